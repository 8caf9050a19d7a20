import type { Condition } from '../../abilities/condition.ts';
import type { Duration } from '../../abilities/duration.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { Selector } from '../../abilities/selector.ts';
import { sameTree } from '../same-tree.ts';
import { keepingTypes } from './becoming.ts';
import { NotUnderstood } from './scope.ts';

/** "It's still a land.", said of an effect that was told before. */
export function keeping(told: Instruction): Instruction {
  switch (told.kind) {
    case 'continuous-effect':
      return { ...told, parts: keepingTypes(told.parts) };
    case 'may':
      return { ...told, instructions: told.instructions.map(keeping) };
    case 'if':
      // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
      return { ...told, then: told.then.map(keeping) };
    default:
      return told;
  }
}

/**
 * "If you do, …" behind an offer that is told within a sentence, or behind a condition: a part of that. What happens
 * later can't be followed. Behind what must be done it is a condition of its own: that may be impossible.
 */
export function afterDoing(
  before: readonly Instruction[] | undefined,
  then: readonly Instruction[],
  words: string | undefined,
  isChoice: boolean,
): readonly Instruction[] {
  const last = before?.at(-1);
  if (before === undefined || last === undefined) return then;
  const earlier = before.slice(0, -1);
  if (last.kind === 'may') return [...earlier, { ...last, instructions: [...last.instructions, ...then] }];
  // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
  if (last.kind === 'if') return [...earlier, { ...last, then: [...last.then, ...then] }];
  // "…. If you do, … Otherwise, …": whether it was done is told.
  const done = ifThatWasDone(then);
  if (last.kind !== 'other') return [...before, ...done];
  if (/^(?:at|when|whenever) /.test(last.words)) {
    // What is done later, and what then follows, is told in words, but for targets that are chosen only then.
    if (words === undefined || !then.every(({ kind }) => !kind.endsWith('-effect')) || isChoice)
      throw new NotUnderstood(0, 'something that happens now');
    return [...earlier, { kind: 'other', words: `${last.words}. ${words}` }];
  }
  const offer = /^((?:until|this) [^,]*, )?you may /.exec(last.words);
  if (offer === null) return [...before, ...done];
  const told = `${last.words.slice(offer[0].length)}${offer[1] === undefined ? '' : ` ${offer[1].replace(/, $/, '')}`}`;
  const offered: Instruction = { kind: 'other', words: told };
  return [...earlier, { kind: 'may', instructions: [offered, ...then] }];
}

const ifThatWasDone = (then: readonly Instruction[]): readonly Instruction[] =>
  then.length === 0 || isSaid(then) ? then : [ifDoneSo(then)];
const ifDoneSo = (then: readonly Instruction[]): Instruction => ({
  kind: 'if',
  condition: { kind: 'fact', words: 'you do' },
  then,
});
const isSaid = ([first]: readonly Instruction[]): boolean =>
  first?.kind === 'if' && first.condition.kind === 'fact' && first.condition.words === 'you do';

/** "Otherwise, …": where the condition before is false, or what was offered was not done. */
export function withOtherwise(
  before: readonly Instruction[] | undefined,
  otherwise: readonly Instruction[],
): readonly Instruction[] {
  const last = before?.at(-1);
  if (before !== undefined && last?.kind === 'if' && last.otherwise === undefined)
    return [...before.slice(0, -1), { ...last, otherwise }];
  if (before !== undefined && last?.kind === 'may')
    // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
    return [...before, { kind: 'if', condition: notDone, then: otherwise }];
  const told =
    last?.kind === 'other' && !/^(?:at|when|whenever|until|for each) /.test(last.words)
      ? /^(.+?),? if (.+)$/s.exec(last.words)
      : null;
  if (before !== undefined && told?.[1] !== undefined && told[2] !== undefined) {
    const condition: Condition = { kind: 'fact', words: told[2] };
    const then: Instruction = { kind: 'other', words: told[1] };
    // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
    return [...before.slice(0, -1), { kind: 'if', condition, then: [then], otherwise }];
  }
  throw new NotUnderstood(0, 'a condition before');
}
const notDone: Condition = { kind: 'fact', words: "you don't" };

/**
 * "Red creatures get +2/+0 and white creatures get +0/+2 until end of turn": a duration at the end of a sentence is that
 * of all its clauses, but for a change of control, which lasts as it says.
 */
export function withSharedDuration(told: readonly Instruction[]): readonly Instruction[] {
  const limits = told.map(limitOf);
  const limit = limits.filter((each) => each !== undefined).at(-1);
  if (limit === undefined) return told;
  const last = limits.lastIndexOf(limit);
  return told.map((one, index) =>
    index < last &&
    one.kind === 'continuous-effect' &&
    one.duration.kind === 'until-end-of-game' &&
    !one.parts.some(({ kind }) => kind === 'set-controller')
      ? { ...one, duration: limit }
      : one,
  );
}

/** The duration of an effect that ends with the turn or the combat; of one that is chosen among several too. */
function limitOf(told: Instruction | undefined): Duration | undefined {
  if (told?.kind === 'modal') return told.modes.flat().map(limitOf).at(0);
  if (told?.kind !== 'continuous-effect') return undefined;
  const { kind } = told.duration;
  return kind === 'until-end-of-turn' || kind === 'until-end-of-combat' ? told.duration : undefined;
}

/** "… gets -1/-1 until end of turn. That creature gets -4/-4 instead if …": what takes its place lasts as long. */
export function lastingAsLong(
  before: readonly Instruction[],
  instead: readonly Instruction[],
): readonly Instruction[] {
  const limit = before
    .map(limitOf)
    .filter((each) => each !== undefined)
    .at(-1);
  if (limit === undefined) return instead;
  return instead.map((one) =>
    one.kind === 'continuous-effect' &&
    one.duration.kind === 'until-end-of-game' &&
    !one.parts.some(({ kind }) => kind === 'set-controller')
      ? { ...one, duration: limit }
      : one,
  );
}

/**
 * "It becomes an artifact creature with base power and toughness 4/3. If …, it has base power and toughness 1/1 instead.":
 * what the second sentence says takes the place of that in the first; the rest of the first stays.
 */
export function insteadOf(
  before: readonly Instruction[],
  instead: readonly Instruction[],
): readonly Instruction[] {
  const [first, ...others] = before;
  const [second, ...more] = instead;
  if (first?.kind !== 'continuous-effect' || second?.kind !== 'continuous-effect') return instead;
  if (others.length + more.length > 0 || !sameTree(targetOf(first.appliesTo), targetOf(second.appliesTo)))
    return instead;
  const changed = new Set(second.parts.map(({ kind }) => kind));
  const kept = first.parts.filter(({ kind }) => !changed.has(kind));
  const isPart = kept.length > 0 && kept.length < first.parts.length;
  return isPart ? [{ ...second, parts: [...kept, ...second.parts] }] : instead;
}

/** "Target creature" and "it" behind that. */
const targetOf = (selector: Selector): Selector =>
  selector.kind === 'targets' ? { kind: 'is', object: { kind: 'target', index: 0 } } : selector;
