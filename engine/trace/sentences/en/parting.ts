import type { AbilityInstance } from '../../../layers/evaluation.ts';
import type { Change, ChangeValue } from '../../../layers/observer.ts';
import type { EffectId, ObjectId, PlayerId, RuleNumber } from '../../../vocabulary/ids.ts';
import { objectId, rule } from '../../../vocabulary/ids.ts';
import { ruleOfLayer } from '../../../vocabulary/rule-of-layer.ts';
import type { Sentence, SentenceFragment } from '../../explanation.ts';
import type { LayerParting, Parting } from '../../parting.ts';
import { rulesOfNotApplied } from '../../rules-of.ts';
import type { Trace } from '../../trace.ts';
import { effectLink, list, objectLink, sentence, together, type Words, words } from '../fragments.ts';
import { inLayer } from './layers.ts';
import { effectName, objectName, playerName, possessiveEnd, timestampLabel } from './names.ts';
import { startSentence } from './parting-start.ts';
import { abilitiesWords, characteristicLabel, valueWords } from './values.ts';

/** What the two evaluations are called: "here", "in the other order". */
export interface PartingNames {
  readonly first: string;
  readonly second: string;
}

/** Both traces, and what they and the things in them are called. */
export interface Telling {
  readonly first: Trace;
  readonly second: Trace;
  readonly names: PartingNames;
  readonly effect: (id: EffectId) => SentenceFragment;
  readonly object: (id: ObjectId) => SentenceFragment;
}

/**
 * "The two part in layer 7b: here, Humility (t1) is applied before Opalescence (t2); there, Opalescence (t1) comes
 * before Humility (t2)." What they do not have in common from the start is said before. Never empty, and with a rule.
 */
export function partingSentence(
  first: Trace,
  second: Trace,
  { start, inLayers }: Parting,
  names: PartingNames,
): Sentence {
  const telling: Telling = {
    first,
    second,
    names,
    effect: (id) => effectLink(effectName(first, id, effectName(second, id)), id),
    object: (id) => {
      const where = first.evaluation.state.objects.has(id) ? first : second;
      return objectLink(objectName(where.evaluation.state, id), id);
    },
  };
  return together([
    start === undefined ? undefined : startSentence(telling, start),
    inLayers === undefined ? nothingFollows : layerSentence(telling, inLayers),
  ]);
}

const nothingFollows = sentence('In the layers the same effects then do the same.', [rule('613.1')]);

function layerSentence(telling: Telling, parting: LayerParting): Sentence {
  const { first, second, names, effect, object } = telling;
  const start = words`The two part ${inLayer(parting.layer)}: `;
  const layerRule = rule(ruleOfLayer(parting.layer));
  switch (parting.kind) {
    case 'order': {
      const [a, b] = [parting.first, parting.second];
      const time = (trace: Trace, id: EffectId): string => {
        const info = trace.effects.get(id);
        return info === undefined ? '' : ` (${timestampLabel(info.timestamp)})`;
      };
      return sentence(
        words`${start}${names.first}, ${effect(a)}${time(first, a)} is applied before ${effect(b)}${time(first, b)}; ${names.second}, ${effect(b)}${time(second, b)} comes before ${effect(a)}${time(second, a)}. ${because(telling, parting)}`,
        orderRules(first, second, parting),
      );
    }
    case 'only-one': {
      const [has, lacks] =
        parting.appliedIn === 'first' ? [names.first, names.second] : [names.second, names.first];
      const { why } = parting;
      return sentence(
        words`${start}${has}, ${effect(parting.effect)} is applied; ${lacks}, it is not: ${whyNot(telling, parting)}.`,
        isMissing(why) ? [layerRule] : rulesOfNotApplied(why, hasWaited(telling, parting)),
      );
    }
    case 'objects': {
      const also = (ids: readonly ObjectId[], where: string): Words =>
        ids.length === 0 ? undefined : words`only ${where} to ${some(ids.map(object))}`;
      const parts = [also(parting.onlyFirst, names.first), also(parting.onlySecond, names.second)];
      return sentence(
        words`${start}${effect(parting.effect)} applies ${list(
          parts.filter((each) => each !== undefined),
          ' and ',
        )}.`,
        [...setRules(first, parting.effect), layerRule],
      );
    }
    case 'values':
      return sentence(words`${start}${valuesWords(telling, parting)}.`, [layerRule]);
  }
}

/** "now, by Anthem, Bears’ power becomes 3; then, 4"; of abilities only those that one of the two lacks. */
function valuesWords(telling: Telling, { effect, object, what, first: a, second: b }: Values): Words {
  const { first, second, names } = telling;
  const by = telling.effect(effect);
  if (what === 'abilities') {
    const who = whoIs(telling, object);
    const [here, there] = [abilitiesAfter(a), abilitiesAfter(b)];
    const parts = [
      ...onlyHere(first, object, here, there, words`only ${names.first}, ${who} has`),
      ...onlyHere(second, object, there, here, words`only ${names.second}, ${who} has`),
    ];
    const result = parts.length === 0 ? words`${who} has an ability more than once` : list(parts, ', and ');
    return words`after ${by}, ${result}`;
  }
  const label = what === 'maximum-hand-size' ? 'maximum hand size' : characteristicLabel(what).toLowerCase();
  const value = (trace: Trace, change: typeof a): string =>
    change === undefined ? 'what it was' : plain(trace, object, what, change.after);
  return words`${names.first}, by ${by}, ${whose(telling, object)} ${label} becomes ${value(first, a)}; ${names.second}, ${value(second, b)}`;
}

function onlyHere(
  { evaluation }: Trace,
  id: ObjectId | PlayerId,
  own: readonly AbilityInstance[],
  other: readonly AbilityInstance[],
  start: Words,
): readonly Words[] {
  const texts = new Set(other.map(({ ability }) => JSON.stringify(ability)));
  const only = own.filter(({ ability }) => !texts.has(JSON.stringify(ability)));
  if (only.length === 0) return [];
  return [words`${start}: ${abilitiesWords(evaluation.state, objectId(id), only).join('; ')}`];
}

const abilitiesAfter = (change: Change | undefined): readonly AbilityInstance[] =>
  Array.isArray(change?.after)
    ? change.after.filter((each): each is AbilityInstance => typeof each !== 'string')
    : [];

const some = (names: readonly Words[]): Words =>
  names.length > 4 ? `${names.length} objects` : list(names, ' and ');

/** The object or player. */
function whoIs({ first, second, object }: Telling, id: ObjectId | PlayerId): SentenceFragment | string {
  const asObject = objectId(id);
  const isObject = [first, second].some(({ evaluation }) => evaluation.state.objects.has(asObject));
  return isObject ? object(asObject) : playerName(id);
}

function whose(telling: Telling, id: ObjectId | PlayerId): Words {
  const name = whoIs(telling, id);
  return words`${name}${possessiveEnd(typeof name === 'string' ? name : name.text)}`;
}

type Order = Extract<LayerParting, { kind: 'order' }>;
const chosen = (trace: Trace, layer: Order['layer'], id: EffectId) =>
  trace.applied.find((event) => event.layer === layer && event.effect.id === id)?.chosenBecause;

/** Why the order is another: in each of the two what came first was chosen for a reason. */
function because({ first, second, names }: Telling, { layer, first: a, second: b }: Order): string {
  const [here, there] = [reasonOf(first, layer, a), reasonOf(second, layer, b)];
  if (here === there) return `${BOTH[here]}.`;
  const said = `${names.first}, ${ONE[here]}; ${names.second}, ${ONE[there]}.`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

function reasonOf(trace: Trace, layer: Order['layer'], id: EffectId): 'loop' | 'dependency' | 'timestamp' {
  const reason = chosen(trace, layer, id);
  return reason === 'loop' || reason === 'dependency' ? reason : 'timestamp';
}

const BOTH = {
  loop: 'They form a dependency loop, so timestamps decide',
  dependency: 'Dependencies decide',
  timestamp: 'Timestamps decide',
};
const ONE = {
  loop: 'a dependency loop leaves it to timestamps',
  dependency: 'a dependency decides',
  timestamp: 'timestamps decide',
};

function orderRules(
  first: Trace,
  second: Trace,
  { layer, first: a, second: b }: Order,
): readonly RuleNumber[] {
  const hows = [chosen(first, layer, a), chosen(second, layer, b)];
  if (hows.includes('loop')) return [rule('613.8b'), rule('613.7')];
  return hows.includes('dependency') ? [rule('613.8a'), rule('613.7')] : [rule('613.7')];
}

/** What decides to which objects an effect applies. */
function setRules(trace: Trace, id: EffectId): readonly RuleNumber[] {
  const effect = trace.effects.get(id);
  if (effect === undefined) return [];
  return [rule(effect.appliesTo.kind === 'locked-in' ? '611.2c' : '611.3a')];
}

/** Whether the effect that is not applied waited for the one that took its ability away (613.8a). */
function hasWaited({ first, second }: Telling, { layer, effect, appliedIn, why }: OnlyOne): boolean {
  const { dependencies } = appliedIn === 'first' ? second : first;
  return (
    why.kind === 'ability-gone' &&
    dependencies.some((each) => each.layer === layer && each.dependent === effect && each.on === why.by)
  );
}

type OnlyOne = Extract<LayerParting, { kind: 'only-one' }>;
type Values = Extract<LayerParting, { kind: 'values' }>;
type Missing = Extract<
  OnlyOne['why'],
  { kind: 'no-source' | 'no-ability' | 'no-status' | 'not-created' | 'no-part' | 'left-out' }
>;

const MISSING: Readonly<Record<Missing['kind'], string>> = {
  'no-source': 'what it comes from is not there',
  'no-ability': 'its source does not have that ability',
  'no-status': 'there is nothing that makes it',
  'not-created': 'nothing has created it',
  'no-part': 'it does nothing in this layer',
  'left-out': 'it is left out',
};

const isMissing = (why: OnlyOne['why']): why is Missing => why.kind in MISSING;

function whyNot({ effect }: Telling, { why }: OnlyOne): Words {
  if (isMissing(why)) return MISSING[why.kind];
  switch (why.kind) {
    case 'ability-gone':
      return why.by === undefined
        ? 'its ability is gone'
        : words`${effect(why.by)} has taken its ability away ${inLayer(why.inLayer)}`;
    case 'condition-false':
      return 'its condition is false';
    case 'granted-too-late':
      return words`${effect(why.by)} gives its ability only ${inLayer(why.inLayer)}`;
    case 'nothing-to-apply-to':
      return 'it finds nothing to apply to';
    case 'source-phased-out':
      return 'its source is phased out';
    case 'wrong-zone':
      return 'it does not work where its source is';
  }
}

function plain(
  { evaluation }: Trace,
  id: ObjectId | PlayerId,
  what: Exclude<Values['what'], 'abilities'>,
  value: ChangeValue,
): string {
  if (what === 'maximum-hand-size') return value === undefined ? 'none' : String(value);
  return valueWords(evaluation.state, objectId(id), what, value);
}
