import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/Button.tsx';
import { cx } from '../../components/cx.ts';
import { useActions, useHistory, useMomentIndex } from '../../store/hooks.ts';
import { lastTimestamp } from '../../views/timeline/timeline-view.ts';
import { useCommands } from '../use-commands.ts';
import css from './MomentScrubber.module.css';

/** More ticks than this are drawn as one line. */
const MANY = 40;

/** Goes through the moments of the game: one tick a step, hollow if the step is off. */
export function MomentScrubber() {
  const { t } = useTranslation();
  const actions = useActions();
  const commands = useCommands();
  const history = useHistory();
  const index = useMomentIndex();
  const track = useRef<HTMLDivElement>(null);
  const last = history.moments.length - 1;
  const at = lastTimestamp(history, index);
  const time = at === undefined ? undefined : t('timestamp.at', { at });
  const text = time === undefined ? t('moment.start') : t('moment.after', { time });
  const goTo = (moment: number) => actions.setMoment(moment >= last ? undefined : Math.max(0, moment));

  const scrub = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || track.current === null || last === 0) return;
    const { left, width } = track.current.getBoundingClientRect();
    goTo(Math.round(((event.clientX - left) / width) * last));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={css.moment} role="group" aria-label={t('moment.group')}>
      <IconButton
        icon="step-back"
        size="small"
        label={t('moment.back')}
        shortcut="["
        isDisabled={index === 0}
        onPress={() => commands.run('previous-moment')}
      />
      <div
        ref={track}
        className={css.track}
        role="slider"
        tabIndex={0}
        aria-label={t('moment.slider')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={
          time === undefined ? text : t('moment.valueText', { time, moment: index, count: last })
        }
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          scrub(event);
        }}
        onPointerMove={scrub}
      >
        {last > MANY ? (
          <i className={css.many} style={{ '--done': `${(index / last) * 100}%` }} />
        ) : (
          history.moments
            .slice(1)
            .map(({ step, status }) => (
              <i key={step} className={cx(status !== 'done' && css.off, step >= index && css.later)} />
            ))
        )}
        {last > 0 && <span className={css.knob} style={{ insetInlineStart: `${(index / last) * 100}%` }} />}
      </div>
      <IconButton
        icon="step-forward"
        size="small"
        label={t('moment.forward')}
        shortcut="]"
        isDisabled={index === last}
        onPress={() => commands.run('next-moment')}
      />
      <output className={css.text}>{text}</output>
    </div>
  );
}
