import type { Ability } from '../abilities/ability.ts';
import type { ContinuousEffectDefinition } from '../abilities/continuous-effect.ts';
import type { Instruction } from '../abilities/instruction.ts';
import { compileText } from '../oracle/compile/compile-text.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import { invariant } from '../vocabulary/invariant.ts';

const compiled = (
  text: string,
  cardTypes: readonly CardType[] = ['creature'],
  subtypes: readonly string[] = [],
) => compileText({ name: 'Test Card', text, cardTypes, subtypes });

/** What a text is read as, as the text of a creature unless another type is given; throws if a word of it is not read. */
export function abilities(...given: Parameters<typeof compiled>): readonly Ability[] {
  const { abilities: read, lines } = compiled(...given);
  const unread = lines.flatMap((line) => line.unread ?? []);
  invariant(unread.length === 0, `is not read: ${JSON.stringify(unread)}`);
  return read;
}

/** Whether a line of the text is not read. */
export const isUnread = (...given: Parameters<typeof compiled>): boolean =>
  compiled(...given).lines.some(({ unread }) => unread !== undefined);

/** What the abilities of a text that resolve tell to be done. */
export const instructions = (...given: Parameters<typeof compiled>): readonly Instruction[] =>
  abilities(...given).flatMap((ability) => ('instructions' in ability ? ability.instructions : []));

/** The continuous effects of static abilities. */
export const statics = (all: readonly Ability[]): readonly ContinuousEffectDefinition[] =>
  all.flatMap((ability) => (ability.kind === 'static' ? ability.effects : []));
