import type { EvaluatedObject, Evaluation } from '../layers/evaluation.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What of an object can differ between two evaluations. `zone` is where it is, and whether it is phased out. */
export const COMPARED = [
  'zone',
  'controller',
  'names',
  'types',
  'colors',
  'size',
  'abilities',
  'restrictions',
  'counters',
] as const;
export type Compared = (typeof COMPARED)[number];

export interface BoardDifference {
  readonly object: ObjectId;
  readonly differs: readonly Compared[];
}

export interface PlayerDifference {
  readonly player: PlayerId;
  readonly differs: readonly ('life' | 'hand-size' | 'abilities')[];
}

/** How objects differ between two evaluations, by id: permanents first, those of the first board before others. */
export function compareBoards(first: Evaluation, second: Evaluation): readonly BoardDifference[] {
  return [...new Set([...objectsOf(first), ...objectsOf(second)])].flatMap(
    (object): readonly BoardDifference[] => {
      const [a, b] = [looksOf(first, object), looksOf(second, object)];
      if (a === undefined || b === undefined) return [{ object, differs: ['zone'] }];
      const differs = COMPARED.filter((what) => a[what] !== b[what]);
      return differs.length === 0 ? [] : [{ object, differs }];
    },
  );
}

/** How players differ between two evaluations of games with the same players. */
export function comparePlayers(first: Evaluation, second: Evaluation): readonly PlayerDifference[] {
  return first.state.players.flatMap(({ id }): readonly PlayerDifference[] => {
    if (second.state.players.every((other) => other.id !== id)) return [];
    const [a, b] = [playerLooks(first, id), playerLooks(second, id)];
    const differs = (['life', 'hand-size', 'abilities'] as const).filter((what) => a[what] !== b[what]);
    return differs.length === 0 ? [] : [{ player: id, differs }];
  });
}

/** A text that is the same for boards on which all objects and players have the same values, whatever led there. */
export const fingerprint = (evaluation: Evaluation): string =>
  JSON.stringify([
    objectsOf(evaluation)
      .map((id) => JSON.stringify([withoutStep(id), looksOf(evaluation, id)]))
      .sort(),
    evaluation.state.players.map(({ id }) => playerLooks(evaluation, id)),
  ]);

/** An object that nobody named is called after its step, which may come elsewhere. */
const withoutStep = (id: string): string => id.replace(/^step-\d+/, 'step');

function objectsOf({ state }: Evaluation): readonly ObjectId[] {
  const objects = [...state.objects.values()];
  const isPermanent = ({ zone }: (typeof objects)[number]) => zone === 'battlefield';
  return [...objects.filter(isPermanent), ...objects.filter((each) => !isPermanent(each))].map(
    ({ id }) => id,
  );
}

type Looks = Readonly<Record<Compared, string>>;

function looksOf(evaluation: Evaluation, id: ObjectId): Looks | undefined {
  const object = evaluation.state.objects.get(id);
  if (object === undefined) return undefined;
  const values = evaluation.object(id);
  return {
    zone: object.isPhasedOut ? 'phased out' : object.zone,
    controller: values.controller,
    names: values.names.join(),
    types: [...values.supertypes, ...values.cardTypes, ...values.subtypes, String(values.hasAllCreatureTypes)]
      .sort()
      .join(),
    colors: [...values.colors].sort().join(),
    size: `${values.power}/${values.toughness}`,
    abilities: abilitiesOf(values),
    restrictions: sortedTexts(values.restrictions.map(({ restriction }) => restriction)),
    counters: sortedTexts(object.counters.map(({ kind, count }) => [kind, count])),
  };
}

function playerLooks(evaluation: Evaluation, id: PlayerId) {
  const player = evaluation.player(id);
  return {
    life: String(evaluation.state.players.find((each) => each.id === id)?.life),
    'hand-size': String(player.maximumHandSize),
    abilities: sortedTexts(player.abilities.map(({ ability }) => ability)),
  };
}

/** What the abilities say; which effect gave them is another matter. */
const abilitiesOf = ({ abilities }: EvaluatedObject): string =>
  sortedTexts(abilities.map(({ ability }) => ability));

const sortedTexts = (things: readonly unknown[]): string =>
  things
    .map((each) => JSON.stringify(each))
    .sort()
    .join();
