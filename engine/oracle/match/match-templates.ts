import type { Template, TemplateParameter, TemplateValues } from '../effect-template.ts';
import { comparableWords } from '../normalise.ts';
import { candidatesOf, type Reading } from './candidates.ts';

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
  textsOf: (content: Content) => readonly string[],
): TemplateMatch<Content> | undefined {
  const wanted = comparableWords(reading.text).join(' ');
  for (const template of templates) {
    for (const values of assignments(template.parameters, reading)) {
      const content = template.build(values);
      if (textsOf(content).some((text) => comparableWords(text).join(' ') === wanted))
        return { template, values, content };
    }
  }
  return undefined;
}

/** Every way to fill in the parameters with candidates from the text. */
function* assignments(parameters: readonly TemplateParameter[], reading: Reading): Generator<TemplateValues> {
  const [first, ...rest] = parameters;
  if (first === undefined) {
    yield {};
    return;
  }
  for (const value of candidatesOf(first.kind, reading))
    for (const others of assignments(rest, reading)) yield { [first.name]: value, ...others };
}
