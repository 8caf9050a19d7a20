import type { Trigger } from '../../../abilities/ability.ts';
import type { Selector } from '../../../abilities/selector.ts';
import type { CardType } from '../../../vocabulary/card-types.ts';
import { mention, type Narrator } from './context.ts';
import { joinList, romanNumeral, withArticle } from './grammar.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { ownWords } from './own-words.ts';
import { HOST } from './references.ts';

/** When an ability triggers: "when this creature enters", "at the beginning of your upkeep"; "I, II" for a Saga. */
export function triggerClause(trigger: Trigger, narrator: Narrator): string {
  switch (trigger.kind) {
    case 'enters':
      return happening(trigger, narrator, ['enters', 'enter']);
    case 'leaves':
      return happening(trigger, narrator, ['leaves the battlefield', 'leave the battlefield']);
    case 'dies':
      return happening(trigger, narrator, dying(trigger.what, narrator));
    case 'attacks':
      return happening(trigger, narrator, ['attacks', 'attack'], true);
    case 'blocks':
      return happening(trigger, narrator, ['blocks', 'block'], true);
    case 'becomes-blocked':
      return happening(trigger, narrator, ['becomes blocked', 'become blocked'], true);
    case 'deals-combat-damage': {
      const to = trigger.to === 'any' ? '' : ` to a ${trigger.to}`;
      return happening(trigger, narrator, [`deals combat damage${to}`, `deal combat damage${to}`], true);
    }
    case 'becomes-target': {
      const what = 'the target of a spell or ability';
      return happening(trigger, narrator, [`becomes ${what}`, `become ${what}`]);
    }
    case 'becomes-tapped':
      return happening(trigger, narrator, ['becomes tapped', 'become tapped'], true);
    case 'cast-spell':
      if (trigger.by !== 'you') narrator.named.add('that player');
      return `whenever ${caster(trigger.by)} ${spellPhrase(trigger.what, narrator)}`;
    case 'beginning-of':
      if (trigger.of === 'each-player' || trigger.of === 'opponent') narrator.named.add('that player');
      if (trigger.of === 'each-player' && trigger.step === 'end step')
        return 'at the beginning of each end step';
      if (/\bon (?:your|each)\b/.test(trigger.step)) return `at the beginning of ${trigger.step}`;
      return `at the beginning of ${stepOwner(trigger.of, narrator)} ${trigger.step}`;
    case 'chapter':
      return joinList(trigger.chapters.map(romanNumeral)).replace(/,? and /, ', ');
    case 'other':
      if (/^(?:when|whenever) ~/.test(trigger.words)) mention(narrator, 'source');
      if (/ attached to an? /.test(trigger.words)) narrator.named.add(HOST);
      if (/ (?:one|two|three|four|five|eight) or more | at least \w+ /.test(trigger.words))
        narrator.named.add('those');
      if (/\b(?:player|opponent)\b/.test(trigger.words)) narrator.named.add('that player');
      return ownWords(trigger.words, narrator.context);
  }
}

/** "whenever one or more creatures attack", "when this creature enters"; the verb in both numbers. */
function happening(
  { what, isBatch }: { readonly what: Selector; readonly isBatch?: boolean },
  narrator: Narrator,
  [one, many]: readonly [string, string],
  isEver = false,
): string {
  if (isBatch === true) {
    narrator.named.add('those');
    const noun = renderNounPhrase(nounPhraseOf(what, narrator), 'plural', 'none');
    return `whenever one or more ${noun} ${many}`;
  }
  return `${isEver ? 'whenever' : whenEver(what, narrator)} ${subject(what, narrator)} ${one}`;
}

/** "When" for what happens once to a particular object, "whenever" for what may happen again. */
function whenEver(what: Selector, narrator: Narrator): 'when' | 'whenever' {
  if (what.kind !== 'is') return 'whenever';
  // An Aura goes with what it enchants; Equipment stays for the next.
  const isOnce =
    what.object.kind === 'source' ||
    (what.object.kind === 'attached-to' && narrator.context.attached.startsWith('enchanted'));
  return isOnce ? 'when' : 'whenever';
}

function subject(what: Selector, narrator: Narrator): string {
  if (what.kind === 'any-of' && what.of.every((part) => part.kind === 'is'))
    return what.of.map((part) => subject(part, narrator)).join(' or ');
  const noun = nounPhraseOf(what, narrator);
  if (noun.fixed === undefined) mention(narrator, 'chosen 0');
  return renderNounPhrase(noun, 'singular', 'a');
}

const caster = (by: 'you' | 'opponent' | 'any'): string =>
  by === 'you' ? 'you cast' : by === 'opponent' ? 'an opponent casts' : 'a player casts';

function spellPhrase(what: Selector, narrator: Narrator): string {
  const noun = nounPhraseOf({ kind: 'all-of', of: [what, { kind: 'zone', zone: 'stack' }] }, narrator);
  const from = noun.zones.filter((zone) => zone !== 'stack');
  const [zone, ...others] = from;
  // "a spell from exile", "a spell from your hand": where it was cast from.
  if (zone !== undefined && others.length === 0) {
    const spell = renderNounPhrase(
      { ...noun, control: undefined, owner: undefined, zones: ['stack'] },
      'singular',
      'a',
    );
    const place =
      zone === 'exile'
        ? zone
        : noun.owner === undefined
          ? withArticle(zone)
          : `${noun.owner.possessive} ${zone}`;
    return `${spell} from ${place}`;
  }
  return renderNounPhrase({ ...noun, control: undefined }, 'singular', 'a');
}

function stepOwner(
  of: 'you' | 'each-player' | 'opponent' | 'attached-controller',
  narrator: Narrator,
): string {
  switch (of) {
    case 'you':
      return 'your';
    case 'each-player':
      return "each player's";
    case 'opponent':
      return "each opponent's";
    case 'attached-controller':
      return narrator.context.attached.endsWith('player')
        ? `${narrator.context.attached}'s`
        : `${narrator.context.attached}'s controller's`;
  }
}

/** Only creatures, planeswalkers and battles "die" (700.4); anything else is put into a graveyard. */
function dying(what: Selector, narrator: Narrator): readonly [string, string] {
  const isSource = what.kind === 'is' && what.object.kind === 'source';
  const { sourceTypes } = narrator.context;
  const types = cardTypesOf(what);
  if (types.length > 0 && !types.some((type) => MORTAL.has(type))) return PUT;
  const mayDie = !isSource || sourceTypes.length === 0 || sourceTypes.some((type) => MORTAL.has(type));
  return mayDie ? ['dies', 'die'] : PUT;
}

const PUT = [
  'is put into a graveyard from the battlefield',
  'are put into a graveyard from the battlefield',
] as const;

/** The card types one of which it must have; none if it may have any. */
function cardTypesOf(what: Selector): readonly CardType[] {
  if (what.kind === 'card-type') return [what.type];
  if (what.kind === 'all-of') return what.of.flatMap(cardTypesOf);
  if (what.kind !== 'any-of') return [];
  const each = what.of.map(cardTypesOf);
  return each.some((types) => types.length === 0) ? [] : each.flat();
}

const MORTAL: ReadonlySet<CardType> = new Set(['creature', 'planeswalker', 'battle']);
