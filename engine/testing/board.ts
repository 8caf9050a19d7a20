import type { Condition } from '../abilities/condition.ts';
import type { Modification } from '../abilities/modification.ts';
import type { Selector } from '../abilities/selector.ts';
import type { CardDefinition } from '../cards/card-definition.ts';
import { libraryCard } from '../cards/library/index.ts';
import type { CopiableValues } from '../state/copiable-values.ts';
import type { GameObject } from '../state/game-object.ts';
import type { GameState, PlayerState } from '../state/game-state.ts';
import type { ResolvedEffect } from '../state/resolved-effect.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { FaceDownKind } from '../vocabulary/face-down.ts';
import { effectId, objectId, type PlayerId, playerId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';

/** What may be said of an object beside its card. What is absent is as it usually is. */
export interface ObjectOptions {
  /** Default: the card's name, with `#2`, `#3` … if that is taken. */
  readonly id?: string;
  /** Default: the player named last. */
  readonly controller?: string;
  /** Default: the controller. */
  readonly owner?: string;
  /** Default: later than everything before it. */
  readonly timestamp?: number;
  readonly zone?: Zone;
  readonly token?: boolean;
  readonly tapped?: boolean;
  readonly faceDown?: FaceDownKind;
  readonly phasedOut?: boolean;
  readonly face?: number;
  /** The id of an object or a player. */
  readonly attachedTo?: string;
  readonly counters?: Readonly<Record<string, number>>;
  readonly choices?: Choices;
  readonly designations?: readonly string[];
  readonly exiledWith?: string;
  readonly x?: number;
  readonly sinceStep?: number;
  /** What else is so of it: flipped, merged, stickered. */
  readonly status?: Pick<GameObject, 'isFlipped' | 'merged' | 'stickers'>;
}

/** A continuous effect as a resolution left it. */
export interface EffectOptions {
  readonly id: string;
  /** Ids of the objects to which it was locked in; or a selector, for parts that change the rules only. */
  readonly affects: readonly string[] | Selector;
  readonly parts: readonly Modification[];
  readonly controller?: string;
  readonly source?: string;
  readonly timestamp?: number;
  readonly condition?: Condition;
  readonly copied?: readonly (CopiableValues | undefined)[];
  readonly sinceStep?: number;
}

/**
 * Writes a game state in a few lines, for tests:
 * `board().permanent('Blood Moon').permanent('Urborg, Tomb of Yawgmoth', { id: 'urborg' }).state()`.
 * Everything gets a later timestamp than what was written before it. Cards are given as data or by the name of a
 * built-in card. There are two players, A and B; A is active, and controls what nobody else is said to control.
 */
export function board(): BoardBuilder {
  return new BoardBuilder();
}

export class BoardBuilder {
  #players: PlayerState[] = [newPlayer('A'), newPlayer('B')];
  #isDefaultPlayers = true;
  #current = playerId('A');
  #active: PlayerId | undefined;
  #clock = 1;
  readonly #objects = new Map<string, GameObject>();
  readonly #effects: ResolvedEffect[] = [];
  #combat: GameState['combat'] = { attackers: [], blockers: [] };

  /** From here on this player controls what comes. The first call replaces the two players A and B. */
  player(id: string, options: Partial<Omit<PlayerState, 'id'>> = {}): this {
    if (this.#isDefaultPlayers && !this.#players.some((player) => player.id === id)) this.#players = [];
    this.#isDefaultPlayers = false;
    const others = this.#players.filter((player) => player.id !== id);
    const known = this.#players.find((player) => player.id === id) ?? newPlayer(id);
    const updated = { ...known, ...options };
    this.#players = others.length === this.#players.length ? [...others, updated] : this.#replaced(updated);
    this.#current = playerId(id);
    return this;
  }

  /** Whose turn it is; the first player's if nothing is said. */
  turnOf(id: string): this {
    this.#active = playerId(id);
    return this;
  }

  permanent(card: CardDefinition | string, options: ObjectOptions = {}): this {
    return this.#object(card, { ...options, zone: 'battlefield' });
  }

  token(card: CardDefinition | string, options: ObjectOptions = {}): this {
    return this.permanent(card, { ...options, token: true });
  }

  /** A card in another zone; in a library or graveyard on top. */
  card(card: CardDefinition | string, zone: Zone, options: ObjectOptions = {}): this {
    return this.#object(card, { ...options, zone });
  }

  emblem(card: CardDefinition, options: ObjectOptions = {}): this {
    return this.#object(card, { ...options, zone: 'command' }, 'emblem');
  }

  /** Puts counters on the object written last, or on another. Counters of one kind share a timestamp (613.7c). */
  counter(kind: string, count = 1, on?: string): this {
    const object = this.#find(on);
    const others = object.counters.filter((group) => group.kind !== kind);
    const before = object.counters.find((group) => group.kind === kind)?.count ?? 0;
    const group = { kind, count: before + count, timestamp: this.#next(undefined) };
    this.#objects.set(object.id, { ...object, counters: [...others, group] });
    return this;
  }

  /** Attaches an object; it gets a new timestamp (613.7e). */
  attach(id: string, to: string): this {
    const object = this.#find(id);
    const attached = { ...object, attachedTo: objectId(to), timestamp: this.#next(undefined) };
    this.#objects.set(object.id, attached);
    return this;
  }

  effect(options: EffectOptions): this {
    const { id, affects, parts, source, condition, timestamp, sinceStep = 0 } = options;
    this.#effects.push({
      id: effectId(id),
      source: source === undefined ? undefined : objectId(source),
      sourceName: source ?? 'Effect',
      controller: options.controller === undefined ? this.#current : playerId(options.controller),
      timestamp: this.#next(timestamp),
      affected:
        'kind' in affects
          ? { kind: 'open', selector: affects }
          : { kind: 'locked-in', objects: affects.map(objectId) },
      condition,
      parts,
      copied: options.copied ?? parts.map(() => undefined),
      duration: { kind: 'until-end-of-turn' },
      sinceStep,
    });
    return this;
  }

  attacking(...ids: readonly string[]): this {
    const attackers = ids.map((id) => ({ object: objectId(id), attacking: undefined }));
    this.#combat = { ...this.#combat, attackers: [...this.#combat.attackers, ...attackers] };
    return this;
  }

  blocking(blocker: string, attacker: string): this {
    const pair = { blocker: objectId(blocker), attacker: objectId(attacker) };
    this.#combat = { ...this.#combat, blockers: [...this.#combat.blockers, pair] };
    return this;
  }

  state(): GameState {
    return {
      players: this.#players,
      activePlayer: this.#active ?? this.#players[0]?.id ?? this.#current,
      turn: 1,
      objects: new Map([...this.#objects.values()].map((object) => [object.id, object])),
      effects: this.#effects,
      clock: this.#clock,
      combat: this.#combat,
      designations: [],
    };
  }

  #object(
    card: CardDefinition | string,
    options: ObjectOptions,
    kind: GameObject['kind'] = options.token === true ? 'token' : 'card',
  ): this {
    const definition = typeof card === 'string' ? libraryCard(card) : card;
    if (definition === undefined) throw new Error(`There is no built-in card ${String(card)}.`);
    const id = objectId(options.id ?? this.#freeId(definition.name));
    if (this.#objects.has(id)) throw new Error(`There are two objects ${id}.`);
    const controller = options.controller === undefined ? this.#current : playerId(options.controller);
    const owner = options.owner === undefined ? controller : playerId(options.owner);
    const zone = options.zone ?? 'battlefield';
    const timestamp = this.#next(options.timestamp);
    this.#objects.set(id, {
      id,
      kind,
      card: definition,
      face: options.face ?? 0,
      owner,
      controller,
      zone,
      timestamp,
      isTapped: options.tapped ?? false,
      faceDown: options.faceDown,
      isPhasedOut: options.phasedOut ?? false,
      counters: Object.entries(options.counters ?? {}).map(([of, count]) => ({ kind: of, count, timestamp })),
      attachedTo: options.attachedTo === undefined ? undefined : objectId(options.attachedTo),
      damage: 0,
      choices: options.choices ?? {},
      designations: options.designations ?? [],
      exiledWith: options.exiledWith === undefined ? undefined : objectId(options.exiledWith),
      x: options.x,
      sinceStep: options.sinceStep ?? 0,
      ...options.status,
    });
    if (zone === 'library' || zone === 'graveyard') this.#putOnTop(id, owner, zone);
    return this;
  }

  #putOnTop(id: GameObject['id'], owner: PlayerId, zone: 'library' | 'graveyard'): void {
    const player = this.#players.find((candidate) => candidate.id === owner);
    if (player !== undefined) this.#players = this.#replaced({ ...player, [zone]: [...player[zone], id] });
  }

  #replaced(player: PlayerState): PlayerState[] {
    return this.#players.map((candidate) => (candidate.id === player.id ? player : candidate));
  }

  #find(id: string | undefined): GameObject {
    const object = id === undefined ? [...this.#objects.values()].at(-1) : this.#objects.get(id);
    if (object === undefined) throw new Error(`There is no object ${id ?? 'yet'}.`);
    return object;
  }

  #freeId(name: string): string {
    let id = name;
    for (let number = 2; this.#objects.has(id); number += 1) id = `${name}#${number}`;
    return id;
  }

  #next(at: number | undefined): { at: number; order: number } {
    const timestamp = { at: at ?? this.#clock, order: 0 };
    this.#clock = Math.max(this.#clock, timestamp.at) + 1;
    return timestamp;
  }
}

const newPlayer = (id: string): PlayerState => ({
  id: playerId(id),
  life: 20,
  counters: [],
  designations: [],
  library: [],
  graveyard: [],
});
