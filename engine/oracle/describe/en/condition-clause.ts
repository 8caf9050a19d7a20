import type { Amount, Comparison } from '../../../abilities/amount.ts';
import type { Condition } from '../../../abilities/condition.ts';
import type { PlayerReference } from '../../../abilities/references.ts';
import { pairedCreature, type Selector } from '../../../abilities/selector.ts';
import { sameTree } from '../../same-tree.ts';
import { numberPhrase } from './amount-phrase.ts';
import type { Narrator } from './context.ts';
import { joinList, numberWord, plural } from './grammar.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { ownWords } from './own-words.ts';
import { controlClause, objectPhrase, playerPhrase, playerPossessive } from './references.ts';
import { predicateOf } from './selector-predicate.ts';
import { colorPhrase, comparisonPhrase, counterPhrase } from './words.ts';

/** A condition as a clause after "as long as" or "if": "you control a Forest", "this creature is untapped". */
export function conditionClause(condition: Condition, narrator: Narrator): string {
  switch (condition.kind) {
    case 'all-of':
      return joinList(condition.of.map((part) => conditionClause(part, narrator)));
    case 'any-of':
      return joinList(
        condition.of.map((part) => conditionClause(part, narrator)),
        'or',
      );
    case 'not':
      return negatedClause(condition.of, narrator);
    case 'compare':
      return comparisonClause(condition, narrator);
    case 'exists':
      return existsClause(condition.what, condition.atLeast ?? 1, narrator);
    case 'matches':
      return matchesClause(condition, narrator);
    case 'some-player':
      return somePlayerClause(condition, narrator);
    case 'most-common-color':
      return `${colorPhrase(condition.color)} is the most common color among ${renderNounPhrase(nounPhraseOf(condition.among, narrator), 'plural', 'all')} or is tied for most common`;
    case 'turn-of':
      return condition.player.kind === 'you'
        ? "it's your turn"
        : `it's ${playerPossessive(condition.player, narrator)} turn`;
    case 'player-designation':
      return designationClause(condition.player, condition.designation, narrator);
    case 'fact':
      return ownWords(condition.words, narrator.context);
    case 'chosen-mode':
      return `the chosen mode is ${condition.mode}`;
  }
}

function negatedClause(condition: Condition, narrator: Narrator): string {
  if (condition.kind === 'matches')
    return matchesClause({ ...condition, selector: { kind: 'not', of: condition.selector } }, narrator);
  if (condition.kind === 'exists' && (condition.atLeast ?? 1) === 1)
    return noneClause(condition.what, narrator);
  const clause = conditionClause(condition, narrator);
  if (clause.startsWith("it's ")) return clause.replace("it's ", "it's not ");
  if (/^you (?:control|have) /.test(clause)) return clause.replace(/^you /, "you don't ");
  if (clause.startsWith("you're ")) return clause.replace("you're ", "you're not ");
  return clause.includes(' is ') ? clause.replace(' is ', " isn't ") : `it isn't true that ${clause}`;
}

type Compare = Extract<Condition, { kind: 'compare' }>;

function comparisonClause({ left, comparison, right }: Compare, narrator: Narrator): string {
  if (typeof left !== 'number' && typeof right === 'number') {
    const counted = countClause(left, comparison, right, narrator);
    if (counted !== undefined) return counted;
  }
  const number =
    typeof right === 'number' && typeof left !== 'number' && left.kind === 'devotion'
      ? numberWord(right)
      : numberPhrase(right, narrator);
  return `${numberPhrase(left, narrator)} is ${comparisonPhrase(comparison, number)}`;
}

/** Comparisons of how many there are: "you control three or more artifacts", "you have no cards in hand". */
function countClause(
  left: Exclude<Amount, number>,
  comparison: Compare['comparison'],
  right: number,
  narrator: Narrator,
): string | undefined {
  const isNone = right === 0 && (comparison === '=' || comparison === '<=');
  const many = comparisonOfCount(comparison, right);
  if (many === undefined) return undefined;
  switch (left.kind) {
    case 'count':
      if (isNone) return noneClause(left.of, narrator);
      return countedClause(left.of, many.text, many.isOne, narrator);
    case 'counters-on': {
      const kind = counterPhrase(left.counter);
      const object = objectPhrase(left.object, narrator);
      if (isNone) return `there are no ${plural(kind)} on ${object}`;
      const counters = `${many.text} ${many.isOne ? kind : plural(kind)}`;
      return object === 'it' ? `it has ${counters} on it` : `${object} has ${counters} on it`;
    }
    case 'counters-among': {
      const kind = many.isOne ? counterPhrase(left.counter) : plural(counterPhrase(left.counter));
      const things = renderNounPhrase(nounPhraseOf(left.among, narrator), 'plural', 'none');
      return `there are ${isNone ? 'no' : many.text} ${kind} on ${things}`;
    }
    case 'counters-on-player':
      return `${hasClause(left.player, narrator)} ${many.text} ${many.isOne ? counterPhrase(left.counter) : plural(counterPhrase(left.counter))}`;
    case 'hand-size':
      return `${hasClause(left.of, narrator)} ${isNone ? 'no' : many.text} cards in hand`;
    case 'cards-in-zone': {
      const cards = numberPhrase(left, narrator).replace(/^the number of /, '');
      return `there are ${isNone ? 'no' : many.text} ${cards}`;
    }
    case 'player-count':
      return left.of.kind === 'opponents'
        ? `you have ${many.text} ${many.isOne ? 'opponent' : 'opponents'}`
        : `there are ${many.text} players`;
    case 'life':
      return `${hasClause(left.of, narrator)} ${comparisonPhrase(comparison, String(right))} life`;
    case 'distinct': {
      const things = numberPhrase(left, narrator).replace(/^the number of /, '');
      return `there are ${many.text} ${things}`;
    }
    case 'x':
    case 'chosen-number':
    case 'event-amount':
    case 'prevented-amount':
    case 'told':
    case 'starting-life':
    case 'greatest-among-players':
    case 'party':
    case 'mana-symbols':
    case 'power':
    case 'toughness':
    case 'mana-value':
    case 'aggregate':
    case 'devotion':
    case 'sum':
    case 'times':
    case 'half':
    case 'at-most':
      return undefined;
  }
}

/** "three or more", "exactly two", "fewer than four"; `undefined` for a comparison that texts do not make of counts. */
function comparisonOfCount(
  comparison: Compare['comparison'],
  count: number,
): { readonly text: string; readonly isOne: boolean } | undefined {
  switch (comparison) {
    case '>=':
      return count === 1
        ? { text: 'a', isOne: true }
        : { text: `${numberWord(count)} or more`, isOne: false };
    case '>':
      return comparisonOfCount('>=', count + 1);
    case '<=':
      return { text: `${numberWord(count)} or fewer`, isOne: false };
    case '<':
      return { text: `fewer than ${numberWord(count)}`, isOne: false };
    case '=':
      return { text: count === 1 ? 'exactly one' : `exactly ${numberWord(count)}`, isOne: count === 1 };
    case '!=':
      return undefined;
  }
}

function existsClause(what: Selector, atLeast: number, narrator: Narrator): string {
  return countedClause(what, atLeast === 1 ? 'a' : `${numberWord(atLeast)} or more`, atLeast === 1, narrator);
}

/** "you control three or more artifacts", "there are seven or more cards in your graveyard". */
function countedClause(what: Selector, count: string, isOne: boolean, narrator: Narrator): string {
  const noun = nounPhraseOf(what, narrator);
  const { control } = noun;
  const bare = { ...noun, control: undefined };
  const things = isOne
    ? count === 'a'
      ? renderNounPhrase(bare, 'singular', 'a')
      : `${count} ${renderNounPhrase(bare, 'singular', 'none')}`
    : `${count} ${renderNounPhrase(bare, 'plural', 'none')}`;
  if (control !== undefined) return `${control('singular')} ${things}`;
  const isHere = noun.zones.length === 0 && noun.fixed === undefined;
  const place = isHere ? ' on the battlefield' : '';
  if (!isOne) return `there are ${things}${place}`;
  return isHere ? `${things} is${place}` : `there is ${things}`;
}

function noneClause(what: Selector, narrator: Narrator): string {
  const noun = nounPhraseOf(what, narrator);
  const bare = { ...noun, control: undefined };
  const things = `no ${renderNounPhrase(bare, 'plural', 'none')}`;
  if (noun.control !== undefined) return `${noun.control('singular')} ${things}`;
  return noun.zones.length > 0 ? `there are ${things}` : `${things} are on the battlefield`;
}

const hasClause = (player: PlayerReference, narrator: Narrator): string =>
  player.kind === 'you'
    ? 'you have'
    : `${player.kind === 'opponents' ? 'an opponent' : playerPhrase(player, narrator)} has`;

/** "an opponent has 10 or less life", "an opponent has four or more cards in hand" */
function somePlayerClause(
  { who, value, comparison, to }: Extract<Condition, { kind: 'some-player' }>,
  narrator: Narrator,
): string {
  const has = who.kind === 'each-player' ? 'a player has' : hasClause(who, narrator);
  if (typeof value === 'object' && value.kind === 'counters') {
    const counters = plural(counterPhrase(value.counter));
    const number = typeof to === 'number' ? comparisonOfCount(comparison, to)?.text : undefined;
    return `${has} ${number ?? comparisonPhrase(comparison, numberPhrase(to, narrator))} ${counters}`;
  }
  if (typeof value === 'object')
    return `${has.replace(/has$/, 'controls').replace(/have$/, 'control')} ${permanentsOf(value.what, comparison, to, narrator)}`;
  const isMine = typeof to === 'object' && 'of' in to && sameTree(to, { kind: value, of: { kind: 'you' } });
  if (isMine && (comparison === '>' || comparison === '<')) {
    const more = comparison === '>' ? 'more' : value === 'life' ? 'less' : 'fewer';
    return `${has} ${more} ${value === 'life' ? 'life' : 'cards in hand'} than you`;
  }
  if (value === 'life') return `${has} ${comparisonPhrase(comparison, numberPhrase(to, narrator))} life`;
  if (comparison === '=' && to === 0 && value === 'hand-size') return `${has} no cards in hand`;
  const count = typeof to === 'number' ? comparisonOfCount(comparison, to)?.text : undefined;
  const many = count ?? comparisonPhrase(comparison, numberPhrase(to, narrator));
  if (value === 'hand-size') return `${has} ${many} cards in hand`;
  return `${has} ${many} cards in their ${value === 'library-size' ? 'library' : 'graveyard'}`;
}

/** "three or more creatures", "more lands than you". */
function permanentsOf(what: Selector, comparison: Comparison, to: Amount, narrator: Narrator): string {
  const noun = nounPhraseOf(what, narrator);
  const many = renderNounPhrase(noun, 'plural', 'none');
  const own = { kind: 'count', of: together([what, { kind: 'controller', is: { kind: 'you' } }]) };
  if (sameTree(to, own) && comparison === '>') return `more ${many} than you`;
  if (sameTree(to, own) && comparison === '<') return `fewer ${many} than you`;
  if (comparison === '=' && to === 0) return `no ${many}`;
  const count = typeof to === 'number' ? comparisonOfCount(comparison, to)?.text : undefined;
  return `${count ?? comparisonPhrase(comparison, numberPhrase(to, narrator))} ${many}`;
}

/** All of these, as the texts' reader puts it. */
const together = (parts: readonly Selector[]): Selector => ({
  kind: 'all-of',
  of: parts.flatMap((part) => (part.kind === 'all-of' ? part.of : part.kind === 'all' ? [] : [part])),
});

type Matches = Extract<Condition, { kind: 'matches' }>;

function matchesClause({ object, selector }: Matches, narrator: Narrator): string {
  if (object.kind === 'paired' && sameTree(selector, pairedCreature))
    return isClause(`${objectPhrase({ kind: 'source' }, narrator)} is paired with another creature`);
  const controller = controllerOf(selector);
  if (controller !== undefined)
    return `${controlClause(controller, narrator, 'control')} ${objectPhrase(object, narrator)}`;
  if (selector.kind === 'zone' && selector.zone === 'battlefield')
    return `${objectPhrase(object, narrator)} remains on the battlefield`;
  if (selector.kind === 'not' && selector.of.kind === 'tapped')
    return isClause(`${objectPhrase(object, narrator)} is untapped`);
  // It can only be in its owner's (400.3); a card that isn't on the battlefield is called one.
  if (object.kind === 'source' && selector.kind === 'zone' && selector.zone === 'graveyard')
    return `${objectPhrase(object, narrator).replace(/^this .*/, 'this card')} is in your graveyard`;
  const subject = objectPhrase(object, narrator);
  if (selector.kind === 'tapped' && narrator.tellsDuration) return `${subject} remains tapped`;
  // The top card of a library is known to be there, and what may be anywhere is called a card.
  if (object.kind === 'top-card' || isAnywhere(selector))
    return `${subject} ${predicateOf(withoutZones(selector), narrator, 'singular')}`.replace(
      / is (an? .+)$/,
      ' is $1 card',
    );
  return isClause(`${subject} ${predicateOf(selector, narrator, 'singular')}`);
}

/** Who must control a permanent that fits, if the selector says nothing else. */
function controllerOf(selector: Selector): PlayerReference | undefined {
  if (selector.kind === 'controller') return selector.is;
  if (selector.kind !== 'all-of') return undefined;
  const bare = selector.of.filter((part) => !(part.kind === 'zone' && part.zone === 'battlefield'));
  const [only, ...others] = bare;
  return only?.kind === 'controller' && others.length === 0 ? only.is : undefined;
}

const isClause = (clause: string): string => clause.replace(/^it is /, "it's ");

/** Designations that a player has and isn't. */
const HAD: ReadonlySet<string> = new Set(["city's blessing", 'initiative', 'enduring story']);
function designationClause(player: PlayerReference, designation: string, narrator: Narrator): string {
  const isHad = HAD.has(designation);
  if (designation === 'max speed') return `${hasClause(player, narrator)} max speed`;
  if (player.kind === 'you') return isHad ? `you have the ${designation}` : `you're the ${designation}`;
  const subject = player.kind === 'opponents' ? 'an opponent' : playerPhrase(player, narrator);
  return isHad ? `${subject} has the ${designation}` : `${subject} is the ${designation}`;
}

/** Where it is says nothing: it may be in any zone of cards. */
const isAnywhere = (selector: Selector): boolean =>
  selector.kind === 'all-of' &&
  selector.of.some((part) => part.kind === 'any-of' && part.of.every(isPlace) && part.of.length > 2);
const isPlace = ({ kind }: Selector): boolean => kind === 'zone' || kind === 'all';

/** The same without what it says about zones. */
function withoutZones(selector: Selector): Selector {
  if (selector.kind !== 'all-of') return selector;
  const of = selector.of.filter(
    (part) =>
      part.kind !== 'zone' && part.kind !== 'owner' && !(part.kind === 'any-of' && part.of.every(isPlace)),
  );
  const [only, ...others] = of;
  return only !== undefined && others.length === 0 ? only : { kind: 'all-of', of };
}
