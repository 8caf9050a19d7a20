import type { ChoiceKind } from '../../abilities/instruction.ts';
import type { Modification } from '../../abilities/modification.ts';
import { choiceBinding, rewriteWords } from '../../layers/rewrite-words.ts';
import type { Resolution } from './resolution.ts';

/**
 * Marks a resolution that speaks of a word "of your choice" which nobody chose: neither the document for it, nor its
 * source before (607.2d). What is inside an ability that is given away, but for keywords, is chosen when it is used. Of a
 * text-changing effect that offers several sorts of words, one is enough.
 */
export function warnOfUnchosenWords(resolution: Resolution, parts: readonly Modification[]): void {
  const { run, source, sourceName, choices } = resolution;
  const remembered = source === undefined ? undefined : run.state.objects.get(source)?.choices;
  const bound = rewriteWords(parts, choiceBinding({ ...remembered, ...choices }));
  const [missing] = bound.flatMap((part) => unchosenIn(part) ?? []);
  const changes = bound.filter(({ kind }) => kind === 'change-words');
  if (missing === undefined || changes.some((part) => unchosenIn(part) === undefined)) return;
  run.warn('missing-choice', { source: sourceName, choice: missing });
}

const isKeyword = (ability: unknown): boolean =>
  typeof ability === 'object' && ability !== null && 'kind' in ability && ability.kind === 'keyword';

function unchosenIn(tree: unknown): ChoiceKind | undefined {
  if (typeof tree !== 'object' || tree === null) return undefined;
  if ('kind' in tree && tree.kind === 'add-ability' && 'ability' in tree && !isKeyword(tree.ability))
    return undefined;
  if ('chosen' in tree && typeof tree.chosen === 'string') return tree.chosen as ChoiceKind;
  for (const value of Object.values(tree)) {
    const found = unchosenIn(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
