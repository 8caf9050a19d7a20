import { libraryCard } from '../../cards/library/index.ts';
import type { BoardDocument } from '../../document/board-document.ts';
import { applyCommand } from '../../document/commands/apply-command.ts';
import { parseBoard } from '../../document/parse-board.ts';
import { playHistory } from '../../history/play-history.ts';
import { compilingReader } from '../../oracle/compile/compiling-reader.ts';
import { invariant } from '../../vocabulary/invariant.ts';

/** How long the app waits after an edit: one row for each length of game and place of the edit. */
export interface GameBenchmark {
  /** "60 steps, edit at the start" */
  readonly name: string;
  /** One edit: the history played anew as far as it must be, and the last moment evaluated. */
  readonly run: () => void;
}

const LENGTHS = [60, 300, 1_200] as const;
/** Where the edited step is, as a part of the game. */
const PLACES = { start: 0, middle: 0.5, end: 1 } as const;

/** Permanents are on the battlefield at the same time at most so many; then the oldest leaves. */
const MOST_PERMANENTS = 60;

/** Edits of games of several lengths. Making them plays each game once. */
export const gameBenchmarks = (): readonly GameBenchmark[] =>
  LENGTHS.flatMap((length) => {
    const document = gameOf(length);
    const history = playHistory(document, libraryCard, undefined, compilingReader);
    return Object.entries(PLACES).map(([place, part]) => {
      const index = Math.min(length - 1, Math.floor(length * part));
      const edited = applyCommand(document, { kind: 'set-note', index, note: 'edited' });
      return {
        name: `${length} steps, edit at the ${place}`,
        run: () => {
          const last = playHistory(edited, libraryCard, history, compilingReader).moments.at(-1);
          invariant(last !== undefined && last.evaluation.effects.length >= 0, 'a last moment');
        },
      };
    });
  });

const CREATURES = ['Grizzly Bears', 'Silvercoat Lion', 'Serra Angel', 'Llanowar Elves', 'Bog Wraith'];
const OTHERS = ['Forest', 'Glorious Anthem', 'Sol Ring', 'Mountain', 'Honor of the Pure', 'Blood Moon'];
const PUMP = 'Target creature gets +2/+2 until end of turn.';

/** A game as people play it: permanents come and go, some are pumped or get counters, turns pass. */
function gameOf(length: number): BoardDocument {
  const steps: unknown[] = [];
  const alive: string[] = [];
  for (let index = 0; steps.length < length; index++) {
    const creature = alive.find((id) => id.startsWith('creature'));
    const kind = index % 10;
    if (alive.length > MOST_PERMANENTS) steps.push({ move: { id: alive.shift(), to: 'graveyard' } });
    else if (kind === 9) steps.push({ turn: index % 20 === 9 ? 'B' : 'A' });
    else if (kind === 7 && creature !== undefined)
      steps.push({ counter: { on: creature, kind: '+1/+1', n: 1 } });
    else if (kind === 8 && creature !== undefined) {
      steps.push({ effect: { id: `pump-${index}`, controller: 'A', text: PUMP, targets: [creature] } });
    } else {
      const isCreature = kind % 3 !== 2;
      const names = isCreature ? CREATURES : OTHERS;
      const id = `${isCreature ? 'creature' : 'other'}-${index}`;
      steps.push({
        enter: { id, card: names[index % names.length], controller: index % 2 === 0 ? 'A' : 'B' },
      });
      alive.push(id);
    }
  }
  const { document } = parseBoard({ players: ['A', 'B'], steps });
  invariant(document !== undefined, 'a sound game');
  return document;
}
