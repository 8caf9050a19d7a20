/** What the steps before it tell about one: ids that are given, and whose step it is where nothing is said. */
export class LineContext {
  players: readonly string[] = ['A', 'B'];
  /** The player before the last colon. */
  player: string | undefined;
  readonly #used: Set<string>[];

  constructor(used: Set<string>[] = [new Set()]) {
    this.#used = used;
  }

  /** One that knows the same and learns for itself; {@link adopt} keeps what it learned. */
  fork(): LineContext {
    const fork = new LineContext([...this.#used, new Set()]);
    fork.players = this.players;
    fork.player = this.player;
    return fork;
  }

  adopt(fork: LineContext): void {
    this.players = fork.players;
    this.player = fork.player;
    for (const id of fork.#used.at(-1) ?? []) this.give(id);
  }

  /** The id that something of this name gets where none is written. */
  idFor(name: string): string {
    const word = slug(name) || 'object';
    if (!this.isGiven(word)) return word;
    for (let count = 2; ; count += 1) if (!this.isGiven(`${word}-${count}`)) return `${word}-${count}`;
  }

  give(id: unknown): void {
    if (typeof id === 'string') this.#used.at(-1)?.add(id);
  }

  isGiven(id: string): boolean {
    return this.#used.some((used) => used.has(id)) || this.players.includes(id);
  }

  /** The object or player that a word means: by its id, or by a card's name where that tells the id. */
  refOf(word: string): string {
    return this.isGiven(word) || !this.isGiven(slug(word)) ? word : slug(word);
  }
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
