import type { EntryModification } from '../../abilities/replacement-effect.ts';
import type { EffectContext } from '../../layers/values.ts';
import { addCounters } from '../../state/counter-groups.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { ActiveEffect, EffectDefinition } from '../effects/active-effect.ts';
import type { GameView } from '../game.ts';
import { applyEntry, type EntryScope } from './apply-entry.ts';
import { enterByKeyword } from './enter-by-keyword.ts';
import type { Entering } from './entering.ts';
import { intrinsicCounters } from './intrinsic-counters.ts';
import type { KeywordEntryDefinition } from './keyword-entry.ts';
import { lookAhead } from './overlay.ts';

type Enters = Extract<EffectDefinition, { kind: 'enters' }>;

/** Copying something that is chosen, not a certain object. */
const isCopyOfChoice = (part: EntryModification): boolean => part.kind === 'as-copy' && part.of.kind !== 'is';

/** "You may have this enter as a copy": nothing of it happens unless a copy was chosen. */
export const isDeclined = ({ entry }: Enters, { choices }: Entering): boolean =>
  entry.some(isCopyOfChoice) && choices.copy === undefined;

export const makesCopy = ({ entry }: Enters): boolean => entry.some((part) => part.kind === 'as-copy');

/** The object as it would enter after one effect on how it enters (614.1c–d). */
export function modifyEntry(
  run: GameView,
  entering: Entering,
  { source, you }: Pick<ActiveEffect, 'source' | 'you'>,
  definition: Enters | KeywordEntryDefinition,
  companions: ReadonlySet<ObjectId>,
): Entering {
  const scope: EntryScope = { run, context: { source, you }, companions };
  return definition.kind === 'enters-by-keyword'
    ? enterByKeyword(scope, entering, definition.by)
    : definition.entry.reduce((each, part) => applyEntry(scope, each, part), entering);
}

/** What the spell or ability that puts it onto the battlefield says of it comes first. */
export function modifyByResolution(
  run: GameView,
  entering: Entering,
  companions: ReadonlySet<ObjectId>,
): Entering {
  if (entering.entry.length === 0) return entering;
  const { resolution } = entering;
  const context: EffectContext = {
    source: resolution?.source,
    you: resolution?.controller ?? entering.object.controller,
  };
  const scope: EntryScope = { run, context, companions };
  const modified = entering.entry.reduce((each, part) => applyEntry(scope, each, part), entering);
  return { ...modified, entry: [] };
}

/** Loyalty, defense and lore counters, as the object would be by now. */
export function withIntrinsicCounters(run: GameView, entering: Entering): Entering {
  const brought = intrinsicCounters(lookAhead(run.state, entering), entering);
  const counters = brought.reduce(
    (groups, { counter, count }) => addCounters(groups, counter, count, run.timestamp()),
    entering.object.counters,
  );
  return { ...entering, object: { ...entering.object, counters } };
}
