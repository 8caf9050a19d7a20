import type { Amount } from '../../abilities/amount.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { amountOn } from '../../layers/amounts.ts';
import { conditionHoldsOn } from '../../layers/conditions.ts';
import { referencedObject } from '../../layers/references.ts';
import { matchesOn } from '../../layers/select.ts';
import type { BoardValues } from '../../layers/values.ts';
import type { EntryScope } from './apply-entry.ts';
import type { Entering } from './entering.ts';
import { withEffect } from './entry-effect.ts';
import { lookAhead } from './overlay.ts';

/**
 * "enters as a copy of …" (CR 707.5): with the copiable values that the chosen object has now (707.2b). Without a
 * choice it enters as itself. What enters at the same time can't be chosen (614.12a).
 */
export function entersAsCopy(
  scope: EntryScope,
  entering: Entering,
  modification: Extract<EntryModification, { kind: 'as-copy' }>,
): Entering {
  const { run, context, companions } = scope;
  const of =
    modification.of.kind === 'is'
      ? referencedObject(run.evaluation, modification.of.object, context)
      : entering.choices.copy;
  if (of === undefined) return entering;
  const isAllowed =
    run.state.objects.has(of) &&
    !companions.has(of) &&
    matchesOn(run.evaluation, modification.of, of, context);
  if (!isAllowed) {
    run.refuse('illegal-choice', { source: entering.object.card.name, choice: 'copy', value: of }, '614.12a');
  }
  const copied = run.evaluation.object(of).copiable;
  const { notCopied, exceptIf } = modification;
  const part = {
    kind: 'become-copy',
    of: { kind: 'object', id: of },
    except: modification.except.map((each) => withOwnSize(scope, entering, each)),
    ...(notCopied === undefined ? {} : { notCopied }),
  } as const;
  const plain = withEffect(scope, entering, { parts: [part], copied: [copied] });
  if (exceptIf === undefined) return plain;
  // 707.9f: looks at the copy as it would be without the exception.
  const ahead = lookAhead(run.state, plain);
  const isSo = conditionHoldsOn(ahead, exceptIf.condition, { ...context, affected: entering.object.id });
  if (!isSo) return plain;
  const more = { ...part, except: [...modification.except, ...exceptIf.except] };
  return withEffect(scope, entering, { parts: [more], copied: [copied] });
}

/** "its power and toughness are equal to this creature's": those that it would have if it weren't a copy (707.9b). */
function withOwnSize({ run, context }: EntryScope, entering: Entering, part: Modification): Modification {
  if (part.kind !== 'set-base-power-toughness') return part;
  const ahead = lookAhead(run.state, entering);
  const { id } = entering.object;
  const { power, toughness } = ahead.object(id).copiable;
  const board: BoardValues = {
    state: ahead.state,
    object: (other) => (other === id ? { ...ahead.object(id), power, toughness } : ahead.object(other)),
    devotionBonus: (player) => ahead.devotionBonus(player),
  };
  const fixed = (amount: Amount | undefined) =>
    amount === undefined ? undefined : amountOn(board, amount, context);
  const [newPower, newToughness] = [fixed(part.power), fixed(part.toughness)];
  return {
    kind: part.kind,
    ...(newPower === undefined ? {} : { power: newPower }),
    ...(newToughness === undefined ? {} : { toughness: newToughness }),
  };
}
