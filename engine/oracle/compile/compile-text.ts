import type { Ability } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { compileLine, type LineReading } from './compile-line.ts';
import { insteadOf, lastingAsLong } from './earlier-sentences.ts';
import { THE_LINE_BEFORE } from './effects.ts';
import type { LineClass } from './line-class.ts';
import { linesOf } from './lines.ts';
import { type CardFacts, type Scope, type Span, scopeOf } from './scope.ts';
import { settleTargets } from './settle-targets.ts';
import { joinStructure, type StructuredLine } from './structure.ts';
import { withRow } from './table-rows.ts';

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
  const facts = factsOf(face);
  const shared: Scope = { ...scopeOf(facts, []), isShared: true };
  const isSpell = facts.cardTypes.includes('instant') || facts.cardTypes.includes('sorcery');
  const out: Collected = { abilities: [], lines: [], spell: undefined };
  for (const line of joinStructure(linesOf(face.text), facts)) {
    const own = line.row === undefined ? facts : { ...facts, above: abilityAbove(out) };
    const reading = compileLine(line, own, isSpell && line.row === undefined ? shared : undefined);
    const { abilities, ...rest } = reading;
    if (line.row !== undefined && reading.unread === undefined) {
      out.lines.push({ start: line.start, end: line.end, ...collectRow(line, reading, line.row, out) });
      continue;
    }
    const indexes = abilities.map((ability) => collect(ability, line.within, out));
    out.lines.push({ start: line.start, end: line.end, ...rest, abilities: indexes });
  }
  return settled(out, shared, facts);
}

/** The ability to which the rows of a table belong. */
function abilityAbove({ lines, abilities }: Collected): Ability | undefined {
  const place = lines.at(-1)?.abilities.at(-1);
  return place === undefined ? undefined : abilities[place];
}

/** Adds a row of a table to the ability above it. */
function collectRow(
  line: StructuredLine,
  { abilities, spans, class: lineClass }: LineReading,
  result: Condition,
  out: Collected,
): Omit<CompiledLine, 'start' | 'end'> {
  const place = out.lines.at(-1)?.abilities.at(-1);
  const before = place === undefined ? undefined : out.abilities[place];
  const [row, ...others] = abilities;
  const joined =
    before !== undefined && row?.kind === 'spell' && others.length === 0
      ? withRow(before, row, result)
      : undefined;
  if (place === undefined || joined === undefined)
    return {
      class: 'unread',
      abilities: [],
      spans: [],
      unread: { start: line.start, end: line.end, expected: 'a roll above' },
    };
  out.abilities[place] = joined;
  return { class: lineClass, abilities: [place], spans };
}

interface Collected {
  readonly abilities: Ability[];
  readonly lines: CompiledLine[];
  /** Where the one spell ability stands. */
  spell: number | undefined;
}

/** Adds an ability, or joins it to the one of which it is a part; gives its place. */
function collect(ability: Ability, within: Condition | undefined, out: Collected): number {
  const { abilities } = out;
  if (ability.kind === 'spell') {
    const before = out.spell === undefined ? undefined : abilities[out.spell];
    if (out.spell !== undefined && before?.kind === 'spell') {
      abilities[out.spell] = {
        ...before,
        instructions: continuing(before.instructions, ability.instructions),
      };
      return out.spell;
    }
    out.spell = abilities.length;
  }
  const last = abilities.at(-1);
  if (within !== undefined && ability.kind === 'static' && last?.kind === 'static') {
    const [own] = ability.effects;
    const [first, ...others] = last.effects;
    // What holds in one range of levels is one effect (711.2a).
    if (own !== undefined && first?.condition === within && others.length === 0) {
      abilities[abilities.length - 1] = {
        ...last,
        effects: [{ ...first, parts: [...first.parts, ...own.parts] }],
      };
      return abilities.length - 1;
    }
  }
  abilities.push(ability);
  return abilities.length - 1;
}

/** The instructions of the next line; "instead" there takes the place of the last one here. */
function continuing(before: readonly Instruction[], more: readonly Instruction[]): readonly Instruction[] {
  const [first, ...rest] = more;
  const last = before.at(-1);
  if (first?.kind !== 'if' || last === undefined || first.otherwise?.[0] !== THE_LINE_BEFORE)
    return [...before, ...more];
  const so = insteadOf([last], lastingAsLong([last], first.then));
  // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
  return [...before.slice(0, -1), { ...first, then: so, otherwise: [last] }, ...rest];
}

/** Targets in their places, and where abilities of cards in the command zone work (113.6). */
function settled(out: Collected, shared: Scope, facts: CardFacts): CompiledText {
  const { targets } = shared;
  const spell = out.spell === undefined ? undefined : out.abilities[out.spell];
  if (out.spell !== undefined && spell?.kind === 'spell') {
    const whole = settleTargets({ instructions: spell.instructions, targets }, targets);
    if (whole === undefined) return withoutSpell(out, out.spell);
    out.abilities[out.spell] = {
      kind: 'spell',
      ...(targets.length === 0 ? { instructions: whole.instructions } : whole),
    };
  }
  const isThere = facts.cardTypes.some((type) => COMMAND_TYPES.has(type));
  return { abilities: isThere ? out.abilities.map(inCommandZone) : out.abilities, lines: out.lines };
}

const COMMAND_TYPES: ReadonlySet<CardType> = new Set<CardType>([
  'plane',
  'phenomenon',
  'scheme',
  'vanguard',
  'conspiracy',
  'dungeon',
]);

const inCommandZone = (ability: Ability): Ability =>
  ability.kind === 'static' ||
  ability.kind === 'triggered' ||
  ability.kind === 'activated' ||
  ability.kind === 'replacement'
    ? { ...ability, functionsIn: ['command'] }
    : ability;

/** Targets that can't be told apart: the whole spell is not understood. */
function withoutSpell(out: Collected, spell: number): CompiledText {
  const abilities = out.abilities.filter((_, index) => index !== spell);
  const lines = out.lines.map((line): CompiledLine => {
    if (!line.abilities.includes(spell))
      return { ...line, abilities: line.abilities.map((index) => (index > spell ? index - 1 : index)) };
    return {
      ...line,
      class: 'unread',
      abilities: [],
      unread: { start: line.start, end: line.end, expected: 'targets that can be told apart' },
    };
  });
  return { abilities, lines };
}

function factsOf(face: CompilableFace): CardFacts {
  const chosen =
    /choose (?:a |an |two )?(basic land type|nonbasic land type|land type|creature type|card type)/i
      .exec(face.text)?.[1]
      ?.toLowerCase();
  const chosenType = chosen === undefined ? undefined : CHOSEN.get(chosen);
  return {
    name: face.name,
    isLegendary: face.supertypes?.includes('legendary') === true,
    cardTypes: face.cardTypes ?? [],
    subtypes: face.subtypes ?? [],
    ...(chosenType === undefined ? {} : { chosenType }),
  };
}

const CHOSEN: ReadonlyMap<string, NonNullable<CardFacts['chosenType']>> = new Map([
  ['basic land type', 'basic-land-type'],
  ['nonbasic land type', 'land-type'],
  ['land type', 'land-type'],
  ['creature type', 'creature-type'],
  ['card type', 'card-type'],
]);
