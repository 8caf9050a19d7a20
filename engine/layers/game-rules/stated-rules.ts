import type { PlainStaticAbility } from '../../abilities/ability.ts';
import { compareTimestamps } from '../../state/timestamp.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { AbilityInstance, Evaluation } from '../evaluation.ts';
import { functionsHere } from '../functioning-zone.ts';

export const RULE_SORTS = ['cost', 'land-plays', 'permission', 'prohibition', 'other'] as const;
/** What a static ability that makes no continuous effect in a layer says of the game. */
export type RuleSort = (typeof RULE_SORTS)[number];

/** A rule of the game that a static ability states, as it holds now (CR 604.1, 613.11). */
export interface StatedRuleNow {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly instance: AbilityInstance;
  readonly ability: PlainStaticAbility;
  readonly sort: RuleSort;
  /** Whom it is about, as far as its words say so; none if it is about the game or about objects. */
  readonly players: readonly PlayerId[];
}

/**
 * The rules that static abilities state and that change no value in any layer: costs, permissions, prohibitions. In
 * order of timestamp (613.11); only of abilities that work where their object is (113.6).
 */
export function statedRules(evaluation: Evaluation): readonly StatedRuleNow[] {
  const found: StatedRuleNow[] = [];
  for (const object of evaluation.state.objects.values()) {
    if (object.isPhasedOut) continue;
    // Most objects have no such ability, and their values are computed only when asked for.
    const instances = evaluation.abilitiesOf(object.id);
    if (!instances.some(({ ability }) => ability.kind === 'plain-static')) continue;
    const { cardTypes, controller } = evaluation.object(object.id);
    for (const instance of instances) {
      const { ability } = instance;
      if (ability.kind !== 'plain-static' || !functionsHere(object, cardTypes, ability, false)) continue;
      // What a spell says of its own cost is no rule of the game for others.
      if (object.zone === 'stack') continue;
      found.push({
        source: object.id,
        controller,
        instance,
        ability,
        sort: sortOfRule(ability),
        players: playersOf(evaluation, ability.words, controller),
      });
    }
  }
  return found.sort((one, other) => compareTimestamps(one.instance.timestamp, other.instance.timestamp));
}

/** What sort of rule it is: by its data, or by the words that it cannot do without. */
function sortOfRule({ rule, words }: PlainStaticAbility): RuleSort {
  if (rule?.kind === 'land-plays' || /\badditional lands?\b/i.test(words)) return 'land-plays';
  if (rule !== undefined || /\bcosts? .*\bto (?:cast|activate)\b|\badditional cost\b/i.test(words))
    return 'cost';
  if (/\b(?:can't|don't|no more than)\b/i.test(words)) return 'prohibition';
  return /\b(?:may|can)\b|\bas though\b/i.test(words) ? 'permission' : 'other';
}

function playersOf({ state }: Evaluation, words: string, controller: PlayerId): readonly PlayerId[] {
  const all = state.players.filter(({ hasLeft }) => hasLeft !== true).map(({ id }) => id);
  if (/\b(?:each player|players|any player)\b/i.test(words)) return all;
  if (/\bopponents?\b (?:can't|may|play|cast)/i.test(words)) return all.filter((id) => id !== controller);
  return /\byou\b (?:may|can|can't|don't|have|cast)/i.test(words) ? [controller] : [];
}
