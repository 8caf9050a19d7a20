import { allOf, cardType, inZone, not, subtype, youControl } from '../../abilities/selector.ts';
import type { ParameterKind, ParameterValues, Template, TemplateValues } from '../effect-template.ts';
import { comparableWords } from '../normalise.ts';

/** Values of every kind that lead to differently shaped sentences. */
const SAMPLE_VALUES: { readonly [Kind in ParameterKind]: readonly ParameterValues[Kind][] } = {
  number: [3, 2, { kind: 'x' }],
  'signed-number': [4, -2, { kind: 'x' }],
  colors: [['U'], ['W', 'B'], []],
  'creature-types': [['Elf'], ['Zombie', 'Wizard'], ['Goblin']],
  'basic-land-type': ['Island', 'Plains', 'Forest'],
  'land-type-word': ['Swamp', { chosen: 'basic-land-type' }, 'Mountain'],
  'card-types': [['artifact'], ['enchantment'], ['land']],
  counter: ['+1/+1', 'charge', 'flying'],
  mana: ['{G}', 'one mana of any color', '{C}{C}'],
  quality: [
    cardType('creature'),
    allOf(cardType('land'), youControl),
    allOf(not(cardType('creature')), cardType('artifact')),
    allOf(subtype('Goblin'), youControl),
    allOf(cardType('creature'), inZone('graveyard'), { kind: 'owner', is: { kind: 'you' } }),
  ],
  abilities: [
    [{ kind: 'keyword', keyword: 'flying' }],
    [
      { kind: 'keyword', keyword: 'first strike' },
      { kind: 'keyword', keyword: 'trample' },
    ],
    [{ kind: 'activated', cost: { tap: true }, instructions: [{ kind: 'add-mana', mana: '{R}' }] }],
  ],
  duration: [
    { kind: 'until-end-of-turn' },
    { kind: 'until-end-of-game' },
    { kind: 'until-next-turn', of: { kind: 'you' } },
  ],
};

/** Fillings in which each parameter takes each of its samples, in changing company. */
export function sampleFillings<Content>({ parameters }: Template<Content>): TemplateValues[] {
  const most = Math.max(1, ...parameters.map(({ kind }) => SAMPLE_VALUES[kind].length));
  return Array.from({ length: most * 3 }, (_, turn) =>
    Object.fromEntries(
      parameters.flatMap(({ name, kind }, index) => {
        const samples = SAMPLE_VALUES[kind];
        // Slower from parameter to parameter, so that not always the same samples meet.
        const value = samples[(turn + Math.floor(turn / most) * index) % samples.length];
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
  );
}

const KNOWN = new WeakMap<object, readonly string[]>();

/** Words that stand in a template's text whatever is filled in. A text that lacks one can't be the template's. */
export function fixedWords<Content>(
  template: Template<Content>,
  textsOf: (content: Content) => Iterable<string>,
): readonly string[] {
  const known = KNOWN.get(template);
  if (known !== undefined) return known;
  const texts = sampleFillings(template)
    .flatMap((values) => [...textsOf(template.build(values))])
    .map((text) => new Set(comparableWords(text)));
  const [first, ...others] = texts;
  const fixed = [...(first ?? [])].filter((word) => others.every((words) => words.has(word)));
  KNOWN.set(template, fixed);
  return fixed;
}
