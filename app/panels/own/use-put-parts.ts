import { useTranslation } from 'react-i18next';
import { cardOfFace } from '../../../engine/index.ts';
import { useActions, useStrataStore } from '../../store/hooks.ts';
import type { EffectKind } from '../../views/own/own-effect.ts';
import type { BuiltParts } from '../../views/own/parts.ts';
import { faceOfParts } from '../../views/own/read-back.ts';
import { usePlace } from '../use-place.ts';

/** Puts an effect that no text says on the board: as a card that travels with it. */
export function usePutParts(): (kind: EffectKind, built: BuiltParts, player: string) => void {
  const { t } = useTranslation('own');
  const { store } = useStrataStore();
  const actions = useActions();
  const place = usePlace();
  return (kind, built, player) => {
    const taken = new Set((store.getState().document.cards ?? []).map(({ name }) => name));
    const base: string = t('effect.ownName');
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base} ${count}`;
    actions.dispatch({ kind: 'put-card', card: cardOfFace(faceOfParts(kind, name, built)) });
    actions.openDialog(undefined);
    place.add({ kind: 'card', name, zone: 'battlefield' }, player);
  };
}
