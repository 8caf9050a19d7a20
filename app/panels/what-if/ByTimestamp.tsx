import '../../i18n/add-states.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EffectId, Layer, Trace } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { useActions, useSentences, useTrace } from '../../store/hooks.ts';
import {
  byTimestamp,
  type LoopAnswer,
  pairsOf,
  type TimestampAnswer,
} from '../../views/what-if/by-timestamp-view.ts';
import css from './ByTimestamp.module.css';
import { DifferenceList } from './DifferenceList.tsx';

/** Boards with more than this are evaluated again only when somebody asks. */
const AT_ONCE = { effects: 60, pairs: 12 };
const isQuick = (trace: Trace): boolean =>
  trace.applied.length <= AT_ONCE.effects && pairsOf(trace).length <= AT_ONCE.pairs;

interface ByTimestampProps {
  readonly effect: EffectId;
  readonly layer: Layer;
  /** How many objects are named. */
  readonly most?: number;
  /** Only for what it waits itself. */
  readonly onlyWaits?: boolean;
}

/** What would happen by timestamp alone, where an effect waits, is waited for, or is in a loop (613.7, 613.8). */
export function ByTimestamp({ effect, layer, most = 4, onlyWaits = false }: ByTimestampProps) {
  const { t } = useTranslation('states');
  const trace = useTrace();
  const [asked, setAsked] = useState<Trace>();
  if (!isQuick(trace) && asked !== trace) {
    return (
      <div className={css.panel}>
        <Button size="small" look="line" onPress={() => setAsked(trace)}>
          {t('whatIf.alone.ask')}
        </Button>
      </div>
    );
  }
  return <Answers {...{ effect, layer, most, onlyWaits, trace }} />;
}

interface AnswersProps extends Required<ByTimestampProps> {
  readonly trace: Trace;
}

function Answers({ effect, layer, most, onlyWaits, trace }: AnswersProps) {
  const { t } = useTranslation('states');
  const say = useSentences();
  const view = useMemo(() => byTimestamp(trace, say, effect, layer), [trace, say, effect, layer]);
  if (view === undefined) return null;
  const pairs = view.pairs.filter(({ pair }) => !onlyWaits || pair.dependent === effect);
  const name = (id: EffectId): string => say.effectName(trace, id);
  const time = (id: EffectId): string => {
    const info = trace.effects.get(id);
    return info === undefined ? '' : say.timestampLabel(info.timestamp);
  };
  return (
    <section
      className={cx(css.panel, view.loops.length > 0 && css.withLoop)}
      aria-label={t('whatIf.alone.title')}
    >
      {pairs.map((answer) => (
        <Answer
          key={answer.key}
          answer={answer}
          most={most}
          label={t('whatIf.alone.pairLabel', { a: name(answer.pair.dependent), b: name(answer.pair.on) })}
        >
          {t('whatIf.alone.pair', { a: name(answer.pair.dependent), b: name(answer.pair.on) })}{' '}
          <RuleLink rule="613.7" />
        </Answer>
      ))}
      {view.all !== undefined && (
        <Answer answer={view.all} most={most} label={t('whatIf.alone.allLabel')}>
          {t('whatIf.alone.all')}
        </Answer>
      )}
      {view.loops.map((loop) => (
        <Loop key={loop.key} loop={loop} most={most} name={name} time={time} />
      ))}
    </section>
  );
}

interface AnswerProps {
  readonly answer: TimestampAnswer;
  readonly most: number;
  /** What the button is called: what is compared side by side. */
  readonly label: string;
  readonly children: ReactNode;
  /** What the answer is to, in a word or two. */
  readonly head?: string;
}

function Answer({ answer, most, label, head, children }: AnswerProps) {
  const { t } = useTranslation('states');
  const actions = useActions();
  return (
    <div className={css.answer}>
      <p>
        <b>{head ?? t('whatIf.alone.title')}:</b> {children}
      </p>
      <DifferenceList rows={answer.rows} most={most} />
      {answer.rows.length > 0 && (
        <Button
          size="small"
          look="line"
          aria-haspopup="dialog"
          aria-label={t('whatIf.alone.compareWhat', { what: label })}
          onPress={() => actions.openDialog({ kind: 'what-if', question: answer.question })}
        >
          {t('whatIf.alone.compare')}
        </Button>
      )}
    </div>
  );
}

interface LoopProps {
  readonly loop: LoopAnswer;
  readonly most: number;
  readonly name: (id: EffectId) => string;
  readonly time: (id: EffectId) => string;
}

function Loop({ loop, most, name, time }: LoopProps) {
  const { t } = useTranslation('states');
  const inOrder = (effects: readonly EffectId[]): string => effects.map(name).join(t('whatIf.alone.andThen'));
  return (
    <div className={css.loop}>
      <p>
        <span className={css.loopSign}>
          <Icon name="repeat" size={13} />
        </span>{' '}
        {t(loop.isAlways ? 'whatIf.alone.loopAlways' : 'whatIf.alone.loop', {
          order: loop.byRules.map((id) => `${name(id)} (${time(id)})`).join(t('whatIf.alone.andThen')),
        })}{' '}
        <RuleLink rule="613.8b" />
      </p>
      {!loop.isAll && <p className={css.same}>{t('whatIf.alone.sampled')}</p>}
      {loop.others.map((other) => (
        <Answer
          key={other.key}
          answer={other}
          most={most}
          label={inOrder(other.orders[0] ?? [])}
          head={t('whatIf.alone.otherwise')}
        >
          {t('whatIf.alone.order', {
            order: other.orders.map(inOrder).join(t('whatIf.orders.or')),
          })}{' '}
          {other.broken.length > 0 &&
            t('whatIf.alone.broken', {
              pairs: other.broken
                .map(({ dependent, on }) => t('whatIf.alone.brokenPair', { a: name(dependent), b: name(on) }))
                .join(t('whatIf.alone.orIf')),
            })}
        </Answer>
      ))}
    </div>
  );
}
