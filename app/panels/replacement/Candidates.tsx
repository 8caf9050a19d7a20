import { useTranslation } from 'react-i18next';
import type { Sentence } from '../../../engine/index.ts';
import { plainText } from '../../../engine/index.ts';
import { cx } from '../../components/cx.ts';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import type { CandidateView } from '../../views/lab/lab-view.ts';
import css from './Candidates.module.css';
import lab from './Lab.module.css';

interface CandidatesProps {
  readonly title?: string;
  readonly note?: string;
  readonly rule?: string;
  readonly sentence?: Sentence | undefined;
  readonly candidates: readonly CandidateView[];
  readonly isOff?: boolean;
  /** Those that can be chosen now. */
  readonly onChoose?: (key: string, isApplied: boolean) => void;
}

/** Replacement and prevention effects: whose, what they say, and what they would make of the event. */
export function Candidates({ title, note, rule, sentence, candidates, isOff, onChoose }: CandidatesProps) {
  const { t } = useTranslation('lab');
  if (candidates.length === 0) return null;
  return (
    <div className={css.group}>
      {title !== undefined && (
        <h2 className={lab.title}>
          {title} {note !== undefined && <span className={lab.count}>{note}</span>}
          {rule !== undefined && <RuleLink rule={rule} />}
        </h2>
      )}
      {sentence !== undefined && (
        <p className={lab.reason}>
          <SentenceText sentence={sentence} withRules />
        </p>
      )}
      <ul className={css.list}>
        {candidates.map((candidate) => {
          const name = plainText(candidate.source);
          const words = (
            <>
              <span className={css.head}>
                <b>{name}</b>
                <PlayerMark player={candidate.player} size="small" />
                {candidate.left !== undefined && <span className={css.tag}>{candidate.left}</span>}
                {candidate.isOptional && <span className={css.tag}>{t('optional')}</span>}
                {candidate.within !== undefined && (
                  <span className={css.tag}>{t('within', { counter: candidate.within })}</span>
                )}
              </span>
              <span className={css.text}>
                <RulesText text={candidate.text} />
              </span>
              <span className={css.operation}>{candidate.operation}</span>
              {candidate.whyNot !== undefined && (
                <span className={css.whyNot}>
                  <SentenceText sentence={candidate.whyNot} withRules />
                </span>
              )}
            </>
          );
          return (
            <li key={candidate.key} className={cx(css.item, isOff === true && css.off)}>
              {onChoose === undefined ? (
                <div className={css.plain}>{words}</div>
              ) : (
                <button
                  type="button"
                  className={css.choose}
                  data-candidate={candidate.key}
                  onClick={() => onChoose(candidate.key, true)}
                >
                  {words}
                </button>
              )}
              {onChoose !== undefined && candidate.isOptional && (
                <button
                  type="button"
                  className={css.leave}
                  aria-label={t('leave', { name })}
                  onClick={() => onChoose(candidate.key, false)}
                >
                  {t('leaveShort')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
