import type { Modification } from '../../abilities/modification.ts';
import type { ColorWord, SubtypeWord } from '../../abilities/words.ts';
import {
  BASIC_LAND_TYPES,
  type CardType,
  type SubtypeSet,
  type Supertype,
} from '../../vocabulary/card-types.ts';
import { COLORS } from '../../vocabulary/colors.ts';
import { setsOfSubtype } from '../../vocabulary/subtypes.ts';
import { amount } from './amounts.ts';
import { chosenWord } from './chosen-word.ts';
import { abilityList } from './granted.ts';
import { properName } from './noun-after.ts';
import {
  alt,
  between,
  lazy,
  many,
  map,
  mapSome,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  word,
} from './parser.ts';
import type { Meaning } from './scope.ts';
import { sizePair } from './size-pairs.ts';
import { cardTypeWord, colorName, subtypeWord, supertypeWord } from './words.ts';

type Size = Meaning<Modification>;

const plainSize: Parser<Size> = map(
  sizePair,
  ({ power, toughness }): Size =>
    (scope) => ({ kind: 'set-base-power-toughness', power: power(scope), toughness: toughness(scope) }),
);

/** "base power and toughness 1/1", "base power 3", "base power and toughness each equal to its mana value". */
export const basePhrase: Parser<Size> = alt<Size>(
  preceded(phrase('base? power and toughness'), plainSize),
  map(
    seq(
      phrase('base? power and base? toughness each equal to'),
      lazy(() => amount),
    ),
    ([, value]): Size =>
      (scope) => {
        const size = value(scope);
        return { kind: 'set-base-power-toughness', power: size, toughness: size };
      },
  ),
  map(
    seq(
      phrase('base? power and toughness each equal to'),
      lazy(() => amount),
    ),
    ([, value]): Size =>
      (scope) => {
        const size = value(scope);
        return { kind: 'set-base-power-toughness', power: size, toughness: size };
      },
  ),
  map(
    seq(
      phrase('base power'),
      alt(
        preceded(
          phrase('equal to'),
          lazy(() => amount),
        ),
        lazy(() => amount),
      ),
      phrase('and base? toughness'),
      alt(
        preceded(
          phrase('equal to'),
          lazy(() => amount),
        ),
        lazy(() => amount),
      ),
    ),
    ([, power, , toughness]): Size =>
      (scope) => ({ kind: 'set-base-power-toughness', power: power(scope), toughness: toughness(scope) }),
  ),
  map(
    seq(
      phrase('base power'),
      alt(
        preceded(
          phrase('equal to'),
          lazy(() => amount),
        ),
        lazy(() => amount),
      ),
    ),
    ([, power]): Size =>
      (scope) => ({ kind: 'set-base-power-toughness', power: power(scope) }),
  ),
  map(
    seq(
      phrase('base toughness'),
      alt(
        preceded(
          phrase('equal to'),
          lazy(() => amount),
        ),
        lazy(() => amount),
      ),
    ),
    ([, toughness]): Size =>
      (scope) => ({ kind: 'set-base-power-toughness', toughness: toughness(scope) }),
  ),
);

const colorsPhrase: Parser<readonly ColorWord[]> = alt<readonly ColorWord[]>(
  map(word('colorless'), () => []),
  map(phrase('all colors'), () => [...COLORS]),
  map(
    alt(
      phrase('the color of your choice'),
      phrase('the color or colors of your choice'),
      phrase('the chosen color'),
      phrase('the chosen color or colors'),
    ),
    () => [{ chosen: 'color' }],
  ),
  between(colorName, alt(phrase(', and'), word('and', ','))),
);

interface Noun {
  readonly size: Size | undefined;
  readonly supertypes: readonly Supertype[];
  readonly colors: readonly ColorWord[] | undefined;
  readonly subtypes: readonly SubtypeWord[];
  readonly types: readonly CardType[];
  readonly isAlso: boolean;
}

const CHOSEN: Parser<SubtypeWord | 'chosen'> = table<SubtypeWord | 'chosen'>({
  'the chosen type': 'chosen',
  'the chosen types': 'chosen',
  'that type': 'chosen',
  'the chosen land type': { chosen: 'land-type' },
  'the chosen creature type': { chosen: 'creature-type' },
  'the chosen basic land type': { chosen: 'basic-land-type' },
  'the basic land type of your choice': { chosen: 'basic-land-type' },
  'the creature type of your choice': { chosen: 'creature-type' },
  'the second chosen type': { chosen: 'basic-land-type', index: 1 },
});

/** Type words with commas only between land types: "a Mountain, Forest, and Plains". */
const typesOnly: Parser<{ subtypes: readonly SubtypeWord[]; types: readonly CardType[] }> = (input, at) => {
  // The longest run that ends in a type word.
  const subtypes: string[] = [];
  const types: CardType[] = [];
  let next = at;
  let end = at;
  for (;;) {
    const found = alt<{ subtype?: string; type?: CardType }>(
      map(subtypeWord, ({ name }) => ({ subtype: name })),
      map(cardTypeWord, ({ type }) => ({ type })),
    )(input, next);
    if (found === undefined) {
      const separator = alt<unknown>(
        phrase(', and'),
        word(','),
        seq(word('and'), opt(word('a', 'an'))),
      )(input, next);
      if (separator === undefined || next === at || separator.next === next || next !== end) break;
      next = separator.next;
      continue;
    }
    if (found.value.subtype !== undefined) subtypes.push(found.value.subtype);
    if (found.value.type !== undefined) types.push(found.value.type);
    next = found.next;
    end = next;
  }
  return end === at ? undefined : { value: { subtypes, types }, next: end };
};

const noun: Parser<Noun> = mapSome(
  seq(
    opt(word('also')),
    opt(word('a', 'an')),
    many(supertypeWord),
    opt(plainSize),
    many(supertypeWord),
    opt(colorsPhrase),
    many(supertypeWord),
    opt(typesOnly),
  ),
  ([also, , before, size, between_, colors, later, words]) => {
    const supertypes = [...before, ...between_, ...later];
    if (size === undefined && supertypes.length === 0 && colors === undefined && words === undefined)
      return undefined;
    return {
      size,
      supertypes,
      colors,
      isAlso: also !== undefined,
      subtypes: words?.subtypes ?? [],
      types: words?.types ?? [],
    };
  },
);

interface Addition {
  readonly types: boolean;
  readonly colors: boolean;
}
/** "in addition to its other colors and types". */
const addition: Parser<Addition> = map(
  seq(
    phrase('in addition to'),
    word('its', 'their', 'his', 'her'),
    opt(word('other')),
    table<Addition>({
      'creature types': { types: true, colors: false },
      'land types': { types: true, colors: false },
      'types and colors': { types: true, colors: true },
      'colors and types': { types: true, colors: true },
      'colors and creature types': { types: true, colors: true },
      'creature types and colors': { types: true, colors: true },
      'color|colors': { types: false, colors: true },
      'type|types': { types: true, colors: false },
    }),
  ),
  ([, , , what]) => what,
);

const isStill: Parser<true> = map(
  seq(opt(word(',')), word('that'), word('is', 'are'), word('still'), opt(word('a', 'an')), cardTypeWord),
  () => true as const,
);

/** What follows the noun, in any order. */
interface Extra {
  readonly base?: Size;
  readonly abilities?: Meaning<readonly Modification[]>;
  readonly addition?: Addition;
  readonly still?: true;
  readonly named?: string;
  readonly everyCreatureType?: true;
}
const withItem: Parser<Extra> = alt<Extra>(
  map(basePhrase, (base) => ({ base })),
  map(phrase('all creature types'), () => ({ everyCreatureType: true as const })),
  map(
    lazy(() => abilityList),
    (abilities) => ({ abilities }),
  ),
);
const extra: Parser<readonly Extra[]> = alt<readonly Extra[]>(
  map(
    seq(word('with'), between(withItem, alt(phrase(', and'), word(',', 'and'))), opt(phrase('and with'))),
    ([, items]) => items,
  ),
  map(addition, (found) => [{ addition: found }]),
  map(isStill, () => [{ still: true as const }]),
  map(seq(word('named'), properName), ([, named]) => [{ named }]),
);

/** Everything after "is", "are", "becomes" that changes types, colors and size. */
export const becoming: Parser<Meaning<readonly Modification[]>> = alt<Meaning<readonly Modification[]>>(
  map(
    seq(
      table<readonly Modification[]>({
        'every creature type': [{ kind: 'add-all-creature-types' }],
        'all creature types': [{ kind: 'add-all-creature-types' }],
        'every basic land type': [{ kind: 'add-all-land-types', which: 'basic' }],
        'every nonbasic land type': [{ kind: 'add-all-land-types', which: 'nonbasic' }],
        'every land type': [
          { kind: 'add-all-land-types', which: 'basic' },
          { kind: 'add-all-land-types', which: 'nonbasic' },
        ],
      }),
      opt(addition),
    ),
    ([parts]) =>
      () =>
        parts,
  ),
  map(seq(CHOSEN, opt(addition)), ([word_, added]) => (scope) => [
    chosenType(word_ === 'chosen' ? chosenWord(scope) : word_, added?.types === true),
  ]),
  map(
    seq(noun, many(extra)),
    ([found, extras]): Meaning<readonly Modification[]> =>
      (scope) => {
        const all = extras.flat();
        const added = all.find((one) => one.addition !== undefined)?.addition;
        const isStillMore = all.some((one) => one.still === true);
        const parts: Modification[] = [];
        if (found.colors !== undefined)
          parts.push({ kind: added?.colors === true ? 'add-colors' : 'set-colors', colors: found.colors });
        parts.push(...typeParts(found, found.isAlso || added?.types === true || isStillMore));
        for (const one of all)
          if (one.everyCreatureType === true) parts.push({ kind: 'add-all-creature-types' });
        const size = found.size ?? all.find((one) => one.base !== undefined)?.base;
        if (size !== undefined) parts.push(size(scope));
        for (const one of all) {
          if (one.named !== undefined) parts.push({ kind: 'set-name', name: one.named });
          if (one.abilities !== undefined) parts.push(...one.abilities(scope));
        }
        return parts;
      },
  ),
);

function chosenType(word_: SubtypeWord, isAdded: boolean): Modification {
  if (isAdded) return { kind: 'add-subtypes', subtypes: [word_] };
  if (typeof word_ !== 'string' && word_.chosen !== 'creature-type')
    return { kind: 'set-basic-land-types', types: [word_] };
  return { kind: 'set-subtypes', of: 'creature', subtypes: [word_] };
}

function typeParts({ supertypes, types, subtypes }: Noun, keeps: boolean): Modification[] {
  const parts: Modification[] = [];
  if (supertypes.length > 0) parts.push({ kind: 'add-supertypes', supertypes });
  // "an artifact creature" keeps the other types too (205.1b).
  const isArtifactCreature = types.includes('artifact') && types.includes('creature');
  const isAdded = keeps || isArtifactCreature;
  if (types.length > 0) parts.push({ kind: isAdded ? 'add-card-types' : 'set-card-types', types });
  if (subtypes.length === 0) return parts;
  if (keeps) return [...parts, { kind: 'add-subtypes', subtypes }];
  for (const set of ['creature', 'land', 'artifact', 'enchantment', 'planeswalker'] as const) {
    const own = subtypes.filter((one) => typeof one === 'string' && setOf(one, types) === set);
    if (own.length === 0) continue;
    const areBasic = own.every((one) => (BASIC_LAND_TYPES as readonly unknown[]).includes(one));
    parts.push(
      areBasic
        ? { kind: 'set-basic-land-types', types: own }
        : { kind: 'set-subtypes', of: set, subtypes: own },
    );
  }
  return parts;
}

const setOf = (name: string, types: readonly CardType[]): SubtypeSet => {
  const sets = setsOfSubtype(name);
  return sets.find((set) => (types as readonly string[]).includes(set)) ?? sets[0] ?? 'creature';
};

/** In "It's still a land." the effect turns out to keep the types. */
export function keepingTypes(parts: readonly Modification[]): readonly Modification[] {
  return parts.map((part): Modification => {
    if (part.kind === 'set-card-types') return { kind: 'add-card-types', types: part.types };
    if (part.kind === 'set-subtypes') return { kind: 'add-subtypes', subtypes: part.subtypes };
    return part;
  });
}

/** "loses all other card types and creature types": the types named are all that it has (205.1a). */
export function losingTypes(parts: readonly Modification[]): readonly Modification[] {
  return parts.map((part): Modification => {
    if (part.kind === 'add-card-types') return { kind: 'set-card-types', types: part.types };
    if (part.kind !== 'add-subtypes') return part;
    const [first] = part.subtypes;
    return {
      kind: 'set-subtypes',
      of: typeof first === 'string' ? setOf(first, []) : 'creature',
      subtypes: part.subtypes,
    };
  });
}
