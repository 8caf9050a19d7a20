import type { Sentences } from '../../../engine/index.ts';

type ChangeRow = ReturnType<Sentences['changeRows']>[number];

/** A piece of a value as it is shown: plain, marked as new, struck out as lost, in grey, or the arrow between. */
export interface ValueToken {
  readonly kind: 'plain' | 'added' | 'removed' | 'faint' | 'arrow';
  readonly text: string;
}

const plain = (text: string): ValueToken => ({ kind: 'plain', text });
const faint = (text: string): ValueToken => ({ kind: 'faint', text });
const ARROW: ValueToken = { kind: 'arrow', text: '→' };

/** One row of before → after, with the words that came marked and those that went struck out. */
export function changeTokens(row: ChangeRow, say: Sentences): readonly ValueToken[] {
  if (row.what === 'abilities') return abilityTokens(row, say);
  if (!row.isDifferent) return [plain(row.before), ARROW, plain(row.after)];
  if (row.what !== 'types') return [plain(row.before), ARROW, { kind: 'added', text: row.after }];
  const { before, after } = withoutCommonStart(row.before, row.after);
  return [...marked(before, row.removed, 'removed'), ARROW, ...marked(after, row.added, 'added')];
}

/** The tokens without their looks, for a text that is copied or read out. */
export const tokensText = (tokens: readonly ValueToken[]): string =>
  tokens.map(({ kind, text }) => (kind === 'arrow' ? ` ${text} ` : text)).join('');

function abilityTokens(row: ChangeRow, say: Sentences): readonly ValueToken[] {
  if (!row.isDifferent) return [faint(row.note ?? say.ladderWords.unchanged)];
  const removed = row.removed.map((text): ValueToken => ({ kind: 'removed', text: shortened(text) }));
  const added = row.added.map((text): ValueToken => ({ kind: 'added', text: shortened(text) }));
  const begin =
    removed.length === 0 ? [plain(row.before === '' ? say.ladderWords.nothing : before(row))] : removed;
  return [
    ...separated(begin),
    ...(added.length > 0 ? [ARROW, ...separated(added)] : []),
    ...(row.note === undefined ? [] : [plain(' '), faint(row.note)]),
  ];
}

/** What was there already is long and stays: how many abilities is enough. */
const before = ({ before: text }: ChangeRow): string => shortened(text);

const MOST_LETTERS = 30;

/** An ability's words without its period, cut where the row would get too long; the inspector has all of it. */
export function shortened(text: string): string {
  const words = text.replace(/^“|”$/g, '').replace(/\.$/, '');
  if (words.length <= MOST_LETTERS) return words;
  return `${words.slice(0, words.lastIndexOf(' ', MOST_LETTERS))} …`;
}

const separated = (tokens: readonly ValueToken[]): readonly ValueToken[] =>
  tokens.flatMap((token, index) => (index === 0 ? [token] : [plain(', '), token]));

/**
 * Type lines share their beginning more often than not. What follows the dash is then all that is worth showing, or the
 * last shared word and what comes after it.
 */
function withoutCommonStart(
  before: string,
  after: string,
): { readonly before: string; readonly after: string } {
  const [start, subtypes] = before.split(' — ');
  const [otherStart, otherSubtypes] = after.split(' — ');
  if (start === otherStart && subtypes !== undefined && otherSubtypes !== undefined)
    return { before: subtypes, after: otherSubtypes };
  const [words, others] = [before.split(' '), after.split(' ')];
  const different = words.findIndex((word, index) => word !== others[index]);
  const shared = different === -1 ? Math.min(words.length, others.length) : different;
  const from = Math.max(0, shared - 1);
  return { before: words.slice(from).join(' '), after: others.slice(from).join(' ') };
}

/** The text with every one of the words marked; case does not count, because type lines capitalise. */
export function marked(
  text: string,
  words: readonly string[],
  kind: 'added' | 'removed',
): readonly ValueToken[] {
  if (words.length === 0) return [plain(text)];
  const pattern = new RegExp(`(?<![\\w-])(${words.map(escaped).join('|')})(?![\\w-])`, 'i');
  const tokens: ValueToken[] = [];
  let rest = text;
  for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
    if (found.index > 0) tokens.push(plain(rest.slice(0, found.index)));
    tokens.push({ kind, text: found[0] });
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== '') tokens.push(plain(rest));
  return tokens;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
