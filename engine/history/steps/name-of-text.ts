/** So many letters of a text name an effect in a table or a graph. */
const LONGEST = 32;

/**
 * What an effect without a source is called: the beginning of its text, cut after a whole word. `Creatures you control get
 * …` says more than that it is an effect.
 */
export function nameOfText(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  if (line.length <= LONGEST) return line === '' ? 'Effect' : line;
  const words = line.slice(0, LONGEST).replace(/\s\S*$/, '');
  return `${words.replace(/[,;:]$/, '')} …`;
}
