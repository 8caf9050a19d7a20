import type { BoardDocument, CardDefinition, History, Step, TextReader } from '../../engine/index.ts';
import { playHistory } from '../../engine/index.ts';

/** Steps that are played before anything else gets its turn. */
const PIECE = 16;

export interface PlayOptions {
  readonly cards: (name: string) => CardDefinition | undefined;
  /** Reads the texts of effects, emblems and tokens. */
  readonly reader?: TextReader;
  /** A history of an earlier document; what both begin with is not played again. */
  readonly previous: History | undefined;
  /** Lets others have their turn; says whether to go on. */
  readonly pause: (played: number, history: History) => Promise<boolean>;
}

/** The history of a document, played piece by piece; `undefined` if it was told to stop. */
export async function playInPieces(
  document: BoardDocument,
  options: PlayOptions,
): Promise<History | undefined> {
  let history = options.previous;
  for (
    let end = Math.min(PIECE, document.steps.length);
    ;
    end = Math.min(end + PIECE, document.steps.length)
  ) {
    const isAll = end === document.steps.length;
    history = playHistory(
      isAll ? document : { ...document, steps: document.steps.slice(0, end) },
      options.cards,
      history,
      options.reader,
    );
    if (isAll) return history;
    if (!(await options.pause(end, history))) return undefined;
  }
}

/**
 * The document with its steps replaced by equal ones of another, as far as both begin alike: a document that was sent
 * as a message has no step in common with the last one otherwise.
 */
export function withKnownSteps(document: BoardDocument, known: BoardDocument | undefined): BoardDocument {
  if (known === undefined) return document;
  const steps: Step[] = [...document.steps];
  for (const [index, step] of steps.entries()) {
    const before = known.steps[index];
    if (before === undefined || JSON.stringify(before) !== JSON.stringify(step)) break;
    steps[index] = before;
  }
  const cards = JSON.stringify(document.cards) === JSON.stringify(known.cards) ? known.cards : document.cards;
  return cards === undefined ? { ...document, steps } : { ...document, steps, cards };
}
