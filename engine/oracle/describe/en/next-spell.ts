import type { Instruction } from '../../../abilities/instruction.ts';
import type { Narrator } from './context.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { predicateOfParts } from './predicate.ts';
import { subjectOf } from './subject.ts';

/** "the next instant or sorcery spell you cast this turn has storm" (CR 611.2f) */
export function nextSpellSentence(
  { spell, parts }: Extract<Instruction, { kind: 'next-spell-effect' }>,
  narrator: Narrator,
): string {
  const noun = nounPhraseOf(spell, narrator);
  const caster = (noun.control?.('singular') ?? 'you control').replace(/\bcontrol(s?)$/, 'cast$1');
  const what = renderNounPhrase({ ...noun, control: () => caster }, 'singular', 'none');
  const subject = { ...subjectOf(spell, parts, narrator, false), number: 'singular' as const };
  const { text, tail } = predicateOfParts(parts, subject);
  return `the next ${what} this turn ${text}${tail}`;
}
