/** Questions that tell outcomes apart: whether one thing came before another, and then what to ask next. */
export type Decision =
  | { readonly kind: 'outcome'; readonly outcome: number }
  | {
      readonly kind: 'ask';
      readonly pair: readonly [number, number];
      /** If the first of the pair came before the second. */
      readonly yes: Decision;
      readonly no: Decision;
    };

/** Trees that ask more often than this on one way, or that end in more places, explain nothing. */
const MOST_QUESTIONS = 4;
const MOST_ENDS = 8;
/** So many pairs are tried at each place, those first that tell most apart. */
const TRIED = 10;

interface Ended {
  readonly order: readonly number[];
  readonly outcome: number;
}

/**
 * The fewest questions "did A come before B?" whose answers lead to the outcome, one after another; with one question it
 * depends on that pair alone. Each outcome is given by its orders, and every order is led to its own. `undefined` if
 * there is one outcome only, or if it takes too many questions.
 */
export function decisionBetween(outcomes: readonly (readonly (readonly number[])[])[]): Decision | undefined {
  if (outcomes.length < 2) return undefined;
  const ends = outcomes.flatMap((orders, outcome) =>
    orders.map((order) => ({ order: placesIn(order), outcome })),
  );
  const count = outcomes[0]?.[0]?.length ?? 0;
  const pairs: (readonly [number, number])[] = [];
  for (let a = 0; a < count; a += 1) for (let b = a + 1; b < count; b += 1) pairs.push([a, b]);
  for (let questions = 1; questions <= MOST_QUESTIONS; questions += 1) {
    const decision = decide(ends, pairs, questions);
    if (decision !== undefined && endsOf(decision) <= MOST_ENDS) return decision;
  }
  return undefined;
}

/** The outcome to which the answers of an order lead. */
export function outcomeOf(decision: Decision, order: readonly number[]): number {
  const places = placesIn(order);
  let at = decision;
  while (at.kind === 'ask') at = isBefore(places, at.pair) ? at.yes : at.no;
  return at.outcome;
}

/** At which place each thing is. */
function placesIn(order: readonly number[]): readonly number[] {
  const places: number[] = [];
  for (const [place, thing] of order.entries()) places[thing] = place;
  return places;
}

const isBefore = (places: readonly number[], [a, b]: readonly [number, number]): boolean =>
  (places[a] ?? 0) < (places[b] ?? 0);

/** The tree with the fewest ends that asks at most so often. */
function decide(
  ends: readonly Ended[],
  pairs: readonly (readonly [number, number])[],
  questions: number,
): Decision | undefined {
  const [first] = ends;
  if (first === undefined) return undefined;
  if (ends.every(({ outcome }) => outcome === first.outcome))
    return { kind: 'outcome', outcome: first.outcome };
  if (questions === 0) return undefined;
  const ways = pairs
    .map((pair) => {
      const yes = ends.filter(({ order }) => isBefore(order, pair));
      const no = ends.filter(({ order }) => !isBefore(order, pair));
      return { pair, yes, no, mixed: mixture(yes) + mixture(no) };
    })
    .filter(({ yes, no }) => yes.length > 0 && no.length > 0)
    .sort((a, b) => a.mixed - b.mixed)
    .slice(0, TRIED);
  let best: Decision | undefined;
  for (const { pair, yes, no } of ways) {
    const ifSo = decide(yes, pairs, questions - 1);
    if (ifSo === undefined) continue;
    const ifNot = decide(no, pairs, questions - 1);
    if (ifNot === undefined) continue;
    const found: Decision = { kind: 'ask', pair, yes: ifSo, no: ifNot };
    if (best === undefined || endsOf(found) < endsOf(best)) best = found;
    if (endsOf(best) === 2) break;
  }
  return best;
}

/** How far a set of orders is from having one outcome: 0 if it has. */
function mixture(ends: readonly Ended[]): number {
  const counts = new Map<number, number>();
  for (const { outcome } of ends) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  let sum = 0;
  for (const count of counts.values()) sum -= count * Math.log2(count / ends.length);
  return sum;
}

const endsOf = (decision: Decision): number =>
  decision.kind === 'outcome' ? 1 : endsOf(decision.yes) + endsOf(decision.no);
