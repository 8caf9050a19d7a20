import { NotationFailure } from './notation-error.ts';

/** These end a name or word that is not quoted. */
const ENDS = /[;[\]{}>#@^"]/;

/** Reads a line from left to right. Every method throws a {@link NotationFailure} where the text does not fit. */
export class Scanner {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The next character that is no space; empty at the end. */
  peek(): string {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
    return this.text[this.at] ?? '';
  }

  /** Takes that character if it comes next. */
  takes(character: string): boolean {
    if (this.peek() !== character) return false;
    this.at += 1;
    return true;
  }

  fail(expected: string): never {
    const found = this.text.slice(this.at, this.at + 12) || 'end';
    throw new NotationFailure(this.at, 'unexpected', { expected, found });
  }

  /** A quoted text, as JSON writes it. */
  quoted(): string {
    const value = this.json('"');
    return typeof value === 'string' ? value : this.fail('"');
  }

  /** A JSON value that begins with a quotation mark, bracket or brace. */
  json(first = this.peek()): unknown {
    const start = this.at;
    const end = first === '"' ? this.#endOfQuote(start) : this.#endOfBlock(start);
    if (end === undefined) {
      const expected = { '"': '"', '{': '}', '[': ']' }[first] ?? first;
      throw new NotationFailure(start, 'not-closed', { expected });
    }
    this.at = end;
    try {
      return JSON.parse(this.text.slice(start, end));
    } catch {
      throw new NotationFailure(start, 'bad-json');
    }
  }

  /** Text up to a sign of the notation, or to one of `more`, without the spaces around it. */
  name(more?: RegExp): string {
    if (this.peek() === '"') return this.quoted();
    const start = this.at;
    while (!this.isAtEnd && !ENDS.test(this.text[this.at] ?? '')) {
      const rest = more === undefined ? undefined : this.text.slice(this.at, this.at + 3);
      if (rest !== undefined && more?.test(rest)) break;
      this.at += 1;
    }
    return this.text.slice(start, this.at).trim();
  }

  /** Text up to a space. */
  word(): string {
    if (this.peek() === '"') return this.quoted();
    return this.name(/^[\s,]/);
  }

  #endOfQuote(start: number): number | undefined {
    for (let at = start + 1; at < this.text.length; at += 1) {
      if (this.text[at] === '\\') at += 1;
      else if (this.text[at] === '"') return at + 1;
    }
    return undefined;
  }

  #endOfBlock(start: number): number | undefined {
    let depth = 0;
    for (let at = start; at < this.text.length; at += 1) {
      const character = this.text[at] ?? '';
      if (character === '"') {
        const end = this.#endOfQuote(at);
        if (end === undefined) return undefined;
        at = end - 1;
      } else if ('{['.includes(character)) depth += 1;
      else if ('}]'.includes(character)) {
        depth -= 1;
        if (depth === 0) return at + 1;
      }
    }
    return undefined;
  }
}
