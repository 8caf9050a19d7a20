import type { AbilityInstance, EffectInfo } from '../../../layers/evaluation.ts';
import type { AppliedEvent } from '../../../layers/observer.ts';
import { rule } from '../../../vocabulary/ids.ts';
import type { Layer } from '../../../vocabulary/layers.ts';
import { changesFor, playerChanges, without } from '../../changes-of.ts';
import type { Sentence } from '../../explanation.ts';
import { rulesOfApplied } from '../../rules-of.ts';
import type { Trace } from '../../trace.ts';
import { changesObjects } from '../../writes.ts';
import { list, sentence, type Words, words } from '../fragments.ts';
import { effectText } from './effect-words.ts';
import { type Names, namesIn, playerName, timestampLabel } from './names.ts';

/** More than so many objects are counted, not listed. */
const MANY = 6;

/** "Blood Moon, t6: Nonbasic lands are Mountains. Applies to Urborg and Dryad Arbor." */
export function appliedSentence(trace: Trace, event: AppliedEvent): Sentence {
  const names = namesIn(trace);
  const { effect, layer } = event;
  const text = effectText(trace.evaluation.state, effect, layer);
  const time = timestampLabel(effect.timestamp);
  return sentence(
    words`${names.effect(effect.id)}, ${time}: ${text} ${appliesTo(names, event)}.`,
    rulesOfApplied(event),
  );
}

function appliesTo(names: Names, event: AppliedEvent): Words {
  const players = playerChanges(event, names.trace.evaluation.state.players).map(({ object }) => object);
  if (event.affected.length === 0 && players.length > 0)
    return words`Applies to ${list([...new Set(players)].map(playerName), ' and ')}`;
  if (event.affected.length === 0)
    return event.parts.some(changesObjects) ? 'Applies to nothing' : 'Applies to the game';
  if (event.affected.length > MANY) return `Applies to ${event.affected.length} objects`;
  return words`Applies to ${list(event.affected.map(names.object), ' and ')}`;
}

/** What is remarkable about its turn: that its ability is gone, that others waited, that it came after a loss. */
export function appliedNotes(trace: Trace, event: AppliedEvent): readonly Sentence[] {
  const names = namesIn(trace);
  return [goesOn(trace, event), ...order(names, event), youngerThanLoss(names, event)].filter(
    (note) => note !== undefined,
  );
}

/** "Its ability went in 6, but it had started there: it goes on with the same objects." (613.6) */
function goesOn(
  trace: Trace,
  { effect, startedIn, abilityIsGone, order }: AppliedEvent,
): Sentence | undefined {
  if (startedIn === undefined || !abilityIsGone) return undefined;
  const lostIn = whereAbilityWent(trace, effect, order);
  const begin = startedIn === lostIn ? 'it had started there' : `it had started in ${startedIn}`;
  const went = lostIn === undefined ? 'Its ability is gone' : `Its ability went in ${lostIn}`;
  return sentence(`${went}, but ${begin}: it goes on with the same objects.`, [rule('613.6')]);
}

function whereAbilityWent(trace: Trace, { source, origin }: EffectInfo, before: number): Layer | undefined {
  if (source === undefined || origin.kind !== 'static-ability') return undefined;
  const changes = changesFor(trace, source);
  return changes.find(({ order, change }) => {
    if (order > before || change.characteristic !== 'abilities') return false;
    const [was, is] = [change.before, change.after];
    if (typeof was !== 'object' || typeof is !== 'object') return false;
    return without<string | AbilityInstance>(was, is).some(
      (item) => typeof item !== 'string' && item.id === origin.ability,
    );
  })?.event.layer;
}

function order(names: Names, event: AppliedEvent): readonly Sentence[] {
  const { waitedFor, chosenBecause } = event;
  const loop = names.trace.loops.find(
    ({ layer, effects }) => layer === event.layer && effects.includes(event.effect.id),
  );
  const passedOver = event.passedOver.filter((id) => loop?.effects.includes(id) !== true);
  const notes: Sentence[] = [];
  if (chosenBecause === 'characteristic-defining')
    notes.push(sentence('It defines its own object, so it goes first.', [rule('613.3')]));
  if (chosenBecause === 'loop')
    notes.push(sentence('Part of a loop, so timestamps decide.', [rule('613.8b')]));
  if (waitedFor.length > 0)
    notes.push(sentence(words`Waited for ${list(waitedFor.map(names.effect), ' and ')}.`, [rule('613.8b')]));
  if (passedOver.length > 0) {
    const who = list(passedOver.map(names.effect), ' and ');
    const [are, wait] = passedOver.length === 1 ? ['is', 'waits'] : ['are', 'wait'];
    notes.push(sentence(words`${who} ${are} older but ${wait}.`, [rule('613.8a')]));
  }
  return notes;
}

/** An ability that came after everything was lost stays; people expect the opposite. */
function youngerThanLoss(names: Names, event: AppliedEvent): Sentence | undefined {
  if (!event.parts.some(({ kind }) => kind === 'add-ability')) return undefined;
  const loss = names.trace.applied.find(
    (other) =>
      other.layer === event.layer &&
      other.order < event.order &&
      other.parts.some(({ kind }) => kind === 'lose-all-abilities') &&
      other.affected.some((id) => event.affected.includes(id)),
  );
  if (loss === undefined) return undefined;
  return sentence(words`Younger than ${names.effect(loss.effect.id)}, so it stays.`, [rule('613.7')]);
}
