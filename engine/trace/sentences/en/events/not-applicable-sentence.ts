import type { Selector } from '../../../../abilities/selector.ts';
import type { ActiveEffect } from '../../../../replacement/effects/active-effect.ts';
import type { WouldBeEvent } from '../../../../replacement/event.ts';
import type { LookedAt } from '../../../../replacement/game.ts';
import { boardFor } from '../../../../replacement/matching/about-event.ts';
import { fitsFor, type NotApplicable } from '../../../../replacement/matching/why-not-applicable.ts';
import { type PlayerId, rule } from '../../../../vocabulary/ids.ts';
import type { Sentence } from '../../../explanation.ts';
import { failedSelector } from '../../../failed-part.ts';
import { list, sentence, type Words, words } from '../../fragments.ts';
import { conditionWords, isNot, pluralOf, type SpokenBy } from '../effect-words.ts';
import { playerName } from '../names.ts';
import { thingWords } from './event-sentence.ts';

/** Why an effect does not apply to an event, in a sentence or two. */
export function notApplicableSentence(
  game: LookedAt,
  effect: ActiveEffect,
  event: WouldBeEvent,
  why: NotApplicable,
): Sentence {
  const { state } = game;
  const speaker: SpokenBy = { source: effect.source, sourceName: effect.sourceName, controller: effect.you };
  switch (why.kind) {
    case 'another-event':
      return sentence('It watches for events of another kind.');
    case 'object': {
      const rules = event.kind === 'enter' ? [rule('614.12')] : [];
      return sentence(objectReason(game, effect, event, speaker, why), rules);
    }
    case 'only-objects':
      return sentence(
        words`Only for ${pluralOf(state, speaker, why.only)}; ${playerName(why.player)} is a player.`,
      );
    case 'players':
      return sentence(playersReason(why.only, why.isDoer));
    case 'part':
      return sentence(partReason(why));
    case 'condition':
      return sentence(`Only if ${conditionWords(state, speaker, why.condition)}. That is not so.`);
    case 'used-up':
      return sentence('It has been used up.');
    case 'no-change':
      return sentence('It would change nothing here.');
  }
}

function objectReason(
  game: LookedAt,
  effect: ActiveEffect,
  event: WouldBeEvent,
  speaker: SpokenBy,
  { object, only, isSource }: Extract<NotApplicable, { kind: 'object' }>,
): Words {
  const { state } = game;
  const it = event.kind === 'enter' ? event.entering.object.card.name : thingWords(state, object);
  const looked = boardFor(game, event).state.objects.get(object);
  const matches = fitsFor(game, effect, event, isSource);
  const failed =
    looked === undefined
      ? undefined
      : failedSelector(only, looked, { matches, holds: () => true, valueOf: () => 0 });
  const whose = isSource ? 'Only for damage by ' : 'Only for ';
  const itself = only.kind === 'is' && only.object.kind === 'source';
  if (itself && effect.source !== undefined)
    return words`${whose}${thingWords(state, effect.source)} itself.`;
  const begin = words`${whose}${pluralOf(state, speaker, only)}.`;
  if (failed === undefined || pointsAt(failed)) return begin;
  return words`${begin} ${it} ${isNot(state, speaker, failed)}.`;
}

/** A selector that points at objects instead of describing them. */
const pointsAt = (selector: Selector): boolean =>
  selector.kind === 'is' || selector.kind === 'targets' || selector.kind === 'those';

function playersReason(only: readonly PlayerId[], isDoer: boolean): Words {
  if (only.length === 0) return 'It is about a player, and there is no such player.';
  const names = list(only.map(playerName), ' or ');
  return isDoer ? words`Only if ${names} does it.` : words`Only for what concerns ${names}.`;
}

function partReason({ part, pattern }: Extract<NotApplicable, { kind: 'part' }>): Words {
  if (part === 'counter' && pattern.kind === 'put-counters') return `Only for ${pattern.counter} counters.`;
  if (part === 'damage' && pattern.kind === 'deal-damage') return `Only for ${pattern.damage} damage.`;
  if (part === 'amount') return 'Not for this amount of damage.';
  if (part === 'byEffect') return 'Only if the effect of a spell or ability does it.';
  if (part === 'exceptFirst') return 'Not for the first card that is drawn.';
  if (part === 'atLeast' && 'atLeast' in pattern) return `Only for ${pattern.atLeast} or more at once.`;
  if (part === 'from' && pattern.kind === 'enter')
    return words`Only from ${list(pattern.from ?? [], ' or ')}.`;
  if (part === 'from' && pattern.kind === 'change-zone') return `Only from ${pattern.from}.`;
  if (part === 'what' && pattern.kind === 'create-tokens') return 'Only for other tokens.';
  return 'What it watches for is not quite this.';
}
