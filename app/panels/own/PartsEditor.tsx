import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { layersOfAbilities } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { Message } from '../../components/Message.tsx';
import { PlayerMark } from '../../components/PlayerMark.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { useStrata } from '../../store/hooks.ts';
import type { EffectKind } from '../../views/own/own-effect.ts';
import {
  type Affected,
  buildParts,
  DURATIONS,
  FIRST_AFFECTED,
  FIRST_CHANGE,
  FIRST_PARTS,
  KINDS,
  type Parts,
  replaced,
  SCOPES,
} from '../../views/own/parts.ts';
import { isReadBack } from '../../views/own/read-back.ts';
import { AffectedFields } from './AffectedFields.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import css from './Own.module.css';
import { usePutEffect } from './use-put-effect.ts';
import { usePutParts } from './use-put-parts.ts';

interface PartsEditorProps {
  readonly kind: EffectKind;
  /** Goes on with the sentence as a text. */
  readonly onText: (text: string) => void;
}

/** So many alternatives still make a sentence. */
const MOST_AFFECTED = 3;

/** A kind that none of the alternatives has. */
const nextKind = (affected: Parts['affected']): Affected['what'] =>
  KINDS.find((what) => what !== 'permanent' && affected.every((each) => each.what !== what)) ?? 'creature';

/** An effect put together from parts, with the sentence that they make. */
export function PartsEditor({ kind, onText }: PartsEditorProps) {
  const { t } = useTranslation('own');
  const { t: tApp } = useTranslation();
  const putText = usePutEffect();
  const putParts = usePutParts();
  const players = useStrata((state) => state.document.players);
  const [parts, setParts] = useState<Parts>(FIRST_PARTS);
  const built = useMemo(() => buildParts(kind, parts), [kind, parts]);
  const isText = useMemo(() => isReadBack(kind, built), [kind, built]);
  const set = (changed: Partial<Parts>) => setParts({ ...parts, ...changed });
  const put = (player: string) =>
    isText ? void putText(kind, built.text, player) : putParts(kind, built, player);
  const setAffected = ([first = FIRST_AFFECTED, ...others]: readonly Affected[]) =>
    set({ affected: [first, ...others] });
  const choose = <Name extends 'scope' | 'duration'>(
    name: Name,
    values: readonly Parts[Name][],
    textOf: (value: Parts[Name]) => string,
  ) => (
    <SelectInput
      label={t(`parts.${name}`)}
      value={parts[name]}
      options={values.map((value) => ({ value, text: textOf(value) }))}
      onChange={(chosen) => set({ [name]: values.find((value) => value === chosen) ?? parts[name] })}
    />
  );
  return (
    <div className={css.parts}>
      {parts.affected.map((affected, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alternatives are added and taken away at their places only
        <fieldset key={index} className={css.part}>
          <legend>{t(index === 0 ? 'parts.affected' : 'parts.orAffected')}</legend>
          {index === 0 && kind === 'effect' && choose('scope', SCOPES, (value) => t(`parts.scopes.${value}`))}
          <AffectedFields
            affected={affected}
            onChange={(changed) => setAffected(replaced(parts.affected, index, changed))}
            onRemove={
              parts.affected.length < 2
                ? undefined
                : () => setAffected(parts.affected.filter((_, place) => place !== index))
            }
          />
        </fieldset>
      ))}
      {parts.affected.length < MOST_AFFECTED && (
        <div>
          <Button
            icon="plus"
            look="line"
            size="small"
            onPress={() =>
              setAffected([...parts.affected, { ...FIRST_AFFECTED, what: nextKind(parts.affected) }])
            }
          >
            {t('parts.addAffected')}
          </Button>
        </div>
      )}
      {parts.changes.map((change, index) => (
        <ChangeFields
          // biome-ignore lint/suspicious/noArrayIndexKey: changes are added and taken away at their places only
          key={index}
          number={index + 1}
          change={change}
          onChange={(changed) => set({ changes: replaced(parts.changes, index, changed) })}
          onRemove={
            parts.changes.length < 2
              ? undefined
              : () => set({ changes: parts.changes.filter((_, place) => place !== index) })
          }
        />
      ))}
      <div>
        <Button
          icon="plus"
          look="line"
          size="small"
          onPress={() => set({ changes: [...parts.changes, { ...FIRST_CHANGE, kind: 'gain' }] })}
        >
          {t('parts.addChange')}
        </Button>
      </div>
      <fieldset className={css.part}>
        <legend>{t('parts.when')}</legend>
        <ConditionFields conditions={parts.conditions} join={parts.join} onChange={set} />
        {kind === 'effect' && choose('duration', DURATIONS, (value) => t(`parts.durations.${value}`))}
      </fieldset>
      <p className={css.sentence} role="status" aria-label={t('parts.sentence')}>
        <RulesText text={built.text} />{' '}
        {layersOfAbilities([built.ability]).map((layer) => (
          <LayerBadge key={layer} layer={layer} />
        ))}
      </p>
      {!isText && <Message tone="info">{t('effect.asCard')}</Message>}
      <div className={css.ways}>
        {players.map((player) => (
          <Button key={player} look="line" onPress={() => put(player)}>
            <PlayerMark player={player} isDecorative />
            {tApp('library.createdBy', { player })}
          </Button>
        ))}
        {isText && (
          <Button look="line" onPress={() => onText(built.text)}>
            {t('effect.asText')}
          </Button>
        )}
      </div>
    </div>
  );
}
