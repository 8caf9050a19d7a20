import type { TokenBatch, WouldBeEvent } from '../replacement/event.ts';
import type { Happened } from '../replacement/run.ts';
import { COLORS } from '../vocabulary/colors.ts';

/** An event as the case format writes it: its key, and what is under it. */
export type WrittenEvent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What happened, as a case may write it: several ways for some events; those of several kinds of tokens apart. */
export interface OutcomeEntry {
  readonly ways: readonly WrittenEvent[];
  /** An additional effect of a prevention (615.5): a case may leave it out. */
  readonly isAdditional: boolean;
}

/** The list of what happened; draws of the same player in a row are one entry. */
export function outcomeEntries(happened: readonly Happened[]): readonly OutcomeEntry[] {
  const listed = joinDraws(happened.filter(({ listing }) => listing !== 'contained'));
  return listed.flatMap(({ event, listing }) =>
    written(event).map((ways) => ({ ways, isAdditional: listing === 'additional' })),
  );
}

function joinDraws(happened: readonly Happened[]): readonly Happened[] {
  const joined: Happened[] = [];
  for (const each of happened) {
    const last = joined.at(-1);
    if (
      each.event.kind === 'draw' &&
      last?.event.kind === 'draw' &&
      last.event.player === each.event.player &&
      last.listing === each.listing
    )
      joined[joined.length - 1] = {
        ...last,
        event: { ...last.event, count: last.event.count + each.event.count },
      };
    else joined.push(each);
  }
  return joined;
}

function written(event: WouldBeEvent): readonly (readonly WrittenEvent[])[] {
  switch (event.kind) {
    case 'deal-damage': {
      const { source, to, amount, isCombat: combat } = event;
      return [[{ damage: { source, to, amount, combat } }]];
    }
    case 'draw':
      return [[{ draw: { player: event.player, n: event.count } }]];
    case 'mill':
      return [[{ mill: { player: event.player, n: event.count } }]];
    case 'create-tokens':
      return event.batches.map((batch) => [
        { tokens: { controller: event.controller, n: batch.count, token: tokenWords(batch) } },
      ]);
    case 'put-counters':
      return [[{ counters: { on: event.on, kind: event.counter, n: event.count, by: event.by } }]];
    case 'counter-spell':
      return [[{ counterSpell: { id: event.object, by: event.by } }]];
    case 'destroy':
      return [[{ destroy: { id: event.object } }]];
    case 'change-zone':
      return [zoneWays(event)];
    case 'enter': {
      const { object } = event.entering;
      const counters = Object.fromEntries(object.counters.map(({ kind, count }) => [kind, count]));
      const enter = {
        id: object.id,
        card: [object.card.name, ...object.card.faces.map(({ name }) => name)],
        controller: object.controller,
        owner: object.owner,
        tapped: object.isTapped,
        faceDown: object.faceDown,
        attachedTo: object.attachedTo,
        transformed: object.face > 0,
        counters,
      };
      return [[{ enter }, { zone: { id: object.id, to: 'battlefield', controller: object.controller } }]];
    }
    case 'gain-life':
      return [[{ gainLife: { player: event.player, n: event.amount } }]];
    case 'lose-life':
      return [[{ loseLife: { player: event.player, n: event.amount } }]];
    case 'discard':
      return [[{ discard: { player: event.player, card: event.card } }]];
    case 'begin': {
      const short = event.what.replace(/ (?:step|phase)$/, '');
      return [[short, event.what].map((what) => ({ turnStep: { player: event.player, what } }))];
    }
    case 'turn-face-up':
      return [[{ turnFaceUp: { id: event.object } }]];
    case 'untap':
      return [[{ untap: { id: event.object } }]];
    case 'add-mana':
      return [[{ addMana: { player: event.player, mana: event.mana } }]];
    case 'player-event':
      return [playerWays(event)];
    case 'object-event':
      return [[{ [event.what]: { id: event.object } }]];
  }
}

function zoneWays({
  object: id,
  to,
  as,
  by: player,
}: Extract<WouldBeEvent, { kind: 'change-zone' }>): WrittenEvent[] {
  const zone = { zone: { id, to } };
  if (to !== 'graveyard') return [zone];
  if (as === 'destroyed') return [{ destroy: { id } }, { die: { id } }, zone];
  if (as === 'discarded') return [{ discard: { player, card: id } }, zone];
  return [{ die: { id } }, zone];
}

function playerWays(event: Extract<WouldBeEvent, { kind: 'player-event' }>): WrittenEvent[] {
  const { player, amount } = event;
  switch (event.what) {
    case 'lose-game':
      return [{ lose: { player } }];
    case 'win-game':
      return [{ win: { player } }];
    case 'roll-dice':
      return [{ rollDie: { player, n: amount } }];
    case 'skip':
      return [{ skip: { player, what: event.part } }];
    default:
      return [{ [event.what]: { player } }];
  }
}

function tokenWords({ card, isTapped }: TokenBatch): Readonly<Record<string, unknown>> {
  const [face] = card.faces;
  return {
    name: face.name,
    types: face.cardTypes,
    subtypes: face.subtypes,
    supertypes: face.supertypes,
    colors: COLORS.filter((color) => face.colorIndicator?.includes(color)),
    power: face.power,
    toughness: face.toughness,
    tapped: isTapped,
  };
}

/** Tokens that are written alike, counted together at the place of the first. */
export function joinTokens(events: readonly WrittenEvent[]): readonly WrittenEvent[] {
  const joined: WrittenEvent[] = [];
  for (const event of events) {
    const { n, ...rest } = event.tokens ?? {};
    const at = joined.findIndex(({ tokens }) => {
      const { n: _, ...other } = tokens ?? {};
      return tokens !== undefined && JSON.stringify(other) === JSON.stringify(rest);
    });
    const same = joined[at]?.tokens;
    if (event.tokens === undefined || same === undefined) joined.push(event);
    else joined[at] = { tokens: { ...same, n: Number(same.n) + Number(n) } };
  }
  return joined;
}

export const joinTokenEntries = (entries: readonly OutcomeEntry[]): readonly OutcomeEntry[] => {
  if (!entries.every(({ ways }) => ways[0]?.tokens !== undefined)) return entries;
  return joinTokens(entries.flatMap(({ ways: [way] }) => (way === undefined ? [] : [way]))).map((way) => ({
    ways: [way],
    isAdditional: false,
  }));
};

/** Whether an event is what a case writes, in all fields that the case gives. */
export function isWritten(entry: OutcomeEntry, expected: WrittenEvent): boolean {
  const [key, fields] = Object.entries(expected)[0] ?? [];
  if (key === undefined || fields === undefined) return false;
  return entry.ways.some((way) => {
    const got = way[key];
    return (
      got !== undefined && Object.entries(fields).every(([name, value]) => isEqual(name, value, got[name]))
    );
  });
}

function isEqual(name: string, expected: unknown, got: unknown): boolean {
  if (name === 'choices' || name === 'noRegen') return true;
  if (Array.isArray(expected))
    return (
      Array.isArray(got) &&
      expected.length === got.length &&
      expected.every((each) => got.some((other) => lower(other) === lower(each)))
    );
  if (typeof expected === 'object' && expected !== null) {
    const fields = typeof got === 'object' && got !== null ? (got as Record<string, unknown>) : {};
    return Object.entries(expected).every(([key, value]) => isEqual(key, value, fields[key] ?? 0));
  }
  if (name === 'name') return withoutToken(expected) === withoutToken(got);
  if (name === 'card' && Array.isArray(got)) return got.includes(expected);
  if (typeof expected === 'boolean')
    return expected === (got ?? false) || (expected && typeof got === 'string');
  return expected === got;
}

const lower = (word: unknown): unknown => (typeof word === 'string' ? word.toLowerCase() : word);

/** 111.4: a token without a name of its own is called after its subtypes and the word "Token". */
const withoutToken = (name: unknown): unknown =>
  typeof name === 'string' ? name.toLowerCase().replace(/ token$/, '') : name;
