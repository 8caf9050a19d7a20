import type { Replacement } from '../../abilities/replacement-effect.ts';
import type { Selector } from '../../abilities/selector.ts';
import { referentPhrase } from './objects.ts';
import { alt, lazy, map, opt, type Parser, phrase, preceded, seq, word } from './parser.ts';
import { type Meaning, name } from './scope.ts';
import { counterKind } from './words.ts';

type GoTo = Extract<Replacement, { kind: 'go-to' }>;
/** Where an object goes, and which. */
export interface GoneRead {
  readonly what: Selector;
  readonly going: GoTo;
}
type Made = Meaning<GoneRead>;

const object: Parser<Meaning<Selector>> = map(
  lazy(() => referentPhrase),
  (referent): Meaning<Selector> =>
    (scope) =>
      referent(scope).selector,
);

const goesTo =
  (what: Meaning<Selector>, going: Omit<GoTo, 'kind'>): Made =>
  (scope) => {
    const selector = what(scope);
    name(scope, {
      selector: { kind: 'is', object: { kind: 'that' } },
      object: { kind: 'that' },
      nouns: ['', 'card', 'creature', 'permanent', 'token'],
      isPlural: false,
    });
    return { what: selector, going: { kind: 'go-to', ...going } };
  };

const OWNERS = alt(
  phrase("its|their owner 's"),
  phrase("their owners 's"),
  phrase("that player 's"),
  phrase('your'),
);
const withCounter = opt(
  preceded(
    phrase('with a|an'),
    map(seq(counterKind, phrase('on it')), ([kind]) => kind),
  ),
);
const place = alt<'top' | 'bottom'>(
  map(phrase('on top of'), () => 'top' as const),
  map(phrase('on the bottom of'), () => 'bottom' as const),
);

/** "exile it with a void counter on it", "put it on top of its owner's library", "shuffle it into its owner's library". */
export const gone: Parser<Made> = alt<Made>(
  map(seq(word('exile'), object, withCounter), ([, what, counter]) =>
    goesTo(what, { zone: 'exile', ...(counter === undefined ? {} : { counter }) }),
  ),
  map(seq(object, phrase('is exiled')), ([what]) => goesTo(what, { zone: 'exile' })),
  map(seq(word('put'), object, place, OWNERS, word('library')), ([, what, where]) =>
    goesTo(what, { zone: 'library', place: where }),
  ),
  map(seq(word('shuffle'), object, word('into'), OWNERS, word('library')), ([, what]) =>
    goesTo(what, { zone: 'library', place: 'shuffled' }),
  ),
  map(
    seq(
      word('reveal'),
      object,
      word('and'),
      alt<Omit<GoTo, 'kind'>>(
        map(seq(phrase('shuffle it|~ into'), OWNERS, word('library')), () => ({
          zone: 'library' as const,
          place: 'shuffled' as const,
        })),
        map(seq(phrase('put it|~'), place, OWNERS, word('library')), ([, where]) => ({
          zone: 'library' as const,
          place: where,
        })),
      ),
    ),
    ([, what, , where]) => goesTo(what, { ...where, isRevealed: true }),
  ),
  map(seq(object, phrase('is revealed and put'), place, OWNERS, word('library')), ([what, , where]) =>
    goesTo(what, { zone: 'library', place: where, isRevealed: true }),
  ),
  map(seq(word('return', 'put'), object, word('to', 'into'), OWNERS, word('hand')), ([, what]) =>
    goesTo(what, { zone: 'hand' }),
  ),
  map(seq(word('put'), object, word('into'), OWNERS, word('graveyard')), ([, what]) =>
    goesTo(what, { zone: 'graveyard' }),
  ),
  map(seq(word('put'), object, phrase('onto the battlefield')), ([, what]) =>
    goesTo(what, { zone: 'battlefield' }),
  ),
);
