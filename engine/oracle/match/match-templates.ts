import type {
  ParameterKind,
  ParameterValues,
  Template,
  TemplateParameter,
  TemplateValues,
} from '../effect-template.ts';
import { comparableWords } from '../normalise.ts';
import { candidatesOf, type Reading } from './candidates.ts';
import { fixedWords } from './fixed-words.ts';

/** A template that means a text, with the values that were read from it. */
export interface TemplateMatch<Content> {
  readonly template: Template<Content>;
  readonly values: TemplateValues;
  readonly content: Content;
}

/**
 * The first template that says the text again when it is filled in with values that stand in the text. So a match is
 * proved: what is found is described in the same words ({@link comparableWords}) as the text.
 */
export function firstMatch<Content>(
  reading: Reading,
  templates: readonly Template<Content>[],
  textsOf: (content: Content) => Iterable<string>,
): TemplateMatch<Content> | undefined {
  const wanted = comparableWords(reading.text);
  const candidates = rememberedCandidates(reading);
  const words = new Set(wanted);
  for (const template of templates) {
    if (!fixedWords(template, textsOf).every((word) => words.has(word))) continue;
    for (const values of assignments(template.parameters, candidates)) {
      const content = template.build(values);
      if (says(textsOf(content), wanted)) return { template, values, content };
    }
  }
  return undefined;
}

/** Whether one of the wordings has exactly the wanted words. */
function says(texts: Iterable<string>, wanted: readonly string[]): boolean {
  for (const text of texts) {
    const words = comparableWords(text);
    if (words.length === wanted.length && words.every((word, index) => word === wanted[index])) return true;
    // The other wordings of the same content differ by few words only.
    if (Math.abs(words.length - wanted.length) > FEW_WORDS) return false;
  }
  return false;
}

const FEW_WORDS = 6;

type CandidatesByKind = (kind: ParameterKind) => readonly ParameterValues[ParameterKind][];

/** Candidates of each kind, read from the text once. */
function rememberedCandidates(reading: Reading): CandidatesByKind {
  const known = new Map<ParameterKind, readonly ParameterValues[ParameterKind][]>();
  return (kind) => {
    const found = known.get(kind) ?? candidatesOf(kind, reading);
    known.set(kind, found);
    return found;
  };
}

/** Every way to fill in the parameters with candidates from the text. */
function* assignments(
  parameters: readonly TemplateParameter[],
  candidates: CandidatesByKind,
): Generator<TemplateValues> {
  const [first, ...rest] = parameters;
  if (first === undefined) {
    yield {};
    return;
  }
  for (const value of candidates(first.kind))
    for (const others of assignments(rest, candidates)) yield { [first.name]: value, ...others };
}
