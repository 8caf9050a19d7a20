import { describe, expect, it } from 'vitest';
import type { CardFace } from '../../cards/card-definition.ts';
import { LIBRARY_CARDS } from '../../cards/library/index.ts';
import { describeCard } from '../describe/en/describe.ts';
import { sameTree } from '../same-tree.ts';
import { canonical } from './canonical.ts';
import { compileText } from './compile-text.ts';

const FACES = LIBRARY_CARDS.flatMap((card) => card.faces);

function readingOf(face: CardFace): { readonly isRead: boolean; readonly isSame: boolean } {
  const { abilities, lines } = compileText({ ...face, text: describeCard(face).join('\n') });
  return {
    isRead: lines.every(({ unread }) => unread === undefined),
    isSame: sameTree(canonical(abilities), canonical(face.abilities)),
  };
}

/** Their description says less than the tree, or the tree is one of several that say the same. */
const READ_OTHERWISE: readonly string[] = [
  'Ashiok, Wicked Manipulator',
  "Avacyn's Collar",
  'Bludgeon Brawl',
  'Citadel Siege',
  'Darksteel Mutation',
  'Eater of Virtue',
  'Gilded Drake',
  'Goblin Guide',
  'Identity Thief',
  'Koth of the Hammer',
  'Null Profusion',
  'Omo, Queen of Vesuva',
  'Sakashima the Impostor',
  'Sindbad',
  'Spellstutter Sprite',
  'Stone of Erech',
  'Thought Harvester',
  "Urza's Mine",
  "Urza's Tower",
  'Utopia Sprawl',
  'Vastwood Zendikon',
  'Village Ironsmith',
  'Ironfang',
  'Wind Zendikon',
  'Ygra, Eater of All',
];

describe('the inverse of the describer', () => {
  const readings = FACES.map((face) => ({ name: face.name, ...readingOf(face) }));

  it('reads the descriptions of nearly all built-in cards', () => {
    const share = readings.filter(({ isRead }) => isRead).length / readings.length;
    expect(share).toBeGreaterThan(0.92);
  });

  it('makes of them the trees that they describe', () => {
    const different = readings.filter(({ isRead, isSame }) => isRead && !isSame).map(({ name }) => name);
    expect(different.filter((name) => !READ_OTHERWISE.includes(name))).toEqual([]);
  });
});
