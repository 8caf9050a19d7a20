import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Decision,
  entriesOf,
  type OrderOutcome,
  type OrderReport,
  type OrderThing,
  thingsOf,
  withOrder,
} from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { Message } from '../../components/Message.tsx';
import { Progress } from '../../components/Progress.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { useActions, useSentences } from '../../store/hooks.ts';
import { comparisonOf } from '../../views/what-if/comparison.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { DecisionTree, type PairWords } from './DecisionTree.tsx';
import { playedBoard, type ShownBoard } from './use-board.ts';
import { useOrders } from './use-orders.ts';
import css from './WhatIf.module.css';

/** Whether the order of some steps matters: all orders are tried, and grouped by what comes of them. */
export function AllOrders({ board }: { readonly board: ShownBoard }) {
  const { t } = useTranslation('states');
  const { document, trace, steps } = board;
  const sources = useMemo(() => sourceSteps(board), [board]);
  const [chosen, setChosen] = useState<readonly number[]>(sources);
  const orders = useOrders();
  const toggle = (index: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, index].sort((a, b) => a - b) : chosen.filter((each) => each !== index));
  const isRunning = orders.progress !== undefined;
  const canTry = thingsOf(document, chosen).length > 1;
  const { report } = orders;
  return (
    <>
      <fieldset className={css.steps}>
        <legend className={css.head}>{t('whatIf.orders.choose')}</legend>
        {steps.map(({ index, text }) => (
          <Checkbox key={index} isSelected={chosen.includes(index)} onChange={(is) => toggle(index, is)}>
            {text}
          </Checkbox>
        ))}
      </fieldset>
      <div className={css.run}>
        <Button
          look="primary"
          isDisabled={!canTry || isRunning}
          onPress={() => orders.start(document, chosen)}
        >
          {t('whatIf.orders.run')}
        </Button>
        {isRunning && <Button onPress={orders.stop}>{t('whatIf.orders.cancel')}</Button>}
        {isRunning && orders.progress !== undefined && orders.progress.of > 0 && (
          <span role="status">{t('whatIf.orders.progress', { ...orders.progress })}</span>
        )}
      </div>
      {isRunning && orders.progress !== undefined && orders.progress.of > 0 && (
        <Progress
          label={t('whatIf.orders.progress', { ...orders.progress })}
          percent={(100 * orders.progress.tried) / orders.progress.of}
        />
      )}
      {!canTry && <Message tone="info">{t('whatIf.tooFew')}</Message>}
      {orders.hasFailed && <Message tone="error">{t('whatIf.orders.failed')}</Message>}
      {report !== undefined && <Report report={report} board={board} trace={trace} />}
    </>
  );
}

/** Steps that made something that makes effects: those whose order may matter. */
function sourceSteps({ document, trace }: ShownBoard): readonly number[] {
  const sources = new Set<number>();
  const { state } = trace.evaluation;
  // Also those that did not come to apply: in another order they may.
  for (const { source, origin } of trace.effects.values()) {
    const object = source === undefined ? undefined : state.objects.get(source);
    if (origin.kind === 'resolution') sources.add(origin.step);
    else if (origin.kind === 'static-ability' && object !== undefined) sources.add(object.sinceStep);
  }
  return [...sources].filter((index) => index >= 0 && index < document.steps.length).sort((a, b) => a - b);
}

interface ReportProps {
  readonly report: OrderReport;
  readonly board: ShownBoard;
  readonly trace: ShownBoard['trace'];
}

function Report({ report, board, trace }: ReportProps) {
  const { t } = useTranslation('states');
  const { outcomes, decision, tried, isAll, impossible, things, simultaneous, alike } = report;
  const names = useMemo(() => namesOf(board, things), [board, things]);
  const pair = useMemo(() => pairWords(board, things, names, t), [board, things, names, t]);
  return (
    <section aria-live="polite" className={css.comparison}>
      <Message tone={outcomes.length > 1 ? 'info' : 'success'}>
        {outcomes.length > 1 ? (
          <>
            <b>{t('whatIf.orders.many', { outcomes: outcomes.length, count: tried - impossible })}</b>{' '}
            {decision === undefined
              ? t('whatIf.orders.unclear')
              : isOneQuestion(decision)
                ? t('whatIf.orders.dependsOn', { pair: pair.before(decision.pair) })
                : t('whatIf.orders.dependsOnMore')}
          </>
        ) : (
          t('whatIf.orders.one', { count: tried - impossible })
        )}
      </Message>
      {decision !== undefined && !isOneQuestion(decision) && (
        <div className={css.tree}>
          <DecisionTree decision={decision} pair={pair} />
        </div>
      )}
      {simultaneous.map(({ step, player, cards }) => (
        <p key={`${step} ${player}`} className={css.hint}>
          {t('whatIf.orders.chooses', { player, cards: cards.join(', '), step: step + 1 })}{' '}
          <RuleLink rule="613.7m" /> <RuleLink rule="101.4" />
        </p>
      ))}
      {alike.map(({ step, name }) => (
        <p key={step} className={css.hint}>
          {name === undefined
            ? t('whatIf.orders.alike', { step: step + 1 })
            : t('whatIf.orders.alikeNamed', { step: step + 1, name })}{' '}
          <RuleLink rule="613.7m" />
        </p>
      ))}
      {!isAll && <Message tone="warning">{t('whatIf.orders.sampled')}</Message>}
      {impossible > 0 && <p className={css.hint}>{t('whatIf.orders.impossible', { count: impossible })}</p>}
      {outcomes.length > 1 &&
        outcomes.map((outcome, index) => (
          <OutcomeView
            key={outcome.orders[0]?.join()}
            outcome={outcome}
            number={index + 1}
            things={things}
            names={names}
            board={board}
            trace={trace}
          />
        ))}
    </section>
  );
}

const isOneQuestion = (decision: Decision): decision is Extract<Decision, { kind: 'ask' }> =>
  decision.kind === 'ask' && decision.yes.kind === 'outcome' && decision.no.kind === 'outcome';

/** What each thing is called: a step by its text, a card among several by its name. */
function namesOf({ document, steps }: ShownBoard, things: readonly OrderThing[]): readonly string[] {
  return things.map(({ step, entry }) => {
    const card = entry === undefined ? undefined : entriesOf(document.steps[step])[entry]?.card;
    return card ?? steps[step]?.text.replace(/^\d+\. /, '') ?? String(step + 1);
  });
}

function pairWords(
  { document }: ShownBoard,
  things: readonly OrderThing[],
  names: readonly string[],
  t: TFunction<'states'>,
): PairWords {
  const say = (key: 'before' | 'pair', [a, b]: readonly [number, number]): string => {
    const [first, second] = [things[a], things[b]];
    const names_ = { a: names[a] ?? '', b: names[b] ?? '' };
    if (first === undefined || first.step !== second?.step) return t(`whatIf.orders.${key}`, names_);
    const player = entriesOf(document.steps[first.step])[first.entry ?? 0]?.controller ?? '';
    return t(`whatIf.orders.${key}Chosen`, { ...names_, player });
  };
  return { before: (pair) => say('pair', pair), is: (pair) => say('before', pair) };
}

interface OutcomeProps {
  readonly outcome: OrderOutcome;
  readonly number: number;
  readonly things: readonly OrderThing[];
  readonly names: readonly string[];
  readonly board: ShownBoard;
  readonly trace: ShownBoard['trace'];
}

function OutcomeView({ outcome, number, things, names, board, trace }: OutcomeProps) {
  const { t } = useTranslation('states');
  const say = useSentences();
  const actions = useActions();
  const [first] = outcome.orders;
  const document = useMemo(
    () => withOrder(board.document, things, first ?? []),
    [board.document, things, first],
  );
  const comparison = useMemo(
    () =>
      outcome.isPresent
        ? undefined
        : comparisonOf(
            trace,
            playedBoard(document).trace,
            { first: t('whatIf.here'), second: t('whatIf.there') },
            say,
          ),
    [outcome.isPresent, trace, document, say, t],
  );
  const open = () => {
    actions.open(document);
    actions.say(t('whatIf.opened'), 'success');
  };
  return (
    <article className={css.outcome}>
      <h3 className={css.head}>
        {t('whatIf.orders.outcome', { number })}{' '}
        <span className={css.hint}>
          {outcome.isPresent && `${t('whatIf.orders.present')}, `}
          {t('whatIf.orders.ways', { count: outcome.orders.length })}
        </span>
      </h3>
      <p className={css.hint}>
        {t('whatIf.orders.for', {
          order: (first ?? []).map((index) => names[index] ?? '').join(t('whatIf.alone.andThen')),
        })}
      </p>
      {comparison !== undefined && (
        <>
          <ComparisonView
            comparison={comparison}
            heads={[t('whatIf.boards.now'), t('whatIf.boards.changed')]}
          />
          <Button look="line" onPress={open}>
            {t('whatIf.open')}
          </Button>
        </>
      )}
    </article>
  );
}
