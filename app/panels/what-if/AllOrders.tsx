import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderOutcome, type OrderReport, withOrder } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { Message } from '../../components/Message.tsx';
import { Progress } from '../../components/Progress.tsx';
import { useActions, useSentences } from '../../store/hooks.ts';
import { comparisonOf } from '../../views/what-if/comparison.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { playedBoard, type ShownBoard } from './use-board.ts';
import { useOrders } from './use-orders.ts';
import css from './WhatIf.module.css';

/** Whether the order of some steps matters: all orders are tried, and grouped by what comes of them. */
export function AllOrders({ board }: { readonly board: ShownBoard }) {
  const { t } = useTranslation('states');
  const { document, trace, steps } = board;
  const sources = useMemo(() => sourceSteps(board), [board]);
  const [chosen, setChosen] = useState<readonly number[]>(sources);
  const [tried, setTried] = useState<readonly number[]>([]);
  const orders = useOrders();
  const toggle = (index: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, index].sort((a, b) => a - b) : chosen.filter((each) => each !== index));
  const isRunning = orders.progress !== undefined;
  const start = () => {
    setTried(chosen);
    orders.start(document, chosen);
  };
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
        <Button look="primary" isDisabled={chosen.length < 2 || isRunning} onPress={start}>
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
      {chosen.length < 2 && <Message tone="info">{t('whatIf.tooFew')}</Message>}
      {orders.hasFailed && <Message tone="error">{t('whatIf.orders.failed')}</Message>}
      {report !== undefined && <Report report={report} board={board} places={tried} trace={trace} />}
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
    else if (object !== undefined) sources.add(object.sinceStep);
  }
  return [...sources].filter((index) => index >= 0 && index < document.steps.length).sort((a, b) => a - b);
}

interface ReportProps {
  readonly report: OrderReport;
  readonly board: ShownBoard;
  readonly places: readonly number[];
  readonly trace: ShownBoard['trace'];
}

function Report({ report, board, places, trace }: ReportProps) {
  const { t } = useTranslation('states');
  const { outcomes, deciding, tried, isAll, impossible } = report;
  const name = (which: number): string =>
    board.steps[places[which] ?? -1]?.text.replace(/^\d+\. /, '') ?? String(which + 1);
  const pairs = deciding?.pairs.map(([a, b]) => t('whatIf.orders.pair', { a: name(a), b: name(b) }));
  const conditionsOf = (outcome: number): string | undefined =>
    deciding?.ways[outcome]
      ?.map((way) =>
        way
          .map((isFirst, index) => {
            const [a, b] = deciding.pairs[index] ?? [0, 0];
            return t(
              'whatIf.orders.before',
              isFirst ? { a: name(a), b: name(b) } : { a: name(b), b: name(a) },
            );
          })
          .join(t('whatIf.orders.also')),
      )
      .join(t('whatIf.orders.or'));
  return (
    <section aria-live="polite" className={css.comparison}>
      <Message tone={outcomes.length > 1 ? 'info' : 'success'}>
        {outcomes.length > 1 ? (
          <>
            <b>{t('whatIf.orders.many', { outcomes: outcomes.length, count: tried - impossible })}</b>{' '}
            {pairs === undefined
              ? t('whatIf.orders.unclear')
              : t('whatIf.orders.dependsOn', { pairs: pairs.join(t('whatIf.orders.and')) })}
          </>
        ) : (
          t('whatIf.orders.one', { count: tried - impossible })
        )}
      </Message>
      {!isAll && <Message tone="warning">{t('whatIf.orders.sampled')}</Message>}
      {impossible > 0 && <p className={css.hint}>{t('whatIf.orders.impossible', { count: impossible })}</p>}
      {outcomes.length > 1 &&
        outcomes.map((outcome, index) => (
          <OutcomeView
            key={outcome.orders[0]?.join()}
            outcome={outcome}
            number={index + 1}
            conditions={conditionsOf(index)}
            board={board}
            places={places}
            trace={trace}
          />
        ))}
    </section>
  );
}

interface OutcomeProps extends Omit<ReportProps, 'report'> {
  readonly outcome: OrderOutcome;
  readonly number: number;
  readonly conditions: string | undefined;
}

function OutcomeView({ outcome, number, conditions, board, places, trace }: OutcomeProps) {
  const { t } = useTranslation('states');
  const say = useSentences();
  const actions = useActions();
  const document = withOrder(board.document, places, outcome.orders[0] ?? []);
  const comparison = useMemo(
    () =>
      comparisonOf(
        trace,
        playedBoard(document).trace,
        { first: t('whatIf.here'), second: t('whatIf.there') },
        say,
      ),
    [trace, document, say, t],
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
      {conditions !== undefined && <p>{t('whatIf.orders.way', { conditions })}</p>}
      {!outcome.isPresent && (
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
