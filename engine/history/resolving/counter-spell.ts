import type { Instruction } from '../../abilities/instruction.ts';
import type { CounterSpellEvent } from '../../replacement/event.ts';
import { type Choices, chosenModes, chosenObjects } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { Resolution } from './resolution.ts';

type If = Extract<Instruction, { kind: 'if' }>;

const COUNTER = /^counter (?:up to one |another )?(target|it\b|that spell\b)/;
const PAYABLE = / unless (?:its|that spell's) controller pays /;

/** "If that spell is countered this way, …" */
export const ifCountered = (instruction: Instruction | undefined): If | undefined =>
  instruction?.kind === 'if' &&
  instruction.condition.kind === 'fact' &&
  /\bspell is countered this way$/.test(instruction.condition.words)
    ? instruction
    : undefined;

/**
 * "Counter target spell" (CR 701.6a), with where it goes if that is told behind it, which replaces the graveyard as a part
 * of the same spell or ability (614.15). Returns the spells that were countered; `undefined` if the words mean no spell on
 * the stack. A cost that is paid for it (`choices.mode: "pay"`) leaves the spell.
 */
export function counterSpell(
  resolution: Resolution,
  instruction: Instruction,
  then: If | undefined,
): readonly ObjectId[] | undefined {
  if (instruction.kind !== 'other') return undefined;
  const [, what] = COUNTER.exec(instruction.words) ?? [];
  if (what === undefined) return undefined;
  const { run, targets, choices, controller } = resolution;
  const named = what === 'target' ? targets : [...chosenObjects(resolution), ...resolution.that];
  const spells = named.filter(
    (id): id is ObjectId => run.state.objects.get(id as ObjectId)?.zone === 'stack',
  );
  if (spells.length === 0) return undefined;
  if (PAYABLE.test(instruction.words) && chosenModes(choices).includes('pay')) return [];
  const to =
    then === undefined || !isAbout(resolution, then, spells) ? undefined : destinationOf(then, choices);
  run.happen(
    spells.map((object) => ({
      kind: 'counter-spell',
      object,
      by: controller,
      ...(to ?? { to: 'graveyard' }),
    })),
  );
  const countered = spells.filter((id) => run.state.objects.get(id)?.zone !== 'stack');
  resolution.that = countered;
  return to === undefined ? countered : [];
}

/** "If an artifact or creature spell is countered this way": only for those. */
function isAbout({ run }: Resolution, { condition }: If, [spell]: readonly ObjectId[]): boolean {
  const words = condition.kind === 'fact' ? condition.words : '';
  const [, types] = /^an? (.+) spell is countered/.exec(words) ?? [];
  if (types === undefined || spell === undefined) return true;
  const { cardTypes } = run.evaluation.object(spell);
  if (types === 'permanent') return !cardTypes.includes('instant') && !cardTypes.includes('sorcery');
  return cardTypes.some((type) => types.split(/ or |, /).includes(type));
}

type Destination = Pick<CounterSpellEvent, 'to' | 'place'>;

/** "exile it instead of putting it into its owner's graveyard", "put it on top of its owner's library instead …" */
function destinationOf({ then }: If, choices: Choices): Destination | undefined {
  const [first] = then;
  if (first?.kind !== 'other' || !first.words.includes(' instead of ')) return undefined;
  const { words } = first;
  if (words.startsWith('exile it')) return { to: 'exile' };
  if (words.includes("into its owner's hand")) return { to: 'hand' };
  if (words.includes('onto the battlefield under your control')) return { to: 'battlefield' };
  if (!words.includes("of its owner's library")) return undefined;
  const isBottom = words.includes('on the bottom of') || chosenModes(choices).includes('bottom');
  return { to: 'library', place: isBottom ? 'bottom' : 'top' };
}
