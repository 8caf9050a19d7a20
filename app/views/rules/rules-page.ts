import { rulesOfSection } from '../../../engine/index.ts';

/** The parts of the Comprehensive Rules that the page shows. */
export const RULE_SECTIONS = ['611', '612', '613', '614', '615', '616'] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** A board that shows a rule. */
export interface BoardReference {
  readonly id: string;
  readonly title: string;
}

export interface RuleEntry {
  readonly rule: string;
  readonly section: RuleSection;
  /** In our own words. */
  readonly sentence: string;
  readonly isSubrule: boolean;
  readonly boards: readonly BoardReference[];
  /** A rule without a board of its own: its subrules have them. */
  readonly hasSubrules: boolean;
}

export interface RuleBoards {
  readonly boards: Readonly<Record<string, { readonly title: string }>>;
  readonly byRule: Readonly<Record<string, readonly string[]>>;
}

/** Every rule and subrule of these parts about which there is a sentence, in the order of the rules. */
export function ruleEntries(
  { boards, byRule }: RuleBoards,
  summaryOf: (rule: string) => string | undefined,
): readonly RuleEntry[] {
  return RULE_SECTIONS.flatMap((section) => {
    const rules = rulesOfSection(section);
    return rules.flatMap((rule): RuleEntry[] => {
      const sentence = summaryOf(rule);
      if (sentence === undefined) return [];
      const own = (byRule[rule] ?? []).map((id) => ({ id, title: boards[id]?.title ?? id }));
      const isSubrule = /[a-z]$/.test(rule);
      const hasSubrules = !isSubrule && rules.includes(`${rule}a` as (typeof rules)[number]);
      return [{ rule, section, sentence, isSubrule, boards: own, hasSubrules }];
    });
  });
}

/** Entries with that number, or with all of these words in their sentence or the titles of their boards. */
export function searchRules(entries: readonly RuleEntry[], query: string): readonly RuleEntry[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return entries;
  return entries.filter(({ rule, sentence, boards }) => {
    const text = [sentence, ...boards.map(({ title }) => title)].join(' ').toLowerCase();
    return words.every((word) => (/^\d/.test(word) ? rule.startsWith(word) : text.includes(word)));
  });
}

/** Whether the page shows the rule. */
export const isOnRulesPage = (rule: string): boolean =>
  RULE_SECTIONS.some((section) => rule === section || rule.startsWith(`${section}.`));
