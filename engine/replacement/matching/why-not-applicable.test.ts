import { describe, expect, it } from 'vitest';
import { libraryCard } from '../../cards/library/index.ts';
import type { EventSpec } from '../../document/event-spec.ts';
import { wouldHappen } from '../../history/happening/would-happen.ts';
import { compilingReader } from '../../oracle/compile/compiling-reader.ts';
import { enter, play } from '../../testing/play.ts';
import { eventSentencesIn } from '../../trace/sentences/event-languages.ts';
import { plainText } from '../../trace/sentences/fragments.ts';
import { effectsOfBoard } from '../effects/effects-of-board.ts';
import type { WouldBeEvent } from '../event.ts';
import type { EventRun } from '../run.ts';
import { whyNotApplicable } from './why-not-applicable.ts';

const saying = (id: string, text: string, controller = 'A') => ({
  token: { id, controller, name: id, types: ['enchantment'], text },
});
const BEARS = [enter('bear', 'Grizzly Bears'), enter('other', 'Grizzly Bears', { controller: 'B' })];

/** The event as it begins: before any effect changed it. */
function firstOf({ steps, tasks: [task] }: EventRun): WouldBeEvent {
  for (const step of steps) {
    if (step.kind === 'chosen' && step.before[0] !== undefined) return step.before[0];
    if (step.kind === 'happened' && step.events[0] !== undefined) return step.events[0];
  }
  const pending = task?.kind === 'events' ? task.pending[0]?.event : undefined;
  if (pending === undefined) throw new Error('no event');
  return pending;
}

/** Why the one effect of this text does not apply to the event, in words; "applies" if it does. */
function whyNot(text: string, event: EventSpec): string {
  const { last } = play([...BEARS, saying('Saying', text)] as never);
  const { run, problem } = wouldHappen(last.state, event, { cards: libraryCard, reader: compilingReader });
  if (run === undefined) throw new Error(JSON.stringify(problem));
  const first = firstOf(run);
  const game = { state: last.state, evaluation: last.evaluation };
  const [effect, ...more] = effectsOfBoard(last.evaluation).filter(
    ({ sourceName }) => sourceName === 'Saying',
  );
  if (effect === undefined || more.length > 0) throw new Error('one effect is expected');
  const why = whyNotApplicable(game, effect, first);
  const isCandidate = run.choice?.candidates.some((each) => each.effect.key === effect.key) === true;
  const wasChosen = run.steps.some(
    (step) => step.kind === 'chosen' && step.candidate.effect.key === effect.key,
  );
  // What has a reason is no candidate, and the other way round.
  expect(why === undefined).toBe(isCandidate || wasChosen);
  return why === undefined
    ? 'applies'
    : plainText(eventSentencesIn('en').notApplicableSentence(game, effect, first, why));
}

const MORE =
  'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.';
const counters = (on: string, counter = '+1/+1'): EventSpec => ({ counters: { on, kind: counter, n: 2 } });
const damage = (to: string, more: object = {}): EventSpec =>
  ({ damage: { source: 'bear', to, amount: 2, ...more } }) as never;

describe('why an effect does not apply to an event (614.1, 615.1)', () => {
  it('says nothing of one that applies', () => {
    expect(whyNot(MORE, counters('bear'))).toBe('applies');
  });

  it('tells events of another kind', () => {
    expect(whyNot('If you would draw a card, draw two cards instead.', counters('bear'))).toBe(
      'It watches for events of another kind.',
    );
  });

  it('tells what is not right about the object', () => {
    expect(whyNot(MORE, counters('other'))).toBe(
      "Only for creatures A controls. Grizzly Bears 2 isn't controlled by A.",
    );
  });

  it('tells another kind of counter', () => {
    expect(whyNot(MORE, counters('bear', 'charge'))).toBe('Only for +1/+1 counters.');
  });

  it('tells that only a player, or another player, is protected', () => {
    const prevent = 'If a source would deal damage to you, prevent 1 of that damage.';
    expect(whyNot(prevent, damage('B'))).toBe('Only for what concerns player A.');
    expect(whyNot(prevent, damage('A'))).toBe('applies');
  });

  it('tells which source of damage is meant', () => {
    const text = 'If a source an opponent controls would deal damage to you, prevent 1 of that damage.';
    expect(whyNot(text, damage('A'))).toContain('Only for damage by ');
  });

  it('tells combat damage from other damage', () => {
    const text = 'If a source would deal noncombat damage to you, prevent 1 of that damage.';
    expect(whyNot(text, damage('A', { combat: true }))).toBe('Only for noncombat damage.');
  });

  it('tells the condition that is not met', () => {
    const text =
      'As long as you control an artifact, if a source would deal damage to you, prevent 1 of that damage.';
    expect(whyNot(text, damage('A'))).toContain('That is not so.');
  });
});
