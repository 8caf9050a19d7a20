import { useEffect, useMemo, useState } from 'react';
import { type CardDefinition, LIBRARY_CARDS, libraryCard } from '../../../engine/index.ts';
import { cardPool } from '../../services/card-pool.ts';
import { scryfallAddress } from '../../services/scryfall-setting.ts';
import { useStrata } from '../../store/hooks.ts';
import { type DeckLine, parseDecklist } from '../../views/library/decklist.ts';
import { nearNames } from '../../views/library/near-names.ts';
import { keysOf } from '../../views/library/query/index-card.ts';
import { nameKey } from '../../views/library/query/normal-text.ts';
import type { FoundName } from '../../worker/pool/protocol.ts';
import type { OnlineFailure } from '../../worker/pool/scryfall.ts';
import { useCardPool } from '../library/use-card-pool.ts';
import { useMoreCards } from '../library/use-card-search.ts';

/** Milliseconds without a key before other places are asked for names. */
const DEBOUNCE = 350;
const NEAR = 4;

/** A line of the list with what was found for it. */
export interface FoundLine extends DeckLine {
  readonly card: CardDefinition | undefined;
  readonly isBrought: boolean;
  readonly near: readonly string[];
}

export interface Deck {
  readonly lines: readonly FoundLine[];
  /** Some names are still looked for. */
  readonly isLooking: boolean;
  readonly failure: OnlineFailure | undefined;
}

/** The cards of a list: the board's own, built-in ones, imported ones, and Scryfall's if it may be asked. */
export function useDeck(text: string): Deck {
  const own = useStrata((state) => state.document.cards);
  const { meta, isOnline } = useCardPool();
  const lines = useMemo(() => parseDecklist(text), [text]);
  const { cards: more } = useMoreCards(true);
  const here = useMemo(() => byKey([...more, ...LIBRARY_CARDS, ...(own ?? [])]), [own, more]);
  const near = useMemo(() => nearNames(LIBRARY_CARDS.map(({ name }) => name)), []);
  const [elsewhere, setElsewhere] = useState<ReadonlyMap<string, FoundName>>(new Map());
  const [failure, setFailure] = useState<OnlineFailure>();
  const names = [...new Set(lines.map(({ name }) => name))];
  const unknown = names.filter((name) => !here.has(nameKey(name)) && !elsewhere.has(name));
  const asks = (meta !== undefined || isOnline) && unknown.length > 0;
  const question = unknown.join('\n');
  useEffect(() => {
    void cardPool.wake();
  }, []);
  useEffect(() => {
    if (!asks) return;
    let isOver = false;
    const timer = setTimeout(() => {
      const address = isOnline ? scryfallAddress() : undefined;
      cardPool.ask({ kind: 'names', names: question.split('\n'), address }).then(
        (answer) => {
          if (isOver) return;
          setFailure(answer.failure);
          setElsewhere(
            (known) => new Map([...known, ...answer.found.map((each) => [each.name, each] as const)]),
          );
        },
        () => undefined,
      );
    }, DEBOUNCE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asks, question, isOnline]);
  return {
    lines: lines.map((line): FoundLine => {
      const known = here.get(nameKey(line.name));
      const other = elsewhere.get(line.name);
      const card = known ?? other?.card?.card;
      const guesses =
        card === undefined ? [...new Set([...(other?.near ?? []), ...near.find(line.name, NEAR)])] : [];
      return {
        ...line,
        card,
        isBrought: card !== undefined && own?.includes(card) !== true && libraryCard(card.name) === undefined,
        near: guesses.slice(0, NEAR),
      };
    }),
    isLooking: asks,
    failure,
  };
}

/** Cards by their names and those of their faces. */
function byKey(cards: readonly CardDefinition[]): ReadonlyMap<string, CardDefinition> {
  const found = new Map<string, CardDefinition>();
  for (const card of cards) for (const key of keysOf(card.name).slice(1)) found.set(key, card);
  for (const card of cards) found.set(nameKey(card.name), card);
  return found;
}
