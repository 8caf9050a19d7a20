import { useTranslation } from 'react-i18next';
import type { CommandId } from '../../commands/command.ts';
import { IconButton } from '../../components/Button.tsx';
import { useStrata } from '../../store/hooks.ts';
import type { StepLabel } from '../../views/timeline/timeline-view.ts';
import { useCommands } from '../use-commands.ts';
import css from './StepTools.module.css';
import { useStepLabel } from './use-step-label.ts';

interface StepToolsProps {
  readonly index: number;
  readonly label: StepLabel | undefined;
}

/** What can be done with the selected step. */
export function StepTools({ index, label }: StepToolsProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  const labelOf = useStepLabel();
  const isOff = useStrata((state) => state.document.steps[index]?.off === true);
  const tool = (id: CommandId, icon: Parameters<typeof IconButton>[0]['icon']) => (
    <IconButton
      icon={icon}
      size="small"
      label={t(`command.${id}`)}
      shortcut={commands.shortcutOf(id)}
      isDisabled={!commands.isEnabled(id)}
      onPress={() => commands.run(id)}
    />
  );
  return (
    <div className={css.tools} role="toolbar" aria-label={t('timeline.selected')}>
      <span className={css.label}>{label === undefined ? '' : labelOf(label)}</span>
      {tool('move-step-earlier', 'arrow-left')}
      {tool('move-step-later', 'arrow-right')}
      {tool('edit-step', 'list-ordered')}
      {tool('toggle-step', isOff ? 'power' : 'power-off')}
      {commands.isEnabled('together') && tool('together', 'link')}
      {tool('duplicate-step', 'copy')}
      {tool('delete-step', 'trash-2')}
    </div>
  );
}
