import '../../i18n/add-steps.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventAction, StepAction } from '../../../engine/index.ts';
import { IconButton } from '../../components/Button.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { useActions, useStrata, useTrace } from '../../store/hooks.ts';
import { fieldsOfEvent, sharedFields } from '../../views/edit/event-fields.ts';
import type { StepField } from '../../views/edit/step-field.ts';
import { EVENT_KINDS, kindOfEvent, type Lab } from '../../views/lab/lab.ts';
import { aboutOf, startEvent } from '../../views/lab/starters.ts';
import { Fields } from '../steps/StepForm.tsx';
import { useCards } from '../steps/use-cards.ts';
import css from './Lab.module.css';
import type { LabNow } from './use-lab.ts';

/** Fields that say little about most events: they stand behind "More". */
const RARE: ReadonlySet<StepField['name']> = new Set([
  'addChoice',
  'addCounter',
  'addSource',
  'addTarget',
  'by',
  'cause',
  'face',
  'faceDown',
  'how',
  'noRegen',
  'owner',
  'tapped-for',
  'transformed',
  'x',
]);

/** The event, to be changed while everything else follows. */
export function EventEditor({ now }: { readonly now: LabNow }) {
  const { t } = useTranslation('lab');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const trace = useTrace();
  const { lab, game } = now;
  const { event } = lab.action;
  const players = useStrata((state) => state.document.players);
  const wanted = useMemo(() => cardsOf(lab.action), [lab.action]);
  const { cardOf, broughtBy, names } = useCards(wanted);
  const context = { cardOf, isPlayer: (id: string) => players.includes(id) };
  const change = (action: StepAction): void => {
    if (action.kind !== 'event') return;
    const brings = broughtBy(cardsOf(action));
    const next: Lab = { action, path: lab.path };
    actions.setLab(brings.length === 0 ? next : { ...next, brings });
  };
  const changeKind = (kind: string): void => {
    const found = EVENT_KINDS.find((each) => each === kind);
    if (found === undefined) return;
    const { object, player } = subjectOf(lab.action, players);
    const known = [...game.state.objects.keys()].find((id) => id === object);
    const about = aboutOf(trace, known, player);
    actions.setLab({
      action: { kind: 'event', id: '', event: startEvent(found, about, known === undefined) },
      path: [],
    });
  };
  const all = [...fieldsOfEvent(lab.action, context), ...sharedFields(lab.action)];
  const isRare = (each: StepField) => RARE.has(each.name) && (each.value === '' || each.name === 'cause');
  const form = {
    action: lab.action,
    before: game.state,
    context,
    cardNames: names,
    autoFocus: false,
    onChange: change,
  };
  return (
    <section className={css.block} aria-label={t('event')}>
      <header className={css.kind}>
        <SelectInput
          label={t('kindLabel')}
          value={kindOfEvent(event)}
          options={EVENT_KINDS.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))}
          onChange={changeKind}
        />
        <IconButton icon="x" size="small" label={tApp('close')} onPress={() => actions.setLab(undefined)} />
      </header>
      <Fields {...form} fields={all.filter((each) => !isRare(each))} onSubmit={() => undefined} />
      <details className={css.more}>
        <summary>{t('more')}</summary>
        <Fields {...form} fields={all.filter(isRare)} onSubmit={() => undefined} />
      </details>
    </section>
  );
}

/** Names of cards that the event speaks of. */
function cardsOf({ event }: EventAction): readonly string[] {
  return 'enter' in event ? [event.enter].flat().map(({ card }) => card) : [];
}

/** The object or player that an event is about, to keep when its kind changes. */
function subjectOf(
  { event }: EventAction,
  players: readonly string[],
): { readonly object?: string; readonly player?: string } {
  const of = (id: string) => (players.includes(id) ? { player: id } : { object: id });
  if ('damage' in event) return of([event.damage].flat()[0]?.to ?? '');
  if ('counters' in event) return of(event.counters.on);
  if ('destroy' in event) return of(event.destroy.id);
  if ('die' in event) return of(event.die.id);
  if ('counterSpell' in event) return of(event.counterSpell.id);
  if ('zone' in event) return of(event.zone.id);
  if ('untap' in event) return of(event.untap.id);
  if ('turnFaceUp' in event) return of(event.turnFaceUp.id);
  if ('enter' in event) return of([event.enter].flat()[0]?.controller ?? '');
  if ('tokens' in event) return of(event.tokens.controller);
  const [value] = Object.values(event) as readonly { readonly player?: string }[];
  return value?.player === undefined ? {} : { player: value.player };
}
