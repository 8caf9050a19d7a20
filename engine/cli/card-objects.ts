import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * The card objects of a file in Scryfall's shape, one after the other: one a line, or a JSON list with one a line. Lines
 * without an object are passed over; one that is no JSON throws a `SyntaxError`.
 */
export async function* cardObjects<Card extends object>(file: string): AsyncGenerator<Card> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const text = line.trim().replace(/,$/, '');
    if (text.startsWith('{')) yield JSON.parse(text) as Card;
  }
}
