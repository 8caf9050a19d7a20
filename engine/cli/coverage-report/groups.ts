import type { CompiledText } from '../../oracle/compile/compile-text.ts';

type Line = CompiledText['lines'][number];
type Grouping = (line: Line, text: string) => readonly string[];

/** To which groups a line belongs, by what was asked for; `undefined` for an unknown word. */
export function groupings(by: string): Grouping | undefined {
  switch (by) {
    case 'none':
      return () => [];
    case 'layer':
      return (line) =>
        [...new Set(line.spans.flatMap(({ layers }) => layers ?? []))].map((layer) => `layer ${layer}`);
    case 'keyword':
      return (line, text) => [
        ...new Set(
          line.spans
            .filter(({ means }) => means === 'keyword')
            .map(({ start, end }) =>
              text
                .slice(start - line.start, end - line.start)
                .toLowerCase()
                .replace(/[{\d—].*$/, '')
                .trim(),
            ),
        ),
      ];
    case 'template':
      return (_, text) => [templateOf(text)];
    default:
      return undefined;
  }
}

/** The line without what differs from card to card: names in quotation marks, numbers, symbols, reminder text. */
const templateOf = (text: string): string =>
  text
    .replace(/\([^()]*\)/g, '')
    .replace(/["“][^"”]*["”]/g, '"…"')
    .replace(/(?:\{[^}]+\})+/g, '{…}')
    .replace(/[+−-]?[\dX*]+\/[+−-]?[\dX*]+/g, 'N/N')
    .replace(/\d+/g, 'N')
    .trim();
