import type { CardDefinition, CardFace } from '../cards/card-definition.ts';
import { describeCard } from '../oracle/describe/en/describe.ts';
import { comparableWords, normalise, normalisedWords } from '../oracle/normalise.ts';
import { diffWords } from './diff-words.ts';

/** The fields of an official card object (in Scryfall's shape) that are compared. */
export interface OfficialFace {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}
export interface OfficialCard extends OfficialFace {
  readonly layout: string;
  readonly card_faces?: readonly OfficialFace[];
}

export interface CardReport {
  readonly name: string;
  /** Share of words that both texts have, in order: 1 for texts that are equal after {@link normalise}. */
  readonly similarity: number;
  /** The same for words without number and articles ("each land is" against "all lands are"). */
  readonly likeness: number;
  /** Printed values that differ, in words. */
  readonly wrong: readonly string[];
  readonly texts: readonly TextReport[];
}

export interface TextReport {
  readonly official: string;
  readonly rendered: string;
  /** Words only in the official text as `[-…-]`, only in ours as `{+…+}`. */
  readonly diff: string;
}

/** Compares one built-in card with the official one; without one, that is what is wrong. */
export function compareCard(card: CardDefinition, official: OfficialCard | undefined): CardReport {
  if (official === undefined)
    return {
      name: card.name,
      similarity: 0,
      likeness: 0,
      wrong: ['the card file has no such card'],
      texts: [],
    };
  const wrong: string[] = [];
  const texts: TextReport[] = [];
  const similarities: number[] = [];
  const likenesses: number[] = [];
  for (const [index, face] of card.faces.entries()) {
    const printed =
      official.card_faces?.find(({ name }) => name === face.name) ?? (index === 0 ? official : undefined);
    if (printed === undefined) {
      wrong.push(`no official face named ${face.name}`);
      continue;
    }
    wrong.push(...differences(face, printed));
    const { similarity, likeness, ...text } = compareText(face, printed.oracle_text ?? '');
    similarities.push(similarity);
    likenesses.push(likeness);
    if (similarity < 1) texts.push(text);
  }
  return { name: card.name, similarity: mean(similarities), likeness: mean(likenesses), wrong, texts };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function compareText(
  face: CardFace,
  official: string,
): TextReport & { readonly similarity: number; readonly likeness: number } {
  const rendered = describeCard(face).join('\n');
  const own = { names: [face.name] };
  const [one, another] = [normalise(official, own), normalise(rendered, own)].map(normalisedWords) as [
    string[],
    string[],
  ];
  const { common, text } = diffWords(one, another);
  const like = [official, rendered].map((words) => comparableWords(words, own)) as [string[], string[]];
  return {
    official,
    rendered,
    diff: text,
    similarity: share(common, one, another),
    likeness: shareOf(...like),
  };
}

const share = (common: number, one: readonly string[], another: readonly string[]): number =>
  common / Math.max(1, one.length, another.length) || (one.length + another.length === 0 ? 1 : 0);

const shareOf = (one: readonly string[], another: readonly string[]): number =>
  share(diffWords(one, another).common, one, another);

function differences(face: CardFace, official: OfficialFace): string[] {
  const pairs: readonly (readonly [string, string, string])[] = [
    ['mana cost', face.manaCost, official.mana_cost ?? ''],
    ['types', typeLine(face), official.type_line ?? ''],
    ['power', String(face.power ?? ''), official.power ?? ''],
    ['toughness', String(face.toughness ?? ''), official.toughness ?? ''],
    ['loyalty', String(face.loyalty ?? ''), official.loyalty ?? ''],
    ['defense', String(face.defense ?? ''), official.defense ?? ''],
  ];
  return pairs.flatMap(([what, ours, theirs]) =>
    ours === theirs ? [] : [`${what} is ${quoted(ours)}, officially ${quoted(theirs)}`],
  );
}

const quoted = (value: string): string => (value === '' ? 'none' : value);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function typeLine(face: CardFace): string {
  const types = [...face.supertypes, ...face.cardTypes].map(capital).join(' ');
  return face.subtypes.length === 0 ? types : `${types} — ${face.subtypes.join(' ')}`;
}
