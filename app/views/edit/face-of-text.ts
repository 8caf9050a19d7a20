import type { CardFace, CompilableFace, StepAction } from '../../../engine/index.ts';
import { CARD_TYPES } from '../../../engine/index.ts';

/** What a text of the step is read as a part of: a one-shot effect, an emblem, a token, or the card with the sticker. */
export function faceOfAction(
  action: StepAction,
  text: string,
  stickerOn: CardFace | undefined,
): CompilableFace {
  switch (action.kind) {
    case 'effect':
      return { name: '', text, cardTypes: ['instant'] };
    case 'token': {
      const { name = '', types = [] } = action.token;
      return { name, text, cardTypes: CARD_TYPES.filter((type) => types.includes(type)) };
    }
    case 'sticker':
      return { name: stickerOn?.name ?? '', text, cardTypes: stickerOn?.cardTypes ?? [] };
    default:
      return { name: '', text, cardTypes: [] };
  }
}
