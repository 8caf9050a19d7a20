import type {
  Color,
  EvaluatedObject,
  GameObject,
  Layer,
  ObjectAt,
  ObjectId,
  PlayerId,
  Sentences,
  Trace,
} from '../../../engine/index.ts';
import { contextOf, describeAbility, LAYERS, objectAt } from '../../../engine/index.ts';
import { type AbilityLine, abilityLines } from './ability-lines.ts';
import { marksOf, type TileMark } from './marks.ts';
import { unreadLines } from './unread-lines.ts';

/** One word of a type line; marked when the card doesn't have it. */
export interface MarkedWord {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface SizeView {
  readonly value: string;
  /** What the card says, if that differs. */
  readonly printed: string | undefined;
  readonly isNew: boolean;
}

/** Everything that a tile shows of one permanent. */
export interface TileView {
  readonly id: ObjectId;
  /** The name it has now; empty for one without. */
  readonly name: string;
  /** The card's name, if the name is another now. */
  readonly printedName: string | undefined;
  readonly controller: PlayerId;
  readonly owner: PlayerId;
  readonly types: readonly MarkedWord[];
  readonly colors: readonly Color[];
  readonly areColorsChanged: boolean;
  readonly abilities: readonly AbilityLine[];
  /** Layers in which an effect applied to it. */
  readonly layers: readonly Layer[];
  readonly size: SizeView | undefined;
  /** Power and toughness of the card, where the permanent has none any more. */
  readonly lostSize: string | undefined;
  readonly counters: readonly { readonly kind: string; readonly count: number }[];
  readonly marks: readonly TileMark[];
  readonly isTapped: boolean;
  readonly isToken: boolean;
  readonly isPhasedOut: boolean;
  /** An Aura, Equipment or Fortification: it can be attached to something else. */
  readonly isAttachable: boolean;
  readonly faceDown: GameObject['faceDown'];
  /** How many lines of its text nobody understood. */
  readonly unread: number;
  /** Changed by the effect that the ladder applied last. */
  readonly isJustChanged: boolean;
}

/** The tile of one object after the first `position` effects of the trace (all of them if absent). */
export function tileOf(
  trace: Trace,
  object: GameObject,
  sentences: Sentences,
  position = trace.applied.length,
): TileView {
  const final = trace.evaluation.object(object.id);
  const at = objectAt(trace, object.id, position);
  const { printed } = final;
  const face = object.card.faces[object.face] ?? object.card.faces[0];
  const context = contextOf(face);
  const size = sizeOf(at, printedSize(object));
  return {
    id: object.id,
    name: at.names.join(', '),
    printedName: at.names.includes(face.name) ? undefined : face.name,
    controller: at.controller,
    owner: object.owner,
    types: markedTypes(at, printed, sentences),
    colors: at.colors,
    areColorsChanged: at.colors.join() !== printed.colors.join(),
    abilities: abilityLines(printed, at.abilities, (ability) =>
      withoutPeriod(describeAbility(ability, context)),
    ),
    layers: layersTouching(trace, object.id, position),
    size,
    lostSize: size === undefined ? printedSize(object) : undefined,
    counters: object.counters.map(({ kind, count }) => ({ kind, count })),
    marks: marksOf(trace, object, sentences),
    isTapped: object.isTapped,
    isToken: object.kind === 'token',
    isPhasedOut: object.isPhasedOut,
    isAttachable: ['Aura', 'Equipment', 'Fortification'].some((type) => at.subtypes.includes(type)),
    faceDown: object.faceDown,
    unread: unreadLines(trace.evaluation.state, object, at.names).length,
    isJustChanged: position < trace.applied.length && at.justChanged.length > 0,
  };
}

/** The tile as the card is printed: no effect, no mark. */
export function printedTileOf(trace: Trace, object: GameObject, sentences: Sentences): TileView {
  const now = tileOf(trace, object, sentences);
  const { printed } = trace.evaluation.object(object.id);
  const face = object.card.faces[object.face] ?? object.card.faces[0];
  const size = printedSize(object);
  return {
    ...now,
    name: face.name,
    printedName: undefined,
    types: sentences
      .typeLine(printed)
      .split(' ')
      .map((text) => ({ text, isChanged: false })),
    colors: printed.colors,
    areColorsChanged: false,
    abilities: abilityLines(printed, [], (ability) =>
      withoutPeriod(describeAbility(ability, contextOf(face))),
    ).map(({ text }) => ({
      text,
      state: 'same',
    })),
    layers: [],
    size: size === undefined ? undefined : { value: size, printed: undefined, isNew: false },
    lostSize: undefined,
    isJustChanged: false,
  };
}

/** Layers in which one of the first `position` effects applied to the object, in order. */
export function layersTouching(
  trace: Trace,
  id: ObjectId,
  position = trace.applied.length,
): readonly Layer[] {
  const touching = new Set(
    trace.applied.slice(0, position).flatMap(({ layer, affected }) => (affected.includes(id) ? [layer] : [])),
  );
  return LAYERS.filter((layer) => touching.has(layer));
}

function markedTypes(at: ObjectAt, printed: EvaluatedObject['printed'], sentences: Sentences): MarkedWord[] {
  const before = new Set(sentences.typeLine(printed).split(' '));
  return sentences
    .typeLine(at)
    .split(' ')
    .map((text) => ({ text, isChanged: text !== '—' && !before.has(text) }));
}

/** What the card says: `*` stays a star. */
function printedSize(object: GameObject): string | undefined {
  const { power, toughness } = object.card.faces[object.face] ?? object.card.faces[0];
  return power === undefined && toughness === undefined ? undefined : `${power ?? 0}/${toughness ?? 0}`;
}

function sizeOf({ power, toughness }: ObjectAt, printed: string | undefined): SizeView | undefined {
  if (power === undefined && toughness === undefined) return undefined;
  const value = `${power ?? 0}/${toughness ?? 0}`;
  return {
    value,
    printed: printed === undefined || printed === value ? undefined : printed,
    isNew: printed === undefined,
  };
}

/** On a tile a single sentence needs no period. */
const withoutPeriod = (text: string): string => (/^[^.]*\.$/.test(text) ? text.slice(0, -1) : text);
