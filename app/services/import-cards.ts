import '../i18n/add-pool.ts';
import { i18n } from '../i18n/i18n.ts';
import type { StrataActions } from '../store/actions.ts';
import { cardPool } from './card-pool.ts';

/** Imports a file of cards, shows how far it is, and says what came of it. */
export async function importCards(file: File, actions: StrataActions): Promise<void> {
  cardPool.import(file);
  actions.openDialog({ kind: 'import-cards' });
  const unsubscribe = cardPool.subscribe(() => {
    const { outcome, importing } = cardPool.state;
    if (importing !== undefined || outcome === undefined) return;
    unsubscribe();
    switch (outcome.kind) {
      case 'imported':
        actions.say(
          i18n.t('outcome.imported', { ns: 'pool', count: outcome.meta.cards, file: file.name }),
          'success',
        );
        break;
      case 'failed':
        actions.say(i18n.t('outcome.failed', { ns: 'pool', file: file.name }), 'error', true);
        break;
      case 'cancelled':
        actions.say(i18n.t('outcome.cancelled', { ns: 'pool', file: file.name }));
    }
  });
}
