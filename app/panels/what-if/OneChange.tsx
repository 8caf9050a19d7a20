import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EffectId, recordInstead, type StepAction } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Message } from '../../components/Message.tsx';
import { NumberInput } from '../../components/NumberInput.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { useActions, useSentences } from '../../store/hooks.ts';
import { comparisonOf } from '../../views/what-if/comparison.ts';
import { VARIANT_KINDS, type Variant, variantDocument } from '../../views/what-if/variant.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { playedBoard, type ShownBoard } from './use-board.ts';
import { ValueEditor } from './ValueEditor.tsx';
import css from './WhatIf.module.css';

/** One change, and both boards beside one another. */
export function OneChange({ board }: { readonly board: ShownBoard }) {
  const { t } = useTranslation('states');
  const say = useSentences();
  const actions = useActions();
  const { document, trace, steps } = board;
  const [kind, setKind] = useState<Variant['kind']>('swap');
  const [step, setStep] = useState(0);
  const [other, setOther] = useState(Math.min(1, steps.length - 1));
  const [chosenEffect, setEffect] = useState<EffectId>();
  const [edited, setEdited] = useState<{ readonly step: number; readonly action: StepAction }>();
  const effects = trace.evaluation.effects;
  const effect = chosenEffect ?? effects[0]?.id;
  const variant = variantNow();
  function variantNow(): Variant | undefined {
    switch (kind) {
      case 'swap':
        return step === other ? undefined : { kind, first: step, second: other };
      case 'move':
        return { kind, step, to: other };
      case 'off':
        return { kind, step };
      case 'without':
        return effect === undefined ? undefined : { kind, effect };
      case 'value':
        return edited === undefined || edited.step !== step
          ? undefined
          : { kind, step, action: edited.action };
    }
  }
  const key = JSON.stringify(variant);
  const refusedBefore = board.history.moments.filter(
    (each) => each.status === 'refused' && each.step < document.steps.length,
  ).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the variant
  const result = useMemo(() => {
    if (variant === undefined) return undefined;
    const changed = variantDocument(document, variant);
    const without = new Set(variant.kind === 'without' ? [variant.effect] : []);
    const played =
      changed === undefined
        ? { trace: recordInstead(trace.evaluation.state, { without }), refused: 0 }
        : playedBoard(changed);
    const names = { first: t('whatIf.here'), second: t('whatIf.there') };
    return {
      changed,
      refused: Math.max(0, played.refused - refusedBefore),
      comparison: comparisonOf(trace, played.trace, names, say, without),
    };
  }, [key, document, trace]);
  const stepOptions = steps.map(({ index, text }) => ({ value: String(index), text }));
  const open = () => {
    if (result?.changed === undefined) return;
    actions.open(result.changed);
    actions.say(t('whatIf.opened'), 'success');
  };
  return (
    <>
      <div className={css.fields}>
        <SelectInput
          label={t('whatIf.change')}
          value={kind}
          options={VARIANT_KINDS.map((each) => ({ value: each, text: t(`whatIf.changes.${each}`) }))}
          onChange={(chosen) => setKind(VARIANT_KINDS.find((each) => each === chosen) ?? 'swap')}
        />
        {kind === 'without' && (
          <SelectInput
            label={t('whatIf.effect')}
            value={effect ?? ''}
            options={effects.map(({ id, timestamp }) => ({
              value: id,
              text: `${say.effectName(trace, id)} (${say.timestampLabel(timestamp)})`,
            }))}
            onChange={(chosen) => setEffect(effects.find(({ id }) => id === chosen)?.id)}
          />
        )}
        {kind !== 'without' && (
          <SelectInput
            label={t(kind === 'swap' ? 'whatIf.first' : 'whatIf.step')}
            value={String(step)}
            options={stepOptions}
            onChange={(chosen) => setStep(Number(chosen))}
          />
        )}
        {kind === 'swap' && (
          <SelectInput
            label={t('whatIf.second')}
            value={String(other)}
            options={stepOptions}
            onChange={(chosen) => setOther(Number(chosen))}
          />
        )}
        {kind === 'move' && (
          <NumberInput
            label={t('whatIf.place')}
            value={other + 1}
            min={1}
            max={steps.length}
            onChange={(place) => setOther(place - 1)}
          />
        )}
      </div>
      {kind === 'value' && (
        <ValueEditor
          key={step}
          board={board}
          step={step}
          onChange={(action) => setEdited(action === undefined ? undefined : { step, action })}
        />
      )}
      {kind === 'value' && variant === undefined && <Message tone="info">{t('whatIf.notChanged')}</Message>}
      {kind === 'swap' && step === other && <Message tone="info">{t('whatIf.sameStep')}</Message>}
      {result !== undefined && (
        <>
          {result.refused > 0 && (
            <Message tone="warning">{t('whatIf.refused', { count: result.refused })}</Message>
          )}
          <ComparisonView
            comparison={result.comparison}
            heads={[t('whatIf.boards.now'), t('whatIf.boards.changed')]}
          />
          {result.changed !== undefined && (
            <Button look="line" onPress={open}>
              {t('whatIf.open')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
