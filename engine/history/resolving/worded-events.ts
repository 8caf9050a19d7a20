import type { WouldBeEvent } from '../../replacement/event.ts';
import type { Resolution } from './resolution.ts';

/** What plain words of an instruction make happen, where they are an event of the game: "you win the game" (104.2b, 104.3e). */
export function wordedEvents({ controller }: Resolution, words: string): readonly WouldBeEvent[] | undefined {
  const found = /^you (win|lose) the game$/.exec(words);
  if (found === null) return undefined;
  const what = found[1] === 'win' ? 'win-game' : 'lose-game';
  return [{ kind: 'player-event', what, player: controller, amount: 1 }];
}
