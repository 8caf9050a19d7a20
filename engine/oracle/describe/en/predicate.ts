import type { Modification, Restriction } from '../../../abilities/modification.ts';
import { numberPhrase } from './amount-phrase.ts';
import { type BecomingPart, becomingPhrase, isBecoming } from './becoming.ts';
import { exceptPhrase } from './except-phrase.ts';
import { joinList, verb } from './grammar.ts';
import { abilityList, grantedAbility } from './granted-abilities.ts';
import { selectorPlural } from './noun-phrase.ts';
import { basePhrase, modifyPhrase } from './power-toughness-phrase.ts';
import { objectPhrase, playerPhrase } from './references.ts';
import type { Subject } from './subject.ts';
import { colorPhrase, namePhrase } from './words.ts';

/** What a subject is, has, gets and can't, told in the order of the parts. */
export interface Predicate {
  readonly text: string;
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
  const clauses: string[] = [];
  const remainder: Remainder = { tail: '', after: [] };
  for (let index = 0; index < parts.length; ) {
    const group = nextGroup(parts, index);
    const clause = clauseOfGroup(group, subject, remainder);
    if (clause !== '') clauses.push(clause);
    index += group.length;
  }
  return { text: joinList(clauses), ...remainder };
}

/** Neighbouring parts that make one clause: what it is, then "with" its abilities; several abilities; several can'ts. */
function nextGroup(parts: readonly Modification[], from: number): readonly Modification[] {
  const first = parts[from];
  if (first === undefined) return [];
  let end = from + 1;
  const takes = (test: (part: Modification) => boolean): void => {
    for (let next = parts[end]; next !== undefined && test(next); next = parts[end]) end += 1;
  };
  if (isBecoming(first)) {
    takes(isBecoming);
    takes((part) => part.kind === 'add-ability' && part.times === undefined);
  } else if (first.kind === 'add-ability' || first.kind === 'lose-keyword' || first.kind === 'restrict') {
    takes((part) => part.kind === first.kind);
  }
  return parts.slice(from, end);
}

function clauseOfGroup(group: readonly Modification[], subject: Subject, remainder: Remainder): string {
  const [first] = group;
  if (first === undefined) return '';
  if (isBecoming(first)) return becomingClause(group, subject, remainder);
  if (first.kind === 'add-ability') return haveClause(group, subject);
  if (first.kind === 'lose-keyword')
    return `${verb('lose', subject.number)} ${joinList(group.flatMap((part) => (part.kind === 'lose-keyword' ? [part.keyword] : [])))}`;
  if (first.kind === 'restrict') return restrictionClause(group, subject);
  return singleClause(first, subject, remainder);
}

function becomingClause(group: readonly Modification[], subject: Subject, remainder: Remainder): string {
  const parts = group.filter((part): part is BecomingPart => isBecoming(part));
  const abilities = group.filter((part) => part.kind === 'add-ability');
  const base = parts.length === 1 ? parts[0] : undefined;
  if (base?.kind === 'set-base-power-toughness') {
    const clause = `${verb('have', subject.number)} ${basePhrase(base, subject)}`;
    return joinList([clause, ...(abilities.length === 0 ? [] : [haveClause(abilities, subject)])]);
  }
  const phrase = becomingPhrase(parts, subject);
  if (phrase.after !== undefined) remainder.after.push(phrase.after);
  const clause = `${verb(subject.isResolving ? 'become' : 'are', subject.number)} ${phrase.text}`;
  if (abilities.length === 0) return clause;
  if (phrase.takesWith) return `${clause} with ${abilityList(abilities, subject)}`;
  return `${clause} and ${haveClause(abilities, subject)}`;
}

const haveClause = (group: readonly Modification[], subject: Subject): string =>
  `${verb(subject.isResolving ? 'gain' : 'have', subject.number)} ${abilityList(group, subject)}`;

function singleClause(part: Modification, subject: Subject, remainder: Remainder): string {
  const { number, narrator } = subject;
  const are = verb('are', number);
  const its = number === 'singular' ? 'its' : 'their';
  switch (part.kind) {
    case 'become-copy':
      remainder.tail += exceptPhrase(part.except, subject, part.notCopied);
      return `${subject.isResolving ? verb('become', number) : are} a copy of ${objectPhrase(part.of, narrator)}`;
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
    case 'set-name':
      return `${are} named ${namePhrase(part.name)}`;
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
      return `${verb('lose', number)} all ${part.of} types`;
    case 'remove-supertypes':
      return `${verb("aren't", number)} ${joinList(part.supertypes, 'or')}`;
    case 'add-this-ability':
      return `${verb(subject.isResolving ? 'gain' : 'have', number)} this ability`;
    case 'lose-all-abilities':
      return `${verb('lose', number)} all abilities${part.except === 'mana' ? ' except mana abilities' : ''}`;
    case 'cannot-have-keyword':
      return `can't have or gain ${part.keyword}`;
    case 'add-abilities-of':
      return addAbilitiesOf(part, subject);
    case 'modify-power-toughness': {
      const { text, tail } = modifyPhrase(part, narrator);
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
    case 'legend-rule-does-not-apply':
      return `${verb("aren't", number)} subject to the "legend rule"`;
    case 'other-rule':
      return part.words;
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
    case 'set-base-power-toughness':
      return becomingClause([part], subject, remainder);
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

function addAbilitiesOf(part: Extract<Modification, { kind: 'add-abilities-of' }>, subject: Subject): string {
  const have = verb(subject.isResolving ? 'gain' : 'have', subject.number);
  const among = selectorPlural(part.among, subject.narrator);
  if (part.which === 'all') return `${have} all abilities of ${among}`;
  if (part.which === 'activated' || part.which === 'triggered')
    return `${have} all ${part.which} abilities of ${among}`;
  return `${have} each of ${joinList(part.which)} that any of ${among} has`;
}

/** "can't attack or block", "attacks each combat if able": what the rules forbid or demand (613.11). */
function restrictionClause(group: readonly Modification[], subject: Subject): string {
  const words = group.flatMap((part) =>
    part.kind === 'restrict' ? [restrictionWords(part.restriction, subject)] : [],
  );
  const cannot = words.filter((text) => text.startsWith("can't "));
  const rest = words.filter((text) => !text.startsWith("can't "));
  const merged =
    cannot.length === 0
      ? []
      : [
          `can't ${joinList(
            cannot.map((text) => text.slice("can't ".length)),
            'or',
          )}`,
        ];
  return joinList([...merged, ...rest]);
}

function restrictionWords(restriction: Restriction, subject: Subject): string {
  const { number } = subject;
  const its = number === 'singular' ? 'its' : 'their';
  switch (restriction) {
    case 'cannot-attack':
      return "can't attack";
    case 'cannot-block':
      return "can't block";
    case 'cannot-be-blocked':
      return "can't be blocked";
    case 'must-attack':
      return `${verb('attack', number)} each combat if able`;
    case 'must-block':
      return `${verb('block', number)} each combat if able`;
    case 'does-not-untap':
      return `${verb("don't", number)} untap during ${its} ${number === 'singular' ? "controller's untap step" : "controllers' untap steps"}`;
    case 'cannot-be-enchanted':
      return "can't be enchanted";
    case 'cannot-be-equipped':
      return "can't be equipped";
    case 'cannot-be-sacrificed':
      return "can't be sacrificed";
    case 'cannot-be-countered':
      return "can't be countered";
    case 'cannot-activate-abilities':
      return `${its} activated abilities can't be activated`;
    case 'cannot-transform':
      return "can't transform";
    case 'cannot-be-regenerated':
      return "can't be regenerated";
    case 'cannot-have-counters':
      return `can't have counters put on ${number === 'singular' ? 'it' : 'them'}`;
  }
}
