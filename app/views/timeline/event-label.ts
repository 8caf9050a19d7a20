import type { Entry, EventSpec } from '../../../engine/index.ts';
import { type EventKind, kindOfEvent } from '../lab/lab.ts';

/** What a chip says of an event: its kind, whom or what it is about, how many, and of what. */
export interface EventLabel {
  readonly event: EventKind;
  readonly what: string;
  readonly n: number;
  readonly of: string;
}

/** `name` finds what an id is called, `short` shortens the name of a card. */
export function eventLabel(
  spec: EventSpec,
  name: (id: string) => string,
  short: (card: string) => string,
): EventLabel {
  const event = kindOfEvent(spec);
  const label = (what: string, n = 1, of = ''): EventLabel => ({ event, what, n, of });
  if ('damage' in spec) {
    const all: readonly { readonly to: string; readonly amount: number }[] = [spec.damage].flat();
    return label(
      [...new Set(all.map(({ to }) => name(to)))].join(', '),
      all.reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  if ('enter' in spec) {
    const entries: readonly Entry[] = [spec.enter].flat();
    return label(entries.map(({ card }) => short(card)).join(', '));
  }
  if ('counters' in spec) return label(name(spec.counters.on), spec.counters.n, spec.counters.kind);
  if ('tokens' in spec) return label(name(spec.tokens.controller), spec.tokens.n);
  if ('draw' in spec) return label(spec.draw.player, spec.draw.n);
  if ('gainLife' in spec) return label(spec.gainLife.player, spec.gainLife.n);
  if ('loseLife' in spec) return label(spec.loseLife.player, spec.loseLife.n);
  if ('mill' in spec) return label(spec.mill.player, spec.mill.n);
  if ('destroy' in spec) return label(name(spec.destroy.id));
  if ('die' in spec) return label(name(spec.die.id));
  if ('counterSpell' in spec) return label(name(spec.counterSpell.id));
  if ('zone' in spec) return label(name(spec.zone.id));
  if ('untap' in spec) return label(name(spec.untap.id));
  if ('turnFaceUp' in spec) return label(name(spec.turnFaceUp.id));
  if ('discard' in spec) return label(name(spec.discard.card));
  if ('skip' in spec) return label(spec.skip.player, 1, spec.skip.what);
  if ('turnStep' in spec) return label(spec.turnStep.player, 1, spec.turnStep.what);
  if ('rollDie' in spec) return label(spec.rollDie.player);
  if ('addMana' in spec) return label(spec.addMana.player, 1, spec.addMana.mana);
  return label('lose' in spec ? spec.lose.player : spec.win.player);
}
