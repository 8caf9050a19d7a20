import type { Amount } from '../../abilities/amount.ts';
import type { EventPattern } from '../../abilities/event-pattern.ts';
import { amount, plainNumber, whereX } from './amounts.ts';
import { attachedPhrase, selfWord } from './objects.ts';
import { alt, atEnd, lazy, map, opt, type Parser, phrase, preceded, seq, token, word } from './parser.ts';
import type { Meaning } from './scope.ts';
import { counterKind } from './words.ts';

/** How many or how much the event becomes, said by what it would have been. */
export type Changed = Meaning<Amount>;

const event: Amount = { kind: 'event-amount' };
const times = (factor: number): Amount => ({ kind: 'times', factor, of: event });
const plus = (by: Amount): Amount => ({ kind: 'sum', of: [event, by] });
const less = (by: Amount): Amount =>
  typeof by === 'number' ? plus(-by) : plus({ kind: 'times', factor: -1, of: by });
const rounded: Parser<'up' | 'down'> = map(
  seq(opt(word(',')), word('rounded'), word('up', 'down')),
  ([, , way]) => way as 'up' | 'down',
);
const half = (way: 'up' | 'down'): Amount => ({ kind: 'half', of: event, rounded: way });
const count: Parser<Changed> = lazy(() => plainNumber);
const withX = (made: Changed, x: Changed | undefined): Changed =>
  x === undefined
    ? made
    : (scope) => {
        const before = scope.x;
        scope.x = x;
        const told = made(scope);
        scope.x = before;
        return told;
      };

/** A change whose rounding may be told at the end of the sentence. */
type Open = (way: 'up' | 'down' | undefined) => Changed | undefined;
const closed =
  (made: Changed): Open =>
  (way) =>
    way === undefined ? made : undefined;
const halved: Open = (way) => (way === undefined ? undefined : () => half(way));

const damage: Parser<Open> = alt<Open>(
  map(alt(phrase('double that damage'), phrase('twice that damage'), phrase('twice that much damage')), () =>
    closed(() => times(2)),
  ),
  map(phrase('triple that damage'), () => closed(() => times(3))),
  map(seq(phrase('that much damage plus'), count), ([, by]) => closed((scope) => plus(by(scope)))),
  map(seq(phrase('that much damage minus'), count), ([, by]) => closed((scope) => less(by(scope)))),
  map(
    seq(
      phrase('that much damage plus an amount of damage equal to'),
      lazy(() => amount),
    ),
    ([, by]) => closed((scope) => plus(by(scope))),
  ),
  map(phrase('half that damage'), () => halved),
  map(
    seq(
      phrase('damage equal to'),
      lazy(() => amount),
    ),
    ([, to]) => closed(to),
  ),
  map(seq(count, word('damage')), ([to]) => closed(to)),
);

/** To whom the changed damage is dealt is to whom it would have been. */
const sameReceiver = alt<unknown>(
  phrase('that permanent|creature|player|planeswalker|battle|opponent , creature|planeswalker , or player'),
  phrase('that creature , planeswalker , or player'),
  phrase(
    'that permanent|creature|player|planeswalker|battle or that? player|permanent|planeswalker|creature',
  ),
  phrase('that permanent|creature|player|planeswalker|battle|opponent'),
  word('it', 'you', 'them'),
  lazy(() => alt<unknown>(selfWord, attachedPhrase)),
);

const DEALER = seq(
  alt<unknown>(
    phrase('that source|creature|spell|permanent'),
    word('it', 'he', 'she', 'they', '~'),
    phrase('the source'),
  ),
  word('deals', 'deal'),
);

/** "it deals double that damage to that player instead", without "instead". */
const changedDamage: Parser<Changed> = finished(
  alt<{ readonly open: Open; readonly x: Changed | undefined; readonly way: 'up' | 'down' | undefined }>(
    map(
      seq(
        DEALER,
        damage,
        opt(rounded),
        opt(preceded(seq(opt(word(',')), word('to')), sameReceiver)),
        opt(rounded),
        opt(lazy(() => whereX)),
      ),
      ([, open, early, , late, x]) => ({ open, way: early ?? late, x }),
    ),
    map(
      seq(damage, opt(rounded), phrase('is dealt'), opt(preceded(word('to'), sameReceiver)), opt(rounded)),
      ([open, early, , , late]) => ({ open, way: early ?? late, x: undefined }),
    ),
  ),
);

function finished(
  parser: Parser<{
    readonly open: Open;
    readonly x: Changed | undefined;
    readonly way: 'up' | 'down' | undefined;
  }>,
): Parser<Changed> {
  return (input, at) => {
    const result = parser(input, at);
    if (result === undefined) return undefined;
    const made = result.value.open(result.value.way);
    return made === undefined ? undefined : { next: result.next, value: withX(made, result.value.x) };
  };
}

const much: Parser<Open> = alt<Open>(
  map(phrase('twice that much|many'), () => closed(() => times(2))),
  map(phrase('three times that much|many'), () => closed(() => times(3))),
  map(seq(phrase('that much|many plus'), count), ([, by]) => closed((scope) => plus(by(scope)))),
  map(seq(phrase('that much|many minus'), count), ([, by]) => closed((scope) => less(by(scope)))),
  map(phrase('half that much|many'), () => halved),
);

const WHO = opt(alt<unknown>(phrase('that player'), word('you', 'they')));
const changedLife = (verb: 'gain' | 'lose'): Parser<Changed> =>
  finished(
    alt(
      map(
        seq(
          WHO,
          word(verb, `${verb}s`),
          much,
          word('life'),
          opt(seq(word('plus', 'minus'), count)),
          opt(rounded),
          opt(lazy(() => whereX)),
        ),
        ([, , open, , , way, x]) => ({ open, way, x }),
      ),
      map(
        seq(WHO, word(verb, `${verb}s`), phrase('that much life'), word('plus', 'minus'), count),
        ([, , , sign, by]) => ({
          open: closed((scope) => (sign === 'plus' ? plus(by(scope)) : less(by(scope)))),
          way: undefined,
          x: undefined,
        }),
      ),
    ),
  );

const ofThose = opt(
  alt<unknown>(
    phrase('of each of those kinds? of? those? tokens?'),
    phrase('of those tokens'),
    phrase('of those'),
  ),
);
const changedTokens: Parser<Changed> = finished(
  alt(
    map(
      seq(much, ofThose, opt(word('tokens', 'token')), phrase('are created'), opt(rounded)),
      ([open, , , , way]) => ({ open, way, x: undefined }),
    ),
    map(
      seq(
        opt(alt<unknown>(phrase('that player'), phrase('it'), word('you', 'they'))),
        word('create', 'creates'),
        much,
        ofThose,
        opt(word('tokens', 'token')),
        opt(rounded),
      ),
      ([, , open, , , way]) => ({ open, way, x: undefined }),
    ),
  ),
);

const counters = alt<unknown>(
  token(({ kind, w }) => (kind === 'mana' && w === '{E}' ? true : undefined), '{E}'),
  phrase('of each of those kinds of counters'),
  phrase('of those counters'),
  seq(opt(phrase('of those')), counterKind),
  phrase('of each kind of counter'),
);
const onIt = preceded(word('on'), sameReceiver);
const changedCounters: Parser<Changed> = finished(
  alt(
    map(
      seq(phrase('that many'), counters, word('plus', 'minus'), count, phrase('are put'), onIt),
      ([, , sign, by]) => ({
        open: closed((scope) => (sign === 'plus' ? plus(by(scope)) : less(by(scope)))),
        way: undefined,
        x: undefined,
      }),
    ),
    map(seq(much, counters, phrase('are put'), onIt, opt(rounded)), ([open, , , , way]) => ({
      open,
      way,
      x: undefined,
    })),
    map(
      seq(
        opt(alt<unknown>(phrase('that player'), word('you', 'they', 'it'))),
        word('put', 'puts'),
        much,
        counters,
        onIt,
        opt(rounded),
      ),
      ([, , open, , , way]) => ({ open, way, x: undefined }),
    ),
    map(seq(WHO, word('get', 'gets'), much, counters, opt(rounded)), ([, , open, , way]) => ({
      open,
      way,
      x: undefined,
    })),
  ),
);

const changedCards = (verb: 'draw' | 'mill' | 'scry' | 'surveil'): Parser<Changed> =>
  finished(
    alt(
      map(
        seq(WHO, word(verb, `${verb}s`), phrase('that many cards'), word('plus', 'minus'), count),
        ([, , , sign, by]) => ({
          open: closed((scope) => (sign === 'plus' ? plus(by(scope)) : less(by(scope)))),
          way: undefined,
          x: undefined,
        }),
      ),
      map(seq(WHO, word(verb, `${verb}s`), much, opt(word('cards')), opt(rounded)), ([, , open, , way]) => ({
        open,
        way,
        x: undefined,
      })),
    ),
  );

/** "you draw that many cards plus one": of a whole instruction to draw (614.11). */
const changedDraw: Parser<Changed> = changedCards('draw');

/** A change, and of which events it may be told. */
export interface ChangeRead {
  readonly of: readonly EventPattern['kind'][];
  readonly to: Changed;
}
const told = (parser: Parser<Changed>, ...of: readonly EventPattern['kind'][]): Parser<ChangeRead> =>
  map(parser, (to) => ({ of, to }));

/** The event with another amount, without the word "instead". */
export const changedAmount: Parser<ChangeRead> = alt<ChangeRead>(
  told(changedDamage, 'deal-damage'),
  told(changedLife('gain'), 'gain-life'),
  told(changedLife('lose'), 'lose-life'),
  told(changedTokens, 'create-tokens'),
  told(changedCounters, 'put-counters'),
  told(changedDraw, 'draw'),
  told(changedCards('mill'), 'mill'),
  told(changedCards('scry'), 'scry'),
  told(changedCards('surveil'), 'surveil'),
);

/** "that damage", "1 of that damage", "half that damage, rounded up": how much is prevented; all without an amount. */
export const preventedPart: Parser<Changed | undefined> = alt<Changed | undefined>(
  map(alt(phrase('that damage'), phrase('all of that damage')), () => undefined),
  map(
    seq(phrase('all but'), count, phrase('of that damage')),
    ([, by]): Changed =>
      (scope) =>
        less(by(scope)),
  ),
  map(
    seq(phrase('half that damage'), rounded),
    ([, way]): Changed =>
      () =>
        half(way),
  ),
  map(seq(count, phrase('of that damage'), opt(lazy(() => whereX))), ([many, , x]) => withX(many, x)),
  map(
    seq(
      count,
      phrase('damage that source|spell|creature|permanent would deal'),
      opt(preceded(word('to'), sameReceiver)),
    ),
    ([many]) => many,
  ),
  map(seq(phrase('that much damage'), atEnd), () => undefined),
);
