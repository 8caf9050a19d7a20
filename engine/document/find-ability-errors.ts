import type { CardDefinition } from '../cards/card-definition.ts';
import type { DocumentError } from './document-error.ts';
import { ability } from './trees/abilities.ts';

/** What is wrong in the abilities of cards that travel with a board, so that nothing unknown reaches the rules. */
export function findAbilityErrors(cards: readonly CardDefinition[]): readonly DocumentError[] {
  const errors: DocumentError[] = [];
  for (const [card, { faces }] of cards.entries()) {
    for (const [face, { abilities }] of faces.entries()) {
      for (const [index, each] of abilities.entries()) {
        ability(each, { path: ['cards', card, 'faces', face, 'abilities', index], errors });
      }
    }
  }
  return errors;
}
