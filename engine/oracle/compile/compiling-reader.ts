import type { Ability } from '../../abilities/ability.ts';
import type { EffectContent } from '../effect-template.ts';
import { templateReader } from '../template-reader.ts';
import type { Reading, TextReader } from '../text-reader.ts';
import { type CompiledText, compileText } from './compile-text.ts';

/** Reads every text that the compiler understands; built-in texts mean what their templates say. */
export const compilingReader: TextReader = {
  effect: (text) => templateReader.effect(text) ?? compiledEffect(text),
  abilities(text, owner) {
    const known = templateReader.abilities(text, owner);
    if (known !== undefined) return known;
    const compiled = compileText({ ...owner, text });
    return unreadOf(text, compiled) ?? { content: compiled.abilities };
  },
};

/** A one-shot effect is what an instant would do; nothing else may stand in its text, and it has no object of its own. */
function compiledEffect(text: string): Reading<EffectContent> {
  const compiled = compileText({ name: '', text, cardTypes: ['instant'] });
  const unread = unreadOf(text, compiled);
  if (unread !== undefined) return unread;
  const [ability, another] = compiled.abilities;
  if (ability?.kind !== 'spell' || another !== undefined)
    return { unread: { text: text.trim(), expected: 'what a spell does' } };
  if (speaksOfItself(ability))
    return { unread: { text: text.trim(), expected: 'an object other than “this”' } };
  return { content: { targets: ability.targets ?? [], instructions: ability.instructions } };
}

function unreadOf(
  text: string,
  { lines }: CompiledText,
): Extract<Reading<never>, { unread: unknown }> | undefined {
  for (const { unread } of lines)
    if (unread !== undefined)
      return { unread: { text: text.slice(unread.start, unread.end), expected: unread.expected } };
  return lines.length === 0 ? { unread: { text: text.trim(), expected: 'a text' } } : undefined;
}

/** Whether it names its own object outside of abilities that it gives away. */
function speaksOfItself(ability: Ability): boolean {
  const search = (tree: unknown): boolean => {
    if (Array.isArray(tree)) return tree.some(search);
    if (typeof tree !== 'object' || tree === null) return false;
    const node = tree as Readonly<Record<string, unknown>>;
    if (node.kind === 'source') return true;
    return Object.entries(node).some(([key, part]) => !GIVEN.has(key) && search(part));
  };
  return search(ability);
}

/** Where abilities stand that other objects will have: "this" is that object there. */
const GIVEN: ReadonlySet<string> = new Set(['ability', 'abilities', 'token', 'plus']);
