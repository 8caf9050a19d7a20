import { useTranslation } from 'react-i18next';
import { plainText, printLadder } from '../../../engine/index.ts';
import { Button, IconButton } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { useActions, useSentences, useStrata, useTrace } from '../../store/hooks.ts';
import type { LadderView } from '../../views/ladder/ladder-view.ts';
import css from './Ladder.module.css';
import { usePlay } from './use-play.ts';

interface LadderToolsProps {
  readonly view: LadderView;
  readonly filter: {
    /** The selected object, if there is one. */
    readonly name: string | undefined;
    readonly isOn: boolean;
    readonly set: (isOn: boolean) => void;
  };
}

/** Steps through the effects like a debugger, and says how far it has come. */
export function LadderTools({ view, filter }: LadderToolsProps) {
  const { t } = useTranslation();
  const { setPosition, say } = useActions();
  const trace = useTrace();
  const { total } = view;
  const position = useStrata((state) => Math.min(state.position ?? total, total));
  const sentences = useSentences();
  const current = useStrata((state) =>
    state.position === undefined ? undefined : trace.applied[state.position - 1],
  );
  const play = usePlay(position, total);
  const isStart = position === 0;
  const isEnd = position === total;

  const shown =
    filter.isOn && filter.name !== undefined
      ? t('ladder.only', { name: filter.name })
      : t('ladder.allObjects');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(printLadder(trace));
      say(t('ladder.copied'), 'success');
    } catch {
      say(t('file.copyFailed'), 'error');
    }
  };
  return (
    <div className={css.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div className={css.steps} role="group" aria-label={t('ladder.controls')}>
        <IconButton
          icon="skip-back"
          className={css.ends}
          size="small"
          label={t('command.first-effect')}
          isDisabled={isStart}
          onPress={() => setPosition(0)}
        />
        <IconButton
          icon="step-back"
          size="small"
          label={t('command.previous-effect')}
          shortcut="k"
          isDisabled={isStart}
          onPress={() => setPosition(Math.max(0, position - 1))}
        />
        <IconButton
          icon={play.isOn ? 'pause' : 'play'}
          size="small"
          label={t(play.isOn ? 'ladder.pause' : 'ladder.play')}
          isDisabled={total === 0}
          onPress={play.toggle}
        />
        <IconButton
          icon="step-forward"
          size="small"
          label={t('command.next-effect')}
          shortcut="j"
          isDisabled={isEnd}
          onPress={() => setPosition(position + 1 < total ? position + 1 : undefined)}
        />
        <IconButton
          icon="skip-forward"
          className={css.ends}
          size="small"
          label={t('command.last-effect')}
          isDisabled={isEnd}
          onPress={() => setPosition(undefined)}
        />
      </div>
      <p className={css.position}>
        <b>{position}</b> {t('ladder.of', { count: total })}
        <span className={css.long}> {t('ladder.effectsApplied', { count: total })}</span>
      </p>
      <p className="visually-hidden" aria-live="polite">
        {current !== undefined && plainText(sentences.appliedSentence(trace, current))}
      </p>
      <span className={css.spring} />
      <Menu
        label={t('ladder.filter')}
        placement="bottom end"
        groups={[
          {
            id: 'filter',
            entries: [
              { id: 'all', text: t('ladder.allObjects'), run: () => filter.set(false) },
              {
                id: 'selected',
                text:
                  filter.name === undefined
                    ? t('ladder.onlySelected')
                    : t('ladder.only', { name: filter.name }),
                isDisabled: filter.name === undefined,
                run: () => filter.set(true),
              },
            ],
          },
        ]}
      >
        <Button size="small" icon="eye" aria-label={t('ladder.showing', { what: shown })}>
          <span className={css.filterName}>{shown}</span>
          <Icon name="chevron-down" size={13} />
        </Button>
      </Menu>
      <IconButton icon="copy" size="small" label={t('ladder.copy')} onPress={copy} />
    </div>
  );
}
