import type { CaseResult } from './run-case.ts';

/** A case that was run: its folder, its id, and how it went. */
export interface RanCase {
  readonly folder: string;
  readonly id: string;
  readonly file: string;
  readonly result: CaseResult;
}

export interface CaseTotals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function countResults(cases: readonly RanCase[]): CaseTotals {
  const count = (status: CaseResult['status']) =>
    cases.filter(({ result }) => result.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** The report as lines: what was skipped and why, one line for each failure, a summary per folder, the totals last. */
export function reportLines(cases: readonly RanCase[]): readonly string[] {
  return [
    ...cases.flatMap(skippedLines),
    ...cases.flatMap(failureLines),
    ...folderLines(cases),
    totalsLine(countResults(cases)),
  ];
}

function skippedLines({ id, result }: RanCase): readonly string[] {
  return result.status === 'skipped' ? [`skipped ${id}: wants ${result.wants.join(', ')}`] : [];
}

function failureLines({ id, result }: RanCase): readonly string[] {
  if (result.status !== 'failed') return [];
  return result.failures.map(
    ({ expectation, field, expected, got }) =>
      `FAILED ${id}: ${expectation}: ${field}: expected ${expected}, got ${got}`,
  );
}

function folderLines(cases: readonly RanCase[]): readonly string[] {
  const folders = [...new Set(cases.map(({ folder }) => folder))];
  return folders.map((folder) => {
    const totals = countResults(cases.filter((each) => each.folder === folder));
    return `${folder}: ${totalsLine(totals)}`;
  });
}

const totalsLine = ({ passed, failed, skipped }: CaseTotals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
