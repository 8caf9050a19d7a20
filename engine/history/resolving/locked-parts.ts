import type { Modification } from '../../abilities/modification.ts';
import { resolveModification } from '../../layers/resolve-modification.ts';
import type { CopiableValues } from '../../state/copiable-values.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { boardOf, changeOf, numberOf, objectAt, playersAt } from './ask.ts';
import { fixReferences } from './fix-references.ts';
import type { Resolution } from './resolution.ts';

/**
 * The parts of an effect as they are from now on (CR 611.2d, 707.2b): numbers computed, players named, abilities and
 * copiable values taken. `affected` is the object that "it" means, if there is only one.
 */
export function lockedParts(
  resolution: Resolution,
  parts: readonly Modification[],
  affected: ObjectId | undefined,
): { readonly parts: readonly Modification[]; readonly copied: readonly (CopiableValues | undefined)[] } {
  const locked = fixReferences(parts, resolution).flatMap((part) => lock(resolution, part, affected));
  return { parts: locked.map(({ part }) => part), copied: locked.map(({ copied }) => copied) };
}

interface LockedPart {
  readonly part: Modification;
  readonly copied?: CopiableValues;
}

function lock(
  resolution: Resolution,
  part: Modification,
  affected: ObjectId | undefined,
): readonly LockedPart[] {
  const number = (amount: Parameters<typeof numberOf>[1]) => numberOf(resolution, amount, affected);
  switch (part.kind) {
    case 'become-copy':
      return becomeCopy(resolution, part, affected);
    case 'gain-text-of': {
      const of = objectAt(resolution, part.object);
      return of === undefined ? [] : [{ part: { ...part, object: { kind: 'object', id: of } } }];
    }
    case 'set-controller': {
      // "each player gains control of what they own" is different for each object, and stays so.
      if (part.to.kind === 'owner-of') return [{ part }];
      const [player] = playersAt(resolution, part.to, affected);
      return player === undefined ? [] : [{ part: { ...part, to: { kind: 'player', id: player } } }];
    }
    case 'set-base-power-toughness':
      return [
        {
          part: {
            kind: part.kind,
            ...(part.power === undefined ? {} : { power: number(part.power) }),
            ...(part.toughness === undefined ? {} : { toughness: number(part.toughness) }),
          },
        },
      ];
    case 'modify-power-toughness':
      return [
        {
          part: {
            ...part,
            power: changeOf(resolution, part.power, affected),
            toughness: changeOf(resolution, part.toughness, affected),
          },
        },
      ];
    case 'change-words':
      // Of the sorts of words that are offered, only one is chosen; nothing is said of the others (612.2).
      return typeof part.from === 'string' && typeof part.to === 'string' ? [{ part }] : [];
    case 'add-ability':
      return [{ part: part.times === undefined ? part : { ...part, times: number(part.times) } }];
    case 'add-abilities-of':
    case 'add-landwalks':
      return abilitiesNow(resolution, part, affected).map((ability) => ({
        part: { kind: 'add-ability', ability },
      }));
    case 'set-maximum-hand-size':
      return [{ part: part.to === 'none' ? part : { ...part, to: number(part.to) } }];
    case 'modify-maximum-hand-size':
      return [{ part: { ...part, by: number(part.by) } }];
    default:
      return [{ part }];
  }
}

function becomeCopy(
  resolution: Resolution,
  part: Extract<Modification, { kind: 'become-copy' }>,
  affected: ObjectId | undefined,
): readonly LockedPart[] {
  const of = objectAt(resolution, part.of);
  if (of === undefined) return [];
  const except = part.except.flatMap((exception) =>
    lock(resolution, exception, affected).map((each) => each.part),
  );
  return [{ part: { ...part, of: { kind: 'object', id: of }, except }, copied: copiableOf(resolution, of) }];
}

/** The copiable values of an object, or those that it left with (608.2h). */
const copiableOf = ({ run }: Resolution, id: ObjectId): CopiableValues =>
  (run.lastKnown(id) ?? run.evaluation.object(id)).copiable;

function abilitiesNow(resolution: Resolution, part: Modification, affected: ObjectId | undefined) {
  const { run, source, controller } = resolution;
  const context = { source, you: controller, ...(affected === undefined ? {} : { affected }) };
  const copiableNow = (id: ObjectId) => copiableOf(resolution, id);
  const resolved = resolveModification(boardOf(run), part, context, { copiableNow });
  return resolved?.kind === 'add-abilities' ? resolved.abilities : [];
}
