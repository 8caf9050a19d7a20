import type { PlayerWouldEvent } from '../../../../replacement/event.ts';
import { does, type Mood } from './verbs.ts';

/** What a player does or would do, after the player's name: "would lose the game", "scries 2". */
export function playerEventWords({ what, amount, part }: PlayerWouldEvent, mood: Mood): string {
  switch (what) {
    case 'skip':
      return `${does(mood, 'skip')} ${part === undefined ? 'something' : `the ${part}`}`;
    case 'lose-game':
      return `${does(mood, 'lose')} the game`;
    case 'win-game':
      return `${does(mood, 'win')} the game`;
    case 'roll-dice':
      return `${does(mood, 'roll')} ${amount === 1 ? 'a die' : `${amount} dice`}`;
    case 'roll-planar-dice':
      return `${does(mood, 'roll')} ${amount === 1 ? 'the planar die' : `${amount} planar dice`}`;
    case 'flip-coin':
      return `${does(mood, 'flip')} ${amount === 1 ? 'a coin' : `${amount} coins`}`;
    case 'pay-life':
      return `${does(mood, 'pay')} ${amount} life`;
    case 'scry':
      return `${mood === 'would' ? 'would scry' : 'scries'} ${amount}`;
    case 'surveil':
      return `${does(mood, 'surveil')} ${amount}`;
    case 'proliferate':
      return does(mood, 'proliferate');
    case 'learn':
      return does(mood, 'learn');
    case 'search-library':
      return `${does(mood, 'search')} a library`;
    case 'lose-unspent-mana':
      return `${does(mood, 'lose')} unspent mana`;
  }
}
