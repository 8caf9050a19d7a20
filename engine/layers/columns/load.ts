import type { CopiableValues } from '../../state/copiable-values.ts';
import type { GameObject } from '../../state/game-object.ts';
import type { GameState } from '../../state/game-state.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { hasController, manaValue } from '../modify-object.ts';
import { costForManaValue, printedValues } from '../printed-values.ts';
import { type Bits, setBit } from './bits.ts';
import { Board } from './board.ts';
import {
  type ColumnId,
  controllerColumn,
  designationColumn,
  IS_ATTACKING,
  IS_BLOCKING,
  IS_FACE_DOWN,
  IS_TAPPED,
  IS_TOKEN,
  MANA_VALUE,
  ownerColumn,
  POWER,
  TEXT,
  TOUGHNESS,
  zoneColumn,
} from './column-ids.ts';
import { profileOf, type TextBox } from './text-box.ts';

/** The board before any effect (613.1): what is printed, and what is so of objects apart from their characteristics. */
export function loadBoard(state: GameState): Board {
  const objects = [...state.objects.values()];
  const count = objects.length;
  const words = (count + 31) >> 5;
  const columns = new Map<ColumnId, Bits>();
  const set = (id: ColumnId, index: number): void => {
    let column = columns.get(id);
    if (column === undefined) {
      column = new Uint32Array(words);
      columns.set(id, column);
    }
    setBit(column, index);
  };
  const present = new Uint32Array(words);
  const [power, toughness, manaValues] = [0, 1, 2].map(() => new Int32Array(count)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const texts: TextBox[] = [];
  for (const [index, object] of objects.entries()) {
    const box = startingText(object);
    texts.push(box);
    const { values } = box;
    if (!object.isPhasedOut) setBit(present, index);
    const profile = profileOf(values);
    for (const id of profile.columns) set(id, index);
    for (const id of profile.keywords) set(id, index);
    power[index] = values.power ?? 0;
    toughness[index] = values.toughness ?? 0;
    manaValues[index] = manaValue(object, box.cost);
    setStatus(object, index, set);
  }
  const attachedTo = attachments(objects);
  const board = new Board(state, objects, attachedTo, present);
  for (const { object } of state.combat.attackers) setOf(board, set, IS_ATTACKING, object);
  for (const { blocker } of state.combat.blockers) setOf(board, set, IS_BLOCKING, blocker);
  for (const [id, column] of columns) board.put(id, column);
  board.put(POWER, power);
  board.put(TOUGHNESS, toughness);
  board.put(MANA_VALUE, manaValues);
  board.put(TEXT, texts);
  return board;
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

const zones = new Map<string, ColumnId>();
const owners = new Map<PlayerId, ColumnId>();
const controllers = new Map<PlayerId, ColumnId>();

/** Looking a column's number up by its name is slow for what every object has. */
function remembered<Key extends string>(
  known: Map<Key, ColumnId>,
  key: Key,
  find: (key: Key) => ColumnId,
): ColumnId {
  let id = known.get(key);
  if (id === undefined) {
    id = find(key);
    known.set(key, id);
  }
  return id;
}

function setStatus(object: GameObject, index: number, set: (id: ColumnId, index: number) => void): void {
  set(remembered(zones, object.zone, zoneColumn), index);
  set(remembered(owners, object.owner, ownerColumn), index);
  const controller = hasController(object) ? object.controller : object.owner;
  set(remembered(controllers, controller, controllerColumn), index);
  if (object.kind === 'token') set(IS_TOKEN, index);
  if (object.isTapped) set(IS_TAPPED, index);
  if (object.faceDown !== undefined) set(IS_FACE_DOWN, index);
  for (const designation of object.designations) set(designationColumn(designation), index);
}

function attachments(objects: readonly GameObject[]): Int32Array {
  const result = new Int32Array(objects.length).fill(-1);
  if (!objects.some(({ attachedTo }) => attachedTo !== undefined)) return result;
  const indexOf = new Map<string, number>(objects.map(({ id }, index) => [id, index]));
  for (const [index, { attachedTo }] of objects.entries())
    if (attachedTo !== undefined) result[index] = indexOf.get(attachedTo) ?? -1;
  return result;
}

function setOf(
  board: Board,
  set: (id: ColumnId, index: number) => void,
  id: ColumnId,
  object: ObjectId,
): void {
  const index = board.indexOf.get(object);
  if (index !== undefined) set(id, index);
}
