import type { Ability } from '../../abilities/ability.ts';
import type { Line } from './abilities.ts';
import { fresh } from './ability-parts.ts';
import { cannotRule } from './cannot.ts';
import { castThisWay } from './cast-this-way.ts';
import { enteringLine } from './entering.ts';
import { keywordList } from './keywords.ts';
import { alt, followed, type Parser, word } from './parser.ts';
import { plainRule, replacementRule } from './plain-rules.ts';
import type { Meaning } from './scope.ts';
import { staticLine } from './statics.ts';

/** Sentences of several sorts on one line: each is an ability of its own. */
export const mixed: Parser<Line> = (input, at) => {
  const found: Meaning<Ability>[] = [];
  const head = followed(keywordList, word('.'))(input, at);
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
    if (result === undefined) return undefined;
    found.push(result.value);
    next = result.next;
  }
  const first = head?.value ?? [];
  return { next, value: (scope) => [...first, ...found].map((one) => one(fresh(scope))) };
};
