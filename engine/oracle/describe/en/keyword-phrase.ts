import type { KeywordAbility, KeywordParameter } from '../../../abilities/ability.ts';
import type { Selector } from '../../../abilities/selector.ts';
import { numberPhrase } from './amount-phrase.ts';
import { type DescribeContext, narrate } from './context.ts';
import { costPhrase } from './cost-phrase.ts';
import { joinList } from './grammar.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { ownWords } from './own-words.ts';
import { colorPhrase } from './words.ts';

/** A keyword ability in lower case as in a list: "flying", "protection from black", "equip {1}", "swampwalk". */
export function keywordPhrase(ability: KeywordAbility, context: DescribeContext): string {
  const { keyword, parameter, words } = ability;
  if (words !== undefined) return ownWords(words, context);
  if (parameter === undefined) return keyword;
  switch (parameter.kind) {
    case 'cost': {
      const cost = costPhrase(parameter.cost, narrate(context));
      return isPlainCost(parameter) ? `${keyword} ${cost}` : `${keyword}—${cost}`;
    }
    case 'amount':
      return `${keyword} ${numberPhrase(parameter.amount, narrate(context))}`;
    case 'amount-and-cost':
      return `${keyword} ${numberPhrase(parameter.amount, narrate(context))}—${costPhrase(parameter.cost, narrate(context))}`;
    case 'cost-and-size':
      return `${keyword} ${costPhrase(parameter.cost, narrate(context))} — ${parameter.power}/${parameter.toughness}`;
    case 'quality':
      return qualityPhrase(ability, parameter.quality, context);
    case 'player':
      return `${keyword} player`;
    case 'subtype':
      return keyword === 'landwalk'
        ? `${parameter.subtype.toLowerCase()}walk`
        : `${parameter.subtype} ${keyword}`;
  }
}

/** Costs that are only mana stand after a space, others after a dash (CR 702.29 and others). */
const isPlainCost = (parameter: Extract<KeywordParameter, { kind: 'cost' }>): boolean =>
  Object.keys(parameter.cost).every((key) => key === 'mana');

function qualityPhrase({ keyword }: KeywordAbility, quality: Selector, context: DescribeContext): string {
  if (keyword === 'landwalk' && quality.kind === 'subtype' && typeof quality.subtype !== 'string')
    return 'landwalk of the chosen type';
  if (keyword === 'landwalk')
    return `${qualityNoun(quality, context, 'singular').replace(/ land$/, '')} landwalk`;
  if (keyword === 'enchant') return `enchant ${qualityNoun(quality, context, 'singular')}`;
  if (keyword === 'banding') return `bands with other ${qualityNoun(quality, context, 'plural')}`;
  if (keyword === 'affinity') return `affinity for ${qualityNoun(quality, context, 'plural')}`;
  if (keyword === 'protection' || keyword === 'hexproof')
    return `${keyword} from ${fromPhrase(quality, context)}`;
  if (keyword === 'equip') return `equip ${qualityNoun(quality, context, 'singular')}`;
  return `${keyword} ${qualityNoun(quality, context, 'singular')}`;
}

/** "black", "everything", "artifacts", "black and from red". */
function fromPhrase(quality: Selector, context: DescribeContext): string {
  switch (quality.kind) {
    case 'all':
      return 'everything';
    case 'color':
      return colorPhrase(quality.color);
    case 'any-of':
      return joinList(
        quality.of.map((part, index) => (index === 0 ? '' : 'from ') + fromPhrase(part, context)),
      );
    case 'color-count':
      if (quality.count === 0) return 'colorless';
      return quality.count === 2 ? 'multicolored' : quality.comparison === '=' ? 'monocolored' : 'each color';
    case 'shares':
      return quality.what === 'color' && quality.with.kind === 'source'
        ? 'each of its colors'
        : qualityNoun(quality, context, 'plural');
    case 'shares-with-some': {
      const among = renderNounPhrase(nounPhraseOf(quality.among, narrate(context)), 'plural', 'none');
      if (quality.what === 'color') return `the colors of ${among}`;
      return quality.what === 'mana-value' ? `each mana value among ${among}` : `the card types of ${among}`;
    }
    case 'controller':
      if (quality.is.kind === 'opponents') return 'each of your opponents';
      return quality.is.kind === 'chosen-player'
        ? 'the chosen player'
        : qualityNoun(quality, context, 'plural');
    case 'compare':
      return quality.value === 'mana-value' &&
        quality.comparison === '!=' &&
        typeof quality.to === 'object' &&
        quality.to.kind === 'chosen-number'
        ? 'each mana value other than the chosen number'
        : qualityNoun(quality, context, 'plural');
    case 'all-of':
    case 'not':
    case 'is':
    case 'targets':
    case 'those':
    case 'card-type':
    case 'supertype':
    case 'subtype':
    case 'keyword':
    case 'has-no-abilities':
    case 'has-ability':
    case 'owner':
    case 'zone':
    case 'token':
    case 'tapped':
    case 'face-down':
    case 'transformed':
    case 'attacking':
    case 'blocking':
    case 'designation':
    case 'has-attached':
    case 'attached-to':
    case 'counters':
    case 'name':
    case 'exiled-with-source':
      return qualityNoun(quality, context, 'plural');
  }
}

const qualityNoun = (quality: Selector, context: DescribeContext, number: 'singular' | 'plural'): string =>
  renderNounPhrase(nounPhraseOf(quality, narrate(context)), number, 'none');
