import type { Modification } from '../../../abilities/modification.ts';
import type { ObjectReference } from '../../../abilities/references.ts';
import type { Keyword } from '../../../vocabulary/keywords.ts';
import { numberPhrase } from './amount-phrase.ts';
import { becomingClauses, haveClause } from './becoming.ts';
import { type BecomingPart, isBecoming } from './becoming-parts.ts';
import type { Narrator } from './context.ts';
import { exceptPhrase } from './except-phrase.ts';
import { joinList, verb } from './grammar.ts';
import { abilityList, grantedAbility } from './granted-abilities.ts';
import { nounPhraseOf, renderNounPhrase, selectorPlural, selectorSingular } from './noun-phrase.ts';
import { ownWords } from './own-words.ts';
import { modifyPhrase } from './power-toughness-phrase.ts';
import { arranged, groupsOf, isGain } from './predicate-groups.ts';
import { objectPhrase, playerPhrase } from './references.ts';
import { restrictionClause } from './restriction-clause.ts';
import type { Subject } from './subject.ts';
import { colorPhrase } from './words.ts';

/** What a subject is, has, gets and can't, told in the order of the parts. */
export interface Predicate {
  readonly text: string;
  /** The same apart, each beginning with its verb. */
  readonly clauses: readonly string[];
  /** What follows a duration: ", where X is …", ", except …". */
  readonly tail: string;
  /** Sentences of their own. */
  readonly after: readonly string[];
}

/** What the clauses leave to be said later. */
interface Remainder {
  tail: string;
  readonly after: string[];
}

export function predicateOfParts(parts: readonly Modification[], subject: Subject): Predicate {
  const remainder: Remainder = { tail: '', after: [] };
  const clauses: string[] = [];
  for (const group of groupsOf(arranged(parts))) {
    // "for each …" belongs to its clause unless that is the last.
    if (remainder.tail.startsWith(' for each')) {
      clauses.push(`${clauses.pop() ?? ''}${remainder.tail}`);
      remainder.tail = '';
    }
    clauses.push(...clausesOfGroup(group, parts, subject, remainder));
  }
  return { text: joinList(clauses), clauses, ...remainder };
}

function clausesOfGroup(
  group: readonly Modification[],
  all: readonly Modification[],
  subject: Subject,
  remainder: Remainder,
): string[] {
  const [first] = group;
  if (first === undefined) return [];
  if (isBecoming(first)) {
    const parts = group.filter((part): part is BecomingPart => isBecoming(part));
    const { clauses, after } = becomingClauses(parts, group.filter(isGain), subject);
    if (after !== undefined) remainder.after.push(after);
    const loses = losesTypes(parts) && !all.some((part) => part.kind === 'lose-all-abilities');
    return loses ? [...clauses, `${verb('lose', subject.number)} all other card types`] : [...clauses];
  }
  if (first.kind === 'add-ability') return [haveClause(group, subject)];
  if (first.kind === 'lose-keyword') {
    const keywords = group.flatMap((part) => (part.kind === 'lose-keyword' ? [part.keyword] : []));
    return [`${verb('lose', subject.number)} ${joinList(keywords)}`];
  }
  if (first.kind === 'remove-all-subtypes') return [loseTypesClause(group, subject)];
  if (first.kind === 'lose-all-abilities') return [loseAllClause(first, all, subject)];
  if (first.kind === 'restrict') return [restrictionClause(group, subject)];
  return [singleClause(first, subject, remainder, group.length < all.length)];
}

/** Card types are set and no subtype says more: then the text says that the other types are lost (205.1a). */
const losesTypes = (parts: readonly Modification[]): boolean =>
  parts.some(({ kind }) => kind === 'set-card-types') &&
  !parts.some(({ kind }) => kind === 'set-subtypes' || kind === 'set-basic-land-types');

/** "loses all land types and abilities" */
function loseTypesClause(group: readonly Modification[], subject: Subject): string {
  const lost = group.map((part) => (part.kind === 'remove-all-subtypes' ? `${part.of} types` : 'abilities'));
  return `${verb('lose', subject.number)} all ${joinList(lost)}`;
}

function loseAllClause(
  part: Extract<Modification, { kind: 'lose-all-abilities' }>,
  all: readonly Modification[],
  subject: Subject,
): string {
  const except = part.except === 'mana' ? ' except mana abilities' : '';
  const what = losesTypes(all)
    ? 'all other card types and abilities'
    : all.some(isGain)
      ? 'all other abilities'
      : 'all abilities';
  return `${verb('lose', subject.number)} ${what}${except}`;
}

function singleClause(
  part: Modification,
  subject: Subject,
  remainder: Remainder,
  isOneOfSeveral: boolean,
): string {
  const { number, narrator } = subject;
  const are = verb('are', number);
  const its = number === 'singular' ? 'its' : 'their';
  switch (part.kind) {
    case 'become-copy':
      remainder.tail += exceptPhrase(part.except, subject, part.notCopied);
      return `${subject.isResolving ? verb('become', number) : are} a copy of ${copied(part.of, narrator)}`;
    case 'be-merged':
      return `${are} merged with another object`;
    case 'be-face-down':
      return `${are} face down`;
    case 'set-controller':
      return `${are} controlled by ${playerPhrase(part.to, narrator)}`;
    case 'change-words':
      return `${verb('have', number)} all instances of ${wordPhrase(part.from)} in ${its} text replaced with ${wordPhrase(part.to)}`;
    case 'gain-text-of': {
      const text = part.fullText ? 'the full text' : 'the text box';
      const gained = `${verb('have', number)} ${text} of ${objectPhrase(part.object, narrator)}`;
      const more = (part.plus ?? []).map((ability) => grantedAbility(ability, narrator.context));
      return more.length === 0 ? gained : `${gained} and has the text ${joinList(more)}`;
    }
    case 'add-name-word':
      return `${verb('have', number)} the word ${part.word} in ${its} name`;
    case 'add-names-of':
      return `${verb('have', number)} all names of ${selectorPlural(part.among, narrator)} in addition to ${its} name`;
    case 'remove-card-types':
      return `${verb("aren't", number)} ${joinList(
        part.types.map((type) => (number === 'singular' ? article(type) : `${type}s`)),
        'or',
      )}`;
    case 'remove-subtypes':
      return `${verb("aren't", number)} ${joinList(
        part.subtypes.map((word) => (typeof word === 'string' ? article(word) : 'the chosen type')),
        'or',
      )}`;
    case 'remove-all-subtypes':
      return loseTypesClause([part], subject);
    case 'remove-supertypes':
      return `${verb("aren't", number)} ${joinList(part.supertypes, 'or')}`;
    case 'add-this-ability':
      return `${verb(subject.isResolving ? 'gain' : 'have', number)} this ability`;
    case 'lose-ability':
      return `${verb('lose', number)} ${grantedAbility(part.ability, narrator.context)}`;
    case 'lose-this-ability':
      return `${verb('lose', number)} this ability`;
    case 'add-landwalks':
      return `${verb(subject.isResolving ? 'gain' : 'have', number)} landwalk of each of the land types of ${objectPhrase(part.ofTypesOf, narrator)}`;
    case 'lose-all-abilities':
      return loseAllClause(part, [part], subject);
    case 'cannot-have-keyword':
      return `can't have or gain ${part.keyword}`;
    case 'add-abilities-of':
      return addAbilitiesOf(part, subject, remainder);
    case 'modify-power-toughness': {
      const { text, tail } = modifyPhrase(part, narrator, !(subject.isResolving && isOneOfSeveral));
      remainder.tail += tail;
      return `${verb('get', number)} ${text}`;
    }
    case 'switch-power-toughness':
      return `${verb('have', number)} ${its} power and toughness switched`;
    case 'player-gains-ability':
      return `${playerPhrase(part.player, narrator)} ${verb('have', part.player.kind === 'you' ? 'plural' : 'singular')} ${abilityList([{ kind: 'add-ability', ability: part.ability }], subject)}`;
    case 'set-maximum-hand-size':
      return part.to === 'none'
        ? 'have no maximum hand size'
        : `have a maximum hand size of ${numberPhrase(part.to, narrator)}`;
    case 'modify-maximum-hand-size':
      return `have a maximum hand size increased by ${numberPhrase(part.by, narrator)}`;
    case 'increase-devotion':
      return `have devotion increased by ${numberPhrase(part.by, narrator)}`;
    case 'legend-rule-does-not-apply':
      return `${verb("aren't", number)} subject to the "legend rule"`;
    case 'other-rule': {
      const words = ownWords(part.words, narrator.context);
      return number === 'plural' ? words.replace(/^(assign|attack|block)s\b/, '$1') : words;
    }
    case 'set-card-types':
    case 'add-card-types':
    case 'set-subtypes':
    case 'add-subtypes':
    case 'add-all-creature-types':
    case 'add-all-land-types':
    case 'set-basic-land-types':
    case 'add-supertypes':
    case 'set-colors':
    case 'add-colors':
    case 'set-name':
    case 'set-base-power-toughness':
      return joinList(becomingClauses([part], [], subject).clauses);
    case 'add-ability':
      return haveClause([part], subject);
    case 'lose-keyword':
      return `${verb('lose', number)} ${part.keyword}`;
    case 'restrict':
      return restrictionClause([part], subject);
  }
}

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

const wordPhrase = (word: Extract<Modification, { kind: 'change-words' }>['from']): string => {
  if (typeof word !== 'string')
    return 'color' in word
      ? 'the chosen color'
      : word.chosen === 'color'
        ? 'the chosen color'
        : 'the chosen type';
  return word.length === 1 && 'WUBRG'.includes(word) ? colorPhrase(word as 'W') : word;
};

/** Keywords that are seen elsewhere: the first in this sentence, the rest in the next. */
function keywordsOf(
  which: readonly Keyword[],
  part: Extract<Modification, { kind: 'add-abilities-of' }>,
  subject: Subject,
  remainder: Remainder,
): string {
  const [first = 'flying', ...others] = which;
  if (others.length > 0) remainder.after.push(`The same is true for ${joinList(others)}.`);
  const among = selectorSingular(part.among, subject.narrator);
  return `${verb(subject.isResolving ? 'gain' : 'have', subject.number)} ${first} as long as ${among} has ${first}`;
}

function addAbilitiesOf(
  part: Extract<Modification, { kind: 'add-abilities-of' }>,
  subject: Subject,
  remainder: Remainder,
): string {
  const { which } = part;
  if (typeof which !== 'string') return keywordsOf(which, part, subject, remainder);
  const have = verb(subject.isResolving ? 'gain' : 'have', subject.number);
  const noun = nounPhraseOf(part.among, subject.narrator);
  const among = renderNounPhrase(noun, 'plural', noun.zones.length > 0 ? 'all' : 'none', {
    isCounted: noun.zones.length > 0,
  });
  return `${have} all ${which === 'all' ? '' : `${which} `}abilities of ${among}${part.except === undefined ? '' : ` except ${part.except} abilities`}`;
}

/** "It" would be the subject that becomes the copy. */
const copied = (of: ObjectReference, narrator: Narrator): string =>
  of.kind === 'that' && of.index === undefined ? 'that card' : objectPhrase(of, narrator);
