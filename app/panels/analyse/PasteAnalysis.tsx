import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf } from '../../../engine/index.ts';
import { SelectInput } from '../../components/SelectInput.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { useSentences } from '../../store/hooks.ts';
import {
  GUESSED_TYPES,
  type GuessedType,
  guessType,
  type PastedFace,
  readPasted,
} from '../../views/analyse/read-pasted.ts';
import { readingView } from '../../views/own/reading.ts';
import { Reading } from '../own/Reading.tsx';
import type { CardTexts } from '../use-card-texts.ts';
import css from './Analyse.module.css';

/** A field for any card's text, and below it what each fragment does. */
export function PasteAnalysis({ first }: { readonly first: string }) {
  const { t } = useTranslation('own');
  const [pasted, setPasted] = useState(first);
  const shown = useDeferredValue(pasted);
  const faces = useMemo(() => readPasted(shown), [shown]);
  return (
    <>
      <TextArea
        label={t('analyse.pasteLabel')}
        placeholder={t('analyse.pasteHint')}
        value={pasted}
        maxLength={LONGEST}
        rows={6}
        onChange={setPasted}
      />
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces have no other identity than their place
        <Face key={index} face={face} />
      ))}
    </>
  );
}

/** No card's text comes near it. */
const LONGEST = 10_000;

function Face({ face }: { readonly face: PastedFace }) {
  const { t } = useTranslation('own');
  const say = useSentences();
  const { name, types, text } = face;
  const [chosen, setChosen] = useState<GuessedType>();
  const guessed = useMemo(() => (types === undefined ? guessType(text) : undefined), [types, text]);
  const type = chosen ?? guessed;
  const view = useMemo(
    () => readingView({ name, text, ...(types ?? { cardTypes: type === undefined ? [] : [type] }) }),
    [name, text, types, type],
  );
  const unread = view.lines.filter((line) => line.unread !== undefined).length;
  return (
    <section className={css.pasted} aria-label={name === '' ? t('reading.title') : name}>
      {types === undefined ? (
        <div className={css.guess}>
          <SelectInput
            label={t('analyse.asType')}
            value={type ?? 'creature'}
            options={GUESSED_TYPES.map((value) => ({ value, text: t(`analyse.types.${value}`) }))}
            onChange={(value) => setChosen(GUESSED_TYPES.find((each) => each === value))}
          />
        </div>
      ) : (
        <h3 className={css.head}>
          {name !== '' && <b>{name}</b>} <span>{say.typeLine({ ...types, hasAllCreatureTypes: false })}</span>
        </h3>
      )}
      <p className={css.types} role="status">
        {view.lines.length === 0
          ? t('analyse.noText')
          : unread > 0
            ? t('reading.summary.unread', { count: unread })
            : t('reading.summary.read', { count: view.lines.length })}
      </p>
      <Reading view={view} />
    </section>
  );
}

/** A known card as one would paste it. */
export const asPasted = ({ card, texts }: CardTexts): string =>
  card.faces
    .map((face, index) => {
      const { name, manaCost, typeLine } = draftOf(face);
      return [manaCost === '' ? name : `${name} ${manaCost}`, typeLine, texts[index] ?? '']
        .filter((line) => line !== '')
        .join('\n');
    })
    .join('\n//\n');
