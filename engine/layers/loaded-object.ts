import type { CopiableValues } from '../state/copiable-values.ts';
import type { GameObject } from '../state/game-object.ts';
import {
  type ColumnId,
  controllerColumn,
  designationColumn,
  IS_FACE_DOWN,
  IS_TAPPED,
  IS_TOKEN,
  ownerColumn,
  zoneColumn,
} from './columns/column-ids.ts';
import { profileOf, type TextBox } from './columns/text-box.ts';
import { type EffectFacts, factsOfStatus, factsOfText } from './effect-facts.ts';
import { hasController, manaValue } from './modify-object.ts';
import { costForManaValue, printedValues } from './printed-values.ts';
import { statusEffectsOf } from './status-effects.ts';

/** Everything with which an evaluation begins of one object. Objects never change, so it is worked out once for each. */
export interface LoadedObject {
  readonly box: TextBox;
  /** Columns in which its bit is set. */
  readonly columns: readonly ColumnId[];
  readonly power: number;
  readonly toughness: number;
  readonly manaValue: number;
  /** Effects of its printed abilities. */
  readonly ofText: readonly EffectFacts[];
  /** Effects of its counters and of being face down. */
  readonly ofStatus: readonly EffectFacts[];
}

const loaded = new WeakMap<GameObject, LoadedObject>();

export function loadObject(object: GameObject): LoadedObject {
  let known = loaded.get(object);
  if (known === undefined) {
    known = load(object);
    loaded.set(object, known);
  }
  return known;
}

function load(object: GameObject): LoadedObject {
  const box = startingText(object);
  const { values } = box;
  const profile = profileOf(values);
  return {
    box,
    columns: [...profile.columns, ...profile.keywords, ...statusColumns(object)],
    power: values.power ?? 0,
    toughness: values.toughness ?? 0,
    manaValue: manaValue(object, box.cost),
    ofText: profile.effects.map((template) => factsOfText(object, box.mark, template)),
    ofStatus: statusEffectsOf(object).map((status) => factsOfStatus(object, status)),
  };
}

const boxes = new WeakMap<CopiableValues, TextBox>();

function startingText(object: GameObject): TextBox {
  const values = printedValues(object);
  const cost = costForManaValue(object);
  if (cost !== values.manaCost) return { values, mark: '', cost };
  let box = boxes.get(values);
  if (box === undefined) {
    box = { values, mark: '', cost };
    boxes.set(values, box);
  }
  return box;
}

/** What is so of an object apart from its characteristics. */
function statusColumns(object: GameObject): ColumnId[] {
  return [
    zoneColumn(object.zone),
    ownerColumn(object.owner),
    controllerColumn(hasController(object) ? object.controller : object.owner),
    ...(object.kind === 'token' ? [IS_TOKEN] : []),
    ...(object.isTapped ? [IS_TAPPED] : []),
    ...(object.faceDown === undefined ? [] : [IS_FACE_DOWN]),
    ...object.designations.map(designationColumn),
  ];
}
