import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectId } from '../../../engine/index.ts';
import { useActions, useStrata, useTrace } from '../../store/hooks.ts';
import { tileMenu } from './tile-menu.ts';

const MenuPopover = lazy(async () => ({
  default: (await import('../../components/MenuPopover.tsx')).MenuPopover,
}));

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
  const close = () => {
    onClose();
    anchor.anchor.focus();
  };
  return (
    <Suspense>
      <MenuPopover
        label={t('tile.menu', { name: object.card.name })}
        groups={tileMenu({ trace, object, document, actions, t })}
        placement="bottom start"
        anchor={trigger}
        offset={-6}
        onClose={close}
      />
    </Suspense>
  );
}
