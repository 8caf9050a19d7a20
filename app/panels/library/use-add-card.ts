import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../../engine/index.ts';
import { cardPool } from '../../services/card-pool.ts';
import { useActions } from '../../store/hooks.ts';
import type { CardRow } from '../../views/library/card-rows.ts';
import { usePlace } from '../use-place.ts';
import { isFromPool } from './use-card-pool.ts';

/** Puts the card of a row on the board; one of the pool is compiled first, and goes into the board's file. */
export function useAddCard(): (row: CardRow, controller: string, zone: Zone) => void {
  const place = usePlace();
  const actions = useActions();
  const { t } = useTranslation('pool');
  return useCallback(
    (row, controller, zone) => {
      const item = { kind: 'card', name: row.name, zone } as const;
      if (!isFromPool(row)) place.add(item, controller);
      else
        cardPool.card(row.name).then(
          (found) => {
            if (found === undefined) actions.say(t('rows.unreadable'), 'error');
            else place.add({ ...item, find: () => found.card }, controller);
          },
          () => actions.say(t('rows.unreadable'), 'error'),
        );
    },
    [place, actions, t],
  );
}
