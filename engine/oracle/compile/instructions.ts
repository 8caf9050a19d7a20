import type { Amount } from '../../abilities/amount.ts';
import type { ChoiceKind, Instruction } from '../../abilities/instruction.ts';
import type { ObjectReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { amount, countTail, equalTo, forEach, plainNumber, timesCount, withTail } from './amounts.ts';
import { entryPart } from './exceptions.ts';
import { abilities } from './granted.ts';
import { nounGroup } from './nouns.ts';
import { objectPhrase, referentPhrase } from './objects.ts';
import {
  alt,
  between,
  lazy,
  longest,
  many,
  map,
  notAhead,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  token,
  word,
} from './parser.ts';
import { playerPhrase, playerPossessive } from './players.ts';
import { type Meaning, name, type Referent, type Scope } from './scope.ts';
import { nthTarget } from './targets.ts';
import { textOf } from './text-of.ts';
import { createTokens } from './tokens.ts';
import { counterKind } from './words.ts';

type Made = Meaning<readonly Instruction[]>;
const one =
  (make: Meaning<Instruction>): Made =>
  (scope) => [make(scope)];
const you = { kind: 'you' } as const;

/** What an instruction acts on: "target creature", "it", "all artifacts", "each creature you control". */
const acted: Parser<Meaning<Selector>> = alt<Meaning<Selector>>(
  map(
    lazy(() => referentPhrase),
    (referent): Meaning<Selector> =>
      (scope) =>
        referent(scope).selector,
  ),
  map(
    seq(
      word('all', 'each'),
      lazy(() => nounGroup),
    ),
    ([, noun]): Meaning<Selector> =>
      (scope) => {
        const selector = noun.selector(scope);
        name(scope, { selector: { kind: 'those', what: 'that' }, nouns: noun.nouns, isPlural: true });
        return selector;
      },
  ),
);
/** "it" behind "and" begins the next clause: "untap this creature and it gets …". */
const next: Parser<Meaning<Selector>> = preceded(notAhead(word('it', 'they', 'he', 'she', 'that')), acted);
const several: Parser<Meaning<Selector>> = map(
  map(seq(acted, many(preceded(alt(phrase(', and'), word('and', ',')), next))), ([first, rest]) => [
    first,
    ...rest,
  ]),
  (all): Meaning<Selector> =>
    (scope) => {
      const selectors = all.map((each) => each(scope));
      const [only] = selectors;
      return only !== undefined && selectors.length === 1 ? only : { kind: 'any-of', of: selectors };
    },
);

const simple: Parser<Made> = map(
  seq(
    table<'tap' | 'untap' | 'transform' | 'destroy' | 'sacrifice'>({
      tap: 'tap',
      untap: 'untap',
      transform: 'transform',
      destroy: 'destroy',
      sacrifice: 'sacrifice',
    }),
    several,
    opt(noRegeneration()),
  ),
  ([kind, what, none]): Made =>
    one((scope): Instruction => {
      const selector = what(scope);
      return kind === 'destroy' && none !== undefined
        ? { kind, what: selector, noRegeneration: true }
        : { kind, what: selector };
    }),
);
function noRegeneration(): Parser<string> {
  return alt(
    phrase(". it|they can't be regenerated"),
    phrase(". a creature destroyed this way can't be regenerated"),
    phrase(". creatures destroyed this way can't be regenerated"),
  );
}

const countersPut: Parser<Meaning<Amount>> = alt<Meaning<Amount>>(
  map(phrase('a number of'), () => () => 1),
  map(alt(phrase('an additional'), word('a', 'an')), () => () => 1),
  lazy(() => plainNumber),
);

const moved = (what: Meaning<Selector>, to: Zone, more: (scope: Scope) => object = () => ({})): Made =>
  one((scope) => {
    const selector = what(scope);
    const isPlural = scope.it?.isPlural === true;
    const made = { kind: 'move', what: selector, to, ...more(scope) } as Instruction;
    const nouns = ['', ...(scope.it?.nouns ?? [])];
    name(
      scope,
      isPlural
        ? { selector: { kind: 'those', what: 'that' }, nouns, isPlural }
        : { selector: { kind: 'is', object: { kind: 'that' } }, object: { kind: 'that' }, nouns, isPlural },
    );
    return made;
  });

/** "return this card from your graveyard": then the ability works there (113.6). */
const fromGraveyard =
  (what: Meaning<Selector>, from: string | undefined): Meaning<Selector> =>
  (scope) => {
    const selector = what(scope);
    if (from === 'from your graveyard' && selector.kind === 'is' && selector.object.kind === 'source')
      scope.worksIn = 'graveyard';
    return selector;
  };

const underControl: Parser<Meaning<object>> = alt<Meaning<object>>(
  map(phrase('under your control'), () => () => ({ controller: you })),
  map(
    alt(phrase("under its|their owner|owners 's control"), phrase("under their owner 's control")),
    () => () => ({}),
  ),
);
const entering = seq(
  opt(word('tapped')),
  opt(underControl),
  opt(word('tapped')),
  opt(
    between(
      lazy(() => entryPart),
      word('and'),
    ),
  ),
);
const fromZone: Parser<string | undefined> = opt(
  alt(
    phrase('from your graveyard'),
    phrase('from exile'),
    phrase('from the graveyard'),
    phrase('from their graveyard'),
  ),
);
const OWNERS = alt(
  phrase("its|their owner 's"),
  phrase("their owners 's"),
  phrase("their owner 's"),
  phrase("its owner 's"),
  phrase('their'),
  phrase('your'),
);

const moves: Parser<Made> = alt<Made>(
  map(
    seq(
      word('exile'),
      lazy(() => playerPossessive),
      phrase('graveyard'),
    ),
    ([, player]): Made =>
      one((scope) => ({
        kind: 'move',
        what: {
          kind: 'all-of',
          of: [
            { kind: 'zone', zone: 'graveyard' },
            { kind: 'owner', is: player(scope) },
          ],
        },
        to: 'exile',
      })),
  ),
  map(
    seq(word('exile'), several, word('with'), countersPut, counterKind, phrase('on it|them')),
    ([, what, , count, counter]): Made =>
      (scope) => [
        ...moved(what, 'exile')(scope),
        { kind: 'put-counters', on: { kind: 'is', object: { kind: 'that' } }, counter, amount: count(scope) },
      ],
  ),
  map(seq(word('exile'), several), ([, what]) => moved(what, 'exile')),
  map(
    seq(
      word('return', 'put'),
      several,
      fromZone,
      alt(word('to'), word('into')),
      OWNERS,
      word('hand', 'hands'),
    ),
    ([, what, from]) => moved(fromGraveyard(what, from), 'hand'),
  ),
  map(
    seq(
      word('return', 'put'),
      several,
      fromZone,
      alt(word('to'), word('onto')),
      phrase('the battlefield'),
      entering,
    ),
    ([, what, from, , , [tapped, control, tappedLater, entry]]) =>
      moved(fromGraveyard(what, from), 'battlefield', (scope) => ({
        ...(tapped === undefined && tappedLater === undefined ? {} : { tapped: true }),
        ...(control?.(scope) ?? {}),
        ...(entry === undefined ? {} : { entry: entry.map((part) => part(scope)) }),
      })),
  ),
  map(seq(word('put'), several, word('into'), OWNERS, word('graveyard', 'graveyards')), ([, what]) =>
    moved(what, 'graveyard'),
  ),
  map(seq(word('put'), several, phrase('on top of'), OWNERS, word('library', 'libraries')), ([, what]) =>
    moved(what, 'library'),
  ),
);

const counters: Parser<Made> = alt<Made>(
  map(
    seq(
      phrase('put a number of'),
      counterKind,
      lazy(() => equalTo),
      word('on'),
      several,
    ),
    ([, counter, count, , on]): Made =>
      one((scope) => {
        const amount = count(scope);
        return { kind: 'put-counters', on: on(scope), counter, amount };
      }),
  ),
  map(
    seq(word('put'), countersPut, counterKind, word('on'), several, opt(lazy(() => countTail))),
    ([, count, counter, , on, more]): Made =>
      one((scope) => {
        const many = count(scope);
        const what = on(scope);
        const total = withTail(many, more, scope);
        return { kind: 'put-counters', on: what, counter, amount: total };
      }),
  ),
  map(
    seq(
      word('remove'),
      alt<Meaning<Amount | 'all'>>(
        map(word('all'), () => () => 'all' as const),
        countersPut,
      ),
      counterKind,
      word('from'),
      several,
    ),
    ([, count, counter, , from]): Made =>
      one((scope) => ({ kind: 'remove-counters', amount: count(scope), counter, from: from(scope) })),
  ),
);

const doubling: Parser<Made> = map(
  seq(
    phrase('double the number of'),
    counterKind,
    word('on'),
    lazy(() => objectPhrase),
  ),
  ([, counter, , object]): Made =>
    one((scope) => {
      const on = object(scope);
      return {
        kind: 'put-counters',
        on: { kind: 'is', object: on },
        counter,
        amount: { kind: 'counters-on', object: on, counter },
      };
    }),
);

type DamageTo = Extract<Instruction, { kind: 'deal-damage' }>['to'];
const oneTo: Parser<Meaning<DamageTo>> = longest<Meaning<DamageTo>>(
  acted,
  lazy(() => playerPhrase),
);
const damageTo: Parser<readonly Meaning<DamageTo>[]> = between(oneTo, alt(phrase(', and'), word('and')));
const damageAmount: Parser<Meaning<Amount>> = alt<Meaning<Amount>>(
  map(
    seq(
      lazy(() => plainNumber),
      word('damage'),
    ),
    ([count]) => count,
  ),
);
const dealt = (
  count: Meaning<Amount>,
  to: readonly Meaning<DamageTo>[],
  from: ObjectReference,
  scope: Scope,
): Instruction[] => to.map((each) => damaging(from, count, each, scope));
const behind = opt(seq(alt(phrase(', and'), word('and')), damageAmount, word('to'), damageTo));
const dealer: Parser<Meaning<ObjectReference>> = alt<Meaning<ObjectReference>>(
  lazy(() => objectPhrase),
  (input, at) =>
    ['and', ',', 'then'].includes(input.tokens[at - 1]?.w ?? '')
      ? { value: lastObject, next: at }
      : undefined,
);
const lastObject: Meaning<ObjectReference> = (scope) => scope.it?.object ?? { kind: 'source' };
const damage: Parser<Made> = alt<Made>(
  map(
    seq(dealer, word('deals', 'deal'), damageAmount, word('to'), damageTo, behind),
    ([from, , count, , to, more]): Made =>
      (scope) => {
        const source = dealing(from, scope);
        const first = dealt(count, to, source, scope);
        return more === undefined ? first : [...first, ...dealt(more[1], more[3], source, scope)];
      },
  ),
  map(
    seq(
      dealer,
      word('deals', 'deal'),
      phrase('damage equal to'),
      lazy(() => amount),
      word('to'),
      damageTo,
    ),
    ([from, , , count, , to]): Made =>
      (scope) =>
        dealt(count, to, dealing(from, scope), scope),
  ),
  map(
    seq(
      dealer,
      word('deals', 'deal'),
      phrase('damage to'),
      damageTo,
      lazy(() => equalTo),
    ),
    ([from, , , to, count]): Made =>
      (scope) =>
        dealt(count, to, dealing(from, scope), scope),
  ),
);

/** Who deals the damage; "it" behind that is somebody else. */
function dealing(from: Meaning<ObjectReference>, scope: Scope): ObjectReference {
  const before = scope.it;
  const dealer = from(scope);
  if (dealer.kind === 'source' && before !== undefined) scope.it = before;
  return dealer;
}
function damaging(
  from: ObjectReference,
  count: Meaning<Amount>,
  to: Meaning<DamageTo>,
  scope: Scope,
): Instruction {
  const isSource = from.kind === 'source';
  return { kind: 'deal-damage', amount: count(scope), to: to(scope), ...(isSource ? {} : { from }) };
}

const doer = opt(lazy(() => playerPhrase));
/** The card that was drawn, discarded or milled is "it" in what follows. */
const drawn: Referent = {
  selector: { kind: 'is', object: { kind: 'that' } },
  object: { kind: 'that' },
  nouns: ['card'],
  isPlural: false,
};
const cardCount: Parser<Meaning<Amount>> = alt<Meaning<Amount>>(
  map(phrase('an additional card'), () => () => 1),
  map(
    seq(
      lazy(() => plainNumber),
      phrase('additional cards'),
    ),
    ([count]) => count,
  ),
  map(phrase('a card'), () => () => 1),
  map(
    seq(
      lazy(() => plainNumber),
      word('cards', 'card'),
    ),
    ([count]) => count,
  ),
);
const perEach = opt(lazy(() => countTail));
const playersDo: Parser<Made> = alt<Made>(
  map(
    seq(
      doer,
      table<'draw' | 'discard' | 'mill'>({
        'draw|draws': 'draw',
        'discard|discards': 'discard',
        'mill|mills': 'mill',
      }),
      cardCount,
      perEach,
    ),
    ([player, kind, count, more]): Made =>
      one((scope) => {
        const who = player?.(scope) ?? you;
        const many = count(scope);
        const total = withTail(many, more, scope);
        name(scope, drawn);
        return { kind, player: who, amount: total };
      }),
  ),
  map(
    seq(
      doer,
      word('draw', 'draws'),
      phrase('cards equal to'),
      lazy(() => amount),
    ),
    ([player, , , count]): Made =>
      one((scope) => ({ kind: 'draw', player: player?.(scope) ?? you, amount: count(scope) })),
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      table<'gain-life' | 'lose-life'>({ 'gain|gains': 'gain-life', 'lose|loses': 'lose-life' }),
      alt<Meaning<Amount>>(
        map(
          seq(
            lazy(() => plainNumber),
            word('life'),
          ),
          ([count]) => count,
        ),
        map(
          seq(
            phrase('life equal to'),
            lazy(() => amount),
          ),
          ([, count]) => count,
        ),
      ),
      opt(lazy(() => forEach)),
    ),
    ([player, kind, count, each]): Made =>
      one((scope) => {
        const who = player(scope);
        const many = count(scope);
        return { kind, player: who, amount: each === undefined ? many : timesCount(many, each(scope)) };
      }),
  ),
  map(
    seq(
      word('gain', 'lose'),
      lazy(() => plainNumber),
      word('life'),
    ),
    ([kind, count]): Made =>
      one((scope) => ({
        kind: kind === 'gain' ? 'gain-life' : 'lose-life',
        player: you,
        amount: count(scope),
      })),
  ),
  map(
    seq(
      lazy(() => playerPossessive),
      phrase('life total becomes'),
      lazy(() => amount),
    ),
    ([player, , to]): Made => one((scope) => ({ kind: 'set-life', player: player(scope), to: to(scope) })),
  ),
  map(
    seq(
      word('exchange'),
      lazy(() => playerPossessive),
      phrase('life total with'),
      lazy(() => objectPhrase),
      word("'s"),
      word('power', 'toughness'),
    ),
    ([, player, , of, , value]): Made =>
      one((scope) => ({
        kind: 'exchange-life',
        player: player(scope),
        with: value as 'power' | 'toughness',
        of: of(scope),
      })),
  ),
);

const CHOICES = table<ChoiceKind>({
  'a color': 'color',
  'a creature type': 'creature-type',
  'a basic land type': 'basic-land-type',
  'a land type': 'land-type',
  'a nonbasic land card name': 'card-name',
  'a card name': 'card-name',
  'a number': 'number',
  'a player': 'player',
  'an opponent': 'player',
});
export const choiceKind = CHOICES;
const choosing: Parser<Made> = map(
  seq(word('choose'), CHOICES),
  ([, what]): Made => one(() => ({ kind: 'choose', what })),
);

const choosingObject: Parser<Made> = map(
  seq(
    word('choose'),
    word('a', 'an', 'another'),
    lazy(() => nounGroup),
  ),
  ([, , noun]): Made =>
    one((scope) => {
      const from = noun.selector(scope);
      const object = {
        kind: 'chosen',
        noun: noun.nouns.find((each) => each !== 'permanent') ?? 'permanent',
      } as const;
      name(scope, {
        selector: { kind: 'is', object },
        object,
        nouns: [...noun.nouns, 'permanent'],
        isPlural: false,
      });
      return { kind: 'choose', what: 'object', from };
    }),
);

const controls: Parser<Made> = alt<Made>(
  map(
    seq(
      phrase('exchange control of'),
      lazy(() => objectPhrase),
      word('and'),
      lazy(() => objectPhrase),
    ),
    ([, of, , and]): Made => one((scope) => ({ kind: 'exchange-control', of: of(scope), and: and(scope) })),
  ),
  map(
    seq(
      phrase('exchange control of two target'),
      lazy(() => nounGroup),
    ),
    ([, noun]): Made =>
      one((scope) => {
        const index = scope.targets.length;
        scope.targets.push({ kind: 'object', what: noun.selector(scope), count: 2 });
        return {
          kind: 'exchange-control',
          of: nthTarget(index, 0),
          and: nthTarget(index, 1),
        };
      }),
  ),
);

const attaching: Parser<Made> = alt<Made>(
  map(
    seq(
      word('attach'),
      lazy(() => objectPhrase),
      word('to'),
      lazy(() => objectPhrase),
    ),
    ([, what, , to]): Made =>
      one((scope) => {
        const before = scope.it;
        const attached = what(scope);
        scope.it = before;
        return { kind: 'attach', what: attached, to: to(scope) };
      }),
  ),
  map(
    seq(
      word('unattach'),
      lazy(() => objectPhrase),
    ),
    ([, what]): Made => one((scope) => ({ kind: 'unattach', what: what(scope) })),
  ),
);

const regenerate: Parser<Made> = map(
  seq(
    word('regenerate'),
    lazy(() => objectPhrase),
  ),
  ([, what]): Made =>
    one((scope) => ({
      kind: 'replacement-effect',
      effect: { kind: 'regenerate', what: what(scope) },
      duration: { kind: 'until-end-of-turn' },
    })),
);

const emblem: Parser<Made> = map(
  seq(
    phrase('you get an emblem with'),
    lazy(() => abilities),
  ),
  ([, own]): Made => one((scope) => ({ kind: 'create-emblem', abilities: own({ ...scope, it: undefined }) })),
);

const faceDown: Parser<Made> = map(
  seq(word('turn'), several, phrase('face down')),
  ([, what]): Made => one((scope) => ({ kind: 'turn-face-down', what: what(scope) })),
);

/** "Add {G}", "add one mana of any color": mana is only shown. */
const manaStop = alt<unknown>(
  word('.', ';', 'instead', 'for'),
  phrase(', then'),
  phrase('until end of turn'),
);
const mana: Parser<Made> = (input, at) => {
  const verb = word('add', 'adds')(input, at);
  if (verb === undefined) return undefined;
  let next = verb.next;
  while (
    next < input.tokens.length &&
    manaStop(input, next) === undefined &&
    input.tokens[next]?.kind !== 'quote'
  )
    next += 1;
  if (next === verb.next) return undefined;
  const words = textOf(token(() => true, 'mana'));
  let text = '';
  for (let index = verb.next; index < next; index += 1) {
    const found = words(input, index);
    const before = input.tokens[index - 1];
    const here = input.tokens[index];
    text +=
      (index > verb.next && before !== undefined && here !== undefined && here.start > before.end
        ? ' '
        : '') + (found?.value ?? '');
  }
  return { next, value: one(() => ({ kind: 'add-mana', mana: text })) };
};

export const instruction: Parser<Made> = alt<Made>(
  doubling,
  simple,
  moves,
  counters,
  createTokens,
  damage,
  playersDo,
  choosing,
  choosingObject,
  controls,
  attaching,
  regenerate,
  emblem,
  faceDown,
  mana,
);
