import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/ability.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { plainContext } from '../describe/en/context.ts';
import { describeAbility } from '../describe/en/describe.ts';
import { compileText } from './compile-text.ts';

function only(text: string, cardTypes: readonly CardType[] = ['creature']): Ability | undefined {
  return compileText({ name: 'Test Card', text, cardTypes }).abilities[0];
}
const isRead = (text: string, cardTypes: readonly CardType[] = ['creature']): boolean =>
  compileText({ name: 'Test Card', text, cardTypes }).lines.every(({ unread }) => unread === undefined);

describe('counters', () => {
  it('of several sorts go on the same object, each by an instruction of its own', () => {
    expect(
      only('{T}: Put a +1/+1 counter, a reach counter, and a first strike counter on target creature.'),
    ).toMatchObject({
      instructions: ['+1/+1', 'reach', 'first strike'].map((counter) => ({
        kind: 'put-counters',
        on: { kind: 'targets' },
        counter,
        amount: 1,
      })),
    });
  });

  it('on a third target go on none of the two before', () => {
    const spell = only(
      'Put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, and three +1/+1 counters on a third target creature.',
      ['sorcery'],
    );
    const other = (index: number) => ({ kind: 'not', of: { kind: 'is', object: { kind: 'target', index } } });
    expect(spell).toMatchObject({ targets: [{}, {}, { what: { of: [other(0), other(1), {}] } }] });
  });

  it('are doubled on each of several by what each has', () => {
    expect(only('{T}: Double the number of +1/+1 counters on each creature you control.')).toMatchObject({
      instructions: [{ amount: { kind: 'counters-on', object: { kind: 'affected' }, counter: '+1/+1' } }],
    });
  });
});

describe('an event of one or more objects', () => {
  const trigger = only(
    'Whenever one or more Elves you control attack, they gain deathtouch until end of turn.',
  );

  it('is one event, and all of them are meant after it (603.2c)', () => {
    expect(trigger).toMatchObject({
      trigger: { kind: 'attacks', isBatch: true },
      instructions: [{ kind: 'continuous-effect', appliesTo: { kind: 'those', what: 'chosen' } }],
    });
  });

  it('is said as it was read', () => {
    expect(trigger && describeAbility(trigger, plainContext)).toBe(
      'Whenever one or more Elves you control attack, they gain deathtouch until end of turn.',
    );
  });

  it('differs from one of a single object', () => {
    const single = only('Whenever an Elf you control attacks, it gains deathtouch until end of turn.');
    expect(single).not.toHaveProperty('trigger.isBatch');
  });
});

describe('what one opponent has', () => {
  it('is not what all have together', () => {
    expect(
      only('When this creature enters, if an opponent has three or more poison counters, draw a card.'),
    ).toMatchObject({
      condition: {
        kind: 'some-player',
        value: { kind: 'counters', counter: 'poison' },
        comparison: '>=',
        to: 3,
      },
    });
    expect(
      only('When this creature enters, if an opponent controls more lands than you, draw a card.'),
    ).toMatchObject({
      condition: {
        kind: 'some-player',
        value: { kind: 'permanents', what: { type: 'land' } },
        comparison: '>',
      },
    });
  });
});

describe('what takes the place of a sentence', () => {
  it('speaks of the target, not of what would have become of it', () => {
    const spell = only(
      "Put target creature on top of its owner's library. If that creature is red, put it into its owner's hand instead.",
      ['sorcery'],
    );
    expect(spell).toHaveProperty('instructions.0.condition.object', { kind: 'target', index: 0 });
    expect(spell).toHaveProperty('instructions.0.then.0.what', { kind: 'targets' });
  });

  it('is not read where it speaks of cards that only the replaced sentence would find', () => {
    const text =
      'When this creature enters, you may search your library for a land card, reveal it, then shuffle and put that card on top. If you control a Dragon, put that card onto the battlefield tapped instead.';
    expect(isRead(text)).toBe(false);
  });
});

describe('tokens', () => {
  it('that are attacking are so, and "of those tokens" are the same ones', () => {
    expect(
      only(
        "Whenever this creature attacks, create a 1/1 white Cat creature token that's tapped and attacking.",
      ),
    ).toMatchObject({
      instructions: [{ kind: 'create-token', tapped: true, attacking: 'anybody' }],
    });
    const again = only(
      'Create two 1/1 white Cat creature tokens. If this spell was kicked, create five of those tokens instead.',
      ['sorcery'],
    );
    expect(again).toHaveProperty('instructions.0.then.0.token.name', 'Cat Token');
    expect(again).toHaveProperty('instructions.0.then.0.amount', 5);
    expect(again).toHaveProperty('instructions.0.otherwise.0.amount', 2);
  });
});

describe('for each opponent', () => {
  it('asks for one target of each, and the effect is on all of them', () => {
    expect(
      only(
        'For each opponent, gain control of up to one target creature that player controls until end of turn.',
        ['sorcery'],
      ),
    ).toMatchObject({
      targets: [{ forEach: 'opponent', isUpTo: true, what: { of: [{}, { is: { kind: 'opponents' } }] } }],
      instructions: [{ kind: 'continuous-effect', appliesTo: { kind: 'targets' } }],
    });
  });
});

describe('a line that breaks off', () => {
  it('goes on in the next, but keywords end where they end', () => {
    const { lines } = compileText({
      name: 'Test Card',
      text: 'Whenever this creature attacks, put a +1/+1 counter\non target creature you control.',
      cardTypes: ['creature'],
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.unread).toBeUndefined();
    const two = compileText({
      name: 'Test Card',
      text: 'Flying, protection from red and from white\nTrample',
      cardTypes: ['creature'],
    });
    expect(two.lines).toHaveLength(2);
  });
});
