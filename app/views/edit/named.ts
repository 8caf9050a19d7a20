import type { BoardDocument, StepAction } from '../../../engine/index.ts';
import { freshId } from '../../../engine/index.ts';

/** The action with a name for everything that it makes and that has none yet, made from what it is. */
export function named(action: StepAction, document: BoardDocument): StepAction {
  switch (action.kind) {
    case 'enter': {
      const taken: string[] = action.entries.map(({ id }) => id);
      return {
        ...action,
        entries: action.entries.map((entry) => {
          if (entry.id !== '') return entry;
          const id = unlike(freshId(document, entry.card), taken);
          taken.push(id);
          return { ...entry, id };
        }),
      };
    }
    case 'token':
      return action.token.id === ''
        ? { ...action, token: { ...action.token, id: freshId(document, `${tokenName(action)} token`) } }
        : action;
    case 'cast':
    case 'place':
      return action.id === '' ? { ...action, id: freshId(document, action.card) } : action;
    case 'emblem':
      return action.id === '' ? { ...action, id: freshId(document, 'emblem') } : action;
    case 'sticker':
      return action.id === '' ? { ...action, id: freshId(document, `${action.sticker} sticker`) } : action;
    case 'resolve':
      return action.id === '' ? { ...action, id: freshId(document, action.card ?? 'spell') } : action;
    default:
      return action;
  }
}

const tokenName = ({ token }: Extract<StepAction, { kind: 'token' }>): string =>
  token.name ?? token.subtypes?.join(' ') ?? '';

function unlike(id: string, taken: readonly string[]): string {
  if (!taken.includes(id)) return id;
  let count = 2;
  while (taken.includes(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
}

/** Names of cards that the action speaks of. */
export function cardsIn(action: StepAction): readonly string[] {
  switch (action.kind) {
    case 'enter':
      return action.entries.map(({ card }) => card);
    case 'place':
    case 'cast':
      return [action.card];
    case 'resolve':
      return action.card === undefined ? [] : [action.card];
    default:
      return [];
  }
}
