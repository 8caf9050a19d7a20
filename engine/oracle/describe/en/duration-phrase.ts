import type { Duration } from '../../../abilities/duration.ts';
import { conditionClause } from './condition-clause.ts';
import type { Narrator } from './context.ts';
import { playerPossessive } from './references.ts';

/** "until end of turn"; empty where no duration is stated (CR 611.2a). */
export function durationPhrase(duration: Duration, narrator: Narrator): string {
  switch (duration.kind) {
    case 'until-end-of-turn':
      return 'until end of turn';
    case 'until-end-of-combat':
      return 'until end of combat';
    case 'until-next-turn':
      return `until ${playerPossessive(duration.of, narrator)} next turn`;
    case 'until-next-untap-step':
      return `until ${playerPossessive(duration.of, narrator)} next untap step`;
    case 'until-next-upkeep':
      return `until ${playerPossessive(duration.of, narrator)} next upkeep`;
    case 'until-end-of-next-turn':
      return `until the end of ${playerPossessive(duration.of, narrator)} next turn`;
    case 'for-as-long-as': {
      narrator.tellsDuration = true;
      const clause = conditionClause(duration.condition, narrator);
      narrator.tellsDuration = false;
      return `for as long as ${clause}`;
    }
    case 'until-end-of-game':
      return '';
  }
}
