import type { ChoiceKind } from '../../../abilities/instruction.ts';

/** What is chosen, with its article: "a color", "a creature type". */
export function choicePhrase(what: ChoiceKind): string {
  switch (what) {
    case 'color':
      return 'a color';
    case 'creature-type':
      return 'a creature type';
    case 'basic-land-type':
      return 'a basic land type';
    case 'land-type':
      return 'a land type';
    case 'card-name':
      return 'a card name';
    case 'number':
      return 'a number';
    case 'player':
      return 'a player';
    case 'object':
      return 'a permanent';
    case 'mode':
      return 'one';
    case 'copy':
      return 'a permanent to copy';
  }
}
