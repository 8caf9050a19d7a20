import type { Ability } from '../../abilities/ability.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { body } from './clauses.ts';
import { type NounGroup, nounGroup } from './nouns.ts';
import { alt, atEnd, lazy, map, notAhead, type Parser, phrase, seq, token, word } from './parser.ts';
import { plainRule } from './plain-rules.ts';
import { type Meaning, NotUnderstood, type Referent } from './scope.ts';

const itself = token(({ kind }) => (kind === 'self' ? true : undefined), 'its name');

const ofKind: Parser<NounGroup> = map(
  seq(
    phrase('if you cast a|an'),
    lazy(() => nounGroup),
    phrase('this way ,'),
  ),
  ([, noun]) => noun,
);
const done: Parser<NounGroup | undefined> = alt<NounGroup | undefined>(
  map(phrase('if you do ,'), () => undefined),
  ofKind,
);
const outcome = seq(
  done,
  lazy(() => body),
  alt<unknown>(word('.'), atEnd),
);
const mayCast = seq(phrase('you may'), word('cast', 'play'), notAhead(itself));

const it: Referent = {
  selector: { kind: 'is', object: { kind: 'that' } },
  object: { kind: 'that' },
  nouns: ['', 'spell', 'card', 'permanent', 'creature', 'artifact', 'land', 'enchantment'],
  isPlural: false,
};

/**
 * "You may cast spells from the top of your library. If you cast a creature spell this way, it gains haste.": a
 * permission with what becomes of the spell (611.3d).
 */
export const castThisWay: Parser<Meaning<Ability>> = (input, at) => {
  const rule = plainRule(input, at);
  const then = rule === undefined ? undefined : outcome(input, rule.next);
  if (rule === undefined || then === undefined) return undefined;
  const permits = input.tokens
    .slice(at, rule.next)
    .some((_, index) => mayCast(input, at + index) !== undefined);
  // "You may cast this card …" says of its own card how that enters.
  if (!permits) return undefined;
  const [noun, told] = then.value;
  const start = input.tokens[rule.next]?.start ?? 0;
  return {
    next: then.next,
    value: (scope) => {
      const permission = rule.value(scope);
      const kind = noun?.selector(scope);
      const inner = { ...scope, it, named: [it], isResolving: true };
      const instructions = told(inner, undefined);
      if (permission.kind !== 'plain-static' || inner.targets.length > 0 || !instructions.every(isOfSpell))
        throw new NotUnderstood(start, 'what becomes of the spell');
      return {
        ...permission,
        thisWay: { ...(kind === undefined ? {} : { spell: kind }), instructions },
      };
    },
  };
};

const isOfSpell = ({ kind }: Instruction): boolean =>
  kind === 'continuous-effect' || kind === 'replacement-effect';
