import type { ObjectAt, ObjectId, PlayerId, Sentences, Trace } from '../../../engine/index.ts';
import { boardAt, objectAt } from '../../../engine/index.ts';
import { marked, shortened, type ValueToken } from './value-tokens.ts';

/** The battlefield after some of the effects, one group for each player who controls something. */
export interface BoardAtView {
  readonly position: number;
  readonly isEnd: boolean;
  readonly groups: readonly { readonly player: PlayerId; readonly objects: readonly ObjectAtView[] }[];
}

export interface ObjectAtView {
  readonly id: ObjectId;
  readonly name: string;
  /** Type line, and what is to be said of its abilities; what just changed is marked. */
  readonly tokens: readonly ValueToken[];
  readonly size: string | undefined;
  readonly isSizeNew: boolean;
  /** What it will be in the end, if that is something else. */
  readonly finalSize: string | undefined;
  readonly justChanged: boolean;
}

/** What the board looks like after `position` effects (`undefined`: all), with what the last one changed marked. */
export function boardAtView(trace: Trace, say: Sentences, position: number | undefined): BoardAtView {
  const total = trace.applied.length;
  const at = boardAt(trace, Math.min(position ?? total, total));
  const { state } = trace.evaluation;
  // As on the board: the first player sits at the bottom.
  const seats = [...state.players.slice(1).reverse(), ...state.players.slice(0, 1)];
  const groups = seats
    .map(({ id }) => ({
      player: id,
      objects: [...at.objects.values()]
        .filter((object) => object.controller === id)
        .filter((object) => state.objects.get(object.id)?.zone === 'battlefield')
        .map((object) =>
          objectView(trace, say, position === undefined ? settled(object) : object, at.position),
        ),
    }))
    .filter(({ objects }) => objects.length > 0);
  return { position: at.position, isEnd: at.position === total, groups };
}

/** Nothing is new where no single effect is looked at. */
const settled = (object: ObjectAt): ObjectAt => ({ ...object, justChanged: [] });

function objectView(trace: Trace, say: Sentences, object: ObjectAt, position: number): ObjectAtView {
  const before =
    object.justChanged.length > 0 && position > 0 ? objectAt(trace, object.id, position - 1) : object;
  const final = objectAt(trace, object.id, trace.applied.length);
  const [size, finalSize] = [sizeOf(object, say), sizeOf(final, say)];
  const justChanged = new Set(object.justChanged);
  return {
    id: object.id,
    name: say.objectName(trace.evaluation.state, object.id),
    tokens: [...typeTokens(object, before, say), ...abilityTokens(trace, object, before, say)],
    size,
    isSizeNew: justChanged.has('power') || justChanged.has('toughness'),
    finalSize: finalSize === size ? undefined : finalSize,
    justChanged: justChanged.size > 0,
  };
}

const sizeOf = (object: ObjectAt, say: Sentences): string | undefined =>
  object.power === undefined && object.toughness === undefined ? undefined : say.powerToughness(object);

function typeTokens(object: ObjectAt, before: ObjectAt, say: Sentences): readonly ValueToken[] {
  const words = ({ supertypes, cardTypes, subtypes }: ObjectAt): readonly string[] => [
    ...supertypes,
    ...cardTypes,
    ...subtypes,
  ];
  const known = words(before);
  const added = words(object).filter((word) => !known.includes(word));
  return marked(say.typeLine(object), added, 'added');
}

/** Abilities are told where they differ from the card: that there are none left, or which came. */
function abilityTokens(
  trace: Trace,
  object: ObjectAt,
  before: ObjectAt,
  say: Sentences,
): readonly ValueToken[] {
  const { state } = trace.evaluation;
  const printed = trace.evaluation.object(object.id).printed.abilities.length;
  const comma: ValueToken = { kind: 'plain', text: ', ' };
  if (object.abilities.length === 0) {
    const kind = before.abilities.length > 0 ? 'added' : 'plain';
    return printed === 0 ? [] : [comma, { kind, text: say.ladderWords.noAbilities }];
  }
  const gained = object.abilities.filter(({ origin }) => origin.kind === 'granted');
  const known = new Set(before.abilities.map(({ id }) => id));
  return gained.flatMap((instance): ValueToken[] => [
    comma,
    {
      kind: known.has(instance.id) ? 'plain' : 'added',
      text: shortened(say.abilitiesWords(state, object.id, [instance]).join('')).toLowerCase(),
    },
  ]);
}
