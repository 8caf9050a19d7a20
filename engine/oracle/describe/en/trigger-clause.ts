import type { Trigger } from '../../../abilities/ability.ts';
import type { Selector } from '../../../abilities/selector.ts';
import type { CardType } from '../../../vocabulary/card-types.ts';
import { mention, type Narrator } from './context.ts';
import { joinList, romanNumeral } from './grammar.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { ownWords } from './own-words.ts';
import { HOST } from './references.ts';

/** When an ability triggers: "when this creature enters", "at the beginning of your upkeep"; "I, II" for a Saga. */
export function triggerClause(trigger: Trigger, narrator: Narrator): string {
  switch (trigger.kind) {
    case 'enters':
      return `${whenEver(trigger.what, narrator)} ${subject(trigger.what, narrator)} enters`;
    case 'leaves':
      return `${whenEver(trigger.what, narrator)} ${subject(trigger.what, narrator)} leaves the battlefield`;
    case 'dies':
      return `${whenEver(trigger.what, narrator)} ${subject(trigger.what, narrator)} ${dying(trigger.what, narrator)}`;
    case 'attacks':
      return `whenever ${subject(trigger.what, narrator)} attacks`;
    case 'blocks':
      return `whenever ${subject(trigger.what, narrator)} blocks`;
    case 'becomes-blocked':
      return `whenever ${subject(trigger.what, narrator)} becomes blocked`;
    case 'deals-combat-damage': {
      const to = trigger.to === 'any' ? '' : ` to a ${trigger.to}`;
      return `whenever ${subject(trigger.what, narrator)} deals combat damage${to}`;
    }
    case 'becomes-target':
      return `${whenEver(trigger.what, narrator)} ${subject(trigger.what, narrator)} becomes the target of a spell or ability`;
    case 'becomes-tapped':
      return `whenever ${subject(trigger.what, narrator)} becomes tapped`;
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
      if (trigger.words.includes('~')) mention(narrator, 'source');
      if (/ attached to an? /.test(trigger.words)) narrator.named.add(HOST);
      if (/\b(?:player|opponent)\b/.test(trigger.words)) narrator.named.add('that player');
      return ownWords(trigger.words, narrator.context);
  }
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
  const noun = nounPhraseOf(what, narrator);
  if (noun.fixed === undefined) mention(narrator, 'chosen 0');
  return renderNounPhrase(noun, 'singular', 'a');
}

const caster = (by: 'you' | 'opponent' | 'any'): string =>
  by === 'you' ? 'you cast' : by === 'opponent' ? 'an opponent casts' : 'a player casts';

function spellPhrase(what: Selector, narrator: Narrator): string {
  const noun = nounPhraseOf({ kind: 'all-of', of: [what, { kind: 'zone', zone: 'stack' }] }, narrator);
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
function dying(what: Selector, narrator: Narrator): string {
  const isSource = what.kind === 'is' && what.object.kind === 'source';
  const { sourceTypes } = narrator.context;
  const mayDie = !isSource || sourceTypes.length === 0 || sourceTypes.some((type) => MORTAL.has(type));
  return mayDie ? 'dies' : 'is put into a graveyard from the battlefield';
}

const MORTAL: ReadonlySet<CardType> = new Set(['creature', 'planeswalker', 'battle']);
