import type { ChoiceKind, Instruction } from '../../abilities/instruction.ts';
import { not, type Selector } from '../../abilities/selector.ts';
import { counters, doubling } from './counter-instructions.ts';
import { damage } from './damage.ts';
import { abilities } from './granted.ts';
import { moves } from './moves.ts';
import { nounGroup, together } from './nouns.ts';
import { objectPhrase, referentPhrase } from './objects.ts';
import {
  alt,
  lazy,
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
import { playersDo } from './player-instructions.ts';
import { playerPhrase } from './players.ts';
import { type Meaning, name } from './scope.ts';
import { inCommon, nthTarget } from './targets.ts';
import { textOf } from './text-of.ts';
import { createTokens } from './tokens.ts';

export type Made = Meaning<readonly Instruction[]>;
export const one =
  (make: Meaning<Instruction>): Made =>
  (scope) => [make(scope)];
const _you = { kind: 'you' } as const;

/** What an instruction acts on: "target creature", "it", "all artifacts", "each creature you control". */
export const acted: Parser<Meaning<Selector>> = alt<Meaning<Selector>>(
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
export const several: Parser<Meaning<Selector>> = map(
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

const simple: Parser<Made> = alt<Made>(
  map(
    seq(word('destroy'), several, opt(noRegeneration())),
    ([, what, none]): Made =>
      one((scope) => ({
        kind: 'destroy',
        what: what(scope),
        ...(none === undefined ? {} : { noRegeneration: true }),
      })),
  ),
  map(seq(word('tap'), several), ([, what]): Made => one((scope) => ({ kind: 'tap', what: what(scope) }))),
  map(
    seq(word('untap', 'untaps'), several),
    ([, what]): Made => one((scope) => ({ kind: 'untap', what: what(scope) })),
  ),
  map(
    seq(word('transform'), several),
    ([, what]): Made => one((scope) => ({ kind: 'transform', what: what(scope) })),
  ),
  map(seq(word('flip'), several), ([, what]): Made => one((scope) => ({ kind: 'flip', what: what(scope) }))),
  map(
    seq(word('sacrifice'), several),
    ([, what]): Made => one((scope) => ({ kind: 'sacrifice', what: what(scope) })),
  ),
);
function noRegeneration(): Parser<string> {
  return alt(
    phrase(". it|they can't be regenerated"),
    phrase(". a creature destroyed this way can't be regenerated"),
    phrase(". creatures destroyed this way can't be regenerated"),
  );
}

const CHOICES = table<ChoiceKind | readonly [ChoiceKind, string]>({
  'a color': 'color',
  'a creature type': 'creature-type',
  'a basic land type': 'basic-land-type',
  'a land type': 'land-type',
  'a nonbasic land card name': 'card-name',
  'a card name': 'card-name',
  'a number': 'number',
  'a player': 'player',
  'an opponent': ['player', 'an opponent'],
});
const _choiceKind = CHOICES;
const choosing: Parser<Made> = map(
  seq(word('choose'), CHOICES),
  ([, what]): Made =>
    one(() =>
      typeof what === 'string' ? { kind: 'choose', what } : { kind: 'choose', what: what[0], words: what[1] },
    ),
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
      phrase('exchange control of two'),
      opt(word('other')),
      word('target'),
      lazy(() => nounGroup),
      opt(textOf(inCommon)),
    ),
    ([, other, , noun, common]): Made =>
      one((scope) => {
        const index = scope.targets.length;
        const what = noun.selector(scope);
        scope.targets.push({
          kind: 'object',
          what:
            other === undefined ? what : together([not({ kind: 'is', object: { kind: 'source' } }), what]),
          count: 2,
          ...(common === undefined ? {} : { together: common }),
        });
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
    lazy(() => playerPhrase),
    phrase('get|gets an emblem with'),
    lazy(() => abilities),
  ),
  ([player, , own]): Made =>
    one((scope) => {
      const who = player(scope);
      const all = own({ ...scope, it: undefined });
      return { kind: 'create-emblem', abilities: all, ...(who.kind === 'you' ? {} : { player: who }) };
    }),
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
  const player = lazy(() => playerPhrase)(input, at);
  const verb = word('add', 'adds')(input, player?.next ?? at);
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
  return {
    next,
    value: one((scope) => {
      player?.value(scope);
      return { kind: 'add-mana', mana: text };
    }),
  };
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
