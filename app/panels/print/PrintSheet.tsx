import '../../i18n/add-share.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { boardAddressNow } from '../../services/share/board-address.ts';
import { derive } from '../../store/derived.ts';
import { useSentences, useStrataStore } from '../../store/hooks.ts';
import { type ReportFacts, type ReportObject, reportFacts } from '../../views/report/report-facts.ts';
import { momentLine, stepLine } from '../../views/report/report-text.ts';
import css from './Print.module.css';
import { PrintedLadder } from './PrintedLadder.tsx';
import { PrintedLink } from './PrintedLink.tsx';

/** The board on paper: what is there, what was done, what applied in which order and why, and the link to it. */
export function PrintSheet() {
  const { t } = useTranslation();
  const { t: tShare } = useTranslation('share');
  const say = useSentences();
  const { store } = useStrataStore();
  const facts = useMemo(() => {
    const state = { ...store.getState(), preview: undefined };
    const { history, index } = derive(state);
    const link = boardAddressNow(state);
    return reportFacts({ document: state.document, history, moment: index, link }, say);
  }, [store, say]);
  return (
    <article className={css.sheet} data-print="">
      <header className={css.head}>
        <h1>{facts.title ?? t('header.untitled')}</h1>
        <p>{momentLine(facts, tShare)}</p>
      </header>
      <Board facts={facts} />
      <Pinned facts={facts} />
      <Steps facts={facts} />
      <PrintedLadder ladder={facts.ladder} />
      <Dependencies facts={facts} />
      {facts.link !== undefined && <PrintedLink link={facts.link} />}
      <p className={css.fan}>{tShare('picture.fan')}</p>
    </article>
  );
}

function Board({ facts: { players } }: { readonly facts: ReportFacts }) {
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

function Pinned({ facts: { pinned } }: { readonly facts: ReportFacts }) {
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

function Dependencies({ facts: { dependencies, loops } }: { readonly facts: ReportFacts }) {
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

function Steps({ facts: { steps, problems } }: { readonly facts: ReportFacts }) {
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
