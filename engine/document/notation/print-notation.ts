import type { BoardDocument } from '../board-document.ts';
import { stepToJson } from '../print-board.ts';
import { printHeaders } from './header.ts';
import { LineContext } from './line-context.ts';
import { printStep } from './print-step.ts';

/** The version of the notation, which a line begins with. */
export const NOTATION_VERSION = 1;

/**
 * A whole board on one line that a person can read, write and paste: `strata1 A: Blood Moon; B: Urborg, Tomb of
 * Yawgmoth`. `parseNotation` reads it back to an equal document. `docs/notation.md` describes it.
 */
export function printNotation(document: BoardDocument): string {
  const context = new LineContext();
  context.players = document.players;
  const steps = document.steps.map((step) => printStep(stepToJson(step), context));
  const items = [...printHeaders({ ...document }), ...steps];
  return `strata${NOTATION_VERSION} ${items.join('; ')}`.trimEnd();
}
