import {
  compareBoards,
  type ObjectId,
  partingOf,
  type Sentence,
  type Sentences,
  type Trace,
} from '../../../engine/index.ts';

/** One permanent on both boards. */
export interface ComparedRow {
  readonly id: ObjectId;
  readonly name: string;
  /** Each board's looks; `undefined` where it isn't there. */
  readonly looks: readonly [first: string | undefined, second: string | undefined];
  readonly differs: boolean;
}

export interface Comparison {
  readonly rows: readonly ComparedRow[];
  readonly different: number;
  /** Where the two evaluations part first, with the rule. */
  readonly parting: Sentence | undefined;
}

/** Two evaluations side by side, those permanents first that differ. */
export function comparisonOf(
  first: Trace,
  second: Trace,
  names: { readonly first: string; readonly second: string },
  say: Sentences,
): Comparison {
  const different = new Set(compareBoards(first.evaluation, second.evaluation).map(({ object }) => object));
  const ids = new Set([...permanentsOf(first), ...permanentsOf(second)]);
  const rows = [...ids].map((id): ComparedRow => {
    const where = permanentsOf(first).includes(id) ? first : second;
    return {
      id,
      name: say.objectName(where.evaluation.state, id),
      looks: [looks(first, id, say), looks(second, id, say)],
      differs: different.has(id),
    };
  });
  const parting = partingOf(first, second);
  return {
    rows: [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)],
    different: different.size,
    parting: parting === undefined ? undefined : say.partingSentence(first, second, parting, names),
  };
}

const permanentsOf = ({ evaluation }: Trace): readonly ObjectId[] =>
  [...evaluation.state.objects.values()].filter(({ zone }) => zone === 'battlefield').map(({ id }) => id);

function looks(trace: Trace, id: ObjectId, say: Sentences): string | undefined {
  if (trace.evaluation.state.objects.get(id)?.zone !== 'battlefield') return undefined;
  const values = trace.evaluation.object(id);
  const abilities = say.abilitiesWords(trace.evaluation.state, id, values.abilities);
  return [
    say.typeLine(values),
    ...(values.power === undefined ? [] : [say.powerToughness(values)]),
    say.colorWords(values.colors),
    ...(abilities.length === 0 ? [] : [abilities.join('; ')]),
  ].join(' · ');
}
