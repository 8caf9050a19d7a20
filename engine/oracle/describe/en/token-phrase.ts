import type { Amount } from '../../../abilities/amount.ts';
import type { TokenDefinition } from '../../../abilities/instruction.ts';
import { sameTree } from '../../same-tree.ts';
import { numberPhrase, whereX } from './amount-phrase.ts';
import { type Narrator, plainContext } from './context.ts';
import { type GrammaticalNumber, joinList, plural } from './grammar.ts';
import { grantedAbility } from './granted-abilities.ts';
import { orderedTypes } from './noun-phrase.ts';
import { colorPhrase } from './words.ts';

/** "2/2 black Zombie creature token with menace", without an article. */
export function tokenPhrase(token: TokenDefinition, number: GrammaticalNumber, isQuoted = false): string {
  if (isPredefined(token))
    return `${token.name.replace(/ Token$/, '')} ${number === 'plural' ? 'tokens' : 'token'}`;
  const attached = (token.subtypes ?? []).includes('Equipment') ? 'equipped creature' : plainContext.attached;
  const context = { ...plainContext, source: 'this token', attached, isQuoted };
  const size =
    token.power === undefined || token.toughness === undefined
      ? []
      : [`${sizeWord(token.power)}/${sizeWord(token.toughness)}`];
  const colors =
    token.colors === undefined
      ? []
      : token.colors.length === 0
        ? ['colorless']
        : [joinList(token.colors.map(colorPhrase))];
  const named = isNamedByTypes(token) ? '' : ` named ${token.name}`;
  const abilities = token.abilities ?? [];
  const granted =
    abilities.length === 0
      ? ''
      : ` with ${joinList(abilities.map((ability) => grantedAbility(ability, context)))}`;
  const words = [
    ...(token.supertypes ?? []),
    ...size,
    ...colors,
    ...(token.subtypes ?? []),
    ...orderedTypes(token.cardTypes),
    number === 'plural' ? plural('token') : 'token',
  ].join(' ');
  return words + named + granted;
}

/** "X" for a size that is told behind the token: see {@link tokenSizeTail}. */
const sizeWord = (amount: Amount): string => (typeof amount === 'number' ? String(amount) : 'X');

/** ", where X is …" of a token whose size is no plain number; nothing else can be said of both. */
export function tokenSizeTail({ power, toughness }: TokenDefinition, narrator: Narrator): string {
  const [one, ...others] = [power, toughness].filter(
    (size) => size !== undefined && typeof size !== 'number',
  );
  if (one === undefined) return '';
  const isSame = others.every((other) => sameTree(one, other));
  const also = isSame || others[0] === undefined ? '' : ` and ${numberPhrase(others[0], narrator)}`;
  return `${whereX(one, narrator)}${also}`;
}

/** A token whose power and toughness are two numbers to be counted: they are told in a sentence behind it. */
export function withoutTwoSizes(
  token: TokenDefinition,
  narrator: Narrator,
): { readonly token: TokenDefinition; readonly size?: string } {
  const { power, toughness, ...rest } = token;
  if (power === undefined || toughness === undefined || sameTree(power, toughness)) return { token };
  if (typeof power === 'number' || typeof toughness === 'number') return { token };
  // "Its" is the token's there.
  narrator.antecedent = undefined;
  const one = numberPhrase(power, narrator);
  narrator.antecedent = undefined;
  const other = numberPhrase(toughness, narrator);
  return { token: rest, size: `its power is equal to ${one} and its toughness is equal to ${other}` };
}

/** Tokens whose abilities a rule gives (CR 111.10) are called by name alone. */
const PREDEFINED: ReadonlySet<string> = new Set([
  'Treasure',
  'Food',
  'Gold',
  'Clue',
  'Blood',
  'Powerstone',
  'Map',
  'Junk',
  'Lander',
]);

const isPredefined = ({ name, cardTypes, power }: TokenDefinition): boolean =>
  PREDEFINED.has(name.replace(/ Token$/, '')) && cardTypes.includes('artifact') && power === undefined;

/** 111.4: a token that is given no name has its subtypes and "Token" as its name. */
function isNamedByTypes(token: TokenDefinition): boolean {
  const subtypes = (token.subtypes ?? []).join(' ');
  return token.name === '' || token.name === subtypes || token.name === `${subtypes} Token`;
}
