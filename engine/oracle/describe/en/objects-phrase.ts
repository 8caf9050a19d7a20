import type { Selector } from '../../../abilities/selector.ts';
import { mention, type Narrator } from './context.ts';
import { type Determiner, nounPhraseOf, type RenderOptions, renderNounPhrase } from './noun-phrase.ts';

/** What an instruction acts on: particular objects, "all creatures", "each creature you control", "a creature". */
export function objectsPhrase(
  selector: Selector,
  narrator: Narrator,
  determiner: Extract<Determiner, 'all' | 'each' | 'a'>,
  options: RenderOptions = {},
): string {
  const noun = nounPhraseOf(selector, narrator);
  if (noun.fixed !== undefined) return noun.fixed.text === 'they' ? 'them' : noun.fixed.text;
  mention(narrator, 'that 0');
  return renderNounPhrase(noun, determiner === 'all' ? 'plural' : 'singular', determiner, options);
}
