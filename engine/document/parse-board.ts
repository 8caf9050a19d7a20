import type { BoardDocument, Step, StepAction } from './board-document.ts';
import { besideActionSchema, boardSchema } from './board-schema.ts';
import { type DocumentError, printPath } from './document-error.ts';
import { findAbilityErrors } from './find-ability-errors.ts';
import { errorsFromIssues } from './from-zod.ts';
import { LIMITS } from './limits.ts';
import { migrateFile } from './migrations.ts';
import { findNotPlainJson } from './plain-json.ts';
import { STEP_SCHEMAS } from './step-schemas.ts';

export type ParseResult =
  | { readonly document: BoardDocument; readonly errors?: undefined }
  | { readonly errors: readonly DocumentError[]; readonly document?: undefined };

/**
 * Reads a board file or case file: its text, or the value that its JSON means. Never throws: anything that is no
 * board gives at least one error with its place in the file. A step of a kind that this version doesn't know is
 * kept as `unsupported`. Older format versions are lifted to the current one.
 */
export function parseBoard(input: unknown): ParseResult {
  if (typeof input === 'string') return parseText(input);
  const notJson = findNotPlainJson(input);
  if (notJson !== undefined) return { errors: [notJson] };
  if (!isRecord(input)) return fail('', 'expected', { expected: 'object', found: typeof input });
  const file = migrateFile(input);
  if (file === undefined) return fail('strata', 'newer-version', { found: String(input.strata) });
  return parseFile(file);
}

function parseText(text: string): ParseResult {
  if (text.length > LIMITS.fileLength) return fail('', 'too-large', { limit: LIMITS.fileLength });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return fail('', 'not-json', { found: error instanceof Error ? error.message.slice(0, 200) : 'text' });
  }
  return typeof value === 'string'
    ? fail('', 'expected', { expected: 'object', found: 'text' })
    : parseBoard(value);
}

function parseFile(file: Record<string, unknown>): ParseResult {
  const board = boardSchema.safeParse(file, { reportInput: true });
  const steps = Array.isArray(file.steps) ? file.steps.slice(0, LIMITS.steps).map(parseStep) : [];
  const errors = [
    ...(board.success ? duplicatePlayers(board.data.players) : errorsFromIssues(board.error.issues, [])),
    ...(board.success ? findAbilityErrors(board.data.cards ?? []) : []),
    ...steps.flatMap((step) => step.errors ?? []),
  ];
  if (!board.success || errors.length > 0) return { errors };
  return { document: { ...board.data, steps: steps.flatMap((step) => step.step ?? []) } };
}

type StepResult =
  | { readonly step: Step; readonly errors?: undefined }
  | { readonly errors: readonly DocumentError[]; readonly step?: undefined };

function parseStep(value: unknown, index: number): StepResult {
  const path = ['steps', index];
  if (!isRecord(value)) {
    return {
      errors: [
        { path: printPath(path), code: 'expected', parameters: { expected: 'object', found: typeof value } },
      ],
    };
  }
  const { off, note, timestamp, timestamps, ...actions } = value;
  const beside = besideActionSchema.safeParse(withoutUndefined({ off, note, timestamp, timestamps }), {
    reportInput: true,
  });
  const action = parseAction(actions, path);
  const errors = [
    ...(beside.success ? [] : errorsFromIssues(beside.error.issues, path)),
    ...(action.errors ?? []),
  ];
  if (!beside.success || action.action === undefined) return { errors };
  return { step: { action: action.action, ...beside.data } };
}

type ActionResult =
  | { readonly action: StepAction; readonly errors?: undefined }
  | { readonly errors: readonly DocumentError[]; readonly action?: undefined };

function parseAction(actions: Record<string, unknown>, path: readonly PropertyKey[]): ActionResult {
  const [key, ...more] = Object.keys(actions);
  if (key === undefined || more.length > 0) {
    const found = Object.keys(actions).slice(0, 5).join(', ');
    return { errors: [{ path: printPath(path), code: 'not-one-action', parameters: { found } }] };
  }
  const schema = Object.hasOwn(STEP_SCHEMAS, key) ? STEP_SCHEMAS[key] : undefined;
  if (schema === undefined) return { action: { kind: 'unsupported', step: key, value: actions[key] } };
  const result = schema.safeParse(actions[key], { reportInput: true });
  return result.success
    ? { action: result.data }
    : { errors: errorsFromIssues(result.error.issues, [...path, key]) };
}

function duplicatePlayers(players: readonly string[]): DocumentError[] {
  return players.flatMap((player, index) =>
    players.indexOf(player) === index
      ? []
      : [{ path: printPath(['players', index]), code: 'duplicate' as const, parameters: { found: player } }],
  );
}

function fail(
  path: string,
  code: DocumentError['code'],
  parameters: DocumentError['parameters'],
): ParseResult {
  return { errors: [{ path, code, parameters }] };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutUndefined = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
