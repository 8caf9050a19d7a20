import type { EffectInfo } from '../layers/evaluation.ts';
import type { GameObject } from '../state/game-object.ts';
import type { ResolvedEffect } from '../state/resolved-effect.ts';
import { compareTimestamps, type Timestamp } from '../state/timestamp.ts';
import type { RuleNumber } from '../vocabulary/ids.ts';
import { rule } from '../vocabulary/ids.ts';
import type { Trace } from './trace.ts';

/** What gave an effect its timestamp (CR 613.7a–n). */
export type TimeCause =
  /** Its object entered a zone, perhaps attached at once. */
  | { readonly kind: 'entered'; readonly attached: boolean }
  | { readonly kind: NonNullable<GameObject['stampedBy']> }
  | { readonly kind: 'plane' | 'conspiracy'; readonly turnedUp: boolean }
  | { readonly kind: 'vanguard' }
  /** The effect that created the ability is younger than the object. */
  | { readonly kind: 'granted' }
  | { readonly kind: 'resolved' | 'counter' | 'merged' | 'sticker' | 'designated' };

/** Where an effect comes from, for how long it holds, and what is settled about it once and for all. */
export interface EffectOrigins {
  /** What a resolution keeps of it; `undefined` for statics, counters and the like. */
  readonly resolved: ResolvedEffect | undefined;
  /** It holds on a permanent already as that enters, because a resolution says what the permanent is (611.2e). */
  readonly holdsFromEntering: boolean;
  readonly time: TimeCause;
  /** Others that received their timestamps at the same time (613.7m). */
  readonly simultaneous: boolean;
}

/** The origin of an effect of the trace. */
export function originsOf(trace: Trace, effect: EffectInfo): EffectOrigins {
  const { state } = trace.evaluation;
  const resolved = state.effects.find(({ id }) => id === effect.id);
  return {
    resolved,
    holdsFromEntering: resolved !== undefined && holdsFromEntering(resolved),
    time: timeCause(trace, effect),
    simultaneous:
      effect.origin.kind === 'static-ability' &&
      [...trace.effects.values()].some((other) => areSimultaneous(effect, other)),
  };
}

const holdsFromEntering = ({ duration, source }: ResolvedEffect): boolean =>
  duration.kind === 'while-object-exists' && duration.object !== source;

/** Two objects whose effects are equally old but for the order that players chose (613.7m). */
export const areSimultaneous = (one: EffectInfo, other: EffectInfo): boolean =>
  one.origin.kind === 'static-ability' &&
  other.origin.kind === 'static-ability' &&
  one.source !== other.source &&
  one.timestamp.at === other.timestamp.at &&
  one.timestamp.order !== other.timestamp.order;

/** An object's own ability against what the resolution that brought it says of it (613.7n). */
export function isOwnAgainstBringer(trace: Trace, one: EffectInfo, other: EffectInfo): boolean {
  const [own, brought] = one.origin.kind === 'static-ability' ? [one, other] : [other, one];
  if (own.origin.kind !== 'static-ability' || own.timestamp.at !== brought.timestamp.at) return false;
  const resolved = trace.evaluation.state.effects.find(({ id }) => id === brought.id);
  return (
    resolved !== undefined &&
    holdsFromEntering(resolved) &&
    resolved.affected.kind === 'locked-in' &&
    resolved.affected.objects.some((object) => object === own.source)
  );
}

function timeCause(trace: Trace, { origin, source, timestamp }: EffectInfo): TimeCause {
  const object = source === undefined ? undefined : trace.evaluation.state.objects.get(source);
  switch (origin.kind) {
    case 'resolution':
      return { kind: 'resolved' };
    case 'counter':
      return { kind: 'counter' };
    case 'merge':
      return { kind: 'merged' };
    case 'sticker':
      return { kind: 'sticker' };
    case 'designation':
      return { kind: 'designated' };
    case 'face-down':
    case 'static-ability':
      if (object === undefined) return { kind: 'granted' };
      return isSame(timestamp, object.timestamp) ? objectTime(object) : { kind: 'granted' };
  }
}

const isSame = (one: Timestamp, other: Timestamp): boolean => compareTimestamps(one, other) === 0;

/** What gave an object its timestamp. */
export function objectTime({ stampedBy, attachedTo, card, face, zone }: GameObject): TimeCause {
  const types = (card.faces[face] ?? card.faces[0]).cardTypes;
  if (zone === 'command') {
    const turnedUp = stampedBy === 'turned-face-up';
    if (types.includes('vanguard')) return { kind: 'vanguard' };
    if (types.includes('conspiracy')) return { kind: 'conspiracy', turnedUp };
    if (types.some((type) => type === 'plane' || type === 'phenomenon' || type === 'scheme'))
      return { kind: 'plane', turnedUp };
  }
  if (stampedBy !== undefined) return { kind: stampedBy };
  return { kind: 'entered', attached: attachedTo !== undefined };
}

/** The rules that gave the effect its timestamp, the most telling first. */
export function rulesOfTime(time: TimeCause, isStatic: boolean): readonly RuleNumber[] {
  const own = isStatic ? ['613.7a'] : [];
  return [...numbersOfTime(time), ...own].map(rule);
}

function numbersOfTime(time: TimeCause): readonly string[] {
  switch (time.kind) {
    case 'entered':
      return time.attached ? ['613.7e', '613.7d'] : ['613.7d'];
    case 'attached':
      return ['613.7e'];
    case 'turned-face-up':
    case 'turned-face-down':
      return ['613.7f'];
    case 'transformed':
      return ['613.7g'];
    case 'plane':
      return ['613.7h'];
    case 'vanguard':
      return ['613.7i'];
    case 'conspiracy':
      return ['613.7j'];
    case 'granted':
      return [];
    case 'resolved':
      return ['613.7b'];
    case 'counter':
      return ['613.7c'];
    case 'merged':
      return ['730.2a'];
    case 'sticker':
      return ['613.7k'];
    case 'designated':
      return ['613.7'];
  }
}
