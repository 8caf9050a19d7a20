import type { BoardDocument, Step } from './board-document.ts';
import { stepValue } from './step-value.ts';

/**
 * Writes a document in the case format: JSON with one line per step, expectation and card, so that files compare
 * well. `parseBoard` reads it back to an equal document.
 */
export function printBoard(document: BoardDocument): string {
  const { strata, id, title, rules, source, why, players, steps, sba, expect, cards, view, ...rest } =
    document;
  noFieldForgotten(rest);
  const fields = [
    field('strata', strata),
    field('id', id),
    field('title', title),
    field('rules', rules),
    field('source', source),
    field('why', why),
    field('players', players),
    lines('cards', cards),
    lines('steps', steps.map(stepToJson)),
    field('sba', sba),
    lines('expect', expect),
    field('view', view),
  ];
  return `{\n${fields.filter((text) => text !== undefined).join(',\n')}\n}\n`;
}

/** A step as the file writes it: its one key, and what goes beside it. */
export function stepToJson(step: Step): Readonly<Record<string, unknown>> {
  const { action, ...beside } = step;
  const [key, value] = stepValue(action);
  return { [key]: value, ...beside };
}

function field(name: string, value: unknown): string | undefined {
  return value === undefined ? undefined : `  ${JSON.stringify(name)}: ${inline(value)}`;
}

function lines(name: string, values: readonly unknown[] | undefined): string | undefined {
  if (values === undefined) return undefined;
  if (values.length === 0) return `  ${JSON.stringify(name)}: []`;
  return `  ${JSON.stringify(name)}: [\n${values.map((value) => `    ${inline(value)}`).join(',\n')}\n  ]`;
}

/** JSON on one line, with spaces where a person would put them. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  if (fields.length === 0) return '{}';
  return `{ ${fields.map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`).join(', ')} }`;
}

/** Does not compile when the document has a field that is not printed. */
function noFieldForgotten(_rest: Readonly<Record<string, never>>): void {}
