import { colorOfWord } from '../../layers/chosen-words.ts';
import { TAKES_ONE } from '../../oracle/carried-words.ts';
import type { WouldBeEvent } from '../../replacement/event.ts';
import type { EventWords } from '../../replacement/game.ts';
import { manaCount } from '../../replacement/matching/matches-event.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import type { Resolution } from './resolution.ts';

/** What plain words of a replacement effect make of the event that they speak of; `undefined` where they mean no event. */
export function wordedReplacement(
  resolution: Resolution,
  words: string,
): readonly WouldBeEvent[] | undefined {
  const { event } = resolution;
  if (event === undefined) return undefined;
  return (
    moreOfIt(event, words) ??
    moreMana(event, words) ??
    manaOfChoice(resolution, event, words) ??
    takenFromTop(resolution, event, words) ??
    exiledDraw(resolution, event, words)
  );
}

/** "roll that many dice plus one and ignore the lowest roll" (706.6), "flip two coins and ignore one" (705.1). */
function moreOfIt({ player, amount }: EventWords, words: string): readonly WouldBeEvent[] | undefined {
  if (player === undefined) return undefined;
  if (/^roll that many dice plus one\b/.test(words))
    return [{ kind: 'player-event', what: 'roll-dice', player, amount: amount + 1 }];
  if (/^flip two coins\b/.test(words))
    return [{ kind: 'player-event', what: 'flip-coin', player, amount: amount + 1 }];
  return undefined;
}

/** "it produces mana of a color of your choice": as much as before, or one; without a choice it stays as it is (106.1). */
function manaOfChoice(
  { run, sourceName, choices }: Resolution,
  { player, mana }: EventWords,
  words: string,
): readonly WouldBeEvent[] | undefined {
  const read = /^it produces (one )?mana of a color of your choice\b/.exec(words);
  if (read === null || player === undefined || mana === undefined) return undefined;
  const from = mana.from;
  const color = colorOfWord({ chosen: 'color' }, choices);
  if (color === undefined) {
    run.warn('missing-choice', { source: sourceName, choice: 'color' });
    return [{ kind: 'add-mana', player, mana: mana.symbols, from }];
  }
  const amount = read[1] === undefined ? manaCount(mana.symbols) : 1;
  return [{ kind: 'add-mana', player, mana: `{${color}}`.repeat(amount), from }];
}

const FACTORS: Readonly<Record<string, number>> = { twice: 2, 'three times': 3 };

/** "it produces twice as much of that mana" (106.12b). */
function moreMana({ player, mana }: EventWords, words: string): readonly WouldBeEvent[] | undefined {
  const [, factor = ''] = /^it produces (twice|three times) as much of that mana$/.exec(words) ?? [];
  const times = FACTORS[factor];
  if (player === undefined || mana === undefined || times === undefined) return undefined;
  return [{ kind: 'add-mana', player, mana: mana.symbols.repeat(times), from: mana.from }];
}

/** "that player exiles that card face up": the card that would have been drawn. */
function exiledDraw(
  { run, source }: Resolution,
  { player, isDraw }: EventWords,
  words: string,
): readonly WouldBeEvent[] | undefined {
  if (player === undefined || isDraw !== true || !/^that player exiles that card face up$/.test(words))
    return undefined;
  const [top] = run.libraryOf(player);
  if (top === undefined) return [];
  const link = source === undefined ? {} : { exiledWith: source };
  return [{ kind: 'change-zone', object: top, to: 'exile', as: 'put', cause: 'effect', ...link }];
}

const SMALL: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** Of the top cards of a library the chosen one goes to the hand, the others to the graveyard. */
function takenFromTop(
  { run, sourceName, choices }: Resolution,
  { player }: EventWords,
  words: string,
): readonly WouldBeEvent[] | undefined {
  const [, number = ''] = TAKES_ONE.exec(words) ?? [];
  const count = SMALL[number];
  if (player === undefined || count === undefined) return undefined;
  const cards = run.libraryOf(player).slice(0, count);
  const chosen = chosenObjects({ choices }).find((id) => cards.includes(id));
  if (chosen === undefined && cards.length > 1)
    run.warn('missing-choice', { source: sourceName, choice: 'object' });
  const taken = chosen ?? cards[0];
  return cards.map((object) => ({
    kind: 'change-zone',
    object,
    to: object === taken ? 'hand' : 'graveyard',
    as: 'put',
    cause: 'effect',
  }));
}
