import type { Input } from './parser.ts';
import type { Referent } from './scope.ts';

/** Words of an event with another object besides its subject. */
export const SECOND_OBJECT =
  /\b(?:blocked by|blocks|damage to|targets?|crews|saddles|attached to) (?:a|an|another|one or more) (?!player|opponent)/;

/** Up to a comma the words are still the event: no comma before, or a list, or an "if" that can't be tested. */
export function continuesTrigger(input: Input, from: number, comma: number): boolean {
  let last = -1;
  for (let at = from; at < comma; at += 1) {
    if (input.tokens[at]?.kind === 'mark' && input.tokens[at]?.w === ',') {
      const next = input.tokens[at + 1]?.w ?? '';
      const before = last;
      last = at;
      if (next === 'if' || next === 'or' || next === 'and/or') continue;
      if (before < 0 && at + 4 >= comma) continue;
      if (
        next !== 'if' &&
        /^(?:artifact|creature|land|enchantment|planeswalker|instant|sorcery|~|a|an|another|that|battle)$/.test(
          next,
        ) &&
        at + 5 >= comma
      )
        continue;
      return input.tokens.slice(from, at).some(({ w }) => w === 'if');
    }
  }
  return true;
}

/** "~ enters attached to a creature": "that creature" is the one to which it is attached. */
export const ATTACHES =
  /^(?:when|whenever) ~ (?:enters|becomes) attached to an? (?:\w+ )*?(?:creature|permanent|land|artifact)\b/;
export const hostOfSource: Referent = {
  selector: { kind: 'is', object: { kind: 'attached-to' } },
  object: { kind: 'attached-to' },
  nouns: ['creature', 'permanent', 'land', 'artifact'],
  isPlural: false,
};
