import type { ChoiceKind, Choices, Instruction } from '../../../engine/index.ts';
import { CHOICE_FIELDS } from '../../../engine/index.ts';
import type { Need } from './pending.ts';
import { wordNeeds } from './replaced-words.ts';

const OF_WORDS: ReadonlySet<string> = new Set<ChoiceKind>([
  'color',
  'creature-type',
  'basic-land-type',
  'land-type',
  'card-name',
]);

/**
 * What a resolution speaks of as chosen and asks nobody for: "the color of your choice", "that creature" of a trigger,
 * "defending player". `isKnown` tells what its source remembers (607.2d). What is inside an ability that is given away
 * is chosen when that ability is used.
 */
export function chosenNeeds(
  instructions: readonly Instruction[],
  isKnown: (what: ChoiceKind) => boolean = () => false,
): readonly Need[] {
  const found = new Map<ChoiceKind, string | undefined>();
  const asked = new Set<ChoiceKind>();
  const visit = (tree: unknown): void => {
    if (typeof tree !== 'object' || tree === null) return;
    const node = tree as Readonly<Record<string, unknown>>;
    if (node.kind === 'change-words') return;
    if (node.kind === 'activated' || node.kind === 'triggered' || node.kind === 'spell') return;
    if (node.kind === 'choose' && typeof node.what === 'string') asked.add(node.what as ChoiceKind);
    const what = kindOf(node);
    if (what !== undefined && !found.has(what))
      found.set(what, typeof node.noun === 'string' ? node.noun : undefined);
    for (const value of Object.values(node)) visit(value);
  };
  visit(instructions);
  const needs = [...found].flatMap(([what, noun]): readonly Need[] =>
    asked.has(what) || isKnown(what)
      ? []
      : [
          {
            kind: 'choice',
            what,
            from: undefined,
            isOptional: true,
            ...(noun === undefined ? {} : { noun }),
          },
        ],
  );
  return [...needs, ...wordNeeds(instructions)];
}

function kindOf({ kind, chosen }: Readonly<Record<string, unknown>>): ChoiceKind | undefined {
  if (kind === 'chosen') return 'object';
  if (kind === 'chosen-player') return 'player';
  return typeof chosen === 'string' && OF_WORDS.has(chosen) ? (chosen as ChoiceKind) : undefined;
}

/** Whether an object remembers such a choice, of a word or a player. */
export const remembers =
  (choices: Choices) =>
  (what: ChoiceKind): boolean =>
    (OF_WORDS.has(what) || what === 'player') && choices[CHOICE_FIELDS[what]] !== undefined;
