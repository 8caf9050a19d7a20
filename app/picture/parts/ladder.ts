import { type Sentence, sentencesIn } from '../../../engine/index.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { LadderLine, LadderRowView, LadderView } from '../../views/ladder/ladder-view.ts';
import { tokensText, type ValueToken } from '../../views/ladder/value-tokens.ts';
import type { Canvas } from '../draw/canvas.ts';
import { flow, type Span } from '../draw/flow.ts';
import { BADGE, drawBadge, drawBadges, layerToken } from '../draw/marks.ts';

/** Columns of judges' tables: number, time, source, effect, what it changed, rule. `from` and `to` are parts of the width. */
const COLUMNS = { order: 0, time: 0.042, source: 0.092, effect: 0.255, change: 0.485, rule: 0.935 } as const;
const GAP = 14;
const SIZE = 12;
/** A picture with more rows could not be read. */
const MOST_ROWS = 250;
const MOST_LINES = 10;

/** Draws the ladder and returns its height. */
export function drawLadder(canvas: Canvas, view: LadderView, width: number): number {
  let y = drawHead(canvas, width);
  let rows = 0;
  for (const part of view.parts) {
    if (part.kind === 'empty') {
      const badges = drawBadges(canvas, part.layers, 0, y + 4);
      canvas.text(i18n.t('graph.nothingApplies'), badges + 6, y + 17, { size: 11, fill: 'text-3' });
      y += 26;
      continue;
    }
    drawBadge(canvas, part.layer, 0, y + 6);
    canvas.text(i18n.t(`layer.name.${part.layer}`), 32, y + 6 + BADGE.height - 4, {
      size: 12,
      weight: 'bold',
      fill: layerToken(part.layer),
    });
    const start = y;
    y += 29;
    for (const row of part.rows) {
      rows += 1;
      if (rows <= MOST_ROWS) y += drawRow(canvas, row, y, width);
    }
    canvas.rect(-12, start + 4, 3, y - start - 8, 1.5, { fill: layerToken(part.layer) });
    canvas.line(0, y, width, y, { stroke: 'line', strokeWidth: 1 });
    y += 3;
  }
  if (rows > MOST_ROWS) {
    const more = i18n.t('picture.more', { ns: 'share', count: rows - MOST_ROWS });
    canvas.text(more, 0, y + 14, { size: 12, fill: 'text-2' });
    y += 20;
  }
  return y;
}

function drawHead(canvas: Canvas, width: number): number {
  const names: Readonly<Record<keyof typeof COLUMNS, string>> = {
    order: i18n.t('picture.column.order', { ns: 'share' }),
    time: i18n.t('picture.column.time', { ns: 'share' }),
    source: i18n.t('picture.column.source', { ns: 'share' }),
    effect: i18n.t('picture.column.effect', { ns: 'share' }),
    change: i18n.t('picture.column.change', { ns: 'share' }),
    rule: i18n.t('picture.column.rule', { ns: 'share' }),
  };
  for (const column of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
    canvas.text(names[column], COLUMNS[column] * width, 11, { size: 10.5, weight: 'bold', fill: 'text-3' });
  canvas.line(0, 18, width, 18, { stroke: 'line-2', strokeWidth: 1 });
  return 20;
}

function drawRow(canvas: Canvas, row: LadderRowView, y: number, width: number): number {
  const isGone = row.order === undefined;
  const left = (column: keyof typeof COLUMNS): number => COLUMNS[column] * width;
  const room = (column: keyof typeof COLUMNS, next: keyof typeof COLUMNS): number =>
    left(next) - left(column) - GAP;
  const style = { size: SIZE, fill: isGone ? 'text-3' : 'text' } as const;
  const words = (text: string): readonly Span[] => [{ text, isStruck: isGone }];
  canvas.text(row.order === undefined ? '–' : String(row.order), left('order') + 4, y + 13, {
    size: SIZE,
    weight: 'bold',
    fill: isGone ? 'text-3' : 'text',
  });
  canvas.text(i18n.t('timestamp.at', { at: row.effect.timestamp.at }), left('time'), y + 13, {
    size: 11.5,
    fill: 'text-2',
  });
  const heights = [
    flow(
      canvas,
      [{ text: row.source, isStruck: isGone, weight: 'bold' }],
      left('source'),
      y,
      room('source', 'effect'),
      style,
    ),
    flow(canvas, words(row.text), left('effect'), y, room('effect', 'change'), style),
    drawChange(canvas, row, left('change'), y, room('change', 'rule')),
  ];
  canvas.text(row.rules[0] ?? '', left('rule'), y + 13, { size: 11.5, fill: 'text-2' });
  let height = Math.max(...heights, 17);
  for (const note of row.notes) {
    const spans = [{ text: '↳ ', fill: 'text-3' }, ...sentenceSpans(note)];
    const top = y + height + 2;
    canvas.text(note.rules[0] ?? '', left('rule'), top + 12, { size: 11, fill: 'text-2' });
    height +=
      flow(canvas, spans, left('effect'), top, width - left('effect') - 80, { size: 11, fill: 'text-2' }) + 2;
  }
  return height + 7;
}

function drawChange(canvas: Canvas, row: LadderRowView, x: number, top: number, width: number): number {
  const style = { size: SIZE } as const;
  if (row.reason !== undefined)
    return flow(canvas, sentenceSpans(row.reason), x, top, width, { ...style, fill: 'text-2' });
  if (row.lines.length === 0) {
    const { game, nothing } = sentencesIn('en').ladderWords;
    const text = row.layer === 'players' || row.layer === 'rules' ? game : nothing;
    return flow(canvas, [{ text, fill: 'text-3' }], x, top, width, style);
  }
  const groups = sameChanges(row.lines);
  let y = top;
  for (const { names, line } of groups.slice(0, MOST_LINES)) {
    const shown = names.slice(0, 5).join(', ');
    const more =
      names.length > 5 ? ` ${i18n.t('picture.more', { ns: 'share', count: names.length - 5 })}` : '';
    const spans: Span[] = [{ text: `${shown}${more}: `, fill: 'text-2' }, ...line.tokens.map(tokenSpan)];
    y += flow(canvas, spans, x, y, width, style) + 1;
  }
  if (groups.length > MOST_LINES) {
    const text = i18n.t('picture.more', { ns: 'share', count: groups.length - MOST_LINES });
    y += flow(canvas, [{ text, fill: 'text-3' }], x, y, width, style);
  }
  return y - top;
}

/** Objects to which the same happened share a line. */
function sameChanges(
  lines: readonly LadderLine[],
): readonly { readonly names: readonly string[]; readonly line: LadderLine }[] {
  const groups = new Map<string, { names: string[]; line: LadderLine }>();
  for (const line of lines) {
    const key = tokensText(line.tokens);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { names: [line.name], line });
    else known.names.push(line.name);
  }
  return [...groups.values()];
}

const tokenSpan = ({ kind, text }: ValueToken): Span => {
  switch (kind) {
    case 'added':
      return { text, isMarked: true, weight: 'bold' };
    case 'removed':
      return { text, isStruck: true };
    case 'faint':
      return { text, fill: 'text-3' };
    case 'arrow':
      return { text: ` ${text} `, fill: 'text-3' };
    case 'plain':
      return { text };
  }
};

const sentenceSpans = ({ fragments }: Sentence): readonly Span[] =>
  fragments.map(({ kind, text }) => (kind === 'text' ? { text } : { text, weight: 'bold' }));
