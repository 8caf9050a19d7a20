import type { Instruction } from '../../abilities/instruction.ts';
import { NotUnderstood } from './scope.ts';
import { requirementOf } from './targets.ts';

/** "When you do, put a counter on target creature. It becomes an Angel": what is said of that target is done only then, too. */
export function withReflexive(
  before: readonly Instruction[] | undefined,
  next: readonly Instruction[],
  later: number | undefined,
): readonly (readonly Instruction[])[] {
  const last = before?.at(-1);
  if (before === undefined || last === undefined) return [next];
  if (later === undefined || !isAboutTarget(next, later)) return [before, next];
  const earlier = before.slice(0, -1);
  if (last.kind === 'may') return [[...earlier, { ...last, instructions: [...last.instructions, ...next] }]];
  // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
  if (last.kind === 'if') return [[...earlier, { ...last, then: [...last.then, ...next] }]];
  return [before, next];
}
/** Whether it names a target of one of the requirements from this one on; see `targets.ts` for how they are marked. */
function isAboutTarget(told: readonly Instruction[], from: number): boolean {
  const indexes = JSON.stringify(told).matchAll(/"kind":"target","index":(\d+)/g);
  return [...indexes].some(([, index]) => requirementOf(Number(index)) >= from);
}

/** What comes back only later is nothing of which an effect that begins now can speak. */
export function followed(told: readonly Instruction[]): readonly Instruction[] {
  const later = told.findIndex((one) => one.kind === 'other' && COMES_LATER.test(one.words));
  if (later >= 0 && told.slice(later + 1).some(isOfFound))
    throw new NotUnderstood(0, 'something that is there now');
  return told;
}
const COMES_LATER =
  /^(?:return|put|create)s? .* at the beginning of |^at the beginning of [^,]*, (?:you )?(?:may )?(?:return|put|create)/;
const isOfFound = (one: Instruction): boolean =>
  one.kind === 'continuous-effect' &&
  ((one.appliesTo.kind === 'is' &&
    (one.appliesTo.object.kind === 'that' || one.appliesTo.object.kind === 'chosen')) ||
    (one.appliesTo.kind === 'those' && one.appliesTo.what === 'that'));

/** "You may return it to the battlefield face down. It's a Forest land.": told in words, nobody can say whether it is done. */
export function isOfDeclined(
  before: readonly Instruction[] | undefined,
  [next]: readonly Instruction[],
): boolean {
  const last = before?.at(-1);
  return (
    last?.kind === 'may' &&
    last.instructions.every(
      (each) => each.kind === 'other' && /^(?:return|put) (?:it|that|them)\b/.test(each.words),
    ) &&
    next?.kind === 'continuous-effect' &&
    next.duration.kind === 'until-end-of-game' &&
    next.appliesTo.kind === 'is' &&
    next.appliesTo.object.kind !== 'source'
  );
}
