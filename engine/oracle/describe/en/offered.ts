/** "you may …. If you do, …": only the first of several things is offered, the rest depends on it. */
export function offeredSentences(sentences: readonly string[]): string[] {
  const [first = '', second, ...rest] = sentences;
  return second === undefined ? [offered(first)] : [offered(first), `if you do, ${second}`, ...rest];
}

/** "you may …": an imperative as it is, "it becomes …" as "have it become …". */
function offered(told: string): string {
  const clause = /^(.+?) (become|becomes|exchange|gets|gains|loses|has|deals|is)\b(.*)$/s.exec(told);
  if (
    clause === null ||
    /^(?:gain|put|exchange|create|destroy|return|exile|switch|choose|draw|you|copy|pay|sacrifice|discard|tap|untap|reveal|search|cast|play|look|remove|attach|move|mill|scry|surveil|double|distribute|shuffle|turn|add|transform|manifest) /.test(
      told,
    )
  )
    return `you may ${told.replace(/^you /, '')}`;
  const base: Readonly<Record<string, string>> = { has: 'have', is: 'be' };
  const verbForm = clause[2] ?? '';
  return `you may have ${clause[1]} ${base[verbForm] ?? verbForm.replace(/s$/, '')}${clause[3]}`;
}
