import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectId } from '../../../engine/index.ts';
import { IconButton } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import {
  useActions,
  useHistory,
  useIsReadOnly,
  useMoment,
  useSentences,
  useStrata,
  useTrace,
} from '../../store/hooks.ts';
import { isSettledBy } from '../../views/inspector/inspected.ts';
import { objectText } from '../../views/inspector/inspector-text.ts';
import { type ObjectView, objectView } from '../../views/inspector/object-view.ts';
import { Actions } from './Actions.tsx';
import { Characteristic } from './Characteristic.tsx';
import css from './Inspector.module.css';
import { StepNotes } from './StepNotes.tsx';
import { UnreadNote } from './UnreadNote.tsx';
import { useLinks } from './use-links.ts';
import { WhyNots } from './WhyNots.tsx';

/** Only of what is not a permanent: cards that may be cast, and spells. */
const CostSection = lazy(async () => ({ default: (await import('../game/CostSection.tsx')).CostSection }));
/** Only of what got its timestamp with others. */
const TogetherNote = lazy(async () => ({ default: (await import('./TogetherNote.tsx')).TogetherNote }));
const TimestampOrder = lazy(async () => ({ default: (await import('./TimestampOrder.tsx')).TimestampOrder }));
/** Only of what the rules have done something to. */
const DoneTo = lazy(async () => ({ default: (await import('./Happened.tsx')).DoneTo }));
const StepMenu = lazy(async () => ({ default: (await import('../board/StepMenu.tsx')).StepMenu }));

/** Why one object is what it is. */
export function ObjectInspector({ id }: { readonly id: ObjectId }) {
  const { t } = useTranslation();
  const say = useSentences();
  const trace = useTrace();
  const history = useHistory();
  const links = useLinks();
  const position = useStrata((state) => state.position);
  const isReadOnly = useIsReadOnly();
  const { endedEffects, step: now } = useMoment();
  const view = useMemo(() => objectView(trace, say, id, endedEffects), [trace, say, id, endedEffects]);
  const total = trace.applied.length;
  const hasCompany = history.moments.some(({ step, chosenOrders }) => step <= now && chosenOrders.length > 0);
  const isSettled = isSettledBy(history, id, now);
  return (
    <>
      <header className={css.head}>
        <Meta view={view} />
        <div className={css.titled}>
          <h2>{view.name}</h2>
          {!isReadOnly && (
            <>
              <AnalyseButton id={id} />
              <StepsButton id={id} name={view.name} />
            </>
          )}
        </div>
        <p className={css.verdict}>
          <SentenceText sentence={view.verdict} {...links} />
        </p>
        {position !== undefined && position < total && (
          <p className={css.faint}>{t('inspector.position', { position, total })}</p>
        )}
      </header>
      <div className={css.body}>
        {hasCompany && (
          <Suspense>
            <TogetherNote id={id} step={view.sinceStep} />
            <TimestampOrder id={id} upTo={now} />
          </Suspense>
        )}
        {isSettled && (
          <Suspense>
            <DoneTo id={id} />
          </Suspense>
        )}
        <StepNotes history={history} step={view.sinceStep} />
        <UnreadNote lines={view.unread} />
        <dl>
          {view.characteristics.map((characteristic) => (
            <Characteristic key={characteristic.name} view={characteristic} object={id} />
          ))}
        </dl>
        {view.asPrinted.length > 0 && (
          <details className={css.folded}>
            <summary>
              {t('inspector.asPrintedMore', { names: view.asPrinted.map(({ label }) => label).join(', ') })}
            </summary>
            <dl>
              {view.asPrinted.map((characteristic) => (
                <Characteristic key={characteristic.name} view={characteristic} object={id} />
              ))}
            </dl>
          </details>
        )}
        {view.zone !== 'battlefield' && (
          <Suspense>
            <CostSection id={id} />
          </Suspense>
        )}
        <WhyNots title={t('inspector.didNotApply')} list={view.didNotApply} />
      </div>
      <Actions what={{ kind: 'object', id }} text={() => objectText(view)} />
    </>
  );
}

/** Opens the card's text with the rules of each of its fragments. */
function AnalyseButton({ id }: { readonly id: ObjectId }) {
  const { t } = useTranslation();
  const actions = useActions();
  const object = useTrace().evaluation.state.objects.get(id);
  if (object === undefined) return null;
  const isNamed = object.kind === 'card' && object.card.name !== '';
  return (
    <IconButton
      icon="layers"
      size="small"
      label={t('command.analyse-card')}
      shortcut="a"
      onPress={() =>
        actions.openDialog({ kind: 'analyse', ...(isNamed ? { card: object.card.name } : { object: id }) })
      }
    />
  );
}

/** The steps that can be made of the object, also where no tile with a menu is in sight. */
function StepsButton({ id, name }: { readonly id: ObjectId; readonly name: string }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        className={css.steps}
        aria-label={t('inspector.steps', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis" size={15} />
      </button>
      {anchor !== undefined && (
        <Suspense>
          <StepMenu at={{ of: { kind: 'object', id }, anchor }} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Meta({ view }: { readonly view: ObjectView }) {
  const { t } = useTranslation();
  const { player, zone, kind, stampedBy, timeRule } = view;
  const key =
    kind === 'emblem' ? kind : zone !== 'battlefield' ? 'elsewhere' : kind === 'token' ? kind : 'permanent';
  return (
    <p className={css.meta}>
      <PlayerMark player={player} />
      <span>
        {stampedBy === undefined
          ? t(`inspector.meta.${key}`, { player, zone: t(`zone.${zone}`) })
          : t(`inspector.meta.stamped.${stampedBy}`, { player })}{' '}
        <Timestamp at={view.enteredAt} /> {timeRule !== undefined && <RuleLink rule={timeRule} />}
      </span>
    </p>
  );
}
