import type { BoardDocument } from '../../engine/index.ts';

const enter = (id: string, card: string, controller: string): BoardDocument['steps'][number] => ({
  action: { kind: 'enter', entries: [{ id, card, controller }] },
});

/** The board of the first visit: the first example, here without having to be read from a file. */
export const FIRST_EXAMPLE: BoardDocument = {
  strata: 1,
  id: 'blood-moon-and-urborg',
  title: 'Blood Moon and Urborg',
  rules: ['305.7', '613.8a'],
  why: 'Urborg came first. Drag it behind Blood Moon in the timeline: the answer stays the same.',
  players: ['A', 'B'],
  steps: [
    enter('urborg', 'Urborg, Tomb of Yawgmoth', 'B'),
    enter('arbor', 'Dryad Arbor', 'B'),
    enter('swamp', 'Swamp', 'B'),
    enter('bears', 'Grizzly Bears', 'A'),
    enter('moon', 'Blood Moon', 'A'),
  ],
};
