import { contextOf } from './describe/en/context.ts';
import { matchAbilityLines, matchEffectText } from './match-effect-text.ts';
import type { TextReader } from './text-reader.ts';

/** Knows the built-in texts and no others. */
export const templateReader: TextReader = {
  effect(text) {
    const match = matchEffectText(text);
    return match === undefined ? undefined : { content: match.content };
  },
  abilities(text, owner) {
    const { abilities, unknown } = matchAbilityLines(text, contextOf({ ...owner, abilities: [] }));
    return unknown.length > 0 ? undefined : { content: abilities };
  },
};
