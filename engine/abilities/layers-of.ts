import { LAYERS, type Layer } from '../vocabulary/layers.ts';
import type { Ability } from './ability.ts';
import type { Instruction } from './instruction.ts';
import { layerOf, type Modification } from './modification.ts';

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
      if (ability.effect.kind !== 'enters') return [];
      return ability.effect.entry.flatMap((entry): readonly Layer[] => {
        if (entry.kind === 'as-copy') return ['1a'];
        if (entry.kind === 'with') return layersOfParts(entry.parts, false);
        return entry.kind === 'counters' && /^[+-]\d/.test(entry.counter) ? ['7c'] : [];
      });
    case 'keyword':
      return ability.keyword === 'changeling' ? ['4'] : ability.keyword === 'devoid' ? ['5'] : [];
    case 'plain-static':
      return [];
  }
}

function layersOfInstruction(instruction: Instruction): readonly Layer[] {
  switch (instruction.kind) {
    case 'continuous-effect':
      return layersOfParts(instruction.parts, false);
    case 'exchange-control':
      return ['2'];
    case 'exchange-text-boxes':
      return ['3'];
    case 'put-counters':
      return /^[+-]\d/.test(instruction.counter) ? ['7c'] : [];
    case 'create-token-copy':
      return ['1a'];
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

const layersOfParts = (parts: readonly Modification[], isCharacteristicDefining: boolean): readonly Layer[] =>
  parts.map((part) => layerOf(part, isCharacteristicDefining));
