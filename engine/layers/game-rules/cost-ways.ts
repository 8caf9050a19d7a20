import type { KeywordAbility } from '../../abilities/ability.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import type { ManaCost } from '../../vocabulary/mana.ts';
import type { EvaluatedObject } from '../evaluation.ts';

/** Keywords with a cost that is paid rather than the mana cost (118.9), and those with one that is added (118.8). */
const INSTEAD: ReadonlySet<Keyword> = new Set<Keyword>([
  'flashback',
  'evoke',
  'overload',
  'dash',
  'bestow',
  'escape',
  'madness',
  'miracle',
  'spectacle',
  'surge',
  'emerge',
  'mutate',
  'disturb',
  'blitz',
  'prowl',
]);
const BESIDES: ReadonlySet<Keyword> = new Set<Keyword>(['kicker', 'buyback', 'entwine']);

/** A cost that a keyword of the spell allows to pay. */
export interface CostWay {
  readonly keyword: Keyword;
  readonly mana: ManaCost;
}

/** Alternative costs that the spell's own keywords offer; only one of them can be paid (118.9a). */
export const alternativeCosts = (spell: EvaluatedObject): readonly CostWay[] => waysOf(spell, INSTEAD);

/** Optional additional costs of its keywords, any of which can be paid (118.8a–b). */
export const additionalCosts = (spell: EvaluatedObject): readonly CostWay[] => waysOf(spell, BESIDES);

/** Keywords whose cost is mana alone: any other part of a cost would be left out of what is shown. */
function waysOf({ abilities }: EvaluatedObject, keywords: ReadonlySet<Keyword>): readonly CostWay[] {
  return abilities.flatMap(({ ability }) => {
    if (ability.kind !== 'keyword' || !keywords.has(ability.keyword)) return [];
    const mana = manaOf(ability);
    return mana === undefined ? [] : [{ keyword: ability.keyword, mana }];
  });
}

function manaOf({ parameter }: KeywordAbility): ManaCost | undefined {
  if (parameter?.kind !== 'cost') return undefined;
  const { mana, ...others } = parameter.cost;
  return Object.keys(others).length === 0 ? mana : undefined;
}
