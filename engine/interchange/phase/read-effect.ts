import { KEYWORDS } from '../../vocabulary/keywords.ts';
import type { Notes } from '../note.ts';
import type { SnapshotEffect } from '../snapshot.ts';
import { id, isJson, type Json, list, record, text, whole } from './json.ts';

/**
 * An effect of a resolution as a text that can be read: "Target permanent gets +3/+3 until end of turn." Noted and left
 * out unless all of it can be said, for a part of an effect would be another effect.
 */
export function readPhaseEffect(
  effect: Json,
  key: string,
  names: (id: string) => string | undefined,
  notes: Notes,
): SnapshotEffect | undefined {
  const affected = record(effect.affected);
  const target = affected?.type === 'SpecificObject' ? id(affected.id) : undefined;
  const name = target === undefined ? undefined : names(target);
  const predicate = predicateOf(list(effect.modifications));
  const until = durationOf(effect.duration);
  const source = names(id(effect.source_id) ?? '') ?? key;
  if (
    target === undefined ||
    name === undefined ||
    predicate === undefined ||
    until === undefined ||
    effect.condition
  ) {
    notes.add('unread-effect', source, JSON.stringify(effect.modifications ?? effect).slice(0, 150));
    return undefined;
  }
  const timestamp = whole(effect.timestamp);
  return {
    key,
    text: `Target permanent ${predicate}${until}.`,
    controller: whole(effect.controller) ?? 0,
    targets: [target],
    ...(timestamp === undefined ? {} : { timestamp }),
  };
}

function durationOf(duration: unknown): string | undefined {
  const kind = isJson(duration) ? text(duration.type) : text(duration);
  if (kind === 'UntilEndOfTurn') return ' until end of turn';
  return kind === 'Permanent' ? '' : undefined;
}

function predicateOf(modifications: readonly unknown[]): string | undefined {
  const [sizes, others]: [Map<string, number>, string[]] = [new Map(), []];
  for (const each of modifications) {
    const kind = text(record(each)?.type);
    const value = whole(record(each)?.value);
    if (kind !== undefined && SIZES.includes(kind) && value !== undefined && !sizes.has(kind))
      sizes.set(kind, value);
    else {
      const words = kind === undefined ? undefined : wordsOf(kind, record(each) ?? {});
      if (words === undefined) return undefined;
      others.push(words);
    }
  }
  const parts = [...sizeWords(sizes), ...others];
  if (sizes.has('SetPower') !== sizes.has('SetToughness')) return undefined;
  return parts.length === 0 ? undefined : parts.join(' and ');
}

const SIZES = ['AddPower', 'AddToughness', 'SetPower', 'SetToughness'];

function sizeWords(sizes: ReadonlyMap<string, number>): readonly string[] {
  const [power, toughness] = [sizes.get('AddPower'), sizes.get('AddToughness')];
  const gets =
    power === undefined && toughness === undefined
      ? []
      : [`gets ${signed(power ?? 0, toughness)}/${signed(toughness ?? 0, power)}`];
  return sizes.has('SetPower')
    ? [`has base power and toughness ${sizes.get('SetPower')}/${sizes.get('SetToughness')}`, ...gets]
    : gets;
}

/** Nothing is added with the sign of its neighbor: "-2/-0". */
const signed = (value: number, other: number | undefined): string =>
  value < 0 || (value === 0 && (other ?? 0) < 0) ? `-${Math.abs(value)}` : `+${value}`;

function wordsOf(kind: string, part: Json): string | undefined {
  const keyword = text(part.keyword)
    ?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  const isKnown = KEYWORDS.some((each) => each === keyword);
  switch (kind) {
    case 'AddKeyword':
      return isKnown ? `gains ${keyword}` : undefined;
    case 'RemoveKeyword':
      return isKnown ? `loses ${keyword}` : undefined;
    case 'RemoveAllAbilities':
      return 'loses all abilities';
    case 'AddType': {
      const type = text(part.core_type)?.toLowerCase();
      return type === undefined
        ? undefined
        : `becomes ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type} in addition to its other types`;
    }
    case 'SetColor': {
      const [color, ...more] = list(part.colors).flatMap((each) => text(each)?.toLowerCase() ?? []);
      return color === undefined || more.length > 0 ? undefined : `becomes ${color}`;
    }
    default:
      return undefined;
  }
}
