import type { BoardDocument, Problem } from '../../engine/index.ts';
import { namesOf } from './timeline/timeline-view.ts';

/** Parameters that are ids of objects; of all others, none is replaced by a name. */
const IDS: ReadonlySet<string> = new Set(['object', 'other', 'attacker', 'to', 'source']);

/** The problem with the names by which the user knows the objects of it, as far as the document tells them. */
export function namedProblem(problem: Problem, document: BoardDocument): Problem {
  const names = namesOf(document);
  const parameters = Object.entries(problem.parameters).map(([key, value]) => [
    key,
    IDS.has(key) ? (names.get(String(value)) ?? value) : value,
  ]);
  return { ...problem, parameters: Object.fromEntries(parameters) };
}
