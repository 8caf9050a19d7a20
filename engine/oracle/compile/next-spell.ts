import type { Instruction } from '../../abilities/instruction.ts';
import type { Modification } from '../../abilities/modification.ts';
import { controlledBy } from '../../abilities/selector.ts';
import type { Timed, Told } from './clauses.ts';
import { type NounGroup, nounGroup, together } from './nouns.ts';
import {
  alt,
  between,
  type Input,
  lazy,
  map,
  opt,
  type Parsed,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { playerPhrase } from './players.ts';
import { predicate } from './predicates.ts';
import { NotUnderstood } from './scope.ts';
import { tellOf } from './subjects.ts';
import { uncapital, wordsBetween } from './text-of.ts';

const nextOnes: Parser<readonly NounGroup[]> = between(
  preceded(
    phrase('the next'),
    lazy(() => nounGroup),
  ),
  alt<unknown>(phrase(', and'), word('and', ',')),
);
const subject = seq(
  nextOnes,
  lazy(() => playerPhrase),
  alt(phrase('cast this turn'), phrase('casts this turn'), phrase('play this turn')),
  opt(phrase('of the chosen type')),
);

/** "the next instant spell and the next sorcery spell you cast this turn each have cascade" (611.2f) */
export const nextSpell: Parser<Timed> = map(
  seq(subject, opt(word('each')), predicate),
  ([[nouns, caster, , ofType], , what]): Timed =>
    (scope) => {
      if (ofType !== undefined || nouns.some(({ nouns: words }) => !words.includes('spell')))
        throw new NotUnderstood(0, 'a spell');
      const is = caster(scope);
      return nouns.map((noun): Instruction => {
        const spell = together([noun.selector(scope), controlledBy(is)]);
        const parts = tellOf({ selector: spell, nouns: ['spell'], isPlural: true }, scope, what);
        if (!parts.every(isOfSpell)) throw new NotUnderstood(0, 'what a spell can have');
        return { kind: 'next-spell-effect', spell, parts, within: { kind: 'until-end-of-turn' } };
      });
    },
);

const isOfSpell = ({ kind }: Modification): boolean => kind === 'add-ability' || kind === 'restrict';

const beforeCasting = alt<unknown>(
  word('costs', 'cost'),
  phrase('can be cast|played as though'),
  phrase('can be cast without paying'),
);

/** Costs and permissions are looked at before the spell is on the stack: those are told in their own words. */
export const nextSpellWords: Parser<Told> = (input: Input, at): Parsed<Told> | undefined => {
  const named = subject(input, at);
  const first = named === undefined ? undefined : beforeCasting(input, named.next);
  if (named === undefined || first === undefined) return undefined;
  let next = first.next;
  while (next < input.tokens.length && input.tokens[next]?.w !== '.') {
    if (input.tokens[next]?.kind === 'quote') return undefined;
    next += 1;
  }
  const words = uncapital(wordsBetween(input, at, next));
  return {
    next,
    value: (scope) => {
      named.value[1](scope);
      return [{ kind: 'other', words }];
    },
  };
};
