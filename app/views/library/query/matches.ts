import type { Color } from '../../../../engine/index.ts';
import { nameKey } from './normal-text.ts';
import type { Comparison, Mark, NumberName, Query, Term } from './query.ts';
import type { Indexed } from './searchable.ts';

export type Match = (card: Indexed) => boolean;

/** The query as a question to one card. What is not known of a card (its layers, before it is compiled) is not so. */
export function matchOf(query: Query): Match {
  switch (query.kind) {
    case 'all-of': {
      const all = query.of.map(matchOf);
      return (card) => all.every((match) => match(card));
    }
    case 'any-of': {
      const any = query.of.map(matchOf);
      return (card) => any.some((match) => match(card));
    }
    case 'not': {
      const match = matchOf(query.of);
      const needs = asksForReading(query.of);
      return (card) => !(needs && card.card.reading === undefined) && !match(card);
    }
    default:
      return matchTerm(query);
  }
}

/** Whether only compiled cards can answer. */
export function asksForReading(query: Query): boolean {
  switch (query.kind) {
    case 'all-of':
    case 'any-of':
      return query.of.some(asksForReading);
    case 'not':
      return asksForReading(query.of);
    case 'layer':
    case 'replaces':
      return true;
    case 'mark':
      return READ_MARKS.has(query.mark);
    default:
      return false;
  }
}

const READ_MARKS: ReadonlySet<Mark> = new Set<Mark>([
  'static',
  'activated',
  'triggered',
  'replacement',
  'cda',
  'unread',
]);

function matchTerm(term: Term): Match {
  switch (term.kind) {
    case 'words':
      // A letter or two begin some word of nearly every text.
      return term.text.length < 4
        ? ({ nameWords }) => nameWords.includes(term.text)
        : ({ words }) => words.includes(term.text);
    case 'exact-name': {
      const key = nameKey(term.text);
      return ({ keys }) => keys.includes(key);
    }
    case 'name':
      return ({ keys }) => keys.some((key) => key.includes(term.text));
    case 'type':
      return ({ lowType }) => lowType.includes(term.text);
    case 'text':
      return textMatch(term.text);
    case 'keyword':
      return ({ card }) =>
        card.keywords.some((each) => each.toLowerCase() === term.text) ||
        card.reading?.keywords.some((each) => each === term.text) === true;
    case 'set':
      return ({ card }) => card.sets.some((each) => each.toLowerCase() === term.text);
    case 'layout':
      return ({ card }) => card.layout === term.text;
    case 'colors':
      return ({ card }) =>
        compareColors(term.of === 'card' ? card.colors : card.identity, term.comparison, term.colors);
    case 'color-count':
      return ({ card }) =>
        compare((term.of === 'card' ? card.colors : card.identity).length, term.comparison, term.count);
    case 'number':
      return ({ card }) => {
        const one = numberOf(card, term.of);
        const other = typeof term.than === 'number' ? term.than : numberOf(card, term.than);
        return one !== undefined && other !== undefined && compare(one, term.comparison, other);
      };
    case 'parity':
      return ({ card }) => Math.abs(card.manaValue % 2) === (term.isOdd ? 1 : 0);
    case 'mark':
      return (card) => hasMark(card, term.mark);
    case 'layer':
      return ({ card }) => card.reading?.layers.some((layer) => term.layers.includes(layer)) === true;
    case 'replaces':
      return ({ card }) => card.reading?.replaces.includes(term.what) === true;
  }
}

/** `~` stands for what the card calls itself. */
function textMatch(text: string): Match {
  if (!text.includes('~')) return ({ lowText }) => lowText.includes(text);
  const parts = text.split('~').filter((part) => part.trim() !== '');
  return ({ lowText, card, keys }) => {
    if (!parts.every((part) => lowText.includes(part))) return false;
    const name = card.name.toLowerCase();
    const selves = [name, name.split(',')[0] ?? name, keys[0] ?? name, ...THIS];
    return selves.some((self) => lowText.includes(text.replaceAll('~', self)));
  };
}

const THIS = [
  'creature',
  'land',
  'artifact',
  'enchantment',
  'permanent',
  'card',
  'spell',
  'aura',
  'equipment',
  'token',
  'vehicle',
].map((noun) => `this ${noun}`);

const numberOf = (card: Indexed['card'], name: NumberName): number | undefined =>
  ({ mv: card.manaValue, pow: card.power, tou: card.toughness, loy: card.loyalty })[name];

function compare(one: number, comparison: Comparison, other: number): boolean {
  switch (comparison) {
    case '=':
      return one === other;
    case '!=':
      return one !== other;
    case '<':
      return one < other;
    case '<=':
      return one <= other;
    case '>':
      return one > other;
    case '>=':
      return one >= other;
  }
}

/** Sets of colors: `>=` holds at least these, `<=` none but these. */
function compareColors(have: readonly Color[], comparison: Comparison, colors: readonly Color[]): boolean {
  const hasAll = colors.every((color) => have.includes(color));
  const hasOnly = have.every((color) => colors.includes(color));
  switch (comparison) {
    case '=':
      return hasAll && hasOnly;
    case '!=':
      return !(hasAll && hasOnly);
    case '>=':
      return hasAll;
    case '>':
      return hasAll && !hasOnly;
    case '<=':
      return hasOnly;
    case '<':
      return hasOnly && !hasAll;
  }
}

function hasMark({ card, lowType }: Indexed, mark: Mark): boolean {
  switch (mark) {
    case 'static':
    case 'activated':
    case 'triggered':
    case 'replacement':
      return card.reading?.kinds.includes(mark) === true;
    case 'cda':
      return card.reading?.isCda === true;
    case 'unread':
      return (card.reading?.unread ?? 0) > 0;
    case 'permanent':
      return /\b(?:artifact|battle|creature|enchantment|land|planeswalker)\b/.test(lowType);
    case 'spell':
      return /\b(?:instant|sorcery)\b/.test(lowType);
    case 'vanilla':
      return card.text === '' && lowType.includes('creature');
    case 'dfc':
      return card.layout === 'transform' || card.layout === 'modal_dfc';
    case 'builtin':
      return card.origin === 'builtin';
    case 'imported':
      return card.origin === 'imported';
  }
}
