import type { StepAction } from '../../document/board-document.ts';
import { carryOut } from '../resolving/carry-out.ts';
import { checkTargets } from '../resolving/check-targets.ts';
import type { Resolution } from '../resolving/resolution.ts';
import type { StepRun } from '../step-run.ts';
import { contentOf } from './content-of.ts';
import { nameOfText } from './name-of-text.ts';

/** A free-standing effect resolves as if from a spell; refused if its text is not understood. */
export function putEffect(run: StepRun, action: Extract<StepAction, { kind: 'effect' }>): void {
  const { targets, instructions } = contentOf(
    run.reader.effect(action.text),
    'unknown-effect-text',
    action.text,
  );
  const resolution: Resolution = {
    run,
    id: action.id ?? `step-${run.step + 1}`,
    source: undefined,
    sourceName: nameOfText(action.text),
    controller: run.player(action.controller),
    ability: undefined,
    targets: (action.targets ?? []).map((id) => run.objectOrPlayer(id)),
    choices: action.choices ?? {},
    modes: [],
    x: action.x,
    creates: [...(action.creates ?? [])],
    that: [],
  };
  checkTargets(resolution, targets);
  carryOut(resolution, instructions);
}
