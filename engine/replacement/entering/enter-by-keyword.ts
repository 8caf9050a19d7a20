import type { Amount } from '../../abilities/amount.ts';
import { satisfiesOn } from '../../layers/select.ts';
import type { GameState } from '../../state/game-state.ts';
import { chosenModes, declines } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { applyEntry, chosenFor, type EntryScope } from './apply-entry.ts';
import { opponentsDamaged } from './damage-to-opponents.ts';
import type { Entering } from './entering.ts';
import { withEffect } from './entry-effect.ts';
import type { EntryKeyword } from './keyword-entry.ts';
import { takeMode } from './modes-taken.ts';
import { lookAhead } from './overlay.ts';

/** The object as it would enter after a keyword that asks for a choice, or for what happened this turn (CR 702). */
export function enterByKeyword(scope: EntryScope, entering: Entering, by: EntryKeyword): Entering {
  switch (by.keyword) {
    case 'devour': {
      const { costs } = entering;
      // 614.13b: what another effect has taken already can't be taken again.
      const chosen = chosenFor(scope, entering, by.what).filter((id) => !costs.sacrificed.includes(id));
      const devoured = { ...entering, costs: { ...costs, sacrificed: [...costs.sacrificed, ...chosen] } };
      return withCounters(scope, devoured, timesEach(by.each, chosen));
    }
    case 'amplify':
      return withCounters(scope, entering, timesEach(by.each, revealed(scope, entering)));
    case 'bloodthirst': {
      const { total } = opponentsDamaged(scope.run.state, entering.object.controller);
      const isX = typeof by.amount !== 'number' && by.amount.kind === 'x';
      return withCounters(scope, entering, isX ? total : by.amount);
    }
    case 'tribute':
      return isPaid(entering) ? withCounters(scope, entering, by.amount) : entering;
    case 'riot':
      return riot(scope, entering);
    case 'unleash':
      return isDeclined(entering) ? entering : withCounters(scope, entering, 1);
    case 'sunburst':
      return sunburst(scope, entering);
  }
}

/** Whether it would do anything: what asks for damage of this turn, or for mana that was spent, may have nothing to do. */
export function appliesByKeyword(state: GameState, entering: Entering, by: EntryKeyword): boolean {
  if (by.keyword === 'bloodthirst') return opponentsDamaged(state, entering.object.controller).total > 0;
  return by.keyword !== 'sunburst' || entering.isCast === true;
}

const withCounters = (scope: EntryScope, entering: Entering, amount: Amount, counter = '+1/+1'): Entering =>
  applyEntry(scope, entering, { kind: 'counters', counter, amount });

const timesEach = (each: Amount, chosen: readonly ObjectId[]): Amount =>
  typeof each === 'number' ? each * chosen.length : { kind: 'times', factor: chosen.length, of: each };

const isDeclined = ({ choices }: Entering): boolean => declines(choices);

/** 702.104a: the opponent has it enter with the counters only if the document says that this is paid. */
const isPaid = ({ choices }: Entering): boolean => chosenModes(choices).includes('pay');

/** 702.38a: cards in its controller's hand that share a creature type with it as it would be, and don't enter with it. */
function revealed({ run, context, companions }: EntryScope, entering: Entering): readonly ObjectId[] {
  const { object, choices } = entering;
  const ahead = lookAhead(run.state, entering);
  const chosen = [...new Set([choices.object ?? []].flat())];
  for (const id of chosen) {
    const card = run.state.objects.get(id);
    const isAllowed =
      card?.zone === 'hand' &&
      card.owner === object.controller &&
      !companions.has(id) &&
      satisfiesOn(
        ahead,
        { kind: 'shares', what: 'creature-type', with: { kind: 'object', id: object.id } },
        id,
        context,
      );
    if (!isAllowed)
      run.refuse('illegal-choice', { source: object.card.name, choice: 'object', value: id }, '702.38a');
  }
  return chosen;
}

/** 702.136a: without a choice it gets no counter, and then it gains haste; the choice is asked for. */
function riot(scope: EntryScope, entering: Entering): Entering {
  const { index, entering: after } = takeMode(scope, entering, ['+1/+1 counter', 'haste']);
  if (index === 0) return withCounters(scope, after, 1);
  const haste = { kind: 'add-ability', ability: { kind: 'keyword', keyword: 'haste' } } as const;
  return withEffect(scope, after, { parts: [haste], copied: [undefined] });
}

/** 702.44a: +1/+1 counters on a creature, whatever changes its types afterwards; else charge counters. */
function sunburst(scope: EntryScope, entering: Entering): Entering {
  const { object, choices } = entering;
  if (choices.number === undefined) {
    scope.run.warn('missing-choice', { source: object.card.name, choice: 'number' });
    return entering;
  }
  const { copiable } = lookAhead(scope.run.state, entering).object(object.id);
  const counter = copiable.cardTypes.includes('creature') ? '+1/+1' : 'charge';
  return withCounters(scope, entering, Math.min(5, Math.max(0, choices.number)), counter);
}
