import { type BoardDocument, noReader, type StepAction, type TextReader } from '../../engine/index.ts';

// The compiler of card texts is large, and the first board does without: it comes when there is time, or a text.
let reader: TextReader = noReader;
let loading: Promise<TextReader> | undefined;

/** What reads texts by now: at first nothing does. */
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

/** Steps with a text that is read as they are carried out. */
const HAVE_TEXT: ReadonlySet<StepAction['kind']> = new Set<StepAction['kind']>(['effect', 'emblem', 'token']);

/** Whether a reader of texts is needed to play this board. */
export const needsTextReader = ({ steps }: BoardDocument): boolean =>
  steps.some(({ action }) => HAVE_TEXT.has(action.kind));
