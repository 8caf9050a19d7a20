import type { AbilityInstance } from '../../../layers/evaluation.ts';
import { type AppliedEvent, type ChangeValue, EVERY_CREATURE_TYPE } from '../../../layers/observer.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import { layerIndex } from '../../../vocabulary/layers.ts';
import { type ObjectAt, objectAt } from '../../board-at.ts';
import { type ChainGroupName, groupOf } from '../../chain-groups.ts';
import { changesFor, isSameValue, playerChanges, without } from '../../changes-of.ts';
import type { Trace } from '../../trace.ts';
import { plainAbility } from './effect-words.ts';
import { abilitiesWords, NONE, powerToughness, typeLine, valueWords } from './values.ts';

/** What an effect did to one object, in words: one row of before → after. */
export interface ChangeRow {
  readonly what: ChainGroupName;
  readonly before: string;
  readonly after: string;
  /** Words that came and that went, to be marked and struck out. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly isDifferent: boolean;
  readonly note: string | undefined;
}

/** The rows of one object of an applied effect; the type line, and power and toughness, are one row each. */
export function changeRows(trace: Trace, event: AppliedEvent, object: ObjectId): readonly ChangeRow[] {
  const changes = changesFor(trace, object)
    .filter(({ order }) => order === event.order)
    .map(({ change }) => change);
  const names = changes.map(({ characteristic }) =>
    characteristic === 'maximum-hand-size' ? undefined : groupOf(characteristic),
  );
  const [before, after] = [objectAt(trace, object, event.order - 1), objectAt(trace, object, event.order)];
  const rows = [...new Set(names)]
    .filter((name) => name !== undefined)
    .map((what): ChangeRow => {
      if (what === 'types') return typesRow(before, after);
      if (what === 'power-toughness') return row(what, powerToughness(before), powerToughness(after));
      if (what === 'abilities') return abilitiesRow(trace, event, before, after);
      // One effect may say several things about one characteristic, one after the other.
      const own = changes.filter(({ characteristic }) => characteristic === what);
      const say = (value: ChangeValue): string => valueWords(trace.evaluation.state, object, what, value);
      return row(what, say(own[0]?.before), say(own.at(-1)?.after));
    });
  const isTelling = ({ isDifferent, before, after }: ChangeRow): boolean =>
    isDifferent || before !== NONE || after !== NONE;
  return rows.length === 1 ? rows : rows.filter(isTelling);
}

/** A player's maximum hand size, before and after. */
export function playerChange(
  event: AppliedEvent,
  player: PlayerId,
): { readonly before: string; readonly after: string } | undefined {
  const [change] = playerChanges(event, [{ id: player }]);
  if (change === undefined) return undefined;
  const isHand = change.characteristic === 'maximum-hand-size';
  const words = (value: ChangeValue): string => {
    if (typeof value !== 'object')
      return isHand && value === undefined ? 'no maximum' : String(value ?? NONE);
    return (
      value.map((item) => (typeof item === 'string' ? item : plainAbility(item.ability))).join('; ') || NONE
    );
  };
  return { before: words(change.before), after: words(change.after) };
}

const row = (what: ChainGroupName, before: string, after: string): ChangeRow => ({
  what,
  before,
  after,
  added: before === after ? [] : [after],
  removed: before === after ? [] : [before],
  isDifferent: before !== after,
  note: undefined,
});

const typeWords = (object: ObjectAt): readonly string[] => [
  ...object.supertypes,
  ...object.cardTypes,
  ...object.subtypes,
  ...(object.hasAllCreatureTypes ? [EVERY_CREATURE_TYPE] : []),
];

function typesRow(before: ObjectAt, after: ObjectAt): ChangeRow {
  const [was, is] = [typeWords(before), typeWords(after)];
  return {
    ...row('types', typeLine(before), typeLine(after)),
    added: without(is, was),
    removed: without(was, is),
    isDifferent: !isSameValue(was, is),
  };
}

function abilitiesRow(trace: Trace, event: AppliedEvent, before: ObjectAt, after: ObjectAt): ChangeRow {
  const { state } = trace.evaluation;
  const gained = without(after.abilities, before.abilities);
  const lost = without(before.abilities, after.abilities);
  const all = (object: ObjectAt) => abilitiesWords(state, object.id, object.abilities).join('; ') || NONE;
  return {
    what: 'abilities',
    before: all(before),
    after: all(after),
    added: abilitiesWords(state, after.id, gained),
    removed: abilitiesWords(state, before.id, lost),
    isDifferent: gained.length > 0 || lost.length > 0,
    note: abilityNote(trace, event, before, lost),
  };
}

/** That it had nothing to lose, or what becomes of the effect whose ability is lost. */
function abilityNote(
  trace: Trace,
  event: AppliedEvent,
  before: ObjectAt,
  lost: readonly AbilityInstance[],
): string | undefined {
  const isLoss = event.parts.some(({ kind }) => kind === 'lose-all-abilities');
  if (isLoss && before.abilities.length === 0) return 'has none to lose';
  const effect = lost
    .map(({ id }) =>
      [...trace.effects.values()].find(
        ({ origin }) => origin.kind === 'static-ability' && origin.ability === id,
      ),
    )
    .find((each) => each !== undefined);
  if (effect === undefined) return undefined;
  const turns = trace.applied.filter((each) => each.effect.id === effect.id);
  const later = turns.filter(({ order }) => order > event.order).map(({ layer }) => layer);
  if (later.length > 0) return `goes on in ${later.join(', ')}`;
  const done = turns.filter(({ order }) => order <= event.order).map(({ layer }) => layer);
  const last = done.sort((a, b) => layerIndex(b) - layerIndex(a))[0];
  return last === undefined ? undefined : `already applied in ${last}`;
}
