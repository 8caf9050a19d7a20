import type { Amount } from '../../../abilities/amount.ts';
import type { Condition } from '../../../abilities/condition.ts';
import type { EventPattern } from '../../../abilities/event-pattern.ts';
import type { Instruction } from '../../../abilities/instruction.ts';
import type { PlayerReference } from '../../../abilities/references.ts';
import type { EventReplacement, Replacement } from '../../../abilities/replacement-effect.ts';
import type { Selector } from '../../../abilities/selector.ts';
import { affectedPhrase } from './affected-phrase.ts';
import { changedCount, changedDamage, changedLife, preventedAmount } from './changed-amount.ts';
import { mention, type Narrator } from './context.ts';
import { numberWord } from './grammar.ts';
import { instructionSentences } from './instruction-text.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { objectsPhrase } from './objects-phrase.ts';
import { playerPossessive } from './references.ts';
import { aCounter } from './words.ts';

/** What happens in place of the event, as sentences; the first without a capital, to stand behind a comma. */
export function insteadClause({ event, instead, optional }: EventReplacement, narrator: Narrator): string[] {
  const told = clauseOf(event, instead, narrator);
  if (optional !== true) return told;
  const [first = '', ...more] = told;
  return [`you may ${first.replace(/^you /, '')}`, ...more];
}

/** What takes place right after (615.5). */
export const sentencesAfter = (after: readonly Instruction[] | undefined, narrator: Narrator): string[] =>
  after === undefined ? [] : instructionSentences(after, narrator);

/** What follows a prevention in sentences that say so: "for each 1 damage prevented this way, …"; `undefined` if none can. */
export function sentencesOfPrevention(
  after: readonly Instruction[],
  narrator: Narrator,
): string[] | undefined {
  const [only, ...others] = after;
  if (only === undefined || others.length > 0) return undefined;
  if (only.kind === 'if' && saysPrevented(only.condition)) return instructionSentences(after, narrator);
  const once = onceFor(only);
  if (once === undefined) return undefined;
  const [first = '', ...more] = instructionSentences([once], narrator);
  return [`for each 1 damage prevented this way, ${first}`, ...more];
}

const saysPrevented = (condition: Condition): boolean =>
  condition.kind === 'fact' && condition.words.includes('prevented this way');

/** Of what is done as often as damage was prevented, what is done for each. */
function onceFor(told: Instruction): Instruction | undefined {
  switch (told.kind) {
    case 'put-counters':
    case 'create-token':
    case 'gain-life':
    case 'lose-life':
    case 'draw':
    case 'mill':
      return typeof told.amount !== 'number' && told.amount.kind === 'prevented-amount'
        ? { ...told, amount: 1 }
        : undefined;
    default:
      return undefined;
  }
}

function clauseOf(event: EventPattern, instead: Replacement, narrator: Narrator): string[] {
  switch (instead.kind) {
    case 'nothing': {
      if (event.kind === 'gain-life') {
        const gains = event.player.kind === 'you' ? 'you gain' : 'that player gains';
        return [`${gains} no life instead`, ...sentencesAfter(instead.after, narrator)];
      }
      const what =
        event.kind !== 'begin' ? 'it' : `that ${event.what === 'extra turn' ? 'turn' : event.what}`;
      const player = playerOf(event);
      const who = player === undefined || player.kind === 'you' ? 'you skip' : 'that player skips';
      return [`${who} ${what} instead`, ...sentencesAfter(instead.after, narrator)];
    }
    case 'prevent': {
      const amount = instead.amount === undefined ? 'that damage' : preventedAmount(instead.amount, narrator);
      const [only] = instead.after ?? [];
      const isEach = only?.kind === 'put-counters' || only?.kind === 'create-token';
      const each = isEach ? sentencesOfPrevention(instead.after ?? [], narrator) : undefined;
      return [`prevent ${amount}`, ...(each ?? sentencesAfter(instead.after, narrator))];
    }
    case 'change-amount':
      return [changedClause(event, instead.to, narrator)];
    case 'produce':
      return [
        `it produces ${instead.mana} instead of any other type${instead.keepsAmount ? '' : ' and amount'}`,
      ];
    case 'redirect':
      return [`that damage is dealt to ${affectedPhrase(instead.to, narrator, 'one')} instead`];
    case 'go-to':
      return goTo(event, instead, narrator);
    case 'enter-under': {
      const what = objectOf(event);
      const it = what === undefined ? 'it' : objectsPhrase(affectedSelector(what), narrator, 'all');
      return [`${it} enters under ${playerPossessive(instead.control, narrator)} control instead`];
    }
    case 'enter-if-paid':
      return enterIfPaid(instead, narrator);
    case 'with-more': {
      const more = instructionSentences(instead.instructions, narrator).map((text) =>
        text.replace(/^create /, ''),
      );
      return [`those tokens plus ${more.join(' and ')} are created instead`];
    }
    case 'do': {
      if (createsOneOfEach(event, instead.instructions)) return ['instead create one of each'];
      const [first = '', ...more] = instructionSentences(instead.instructions, narrator);
      const isTold = more.length > 0 && first.startsWith('draw ');
      // "it produces {B} instead of any other type" says so itself.
      if (first.includes(' instead of ')) return [first, ...more];
      return [`instead ${isTold ? 'you ' : ''}${first}`, ...more];
    }
  }
}

function enterIfPaid(
  { pay, what, count, isOptional }: Extract<Replacement, { kind: 'enter-if-paid' }>,
  narrator: Narrator,
): string[] {
  const noun = nounPhraseOf(what, narrator);
  const paid = pay === 'discard' ? { ...noun, isCard: true, zones: [] } : noun;
  const things =
    count === 1
      ? renderNounPhrase(paid, 'singular', 'a')
      : `${numberWord(count)} ${renderNounPhrase(paid, 'plural', 'all').replace(/^all /, '')}`;
  const self = narrator.context.source;
  return [
    `${isOptional === true ? 'you may ' : ''}${pay} ${things} instead`,
    `if you do, put ${self} onto the battlefield`,
    "if you don't, put it into its owner's graveyard",
  ];
}

/** One token of each of the kinds of which the event creates one. */
function createsOneOfEach(event: EventPattern, instructions: readonly Instruction[]): boolean {
  if (event.kind !== 'create-tokens') return false;
  const parts = event.what.kind === 'all-of' ? event.what.of : [event.what];
  const kinds = parts.flatMap((part) => (part.kind === 'any-of' ? part.of : []));
  return (
    kinds.length > 0 &&
    kinds.length === instructions.length &&
    kinds.every((kind, index) => {
      const made = instructions[index];
      if (kind.kind !== 'subtype' || made?.kind !== 'create-token') return false;
      return made.amount === 1 && made.token.name === `${kind.subtype} Token`;
    })
  );
}

function changedClause(event: EventPattern, to: Amount, narrator: Narrator): string {
  switch (event.kind) {
    case 'deal-damage': {
      const { text, tail } = changedDamage(to, narrator);
      return event.by === undefined ? `${text} is dealt instead${tail}` : `it deals ${text} instead${tail}`;
    }
    case 'gain-life':
    case 'lose-life': {
      const { text, tail } = changedLife(to, narrator);
      const verb = event.kind === 'gain-life' ? 'gain' : 'lose';
      return `${event.player.kind === 'you' ? 'you' : 'they'} ${verb} ${text} instead${tail}`;
    }
    case 'put-counters':
      return changedCounters(event, to, narrator);
    case 'create-tokens': {
      const { text, tail } = changedCount(to, event, narrator);
      return `${text} are created instead${tail}`;
    }
    default: {
      const { text, tail } = changedCount(to, event, narrator);
      const player = playerOf(event);
      const who = player === undefined || player.kind === 'you' ? 'you' : 'they';
      return `${who} ${event.kind} ${text} instead${tail}`;
    }
  }
}

function changedCounters(
  event: Extract<EventPattern, { kind: 'put-counters' }>,
  to: Amount,
  narrator: Narrator,
): string {
  const { text, tail } = changedCount(to, event, narrator);
  const { objects, players } = event.on;
  const whom =
    objects === undefined
      ? 'that player'
      : players === undefined
        ? objectsPhrase(affectedSelector(objects), narrator, 'all')
        : 'that permanent or player';
  if (event.by !== undefined)
    return `${event.by.kind === 'you' ? '' : 'they '}put ${text} on ${whom} instead${tail}`;
  if (objects === undefined && players !== undefined)
    return `${players.kind === 'you' ? 'you get' : 'that player gets'} ${text} instead${tail}`;
  return `${text} are put on ${whom} instead${tail}`;
}

type GoTo = Extract<Replacement, { kind: 'go-to' }>;

function goTo(event: EventPattern, instead: GoTo, narrator: Narrator): string[] {
  const what = objectOf(event);
  const it = what === undefined ? 'it' : objectsPhrase(affectedSelector(what), narrator, 'all');
  const reveal = instead.isRevealed === true ? `reveal ${it} and ` : '';
  const named = instead.isRevealed === true ? 'it' : it;
  const counter = instead.counter === undefined ? '' : ` with ${aCounter(instead.counter)} on it`;
  const afterwards = () => {
    mention(narrator, 'that 0');
    return sentencesAfter(instead.after, narrator);
  };
  return [`${reveal}${goneWords(named, instead)}${counter} instead`, ...afterwards()];
}

function goneWords(it: string, { zone, place }: GoTo): string {
  switch (zone) {
    case 'exile':
      return `exile ${it}`;
    case 'hand':
      return `return ${it} to its owner's hand`;
    case 'library':
      return place === 'shuffled'
        ? `shuffle ${it} into its owner's library`
        : `put ${it} on ${place === 'bottom' ? 'the bottom' : 'top'} of its owner's library`;
    case 'graveyard':
      return `put ${it} into its owner's graveyard`;
    case 'battlefield':
      return `put ${it} onto the battlefield`;
    case 'command':
      return `put ${it} into the command zone`;
    case 'stack':
      return `put ${it} onto the stack`;
  }
}

/** The object that the event affects: the one it names, or the one of a group that it happens to. */
const affectedSelector = (what: Selector): Selector =>
  what.kind === 'is' || what.kind === 'targets' || what.kind === 'those'
    ? what
    : { kind: 'is', object: { kind: 'affected' } };

function objectOf(event: EventPattern): Selector | undefined {
  if (event.kind === 'any-of') {
    const [first] = event.of;
    return first === undefined ? undefined : objectOf(first);
  }
  return 'what' in event && typeof event.what === 'object' ? event.what : undefined;
}

const playerOf = (event: EventPattern): PlayerReference | undefined =>
  'player' in event ? event.player : undefined;
