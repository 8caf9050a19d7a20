import type { ObjectReference, PlayerReference } from '../../../abilities/references.ts';
import { mention, type Narrator } from './context.ts';
import { type GrammaticalNumber, possessive, verb } from './grammar.ts';
import { requirementAt, requirementPhrase } from './target-phrase.ts';

/** The trigger has told to what it became attached. */
export const HOST = 'host';

/** One object as the text names it here: its full phrase first, then "it", or "that creature" if something else came between. */
export function objectPhrase(reference: ObjectReference, narrator: Narrator): string {
  const key = referenceKey(reference);
  if (narrator.antecedent === key) return 'it';
  const isNamed = narrator.named.has(key);
  const phrase = fullPhrase(reference, narrator, isNamed);
  mention(narrator, key);
  return phrase;
}

/** "its", "this creature's". */
export function objectPossessive(reference: ObjectReference, narrator: Narrator): string {
  const phrase = objectPhrase(reference, narrator);
  // A name that ends in "s" is still one object.
  if (reference.kind === 'source' && phrase === narrator.context.source) return `${phrase}'s`;
  return phrase === 'it' ? 'its' : phrase === 'them' || phrase === 'they' ? 'their' : possessive(phrase);
}

/** What makes two references the same antecedent. */
export function referenceKey(reference: ObjectReference): string {
  switch (reference.kind) {
    case 'source':
    case 'affected':
    case 'candidate':
    case 'attached-to':
    case 'event-source':
    case 'paired':
      return reference.kind;
    case 'target':
      return `target ${reference.index}`;
    case 'chosen':
    case 'that':
      return `${reference.kind} ${reference.index ?? 0}`;
    case 'top-card':
      return `top card ${reference.zone} ${reference.of.kind}`;
    case 'object':
      return `object ${reference.id}`;
  }
}

function fullPhrase(reference: ObjectReference, narrator: Narrator, isNamed: boolean): string {
  switch (reference.kind) {
    case 'source':
      return narrator.context.source;
    case 'affected':
      return narrator.affected;
    case 'candidate':
      return 'it';
    case 'attached-to': {
      const { attached } = narrator.context;
      return narrator.named.has(HOST) ? attached.replace(/^.* /, 'that ') : attached;
    }
    case 'paired':
      return 'the creature paired with it';
    case 'target':
      return requirementPhrase(requirementAt(narrator.targets, reference.index), narrator, isNamed);
    case 'chosen':
      if (reference.noun !== undefined) return `that ${reference.noun}`;
      return isNamed ? 'that permanent' : 'the chosen permanent';
    case 'that':
      return 'it';
    case 'event-source':
      return 'that source';
    case 'top-card':
      return `the top card of ${playerPossessive(reference.of, narrator)} ${reference.zone}`;
    case 'object':
      return narrator.context.nameOf?.(reference.id) ?? reference.id;
  }
}

/** A player as subject or object of a sentence. */
export function playerPhrase(reference: PlayerReference, narrator: Narrator): string {
  switch (reference.kind) {
    case 'you':
      return 'you';
    case 'opponents':
      return 'each opponent';
    case 'each-player':
      return 'each player';
    case 'active-player':
      return narrator.named.has('that player') ? 'that player' : 'the active player';
    case 'target': {
      const key = `target ${reference.index}`;
      const isNamed = narrator.named.has(key);
      narrator.named.add(key);
      return requirementPhrase(
        requirementAt(narrator.targets, reference.index) ?? { kind: 'player', who: 'any' },
        narrator,
        isNamed,
      );
    }
    case 'chosen-player':
      return narrator.named.has('that player') ? 'that player' : (reference.noun ?? 'the chosen player');
    case 'event-player':
      return 'that player';
    case 'you-and':
      return `you and ${playerPhrase(reference.other, narrator)} each`;
    case 'controller-of':
      return `${objectPossessive(reference.object, narrator)} controller`;
    case 'owner-of':
      return `${objectPossessive(reference.object, narrator)} owner`;
    case 'attached-to':
      return narrator.context.attached;
    case 'player':
      return narrator.context.nameOf?.(reference.id) ?? reference.id;
  }
}

/** "your", "their", "target player's", "its controller's". */
export function playerPossessive(reference: PlayerReference, narrator: Narrator): string {
  switch (reference.kind) {
    case 'you':
      return 'your';
    case 'opponents':
      return "each opponent's";
    case 'each-player':
      return "each player's";
    case 'active-player':
    case 'target':
    case 'chosen-player':
    case 'event-player':
    case 'you-and':
    case 'controller-of':
    case 'owner-of':
    case 'attached-to':
    case 'player':
      return possessive(playerPhrase(reference, narrator));
  }
}

/** "you control", "your opponents control"; "an opponent controls" of a single object; "they control" once named. */
export function controlClause(
  reference: PlayerReference,
  narrator: Narrator,
  what: 'control' | 'own',
  number: GrammaticalNumber = 'plural',
): string {
  switch (reference.kind) {
    case 'you':
      return `you ${what}`;
    case 'opponents':
      return number === 'plural' ? `your opponents ${what}` : `an opponent ${verb(what, 'singular')}`;
    case 'active-player':
      if (narrator.named.has('they')) return `they ${what}`;
      narrator.named.add('they');
      return `${playerPhrase(reference, narrator)} ${verb(what, 'singular')}`;
    case 'each-player':
    case 'target':
    case 'chosen-player':
    case 'event-player':
    case 'you-and':
    case 'controller-of':
    case 'owner-of':
    case 'attached-to':
    case 'player':
      return `${playerPhrase(reference, narrator)} ${verb(what, 'singular')}`;
  }
}

/** Whether a verb after the player's phrase is in the plural: "you gain", "each player gains". */
export const playerVerb = (reference: PlayerReference, plural: string): string =>
  reference.kind === 'you' || reference.kind === 'you-and' ? plural : verb(plural, 'singular');

/** Whose control something comes under: "your", "its owner's". */
export const controllerPhrase = (reference: PlayerReference, narrator: Narrator): string =>
  reference.kind === 'opponents' ? "an opponent's" : playerPossessive(reference, narrator);
