import type { Choice } from '../../replacement/candidates.ts';
import type { ActiveEffect } from '../../replacement/effects/active-effect.ts';
import type { WouldBeEvent } from '../../replacement/event.ts';
import type { OutcomeTree } from '../../replacement/outcome-tree.ts';
import type { Happened } from '../../replacement/run.ts';
import type { GameState } from '../../state/game-state.ts';
import type { Sentence } from '../../trace/explanation.ts';
import { eventSentencesIn } from '../../trace/sentences/event-languages.ts';
import { plainText } from '../../trace/sentences/fragments.ts';
import type { AskedEvent } from '../asked-events.ts';
import { comment } from '../code-words.ts';
import type { ExportedGame } from '../exported-game.ts';

/** So many orders are written out one by one. */
const MOST_ORDERS = 24;

/** The questions of a board as comments of a test, which can't let those events happen by itself. */
export const questionComments = ({ asked = [] }: ExportedGame): readonly string[] =>
  asked.flatMap((each) => [
    '',
    '// Not in this test: what comes of this event.',
    ...answerWords(each)
      .split('\n')
      .filter((line) => line !== '' && !/^\|-/.test(line))
      .map((line) => `// ${comment(line.replaceAll('*', ''))}`),
  ]);

/** What would happen, in one sentence: "Torbran would deal 2 damage to player B." */
export const eventWords = ({ state, first }: AskedEvent): string =>
  plainText(eventSentencesIn('en').eventsSentence(state, first, 'would'));

/** A question of a board and its answer by the rules, before it is written in one form or another. */
export interface AnswerParts {
  /** What would happen if nothing applied: `Torbran would deal 2 damage to player B.` */
  readonly event: string;
  /** Who chooses among the effects, and by which rules; absent where nothing is to be chosen. */
  readonly chooser: string | undefined;
  /** The replacement and prevention effects that apply to the event itself, with what they say and the rule of their turn. */
  readonly candidates: readonly { readonly source: string; readonly text: string; readonly rule: string }[];
  /** What was done in which order, if it has happened. */
  readonly steps: readonly string[];
  /** The orders that are possible with what comes of them, if it is only asked about and they differ. */
  readonly orders: readonly { readonly names: readonly string[]; readonly result: string }[];
  /** What it comes to, where that is one thing; and what was not looked at. */
  readonly ends: readonly string[];
}

/** Works out what there is to say of an event that is asked about. */
export function answerParts(asked: AskedEvent): AnswerParts {
  const { answer, state } = asked;
  const say = eventSentencesIn('en');
  if (answer.kind === 'happened') {
    const chosen = answer.steps.find((step) => step.kind === 'chosen');
    return {
      event: eventWords(asked),
      chooser: chosen === undefined ? undefined : chooserWords(state, chosen.choice, chosen.before),
      candidates: chosen === undefined ? [] : candidatesOf(state, chosen.choice),
      steps: answer.steps
        .filter(({ kind }) => kind !== 'happened')
        .map((step) => cited(say.stepSentence(state, step))),
      orders: [],
      ends: [`So it comes to this: ${happenedWords(answer.happened, state)}`],
    };
  }
  const [root] = answer.tree.nodes;
  const choice = root?.choice;
  return {
    event: eventWords(asked),
    chooser:
      root === undefined || choice === undefined
        ? undefined
        : chooserWords(root.run.game.state, choice, root.pending),
    candidates: root === undefined || choice === undefined ? [] : candidatesOf(root.run.game.state, choice),
    steps: [],
    ...outcomesOf(answer.tree),
  };
}

/** More words are no name. */
const MOST_WORDS = 6;

/** The answer as Markdown. */
export function answerWords(asked: AskedEvent): string {
  const { event, chooser, candidates, steps, orders, ends } = answerParts(asked);
  const rows = orders.map(({ names, result }) => `| ${cell(names.join(' → '))} | ${cell(result)} |`);
  const blocks = [
    [`**${event}**`, ...(chooser === undefined ? [] : [chooser])],
    candidates.map(({ source, text, rule }) => `- ${source}: ${text} (${rule})`),
    steps.map((step, index) => `${index + 1}. ${step}`),
    rows.length === 0 ? [] : ['| Order | What happens |', '|---|---|', ...rows],
    ends,
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The answer as plain lines, what belongs to the event behind two blanks. */
export function answerLines(asked: AskedEvent): readonly string[] {
  const { event, chooser, candidates, steps, orders, ends } = answerParts(asked);
  return [
    event,
    ...[
      ...(chooser === undefined ? [] : [chooser]),
      ...candidates.map(({ source, text, rule }) => `- ${source}: ${text} (${rule})`),
      ...steps.map((step, index) => `${index + 1}. ${step}`),
      ...orders.map(({ names, result }) => `${names.join(' → ')}: ${result}`),
      ...ends,
    ].map((line) => `  ${line}`),
  ];
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Who chooses and why; nothing where there is one effect, which nobody has to choose. */
function chooserWords(
  state: GameState,
  choice: Choice,
  pending: readonly WouldBeEvent[],
): string | undefined {
  if (choice.candidates.length < 2) return undefined;
  return cited(eventSentencesIn('en').chooserSentence(state, choice, pending));
}

const candidatesOf = (state: GameState, { candidates }: Choice): AnswerParts['candidates'] =>
  candidates.map(({ effect, group }) => ({
    source: effectWords(state, effect),
    text: eventSentencesIn('en').replacementEffectText(state, effect),
    rule: group,
  }));

/** A sentence with the rules that say so. */
const cited = (sentence: Sentence): string =>
  sentence.rules.length === 0
    ? plainText(sentence)
    : `${plainText(sentence)} (${[...new Set(sentence.rules)].join(', ')})`;

function outcomesOf(tree: OutcomeTree): Pick<AnswerParts, 'orders' | 'ends'> {
  const [only, ...others] = tree.outcomes;
  if (only === undefined) return { orders: [], ends: ['There are too many orders to look at.'] };
  const count = tree.outcomes.reduce((sum, { ways }) => sum + ways, 0);
  const cut = tree.isCut ? ['There are more orders than were looked at.'] : [];
  if (others.length === 0) {
    const always = count > 1 ? `In all ${count} orders it comes to this: ` : 'It comes to this: ';
    return { orders: [], ends: [always + happenedWords(only.happened, only.state), ...cut] };
  }
  const orders = ordersOf(tree).map(({ names, outcome }) => ({ names, result: resultWords(tree, outcome) }));
  const more = count > orders.length ? [`${count - orders.length} more orders.`] : [];
  return { orders, ends: [...more, ...cut] };
}

function resultWords(tree: OutcomeTree, index: number): string {
  const outcome = tree.outcomes[index];
  return outcome === undefined ? '–' : happenedWords(outcome.happened, outcome.state);
}

/** What happened, without what only follows from it; the same several times once, with the number. */
function happenedWords(happened: readonly Happened[], state: GameState): string {
  const say = eventSentencesIn('en');
  const counts = new Map<string, number>();
  for (const { event, listing } of happened) {
    if (listing === 'contained') continue;
    const line = plainText(say.eventSentence(state, event, 'does'));
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts].map(([line, count]) =>
    count === 1 ? line : `${line.replace(/\.$/, '')} (${count} times).`,
  );
  return lines.join(' ') || 'Nothing happens.';
}

/** What an effect is called: after its source; one that is there by itself by the first words of its text. */
function effectWords(state: GameState, effect: ActiveEffect): string {
  const name = plainText(eventSentencesIn('en').sourceSentence(state, effect));
  const words = name.split(' ');
  return words.length <= MOST_WORDS ? name : `“${words.slice(0, MOST_WORDS - 1).join(' ')} …”`;
}

/** The first orders, each with its outcome. */
function ordersOf({ nodes }: OutcomeTree): readonly {
  readonly names: readonly string[];
  readonly outcome: number;
}[] {
  const rows: { readonly names: readonly string[]; readonly outcome: number }[] = [];
  const walk = (index: number, names: readonly string[]): void => {
    const node = nodes[index];
    if (node === undefined || rows.length >= MOST_ORDERS) return;
    if (node.outcome !== undefined) rows.push({ names, outcome: node.outcome });
    for (const { candidate, isApplied, to } of node.edges) {
      const name = effectWords(node.run.game.state, candidate.effect);
      walk(to, [...names, isApplied ? name : `not ${name}`]);
    }
  };
  walk(0, []);
  return rows;
}
