const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Fits what begins with the text. */
export const beginning = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

/** Fits what holds the text. */
export const holding = (text: string): RegExp => new RegExp(escaped(text));

/** Fits what is the text and nothing else. */
export const exactly = (text: string): RegExp => new RegExp(`^${escaped(text)}$`);
