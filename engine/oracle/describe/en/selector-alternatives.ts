import type { Selector } from '../../../abilities/selector.ts';
import { PERMANENT_TYPES } from '../../../vocabulary/card-types.ts';
import { sameTree } from '../../same-tree.ts';
import { type Narrator, narrate } from './context.ts';
import { joinList } from './grammar.ts';
import { emptyNounPhrase, type NounPhrase } from './noun-parts.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { predicateOf } from './selector-predicate.ts';
import { requirementAt } from './target-phrase.ts';

/**
 * "or" between selectors: other nouns ("artifacts and enchantments"), other qualities of one noun ("with flying or
 * reach", "that's a Wolf or a Werewolf"), or zones ("in your hand and graveyard").
 */
export function collectAlternatives(of: readonly Selector[], phrase: NounPhrase, narrator: Narrator): void {
  if (of.every((part) => part.kind === 'is')) {
    const objects = withoutRepeatedTargets(of, narrator).map((part) =>
      renderNounPhrase(nounPhraseOf(part, narrator), 'singular', 'none'),
    );
    phrase.fixed = { text: joinList(objects), number: of.length === 1 ? 'singular' : 'plural' };
    return;
  }
  // "all" without a zone means permanents (109.2).
  const zones = of.flatMap((part) =>
    part.kind === 'zone' ? [part.zone] : part.kind === 'all' ? ['battlefield' as const] : [],
  );
  if (zones.length === of.length) {
    phrase.zones.push(...zones);
    return;
  }
  // "permanent card", "permanent spell": any of the types that permanents have (110.4a).
  const types = of.flatMap((part) => (part.kind === 'card-type' ? [part.type] : []));
  if (types.length === of.length && PERMANENT_TYPES.every((type) => types.includes(type))) {
    phrase.isPermanent = true;
    return;
  }
  const quiet = narrate(narrator.context, narrator.targets);
  const phrases = of.map((part) => nounPhraseOf(part, quiet));
  const hasNoun = phrase.types.length > 0 || phrase.subtypes.length > 0;
  if (phrases.every(isOnlyWith)) {
    phrase.withs.push((number) =>
      joinList(
        phrases.flatMap(({ withs }) => withs.map((part) => part(number))),
        'or',
      ),
    );
  } else if (hasNoun || phrases.some(isOnlyQualities)) {
    phrase.relatives.push((number) => predicateOf({ kind: 'any-of', of }, narrator, number));
  } else {
    phrase.alternatives.push(...phrases);
  }
}

/** Objects that one word "target" asks for ("up to two target creatures") are named once. */
function withoutRepeatedTargets(of: readonly Selector[], narrator: Narrator): readonly Selector[] {
  const asked = of.map((part) =>
    part.kind === 'is' && part.object.kind === 'target'
      ? requirementAt(narrator.targets, part.object.index)
      : undefined,
  );
  return of.filter((_, index) => asked[index] === undefined || asked.indexOf(asked[index]) === index);
}

const isOnlyWith = (phrase: NounPhrase): boolean =>
  phrase.withs.length > 0 && sameTree(phrase, { ...emptyNounPhrase(), withs: phrase.withs });

/** Neither a type nor a particular object: nothing that could stand as a noun. */
const isOnlyQualities = (phrase: NounPhrase): boolean =>
  phrase.fixed === undefined &&
  phrase.types.length === 0 &&
  phrase.subtypes.length === 0 &&
  !phrase.isToken &&
  phrase.zones.length === 0;
