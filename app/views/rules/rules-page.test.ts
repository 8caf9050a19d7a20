import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import boards from 'virtual:rule-boards';
import { describe, expect, it } from 'vitest';
import { isRuleNumber, ruleSummariesIn, rulesOfSection } from '../../../engine/index.ts';
import { isOnRulesPage, ruleEntries, searchRules } from './rules-page.ts';

const entries = ruleEntries(boards, ruleSummariesIn('en'));
const rules = entries.map(({ rule }) => rule);

/** Rules of which this version carries nothing out that a board could show, with the reason on the page. */
const WITHOUT_BOARD = ['612.10'];

describe('the Rules page', () => {
  it.each(['611', '612', '613', '614', '615', '616'])(
    'has every rule and subrule of %s, each with a sentence',
    (section) => {
      const expected = rulesOfSection(section);
      expect(expected.length).toBeGreaterThan(8);
      expect(rules.filter((rule) => rule.startsWith(`${section}.`))).toEqual(expected);
    },
  );

  it('has no number that the edition lacks', () => {
    expect(rules.filter((rule) => !isRuleNumber(rule))).toEqual([]);
    expect(Object.keys(boards.byRule).filter((rule) => !isRuleNumber(rule))).toEqual([]);
  });

  it('has a board for every rule of 611 to 616, or for its subrules', () => {
    const bare = entries.filter(({ boards: own, hasSubrules }) => own.length === 0 && !hasSubrules);
    expect(bare.map(({ rule }) => rule)).toEqual(WITHOUT_BOARD);
  });

  it('names boards that are there, each with a title', () => {
    for (const { boards: own } of entries)
      for (const { id, title } of own) {
        expect(boards.boards[id], id).toBeDefined();
        expect(title.length, id).toBeGreaterThan(5);
      }
  });

  it('is found by number and by words', () => {
    expect(searchRules(entries, '613.8').map(({ rule }) => rule)).toEqual([
      '613.8',
      '613.8a',
      '613.8b',
      '613.8c',
    ]);
    expect(searchRules(entries, 'dependency timestamps').length).toBeGreaterThan(0);
    expect(searchRules(entries, 'xyzzy')).toEqual([]);
    expect(searchRules(entries, ' ')).toBe(entries);
  });

  it('is where links of these rules lead', () => {
    expect(['611.2c', '613', '616.1'].every(isOnRulesPage)).toBe(true);
    expect(['704.5f', '6130', '100.1'].some(isOnRulesPage)).toBe(false);
  });
});

const RULES_FILE = process.env.STRATA_RULES;

describe.skipIf(RULES_FILE === undefined)('the numbers of the page against the text of the rules', () => {
  it('are those of the edition, in its order', () => {
    const text = readFileSync(path.resolve(RULES_FILE ?? ''), 'utf8');
    const numbers = [...text.matchAll(/^(61[1-6]\.\d+[a-z]?)[. ]/gm)].map(([, number]) => number);
    expect(rules).toEqual([...new Set(numbers)]);
  });
});
