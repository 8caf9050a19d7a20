import type { GameObject } from '../../state/game-object.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import { applyPermission } from '../resolving/cast-this-way.ts';
import { applyToNextSpell } from '../resolving/next-spell.ts';
import type { StepRun } from '../step-run.ts';
import { spliceOnto } from './splice.ts';

/**
 * A spell that is cast is put on the stack (CR 601.2a): what waits for it or permits it begins to apply, and the turn
 * remembers that its controller cast one (731.2).
 */
export function putOnStack(run: StepRun, spell: GameObject, how: string | undefined, choices: Choices): void {
  run.apply({ kind: 'object-appears', object: spell });
  spliceOnto(run, spell.id, how, choices);
  applyToNextSpell(run, spell.id);
  applyPermission(run, spell.id, choices);
  run.apply({ kind: 'remember-fact', fact: { kind: 'cast', player: spell.controller } });
}
