import type { ActiveEffect } from '../../replacement/effects/active-effect.ts';
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

/** A question of a board and its answer by the rules, as Markdown. */
export function answerWords(asked: AskedEvent): string {
  const { answer, state } = asked;
  const say = eventSentencesIn('en');
  if (answer.kind === 'happened') {
    const steps = answer.steps
      .filter(({ kind }) => kind !== 'happened')
      .map((step, index) => `${index + 1}. ${cited(say.stepSentence(state, step))}`);
    const ends = `So it comes to this: ${happenedWords(answer.happened, state)}`;
    return [`**${eventWords(asked)}**`, ...(steps.length > 0 ? ['', ...steps] : []), '', ends].join('\n');
  }
  const { tree } = answer;
  const [root] = tree.nodes;
  const chooser =
    root?.choice === undefined || root.choice.candidates.length < 2
      ? []
      : [cited(say.chooserSentence(root.run.game.state, root.choice, root.pending))];
  return [`**${eventWords(asked)}**`, ...chooser, '', ...outcomeLines(tree)].join('\n');
}

/** A sentence with the rules that say so. */
const cited = (sentence: Sentence): string =>
  sentence.rules.length === 0
    ? plainText(sentence)
    : `${plainText(sentence)} (${[...new Set(sentence.rules)].join(', ')})`;

function outcomeLines(tree: OutcomeTree): readonly string[] {
  const [only, ...others] = tree.outcomes;
  if (only === undefined) return ['There are too many orders to look at.'];
  const orders = tree.outcomes.reduce((sum, { ways }) => sum + ways, 0);
  const cut = tree.isCut ? ['', 'There are more orders than were looked at.'] : [];
  if (others.length === 0) {
    const always = orders > 1 ? `In all ${orders} orders it comes to this: ` : 'It comes to this: ';
    return [always + happenedWords(only.happened, only.state), ...cut];
  }
  const rows = ordersOf(tree).map(
    ({ names, outcome }) => `| ${names.join(' → ')} | ${resultWords(tree, outcome)} |`,
  );
  const more = orders > rows.length ? ['', `${orders - rows.length} more orders.`] : [];
  return ['| Order | What happens |', '|---|---|', ...rows, ...more, ...cut];
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

/** What an effect is called: an effect without a source by what the step calls it. */
function effectWords(state: GameState, effect: ActiveEffect): string {
  const { source, label } = effect;
  return source === undefined || !state.objects.has(source)
    ? label
    : plainText(eventSentencesIn('en').sourceSentence(state, effect));
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
