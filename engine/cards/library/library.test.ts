import { describe, expect, it } from 'vitest';
import type { Ability, KeywordAbility } from '../../abilities/ability.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { setsOfSubtype, subtypeSetsOfCardType } from '../../vocabulary/subtypes.ts';
import type { CardDefinition, CardFace } from '../card-definition.ts';
import { LIBRARY_CARDS, libraryCard } from './index.ts';

const SYMBOL = String.raw`(?:\d+|[WUBRGCXS]|[WUBRG]/[WUBRG]|[WUBRG]/P|2/[WUBRG])`;
const COST = new RegExp(String.raw`^(?:\{${SYMBOL}\})*$`);

/** Keywords of the library that mean nothing without what follows them (702.6a, 702.16a, …). */
const NEED_MORE: readonly Keyword[] = [
  'crew',
  'cumulative upkeep',
  'cycling',
  'enchant',
  'equip',
  'flashback',
  'landwalk',
  'level up',
  'morph',
  'protection',
  'reconfigure',
  'vanishing',
  'ward',
];

const faces: readonly CardFace[] = LIBRARY_CARDS.flatMap((card) => card.faces);
const namesOf = (found: readonly { readonly name: string }[]): string[] => found.map(({ name }) => name);

/** Every object anywhere in a tree of data, with the tree itself. */
function* nodesOf(tree: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(tree)) for (const item of tree) yield* nodesOf(item);
  else if (typeof tree === 'object' && tree !== null) {
    yield tree as Readonly<Record<string, unknown>>;
    for (const value of Object.values(tree)) yield* nodesOf(value);
  }
}

/** Keyword abilities that a face has or that its abilities give. A selector "with flying" is none of them. */
const keywordsOf = (face: CardFace): KeywordAbility[] =>
  [
    ...face.abilities,
    ...[...nodesOf(face.abilities)].flatMap(({ ability, abilities }) => [
      ...(isAbility(ability) ? [ability] : []),
      ...(Array.isArray(abilities) ? abilities.filter(isAbility) : []),
    ]),
  ].filter((ability) => ability.kind === 'keyword');

const isAbility = (tree: unknown): tree is Ability =>
  typeof tree === 'object' && tree !== null && 'kind' in tree;

describe('the library', () => {
  it('names each card and each face once', () => {
    const names = [
      ...namesOf(LIBRARY_CARDS),
      ...namesOf(LIBRARY_CARDS.filter(hasFaces).flatMap((card) => card.faces)),
    ];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('finds a card by its whole name and by the names of its faces', () => {
    const delver = libraryCard('Delver of Secrets // Insectile Aberration');
    expect(delver).toBeDefined();
    expect(libraryCard('Delver of Secrets')).toBe(delver);
    expect(libraryCard('Insectile Aberration')).toBe(delver);
    expect(libraryCard('Island')?.name).toBe('Island');
    expect(libraryCard('No Such Card')).toBeUndefined();
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(LIBRARY_CARDS))).toStrictEqual(LIBRARY_CARDS);
  });

  it('calls a card after its faces', () => {
    const wrong = LIBRARY_CARDS.filter((card) => card.name !== namesOf(card.faces).join(' // '));
    expect(namesOf(wrong)).toEqual([]);
  });

  it('writes mana costs in symbols', () => {
    expect(namesOf(faces.filter((face) => !COST.test(face.manaCost)))).toEqual([]);
  });

  it('gives subtypes only of the card types that a face has (205.3d)', () => {
    const wrong = faces.filter((face) => {
      const allowed = face.cardTypes.flatMap(subtypeSetsOfCardType);
      return face.subtypes.some((subtype) => !setsOfSubtype(subtype).some((set) => allowed.includes(set)));
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  it('knows every subtype of which an ability speaks', () => {
    const unknown = faces.flatMap((face) =>
      [...nodesOf(face.abilities)]
        .flatMap(({ subtype, subtypes }) => [subtype, ...(Array.isArray(subtypes) ? subtypes : [])])
        .filter((word) => typeof word === 'string' && setsOfSubtype(word).length === 0)
        .map((word) => `${face.name}: ${String(word)}`),
    );
    expect(unknown).toEqual([]);
  });

  it('gives creatures and Vehicles a size and planeswalkers loyalty, and no other (208.1, 209.1, 301.7)', () => {
    const sized = (face: CardFace): boolean =>
      face.cardTypes.includes('creature') || face.subtypes.includes('Vehicle');
    const wrong = faces.filter(
      (face) =>
        (face.power !== undefined) !== sized(face) ||
        (face.toughness !== undefined) !== sized(face) ||
        (face.loyalty !== undefined) !== face.cardTypes.includes('planeswalker'),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('defines what is printed as a star (208.2)', () => {
    const stars = faces.filter(
      (face) => typeof face.power === 'string' || typeof face.toughness === 'string',
    );
    expect(namesOf(stars.filter((face) => !face.abilities.some(definesSize)))).toEqual([]);
    expect(stars.length).toBeGreaterThan(5);
  });

  it('says of each keyword what it needs', () => {
    const bare = faces.filter((face) =>
      keywordsOf(face).some(
        (ability) => NEED_MORE.includes(ability.keyword) && ability.parameter === undefined,
      ),
    );
    expect(namesOf(bare)).toEqual([]);
  });

  it('names no target that its ability does not ask for (115.1)', () => {
    const wrong = faces.filter((face) =>
      [...nodesOf(face.abilities)].filter(isAbilityWithTargets).some((ability) => targetsBeyond(ability)),
    );
    expect(namesOf(wrong)).toEqual([]);
  });
});

const hasFaces = (card: CardDefinition): boolean => card.faces.length > 1;

const definesSize = (ability: Ability): boolean =>
  (ability.kind === 'static' && ability.isCharacteristicDefining === true) ||
  (ability.kind === 'replacement' &&
    [...nodesOf(ability)].some((node) => node.kind === 'set-base-power-toughness'));

type WithTargets = Readonly<Record<string, unknown>> & {
  readonly instructions: readonly unknown[];
  readonly targets?: readonly { readonly count?: unknown }[];
};

const isAbilityWithTargets = (node: Readonly<Record<string, unknown>>): node is WithTargets =>
  ['activated', 'triggered', 'spell'].includes(String(node.kind)) && Array.isArray(node.instructions);

/** References to targets in an ability's own instructions, without those of abilities that it grants. */
function targetsBeyond(ability: WithTargets): boolean {
  const asked = (ability.targets ?? []).reduce(
    (sum, { count = 1 }) => sum + (typeof count === 'number' ? count : Infinity),
    0,
  );
  const own = [...ownNodesOf(ability.instructions)];
  return own.some(
    (node) =>
      (node.kind === 'targets' && asked === 0) ||
      (node.kind === 'target' && typeof node.index === 'number' && node.index >= asked),
  );
}

function* ownNodesOf(tree: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(tree)) for (const item of tree) yield* ownNodesOf(item);
  else if (typeof tree === 'object' && tree !== null) {
    const node = tree as Readonly<Record<string, unknown>>;
    if (isAbilityWithTargets(node)) return;
    yield node;
    for (const value of Object.values(node)) yield* ownNodesOf(value);
  }
}
