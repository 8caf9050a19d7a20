import type { DamagePattern, EventPattern, PlayerEvent } from '../../../abilities/event-pattern.ts';
import type { PlayerReference } from '../../../abilities/references.ts';
import { permanentSpellOrCard, type Selector } from '../../../abilities/selector.ts';
import type { Zone } from '../../../vocabulary/zones.ts';
import { sameTree } from '../../same-tree.ts';
import { affectedObjects, affectedPhrase, affectedPlayer, damageSourcePhrase } from './affected-phrase.ts';
import { numberPhrase } from './amount-phrase.ts';
import { mention, type Narrator } from './context.ts';
import { numberWord, plural, withArticle } from './grammar.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { controllerPhrase, playerPossessive } from './references.ts';
import { comparisonPhrase, counterPhrase } from './words.ts';

/** What would happen, as a clause after "if" or "the next time": "a creature you control would die". */
export function eventClause(event: EventPattern, narrator: Narrator): string {
  switch (event.kind) {
    case 'any-of':
      return event.of.map((one) => eventClause(one, narrator)).join(' or ');
    case 'deal-damage':
      return damageClause(event, narrator);
    case 'draw':
      return `${affectedPlayer(event.player, narrator)} would draw ${cardsDrawn(event)}${exceptFirst(event)}`;
    case 'create-tokens':
      return tokensClause(event, narrator);
    case 'put-counters':
      return countersClause(event, narrator);
    case 'destroy':
      return `${one(event.what, narrator)} would be destroyed`;
    case 'die':
      return `${one(event.what, narrator)} would die`;
    case 'leave-battlefield':
      return `${one(event.what, narrator)} would leave the battlefield`;
    case 'turn-face-up':
      return `${one(event.what, narrator)} would be turned face up`;
    case 'enter': {
      const under = event.under === undefined ? '' : ` under ${possessiveOf(event.under, narrator)} control`;
      return `${one(event.what, narrator)} would enter${under}`;
    }
    case 'explore':
    case 'connive':
      return `${one(event.what, narrator)} would ${event.kind}`;
    case 'change-zone':
      return zoneClause(event, narrator);
    case 'discard':
      return discardClause(event, narrator);
    case 'damage-reduces-life':
      return `damage would reduce ${playerPossessive(event.player, narrator)} life total to less than ${event.below}`;
    case 'begin': {
      const who = affectedPlayer(event.player, narrator);
      const part = event.what === 'extra turn' ? 'an extra turn' : `${own(event.player)} ${event.what}`;
      return `${who} would begin ${part}`;
    }
    case 'untap': {
      const step =
        event.inUntapStepOf === undefined
          ? ''
          : ` during ${possessiveOf(event.inUntapStepOf, narrator)} untap step`;
      return `${one(event.what, narrator)} would untap${step}`;
    }
    case 'tap-for-mana': {
      const mana = event.atLeast === undefined ? 'mana' : `${numberWord(event.atLeast)} or more mana`;
      const what = one(event.what, narrator);
      return event.player === undefined
        ? `${what} is tapped for ${mana}`
        : `${affectedPlayer(event.player, narrator)} ${event.player.kind === 'you' ? 'tap' : 'taps'} ${what} for ${mana}`;
    }
    case 'counter-spell':
      return `a spell or ability ${event.by.kind === 'you' ? 'you control' : 'an opponent controls'} would counter a spell`;
    case 'gain-life':
    case 'lose-life':
    case 'pay-life':
    case 'mill':
    case 'scry':
    case 'surveil':
    case 'proliferate':
    case 'learn':
    case 'search-library':
    case 'roll-dice':
    case 'roll-planar-dice':
    case 'flip-coin':
    case 'lose-unspent-mana':
    case 'lose-game':
    case 'win-game':
      return `${affectedPlayer(event.player, narrator)} would ${DONE[event.kind]}`;
  }
}

const DONE: Readonly<Record<PlayerEvent, string>> = {
  'gain-life': 'gain life',
  'lose-life': 'lose life',
  'pay-life': 'pay life',
  mill: 'mill one or more cards',
  scry: 'scry a number of cards',
  surveil: 'surveil',
  proliferate: 'proliferate',
  learn: 'learn',
  'search-library': 'search a library',
  'roll-dice': 'roll one or more dice',
  'roll-planar-dice': 'roll one or more planar dice',
  'flip-coin': 'flip a coin',
  'lose-unspent-mana': 'lose unspent mana',
  'lose-game': 'lose the game',
  'win-game': 'win the game',
};

const one = (what: Selector, narrator: Narrator): string => affectedObjects(what, narrator, 'one');

const own = (player: PlayerReference): string => (player.kind === 'you' ? 'your' : 'their');

/** "your", "an opponent's", "a player's". */
const possessiveOf = (player: PlayerReference, narrator: Narrator): string =>
  player.kind === 'each-player' ? "a player's" : controllerPhrase(player, narrator);

/** "damage", "combat damage". */
export const damageWord = ({ damage }: DamagePattern): string =>
  damage === undefined ? 'damage' : `${damage} damage`;

function damageClause(event: DamagePattern, narrator: Narrator): string {
  const { by, to, amount } = event;
  const word = damageWord(event);
  if (by === undefined) {
    const whom = to === undefined ? '' : ` to ${affectedPhrase(to, narrator, 'one')}`;
    return `${word} would be dealt${whom}`;
  }
  const dealer = damageSourcePhrase(by, narrator, 'one');
  const much =
    amount === undefined
      ? word
      : typeof amount.to === 'number' && (amount.comparison === '>=' || amount.comparison === '<=')
        ? `${amount.to} or ${amount.comparison === '>=' ? 'more' : 'less'} ${word}`
        : `an amount of ${word} ${comparisonPhrase(amount.comparison, numberPhrase(amount.to, narrator))}`;
  const whom = to === undefined ? '' : ` to ${affectedPhrase(to, narrator, 'one')}`;
  return `${dealer} would deal ${much}${whom}`;
}

type Draw = Extract<EventPattern, { kind: 'draw' }>;

const cardsDrawn = ({ atLeast }: Draw): string =>
  atLeast === undefined ? 'a card' : `${numberWord(atLeast)} or more cards`;

function exceptFirst({ exceptFirst: except, player }: Draw): string {
  if (except === undefined) return '';
  const [who, whose] = player.kind === 'you' ? ['you', 'your'] : ['they', 'their'];
  const when = except === 'each-turn' ? 'each turn' : `in each of ${whose} draw steps`;
  return ` except the first one ${who} draw ${when}`;
}

function tokensClause(
  { what, by, under, byEffect, each }: Extract<EventPattern, { kind: 'create-tokens' }>,
  narrator: Narrator,
): string {
  const noun = { ...nounPhraseOf(what, narrator), isToken: true };
  const tokens =
    each === true
      ? renderNounPhrase(noun, 'singular', 'a')
      : `one or more ${renderNounPhrase(noun, 'plural', 'none')}`;
  const place = under === undefined ? '' : ` under ${possessiveOf(under, narrator)} control`;
  if (byEffect === true) return `an effect would create ${tokens}${place}`;
  if (by !== undefined) return `${affectedPlayer(by, narrator)} would create ${tokens}${place}`;
  return `${tokens} would be created${place}`;
}

function countersClause(
  { counter, on, by, byEffect }: Extract<EventPattern, { kind: 'put-counters' }>,
  narrator: Narrator,
): string {
  const counters = `one or more ${counter === 'energy' ? '{E}' : counter === undefined ? 'counters' : plural(counterPhrase(counter))}`;
  if (byEffect === true) return `an effect would put ${counters} on ${affectedPhrase(on, narrator, 'one')}`;
  if (by !== undefined) {
    const who = affectedPlayer(by, narrator);
    return `${who} would put ${counters} on ${affectedPhrase(on, narrator, 'one')}`;
  }
  if (on.objects === undefined && on.players !== undefined)
    return `${affectedPlayer(on.players, narrator)} would get ${counters}`;
  return `${counters} would be put on ${affectedPhrase(on, narrator, 'one')}`;
}

/** "a card would be put into your graveyard from anywhere" */
function zoneClause(
  { what, from, to, of }: Extract<EventPattern, { kind: 'change-zone' }>,
  narrator: Narrator,
): string {
  const noun = nounPhraseOf(what, narrator);
  const text = noun.fixed?.text ?? thingPhrase(what, from, narrator);
  const isSpell = noun.zones.includes('stack');
  const place = zonePhrase(to, of, narrator);
  const origin =
    from !== undefined
      ? ` from ${zonePhrase(from, undefined, narrator)}`
      : / not on the battlefield$/.test(text)
        ? ''
        : ' from anywhere';
  if (noun.fixed === undefined) mention(narrator, 'affected');
  const isKnown = isSpell || what.kind === 'targets' || (what.kind === 'is' && what.object.kind !== 'source');
  return `${text} would be put into ${place}${isKnown && from === undefined ? '' : origin}`;
}

/** What is no token is a card, wherever it is (111.6). */
function thingPhrase(what: Selector, from: Zone | undefined, narrator: Narrator): string {
  if (from === 'battlefield') return renderNounPhrase(nounPhraseOf(what, narrator), 'singular', 'a');
  if (what.kind === 'all') return 'a card or token';
  const parts = what.kind === 'all-of' ? what.of : [what];
  const isCard = parts.some((part) => part.kind === 'not' && part.of.kind === 'token');
  if (parts.some((part) => sameTree(part, permanentSpellOrCard))) {
    const own = parts.filter((part) => !sameTree(part, permanentSpellOrCard));
    const permanent = renderNounPhrase(nounPhraseOf({ kind: 'all-of', of: own }, narrator), 'singular', 'a');
    return `${permanent}, spell, or card not on the battlefield`;
  }
  const isElsewhere = parts.some((part) => part.kind === 'not' && part.of.kind === 'zone');
  const rest = parts.filter(
    (part) => !(part.kind === 'not' && (part.of.kind === 'token' || part.of.kind === 'zone')),
  );
  const noun = nounPhraseOf({ kind: 'all-of', of: rest }, narrator);
  const text = renderNounPhrase(isCard ? { ...noun, isCard: true } : noun, 'singular', 'a');
  return isElsewhere ? `${text} not on the battlefield` : text;
}

function zonePhrase(zone: Zone, of: PlayerReference | undefined, narrator: Narrator): string {
  if (zone === 'battlefield' || zone === 'stack') return `the ${zone}`;
  if (zone === 'exile') return 'exile';
  if (zone === 'command') return 'the command zone';
  return of === undefined ? withArticle(zone) : `${possessiveOf(of, narrator)} ${zone}`;
}

function discardClause(
  { player, what, causedBy }: Extract<EventPattern, { kind: 'discard' }>,
  narrator: Narrator,
): string {
  const card = what === undefined ? 'a card' : one(what, narrator);
  if (causedBy === undefined) return `${affectedPlayer(player, narrator)} would discard ${card}`;
  const whose = causedBy.kind === 'you' ? 'you control' : 'an opponent controls';
  return `a spell or ability ${whose} causes ${affectedPlayer(player, narrator)} to discard ${card}`;
}
