/** A fault of a file: its code and where in the file it is. */
interface FileFault {
  readonly path: string;
  readonly code: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Errors of a file as lines: `steps[3].enter.card: expected text, found number`. */
export const wordDocumentErrors = (errors: readonly FileFault[]): readonly string[] =>
  errors.map(({ path, code, parameters }) => {
    const details = Object.entries(parameters).map(([name, value]) => `${name} ${value}`);
    return `${path === '' ? 'file' : path}: ${code}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
  });
