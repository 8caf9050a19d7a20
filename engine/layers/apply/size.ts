import type { Amount } from '../../abilities/amount.ts';
import { amountOnBoard, changeOnBoard } from '../columns/amount-on-board.ts';
import { forEachBit, hasBit } from '../columns/bits.ts';
import { type ColumnId, HAS_POWER, HAS_TOUGHNESS, POWER, TOUGHNESS } from '../columns/column-ids.ts';
import { variesByObject } from '../footprint.ts';
import { type Application, contextFor } from './application.ts';

/** Layers 7a and 7b (613.4a–b): what isn't given stays. */
export function setBaseSize(
  application: Application,
  { power, toughness }: { readonly power?: Amount; readonly toughness?: Amount },
): void {
  if (power !== undefined) write(application, POWER, HAS_POWER, power, amountOnBoard, (_, value) => value);
  if (toughness !== undefined)
    write(application, TOUGHNESS, HAS_TOUGHNESS, toughness, amountOnBoard, (_, value) => value);
}

/** Layer 7c (613.4c). */
export function modifySize(
  application: Application,
  { power, toughness }: { readonly power: Amount; readonly toughness: Amount },
): void {
  write(application, POWER, HAS_POWER, power, changeOnBoard, (before, value) => before + value);
  write(application, TOUGHNESS, HAS_TOUGHNESS, toughness, changeOnBoard, (before, value) => before + value);
}

/** Layer 7d (613.4d): each value takes the other's place. */
export function switchSize({ writer, objects }: Application): void {
  const power = writer.numbersToWrite(POWER);
  const toughness = writer.numbersToWrite(TOUGHNESS);
  const hadPower = writer.bits(HAS_POWER).slice();
  const hadToughness = writer.bits(HAS_TOUGHNESS).slice();
  forEachBit(objects, (index) => {
    const before = power[index] ?? 0;
    power[index] = toughness[index] ?? 0;
    toughness[index] = before;
  });
  writer.clear(HAS_POWER, objects);
  writer.clear(HAS_TOUGHNESS, objects);
  for (let word = 0; word < objects.length; word += 1) {
    const among = objects[word] as number;
    hadPower[word] = (hadPower[word] as number) & among;
    hadToughness[word] = (hadToughness[word] as number) & among;
  }
  writer.set(HAS_POWER, hadToughness);
  writer.set(HAS_TOUGHNESS, hadPower);
}

function write(
  application: Application,
  id: ColumnId,
  has: ColumnId,
  amount: Amount,
  valueOn: typeof amountOnBoard,
  combine: (before: number, value: number) => number,
): void {
  const { board, writer, objects } = application;
  const differs = variesByObject(amount);
  const same = differs ? 0 : valueOn(board, amount, contextFor(application, -1));
  const numbers = writer.numbersToWrite(id);
  const given = writer.bits(has);
  forEachBit(objects, (index) => {
    const value = differs ? valueOn(board, amount, contextFor(application, index)) : same;
    const before = hasBit(given, index) ? (numbers[index] as number) : 0;
    numbers[index] = combine(before, value);
  });
  writer.set(has, objects);
}
