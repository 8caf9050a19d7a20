import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CaseResult } from '../cases/run-case.ts';

/** A case whose answer we believe to be wrong, with the derivation of ours. */
interface DisputedCase {
  readonly case: string;
  readonly derived: string;
  readonly rules: readonly string[];
}

const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../docs/disputed-cases.json');

const disputed: ReadonlyMap<string, DisputedCase> = new Map(
  (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as readonly DisputedCase[]) : []).map(
    (each) => [each.case, each],
  ),
);

/** A failure that `docs/disputed-cases.json` derives from the rules is no failure: it is listed, and counts as skipped. */
export function withDispute(id: string, result: CaseResult): CaseResult {
  const dispute = disputed.get(id);
  if (result.status !== 'failed' || dispute === undefined) return result;
  const found = result.failures.map(
    ({ expectation, field, expected, got }) => `${expectation} ${field} ${got}, not ${expected}`,
  );
  return {
    status: 'skipped',
    wants: [
      `another answer, disputed by ${dispute.rules.join(', ')}: ${dispute.derived} (${found.join('; ')})`,
    ],
  };
}
