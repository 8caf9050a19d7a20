import { useTranslation } from 'react-i18next';
import type { Layer } from '../../../engine/index.ts';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { layerColor } from '../../components/LayerBadge.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import type { ChipView } from '../../views/timeline/timeline-view.ts';
import { useProblemSentence } from '../use-problem-sentence.ts';
import css from './Chip.module.css';
import { useStepLabel } from './use-step-label.ts';

interface ChipProps {
  readonly chip: ChipView;
  readonly isSelected: boolean;
  readonly isHeld: boolean;
  readonly isTabStop: boolean;
  readonly isHovered: boolean;
  /** The layer in which it touches the selected object. */
  readonly sourceLayer: Layer | undefined;
  /** The shown moment is right after it (or, for the first, right before it). */
  readonly isNow: boolean;
  readonly nowComesFirst: boolean;
}

/** One step. */
export function Chip({
  chip,
  isSelected,
  isHeld,
  isTabStop,
  isHovered,
  sourceLayer,
  isNow,
  nowComesFirst,
}: ChipProps) {
  const { t } = useTranslation();
  const sentenceOf = useProblemSentence();
  const label = useStepLabel()(chip.label);
  const isOut = chip.isOff || chip.isRefused;
  const problem = chip.problems[0];
  const problemText =
    problem === undefined
      ? undefined
      : sentenceOf(problem)
          .fragments.map(({ text }) => text)
          .join('');
  return (
    <>
      {nowComesFirst && <Now />}
      <div
        role="option"
        aria-selected={isSelected}
        tabIndex={isTabStop ? 0 : -1}
        data-step={chip.index}
        title={problemText ?? chip.note ?? label}
        className={cx(
          css.chip,
          isSelected && css.selected,
          isHeld && css.held,
          isHovered && css.hovered,
          sourceLayer !== undefined && css.source,
          isOut && css.off,
          chip.isLater && css.later,
        )}
        style={sourceLayer === undefined ? undefined : { '--edge': layerColor(sourceLayer) }}
      >
        <span className={css.head}>
          {chip.timestamp === undefined ? (
            <span className={css.out}>{t(chip.isOff ? 'timeline.off' : 'timeline.refused')}</span>
          ) : (
            <Timestamp at={chip.timestamp} />
          )}
          {chip.problems.length > 0 && <Icon name="triangle-alert" size={12} className={css.problem} />}
          {chip.together > 1 && (
            <span className={css.together} title={t('timeline.together', { count: chip.together })}>
              ×{chip.together}
            </span>
          )}
          {chip.isSettled && (
            <span className={css.together} title={t('timeline.settled')}>
              704
              <span className="visually-hidden">{t('timeline.settled')}</span>
            </span>
          )}
          <span className={css.space} />
          {chip.player !== undefined && <PlayerMark player={chip.player} size="small" />}
        </span>
        <b className={css.label}>{label}</b>
        {chip.together > 1 && (
          <span className="visually-hidden">{t('timeline.together', { count: chip.together })}</span>
        )}
        {problemText !== undefined && <span className="visually-hidden">{problemText}</span>}
      </div>
      {isNow && <Now />}
    </>
  );
}

/** Where the shown moment is. */
function Now() {
  const { t } = useTranslation();
  return (
    <div className={css.now} aria-hidden="true" data-now="">
      <span>{t('timeline.now')}</span>
    </div>
  );
}
