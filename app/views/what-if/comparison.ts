import {
  type Compared,
  compareBoards,
  comparePlayers,
  type EffectId,
  type ObjectId,
  type PlayerId,
  partingOf,
  partingSentenceIn,
  type Sentence,
  type Sentences,
  type Trace,
} from '../../../engine/index.ts';

/** What is said of one thing on both boards. */
export interface ComparedValue {
  readonly what: Compared | 'life' | 'hand-size' | 'player-abilities';
  /** `undefined` where there is nothing of the kind. */
  readonly first: string | undefined;
  readonly second: string | undefined;
}

/** An object or player that differs, with what differs only. */
export interface ComparedRow {
  readonly key: string;
  readonly object: ObjectId | undefined;
  readonly name: string;
  readonly values: readonly ComparedValue[];
}

export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** Permanents that are the same on both. */
  readonly same: readonly { readonly id: ObjectId; readonly name: string; readonly looks: string }[];
  /** Where the two evaluations part first, with the rule. */
  readonly parting: Sentence | undefined;
}

export interface ComparisonNames {
  readonly first: string;
  readonly second: string;
}

/**
 * Two evaluations side by side: what differs, value by value, and which permanents do not. `leftOut` are effects without
 * which the second was asked for.
 */
export function comparisonOf(
  first: Trace,
  second: Trace,
  names: ComparisonNames,
  say: Sentences,
  leftOut?: ReadonlySet<EffectId>,
): Comparison {
  const rows = differencesOf(first, second, say);
  const different = new Set(rows.map(({ object }) => object));
  const parting = partingOf(first, second, leftOut);
  return {
    rows,
    same: [...first.evaluation.state.objects.values()]
      .filter(({ id, zone }) => zone === 'battlefield' && !different.has(id))
      .map(({ id }) => ({
        id,
        name: say.objectName(first.evaluation.state, id),
        looks: looks(first, id, say),
      })),
    parting: parting === undefined ? undefined : partingSentenceIn('en')(first, second, parting, names),
  };
}

/** Only what differs, of objects first, then of players. */
export function differencesOf(first: Trace, second: Trace, say: Sentences): readonly ComparedRow[] {
  const [a, b] = [first.evaluation, second.evaluation];
  const objects = compareBoards(a, b).map(({ object, differs }): ComparedRow => {
    const { state } = a.state.objects.has(object) ? a : b;
    const values = differs.map((what) => objectValue(first, second, object, what, say));
    return { key: object, object, name: say.objectName(state, object), values };
  });
  const players = comparePlayers(a, b).map(({ player, differs }): ComparedRow => {
    const values = differs.map((what) => playerValue(first, second, player, what));
    return { key: `player ${player}`, object: undefined, name: say.playerName(player), values };
  });
  return [...objects, ...players];
}

function objectValue(
  first: Trace,
  second: Trace,
  id: ObjectId,
  what: Compared,
  say: Sentences,
): ComparedValue {
  if (what === 'abilities') return { what, ...abilityDifference(first, second, id, say) };
  return { what, first: wordsOf(first, id, what, say), second: wordsOf(second, id, what, say) };
}

function wordsOf({ evaluation }: Trace, id: ObjectId, what: Compared, say: Sentences): string | undefined {
  const object = evaluation.state.objects.get(id);
  if (object === undefined) return undefined;
  const values = evaluation.object(id);
  switch (what) {
    case 'zone':
      return object.isPhasedOut ? 'phased out' : say.placeWords(object.zone);
    case 'controller':
      return say.playerName(values.controller);
    case 'names':
      return values.names.join(' / ') || undefined;
    case 'types':
      return say.typeLine(values);
    case 'colors':
      return say.colorWords(values.colors);
    case 'size':
      return values.power === undefined && values.toughness === undefined
        ? undefined
        : say.powerToughness(values);
    case 'abilities':
      return say.abilitiesWords(evaluation.state, id, values.abilities).join('; ') || undefined;
    case 'restrictions':
      return (
        say.valueWords(
          evaluation.state,
          id,
          'restrictions',
          values.restrictions.map(({ restriction }) => restriction),
        ) || undefined
      );
    case 'counters':
      return object.counters.map(({ kind, count }) => `${count} ${kind}`).join(', ') || undefined;
  }
}

/** Abilities that only one of the two has; `undefined` where it has none of its own. */
function abilityDifference(first: Trace, second: Trace, id: ObjectId, say: Sentences) {
  const [a, b] = [first, second].map(({ evaluation }) =>
    evaluation.state.objects.has(id) ? evaluation.object(id).abilities : [],
  );
  const texts = [a ?? [], b ?? []].map((list) => list.map(({ ability }) => JSON.stringify(ability)));
  const own = (trace: Trace, list: typeof a, others: readonly string[]): string | undefined => {
    const left = [...others];
    const only = (list ?? []).filter(({ ability }) => {
      const at = left.indexOf(JSON.stringify(ability));
      if (at === -1) return true;
      left.splice(at, 1);
      return false;
    });
    return only.length === 0 ? undefined : say.abilitiesWords(trace.evaluation.state, id, only).join('; ');
  };
  return { first: own(first, a, texts[1] ?? []), second: own(second, b, texts[0] ?? []) };
}

function playerValue(
  first: Trace,
  second: Trace,
  player: PlayerId,
  what: 'life' | 'hand-size' | 'abilities',
): ComparedValue {
  const words = ({ evaluation }: Trace): string | undefined => {
    if (what === 'life') return String(evaluation.state.players.find(({ id }) => id === player)?.life);
    const values = evaluation.player(player);
    if (what === 'hand-size')
      return values.maximumHandSize === undefined ? undefined : String(values.maximumHandSize);
    return (
      values.abilities
        .map(({ ability }) => (ability.kind === 'keyword' ? ability.keyword : ability.kind))
        .join(', ') || undefined
    );
  };
  const name = what === 'abilities' ? 'player-abilities' : what;
  return { what: name, first: words(first), second: words(second) };
}

function looks(trace: Trace, id: ObjectId, say: Sentences): string {
  const values = trace.evaluation.object(id);
  return [
    say.typeLine(values),
    ...(values.power === undefined ? [] : [say.powerToughness(values)]),
    say.colorWords(values.colors),
  ].join(' · ');
}
