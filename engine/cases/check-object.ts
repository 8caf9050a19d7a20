import type { EvaluatedObject, Evaluation } from '../layers/evaluation.ts';
import { hasSubtype, powerOf, toughnessOf } from '../layers/object-facts.ts';
import { countOf } from '../state/counter-groups.ts';
import type { GameObject } from '../state/game-object.ts';
import { objectId } from '../vocabulary/ids.ts';
import { Differences } from './difference.ts';
import type { ObjectExpectation } from './expectation-schema.ts';
import { hasFragment, showText, textOf } from './has-fragment.ts';

/** What of an expected object does not hold. */
export function checkObject(evaluation: Evaluation, expected: ObjectExpectation): Differences {
  const differences = new Differences();
  const object = evaluation.state.objects.get(objectId(expected.object));
  if (expected.exists !== undefined) {
    differences.same(
      'exists',
      expected.exists,
      object !== undefined && object.zone === (expected.zone ?? object.zone),
    );
  }
  if (object === undefined) {
    if (expected.exists !== false) differences.add('object', expected.object, 'no such object');
    return differences;
  }
  const values = evaluation.object(object.id);
  checkCharacteristics(differences, expected, object, values);
  checkAbilities(differences, expected, values);
  checkStatus(differences, expected, object);
  return differences;
}

function checkCharacteristics(
  differences: Differences,
  expected: ObjectExpectation,
  object: GameObject,
  values: EvaluatedObject,
): void {
  const { names } = values;
  if (expected.name !== undefined && !(names.length === 0 ? [''] : names).includes(expected.name)) {
    differences.add('name', expected.name, names);
  }
  differences.sameSet('types', expected.types, values.cardTypes);
  differences.sameSet('supertypes', expected.supertypes, values.supertypes);
  differences.sameSet('colors', expected.colors, values.colors);
  if (expected.subtypes === 'all creature types') {
    differences.same('subtypes', true, values.hasAllCreatureTypes);
  } else {
    const every = values.hasAllCreatureTypes ? ['all creature types'] : [];
    differences.sameSet('subtypes', expected.subtypes, [...values.subtypes, ...every]);
  }
  for (const subtype of expected.includesSubtypes ?? []) {
    if (!hasSubtype(values, subtype)) differences.add('includesSubtypes', subtype, values.subtypes);
  }
  differences.same('power', expected.power, powerOf(object, values) ?? null);
  differences.same('toughness', expected.toughness, toughnessOf(object, values) ?? null);
  differences.same('controller', expected.controller, values.controller);
  differences.same('manaValue', expected.manaValue, values.manaValue);
  differences.same('loyalty', expected.loyalty, countedValue(object, 'loyalty', values.loyalty));
  differences.same('defense', expected.defense, countedValue(object, 'defense', values.defense));
}

/** On the battlefield loyalty and defense are numbers of counters (CR 306.5c, 310.4c). */
function countedValue(object: GameObject, counter: string, printed: number | undefined): number | null {
  return object.zone === 'battlefield' ? countOf(object.counters, counter) : (printed ?? null);
}

function checkAbilities(
  differences: Differences,
  expected: ObjectExpectation,
  values: EvaluatedObject,
): void {
  const abilities = values.abilities.map(({ ability }) => ability);
  const text = textOf({ ...values, name: values.names[0] ?? '', abilities });
  differences.same('abilities', expected.abilities, abilities.length);
  for (const fragment of [...(expected.has ?? []), ...(expected.text === undefined ? [] : [expected.text])]) {
    if (!hasFragment(text, fragment)) differences.add('has', fragment, showText(text));
  }
  for (const fragment of expected.hasNot ?? []) {
    if (hasFragment(text, fragment)) differences.add('hasNot', fragment, showText(text));
  }
}

function checkStatus(differences: Differences, expected: ObjectExpectation, object: GameObject): void {
  if (expected.exists !== false) differences.same('zone', expected.zone, object.zone);
  differences.same('attachedTo', expected.attachedTo, object.attachedTo ?? null);
  differences.same('faceDown', expected.faceDown, object.faceDown !== undefined);
  differences.same('tapped', expected.tapped, object.isTapped);
  differences.same('damage', expected.damage, object.damage);
  differences.same('phasedOut', expected.phasedOut, object.isPhasedOut);
  differences.same('transformed', expected.transformed, object.face > 0);
  for (const [kind, count] of Object.entries(expected.counters ?? {})) {
    differences.same(`counters ${kind}`, count, countOf(object.counters, kind));
  }
}
