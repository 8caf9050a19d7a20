import type {
  Layer,
  ParameterKind,
  ParameterValues,
  TargetRequirement,
  TemplateValues,
} from '../../../engine/index.ts';
import {
  COLORS,
  describeInstructions,
  EFFECT_TEMPLATES,
  layersOfInstructions,
  plainContext,
} from '../../../engine/index.ts';

/** An effect that the library offers by itself: a template of the engine with values to begin with. */
export interface EffectForm {
  readonly id: string;
  readonly template: string;
  /** What the fields hold at first, as text; a field is named like the template's parameter. */
  readonly fields: Readonly<Record<string, string>>;
}

export const EFFECT_FORMS: readonly EffectForm[] = [
  form('pump', 'target-gets', { what: 'creature', power: '3', toughness: '3', duration: 'turn' }),
  form('pump-all', 'all-gets', { what: 'creature', power: '1', toughness: '1', duration: 'turn' }),
  form('gain', 'target-gains', { what: 'creature', abilities: 'flying', duration: 'turn' }),
  form('lose', 'target-loses-abilities', { what: 'creature', duration: 'turn' }),
  form('set', 'target-has-base', { what: 'creature', power: '0', toughness: '1', duration: 'turn' }),
  form('frog', 'target-loses-abilities-becomes', {
    what: 'creature',
    power: '1',
    toughness: '1',
    colors: 'U',
    types: 'Frog',
    duration: 'turn',
  }),
  form('switch', 'target-switches', { what: 'creature', duration: 'turn' }),
  form('switch-all', 'all-switches', { what: 'creature', duration: 'turn' }),
  form('counters', 'target-put-counters', { what: 'creature', amount: '1', counter: '+1/+1' }),
  form('color', 'target-becomes-colors', { what: 'permanent', colors: 'U', duration: 'turn' }),
  form('land-type', 'target-becomes-land-type', { what: 'land', type: 'Island', duration: 'turn' }),
  form('animate', 'target-becomes-creature', { what: 'land', power: '3', toughness: '3', duration: 'turn' }),
  form('also-type', 'target-is-also-types', { what: 'permanent', types: 'artifact', duration: 'turn' }),
  form('also-creature-type', 'target-is-also-creature-types', {
    what: 'creature',
    types: 'Zombie',
    duration: 'turn',
  }),
  form('control', 'gain-control', { what: 'creature', duration: 'turn' }),
  form('exchange', 'exchange-control', { what: 'creature' }),
  form('copy', 'becomes-copy', { what: 'creature', original: 'creature', duration: 'turn' }),
];

function form(id: string, template: string, fields: Readonly<Record<string, string>>): EffectForm {
  return { id, template, fields };
}

export interface BuiltEffect {
  readonly text: string;
  readonly layers: readonly Layer[];
  readonly targets: readonly TargetRequirement[];
}

/** The effect with these fields filled in; `undefined` if the template is not there or a field does not fit. */
export function buildEffect(
  template: string,
  fields: Readonly<Record<string, string>>,
): BuiltEffect | undefined {
  const found = EFFECT_TEMPLATES.find(({ id }) => id === template);
  if (found === undefined) return undefined;
  const values: Record<string, TemplateValues[string]> = {};
  for (const { name, kind } of found.parameters) {
    const value = valueOfField(kind, fieldKind(name, kind), fields[name] ?? '');
    if (value === undefined) return undefined;
    values[name] = value;
  }
  const { instructions, targets } = found.build(values);
  return {
    text: describeInstructions(instructions, plainContext, targets),
    layers: layersOfInstructions(instructions),
    targets,
  };
}

/** Fields of the form in order, with what may be written into them. */
export function fieldsOf(template: string): readonly { readonly name: string; readonly kind: FieldKind }[] {
  const found = EFFECT_TEMPLATES.find(({ id }) => id === template);
  return (found?.parameters ?? []).map(({ name, kind }) => ({ name, kind: fieldKind(name, kind) }));
}

/** How a field is filled in. */
export type FieldKind =
  | 'number'
  | 'signed-number'
  | 'color'
  | 'creature-type'
  | 'land-type'
  | 'card-type'
  | 'counter'
  | 'quality'
  | 'keyword'
  | 'duration';

function fieldKind(_name: string, kind: ParameterKind): FieldKind {
  switch (kind) {
    case 'number':
    case 'signed-number':
    case 'counter':
    case 'quality':
    case 'duration':
      return kind;
    case 'colors':
      return 'color';
    case 'creature-types':
      return 'creature-type';
    case 'basic-land-type':
    case 'land-type-word':
      return 'land-type';
    case 'card-types':
      return 'card-type';
    case 'abilities':
    case 'mana':
      return 'keyword';
  }
}

export const QUALITIES = ['creature', 'permanent', 'land', 'artifact', 'enchantment'] as const;
export const COUNTERS = [
  '+1/+1',
  '-1/-1',
  'flying',
  'first strike',
  'trample',
  'lifelink',
  'menace',
  'reach',
  'vigilance',
  'deathtouch',
  'hexproof',
  'indestructible',
] as const;
export const FIELD_KEYWORDS = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shroud',
  'trample',
  'vigilance',
  'changeling',
] as const;
export const FIELD_TYPES = ['artifact', 'creature', 'enchantment', 'land'] as const;
export const DURATIONS = ['turn', 'good'] as const;

function valueOfField(
  kind: ParameterKind,
  field: FieldKind,
  text: string,
): TemplateValues[string] | undefined {
  switch (field) {
    case 'number':
    case 'signed-number': {
      const number = Number(text);
      return Number.isInteger(number) ? number : undefined;
    }
    case 'color':
      return COLORS.filter((color) => color === text);
    case 'creature-type':
      return [text];
    case 'land-type':
    case 'counter':
      return text;
    case 'card-type':
      return FIELD_TYPES.filter((type) => type === text);
    case 'quality':
      return qualityOf(text);
    case 'keyword': {
      const keyword = FIELD_KEYWORDS.find((each) => each === text);
      return keyword === undefined || kind === 'mana' ? undefined : [{ kind: 'keyword', keyword }];
    }
    case 'duration':
      return text === 'turn' ? { kind: 'until-end-of-turn' } : { kind: 'until-end-of-game' };
  }
}

function qualityOf(text: string): ParameterValues['quality'] | undefined {
  const type = QUALITIES.find((each) => each === text);
  if (type === undefined) return undefined;
  return type === 'permanent' ? { kind: 'all' } : { kind: 'card-type', type };
}
