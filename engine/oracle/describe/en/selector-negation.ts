import type { ObjectReference } from '../../../abilities/references.ts';
import type { Selector } from '../../../abilities/selector.ts';
import type { Narrator } from './context.ts';
import { verb } from './grammar.ts';
import type { Adjective, NounPhrase } from './noun-parts.ts';
import { objectPhrase } from './references.ts';
import { collectLeaf } from './selector-leaf.ts';
import { predicateOf } from './selector-predicate.ts';
import { colorPhrase, keywordWord } from './words.ts';

/** "nonbasic", "untapped": what a negated word is before the noun; `undefined` where it is no such word. */
function negatedAdjective(selector: Selector): Adjective | undefined {
  switch (selector.kind) {
    case 'card-type':
      return { rank: 'negated', text: `non${selector.type}` };
    case 'supertype':
      return { rank: 'negated', text: `non${selector.supertype}` };
    case 'subtype':
      return typeof selector.subtype === 'string'
        ? { rank: 'negated', text: `non-${selector.subtype}` }
        : undefined;
    case 'color':
      return typeof selector.color === 'string'
        ? { rank: 'negated', text: `non${colorPhrase(selector.color)}` }
        : undefined;
    case 'color-count':
      return selector.comparison === '=' && selector.count === 0
        ? { rank: 'color', text: 'colored' }
        : undefined;
    case 'token':
      return { rank: 'negated', text: 'nontoken' };
    case 'tapped':
      return { rank: 'state', text: 'untapped' };
    case 'face-down':
      return { rank: 'state', text: 'face-up' };
    case 'transformed':
      return { rank: 'negated', text: 'nontransformed' };
    case 'attacking':
    case 'blocking':
      return { rank: 'state', text: `non${selector.kind}` };
    case 'all':
    case 'all-of':
    case 'any-of':
    case 'not':
    case 'is':
    case 'targets':
    case 'those':
    case 'keyword':
    case 'has-no-abilities':
    case 'has-ability':
    case 'controller':
    case 'owner':
    case 'zone':
    case 'designation':
    case 'has-attached':
    case 'attached-to':
    case 'counters':
    case 'compare':
    case 'name':
    case 'shares':
    case 'shares-with-some':
    case 'exiled-with-source':
      return undefined;
  }
}

/** Adds what it means that a selector does not match. */
export function collectNegated(selector: Selector, phrase: NounPhrase, narrator: Narrator): void {
  const adjective = negatedAdjective(selector);
  if (adjective !== undefined) phrase.adjectives.push(adjective);
  else if (selector.kind === 'is') collectOther(selector.object, phrase, narrator);
  else if (selector.kind === 'targets') phrase.isOther = true;
  else if (selector.kind === 'keyword') phrase.withouts.push(keywordWord(selector));
  else if (selector.kind === 'zone' && selector.zone === 'battlefield') phrase.outsideBattlefield = true;
  else if (selector.kind === 'not') collectLeaf(selector.of, phrase, narrator);
  else if (selector.kind === 'controller' && selector.is.kind === 'you')
    phrase.control = () => "you don't control";
  else phrase.relatives.push((number) => predicateOf({ kind: 'not', of: selector }, narrator, number));
}

/** "other creatures"; what it is that they are other than is said only where it isn't the subject or the target. */
function collectOther(reference: ObjectReference, phrase: NounPhrase, narrator: Narrator): void {
  phrase.isOther = true;
  if (reference.kind === 'source' || reference.kind === 'target' || reference.kind === 'affected') return;
  if (isSpokenOf(reference) && !narrator.context.sourceTypes.includes('creature')) return;
  phrase.relatives.push((number) => `${verb("aren't", number)} ${objectPhrase(reference, narrator)}`);
}

/** What a trigger of a source that is no creature speaks of: "whenever a creature attacks, other creatures get …". */
const isSpokenOf = (reference: ObjectReference): boolean =>
  reference.kind === 'attached-to' || (reference.kind === 'chosen' && reference.noun !== undefined);
