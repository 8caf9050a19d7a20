import type { Layer } from '../../vocabulary/layers.ts';
import type { CompiledLine } from '../compile/compile-text.ts';
import type { Span, SpanMeaning } from '../compile/scope.ts';

/**
 * The line cut so that each piece belongs to the shortest span around it: a change within an instruction is a piece of
 * its own, and what is left of the instruction is another. White space and marks between spans belong to nothing.
 */
export function fragmentsOf(line: CompiledLine, text: string): readonly Span[] {
  if (line.unread !== undefined) return [];
  if (line.spans.length === 0) return wordsIn({ start: line.start, end: line.end, means: 'plain' }, text);
  const spans = merged(withoutInner(line.spans));
  const cuts = [...new Set([line.start, line.end, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (one, another) => one - another,
  );
  const pieces: Span[] = [];
  for (const [index, start] of cuts.entries()) {
    const end = cuts[index + 1];
    if (end === undefined) break;
    const around = spans.filter((span) => span.start <= start && span.end >= end);
    const [inner] = around.sort((one, another) => length(one) - length(another));
    const owner: Span = inner ?? { start, end, means: 'plain' };
    pieces.push(...wordsIn({ ...owner, ...leftLayers(owner, spans), start, end }, text));
  }
  return pieces;
}

/** Between other words these say nothing. */
const LINKING = /^(?:and|or|then|but|when|whenever|at|also|instead)$/i;

/** A keyword that is given is part of the change, a condition part of the duration that names it. */
const withoutInner = (spans: readonly Span[]): readonly Span[] =>
  spans.filter(
    (span) =>
      !spans.some(
        (outer) =>
          INSIDE.get(outer.means) === span.means && contains(outer, span) && length(outer) > length(span),
      ),
  );

const INSIDE: ReadonlyMap<SpanMeaning, SpanMeaning> = new Map([
  ['change', 'keyword'],
  ['duration', 'condition'],
]);

const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && outer.end >= inner.end;

/** The layers of an instruction that none of the changes within it names. */
function leftLayers(
  { means, layers, start, end }: Span,
  spans: readonly Span[],
): { layers?: readonly Layer[] } {
  if (means !== 'instruction' || layers === undefined) return {};
  const named = spans.filter((span) => span.means === 'change' && contains({ start, end, means }, span));
  return { layers: layers.filter((layer) => !named.some((span) => span.layers?.includes(layer))) };
}

const length = ({ start, end }: Span): number => end - start;

/** The piece without what is no word at its ends; nothing if no word is left. */
function wordsIn(piece: Span, text: string): readonly Span[] {
  const said = text.slice(piece.start, piece.end);
  if (!/[\p{L}\p{N}{]/u.test(said)) return [];
  if (piece.means === 'reminder') return [piece];
  const before = /^[\s,.;:—•-]*(?![\d+])/u.exec(said)?.[0].length ?? 0;
  const after = /[\s,;:—]*$/u.exec(said)?.[0].length ?? 0;
  const start = piece.start + before;
  const end = piece.end - after;
  return LINKING.test(text.slice(start, end)) ? [] : [{ ...piece, start, end }];
}

/** Which meaning names words that have several. */
const TELLING: readonly SpanMeaning[] = [
  'target',
  'change',
  'keyword',
  'condition',
  'duration',
  'trigger',
  'cost',
];

/** Spans of the same words as one. */
function merged(spans: readonly Span[]): Span[] {
  const byPlace = new Map<string, Span>();
  for (const span of spans) {
    const place = `${span.start} ${span.end}`;
    const before = byPlace.get(place);
    byPlace.set(place, before === undefined ? span : both(before, span));
  }
  return [...byPlace.values()];
}

function both(one: Span, another: Span): Span {
  const means = TELLING.find((each) => one.means === each || another.means === each) ?? one.means;
  const layers = [...(one.layers ?? []), ...(another.layers ?? [])];
  return { start: one.start, end: one.end, means, ...(layers.length === 0 ? {} : { layers }) };
}
