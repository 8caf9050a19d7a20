import type { Change } from '../../../layers/observer.ts';
import type { EffectId, ObjectId, RuleNumber } from '../../../vocabulary/ids.ts';
import { rule } from '../../../vocabulary/ids.ts';
import { ruleOfLayer } from '../../../vocabulary/rule-of-layer.ts';
import type { Sentence, SentenceFragment } from '../../explanation.ts';
import type { Parting } from '../../parting.ts';
import { rulesOfNotApplied } from '../../rules-of.ts';
import type { Trace } from '../../trace.ts';
import { effectLink, list, objectLink, sentence, type Words, words } from '../fragments.ts';
import { inLayer } from './layers.ts';
import { effectName, objectName, possessiveEnd, timestampLabel } from './names.ts';

/** What the two evaluations are called: "here", "in the other order". */
export interface PartingNames {
  readonly first: string;
  readonly second: string;
}

/** "The two part in layer 7b: here Humility (t1) is applied before Opalescence (t2), there after it." */
export function partingSentence(
  first: Trace,
  second: Trace,
  parting: Parting,
  names: PartingNames,
): Sentence {
  const effect = (id: EffectId): SentenceFragment =>
    effectLink(effectName(first, id, effectName(second, id)), id);
  const object = (id: ObjectId): SentenceFragment => {
    const where = first.evaluation.state.objects.has(id) ? first : second;
    return objectLink(objectName(where.evaluation.state, id), id);
  };
  const start = words`The two part ${inLayer(parting.layer)}: `;
  const layerRule = rule(ruleOfLayer(parting.layer));
  switch (parting.kind) {
    case 'order': {
      const time = (trace: Trace, id: EffectId): string => {
        const info = trace.effects.get(id);
        return info === undefined ? '' : ` (${timestampLabel(info.timestamp)})`;
      };
      const [a, b] = [parting.first, parting.second];
      return sentence(
        words`${start}${names.first}, ${effect(a)}${time(first, a)} is applied before ${effect(b)}${time(first, b)}; ${names.second}, ${effect(b)}${time(second, b)} comes before ${effect(a)}${time(second, a)}. ${because(first, second, parting)}`,
        orderRules(first, second, parting),
      );
    }
    case 'only-one': {
      const [has, lacks] =
        parting.appliedIn === 'first' ? [names.first, names.second] : [names.second, names.first];
      return sentence(
        words`${start}${has}, ${effect(parting.effect)} is applied; ${lacks}, it is not${whyNot(parting, effect)}.`,
        parting.why === undefined ? [layerRule] : rulesOfNotApplied(parting.why, false),
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
        [rule('613.6'), layerRule],
      );
    }
    case 'values': {
      const whose = object(parting.object);
      const value = (change: Change | undefined): string => plain(change?.after);
      const what = (parting.first ?? parting.second)?.characteristic ?? 'value';
      return sentence(
        words`${start}${effect(parting.effect)} makes ${whose}${possessiveEnd(whose.text)} ${what} ${value(parting.first)} ${names.first}, and ${value(parting.second)} ${names.second}.`,
        [layerRule],
      );
    }
  }
}

const some = (names: readonly Words[]): Words =>
  names.length > 4 ? `${names.length} objects` : list(names, ' and ');

type Order = Extract<Parting, { kind: 'order' }>;
const chosen = (trace: Trace, { layer }: Order, id: EffectId) =>
  trace.applied.find((event) => event.layer === layer && event.effect.id === id)?.chosenBecause;

/** Why the order is another: only one of the two may follow a dependency. */
function because(first: Trace, second: Trace, parting: Order): string {
  const [a, b] = [chosen(first, parting, parting.first), chosen(second, parting, parting.second)];
  if (a === 'loop' || b === 'loop') return 'They form a dependency loop, so timestamps decide.';
  if (a === 'dependency' || b === 'dependency') return 'A dependency decides there, not the timestamps.';
  return 'Timestamps decide.';
}

function orderRules(first: Trace, second: Trace, parting: Order): readonly RuleNumber[] {
  const how = [chosen(first, parting, parting.first), chosen(second, parting, parting.second)];
  if (how.includes('loop')) return [rule('613.8b'), rule('613.7')];
  return how.includes('dependency') ? [rule('613.8a'), rule('613.7')] : [rule('613.7')];
}

function whyNot(
  { why }: Extract<Parting, { kind: 'only-one' }>,
  effect: (id: EffectId) => SentenceFragment,
): Words {
  switch (why?.kind) {
    case undefined:
      return ': there is no such effect';
    case 'ability-gone':
      return why.by === undefined
        ? ': its ability is gone'
        : words`: ${effect(why.by)} has taken its ability away ${inLayer(why.inLayer)}`;
    case 'condition-false':
      return ': its condition is false';
    case 'granted-too-late':
      return words`: ${effect(why.by)} gives its ability only ${inLayer(why.inLayer)}`;
    case 'nothing-to-apply-to':
      return ': it finds nothing to apply to';
    case 'source-phased-out':
      return ': its source is phased out';
    case 'wrong-zone':
      return ': it does not work where its source is';
  }
}

const plain = (value: Change['after']): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  const texts = value.map((each) => (typeof each === 'string' ? each : 'an ability'));
  return texts.length === 0 ? 'none' : texts.slice(0, 6).join(' ');
};
