import type { Candidate } from './candidates.ts';

/**
 * How a document writes one choice of an order (616.1): the label of the effect; `#2` behind it for the second of those
 * open with that label, in the order in which they are found; `-` before it where an optional effect is left.
 */
export function orderEntry(open: readonly Candidate[], candidate: Candidate, isApplied: boolean): string {
  const label = nameOf(candidate);
  const alike = open.filter((each) => nameOf(each) === label);
  const number = alike.indexOf(candidate) + 1;
  const taken = open.map(nameOf);
  const numbered = [`${label}#${number}`, `${label}##${number}`].find((name) => !taken.includes(name));
  const name = alike.length === 1 || numbered === undefined ? label : numbered;
  return isApplied ? name : `-${name}`;
}

/** The choice that an entry means among those open; `undefined` if none of them. A label that several have is the first. */
export function namedByOrder(
  open: readonly Candidate[],
  entry: string,
): { readonly candidate: Candidate; readonly isApplied: boolean } | undefined {
  const named = found(open, entry);
  if (named !== undefined) return { candidate: named, isApplied: true };
  const left = entry.startsWith('-') ? found(open, entry.slice(1)) : undefined;
  return left?.isOptional === true ? { candidate: left, isApplied: false } : undefined;
}

function found(open: readonly Candidate[], name: string): Candidate | undefined {
  const literal = open.find((each) => nameOf(each) === name || each.effect.resolved === name);
  if (literal !== undefined) return literal;
  const [, label, number] = /^(.+?)##?(\d+)$/.exec(name) ?? [];
  return open.filter((each) => nameOf(each) === label)[Number(number) - 1];
}

/** What types bring (306.5b) is nobody's ability: the name of the object alone does not mean it. */
const nameOf = ({ effect: { definition, label } }: Candidate): string =>
  definition.kind === 'intrinsic-counters' ? `${label}#types` : label;
