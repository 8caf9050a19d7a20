import type {
  Ability,
  AnalysedLine,
  AnalysedText,
  CardFace,
  CompilableFace,
  DescribeContext,
  Layer,
  LineSort,
  RuleNumber,
  SpanMeaning,
} from '../../../engine/index.ts';
import { analyseText, contextOf, describeAbility, layersOfAbilities } from '../../../engine/index.ts';

/** A text as it was read, a line at a time. */
export interface ReadingView {
  readonly text: string;
  readonly lines: readonly LineView[];
  readonly abilities: readonly Ability[];
}

export interface LineView {
  /** From 1. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly status: AnalysedLine['class'];
  readonly sort: LineSort | undefined;
  readonly layers: readonly Layer[];
  readonly rules: readonly RuleNumber[];
  readonly fragments: readonly FragmentView[];
  /** What was read, in our own words. */
  readonly says: readonly string[];
  readonly unread: AnalysedLine['unread'];
}

export interface FragmentView {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly means: SpanMeaning;
  readonly layers: readonly Layer[];
  readonly rules: readonly RuleNumber[];
}

/** A text with the meaning of each of its fragments. */
export function readingView(face: CompilableFace): ReadingView {
  const analysed = analyseText(face);
  const context = contextOf({
    name: face.name,
    supertypes: (face.supertypes ?? []) as CardFace['supertypes'],
    cardTypes: face.cardTypes ?? [],
    subtypes: face.subtypes ?? [],
    abilities: analysed.abilities,
  });
  return {
    text: face.text,
    abilities: analysed.abilities,
    lines: analysed.lines.map((line, index) => lineView(line, index, analysed, face.text, context)),
  };
}

function lineView(
  line: AnalysedLine,
  index: number,
  { abilities, lines }: AnalysedText,
  text: string,
  context: DescribeContext,
): LineView {
  // The lines of a spell are one ability: it is said below the last of them.
  const ends = line.abilities.filter(
    (ability) => !lines.slice(index + 1).some((later) => later.abilities.includes(ability)),
  );
  return {
    number: index + 1,
    start: line.start,
    end: line.end,
    status: line.class,
    sort: line.sort,
    layers: line.layers,
    rules: line.rules,
    fragments: line.fragments.map((each) => ({ ...each, text: text.slice(each.start, each.end) })),
    says: ends.flatMap((ability) => {
      const found = abilities[ability];
      return found === undefined ? [] : [describeAbility(found, context)];
    }),
    unread: line.unread,
  };
}

/**
 * The same for abilities that are known as data. A line of their description that the compiler doesn't read all the
 * same means what its ability does.
 */
export function readingOfAbilities(face: CardFace, text: string): ReadingView {
  const view = readingView({ ...face, text });
  const context = contextOf(face);
  const unreadOfCard = new Set((face.unread ?? []).map((line) => line.text));
  return {
    ...view,
    lines: view.lines.map((line) => {
      const said = text.slice(line.start, line.end);
      if (line.unread === undefined || unreadOfCard.has(said)) return line;
      const own = face.abilities.filter((ability) => describeAbility(ability, context) === said);
      return own.length === 0 ? line : knownLine(line, own, said);
    }),
  };
}

function knownLine(line: LineView, abilities: readonly Ability[], said: string): LineView {
  const layers = layersOfAbilities(abilities);
  return {
    ...line,
    status: layers.length > 0 ? 'understood' : 'no-effect',
    layers,
    unread: undefined,
    fragments: [{ start: line.start, end: line.end, text: said, means: 'plain', layers, rules: [] }],
  };
}

/** What a stretch of the text looks like while it is written: the look of its first layer, or why it has none. */
export interface Stretch {
  readonly text: string;
  readonly look: Layer | 'no-layer' | 'reminder' | 'unread' | 'error' | undefined;
}

/** The whole text cut into stretches, in order, nothing left out. */
export function stretchesOf({ text, lines }: ReadingView): readonly Stretch[] {
  const marks = lines.flatMap(marksOf).sort((one, another) => one.start - another.start);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end, look } of marks) {
    if (start < at) continue;
    if (start > at) stretches.push({ text: text.slice(at, start), look: undefined });
    stretches.push({ text: text.slice(start, end), look });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), look: undefined });
  return stretches;
}

interface Mark extends Pick<Stretch, 'look'> {
  readonly start: number;
  readonly end: number;
}

function marksOf(line: LineView): readonly Mark[] {
  const { unread } = line;
  if (unread !== undefined) {
    const from = Math.max(unread.start, line.start);
    const to = Math.min(Math.max(unread.end, from), line.end);
    return [
      { start: line.start, end: from, look: 'unread' as const },
      { start: from, end: to, look: 'error' as const },
      { start: to, end: line.end, look: 'unread' as const },
    ].filter(({ start, end }) => end > start);
  }
  return line.fragments.map(({ start, end, layers, means }) => ({
    start,
    end,
    look: means === 'reminder' ? 'reminder' : (layers[0] ?? 'no-layer'),
  }));
}
