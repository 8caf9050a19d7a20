import type { EventPattern } from '../../abilities/event-pattern.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import { inZone, not, permanentSpellOrCard, type Selector } from '../../abilities/selector.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { type Event, eventPlayer, nameAffected } from './event-parts.ts';
import { underControl } from './made-events.ts';
import { adjectives, nounGroup, together } from './nouns.ts';
import { objectPhrase, referentPhrase } from './objects.ts';
import { alt, lazy, map, opt, type Parser, phrase, seq, table, word } from './parser.ts';
import { playerPossessive } from './players.ts';
import type { Meaning } from './scope.ts';
import { textOf } from './text-of.ts';

/** "dealt damage this way", "dealt damage by this creature this turn": known only as the game goes. */
const dealtDamage: Parser<string> = map(
  textOf(
    alt<unknown>(
      phrase('cast this way'),
      phrase('cast from your graveyard this way'),
      phrase('dealt damage this way'),
      phrase('dealt damage this turn'),
      seq(
        phrase('dealt damage by'),
        lazy(() => objectPhrase),
        opt(phrase('this turn')),
      ),
    ),
  ),
  (words) => `that was ${words}`,
);

/** Who or what it happens to; in a zone event "a card" is no token (111.6). */
export const thing: Parser<Meaning<Selector>> = alt<Meaning<Selector>>(
  map(
    phrase('a card or token'),
    (): Meaning<Selector> => (scope) => {
      nameAffected(scope, ['token'], { kind: 'affected' });
      return { kind: 'all' };
    },
  ),
  map(
    lazy(() => referentPhrase),
    (referent): Meaning<Selector> =>
      (scope) =>
        referent(scope).selector,
  ),
  map(
    seq(
      opt(word('a', 'an')),
      lazy(() => adjectives),
      phrase('permanent , spell , or card not on the battlefield'),
    ),
    ([, own]): Meaning<Selector> =>
      (scope) => {
        nameAffected(scope, ['permanent', 'spell', 'card'], { kind: 'affected' });
        return together([...own, permanentSpellOrCard]);
      },
  ),
  map(
    seq(
      opt(alt<unknown>(word('a', 'an'), phrase('one or more'))),
      lazy(() => nounGroup),
      opt(phrase('not on the battlefield')),
      opt(dealtDamage),
    ),
    ([, noun, elsewhere, told]): Meaning<Selector> =>
      (scope) => {
        const selector = together([
          noun.selector(scope),
          ...(told === undefined ? [] : [{ kind: 'designation', designation: told } as const]),
          ...(noun.isCard ? [not({ kind: 'token' })] : []),
          ...(elsewhere === undefined ? [] : [not(inZone('battlefield'))]),
        ]);
        nameAffected(scope, noun.nouns, { kind: 'affected' });
        return selector;
      },
  ),
);

const HAPPENS = table<'die' | 'destroy' | 'leave-battlefield' | 'turn-face-up' | 'explore' | 'connive'>({
  'would die': 'die',
  'would be destroyed': 'destroy',
  'would leave the battlefield': 'leave-battlefield',
  'would be turned face up': 'turn-face-up',
  'would explore': 'explore',
  'would connive': 'connive',
});
export const happening: Parser<Event> = map(
  seq(thing, HAPPENS),
  ([what, kind]): Event =>
    (scope) =>
      ({ kind, what: what(scope) }) as EventPattern,
);

export const entering: Parser<Event> = map(
  seq(thing, phrase('would enter'), opt(phrase('the battlefield')), underControl),
  ([what, , , under]): Event =>
    (scope) => {
      const selector = what(scope);
      return { kind: 'enter', what: selector, ...(under === undefined ? {} : { under: under(scope) }) };
    },
);

const ZONES = table<Zone>({ graveyard: 'graveyard', hand: 'hand', library: 'library' });
const intoZone: Parser<{ readonly to: Zone; readonly of?: Meaning<PlayerReference> }> = alt<{
  readonly to: Zone;
  readonly of?: Meaning<PlayerReference>;
}>(
  map(seq(alt(word('a'), phrase("its owner 's")), ZONES), ([, to]) => ({ to })),
  map(seq(phrase("an opponent 's"), ZONES), ([, to]) => ({ to, of: () => ({ kind: 'opponents' }) as const })),
  map(
    seq(
      lazy(() => playerPossessive),
      ZONES,
    ),
    ([of, to]) => ({ to, of }),
  ),
  map(word('exile'), () => ({ to: 'exile' as const })),
);
/** 109.2: "a permanent", "a creature" is one on the battlefield; "a card", "that spell" and "this" can be elsewhere. */
const thingAndPlace: Parser<{ readonly what: Meaning<Selector>; readonly isOnBattlefield: boolean }> = (
  input,
  at,
) => {
  const read = thing(input, at);
  if (read === undefined) return undefined;
  const isOnBattlefield = !input.tokens.slice(at, read.next).some(({ w }) => ELSEWHERE.has(w));
  return { next: read.next, value: { what: read.value, isOnBattlefield } };
};
const ELSEWHERE = new Set('card cards token tokens spell spells this that those it they ~'.split(' '));
const placeOf = (place: Zone | 'anywhere'): { readonly from?: Zone } =>
  place === 'anywhere' ? {} : { from: place };

export const moving: Parser<Event> = map(
  seq(
    thingAndPlace,
    phrase('would be put into'),
    intoZone,
    opt(
      alt<Zone | 'anywhere'>(
        map(phrase('from anywhere'), () => 'anywhere' as const),
        map(phrase('from the battlefield'), () => 'battlefield' as const),
        map(phrase('from your|a|their|its library'), () => 'library' as const),
        map(phrase("from its owner 's library"), () => 'library' as const),
        map(phrase('from your|a|their hand'), () => 'hand' as const),
      ),
    ),
  ),
  ([{ what, isOnBattlefield }, , { to, of }, told]): Event =>
    (scope) => ({
      kind: 'change-zone',
      what: what(scope),
      ...placeOf(told ?? (isOnBattlefield ? 'battlefield' : 'anywhere')),
      to,
      ...(of === undefined ? {} : { of: of(scope) }),
    }),
);

export const discarding: Parser<Event> = alt<Event>(
  map(
    seq(
      phrase('a spell or ability'),
      alt<PlayerReference>(
        map(phrase('an opponent controls'), () => ({ kind: 'opponents' })),
        map(phrase('you control'), () => ({ kind: 'you' })),
      ),
      word('causes', 'would'),
      opt(word('cause')),
      eventPlayer,
      phrase('to discard'),
      alt<Meaning<Selector> | undefined>(
        map(phrase('a card'), () => undefined),
        thing,
      ),
    ),
    ([, causedBy, , , player, , what]): Event =>
      (scope) => ({
        kind: 'discard',
        player: player(scope),
        ...(what === undefined ? {} : { what: what(scope) }),
        causedBy,
      }),
  ),
  map(
    seq(
      eventPlayer,
      phrase('would discard'),
      alt<Meaning<Selector> | undefined>(
        map(phrase('a card'), () => undefined),
        thing,
      ),
    ),
    ([player, , what]): Event =>
      (scope) => ({
        kind: 'discard',
        player: player(scope),
        ...(what === undefined ? {} : { what: what(scope) }),
      }),
  ),
);
