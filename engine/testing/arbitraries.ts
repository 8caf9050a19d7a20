import fc from 'fast-check';
import type { Ability } from '../abilities/ability.ts';
import type { ContinuousEffectDefinition } from '../abilities/continuous-effect.ts';
import type { Modification } from '../abilities/modification.ts';
import { source } from '../abilities/selector.ts';
import type { CardDefinition } from '../cards/card-definition.ts';
import type { GameState } from '../state/game-state.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';
import {
  amounts,
  BASICS,
  cardTypes,
  colors,
  conditions,
  keywords,
  PLAYERS,
  selectors,
  subtypes,
  you,
  ZONES,
} from './arbitrary-trees.ts';
import { board, type ObjectOptions } from './board.ts';

/**
 * Random boards in a narrow world: few types, colors, keywords and players, so that effects meet each other often.
 * fast-check shrinks them to the smallest board that still shows a difference.
 */

const someSubtypes = fc.uniqueArray(subtypes, { minLength: 1, maxLength: 2 });
const someTypes = fc.uniqueArray(cardTypes, { minLength: 1, maxLength: 2 });
const someColors = fc.uniqueArray(colors, { maxLength: 2 });

const typeParts: fc.Arbitrary<Modification> = fc.oneof(
  someTypes.map((types): Modification => ({ kind: 'set-card-types', types })),
  someTypes.map((types): Modification => ({ kind: 'add-card-types', types })),
  someTypes.map((types): Modification => ({ kind: 'remove-card-types', types })),
  someSubtypes.map((words): Modification => ({ kind: 'add-subtypes', subtypes: words })),
  someSubtypes.map((words): Modification => ({ kind: 'remove-subtypes', subtypes: words })),
  fc
    .tuple(fc.constantFrom('creature' as const, 'land' as const, 'artifact' as const), someSubtypes)
    .map(([of, words]): Modification => ({ kind: 'set-subtypes', of, subtypes: words })),
  fc
    .uniqueArray(fc.constantFrom(...BASICS), { minLength: 1, maxLength: 2 })
    .map((types): Modification => ({ kind: 'set-basic-land-types', types })),
  fc.constantFrom<Modification>(
    { kind: 'add-all-creature-types' },
    { kind: 'add-all-land-types', which: 'basic' },
    { kind: 'remove-all-subtypes', of: 'creature' },
    { kind: 'add-subtypes', subtypes: [{ chosen: 'creature-type' }] },
    { kind: 'add-supertypes', supertypes: ['legendary'] },
    { kind: 'remove-supertypes', supertypes: ['basic'] },
  ),
);

const plainAbilities: fc.Arbitrary<Ability> = fc.oneof(
  keywords.map((keyword): Ability => ({ kind: 'keyword', keyword })),
  fc.constantFrom<Ability>(
    { kind: 'keyword', keyword: 'changeling' },
    { kind: 'keyword', keyword: 'landwalk', parameter: { kind: 'subtype', subtype: 'Forest' } },
    { kind: 'activated', cost: { tap: true }, instructions: [{ kind: 'add-mana', mana: '{C}' }] },
    { kind: 'plain-static', words: 'A plain static ability.' },
  ),
);

const abilityParts = (granted: fc.Arbitrary<Ability>): fc.Arbitrary<Modification> =>
  fc.oneof(
    { weight: 4, arbitrary: granted.map((ability): Modification => ({ kind: 'add-ability', ability })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(plainAbilities, amounts)
        .map(([ability, times]): Modification => ({ kind: 'add-ability', ability, times })),
    },
    { weight: 2, arbitrary: keywords.map((keyword): Modification => ({ kind: 'lose-keyword', keyword })) },
    {
      weight: 1,
      arbitrary: plainAbilities.map((ability): Modification => ({ kind: 'lose-ability', ability })),
    },
    {
      weight: 1,
      arbitrary: keywords.map((keyword): Modification => ({ kind: 'cannot-have-keyword', keyword })),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Modification>(
        { kind: 'lose-all-abilities' },
        { kind: 'lose-all-abilities', except: 'mana' },
        { kind: 'lose-this-ability' },
        { kind: 'add-landwalks', ofTypesOf: { kind: 'source' } },
      ),
    },
    {
      weight: 1,
      arbitrary: selectors.map(
        (among): Modification => ({ kind: 'add-abilities-of', among, which: ['flying', 'haste'] }),
      ),
    },
  );

const sizeParts: fc.Arbitrary<Modification> = fc.oneof(
  fc
    .tuple(amounts, amounts)
    .map(([power, toughness]): Modification => ({ kind: 'set-base-power-toughness', power, toughness })),
  amounts.map((power): Modification => ({ kind: 'set-base-power-toughness', power })),
  fc
    .tuple(amounts, amounts)
    .map(([power, toughness]): Modification => ({ kind: 'modify-power-toughness', power, toughness })),
  fc.constant<Modification>({ kind: 'switch-power-toughness' }),
);

const textParts: fc.Arbitrary<Modification> = fc.oneof(
  fc.tuple(subtypes, subtypes).map(([from, to]): Modification => ({ kind: 'change-words', from, to })),
  fc.tuple(colors, colors).map(([from, to]): Modification => ({ kind: 'change-words', from, to })),
  fc.constantFrom<Modification>(
    { kind: 'set-name', name: 'Bear' },
    { kind: 'add-names-of', among: { kind: 'card-type', type: 'creature' } },
    { kind: 'gain-text-of', object: { kind: 'attached-to' }, fullText: true },
    { kind: 'gain-text-of', object: { kind: 'attached-to' }, fullText: false },
  ),
);

const rulesParts: fc.Arbitrary<Modification> = fc.constantFrom<Modification>(
  { kind: 'restrict', restriction: 'cannot-attack' },
  {
    kind: 'set-maximum-hand-size',
    player: you,
    to: { kind: 'count', of: { kind: 'card-type', type: 'land' } },
  },
  { kind: 'modify-maximum-hand-size', player: { kind: 'opponents' }, by: -1 },
  { kind: 'player-gains-ability', player: you, ability: { kind: 'keyword', keyword: 'hexproof' } },
  { kind: 'legend-rule-does-not-apply' },
  { kind: 'increase-devotion', player: you, by: 1 },
);

const partsWith = (granted: fc.Arbitrary<Ability>): fc.Arbitrary<Modification> =>
  fc.oneof(
    { weight: 8, arbitrary: typeParts },
    {
      weight: 3,
      arbitrary: fc.oneof(
        someColors.map((of): Modification => ({ kind: 'set-colors', colors: of })),
        someColors.map((of): Modification => ({ kind: 'add-colors', colors: of })),
      ),
    },
    { weight: 7, arbitrary: abilityParts(granted) },
    { weight: 5, arbitrary: sizeParts },
    { weight: 2, arbitrary: fc.constant<Modification>({ kind: 'set-controller', to: you }) },
    {
      weight: 1,
      arbitrary: fc.constant<Modification>({
        kind: 'set-controller',
        to: { kind: 'owner-of', object: { kind: 'affected' } },
      }),
    },
    { weight: 2, arbitrary: textParts },
    { weight: 1, arbitrary: rulesParts },
    {
      weight: 1,
      arbitrary: fc.constant<Modification>({ kind: 'become-copy', of: { kind: 'attached-to' }, except: [] }),
    },
  );

const definitionsWith = (granted: fc.Arbitrary<Ability>): fc.Arbitrary<ContinuousEffectDefinition> =>
  fc
    .record({
      appliesTo: selectors,
      condition: fc.option(conditions, { nil: undefined, freq: 4 }),
      parts: fc.array(partsWith(granted), { minLength: 1, maxLength: 3 }),
    })
    .map(({ appliesTo, condition, parts }) => ({
      appliesTo,
      parts,
      ...(condition !== undefined && { condition }),
    }));

const simpleStatic: fc.Arbitrary<Ability> = definitionsWith(plainAbilities).map((effect) => ({
  kind: 'static',
  effects: [effect],
}));

const grantable = fc.oneof({ weight: 3, arbitrary: plainAbilities }, { weight: 1, arbitrary: simpleStatic });

/** Abilities that make continuous effects, or are there to be counted, granted and lost. */
const abilities: fc.Arbitrary<Ability> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(definitionsWith(grantable), { minLength: 1, maxLength: 2 })
      .map((effects): Ability => ({ kind: 'static', effects })),
  },
  {
    weight: 1,
    arbitrary: definitionsWith(grantable).map(
      (effect): Ability => ({ kind: 'static', effects: [effect], functionsIn: ['graveyard'] }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(amounts, fc.boolean()).map(
      ([power, ofColor]): Ability => ({
        kind: 'static',
        isCharacteristicDefining: true,
        effects: [
          {
            appliesTo: source,
            parts: ofColor
              ? [{ kind: 'set-colors', colors: ['W', 'B'] }]
              : [{ kind: 'set-base-power-toughness', power, toughness: power }],
          },
        ],
      }),
    ),
  },
  { weight: 3, arbitrary: plainAbilities },
);

/** Permanent cards whose abilities meet each other often. */
export const cards: fc.Arbitrary<CardDefinition> = fc
  .record({
    name: fc.constantFrom('Bear', 'Thing', 'Other'),
    manaCost: fc.constantFrom('', '{2}', '{1}{G}', '{B}{B}', '{G/W}'),
    supertypes: fc.constantFrom([], [], ['legendary' as const], ['basic' as const]),
    cardTypes: fc.uniqueArray(cardTypes, { minLength: 1, maxLength: 2 }),
    subtypes: fc.uniqueArray(subtypes, { maxLength: 2 }),
    abilities: fc.array(abilities, { maxLength: 2 }),
    size: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ size, ...face }) => ({
    name: face.name,
    layout: 'normal',
    faces: [
      {
        ...face,
        ...(face.cardTypes.includes('creature') && { power: size, toughness: size + 1 }),
      },
    ],
  }));

interface Entry {
  readonly card: CardDefinition;
  readonly controller: string;
  readonly zone: Zone;
  readonly status: number;
  readonly attachedTo: number;
  readonly counters: Readonly<Record<string, number>>;
}

const entries: fc.Arbitrary<Entry> = fc.record({
  card: cards,
  controller: fc.constantFrom(...PLAYERS),
  zone: fc.constantFrom(...ZONES),
  status: fc.nat({ max: 15 }),
  attachedTo: fc.nat({ max: 12 }),
  counters: fc.constantFrom<Record<string, number>>({}, {}, {}, { '+1/+1': 1 }, { flying: 1, '-1/-1': 2 }),
});

interface Resolution {
  readonly parts: readonly Modification[];
  readonly controller: string;
  readonly affects: readonly number[];
  readonly source: number;
  readonly copied: number | undefined;
}

const resolutions: fc.Arbitrary<Resolution> = fc.record({
  parts: fc.array(partsWith(grantable), { minLength: 1, maxLength: 2 }),
  controller: fc.constantFrom(...PLAYERS),
  affects: fc.uniqueArray(fc.nat({ max: 8 }), { minLength: 1, maxLength: 3 }),
  source: fc.nat({ max: 8 }),
  copied: fc.option(fc.nat({ max: 8 }), { nil: undefined }),
});

/** Boards of up to `size` objects, in no particular order of time. */
export const boardsOf = (size: number): fc.Arbitrary<GameState> =>
  fc
    .record({
      objects: fc.array(entries, { minLength: 1, maxLength: size }),
      effects: fc.array(resolutions, { maxLength: 2 }),
      times: fc.infiniteStream(fc.nat({ max: 1000 })),
    })
    .map(({ objects, effects, times }) =>
      stateOf(objects, effects, [...times.take(objects.length + effects.length)]),
    );

const flipCard = (card: CardDefinition, other: CardDefinition): CardDefinition => ({
  name: card.name,
  layout: 'flip',
  faces: [card.faces[0], other.faces[0]],
});

/** Flipped, merged with another card on top or below, or stickered. */
function statusOf(
  { status, card, attachedTo }: Entry,
  other: Entry,
  time: number,
): NonNullable<ObjectOptions['status']> {
  const timestamp = { at: time + attachedTo, order: 1 };
  switch (status) {
    case 6:
      return attachedTo % 2 === 0 ? { isFlipped: true } : {};
    case 7:
    case 8: {
      const added = { id: objectId('added'), kind: 'card', owner: playerId('A'), designations: [] } as const;
      const isFlipCard = attachedTo % 2 === 0;
      const merging = { card: isFlipCard ? flipCard(other.card, card) : other.card, face: 0 };
      return {
        ...(isFlipCard ? { isFlipped: true as const } : {}),
        merged: {
          first: { id: objectId('first'), kind: 'card' },
          added: [{ ...added, ...merging, isOnTop: status === 7, timestamp }],
        },
      };
    }
    case 9:
      return {
        stickers: [
          { id: 'word', timestamp, does: { kind: 'name', word: 'Great', after: 1 } },
          { id: 'text', timestamp, does: { kind: 'ability', abilities: other.card.faces[0].abilities } },
          { id: 'size', timestamp, does: { kind: 'power/toughness', power: 1, toughness: 3 } },
        ],
      };
    default:
      return {};
  }
}

function stateOf(
  objects: readonly Entry[],
  effects: readonly Resolution[],
  times: readonly number[],
): GameState {
  const builder = board();
  const idOf = (index: number): string => `o${index % objects.length}`;
  for (const [index, entry] of objects.entries()) {
    const { controller, zone, status, attachedTo, counters } = entry;
    const other = objects[(index + 1) % objects.length] ?? entry;
    const time = times[index] ?? 0;
    builder.card(status === 6 ? flipCard(entry.card, other.card) : entry.card, zone, {
      id: `o${index}`,
      controller,
      timestamp: time,
      counters,
      choices: status % 2 === 0 ? { creatureType: 'Goblin' } : {},
      tapped: status === 1,
      token: status === 2 && zone === 'battlefield',
      phasedOut: status === 3 && zone === 'battlefield',
      ...(status === 4 && zone === 'battlefield' && { faceDown: 'disguise' as const }),
      ...(attachedTo < objects.length && zone === 'battlefield' && { attachedTo: `o${attachedTo}` }),
      ...(status === 5 && { exiledWith: idOf(attachedTo) }),
      ...(status === 10 && { designations: ['suspected'] }),
      ...(status === 11 && { designations: ['bestowed'] }),
      ...(zone === 'battlefield' && { status: statusOf(entry, other, time) }),
    });
  }
  for (const [index, effect] of effects.entries()) {
    const copied = objects[effect.copied ?? -1]?.card.faces[0];
    builder.effect({
      id: `e${index}`,
      affects: [...new Set(effect.affects.map(idOf))],
      parts: effect.parts,
      controller: effect.controller,
      source: idOf(effect.source),
      timestamp: times[objects.length + index] ?? 0,
      copied: effect.parts.map((part) =>
        part.kind === 'become-copy' && copied !== undefined
          ? {
              names: [copied.name],
              manaCost: copied.manaCost,
              colors: [],
              supertypes: copied.supertypes,
              cardTypes: copied.cardTypes,
              subtypes: copied.subtypes,
              hasAllCreatureTypes: false,
              power: typeof copied.power === 'number' ? copied.power : undefined,
              toughness: typeof copied.toughness === 'number' ? copied.toughness : undefined,
              loyalty: undefined,
              defense: undefined,
              abilities: copied.abilities,
            }
          : undefined,
      ),
    });
  }
  return builder.state();
}
