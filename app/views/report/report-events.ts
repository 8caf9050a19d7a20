import type { TFunction } from 'i18next';
import { type AskedEvent, answerParts } from '../../../engine/index.ts';
import { mdTable, mdText } from './markdown.ts';

/** The events that a board asks about as Markdown: what applies to each, who chooses, and what comes of every order. */
export const eventsMarkdown = (asked: readonly AskedEvent[], report: TFunction<'share'>): readonly string[] =>
  asked.flatMap((each, index) => {
    const { event, chooser, candidates, steps, orders, ends } = answerParts(each);
    const blocks = [
      [`**${mdText(event)}**`],
      chooser === undefined ? [] : [mdText(chooser)],
      candidates.map(({ source, text, rule }) => `- **${mdText(source)}**: ${mdText(text)} (${rule})`),
      steps.map((step, at) => `${at + 1}. ${mdText(step)}`),
      orders.length === 0
        ? []
        : mdTable(
            [report('report.order'), report('report.outcome')],
            orders.map(({ names, result }) => [names.join(' → '), result]),
          ),
      ends.map(mdText),
    ].filter((lines) => lines.length > 0);
    return [
      ...(index === 0 ? [] : ['']),
      ...blocks.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines])),
    ];
  });
