import type { BoardDocument } from '../document/board-document.ts';
import type { Problem, ProblemCode } from '../document/problem.ts';
import type { History } from '../history/history.ts';
import { playHistory } from '../history/play-history.ts';
import type { CardFinder } from '../history/step-run.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { type Check, differencesAt, differencesOfEvent } from './check-expectation.ts';
import type { Difference } from './difference.ts';
import { type Expectation, parseExpectation } from './expectation-schema.ts';

export type CaseResult =
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly failures: readonly CaseFailure[] }
  /** It wants cards, steps, texts or checks that this version doesn't have. */
  | { readonly status: 'skipped'; readonly wants: readonly string[] };

/** One difference between a case and the game. */
export interface CaseFailure extends Difference {
  /** Which expectation, in few words; or the step that can't be done. */
  readonly expectation: string;
}

/** Problems that say what this version lacks, not that the case is wrong. */
const LACKS: readonly ProblemCode[] = [
  'unknown-card',
  'unsupported-step',
  'unsupported-text',
  'unknown-effect-text',
  'text-not-read-yet',
];

/** The lines of a card that are not understood, and so have no abilities. */
export type UnreadLines = (card: string) => readonly string[];

/** Plays a case and checks everything that it expects. A case that fails with a card read in part lacks that card. */
export function runCase(
  document: BoardDocument,
  cards: CardFinder,
  unreadOf: UnreadLines = () => [],
): CaseResult {
  const parsed = (document.expect ?? []).map(parseExpectation);
  const malformed = parsed.flatMap((each) => ('errors' in each ? each.errors : []));
  if (malformed.length > 0) {
    const failures = malformed.map(({ path, code, parameters }) => ({
      expectation: path,
      field: code,
      expected: String(parameters.expected ?? ''),
      got: JSON.stringify(parameters),
    }));
    return { status: 'failed', failures };
  }
  const expectations = parsed.flatMap((each) => ('expectation' in each ? [each.expectation] : []));
  const history = playHistory(document, cards, undefined, compilingReader);
  const wants = [...wantsOf(history), ...wantsOfChecks(expectations)];
  if (wants.length > 0) return { status: 'skipped', wants: [...new Set(wants)] };
  const failures = [
    ...refusals(history, expectations),
    ...expectations.flatMap((expectation) => failuresOf(document, history, expectation)),
  ];
  if (failures.length === 0) return { status: 'passed' };
  const missing = unreadIn(history, unreadOf);
  return missing.length === 0 ? { status: 'failed', failures } : { status: 'skipped', wants: missing };
}

function unreadIn({ moments }: History, unreadOf: UnreadLines): readonly string[] {
  const cards = new Set(
    moments.flatMap(({ state }) => [...state.objects.values()].map(({ card }) => card.name)),
  );
  return [...cards].flatMap((card) => unreadOf(card).map((line) => `card ${card}: "${line}"`));
}

function wantsOf({ problems }: History): readonly string[] {
  return problems.filter(({ code }) => LACKS.includes(code)).map(wordProblem);
}

const wantsOfChecks = (expectations: readonly Expectation[]): readonly string[] =>
  expectations.flatMap((each) => (each.kind === 'unsupported' ? [`check "${each.what}"`] : []));

/** "card Humility", "step cast", "text …" */
function wordProblem({ code, parameters }: Problem): string {
  const what = parameters.card ?? parameters.step ?? parameters.text ?? parameters.object ?? '';
  switch (code) {
    case 'unknown-card':
      return `card ${what}`;
    case 'unsupported-step':
      return `step ${what}`;
    case 'unsupported-text':
    case 'unknown-effect-text':
      return `text "${parameters.text ?? ''}"${parameters.unread === undefined ? '' : `, from "${parameters.unread}" on`}`;
    default:
      return `${code} ${JSON.stringify(parameters)}`;
  }
}

/** Steps that could not be done although the case does not expect that. */
function refusals({ moments, problems }: History, expectations: readonly Expectation[]): CaseFailure[] {
  const expected = expectations.flatMap((each) => (each.kind === 'rejected' ? [each.step] : []));
  return moments
    .filter(({ status, step }) => status === 'refused' && !expected.includes(step))
    .map(({ step }) => {
      const problem = problems.find(({ at }) => at === step);
      const got = problem === undefined ? 'refused' : wordProblem(problem);
      return { expectation: `step ${step}`, field: 'step', expected: 'can be done', got };
    });
}

function failuresOf(document: BoardDocument, history: History, expectation: Expectation): CaseFailure[] {
  if (expectation.kind === 'unsupported') return [];
  if (expectation.kind === 'rejected') {
    const status = history.moments[expectation.step + 1]?.status;
    if (status === 'refused') return [];
    return [
      {
        expectation: `step ${expectation.step}`,
        field: 'step',
        expected: 'refused',
        got: status ?? 'no such step',
      },
    ];
  }
  if (expectation.kind === 'event') {
    const { event } = expectation.expected;
    return differencesOfEvent(history, expectation.expected).map((each) => ({
      expectation: `event ${event}`,
      ...each,
    }));
  }
  const { after } = expectation.expected;
  const moment = after === undefined ? history.moments.at(-1) : history.moments[after + 1];
  const name = after === undefined ? nameOf(expectation) : `${nameOf(expectation)} after ${after}`;
  if (moment === undefined)
    return [{ expectation: name, field: 'after', expected: String(after), got: 'no such step' }];
  return differencesAt(document, moment, expectation).map((difference) => ({
    expectation: name,
    ...difference,
  }));
}

function nameOf(check: Check): string {
  switch (check.kind) {
    case 'object':
      return check.expected.object;
    case 'layer':
      return `layer ${check.expected.layer}`;
    case 'effect':
      return `effect ${check.expected.effect}`;
    case 'player':
      return `player ${check.expected.player}`;
  }
}
