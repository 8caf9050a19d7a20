import { parseScryfallCard } from '../../../engine/index.ts';
import { compareNames } from '../../views/library/query/search-cards.ts';
import { CardSplitter, type Piece } from './card-splitter.ts';
import { isGameCard, type PoolCard } from './pool-card.ts';
import type { DamagedLine } from './protocol.ts';

/** Damaged lines that are told one by one; the others are counted. */
const TOLD = 20;

/** Reads cards from the text of a file as it comes. What is damaged is counted, the rest is kept. */
export class CardReader {
  readonly #splitter = new CardSplitter();
  readonly #cards = new Map<string, PoolCard>();
  readonly #lines: DamagedLine[] = [];
  #damaged = 0;
  #leftOut = 0;

  push(text: string): void {
    for (const piece of this.#splitter.push(text)) this.#take(piece);
  }

  end(): void {
    for (const piece of this.#splitter.end()) this.#take(piece);
  }

  /** In order of name. One card a name: other printings of it add their sets. */
  get cards(): readonly PoolCard[] {
    return [...this.#cards.values()].sort((one, other) => compareNames(one.name, other.name));
  }

  get count(): number {
    return this.#cards.size;
  }

  get damaged(): number {
    return this.#damaged;
  }

  get leftOut(): number {
    return this.#leftOut;
  }

  get damagedLines(): readonly DamagedLine[] {
    return this.#lines;
  }

  #take(piece: Piece): void {
    if (piece.kind === 'damaged') {
      this.#damage({ line: piece.line, kind: 'json', detail: '' });
      return;
    }
    let json: unknown;
    try {
      json = JSON.parse(piece.text);
    } catch {
      this.#damage({ line: piece.line, kind: 'json', detail: '' });
      return;
    }
    const result = parseScryfallCard(json);
    if (!result.ok) {
      this.#damage({ line: piece.line, kind: 'shape', detail: result.problems[0] ?? '' });
      return;
    }
    const { card } = result;
    if (!isGameCard(card)) {
      this.#leftOut += 1;
      return;
    }
    const known = this.#cards.get(card.name);
    const sets = [...new Set([...(known?.sets ?? []), ...(card.set === undefined ? [] : [card.set])])];
    this.#cards.set(card.name, { ...(known ?? card), sets });
  }

  #damage(line: DamagedLine): void {
    this.#damaged += 1;
    if (this.#lines.length < TOLD) this.#lines.push(line);
  }
}
