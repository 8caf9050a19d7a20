import type { BecomeCopy, Modification } from '../../abilities/modification.ts';
import type { CopiableValues } from '../../state/copiable-values.ts';
import { type Bits, forEachBit, hasBit, setBit } from '../columns/bits.ts';
import type { Board } from '../columns/board.ts';
import { FAMILY, MANA_VALUE, POWER, subtypeColumn, TEXT, TOUGHNESS } from '../columns/column-ids.ts';
import { referencedIndex } from '../columns/references-on-board.ts';
import { viewOf } from '../columns/test-object.ts';
import { profileOf, type TextBox } from '../columns/text-box.ts';
import type { Writer } from '../columns/writer.ts';
import { applyCopyExceptions, faceDownParts, faceDownValues } from '../copiable-values.ts';
import { Footprint, USES } from '../footprint.ts';
import { mergedValues, shownOn } from '../merged-values.ts';
import { withNameWord } from '../modify-characteristics.ts';
import { copiableOf, manaValue, markOf } from '../modify-object.ts';
import { resolveModification } from '../resolve-modification.ts';
import { rewriteWords, wordChange } from '../rewrite-words.ts';
import { readsOfPart } from '../writes.ts';
import { type Application, contextFor } from './application.ts';

/** Layer 1a (707.2): the copied values, with the exceptions of the copy effect. */
export function becomeCopy(application: Application, part: BecomeCopy): void {
  const { board, objects, ability } = application;
  const except = part.except.map((exception) =>
    exception.kind === 'add-this-ability' && ability !== undefined
      ? ({ kind: 'add-ability', ability } as const)
      : exception,
  );
  const of = new Footprint();
  const isSame =
    part.notCopied === undefined &&
    (application.copied !== undefined || (readsOfPart(part, of).uses & USES.affected) === 0);
  if (isSame) {
    const copied = application.copied ?? copiedOf(application, part, -1);
    if (copied === undefined) return;
    const values = applyCopyExceptions(copied, { ...part, except });
    const mark = markOfCopy(application, part, -1);
    forEachBit(objects, (index) => replaceText(application, index, valuesOn(board, index, values), mark));
    return;
  }
  forEachBit(objects, (index) => {
    const copied = application.copied ?? copiedOf(application, part, index);
    const own = board.texts(TEXT)[index]?.values;
    if (copied === undefined || own === undefined) return;
    const values = applyCopyExceptions(copied, { ...part, except }, { own: own.unflipped ?? own });
    replaceText(application, index, valuesOn(board, index, values), markOfCopy(application, part, index));
  });
}

function copiedOf(application: Application, part: BecomeCopy, index: number): CopiableValues | undefined {
  const of = referencedIndex(application.board, part.of, contextFor(application, index));
  return of < 0 ? undefined : copiableNow(application.board, of);
}

function markOfCopy(application: Application, part: BecomeCopy, index: number): string {
  const { board, by, copied } = application;
  if (copied !== undefined) return markOf(undefined, by);
  return markOf(board.objects[referencedIndex(board, part.of, contextFor(application, index))]?.id, by);
}

/** Layer 1a (730.2a): what is on top decides, the abilities of all are there. */
export function beMerged(application: Application, component: number): void {
  const { board, writer, objects } = application;
  const mark = markOf(undefined, application.by);
  forEachBit(objects, (index) => {
    const [object, box] = [board.objects[index], writer.texts(TEXT)[index]];
    const added = object?.merged?.added[component];
    if (object === undefined || box === undefined || added === undefined) return;
    const now = box.values.unflipped ?? box.values;
    const values = shownOn(object, mergedValues(object, component, now));
    if (added.isOnTop) {
      replaceText(application, index, values, mark);
      return;
    }
    writer.textsToWrite(TEXT)[index] = { ...box, values, mark };
    showColumns(writer, index, profileOf(values).keywords, FAMILY.keyword);
  });
}

function valuesOn(board: Board, index: number, values: CopiableValues): CopiableValues {
  const object = board.objects[index];
  return object === undefined ? values : shownOn(object, values);
}

/** Copiable values in the middle of layer 1: face-down status comes after copying, but hides it (708.2). */
export function copiableNow(board: Board, index: number): CopiableValues {
  const box = board.texts(TEXT)[index];
  const faceDown = board.objects[index]?.faceDown;
  if (box === undefined) throw new Error(`There is no object number ${index}.`);
  return faceDown === undefined
    ? (box.values.unflipped ?? box.values)
    : faceDownValues(faceDownParts(faceDown));
}

/** Layer 1b (708.2). */
export function beFaceDown(application: Application, as: readonly Modification[]): void {
  const values = faceDownValues(as);
  const mark = markOf(undefined, application.by);
  forEachBit(application.objects, (index) => replaceText(application, index, values, mark));
}

/** Layer 3 (612.1): words of the type line and of the rules text. */
export function changeWords({ writer, objects }: Application, from: string, to: string): void {
  const change = wordChange(from, to);
  const having = writer.bits(subtypeColumn(from)).slice();
  for (let word = 0; word < having.length; word += 1)
    having[word] = (having[word] as number) & (objects[word] as number);
  writer.clear(subtypeColumn(from), objects);
  writer.set(subtypeColumn(to), having);
  forEachBit(objects, (index) => {
    const box = writer.texts(TEXT)[index];
    if (box === undefined) return;
    const abilities = rewriteWords(box.values.abilities, change);
    if (abilities === box.values.abilities) return;
    const values = { ...box.values, abilities };
    writer.textsToWrite(TEXT)[index] = { ...box, values };
    showColumns(writer, index, profileOf(values).keywords, FAMILY.keyword);
  });
}

/** Layer 3 (612.5–6): another object's rules text, or everything that its text says. */
export function gainTextOf(
  application: Application,
  part: Extract<Modification, { kind: 'gain-text-of' }>,
): void {
  const { board, writer, objects, by } = application;
  forEachBit(objects, (index) => {
    const box = writer.texts(TEXT)[index];
    const of = board.objects[referencedIndex(board, part.object, contextFor(application, index))];
    if (of === undefined || box === undefined) return;
    const text = copiableOf(viewOf(board).object(of.id));
    const abilities = [...(part.text ?? text.abilities), ...(part.plus ?? [])];
    if (part.fullText) {
      replaceText(application, index, { ...text, abilities }, markOf(of.id, by));
      return;
    }
    const values = { ...box.values, abilities };
    writer.textsToWrite(TEXT)[index] = { ...box, values, mark: markOf(of.id, by) };
    showColumns(writer, index, profileOf(values).keywords, FAMILY.keyword);
  });
}

/** Layer 3 (612.7–8): names. */
export function changeNames(application: Application, part: Modification): void {
  const { board, writer, objects, context } = application;
  forEachBit(objects, (index) => {
    const box = writer.texts(TEXT)[index];
    const affected = board.objects[index]?.id;
    if (box === undefined || affected === undefined) return;
    const does = resolveModification(
      viewOf(board),
      part,
      { source: board.objects[context.source]?.id, you: context.you, affected },
      { copiableNow: () => box.values },
    );
    const names = namesAfter(box, does);
    writer.textsToWrite(TEXT)[index] = { ...box, values: { ...box.values, names } };
  });
}

function namesAfter(box: TextBox, does: ReturnType<typeof resolveModification>): readonly string[] {
  if (does?.kind === 'set-names') return does.names;
  if (does?.kind === 'add-name-word') return withNameWord(box.values.names, does.word, does.after);
  if (does?.kind === 'add-names') return [...new Set([...box.values.names, ...does.names])];
  return box.values.names;
}

/** Everything that a text says takes the place of what was there. */
function replaceText(
  { board, writer }: Application,
  index: number,
  values: CopiableValues,
  mark: string,
): void {
  const object = board.objects[index];
  if (object === undefined) return;
  const profile = profileOf(values);
  const cost = values.manaCost;
  writer.textsToWrite(TEXT)[index] = { values, mark, cost };
  writer.numbersToWrite(MANA_VALUE)[index] = manaValue(object, cost);
  writer.numbersToWrite(POWER)[index] = values.power ?? 0;
  writer.numbersToWrite(TOUGHNESS)[index] = values.toughness ?? 0;
  const families = FAMILY.cardType | FAMILY.supertype | FAMILY.subtype | FAMILY.color;
  showColumns(writer, index, profile.columns, families | FAMILY.power | FAMILY.toughness);
  showColumns(writer, index, profile.keywords, FAMILY.keyword);
}

/** In the families, exactly these columns hold for the object. */
function showColumns(writer: Writer, index: number, ids: readonly number[], families: number): void {
  const one: Bits = new Uint32Array(writer.board.words);
  setBit(one, index);
  for (let flag = 1; flag <= families; flag <<= 1) {
    if ((families & flag) === 0) continue;
    for (const id of writer.board.used(flag))
      if (id !== POWER && id !== TOUGHNESS && hasBit(writer.bits(id), index)) writer.clear(id, one);
  }
  for (const id of ids) writer.set(id, one);
}
