import type { Ability } from '../../abilities/ability.ts';
import { layersOfAbilities } from '../../abilities/layers-of.ts';
import type { RuleNumber } from '../../vocabulary/ids.ts';
import { LAYERS, type Layer } from '../../vocabulary/layers.ts';
import {
  type CompilableFace,
  type CompiledLine,
  type CompiledText,
  compileText,
} from '../compile/compile-text.ts';
import type { Span, SpanMeaning } from '../compile/scope.ts';
import { fragmentsOf } from './fragments-of.ts';
import { rulesOfFragment } from './rules-of-fragment.ts';
import { type LineSort, rulesOfSort, sortOf } from './sort-of.ts';

/** A stretch of a line, with what it is for and where in the rules that belongs. Fragments don't overlap. */
export interface AnalysedFragment {
  readonly start: number;
  readonly end: number;
  readonly means: SpanMeaning;
  /** The layers in which it works; none has "no effect on layers". */
  readonly layers: readonly Layer[];
  readonly rules: readonly RuleNumber[];
}

export interface AnalysedLine extends Pick<CompiledLine, 'start' | 'end' | 'class' | 'abilities' | 'unread'> {
  /** What sort of ability the line is; `undefined` for reminder text and for a line that is not understood. */
  readonly sort: LineSort | undefined;
  readonly layers: readonly Layer[];
  /** The rules about abilities of that sort. */
  readonly rules: readonly RuleNumber[];
  readonly fragments: readonly AnalysedFragment[];
}

export interface AnalysedText {
  readonly abilities: readonly Ability[];
  readonly lines: readonly AnalysedLine[];
}

/**
 * A card's text, compiled, with the layer (613.1) and the rule in which each fragment of it works. Lines that are not
 * understood have no fragments. Never throws.
 */
export function analyseText(face: CompilableFace): AnalysedText {
  const compiled = compileText(face);
  return {
    abilities: compiled.abilities,
    lines: compiled.lines.map((line) => analyseLine(line, compiled, face.text)),
  };
}

function analyseLine(line: CompiledLine, { abilities: all }: CompiledText, text: string): AnalysedLine {
  const { start, end, class: kind, abilities, unread } = line;
  const own = abilities.flatMap((index) => all[index] ?? []);
  const words = text.slice(start, end);
  const sort = sortOf(own, words);
  const lineLayers = layersOfAbilities(own);
  const fragments = settled(fragmentsOf(line, text), sort, lineLayers).map((fragment): AnalysedFragment => {
    const layers = inOrder(fragment.layers ?? []);
    const said = text.slice(fragment.start, fragment.end);
    return { ...fragment, layers, rules: rulesOfFragment({ ...fragment, layers }, said, sort) };
  });
  return {
    start,
    end,
    class: kind,
    abilities,
    ...(unread === undefined ? {} : { unread }),
    sort,
    layers: inOrder([...lineLayers, ...fragments.flatMap(({ layers }) => layers)]),
    rules: sort === undefined ? [] : rulesOfSort(sort, words),
    fragments,
  };
}

/** What the spans leave open and the abilities tell: a line of one piece works in the layers of its ability. */
function settled(
  fragments: readonly Span[],
  sort: LineSort | undefined,
  layers: readonly Layer[],
): readonly Span[] {
  if (sort === 'characteristic-defining')
    return fragments.map((each) => (isOpen(each, layers) ? { ...each, means: 'change', layers } : each));
  if (sort === 'static' && !fragments.some(({ means }) => means === 'change'))
    return fragments.map((each) => (each.means === 'plain' ? { ...each, means: 'change', layers } : each));
  if (sort === 'entering')
    return fragments.map((each) => (each.means === 'replacement' ? { layers, ...each } : each));
  return fragments;
}

/** 7a is 7b but for the ability being characteristic-defining (613.4a), which its words don't tell. */
const isOpen = ({ means, layers = [] }: Span, ofLine: readonly Layer[]): boolean =>
  means === 'plain' || (means === 'change' && layers.some((layer) => !ofLine.includes(layer)));

const inOrder = (layers: readonly Layer[]): readonly Layer[] =>
  LAYERS.filter((layer) => layers.includes(layer));
