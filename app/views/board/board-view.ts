import type {
  GameObject,
  ObjectId,
  PlayerId,
  ResolvedEffect,
  Sentences,
  Step,
  Trace,
  Zone,
} from '../../../engine/index.ts';
import { layersTouching, printedTileOf, type TileView, tileOf } from './tile.ts';

/** What lies under a tile: an Aura or Equipment attached to it, or an effect with a duration. */
export interface TuckView {
  readonly id: string;
  readonly kind: 'attachment' | 'effect';
  readonly name: string;
  /** The attachment's tile; none for an effect. */
  readonly tile: TileView | undefined;
  readonly duration: ResolvedEffect['duration']['kind'] | undefined;
}

export interface StackView {
  readonly tile: TileView;
  readonly tucked: readonly TuckView[];
}

/** Zones beside the battlefield, as far as they hold something. */
const SIDE_ZONES = [
  'hand',
  'graveyard',
  'exile',
  'command',
  'stack',
  'library',
] as const satisfies readonly Zone[];

export interface ZoneView {
  readonly zone: Zone;
  readonly objects: readonly { readonly id: ObjectId; readonly name: string; readonly isTouched: boolean }[];
}

export interface PlayerView {
  readonly id: PlayerId;
  readonly life: number;
  readonly isActive: boolean;
  readonly counters: readonly { readonly kind: string; readonly count: number }[];
  readonly designations: readonly string[];
  readonly lands: readonly StackView[];
  readonly others: readonly StackView[];
  readonly zones: readonly ZoneView[];
}

export interface BoardOptions {
  /** Effects applied so far; all if absent. */
  readonly position?: number | undefined;
  readonly showsPrinted?: boolean;
  /** Steps of the document, to call effects without a card by what they do. */
  readonly steps?: readonly Step[];
}

/** The whole board: a half for each player, in turn order. Permanents stand with their controller, lands apart. */
export function boardView(
  trace: Trace,
  sentences: Sentences,
  options: BoardOptions = {},
): readonly PlayerView[] {
  const { state } = trace.evaluation;
  const objects = [...state.objects.values()];
  const tile = (object: GameObject): TileView =>
    options.showsPrinted === true
      ? printedTileOf(trace, object, sentences)
      : tileOf(trace, object, sentences, options.position);
  const onBattlefield = objects.filter(({ zone }) => zone === 'battlefield');
  const tiles = new Map(onBattlefield.map((object) => [object.id, tile(object)]));
  const hostOf = ({ attachedTo }: GameObject) => onBattlefield.find(({ id }) => id === attachedTo);

  const nameOf = (effect: ResolvedEffect): string => {
    const info = trace.effects.get(effect.id);
    const isNameless = options.steps?.[effect.sinceStep]?.action.kind === 'effect';
    return isNameless && info !== undefined ? sentences.effectSummary(state, info) : effect.sourceName;
  };
  const stackOf = (object: GameObject, shown: TileView): StackView => ({
    tile: shown,
    tucked: [
      ...attachmentsOf(object.id, onBattlefield).flatMap((attached): readonly TuckView[] => {
        const attachedTile = tiles.get(attached.id);
        return attachedTile === undefined ? [] : [tuckOfAttachment(attachedTile)];
      }),
      ...state.effects
        .filter((effect) => isShownUnder(effect, object.id))
        .map((effect) => tuckOfEffect(effect, nameOf(effect))),
    ],
  });

  return state.players.map(({ id, life, counters, designations }) => {
    const stacks = onBattlefield.flatMap((object) => {
      const shown = tiles.get(object.id);
      if (shown === undefined || shown.controller !== id || hostOf(object) !== undefined) return [];
      return [{ object, stack: stackOf(object, shown) }];
    });
    return {
      id,
      life,
      isActive: state.activePlayer === id,
      counters: counters.filter(({ count }) => count > 0),
      designations,
      lands: stacks.filter(({ object }) => isPrintedLand(object)).map(({ stack }) => stack),
      others: stacks.filter(({ object }) => !isPrintedLand(object)).map(({ stack }) => stack),
      zones: SIDE_ZONES.map((zone) => ({
        zone,
        objects: objects
          .filter((object) => object.zone === zone && object.owner === id)
          .map((object) => ({
            id: object.id,
            name: sentences.objectName(state, object.id),
            isTouched: layersTouching(trace, object.id).length > 0,
          })),
      })).filter((zone) => zone.objects.length > 0),
    };
  });
}

/** By the printed card, so that a tile does not jump to another row while it is being looked at. */
const isPrintedLand = (object: GameObject): boolean =>
  (object.card.faces[object.face] ?? object.card.faces[0]).cardTypes.includes('land');

/** Everything that is attached to the object, and what is attached to that. */
function attachmentsOf(
  host: ObjectId,
  objects: readonly GameObject[],
  seen = new Set([host]),
): readonly GameObject[] {
  return objects.flatMap((object) => {
    if (object.attachedTo !== host || seen.has(object.id)) return [];
    seen.add(object.id);
    return [object, ...attachmentsOf(object.id, objects, seen)];
  });
}

const tuckOfAttachment = (tile: TileView): TuckView => ({
  id: tile.id,
  kind: 'attachment',
  name: tile.name,
  tile,
  duration: undefined,
});

const tuckOfEffect = (effect: ResolvedEffect, name: string): TuckView => ({
  id: effect.id,
  kind: 'effect',
  name,
  tile: undefined,
  duration: effect.duration.kind,
});

const isShownUnder = ({ affected, duration }: ResolvedEffect, id: ObjectId): boolean =>
  affected.kind === 'locked-in' && affected.objects.includes(id) && duration.kind !== 'while-object-exists';
