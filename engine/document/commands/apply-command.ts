import type { BoardDocument, Step } from '../board-document.ts';
import { LIMITS } from '../limits.ts';
import type { EditCommand } from './edit-command.ts';
import { renumberExpectations } from './renumber-expectations.ts';

/**
 * The document after one edit. Changes nothing in place: untouched steps keep their identity, and an edit without
 * effect returns the same document. Throws a RangeError for an index that doesn't exist or a size over the limit
 * (the caller's mistake). Expectations that speak of a step by its index move along with it.
 */
export function applyCommand(document: BoardDocument, command: EditCommand): BoardDocument {
  switch (command.kind) {
    case 'add-step':
      return addStep(document, command.step, command.index ?? document.steps.length);
    case 'remove-step':
      return removeStep(document, command.index);
    case 'replace-step':
      return replaceStep(document, command.index, command.step);
    case 'move-step':
      return moveStep(document, command.from, command.to);
    case 'set-step-off':
      return editStep(document, command.index, 'off', command.off ? true : undefined);
    case 'set-note':
      return editStep(document, command.index, 'note', command.note);
    case 'set-timestamp':
      return editStep(document, command.index, 'timestamp', command.timestamp);
    case 'set-timestamp-order':
      return editStep(document, command.index, 'timestamps', command.timestamps);
    case 'set-title':
      return setField(document, 'title', command.title);
    case 'set-why':
      return setField(document, 'why', command.why);
    case 'set-view':
      return setField(document, 'view', command.view);
    case 'set-state-based-actions':
      return setField(document, 'sba', command.on ? undefined : false);
    case 'set-players':
      return setPlayers(document, command.players);
    case 'add-player':
      return setPlayers(document, [...document.players, command.player]);
    case 'remove-player':
      return setPlayers(
        document,
        document.players.filter((player) => player !== command.player),
      );
    case 'pin-expectation':
      return setField(document, 'expect', [...(document.expect ?? []), command.expectation]);
    case 'unpin-expectation':
      checkIndex(command.index, document.expect?.length ?? 0);
      return setField(document, 'expect', splice(document.expect ?? [], command.index, 1));
    case 'put-card': {
      const { card } = command;
      const cards = document.cards ?? [];
      const isThere = cards.some(({ name }) => name === card.name);
      if (!isThere && cards.length >= LIMITS.cards)
        throw new RangeError(`No more than ${LIMITS.cards} cards`);
      return setField(
        document,
        'cards',
        isThere ? cards.map((each) => (each.name === card.name ? card : each)) : [...cards, card],
      );
    }
    case 'remove-card':
      return setField(
        document,
        'cards',
        document.cards?.filter((card) => card.name !== command.name),
      );
    case 'replace-document':
      return command.document;
    case 'all-of':
      return command.commands.reduce(applyCommand, document);
  }
}

function addStep(document: BoardDocument, step: Step, index: number): BoardDocument {
  checkIndex(index, document.steps.length + 1);
  if (document.steps.length >= LIMITS.steps) throw new RangeError(`No more than ${LIMITS.steps} steps`);
  const steps = splice(document.steps, index, 0, step);
  return renumberExpectations({ ...document, steps }, (old) => (old < index ? old : old + 1));
}

function removeStep(document: BoardDocument, index: number): BoardDocument {
  checkIndex(index, document.steps.length);
  const steps = splice(document.steps, index, 1);
  return renumberExpectations({ ...document, steps }, (old) => {
    if (old === index) return undefined;
    return old < index ? old : old - 1;
  });
}

function replaceStep(document: BoardDocument, index: number, step: Step): BoardDocument {
  checkIndex(index, document.steps.length);
  return document.steps[index] === step
    ? document
    : { ...document, steps: splice(document.steps, index, 1, step) };
}

function moveStep(document: BoardDocument, from: number, to: number): BoardDocument {
  checkIndex(from, document.steps.length);
  checkIndex(to, document.steps.length);
  if (from === to) return document;
  const order = document.steps.map((_, index) => index);
  const moved = splice(splice(order, from, 1), to, 0, from);
  const steps = moved.flatMap((old) => document.steps[old] ?? []);
  return renumberExpectations({ ...document, steps }, (old) => moved.indexOf(old));
}

function editStep<Field extends 'off' | 'note' | 'timestamp' | 'timestamps'>(
  document: BoardDocument,
  index: number,
  field: Field,
  value: Step[Field],
): BoardDocument {
  checkIndex(index, document.steps.length);
  const step = document.steps[index];
  if (step === undefined || step[field] === value) return document;
  const { [field]: _, ...others } = step;
  const edited: Step = value === undefined ? (others as Step) : { ...step, [field]: value };
  return replaceStep(document, index, edited);
}

function setField<Field extends 'title' | 'why' | 'view' | 'sba' | 'expect' | 'cards'>(
  document: BoardDocument,
  field: Field,
  value: BoardDocument[Field],
): BoardDocument {
  if (document[field] === value) return document;
  const { [field]: _, ...others } = document;
  return value === undefined ? (others as BoardDocument) : { ...document, [field]: value };
}

function setPlayers(document: BoardDocument, players: readonly string[]): BoardDocument {
  if (players.length < 1 || players.length > LIMITS.players) {
    throw new RangeError(`A game has 1 to ${LIMITS.players} players, not ${players.length}`);
  }
  if (new Set(players).size < players.length) throw new RangeError('Two players of one name');
  const isSame =
    players.length === document.players.length &&
    players.every((name, index) => name === document.players[index]);
  return isSame ? document : { ...document, players };
}

function checkIndex(index: number, length: number): void {
  if (!Number.isInteger(index) || index < 0 || index >= length) {
    throw new RangeError(`No index ${index} among ${length}`);
  }
}

const splice = <Item>(
  list: readonly Item[],
  index: number,
  remove: number,
  ...insert: readonly Item[]
): Item[] => [...list.slice(0, index), ...insert, ...list.slice(index + remove)];
