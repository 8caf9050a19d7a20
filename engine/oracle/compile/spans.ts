import type { Layer } from '../../vocabulary/layers.ts';
import type { Parser } from './parser.ts';
import type { Meaning, SpanMeaning } from './scope.ts';

/** The same words, noted as a span once they are part of the reading that holds. */
export const spanned =
  <T>(
    means: SpanMeaning,
    parser: Parser<Meaning<T>>,
    layers?: (value: T) => readonly Layer[],
  ): Parser<Meaning<T>> =>
  (input, at) => {
    const result = parser(input, at);
    const first = input.tokens[at];
    const last = result === undefined ? undefined : input.tokens[result.next - 1];
    if (result === undefined || first === undefined || last === undefined || result.next === at)
      return result;
    return {
      next: result.next,
      value: (scope) => {
        const value = result.value(scope);
        const works = layers?.(value) ?? [];
        scope.spans.push({
          start: first.start,
          end: last.end,
          means,
          ...(works.length === 0 ? {} : { layers: works }),
        });
        return value;
      },
    };
  };
