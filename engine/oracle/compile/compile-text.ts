import type { Ability } from '../../abilities/ability.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { compileLine, type LineFacts } from './compile-line.ts';
import type { LineClass } from './line-class.ts';
import { linesOf } from './lines.ts';
import type { Span } from './scope.ts';
import { joinStructure } from './structure.ts';

/** A face whose text is to be read. */
export interface CompilableFace {
  readonly name: string;
  readonly text: string;
  readonly supertypes?: readonly string[];
  readonly cardTypes?: readonly CardType[];
  readonly subtypes?: readonly string[];
}

/** One line of the text with what was made of it; a line with `unread` has no abilities. */
export interface CompiledLine {
  readonly start: number;
  readonly end: number;
  readonly class: LineClass;
  /** Places of its abilities in {@link CompiledText.abilities}. */
  readonly abilities: readonly number[];
  readonly spans: readonly Span[];
  /** The first words that could not be read, by offsets, and what was expected instead. */
  readonly unread?: { readonly start: number; readonly end: number; readonly expected: string };
}

export interface CompiledText {
  readonly abilities: readonly Ability[];
  readonly lines: readonly CompiledLine[];
}

/**
 * The abilities of a card's text. What is not understood in full is not read at all: its line has `unread` and no
 * abilities. Any input is read in about linear time; never throws.
 */
export function compileText(face: CompilableFace): CompiledText {
  const facts: LineFacts = {
    name: face.name,
    isLegendary: face.supertypes?.includes('legendary') === true,
    cardTypes: face.cardTypes ?? [],
    subtypes: face.subtypes ?? [],
  };
  const abilities: Ability[] = [];
  const lines: CompiledLine[] = [];
  for (const line of joinStructure(linesOf(face.text), facts)) {
    const { abilities: own, ...rest } = compileLine(line, facts);
    const indexes = own.map((_, index) => abilities.length + index);
    abilities.push(...own);
    lines.push({ start: line.start, end: line.end, ...rest, abilities: indexes });
  }
  return { abilities, lines };
}
