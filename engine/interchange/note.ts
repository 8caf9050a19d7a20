/** What a state file says that a board can't, or the other way round. Worded in `en/note-words.ts`. */
export interface Note {
  readonly code: NoteCode;
  /** What it is about: an object, a player, a line of the file; empty for the file as a whole. */
  readonly about: string;
  /** The piece of the file or board that is lost. */
  readonly what: string;
}

export const NOTE_CODES = [
  // Reading
  'unknown-line',
  'unknown-word',
  'bad-number',
  'no-such-object',
  'phase-of-turn',
  'goal',
  'mana',
  'script',
  'stack',
  'player-counters',
  'unknown-player',
  'unknown-token',
  'said-twice',
  'special-command',
  'not-expressible',
  'unread-effect',
  'order-unknown',
  'hidden-card',
  // Putting the board together
  'unknown-card',
  'refused',
  'did-not-stay',
  'actions-off',
  'game-over',
  'not-attached',
  'differs',
  // Writing
  'timestamps',
  'attachment-timestamp',
  'resolved-effect',
  'copy',
  'own-card',
  'token-abilities',
  'token-class',
  'counters',
  'attachment',
  'status',
  'choice',
  'designation',
  'merged',
  'sticker',
  'emblem',
  'combat',
  'damage',
  'stolen',
  'player-name',
  'life',
  'day-night',
  'card-abilities',
  'token-name',
  'same-name',
  'spell-order',
  'event',
  'unread-expectation',
  'sorcery-speed',
  'needs-mana',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** So many notes are kept of one file: more say nothing more. */
const KEPT = 200;

/** Collects notes; the same one is kept once. */
export class Notes {
  readonly #seen = new Set<string>();
  readonly #list: Note[] = [];

  add(code: NoteCode, about = '', what = ''): void {
    const note = { code, about: shortened(about, 160), what: shortened(what, 200) };
    const key = `${note.code}\n${note.about}\n${note.what}`;
    if (this.#seen.has(key) || this.#list.length >= KEPT) return;
    this.#seen.add(key);
    this.#list.push(note);
  }

  get list(): readonly Note[] {
    return this.#list;
  }
}

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;
