import type { CardFace } from '../../cards/card-definition.ts';
import { canonical } from '../../oracle/compile/canonical.ts';
import { compileText } from '../../oracle/compile/compile-text.ts';
import { describeCard } from '../../oracle/describe/en/describe.ts';
import { sameTree } from '../../oracle/same-tree.ts';
import type { Passage } from './passages.ts';

/** A passage whose rendered text is not read back into the abilities that it was made from. */
export interface Misread {
  readonly passage: Passage;
  /** What kind of loss it is: the words that were not read, or the first place at which the trees differ. */
  readonly kind: string;
}

/**
 * The passages of a face that break compile(describe(x)) = x. A passage is read alone with what is known of the face,
 * and counts as read if the rendered face as a whole is: what is chosen in one line is meant in another.
 */
export function misreadPassages(face: CardFace, passages: readonly Passage[]): Misread[] {
  const failed = passages.flatMap((passage): Misread[] => {
    const kind = lossOf(face, passage.rendered, passage.abilities);
    return kind === undefined ? [] : [{ passage, kind }];
  });
  return failed.length > 0 && lossOf(face, describeCard(face).join('\n'), face.abilities) === undefined
    ? []
    : failed;
}

function lossOf(face: CardFace, text: string, abilities: CardFace['abilities']): string | undefined {
  const again = compileText({ ...face, text });
  const unread = again.lines.find((line) => line.unread !== undefined)?.unread;
  if (unread !== undefined) {
    const words = text.slice(unread.start).split(/\s+/).slice(0, 4).join(' ');
    return `unread: ${words.replaceAll(face.name, '~')}`;
  }
  const [was, is] = [canonical(abilities), canonical(again.abilities)];
  return sameTree(was, is) ? undefined : `other: ${firstDifference(was, is)}`;
}

/** Where two trees part, as a path of fields without places in lists, and how. */
function firstDifference(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${path} ${shown(one)} → ${shown(other)}`;
  const [these, those] = [one, other].map((tree) => tree as Readonly<Record<string, unknown>>);
  if (these?.kind !== those?.kind) return `${path} ${shown(these)} → ${shown(those)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [left, right] = [these?.[key], those?.[key]];
    const name = Array.isArray(one) ? '[]' : `.${key}`;
    if (!sameTree(left, right)) return firstDifference(left, right, path + name);
  }
  return path;
}

function shown(tree: unknown): string {
  if (tree === undefined) return 'nothing';
  if (typeof tree !== 'object' || tree === null) return JSON.stringify(tree);
  return Array.isArray(tree) ? 'list' : `{${String((tree as { kind?: unknown }).kind ?? '')}}`;
}
