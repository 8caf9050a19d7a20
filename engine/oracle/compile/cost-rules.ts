import { alt, type Input, type Parser, phrase, seq, token, word } from './parser.ts';

/**
 * What something costs, or how it may be cast (118.7, 601.2f): no layer and no event knows of it. Whatever stands behind
 * "if", "for each", "as long as" or "where" only tells how much or when.
 */
const mana = token(({ kind }) => (kind === 'mana' ? true : undefined), 'mana');
const AMOUNT: Parser<unknown> = (input, at) => {
  let next = at;
  while (mana(input, next) !== undefined) next += 1;
  return next === at ? undefined : { value: true, next };
};
const CHANGED = alt<unknown>(
  seq(
    word('cost', 'costs'),
    alt<unknown>(
      seq(word('up'), word('to'), AMOUNT, word('less', 'more')),
      seq(AMOUNT, word('less', 'more')),
      phrase('an additional'),
    ),
  ),
  seq(word('cost', 'costs'), phrase('up to'), AMOUNT, word('less')),
  phrase('can|may be cast as though it|they had flash'),
  phrase('can|may be cast without paying its|their mana cost|costs'),
  phrase("can't be countered"),
);

/** Up to a cost that changes; nothing before it may say anything else. */
const STOPS = alt<unknown>(
  word(
    '.',
    ':',
    'gets',
    'gains',
    'gain',
    'becomes',
    'loses',
    'would',
    'instead',
    'put',
    'create',
    'return',
    'destroy',
  ),
  phrase('if'),
  phrase(', then'),
);

function changeAt(input: Input, at: number): number | undefined {
  for (let next = at; next < input.tokens.length && next < at + 30; next += 1) {
    const found = input.tokens[next];
    if (found?.kind === 'quote') return undefined;
    const changed = CHANGED(input, next);
    if (changed !== undefined) return changed.next;
    if (STOPS(input, next) !== undefined) return undefined;
  }
  return undefined;
}

/** The same as something resolves: of other spells than the one that says so, whose own cost is a static ability's. */
export const costClause: Parser<true> = (input, at) =>
  input.tokens[at]?.kind === 'self' ? undefined : costRule(input, at);

/** "instant and sorcery spells you cast cost {1} less to cast for each charge counter on this artifact" */
export const costRule: Parser<true> = (input, at) => {
  if (!SUBJECT(input, at)) return undefined;
  const { furthest, expected } = input;
  const changed = changeAt(input, at);
  if (changed === undefined) {
    // Words were skipped, not read: where the search ended says nothing about what is wrong with them.
    Object.assign(input, { furthest, expected });
    return undefined;
  }
  let next = changed;
  for (; next < input.tokens.length; next += 1) {
    const found = input.tokens[next];
    if (found?.kind === 'quote' || found?.w === 'would' || found?.w === 'instead') return undefined;
    if (found?.kind === 'mark' && found.w === '.') break;
  }
  return { value: true, next };
};
/** Who or what costs so much: spells, abilities, costs, or the object itself. */
const SUBJECT = (input: Input, at: number): boolean => {
  for (let next = at; next < input.tokens.length && next < at + 14; next += 1) {
    const { kind, w = '' } = input.tokens[next] ?? {};
    if (kind === 'mark' && w === '—') return false;
    if (kind === 'self' || /^(?:spells?|abilit(?:y|ies)|costs?)$/.test(w)) return true;
    if (kind === 'mark' && w === '.') return false;
  }
  return false;
};
