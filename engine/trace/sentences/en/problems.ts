import type { Problem } from '../../../document/problem.ts';
import { rule } from '../../../vocabulary/ids.ts';
import type { Sentence } from '../../explanation.ts';
import { sentence, strong, type Words, words } from '../fragments.ts';

/** What is wrong with a step or document, and what it is about. The interface shows it at the step. */
export function problemSentence(problem: Problem): Sentence {
  return sentence(problemWords(problem), problem.rule === undefined ? [] : [rule(problem.rule)]);
}

function problemWords({ code, parameters }: Problem): Words {
  const given = (name: string): string | undefined => {
    const value = parameters[name];
    return value === undefined || value === '' ? undefined : String(value);
  };
  const marked = (name: string, otherwise: string): Words => {
    const value = given(name);
    return value === undefined ? otherwise : strong(value);
  };
  const quoted = (name: string, otherwise: string): Words => {
    const value = given(name);
    return value === undefined ? otherwise : ['“', strong(value), '”'];
  };
  /** The words that mean nothing, and what could stand there. */
  const at = (): Words =>
    given('unread') === undefined ? '' : [': it means nothing from ', quoted('unread', 'here'), ' on'];
  switch (code) {
    case 'unknown-card':
      return words`There is no card called ${quoted('card', 'this')} among those known here.`;
    case 'unknown-object':
      return words`There is no object ${quoted('object', 'of this name')} at this point of the game.`;
    case 'unknown-player':
      return words`There is no player ${quoted('player', 'of this name')}.`;
    case 'unknown-ability':
      return words`${marked('object', 'The object')} has no ability ${quoted('ability', 'like that')} now.`;
    case 'ambiguous-ability': {
      const count = given('count');
      return words`${quoted('ability', 'This')} fits ${count ?? 'several'} abilities of ${marked('object', 'the object')}. Write more of the one that you mean.`;
    }
    case 'unknown-effect-text':
      return words`${quoted('text', 'This text')} is not understood as an effect${at()}.`;
    case 'text-not-read-yet':
      return words`${quoted('text', 'This text')} has not been read yet.`;
    case 'duplicate-id':
      return words`The name ${quoted('id', 'of this step')} is taken by something else already.`;
    case 'unsupported-step':
      return words`A step ${quoted('step', 'of this kind')} can’t be carried out yet.`;
    case 'unsupported-text': {
      const card = given('card');
      return words`${quoted('text', 'This text')}${card === undefined ? '' : [' of ', strong(card)]} is not understood${at()}.`;
    }
    case 'missing-target': {
      const index = given('index');
      return words`${marked('source', 'This')} needs ${index === undefined || index === '1' ? 'a target' : `target ${index}`}.`;
    }
    case 'missing-choice':
      return words`${marked('source', 'This')} needs a choice: ${marked('choice', 'none is made')}.`;
    case 'illegal-choice':
      return words`${quoted('value', 'This')} can’t be chosen as ${marked('choice', 'that')}${given('source') === undefined ? '' : [' for ', marked('source', '')]}.`;
    case 'illegal-attachment':
      return words`${marked('object', 'It')} can’t be attached to ${marked('to', 'that')}.`;
    case 'cannot-pay':
      return words`The cost ${quoted('cost', '')} of ${marked('source', 'this')} can’t be paid.`;
    case 'phased-out':
      return words`${marked('object', 'The object')} is phased out: it is treated as though it did not exist.`;
    case 'not-phased-out':
      return words`${marked('object', 'The object')} is not phased out.`;
    case 'cannot-turn-face-up':
      return words`${marked('object', 'The object')} can’t be turned face up.`;
    case 'cannot-turn-face-down':
      return words`${marked('object', 'The object')} can’t be turned face down.`;
    case 'cannot-transform':
      return words`${marked('object', 'The object')} can’t turn its other face up, so nothing happens.`;
    case 'cannot-attack':
      return words`${marked('object', 'The object')} can’t attack.`;
    case 'must-attack':
      return words`${marked('object', 'The object')} must attack and could.`;
    case 'must-block':
      return words`${marked('object', 'The object')} must block and could.`;
    case 'cannot-block':
      return words`${marked('object', 'The object')} can’t block ${marked('attacker', 'that')}.`;
    case 'cannot-merge':
      return words`${marked('object', 'The object')} can’t merge with ${marked('other', 'that')}.`;
    case 'player-left':
      return words`${marked('player', 'The player')} has left the game.`;
    case 'game-over':
      return words`The game is over. What follows is carried out all the same.`;
    case 'wrong-zone': {
      const zone = given('zone');
      return words`${marked('object', 'The object')} is ${zone === undefined ? 'in another zone' : placeWords(zone)}, so this can’t be done.`;
    }
    case 'malformed-step': {
      const [field, expected, found] = [given('field'), given('expected'), given('found')];
      const what =
        field === undefined
          ? 'The step is incomplete or misspelled'
          : words`${strong(field)} does not fit here`;
      const should =
        expected === undefined
          ? ''
          : `: it should be ${expected}${found === undefined ? '' : `, not ${found}`}`;
      return words`${what}${should}.`;
    }
  }
}

/** "on the battlefield", "in the graveyard", "in exile" */
export function placeWords(zone: string): string {
  if (zone === 'battlefield' || zone === 'stack') return `on the ${zone}`;
  if (zone === 'exile') return 'in exile';
  return zone === 'command' ? 'in the command zone' : `in the ${zone}`;
}
