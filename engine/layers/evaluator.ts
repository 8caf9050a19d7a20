import type { Ability } from '../abilities/ability.ts';
import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import { laterTimestamp } from '../state/timestamp.ts';
import { abilityId, type EffectId } from '../vocabulary/ids.ts';
import { LAYERS, type Layer } from '../vocabulary/layers.ts';
import { type AbilityChange, takesAway } from './columns/ability-changes.ts';
import { forEachBit, hasBit } from './columns/bits.ts';
import type { Board } from './columns/board.ts';
import { cannotHaveColumn, TEXT } from './columns/column-ids.ts';
import { loadBoard } from './columns/load.ts';
import { definitionIn, profileOf, type TextBox, templatesOf } from './columns/text-box.ts';
import { factsOfGrant, factsOfResolution, factsOfText } from './effect-facts.ts';
import { EffectNode } from './effect-node.ts';
import { compareEffects } from './effect-order.ts';
import { loadObject } from './loaded-object.ts';
import type { LayerObserver } from './observer.ts';
import { Teller } from './teller.ts';

/** An evaluation under way: the board, all effects that are known by now, and who listens. */
export class Evaluator {
  readonly board: Board;
  readonly nodes: EffectNode[] = [];
  readonly byId = new Map<EffectId, EffectNode>();
  /** For each layer the effects with parts in it, in order of time. */
  readonly #inLayer = new Map<Layer, EffectNode[]>(LAYERS.map((layer) => [layer, []]));
  readonly teller: Teller | undefined;
  layer: Layer = '1a';
  /** Grows each time that effects appear, or change what they say. */
  changes = 0;

  constructor(state: GameState, observer: LayerObserver | undefined) {
    this.board = loadBoard(state);
    this.teller = observer === undefined ? undefined : new Teller(this, observer);
    this.#gather();
    for (const nodes of this.#inLayer.values()) nodes.sort(compareEffects);
  }

  /** The effects with parts in the layer, in order of time; more may come while it is applied. */
  nodesIn(layer: Layer): readonly EffectNode[] {
    return this.#inLayer.get(layer) ?? [];
  }

  /** A layer begins. */
  enter(layer: Layer): void {
    this.layer = layer;
    this.changes += 1;
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
  addGranted(changes: readonly AbilityChange[], granter: EffectNode): EffectNode[] {
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
    return added;
  }

  /** Follows the texts of objects that an effect of layers 1 to 3 changed. */
  followTexts(before: readonly TextBox[], by: EffectNode): EffectNode[] {
    const texts = this.board.texts(TEXT);
    const changed = new Set<number>();
    for (let index = 0; index < texts.length; index += 1)
      if (texts[index] !== before[index]) changed.add(index);
    const kept = new Set<string>();
    for (const node of this.nodes) {
      if (node.abilityId === undefined || node.grantedBy !== undefined || !changed.has(node.sourceIndex))
        continue;
      if (node.gone !== undefined) continue;
      if (this.#keepsText(node, texts[node.sourceIndex])) kept.add(node.id);
      else node.gone = { by: by.id, inLayer: this.layer };
    }
    const added: EffectNode[] = [];
    for (const index of changed) {
      const [object, box] = [this.board.objects[index], texts[index]];
      if (object === undefined || box === undefined || object.isPhasedOut) continue;
      for (const template of profileOf(box.values).effects) {
        const node = new EffectNode(factsOfText(object, box.mark, template), index);
        if (!kept.has(node.id)) added.push(node);
      }
    }
    this.#addAll(added);
    return added;
  }

  /** Whether the node's ability is still there; it may say something else by now (612). */
  #keepsText(node: EffectNode, box: TextBox | undefined): boolean {
    const [abilityIndex, effectIndex] = node.printed;
    if (box === undefined || node.abilityId !== `${node.source}/${abilityIndex}${box.mark}`) return false;
    if (box.values.abilities[abilityIndex] === node.ability) return true;
    const template = profileOf(box.values).effects.find(
      (candidate) => candidate.abilityIndex === abilityIndex && candidate.effectIndex === effectIndex,
    );
    const object = this.board.objects[node.sourceIndex];
    if (template === undefined || object === undefined) return false;
    const fresh = factsOfText(object, box.mark, template);
    node.words = fresh.words;
    node.ability = fresh.ability;
    node.plan = fresh.plan;
    node.memory.objects = undefined;
    node.memory.conditionAt = -1;
    this.changes += 1;
    return true;
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
    this.nodes.push(node);
    this.byId.set(node.id, node);
    for (const layer of node.plan.layers) this.#inLayer.get(layer)?.push(node);
  }

  #addAll(added: readonly EffectNode[]): void {
    if (added.length === 0) return;
    this.changes += 1;
    for (const node of added) this.#add(node);
    const layers = new Set(added.flatMap(({ plan }) => plan.layers));
    for (const layer of layers) this.#inLayer.get(layer)?.sort(compareEffects);
  }
}

const makesEffects = (ability: Ability): boolean => definitionIn(ability, 0) !== undefined;
