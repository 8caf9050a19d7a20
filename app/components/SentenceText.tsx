import type { EffectId, ObjectId, Sentence, SentenceFragment } from '../../engine/index.ts';
import { RuleLink } from './RuleLink.tsx';
import { RulesText } from './RulesText.tsx';
import css from './SentenceText.module.css';

interface SentenceTextProps {
  readonly sentence: Sentence;
  readonly onObject?: (object: ObjectId) => void;
  readonly onEffect?: (effect: EffectId) => void;
  /** Shows the rule numbers after the words. */
  readonly withRules?: boolean;
}

/** A sentence of the engine: objects and effects in it are links if somebody listens. */
export function SentenceText({ sentence, onObject, onEffect, withRules = false }: SentenceTextProps) {
  return (
    <>
      {sentence.fragments.map((fragment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fragments of a sentence never change places
        <Fragment key={index} fragment={fragment} onObject={onObject} onEffect={onEffect} />
      ))}
      {withRules &&
        sentence.rules.map((rule) => (
          <span key={rule} className={css.rule}>
            {' '}
            <RuleLink rule={rule} />
          </span>
        ))}
    </>
  );
}

interface FragmentProps {
  readonly fragment: SentenceFragment;
  readonly onObject: ((object: ObjectId) => void) | undefined;
  readonly onEffect: ((effect: EffectId) => void) | undefined;
}

function Fragment({ fragment, onObject, onEffect }: FragmentProps) {
  switch (fragment.kind) {
    case 'text':
      return (
        <span>
          <RulesText text={fragment.text} />
        </span>
      );
    case 'strong':
      return <b className={css.strong}>{fragment.text}</b>;
    case 'object':
      return <NameLink text={fragment.text} onPress={onObject && (() => onObject(fragment.object))} />;
    case 'effect':
      return <NameLink text={fragment.text} onPress={onEffect && (() => onEffect(fragment.effect))} />;
  }
}

function NameLink({ text, onPress }: { readonly text: string; readonly onPress: (() => void) | undefined }) {
  if (onPress === undefined) return <span>{text}</span>;
  return (
    <button type="button" className={css.name} onClick={onPress}>
      {text}
    </button>
  );
}
