import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../components/Menu.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import type { PlayerView } from '../../views/board/board-view.ts';
import css from './PlayerMenu.module.css';

/** A player's mark; behind it what concerns the player and no object. */
export function PlayerMenu({ player }: { readonly player: PlayerView }) {
  const { t } = useTranslation();
  const actions = useActions();
  const isOnly = useStrata((state) => state.document.players.length === 1);
  const label = t('player.menu', { player: player.id });
  return (
    <Menu
      label={label}
      groups={[
        {
          id: 'player',
          entries: [
            {
              id: 'life',
              icon: 'plus',
              text: t('player.life', { count: player.life }),
              run: () => actions.openDialog({ kind: 'life', player: player.id, life: player.life }),
            },
            {
              id: 'turn',
              icon: 'hourglass',
              text: t('player.turn'),
              run: () => actions.addStep({ action: { kind: 'turn', player: player.id } }),
            },
          ],
        },
        {
          id: 'players',
          entries: [
            {
              id: 'remove',
              icon: 'trash-2',
              text: t('player.remove'),
              isDisabled: isOnly,
              run: () => actions.dispatch({ kind: 'remove-player', player: player.id }),
            },
          ],
        },
      ]}
    >
      <AriaButton className={css.button ?? ''} aria-label={label}>
        <PlayerMark player={player.id} size="large" isDecorative />
      </AriaButton>
    </Menu>
  );
}
