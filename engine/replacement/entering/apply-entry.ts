import type { EntryModification } from '../../abilities/replacement-effect.ts';
import type { Selector } from '../../abilities/selector.ts';
import { amountOn } from '../../layers/amounts.ts';
import { conditionHoldsOn } from '../../layers/conditions.ts';
import { matchesOn, objectsMatchingOn } from '../../layers/select.ts';
import type { EffectContext } from '../../layers/values.ts';
import { indexOfMode } from '../../oracle/match-mode.ts';
import { addCounters } from '../../state/counter-groups.ts';
import { objectOf } from '../../state/edit-state.ts';
import { canTurnFaceDown } from '../../state/turn-face-down.ts';
import { chosenModes, chosenObjects } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { GameView } from '../game.ts';
import { entersAsCopy } from './as-copy.ts';
import { choiceOf, isAllowedWord } from './choice-words.ts';
import type { Entering } from './entering.ts';
import { withEffect } from './entry-effect.ts';
import { mentions } from './mentions.ts';
import { lookAhead } from './overlay.ts';

/** Who modifies an entry, and the objects that enter together with it, which can't be chosen (614.13a). */
export interface EntryScope {
  readonly run: GameView;
  readonly context: EffectContext;
  readonly companions: ReadonlySet<ObjectId>;
}

/** The object as it would enter after one modification (CR 614.1c–d). Refuses the step for a choice not allowed. */
export function applyEntry(scope: EntryScope, entering: Entering, modification: EntryModification): Entering {
  const { object, choices } = entering;
  switch (modification.kind) {
    case 'tapped':
    case 'untapped':
      return { ...entering, object: { ...object, isTapped: modification.kind === 'tapped' } };
    case 'counters':
      return withCounters(
        scope,
        entering,
        modification.counter,
        entryAmount(scope, entering, modification.amount),
      );
    case 'counter-of-choice': {
      const [kind] = chosenModes(choices);
      if (kind === undefined) {
        scope.run.warn('missing-choice', { source: object.card.name, choice: 'mode' });
        return entering;
      }
      const index = modeOf(scope, kind, modification.from, object.card.name);
      return withCounters(scope, entering, modification.from[index] ?? kind, 1);
    }
    case 'choose':
      return withChoice(scope, entering, modification);
    case 'as-copy':
      return entersAsCopy(scope, entering, modification);
    case 'if': {
      const ahead = lookAhead(scope.run.state, entering);
      const context = { ...scope.context, affected: object.id };
      const isSo = conditionHoldsOn(ahead, modification.condition, context);
      return isSo
        ? modification.entry.reduce((each, part) => applyEntry(scope, each, part), entering)
        : entering;
    }
    case 'turn-face-down': {
      const turned = objectsMatchingOn(scope.run.evaluation, modification.what, scope.context).filter((id) =>
        canTurnFaceDown(objectOf(scope.run.state, id)),
      );
      return { ...entering, costs: { ...entering.costs, turnedFaceDown: turned } };
    }
    case 'exile': {
      const exiled = chosenFor(scope, entering, modification.what);
      return { ...entering, costs: { ...entering.costs, exiled: [...entering.costs.exiled, ...exiled] } };
    }
    case 'do': {
      const { source, you } = scope.context;
      const speaker = {
        id: object.id,
        source,
        sourceName: object.card.name,
        controller: you,
        choices,
        x: object.x,
        event: { amount: 1, affected: object.id },
        did: true,
      };
      const { instructions } = modification;
      return { ...entering, todo: [...(entering.todo ?? []), { instructions, speaker }] };
    }
    case 'one-of': {
      const [mode] = chosenModes(choices);
      if (mode === undefined) {
        scope.run.warn('missing-choice', { source: object.card.name, choice: 'mode' });
        return entering;
      }
      const modes = modification.modes.map((each) => each.mode);
      const index = modeOf(scope, mode, modes, object.card.name);
      const parts = modification.modes[index]?.parts ?? [];
      // 613.2a: what is chosen as it enters is copiable, so it is a copy of itself, except for what was chosen.
      const copied = lookAhead(scope.run.state, entering).object(object.id).copiable;
      const part = { kind: 'become-copy', of: { kind: 'object', id: object.id }, except: parts } as const;
      return withEffect(scope, entering, { parts: [part], copied: [copied] });
    }
    case 'unless-paid':
      return unlessPaid(scope, entering, modification);
    case 'with':
      return withEffect(scope, entering, {
        parts: modification.parts,
        copied: modification.parts.map(() => undefined),
      });
  }
}

function withCounters({ run }: EntryScope, entering: Entering, counter: string, count: number): Entering {
  const { object } = entering;
  const counters = addCounters(object.counters, counter, count, run.timestamp());
  return { ...entering, object: { ...object, counters } };
}

function modeOf({ run }: EntryScope, wanted: string, modes: readonly string[], source: string): number {
  const index = indexOfMode(wanted, modes);
  if (index !== undefined) return index;
  return run.refuse('illegal-choice', { source, choice: 'mode', value: wanted });
}

/** A number that speaks of the object itself is read from it as it would be; others from the board without it. */
function entryAmount(
  { run, context }: EntryScope,
  entering: Entering,
  amount: Extract<EntryModification, { kind: 'counters' }>['amount'],
): number {
  const { object, choices } = entering;
  const speaksOfIt = mentions(amount, ['source', 'affected', 'x', 'chosen-number']);
  const board = speaksOfIt ? lookAhead(run.state, entering) : run.evaluation;
  const x = object.x === undefined ? {} : { x: object.x };
  return amountOn(board, amount, {
    ...context,
    ...x,
    affected: object.id,
    chosen: chosenObjects({ choices }),
  });
}

function withChoice(
  { run }: EntryScope,
  entering: Entering,
  { what, from }: Extract<EntryModification, { kind: 'choose' }>,
): Entering {
  const { object, choices } = entering;
  const source = object.card.name;
  const choice = choiceOf(choices, what);
  if (choice === undefined) {
    run.warn('missing-choice', { source, choice: what });
    return entering;
  }
  const words = Object.values(choice).flat().map(String);
  const isListed = from === undefined || words.every((word) => from.includes(word));
  if (!isAllowedWord(choices, what) || !isListed) {
    run.refuse('illegal-choice', { source, choice: what, value: words.join(', ') });
  }
  return { ...entering, object: { ...object, choices: { ...object.choices, ...choice } } };
}

/** Chosen objects that are there, match, and don't enter at the same time (614.13a). */
export function chosenFor(
  { run, context, companions }: EntryScope,
  entering: Entering,
  what: Selector,
): readonly ObjectId[] {
  const { copy, object } = entering.choices;
  const isCopied = entering.effects.some(({ copied }) => copied.some((each) => each !== undefined));
  const chosen = [...new Set([isCopied ? [] : (copy ?? []), object ?? []].flat())];
  for (const id of chosen) {
    const isAllowed =
      run.state.objects.has(id) && !companions.has(id) && matchesOn(run.evaluation, what, id, context);
    if (!isAllowed) {
      run.refuse(
        'illegal-choice',
        { source: entering.object.card.name, choice: 'object', value: id },
        '614.13a',
      );
    }
  }
  return chosen;
}

function unlessPaid(
  scope: EntryScope,
  entering: Entering,
  { payLife = 0, otherwise }: Extract<EntryModification, { kind: 'unless-paid' }>,
): Entering {
  // What is revealed or returned for it says that it is paid, too.
  const isNamed = payLife === 0 && entering.choices.object !== undefined;
  if (!isNamed && !chosenModes(entering.choices).includes('pay')) {
    return otherwise.reduce((each, part) => applyEntry(scope, each, part), entering);
  }
  return { ...entering, costs: { ...entering.costs, life: entering.costs.life + payLife } };
}
