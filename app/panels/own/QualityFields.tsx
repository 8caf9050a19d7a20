import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { QUALITIES, type Quality, replaced } from '../../views/own/parts.ts';
import css from './Own.module.css';

interface QualityFieldsProps {
  readonly qualities: readonly Quality[];
  readonly onChange: (qualities: readonly Quality[]) => void;
  /** Stands beside the button for another quality. */
  readonly children?: ReactNode;
}

/** So many qualities at once still make a sentence. */
const MOST = 3;

/** What else must hold for an object to be changed; all of it. */
export function QualityFields({ qualities, onChange, children }: QualityFieldsProps) {
  const { t } = useTranslation('own');
  return (
    <>
      {qualities.map(({ is, not }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: qualities are added and taken away at their places only
        <div key={index}>
          <SelectInput
            label={t('parts.quality')}
            value={is}
            options={['' as const, ...QUALITIES].map((value) => ({
              value,
              text: t(`parts.qualities.${value}`),
            }))}
            onChange={(value) => {
              const chosen = QUALITIES.find((quality) => quality === value);
              onChange(
                chosen === undefined
                  ? qualities.filter((_, place) => place !== index)
                  : replaced(qualities, index, { is: chosen, not }),
              );
            }}
          />
          <Checkbox isSelected={not} onChange={(on) => onChange(replaced(qualities, index, { is, not: on }))}>
            {t('parts.not', { quality: t(`parts.qualities.${is}`) })}
          </Checkbox>
        </div>
      ))}
      <div className={css.partEnd}>
        {qualities.length < MOST && (
          <Button
            icon="plus"
            look="line"
            size="small"
            onPress={() => onChange([...qualities, { is: 'W', not: false }])}
          >
            {t('parts.addQuality')}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
