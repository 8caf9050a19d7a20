import { alt, lazy, map, mapSome, opt, type Parser, phrase, seq, table, token, word } from './parser.ts';

/** Whom an attacker attacks, where only the course of combat knows it. */
const attacked: Parser<string> = table<string>({
  'you or a planeswalker you control': 'you or a planeswalker you control',
  you: 'you',
  'your opponents': 'your opponents',
  'one of your opponents': 'one of your opponents',
  'an opponent': 'an opponent',
  'enchanted player': 'enchanted player',
  'the chosen player': 'the chosen player',
  'the last chosen player': 'the last chosen player',
  alone: 'alone',
  'a player': 'a player',
  'that player': 'that player',
  'the same player or planeswalker': 'the same player or planeswalker',
});

const itself = token(({ kind, w }) => (kind === 'self' || w === 'it' ? true : undefined), 'it');

/**
 * What only the course of the game knows of an object, as words that stand after "is" or alone after a noun: "attacking
 * your opponents", "blocking it", "cast from your hand". The board tells it by a designation.
 */
export const circumstance: Parser<string> = alt<string>(
  map(seq(word('attacking'), attacked), ([, whom]) => `attacking ${whom}`),
  map(seq(word('blocking'), itself), () => 'blocking it'),
  map(seq(phrase('blocking or blocked by'), itself), () => 'blocking or blocked by it'),
  map(
    alt<unknown>(seq(phrase('blocked by'), itself), seq(itself, phrase('is blocking'))),
    () => 'blocked by it',
  ),
  map(seq(phrase('banded with'), itself), () => 'banded with it'),
  map(
    seq(
      word('cast'),
      lazy(() => castHow),
    ),
    ([, how]) => `cast ${how}`,
  ),
  map(
    seq(phrase('the first cast'), opt(lazy(() => castFrom)), phrase('each turn')),
    ([, from]) => `the first cast ${from === undefined ? '' : `${from} `}each turn`,
  ),
);

const castFrom: Parser<string> = table<string>({
  'from your hand': 'from your hand',
  'from exile': 'from exile',
  'from your graveyard': 'from your graveyard',
  'from anywhere other than your hand': 'from anywhere other than your hand',
});
/** How a spell was cast: from where, or when. */
export const castHow: Parser<string> = alt<string>(
  castFrom,
  mapSome(phrase('during your turn'), (words) => words),
);
