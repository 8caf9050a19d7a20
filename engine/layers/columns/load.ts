import type { GameObject } from '../../state/game-object.ts';
import type { GameState } from '../../state/game-state.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { loadObject } from '../loaded-object.ts';
import { blockStatusOf } from '../object-facts.ts';
import { type Bits, setBit } from './bits.ts';
import { Board } from './board.ts';
import {
  type ColumnId,
  designationColumn,
  IS_ATTACKING,
  IS_BLOCKING,
  MANA_VALUE,
  POWER,
  TEXT,
  TOUGHNESS,
} from './column-ids.ts';
import type { TextBox } from './text-box.ts';

/** The board before any effect (613.1): what is printed, and what is so of objects apart from their characteristics. */
export function loadBoard(state: GameState): Board {
  const objects = [...state.objects.values()];
  const words = (objects.length + 31) >> 5;
  const columns: (Bits | undefined)[] = [];
  const present = new Uint32Array(words);
  const power = new Int32Array(objects.length);
  const toughness = new Int32Array(objects.length);
  const manaValues = new Int32Array(objects.length);
  const texts: TextBox[] = [];
  for (let index = 0; index < objects.length; index += 1) {
    const object = objects[index] as GameObject;
    const loaded = loadObject(object);
    texts.push(loaded.box);
    if (!object.isPhasedOut) setBit(present, index);
    for (const id of loaded.columns) setIn(columns, words, id, index);
    power[index] = loaded.power;
    toughness[index] = loaded.toughness;
    manaValues[index] = loaded.manaValue;
  }
  const board = new Board(state, objects, attachments(objects), present);
  const setOf = (id: ColumnId, object: ObjectId): void => {
    const index = board.indexOf.get(object);
    if (index !== undefined) setIn(columns, words, id, index);
  };
  for (const attacker of state.combat.attackers) {
    setOf(IS_ATTACKING, attacker.object);
    setOf(designationColumn(blockStatusOf(attacker)), attacker.object);
  }
  for (const { blocker } of state.combat.blockers) setOf(IS_BLOCKING, blocker);
  for (const [id, column] of columns.entries()) if (column !== undefined) board.put(id, column);
  board.put(POWER, power);
  board.put(TOUGHNESS, toughness);
  board.put(MANA_VALUE, manaValues);
  board.put(TEXT, texts);
  return board;
}

function setIn(columns: (Bits | undefined)[], words: number, id: ColumnId, index: number): void {
  let column = columns[id];
  if (column === undefined) {
    column = new Uint32Array(words);
    columns[id] = column;
  }
  setBit(column, index);
}

function attachments(objects: readonly GameObject[]): Int32Array {
  const result = new Int32Array(objects.length).fill(-1);
  if (!objects.some(({ attachedTo }) => attachedTo !== undefined)) return result;
  const indexOf = new Map<string, number>(objects.map(({ id }, index) => [id, index]));
  for (const [index, { attachedTo }] of objects.entries())
    if (attachedTo !== undefined) result[index] = indexOf.get(attachedTo) ?? -1;
  return result;
}
