import type { Ability } from '../abilities/ability.ts';
import type { Modification } from '../abilities/modification.ts';
import {
  allOf,
  anyOf,
  cardType,
  color,
  keyword,
  not,
  opponentsControl,
  type Selector,
  subtype,
  supertype,
  youControl,
} from '../abilities/selector.ts';
import type { CardDefinition } from '../cards/card-definition.ts';
import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import type { Color } from '../vocabulary/colors.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import { SUBTYPES } from '../vocabulary/subtypes.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Shapes of large boards, for measuring. `typical`: the mix of layers of printed static abilities. `heavy`: a quarter
 * of the effects change types board-wide. `chain`: each effect waits for a younger one. `loop`: one loop of all.
 * `dense`: everything draws from a handful of words. `mass-grant`: effects that give many creatures static abilities.
 */
export const BOARD_SHAPES = ['typical', 'heavy', 'chain', 'loop', 'dense', 'mass-grant'] as const;
export type BoardShape = (typeof BOARD_SHAPES)[number];

/** A board with so many permanents, of which so many have a static ability; the same for the same seed. */
export function largeBoard(shape: BoardShape, objects: number, effects: number, seed: number): GameState {
  const random = seededRandom(seed);
  const world = worldOf(shape, random);
  const cards: CardDefinition[] = [];
  for (let index = 0; index < objects; index += 1) cards.push(world.vanilla(index));
  const abilities = Array.from({ length: effects }, (_, index) => world.ability(index, effects));
  const step = Math.max(1, Math.floor(objects / Math.max(1, effects)));
  for (const [index, ability] of abilities.entries()) {
    const place = Math.min(objects - 1, index * step);
    cards[place] = withAbility(world.source(index), ability);
  }
  return stateOf(cards, random);
}

type Random = ReturnType<typeof seededRandom>;

interface World {
  vanilla(index: number): CardDefinition;
  /** The permanent that has the n-th ability. */
  source(index: number): CardDefinition;
  ability(index: number, count: number): Ability;
}

function worldOf(shape: BoardShape, random: Random): World {
  const words = shape === 'dense' || shape === 'mass-grant' ? FEW : MANY;
  const vanilla = (): CardDefinition => permanent(random, words);
  const source = (): CardDefinition =>
    random.chance(0.5)
      ? permanent(random, words)
      : simple({ name: 'Source', cardTypes: ['enchantment'], manaCost: '{2}' });
  switch (shape) {
    case 'typical':
      return { vanilla, source, ability: () => typicalAbility(random, words) };
    case 'heavy':
      return {
        vanilla,
        source,
        ability: () => (random.chance(0.25) ? typeChanger(random, words) : typicalAbility(random, words)),
      };
    case 'dense':
      return { vanilla, source, ability: () => denseAbility(random, words) };
    case 'mass-grant':
      return {
        vanilla,
        source,
        ability: (index) => (index % 20 === 0 ? granting(random, words) : denseAbility(random, words)),
      };
    case 'chain':
      return linked(vanilla, (index, count) => [link(count - index), link(count - index - 1)]);
    case 'loop':
      return linked(vanilla, (index, count) => [link(index), link((index + 1) % count)]);
  }
}

/** Effects of the form "creatures of this type are of that type too", each fed by another. */
function linked(
  vanilla: () => CardDefinition,
  words: (index: number, count: number) => readonly [string, string],
): World {
  return {
    vanilla,
    source: (index) =>
      simple({ name: 'Link', cardTypes: ['creature'], subtypes: [link(index)], power: 1, toughness: 1 }),
    ability: (index, count) => {
      const [from, to] = words(index, count);
      return statically(allOf(cardType('creature'), subtype(from)), { kind: 'add-subtypes', subtypes: [to] });
    },
  };
}

const link = (index: number): string => SUBTYPES.creature[index % SUBTYPES.creature.length] ?? 'Human';

interface Words {
  readonly subtypes: readonly string[];
  readonly keywords: readonly Keyword[];
  readonly colors: readonly Color[];
}

const MANY: Words = {
  subtypes: SUBTYPES.creature.slice(0, 60),
  keywords: [
    'flying',
    'haste',
    'trample',
    'vigilance',
    'reach',
    'lifelink',
    'menace',
    'deathtouch',
    'first strike',
  ],
  colors: ['W', 'U', 'B', 'R', 'G'],
};
const FEW: Words = {
  subtypes: ['Goblin', 'Elf', 'Zombie', 'Bear', 'Human', 'Beast', 'Bird', 'Cat'],
  keywords: ['flying', 'haste', 'trample'],
  colors: ['W', 'B', 'G'],
};
const LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

function permanent(random: Random, { subtypes, keywords, colors }: Words): CardDefinition {
  if (random.chance(0.3)) {
    const isBasic = random.chance(0.6);
    return simple({
      name: 'Land',
      cardTypes: ['land'],
      supertypes: isBasic ? ['basic'] : [],
      subtypes: isBasic ? [random.pick(LAND_TYPES)] : [],
    });
  }
  if (random.chance(0.1)) return simple({ name: 'Relic', cardTypes: ['artifact'], manaCost: '{3}' });
  const abilities: Ability[] = random.chance(0.3)
    ? [{ kind: 'keyword', keyword: random.pick(keywords) }]
    : [];
  return simple({
    name: 'Creature',
    cardTypes: random.chance(0.1) ? ['artifact', 'creature'] : ['creature'],
    subtypes: [...new Set([random.pick(subtypes), random.pick(subtypes)])],
    manaCost: `{${random.below(4)}}{${random.pick(colors)}}`,
    power: random.below(5),
    toughness: 1 + random.below(5),
    abilities,
  });
}

/** By how often printed static abilities have parts in each layer: 6 and 7c nearly always. */
function typicalAbility(random: Random, words: Words): Ability {
  const roll = random.below(100);
  const creatures = creaturesOf(random, words);
  if (roll < 38) return statically(creatures, gains(random, words));
  if (roll < 68) return statically(creatures, bonus(1 + random.below(2)));
  if (roll < 80) return statically(creatures, gains(random, words), bonus(1));
  if (roll < 88) {
    const perCreature = { kind: 'count', of: allOf(cardType('creature'), youControl) } as const;
    return {
      kind: 'static',
      isCharacteristicDefining: true,
      effects: [
        {
          appliesTo: { kind: 'is', object: { kind: 'source' } },
          parts: [{ kind: 'set-base-power-toughness', power: perCreature, toughness: perCreature }],
        },
      ],
    };
  }
  if (roll < 92) return typeChanger(random, words);
  if (roll < 94) return statically(creatures, { kind: 'lose-keyword', keyword: random.pick(words.keywords) });
  if (roll < 96)
    return statically(
      allOf(cardType('artifact'), not(cardType('creature'))),
      { kind: 'add-card-types', types: ['creature'] },
      { kind: 'set-base-power-toughness', power: 2, toughness: 2 },
    );
  if (roll < 98) return statically(creatures, { kind: 'add-colors', colors: [random.pick(words.colors)] });
  return statically(creatures, { kind: 'set-base-power-toughness', power: 1, toughness: 1 });
}

function typeChanger(random: Random, words: Words): Ability {
  const roll = random.below(6);
  const lands = cardType('land');
  if (roll === 0)
    return statically(allOf(lands, not(supertype('basic'))), {
      kind: 'set-basic-land-types',
      types: [random.pick(LAND_TYPES)],
    });
  if (roll === 1) return statically(lands, { kind: 'add-subtypes', subtypes: [random.pick(LAND_TYPES)] });
  if (roll === 2)
    return statically(
      subtype(random.pick(LAND_TYPES)),
      { kind: 'add-card-types', types: ['creature'] },
      { kind: 'set-base-power-toughness', power: 1, toughness: 1 },
    );
  if (roll === 3)
    return statically(creaturesOf(random, words), {
      kind: 'add-subtypes',
      subtypes: [random.pick(words.subtypes)],
    });
  if (roll === 4)
    return statically(allOf(cardType('creature'), subtype(random.pick(words.subtypes))), {
      kind: 'add-card-types',
      types: ['artifact'],
    });
  return statically(allOf(cardType('artifact'), youControl), {
    kind: 'add-subtypes',
    subtypes: [random.pick(words.subtypes)],
  });
}

function denseAbility(random: Random, words: Words): Ability {
  const creatures = allOf(cardType('creature'), oneFact(random, words));
  const roll = random.below(10);
  if (roll < 3)
    return statically(creatures, { kind: 'add-subtypes', subtypes: [random.pick(words.subtypes)] });
  if (roll < 4)
    return statically(creatures, {
      kind: 'set-subtypes',
      of: 'creature',
      subtypes: [random.pick(words.subtypes)],
    });
  if (roll < 5) return statically(creatures, { kind: 'set-colors', colors: [random.pick(words.colors)] });
  if (roll < 7) return statically(creatures, gains(random, words));
  if (roll < 8) return statically(creatures, { kind: 'lose-keyword', keyword: random.pick(words.keywords) });
  return statically(creatures, bonus(1));
}

function granting(random: Random, words: Words): Ability {
  const granted = statically(
    allOf(cardType('creature'), oneFact(random, words)),
    random.chance(0.5) ? bonus(1) : gains(random, words),
  );
  return statically(allOf(cardType('creature'), subtype(random.pick(words.subtypes))), {
    kind: 'add-ability',
    ability: granted,
  });
}

function oneFact(random: Random, { subtypes, keywords, colors }: Words): Selector {
  const roll = random.below(10);
  if (roll < 4) return subtype(random.pick(subtypes));
  if (roll < 6) return color(random.pick(colors));
  if (roll < 8) return keyword(random.pick(keywords));
  return random.chance(0.5) ? youControl : anyOf(subtype(random.pick(subtypes)), color(random.pick(colors)));
}

function creaturesOf(random: Random, { subtypes, colors, keywords }: Words): Selector {
  const creatures = cardType('creature');
  const roll = random.below(12);
  if (roll < 4) return allOf(creatures, youControl);
  if (roll < 5) return allOf(creatures, opponentsControl);
  if (roll < 8) return allOf(creatures, youControl, subtype(random.pick(subtypes)));
  if (roll < 10) return allOf(creatures, color(random.pick(colors)));
  if (roll < 11) return { kind: 'is', object: { kind: 'source' } };
  return allOf(creatures, youControl, keyword(random.pick(keywords)));
}

const statically = (appliesTo: Selector, ...parts: readonly Modification[]): Ability => ({
  kind: 'static',
  effects: [{ appliesTo, parts }],
});
const bonus = (by: number): Modification => ({ kind: 'modify-power-toughness', power: by, toughness: by });
const gains = (random: Random, { keywords }: Words): Modification => ({
  kind: 'add-ability',
  ability: { kind: 'keyword', keyword: random.pick(keywords) },
});

type Text = Partial<CardDefinition['faces'][0]> & {
  readonly name: string;
  readonly cardTypes: readonly CardType[];
};

function simple(text: Text): CardDefinition {
  const face = { manaCost: '', supertypes: [], subtypes: [], abilities: [], ...text };
  return { name: text.name, layout: 'normal', faces: [face] };
}

function withAbility(card: CardDefinition, ability: Ability): CardDefinition {
  const [face] = card.faces;
  return { ...card, faces: [{ ...face, abilities: [...face.abilities, ability] }] };
}

function stateOf(cards: readonly CardDefinition[], random: Random): GameState {
  const players = ['A', 'B'].map(playerId);
  const objects = cards.map((card, index): GameObject => {
    const controller = random.pick(players);
    const timestamp = { at: random.below(1_000_000), order: index };
    return {
      id: objectId(`p${index}`),
      kind: 'card',
      card,
      face: 0,
      owner: controller,
      controller,
      zone: 'battlefield',
      timestamp,
      isTapped: false,
      faceDown: undefined,
      isPhasedOut: false,
      counters: random.chance(0.05) ? [{ kind: '+1/+1', count: 1, timestamp }] : [],
      attachedTo: undefined,
      damage: 0,
      choices: {},
      designations: [],
      exiledWith: undefined,
      x: undefined,
      sinceStep: 0,
    };
  });
  const [first = playerId('A')] = players;
  return {
    players: players.map((id) => ({
      id,
      life: 20,
      counters: [],
      designations: [],
      library: [],
      graveyard: [],
    })),
    activePlayer: first,
    turn: 1,
    objects: new Map(objects.map((object) => [object.id, object])),
    effects: [],
    clock: 1_000_001,
    combat: { attackers: [], blockers: [] },
    designations: [],
  };
}
