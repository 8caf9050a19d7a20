import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { CONDITIONS, JOINS, type PartCondition, type Parts, replaced } from '../../views/own/parts.ts';
import css from './Own.module.css';

type Conditions = Pick<Parts, 'conditions' | 'join'>;

interface ConditionFieldsProps extends Conditions {
  readonly onChange: (changed: Partial<Conditions>) => void;
}

/** So many conditions at once still make a sentence. */
const MOST = 3;

/** On which conditions it holds, and whether all of them are needed. */
export function ConditionFields({ conditions, join, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('own');
  const [free] = CONDITIONS.filter((each) => !conditions.includes(each));
  const shown: readonly (PartCondition | undefined)[] = conditions.length === 0 ? [undefined] : conditions;
  return (
    <>
      {shown.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions are added and taken away at their places only
        <div key={index} className={css.long}>
          <SelectInput
            label={t(index === 0 ? 'parts.condition' : `parts.joined.${join}`)}
            value={condition ?? 'none'}
            options={(['none', ...CONDITIONS] as const).map((value) => ({
              value,
              text: t(value === 'none' && index > 0 ? 'parts.noCondition' : `parts.conditions.${value}`),
            }))}
            onChange={(value) => {
              const chosen = CONDITIONS.find((each) => each === value);
              onChange({
                conditions:
                  chosen === undefined
                    ? conditions.filter((_, place) => place !== index)
                    : condition === undefined
                      ? [chosen]
                      : replaced(conditions, index, chosen),
              });
            }}
          />
        </div>
      ))}
      {conditions.length > 0 && (
        <div className={css.partEnd}>
          {conditions.length < MOST && free !== undefined && (
            <Button
              icon="plus"
              look="line"
              size="small"
              onPress={() => onChange({ conditions: [...conditions, free] })}
            >
              {t('parts.addCondition')}
            </Button>
          )}
          {conditions.length > 1 && (
            <Segmented
              label={t('parts.join')}
              value={join}
              options={JOINS.map((value) => ({ value, text: t(`parts.joins.${value}`) }))}
              onChange={(value) => onChange({ join: value })}
            />
          )}
        </div>
      )}
    </>
  );
}
