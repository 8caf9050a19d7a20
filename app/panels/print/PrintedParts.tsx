import { useTranslation } from 'react-i18next';
import { answerLines } from '../../../engine/index.ts';
import type { ReportFacts, ReportObject } from '../../views/report/report-facts.ts';
import { stepLine } from '../../views/report/report-text.ts';
import css from './Print.module.css';

/** Each player's permanents with their values. */
export function PrintedBoard({ facts: { players } }: { readonly facts: ReportFacts }) {
  const { t } = useTranslation();
  const { t: tShare } = useTranslation('share');
  return (
    <section>
      <h2>{tShare('picture.board')}</h2>
      <div className={css.players}>
        {players.map(({ name, life, permanents }) => (
          <div key={name}>
            <h3>
              {t('player.name', { player: name })}, {life} {tShare('picture.lifeWord')}
            </h3>
            <ul className={css.plain}>
              {permanents.length === 0 && <li>{tShare('picture.noPermanents')}</li>}
              {permanents.map((object, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once
                <li key={index}>
                  <Permanent object={object} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Permanent({ object }: { readonly object: ReportObject }) {
  const { name, types, size, colors, abilities, status } = object;
  return (
    <>
      <b>{name}</b> {[types, ...(size === undefined ? [] : [size]), colors, ...status].join(' · ')}
      {abilities.length > 0 && <span className={css.abilities}>{abilities.join('; ')}</span>}
    </>
  );
}

export function Pinned({ facts: { pinned } }: { readonly facts: ReportFacts }) {
  const { t } = useTranslation('share');
  if (pinned.length === 0) return null;
  return (
    <section>
      <h2>{t('picture.expectations')}</h2>
      <ul className={css.plain}>
        {pinned.map(({ name, label, expected, found, holds }) => (
          <li key={`${name} ${label}`}>
            {holds ? '✓' : '✗'} <b>{name}</b>, {label}: {t('report.expected', { expected, found })}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Dependencies({ facts: { dependencies, loops } }: { readonly facts: ReportFacts }) {
  const { t } = useTranslation('share');
  if (dependencies.length + loops.length === 0) return null;
  return (
    <section>
      <h2>{t('report.dependencies')}</h2>
      <ul className={css.plain}>
        {dependencies.map(({ layer, dependent, on, because, rule }) => (
          <li key={`${layer} ${dependent} ${on}`}>
            {layer}: <b>{dependent}</b> → <b>{on}</b>: {because} ({rule})
          </li>
        ))}
        {loops.map((loop) => (
          <li key={loop}>{loop}</li>
        ))}
      </ul>
    </section>
  );
}

export function Steps({ facts: { steps, problems } }: { readonly facts: ReportFacts }) {
  const { t } = useTranslation();
  const { t: tShare } = useTranslation('share');
  if (steps.length === 0) return null;
  return (
    <section>
      <h2>{tShare('picture.steps')}</h2>
      <ol className={css.steps}>
        {steps.map((chip) => (
          <li key={chip.index}>{stepLine(chip, t, tShare)}</li>
        ))}
      </ol>
      {problems.length > 0 && (
        <>
          <h3>{tShare('report.problems')}</h3>
          <ul className={css.plain}>
            {problems.map(({ step, text }) => (
              <li key={`${step} ${text}`}>
                {step === undefined ? '' : `${step + 1}: `}
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What would happen, with what comes of each order. */
export function Events({ facts: { asked } }: { readonly facts: ReportFacts }) {
  const { t } = useTranslation('share');
  if (asked.length === 0) return null;
  return (
    <section>
      <h2>{t('report.events')}</h2>
      {asked.map((each, index) => {
        const [event, ...lines] = answerLines(each);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once
          <div key={index}>
            <h3>{event}</h3>
            <ul className={css.plain}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
