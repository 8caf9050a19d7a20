interface Word {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Words in a row; neighbors that differ from the card share one mark. */
export function MarkedWords({ words }: { readonly words: readonly Word[] }) {
  const runs: { text: string; isChanged: boolean }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last !== undefined && last.isChanged === word.isChanged) last.text += ` ${word.text}`;
    else runs.push({ ...word });
  }
  return (
    <>
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line never change places
        <span key={index}>
          {index > 0 && ' '}
          {run.isChanged ? <mark>{run.text}</mark> : run.text}
        </span>
      ))}
    </>
  );
}
