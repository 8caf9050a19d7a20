import { memo, useState } from 'react';
import { GridListItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../../engine/index.ts';
import { ColorDots } from '../../components/ColorDots.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { UnreadText } from '../../components/UnreadText.tsx';
import type { CardRow } from '../../views/library/card-rows.ts';
import { textPieces } from '../../views/library/text-pieces.ts';
import { useDrag } from '../dnd/DragProvider.tsx';
import { AddButtons } from './AddButtons.tsx';
import css from './Rows.module.css';

/** Where a card may be put; a spell on the battlefield resolves. */
const ZONES_TO = ['battlefield', 'graveyard', 'hand', 'exile', 'command'] as const satisfies readonly Zone[];

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
  const [zone, setZone] = useState<(typeof ZONES_TO)[number]>('battlefield');
  return (
    <GridListItem id={row.name} textValue={row.name} className={css.item ?? ''}>
      <div
        className={css.row}
        data-card={row.name}
        onPointerDown={(event) => begin({ kind: 'card', name: row.name }, event)}
      >
        <Icon name="grip-vertical" size={13} className={css.grip} />
        <span className={css.name}>{row.name}</span>
        <ColorDots colors={row.colors} />
        <span className={css.type}>{row.typeLine}</span>
        <span className={css.badges}>
          {(row.reading?.unread ?? 0) > 0 && (
            <span className={css.unread} title={t('unread.title', { count: row.reading?.unread ?? 0 })}>
              <Icon name="triangle-alert" size={12} />
              <span className="visually-hidden">
                {t('unread.title', { count: row.reading?.unread ?? 0 })}
              </span>
            </span>
          )}
          {row.reading?.layers.map((layer) => (
            <LayerBadge key={layer} layer={layer} />
          ))}
        </span>
        {isChosen && (
          <p className={css.text}>
            {textPieces(row.text, row.unread).map(({ text, unread }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
              <span key={index}>
                {unread === undefined ? <RulesText text={text} /> : <UnreadText {...unread} />}
              </span>
            ))}
          </p>
        )}
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
          </div>
        </>
      )}
    </GridListItem>
  );
});
