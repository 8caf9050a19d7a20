import type { Keyword } from '../vocabulary/keywords.ts';
import type { Ability } from './ability.ts';
import type { EventPattern } from './event-pattern.ts';
import type { ReplacementEffectDefinition } from './replacement-effect.ts';

type PlainPattern = Exclude<EventPattern, { kind: 'any-of' }>;

/** An event that is replaced or prevented (614, 615), with the zones between which an object would go. */
export interface ReplacedEvent {
  readonly kind: PlainPattern['kind'];
  /** Only of `change-zone`. */
  readonly from?: string;
  readonly to?: string;
}

/**
 * The events that replacement and prevention effects of these abilities watch for: of static abilities, of resolutions,
 * of abilities that they grant, and of keywords that stand for one. What is only known in words is not among them.
 */
export const replacedEvents = (abilities: readonly Ability[]): readonly ReplacedEvent[] =>
  abilities.flatMap((ability) => [...eventsIn(ability), ...ofKeyword(ability)]);

const ofKeyword = (ability: Ability): readonly ReplacedEvent[] =>
  ability.kind === 'keyword' ? (KEYWORD_EVENTS[ability.keyword] ?? []) : [];

const enters: readonly ReplacedEvent[] = [{ kind: 'enter' }];

/** Keywords that are defined by a replacement or prevention effect. */
const KEYWORD_EVENTS: Partial<Record<Keyword, readonly ReplacedEvent[]>> = {
  // 702.16e
  protection: [{ kind: 'deal-damage' }],
  // 702.52a
  dredge: [{ kind: 'draw' }],
  // 702.35a
  madness: [{ kind: 'discard' }],
  // 702.64a
  absorb: [{ kind: 'deal-damage' }],
  // 702.84a
  unearth: [{ kind: 'leave-battlefield' }],
  // 702.89a
  'umbra armor': [{ kind: 'destroy' }],
  // 702.32a, 702.38a, 702.43a, 702.44a, 702.54a, 702.58a, 702.63a, 702.82a: with counters (614.1c)
  fading: enters,
  amplify: enters,
  modular: enters,
  sunburst: enters,
  bloodthirst: enters,
  graft: enters,
  vanishing: enters,
  devour: enters,
  // 702.98a, 702.104a, 702.136a, 702.150a, 702.156a, 702.176a
  unleash: enters,
  tribute: enters,
  riot: enters,
  compleated: enters,
  ravenous: enters,
  impending: enters,
};

/** The two places where a replacement effect stands, wherever they are in the tree. */
const HOLDERS: ReadonlySet<unknown> = new Set<Ability['kind'] | 'replacement-effect'>([
  'replacement',
  'replacement-effect',
]);

function eventsIn(tree: unknown): readonly ReplacedEvent[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(eventsIn);
  if ('kind' in tree && 'ability' in tree && tree.kind === 'add-ability')
    return [...ofKeyword(tree.ability as Ability), ...inside];
  return 'kind' in tree && 'effect' in tree && HOLDERS.has(tree.kind)
    ? [...eventsOf(tree.effect as ReplacementEffectDefinition), ...inside]
    : inside;
}

function eventsOf(effect: ReplacementEffectDefinition): readonly ReplacedEvent[] {
  switch (effect.kind) {
    case 'replace':
      return plainPatterns(effect.event);
    case 'enters':
      return effect.alsoFaceUp === true ? [...enters, { kind: 'turn-face-up' }] : enters;
    case 'attached-face-up':
    case 'turned-face-up':
      return [{ kind: 'turn-face-up' }];
    // 701.19a: the next time it would be destroyed
    case 'regenerate':
      return [{ kind: 'destroy' }];
    // 614.17: those can't be replaced at all.
    case 'cannot':
    case 'unpreventable':
    // What 122.2 would do, and what only words say.
    case 'keeps-counters':
    case 'other':
      return [];
  }
}

function plainPatterns(event: EventPattern): readonly ReplacedEvent[] {
  if (event.kind === 'any-of') return event.of.flatMap(plainPatterns);
  if (event.kind !== 'change-zone') return [{ kind: event.kind }];
  const { kind, from, to } = event;
  return [{ kind, to, ...(from === undefined ? {} : { from }) }];
}
