import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuPopover } from '../../components/MenuPopover.tsx';
import { useStrata, useTrace } from '../../store/hooks.ts';
import { useCommandContext } from '../use-commands.ts';
import { gameMenu, playerMenu } from './game-menu.ts';
import { tileMenu } from './tile-menu.ts';

/** What a menu of steps is about, and what it hangs from. */
export interface MenuAnchor {
  readonly of:
    | { readonly kind: 'object'; readonly id: string }
    | { readonly kind: 'player'; readonly id: string }
    | { readonly kind: 'game' };
  readonly anchor: HTMLElement;
}

interface StepMenuProps {
  readonly at: MenuAnchor;
  readonly onClose: () => void;
}

/** The steps that can be made of an object, a player or the game. */
export function StepMenu({ at, onClose }: StepMenuProps) {
  const { t } = useTranslation();
  const { t: tSteps } = useTranslation('steps');
  const { t: tLab } = useTranslation('lab');
  const contextOf = useCommandContext();
  const trace = useTrace();
  // What it offers depends on the board.
  useStrata((state) => state.document);
  const trigger = useMemo(() => ({ current: at.anchor }), [at.anchor]);
  const words = { t, tSteps, tLab };
  const context = contextOf();
  const { of } = at;
  const groups =
    of.kind === 'game'
      ? gameMenu(words, context, trace)
      : of.kind === 'player'
        ? playerMenu(words, context, trace, of.id)
        : tileMenu(words, context, trace, of.id);
  if (groups.length === 0) return null;
  const object = [...trace.evaluation.state.objects.values()].find(
    ({ id }) => of.kind === 'object' && id === of.id,
  );
  const label =
    of.kind === 'game'
      ? tSteps('menu.board')
      : of.kind === 'player'
        ? t('player.menu', { player: of.id })
        : t('tile.menu', { name: object?.card.name ?? of.id });
  return (
    <MenuPopover
      label={label}
      groups={groups}
      placement={of.kind === 'game' ? 'top end' : 'bottom start'}
      anchor={trigger}
      offset={of.kind === 'object' ? -6 : 6}
      onClose={() => {
        onClose();
        at.anchor.focus();
      }}
    />
  );
}
