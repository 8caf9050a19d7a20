import type { Ability } from '../../abilities/ability.ts';
import { type RuleNumber, rule } from '../../vocabulary/ids.ts';

/** Sorts of abilities as the rules tell them apart (CR 113.3 and the sections on each). */
export type LineSort =
  | 'static'
  | 'characteristic-defining'
  | 'keyword'
  | 'activated'
  | 'mana'
  | 'loyalty'
  | 'triggered'
  | 'chapter'
  | 'spell'
  | 'entering'
  | 'replacement'
  | 'prevention'
  | 'plain';

/** What sort of ability a line with these abilities is, by the first of them. */
export function sortOf(abilities: readonly Ability[], words: string): LineSort | undefined {
  const [ability] = abilities;
  switch (ability?.kind) {
    case undefined:
      return undefined;
    case 'static':
      return ability.isCharacteristicDefining === true ? 'characteristic-defining' : 'static';
    case 'keyword':
      return 'keyword';
    case 'activated':
      if (ability.isLoyalty === true) return 'loyalty';
      return isManaAbility(ability) ? 'mana' : 'activated';
    case 'triggered':
      return ability.trigger.kind === 'chapter' ? 'chapter' : 'triggered';
    case 'spell':
      return 'spell';
    case 'replacement':
      if (ability.effect.kind === 'enters') return 'entering';
      return /\bprevent/i.test(words) ? 'prevention' : 'replacement';
    case 'plain-static':
      return 'plain';
  }
}

/** 605.1a, without targets and loyalty costs. */
const isManaAbility = ({ instructions, targets = [] }: Extract<Ability, { kind: 'activated' }>): boolean =>
  targets.length === 0 && instructions.some(({ kind }) => kind === 'add-mana');

/** The rule that says what abilities of this sort are. */
export function rulesOfSort(sort: LineSort, words: string): readonly RuleNumber[] {
  switch (sort) {
    case 'static':
      return [rule('604.2')];
    case 'characteristic-defining':
      return [rule('604.3')];
    case 'keyword':
      return [rule('702.1')];
    case 'activated':
      return [rule('602.1')];
    case 'mana':
      return [rule('605.1a')];
    case 'loyalty':
      return [rule('606.2')];
    case 'triggered':
      return [rule('603.1')];
    case 'chapter':
      return [rule('714.2')];
    case 'spell':
      return [rule('113.3a')];
    case 'entering':
      return [ruleOfEntering(words)];
    case 'replacement':
      return [ruleOfReplacement(words)];
    case 'prevention':
      return [rule('615.1a')];
    case 'plain':
      return [rule('604.1')];
  }
}

/** Three wordings of what happens as something enters, and one of turning face up (614.1c–e). */
export function ruleOfEntering(words: string): RuleNumber {
  if (/\bas\b[^.]*\bturned face up\b/i.test(words)) return rule('614.1e');
  return /\bas\b[^.]*\benters?\b|\benters? (?:\S+ )?(?:with|as)\b/i.test(words)
    ? rule('614.1c')
    : rule('614.1d');
}

export function ruleOfReplacement(words: string): RuleNumber {
  if (/\bregenerate/i.test(words)) return rule('701.19a');
  return /\bskip/i.test(words) ? rule('614.1b') : rule('614.1a');
}
