/** One word, number, symbol or mark of a text. `end` is the offset after its last character. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mana' | 'size' | 'signed' | 'mark' | 'self' | 'quote';
  /** The word in lower case, a mark as it is, `~` for the object itself, the inner text of a quotation. */
  readonly w: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of `self`: by its name, or the noun after "this". */
  readonly noun?: string;
  readonly byName?: boolean;
  /** As much of its name as stands there. */
  readonly said?: string;
  /** The modes below a line that announces them, each as its tokens. */
  readonly modes?: readonly (readonly Token[])[];
}

/** The word for the object that grants the ability in which it stands: "this Equipment" in what a creature has. */
export const GRANTER = 'the granter';

/** Where text in parentheses stands (207.2b). */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}
