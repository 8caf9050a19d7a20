import type {
  AbilityInstance,
  ChainGroup,
  ChainRow,
  EffectId,
  Layer,
  ObjectId,
  RuleNumber,
  Sentence,
  Sentences,
  Timestamp,
  Trace,
} from '../../../engine/index.ts';
import { layerIndex, objectAt, plainText } from '../../../engine/index.ts';
import { marked, type ValueToken } from '../ladder/value-tokens.ts';

/** One characteristic of an object: what it is in the end, and under it how it came about. */
export interface CharacteristicView {
  readonly name: ChainGroup['name'];
  readonly label: string;
  /** A line for each ability, one line for all else. */
  readonly values: readonly (readonly ValueToken[])[];
  readonly isChanged: boolean;
  readonly lines: readonly ChainLine[];
}

/** A line of a chain: what is printed, the copiable value, what an effect wrote, or what one would have written. */
export interface ChainLine {
  readonly key: string;
  readonly kind: 'printed' | 'copiable' | 'effect' | 'missing';
  readonly layer: Layer | undefined;
  readonly timestamp: Timestamp | undefined;
  readonly sentence: Sentence;
  /** The whole value after the effect, where the sentence does not say it. */
  readonly after: string | undefined;
  readonly isStruck: boolean;
  /** Whose value replaced this one's. */
  readonly overwrittenBy: string | undefined;
  readonly effect: EffectId | undefined;
  readonly rules: readonly RuleNumber[];
}

const text = (words: string): Sentence => ({ fragments: [{ kind: 'text', text: words }], rules: [] });

/** Words the chains of one characteristic. */
export function characteristicView(
  trace: Trace,
  say: Sentences,
  object: ObjectId,
  group: ChainGroup,
): CharacteristicView {
  const isAboutLayer1 = ({ layer }: ChainRow): boolean => layerIndex(layer) <= layerIndex('1b');
  const effectLines = (rows: readonly ChainRow[]) =>
    rows.flatMap((row) => rowLines(trace, say, object, group, row));
  const lines = [
    ...printedLines(trace, say, object, group),
    ...effectLines(group.rows.filter(isAboutLayer1)),
    ...copiableLines(trace, say, object, group),
    ...effectLines(group.rows.filter((row) => !isAboutLayer1(row))),
    ...missingLines(trace, say, group),
  ];
  return {
    name: group.name,
    label: say.groupLabel(group.name),
    values: finalValues(trace, say, object, group),
    isChanged: group.isChanged,
    lines: group.rows.length === 0 && group.missing.length === 0 && !group.isChanged ? [] : lines,
  };
}

const abilitiesIn = (
  group: ChainGroup,
  which: 'printed' | 'copiable' | 'final',
): readonly AbilityInstance[] => {
  const value = group.chains[0]?.[which];
  return typeof value === 'object' ? value.filter((item) => typeof item !== 'string') : [];
};

const abilityText = (trace: Trace, say: Sentences, object: ObjectId, instance: AbilityInstance): string =>
  say.abilitiesWords(trace.evaluation.state, object, [instance]).join('').replace(/\.$/, '');

function finalValues(
  trace: Trace,
  say: Sentences,
  object: ObjectId,
  group: ChainGroup,
): CharacteristicView['values'] {
  const final = say.groupValue(trace, object, group, 'final');
  if (group.name === 'abilities') {
    const instances = abilitiesIn(group, 'final');
    const printed = new Set(abilitiesIn(group, 'printed').map(({ id }) => id));
    if (instances.length === 0)
      return [[{ kind: group.isChanged ? 'added' : 'plain', text: say.ladderWords.noAbilities }]];
    return instances.map((instance) => [
      {
        kind: printed.has(instance.id) ? 'plain' : 'added',
        text: abilityText(trace, say, object, instance),
      },
    ]);
  }
  if (!group.isChanged) return [[{ kind: 'plain', text: final }]];
  if (group.name !== 'types') return [[{ kind: 'added', text: final }]];
  const strings = (which: 'printed' | 'final') =>
    group.chains.flatMap((chain) => {
      const value = chain[which];
      return typeof value === 'object' ? value.filter((item) => typeof item === 'string') : [];
    });
  const known = strings('printed');
  return [
    marked(
      final,
      strings('final').filter((word) => !known.includes(word)),
      'added',
    ),
  ];
}

const noEffect = { layer: undefined, timestamp: undefined, after: undefined, effect: undefined, rules: [] };

function printedLines(
  trace: Trace,
  say: Sentences,
  object: ObjectId,
  group: ChainGroup,
): readonly ChainLine[] {
  const line = (key: string, words: string, isStruck: boolean): ChainLine => ({
    ...noEffect,
    key: `printed ${key}`,
    kind: 'printed',
    sentence: text(words),
    isStruck,
    overwrittenBy: undefined,
  });
  const printed = abilitiesIn(group, 'printed');
  if (group.name !== 'abilities' || printed.length === 0)
    return [line(group.name, say.groupValue(trace, object, group, 'printed'), false)];
  const left = new Set(abilitiesIn(group, 'final').map(({ id }) => id));
  return printed.map((instance) =>
    line(instance.id, abilityText(trace, say, object, instance), !left.has(instance.id)),
  );
}

/** Copiable values (707.2) are told where they are not what is printed. */
function copiableLines(
  trace: Trace,
  say: Sentences,
  object: ObjectId,
  group: ChainGroup,
): readonly ChainLine[] {
  const copiable = say.groupValue(trace, object, group, 'copiable');
  if (copiable === say.groupValue(trace, object, group, 'printed')) return [];
  return [
    {
      ...noEffect,
      key: `copiable ${group.name}`,
      kind: 'copiable',
      sentence: text(copiable),
      isStruck: false,
      overwrittenBy: undefined,
    },
  ];
}

function rowLines(
  trace: Trace,
  say: Sentences,
  object: ObjectId,
  group: ChainGroup,
  row: ChainRow,
): readonly ChainLine[] {
  const { overwrittenBy } = row;
  return say.rowSentences(trace, object, group.name, row).map((sentence, index) => ({
    key: `${row.order} ${index}`,
    kind: 'effect',
    layer: row.layer,
    timestamp: trace.effects.get(row.effect)?.timestamp,
    sentence,
    after: index === 0 ? unsaid(sentence, valueAfter(trace, say, object, group, row.order)) : undefined,
    isStruck: overwrittenBy !== undefined,
    overwrittenBy: overwrittenBy === undefined ? undefined : say.effectName(trace, overwrittenBy),
    effect: row.effect,
    rules: sentence.rules,
  }));
}

/** The value, unless the sentence ends with it. */
const unsaid = (sentence: Sentence, value: string | undefined): string | undefined =>
  value !== undefined && plainText(sentence).endsWith(value) ? undefined : value;

function valueAfter(
  trace: Trace,
  say: Sentences,
  object: ObjectId,
  { name }: ChainGroup,
  order: number,
): string | undefined {
  if (name === 'types') return say.typeLine(objectAt(trace, object, order));
  return name === 'power-toughness' ? say.powerToughness(objectAt(trace, object, order)) : undefined;
}

function missingLines(trace: Trace, say: Sentences, { missing }: ChainGroup): readonly ChainLine[] {
  return missing.map(({ effect, layer, timestamp, rules, sourceName }) => {
    const info = trace.effects.get(effect);
    const does = info === undefined ? '' : `: ${say.effectSummary(trace.evaluation.state, info, layer)}`;
    return {
      key: `missing ${effect}`,
      kind: 'missing',
      layer,
      timestamp,
      sentence: text(`${say.effectName(trace, effect, sourceName)}${does}`),
      after: undefined,
      isStruck: true,
      overwrittenBy: undefined,
      effect,
      rules: rules.slice(0, 1),
    };
  });
}
