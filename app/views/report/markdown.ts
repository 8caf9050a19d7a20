/** A table in Markdown. */
export const mdTable = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  `| ${head.map(mdText).join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.map(mdText).join(' | ')} |`),
];

/** Text that Markdown has no meaning for: what would be a mark is a plain character. */
export const mdText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, (mark) => `\\${mark}`);
