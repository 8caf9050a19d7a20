import type { Ability } from '../../abilities/ability.ts';
import type { EventWords } from '../../replacement/game.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import { type ObjectId, objectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';

/** A spell or ability that resolves (CR 608), and what its instructions may refer to. */
export interface Resolution {
  readonly run: StepRun;
  /** Names its effects: the id of the step. */
  readonly id: string;
  /** The object that the ability is of, or the spell. */
  readonly source: ObjectId | undefined;
  readonly sourceName: string;
  /** "You" (109.5). */
  readonly controller: PlayerId;
  /** The ability itself, for "this ability". */
  readonly ability: Ability | undefined;
  readonly targets: readonly (ObjectId | PlayerId)[];
  readonly choices: Choices;
  readonly modes: readonly string[];
  readonly x: number | undefined;
  /** It carries out what a permission says of what was cast or played by it (611.3d). */
  readonly byPermission?: true;
  /** What the source was attached to before it was sacrificed for this: "enchanted creature" (608.2h). */
  readonly wasAttachedTo?: ObjectId | PlayerId;
  /** The event that a replacement effect speaks of, of whose instructions this is. */
  readonly event?: EventWords;
  /** Ids for what it will create, first first. Used up as it goes. */
  readonly creates: string[];
  /** What the latest instruction found, moved or created: "that creature", "those creatures". Replaced as it goes. */
  that: readonly ObjectId[];
}

/** The id of the next thing that a resolution creates: the one that the document gives, else a free one. */
export function nextId(
  { run, creates }: Resolution,
  fallback: string,
  taken: ReadonlySet<string> = new Set(),
): ObjectId {
  const wanted = creates.shift();
  return wanted === undefined ? freeId(run, fallback, taken) : run.newId(wanted);
}

/** The first of `name`, `name-2`, `name-3` … that nothing is called by. */
function freeId({ state }: StepRun, name: string, taken: ReadonlySet<string>): ObjectId {
  let id = objectId(name);
  for (let count = 2; state.objects.has(id) || taken.has(id); count++) id = objectId(`${name}-${count}`);
  return id;
}
