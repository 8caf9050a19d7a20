import { recordTrace } from '../../trace/record.ts';
import { rulesOfApplied } from '../../trace/rules-of.ts';
import { plainText } from '../../trace/sentences/fragments.ts';
import { type Sentences, sentencesIn } from '../../trace/sentences/languages.ts';
import { COLOR_WORDS } from '../../vocabulary/colors.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { RULES_EDITION } from '../../vocabulary/rule-numbers.ts';
import { type Expected, expectedOf } from '../expected.ts';
import { type ExportedGame, nameOf, permanentsOf } from '../exported-game.ts';
import { stepWords } from './step-words.ts';

/** The parts of which every report is made, in English, as Markdown. */
export interface ReportParts {
  readonly summary: string;
  readonly cards: readonly string[];
  readonly steps: string;
  readonly expected: string;
  readonly why: string;
}

/** Whether a card's name is put between brackets, which some projects turn into links. */
export function reportParts(game: ExportedGame): ReportParts {
  const expected = expectedOf(game);
  const cards = [
    ...new Set([...permanentsOf(game)].filter(({ kind }) => kind === 'card').map(({ card }) => card.name)),
  ];
  const names = nameFinder(game);
  const steps = game.document.steps.slice(0, game.moment.step + 1).filter(({ off }) => off !== true);
  return {
    summary: `${game.document.title ?? 'A board'}: ${expected.length} object(s) whose characteristics continuous effects change (rule 613).`,
    cards,
    steps: steps.map((step, index) => `${index + 1}. ${stepWords(step, names)}`).join('\n'),
    expected: expectedTable(expected, sentencesIn('en')),
    why: why(game, expected),
  };
}

const nameFinder = (game: ExportedGame) => {
  const names = new Map<string, string>();
  for (const { action } of game.document.steps) {
    if (action.kind === 'enter') for (const { id, card } of action.entries) names.set(id, card);
    if (action.kind === 'token') names.set(action.token.id, action.token.name ?? action.token.id);
  }
  for (const object of game.moment.state.objects.values()) names.set(object.id, nameOf(object));
  for (const { id } of game.moment.state.players) names.set(id, `player ${id}`);
  return (id: string): string => names.get(id) ?? id;
};

function expectedTable(expected: readonly Expected[], say: Sentences): string {
  if (expected.length === 0) return 'Everything is as printed.';
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
