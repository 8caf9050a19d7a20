import type { Instruction } from '../../abilities/instruction.ts';
import { isSource } from '../../abilities/selector.ts';
import { declines } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { holds, numberOf, objectAt, playersAt, selected } from './ask.ts';
import { carryOutChoice } from './choose.ts';
import { createContinuousEffect } from './continuous-effect.ts';
import { counterSpell, ifCountered } from './counter-spell.ts';
import { putCounters, removeCounters } from './counters.ts';
import { dealDamage } from './damage.ts';
import { createEmblem } from './emblem.ts';
import { exchangeControl, exchangeLife, exchangeTextBoxes } from './exchanges.ts';
import { meld } from './meld.ts';
import { modesOf } from './modes.ts';
import { attachTo, destroy, moveTo, sacrifice } from './moves.ts';
import { awaitNextSpell } from './next-spell.ts';
import { discard, drawCards, exileFromLibrary, lifeChange, millCards } from './players.ts';
import { createReplacementEffect } from './replacement-effect.ts';
import type { Resolution } from './resolution.ts';
import { replaceItself } from './self-replacement.ts';
import { setTapped, transform, turnFaceDown } from './status.ts';
import { createTokenCopies, createTokens } from './tokens.ts';
import { unregenerable } from './unregenerable.ts';
import { becomesLevel, wordedEvents } from './worded-events.ts';

/** Carries out instructions in the order in which they are written (CR 608.2c). Changes the run of the resolution. */
export function carryOut(resolution: Resolution, instructions: readonly Instruction[]): void {
  let countered: readonly ObjectId[] = [];
  instructions.forEach((instruction, index) => {
    const next = instructions[index + 1];
    const behind = ifCountered(instruction);
    if (behind !== undefined) {
      if (countered.length > 0) carryOut(resolution, behind.then);
      return;
    }
    const spells = counterSpell(resolution, instruction, ifCountered(next));
    countered = spells ?? [];
    if (spells !== undefined) return;
    // What is done as it regenerates is part of the replacement (701.19a).
    if (instruction.kind === 'replacement-effect' && isIfRegenerated(next))
      createReplacementEffect(resolution, instruction, next.then);
    else if (isIfDone(instruction))
      carryOut(
        resolution,
        wasDone(resolution, instructions[index - 1]) ? instruction.then : (instruction.otherwise ?? []),
      );
    else if (!isIfRegenerated(instruction)) carryOutOne(resolution, instruction);
  });
}

/** "If you do" behind an action that must be done. */
const isIfDone = (instruction: Instruction): instruction is Extract<Instruction, { kind: 'if' }> =>
  instruction.kind === 'if' &&
  instruction.condition.kind === 'fact' &&
  instruction.condition.words === 'you do';

/** Objects that were to be moved, destroyed or sacrificed were, if there was one; anything else was done (608.2c). */
const wasDone = ({ that }: Resolution, before: Instruction | undefined): boolean =>
  before === undefined || !MOVING.has(before.kind) || that.length > 0;
const MOVING: ReadonlySet<Instruction['kind']> = new Set<Instruction['kind']>([
  'move',
  'destroy',
  'sacrifice',
]);

const isIfRegenerated = (
  instruction: Instruction | undefined,
): instruction is Extract<Instruction, { kind: 'if' }> =>
  instruction?.kind === 'if' &&
  instruction.condition.kind === 'fact' &&
  instruction.condition.words === 'it regenerates this way';

function carryOutOne(resolution: Resolution, instruction: Instruction): void {
  const { run } = resolution;
  switch (instruction.kind) {
    case 'continuous-effect':
      {
        const affected = createContinuousEffect(resolution, instruction);
        // Of itself a text speaks by name: "that creature" is still the one before.
        if (!isSource(instruction.appliesTo)) resolution.that = affected;
      }
      return;
    case 'next-spell-effect':
      awaitNextSpell(resolution, instruction);
      return;
    case 'put-counters':
      putCounters(resolution, instruction);
      return;
    case 'remove-counters':
      removeCounters(resolution, instruction);
      return;
    case 'create-token':
      createTokens(resolution, instruction);
      return;
    case 'create-token-copy':
      createTokenCopies(resolution, instruction);
      return;
    case 'create-emblem':
      createEmblem(resolution, instruction);
      return;
    case 'exchange-control':
      exchangeControl(resolution, instruction);
      return;
    case 'exchange-text-boxes':
      exchangeTextBoxes(resolution, instruction);
      return;
    case 'meld':
      meld(resolution, instruction);
      return;
    case 'exchange-life':
      exchangeLife(resolution, instruction);
      return;
    case 'attach':
      attachTo(resolution, instruction);
      return;
    case 'unattach': {
      const object = objectAt(resolution, instruction.what);
      if (object !== undefined) run.apply({ kind: 'unattach', object });
      return;
    }
    case 'move':
      moveTo(resolution, instruction);
      return;
    case 'destroy':
      destroy(resolution, instruction);
      return;
    case 'sacrifice':
      sacrifice(resolution, selected(resolution, instruction.what));
      return;
    case 'tap':
    case 'untap':
      setTapped(resolution, selected(resolution, instruction.what), instruction.kind);
      return;
    case 'transform':
      transform(resolution, selected(resolution, instruction.what));
      return;
    case 'flip':
      for (const object of selected(resolution, instruction.what)) run.apply({ kind: 'flip', object });
      return;
    case 'turn-face-down':
      turnFaceDown(resolution, selected(resolution, instruction.what));
      return;
    case 'deal-damage':
      dealDamage(resolution, instruction);
      return;
    case 'gain-life':
    case 'lose-life': {
      const amount = Math.max(0, numberOf(resolution, instruction.amount));
      const players = playersAt(resolution, instruction.player);
      run.happen(players.map((player) => ({ kind: instruction.kind, player, amount, cause: 'effect' })));
      return;
    }
    case 'set-life': {
      const to = numberOf(resolution, instruction.to);
      run.happen(playersAt(resolution, instruction.player).flatMap((player) => lifeChange(run, player, to)));
      return;
    }
    case 'draw':
      drawCards(resolution, instruction);
      return;
    case 'mill':
      millCards(resolution, instruction);
      return;
    case 'exile-from-library':
      exileFromLibrary(resolution, instruction);
      return;
    case 'discard':
      discard(resolution, instruction);
      return;
    case 'choose':
      carryOutChoice(resolution, instruction);
      return;
    case 'modal':
      for (const mode of modesOf(resolution, instruction)) carryOut(resolution, mode);
      return;
    case 'if': {
      const isSo = holds(resolution, instruction.condition);
      if (isSo && replaceItself(resolution, instruction)) return;
      carryOut(resolution, isSo ? instruction.then : (instruction.otherwise ?? []));
      return;
    }
    case 'may':
      if (!declines(resolution.choices)) carryOut(resolution, instruction.instructions);
      return;
    case 'replacement-effect':
      createReplacementEffect(resolution, instruction);
      return;
    case 'add-mana':
      run.note({ kind: 'not-carried-out', words: `add ${instruction.mana}` });
      return;
    case 'other': {
      const effect = unregenerable(resolution, instruction.words);
      if (effect !== undefined) {
        carryOutOne(resolution, effect);
        return;
      }
      if (becomesLevel(resolution, instruction.words)) return;
      const events = wordedEvents(resolution, instruction.words);
      if (events === undefined) run.note({ kind: 'not-carried-out', words: instruction.words });
      else run.happen(events);
      return;
    }
  }
}
