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
  buildParts,
  CONDITIONS,
  DURATIONS,
  FIRST_CHANGE,
  FIRST_PARTS,
  KINDS,
  type Parts,
  replaced,
  SCOPES,
  WHOSE,
} from '../../views/own/parts.ts';
import { isReadBack } from '../../views/own/read-back.ts';
import { ChangeFields } from './ChangeFields.tsx';
import css from './Own.module.css';
import { QualityFields } from './QualityFields.tsx';
import { usePutEffect } from './use-put-effect.ts';
import { usePutParts } from './use-put-parts.ts';

interface PartsEditorProps {
  readonly kind: EffectKind;
  /** Goes on with the sentence as a text. */
  readonly onText: (text: string) => void;
}

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
  const choose = <Name extends 'scope' | 'what' | 'whose' | 'condition' | 'duration'>(
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
      <fieldset className={css.part}>
        <legend>{t('parts.affected')}</legend>
        {kind === 'effect' && choose('scope', SCOPES, (value) => t(`parts.scopes.${value}`))}
        {choose('what', KINDS, (value) => value)}
        {choose('whose', WHOSE, (value) => t(`parts.whoses.${value}`))}
        <QualityFields qualities={parts.qualities} onChange={(qualities) => set({ qualities })} />
      </fieldset>
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
        {choose('condition', CONDITIONS, (value) => t(`parts.conditions.${value}`))}
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
