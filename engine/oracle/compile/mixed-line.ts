import type { Ability } from '../../abilities/ability.ts';
import type { Line } from './abilities.ts';
import { fresh } from './ability-parts.ts';
import { cannotRule } from './cannot.ts';
import { castThisWay } from './cast-this-way.ts';
import { enteringLine } from './entering.ts';
import { keywordList } from './keywords.ts';
import { alt, followed, type Input, type Parser, word } from './parser.ts';
import { plainRule, replacementRule } from './plain-rules.ts';
import type { Meaning, Scope } from './scope.ts';
import { staticLine } from './statics.ts';
import { triggered } from './triggered.ts';

const hasCost = ({ tokens }: Input): boolean => tokens.some(({ kind, w }) => kind === 'mark' && w === ':');

/** Sentences of several sorts on one line: each is an ability of its own. */
export const mixed: Parser<Line> = (input, at) => {
  const found: Meaning<Ability>[] = [];
  const head = followed(keywordList, word('.'))(input, at);
  const first = head?.value ?? [];
  const made = (scope: Scope): readonly Ability[] => [...first, ...found].map((one) => one(fresh(scope)));
  let next = head?.next ?? at;
  while (next < input.tokens.length) {
    const result = alt<Meaning<Ability>>(
      castThisWay,
      enteringLine,
      cannotRule,
      replacementRule,
      plainRule,
      staticLine,
    )(input, next);
    // "Reveal the first card you draw each turn. Whenever you reveal a land card this way, …"
    const last =
      result === undefined && found.length > 0 && !hasCost(input) ? triggered(input, next) : undefined;
    if (last !== undefined)
      return { next: last.next, value: (scope) => [...made(scope), ...last.value(scope)] };
    if (result === undefined) return undefined;
    found.push(result.value);
    next = result.next;
  }
  return { next, value: made };
};
