import type { WouldBeEvent } from '../../../../replacement/event.ts';
import { isPlayer } from '../../../../state/edit-state.ts';
import type { GameState } from '../../../../state/game-state.ts';
import type { ObjectId, PlayerId } from '../../../../vocabulary/ids.ts';
import type { Sentence } from '../../../explanation.ts';
import { list, objectLink, plainText, sentence, type Words, words } from '../../fragments.ts';
import { objectName, playerName, possessiveEnd } from '../names.ts';
import { enteringWords } from './entering-words.ts';
import { playerEventWords } from './player-event-words.ts';
import { does, isDone, type Mood } from './verbs.ts';

/**
 * An event in words: "2 +1/+1 counters would be put on Grizzly Bears." as what would happen, "… are put …" as what does.
 * `state` names the objects; one that it doesn't have is called by its id, or by its card where the event brings it.
 */
export function eventSentence(state: GameState, event: WouldBeEvent, mood: Mood): Sentence {
  return sentence(words`${eventWords(state, event, mood)}.`);
}

/** Events that happen at the same time, as one sentence; those that sound alike are counted. */
export function eventsSentence(state: GameState, events: readonly WouldBeEvent[], mood: Mood): Sentence {
  const alike = new Map<string, { readonly event: Words; readonly count: number }>();
  for (const each of events) {
    const event = eventWords(state, each, mood);
    const key = plainText(sentence(event));
    alike.set(key, { event, count: (alike.get(key)?.count ?? 0) + 1 });
  }
  const all = [...alike.values()].map(({ event, count }) =>
    count === 1 ? event : words`${event} (${String(count)} times)`,
  );
  return sentence(words`${list(all, ', and ')}.`);
}

export function eventWords(state: GameState, event: WouldBeEvent, mood: Mood): Words {
  const thing = (id: ObjectId | PlayerId): Words => thingWords(state, id);
  switch (event.kind) {
    case 'deal-damage': {
      const by = event.source === undefined ? 'Something' : thing(event.source);
      const combat = event.isCombat ? 'combat ' : '';
      return words`${by} ${does(mood, 'deal')} ${event.amount.toString()} ${combat}damage to ${thing(event.to)}`;
    }
    case 'draw':
      return words`${thing(event.player)} ${does(mood, 'draw')} ${counted(event.count, 'card')}`;
    case 'create-tokens': {
      const tokens = event.batches
        .filter(({ count }) => count > 0)
        .map(({ count, card, isTapped }) =>
          counted(count, `${isTapped ? 'tapped ' : ''}${card.name} token`.trimStart()),
        );
      const under =
        event.by === event.controller ? '' : words` under the control of ${thing(event.controller)}`;
      return words`${thing(event.by)} ${does(mood, 'create')} ${list(tokens, ' and ')}${under}`;
    }
    case 'put-counters': {
      const what = counted(event.count, `${event.counter} counter`);
      if (event.by === undefined)
        return words`${what} ${isDone(mood, event.count)} put on ${thing(event.on)}`;
      return words`${thing(event.by)} ${does(mood, 'put')} ${what} on ${thing(event.on)}`;
    }
    case 'destroy': {
      const noRegeneration = event.canRegenerate ? '' : ' and can’t be regenerated';
      return words`${thing(event.object)} ${isDone(mood)} destroyed${noRegeneration}`;
    }
    case 'counter-spell':
      return words`${thing(event.object)} ${isDone(mood)} countered`;
    case 'change-zone':
      return words`${event.appearing === undefined ? thing(event.object) : event.appearing.card.name} ${isDone(mood)} ${toZone(event)}`;
    case 'enter':
      return enteringWords(event, mood, thing);
    case 'gain-life':
    case 'lose-life':
      return words`${thing(event.player)} ${does(mood, event.kind === 'gain-life' ? 'gain' : 'lose')} ${event.amount.toString()} life`;
    case 'discard':
      return words`${thing(event.player)} ${does(mood, 'discard')} ${thing(event.card)}`;
    case 'mill':
      return words`${thing(event.player)} ${does(mood, 'mill')} ${counted(event.count, 'card')}`;
    case 'begin': {
      const whose = playerName(event.player);
      return words`${whose}${possessiveEnd(whose)} ${event.what} ${does(mood, 'begin')}`;
    }
    case 'turn-face-up': {
      const counters = event.counters.map(({ counter, count }) => counted(count, `${counter} counter`));
      const and = counters.length === 0 ? '' : words` with ${list(counters, ' and ')}`;
      return words`${thing(event.object)} ${isDone(mood)} turned face up${and}`;
    }
    case 'untap': {
      const during =
        event.inStepOf === undefined
          ? ''
          : ` during ${playerName(event.inStepOf)}${possessiveEnd(event.inStepOf)} untap step`;
      return words`${thing(event.object)} ${does(mood, 'untap')}${during}`;
    }
    case 'add-mana': {
      const from = event.from === undefined ? '' : words` by tapping ${thing(event.from)}`;
      return words`${thing(event.player)} ${does(mood, 'add')} ${event.mana}${from}`;
    }
    case 'player-event':
      return words`${thing(event.player)} ${playerEventWords(event, mood)}`;
    case 'object-event':
      return words`${thing(event.object)} ${does(mood, event.what)}`;
  }
}

/** An object or player, as sentences about events call it. */
export function thingWords(state: GameState, id: ObjectId | PlayerId): Words {
  if (isPlayer(state, id)) return playerName(id);
  return state.objects.has(id) ? objectLink(objectName(state, id), id) : id;
}

/** "1 card", "2 cards" */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

type ZoneChange = Extract<WouldBeEvent, { kind: 'change-zone' }>;

function toZone({ to, as, place, counter, exiledWith }: ZoneChange): string {
  const linked = exiledWith === undefined ? '' : ` (linked to ${exiledWith})`;
  const withCounter = `${counter === undefined ? '' : ` with a ${counter} counter`}${linked}`;
  const onWay = as === 'put' || as === 'milled' ? '' : `${as} and `;
  if (to === 'exile') return `${onWay}exiled${withCounter}`;
  if (to === 'library') {
    if (place === 'shuffled') return `${onWay}shuffled into its owner’s library${withCounter}`;
    const where = place === undefined ? 'into' : `on the ${place} of`;
    return `${onWay}put ${where} its owner’s library${withCounter}`;
  }
  if (to === 'stack' || to === 'command') return `${onWay}put into the ${to} zone${withCounter}`;
  return `${onWay}put into its owner’s ${to}${withCounter}`;
}
