import type { Sentences, Trace } from '../../engine/index.ts';
import {
  compilingReader,
  libraryCard,
  parseBoard,
  playHistory,
  recordTrace,
  sentencesIn,
} from '../../engine/index.ts';

export const say: Sentences = sentencesIn('en');

/** The last moment's trace of a game of these steps, written as in a board file. */
export function traceForTest(...steps: readonly Readonly<Record<string, unknown>>[]): Trace {
  const { document, errors } = parseBoard({ strata: 1, players: ['A', 'B'], steps });
  if (document === undefined) throw new Error(JSON.stringify(errors));
  const history = playHistory(document, libraryCard, undefined, compilingReader);
  if (history.problems.length > 0) throw new Error(JSON.stringify(history.problems));
  const state = history.moments.at(-1)?.state;
  if (state === undefined) throw new Error('A history has no moment');
  return recordTrace(state);
}

export const enter = (id: string, card: string, controller = 'A', more: object = {}) => ({
  enter: { id, card, controller, ...more },
});

/** Two lands of B under Blood Moon, and Bears of A with a counter and Giant Growth under Humility. */
export const meeting = (): Trace =>
  traceForTest(
    enter('urborg', 'Urborg, Tomb of Yawgmoth', 'B'),
    enter('swamp', 'Swamp', 'B'),
    enter('bears', 'Grizzly Bears'),
    enter('humility', 'Humility'),
    enter('moon', 'Blood Moon', 'B'),
    { counter: { on: 'bears', kind: '+1/+1', n: 1 } },
    enter('opalescence', 'Opalescence'),
    { resolve: { id: 'growth', card: 'Giant Growth', controller: 'A', targets: ['bears'] } },
  );

/** Blood Moon and Life and Limb, which wait for each other, with a Dryad Arbor and a Saproling. */
export const loop = (): Trace =>
  traceForTest(
    enter('arbor', 'Dryad Arbor', 'B'),
    {
      token: {
        id: 'saproling',
        controller: 'B',
        types: ['creature'],
        subtypes: ['Saproling'],
        power: 1,
        toughness: 1,
      },
    },
    enter('moon', 'Blood Moon'),
    enter('limb', 'Life and Limb', 'B'),
  );
