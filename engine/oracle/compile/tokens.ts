import type { Ability } from '../../abilities/ability.ts';
import type { Amount } from '../../abilities/amount.ts';
import type { Instruction, TokenDefinition } from '../../abilities/instruction.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { source } from '../../abilities/selector.ts';
import type { CardType, Supertype } from '../../vocabulary/card-types.ts';
import { COLORS, type Color } from '../../vocabulary/colors.ts';
import { sameTree } from '../same-tree.ts';
import { countTail, plainNumber, withTail } from './amounts.ts';
import { entryExceptions } from './exceptions.ts';
import { abilities } from './granted.ts';
import { tokenName } from './noun-after.ts';
import { objectPhrase } from './objects.ts';
import {
  alt,
  between,
  followed,
  lazy,
  many,
  map,
  mapSome,
  notAhead,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { actingPlayer, playerPhrase } from './players.ts';
import { PREDEFINED } from './predefined-tokens.ts';
import { type Meaning, NotUnderstood, name, type Scope } from './scope.ts';
import { sizePair } from './size-pairs.ts';
import { cardTypeWord, colorName, subtypeWord, supertypeWord } from './words.ts';

type Made = Meaning<Instruction>;

const count: Parser<Meaning<Amount>> = alt<Meaning<Amount>>(
  map(word('a', 'an'), () => () => 1),
  lazy(() => plainNumber),
);

const colors: Parser<readonly Color[]> = alt<readonly Color[]>(
  map(word('colorless'), () => []),
  between(colorName, alt(phrase(', and'), word('and', ','))),
);

interface Words {
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly types: readonly CardType[];
}
const typeWords: Parser<Words> = mapSome(
  many(
    alt<Partial<{ supertype: Supertype; subtype: string; type: CardType }>>(
      map(supertypeWord, (supertype) => ({ supertype })),
      map(subtypeWord, ({ name: subtype }) => ({ subtype })),
      map(cardTypeWord, ({ type }) => ({ type })),
    ),
  ),
  (words) => ({
    supertypes: words.flatMap(({ supertype }) => supertype ?? []),
    subtypes: words.flatMap(({ subtype }) => subtype ?? []),
    types: words.flatMap(({ type }) => type ?? []),
  }),
);

const predefined: Parser<TokenDefinition> = mapSome(
  seq(subtypeWord, word('token', 'tokens')),
  ([{ name: subtype }]) => PREDEFINED[subtype],
);

/** What defines a token's size in the text that creates it is characteristic-defining (604.3a). */
const definingItself = (ability: Ability): Ability =>
  ability.kind === 'static' &&
  ability.effects.every(
    ({ appliesTo, condition, parts }) =>
      sameTree(appliesTo, source) &&
      condition === undefined &&
      parts.every((part) => part.kind === 'set-base-power-toughness'),
  )
    ? { ...ability, isCharacteristicDefining: true }
    : ability;

/** "2/2 black Zombie creature token with menace", "Treasure token", "X/X green Ooze creature token named …". */
const described: Parser<Meaning<TokenDefinition>> = mapSome(
  seq(
    many(supertypeWord),
    opt(sizePair),
    opt(colors),
    typeWords,
    word('token', 'tokens'),
    opt(preceded(word('named'), tokenName)),
    opt(
      preceded(
        word('with'),
        lazy(() => abilities),
      ),
    ),
    opt(preceded(word('named'), tokenName)),
  ),
  ([first, size, hues, { supertypes, subtypes, types }, , named, granted, namedLater]):
    | Meaning<TokenDefinition>
    | undefined => {
    if (types.length === 0) return undefined;
    const called = named ?? namedLater;
    return (scope) => {
      const own = (granted?.(scope) ?? []).map(definingItself);
      const all = [...first, ...supertypes];
      return {
        name: called ?? `${subtypes.join(' ')} Token`,
        ...(all.length === 0 ? {} : { supertypes: all }),
        cardTypes: types,
        ...(subtypes.length === 0 ? {} : { subtypes }),
        ...(hues === undefined ? {} : { colors: hues }),
        ...(size === undefined ? {} : { power: size.power(scope), toughness: size.toughness(scope) }),
        ...(own.length === 0 ? {} : { abilities: own }),
      };
    };
  },
);

/** "X/X …, where", "with power and toughness each equal to …" is not read: see the amounts of tokens. */
const token: Parser<Meaning<TokenDefinition>> = alt<Meaning<TokenDefinition>>(
  map(
    predefined,
    (one): Meaning<TokenDefinition> =>
      () =>
        one,
  ),
  described,
);

/** "that's tapped and attacking", "that's attacking that opponent" (508.4). */
interface Attacking {
  readonly isTapped: boolean;
  readonly whom: Meaning<'anybody' | PlayerReference>;
}
export const attackingWhom: Parser<Meaning<'anybody' | PlayerReference>> = map(
  seq(
    word('attacking'),
    opt(
      seq(
        notAhead(word('and')),
        lazy(() => playerPhrase),
        notAhead(word('or')),
      ),
    ),
  ),
  ([, player]): Meaning<'anybody' | PlayerReference> =>
    (scope) => {
      if (player === undefined) return 'anybody';
      return player[1](scope);
    },
);
const attacking: Parser<Attacking> = map(
  seq(phrase('that is|are'), opt(phrase('tapped and')), attackingWhom),
  ([, tapped, whom]) => ({ isTapped: tapped !== undefined, whom }),
);
/** "that's all colors", "that are red and white" */
const laterColors: Parser<readonly Color[]> = preceded(
  phrase('that is|are'),
  alt<readonly Color[]>(
    map(phrase('all colors'), () => COLORS),
    between(colorName, alt(phrase(', and'), word('and', ','))),
  ),
);
const tail = seq(opt(attacking), opt(laterColors), opt(lazy(() => countTail)));
/** "a tapped and attacking token" */
const entering: Parser<{ readonly isAttacking: boolean }> = map(
  seq(word('tapped'), opt(phrase('and attacking'))),
  ([, more]) => ({ isAttacking: more !== undefined }),
);

/** How what is created enters. */
function entered(
  before: { readonly isAttacking: boolean } | undefined,
  behind: Attacking | undefined,
  scope: Scope,
): object {
  const isTapped = before !== undefined || behind?.isTapped === true;
  const whom = behind?.whom(scope) ?? (before?.isAttacking === true ? 'anybody' : undefined);
  return { ...(isTapped ? { tapped: true } : {}), ...(whom === undefined ? {} : { attacking: whom }) };
}

const afterClause: Parser<true> = (input, at) =>
  /^(?:then|and|,)$/.test(input.tokens[at - 2]?.w ?? '') ? { value: true, next: at } : undefined;

const makers: Parser<Meaning<PlayerReference> | undefined> = alt<Meaning<PlayerReference> | undefined>(
  map(word('create'), () => undefined),
  map(phrase('you create'), () => undefined),
  // "sacrifices it, then creates a Treasure token"
  map(
    seq(word('creates'), afterClause),
    (): Meaning<PlayerReference> => (scope) => {
      if (scope.player === undefined) throw new NotUnderstood(0, 'a player named before');
      return scope.player;
    },
  ),
  map(
    seq(
      lazy(() => actingPlayer),
      word('creates', 'create'),
    ),
    ([player]) => player,
  ),
);

/** "except it enters tapped": no instruction says with what else a token enters. */
function enteringSo(entry: readonly EntryModification[]): { readonly tapped?: boolean } {
  if (entry.some(({ kind }) => kind !== 'tapped')) throw new NotUnderstood(0, 'a token that enters so');
  return entry.length === 0 ? {} : { tapped: true };
}

/** "create a token that's a copy of …", "create two 1/1 white Soldier creature tokens". */
const createCopy: Parser<Made> = alt<Made>(
  map(
    seq(
      makers,
      alt<Meaning<Amount>>(
        map(phrase('a number of'), () => () => 1),
        count,
      ),
      opt(entering),
      alt(phrase('token|tokens that is|are a? copy|copies of'), phrase('token|tokens that are copies of')),
      lazy(() => objectPhrase),
      opt(attacking),
      opt(lazy(() => entryExceptions)),
      opt(lazy(() => countTail)),
    ),
    ([maker, each, before, , of, behind, except, more]): Made =>
      (scope) => {
        const controller = maker?.(scope);
        const one = each(scope);
        const object = of(scope);
        const many = withTail(one, more, scope);
        const different = except?.(scope);
        if (different?.notCopied !== undefined) throw new NotUnderstood(0, 'a token that copies so');
        const entry = { ...entered(before, behind, scope), ...enteringSo(different?.entry ?? []) };
        const selector = { kind: 'is', object: { kind: 'that' } } as const;
        name(
          scope,
          many === 1
            ? {
                selector,
                object: { kind: 'that' },
                nouns: ['token', 'creature', 'permanent'],
                isPlural: false,
              }
            : {
                selector: { kind: 'those', what: 'that' },
                nouns: ['token', 'creature', 'permanent'],
                isPlural: true,
              },
        );
        scope.created = {
          kind: 'create-token-copy',
          of: object,
          amount: many,
          ...(different === undefined || different.except.length === 0 ? {} : { except: different.except }),
          ...(controller === undefined ? {} : { controller }),
          ...entry,
        };
        return scope.created;
      },
  ),
);

const NOUNS = ['token', 'creature', 'permanent'];

const oneKind: Parser<Made> = map(
  seq(
    opt(followed(tokenName, word(','))),
    alt<Meaning<Amount>>(
      map(phrase('a number of'), () => () => 1),
      count,
    ),
    opt(entering),
    token,
    tail,
  ),
  ([called, amount, before, made, [behind, hues, more]]): Made =>
    (scope) => {
      const each = amount(scope);
      const described = hues === undefined ? made(scope) : { ...made(scope), colors: hues };
      const one = called === undefined ? described : { ...described, name: called };
      const total = withTail(each, more, scope);
      const nouns = [...NOUNS, ...one.cardTypes, ...(one.subtypes ?? [])];
      if (total === 1)
        name(scope, {
          selector: { kind: 'is', object: { kind: 'that' } },
          object: { kind: 'that' },
          nouns,
          isPlural: false,
        });
      else name(scope, { selector: { kind: 'those', what: 'that' }, nouns, isPlural: true });
      const told = {
        kind: 'create-token',
        token: one,
        amount: total,
        ...entered(before, behind, scope),
      } as const;
      scope.created = told;
      return told;
    },
);

/** "create four of those tokens": the same as in the sentence before. */
const again: Parser<Made> = map(
  seq(makers, count, phrase('of those tokens'), opt(attacking)),
  ([maker, amount, , behind]): Made =>
    (scope) => {
      if (scope.created === undefined) throw new NotUnderstood(0, 'tokens that were told of');
      const controller = maker?.(scope);
      return {
        ...scope.created,
        amount: amount(scope),
        ...(controller === undefined ? {} : { controller }),
        ...entered(undefined, behind, scope),
      };
    },
);

/** "create a 1/1 white Soldier creature token and a Treasure token", "its controller creates …". */
export const createTokens: Parser<Meaning<readonly Instruction[]>> = alt<Meaning<readonly Instruction[]>>(
  map(
    alt(createCopy, again),
    (one): Meaning<readonly Instruction[]> =>
      (scope) => [one(scope)],
  ),
  map(
    seq(makers, between(oneKind, alt(phrase(', and'), word(',', 'and')))),
    ([maker, kinds]): Meaning<readonly Instruction[]> =>
      (scope) => {
        const controller = maker?.(scope);
        return kinds.map((kind) => {
          const made = kind(scope);
          return made.kind === 'create-token' && controller !== undefined ? { ...made, controller } : made;
        });
      },
  ),
);
