import type {
  ActivatedAbility,
  BoardDocument,
  CardDefinition,
  CardFace,
  Choices,
  StepAction,
  TextReader,
  TriggeredAbility,
  Zone,
} from '../../../engine/index.ts';
import { CHOICE_FIELDS, freshId } from '../../../engine/index.ts';
import { remembers } from './chosen-needs.ts';
import { frontFace, isSpell, modeTexts, needsToCast, needsToEnter, needsToResolve } from './needs.ts';
import type { Need, Pending } from './pending.ts';
import { isWordSaid } from './replaced-words.ts';

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
  if (zone === 'stack') return startCast(document, card, controller);
  if (zone !== 'battlefield') {
    const action = { kind: 'place', id, card: card.name, zone, owner: controller } as const;
    return { ...shared, step: { action }, needs: [] };
  }
  if (!isSpell(face)) {
    const action = { kind: 'enter', entries: [{ id, card: card.name, controller }] } as const;
    return { ...shared, step: { action }, needs: needsToEnter(face) };
  }
  return {
    ...shared,
    step: { action: { kind: 'resolve', id, card: card.name, controller } },
    needs: needsToCast(face),
  };
}

/** Begins to cast a card: it stays on the stack until a step lets it resolve (601.2). A land can't be cast (305.9). */
function startCast(document: BoardDocument, card: CardDefinition, controller: string): Pending {
  const id = freshId(document, card.name);
  return {
    name: card.name,
    controller,
    source: undefined,
    step: { action: { kind: 'cast', id, card: card.name, controller } },
    needs: needsToCast(frontFace(card)),
  };
}

/**
 * Goes on with an action that was put together in a form: what the card of it still needs is asked for, as far as the
 * form did not say it.
 */
export function startAction(
  action: StepAction,
  name: string,
  cardOf: (name: string) => CardDefinition | undefined,
): Pending {
  return {
    name,
    controller: controllerOf(action),
    source: undefined,
    step: { action },
    needs: needsOf(action, cardOf),
  };
}

const controllerOf = (action: StepAction): string => {
  if (action.kind === 'enter') return action.entries[0]?.controller ?? '';
  return 'controller' in action ? (action.controller ?? '') : '';
};

function needsOf(action: StepAction, cardOf: (name: string) => CardDefinition | undefined): readonly Need[] {
  if (action.kind === 'enter') {
    const [entry] = action.entries;
    const card = entry === undefined ? undefined : cardOf(entry.card);
    if (entry === undefined || card === undefined || action.entries.length > 1) return [];
    if (entry.faceDown !== undefined) return [];
    return needsToEnter(faceNamed(card, entry.face)).filter((need) => !isSaid(need, entry));
  }
  if (action.kind !== 'cast' && action.kind !== 'resolve') return [];
  const card = cardOf(action.card ?? '');
  if (card === undefined) return [];
  const face = faceNamed(card, 'face' in action ? action.face : undefined);
  return needsToCast(face, action).filter((need) => !isSaid(need, action));
}

const faceNamed = (card: CardDefinition, name: string | undefined): CardFace =>
  card.faces.find((face) => face.name === name) ?? frontFace(card);

/** Whether the form has said it: targets as a whole, X, each choice by itself. */
function isSaid(need: Need, said: Said): boolean {
  switch (need.kind) {
    case 'target':
      return (said.targets ?? []).length > 0;
    case 'x':
      return said.x !== undefined;
    case 'attach':
      return said.attachedTo !== undefined || said.how !== undefined;
    case 'copy':
      return said.choices?.copy !== undefined;
    case 'choice':
      return need.what === 'mode'
        ? said.choices?.mode !== undefined || (said.modes ?? []).length > 0
        : said.choices?.[CHOICE_FIELDS[need.what]] !== undefined;
    case 'word':
      return isWordSaid(need, said.choices);
    case 'divide':
      return said.choices?.divide !== undefined;
    case 'merge':
    case 'merge-place':
      return false;
  }
}

interface Said {
  readonly targets?: readonly string[];
  readonly x?: number;
  readonly attachedTo?: string;
  readonly how?: string;
  readonly modes?: readonly string[];
  readonly choices?: Choices;
}

/** Begins to merge: with what, and whether on top or below (730.2). */
export const startMerge = (
  object: { readonly id: string; readonly name: string; readonly controller: string },
  zone: Zone,
): Pending => ({
  name: object.name,
  controller: object.controller,
  source: object.id,
  step: {
    action:
      zone === 'stack'
        ? { kind: 'merge', top: object.id, bottom: '', id: '' }
        : { kind: 'merge', top: '', bottom: object.id, id: object.id },
  },
  needs: [{ kind: 'merge', with: zone === 'stack' ? 'permanent' : 'spell' }, { kind: 'merge-place' }],
});

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
  source: {
    readonly id: string;
    readonly name: string;
    readonly controller: string;
    readonly choices?: Choices;
  },
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
      remembers(source.choices ?? {}),
    ),
  };
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
