import type { Ability } from '../abilities/ability.ts';
import type { Amount } from '../abilities/amount.ts';
import type { Duration } from '../abilities/duration.ts';
import type { Instruction } from '../abilities/instruction.ts';
import type { Selector } from '../abilities/selector.ts';
import type { TargetRequirement } from '../abilities/target.ts';
import type { SubtypeWord } from '../abilities/words.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { Subtype } from '../vocabulary/subtypes.ts';

/** What may be filled into a template, by kind. */
export interface ParameterValues {
  /** "3", "X". */
  number: Amount;
  /** "+3", "-2", "+X". */
  'signed-number': Amount;
  /** One color or several; none is "colorless". */
  colors: readonly Color[];
  'creature-types': readonly Subtype[];
  'basic-land-type': Subtype;
  /** A basic land type, or the chosen one. */
  'land-type-word': SubtypeWord;
  'card-types': readonly CardType[];
  counter: CounterKind;
  /** What an "Add …" ability adds: "{G}", "one mana of any color". */
  mana: string;
  /** Which objects: "creature", "artifacts you control", "legendary creatures", "other Goblin creatures you control". */
  quality: Selector;
  /** Keywords and quoted abilities, one or more. */
  abilities: readonly Ability[];
  /** Also "for good", where no duration is stated. */
  duration: Duration;
}
export type ParameterKind = keyof ParameterValues;

/** What a text means once its parameters are filled in. */
export interface EffectContent {
  readonly targets: readonly TargetRequirement[];
  readonly instructions: readonly Instruction[];
}

/** A template: a name, what has to be filled in, and what comes of it. The text is made from the content. */
export interface Template<Content> {
  readonly id: string;
  readonly parameters: readonly TemplateParameter[];
  /** Throws if a value is missing; values of a wrong kind are the caller's mistake. */
  readonly build: (values: TemplateValues) => Content;
}
export type EffectTemplate = Template<EffectContent>;
export type AbilityTemplate = Template<Ability>;

export interface TemplateParameter {
  readonly name: string;
  readonly kind: ParameterKind;
}
export type TemplateValues = Readonly<Record<string, ParameterValues[ParameterKind]>>;

type TypedValues<Parameters extends Readonly<Record<string, ParameterKind>>> = {
  readonly [Name in keyof Parameters]: ParameterValues[Parameters[Name]];
};

/** Writes a template so that `build` sees each value with the type that its parameter's kind has. */
export function template<Content, const Parameters extends Readonly<Record<string, ParameterKind>>>(
  id: string,
  parameters: Parameters,
  build: (values: TypedValues<Parameters>) => Content,
): Template<Content> {
  const names = Object.entries(parameters).map(([name, kind]) => ({ name, kind }));
  return {
    id,
    parameters: names,
    build: (values) => {
      for (const { name } of names)
        if (!(name in values)) throw new Error(`Template ${id} needs a value for ${name}`);
      return build(values as TypedValues<Parameters>);
    },
  };
}
