import type { Ability } from '../abilities/ability.ts';
import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import { laterTimestamp } from '../state/timestamp.ts';
import { abilityId, type EffectId, type PlayerId } from '../vocabulary/ids.ts';
import { LAYERS, type Layer } from '../vocabulary/layers.ts';
import { type AbilityChange, takesAway } from './columns/ability-changes.ts';
import { forEachBit, hasBit } from './columns/bits.ts';
import type { Board } from './columns/board.ts';
import { cannotHaveColumn, TEXT } from './columns/column-ids.ts';
import { loadBoard } from './columns/load.ts';
import { controllerAt } from './columns/references-on-board.ts';
import { definitionIn, profileOf, type TextBox, templatesOf } from './columns/text-box.ts';
import { type EffectFacts, factsOfGrant, factsOfResolution, factsOfText } from './effect-facts.ts';
import { EffectMemory, EffectNode } from './effect-node.ts';
import { compareEffects } from './effect-order.ts';
import { type EffectPlan, planOfDefinition } from './effect-plan.ts';
import { loadObject } from './loaded-object.ts';
import type { LayerObserver } from './observer.ts';
import { Teller } from './teller.ts';

/** What is evaluated otherwise than the rules say, to show what they are for. Never for a board's own values. */
export interface EvaluateInstead {
  /** Effects are applied by timestamp alone within a layer, as if there were no 613.8. */
  readonly withoutDependency?: boolean;
  /** Single dependencies that are ignored, or kept to, whatever 613.8a finds; all others are found as ever. */
  readonly dependencies?: readonly DependencyInstead[];
  /** Effects that count as if they did not exist. */
  readonly without?: ReadonlySet<EffectId>;
}

/** Whether one effect waits for another in a layer, decided from outside. */
export interface DependencyInstead {
  readonly layer: Layer;
  readonly dependent: EffectId;
  readonly on: EffectId;
  readonly holds: boolean;
}

/** An evaluation under way: the board, all effects that are known by now, and who listens. */
export class Evaluator {
  readonly board: Board;
  readonly nodes: EffectNode[] = [];
  readonly byId = new Map<EffectId, EffectNode>();
  /** For each layer the effects with parts in it, in order of time. */
  readonly #inLayer = new Map<Layer, EffectNode[]>(LAYERS.map((layer) => [layer, []]));
  readonly #unsorted = new Set<Layer>();
  readonly #memories = new Map<EffectPlan, Map<PlayerId, EffectMemory>>();
  readonly teller: Teller | undefined;
  layer: Layer = '1a';
  /** Grows each time that effects appear, or change what they say. */
  changes = 0;

  readonly instead: EvaluateInstead;

  constructor(state: GameState, observer: LayerObserver | undefined, instead: EvaluateInstead = {}) {
    this.instead = instead;
    this.board = loadBoard(state);
    this.teller = observer === undefined ? undefined : new Teller(this, observer);
    this.#gather();
  }

  /** The effects with parts in the layer, in order of time; more may come while it is applied. */
  nodesIn(layer: Layer): readonly EffectNode[] {
    const nodes = this.#inLayer.get(layer) ?? [];
    if (this.#unsorted.delete(layer)) nodes.sort(compareEffects);
    return nodes;
  }

  /** A layer begins. */
  enter(layer: Layer): void {
    this.layer = layer;
    this.changes += 1;
  }

  /** Effects that say the same and have the same "you" share what is worked out of them, until they start. */
  shareMemory(node: EffectNode): void {
    if (!node.plan.isShared || node.startedIn !== undefined || node.facts.fixedController !== undefined)
      return;
    const you = controllerAt(this.board, node.sourceIndex);
    let byPlayer = this.#memories.get(node.plan);
    if (byPlayer === undefined) {
      byPlayer = new Map();
      this.#memories.set(node.plan, byPlayer);
    }
    const known = byPlayer.get(you);
    if (known === undefined) byPlayer.set(you, node.memory);
    else node.memory = known;
  }

  /** A layer is done: what held in it alone is forgotten. */
  leave(layer: Layer): void {
    for (const node of this.nodesIn(layer)) {
      node.isApplied = false;
      node.inLayer = undefined;
      node.memory.leaveLayer();
    }
  }

  /** Effects of abilities that these changes gave to objects begin to exist (613.7a). */
  addGranted(changes: readonly AbilityChange[], granter: EffectNode): void {
    const added: EffectNode[] = [];
    for (const [place, change] of changes.entries()) {
      if (change.kind !== 'add' && change.kind !== 'add-each') continue;
      if (change.kind === 'add' && !change.abilities.some(makesEffects)) continue;
      const later = changes.slice(place + 1);
      forEachBit(change.objects, (index) => {
        const abilities = change.kind === 'add' ? change.abilities : (change.abilitiesOf.get(index) ?? []);
        for (const [position, ability] of abilities.entries()) {
          // The same effect may take away what it gave.
          if (!makesEffects(ability) || later.some((other) => takesAway(other, ability, index))) continue;
          added.push(...this.#granted(index, change.by.part, position, ability, granter));
        }
      });
    }
    this.#addAll(added);
  }

  /** Follows the texts of objects that an effect of layers 1 to 3 changed. */
  followTexts(before: readonly TextBox[], by: EffectNode): void {
    const texts = this.board.texts(TEXT);
    const added: EffectNode[] = [];
    for (let index = 0; index < texts.length; index += 1) {
      const [object, box] = [this.board.objects[index], texts[index]];
      if (object === undefined || box === undefined || box === before[index]) continue;
      const templates = profileOf(box.values).effects;
      const now = new Set(templates.map((template) => factsOfText(object, box.mark, template).id));
      for (const node of this.nodes)
        if (node.sourceIndex === index && node.abilityId !== undefined && node.grantedBy === undefined)
          if (!now.has(node.id)) node.gone ??= { by: by.id, inLayer: this.layer };
      if (object.isPhasedOut) continue;
      for (const template of templates) {
        const facts = factsOfText(object, box.mark, template);
        const known = this.byId.get(facts.id);
        if (known === undefined) added.push(new EffectNode(facts, index));
        else this.#bind(known, facts);
      }
    }
    this.#addAll(added);
  }

  /** The ability of an effect is there, or there again, and may say something else by now (612). */
  #bind(node: EffectNode, facts: EffectFacts): void {
    node.gone = undefined;
    if (node.ability === facts.ability) return;
    for (const layer of node.plan.layers)
      this.#inLayer.get(layer)?.splice(this.nodesIn(layer).indexOf(node), 1);
    const definition = definitionIn(facts.ability, node.printed[1]);
    const choices = this.board.objects[node.sourceIndex]?.choices;
    if (definition !== undefined)
      node.plan = planOfDefinition(definition, node.isCharacteristicDefining, choices);
    node.words = facts.words;
    node.ability = facts.ability;
    node.memory = new EffectMemory();
    this.#list(node);
  }

  #gather(): void {
    const { board } = this;
    for (let index = 0; index < board.objects.length; index += 1) {
      const object = board.objects[index] as GameObject;
      const { ofText, ofStatus } = loadObject(object);
      for (const facts of ofText) this.#add(new EffectNode(facts, index));
      if (!object.isPhasedOut) for (const facts of ofStatus) this.#add(new EffectNode(facts, index));
    }
    for (const resolved of board.state.effects) {
      if (resolved.waitsFor !== undefined || resolved.replacement !== undefined) continue;
      const index = resolved.source === undefined ? -1 : (board.indexOf.get(resolved.source) ?? -1);
      this.#add(new EffectNode(factsOfResolution(resolved, board.objects[index]), index));
    }
  }

  #granted(
    index: number,
    part: number,
    position: number,
    ability: Ability,
    granter: EffectNode,
  ): EffectNode[] {
    const object = this.board.objects[index];
    if (object === undefined) return [];
    if (ability.kind === 'keyword' && hasBit(this.board.bits(cannotHaveColumn(ability.keyword)), index))
      return [];
    const instance = {
      id: abilityId(`${object.id}+${granter.id}/${part}.${position}`),
      timestamp: laterTimestamp(object.timestamp, granter.timestamp),
      part,
    };
    return templatesOf(ability, 0, false).map(
      (each) => new EffectNode(factsOfGrant(object, instance, each, granter), index),
    );
  }

  #add(node: EffectNode): void {
    if (this.instead.without?.has(node.id)) return;
    this.nodes.push(node);
    this.byId.set(node.id, node);
    this.#list(node);
  }

  /** Puts the effect among those of each layer in which it has parts. */
  #list(node: EffectNode): void {
    for (const layer of node.plan.layers) {
      this.#inLayer.get(layer)?.push(node);
      this.#unsorted.add(layer);
    }
    this.changes += 1;
  }

  #addAll(added: readonly EffectNode[]): void {
    for (const node of added) this.#add(node);
  }
}

const makesEffects = (ability: Ability): boolean => definitionIn(ability, 0) !== undefined;
