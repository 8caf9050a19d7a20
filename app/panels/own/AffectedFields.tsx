import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { type Affected, KINDS, WHOSE } from '../../views/own/parts.ts';
import { QualityFields } from './QualityFields.tsx';

interface AffectedFieldsProps {
  readonly affected: Affected;
  readonly onChange: (affected: Affected) => void;
  /** Only of one of several. */
  readonly onRemove: (() => void) | undefined;
}

/** What one of the alternatives says that is changed. */
export function AffectedFields({ affected, onChange, onRemove }: AffectedFieldsProps) {
  const { t } = useTranslation('own');
  const set = (changed: Partial<Affected>) => onChange({ ...affected, ...changed });
  return (
    <>
      <SelectInput
        label={t('parts.what')}
        value={affected.what}
        options={KINDS.map((value) => ({ value, text: value }))}
        onChange={(value) => set({ what: KINDS.find((each) => each === value) ?? affected.what })}
      />
      <SelectInput
        label={t('parts.whose')}
        value={affected.whose}
        options={WHOSE.map((value) => ({ value, text: t(`parts.whoses.${value}`) }))}
        onChange={(value) => set({ whose: WHOSE.find((each) => each === value) ?? affected.whose })}
      />
      <QualityFields qualities={affected.qualities} onChange={(qualities) => set({ qualities })}>
        {onRemove !== undefined && (
          <Button look="line" size="small" onPress={onRemove}>
            {t('parts.removeAffected')}
          </Button>
        )}
      </QualityFields>
    </>
  );
}
