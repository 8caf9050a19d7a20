import type { EffectId, ObjectId, RuleNumber } from '../../vocabulary/ids.ts';
import type { Sentence, SentenceFragment } from '../explanation.ts';

/** What may stand in a sentence: words, a fragment, or several. */
export type Words = string | SentenceFragment | readonly Words[] | undefined;

export const strong = (text: string): SentenceFragment => ({ kind: 'strong', text });
export const objectLink = (text: string, object: ObjectId): SentenceFragment => ({
  kind: 'object',
  text,
  object,
});
export const effectLink = (text: string, effect: EffectId): SentenceFragment => ({
  kind: 'effect',
  text,
  effect,
});

/** Template tag: `` words`${name} is tapped.` ``, with fragments kept as such. */
export function words(texts: TemplateStringsArray, ...values: readonly Words[]): readonly Words[] {
  return texts.flatMap((text, index) => [text, values[index]]);
}

/** A sentence from its pieces: neighboring texts are joined, empty ones dropped, and it begins with a capital. */
export function sentence(pieces: Words, rules: readonly RuleNumber[] = []): Sentence {
  return { fragments: capitalised(joined(flat(pieces))), rules: [...new Set(rules)] };
}

/** Several sentences as one, with a space between them. */
export function together(sentences: readonly (Sentence | undefined)[]): Sentence {
  const present = sentences
    .filter((each) => each !== undefined)
    .filter(({ fragments }) => fragments.length > 0);
  const fragments = present.flatMap((each, index) =>
    index === 0 ? each.fragments : [space, ...each.fragments],
  );
  return { fragments: joined(fragments), rules: [...new Set(present.flatMap((each) => each.rules))] };
}

const space: SentenceFragment = { kind: 'text', text: ' ' };

/** The sentence without its links, for a command line, a live region, a copied text. */
export const plainText = (sentence: Sentence): string => sentence.fragments.map(({ text }) => text).join('');

/** A list in words; the pieces may be links. `and` is the language's last conjunction with its spaces. */
export function list(items: readonly Words[], and: string): Words {
  return items.flatMap((item, index) => {
    if (index === 0) return [item];
    return [index === items.length - 1 ? and : ', ', item];
  });
}

function flat(pieces: Words): readonly SentenceFragment[] {
  if (pieces === undefined || pieces === '') return [];
  if (typeof pieces === 'string') return [{ kind: 'text', text: pieces }];
  return isList(pieces) ? pieces.flatMap(flat) : [pieces];
}

const isList = (pieces: SentenceFragment | readonly Words[]): pieces is readonly Words[] =>
  Array.isArray(pieces);

function joined(fragments: readonly SentenceFragment[]): readonly SentenceFragment[] {
  const result: SentenceFragment[] = [];
  for (const fragment of fragments) {
    const last = result.at(-1);
    if (fragment.text === '') continue;
    if (last?.kind === 'text' && fragment.kind === 'text')
      result[result.length - 1] = { kind: 'text', text: last.text + fragment.text };
    else result.push(fragment);
  }
  return result;
}

/** A link at the beginning of a sentence, also of a second one, begins with a capital. */
function capitalised(fragments: readonly SentenceFragment[]): readonly SentenceFragment[] {
  return fragments.map((fragment, index) => {
    const before = fragments[index - 1]?.text ?? '. ';
    if (!/[.!?] $/.test(before)) return fragment;
    return { ...fragment, text: fragment.text.charAt(0).toUpperCase() + fragment.text.slice(1) };
  });
}
