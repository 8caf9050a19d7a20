import type { EnterEvent } from '../../../../replacement/event.ts';
import type { ObjectId, PlayerId } from '../../../../vocabulary/ids.ts';
import { list, type Words, words } from '../../fragments.ts';
import { counted } from './event-sentence.ts';
import { does, type Mood } from './verbs.ts';

/** How something enters, as far as that is settled: "Clone would enter tapped under the control of player A, as a copy of Bears". */
export function enteringWords(
  { entering }: EnterEvent,
  mood: Mood,
  thing: (id: ObjectId | PlayerId) => Words,
): Words {
  const { object, effects } = entering;
  const face = object.card.faces[object.face] ?? object.card.faces[0];
  const name = object.faceDown === undefined ? face.name : 'A face-down card';
  const kind = object.kind === 'token' ? ' token' : '';
  const tapped = object.isTapped ? ' tapped' : '';
  const counters = object.counters
    .filter(({ count }) => count > 0)
    .map(({ kind: counter, count }) => counted(count, `${counter} counter`));
  const withCounters = counters.length === 0 ? '' : words` with ${list(counters, ' and ')}`;
  const copied = effects.flatMap((effect) => effect.copied.flatMap((values) => values?.names[0] ?? []));
  const last = copied.at(-1);
  const asCopy = last === undefined ? '' : ` as a copy of ${last}`;
  const under = words` under the control of ${thing(object.controller)}`;
  return words`${name}${kind} ${does(mood, 'enter')}${tapped}${under}${withCounters}${asCopy}`;
}
