import {
  type AskedEvent,
  type BoardDocument,
  type History,
  objectAt,
  plainText,
  RULES_EDITION,
  recordTrace,
  type Sentences,
  type Trace,
  type UnreadExpectation,
  unreadExpectations,
} from '../../../engine/index.ts';
import { type LadderView, ladderView } from '../ladder/ladder-view.ts';
import { type PinnedView, pinnedView } from '../pinned/pinned-view.ts';
import { type ChipView, timelineView } from '../timeline/timeline-view.ts';

/** What a report says, before it is written in one form or another. */
export interface ReportFacts {
  readonly title: string | undefined;
  readonly edition: string;
  readonly moment: number;
  readonly trace: Trace;
  readonly players: readonly ReportPlayer[];
  readonly steps: readonly ChipView[];
  readonly problems: readonly { readonly step: number | undefined; readonly text: string }[];
  readonly pinned: readonly PinnedView[];
  /** What is expected in a form that can't be read. */
  readonly unread: readonly UnreadExpectation[];
  /** Events, with what came of them or what would in each order. */
  readonly asked: readonly AskedEvent[];
  readonly ladder: LadderView;
  readonly dependencies: readonly ReportDependency[];
  readonly loops: readonly string[];
  readonly link: string | undefined;
}

export interface ReportPlayer {
  readonly name: string;
  readonly life: number;
  readonly permanents: readonly ReportObject[];
}

/** An object's final values in words. */
export interface ReportObject {
  readonly name: string;
  readonly types: string;
  readonly size: string | undefined;
  readonly colors: string;
  readonly abilities: readonly string[];
  /** Counters, and whether it is tapped or attached to something. */
  readonly status: readonly string[];
}

export interface ReportDependency {
  readonly layer: string;
  readonly dependent: string;
  readonly on: string;
  readonly because: string;
  readonly rule: string;
}

export interface ReportInput {
  readonly document: BoardDocument;
  readonly history: History;
  /** Index of the moment. */
  readonly moment: number;
  readonly link?: string | undefined;
  readonly asked?: readonly AskedEvent[] | undefined;
}

/** Gathers what there is to say of a board at a moment. */
export function reportFacts(
  { document, history, moment, link, asked = [] }: ReportInput,
  say: Sentences,
): ReportFacts {
  const shown = history.moments[moment] ?? history.moments.at(-1);
  if (shown === undefined) throw new RangeError('A history has no moment');
  const trace = recordTrace(shown.state);
  return {
    title: document.title,
    edition: RULES_EDITION,
    moment,
    trace,
    players: playersOf(trace, say),
    steps: timelineView(document, history, moment),
    problems: history.problems.map((problem) => ({
      step: problem.at,
      text: plainText(say.problemSentence(problem)),
    })),
    pinned: pinnedView(document, history, say),
    unread: unreadExpectations(document),
    asked,
    ladder: ladderView(trace, say),
    dependencies: trace.dependencies.map((each) => {
      const because = say.dependencySentence(trace, each);
      return {
        layer: say.layerBadge(each.layer),
        dependent: say.effectName(trace, each.dependent),
        on: say.effectName(trace, each.on),
        because: plainText(because),
        rule: because.rules.at(-1) ?? '',
      };
    }),
    loops: trace.loops.map((loop) => plainText(say.loopSentence(trace, loop))),
    link,
  };
}

function playersOf(trace: Trace, say: Sentences): readonly ReportPlayer[] {
  const { state } = trace.evaluation;
  const permanents = [...state.objects.values()].filter(({ zone }) => zone === 'battlefield');
  return state.players.map(({ id, life }) => ({
    name: id,
    life,
    permanents: permanents
      .filter((object) => trace.evaluation.object(object.id).controller === id)
      .map((object): ReportObject => {
        const now = objectAt(trace, object.id, trace.applied.length);
        const host = [...state.objects.keys()].find((id) => id === object.attachedTo);
        return {
          name: fullName(now.names, say.objectName(state, object.id)),
          types: say.typeLine(now),
          size: now.power === undefined ? undefined : say.powerToughness(now),
          colors: say.colorWords(now.colors),
          abilities: say.abilitiesWords(state, object.id, now.abilities),
          status: [
            ...object.counters.map(({ kind, count }) => `${count} ${kind}`),
            ...(object.isTapped ? ['tapped'] : []),
            ...(host === undefined ? [] : [`on ${say.objectName(state, host)}`]),
          ],
        };
      }),
  }));
}

/** The whole name, with the number that tells it apart from others of that name. */
function fullName(names: readonly string[], called: string): string {
  const name = names.join(' / ');
  const number = /(?<= )\d+$/.exec(called)?.[0];
  if (name === '') return called;
  return number === undefined || name.endsWith(number) ? name : `${name} ${number}`;
}
