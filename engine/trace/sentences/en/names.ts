import type { EffectInfo } from '../../../layers/evaluation.ts';
import { shortName } from '../../../oracle/describe/en/context.ts';
import type { GameObject } from '../../../state/game-object.ts';
import type { GameState } from '../../../state/game-state.ts';
import type { Timestamp } from '../../../state/timestamp.ts';
import type { EffectId, ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import type { SentenceFragment } from '../../explanation.ts';
import type { Trace } from '../../trace.ts';
import { effectLink, objectLink } from '../fragments.ts';

/**
 * What an object is called: the name printed on it (a copy is still the card that it was), a legend by its short
 * name; objects that share a name in the same zone are numbered.
 */
export function objectName(state: GameState, id: ObjectId): string {
  const names = namesOfState.get(state) ?? nameObjects(state);
  namesOfState.set(state, names);
  return names.get(id) ?? id;
}

const namesOfState = new WeakMap<GameState, ReadonlyMap<ObjectId, string>>();

function nameObjects(state: GameState): ReadonlyMap<ObjectId, string> {
  const namesakes = new Map<string, GameObject[]>();
  for (const object of state.objects.values()) {
    const key = `${object.zone} ${printedName(object)}`;
    namesakes.set(key, [...(namesakes.get(key) ?? []), object]);
  }
  const names = new Map<ObjectId, string>();
  for (const group of namesakes.values())
    for (const [index, object] of group.entries())
      names.set(object.id, group.length === 1 ? printedName(object) : `${printedName(object)} ${index + 1}`);
  return names;
}

function printedName(object: GameObject): string {
  const face = object.card.faces[object.face] ?? object.card.faces[0];
  if (object.emblem !== undefined) return emblemName(object.emblem);
  if (face.name === '') return object.kind;
  return face.supertypes.includes('legendary') ? shortName(face.name) : face.name;
}

/** By what made it, or by how its text begins. */
const emblemName = (emblem: NonNullable<GameObject['emblem']>): string =>
  'of' in emblem ? `${emblem.of}${possessiveEnd(emblem.of)} emblem` : `Emblem “${emblem.says}”`;

/** "Urborg’s", "Song of the Dryads’" */
export const possessiveEnd = (name: string): string => (name.endsWith('s') ? '’' : '’s');

export const playerName = (id: PlayerId | string): string => (/^[A-Z]$/.test(id) ? `player ${id}` : id);

/** `t6`; simultaneous ones, told apart by 613.7m, are `t6`, `t6.1`, `t6.2` … */
export const timestampLabel = ({ at, order }: Timestamp): string =>
  order === 0 ? `t${at}` : `t${at}.${order}`;

/** What an effect is called: its source, or the counters that make it. */
export function effectName(trace: Trace, effect: EffectId, otherwise: string = effect): string {
  const info = trace.effects.get(effect);
  return info === undefined ? otherwise : nameOfEffect(trace.evaluation.state, info);
}

function nameOfEffect(state: GameState, effect: EffectInfo): string {
  switch (effect.origin.kind) {
    case 'counter':
      return effect.origin.count === 1
        ? `${effect.origin.counter} counter`
        : `${effect.origin.count} ${effect.origin.counter} counters`;
    case 'face-down':
      return 'being face down';
    case 'designation':
      return `being ${effect.origin.designation}`;
    case 'merge':
      return 'being merged';
    case 'sticker':
      return `${effect.origin.sticker} sticker`;
    case 'static-ability':
      return effect.source !== undefined && state.objects.has(effect.source)
        ? objectName(state, effect.source)
        : effect.sourceName;
    case 'resolution':
      return effect.sourceName;
  }
}

/** Links for sentences about one trace. */
export interface Names {
  readonly trace: Trace;
  object(id: ObjectId): SentenceFragment;
  effect(id: EffectId): SentenceFragment;
  /** "Urborg t1" */
  effectWithTime(id: EffectId): readonly (SentenceFragment | string)[];
}

export function namesIn(trace: Trace): Names {
  const effect = (id: EffectId): SentenceFragment => effectLink(effectName(trace, id), id);
  return {
    trace,
    object: (id) => objectLink(objectName(trace.evaluation.state, id), id),
    effect,
    effectWithTime: (id) => {
      const info = trace.effects.get(id);
      return info === undefined ? [effect(id)] : [effect(id), ` ${timestampLabel(info.timestamp)}`];
    },
  };
}
