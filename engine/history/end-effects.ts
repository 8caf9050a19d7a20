import type { ActiveDuration } from '../state/resolved-effect.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { isOver } from './resolving/continuous-effect.ts';
import type { StepRun } from './step-run.ts';

/** Ends effects whose "for as long as" has come to an end; they don't begin again (CR 611.2b). */
export function endOverEffects(run: StepRun): void {
  for (;;) {
    const conditional = run.state.effects.filter(({ duration }) => duration.kind === 'for-as-long-as');
    if (conditional.length === 0) return;
    const over = conditional.filter((effect) => isOver(run, effect)).map(({ id }) => id);
    if (over.length === 0) return;
    run.apply({ kind: 'effects-end', effects: over });
  }
}

/** Points of a turn at which effects end by themselves (611.2a). */
export type TurnPoint =
  | { readonly kind: 'end-of-combat' }
  | { readonly kind: 'cleanup'; readonly of: PlayerId; readonly turn: number }
  | { readonly kind: 'turn-begins'; readonly of: PlayerId }
  | { readonly kind: 'untap-step'; readonly of: PlayerId }
  | { readonly kind: 'upkeep'; readonly of: PlayerId };

/** Ends the effects that last until that point, all at once. */
export function endEffectsAt(run: StepRun, point: TurnPoint): void {
  const over = run.state.effects.filter(({ duration }) => endsAt(duration, point)).map(({ id }) => id);
  if (over.length > 0) run.apply({ kind: 'effects-end', effects: over });
}

function endsAt(duration: ActiveDuration, point: TurnPoint): boolean {
  switch (duration.kind) {
    case 'until-end-of-turn':
      return point.kind === 'cleanup';
    case 'until-end-of-combat':
      return point.kind === 'end-of-combat';
    case 'until-next-turn':
      return point.kind === 'turn-begins' && point.of === duration.of;
    case 'until-next-untap-step':
      return point.kind === 'untap-step' && point.of === duration.of;
    case 'until-next-upkeep':
      return point.kind === 'upkeep' && point.of === duration.of;
    case 'until-end-of-next-turn':
      return point.kind === 'cleanup' && point.of === duration.of && point.turn > duration.since;
    case 'for-as-long-as':
    case 'while-object-exists':
    case 'until-end-of-game':
      return false;
  }
}
