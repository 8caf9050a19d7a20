import '../../i18n/add-lab.ts';
import { useTranslation } from 'react-i18next';
import { objectId } from '../../../engine/index.ts';
import { useActions, useSentences, useStrata } from '../../store/hooks.ts';
import { tileOf } from '../../views/board/tile.ts';
import { Tile } from '../board/Tile.tsx';
import css from './GhostTiles.module.css';
import { useGhosts } from './use-ghosts.ts';
import { useLab } from './use-lab.ts';

interface GhostTilesProps {
  readonly player: string;
  readonly isCompact: boolean;
}

/** On that player's side of the board: what would enter there, as it would be. */
export function GhostTiles({ player, isCompact }: GhostTilesProps) {
  const { t } = useTranslation('lab');
  const say = useSentences();
  const actions = useActions();
  const selected = useStrata(({ selection }) => (selection?.kind === 'object' ? selection.id : undefined));
  const ghosts = useGhosts(useLab()).filter(
    ({ id, trace }) => trace.evaluation.object(id).controller === player,
  );
  if (ghosts.length === 0) return null;
  const select = (id: string) => {
    actions.select({ kind: 'object', id: objectId(id) });
    actions.setPanels({ sheet: 'half' });
  };
  return (
    <ul className={css.row} aria-label={t('ghost.title')}>
      {ghosts.map(({ id, trace }) => {
        const object = trace.evaluation.state.objects.get(id);
        if (object === undefined) return null;
        return (
          <li key={id} className={css.ghost}>
            <span className={css.tag}>{t('ghost.tag')}</span>
            <Tile
              tile={tileOf(trace, object, say)}
              role={{
                isSelected: selected === id,
                isSource: false,
                isHovered: false,
                target: undefined,
                dropText: undefined,
                isTabStop: true,
              }}
              isCompact={isCompact}
              onPress={select}
              onMenu={select}
              onHover={() => undefined}
              onGrab={undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}
