import { type RuleNumber, rule } from './ids.ts';
import { KEYWORDS, type Keyword } from './keywords.ts';

/** Daybound and nightbound share one rule (702.145); every other keyword has its own, in the order of the list. */
const LAST_BEFORE_SHARED = KEYWORDS.indexOf('daybound');

/** The rule about a keyword ability (CR 702.2–702.195). */
export function ruleOfKeyword(keyword: Keyword): RuleNumber {
  const place = KEYWORDS.indexOf(keyword);
  return rule(`702.${place + (place > LAST_BEFORE_SHARED ? 1 : 2)}`);
}
