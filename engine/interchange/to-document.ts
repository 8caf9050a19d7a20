import type { BoardDocument, Entry, Step, StepAction } from '../document/board-document.ts';
import { freshId } from '../document/fresh-id.ts';
import { LIMITS } from '../document/limits.ts';
import { STARTING_LIFE } from '../state/start-of-game.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Snapshot, SnapshotEffect, SnapshotObject } from './snapshot.ts';

/** A board made of a snapshot, and what it calls the objects. */
export interface SnapshotBoard {
  readonly document: BoardDocument;
  /** The document's id of each object and effect, by its key. */
  readonly ids: ReadonlyMap<string, string>;
}

type Placed =
  | { readonly kind: 'object'; readonly object: SnapshotObject }
  | { readonly kind: 'effect'; readonly effect: SnapshotEffect };

/**
 * A board on which everything is where the snapshot has it: other zones first, then the battlefield in the order of the
 * timestamps, hosts before what is attached to them. Where that is another order than that of the timestamps, each step
 * carries its own.
 */
export function documentOf(snapshot: Snapshot): SnapshotBoard {
  const ids = idsFor(snapshot);
  const steps: Step[] = [];
  const put = (action: StepAction, timestamp?: number): void => {
    if (steps.length < LIMITS.steps) steps.push(timestamp === undefined ? { action } : { action, timestamp });
  };
  const { players, objects, effects } = snapshot;
  const nameOf = (index: number): string => players[index]?.name ?? players[0]?.name ?? 'A';
  const idOf = (key: string): string | undefined => ids.get(key);
  for (const { name, life } of players)
    if (life !== undefined && life !== STARTING_LIFE) put({ kind: 'life', player: name, n: life });
  for (const { name, counters } of players)
    for (const [counter, n] of Object.entries(counters ?? {})) put({ kind: 'counter', on: name, counter, n });
  const elsewhere = objects.filter(({ zone }) => zone !== 'battlefield');
  for (const object of elsewhere.filter(({ exiledWith }) => exiledWith === undefined))
    put(placed(object, idOf, nameOf));
  const onBattlefield: Placed[] = [
    ...objects
      .filter(({ zone }) => zone === 'battlefield')
      .map((object): Placed => ({ kind: 'object', object })),
    ...effects.map((effect): Placed => ({ kind: 'effect', effect })),
  ];
  const timed = byTime(onBattlefield);
  const ordered = hostsFirst(timed);
  const needsTimes = ordered.some((each, index) => each !== timed[index]);
  const start = steps.length;
  for (const each of ordered) {
    const time = needsTimes ? start + timed.indexOf(each) + 1 : undefined;
    if (each.kind === 'effect') put(effectAction(each.effect, idOf, nameOf), time);
    else for (const action of arriving(each.object, idOf, nameOf)) put(action, time);
  }
  for (const object of elsewhere.filter(({ exiledWith }) => exiledWith !== undefined))
    put(placed(object, idOf, nameOf));
  for (const object of objects) for (const action of conditions(object, idOf)) put(action);
  const attackers = objects
    .filter(({ isAttacking }) => isAttacking === true)
    .flatMap(({ key }) => idOf(key) ?? []);
  if (attackers.length > 0) put({ kind: 'combat', attackers: attackers.map((id) => ({ id })) });
  const turnOrder = [...players.slice(snapshot.activePlayer), ...players.slice(0, snapshot.activePlayer)];
  return {
    document: {
      strata: 1,
      ...(snapshot.title === undefined ? {} : { title: snapshot.title }),
      players: turnOrder.map(({ name }) => name),
      steps,
    },
    ids,
  };
}

function idsFor({ players, objects, effects }: Snapshot): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const steps: Step[] = [];
  const document = { strata: 1, players: players.map(({ name }) => name), steps } as const;
  const parts = objects.flatMap(({ key, mergedWith = [], name }) =>
    mergedWith.length === 0 ? [] : partNames(key, [...mergedWith].reverse(), name),
  );
  for (const { key, name } of [
    ...objects,
    ...effects.map(({ key }) => ({ key, name: 'effect' })),
    ...parts,
  ]) {
    const id = freshId(document, name.split(' // ')[0] ?? name);
    steps.push({ action: { kind: 'emblem', id, controller: '', text: '' } });
    if (!ids.has(key)) ids.set(key, id);
  }
  return ids;
}

/** Every part that needs a name: cards at the bottom first, then each spell, and what came of it. */
const partNames = (key: string, under: readonly string[], top: string) =>
  [...under, top].flatMap((name, index) =>
    index === 0
      ? [{ key: partKey(key, 0), name }]
      : [
          { key: partKey(key, index * 2), name },
          { key: partKey(key, index * 2 - 1), name },
        ],
  );

const timeOf = (each: Placed): number | undefined =>
  each.kind === 'object' ? each.object.timestamp : each.effect.timestamp;

/** Stable; what has no timestamp stays behind what it came after. */
function byTime(all: readonly Placed[]): readonly Placed[] {
  let last = 0;
  return all
    .map((each) => {
      last = timeOf(each) ?? last;
      return { each, time: last };
    })
    .sort((a, b) => a.time - b.time)
    .map(({ each }) => each);
}

/** What another is attached to, or targets, has to be there first. */
function hostsFirst(all: readonly Placed[]): readonly Placed[] {
  const byKey = new Map(
    all.flatMap((each) => (each.kind === 'object' ? [[each.object.key, each] as const] : [])),
  );
  const ordered = new Set<Placed>();
  const waiting = new Set<Placed>();
  const visit = (each: Placed): void => {
    if (ordered.has(each) || waiting.has(each)) return;
    waiting.add(each);
    const needs = each.kind === 'effect' ? each.effect.targets : [each.object.attachedTo];
    for (const key of needs) {
      const host = typeof key === 'string' ? byKey.get(key) : undefined;
      if (host !== undefined) visit(host);
    }
    ordered.add(each);
  };
  for (const each of all) visit(each);
  return [...ordered];
}

type IdOf = (key: string) => string | undefined;
type NameOf = (index: number) => string;

const placed = (object: SnapshotObject, idOf: IdOf, nameOf: NameOf): StepAction => {
  const host = object.exiledWith === undefined ? undefined : idOf(object.exiledWith);
  return {
    kind: 'place',
    id: idOf(object.key) ?? object.key,
    card: object.name,
    zone: object.zone,
    owner: nameOf(object.owner),
    ...(host === undefined ? {} : { exiledWith: host }),
  };
};

/** What has merged was one after the other: each card as a spell that mutates over what was there (702.140c). */
function arriving(object: SnapshotObject, idOf: IdOf, nameOf: NameOf): readonly StepAction[] {
  const { mergedWith = [], key, name } = object;
  if (mergedWith.length === 0) return [entering(object, idOf, nameOf)];
  const partId = (place: number): string => idOf(partKey(key, place)) ?? partKey(key, place);
  const [first = name, ...above] = [...mergedWith].reverse();
  const names = [...above, name];
  return [
    entering({ ...object, name: first, key: partKey(key, 0) }, idOf, nameOf),
    ...names.flatMap((card, index): readonly StepAction[] => {
      const id = partId(index * 2 + 2);
      const bottom = partId(index === 0 ? 0 : index * 2 - 1);
      const merged = index === names.length - 1 ? (idOf(key) ?? key) : partId(index * 2 + 1);
      return [
        { kind: 'place', id, card, zone: 'stack', owner: nameOf(object.owner) },
        { kind: 'merge', top: id, bottom, id: merged },
      ];
    }),
  ];
}

/** The parts of what has merged: the one that was first, and each spell after it. */
const partKey = (key: string, place: number): string => `${key} part ${place}`;

function entering(object: SnapshotObject, idOf: IdOf, nameOf: NameOf): StepAction {
  const [id, controller] = [idOf(object.key) ?? object.key, nameOf(object.controller)];
  const host =
    typeof object.attachedTo === 'number' ? nameOf(object.attachedTo) : idOf(object.attachedTo ?? '');
  const where = {
    id,
    controller,
    ...(host === undefined ? {} : { attachedTo: host }),
    ...(object.isTapped === true ? { tapped: true } : {}),
    ...choicesWithIds(object, idOf),
  };
  if (object.token !== undefined) return { kind: 'token', token: { ...object.token, ...where } };
  const counters = object.counters ?? {};
  const entry: Entry = {
    card: object.name,
    ...where,
    ...(object.owner === object.controller ? {} : { owner: nameOf(object.owner) }),
    ...(object.faceDown === undefined ? {} : { faceDown: object.faceDown }),
    ...(object.isTransformed === true ? { transformed: true } : {}),
    ...(Object.keys(counters).length === 0 ? {} : { counters }),
  };
  return { kind: 'enter', entries: [entry] };
}

function choicesWithIds({ choices }: SnapshotObject, idOf: IdOf): Pick<Entry, 'choices'> {
  if (choices === undefined) return {};
  const { object, ...others } = choices;
  const objects = [object ?? []].flat().flatMap((key) => idOf(key) ?? []) as ObjectId[];
  if (objects.length === 0) return { choices: others };
  return {
    choices: { ...others, object: objects.length === 1 && objects[0] !== undefined ? objects[0] : objects },
  };
}

const effectAction = (
  { key, text, controller, targets }: SnapshotEffect,
  idOf: IdOf,
  nameOf: NameOf,
): StepAction => ({
  kind: 'effect',
  id: idOf(key) ?? key,
  controller: nameOf(controller),
  text,
  targets: targets.flatMap((target) => idOf(target) ?? []),
});

/** What can only be said once it is there. */
function conditions(object: SnapshotObject, idOf: IdOf): readonly StepAction[] {
  const id = idOf(object.key);
  if (id === undefined || object.zone !== 'battlefield') return [];
  const onToken = object.token === undefined ? {} : object.counters;
  return [
    ...Object.entries({ ...onToken, ...object.moreCounters }).map(
      ([counter, n]): StepAction => ({ kind: 'counter', on: id, counter, n }),
    ),
    ...(object.isFlipped === true ? [{ kind: 'flip', id } as const] : []),
    ...(object.token !== undefined && object.faceDown !== undefined
      ? [{ kind: 'turn-face-down', id } as const]
      : []),
    ...(object.designations ?? []).map((what): StepAction => ({ kind: 'designate', on: id, what })),
    ...(object.isPhasedOut === true ? [{ kind: 'phase-out', id } as const] : []),
  ];
}
