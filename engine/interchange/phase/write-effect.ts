import type { Ability } from '../../abilities/ability.ts';
import type { Amount } from '../../abilities/amount.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { ResolvedEffect } from '../../state/resolved-effect.ts';
import { COLOR_WORDS, COLORS } from '../../vocabulary/colors.ts';
import { pascalCase } from '../code-words.ts';
import type { Json } from './json.ts';
import type { PhaseNumbers } from './write-state.ts';

/** One part of an effect: its kind and what else there is to say. */
export interface PhaseModification extends Json {
  readonly type: string;
}

export interface PhaseEffect extends Json {
  readonly source_id: number;
  readonly duration: string;
  readonly modifications: readonly PhaseModification[];
}

/**
 * The effect of a resolution as phase keeps it, once for each object that it is locked in on (611.2c). `undefined` unless
 * all of it can be said: a part of an effect would be another effect.
 */
export function writePhaseEffect(
  effect: ResolvedEffect,
  numbers: PhaseNumbers,
): readonly PhaseEffect[] | undefined {
  const { affected, parts, duration, condition, controller, timestamp, replacement } = effect;
  const lasts = DURATIONS[duration.kind];
  if (affected.kind !== 'locked-in' || lasts === undefined || condition !== undefined) return undefined;
  if (replacement !== undefined || effect.waitsFor !== undefined || affected.objects.length === 0)
    return undefined;
  const modifications = parts.map(modificationsOf);
  const objects = affected.objects.map((id) => numbers.object(id));
  if (modifications.includes(undefined) || objects.includes(undefined)) return undefined;
  return objects.flatMap((id) =>
    id === undefined
      ? []
      : [
          {
            source_id: id,
            controller: numbers.player(controller),
            timestamp: numbers.timestamp(timestamp),
            duration: lasts,
            affected: { type: 'SpecificObject', id },
            modifications: modifications.flatMap((each) => each ?? []),
          },
        ],
  );
}

const DURATIONS: Readonly<Record<string, string>> = {
  'until-end-of-turn': 'UntilEndOfTurn',
  'until-end-of-game': 'Permanent',
};

function modificationsOf(part: Modification): readonly PhaseModification[] | undefined {
  switch (part.kind) {
    case 'modify-power-toughness':
      return sized('AddPower', part.power, 'AddToughness', part.toughness);
    case 'set-base-power-toughness':
      return part.power === undefined || part.toughness === undefined
        ? undefined
        : sized('SetPower', part.power, 'SetToughness', part.toughness);
    case 'add-ability': {
      const keyword = part.times === undefined ? plainKeyword(part.ability) : undefined;
      return keyword === undefined ? undefined : [{ type: 'AddKeyword', keyword: pascalCase(keyword) }];
    }
    case 'lose-keyword':
      return [{ type: 'RemoveKeyword', keyword: pascalCase(part.keyword) }];
    case 'lose-all-abilities':
      return part.except === undefined ? [{ type: 'RemoveAllAbilities' }] : undefined;
    case 'add-card-types':
      return part.types.map((each) => ({ type: 'AddType', core_type: pascalCase(each) }));
    case 'set-colors': {
      const colors = part.colors.flatMap((word) => COLORS.find((color) => color === word) ?? []);
      if (colors.length !== part.colors.length) return undefined;
      return [{ type: 'SetColor', colors: colors.map((color) => pascalCase(COLOR_WORDS[color])) }];
    }
    default:
      return undefined;
  }
}

/** Keywords with a parameter are written in forms of their own there. */
const plainKeyword = (ability: Ability): string | undefined =>
  ability.kind === 'keyword' && ability.parameter === undefined ? ability.keyword : undefined;

function sized(
  powerType: string,
  power: Amount,
  toughnessType: string,
  toughness: Amount,
): readonly PhaseModification[] | undefined {
  if (typeof power !== 'number' || typeof toughness !== 'number') return undefined;
  return [
    { type: powerType, value: power },
    { type: toughnessType, value: toughness },
  ];
}
