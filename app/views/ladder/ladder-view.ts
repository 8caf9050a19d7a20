import type {
  AppliedEvent,
  EffectId,
  EffectInfo,
  LadderRow,
  Layer,
  NotAppliedEvent,
  ObjectId,
  RuleNumber,
  Sentence,
  Sentences,
  Trace,
} from '../../../engine/index.ts';
import { ladderOf, rulesOfApplied } from '../../../engine/index.ts';
import { changeTokens, type ValueToken } from './value-tokens.ts';

/** The ladder as it is shown: layers with rows, and layers without any put together. */
export interface LadderView {
  /** How many effects are applied in the end. */
  readonly total: number;
  readonly parts: readonly LadderPart[];
  /** Rows in the order of the table. */
  readonly rows: readonly LadderRowView[];
}

export type LadderPart =
  | { readonly kind: 'layer'; readonly layer: Layer; readonly rows: readonly LadderRowView[] }
  | { readonly kind: 'empty'; readonly layers: readonly Layer[]; readonly text: string };

const ROW_STATES = ['done', 'current', 'next', 'vanished'] as const;
/** Where a row stands in relation to the position; an effect that was never applied has vanished. */
export type RowState = (typeof ROW_STATES)[number];

export interface LadderRowView {
  readonly key: string;
  readonly layer: Layer;
  readonly effect: EffectInfo;
  readonly order: number | undefined;
  readonly source: string;
  readonly text: string;
  readonly lines: readonly LadderLine[];
  /** Why it was not applied. */
  readonly reason: Sentence | undefined;
  readonly notes: readonly Sentence[];
  readonly rules: readonly RuleNumber[];
  /** It waits for another effect of the layer, or begins a loop: one can ask what timestamps alone would do. */
  readonly waits: boolean;
}

/** What the effect did to one object or player. */
export interface LadderLine {
  readonly key: string;
  /** `undefined` for a player. */
  readonly object: ObjectId | undefined;
  readonly name: string;
  readonly tokens: readonly ValueToken[];
  readonly isChanged: boolean;
}

/** Where a row stands when the ladder does at `position`; at the end (`undefined`) no row is the current one. */
export function rowState({ order }: LadderRowView, position: number | undefined): RowState {
  if (order === undefined) return 'vanished';
  if (position === undefined || order < position) return 'done';
  return order === position ? 'current' : 'next';
}

/** The rows of a trace in words; with `onlyObject` those that have to do with it. */
export function ladderView(trace: Trace, say: Sentences, onlyObject?: ObjectId): LadderView {
  const parts: LadderPart[] = [];
  for (const { layer, rows } of ladderOf(trace)) {
    const shown = rows
      .filter((row) => concerns(trace, row, onlyObject))
      .map((row) => rowView(trace, say, row, onlyObject));
    const last = parts.at(-1);
    if (shown.length > 0) parts.push({ kind: 'layer', layer, rows: shown });
    else if (last?.kind === 'empty') parts[parts.length - 1] = empty([...last.layers, layer], say);
    else parts.push(empty([layer], say));
  }
  const rows = parts.flatMap((part) => (part.kind === 'layer' ? part.rows : []));
  return { total: trace.applied.length, parts, rows };
}

const empty = (layers: readonly Layer[], say: Sentences): LadderPart => ({
  kind: 'empty',
  layers,
  text: say.ladderWords.nothingApplies(layers),
});

/** Key of an effect's row in a layer. */
const rowKey = (layer: Layer, effect: EffectId): string => `${layer}/${effect}`;

/** An effect that did something to the object, or that would have come from it. */
function concerns(trace: Trace, row: LadderRow, object: ObjectId | undefined): boolean {
  if (object === undefined) return true;
  if (row.kind === 'applied') return row.event.affected.includes(object);
  return trace.effects.get(row.event.effect.id)?.source === object;
}

function rowView(
  trace: Trace,
  say: Sentences,
  row: LadderRow,
  onlyObject: ObjectId | undefined,
): LadderRowView {
  const { effect, layer } = row.event;
  const common = {
    key: rowKey(layer, effect.id),
    layer,
    effect,
    source: say.effectName(trace, effect.id),
    text: say.effectText(trace.evaluation.state, effect, layer).replace(/\.$/, ''),
    waits: waitsIn(trace, layer, effect.id),
  };
  if (row.kind === 'not-applied') return { ...common, ...vanished(trace, say, row.event) };
  return {
    ...common,
    order: row.event.order,
    lines: linesOf(trace, say, row.event, onlyObject),
    reason: undefined,
    notes: say.appliedNotes(trace, row.event),
    rules: rulesOfApplied(row.event),
  };
}

/** Whether one asks here what timestamps alone would do: it waits in the layer, or is the first of a loop. */
export const waitsIn = ({ dependencies, loops }: Trace, layer: Layer, id: EffectId): boolean =>
  dependencies.some((each) => each.layer === layer && each.dependent === id && !each.isInLoop) ||
  loops.some((each) => each.layer === layer && each.effects[0] === id);

function vanished(trace: Trace, say: Sentences, event: NotAppliedEvent) {
  const reason = say.notAppliedSentence(trace, event);
  return { order: undefined, lines: [], reason, notes: [], rules: reason.rules };
}

/** What an applied effect did to each object and player, or to one object only. */
export function linesOf(
  trace: Trace,
  say: Sentences,
  event: AppliedEvent,
  onlyObject: ObjectId | undefined,
): readonly LadderLine[] {
  const { state } = trace.evaluation;
  const objects = event.affected
    .filter((object) => onlyObject === undefined || object === onlyObject)
    .flatMap((object): LadderLine[] => {
      const name = say.objectName(state, object);
      const rows = say.changeRows(trace, event, object);
      if (rows.length === 0) {
        const tokens: ValueToken[] = [
          { kind: 'faint', text: say.ladderWords[event.layer === 'rules' ? 'ruled' : 'unchanged'] },
        ];
        return [{ key: object, object, name, tokens, isChanged: false }];
      }
      return rows.map((row) => ({
        key: `${object} ${row.what}`,
        object,
        name,
        tokens: changeTokens(row, say),
        isChanged: row.isDifferent,
      }));
    });
  const players = state.players.flatMap(({ id }): LadderLine[] => {
    const change = say.playerChange(event, id);
    if (change === undefined || onlyObject !== undefined) return [];
    const isChanged = change.before !== change.after;
    const tokens: ValueToken[] = [
      { kind: 'plain', text: change.before },
      { kind: 'arrow', text: '→' },
      { kind: isChanged ? 'added' : 'plain', text: change.after },
    ];
    return [{ key: id, object: undefined, name: say.playerName(id), tokens, isChanged }];
  });
  return [...objects, ...players];
}
