import type { ReplacementAbility } from '../../abilities/ability.ts';
import { type Selector, source } from '../../abilities/selector.ts';
import { selfWord } from './objects.ts';
import { alt, atEnd, opt, phrase, seq, word } from './parser.ts';
import { name, type Scope, sourceReferent } from './scope.ts';

type Enters = Extract<
  ReplacementAbility['effect'],
  { kind: 'enters' | 'turned-face-up' | 'attached-face-up' }
>;

export const end = alt<unknown>(word('.'), atEnd);
export const made = (effect: Enters): ReplacementAbility => ({ kind: 'replacement', effect });
/** The object that has the ability, as what enters. */
export const itself = (scope: Scope): Selector => {
  name(scope, sourceReferent);
  return source;
};
export const onBattlefield = opt(phrase('the battlefield'));
export const ENTERS = seq(word('enter', 'enters'), onBattlefield);

/** "As this creature enters or is turned face up, …" */
export const AS_ENTERS_OR_TURNED = seq(
  word('as'),
  alt<unknown>(selfWord, word('it')),
  ENTERS,
  phrase('or is turned face up ,'),
);
