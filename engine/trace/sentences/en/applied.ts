import type { Modification } from '../../../abilities/modification.ts';
import type { AbilityInstance, EffectInfo, EvaluatedObject } from '../../../layers/evaluation.ts';
import type { AppliedEvent } from '../../../layers/observer.ts';
import { rule } from '../../../vocabulary/ids.ts';
import type { Layer } from '../../../vocabulary/layers.ts';
import { changesFor, playerChanges, without } from '../../changes-of.ts';
import type { Sentence } from '../../explanation.ts';
import { overriddenAt } from '../../overrides.ts';
import { rulesOfApplied } from '../../rules-of.ts';
import type { Trace } from '../../trace.ts';
import { changesObjects } from '../../writes.ts';
import { list, sentence, type Words, words } from '../fragments.ts';
import { effectText } from './effect-words.ts';
import { type Names, namesIn, playerName, timestampLabel } from './names.ts';

/** Of larger sets it is not looked at what every object lost. */
const MANY_OBJECTS = 40;

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
  return [
    goesOn(trace, event),
    ...staysDone(names, event),
    ...order(names, event),
    ...workedOutAnew(names, event),
    youngerThanLoss(names, event),
    overridden(names, event),
    ...aboutTexts(names, event),
  ].filter((note) => note !== undefined);
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

/** "What Magus of the Moon did in 4 stays." Of abilities that are lost here, having done their work (613.6). */
function staysDone({ trace, effect }: Names, event: AppliedEvent): readonly Sentence[] {
  if (event.affected.length > MANY_OBJECTS) return [];
  const lost = new Set(
    event.affected.flatMap((object) =>
      event
        .changesOf(object)
        .flatMap(({ characteristic, before, after }) =>
          characteristic === 'abilities' && typeof before === 'object' && typeof after === 'object'
            ? without<string | AbilityInstance>(before, after).map((item) =>
                typeof item === 'string' ? item : item.id,
              )
            : [],
        ),
    ),
  );
  if (lost.size === 0) return [];
  const ended = [...trace.effects.values()].filter(
    ({ origin }) => origin.kind === 'static-ability' && lost.has(origin.ability),
  );
  return ended.flatMap(({ id }) => {
    const turns = trace.applied.filter((each) => each.effect.id === id);
    if (turns.length === 0 || turns.some(({ order }) => order > event.order)) return [];
    const layers = turns.map(({ layer }) => layer).join(', ');
    return [sentence(words`What ${effect(id)} did in ${layers} stays.`, [rule('613.6')])];
  });
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

/** What the application changed about the order of the others (613.8c). */
function workedOutAnew({ trace, effect }: Names, event: AppliedEvent): readonly Sentence[] {
  const began = trace.dependencies
    .filter(({ layer, since }) => layer === event.layer && since === event.effect.id)
    .map(({ dependent, on }) => words`Only now ${effect(dependent)} depends on ${effect(on)}.`);
  const ended = trace.endedDependencies
    .filter(({ layer, endedBy }) => layer === event.layer && endedBy === event.effect.id)
    .map(({ dependent, on }) => words`From now on ${effect(dependent)} no longer waits for ${effect(on)}.`);
  return [...new Set([...began, ...ended])].map((each) => sentence(each, [rule('613.8c')]));
}

/** "Nothing is left of what Lignify wrote on Bears." (613.9) */
function overridden(names: Names, event: AppliedEvent): Sentence | undefined {
  const effects = overriddenAt(names.trace, event.order);
  if (effects.length === 0) return undefined;
  return sentence(words`Overrides ${list(effects.map(names.effect), ' and ')}.`, [rule('613.9')]);
}

/** Of texts that are changed: tokens have one as well (612.4); abilities that are given later keep their words (612.3). */
function aboutTexts(names: Names, event: AppliedEvent): readonly Sentence[] {
  if (event.layer !== '3' || !event.parts.some(changesText)) return [];
  const { state } = names.trace.evaluation;
  const tokens = event.affected.filter((id) => state.objects.get(id)?.kind === 'token');
  const given = event.affected.filter((id) =>
    names.trace.evaluation.object(id).abilities.some(({ origin }) => origin.kind === 'granted'),
  );
  const who = (ids: typeof tokens): Words =>
    ids.length > MANY ? `${ids.length} objects` : list(ids.map(names.object), ' and ');
  return [
    ...(tokens.length === 0
      ? []
      : [
          sentence(words`What created ${who(tokens)} gave the text, and that text is changed.`, [
            rule('612.4'),
          ]),
        ]),
    ...(given.length === 0
      ? []
      : [sentence(words`Abilities that effects give to ${who(given)} keep their words.`, [rule('612.3')])]),
    ...(event.affected.some((id) => namesTokens(names.trace.evaluation.object(id)))
      ? [
          sentence('A creature type that names a token is used as a type too, so it is changed.', [
            rule('612.2a'),
          ]),
        ]
      : []),
  ];
}

const changesText = ({ kind }: Modification): boolean => kind === 'change-words' || kind === 'gain-text-of';

/** Whether one of its abilities creates a token. */
const namesTokens = ({ abilities }: EvaluatedObject): boolean =>
  abilities.some(({ ability }) => mentionsToken(ability));

function mentionsToken(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if ('kind' in tree && tree.kind === 'create-token') return true;
  return Object.values(tree).some(mentionsToken);
}

/** An ability that came after everything was lost stays; people expect the opposite. */
function youngerThanLoss(names: Names, event: AppliedEvent): Sentence | undefined {
  const given = event.parts.flatMap((part) => (part.kind === 'add-ability' ? [part.ability] : []));
  if (given.length === 0) return undefined;
  const takes = (part: Modification): boolean =>
    part.kind === 'lose-all-abilities' ||
    (part.kind === 'lose-keyword' &&
      given.some((ability) => ability.kind === 'keyword' && ability.keyword === part.keyword));
  const loss = names.trace.applied.find(
    (other) =>
      other.layer === event.layer &&
      other.order < event.order &&
      other.parts.some(takes) &&
      other.affected.some((id) => event.affected.includes(id)),
  );
  if (loss === undefined) return undefined;
  return sentence(words`Younger than ${names.effect(loss.effect.id)}, so it stays.`, [
    rule('613.7'),
    rule('613.9'),
  ]);
}
