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
  /** How many effects are applied in the end, and at the position. */
  readonly total: number;
  readonly position: number;
  readonly parts: readonly LadderPart[];
  /** Rows in the order of the table. */
  readonly rows: readonly LadderRowView[];
}

export type LadderPart =
  | { readonly kind: 'layer'; readonly layer: Layer; readonly rows: readonly LadderRowView[] }
  | { readonly kind: 'empty'; readonly layers: readonly Layer[]; readonly text: string };

export const ROW_STATES = ['done', 'current', 'next', 'vanished'] as const;
/** Where a row stands in relation to the position; an effect that was never applied has vanished. */
export type RowState = (typeof ROW_STATES)[number];

export interface LadderRowView {
  readonly key: string;
  readonly layer: Layer;
  readonly effect: EffectInfo;
  readonly order: number | undefined;
  readonly state: RowState;
  readonly source: string;
  readonly text: string;
  readonly lines: readonly LadderLine[];
  /** Why it was not applied. */
  readonly reason: Sentence | undefined;
  readonly notes: readonly Sentence[];
  readonly rules: readonly RuleNumber[];
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

interface LadderOptions {
  /** `undefined` is the end. */
  readonly position: number | undefined;
  /** Shows only what has to do with this object. */
  readonly onlyObject?: ObjectId | undefined;
}

/** The rows of a trace in words. */
export function ladderView(trace: Trace, say: Sentences, options: LadderOptions): LadderView {
  const total = trace.applied.length;
  const position = Math.min(options.position ?? total, total);
  const parts: LadderPart[] = [];
  for (const { layer, rows } of ladderOf(trace)) {
    const shown = rows
      .filter((row) => concerns(trace, row, options.onlyObject))
      .map((row) =>
        rowView(trace, say, row, { position, hasCurrent: options.position !== undefined }, options),
      );
    const last = parts.at(-1);
    if (shown.length > 0) parts.push({ kind: 'layer', layer, rows: shown });
    else if (last?.kind === 'empty') parts[parts.length - 1] = empty([...last.layers, layer], say);
    else parts.push(empty([layer], say));
  }
  return { total, position, parts, rows: parts.flatMap((part) => (part.kind === 'layer' ? part.rows : [])) };
}

const empty = (layers: readonly Layer[], say: Sentences): LadderPart => ({
  kind: 'empty',
  layers,
  text: say.ladderWords.nothingApplies(layers),
});

/** Key of an effect's row in a layer. */
export const rowKey = (layer: Layer, effect: EffectId): string => `${layer}/${effect}`;

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
  at: { readonly position: number; readonly hasCurrent: boolean },
  { onlyObject }: LadderOptions,
): LadderRowView {
  const { effect, layer } = row.event;
  const common = {
    key: rowKey(layer, effect.id),
    layer,
    effect,
    source: say.effectName(trace, effect.id),
    text: say.effectText(trace.evaluation.state, effect, layer).replace(/\.$/, ''),
  };
  if (row.kind === 'not-applied') return { ...common, ...vanished(trace, say, row.event) };
  const { order } = row.event;
  const isCurrent = at.hasCurrent && order === at.position;
  return {
    ...common,
    order,
    state: isCurrent ? 'current' : order <= at.position ? 'done' : 'next',
    lines: linesOf(trace, say, row.event, onlyObject),
    reason: undefined,
    notes: say.appliedNotes(trace, row.event),
    rules: rulesOfApplied(row.event),
  };
}

function vanished(trace: Trace, say: Sentences, event: NotAppliedEvent) {
  const reason = say.notAppliedSentence(trace, event);
  return { order: undefined, state: 'vanished' as const, lines: [], reason, notes: [], rules: reason.rules };
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
        const tokens: ValueToken[] = [{ kind: 'faint', text: say.ladderWords.unchanged }];
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
