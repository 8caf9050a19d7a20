import type { Ability } from '../abilities/ability.ts';
import { contextOf, type DescribableFace, type DescribeContext } from '../oracle/describe/en/context.ts';
import { describeAbility } from '../oracle/describe/en/describe.ts';
import { matchFragment } from '../oracle/match-fragment.ts';

/** An object's abilities as its text. */
export interface ObjectText {
  readonly abilities: readonly Ability[];
  readonly context: DescribeContext;
}

export const textOf = (face: DescribableFace): ObjectText => ({
  abilities: face.abilities,
  context: contextOf(face),
});

/**
 * Whether the text has the keyword, or an ability of which the fragment is a part. What an ability only gives away, in
 * quotation marks or after a condition, it does not have.
 */
export const hasFragment = ({ abilities, context }: ObjectText, fragment: string): boolean =>
  matchFragment(fragment, abilities, context).indexes.some((index) => {
    const given = abilitiesGivenBy(abilities[index]);
    return matchFragment(fragment, given, context).indexes.length === 0;
  });

const abilitiesGivenBy = (ability: Ability | undefined): readonly Ability[] =>
  ability?.kind !== 'static'
    ? []
    : ability.effects.flatMap(({ parts }) =>
        parts.flatMap((part) => (part.kind === 'add-ability' ? [part.ability] : [])),
      );

/** The text, for messages. */
export const showText = ({ abilities, context }: ObjectText): string =>
  abilities.map((ability) => describeAbility(ability, context)).join(' / ');
