import type { Ability } from '../../abilities/ability.ts';

type Tree = unknown;
type Fields = Readonly<Record<string, Tree>>;

/**
 * Abilities in one form for all trees that mean the same: no order where none matters, alternatives of saying the same
 * made equal, free words left out. For comparisons only.
 */
export function canonical(abilities: readonly Ability[]): Tree {
  return abilities
    .flatMap((ability) => (ability.kind === 'static' ? splitStatic(ability) : [ability]))
    .map((ability) => canonicalTree(ability));
}

function splitStatic(ability: Extract<Ability, { kind: 'static' }>): Ability[] {
  return ability.effects.map((effect) => ({ ...ability, effects: [effect] }));
}

/** Free words, and names for the same thing, that don't change what an ability does. */
const DROPPED: ReadonlySet<string> = new Set([
  'words',
  'abilityWord',
  'restriction',
  'noun',
  'optional',
  'name_',
]);

function canonicalTree(tree: Tree): Tree {
  if (Array.isArray(tree))
    return mergedInstructions(tree.map(canonicalTree).filter((each) => each !== undefined));
  if (typeof tree !== 'object' || tree === null) return tree;
  const raw = tree as Fields;
  if (raw.kind === 'plain-static' && raw.thisWay === undefined) return { kind: 'plain-static' };
  const fields: Record<string, Tree> = {};
  for (const key of Object.keys(raw).sort()) {
    if (DROPPED.has(key) && typeof raw[key] !== 'object') continue;
    if (key === 'count' && raw[key] === 1) continue;
    if (key === 'index' && raw[key] === 0 && raw.kind !== 'target') continue;
    fields[key] = canonicalTree(raw[key]);
  }
  return sameMeaning(withOwnReference(fields, raw));
}

/** "its" of the one object that an effect is about is that object. */
function withOwnReference(fields: Record<string, Tree>, raw: Fields): Record<string, Tree> {
  const whom = raw.appliesTo as Fields | undefined;
  if (whom === undefined) return fields;
  const object =
    whom.kind === 'is' ? whom.object : whom.kind === 'targets' ? { index: 0, kind: 'target' } : undefined;
  if (object === undefined) return fields;
  const own = JSON.stringify(canonicalTree(object));
  return {
    ...fields,
    parts: JSON.parse(JSON.stringify(fields.parts).replaceAll('{"kind":"affected"}', own)) as Tree,
  };
}

/** Rules of the game in free words, whether they are said of objects or alone. */
const isRule = ({ effects }: Fields): boolean =>
  (effects as readonly Fields[]).every(({ parts }) =>
    (parts as readonly Fields[]).every(({ kind }) => kind === 'other-rule'),
  );

const text = (tree: Tree): string => JSON.stringify(tree);
const sorted = (list: readonly Tree[]): Tree[] =>
  [...list].sort((one, other) => (text(one) < text(other) ? -1 : text(one) > text(other) ? 1 : 0));

function sameMeaning(fields: Record<string, Tree>): Tree {
  switch (fields.kind) {
    case 'targets':
      return { kind: 'is', object: { index: 0, kind: 'target' } };
    case 'replacement-effect':
      return (fields.effect as Fields).kind === 'other' ? { kind: 'other' } : fields;
    case 'choose':
      return { ...fields, what: fields.what === 'copy' ? 'object' : fields.what };
    case 'static':
      return isRule(fields) ? { kind: 'plain-static' } : fields;
    case 'not': {
      const of = fields.of as Fields;
      return of.kind === 'any-of'
        ? sameMeaning({
            kind: 'all-of',
            of: (of.of as Tree[]).map((part) => sameMeaning({ kind: 'not', of: part })),
          })
        : fields;
    }
    case 'all-of':
    case 'any-of': {
      const parts = (fields.of as readonly Tree[]).flatMap((part) =>
        (part as Fields).kind === fields.kind ? ((part as Fields).of as Tree[]) : [part],
      );
      const bare =
        fields.kind === 'all-of'
          ? parts.filter((part) => (part as Fields).kind !== 'all')
          : parts.map((part) =>
              (part as Fields).kind === 'all' ? { kind: 'zone', zone: 'battlefield' } : part,
            );
      const unique = sorted(bare).filter(
        (part, index, all) => index === 0 || text(part) !== text(all[index - 1]),
      );
      return unique.length === 1 ? unique[0] : { kind: fields.kind, of: unique };
    }
    case 'cards-in-zone':
      return canonicalTree({
        kind: 'count',
        of: {
          kind: 'all-of',
          of: [
            fields.matching ?? { kind: 'all' },
            { kind: 'zone', zone: fields.zone },
            ...((fields.of as Fields).kind === 'each-player' ? [] : [{ kind: 'owner', is: fields.of }]),
          ],
        },
      });
    case 'exists':
      return {
        kind: 'exists',
        what: fields.what,
        ...(fields.atLeast === 1 || fields.atLeast === undefined ? {} : { atLeast: fields.atLeast }),
      };
    case 'sum':
      return {
        kind: 'sum',
        of: sorted(
          (fields.of as Tree[]).flatMap((part) =>
            (part as Fields).kind === 'sum' ? ((part as Fields).of as Tree[]) : [part],
          ),
        ),
      };
    case 'triggered':
      return { ...fields, instructions: fields.instructions };
    case 'may':
      return fields.instructions;
    case 'add-subtypes':
    case 'set-subtypes':
      return { ...fields, subtypes: sorted(fields.subtypes as Tree[]) };
    case 'add-card-types':
    case 'set-card-types':
      return { ...fields, types: sorted(fields.types as Tree[]) };
    case 'set-basic-land-types':
      return { ...fields, types: sorted(fields.types as Tree[]) };
    case 'set-colors':
    case 'add-colors':
      return { ...fields, colors: sorted(fields.colors as Tree[]) };
    default:
      return 'parts' in fields && Array.isArray(fields.parts)
        ? { ...fields, parts: orderedParts(fields.parts) }
        : fields;
  }
}

/** Parts by layer: only what is lost before something is gained must keep its place. */
const orderedParts = (parts: readonly Tree[]): Tree[] => {
  const all = parts.flat();
  const lost = all.filter((part) => (part as Fields).kind === 'lose-all-abilities');
  return [...lost, ...sorted(all.filter((part) => (part as Fields).kind !== 'lose-all-abilities'))];
};

/** Neighbours that say one thing: two effects on the same objects for the same time, two stretches of free words. */
function mergedInstructions(list: readonly Tree[]): Tree[] {
  const out: Tree[] = [];
  for (const each of list.flat()) {
    const last = out.at(-1) as Fields | undefined;
    const own = each as Fields;
    if (last !== undefined && typeof own === 'object' && own !== null && last.kind === own.kind) {
      if (own.kind === 'other') continue;
      if (
        own.kind === 'continuous-effect' &&
        text(last.appliesTo) === text(own.appliesTo) &&
        text(last.duration) === text(own.duration)
      ) {
        out[out.length - 1] = {
          ...last,
          parts: orderedParts([...(last.parts as Tree[]), ...(own.parts as Tree[])]),
        };
        continue;
      }
    }
    out.push(each);
  }
  return out;
}
