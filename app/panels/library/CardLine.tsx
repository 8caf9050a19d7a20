import { memo, type PointerEvent, useState } from 'react';
import { GridListItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { ColorDots } from '../../components/ColorDots.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { cardPool } from '../../services/card-pool.ts';
import { useActions } from '../../store/hooks.ts';
import type { CardRow } from '../../views/library/card-rows.ts';
import { useDrag } from '../dnd/DragProvider.tsx';
import { AddButtons } from './AddButtons.tsx';
import { CardText, UnreadMark } from './CardText.tsx';
import css from './Rows.module.css';
import { isFromPool } from './use-card-pool.ts';

/** Where a card may be put; a spell on the battlefield resolves. */
const ZONES_TO = [
  'battlefield',
  'stack',
  'graveyard',
  'hand',
  'exile',
  'command',
] as const satisfies readonly Zone[];

interface CardLineProps {
  readonly row: CardRow;
  readonly players: readonly string[];
  readonly isChosen: boolean;
  readonly onAdd: (player: string, zone: Zone) => void;
}

/** One card; its text and the buttons show when it is chosen. */
export const CardLine = memo(function CardLine({ row, players, isChosen, onAdd }: CardLineProps) {
  const { begin } = useDrag();
  const { t } = useTranslation();
  const actions = useActions();
  const [zone, setZone] = useState<(typeof ZONES_TO)[number]>('battlefield');
  const drag = (event: PointerEvent) => {
    if (!isFromPool(row)) return begin({ kind: 'card', name: row.name }, event);
    // It is compiled while the pointer moves.
    void cardPool.card(row.name);
    begin({ kind: 'card', name: row.name, find: () => cardPool.known(row.name)?.card }, event);
  };
  /** How it enters, or how it is cast, with everything that can be said of that. */
  const openOptions = () => {
    const shared = { id: '', card: row.name, controller: players[0] ?? '' };
    const isSpell = /Instant|Sorcery/.test(row.typeLine);
    actions.openDialog({
      kind: 'new-step',
      action:
        zone === 'stack' || (zone === 'battlefield' && isSpell)
          ? { kind: 'cast', ...shared }
          : zone === 'battlefield'
            ? { kind: 'enter', entries: [shared] }
            : { kind: 'place', id: '', card: row.name, zone, owner: shared.controller },
    });
  };
  return (
    <GridListItem id={row.name} textValue={row.name} className={css.item ?? ''}>
      <div className={css.row} data-card={row.name} onPointerDown={drag}>
        <Icon name="grip-vertical" size={13} className={css.grip} />
        <span className={css.name}>{row.name}</span>
        <ColorDots colors={row.colors} />
        <span className={css.type}>{row.typeLine}</span>
        <span className={css.badges}>
          <UnreadMark count={row.reading?.unread ?? 0} />
          {row.reading?.layers.map((layer) => (
            <LayerBadge key={layer} layer={layer} />
          ))}
        </span>
        {isChosen && <CardText row={row} />}
      </div>
      {isChosen && (
        <>
          <AddButtons players={players} kind="card" onAdd={(player) => onAdd(player, zone)} />
          <div className={css.zone}>
            <SelectInput
              label={t('library.zone')}
              value={zone}
              options={ZONES_TO.map((each) => ({ value: each, text: t(`library.into.${each}`) }))}
              onChange={(value) => setZone(ZONES_TO.find((each) => each === value) ?? 'battlefield')}
              hidesLabel
            />
            <Button look="line" size="small" icon="list-ordered" onPress={openOptions}>
              {t('library.options')}
            </Button>
            <Button
              look="line"
              size="small"
              icon="layers"
              onPress={() => actions.openDialog({ kind: 'analyse', card: row.name })}
            >
              {t('library.analyse')}
            </Button>
          </div>
        </>
      )}
    </GridListItem>
  );
});
