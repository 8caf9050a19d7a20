import type { Applied } from './apply/applied.ts';
import type { ActiveEffect } from './effects/active-effect.ts';
import type { Game } from './game.ts';

/** What an effect has applied to is counted off: a shield shrinks, "the next time" is over (614.3, 615.7–8). */
export function countUse(game: Game, effect: ActiveEffect, applied: readonly Applied[]): void {
  const { definition, resolved, left } = effect;
  if (definition.kind === 'replace' && definition.limit?.kind === 'first-each-turn')
    game.apply({ kind: 'remember-fact', fact: { kind: 'applied', effect: effect.key } });
  if (resolved === undefined || left === undefined) return;
  const counts = applied.map(({ used }) => used);
  const isAmount = definition.kind === 'replace' && definition.limit?.kind === 'next-damage';
  const used = isAmount ? counts.reduce((sum, each) => sum + each, 0) : Math.max(...counts);
  if (used <= 0) return;
  game.apply({ kind: 'effect-shrinks', effect: resolved, by: used });
  if (left - used <= 0) game.apply({ kind: 'effects-end', effects: [resolved] });
}
