import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '../../../engine/index.ts';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import type { ZoneView } from '../../views/board/board-view.ts';
import css from './ZoneStrip.module.css';

interface ZoneStripProps {
  readonly zones: readonly ZoneView[];
  readonly legal: ReadonlySet<string> | undefined;
  readonly selected: string | undefined;
  readonly onPress: (id: string) => void;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
}

/** Hand, graveyard, exile …, each folded to its name and number until it is opened. */
export function ZoneStrip({ zones, legal, selected, onPress, onMenu }: ZoneStripProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<ReadonlySet<Zone>>(new Set());
  if (zones.length === 0) return null;
  const toggle = (zone: Zone) =>
    setOpen(
      (before) => new Set(before.has(zone) ? [...before].filter((each) => each !== zone) : [...before, zone]),
    );
  return (
    <ul className={css.zones}>
      {zones.map(({ zone, objects }) => {
        // What waits on the stack is never out of sight.
        const isOpen =
          zone === 'stack' || open.has(zone) || objects.some(({ id }) => id === selected || legal?.has(id));
        return (
          <li key={zone} className={css.zone}>
            <button type="button" className={css.title} aria-expanded={isOpen} onClick={() => toggle(zone)}>
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
              {t(`zone.${zone}`)} <b>{objects.length}</b>
            </button>
            {isOpen &&
              objects.map((object) => (
                <button
                  key={object.id}
                  type="button"
                  data-tile={object.id}
                  data-object={object.id}
                  className={cx(
                    css.card,
                    legal?.has(object.id) && css.target,
                    selected === object.id && legal === undefined && css.selected,
                  )}
                  aria-pressed={selected === object.id}
                  disabled={legal !== undefined && !legal.has(object.id)}
                  onClick={() => onPress(object.id)}
                  onContextMenu={(event) => {
                    event.preventDefault();
                    onMenu(object.id, event.currentTarget);
                  }}
                >
                  {object.name}
                </button>
              ))}
          </li>
        );
      })}
    </ul>
  );
}
