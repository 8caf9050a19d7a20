import type { Modification } from '../../abilities/modification.ts';
import { allOf, type Selector } from '../../abilities/selector.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import {
  type EffectTemplate,
  type ParameterKind,
  type ParameterValues,
  template,
} from '../effect-template.ts';
import {
  addSubtypes,
  addTypes,
  base,
  chosenColor,
  grants,
  lasting,
  loseAll,
  onTarget,
  pump,
  setColors,
  setCreatureTypes,
  targets,
  untargeted,
} from './parts.ts';

type Values<Parameters extends Readonly<Record<string, ParameterKind>>> = {
  readonly [Name in keyof Parameters]: ParameterValues[Parameters[Name]];
};

/** The same effect on one target and on all objects of a quality, each for a while or for good. */
function lastingEffect<const Parameters extends Readonly<Record<string, ParameterKind>>>(
  id: string,
  parameters: Parameters,
  parts: (values: Values<Parameters>, what: Selector) => readonly Modification[],
): EffectTemplate[] {
  const all = { what: 'quality', ...parameters, duration: 'duration' } as const;
  return [
    template(`target-${id}`, all, (values) => {
      const { what, duration } = values as Values<{ what: 'quality'; duration: 'duration' }>;
      return onTarget(what, lasting(targets, parts(values as Values<Parameters>, what), duration));
    }),
    template(`all-${id}`, all, (values) => {
      const { what, duration } = values as Values<{ what: 'quality'; duration: 'duration' }>;
      return untargeted(lasting(what, parts(values as Values<Parameters>, what), duration));
    }),
  ];
}

const SIZE = { power: 'signed-number', toughness: 'signed-number' } as const;
const BASE = { power: 'number', toughness: 'number' } as const;

/** An artifact that becomes a creature stays an artifact and is called one. */
const animated = (what: Selector): readonly CardType[] =>
  JSON.stringify(allOf(what)).includes('"type":"artifact"') ? ['artifact', 'creature'] : ['creature'];

export const LASTING_EFFECTS: readonly EffectTemplate[] = [
  ...lastingEffect('gets', SIZE, ({ power, toughness }) => [pump(power, toughness)]),
  ...lastingEffect(
    'gets-and-gains',
    { ...SIZE, abilities: 'abilities' },
    ({ power, toughness, abilities }) => [pump(power, toughness), ...grants(abilities)],
  ),
  ...lastingEffect('gets-and-is-unblockable', SIZE, ({ power, toughness }) => [
    pump(power, toughness),
    { kind: 'restrict', restriction: 'cannot-be-blocked' },
  ]),
  ...lastingEffect('gets-and-becomes-color-of-choice', SIZE, ({ power, toughness }) => [
    pump(power, toughness),
    chosenColor,
  ]),
  ...lastingEffect('gains', { abilities: 'abilities' }, ({ abilities }) => grants(abilities)),
  ...lastingEffect('is-unblockable', {}, () => [{ kind: 'restrict', restriction: 'cannot-be-blocked' }]),
  ...lastingEffect('has-base', BASE, ({ power, toughness }) => [base(power, toughness)]),
  ...lastingEffect('loses-abilities', {}, () => [loseAll]),
  ...lastingEffect('loses-abilities-has-base', BASE, ({ power, toughness }) => [
    loseAll,
    base(power, toughness),
  ]),
  ...lastingEffect(
    'loses-abilities-becomes',
    { ...BASE, colors: 'colors', types: 'creature-types' },
    ({ power, toughness, colors, types }) => [
      loseAll,
      setColors(colors),
      setCreatureTypes(types),
      base(power, toughness),
    ],
  ),
  ...lastingEffect('switches', {}, () => [{ kind: 'switch-power-toughness' }]),
  ...lastingEffect('becomes-colors', { colors: 'colors' }, ({ colors }) => [setColors(colors)]),
  ...lastingEffect('becomes-color-of-choice', {}, () => [chosenColor]),
  ...lastingEffect('becomes-land-type', { type: 'land-type-word' }, ({ type }) => [
    { kind: 'set-basic-land-types', types: [type] },
  ]),
  ...lastingEffect('is-also-types', { types: 'card-types' }, ({ types }) => [addTypes(types)]),
  ...lastingEffect('is-also-creature-types', { types: 'creature-types' }, ({ types }) => [
    addSubtypes(types),
  ]),
  ...lastingEffect('becomes-creature', BASE, ({ power, toughness }, what) => [
    addTypes(animated(what)),
    base(power, toughness),
  ]),
  ...lastingEffect(
    'becomes-typed-creature',
    { ...BASE, types: 'creature-types' },
    ({ power, toughness, types }, what) => [
      addTypes(animated(what)),
      addSubtypes(types),
      base(power, toughness),
    ],
  ),
  ...lastingEffect(
    'becomes-colored-creature',
    { ...BASE, colors: 'colors', types: 'creature-types' },
    ({ power, toughness, colors, types }, what) => [
      setColors(colors),
      addTypes(animated(what)),
      addSubtypes(types),
      base(power, toughness),
    ],
  ),
  ...lastingEffect(
    'becomes-creature-with',
    { ...BASE, types: 'creature-types', abilities: 'abilities' },
    ({ power, toughness, types, abilities }, what) => [
      addTypes(animated(what)),
      addSubtypes(types),
      base(power, toughness),
      ...grants(abilities),
    ],
  ),
  ...lastingEffect('gains-all-creature-types', {}, () => [{ kind: 'add-all-creature-types' }]),
];
