import {
  type CardDefinition,
  type CardFinder,
  compilingReader,
  eventSentencesIn,
  libraryCard,
  outcomesOf,
} from '../../../engine/index.ts';
import { startOf } from '../../views/lab/play-lab.ts';
import { treeView } from '../../views/lab/tree-view.ts';
import type { OutcomesRequest, OutcomesResponse } from './protocol.ts';

/** Works out all orders of an event. May take seconds for many effects. */
export function answerOutcomes({ state, action, cards }: OutcomesRequest): OutcomesResponse {
  const game = { state, cards: finderOf(cards), reader: compilingReader };
  const { run, problem } = startOf(game, action);
  if (run === undefined) return { kind: 'problem', problem };
  return { kind: 'tree', tree: treeView(outcomesOf(run), state, eventSentencesIn('en')) };
}

/** Finds a card by its name or that of a face: those given first, then the built-in ones. */
export function finderOf(cards: readonly CardDefinition[]): CardFinder {
  const own = new Map(cards.flatMap((card) => card.faces.map(({ name }) => [name, card] as const)));
  for (const card of cards) own.set(card.name, card);
  return (name) => own.get(name) ?? libraryCard(name);
}
