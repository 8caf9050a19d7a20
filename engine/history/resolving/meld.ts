import type { Instruction } from '../../abilities/instruction.ts';
import type { CardDefinition } from '../../cards/card-definition.ts';
import { enteringObject, UNSTAMPED } from '../../replacement/entering/entering.ts';
import { objectOf } from '../../state/edit-state.ts';
import type { GameObject } from '../../state/game-object.ts';
import { newObject } from '../../state/new-object.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import { enterTogether } from '../entering/enter-together.ts';
import type { Resolution } from './resolution.ts';

type Meld = Extract<Instruction, { kind: 'meld' }>;

/**
 * The source and its counterpart are exiled and come back as one permanent under the name of the source (CR 701.42,
 * 712.4a). Does nothing unless the player owns and controls both. What can't be melded stays in exile: a token, or a card
 * that is none of the pair (701.42b–c).
 */
export function meld(resolution: Resolution, instruction: Meld): void {
  const { run, controller } = resolution;
  const pair = pairOf(resolution, instruction);
  if (pair === undefined) return;
  run.happen(
    pair.map(({ id }) => ({ kind: 'change-zone', cause: 'effect', object: id, to: 'exile', as: 'put' })),
  );
  const exiled = pair.flatMap(({ id }) => run.state.objects.get(id) ?? []);
  const [first, second] = exiled;
  resolution.that = exiled.map(({ id }) => id);
  if (first === undefined || second === undefined || !exiled.every(({ zone }) => zone === 'exile')) return;
  if (!exiled.every(({ kind }) => kind === 'card') || !isPair(first.card, second.card, instruction)) return;
  const melded = exiled.map(({ id, kind, card, owner }) => ({ id, kind, card, owner }));
  const object = newObject({
    id: first.id,
    kind: 'card',
    card: run.card(instruction.into),
    owner: controller,
    zone: 'battlefield',
    timestamp: UNSTAMPED,
    sinceStep: run.step,
    melded,
  });
  run.apply({ kind: 'object-ceases', object: second.id });
  enterTogether(run, [enteringObject(object, first.id, { resolution, choices: resolution.choices })]);
  resolution.that = [first.id];
}

/** The source, and a permanent with the counterpart's name; both owned and controlled by the player. */
function pairOf(
  { run, source, controller, choices }: Resolution,
  { counterpart }: Meld,
): readonly [GameObject, GameObject] | undefined {
  const { evaluation } = run;
  const isYours = ({ id, zone, owner, isPhasedOut }: GameObject): boolean =>
    zone === 'battlefield' &&
    !isPhasedOut &&
    owner === controller &&
    evaluation.object(id).controller === controller;
  if (source === undefined || !run.state.objects.has(source)) return undefined;
  const own = objectOf(run.state, source);
  const others = [...run.state.objects.values()].filter(
    (other) =>
      other !== own &&
      isYours(other) &&
      evaluation.object(other.id).names.some((name) => name === counterpart),
  );
  const chosen = chosenObjects({ choices });
  const other = others.find(({ id }) => chosen.includes(id)) ?? others[0];
  return isYours(own) && other !== undefined ? [own, other] : undefined;
}

/** One card says that it melds with the other, and into what (712.4a). */
function isPair(one: CardDefinition, other: CardDefinition, { counterpart, into }: Meld): boolean {
  const saysSo = JSON.stringify(one.faces[0].abilities).includes(
    JSON.stringify({ kind: 'meld', counterpart, into } satisfies Meld),
  );
  return saysSo && other.faces[0].name === counterpart;
}
