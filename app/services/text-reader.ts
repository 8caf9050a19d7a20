import { type TextReader, templateReader } from '../../engine/index.ts';

// The compiler of card texts is large, and few boards need it: it comes when a text is met that no template knows.
let reader: TextReader = templateReader;
let loading: Promise<TextReader> | undefined;

/** What reads texts by now: at first only the built-in ones. */
export const textReader = (): TextReader => reader;

/** The reader of all texts, loaded once. Without a network it stays the one that was. */
export function loadTextReader(): Promise<TextReader> {
  loading ??= import('./compiler.ts').then(
    ({ compilingReader }) => {
      reader = compilingReader;
      return reader;
    },
    () => {
      loading = undefined;
      return reader;
    },
  );
  return loading;
}
