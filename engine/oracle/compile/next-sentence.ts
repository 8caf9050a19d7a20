import type { Instruction } from '../../abilities/instruction.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { NotUnderstood } from './scope.ts';
import { enteringAttacking } from './tapped-and-attacking.ts';

/** "Create a 1/1 token. It has …", "Return it to the battlefield. It's a Zombie …": said of what has just come. */
export function withNextSentence(all: readonly Instruction[]): readonly Instruction[] {
  const out: Instruction[] = [];
  for (const each of all) {
    const last = out.at(-1);
    const attacking = enteringAttacking(last, each);
    if (attacking !== undefined) {
      out.splice(-1, 1, ...attacking);
      continue;
    }
    const entry = entryOf(each);
    if (entry !== undefined) {
      // What is allowed to be cast or played enters later.
      if (last?.kind === 'other' && /\b(?:cast|play)\b/.test(last.words)) {
        out.push(each);
        continue;
      }
      if (last?.kind !== 'move' || last.to !== 'battlefield') throw new NotUnderstood(0, 'what enters so');
      out[out.length - 1] = { ...last, entry: [...(last.entry ?? []), ...entry] };
      continue;
    }
    if (last !== undefined && isAboutNew(each)) {
      const abilities = each.parts.flatMap((part) => (part.kind === 'add-ability' ? [part.ability] : []));
      if (last.kind === 'create-token' && abilities.length === each.parts.length) {
        out[out.length - 1] = {
          ...last,
          token: { ...last.token, abilities: [...(last.token.abilities ?? []), ...abilities] },
        };
        continue;
      }
      const sized = withSize(last, each.parts);
      if (sized !== undefined) {
        out[out.length - 1] = sized;
        continue;
      }
      const entered = abilities.length === 0 ? enteringWith(last, each.parts) : undefined;
      if (entered !== undefined) {
        out[out.length - 1] = entered;
        continue;
      }
    }
    out.push(each);
  }
  return out;
}

/** "If it's a creature card, you may put it onto the battlefield. That creature is a Zombie …": as it enters (611.2e). */
function enteringWith(last: Instruction, parts: readonly Modification[]): Instruction | undefined {
  if (last.kind === 'move' && last.to === 'battlefield')
    return { ...last, entry: [...(last.entry ?? []), { kind: 'with', parts }] };
  const inner =
    last.kind === 'may'
      ? last.instructions
      : last.kind === 'if' && last.otherwise === undefined
        ? last.then
        : [];
  const move = inner.at(-1);
  const entered = move === undefined ? undefined : enteringWith(move, parts);
  if (entered === undefined) return undefined;
  const all = [...inner.slice(0, -1), entered];
  if (last.kind === 'may') return { ...last, instructions: all };
  // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
  return last.kind === 'if' ? { ...last, then: all } : undefined;
}

/** "Its power is equal to that creature's power and its toughness …": the size of the token that was just created. */
function withSize(last: Instruction, parts: readonly Modification[]): Instruction | undefined {
  const [size, ...others] = parts;
  if (size?.kind !== 'set-base-power-toughness' || others.length > 0) return undefined;
  if (last.kind === 'if' && last.otherwise === undefined) {
    const made = last.then.at(-1);
    const sized = made === undefined ? undefined : withSize(made, parts);
    // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
    return sized === undefined ? undefined : { ...last, then: [...last.then.slice(0, -1), sized] };
  }
  const { power, toughness } = size;
  if (last.kind !== 'create-token' || last.token.power !== undefined) return undefined;
  if (power === undefined || toughness === undefined) return undefined;
  return { ...last, token: { ...last.token, power, toughness } };
}

const isAboutNew = (told: Instruction): told is Extract<Instruction, { kind: 'continuous-effect' }> =>
  told.kind === 'continuous-effect' &&
  told.duration.kind === 'until-end-of-game' &&
  ((told.appliesTo.kind === 'is' && told.appliesTo.object.kind === 'that') ||
    (told.appliesTo.kind === 'those' && told.appliesTo.what === 'that')) &&
  told.parts.every(
    ({ kind }) =>
      kind === 'add-ability' ||
      kind === 'add-colors' ||
      kind === 'add-subtypes' ||
      kind === 'add-card-types' ||
      kind === 'set-colors' ||
      kind === 'set-base-power-toughness',
  );

/** "That creature enters with a counter on it.": how what was just put onto the battlefield entered. */
function entryOf(told: Instruction): readonly EntryModification[] | undefined {
  if (told.kind === 'if' && told.otherwise === undefined) {
    const [only, ...others] = told.then;
    const entry = only === undefined || others.length > 0 ? undefined : entryOf(only);
    return entry === undefined ? undefined : [{ kind: 'if', condition: told.condition, entry }];
  }
  if (told.kind !== 'replacement-effect' || told.effect.kind !== 'enters') return undefined;
  const { what, entry } = told.effect;
  const isNew = (what.kind === 'is' && what.object.kind === 'that') || what.kind === 'those';
  return isNew ? entry : undefined;
}
