import type { Ability } from '../../abilities/ability.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { EvaluatedObject } from '../../layers/evaluation.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { objectAt, playerAt } from './ask.ts';
import { activeDuration, beginEffect } from './continuous-effect.ts';
import { lifeOf, setLife } from './players.ts';
import type { Resolution } from './resolution.ts';

const FOREVER = { kind: 'until-end-of-game' } as const;

/** Two permanents of different players change controllers; otherwise nothing happens (CR 701.12a–b). */
export function exchangeControl(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'exchange-control' }>,
): void {
  const pair = permanentsOf(resolution, instruction);
  if (pair === undefined) return;
  const [a, b] = pair;
  const { evaluation } = resolution.run;
  const [controllerOfA, controllerOfB] = [evaluation.object(a).controller, evaluation.object(b).controller];
  if (controllerOfA === controllerOfB) return;
  for (const [object, player] of [
    [a, controllerOfB],
    [b, controllerOfA],
  ] as const) {
    const part = { kind: 'set-controller', to: { kind: 'player', id: player } } as const;
    beginEffect(resolution, { affected: lockedIn(object), parts: [part], copied: [undefined] }, FOREVER);
  }
}

/** Each gets the rules text that the other had (CR 701.12h): taken now, so that the second is not the first again. */
export function exchangeTextBoxes(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'exchange-text-boxes' }>,
): void {
  const pair = permanentsOf(resolution, instruction);
  if (pair === undefined) return;
  const { evaluation } = resolution.run;
  const duration = activeDuration(resolution, instruction.duration);
  const texts = pair.map((id) => textOf(evaluation.object(id)));
  for (const [index, object] of pair.entries()) {
    const other = 1 - index;
    const from = pair[other] ?? object;
    const text = texts[other] ?? [];
    const part = {
      kind: 'gain-text-of',
      object: { kind: 'object', id: from },
      fullText: false,
      text,
    } as const;
    beginEffect(resolution, { affected: lockedIn(object), parts: [part], copied: [undefined] }, duration);
  }
}

/** A life total becomes a size, and the size the life total (CR 701.12g). */
export function exchangeLife(
  resolution: Resolution,
  instruction: Extract<Instruction, { kind: 'exchange-life' }>,
): void {
  const { run } = resolution;
  const object = objectAt(resolution, instruction.of);
  if (object === undefined) return;
  const player = playerAt(resolution, instruction.player);
  const size = run.evaluation.object(object)[instruction.with] ?? 0;
  const life = lifeOf(run, player);
  setLife(run, [player], () => size);
  const part = { kind: 'set-base-power-toughness', [instruction.with]: life } as const;
  beginEffect(resolution, { affected: lockedIn(object), parts: [part], copied: [undefined] }, FOREVER);
}

const lockedIn = (object: ObjectId) => ({ kind: 'locked-in', objects: [object] }) as const;

/** Both objects, if both are on the battlefield. */
function permanentsOf(
  resolution: Resolution,
  { of, and }: Pick<Extract<Instruction, { kind: 'exchange-control' }>, 'of' | 'and'>,
): readonly [ObjectId, ObjectId] | undefined {
  const [a, b] = [objectAt(resolution, of), objectAt(resolution, and)];
  const isThere = (id: ObjectId) => resolution.run.state.objects.get(id)?.zone === 'battlefield';
  return a !== undefined && b !== undefined && isThere(a) && isThere(b) ? [a, b] : undefined;
}

/** The abilities that come from an object's own text, as text-changing effects left it (612). */
const textOf = ({ abilities }: EvaluatedObject): readonly Ability[] =>
  abilities.flatMap(({ ability, origin }) => (origin.kind === 'text' ? [ability] : []));
