import { useTranslation } from 'react-i18next';
import type { ObjectId } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Message } from '../../components/Message.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { stateAt } from '../../store/derived.ts';
import { useActions, useHistory, useIsReadOnly, useStrata } from '../../store/hooks.ts';
import { placesOf } from '../../views/edit/together.ts';
import css from './Inspector.module.css';

interface TogetherNoteProps {
  readonly id: ObjectId;
  readonly step: number;
}

/** For what entered with others: in which order, whose choice that was, and the way to change it. */
export function TogetherNote({ id, step }: TogetherNoteProps) {
  const { t } = useTranslation();
  const actions = useActions();
  const isReadOnly = useIsReadOnly();
  const history = useHistory();
  const players = useStrata((state) => state.document.players);
  const action = useStrata((state) => state.document.steps[step]?.action);
  if (action?.kind !== 'enter' || action.entries.length < 2) return null;
  const active = stateAt(history, step)?.activePlayer ?? players[0] ?? '';
  const places = placesOf(action.entries, players, active);
  const own = places.find(({ entry }) => entry.id === id);
  if (own === undefined) return null;
  return (
    <div className={css.notes}>
      <Message
        tone="info"
        actions={
          isReadOnly ? undefined : (
            <Button
              size="small"
              look="line"
              icon="list-ordered"
              onPress={() => actions.openDialog({ kind: 'edit-step', step })}
            >
              {t('inspector.together.change')}
            </Button>
          )
        }
      >
        {t('inspector.together.words', { player: own.entry.controller })}{' '}
        {places.map(({ entry, place }) => (
          <span key={entry.id}>
            {place > 1 && ', '}
            {place}. {entry.id === id ? <b>{entry.card}</b> : entry.card}
          </span>
        ))}{' '}
        <RuleLink rule="613.7m" />
      </Message>
    </div>
  );
}
