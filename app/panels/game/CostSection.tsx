import '../../i18n/add-game.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectId } from '../../../engine/index.ts';
import { Checkbox } from '../../components/Checkbox.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import { useSentences, useTrace } from '../../store/hooks.ts';
import { type CostLine, costView } from '../../views/game/cost-view.ts';
import css from '../inspector/Inspector.module.css';
import lines from './RuleLines.module.css';
import { RuleLines, SourceName } from './RuleLines.tsx';

const MANA_COST = 'mana cost';

/** What a card or spell costs to cast, each step in the order of 601.2f with before → after. */
export function CostSection({ id }: { readonly id: ObjectId }) {
  const { t } = useTranslation('game');
  const say = useSentences();
  const trace = useTrace();
  const [instead, setInstead] = useState(MANA_COST);
  const [besides, setBesides] = useState<readonly string[]>([]);
  const view = useMemo(
    () => costView(trace, say, id, { instead, besides }),
    [trace, say, id, instead, besides],
  );
  if (view === undefined) return null;
  return (
    <section className={css.section} aria-label={t('cost.title')}>
      <h3>
        {t('cost.title')} <RuleLink rule="601.2f" />
      </h3>
      {view.alternatives.length + view.additional.length > 0 && (
        <div className={lines.choices}>
          {view.alternatives.length > 0 && (
            <SelectInput
              label={t('cost.instead')}
              value={instead}
              options={[
                { value: MANA_COST, text: t('cost.manaCost') },
                ...view.alternatives.map((each) => ({ value: each, text: each })),
              ]}
              onChange={setInstead}
            />
          )}
          {view.additional.map((each) => (
            <Checkbox
              key={each}
              isSelected={besides.includes(each)}
              onChange={(isPaid) =>
                setBesides(isPaid ? [...besides, each] : besides.filter((one) => one !== each))
              }
            >
              {t('cost.pay', { keyword: each })}
            </Checkbox>
          ))}
        </div>
      )}
      <ol className={lines.steps}>
        {view.lines.map((line) => (
          <Step key={line.key} line={line} />
        ))}
      </ol>
      <p className={lines.total}>
        <span>{t('cost.total')}</span>
        <span>{view.total === undefined ? t('cost.notSettled') : <RulesText text={view.total} />}</span>
      </p>
      {view.notComputed.length > 0 && (
        <>
          <p className={lines.open}>{t('cost.open')}</p>
          <RuleLines lines={view.notComputed} label={t('cost.open')} />
        </>
      )}
    </section>
  );
}

function Step({ line }: { readonly line: CostLine }) {
  const { t } = useTranslation('game');
  return (
    <li className={lines.step}>
      <p className={lines.words}>
        <span className={lines.kind}>{t(`cost.kind.${line.kind}`)}</span>
        {!line.isOwn && (
          <>
            <SourceName line={line} /> <Timestamp at={line.timestamp?.at} faint />
          </>
        )}
        {line.words !== '' && (
          <span className={lines.text}>
            <RulesText text={line.words} />
          </span>
        )}
      </p>
      <span className={lines.mana}>
        {line.before !== undefined && (
          <>
            <span className={lines.before}>
              <RulesText text={line.before} />
            </span>{' '}
            →{' '}
          </>
        )}
        {line.after === undefined ? t('cost.none') : <RulesText text={line.after} />}
      </span>
      <RuleLink rule={line.rule} />
    </li>
  );
}
