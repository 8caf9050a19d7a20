import { useTranslation } from 'react-i18next';
import type { CardDraft, DraftField, DraftProblem, MadeCard } from '../../../engine/index.ts';
import { numbersOf } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { nearestType } from '../../views/own/nearest-type.ts';
import { NOT_OF_TOKENS } from '../../views/own/own-token.ts';
import css from './Own.module.css';

interface CardFieldsProps {
  readonly draft: CardDraft;
  readonly made: MadeCard;
  readonly problems: readonly DraftProblem[];
  /** Which of the two stands on this face: a mana cost, a color indicator, or neither (710.1c). */
  readonly cost: 'cost' | 'indicator' | 'none';
  /** Its colors are said instead of an indicator, and it needs no name. */
  readonly isToken?: boolean;
  readonly isTaken: boolean;
  /** Whether what is not filled in yet counts as wrong already. */
  readonly showsMissing: boolean;
  readonly autoFocus: boolean;
  readonly onChange: (draft: CardDraft) => void;
  readonly onEnter: () => void;
}

/** The printed values of a card, those that cards of its types have. */
export function CardFields(props: CardFieldsProps) {
  const { draft, made, cost } = props;
  const { face } = made;
  const numbers = numbersOf(face.cardTypes, face.subtypes).filter(
    (field) => props.isToken !== true || !NOT_OF_TOKENS.has(field),
  );
  const hasIndicator =
    cost === 'indicator' ||
    draft.indicator !== '' ||
    (cost !== 'none' &&
      draft.manaCost.trim() === '' &&
      face.cardTypes.length > 0 &&
      !face.cardTypes.includes('land'));
  return (
    <div className={css.fields}>
      <Field {...props} field="name" className={css.two} />
      {cost === 'cost' && <Field {...props} field="manaCost" className={css.third} />}
      <Field {...props} field="typeLine" className={css.two} />
      {hasIndicator && <Field {...props} field="indicator" className={css.third} />}
      {numbers.map((field) => (
        <Field {...props} key={field} field={field} className={numbers.length > 1 ? css.one : css.third} />
      ))}
      <span className={css.whole} />
    </div>
  );
}

const HINTS = {
  manaCost: 'card.manaCostHint',
  typeLine: 'card.typeLineHint',
  indicator: 'card.indicatorHint',
} as const;
const MISSING: ReadonlySet<DraftProblem['code']> = new Set(['missing', 'no-card-type', 'missing-size']);

interface FieldProps extends CardFieldsProps {
  readonly field: DraftField;
  readonly className: string | undefined;
}

function Field({
  field,
  className,
  draft,
  made,
  problems: all,
  isToken = false,
  isTaken,
  showsMissing,
  autoFocus,
  onChange,
  onEnter,
}: FieldProps) {
  const { t } = useTranslation('own');
  const problems = all.filter(
    (problem) => problem.field === field && (showsMissing || !MISSING.has(problem.code)),
  );
  const hint = field in HINTS ? t(HINTS[field as keyof typeof HINTS]) : '';
  const replace = (was: string, word: string) =>
    onChange({ ...draft, [field]: draft[field].replace(new RegExp(escaped(was), 'i'), () => word) });
  return (
    <div className={className}>
      <TextInput
        label={t(isToken && field === 'indicator' ? 'token.colors' : `card.${field}`)}
        placeholder={isToken && field === 'name' ? made.face.name : hint}
        value={draft[field]}
        autoFocus={autoFocus && field === 'name'}
        onChange={(value) => onChange({ ...draft, [field]: value })}
        onEnter={onEnter}
        {...(problems.some(({ isStrange }) => !isStrange) ? { isInvalid: true } : {})}
      />
      {field === 'name' && isTaken && (
        <p className={css.problem} role="alert">
          {t('problem.taken')}
        </p>
      )}
      {problems.map((problem) => (
        <Problem key={`${problem.code} ${problem.found}`} problem={problem} onReplace={replace} />
      ))}
    </div>
  );
}

interface ProblemProps {
  readonly problem: DraftProblem;
  readonly onReplace: (was: string, word: string) => void;
}

function Problem({ problem, onReplace }: ProblemProps) {
  const { t } = useTranslation('own');
  const { code, found, isStrange } = problem;
  const near = code === 'unknown-type' || code === 'unknown-subtype' ? nearestType(code, found) : undefined;
  return (
    <p className={css.problem} data-strange={isStrange} role="alert">
      {t(`problem.${code}`, { found })}
      {near !== undefined && (
        <Button look="line" size="small" onPress={() => onReplace(found, near)}>
          {t('problem.use', { word: near })}
        </Button>
      )}
    </p>
  );
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
