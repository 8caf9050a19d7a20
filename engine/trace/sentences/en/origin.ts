import type { EffectInfo } from '../../../layers/evaluation.ts';
import type { GameObject } from '../../../state/game-object.ts';
import type { ActiveDuration } from '../../../state/resolved-effect.ts';
import { compareTimestamps } from '../../../state/timestamp.ts';
import { type ObjectId, rule } from '../../../vocabulary/ids.ts';
import type { MadeTrue, Sentence } from '../../explanation.ts';
import { objectTime, originsOf, rulesOfTime, type TimeCause } from '../../origin.ts';
import type { Trace } from '../../trace.ts';
import { list, sentence, type Words, words } from '../fragments.ts';
import { conditionWords } from './effect-words.ts';
import { namesIn, playerName, timestampLabel } from './names.ts';

/** What is settled about an effect: how long it holds, for which objects, with which numbers, since when. */
export function originSentences(trace: Trace, effect: EffectInfo): readonly Sentence[] {
  const origins = originsOf(trace, effect);
  const { resolved, holdsFromEntering, time, simultaneous } = origins;
  const isStatic = effect.origin.kind === 'static-ability';
  const said: Sentence[] = [];
  if (isStatic) {
    said.push(
      sentence('It holds as long as its source is where the ability works and has the ability.', [
        rule('611.3b'),
      ]),
      sentence('It is never locked in: at any time it applies to what its text fits then.', [rule('611.3a')]),
    );
    const later = cameLater(trace, effect);
    if (later !== undefined)
      said.push(
        sentence(words`What came later had it already as it entered: ${namesIn(trace).object(later)}.`, [
          rule('611.3c'),
        ]),
      );
  }
  if (resolved !== undefined) {
    const number = resolved.duration.kind === 'for-as-long-as' ? '611.2b' : '611.2a';
    said.push(sentence(durationWords(trace, effect, resolved.duration), [rule(number)]));
    if (holdsFromEntering)
      said.push(
        sentence('It says what the permanent is, so it holds already as that enters.', [rule('611.2e')]),
      );
    if (resolved.affected.kind === 'locked-in')
      said.push(sentence('To which objects it applies was settled as it began.', [rule('611.2c')]));
    if (resolved.wasForNextSpell === true)
      said.push(
        sentence('It waited for the next such spell, and applies to that one only.', [rule('611.2f')]),
      );
    if (resolved.byPermission === true)
      said.push(
        sentence('The permission to cast or play the object gave it; it stays if the permission goes.', [
          rule('611.3d'),
        ]),
      );
    if (resolved.fixedNumbers === true)
      said.push(sentence('Its numbers were worked out once, as it began.', [rule('611.2d')]));
  }
  const since = sentence(
    words`${timestampLabel(effect.timestamp)}: ${timeWords(time)}.`,
    rulesOfTime(time, isStatic),
  );
  said.push(since);
  if (simultaneous)
    said.push(
      sentence(
        'Others are of the same time: those of the active player are older, and each player puts their own in order.',
        [rule('613.7m')],
      ),
    );
  return said;
}

/** A permanent that is younger than the effect and was entered under it. */
const cameLater = (trace: Trace, { affected = [], source, timestamp }: EffectInfo): ObjectId | undefined =>
  [...affected].reverse().find((id) => {
    const object = trace.evaluation.state.objects.get(id);
    if (object?.zone !== 'battlefield' || id === source) return false;
    return object.stampedBy === undefined && compareTimestamps(object.timestamp, timestamp) > 0;
  });

/** Since when an object has its timestamp, and why: "t6: its object transformed". */
export function objectTimeSentence(object: GameObject): Sentence {
  const time = objectTime(object);
  return sentence(
    `${timestampLabel(object.timestamp)}: ${timeWords(time).replace('its object', 'it').replace('entered its zone', 'entered')}.`,
    rulesOfTime(time, false),
  );
}

function durationWords(trace: Trace, effect: EffectInfo, duration: ActiveDuration): Words {
  switch (duration.kind) {
    case 'until-end-of-turn':
      return 'It lasts until end of turn.';
    case 'until-end-of-combat':
      return 'It lasts until end of combat.';
    case 'until-next-turn':
      return `It lasts until the next turn of ${playerName(duration.of)}.`;
    case 'until-next-untap-step':
      return `It lasts until the next untap step of ${playerName(duration.of)}.`;
    case 'until-next-upkeep':
      return `It lasts until the next upkeep of ${playerName(duration.of)}.`;
    case 'until-end-of-next-turn':
      return `It lasts until the end of the next turn of ${playerName(duration.of)}.`;
    case 'for-as-long-as':
      return `It lasts for as long as ${conditionWords(trace.evaluation.state, effect, duration.condition)}, and does not come back after that.`;
    case 'while-object-exists':
      return 'It lasts as long as the object is where it is.';
    case 'until-end-of-game':
      return 'No duration is stated, so it lasts for the rest of the game.';
  }
}

function timeWords({ kind, ...time }: TimeCause): string {
  switch (kind) {
    case 'entered':
      return 'attached' in time && time.attached
        ? 'its object entered, attached'
        : 'its object entered its zone';
    case 'attached':
      return 'its object became attached';
    case 'turned-face-up':
      return 'its object turned face up';
    case 'turned-face-down':
      return 'its object turned face down';
    case 'transformed':
      return 'its object transformed';
    case 'plane':
      return 'the card was turned face up';
    case 'vanguard':
      return 'a vanguard is there from the beginning of the game';
    case 'conspiracy':
      return 'turnedUp' in time && time.turnedUp
        ? 'the conspiracy was turned face up'
        : 'a conspiracy is there from the beginning of the game';
    case 'granted':
      return 'the effect that gave the ability began; that is later than its object';
    case 'resolved':
      return 'the spell or ability resolved';
    case 'counter':
      return 'the last counter of the kind was put there';
    case 'merged':
      return 'the objects merged';
    case 'sticker':
      return 'the sticker was put on, or its object got a new timestamp';
    case 'designated':
      return 'the object became that';
  }
}

/** "It applies to Grizzly Bears because Darkest Hour makes that what its text speaks of." */
export function madeTrueSentences(trace: Trace, madeTrue: readonly MadeTrue[]): readonly Sentence[] {
  const names = namesIn(trace);
  const makers = [...new Set(madeTrue.map(({ by }) => by))];
  return makers.map((by) => {
    const objects = madeTrue.filter((each) => each.by === by).map(({ object }) => object);
    const who = objects.length > 3 ? `${objects.length} objects` : list(objects.map(names.object), ' and ');
    const them = objects.length === 1 ? 'it' : 'them';
    return sentence(
      words`It applies to ${who} only because ${names.effect(by)} makes ${them} what its text speaks of.`,
      [rule('613.9')],
    );
  });
}
