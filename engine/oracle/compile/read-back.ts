import { describeCard } from '../describe/en/describe.ts';
import { canonical } from './canonical.ts';
import { compileText } from './compile-text.ts';

/** What a text of a creature means, how that is said, and what is read of what is said; for tests. */
export function readBack(text: string) {
  const face = {
    name: 'Test Card',
    text,
    manaCost: '',
    supertypes: [],
    cardTypes: ['creature'] as const,
    subtypes: [],
  };
  const { abilities, lines } = compileText(face);
  const said = describeCard({ ...face, abilities }).join('\n');
  return {
    unread: lines.flatMap((line) => line.unread ?? []),
    tree: canonical(abilities),
    said,
    again: canonical(compileText({ ...face, text: said }).abilities),
  };
}
