import type { HistoryEvent } from '../../../history/history.ts';
import type { GameState } from '../../../state/game-state.ts';
import { effectId, type ObjectId, rule } from '../../../vocabulary/ids.ts';
import type { Sentence, SentenceFragment } from '../../explanation.ts';
import { effectLink, list, objectLink, sentence, type Words, words } from '../fragments.ts';
import { objectName, playerName } from './names.ts';
import { placeWords } from './problems.ts';

/**
 * What happened at a moment. `before` and `after` are the states around it: what has left is named as it was, an
 * effect as far as one of the two still knows it.
 */
export function historySentence(event: HistoryEvent, before: GameState, after: GameState): Sentence {
  const object = (id: ObjectId): SentenceFragment =>
    objectLink(objectName(before.objects.has(id) ? before : after, id), id);
  const effect = (id: string): SentenceFragment => {
    const known = [...after.effects, ...before.effects].find((each) => each.id === id);
    return effectLink(known?.sourceName ?? id, effectId(id));
  };
  switch (event.kind) {
    case 'state-based-action':
      return sentence(
        stateBasedAction(
          event.rule,
          list(event.objects.map(object), ' and '),
          event.objects.length,
          list((event.players ?? []).map(playerName), ' and '),
        ),
        [rule(event.rule)],
      );
    case 'lost':
      return sentence(
        words`${list(event.players.map(playerName), ' and ')} ${event.players.length === 1 ? 'loses' : 'lose'} the game.`,
        [rule(event.rule)],
      );
    case 'won':
      return sentence(
        event.rule === '104.2a'
          ? words`${playerName(event.player)} wins the game: nobody else is left.`
          : words`${playerName(event.player)} wins the game.`,
        [rule(event.rule)],
      );
    case 'draw':
      return sentence(words`The game is a draw: all who were left lost at the same time.`, [
        rule(event.rule),
      ]);
    case 'cannot-lose':
      return sentence(
        words`${playerName(event.player)} can’t lose the game: ${list(event.because.map(object), ' and ')} says so.`,
        [rule(event.rule), rule('614.17')],
      );
    case 'left-game':
      return sentence(
        event.objects.length === 0
          ? words`${playerName(event.player)} leaves the game.`
          : words`${playerName(event.player)} leaves the game, and what they own leaves with them: ${list(event.objects.map(object), ', ')}.`,
        [rule(event.rule)],
      );
    case 'exiled-for-gone':
      return sentence(
        words`${list(event.objects.map(object), ' and ')}: exiled, because who would control it has left the game.`,
        [rule(event.rule)],
      );
    case 'entered':
      return sentence(words`${object(event.object)} enters the battlefield.`);
    case 'left':
      return sentence(words`${object(event.object)} is now ${placeWords(event.to)}.`);
    case 'effect-created':
      return sentence(words`${effect(event.effect)} begins to apply.`);
    case 'effect-ended':
      return event.because === 'duration'
        ? sentence(words`${effect(event.effect)} ends.`, [rule('611.2a')])
        : sentence(words`${effect(event.effect)} never begins: what it was to last for is already over.`, [
            rule('611.2b'),
          ]);
    case 'not-carried-out':
      return sentence(words`Not carried out here: ${event.words}`);
  }
}

/** "Put into the graveyard: Bears, toughness 0." by the rule that did it. */
function stateBasedAction(number: string, who: Words, count: number, players: Words): Words {
  const are = count === 1 ? 'is' : 'are';
  switch (number) {
    case '704.5a':
      return words`${players} loses the game: no life is left.`;
    case '704.5b':
      return words`${players} loses the game: a card was to be drawn from an empty library.`;
    case '704.5c':
      return words`${players} loses the game: ten poison counters.`;
    case '704.5d':
      return words`${who} ${count === 1 ? 'ceases' : 'cease'} to exist: a token outside the battlefield.`;
    case '704.5f':
      return words`${who} ${are} put into the graveyard: toughness 0 or less.`;
    case '704.5g':
      return words`${who} ${are} destroyed: as much damage as toughness.`;
    case '704.5h':
      return words`${who} ${are} destroyed: dealt damage by a source with deathtouch.`;
    case '704.5i':
      return words`${who} ${are} put into the graveyard: loyalty 0.`;
    case '704.5j':
      return words`${who} ${are} put into the graveyard: a player keeps only one legendary permanent of a name.`;
    case '704.5k':
      return words`${who} ${are} put into the graveyard: only the youngest world permanent stays.`;
    case '704.5m':
      return words`${who} ${are} put into the graveyard: an Aura must be attached to something that it can enchant.`;
    case '704.5n':
      return words`${who} ${count === 1 ? 'comes' : 'come'} off: Equipment stays only on what it can equip.`;
    case '704.5p':
      return words`${who} ${count === 1 ? 'comes' : 'come'} off: this kind of permanent can’t be attached.`;
    case '704.5q':
      return words`${who}: a +1/+1 counter and a -1/-1 counter remove each other.`;
    case '704.5r':
      return words`${who}: counters above what it can have are removed.`;
    case '704.5s':
      return words`${who} ${are} sacrificed: its last chapter is done.`;
    case '704.5v':
    case '704.5w':
      return words`${who} ${are} put into the graveyard: defense 0.`;
    case '704.5x':
    case '704.5y':
      return words`${players} is now the protector of ${who}.`;
    case '704.5aa':
      return words`${players} has speed 1: the engines are started.`;
    case '704.6d':
      return words`${who} ${count === 1 ? 'goes' : 'go'} to the command zone: a commander, as its owner wants.`;
    case '704.5z':
      return words`${who} ${are} put into the graveyard: of a player’s Roles on a permanent only the youngest stays.`;
    default:
      return words`${who}: a state-based action.`;
  }
}
