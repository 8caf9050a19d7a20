import type {
  ActivatedAbility,
  BoardDocument,
  CardDefinition,
  TextReader,
  TriggeredAbility,
  Zone,
} from '../../../engine/index.ts';
import { describeInstructions, freshId, plainContext } from '../../../engine/index.ts';
import { frontFace, isSpell, needsToEnter, needsToResolve } from './needs.ts';
import type { Pending } from './pending.ts';

/** Begins to put a card on the board: a permanent enters, an instant or sorcery resolves. */
export function startCard(
  document: BoardDocument,
  card: CardDefinition,
  controller: string,
  zone: Zone = 'battlefield',
): Pending {
  const face = frontFace(card);
  const id = freshId(document, card.name);
  const shared = { name: card.name, controller, source: undefined };
  if (zone !== 'battlefield') {
    const action = { kind: 'place', id, card: card.name, zone, owner: controller } as const;
    return { ...shared, step: { action }, needs: [] };
  }
  if (!isSpell(face)) {
    const action = { kind: 'enter', entries: [{ id, card: card.name, controller }] } as const;
    return { ...shared, step: { action }, needs: needsToEnter(face) };
  }
  const needs = face.abilities.flatMap((ability) =>
    ability.kind === 'spell'
      ? needsToResolve(
          ability.instructions,
          ability.targets,
          modeTexts(ability.instructions, ability.targets),
        )
      : [],
  );
  return { ...shared, step: { action: { kind: 'resolve', id, card: card.name, controller } }, needs };
}

/** Begins an effect by itself; `undefined` for a text that the reader doesn't understand. */
export function startEffect(
  document: BoardDocument,
  text: string,
  name: string,
  controller: string,
  reader: TextReader,
): Pending | undefined {
  const reading = reader.effect(text);
  if (reading === undefined || !('content' in reading)) return undefined;
  const action = { kind: 'effect', id: freshId(document, 'effect'), controller, text } as const;
  const { instructions, targets } = reading.content;
  return {
    name,
    controller,
    source: undefined,
    step: { action },
    needs: needsToResolve(instructions, targets),
  };
}

/** Begins an ability of an object on the board. `text` tells which one. */
export function startAbility(
  document: BoardDocument,
  source: { readonly id: string; readonly name: string; readonly controller: string },
  ability: ActivatedAbility | TriggeredAbility,
  text: string,
): Pending {
  const kind = ability.kind === 'activated' ? 'activate' : 'trigger';
  return {
    name: source.name,
    controller: source.controller,
    source: source.id,
    step: {
      action: {
        kind,
        id: freshId(document, `${source.name} ability`),
        source: source.id,
        ability: text,
        controller: source.controller,
      },
    },
    needs: needsToResolve(
      ability.instructions,
      ability.targets,
      modeTexts(ability.instructions, ability.targets),
    ),
  };
}

/** What the modes of a modal text say, one by one. */
function modeTexts(
  instructions: ActivatedAbility['instructions'],
  targets: ActivatedAbility['targets'] = [],
): readonly string[] {
  const modal = instructions.find((instruction) => instruction.kind === 'modal');
  return modal === undefined
    ? []
    : modal.modes.map((mode) => describeInstructions(mode, plainContext, targets));
}

/** Begins to attach an Aura or Equipment that is on the board to something else. */
export const startAttach = (
  object: { readonly id: string; readonly name: string; readonly controller: string },
  what: Extract<Pending['needs'][number], { kind: 'attach' }>['to'],
): Pending => ({
  name: object.name,
  controller: object.controller,
  source: object.id,
  step: { action: { kind: 'attach', id: object.id, to: '' } },
  needs: [{ kind: 'attach', to: what }],
});
