import type { Choice } from '../../../../replacement/candidates.ts';
import type { WouldBeEvent } from '../../../../replacement/event.ts';
import { isPlayer } from '../../../../state/edit-state.ts';
import type { GameState } from '../../../../state/game-state.ts';
import { type ObjectId, type PlayerId, rule } from '../../../../vocabulary/ids.ts';
import type { Sentence } from '../../../explanation.ts';
import { sentence, type Words, words } from '../../fragments.ts';
import { playerName } from '../names.ts';
import { counted, thingWords } from './event-sentence.ts';

/** Who chooses, and why this player (616.1): `events` are those that would happen now. */
export function chooserSentence(state: GameState, choice: Choice, events: readonly WouldBeEvent[]): Sentence {
  const event = events[choice.open[0]?.member ?? 0];
  const { chooser } = choice;
  return sentence(
    words`${playerName(chooser)} chooses: ${event === undefined ? '' : whyChooser(state, event, chooser)}.`,
    [rule('616.1')],
  );
}

function whyChooser(state: GameState, event: WouldBeEvent, chooser: PlayerId): Words {
  const object = affectedBy(state, event);
  if (object === undefined) return words`the event is about ${playerName(chooser)}`;
  if (event.kind === 'enter') return words`it would enter under the control of ${playerName(chooser)}`;
  const known = state.objects.get(object);
  if (known === undefined) return words`${thingWords(state, object)} would be theirs`;
  const how = known.zone === 'battlefield' || known.zone === 'stack' ? 'controls' : 'owns';
  return words`${playerName(chooser)} ${how} ${thingWords(state, object)}, which the event is about`;
}

function affectedBy(state: GameState, event: WouldBeEvent): ObjectId | undefined {
  switch (event.kind) {
    case 'deal-damage':
      return isPlayer(state, event.to) ? undefined : event.to;
    case 'put-counters':
      return isPlayer(state, event.on) ? undefined : event.on;
    case 'enter':
      return event.entering.object.id;
    case 'destroy':
    case 'change-zone':
    case 'turn-face-up':
    case 'untap':
    case 'object-event':
      return event.object;
    default:
      return undefined;
  }
}

const GROUPS: Readonly<Record<string, string>> = {
  '616.1a': 'effects of the spell or ability on itself come first',
  '616.1b': 'effects on who controls it come first',
  '616.1c': 'effects that make it a copy come first',
  '616.1d': 'effects that put its back face up come first',
};

/** Which of the effects may be chosen now, and what forces that (616.1a–e). */
export function groupSentence({ group, open, candidates }: Choice): Sentence {
  const waiting = candidates.length - open.length;
  if (candidates.length === 1) return sentence('Only one effect applies.', [rule('616.1')]);
  const forced = GROUPS[group];
  if (forced === undefined)
    return sentence(words`Any of the ${String(open.length)} may be chosen.`, [rule('616.1e')]);
  const others = waiting === 0 ? '' : `; ${counted(waiting, 'other')} must wait`;
  return sentence(words`${forced}${others}.`, [group]);
}

/** Why a candidate can't be chosen yet. */
export const waitingSentence = (group: Choice['group']): Sentence =>
  sentence(words`${GROUPS[group] ?? 'others come first'}.`, [group]);
