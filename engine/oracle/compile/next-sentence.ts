import type { Instruction } from '../../abilities/instruction.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { NotUnderstood } from './scope.ts';

/** "Create a 1/1 token. It has …", "Return it to the battlefield. It's a Zombie …": said of what has just come. */
export function withNextSentence(all: readonly Instruction[]): readonly Instruction[] {
  const out: Instruction[] = [];
  for (const each of all) {
    const last = out.at(-1);
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
      if (last.kind === 'move' && last.to === 'battlefield' && abilities.length === 0) {
        out[out.length - 1] = {
          ...last,
          entry: [...(last.entry ?? []), { kind: 'with', parts: each.parts }],
        };
        continue;
      }
    }
    out.push(each);
  }
  return out;
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
