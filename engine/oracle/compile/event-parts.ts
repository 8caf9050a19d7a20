import type { Affected, DamageSource, EventPattern } from '../../abilities/event-pattern.ts';
import type { ObjectReference, PlayerReference } from '../../abilities/references.ts';
import { anyOf, cardType, color, not, type Selector, source, subtype } from '../../abilities/selector.ts';
import type { Color } from '../../vocabulary/colors.ts';
import { after } from './noun-after.ts';
import { adjectives, nounGroup, together } from './nouns.ts';
import { referentPhrase } from './objects.ts';
import {
  ahead,
  alt,
  between,
  type Input,
  lazy,
  many,
  map,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  word,
} from './parser.ts';
import { playerPhrase } from './players.ts';
import { type Meaning, NotUnderstood, name, type Referent, type Scope } from './scope.ts';
import { cardTypeWord, subtypeWord } from './words.ts';

/** What would happen, as the words of one clause say it. */
export type Event = Meaning<EventPattern>;

const anyPlayer = table<PlayerReference>({
  'an opponent': { kind: 'opponents' },
  'opponents|opponent': { kind: 'opponents' },
  'your opponents': { kind: 'opponents' },
  'one of your opponents': { kind: 'opponents' },
  'each opponent': { kind: 'opponents' },
  'a player': { kind: 'each-player' },
  'players|player': { kind: 'each-player' },
  'each player': { kind: 'each-player' },
  'any player': { kind: 'each-player' },
});

/** Whom an event concerns: "you", "an opponent"; then "that player" is the one of them to whom it happens. */
export const eventPlayer: Parser<Meaning<PlayerReference>> = alt<Meaning<PlayerReference>>(
  map(
    anyPlayer,
    (player): Meaning<PlayerReference> =>
      (scope) => {
        scope.player = { kind: 'event-player' };
        return player;
      },
  ),
  lazy(() => playerPhrase),
);

/** Names what an event of one among several affects, so that "it" and "that creature" are that one. */
export function nameAffected(scope: Scope, nouns: readonly string[], object: ObjectReference): void {
  name(scope, {
    selector: { kind: 'is', object },
    object,
    nouns: [...nouns, 'permanent', 'card', ''],
    isPlural: false,
  });
}

const affectedReference: ObjectReference = { kind: 'affected' };
const ARTICLE = alt<unknown>(
  phrase('one or more'),
  phrase('each of'),
  word('a', 'an', 'each', 'any', 'all', 'the'),
);

/** A group as what is affected: "a creature you control", "another permanent", "creatures". */
const group: Parser<Meaning<Selector>> = map(
  seq(
    opt(ARTICLE),
    lazy(() => nounGroup),
  ),
  ([, noun]): Meaning<Selector> =>
    (scope) => {
      const selector = noun.selector(scope);
      nameAffected(scope, noun.nouns, affectedReference);
      return selector;
    },
);

/** "Those permanents" of a resolution are the ones that were found, not any that are like them when the event happens. */
const sameObjects = ({ selector, isPlural }: Referent, { isResolving }: Scope): Selector =>
  isResolving && isPlural && !NAMES_OBJECTS.has(selector.kind) ? { kind: 'those', what: 'that' } : selector;
const NAMES_OBJECTS: ReadonlySet<Selector['kind']> = new Set<Selector['kind']>([
  'is',
  'targets',
  'those',
  'any-of',
]);

const objectItem: Parser<Meaning<Selector>> = alt<Meaning<Selector>>(
  map(
    lazy(() => referentPhrase),
    (referent): Meaning<Selector> =>
      (scope) =>
        sameObjects(referent(scope), scope),
  ),
  group,
);

type Item = { readonly player: Meaning<PlayerReference> } | { readonly object: Meaning<Selector> };
const item: Parser<Item> = (input, at) => {
  const player = map(eventPlayer, (made): Item => ({ player: made }))(input, at);
  const object = map(objectItem, (made): Item => ({ object: made }))(input, at);
  if (player === undefined || object === undefined) return player ?? object;
  return object.next > player.next ? object : player;
};
const LAST = alt<unknown>(phrase(', and/or'), phrase(', and'), phrase(', or'), word('and/or', 'and', 'or'));
/** "or on yourself", the preposition said again. */
const lastItem: Parser<Item> = alt<Item>(
  map(phrase('on yourself'), (): Item => ({ player: () => ({ kind: 'you' }) })),
  item,
);
/** "a creature, battle, or opponent": a comma alone ends the list. */
const items: Parser<readonly Item[]> = alt<readonly Item[]>(
  map(seq(item, many(preceded(word(','), item)), LAST, lastItem), ([first, rest, , last]) => [
    first,
    ...rest,
    last,
  ]),
  map(item, (one) => [one]),
);

/** Whom or what an event affects, of objects and players: "you and/or one or more creatures you control". */
export const affected: Parser<Meaning<Affected>> = (input, at) => {
  const result = items(input, at);
  if (result === undefined) return undefined;
  const start = input.tokens[at]?.start ?? 0;
  return {
    next: result.next,
    value: (scope) => {
      const players: PlayerReference[] = [];
      const objects: Selector[] = [];
      for (const one of result.value) {
        if ('player' in one) players.push(one.player(scope));
        else objects.push(one.object(scope));
      }
      const [player, ...others] = players;
      if (others.length > 0) throw new NotUnderstood(start, 'one player or all of a sort');
      const [object, ...more] = objects;
      return {
        ...(object === undefined ? {} : { objects: more.length === 0 ? object : anyOf(...objects) }),
        ...(player === undefined ? {} : { players: player }),
      };
    },
  };
};

const colorOfChoice: Parser<Meaning<Selector>> = map(
  phrase('of the color of your choice'),
  (): Meaning<Selector> => () => ({ kind: 'color', color: { chosen: 'color' } }),
);

const namedColor = table<Color>({ white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' });
const typeWord: Parser<Selector> = alt<Selector>(
  map(namedColor, (word) => color(word)),
  map(cardTypeWord, ({ type }) => cardType(type)),
  map(subtypeWord, (found) => subtype(found.name)),
);

/** "a red source you control", "another source", "artifact sources". */
const anySource: Parser<Meaning<DamageSource>> = (input, at) => {
  const result = seq(
    opt(word('a', 'an', 'each', 'any', 'all')),
    opt(word('another', 'other')),
    alt<readonly Selector[]>(
      map(ahead(seq(namedColor, word('or'), cardTypeWord)), () => []),
      adjectives,
    ),
    opt(between(typeWord, word('or', 'and/or', 'and'))),
    word('source', 'sources'),
    opt(colorOfChoice),
    after,
  )(input, at);
  if (result === undefined) return undefined;
  const [, other, own, types, , color, parts] = result.value;
  const isChosen = saysYourChoice(input, at, result.next);
  return {
    next: result.next,
    value: (scope) => {
      const what = together([
        ...(other === undefined ? [] : [not(source)]),
        ...own,
        ...(types === undefined ? [] : [types.length === 1 ? together(types) : anyOf(...types)]),
        ...(color === undefined ? [] : [color(scope)]),
        ...parts.map((part) => part(scope)),
      ]);
      nameAffected(scope, ['source', 'creature', 'spell'], { kind: 'event-source' });
      return { what, isAnySource: true, ...(isChosen ? { isChosen } : {}) };
    },
  };
};

/** "of your choice", but not "of the color of your choice". */
function saysYourChoice(input: Input, from: number, to: number): boolean {
  for (let at = from + 1; at + 1 < to; at += 1)
    if (
      input.tokens[at]?.w === 'your' &&
      input.tokens[at + 1]?.w === 'choice' &&
      !/^(?:color|type)$/.test(input.tokens[at - 2]?.w ?? '')
    )
      return true;
  return false;
}

/** "attacking creatures", "an instant or sorcery spell", "a creature of your choice with shadow". */
const someSource: Parser<Meaning<DamageSource>> = (input, at) => {
  const result = seq(
    opt(word('a', 'an', 'each', 'any', 'all')),
    lazy(() => nounGroup),
  )(input, at);
  if (result === undefined) return undefined;
  const [, noun] = result.value;
  const isChosen = saysYourChoice(input, at, result.next);
  return {
    next: result.next,
    value: (scope) => {
      const what = noun.selector(scope);
      nameAffected(scope, [...noun.nouns, 'source'], { kind: 'event-source' });
      return { what, ...(isChosen ? { isChosen } : {}) };
    },
  };
};

const namedSource: Parser<Meaning<DamageSource>> = map(
  lazy(() => referentPhrase),
  (referent): Meaning<DamageSource> =>
    (scope) => ({ what: referent(scope).selector }),
);

const oneSource = alt<Meaning<DamageSource>>(anySource, namedSource, someSource);

/** What deals the damage (609.7); several sorts joined by "and" are all of them. */
export const damageSource: Parser<Meaning<DamageSource>> = map(
  seq(oneSource, many(preceded(word('and', 'or', 'and/or'), oneSource))),
  ([first, rest]): Meaning<DamageSource> =>
    (scope) => {
      const all = [first, ...rest].map((each) => each(scope));
      const [one] = all;
      if (one === undefined || all.length === 1) return one ?? first(scope);
      return { ...one, what: anyOf(...all.map(({ what }) => what)) };
    },
);
