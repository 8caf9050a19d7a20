import type { TFunction } from 'i18next';
import {
  answerLines,
  plainText,
  printLadder,
  type Sentences,
  type UnreadExpectation,
} from '../../../engine/index.ts';
import type { LadderRowView } from '../ladder/ladder-view.ts';
import { tokensText } from '../ladder/value-tokens.ts';
import { stepWords } from '../timeline/step-words.ts';
import type { ChipView } from '../timeline/timeline-view.ts';
import { mdTable, mdText } from './markdown.ts';
import { eventsMarkdown } from './report-events.ts';
import { type ReportFacts, type ReportInput, type ReportObject, reportFacts } from './report-facts.ts';

export const REPORT_FORMATS = ['markdown', 'plain'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Words of the app, and those of reports. */
export interface ReportWords {
  readonly app: TFunction;
  readonly report: TFunction<'share'>;
}

/**
 * A board as a text for a forum, an issue or a message: the board, what was expected, the events that are asked
 * about with what comes of each order, the steps, the ladder as judges write it, and who waited for whom and why. Card texts in it are our own renderings.
 */
export function reportText(
  format: ReportFormat,
  input: ReportInput,
  say: Sentences,
  words: ReportWords,
): string {
  const facts = reportFacts(input, say);
  return format === 'markdown' ? markdown(facts, words) : plain(facts, words);
}

function plain(facts: ReportFacts, { app, report }: ReportWords): string {
  const { title, pinned, unread, asked, steps, problems, trace, link } = facts;
  const sections = [
    [title ?? app('header.untitled'), momentLine(facts, report)],
    pinned.length === 0
      ? []
      : [
          report('picture.expectations'),
          ...pinned.map(
            ({ name, label, expected, found, holds }) =>
              `  ${holds ? '=' : '≠'} ${name}, ${label}: ${report('report.expected', { expected, found })}`,
          ),
        ],
    unread.map((each) => unreadWords(each, report)),
    asked.length === 0
      ? []
      : [report('report.events'), ...asked.flatMap(answerLines).map((line) => `  ${line}`)],
    [report('picture.steps'), ...steps.map((chip) => `  ${stepLine(chip, app, report)}`)],
    problems.length === 0
      ? []
      : [
          report('report.problems'),
          ...problems.map(({ step, text }) => `  ${step === undefined ? '' : `${step + 1}: `}${text}`),
        ],
    [printLadder(trace).trimEnd()],
    link === undefined ? [] : [link],
  ];
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${texts.join('\n\n')}\n`;
}

function markdown(facts: ReportFacts, { app, report }: ReportWords): string {
  const { title, players, pinned, unread, asked, steps, problems, dependencies, loops, link } = facts;
  const lines: string[] = [
    `# ${mdText(title ?? app('header.untitled'))}`,
    '',
    `*${mdText(momentLine(facts, report))}*`,
  ];
  const section = (heading: string, ...body: readonly string[]) => {
    if (body.length > 0) lines.push('', `## ${heading}`, '', ...body);
  };
  section(
    report('picture.board'),
    ...players.flatMap(({ name, life, permanents }) => [
      `**${mdText(app('player.name', { player: name }))}**, ${life} ${report('picture.lifeWord')}`,
      '',
      ...(permanents.length === 0 ? [`- ${report('picture.noPermanents')}`] : permanents.map(objectLine)),
      '',
    ]),
  );
  while (lines.at(-1) === '') lines.pop();
  section(
    report('picture.expectations'),
    ...(pinned.length === 0
      ? []
      : mdTable(
          [
            '',
            ...(['name', 'value', 'expected', 'found'] as const).map((head) =>
              report(`picture.pinned.${head}`),
            ),
          ],
          pinned.map(({ holds, name, label, expected, found }) => [
            holds ? '✓' : '✗',
            name,
            label,
            expected,
            found,
          ]),
        )),
  );
  if (unread.length > 0) lines.push('', ...unread.map((each) => `- ${mdText(unreadWords(each, report))}`));
  section(report('report.events'), ...eventsMarkdown(asked, report));
  section(
    report('picture.steps'),
    ...steps.map((chip, index) => `${index + 1}. ${mdText(stepLine(chip, app, report))}`),
  );
  section(
    report('report.problems'),
    ...problems.map(({ step, text }) => `- ${step === undefined ? '' : `${step + 1}: `}${mdText(text)}`),
  );
  section(report('picture.ladder'), ...ladderTable(facts, app, report));
  section(
    report('report.dependencies'),
    ...dependencies.map(
      ({ layer, dependent, on, because, rule }) =>
        `- ${layer}: **${mdText(dependent)}** → **${mdText(on)}**: ${mdText(because)} (${rule})`,
    ),
    ...loops.map((loop) => `- ${mdText(loop)}`),
  );
  if (link !== undefined) lines.push('', `[${report('report.open')}](${link})`);
  return `${lines.join('\n')}\n`;
}

/** Says of an expectation that it can't be read, and where in it. */
const unreadWords = ({ index, places }: UnreadExpectation, report: TFunction<'share'>): string =>
  report('report.unread', { number: index + 1, places: places.join(', ') });

function ladderTable({ ladder }: ReportFacts, app: TFunction, report: TFunction<'share'>): readonly string[] {
  if (ladder.rows.length === 0) return [app('graph.empty')];
  const head = [
    report('picture.column.order'),
    report('report.layer'),
    report('picture.column.time'),
    report('picture.column.source'),
    report('picture.column.effect'),
    report('picture.column.change'),
    report('picture.column.rule'),
  ];
  return mdTable(
    head,
    ladder.rows.map((row) => [
      row.order === undefined ? '–' : String(row.order),
      app(`layer.number.${row.layer}`),
      app('timestamp.at', { at: row.effect.timestamp.at }),
      row.source,
      row.text,
      [...changesOf(row), ...row.notes.map((note) => `↳ ${plainText(note)}`)].join('; '),
      [...new Set([...row.rules.slice(0, 1), ...row.notes.flatMap(({ rules }) => rules.slice(0, 1))])].join(
        ', ',
      ),
    ]),
  );
}

/** What happened to each object; those to which the same happened together. */
function changesOf({ reason, lines }: LadderRowView): readonly string[] {
  if (reason !== undefined) return [plainText(reason)];
  const groups = new Map<string, string[]>();
  for (const { name, tokens } of lines) {
    const change = tokensText(tokens);
    groups.set(change, [...(groups.get(change) ?? []), name]);
  }
  return [...groups].map(([change, names]) => `${names.join(', ')}: ${change}`);
}

const objectLine = ({ name, types, size, colors, abilities, status }: ReportObject): string => {
  const facts = [types, ...(size === undefined ? [] : [size]), colors, ...status];
  const has = abilities.length === 0 ? '' : `: ${abilities.map(mdText).join('; ')}`;
  return `- **${mdText(name)}** (${facts.map(mdText).join(', ')})${has}`;
};

/** Which moment it is, and by which edition of the rules. */
export function momentLine({ steps, moment, edition }: ReportFacts, report: TFunction<'share'>): string {
  const count = steps.length;
  const when =
    moment >= count ? report('picture.moment', { count }) : report('report.momentOf', { moment, count });
  return `${when} · ${report('picture.edition', { edition })}`;
}

/** A step with its time and whose it is. */
export function stepLine(
  { timestamp, isOff, player, label }: ChipView,
  app: TFunction,
  report: TFunction<'share'>,
): string {
  const time =
    timestamp === undefined
      ? report(isOff ? 'picture.off' : 'picture.refused')
      : app('timestamp.at', { at: timestamp });
  return [time, ...(player === undefined ? [] : [player]), stepWords(app, label)].join(' · ');
}
