import type { Ability } from '../../abilities/ability.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { type AbilityChange, abilitiesAfter } from '../columns/ability-changes.ts';
import { amountOnBoard } from '../columns/amount-on-board.ts';
import { type Bits, forEachBit, hasBit, isEmpty, removeBits, setBit } from '../columns/bits.ts';
import { valuesAt } from '../columns/board-view.ts';
import {
  cannotHaveColumn,
  FAMILY,
  TEXT,
  TEXT_IS_LOST,
  TYPE_COLUMN,
  wordOfColumn,
} from '../columns/column-ids.ts';
import { viewOf } from '../columns/test-object.ts';
import { keywordColumnsOf } from '../columns/text-box.ts';
import type { Writer } from '../columns/writer.ts';
import { Footprint, USES } from '../footprint.ts';
import { resolveModification } from '../resolve-modification.ts';
import { readsOfPart } from '../writes.ts';
import { type Application, contextFor } from './application.ts';

/** Layer 6 (613.1f): gaining abilities. Words that the source remembers as chosen are put in already. */
export function addAbility(application: Application, ability: Ability, times: number | undefined): void {
  if (times !== undefined && times <= 0) return;
  const { writer, objects, by } = application;
  showKeywords(writer, objects, ability);
  const abilities = times === undefined ? [ability] : Array<Ability>(times).fill(ability);
  writer.abilityChanges.push({ kind: 'add', objects, by, abilities });
}

/** How often an ability is added; `undefined` for once. */
export function timesOf(
  application: Application,
  part: Extract<Modification, { kind: 'add-ability' }>,
  index: number,
): number | undefined {
  if (part.times === undefined) return undefined;
  return amountOnBoard(application.board, part.times, contextFor(application, index));
}

/** Gains what hangs on other objects, or differs from one to the next: worked out object by object. */
export function addAbilitiesOneByOne(application: Application, part: Modification): void {
  const { board, writer, objects, by, context } = application;
  const isSame = (readsOfPart(part, new Footprint()).uses & USES.affected) === 0;
  const view = viewOf(board);
  const abilitiesFor = (index: number): readonly Ability[] => {
    const affected = board.objects[index]?.id;
    const does = resolveModification(
      view,
      part,
      {
        source: board.objects[context.source]?.id,
        you: context.you,
        ...(affected !== undefined && { affected }),
      },
      { ability: application.ability, copiableNow: () => valuesOfText(application, index) },
    );
    return does?.kind === 'add-abilities' ? does.abilities : [];
  };
  if (isSame) {
    const abilities = abilitiesFor(-1);
    for (const ability of abilities) showKeywords(writer, objects, ability);
    if (abilities.length > 0) writer.abilityChanges.push({ kind: 'add', objects, by, abilities });
    return;
  }
  const abilitiesOf = new Map<number, readonly Ability[]>();
  forEachBit(objects, (index) => {
    const abilities = abilitiesFor(index);
    const one = new Uint32Array(objects.length);
    setBit(one, index);
    for (const ability of abilities) showKeywords(writer, one, ability);
    abilitiesOf.set(index, abilities);
  });
  writer.abilityChanges.push({ kind: 'add-each', objects, by, abilitiesOf });
}

function valuesOfText({ board }: Application, index: number) {
  const box = board.texts(TEXT)[index];
  if (box === undefined) throw new Error(`There is no object number ${index}.`);
  return box.values;
}

/** Loses all abilities, also the intrinsic ones of land types; what is gained later stays. */
export function loseAllAbilities({ writer, objects, by }: Application, except: 'mana' | undefined): void {
  for (const id of writer.board.used(FAMILY.keyword)) writer.clear(id, objects);
  writer.abilityChanges.push({ kind: except === 'mana' ? 'lose-nonmana' : 'lose-all', objects, by });
}

/** Loses a keyword, for good if it can't have it. */
export function loseKeyword({ writer, objects, by }: Application, keyword: Keyword, forGood: boolean): void {
  for (const id of writer.board.used(FAMILY.keyword))
    if (wordOfColumn(id) === keyword) writer.clear(id, objects);
  if (forGood) writer.set(cannotHaveColumn(keyword), objects);
  writer.abilityChanges.push({ kind: 'lose-keyword', objects, by, keyword, forGood });
}

/** Loses each ability that is told in the same words; which keywords are left must be looked up. */
export function loseAbility(application: Application, ability: Ability | undefined): void {
  const { board, writer, objects, by } = application;
  const change: AbilityChange = { kind: 'lose-ability', objects, by, ability };
  const changes = [...board.abilityChanges, ...writer.abilityChanges, change];
  forEachBit(objects, (index) => {
    const object = board.objects[index];
    const box = board.texts(TEXT)[index];
    if (object === undefined || box === undefined) return;
    const { subtypes } = valuesAt(board, index);
    const isLand = hasBit(board.bits(TYPE_COLUMN.land), index);
    const isTextLost = hasBit(board.bits(TEXT_IS_LOST), index);
    const left = abilitiesAfter(object, index, { box, isTextLost, isLand, subtypes }, changes);
    const one = new Uint32Array(objects.length);
    setBit(one, index);
    for (const id of board.used(FAMILY.keyword)) writer.clear(id, one);
    for (const instance of left) showKeywords(writer, one, instance.ability);
  });
  writer.abilityChanges.push(change);
}

function showKeywords(writer: Writer, objects: Bits, ability: Ability): void {
  if (ability.kind !== 'keyword') return;
  const forbidden = writer.bits(cannotHaveColumn(ability.keyword));
  const gaining = isEmpty(forbidden) ? objects : without(objects, forbidden);
  for (const id of keywordColumnsOf(ability)) writer.set(id, gaining);
}

function without(objects: Bits, others: Bits): Bits {
  const result = objects.slice();
  removeBits(result, others);
  return result;
}
