import { useTranslation } from 'react-i18next';
import type { CardLayout, WholeDraft } from '../../../engine/index.ts';
import { facesOfDraft, TWO_FACED_LAYOUTS, withLayout } from '../../../engine/index.ts';
import { Segmented } from '../../components/Segmented.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import css from './Own.module.css';

interface FaceTabsProps {
  readonly whole: WholeDraft;
  /** The face that is written, from 0. */
  readonly index: number;
  /** Faces in which something is wrong. */
  readonly wrong: readonly number[];
  readonly onChange: (whole: WholeDraft, index: number) => void;
}

/** Which layout the card has, and which of its faces is written. */
export function FaceTabs({ whole, index, wrong, onChange }: FaceTabsProps) {
  const { t } = useTranslation('own');
  const { layout } = whole;
  const two = TWO_FACED_LAYOUTS.find((each) => each === layout);
  const faces = facesOfDraft(whole);
  // A card with one face keeps what else its layout says.
  const one: CardLayout = two === undefined ? layout : 'normal';
  return (
    <div className={css.faces}>
      <SelectInput
        label={t('card.layout')}
        value={layout}
        options={[
          { value: one, text: t('card.layouts.one') },
          ...TWO_FACED_LAYOUTS.map((value) => ({ value, text: t(`card.layouts.${value}`) })),
        ]}
        onChange={(value) => {
          const chosen = TWO_FACED_LAYOUTS.find((each) => each === value) ?? one;
          onChange(withLayout(whole, chosen), chosen === one ? 0 : index);
        }}
      />
      {two !== undefined && (
        <Segmented
          label={t('analyse.face')}
          value={String(index)}
          options={faces.map((_, place) => {
            const part = t(`card.parts.${two}`, { context: place === 0 ? 'first' : 'second' });
            const text = wrong.includes(place) ? t('card.wrongFace', { part }) : part;
            return { value: String(place), text };
          })}
          onChange={(value) => onChange(whole, Number(value))}
        />
      )}
    </div>
  );
}
