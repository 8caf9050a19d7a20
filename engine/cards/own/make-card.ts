import { type CompiledText, compileText } from '../../oracle/compile/compile-text.ts';
import { CARD_TYPES, SUPERTYPES } from '../../vocabulary/card-types.ts';
import { COLORS, type Color } from '../../vocabulary/colors.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import type { CardDefinition, CardFace, CardLayout, PrintedSize } from '../card-definition.ts';
import { parseTypeLine, type TypeLine } from '../import/type-line.ts';
import { unreadLines } from '../import/unread-lines.ts';
import { type CardDraft, type DraftField, type DraftProblem, numbersOf } from './draft.ts';
import { readCost } from './read-cost.ts';

/** A card that somebody writes, as far as it has come. */
export interface MadeCard {
  /** The face, with what is wrong left out. */
  readonly face: CardFace;
  readonly lines: CompiledText['lines'];
  /** Printed values that can't be taken, or are strange. A card with a problem that is not only strange is not made. */
  readonly problems: readonly DraftProblem[];
}

const MAX_NAME = 120;

/**
 * The card of a draft: its printed values, and the abilities that its text means. Lines that are not understood have no
 * abilities and are kept as unread. Never throws.
 */
export function makeCard(draft: CardDraft): MadeCard {
  const problems: DraftProblem[] = [];
  const tell = (field: DraftField, code: DraftProblem['code'], found = '', isStrange = false): undefined => {
    problems.push({ field, code, found, isStrange });
  };
  const name = draft.name.trim();
  if (name === '') tell('name', 'missing');
  else if (name.length > MAX_NAME) tell('name', 'too-long', String(MAX_NAME));
  const manaCost = readCost(draft.manaCost) ?? tell('manaCost', 'not-a-cost', draft.manaCost.trim()) ?? '';
  const types = typesOf(draft.typeLine, tell);
  const numbers = numbersOf(types.cardTypes, types.subtypes);
  const { text } = draft;
  const compiled = compileText({ ...types, name, text });
  const unread = unreadLines(text, compiled.lines);
  return {
    face: {
      name,
      manaCost,
      ...indicatorOf(draft.indicator, tell),
      supertypes: types.supertypes,
      cardTypes: types.cardTypes,
      subtypes: types.subtypes,
      ...sizesOf(draft, numbers, tell),
      ...numberOf('loyalty', draft, numbers, tell),
      ...numberOf('defense', draft, numbers, tell),
      abilities: compiled.abilities,
      ...(text.trim() === '' ? {} : { text }),
      ...(unread.length === 0 ? {} : { unread }),
    },
    lines: compiled.lines,
    problems,
  };
}

/** The face as a card of its own. */
export const cardOfFace = (face: CardFace): CardDefinition => ({
  name: face.name,
  layout: layoutOfFace(face),
  faces: [face],
});

/** The layout of a card with this one face, as far as its types tell it. */
export const layoutOfFace = ({ subtypes }: CardFace): CardLayout =>
  subtypes.includes('Saga') ? 'saga' : subtypes.includes('Class') ? 'class' : 'normal';

type Tell = (field: DraftField, code: DraftProblem['code'], found?: string, isStrange?: boolean) => undefined;

const SUBTYPE_SPELLING: ReadonlyMap<string, string> = new Map(
  Object.values(SUBTYPES)
    .flat()
    .map((subtype) => [subtype.toLowerCase(), subtype]),
);

/** The type line, subtypes in the spelling of the rules; an unknown subtype is strange, but new ones come with every set. */
function typesOf(typed: string, tell: Tell): TypeLine {
  const line = parseTypeLine(capitalised(typed));
  for (const word of line.unknown) tell('typeLine', 'unknown-type', word);
  if (line.cardTypes.length === 0 && line.unknown.length === 0) tell('typeLine', 'no-card-type');
  for (const subtype of line.subtypes)
    if (!SUBTYPE_SPELLING.has(subtype.toLowerCase())) tell('typeLine', 'unknown-subtype', subtype, true);
  return line;
}

/** Known subtypes as the rules spell them, whatever way they are typed; a plain hyphen parts them too, or nothing. */
function capitalised(typed: string): string {
  const line = typed
    .trim()
    .replace(/\s*[—–]\s*|\s+-+\s*|\s*-+\s+/, ' — ')
    .replaceAll(/[\p{L}'’-]+/gu, (word) => SUBTYPE_SPELLING.get(word.toLowerCase()) ?? word);
  if (line.includes(' — ')) return line;
  const words = line.split(/\s+/);
  const first = words.findIndex((word) => SUBTYPE_SPELLING.has(word.toLowerCase()) && !isType(word));
  return first < 1 ? line : `${words.slice(0, first).join(' ')} — ${words.slice(first).join(' ')}`;
}

const isType = (word: string): boolean =>
  [...CARD_TYPES, ...SUPERTYPES].some((type) => type === word.toLowerCase());

function indicatorOf(typed: string, tell: Tell): { colorIndicator?: readonly Color[] } {
  const letters = typed.replaceAll(/[\s,]/g, '').toUpperCase();
  if (letters === '') return {};
  if (!/^[WUBRG]+$/.test(letters)) return tell('indicator', 'not-a-color', typed.trim()) ?? {};
  return { colorIndicator: COLORS.filter((color) => letters.includes(color)) };
}

function sizesOf(
  draft: CardDraft,
  numbers: readonly DraftField[],
  tell: Tell,
): { power?: PrintedSize; toughness?: PrintedSize } {
  const power = sizeOf('power', draft, numbers, tell);
  const toughness = sizeOf('toughness', draft, numbers, tell);
  return { ...(power === undefined ? {} : { power }), ...(toughness === undefined ? {} : { toughness }) };
}

/** 208.1: a number, a star, or a number and a star. */
function sizeOf(
  field: 'power' | 'toughness',
  draft: CardDraft,
  numbers: readonly DraftField[],
  tell: Tell,
): PrintedSize | undefined {
  if (!numbers.includes(field)) return undefined;
  const typed = draft[field].replaceAll(/\s/g, '').replaceAll('−', '-');
  if (typed === '') return tell(field, 'missing-size');
  if (/^-?\d{1,6}$/.test(typed)) return Number(typed);
  if (typed === '*') return '*';
  const sum = /^(\d{1,3})\+\*$/.exec(typed) ?? /^\*\+(\d{1,3})$/.exec(typed);
  return sum?.[1] === undefined ? tell(field, 'not-a-size', typed) : `${Number(sum[1])}+*`;
}

function numberOf(
  field: 'loyalty' | 'defense',
  draft: CardDraft,
  numbers: readonly DraftField[],
  tell: Tell,
): { loyalty?: number; defense?: number } {
  if (!numbers.includes(field)) return {};
  const typed = draft[field].trim();
  if (typed === '') return tell(field, 'missing-size') ?? {};
  if (!/^\d{1,6}$/.test(typed)) return tell(field, 'not-a-number', typed) ?? {};
  return { [field]: Number(typed) };
}
