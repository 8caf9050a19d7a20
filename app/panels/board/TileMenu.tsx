import { useMemo } from 'react';
import { Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { ObjectId } from '../../../engine/index.ts';
import menuCss from '../../components/Menu.module.css';
import { MenuList } from '../../components/Menu.tsx';
import { useActions, useStrata, useTrace } from '../../store/hooks.ts';
import { tileMenu } from './tile-menu.ts';

export interface TileMenuAnchor {
  readonly id: ObjectId;
  readonly anchor: HTMLElement;
}

interface TileMenuProps {
  readonly anchor: TileMenuAnchor;
  readonly onClose: () => void;
}

/** What can be done with one object. */
export function TileMenu({ anchor, onClose }: TileMenuProps) {
  const { t } = useTranslation();
  const actions = useActions();
  const trace = useTrace();
  const document = useStrata((state) => state.document);
  const trigger = useMemo(() => ({ current: anchor.anchor }), [anchor.anchor]);
  const object = trace.evaluation.state.objects.get(anchor.id);
  if (object === undefined) return null;
  const name = object.card.name;
  return (
    <Popover
      className={menuCss.popover ?? ''}
      aria-label={t('tile.menu', { name })}
      triggerRef={trigger}
      isOpen
      placement="bottom start"
      offset={-6}
      crossOffset={8}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <MenuList
        label={t('tile.menu', { name })}
        groups={tileMenu({ trace, object, document, actions, t })}
        onClose={onClose}
      />
    </Popover>
  );
}
