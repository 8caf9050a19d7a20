import { COLORS, type Color, LAYERS, type Layer } from '../../../../engine/index.ts';
import type { QueryToken } from './lex-query.ts';
import { nameKey, plainLower } from './normal-text.ts';
import {
  COMPARISONS,
  type Comparison,
  MARKS,
  NUMBERS,
  type NumberName,
  type Query,
  type QueryError,
  REPLACED,
} from './query.ts';

type Reading = Query | QueryError['code'];

/** What stands before the operator, each with its other names; the first is the one that is shown. */
export const FIELDS = {
  t: ['type'],
  o: ['oracle', 'text'],
  c: ['color', 'colors'],
  id: ['identity', 'ci'],
  mv: ['cmc', 'manavalue'],
  pow: ['power'],
  tou: ['toughness'],
  loy: ['loyalty'],
  is: [],
  not: [],
  kw: ['keyword'],
  set: ['s', 'e', 'edition'],
  name: [],
  layer: ['layers'],
  replaces: [],
} as const;
export type FieldName = keyof typeof FIELDS;

const BY_NAME = new Map<string, FieldName>(
  (Object.keys(FIELDS) as FieldName[]).flatMap((field) =>
    [field, ...FIELDS[field]].map((name) => [name, field] as const),
  ),
);

export const isField = (name: string): boolean => BY_NAME.has(name);

/** What a field with its value asks, or what is wrong with it. */
export function termOf(token: QueryToken): Reading {
  const { operator } = token;
  const field = BY_NAME.get(token.field);
  if (field === undefined) return 'unknown-field';
  const value = plainLower(token.value).trim();
  if (value === '') return 'no-value';
  if (/^\/.*\/$/.test(value)) return 'no-pattern';
  switch (field) {
    case 't':
      return plain(operator, { kind: 'type', text: value });
    case 'o':
      return plain(operator, { kind: 'text', text: value });
    case 'kw':
      return plain(operator, { kind: 'keyword', text: value });
    case 'set':
      return plain(operator, { kind: 'set', text: value });
    case 'name':
      return plain(operator, { kind: 'name', text: nameKey(value) });
    case 'c':
      return colorsTerm('card', value, operator === ':' ? '>=' : operator);
    case 'id':
      return colorsTerm('identity', value, operator === ':' ? '<=' : operator);
    case 'mv':
    case 'pow':
    case 'tou':
    case 'loy':
      return numberTerm(field, value, operator);
    case 'is':
      return plain(operator, markTerm(value));
    case 'not':
      return negated(plain(operator, markTerm(value)));
    case 'layer':
      return plain(operator, layerTerm(value));
    case 'replaces':
      return plain(operator, replacesTerm(value));
  }
}

/** Fields that compare nothing take `:` or `=`; `!=` is the opposite. */
function plain(operator: string, term: Reading): Reading {
  if (typeof term === 'string' || operator === ':' || operator === '=') return term;
  return operator === '!=' ? negated(term) : 'no-comparison';
}

const negated = (term: Reading): Reading => (typeof term === 'string' ? term : { kind: 'not', of: term });

function markTerm(value: string): Reading {
  const layout = LAYOUTS[value];
  if (layout !== undefined) return { kind: 'layout', text: layout };
  const mark = MARKS.find((each) => each === value);
  return mark === undefined ? 'unknown-mark' : { kind: 'mark', mark };
}

const LAYOUTS: Readonly<Record<string, string>> = {
  split: 'split',
  flip: 'flip',
  transform: 'transform',
  mdfc: 'modal_dfc',
  adventure: 'adventure',
  saga: 'saga',
  leveler: 'leveler',
  meld: 'meld',
};

/** `4`, `7` (all of 7a to 7d), `7b`, `players`, `rules`. */
function layerTerm(value: string): Reading {
  const layers = LAYERS.filter(
    (layer): layer is Layer => layer === value || layer.replace(/[a-d]$/, '') === value,
  );
  return layers.length === 0 ? 'unknown-layer' : { kind: 'layer', layers };
}

function replacesTerm(value: string): Reading {
  const what = REPLACED.find((each) => each === value || `${each}s` === value || each === `${value}s`);
  return what === undefined ? 'unknown-event' : { kind: 'replaces', what };
}

const asComparison = (operator: string): Comparison => COMPARISONS.find((each) => each === operator) ?? '=';

function numberTerm(of: NumberName, value: string, operator: string): Reading {
  const comparison = asComparison(operator);
  if (of === 'mv' && (value === 'even' || value === 'odd')) return { kind: 'parity', isOdd: value === 'odd' };
  const than = NUMBERS.find((each) => BY_NAME.get(value) === each) ?? Number(value);
  return typeof than === 'number' && !/^-?\d+(\.\d+)?$/.test(value)
    ? 'no-number'
    : { kind: 'number', of, comparison, than };
}

function colorsTerm(of: 'card' | 'identity', value: string, operator: string): Reading {
  const comparison = asComparison(operator);
  if (/^\d$/.test(value)) {
    const exact = operator === '>=' || operator === '<=' ? '=' : comparison;
    return { kind: 'color-count', of, comparison: exact, count: Number(value) };
  }
  if (value === 'm' || value === 'multicolor' || value === 'multicolored')
    return { kind: 'color-count', of, comparison: '>=', count: 2 };
  if (value === 'c' || value === 'colorless') return { kind: 'color-count', of, comparison: '=', count: 0 };
  const letters = COLOR_NAMES[value] ?? value;
  if (!/^[wubrg]+$/.test(letters)) return 'unknown-color';
  const colors: readonly Color[] = COLORS.filter((color) => letters.includes(color.toLowerCase()));
  return { kind: 'colors', of, comparison, colors };
}

const COLOR_NAMES: Readonly<Record<string, string>> = {
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
  azorius: 'wu',
  dimir: 'ub',
  rakdos: 'br',
  gruul: 'rg',
  selesnya: 'gw',
  orzhov: 'wb',
  izzet: 'ur',
  golgari: 'bg',
  boros: 'rw',
  simic: 'gu',
  bant: 'gwu',
  esper: 'wub',
  grixis: 'ubr',
  jund: 'brg',
  naya: 'rgw',
  abzan: 'wbg',
  jeskai: 'urw',
  sultai: 'bgu',
  mardu: 'rwb',
  temur: 'gur',
};
