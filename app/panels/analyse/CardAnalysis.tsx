import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardFace } from '../../../engine/index.ts';
import { BASIC_LAND_TYPES } from '../../../engine/index.ts';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { useSentences } from '../../store/hooks.ts';
import { readingOfAbilities } from '../../views/own/reading.ts';
import { Reading } from '../own/Reading.tsx';
import type { CardTexts } from '../use-card-texts.ts';
import css from './Analyse.module.css';

/** The text of a card, a face at a time. */
export function CardAnalysis({ found: { card, texts } }: { readonly found: CardTexts }) {
  const { t } = useTranslation('own');
  const [index, setIndex] = useState(0);
  const { faces } = card;
  const face = faces[index] ?? faces[0];
  return (
    <>
      {faces.length > 1 && (
        <Segmented
          label={t('analyse.face')}
          value={String(index)}
          options={faces.map((each, place) => ({ value: String(place), text: each.name }))}
          onChange={(value) => setIndex(Number(value))}
        />
      )}
      <Face key={index} face={face} text={texts[index] ?? ''} />
    </>
  );
}

function Face({ face, text }: { readonly face: CardFace; readonly text: string }) {
  const { t } = useTranslation('own');
  const say = useSentences();
  const view = useMemo(() => readingOfAbilities(face, text), [face, text]);
  const hasBasicType = face.subtypes.some((subtype) => BASIC.has(subtype));
  return (
    <>
      <p className={css.types}>{say.typeLine({ ...face, hasAllCreatureTypes: false })}</p>
      {view.lines.length === 0 && !hasBasicType ? (
        <p className={css.none}>{t('analyse.noText')}</p>
      ) : (
        <Reading view={view} says={false} />
      )}
      {hasBasicType && (
        <p className={css.none}>
          {t('analyse.basicLand')} <RuleLink rule="305.6" />
        </p>
      )}
    </>
  );
}

const BASIC: ReadonlySet<string> = new Set(BASIC_LAND_TYPES);
