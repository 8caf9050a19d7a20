import type { Amount } from '../../../abilities/amount.ts';
import type { Instruction } from '../../../abilities/instruction.ts';
import type { PlayerReference } from '../../../abilities/references.ts';
import { countWord, measureWord, numberPhrase, whereX } from './amount-phrase.ts';
import type { Narrator } from './context.ts';
import { objectPossessive, playerPhrase, playerPossessive, playerVerb } from './references.ts';

export type PlayerInstruction = Extract<
  Instruction,
  {
    kind:
      | 'gain-life'
      | 'lose-life'
      | 'exchange-life'
      | 'set-life'
      | 'draw'
      | 'discard'
      | 'mill'
      | 'exile-from-library';
  }
>;

/** What a player does or what happens to a life total: "you gain 3 life", "draw a card", "each player mills two cards". */
export function playerSentence(instruction: PlayerInstruction, narrator: Narrator): string {
  const { player } = instruction;
  switch (instruction.kind) {
    case 'gain-life':
    case 'lose-life': {
      const does = playerVerb(player, instruction.kind === 'gain-life' ? 'gain' : 'lose');
      const amount = measureWord(instruction.amount);
      return `${playerPhrase(player, narrator)} ${does} ${amount} life${whereX(instruction.amount, narrator)}`;
    }
    case 'exchange-life':
      return `exchange ${playerPossessive(player, narrator)} life total with ${objectPossessive(instruction.of, narrator)} ${instruction.with}`;
    case 'set-life':
      return `${playerPossessive(player, narrator)} life total becomes ${numberPhrase(instruction.to, narrator)}`;
    case 'draw': {
      const drawn = `${imperative(player, 'draw', narrator)} ${cards(instruction.amount)}`;
      const reveal = instruction.amount === 1 ? ' and reveal it' : ' and reveal them';
      return `${drawn}${instruction.reveals === true ? reveal : ''}${whereX(instruction.amount, narrator)}`;
    }
    case 'exile-from-library': {
      const library = `${playerPossessive(player, narrator)} library`;
      const top =
        instruction.amount === 1
          ? `the top card of ${library}`
          : `${cards(instruction.amount)} from the top of ${library}`;
      return `exile ${top}${whereX(instruction.amount, narrator)}`;
    }
    case 'discard':
    case 'mill':
      return `${imperative(player, instruction.kind, narrator)} ${cards(instruction.amount)}${whereX(instruction.amount, narrator)}`;
  }
}

/** You are told what to do; others are said to do it. */
const imperative = (player: PlayerReference, verb: string, narrator: Narrator): string =>
  player.kind === 'you' ? verb : `${playerPhrase(player, narrator)} ${playerVerb(player, verb)}`;

const cards = (amount: Amount): string => (amount === 1 ? 'a card' : `${countWord(amount)} cards`);
