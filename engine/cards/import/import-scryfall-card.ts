import { type CompiledText, compileText } from '../../oracle/compile/compile-text.ts';
import { rememberWords } from '../../oracle/official-words.ts';
import { COLORS, type Color } from '../../vocabulary/colors.ts';
import { colorsOfCost } from '../../vocabulary/mana.ts';
import {
  CARD_LAYOUTS,
  type CardDefinition,
  type CardFace,
  type CardLayout,
  type PrintedSize,
} from '../card-definition.ts';
import { parseScryfallCard, type ScryfallCard, type ScryfallFace } from './scryfall-schema.ts';
import { parseTypeLine } from './type-line.ts';
import { unreadLines } from './unread-lines.ts';

/** How the text of one face was read; offsets are those of its `text`. */
export interface FaceReport {
  readonly name: string;
  readonly text: string;
  readonly lines: CompiledText['lines'];
}

export interface ImportedCard {
  readonly card: CardDefinition;
  readonly faces: readonly FaceReport[];
  /** Printed values that could not be taken as they are. */
  readonly problems: readonly string[];
}

export type ImportResult =
  | { readonly ok: true; readonly imported: ImportedCard }
  /** The object is no card of that shape; where and why, in words. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * A card object in Scryfall's shape as a card whose abilities are compiled from its text, with a report of what was
 * read. Lines that are not understood have no abilities. Never throws; a wrong shape gives its problems.
 */
export function importScryfallCard(json: unknown): ImportResult {
  const parsed = parseScryfallCard(json);
  if (!parsed.ok) return parsed;
  const { card } = parsed;
  const problems: string[] = [];
  const made = facesOf(card).map((face) => importFace(face, problems));
  const [first, ...others] = made;
  if (first === undefined) return { ok: false, problems: ['card: no face'] };
  return {
    ok: true,
    imported: {
      card: {
        name: card.name,
        layout: layoutOf(card.layout, problems),
        faces: [first.face, ...others.map(({ face }) => face)],
      },
      faces: made.map(({ report }) => report),
      problems,
    },
  };
}

/** Cards with one face print everything on the card itself; those with several on the faces. */
function facesOf(card: ScryfallCard): readonly ScryfallFace[] {
  const faces = card.card_faces ?? [];
  if (faces.length === 0) return [card];
  return faces.map((face) => ({
    ...face,
    type_line: face.type_line ?? card.type_line,
    mana_cost: face.mana_cost ?? (faces.length === 1 ? card.mana_cost : undefined),
  }));
}

const LAYOUTS: ReadonlyMap<string, CardLayout> = new Map<string, CardLayout>([
  ...CARD_LAYOUTS.map((layout) => [layout, layout] as const),
  ['double_faced_token', 'transform'],
  ['art_series', 'other'],
  ['reversible_card', 'normal'],
  ['room', 'split'],
  ['omen', 'adventure'],
  ['station', 'normal'],
  ['prepare', 'adventure'],
]);

function layoutOf(name: string, problems: string[]): CardLayout {
  const layout = LAYOUTS.get(name);
  if (layout === undefined) problems.push(`layout: ${name} is none that the rules describe`);
  return layout ?? 'other';
}

function importFace(face: ScryfallFace, problems: string[]): { face: CardFace; report: FaceReport } {
  const { supertypes, cardTypes, subtypes, unknown } = parseTypeLine(face.type_line ?? '');
  if (unknown.length > 0) problems.push(`${face.name}: unknown types ${unknown.join(', ')}`);
  const text = face.oracle_text ?? '';
  const compiled = compileText({ name: face.name, text, supertypes, cardTypes, subtypes });
  for (const { start, end, abilities } of compiled.lines) {
    const [only] = abilities.length === 1 ? abilities.map((index) => compiled.abilities[index]) : [];
    if (only !== undefined) rememberWords(only, text.slice(start, end));
  }
  const manaCost = face.mana_cost ?? '';
  const indicator = colorIndicator(face, manaCost);
  const power = printedSize(face.power, face.name, problems);
  const toughness = printedSize(face.toughness, face.name, problems);
  const loyalty = printedNumber(face.loyalty);
  const defense = printedNumber(face.defense);
  const unread = unreadLines(text, compiled.lines);
  return {
    face: {
      name: face.name,
      manaCost,
      ...(indicator === undefined ? {} : { colorIndicator: indicator }),
      supertypes,
      cardTypes,
      subtypes,
      ...(power === undefined ? {} : { power }),
      ...(toughness === undefined ? {} : { toughness }),
      ...(loyalty === undefined ? {} : { loyalty }),
      ...(defense === undefined ? {} : { defense }),
      abilities: compiled.abilities,
      ...(unread.length === 0 ? {} : { unread }),
    },
    report: { name: face.name, text, lines: compiled.lines },
  };
}

/** The printed indicator, or the colors of a face without mana cost that has some (204). */
function colorIndicator(face: ScryfallFace, manaCost: string): readonly Color[] | undefined {
  const printed = face.color_indicator ?? (manaCost === '' ? face.colors : undefined) ?? [];
  const colors = COLORS.filter((each) => printed.includes(each));
  return colors.length === 0 || colors.join() === colorsOfCost(manaCost).join() ? undefined : colors;
}

function printedSize(text: string | undefined, name: string, problems: string[]): PrintedSize | undefined {
  if (text === undefined) return undefined;
  if (/^[+-]?\d+$/.test(text)) return Number(text);
  if (text === '*') return '*';
  const sum = /^(\d+)\+\*$/.exec(text) ?? /^\*\+(\d+)$/.exec(text);
  if (sum?.[1] !== undefined) return `${Number(sum[1])}+*`;
  problems.push(`${name}: ${text} is read as *`);
  return '*';
}

/** Loyalty or defense; X and the like are left to what the text says. */
const printedNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
