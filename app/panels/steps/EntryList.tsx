import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry, GameState, StepAction } from '../../../engine/index.ts';
import { Button, IconButton } from '../../components/Button.tsx';
import { ComboInput } from '../../components/ComboInput.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { MoveButtons } from '../../components/MoveButtons.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import { entryFields } from '../../views/edit/entry-fields.ts';
import type { FieldContext } from '../../views/edit/step-field.ts';
import { type EntryPlace, placesOf, withPlaceMoved } from '../../views/edit/together.ts';
import css from './EntryList.module.css';
import { Fields } from './StepForm.tsx';
import { useEntryOrder } from './use-entry-order.ts';

type Enter = Extract<StepAction, { kind: 'enter' }>;

interface EntryListProps {
  readonly action: Enter;
  readonly before: GameState | undefined;
  readonly context: FieldContext;
  readonly cardNames: readonly string[];
  readonly onChange: (action: StepAction) => void;
  readonly onSubmit: () => void;
}

/**
 * Cards that enter at the same time, in the order that their players chose for the timestamps (613.7m): to be reordered
 * by dragging, by keys and by buttons, and a way to let another card enter with them.
 */
export function EntryList(props: EntryListProps) {
  const { action, before, cardNames, onChange } = props;
  const { t } = useTranslation('steps');
  const actions = useActions();
  const players = useStrata((state) => state.document.players);
  const list = useRef<HTMLUListElement>(null);
  const [card, setCard] = useState('');
  const active = before?.activePlayer ?? players[0] ?? '';
  const places = placesOf(action.entries, players, active);
  const set = (entries: readonly Entry[]) => onChange({ ...action, entries });
  const move = (from: number, to: number): number => {
    const moved = withPlaceMoved(places, from, to);
    set(moved.entries);
    const name = places[from]?.entry.card ?? '';
    actions.say(
      moved.to === to
        ? t('together.moved', { name, place: moved.to + 1, count: places.length })
        : t('together.stays'),
      'info',
      true,
    );
    return moved.to;
  };
  const order = useEntryOrder(list, places, move, (name) =>
    actions.say(t('together.pickedUp', { name }), 'info', true),
  );
  const add = () => {
    const controller = action.entries.at(-1)?.controller ?? active;
    if (card.trim() !== '') set([...action.entries, { id: '', card: card.trim(), controller }]);
    setCard('');
  };
  return (
    <section className={css.together} aria-label={t('together.title')}>
      {places.length > 1 && (
        <>
          <h3>{t('together.title')}</h3>
          <p className={css.rule}>
            {t('together.rule')} <RuleLink rule="613.7m" /> <RuleLink rule="101.4" />
          </p>
          <ul
            ref={list}
            className={css.list}
            aria-label={t('together.list')}
            aria-describedby="together-keys"
          >
            {places.map((each, at) => (
              <EntryRow
                key={each.entry.id === '' ? `new ${each.index}` : each.entry.id}
                {...props}
                each={each}
                count={places.length}
                isHeld={order.held === at}
                onMove={(by) => move(at, at + by)}
                onEntries={set}
              />
            ))}
          </ul>
          <span id="together-keys" hidden>
            {t('together.keys')}
          </span>
        </>
      )}
      <div className={css.add}>
        <ComboInput
          label={t('together.add')}
          value={card}
          options={cardNames}
          onChange={setCard}
          onEnter={() => cardNames.includes(card) && add()}
        />
        <Button look="line" icon="plus" isDisabled={card.trim() === ''} onPress={add}>
          {t('together.addButton')}
        </Button>
      </div>
    </section>
  );
}

interface EntryRowProps extends EntryListProps {
  readonly each: EntryPlace;
  readonly count: number;
  readonly isHeld: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onEntries: (entries: readonly Entry[]) => void;
}

function EntryRow({ each, count, isHeld, onMove, onEntries, ...form }: EntryRowProps) {
  const { t } = useTranslation('steps');
  const { action, context } = form;
  const { entry, index, place } = each;
  const name = entry.card;
  const change = (next: Entry): StepAction => ({
    ...action,
    entries: action.entries.map((other, at) => (at === index ? next : other)),
  });
  return (
    <li className={cx(css.row, isHeld && css.held)} data-step={place - 1}>
      <div className={css.head}>
        <button type="button" className={css.grip} data-grip={place - 1} aria-pressed={isHeld}>
          <Icon name="grip-vertical" size={14} />
          <span className={css.place} aria-hidden="true">
            {place}
          </span>
          <b>{name}</b>
          <span className="visually-hidden">
            {t('together.place', { place, count, player: entry.controller })}
          </span>
          <PlayerMark player={entry.controller} size="small" isDecorative />
        </button>
        <MoveButtons
          earlier={{ label: t('together.earlier', { name }), isDisabled: !each.canMoveEarlier }}
          later={{ label: t('together.later', { name }), isDisabled: !each.canMoveLater }}
          onMove={onMove}
        />
        <IconButton
          icon="x"
          size="small"
          label={t('together.remove', { name })}
          onPress={() => onEntries(action.entries.filter((_, at) => at !== index))}
        />
      </div>
      <details>
        <summary>{t('together.details', { name })}</summary>
        <Fields {...form} autoFocus={false} fields={entryFields(entry, change, context)} />
      </details>
    </li>
  );
}
