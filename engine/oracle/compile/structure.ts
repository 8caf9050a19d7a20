import type { Ability } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { Modification } from '../../abilities/modification.ts';
import { anyOf, type Selector, source } from '../../abilities/selector.ts';
import type { LineFacts, LineReading } from './compile-line.ts';
import { plainLine } from './compile-line.ts';
import { classOfAbilities } from './line-class.ts';
import type { SourceLine } from './lines.ts';
import type { Span } from './scope.ts';

const LEVEL = /^(LEVEL|STATION) (\d+)(?:-(\d+)|\+)\s*$/i;
const STATION = /^(\d+)\+ \| /;
const CLASS_LEVEL = /^((?:\{[^}]+\})+): Level (\d+)/;
const ROW = /^\s*(\d+)(?: ?[—–-] ?(\d+)|(\+))? \| /;
/** The same without a table: "4 — It gets -4/-4 …". */
const DASHED_ROW = /^\s*(\d+)()() — (?=\p{Lu})/u;
const ROOM = /^([^—]{1,40}) — /;
const SIZE = /^([\d*]+)\/([\d*]+)\s*$/;
const CHAPTERS = /^([IVX]+(?:, ?[IVX]+)*) ?[—–-] /;

/** A line with those below it that belong to it. */
export interface StructuredLine extends SourceLine {
  /** What the object must be for the abilities of this line: a level, a number of counters. */
  readonly within?: Condition;
  /** A row of the table of a die roll (706.3): what the result must be. */
  readonly row?: Condition;
}

/** Joins lines of levels, classes and stations with what holds only there (711, 716, 721). */
export function joinStructure(lines: readonly SourceLine[], facts: LineFacts): readonly StructuredLine[] {
  const out: StructuredLine[] = [];
  let within: Condition | undefined;
  for (const line of lines) {
    const level = LEVEL.exec(line.text);
    if (level !== null) {
      within = levelRange(
        level[1]?.toUpperCase() === 'STATION' ? 'charge' : 'level',
        Number(level[2]),
        level[3] === undefined ? undefined : Number(level[3]),
      );
      out.push(line);
      continue;
    }
    const station = hasStation(facts) ? STATION.exec(line.text) : null;
    if (station !== null) within = levelRange('charge', Number(station[1]), undefined);
    const row =
      station === null
        ? (ROW.exec(line.text) ?? (isRolled(lines) ? DASHED_ROW.exec(line.text) : null))
        : null;
    if (row !== null) {
      out.push({ ...line, row: { kind: 'fact', words: resultWords(row) } });
      continue;
    }
    const classLevel = facts.subtypes.some((each) => each.toLowerCase() === 'class')
      ? CLASS_LEVEL.exec(line.text)
      : null;
    if (classLevel !== null) {
      within = {
        kind: 'matches',
        object: { kind: 'source' },
        selector: levelFrom(Number(classLevel[2]), highestLevel(lines)),
      };
      out.push(...levelAndAbility(line, classLevel[0].length, within));
      continue;
    }
    out.push(within === undefined ? line : { ...line, within });
  }
  return out;
}

/** Only there do lines "8+ | …" tell of charge counters (721); elsewhere they are results of a roll. */
const hasStation = ({ subtypes }: LineFacts): boolean =>
  subtypes.some((each) => each === 'Spacecraft' || each === 'Planet');

/** "{2}: Level 2 — Elves have haste": the bar, and an ability on the same line (716.2a). */
function levelAndAbility(line: SourceLine, length: number, within: Condition): readonly StructuredLine[] {
  const dash = /^ ?— /.exec(line.text.slice(length));
  if (dash === null) return [line];
  const start = line.start + length + dash[0].length;
  const head: SourceLine = {
    ...line,
    end: line.start + length,
    text: line.text.slice(0, length),
    bullets: [],
  };
  return [head, { ...line, start, text: line.text.slice(length + dash[0].length), within }];
}

/** "As long as this Class is level N or greater" (716.2a), a level being a designation (716.2b). */
function levelFrom(least: number, greatest: number): Selector {
  const levels = Array.from(
    { length: Math.max(1, greatest - least + 1) },
    (_, more): Selector => ({
      kind: 'designation',
      designation: `level ${least + more}`,
    }),
  );
  const [only] = levels;
  return only !== undefined && levels.length === 1 ? only : anyOf(...levels);
}

const highestLevel = (lines: readonly SourceLine[]): number =>
  Math.max(0, ...lines.map(({ text }) => Number(CLASS_LEVEL.exec(text)?.[2] ?? 0)));

const isRolled = (lines: readonly SourceLine[]): boolean =>
  lines.some(({ text }) => /\broll a (?:six-sided die|d\d+)\b/i.test(text));

/** "the result is 1–9", "the result is 20", "the result is 10 or more". */
function resultWords([, from, to, orMore]: RegExpExecArray): string {
  if (to !== undefined && to !== '') return `the result is ${from}–${to}`;
  return orMore === undefined || orMore === '' ? `the result is ${from}` : `the result is ${from} or more`;
}

function levelRange(counter: string, from: number, to: number | undefined): Condition {
  const left = { kind: 'counters-on', object: { kind: 'source' }, counter } as const;
  const least: Condition = { kind: 'compare', left, comparison: '>=', right: from };
  return to === undefined
    ? least
    : { kind: 'all-of', of: [least, { kind: 'compare', left, comparison: '<=', right: to }] };
}

/** The reading of a line with a structure of its own: chapters, levels, anchor words; `undefined` for any other. */
export function structured(line: StructuredLine, facts: LineFacts): LineReading | undefined {
  const { text, start, end } = line;
  if (line.row !== undefined) return rowOf(line, facts);
  if (LEVEL.test(text))
    return { abilities: [], class: 'understood', spans: [{ start, end, means: 'condition' }] };
  const chapters = CHAPTERS.exec(text);
  if (chapters?.[1] !== undefined && facts.subtypes.some((each) => each.toLowerCase() === 'saga'))
    return chapter(line, chapters[0].length, chapters[1], facts);
  if (SOLVE.test(text) && facts.subtypes.some((each) => each.toLowerCase() === 'case')) return toSolve(line);
  if (line.bullets.length > 0 && /^As .* enters?\b.*choose/.test(text)) return anchored(line, facts);
  const classLevel = CLASS_LEVEL.exec(text);
  if (classLevel?.[1] !== undefined && facts.subtypes.some((each) => each.toLowerCase() === 'class'))
    return levelUp(line, classLevel[1], Number(classLevel[2]));
  const room = facts.cardTypes.includes('dungeon') ? ROOM.exec(text) : null;
  if (room?.[1] !== undefined) return roomOf(line, room[0].length, room[1], facts);
  if (line.within !== undefined) return conditional(line, line.within, facts);
  return undefined;
}

/** "choose Khans or Dragons." with abilities that it has in the mode chosen (614.12c). */
function anchored(line: SourceLine, facts: LineFacts): LineReading {
  const head = plainLine(line.text, line.start, facts);
  const readings = [head];
  const abilities: Ability[] = [...head.abilities];
  for (const bullet of line.bullets) {
    const match = /^\s*[•*] ([^—]+?) ?— /.exec(bullet.text);
    if (match?.[1] === undefined)
      return {
        abilities: [],
        class: 'unread',
        spans: [],
        unread: { start: bullet.start, end: bullet.end, expected: 'an anchor word' },
      };
    const own = plainLine(bullet.text.slice(match[0].length), bullet.start + match[0].length, facts);
    readings.push(own);
    abilities.push({
      kind: 'static',
      effects: [
        {
          appliesTo: source,
          condition: { kind: 'chosen-mode', mode: match[1] },
          parts: own.abilities.map((ability) => ({ kind: 'add-ability', ability })),
        },
      ],
    });
  }
  const unread = readings.find((each) => each.unread !== undefined)?.unread;
  if (unread !== undefined) return { abilities: [], class: 'unread', spans: [], unread };
  return { abilities, class: 'understood', spans: readings.flatMap(({ spans }) => spans) };
}

const SOLVE = /^To solve [—-] (?=\S)/;

/** "To solve — …" (719.3a): an ability that triggers at the end of the turn, told in its own words. */
function toSolve({ text, start, end }: SourceLine): LineReading {
  const words = text.replace(/ ?\([^()]*\)/g, '').trim();
  return {
    abilities: [{ kind: 'plain-static', words }],
    class: 'no-effect',
    spans: [{ start, end, means: 'plain' }],
  };
}

function levelUp({ start, end }: SourceLine, mana: string, level: number): LineReading {
  const ability: Ability = {
    kind: 'activated',
    cost: { mana },
    instructions: [{ kind: 'other', words: `~ becomes level ${level}` }],
    restriction: 'Activate only as a sorcery.',
  };
  return { abilities: [ability], class: 'no-effect', spans: [{ start, end, means: 'cost' }] };
}

/** "I, II — …" (714.2). */
function chapter(line: SourceLine, length: number, numerals: string, facts: LineFacts): LineReading {
  const spell: LineFacts = { ...facts, cardTypes: ['sorcery'] };
  const rest = plainLine(line.text.slice(length), line.start + length, spell, line.bullets);
  const abilities = rest.abilities.map((ability): Ability => {
    if (ability.kind !== 'spell') return ability;
    const { kind: _, ...effect } = ability;
    return {
      kind: 'triggered',
      trigger: { kind: 'chapter', chapters: numerals.split(/, ?/).map(roman) },
      ...effect,
    };
  });
  const head: Span = { start: line.start, end: line.start + length, means: 'trigger' };
  return { ...rest, abilities, spans: [head, ...rest.spans] };
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
function roman(text: string): number {
  let total = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = ROMAN[text.charAt(at)] ?? 0;
    total += value < (ROMAN[text.charAt(at + 1)] ?? 0) ? -value : value;
  }
  return total;
}

/** "1–9 | Draw a card.": what the ability above does then; its instructions alone. */
function rowOf(line: StructuredLine, facts: LineFacts): LineReading {
  const length = (ROW.exec(line.text) ?? DASHED_ROW.exec(line.text))?.[0].length ?? 0;
  const rest = plainLine(
    line.text.slice(length),
    line.start + length,
    { ...facts, cardTypes: ['sorcery'] },
    line.bullets,
  );
  const head: Span = { start: line.start, end: line.start + length, means: 'condition' };
  return { ...rest, spans: [head, ...rest.spans] };
}

/** "Dark Pool — Each player loses 1 life.": a room ability of a dungeon (309.4c). */
function roomOf(line: SourceLine, length: number, name: string, facts: LineFacts): LineReading {
  const spell: LineFacts = { ...facts, cardTypes: ['sorcery'] };
  const rest = plainLine(line.text.slice(length), line.start + length, spell, line.bullets);
  const abilities = rest.abilities.map((ability): Ability => {
    if (ability.kind !== 'spell') return ability;
    const { kind: _, ...effect } = ability;
    const trigger = { kind: 'other', words: 'when you move your venture marker into this room' } as const;
    return { kind: 'triggered', trigger, ...effect, abilityWord: name };
  });
  return { ...rest, abilities };
}

/** Abilities and size that it has only within a range of levels or counters. */
function conditional(line: StructuredLine, within: Condition, facts: LineFacts): LineReading {
  const head = hasStation(facts) ? (STATION.exec(line.text)?.[0].length ?? 0) : 0;
  const text = line.text.slice(head);
  const offset = line.start + head;
  const size = SIZE.exec(text.trim());
  const reading: LineReading =
    size === null
      ? plainLine(text, offset, facts, line.bullets)
      : {
          abilities: [],
          class: 'understood',
          spans: [{ start: offset, end: line.end, means: 'change', layers: ['7b'] }],
        };
  if (reading.unread !== undefined || (size === null && reading.abilities.length === 0)) return reading;
  const parts: readonly Modification[] =
    size === null
      ? reading.abilities.map((ability) => ({ kind: 'add-ability', ability }))
      : [
          // A station card becomes a creature by the size in its striation (721.2b); a leveler is one (711.2).
          ...(hasStation(facts) ? [{ kind: 'add-card-types', types: ['creature'] } as const] : []),
          { kind: 'set-base-power-toughness', power: Number(size[1]), toughness: Number(size[2]) },
        ];
  const abilities: readonly Ability[] = [
    { kind: 'static', effects: [{ appliesTo: source, condition: within, parts }] },
  ];
  return { ...reading, abilities, class: classOfAbilities(abilities) };
}
