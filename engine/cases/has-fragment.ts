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

/** Whether the text has the keyword, or an ability of which the fragment is a part. */
export const hasFragment = ({ abilities, context }: ObjectText, fragment: string): boolean =>
  matchFragment(fragment, abilities, context).indexes.length > 0;

/** The text, for messages. */
export const showText = ({ abilities, context }: ObjectText): string =>
  abilities.map((ability) => describeAbility(ability, context)).join(' / ');
