import type { Ability } from '../../abilities/ability.ts';
import type { TargetRequirement } from '../../abilities/target.ts';
import { isKeyword } from '../../layers/object-facts.ts';
import { type Choices, chosenObjects } from '../../vocabulary/choices.ts';
import { effectId, type ObjectId } from '../../vocabulary/ids.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';

/** How a spell is called onto which cards were spliced. */
export const SPLICED = 'splice';

/**
 * Cards with splice are revealed from the hand as the spell is cast, and it has their rules text after its own, in the
 * order in which they are named, for as long as it is on the stack (CR 612.10, 702.47). Refuses a card that is not in the
 * hand of the player, or can't be spliced onto this spell.
 */
export function spliceOnto(run: StepRun, spell: ObjectId, how: string | undefined, choices: Choices): void {
  if (how !== SPLICED) return;
  const named = chosenObjects({ choices });
  const own = run.evaluation.object(spell);
  const added = [...new Set(named)].flatMap((id) => textToSplice(run, id, spell));
  if (added.length === 0) refuse('missing-choice', { source: spell, choice: 'object' }, '702.47a');
  const effect = effectId(`${spell}/splice`);
  run.apply({
    kind: 'effect-begins',
    effect: {
      id: effect,
      source: spell,
      sourceName: own.names[0] ?? run.object(spell).card.name,
      controller: own.controller,
      timestamp: run.timestamp(),
      affected: { kind: 'locked-in', objects: [spell] },
      condition: undefined,
      parts: [
        {
          kind: 'gain-text-of',
          object: { kind: 'object', id: spell },
          fullText: false,
          text: own.abilities.map(({ ability }) => ability),
          plus: added,
        },
      ],
      copied: [undefined],
      duration: { kind: 'while-object-exists', object: spell },
      sinceStep: run.step,
    },
  });
}

/** The rules text of the card, its splice ability included: nobody can use that of a spell. */
function textToSplice(run: StepRun, id: ObjectId, spell: ObjectId): readonly Ability[] {
  const card = run.object(id);
  const { abilities } = run.evaluation.object(id);
  const splice = abilities.find(({ ability }) => isKeyword(ability, 'splice'))?.ability;
  const isAllowed =
    card.zone === 'hand' &&
    card.owner === run.object(spell).controller &&
    splice !== undefined &&
    fitsQuality(run, splice, spell);
  if (!isAllowed) refuse('illegal-choice', { source: spell, choice: 'object', value: id }, '702.47a');
  return abilities.map(({ ability }) => ability);
}

/** "splice onto Arcane", "splice onto instant or sorcery": one of its words is a type of the spell. */
function fitsQuality(run: StepRun, splice: Ability, spell: ObjectId): boolean {
  const words = splice.kind === 'keyword' ? (splice.words ?? '') : '';
  const [, quality = ''] = /^splice onto ([^{—]+)/i.exec(words) ?? [];
  const { subtypes, cardTypes } = run.evaluation.object(spell);
  const types = [...subtypes, ...cardTypes].map((type) => type.toLowerCase());
  return quality
    .toLowerCase()
    .split(/\W+/)
    .some((word) => types.includes(word));
}

/** Of the targets of a spell with several texts, those of the n-th: chosen for each text in order (702.47d). */
export function targetsOfText<Target>(
  targets: readonly Target[],
  texts: readonly (readonly TargetRequirement[])[],
  index: number,
): readonly Target[] {
  const count = (requirements: readonly TargetRequirement[] = []): number =>
    requirements.reduce((sum, { count: of }) => sum + (typeof of === 'number' ? of : 1), 0);
  const start = texts.slice(0, index).reduce((sum, requirements) => sum + count(requirements), 0);
  return targets.slice(start, index === texts.length - 1 ? undefined : start + count(texts[index]));
}
