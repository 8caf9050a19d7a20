import type { StepAction } from '../../document/board-document.ts';
import { isPlayer } from '../../state/edit-state.ts';
import type { SettleHints } from '../../state-based-actions/state-based-action.ts';
import { canHaveCounters } from '../can-have-counters.ts';
import { refuse } from '../refusal.ts';
import { putEmblem } from '../resolving/emblem.ts';
import type { StepRun } from '../step-run.ts';
import { attach } from './attach.ts';
import { castSpell } from './cast.ts';
import { setCombat } from './combat.ts';
import { designate } from './designate.ts';
import { putEffect } from './effect.ts';
import { emblemAbilities } from './emblem-abilities.ts';
import { enter } from './enter.ts';
import { letEventHappen } from './event.ts';
import { mergeObjects } from './merge.ts';
import { move, place } from './move.ts';
import { nameOfText } from './name-of-text.ts';
import { phaseIn, phaseOut } from './phase.ts';
import { playAbility } from './play-ability.ts';
import { resolveSpell } from './resolve.ts';
import { putSticker } from './sticker.ts';
import { changeText } from './text.ts';
import { createToken } from './token.ts';
import { transformPermanent } from './transform.ts';
import { nextTurn } from './turn.ts';
import { turnFaceDown, turnFaceUp } from './turn-face.ts';

const NO_HINTS: SettleHints = { keep: undefined, finishedSaga: undefined };

/**
 * Does what a step says, without the state-based actions that follow; returns what those need to know. Refuses (throws
 * a `Refusal`) what can't be done.
 */
export function carryOutStep(run: StepRun, action: StepAction): SettleHints {
  switch (action.kind) {
    case 'enter':
      return { ...NO_HINTS, keep: enter(run, action) };
    case 'token':
      createToken(run, action);
      return { ...NO_HINTS, keep: action.token.choices?.keep };
    case 'place':
      place(run, action);
      return NO_HINTS;
    case 'resolve':
      resolveSpell(run, action);
      return { ...NO_HINTS, keep: action.choices?.keep };
    case 'activate':
    case 'trigger':
      return { keep: action.choices?.keep, finishedSaga: playAbility(run, action) };
    case 'effect':
      putEffect(run, action);
      return { ...NO_HINTS, keep: action.choices?.keep };
    case 'emblem':
      putEmblem(run, run.newId(action.id), run.player(action.controller), emblemAbilities(run, action.text), {
        says: nameOfText(action.text),
      });
      return NO_HINTS;
    case 'counter':
      changeCounters(run, action);
      return NO_HINTS;
    case 'attach':
      attach(run, action);
      return NO_HINTS;
    case 'detach':
      run.apply({ kind: 'unattach', object: run.permanent(action.id).id });
      return NO_HINTS;
    case 'move':
      move(run, action);
      return { ...NO_HINTS, keep: action.choices?.keep };
    case 'tap':
      run.apply({ kind: 'tap', object: run.permanent(action.id).id });
      return NO_HINTS;
    case 'untap':
      run.happen([{ kind: 'untap', object: run.permanent(action.id).id, inStepOf: undefined }]);
      return NO_HINTS;
    case 'turn':
      nextTurn(run, action.player);
      return NO_HINTS;
    case 'life':
      run.apply({ kind: 'set-life', player: run.player(action.player), life: action.n });
      return NO_HINTS;
    case 'choose':
      run.apply({ kind: 'choose', object: run.object(action.source).id, choices: action.choices });
      return NO_HINTS;
    case 'cast':
      castSpell(run, action);
      return NO_HINTS;
    case 'turn-face-up':
      turnFaceUp(run, action.id);
      return NO_HINTS;
    case 'turn-face-down':
      turnFaceDown(run, action.id);
      return NO_HINTS;
    case 'transform':
    case 'convert':
      transformPermanent(run, action.id);
      return NO_HINTS;
    case 'flip':
      run.apply({ kind: 'flip', object: run.existingPermanent(action.id).id });
      return NO_HINTS;
    case 'phase-out':
      phaseOut(run, action.id);
      return NO_HINTS;
    case 'phase-in':
      phaseIn(run, action.id);
      return NO_HINTS;
    case 'combat':
      setCombat(run, action);
      return NO_HINTS;
    case 'designate':
      designate(run, action);
      return NO_HINTS;
    case 'text':
      changeText(run, action);
      return NO_HINTS;
    case 'merge':
      mergeObjects(run, action);
      return NO_HINTS;
    case 'sticker':
      putSticker(run, action);
      return NO_HINTS;
    case 'event':
      letEventHappen(run, action);
      return NO_HINTS;
    case 'unsupported':
      return refuse('unsupported-step', { step: action.step });
  }
}

function changeCounters(run: StepRun, { on, counter, n }: Extract<StepAction, { kind: 'counter' }>): void {
  const to = run.objectOrPlayer(on);
  if (n < 0) run.apply({ kind: 'remove-counters', from: to, counter, count: -n });
  if (n <= 0) return;
  if (!isPlayer(run.state, to) && !canHaveCounters(run, to)) {
    refuse('illegal-choice', { source: on, choice: 'counter', value: counter });
  }
  run.apply({ kind: 'put-counters', on: to, counter, count: n, timestamp: run.timestamp() });
}
