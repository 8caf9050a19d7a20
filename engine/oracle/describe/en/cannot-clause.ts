import type { DamagePattern, EventPattern } from '../../../abilities/event-pattern.ts';
import type { PlayerReference } from '../../../abilities/references.ts';
import type { ReplacementEffectDefinition } from '../../../abilities/replacement-effect.ts';
import { affectedObjects, affectedPhrase, affectedPlayer, damageSourcePhrase } from './affected-phrase.ts';
import { conditionClause } from './condition-clause.ts';
import type { Narrator } from './context.ts';
import { damageWord, eventClause } from './event-clause.ts';
import { joinList, plural } from './grammar.ts';
import { counterPhrase } from './words.ts';

type Cannot = Extract<ReplacementEffectDefinition, { kind: 'cannot' | 'unpreventable' }>;

/** What can't happen, as a sentence without capitals (CR 614.17, 615.12). `time` is " this turn" or nothing. */
export function cannotSentence(effect: Cannot, narrator: Narrator, time: '' | ' this turn'): string {
  const said =
    effect.kind === 'cannot'
      ? `${cannotClause(effect.event, narrator)}${time}`
      : unpreventable(effect.damage, narrator, time);
  if (effect.condition === undefined) return said;
  return `as long as ${conditionClause(effect.condition, narrator)}, ${said}`;
}

function unpreventable(damage: DamagePattern, narrator: Narrator, time: string): string {
  const { by } = damage;
  const word = damageWord(damage);
  if (by === undefined) return `${word} can't be prevented${time}`;
  const dealers = damageSourcePhrase(by, narrator, 'all');
  return `${word} that would be dealt${time} by ${dealers} can't be prevented`;
}

function cannotClause(event: EventPattern, narrator: Narrator): string {
  switch (event.kind) {
    case 'any-of': {
      const [first, second] = event.of;
      if (first?.kind === 'gain-life' && second?.kind === 'lose-life')
        return first.player.kind === 'you'
          ? "your life total can't change"
          : "players' life totals can't change";
      return event.of.map((each) => cannotClause(each, narrator)).join(' and ');
    }
    case 'draw':
      return event.exceptFirst === 'each-turn'
        ? `${affectedPlayer(event.player, narrator, 'each')} can't draw more than one card each turn`
        : `${players(event.player, narrator)} can't draw cards`;
    case 'put-counters': {
      const counters = event.counter === undefined ? 'counters' : plural(counterPhrase(event.counter));
      if (event.on.objects === undefined && event.on.players !== undefined)
        return `${players(event.on.players, narrator)} can't get ${counters}`;
      return `${counters} can't be put on ${affectedPhrase(event.on, narrator, 'all')}`;
    }
    case 'enter':
    case 'die':
    case 'leave-battlefield':
    case 'destroy': {
      const done = {
        enter: 'enter',
        die: 'die',
        'leave-battlefield': 'leave the battlefield',
        destroy: 'be destroyed',
      };
      const zones = event.kind === 'enter' ? event.from : undefined;
      const cards = affectedObjects(event.what, narrator, 'all').replace(
        /s$/,
        zones === undefined ? 's' : ' cards',
      );
      const where = zones === undefined ? '' : ` in ${joinList(zones.map((zone) => plural(zone)))}`;
      return `${cards}${where} can't ${done[event.kind]}`;
    }
    case 'lose-game':
      if (event.for === 'no-life')
        return `${players(event.player, narrator)} don't lose the game for having 0 or less life`;
      return `${players(event.player, narrator)} can't lose the game`;
    case 'gain-life':
    case 'lose-life':
    case 'search-library':
    case 'win-game':
      return eventClause({ ...event }, narrator).replace(
        /^.* would /,
        `${players(event.player, narrator)} can't `,
      );
    default:
      return eventClause(event, narrator).replace(' would ', " can't ");
  }
}

/** "players", "your opponents". */
const players = (who: PlayerReference, narrator: Narrator): string =>
  who.kind === 'opponents' ? 'your opponents' : affectedPlayer(who, narrator, 'all');
