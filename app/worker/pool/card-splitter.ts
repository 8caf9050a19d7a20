/** A piece of a file that should be one card, or what could not be cut into one. */
export type Piece =
  | { readonly kind: 'object'; readonly text: string; readonly line: number }
  | { readonly kind: 'damaged'; readonly line: number };

/** Characters of one card object; Scryfall's longest have some ten thousand. */
const LONGEST = 1_000_000;

/** Everything before the list in an answer of Scryfall's: `{"object":"list", …, "data":[`. */
const LIST_HEAD = /^\s*\{\s*"object"\s*:\s*"list"[^[]*/;

const [TAB, NEWLINE, RETURN, SPACE, QUOTE, COMMA, OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN, CLOSE] = [
  9, 10, 13, 32, 34, 44, 91, 92, 93, 123, 125,
];

/**
 * Cuts a stream of JSON into its objects: an array of them, one a line, one alone, or an answer of Scryfall's. Damage
 * costs the object in which it is: cutting goes on where the next line begins with an object that is not inside it.
 */
export class CardSplitter {
  #buffer = '';
  #at = 0;
  /** Where the object begins in the buffer; -1 outside of any. */
  #start = -1;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #line = 1;
  #startLine = 1;
  /** Columns before the object, if it is the first thing in its line. */
  #indent: number | undefined;
  /** Columns in the line so far, as long as there is nothing but blanks. */
  #blanks: number | undefined = 0;
  #isHeadRead = false;
  /** The rest of a damaged object is no damage of its own. */
  #isAfterDamage = false;
  #damagedIndent: number | undefined;
  /** The list stands in an object, whose brace at the end belongs to nothing else. */
  #isInAnswer = false;

  /** The pieces that the next part of the file completes. */
  push(text: string): readonly Piece[] {
    this.#buffer += text;
    if (!this.#isHeadRead) {
      if (this.#buffer.length < 1000 && text !== '') return [];
      this.#isHeadRead = true;
      const head = LIST_HEAD.exec(this.#buffer)?.[0] ?? '';
      this.#line += head.split('\n').length - 1;
      this.#at = head.length;
      this.#isInAnswer = head !== '';
    }
    const pieces: Piece[] = [];
    while (this.#at < this.#buffer.length) {
      this.#step(this.#buffer.charCodeAt(this.#at), pieces);
      this.#at += 1;
    }
    this.#forget();
    return pieces;
  }

  /** The pieces that are left at the end of the file. */
  end(): readonly Piece[] {
    const pieces = [...this.push('')];
    if (this.#start >= 0) this.#damage(pieces, this.#startLine);
    return pieces;
  }

  #step(code: number, pieces: Piece[]): void {
    if (this.#isInString && code !== NEWLINE) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (code === BACKSLASH) this.#isEscaped = true;
      else if (code === QUOTE) this.#isInString = false;
      return;
    }
    switch (code) {
      case NEWLINE:
        if (this.#isInString) this.#damage(pieces, this.#startLine);
        this.#line += 1;
        this.#blanks = 0;
        return;
      case SPACE:
      case TAB:
        if (this.#blanks !== undefined) this.#blanks += 1;
        return;
      case RETURN:
        return;
      case OPEN:
        this.#open(pieces);
        break;
      case CLOSE:
        this.#close(pieces);
        break;
      case OPEN_LIST:
      case CLOSE_LIST:
      case COMMA:
        if (this.#start < 0) return;
        break;
      default:
        if (this.#start < 0) this.#stray(pieces);
        else if (code === QUOTE) this.#isInString = true;
        else if (this.#at - this.#start > LONGEST) this.#damage(pieces, this.#startLine);
    }
    this.#blanks = undefined;
  }

  #open(pieces: Piece[]): void {
    const isNext =
      this.#start >= 0 &&
      this.#blanks !== undefined &&
      this.#indent !== undefined &&
      this.#blanks <= this.#indent;
    if (isNext) this.#damage(pieces, this.#startLine);
    if (this.#start < 0) {
      this.#start = this.#at;
      this.#startLine = this.#line;
      this.#indent = this.#blanks;
    }
    this.#depth += 1;
  }

  #close(pieces: Piece[]): void {
    if (this.#start < 0) {
      if (this.#isInAnswer) this.#isInAnswer = false;
      else this.#stray(pieces);
      return;
    }
    this.#depth -= 1;
    if (this.#depth > 0) return;
    const text = this.#buffer.slice(this.#start, this.#at + 1);
    this.#start = -1;
    if (this.#isAfterDamage && (this.#indent ?? 0) > (this.#damagedIndent ?? 0)) return;
    pieces.push({ kind: 'object', text, line: this.#startLine });
    this.#isAfterDamage = false;
  }

  /** Something between the objects that belongs to none. */
  #stray(pieces: Piece[]): void {
    if (!this.#isAfterDamage) this.#damage(pieces, this.#line);
  }

  #damage(pieces: Piece[], line: number): void {
    pieces.push({ kind: 'damaged', line });
    this.#damagedIndent = this.#start < 0 ? this.#blanks : this.#indent;
    this.#start = -1;
    this.#depth = 0;
    this.#isInString = false;
    this.#isEscaped = false;
    this.#isAfterDamage = true;
  }

  /** What is done with is not kept. */
  #forget(): void {
    const from = this.#start < 0 ? this.#at : this.#start;
    this.#buffer = this.#buffer.slice(from);
    this.#at -= from;
    if (this.#start >= 0) this.#start = 0;
  }
}
