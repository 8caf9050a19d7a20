import type { Duration } from '../../abilities/duration.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { layersOfInstructions } from '../../abilities/layers-of.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { forEach, whereX } from './amounts.ts';
import { baseChanging } from './base-size.ts';
import { keepingTypes } from './becoming.ts';
import { cannotInstruction } from './cannot.ts';
import { excepting, multiplied } from './changed-parts.ts';
import { changingWords } from './changed-words.ts';
import { changingIf, othersCopying, sized } from './changes-apart.ts';
import { choosing, choosingAbility, sharingKeywords } from './chosen-effects.ts';
import { doublingSize } from './doubled-size.ts';
import { duration, impliedDuration } from './durations.ts';
import { withSharedDuration } from './earlier-sentences.ts';
import { exceptions } from './exceptions.ts';
import { abilities } from './granted.ts';
import { idiom } from './idioms.ts';
import { instruction } from './instructions.ts';
import { melding } from './melding.ts';
import { nextSpell, nextSpellWords } from './next-spell.ts';
import { together } from './nouns.ts';
import { objectPhrase, referentPhrase } from './objects.ts';
import { orElse } from './or-else.ts';
import {
  afterQuote,
  alt,
  atEnd,
  followed,
  type Input,
  lazy,
  many,
  map,
  memo,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { plainBegin, plainClause } from './plain-clause.ts';
import { locking, noMaximumHandSize } from './player-rules.ts';
import { actingPlayer, playerPhrase } from './players.ts';
import { predicate, stillSentence } from './predicates.ts';
import { replacementClause } from './replacement-clauses.ts';
import { type Meaning, NotUnderstood, name, type Referent, type Scope } from './scope.ts';
import { spanned } from './spans.ts';
import { subject, tellOf } from './subjects.ts';
import { tappedAndAttacking } from './tapped-and-attacking.ts';
import { wordsBetween } from './text-of.ts';

export type Told = Meaning<readonly Instruction[]>;
/** A clause to which a duration may be added that the sentence tells elsewhere. */
export type Timed = (scope: Scope, given: Meaning<Duration> | undefined) => readonly Instruction[];

export const endOfGame: Duration = { kind: 'until-end-of-game' };
/** "can attack this turn as though …": the words of the rule say how long. */
const saidDuration = (parts: readonly Modification[]): Duration => {
  const words = parts.map((part) => (part.kind === 'other-rule' ? part.words : ''));
  if (words.some((each) => / this turn\b/.test(each))) return { kind: 'until-end-of-turn' };
  return words.some((each) => / this combat\b/.test(each)) ? { kind: 'until-end-of-combat' } : endOfGame;
};

export const effect = (
  referent: Referent,
  parts: readonly Modification[],
  lasting: Duration,
): Instruction => ({
  kind: 'continuous-effect',
  appliesTo: referent.selector,
  parts,
  duration: lasting,
});

/** "target creature gets +2/+2 until end of turn and can't be blocked this turn", "it gains haste". */
export const changing: Parser<Timed> = map(
  seq(
    subject,
    opt(word('each', 'also')),
    predicate,
    opt(alt(duration, impliedDuration)),
    opt(lazy(() => exceptions)),
    opt(stillSentence),
    opt(lazy(() => forEach)),
    many(
      seq(
        alt<unknown>(phrase(', and'), word('and')),
        opt(word('it', 'they')),
        predicate,
        opt(alt(duration, impliedDuration)),
      ),
    ),
  ),
  ([whom, , what, lasts, different, still, each, more]): Timed =>
    (scope, given) => {
      const referent = whom(scope);
      const told = tellOf(referent, scope, what);
      const first = multiplied(
        different === undefined ? told : excepting(told, different(scope)),
        each === undefined ? undefined : tellOf(referent, scope, each),
      );
      const lasting = (lasts ?? given)?.(scope) ?? saidDuration(first);
      const effects = [effect(referent, still === undefined ? first : keepingTypes(first), lasting)];
      for (const [, pronoun, other, otherLasts] of more) {
        const parts = tellOf(referent, scope, other);
        // "It gains haste until end of turn, and it becomes a Vampire": a clause of its own lasts as it says itself.
        const shared = pronoun === undefined ? lasts : undefined;
        const length = (otherLasts ?? shared ?? given)?.(scope) ?? endOfGame;
        const last = effects.at(-1);
        // One sentence about the same objects for the same time is one effect.
        if (last?.kind === 'continuous-effect' && last.duration.kind === length.kind)
          effects[effects.length - 1] = { ...last, parts: [...last.parts, ...parts] };
        else effects.push(effect(referent, parts, length));
      }
      name(scope, referent);
      return effects;
    },
);

const CONTROLLED: Selector = { kind: 'those', what: 'that' };
/** Whether a group is told by who controls it. */
const hasControl = (selector: Selector): boolean =>
  selector.kind === 'controller' ||
  ((selector.kind === 'all-of' || selector.kind === 'any-of') && selector.of.some(hasControl)) ||
  (selector.kind === 'not' && hasControl(selector.of));

/** "gain control of target creature until end of turn", "target opponent gains control of this creature". */
const controlling: Parser<Timed> = map(
  seq(
    opt(lazy(() => actingPlayer)),
    word('gain', 'gains'),
    phrase('control of'),
    alt(
      lazy(() => referentPhrase),
      subject,
    ),
    opt(duration),
  ),
  ([player, verb, , whom, lasts]): Timed =>
    (scope, given) => {
      // "that player untaps it and gains control of it": the one of whom was told.
      if (player === undefined && verb === 'gains' && scope.player === undefined)
        throw new NotUnderstood(0, 'who gains control');
      const who: PlayerReference =
        player?.(scope) ?? (verb === 'gains' ? (scope.player ?? { kind: 'you' }) : { kind: 'you' });
      if (who.kind === 'each-player') scope.player = { kind: 'owner-of', object: { kind: 'affected' } };
      // "An opponent gains control": one of them, whoever is chosen.
      const to: PlayerReference = who.kind === 'opponents' ? { kind: 'chosen-player' } : who;
      const referent = whom(scope);
      // "Untap those creatures": of whoever controls them by then, no selector tells.
      name(scope, hasControl(referent.selector) ? { ...referent, selector: CONTROLLED } : referent);
      if (to.kind === 'each-player') return [backToOwners(referent, (lasts ?? given)?.(scope) ?? endOfGame)];
      return [effect(referent, [{ kind: 'set-controller', to }], (lasts ?? given)?.(scope) ?? endOfGame)];
    },
);

/** "each player gains control of all creatures they own" */
function backToOwners(referent: Referent, lasting: Duration): Instruction {
  const { selector } = referent;
  const parts = selector.kind === 'all-of' ? selector.of : [selector];
  const rest = parts.filter((part) => part.kind !== 'owner');
  if (rest.length === parts.length) throw new NotUnderstood(0, 'what they own');
  return effect(
    { ...referent, selector: together(rest) },
    [{ kind: 'set-controller', to: { kind: 'owner-of', object: { kind: 'affected' } } }],
    lasting,
  );
}

/** "switch target creature's power and toughness until end of turn". */
const switching: Parser<Timed> = alt<Timed>(
  map(
    seq(
      word('switch'),
      lazy(() => objectPhrase),
      word("'s"),
      phrase('power and toughness'),
      opt(duration),
    ),
    ([, object, , , lasts]): Timed =>
      (scope, given) => {
        object(scope);
        const referent = scope.it;
        return referent === undefined
          ? []
          : [effect(referent, [{ kind: 'switch-power-toughness' }], (lasts ?? given)?.(scope) ?? endOfGame)];
      },
  ),
  map(
    seq(word('switch'), word('its'), phrase('power and toughness'), opt(duration)),
    ([, , , lasts]): Timed =>
      (scope, given) => {
        const referent = scope.it;
        return referent === undefined
          ? []
          : [effect(referent, [{ kind: 'switch-power-toughness' }], (lasts ?? given)?.(scope) ?? endOfGame)];
      },
  ),
  map(
    seq(
      word('switch'),
      alt(
        followed(subject, phrase("'s power and toughness")),
        preceded(seq(phrase('the power and toughness of'), opt(phrase('each of'))), subject),
      ),
      opt(duration),
    ),
    ([, whom, lasts]): Timed =>
      (scope, given) => [
        effect(whom(scope), [{ kind: 'switch-power-toughness' }], (lasts ?? given)?.(scope) ?? endOfGame),
      ],
  ),
);

const untimed = (told: Parser<Told>): Parser<Timed> =>
  map(
    told,
    (made): Timed =>
      (scope) =>
        made(scope),
  );

/** What may follow a clause in its sentence. */
const clauseEnd = alt<unknown>(
  word('.', ';'),
  atEnd,
  phrase(', then'),
  phrase(', and'),
  word('and', 'then'),
  word(','),
);

/** "You gain hexproof until end of turn", "you and permanents you control gain hexproof until end of turn" (613.10). */
const playerGains: Parser<Timed> = map(
  seq(
    lazy(() => playerPhrase),
    opt(preceded(word('and'), subject)),
    word('gain', 'gains', 'have', 'has'),
    lazy(() => abilities),
    opt(duration),
  ),
  ([player, whom, , own, lasts]): Timed =>
    (scope, given) => {
      const who = player(scope);
      const referent = whom?.(scope);
      const all = own(scope);
      const lasting = (lasts ?? given)?.(scope) ?? endOfGame;
      const ofPlayer: Instruction = {
        kind: 'continuous-effect',
        appliesTo: { kind: 'is', object: { kind: 'source' } },
        parts: all.map((ability) => ({ kind: 'player-gains-ability', player: who, ability })),
        duration: lasting,
      };
      return referent === undefined
        ? [ofPlayer]
        : [
            ofPlayer,
            effect(
              referent,
              all.map((ability) => ({ kind: 'add-ability', ability })),
              lasting,
            ),
          ];
    },
);

const structured: Parser<Timed> = alt<Timed>(
  untimed(lazy(() => nextSpellWords)),
  lazy(() => nextSpell),
  untimed(melding),
  baseChanging,
  doublingSize,
  noMaximumHandSize,
  locking,
  sharingKeywords,
  choosingAbility,
  choosing,
  lazy(() => sized),
  lazy(() => changingIf),
  lazy(() => othersCopying),
  changing,
  playerGains,
  controlling,
  switching,
  lazy(() => changingWords),
  cannotInstruction,
  untimed(lazy(() => tappedAndAttacking)),
  lazy(() => replacementClause),
  untimed(instruction),
  untimed(idiom),
);
export const endsHere = alt<unknown>(word('.', ';'), atEnd, afterQuote);

const clause: Parser<Timed> = spanned_('instruction', (input, at) => {
  const result = structured(input, at);
  const plain = plainClause(input, at) ?? (result === undefined ? plainBegin(input, at, goesOn) : undefined);
  if (result === undefined)
    return plain === undefined ? undefined : { next: plain.next, value: (scope) => plain.value(scope) };
  if (plain === undefined) return result;
  if (plain.next === result.next)
    return { next: result.next, value: orElse(result.value, (scope) => plain.value(scope)) };
  if (endsHere(input, result.next) !== undefined) return result;
  // What goes on must be a clause that can be read, or the whole is a plain one.
  if (clauseEnd(input, result.next) === undefined)
    return { next: plain.next, value: (scope) => plain.value(scope) };
  return goesOn(input, result.next) ? result : { next: plain.next, value: (scope) => plain.value(scope) };
});

function spanned_(means: 'instruction', parser: Parser<Timed>): Parser<Timed> {
  return (input, at) => {
    const result = parser(input, at);
    if (result === undefined) return undefined;
    const given: { lasts: Meaning<Duration> | undefined } = { lasts: undefined };
    const timed: Parser<Told> = () => ({
      next: result.next,
      value: (scope) => result.value(scope, given.lasts),
    });
    const wrapped = spanned(means, timed, layersOfInstructions)(input, at);
    return wrapped === undefined
      ? undefined
      : {
          next: wrapped.next,
          value: (scope, lasts) => {
            given.lasts = lasts;
            return wrapped.value(scope);
          },
        };
  };
}

const separator = alt<unknown>(
  phrase(', then'),
  phrase(', and then'),
  phrase(', and'),
  word('and', 'then', ',', ';'),
);
const tail = alt<unknown>(
  lazy(() => whereX),
  duration,
);

function goesOn(input: Input, at: number): boolean {
  if (tail(input, at) !== undefined) return true;
  const between = separator(input, at);
  return between !== undefined && clauses(input, between.next) !== undefined;
}

/** Clauses of one sentence: "draw two cards, then discard a card and you lose 1 life". */
const clauses: Parser<readonly Timed[]> = memo(() =>
  map(
    seq(
      clause,
      opt(
        preceded(
          separator,
          lazy(() => clauses),
        ),
      ),
    ),
    ([first, rest]) => [first, ...(rest ?? [])],
  ),
);

/** What is read, and its words. */
function withWords<T>(parser: Parser<T>): Parser<{ readonly value: T; readonly words: string }> {
  return (input, at) => {
    const result = parser(input, at);
    if (result === undefined) return undefined;
    const words = wordsBetween(input, at, result.next);
    return {
      next: result.next,
      value: { value: result.value, words: words.startsWith(',') ? words : ` ${words}` },
    };
  };
}

export const body: Parser<Timed> = map(
  seq(clauses, opt(withWords(lazy(() => whereX))), opt(duration)),
  ([all, where, lasts]): Timed =>
    (scope, given) => {
      const before = scope.x;
      if (where !== undefined) scope.x = where.value;
      const told = all.flatMap((each) => each(scope, lasts ?? given));
      scope.x = before;
      const last = told.at(-1);
      // Own words that speak of X say what it is, too.
      const isUntold = last?.kind === 'other' && /\bX\b/.test(last.words) && !/where X is/.test(last.words);
      if (where !== undefined && isUntold)
        return [...told.slice(0, -1), { ...last, words: last.words + where.words }];
      return withSharedDuration(told);
    },
);
