import type { Step } from '../../document/board-document.ts';
import { recordTrace } from '../../trace/record.ts';
import { rulesOfApplied } from '../../trace/rules-of.ts';
import { plainText } from '../../trace/sentences/fragments.ts';
import { type Sentences, sentencesIn } from '../../trace/sentences/languages.ts';
import { COLOR_WORDS } from '../../vocabulary/colors.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { RULES_EDITION } from '../../vocabulary/rule-numbers.ts';
import { type Expected, expectedOf } from '../expected.ts';
import { type ExportedGame, nameOf, permanentsOf } from '../exported-game.ts';
import { answerWords, eventWords } from './questions.ts';
import { stepWords } from './step-words.ts';

/** The parts of which every report is made, in English, as Markdown. */
export interface ReportParts {
  readonly summary: string;
  readonly cards: readonly string[];
  readonly steps: string;
  /** What was expected of values, what comes of the events that are asked about, and the values that are not as printed. */
  readonly expected: string;
  /** What the reporter has to fill in. */
  readonly shown: readonly string[];
  /** Empty where no continuous effect does anything. */
  readonly why: string;
}

/** Whether a card's name is put between brackets, which some projects turn into links. */
export function reportParts(game: ExportedGame): ReportParts {
  const expected = expectedOf(game);
  const { asked = [], pinned = [] } = game;
  const cards = [
    ...new Set([...permanentsOf(game)].filter(({ kind }) => kind === 'card').map(({ card }) => card.name)),
  ];
  const names = nameFinder(game);
  const steps = game.document.steps.slice(0, game.moment.step + 1).filter(({ off }) => off !== true);
  return {
    summary: `${game.document.title ?? 'A board'}. ${subject(game, expected)}`,
    cards,
    steps: steps
      .map((step, index) => `${index + 1}. ${eventStep(game, step) ?? stepWords(step, names)}`)
      .join('\n'),
    expected: [
      ...pinnedTable(game),
      ...asked.map(answerWords),
      ...(expected.length === 0 ? [] : [expectedTable(expected, sentencesIn('en'))]),
      ...(expected.length + asked.length + pinned.length === 0 ? ['Everything is as printed.'] : []),
    ].join('\n\n'),
    shown: [...pinned.map(({ name, label }) => `${name}, ${label}`), ...asked.map(eventWords)],
    why: why(game, expected),
  };
}

/** What the report is about, in a sentence: what somebody asked or expected before what is only different. */
function subject({ asked = [], pinned = [] }: ExportedGame, expected: readonly Expected[]): string {
  if (pinned.length + asked.length > 0)
    return [
      ...pinned.map((each) => `Expected of ${each.name}: ${each.label} ${each.expected}.`),
      ...asked.map((each) => `What comes of this: ${eventWords(each)}`),
    ].join(' ');
  const count = expected.length;
  if (count === 0) return 'No continuous effect changes anything here: every value is as printed.';
  return `Continuous effects change the values of ${count === 1 ? 'one permanent' : `${count} permanents`} (rule 613).`;
}

/** What somebody expected beside what Strata works out. */
function pinnedTable({ pinned = [] }: ExportedGame): readonly string[] {
  if (pinned.length === 0) return [];
  const rows = pinned.map(
    ({ name, label, expected, found }) => `| ${name} | ${label} | ${expected} | ${found} |`,
  );
  const differs = pinned.some(({ holds }) => !holds);
  return [
    ['| Object | Value | Expected | By the rules |', '|---|---|---|---|', ...rows].join('\n'),
    ...(differs
      ? ['Where these differ, the rules as Strata carries them out give something else than was expected.']
      : []),
  ];
}

/** A step that let an event happen, in the words of the event. */
function eventStep({ asked = [] }: ExportedGame, { action }: Step): string | undefined {
  const found = action.kind === 'event' ? asked.find(({ action: { id } }) => id === action.id) : undefined;
  return found === undefined ? undefined : `This would happen: ${eventWords(found)}`;
}

const nameFinder = (game: ExportedGame) => {
  const names = new Map<string, string>();
  for (const { action } of game.document.steps) {
    if (action.kind === 'enter') for (const { id, card } of action.entries) names.set(id, card);
    if (action.kind === 'token') names.set(action.token.id, action.token.name ?? action.token.id);
    if (action.kind === 'place' || action.kind === 'cast') names.set(action.id, action.card);
  }
  for (const object of game.moment.state.objects.values()) names.set(object.id, nameOf(object));
  for (const { id } of game.moment.state.players) names.set(id, `player ${id}`);
  return (id: string): string => names.get(id) ?? id;
};

function expectedTable(expected: readonly Expected[], say: Sentences): string {
  const rows = expected.map(({ name, values, controller, keywords, lostKeywords, hasLostAll }) => {
    const size = values.power === undefined ? '–' : `${values.power}/${values.toughness}`;
    const abilities = hasLostAll
      ? 'none'
      : [...keywords.map((each) => `has ${each}`), ...lostKeywords.map((each) => `no ${each}`)].join(', ') ||
        '–';
    const colors = values.colors.map((color) => COLOR_WORDS[color]).join(', ') || 'colorless';
    return `| ${name} | ${controller} | ${say.typeLine(values)} | ${colors} | ${size} | ${abilities} |`;
  });
  return [
    '| Object | Controller | Types | Color | P/T | Abilities |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Which effect did what to these objects, in order, with the rules; then the dependencies. */
function why(game: ExportedGame, expected: readonly Expected[]): string {
  const trace = recordTrace(game.moment.state);
  const say = sentencesIn('en');
  const objects = new Set<string>(expected.map(({ object }) => object.id));
  const rows = trace.applied.flatMap((event) => {
    const changed = event.affected.filter((id) => objects.has(id)).flatMap((id) => changeWords(id, event));
    if (changed.length === 0) return [];
    return `| ${event.order} | ${say.layerBadge(event.layer)} | t${event.effect.timestamp.at} | ${event.effect.sourceName} | ${changed.join('<br>')} | ${rulesOfApplied(event).join(', ')} |`;
  });
  function changeWords(id: ObjectId, event: (typeof trace.applied)[number]): readonly string[] {
    const object = game.moment.state.objects.get(id);
    const changes = event
      .changesOf(id)
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
    const words = changes.map(({ characteristic, before, after }) =>
      characteristic === 'abilities' ? 'abilities' : `${characteristic} ${plain(before)} → ${plain(after)}`,
    );
    return words.length === 0 || object === undefined ? [] : [`${nameOf(object)}: ${words.join(', ')}`];
  }
  const dependencies = trace.dependencies.map((each) => {
    const [dependent, on] = [say.effectName(trace, each.dependent), say.effectName(trace, each.on)];
    return `- ${dependent} depends on ${on} in layer ${say.layerBadge(each.layer)} (613.8a): ${plainText(say.dependencySentence(trace, each))}`;
  });
  if (rows.length + dependencies.length === 0) return '';
  return [
    `Comprehensive Rules of ${RULES_EDITION}:`,
    '',
    '| # | Layer | Timestamp | Source | Does | Rules |',
    '|---|---|---|---|---|---|',
    ...rows,
    ...(dependencies.length > 0 ? ['', ...dependencies] : []),
  ].join('\n');
}

const plain = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(' ') || '–' : value === undefined ? '–' : String(value);
