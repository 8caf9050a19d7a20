import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameState } from '../../../engine/index.ts';
import { objectId, recordTrace } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { useSentences } from '../../store/hooks.ts';
import {
  type CombatAction,
  type CombatRow,
  combatView,
  likelyDefender,
  withAttacked,
  withAttacker,
  withBlock,
} from '../../views/combat/combat-editor.ts';
import css from './CombatEditor.module.css';

interface CombatEditorProps {
  readonly action: CombatAction;
  readonly before: GameState | undefined;
  readonly onChange: (action: CombatAction) => void;
}

/** Who attacks whom, and who blocks whom. Nobody at all is the end of combat. */
export function CombatEditor({ action, before, onChange }: CombatEditorProps) {
  const { t } = useTranslation('steps');
  const { t: tApp } = useTranslation();
  const say = useSentences();
  const [isAll, setAll] = useState(false);
  if (before === undefined) return null;
  const { evaluation } = recordTrace(before);
  const nameOf = (id: string) => say.objectName(before, objectId(id));
  const { attackers, blockers, defenders } = combatView(evaluation, action, nameOf, isAll);
  const attacking = attackers.filter((row) => row.isAttacking);
  const defendersOf = (row: CombatRow) => [
    { value: '', text: t('combat.anybody') },
    ...defenders
      .filter(({ id }) => id !== row.controller && id !== row.id)
      .map(({ id, name, isPlayer }) => ({
        value: id,
        text: isPlayer ? tApp('player.name', { player: id }) : name,
      })),
  ];
  const blockable = [
    { value: '', text: t('combat.noBlock') },
    ...attacking.map((row) => ({ value: row.id, text: row.name })),
  ];
  return (
    <div className={css.combat}>
      <section aria-label={t('combat.attackers')}>
        <h3>{t('combat.attackers')}</h3>
        {attackers.length === 0 && <p className={css.none}>{t('combat.nobody')}</p>}
        <ul>
          {attackers.map((row) => (
            <li key={row.id} className={css.row}>
              <Checkbox
                isSelected={row.isAttacking}
                onChange={(attacks) =>
                  onChange(withAttacker(action, row.id, attacks, likelyDefender(evaluation, row.id)))
                }
              >
                <span className="visually-hidden">{t('combat.attacks', { name: row.name })}</span>
                <Who row={row} />
              </Checkbox>
              {row.isAttacking && (
                <SelectInput
                  label={t('combat.whom', { name: row.name })}
                  hidesLabel
                  value={row.attacking}
                  options={defendersOf(row)}
                  onChange={(whom) => onChange(withAttacked(action, row.id, whom))}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('combat.blockers')}>
        <h3>{t('combat.blockers')}</h3>
        {attacking.length === 0 ? (
          <p className={css.none}>{t('combat.firstAttackers')}</p>
        ) : (
          blockers.length === 0 && <p className={css.none}>{t('combat.noBlockers')}</p>
        )}
        {attacking.length > 0 && (
          <ul>
            {blockers.map((row) => (
              <li key={row.id} className={css.row}>
                <Who row={row} />
                <SelectInput
                  label={t('combat.blocks', { name: row.name })}
                  hidesLabel
                  value={row.blocks}
                  options={blockable}
                  onChange={(attacker) => onChange(withBlock(action, row.id, attacker))}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {attacking.length === 0 && <p className={css.none}>{t('combat.ends')}</p>}
      <div className={css.foot}>
        <Checkbox isSelected={isAll} onChange={setAll}>
          {t('combat.all')}
        </Checkbox>
        {attacking.length > 0 && (
          <Button size="small" look="line" onPress={() => onChange({ kind: 'combat' })}>
            {t('combat.end')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Who({ row }: { readonly row: CombatRow }) {
  return (
    <span className={css.who}>
      <PlayerMark player={row.controller} size="small" />
      <span className={css.name}>{row.name}</span>
      {row.size !== undefined && <span className={css.size}>{row.size}</span>}
    </span>
  );
}
