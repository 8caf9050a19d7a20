import type { EvaluatedObject, Evaluation } from '../layers/evaluation.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** What of an object differs between two evaluations. */
export const COMPARED = ['there', 'controller', 'names', 'types', 'colors', 'size', 'abilities'] as const;
export type Compared = (typeof COMPARED)[number];

export interface BoardDifference {
  readonly object: ObjectId;
  readonly differs: readonly Compared[];
}

/** How permanents differ between two evaluations, by id, those of the first board first. */
export function compareBoards(first: Evaluation, second: Evaluation): readonly BoardDifference[] {
  return [...new Set([...permanents(first), ...permanents(second)])].flatMap(
    (object): readonly BoardDifference[] => {
      const [a, b] = [looksOf(first, object), looksOf(second, object)];
      const differs = COMPARED.filter((what) => a?.[what] !== b?.[what]);
      if (a === undefined || b === undefined) return a === b ? [] : [{ object, differs: ['there'] as const }];
      return differs.length === 0 ? [] : [{ object, differs }];
    },
  );
}

/** A text that is the same for boards on which every permanent has the same values, whatever led there. */
export const fingerprint = (evaluation: Evaluation): string =>
  JSON.stringify(
    permanents(evaluation)
      .map((id) => [id, looksOf(evaluation, id)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

function permanents({ state }: Evaluation): readonly ObjectId[] {
  return [...state.objects.values()].filter(({ zone }) => zone === 'battlefield').map(({ id }) => id);
}

type Looks = Readonly<Record<Compared, string>>;

function looksOf(evaluation: Evaluation, id: ObjectId): Looks | undefined {
  const object = evaluation.state.objects.get(id);
  if (object === undefined || object.zone !== 'battlefield') return undefined;
  const values = evaluation.object(id);
  return {
    there: object.isPhasedOut ? 'phased out' : 'there',
    controller: values.controller,
    names: values.names.join(),
    types: [...values.supertypes, ...values.cardTypes, ...values.subtypes, String(values.hasAllCreatureTypes)]
      .sort()
      .join(),
    colors: [...values.colors].sort().join(),
    size: `${values.power}/${values.toughness}`,
    abilities: abilitiesOf(values),
  };
}

/** What the abilities say; which effect gave them is another matter. */
const abilitiesOf = ({ abilities }: EvaluatedObject): string =>
  abilities
    .map(({ ability }) => JSON.stringify(ability))
    .sort()
    .join();
