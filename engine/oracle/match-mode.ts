import { normalise } from './normalise.ts';

/**
 * Which of these modes a piece of text means: the one that is the same, contains it, or begins it. `undefined` if none
 * or several do.
 */
export function indexOfMode(fragment: string, texts: readonly string[]): number | undefined {
  const wanted = normalise(fragment);
  const modes = texts.map((text) => normalise(text));
  const tests = [
    (text: string) => text === wanted,
    (text: string) => text.includes(wanted),
    (text: string) => wanted.includes(text),
    (text: string) => sharesSize(text, wanted),
  ];
  for (const test of tests) {
    const found = modes.flatMap((text, index) => (test(text) ? [index] : []));
    if (found[0] !== undefined && found.length === 1) return found[0];
  }
  return undefined;
}

/** Modes that give a size are often told apart by it alone: "1/6". */
function sharesSize(text: string, wanted: string): boolean {
  const size = /\d+\/\d+/.exec(wanted)?.[0];
  return size !== undefined && text.includes(size);
}
