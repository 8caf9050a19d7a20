import '../../i18n/add-own.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardFace } from '../../../engine/index.ts';
import { BASIC_LAND_TYPES } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { useActions, useSentences } from '../../store/hooks.ts';
import { readingOfAbilities } from '../../views/own/reading.ts';
import { Reading } from '../own/Reading.tsx';
import { useCardTexts } from '../use-card-texts.ts';
import css from './Analyse.module.css';

/** A card's text, each fragment of it with the layer and the rule in which it works. */
export function AnalyseDialog({ card: name }: { readonly card: string }) {
  const { t } = useTranslation('own');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const found = useCardTexts(name);
  const [index, setIndex] = useState(0);
  const close = () => actions.openDialog(undefined);
  const faces = found === undefined || found === 'none' ? [] : found.card.faces;
  const face = faces[index];
  return (
    <Dialog
      title={t('analyse.title', { name })}
      isWide
      onClose={close}
      actions={
        <>
          {face !== undefined && (
            <Button onPress={() => actions.openDialog({ kind: 'own-card', card: name })}>
              {t('analyse.edit')}
            </Button>
          )}
          <Button look="primary" autoFocus onPress={close}>
            {tApp('close')}
          </Button>
        </>
      }
    >
      {faces.length > 1 && (
        <Segmented
          label={t('analyse.face')}
          value={String(index)}
          options={faces.map((each, place) => ({ value: String(place), text: each.name }))}
          onChange={(value) => setIndex(Number(value))}
        />
      )}
      {face !== undefined && found !== undefined && found !== 'none' && (
        <Face key={face.name} face={face} text={found.texts[index] ?? ''} />
      )}
      {found === undefined && <p aria-busy="true">{t('analyse.waiting')}</p>}
      {found === 'none' && <p>{t('analyse.none', { name })}</p>}
    </Dialog>
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
