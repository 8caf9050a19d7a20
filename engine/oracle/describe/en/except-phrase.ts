import type { Modification } from '../../../abilities/modification.ts';
import type { CharacteristicName } from '../../../vocabulary/characteristics.ts';
import type { Narrator } from './context.ts';
import { joinList, possessive } from './grammar.ts';
import { predicateOfParts } from './predicate.ts';
import type { Subject } from './subject.ts';
import { namePhrase } from './words.ts';

/** ", except its name is … and it's an artifact in addition to its other types": exceptions of a copy (CR 707.9). */
export function exceptPhrase(
  except: readonly Modification[],
  subject: Pick<Subject, 'narrator' | 'types'>,
  notCopied: readonly CharacteristicName[] = [],
): string {
  if (except.length === 0 && notCopied.length === 0) return '';
  const copy: Subject = {
    text: 'it',
    number: 'singular',
    kind: 'copy',
    subtypes: [],
    types: subject.types,
    isNoncreature: false,
    isResolving: false,
    choosesNow: false,
    narrator: subject.narrator,
  };
  const names = except.flatMap((part) =>
    part.kind === 'set-name' ? [`its name is ${namePhrase(part.name)}`] : [],
  );
  const sizes = except.flatMap((part) => sizeOfAnother(part, subject.narrator));
  const kept = notCopied.length === 0 ? [] : [`it doesn't copy its ${joinList(notCopied.map(spaced))}`];
  const { clauses, tail, after } = predicateOfParts(
    except.filter((part) => part.kind !== 'set-name' && sizeOfAnother(part, subject.narrator).length === 0),
    copy,
  );
  const all = [...names, ...kept, ...clauses.map(itClause), ...sizes];
  return `, except ${[joinList(all) + tail, ...after].join('. ')}`;
}

/** "its power and toughness are equal to this creature's power and toughness": named, for "its" is the copy's. */
function sizeOfAnother(part: Modification, { context }: Narrator): readonly string[] {
  if (part.kind !== 'set-base-power-toughness') return [];
  const { power, toughness } = part;
  const isOwn =
    typeof power === 'object' &&
    typeof toughness === 'object' &&
    power.kind === 'power' &&
    toughness.kind === 'toughness' &&
    power.of.kind === 'source' &&
    toughness.of.kind === 'source';
  return isOwn
    ? [`its power and toughness are equal to ${possessive(context.source)} power and toughness`]
    : [];
}

/** "it's …", "it has …" */
const itClause = (predicate: string): string => `it ${predicate}`.replace(/^it is (?!n't)/, "it's ");

const spaced = (name: CharacteristicName): string => name.replaceAll('-', ' ');
