import { useState } from 'react';
import { GridList } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { loadTextReader } from '../../services/text-reader.ts';
import { useStrata } from '../../store/hooks.ts';
import { buildEffect, EFFECT_FORMS } from '../../views/library/effect-forms.ts';
import { usePlace } from '../use-place.ts';
import { EffectLine } from './EffectLine.tsx';
import css from './Rows.module.css';
import { onEnterInRow } from './use-row-keys.ts';

/** Effects by themselves, as if from a spell. */
export function EffectsTab() {
  const { t } = useTranslation();
  const place = usePlace();
  const players = useStrata((state) => state.document.players);
  const [chosen, setChosen] = useState<string>();
  const [changed, setChanged] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
  const by = players[0] ?? '';
  const fieldsOf = (id: string) => ({
    ...EFFECT_FORMS.find((form) => form.id === id)?.fields,
    ...changed[id],
  });
  const add = (id: string, controller: string) => {
    const form = EFFECT_FORMS.find((each) => each.id === id);
    const built = form === undefined ? undefined : buildEffect(form.template, fieldsOf(id));
    if (built !== undefined)
      void loadTextReader().then(() =>
        place.add({ kind: 'effect', text: built.text, name: built.text }, controller),
      );
  };
  return (
    <>
      <p className={css.hint}>{t('library.effectsHint')}</p>
      <div className={css.keys} onKeyDownCapture={onEnterInRow((id) => add(id, by))}>
        <GridList
          aria-label={t('library.effects')}
          className={css.rows ?? ''}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            setChosen(key === undefined ? undefined : String(key));
          }}
        >
          {EFFECT_FORMS.map((form) => (
            <EffectLine
              key={form.id}
              form={form}
              fields={fieldsOf(form.id)}
              players={players}
              isChosen={chosen === form.id}
              onAdd={(controller) => add(form.id, controller)}
              onChange={(name, value) =>
                setChanged({ ...changed, [form.id]: { ...changed[form.id], [name]: value } })
              }
            />
          ))}
        </GridList>
      </div>
    </>
  );
}
