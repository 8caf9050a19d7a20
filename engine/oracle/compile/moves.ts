import type { Instruction } from '../../abilities/instruction.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { you } from './conditions.ts';
import { countersPut } from './counter-instructions.ts';
import { entryPart } from './exceptions.ts';
import { type Made, one, several } from './instructions.ts';
import { exceptFor } from './noun-after.ts';
import { nounGroup, together } from './nouns.ts';
import { alt, between, lazy, map, opt, type Parser, phrase, preceded, seq, word } from './parser.ts';
import { playerPossessive } from './players.ts';
import { type Meaning, NotUnderstood, name, type Scope } from './scope.ts';
import { attackingWhom } from './tokens.ts';
import { counterKind } from './words.ts';

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

const OWNERS = alt(
  phrase("its|their owner 's"),
  phrase("their owners 's"),
  phrase("their owner 's"),
  phrase("its owner 's"),
  phrase('their'),
  phrase('your'),
);

const fromZone: Parser<string | undefined> = opt(
  alt(
    phrase('from your graveyard'),
    phrase('from exile'),
    phrase('from the graveyard'),
    phrase('from their graveyard'),
  ),
);

/** "return this card from your graveyard": then the ability works there (113.6). */
const fromGraveyard =
  (what: Meaning<Selector>, from: string | undefined): Meaning<Selector> =>
  (scope) => {
    const selector = what(scope);
    if (from === 'from your graveyard' && selector.kind === 'is' && selector.object.kind === 'source')
      scope.worksIn = 'graveyard';
    return selector;
  };

/** Of each object that moves: several may have different owners. */
const itsOwner: PlayerReference = { kind: 'owner-of', object: { kind: 'affected' } };

const underControl: Parser<Meaning<object>> = alt<Meaning<object>>(
  map(phrase('under your control'), () => () => ({ controller: you })),
  map(
    alt(phrase("under its|their owner|owners 's control"), phrase("under their owner 's control")),
    () => () => ({ controller: itsOwner }),
  ),
);

const entering = seq(
  opt(word('tapped')),
  opt(preceded(opt(word('and')), attackingWhom)),
  opt(underControl),
  opt(word('tapped')),
  opt(
    between(
      lazy(() => entryPart),
      word('and'),
    ),
  ),
);

const COUNTERS = word('it', 'them', 'him', 'her');

export const moves: Parser<Made> = alt<Made>(
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
    seq(
      word('exile'),
      lazy(() => several),
      word('with'),
      countersPut,
      counterKind,
      phrase('on it|them'),
    ),
    ([, what, , count, counter]): Made =>
      (scope) => [
        ...moved(what, 'exile')(scope),
        { kind: 'put-counters', on: { kind: 'is', object: { kind: 'that' } }, counter, amount: count(scope) },
      ],
  ),
  map(
    seq(
      word('exile'),
      lazy(() => several),
    ),
    ([, what]) => moved(what, 'exile'),
  ),
  map(
    seq(
      word('return', 'put'),
      lazy(() => several),
      fromZone,
      alt(word('to'), word('into')),
      OWNERS,
      word('hand', 'hands'),
      opt(lazy(() => exceptFor)),
    ),
    ([, what, from, , , , but]) =>
      moved(
        fromGraveyard(but === undefined ? what : (scope) => together([what(scope), but(scope)]), from),
        'hand',
      ),
  ),
  map(
    seq(
      word('return', 'put'),
      lazy(() => several),
      fromZone,
      alt(word('to'), word('onto')),
      phrase('the battlefield'),
      entering,
    ),
    ([, what, from, , , [tapped, attacking, control, tappedLater, entry]]) =>
      moved(fromGraveyard(what, from), 'battlefield', (scope) => ({
        ...(tapped === undefined && tappedLater === undefined ? {} : { tapped: true }),
        ...(attacking === undefined ? {} : { attacking: attacking(scope) }),
        ...(control?.(scope) ?? {}),
        ...(entry === undefined ? {} : { entry: entry.map((part) => part(scope)) }),
      })),
  ),
  // "put a creature card exiled with it onto the battlefield with a finality counter on it": one that is chosen.
  map(
    seq(
      word('return', 'put'),
      opt(phrase('up to one')),
      opt(word('a', 'an')),
      lazy(() => nounGroup),
      alt(word('to'), word('onto')),
      phrase('the battlefield'),
      entering,
      (input, at) => (COUNTERS(input, at - 1) === undefined ? undefined : { value: true, next: at }),
    ),
    ([, upTo, article, noun, , , [tapped, attacking, control, tappedLater, entry]]): Made =>
      one((scope) => {
        if ((upTo === undefined) === (article === undefined) || entry === undefined)
          throw new NotUnderstood(0, 'one card');
        const what = noun.selector(scope);
        const told: Instruction = {
          kind: 'move',
          what,
          count: 1,
          to: 'battlefield',
          ...(tapped === undefined && tappedLater === undefined ? {} : { tapped: true }),
          ...(attacking === undefined ? {} : { attacking: attacking(scope) }),
          ...(control?.(scope) ?? {}),
          entry: entry.map((part) => part(scope)),
        };
        name(scope, {
          selector: { kind: 'is', object: { kind: 'that' } },
          object: { kind: 'that' },
          nouns: ['', ...noun.nouns],
          isPlural: false,
        });
        return told;
      }),
  ),
  map(
    seq(
      word('put'),
      lazy(() => several),
      word('into'),
      OWNERS,
      word('graveyard', 'graveyards'),
    ),
    ([, what]) => moved(what, 'graveyard'),
  ),
  map(
    seq(
      word('put'),
      lazy(() => several),
      phrase('on top of'),
      OWNERS,
      word('library', 'libraries'),
    ),
    ([, what]) => moved(what, 'library'),
  ),
);
