import type { Ability } from '../../abilities/ability.ts';
import { abilityLine, spellLine } from './abilities.ts';
import { afterWord } from './ability-words.ts';
import { lex } from './lex.ts';
import { classOfAbilities, type LineClass } from './line-class.ts';
import type { SourceLine } from './lines.ts';
import { inputOf, type Parser } from './parser.ts';
import { type CardFacts, NotUnderstood, type Scope, type Span, scopeOf } from './scope.ts';
import { structured } from './structure.ts';
import type { Token } from './token.ts';
import { withWord } from './worded-abilities.ts';

export type LineFacts = CardFacts;

export interface LineReading {
  readonly abilities: readonly Ability[];
  readonly class: LineClass;
  readonly spans: readonly Span[];
  readonly unread?: { readonly start: number; readonly end: number; readonly expected: string };
}

/** Reads one line with its bullets. Offsets are those of the whole text. */
export function compileLine(line: SourceLine, facts: LineFacts, shared?: Scope): LineReading {
  return structured(line, facts) ?? plainLine(line.text, line.start, facts, line.bullets, shared);
}

/** Reads the words of a line that has no structure of its own, with the bullets below it. */
export function plainLine(
  text: string,
  offset: number,
  facts: LineFacts,
  bullets: readonly SourceLine[] = [],
  shared?: Scope,
): LineReading {
  const { tokens: own, reminders } = lex(text, facts);
  const tokens = bullets.length === 0 ? own : [...own, modesToken(bullets, text, offset, facts)];
  const spans: Span[] = reminders.map(({ start, end }) => ({
    start: start + offset,
    end: end + offset,
    means: 'reminder',
  }));
  if (tokens.length === 0) return { abilities: [], class: 'reminder', spans };
  const whole = read(tokens, facts, shared);
  const worded = whole.unread === undefined ? undefined : afterWord(tokens, text);
  if (worded !== undefined) {
    const rest = read(worded.tokens, facts, shared);
    const first = tokens[0];
    const dash = worded.tokens[0];
    if (first !== undefined && dash !== undefined)
      spans.push({ start: first.start + offset, end: dash.start + offset, means: 'ability-word' });
    const abilities = rest.abilities.map((ability) => withWord(ability, worded.word));
    const isRead = rest.unread === undefined;
    return shifted(
      { ...rest, abilities, ...(isRead ? { class: classOfAbilities(abilities) } : {}) },
      spans,
      offset,
    );
  }
  return shifted(whole, spans, offset);
}

/** All modes as one token at the end of the line. */
function modesToken(bullets: readonly SourceLine[], text: string, offset: number, facts: LineFacts): Token {
  const modes = bullets.map((bullet) => {
    const shift = bullet.start - offset;
    const { tokens } = lex(
      bullet.text.replace(/^(\s*)(?:[•*+]|&bull;?)/, (mark) => ' '.repeat(mark.length)),
      facts,
    );
    return tokens.map((token) => ({ ...token, start: token.start + shift, end: token.end + shift }));
  });
  const start = text.length;
  return { kind: 'mark', w: '•', text: '•', start, end: start + 1, modes };
}

function shifted(reading: LineReading, before: readonly Span[], offset: number): LineReading {
  const spans = [
    ...before,
    ...reading.spans.map((span) => ({ ...span, start: span.start + offset, end: span.end + offset })),
  ];
  const { unread } = reading;
  if (unread === undefined) return { ...reading, spans };
  return { ...reading, spans, unread: { ...unread, start: unread.start + offset, end: unread.end + offset } };
}

const isSpell = ({ cardTypes }: LineFacts): boolean =>
  cardTypes.includes('instant') || cardTypes.includes('sorcery');

function read(tokens: readonly Token[], facts: LineFacts, shared: Scope | undefined): LineReading {
  return readWith(isSpell(facts) ? spellLine : abilityLine, tokens, facts, shared);
}

type LineParser = Parser<(scope: ReturnType<typeof scopeOf>) => readonly Ability[]>;

/** Reads tokens with a parser for a whole line. */
function readWith(
  parser: LineParser,
  tokens: readonly Token[],
  facts: LineFacts,
  shared: Scope | undefined,
): LineReading {
  const input = inputOf(tokens);
  const result = parser(input, 0);
  const last = tokens.at(-1);
  if (result === undefined) {
    const unread = tokens[Math.min(input.furthest, tokens.length - 1)];
    return {
      abilities: [],
      class: 'unread',
      spans: [],
      unread: { start: unread?.start ?? 0, end: unread?.end ?? last?.end ?? 0, expected: input.expected },
    };
  }
  const spans: Span[] = [];
  const asked = shared?.targets.length ?? 0;
  try {
    const abilities = result.value(shared === undefined ? scopeOf(facts, spans) : continued(shared, spans));
    return { abilities, class: classOfAbilities(abilities), spans };
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    shared?.targets.splice(asked);
    const unread = tokens.find(({ end }) => end > error.at);
    return {
      abilities: [],
      class: 'unread',
      spans: [],
      unread: { start: error.at, end: unread?.end ?? last?.end ?? error.at, expected: error.expected },
    };
  }
}

/** The same scope with the spans of the next line. */
function continued(shared: Scope, spans: Span[]): Scope {
  shared.spans.length = 0;
  return Object.assign(shared, { spans });
}
