import type { Condition } from '../abilities/condition.ts';
import type { Modification } from '../abilities/modification.ts';
import { allOf, attachedObject, cardType, type Selector, source, subtype } from '../abilities/selector.ts';
import type { GameObject, StickerContent } from '../state/game-object.ts';
import { laterTimestamp, type Timestamp } from '../state/timestamp.ts';
import { powerToughnessOfCounter } from '../vocabulary/counters.ts';
import { keywordOfCounter } from '../vocabulary/keyword-counters.ts';
import { faceDownParts } from './copiable-values.ts';
import type { EffectOrigin } from './evaluation.ts';

/** An effect that a rule makes of what is so of an object: on that object if nothing else is said. */
export interface StatusEffect {
  readonly appliesTo?: Selector;
  readonly condition?: Condition;
  readonly id: string;
  readonly origin: EffectOrigin;
  readonly timestamp: Timestamp;
  readonly parts: readonly Modification[];
}

/** The effects of an object's counters (122.1a–b, j), of being face down (708.2) and of what it is designated as. */
export function statusEffectsOf(object: GameObject): readonly StatusEffect[] {
  const { counters, faceDown, designations, merged, stickers } = object;
  const isPlain = merged === undefined && stickers === undefined && faceDown === undefined;
  if (isPlain && counters.length === 0 && designations.length === 0) return NONE;
  return [
    ...mergesOf(object),
    ...countersOf(object),
    ...faceDownOf(object),
    ...designationsOf(object),
    ...stickersOf(object),
  ];
}

const NONE: readonly StatusEffect[] = [];

const mergesOf = ({ id, merged }: GameObject): readonly StatusEffect[] =>
  (merged?.added ?? []).map(({ timestamp }, component) => ({
    id: component === 0 ? `${id}:merge` : `${id}:merge#${component + 1}`,
    origin: { kind: 'merge' },
    timestamp,
    parts: mergeParts(component),
  }));

const merges: (readonly Modification[])[] = [];

function mergeParts(component: number): readonly Modification[] {
  merges[component] ??= [{ kind: 'be-merged', component }];
  return merges[component];
}

function countersOf(object: GameObject): readonly StatusEffect[] {
  return object.counters.flatMap(({ kind, count, timestamp }) => {
    const parts = count > 0 ? partsOfCounters(kind, count) : undefined;
    if (parts === undefined) return [];
    return {
      id: `${object.id}:${kind}`,
      origin: { kind: 'counter', counter: kind, count },
      timestamp,
      parts,
      ...(kind === 'hone' ? ON_EQUIPPED_CREATURE : {}),
    };
  });
}

const faceDownOf = (object: GameObject): readonly StatusEffect[] =>
  object.faceDown === undefined
    ? []
    : [
        {
          id: `${object.id}:face-down`,
          origin: { kind: 'face-down' },
          timestamp: object.timestamp,
          parts: FACE_DOWN[object.faceDown],
        },
      ];

const beFaceDown = (kind: NonNullable<GameObject['faceDown']>): readonly Modification[] => [
  { kind: 'be-face-down', as: faceDownParts(kind) },
];

/** The same parts for all, so that what is worked out of them is kept. */
const FACE_DOWN: Readonly<Record<NonNullable<GameObject['faceDown']>, readonly Modification[]>> = {
  morph: beFaceDown('morph'),
  disguise: beFaceDown('disguise'),
  manifest: beFaceDown('manifest'),
  cloak: beFaceDown('cloak'),
  effect: beFaceDown('effect'),
  'hidden agenda': beFaceDown('hidden agenda'),
};

const designationsOf = (object: GameObject): readonly StatusEffect[] =>
  object.designations.flatMap((designation) => {
    const parts = PARTS_OF_DESIGNATION[designation];
    if (parts === undefined) return [];
    const timestamp = object.designatedAt?.[designation] ?? object.timestamp;
    return {
      id: `${object.id}:${designation}`,
      origin: { kind: 'designation', designation },
      timestamp,
      parts,
    };
  });

/** 613.7k: a sticker is never older than its object. */
const stickersOf = (object: GameObject): readonly StatusEffect[] =>
  (object.stickers ?? []).flatMap(({ id, timestamp, does }) => {
    const parts = partsOfSticker(does);
    if (parts.length === 0) return [];
    return {
      id: `${object.id}:${id}`,
      origin: { kind: 'sticker', sticker: does.kind },
      timestamp: laterTimestamp(timestamp, object.timestamp),
      parts,
    };
  });

const stickerParts = new WeakMap<StickerContent, readonly Modification[]>();

function partsOfSticker(does: StickerContent): readonly Modification[] {
  let parts = stickerParts.get(does);
  if (parts === undefined) {
    parts = newPartsOfSticker(does);
    stickerParts.set(does, parts);
  }
  return parts;
}

function newPartsOfSticker(does: StickerContent): readonly Modification[] {
  switch (does.kind) {
    case 'name':
      return [{ kind: 'add-name-word', word: does.word, after: does.after }];
    case 'ability':
      return does.abilities.map((ability) => ({ kind: 'add-ability', ability }));
    case 'power/toughness':
      return [{ kind: 'set-base-power-toughness', power: does.power, toughness: does.toughness }];
    case 'art':
      return [];
  }
}

const PARTS_OF_DESIGNATION: Readonly<Record<string, readonly Modification[]>> = {
  // 702.103b
  bestowed: [
    { kind: 'set-card-types', types: ['enchantment'] },
    { kind: 'set-subtypes', of: 'enchantment', subtypes: ['Aura'] },
    {
      kind: 'add-ability',
      ability: {
        kind: 'keyword',
        keyword: 'enchant',
        parameter: { kind: 'quality', quality: cardType('creature') },
      },
    },
  ],
  // 701.60c
  suspected: [
    { kind: 'add-ability', ability: { kind: 'keyword', keyword: 'menace' } },
    {
      kind: 'add-ability',
      ability: {
        kind: 'static',
        effects: [{ appliesTo: source, parts: [{ kind: 'restrict', restriction: 'cannot-block' }] }],
      },
    },
  ],
};

/** 122.1j: hone counters on an Equipment are about the creature that it is attached to. */
const ON_EQUIPPED_CREATURE = {
  appliesTo: allOf(attachedObject, cardType('creature')),
  condition: { kind: 'matches', object: { kind: 'source' }, selector: subtype('Equipment') },
} as const;

const partsByCounters = new Map<string, readonly Modification[] | undefined>();

/** The same parts for the same counters, so that what is worked out of them is kept. */
function partsOfCounters(kind: string, count: number): readonly Modification[] | undefined {
  const key = `${count} ${kind}`;
  if (!partsByCounters.has(key)) {
    const part = partOfCounters(kind, count);
    partsByCounters.set(key, part === undefined ? undefined : [part]);
  }
  return partsByCounters.get(key);
}

function partOfCounters(kind: string, count: number): Modification | undefined {
  const size = powerToughnessOfCounter(kind);
  if (size !== undefined)
    return {
      kind: 'modify-power-toughness',
      power: size.power * count,
      toughness: size.toughness * count,
    };
  if (kind === 'hone') return { kind: 'modify-power-toughness', power: count, toughness: 0 };
  const keyword = keywordOfCounter(kind);
  return keyword === undefined
    ? undefined
    : { kind: 'add-ability', ability: { kind: 'keyword', keyword }, times: count };
}
