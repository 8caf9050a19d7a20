import type { BoardDocument, CardDefinition, EditCommand, Step } from '../../../engine/index.ts';

type NameChange = ReadonlyMap<string, string>;

/** One edit that puts the card into the board in place of `before`: steps follow it and its faces to their new names. */
export function saveCard(
  document: BoardDocument,
  card: CardDefinition,
  before: CardDefinition | undefined,
): EditCommand {
  const saved = before?.tags === undefined ? card : { ...card, tags: before.tags };
  const put: EditCommand = { kind: 'put-card', card: saved };
  if (before === undefined) return put;
  const change = nameChange(before, card);
  if (change.size === 0) return put;
  const isOwn =
    before.name !== card.name && document.cards?.some(({ name }) => name === before.name) === true;
  const renames = document.steps.flatMap((step, index): readonly EditCommand[] => {
    const renamed = withNames(step, change);
    return renamed === step ? [] : [{ kind: 'replace-step', index, step: renamed }];
  });
  return {
    kind: 'all-of',
    commands: [...(isOwn ? [{ kind: 'remove-card', name: before.name } as const] : []), put, ...renames],
  };
}

/** From the old names of the card and its faces to the new ones, where they differ. A face that is gone has none. */
function nameChange(before: CardDefinition, after: CardDefinition): NameChange {
  const faces = before.faces.map(({ name }, index) => [name, after.faces[index]?.name ?? name] as const);
  return new Map([...faces, [before.name, after.name] as const].filter(([from, to]) => from !== to));
}

/** What in a step names a card or one of its faces. */
interface Naming {
  readonly card?: string;
  readonly face?: string;
}

function renamed<Named extends Naming>(named: Named, change: NameChange): Named {
  const card = named.card === undefined ? undefined : change.get(named.card);
  const face = named.face === undefined ? undefined : change.get(named.face);
  if (card === undefined && face === undefined) return named;
  return { ...named, ...(card === undefined ? {} : { card }), ...(face === undefined ? {} : { face }) };
}

/** The step with cards and faces called by their other names, or the same step if it doesn't speak of them. */
function withNames(step: Step, change: NameChange): Step {
  const { action } = step;
  if (action.kind === 'enter') {
    const entries = action.entries.map((entry) => renamed(entry, change));
    const isSame = entries.every((entry, index) => entry === action.entries[index]);
    return isSame ? step : { ...step, action: { ...action, entries } };
  }
  if (!('card' in action)) return step;
  const changed = renamed<typeof action>(action, change);
  return changed === action ? step : { ...step, action: changed };
}

/** Whether a step of the board puts that card somewhere, by its name or that of a face. */
export function isCardInUse({ steps }: BoardDocument, { name, faces }: CardDefinition): boolean {
  const names = [name, ...faces.map((face) => face.name)];
  const change = new Map(names.map((each) => [each, `${each} `]));
  return steps.some((step) => withNames(step, change) !== step);
}
