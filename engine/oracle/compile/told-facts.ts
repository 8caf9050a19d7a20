import type { Condition } from '../../abilities/condition.ts';
import { ok, type Parser, word } from './parser.ts';
import { always, type Meaning } from './scope.ts';
import { wordsBetween } from './text-of.ts';

/** Words that tell of what has happened: no state shows it, so it must be told. */
const PAST: ReadonlySet<string> = new Set(
  `was were wasn't weren't attacked blocked died dies entered gained lost cast drew drawn sacrificed dealt discarded descended been had put
  left committed activated spent paid crewed played created collected won lose win exiled destroyed tapped became kicked bargained didn't
  returned milled revealed chosen did can't share shares`.split(/\s+/),
);

/** A fact of the past up to a comma or period: "you attacked this turn", "this spell was kicked". */
export const toldFact: Parser<Meaning<Condition>> = (input, at) => {
  let next = at;
  let isPast = false;
  for (; next < input.tokens.length; next += 1) {
    const found = input.tokens[next];
    if (found === undefined || found.kind === 'quote') return undefined;
    if (found.kind === 'mark' && (found.w === ',' || found.w === '.')) break;
    if (PAST.has(found.w)) isPast = true;
    if (found.w === 'would' || found.w === 'instead') return undefined;
  }
  if (!isPast || next - at < 2 || word('if')(input, at) !== undefined) return undefined;
  return ok(
    always<Condition>({
      kind: 'player-designation',
      player: { kind: 'you' },
      designation: wordsBetween(input, at, next),
    }),
    next,
  );
};
