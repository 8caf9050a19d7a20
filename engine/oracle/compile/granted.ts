import type { Ability } from '../../abilities/ability.ts';
import type { Modification } from '../../abilities/modification.ts';
import { keywordAbility } from './keywords.ts';
import { alt, between, lazy, map, type Parser, phrase, token, word } from './parser.ts';
import { quotedAbilities } from './quoted.ts';
import type { Meaning } from './scope.ts';

type Abilities = Meaning<readonly Ability[]>;

/** A quoted text as the abilities that it is. */
const quotation: Parser<Abilities> = map(
  token((found) => (found.kind === 'quote' ? found : undefined), 'a quoted ability'),
  (found): Abilities =>
    (scope) =>
      quotedAbilities(found, scope),
);

const one: Parser<Abilities> = alt<Abilities>(
  quotation,
  map(
    lazy(() => keywordAbility),
    (keyword): Abilities =>
      (scope) => [keyword(scope)],
  ),
);

/** "flying, vigilance, and "{T}: Add {G}."", as abilities. */
export const abilities: Parser<Abilities> = map(
  between(one, alt(phrase(', and'), word(',', 'and'))),
  (all): Abilities =>
    (scope) =>
      all.flatMap((each) => each(scope)),
);

/** The same as what an effect adds. */
export const abilityList: Parser<Meaning<readonly Modification[]>> = alt(
  map(phrase('this ability'), (): Meaning<readonly Modification[]> => () => [{ kind: 'add-this-ability' }]),
  map(
    abilities,
    (all): Meaning<readonly Modification[]> =>
      (scope) =>
        all(scope).map((ability) => ({ kind: 'add-ability', ability })),
  ),
);
