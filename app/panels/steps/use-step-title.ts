import '../../i18n/add-steps.ts';
import { useTranslation } from 'react-i18next';
import type { GameState, StepAction } from '../../../engine/index.ts';
import { objectId } from '../../../engine/index.ts';
import { useSentences, useStrata, useTrace } from '../../store/hooks.ts';

/** What the dialog of a new step is called. */
export function useStepTitle(before?: GameState): (action: StepAction) => string {
  const { t } = useTranslation('steps');
  const { t: tApp } = useTranslation();
  const say = useSentences();
  const players = useStrata((state) => state.document.players);
  const shown = useTrace().evaluation.state;
  const state = before ?? shown;
  const nameOf = (id: string): string => {
    if (players.includes(id)) return tApp('player.name', { player: id });
    return state.objects.has(objectId(id)) ? say.objectName(state, objectId(id)) : id;
  };
  return (action) => {
    switch (action.kind) {
      case 'counter':
      case 'sticker':
        return t(`title.${action.kind}`, { name: nameOf(action.on) });
      case 'designate':
        return action.on === undefined
          ? t('title.designate-game')
          : t('title.designate', { name: nameOf(action.on) });
      case 'attach':
      case 'move':
      case 'text':
        return t(`title.${action.kind}`, { name: nameOf(action.id) });
      case 'activate':
      case 'trigger':
      case 'choose':
        return t(`title.${action.kind}`, { name: nameOf(action.source) });
      case 'enter':
      case 'token':
      case 'place':
      case 'cast':
      case 'resolve':
      case 'effect':
      case 'emblem':
      case 'turn':
      case 'life':
      case 'merge':
      case 'combat':
      case 'event':
        return t(`title.${action.kind}`);
      default:
        return t('title.other');
    }
  };
}
