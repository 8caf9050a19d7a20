import {
  type AskedEvent,
  type BoardDocument,
  eventSentencesIn,
  type History,
  type Moment,
  type ObjectId,
  plainText,
  printLadder,
  RULES_EDITION,
  recordTrace,
  sentencesIn,
  type Trace,
  unreadExpectations,
} from '../../engine/index.ts';
import '../i18n/add-share.ts';
import { i18n } from '../i18n/i18n.ts';
import { boardMetadata } from '../sharing/embed.ts';
import { boardView } from '../views/board/board-view.ts';
import { graphView } from '../views/graph/graph-view.ts';
import { treeView } from '../views/lab/tree-view.ts';
import { ladderView } from '../views/ladder/ladder-view.ts';
import { pinnedView } from '../views/pinned/pinned-view.ts';
import { stepWords } from '../views/timeline/step-words.ts';
import { timelineView } from '../views/timeline/timeline-view.ts';
import { Canvas } from './draw/canvas.ts';
import { boardWidth, drawBoard } from './parts/board.ts';
import { drawFooter, drawHeader, drawHeading, drawLegend, drawNote } from './parts/frame.ts';
import { drawFittedGraph, graphWidth, SMALLEST } from './parts/graph.ts';
import { drawLadder } from './parts/ladder.ts';
import { drawOutcomes, outcomesWidth, type PictureQuestion } from './parts/outcomes.ts';
import { drawPinned } from './parts/pinned.ts';
import { drawSteps } from './parts/steps.ts';
import type { Theme } from './theme.ts';

export const PICTURE_KINDS = ['board', 'ladder', 'graph', 'outcomes', 'report'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export interface PictureOptions {
  readonly kind: PictureKind;
  readonly theme: Theme;
  /** The board as it travels inside the picture. */
  readonly shared: BoardDocument;
  readonly document: BoardDocument;
  readonly history: History;
  /** Index of the moment that is shown. */
  readonly moment: number;
  /** The ladder of this object only; on the board it is marked. */
  readonly object?: ObjectId | undefined;
  /** Events that are asked about, each with all orders. */
  readonly asked?: readonly AskedEvent[];
  /** Printed in the picture, in letters and as a code. */
  readonly link?: string | undefined;
}

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 28;
const PAGE = 1180;
const NARROWEST = 620;
const GAP = 26;

/**
 * Draws a board, its ladder, its graph, or a report with all of them, as an SVG without scripts, fonts or anything from
 * outside: it looks the same everywhere, and has the board in its metadata.
 */
export function drawPicture(options: PictureOptions): Picture {
  const { history, moment: index, document, link, shared } = options;
  const moment = history.moments[index] ?? history.moments.at(-1);
  if (moment === undefined) throw new RangeError('A history has no moment');
  const trace = recordTrace(moment.state);
  const canvas = new Canvas(withInk(options.theme));
  const parts = partsOf(options, moment, trace);
  const width = Math.max(NARROWEST, ...parts.map((part) => part.width));
  const title = document.title ?? i18n.t('header.untitled');
  let y = MARGIN;
  const put = (draw: (sheet: Canvas) => number): void => {
    const sheet = canvas.sheet();
    const height = draw(sheet);
    canvas.add(sheet, MARGIN, y);
    y += height + GAP;
  };
  const body = canvas;
  put((sheet) => drawHeader(sheet, title, momentWords(options), edition(), width));
  for (const part of parts)
    put((sheet) => {
      const heading = part.title === undefined ? 0 : drawHeading(sheet, part.title, 0);
      const content = body.sheet();
      const height = part.draw(content, width);
      sheet.add(content, 0, heading);
      return heading + height;
    });
  put((sheet) => drawFooter(sheet, link, width));
  const size = { width: Math.ceil(width + 2 * MARGIN), height: Math.ceil(y - GAP + MARGIN) };
  const page = canvas.sheet();
  page.rect(0, 0, size.width, size.height, 0, { fill: 'bg' });
  page.add(canvas, 0, 0);
  const svg = page.toSvg(size.width, size.height, title, printLadder(trace), boardMetadata(shared));
  return { svg, ...size };
}

/** The graph of a trace by itself, as wide as it is; without a board in it. */
export function drawGraphAlone(trace: Trace, theme: Theme): Picture {
  const view = graphOf(trace);
  const canvas = new Canvas(withInk(theme));
  const width = Math.max(NARROWEST, graphWidth(view));
  const drawn = drawFittedGraph(canvas, view, width);
  const height =
    drawn + drawNote(canvas, i18n.t('picture.legend.graph', { ns: 'share' }), width, drawn + 8) + 8;
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  const title = i18n.t('picture.graph', { ns: 'share' });
  return { svg: canvas.toSvg(size.width, size.height, title, printLadder(trace), ''), ...size };
}

const graphOf = (trace: Trace) =>
  graphView(trace, sentencesIn('en'), {
    loopShort: (times) => i18n.t('graph.loopShort', { times }),
    loopTiny: i18n.t('graph.loopTiny'),
  });

interface Part {
  readonly title: string | undefined;
  readonly width: number;
  draw(canvas: Canvas, width: number): number;
}

function partsOf(options: PictureOptions, { state }: Moment, trace: Trace): readonly Part[] {
  const { kind, object, document, history, moment } = options;
  const say = sentencesIn('en');
  const isReport = kind === 'report';
  const parts: Part[] = [];
  const title = (key: 'board' | 'steps' | 'graph' | 'expectations' | 'outcomes'): string =>
    i18n.t(`picture.${key}`, { ns: 'share' });
  const pinned = pinnedView(document, history, say);
  const unread = unreadExpectations(document);
  const expectations: Part = {
    title: title('expectations'),
    width: 720,
    draw(canvas, width) {
      const height = pinned.length === 0 ? 0 : drawPinned(canvas, pinned, width);
      return unread.reduce((y, { index, places }) => {
        const words = { ns: 'share', number: index + 1, places: places.join(', ') } as const;
        return y + drawNote(canvas, i18n.t('report.unread', words), width, y);
      }, height);
    },
  };
  if (kind === 'board' || isReport) {
    const players = boardView(trace, say, { steps: document.steps });
    parts.push({
      title: isReport ? title('board') : undefined,
      width: boardWidth(players, PAGE),
      draw(canvas, width) {
        const nameOf = (id: ObjectId): string => say.objectName(state, id);
        const height = drawBoard(canvas, players, width, object, nameOf);
        return height + 12 + drawLegend(canvas, height + 12);
      },
    });
  }
  const hasExpectations = pinned.length + unread.length > 0;
  if (hasExpectations) parts.push(expectations);
  if (isReport || kind === 'outcomes')
    for (const question of (options.asked ?? []).flatMap(questionOf))
      parts.push({
        title: title('outcomes'),
        width: outcomesWidth(question, PAGE),
        draw: (canvas, width) => drawOutcomes(canvas, question, width),
      });
  if (kind === 'outcomes' && parts.length === (hasExpectations ? 1 : 0))
    parts.push({
      title: title('outcomes'),
      width: NARROWEST,
      draw: (canvas, width) => drawNote(canvas, i18n.t('picture.noEvent', { ns: 'share' }), width),
    });
  if (isReport && document.steps.length > 0) {
    const chips = timelineView(document, history, moment);
    const problems = [...new Set(history.problems.map((each) => plainText(say.problemSentence(each))))];
    parts.push({
      title: title('steps'),
      width: NARROWEST,
      draw: (canvas, width) => drawSteps(canvas, chips, problems, width),
    });
  }
  const isOnlyAsked = isReport && trace.applied.length === 0 && (options.asked ?? []).length > 0;
  if (kind === 'ladder' || (isReport && !isOnlyAsked)) {
    const only = kind === 'ladder' ? object : undefined;
    const view = ladderView(trace, say, only);
    const name = only === undefined ? '' : say.objectName(state, only);
    parts.push({
      title: i18n.t(only === undefined ? 'picture.ladder' : 'picture.ladderOf', { ns: 'share', name }),
      width: PAGE,
      draw(canvas, width) {
        const height = drawLadder(canvas, view, width);
        return height + drawNote(canvas, i18n.t('picture.legend.ladder', { ns: 'share' }), width, height + 8);
      },
    });
  }
  if (kind === 'graph' || (isReport && trace.applied.length > 0)) {
    const view = graphOf(trace);
    parts.push({
      title: title('graph'),
      width: isReport ? Math.max(PAGE, graphWidth(view) * SMALLEST) : graphWidth(view),
      draw(canvas, width) {
        const height = drawFittedGraph(canvas, view, width);
        return height + drawNote(canvas, i18n.t('picture.legend.graph', { ns: 'share' }), width, height + 8);
      },
    });
  }
  return parts;
}

/** All orders of an event that is asked about; one that has happened is told by the steps. */
function questionOf({ answer, state, first }: AskedEvent): readonly PictureQuestion[] {
  if (answer.kind !== 'orders') return [];
  const say = eventSentencesIn('en');
  const [root] = answer.tree.nodes;
  const hasChoice = root?.choice !== undefined && root.choice.candidates.length > 1;
  return [
    {
      event: plainText(say.eventsSentence(state, first, 'would')),
      chooser: hasChoice
        ? plainText(say.chooserSentence(root.run.game.state, root.choice, root.pending))
        : '',
      tree: treeView(answer.tree, state, say),
    },
  ];
}

/** The code is black on white in every theme, so that it can be scanned. */
const withInk = (theme: Theme): Theme => new Map([...theme, ['ink', '#000000'], ['paper', '#ffffff']]);

const edition = (): string => i18n.t('picture.edition', { ns: 'share', edition: RULES_EDITION });

function momentWords({ document, history, moment }: PictureOptions): string {
  const isOver = history.moments.slice(moment + 1).every(({ status }) => status === 'off');
  const count = history.moments.filter(({ step, status }) => step >= 0 && status !== 'off').length;
  if (isOver) return i18n.t('picture.moment', { ns: 'share', count });
  if (moment === 0) return i18n.t('picture.start', { ns: 'share' });
  const chip = timelineView(document, history, moment)[moment - 1];
  const all = document.steps.length;
  const label = chip === undefined ? '' : stepWords(i18n.t, chip.label);
  return i18n.t('picture.momentAfter', { ns: 'share', step: moment, count: all, label });
}
