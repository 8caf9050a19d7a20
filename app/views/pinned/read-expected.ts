import { type ChainGroupName, COLORS, parseTypeLine } from '../../../engine/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What somebody wrote as the value that they expected, as fields of a check (`expect` in a board file): `4/4`, a type
 * line, colors, abilities (`flying; no trample`). `undefined` if it can't be read as such a value.
 */
export function readExpected(
  group: ChainGroupName,
  text: string,
  players: readonly string[],
): Fields | undefined {
  const words = text.trim();
  if (words === '') return undefined;
  switch (group) {
    case 'power-toughness':
      return sizeOf(words);
    case 'types':
      return typesOf(words);
    case 'colors':
      return colorsOf(words);
    case 'abilities':
      return abilitiesOf(words);
    case 'name':
      return { name: words };
    case 'controller': {
      const player = players.find((each) =>
        [each, `player ${each}`].includes(words.replace(/^P(?=layer)/, 'p')),
      );
      return player === undefined ? undefined : { controller: player };
    }
    case 'loyalty':
    case 'defense':
      return /^\d{1,4}$/.test(words) ? { [group]: Number(words) } : undefined;
    case 'mana-cost':
    case 'text':
    case 'restrictions':
      return undefined;
  }
}

function sizeOf(words: string): Fields | undefined {
  if (/^(?:none|–|-)$/i.test(words)) return { power: null, toughness: null };
  const found = /^(-?\d{1,6})\s*\/\s*(-?\d{1,6})$/.exec(words);
  return found === null ? undefined : { power: Number(found[1]), toughness: Number(found[2]) };
}

function typesOf(words: string): Fields | undefined {
  const { supertypes, cardTypes, subtypes, unknown } = parseTypeLine(words);
  if (unknown.length > 0 || cardTypes.length + subtypes.length === 0) return undefined;
  return { supertypes, types: cardTypes, subtypes };
}

const COLOR_NAMES = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as const;

function colorsOf(words: string): Fields | undefined {
  if (/^(?:colorless|none)$/i.test(words)) return { colors: [] };
  if (/^all colors$/i.test(words)) return { colors: COLORS };
  const parts = /^[WUBRG]{1,5}$/.test(words)
    ? [...words]
    : words.split(/\s*(?:,|\band\b|\s)\s*/i).filter(Boolean);
  const colors = parts.map(
    (part) =>
      Object.entries(COLOR_NAMES).find(
        ([name, letter]) => name === part.toLowerCase() || letter === part,
      )?.[1],
  );
  return colors.includes(undefined)
    ? undefined
    : { colors: COLORS.filter((color) => colors.includes(color)) };
}

function abilitiesOf(words: string): Fields | undefined {
  if (/^(?:none|no abilities)$/i.test(words)) return { abilities: 0 };
  const parts = words.split(';').flatMap((part) => part.trim() || []);
  const isNot = /^(?:no|not|without)\s+/i;
  const has = parts.filter((part) => !isNot.test(part));
  const hasNot = parts.filter((part) => isNot.test(part)).map((part) => part.replace(isNot, ''));
  return {
    ...(has.length === 0 ? {} : { has }),
    ...(hasNot.length === 0 ? {} : { hasNot }),
  };
}
