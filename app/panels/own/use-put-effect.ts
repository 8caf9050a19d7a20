import { freshId } from '../../../engine/index.ts';
import { loadTextReader } from '../../services/text-reader.ts';
import { useActions, useStrataStore } from '../../store/hooks.ts';
import type { EffectKind } from '../../views/own/own-effect.ts';
import { usePlace } from '../use-place.ts';

/** Puts an effect or emblem with that text on the board; targets and choices are asked for there. */
export function usePutEffect(): (kind: EffectKind, text: string, player: string) => Promise<void> {
  const { store } = useStrataStore();
  const actions = useActions();
  const place = usePlace();
  return async (kind, text, player) => {
    await loadTextReader();
    actions.openDialog(undefined);
    if (kind === 'effect') {
      place.add({ kind: 'effect', text, name: text.trim() }, player);
      return;
    }
    const id = freshId(store.getState().document, 'emblem');
    actions.addStep({ action: { kind: 'emblem', id, controller: player, text } });
    actions.setPanels({ phone: 'board' });
  };
}
