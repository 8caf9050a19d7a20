// The boards of the Rules page: case files that name a rule of 611–616, read when the app is built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { builtInCards } from '../engine/cli/built-in-cards.ts';
import type { CardFinder } from '../engine/history/step-run.ts';

/** Of each rule at most so many boards are shown. */
const MOST_BOARDS = 3;
const SECTIONS = /^61[1-6](?:\.|$)/;
const MODULE = 'virtual:rule-boards';

interface CaseFile {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly rules: readonly string[];
  readonly players: readonly string[];
  readonly steps: readonly unknown[];
  /** Definitions that travel with it. */
  readonly cards?: readonly { readonly name: string }[];
}

/** What the module holds: boards as they are stored, and which of them show a rule, the most telling first. */
export interface RuleBoardData {
  readonly boards: Readonly<Record<string, CaseFile>>;
  readonly byRule: Readonly<Record<string, readonly string[]>>;
}

/** Reads all cases of a folder and its subfolders, and chooses for each rule those that show it best. */
export function ruleBoards(folder: string): RuleBoardData {
  const hidden = notShown(path.join(folder, '../docs/rules-not-in-trace.json'));
  const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): CaseFile => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(hasItsCards(builtInCards()));
  const byRule = new Map<string, CaseFile[]>();
  for (const each of cases)
    for (const rule of each.rules ?? [])
      if (SECTIONS.test(rule)) byRule.set(rule, [...(byRule.get(rule) ?? []), each]);
  const chosen = [...byRule].map(([rule, own]) => [rule, bestOf(rule, own, hidden)] as const);
  return {
    boards: Object.fromEntries(chosen.flatMap(([, own]) => own.map((each) => [each.id, each]))),
    byRule: Object.fromEntries(chosen.map(([rule, own]) => [rule, own.map(({ id }) => id)])),
  };
}

/** Whether a reader's app knows all cards of a case: they are built in, or come with it. */
const hasItsCards =
  (builtIn: CardFinder) =>
  ({ steps, cards = [] }: CaseFile): boolean => {
    const own = new Set(cards.map(({ name }) => name));
    return cardsIn(steps).every((name) => own.has(name) || builtIn(name) !== undefined);
  };

function cardsIn(tree: unknown): readonly string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === 'card' && typeof value === 'string' ? [value] : cardsIn(value),
  );
}

/** Cases that name a rule of which nothing is to be seen on their boards. */
function notShown(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const exceptions: readonly { readonly case: string; readonly rules: readonly string[] }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return new Set(exceptions.flatMap((each) => each.rules.map((rule) => `${each.case} ${rule}`)));
}

/** A case that is named after the rule, then one that names it first, then the shorter one. */
function bestOf(rule: string, cases: readonly CaseFile[], hidden: ReadonlySet<string>): readonly CaseFile[] {
  const name = `${rule.replace('.', '-')}-`;
  const rank = ({ id, rules, steps }: CaseFile): number =>
    (id.startsWith(name) ? 0 : rules[0] === rule ? 100 : 200) + Math.min(steps.length, 99);
  const telling = cases.filter(({ id }) => !hidden.has(`${id} ${rule}`));
  return [...(telling.length > 0 ? telling : cases)]
    .sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id))
    .slice(0, MOST_BOARDS);
}

/** Offers the boards as a module of their own, so that they are loaded with the page that shows them. */
export function ruleBoardsPlugin(folder: string): Plugin {
  return {
    name: 'strata-rule-boards',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (name.endsWith('.json')) this.addWatchFile(path.join(folder, name));
      const data = JSON.stringify(JSON.stringify(ruleBoards(folder)));
      return { code: `export default JSON.parse(${data});`, moduleType: 'js' };
    },
  };
}
