import {
  type EventSentences,
  evaluate,
  type GameState,
  type ObjectId,
  type Outcome,
  type OutcomeTree,
  type PlayerId,
  plainText,
  sentencesIn,
  type WouldBeEvent,
} from '../../../engine/index.ts';
import type { LabChoice } from './lab.ts';
import { amountIn, measuresOf, type Quantity } from './quantity.ts';

/** All orders as plain data: what a worker can send and a canvas can draw. */
export interface LabTree {
  readonly nodes: readonly TreeNode[];
  readonly outcomes: readonly TreeOutcome[];
  /** How many orders there are. */
  readonly orders: number;
  /** The first of them, each with the outcome to which it leads. */
  readonly rows: readonly TreeOrder[];
  readonly isCut: boolean;
  /** Who makes the first choice, and by what number the outcomes are compared for this player. */
  readonly chooser: PlayerId | undefined;
  readonly quantity: Quantity | undefined;
}

/** A situation in which something is to be chosen, or the beginning. */
export interface TreeNode {
  readonly id: string;
  /** In how many choices it is reached, at most. */
  readonly depth: number;
  readonly label: string;
  readonly words: string;
  readonly chooser: PlayerId | undefined;
  /** Several ways lead here. */
  readonly isMerged: boolean;
  readonly edges: readonly TreeEdge[];
  /** One way that leads here. */
  readonly path: readonly LabChoice[];
}

export interface TreeEdge {
  readonly key: string;
  readonly isApplied: boolean;
  readonly source: string;
  readonly operation: string;
  /** Id of a node, or of an outcome. */
  readonly to: string;
}

export interface TreeOutcome {
  readonly id: string;
  readonly lines: readonly string[];
  readonly amount: number | undefined;
  readonly ways: number;
  readonly mark: 'best' | 'worst' | undefined;
  /** What has become of the objects and players that the event was about: `Grizzly Bears 14/14`. */
  readonly after: readonly string[];
  readonly path: readonly LabChoice[];
}

export interface TreeOrder {
  readonly steps: readonly { readonly source: string; readonly isApplied: boolean; readonly label: string }[];
  readonly outcome: string;
}

/** So many orders are written out. */
const MOST_ROWS = 48;
/** So many lines of what happened are told of one outcome. */
const MOST_LINES = 6;

/** The tree of a run's outcomes, in words. `before` names what was there before. */
export function treeView(tree: OutcomeTree, before: GameState, say: EventSentences): LabTree {
  const [root] = tree.nodes;
  const chooser = root?.choice?.chooser;
  const first = root?.pending.length
    ? root.pending
    : (root?.run.happened ?? []).slice(0, 1).map(({ event }) => event);
  const measures = chooser === undefined ? [] : measuresOf(first);
  const amountsBy = measures.map((each) =>
    tree.outcomes.map((outcome) => (chooser === undefined ? 0 : amountIn(each, first, chooser, outcome))),
  );
  const telling = Math.max(
    0,
    amountsBy.findIndex((each) => new Set(each).size > 1),
  );
  const measure = measures[telling];
  const amounts = amountsBy[telling] ?? tree.outcomes.map(() => undefined);
  const marks = marksOf(amounts, measure?.isMoreBetter ?? true);
  const idOf = (index: number): string => {
    const outcome = tree.nodes[index]?.outcome;
    return outcome === undefined || index === 0 ? `n${index}` : `o${outcome}`;
  };
  const { depths, paths, inward } = reach(tree);
  const nodes = tree.nodes.flatMap((node, index): readonly TreeNode[] => {
    if (node.outcome !== undefined && index > 0) return [];
    const { state } = node.run.game;
    const edges = node.edges.map(({ candidate, isApplied, to }) => ({
      key: candidate.key,
      isApplied,
      source: plainText(say.sourceSentence(state, candidate.effect)),
      operation: say.effectOperation(candidate.effect.definition),
      to: idOf(to),
    }));
    const pending = index === 0 ? first : node.pending;
    return [
      {
        id: `n${index}`,
        depth: depths[index] ?? 0,
        label: node.refused === undefined ? labelOf(say, pending) : '✕',
        words:
          node.refused === undefined
            ? plainText(say.eventsSentence(state, pending, 'would'))
            : plainText(say.refusedSentence(node.refused)),
        chooser: node.choice?.chooser,
        isMerged: (inward[index] ?? 0) > 1,
        edges:
          node.outcome === undefined
            ? edges
            : [{ key: '', isApplied: true, source: '', operation: '', to: `o${node.outcome}` }],
        path: paths[index] ?? [],
      },
    ];
  });
  const outcomes = tree.outcomes.map(
    (outcome, index): TreeOutcome => ({
      id: `o${index}`,
      lines: linesOf(outcome, say),
      amount: amounts[index],
      ways: outcome.ways,
      mark: marks[index],
      after: afterOf(first, before, outcome.state),
      path: paths[tree.nodes.findIndex((node) => node.outcome === index)] ?? [],
    }),
  );
  return {
    nodes,
    outcomes,
    orders: tree.outcomes.reduce((sum, { ways }) => sum + ways, 0),
    rows: rowsOf(nodes),
    isCut: tree.isCut,
    chooser,
    quantity: measure?.quantity,
  };
}

/** Amounts and short words of what would happen at the same time. */
function labelOf(say: EventSentences, events: readonly WouldBeEvent[]): string {
  const labels = events.map(say.shortEvent);
  if (labels.length > 1 && labels.every((label) => /^\d+$/.test(label)))
    return labels.length > 3
      ? String(labels.reduce((sum, label) => sum + Number(label), 0))
      : labels.join('+');
  return labels.length > 2 ? `${labels[0]}, …` : labels.join(', ');
}

/** The longest way to each node in choices, one way there, and how many edges lead there. */
function reach(tree: OutcomeTree) {
  const depths = tree.nodes.map(() => 0);
  const inward = tree.nodes.map(() => 0);
  const paths: (readonly LabChoice[] | undefined)[] = tree.nodes.map((_, index) =>
    index === 0 ? [] : undefined,
  );
  for (const { edges } of tree.nodes) for (const { to } of edges) inward[to] = (inward[to] ?? 0) + 1;
  const left = [...inward];
  const ready = [0];
  for (let at = ready.shift(); at !== undefined; at = ready.shift()) {
    for (const { candidate, isApplied, to } of tree.nodes[at]?.edges ?? []) {
      depths[to] = Math.max(depths[to] ?? 0, (depths[at] ?? 0) + 1);
      paths[to] ??= [...(paths[at] ?? []), { key: candidate.key, isApplied }];
      left[to] = (left[to] ?? 0) - 1;
      if (left[to] === 0) ready.push(to);
    }
  }
  return { depths, paths, inward };
}

function marksOf(
  amounts: readonly (number | undefined)[],
  isMoreBetter: boolean,
): readonly TreeOutcome['mark'][] {
  const known = amounts.filter((amount) => amount !== undefined);
  const [most, least] = [Math.max(...known), Math.min(...known)];
  if (known.length < 2 || most === least) return amounts.map(() => undefined);
  const [best, worst] = isMoreBetter ? [most, least] : [least, most];
  return amounts.map((amount) => (amount === best ? 'best' : amount === worst ? 'worst' : undefined));
}

function linesOf({ happened, state }: Outcome, say: EventSentences): readonly string[] {
  const told = happened.filter(({ listing }) => listing !== 'contained');
  const counts = new Map<string, number>();
  for (const { event } of told) {
    const line = plainText(say.eventSentence(state, event, 'does'));
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts].map(([line, count]) =>
    count === 1 ? line : `${line.replace(/\.$/, '')} (${count}×).`,
  );
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines;
}

/** Power and toughness of the permanents that the events were about, where they are; and life totals that changed. */
function afterOf(first: readonly WouldBeEvent[], before: GameState, after: GameState): readonly string[] {
  const board = evaluate(after);
  const ids = new Set(first.flatMap(objectsOf));
  const objects = [...after.objects.values()].flatMap(({ id, zone, card }) => {
    if (!ids.has(id)) return [];
    if (zone !== 'battlefield') return [`${card.name}: ${zone}`];
    const { names, power, toughness } = board.object(id);
    const name = names[0] || card.name;
    if (power !== undefined) return [`${name} ${power}/${toughness ?? 0}`];
    return [
      first.some(({ kind }) => kind === 'enter')
        ? `${name}: ${sentencesIn('en').typeLine(board.object(id))}`
        : name,
    ];
  });
  const lives = after.players.flatMap(({ id, life }) =>
    life === before.players.find((player) => player.id === id)?.life ? [] : [`${id}: ${life}`],
  );
  return [...objects, ...lives];
}

function objectsOf(event: WouldBeEvent): readonly ObjectId[] {
  switch (event.kind) {
    case 'deal-damage':
      return [event.to as ObjectId];
    case 'put-counters':
      return [event.on as ObjectId];
    case 'destroy':
    case 'change-zone':
      return [event.object];
    case 'enter':
      return [event.entering.object.id];
    default:
      return [];
  }
}

function rowsOf(nodes: readonly TreeNode[]): readonly TreeOrder[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const rows: TreeOrder[] = [];
  const walk = (node: TreeNode, steps: TreeOrder['steps']): void => {
    for (const edge of node.edges) {
      if (rows.length >= MOST_ROWS) return;
      const next = byId.get(edge.to);
      const step = { source: edge.source, isApplied: edge.isApplied, label: next?.label ?? '' };
      const all = edge.source === '' ? steps : [...steps, step];
      if (next !== undefined) walk(next, all);
      else rows.push({ steps: all, outcome: edge.to });
    }
  };
  const [root] = nodes;
  if (root !== undefined) walk(root, []);
  return rows;
}
