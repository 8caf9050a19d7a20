import { powerToughnessOfCounter } from '../vocabulary/counters.ts';
import { keywordOfCounter } from '../vocabulary/keyword-counters.ts';
import { LAYERS, type Layer } from '../vocabulary/layers.ts';
import type { Ability } from './ability.ts';
import type { Instruction } from './instruction.ts';
import { DEFINING_KEYWORDS, layersOfKeyword } from './keyword-layers.ts';
import { layerOf, type Modification } from './modification.ts';
import type { EntryModification, ReplacementEffectDefinition } from './replacement-effect.ts';

/** Layers in which effects of these abilities act, in order. */
export function layersOfAbilities(abilities: readonly Ability[]): readonly Layer[] {
  const found = new Set(abilities.flatMap(layersOfAbility));
  return LAYERS.filter((layer) => found.has(layer));
}

/** Layers in which effects of these instructions act, in order. */
export function layersOfInstructions(instructions: readonly Instruction[]): readonly Layer[] {
  const found = new Set(instructions.flatMap(layersOfInstruction));
  return LAYERS.filter((layer) => found.has(layer));
}

/** Whether the ability is characteristic-defining (604.3). */
export const definesCharacteristics = (ability: Ability): boolean =>
  ability.kind === 'static'
    ? ability.isCharacteristicDefining === true
    : ability.kind === 'keyword' && DEFINING_KEYWORDS.has(ability.keyword);

function layersOfAbility(ability: Ability): readonly Layer[] {
  switch (ability.kind) {
    case 'static':
      return ability.effects.flatMap(({ parts }) =>
        layersOfParts(parts, ability.isCharacteristicDefining === true),
      );
    case 'activated':
    case 'triggered':
    case 'spell':
      return ability.instructions.flatMap(layersOfInstruction);
    case 'replacement':
      return layersOfReplacement(ability.effect);
    case 'keyword':
      return layersOfKeyword(ability.keyword);
    case 'plain-static':
      return (ability.thisWay?.instructions ?? []).flatMap(layersOfInstruction);
  }
}

function layersOfInstruction(instruction: Instruction): readonly Layer[] {
  switch (instruction.kind) {
    case 'continuous-effect':
    case 'next-spell-effect':
      return layersOfParts(instruction.parts, false);
    case 'exchange-control':
      return ['2'];
    case 'exchange-text-boxes':
      return ['3'];
    case 'put-counters':
      return layersOfCounter(instruction.counter);
    case 'create-token-copy':
      return ['1a'];
    case 'turn-face-down':
      return ['1b'];
    case 'move':
      return (instruction.entry ?? []).flatMap(layersOfEntry);
    case 'replacement-effect':
      return layersOfReplacement(instruction.effect);
    case 'create-emblem':
      return instruction.abilities.flatMap(layersOfAbility);
    case 'modal':
      return instruction.modes.flatMap((mode) => mode.flatMap(layersOfInstruction));
    case 'may':
      return instruction.instructions.flatMap(layersOfInstruction);
    case 'if':
      return [...instruction.then, ...(instruction.otherwise ?? [])].flatMap(layersOfInstruction);
    default:
      return [];
  }
}

function layersOfReplacement(effect: ReplacementEffectDefinition): readonly Layer[] {
  if (effect.kind === 'turned-face-up') return layersOfCounter(effect.counter);
  return effect.kind === 'enters' ? effect.entry.flatMap(layersOfEntry) : [];
}

function layersOfEntry(entry: EntryModification): readonly Layer[] {
  switch (entry.kind) {
    case 'as-copy':
      return ['1a'];
    case 'turn-face-down':
      return ['1b'];
    case 'with':
      return layersOfParts(entry.parts, false);
    case 'counters':
      return layersOfCounter(entry.counter);
    case 'counter-of-choice':
      return entry.from.flatMap(layersOfCounter);
    case 'if':
      return entry.entry.flatMap(layersOfEntry);
    case 'unless-paid':
      return entry.otherwise.flatMap(layersOfEntry);
    case 'do':
      return entry.instructions.flatMap(layersOfInstruction);
    // 613.2a: "it becomes your choice of" is applied as a copy effect is.
    case 'one-of':
      return ['1a'];
    case 'tapped':
    case 'untapped':
    case 'choose':
    case 'exile':
      return [];
  }
}

/** 122.1a in 7c, 122.1b in 6. */
function layersOfCounter(counter: string): readonly Layer[] {
  if (powerToughnessOfCounter(counter) !== undefined) return ['7c'];
  return keywordOfCounter(counter) === undefined ? [] : ['6'];
}

const layersOfParts = (parts: readonly Modification[], isCharacteristicDefining: boolean): readonly Layer[] =>
  parts.map((part) => layerOf(part, isCharacteristicDefining));
