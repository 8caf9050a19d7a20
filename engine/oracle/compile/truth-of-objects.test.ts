import { describe, expect, it } from 'vitest';
import { abilities, instructions } from '../../testing/reading.ts';
import { compileText } from './compile-text.ts';

/** Texts in which one object could be taken for another, each in words of our own; every one says what would be wrong. */
describe('which object is meant', () => {
  it('takes "other" for other than the one that was chosen, or than the group before', () => {
    const [, chosen] = instructions(
      "Target opponent chooses a creature they control. Other creatures they control can't block this turn.",
      ['sorcery'],
    );
    expect(JSON.stringify(chosen)).toContain(
      '{"kind":"not","of":{"kind":"is","object":{"kind":"chosen","noun":"creature"}}}',
    );
    const [, group] = instructions(
      'Elves you control get +2/+1 until end of turn. Other creatures you control get +1/+1 until end of turn.',
      ['instant'],
    );
    expect(JSON.stringify(group)).toContain('"kind":"not","of":{"kind":"all-of"');
  });

  it('takes "its power" for that of the one that deals the damage', () => {
    const [first] = instructions(
      "Target creature you control deals damage equal to its power to target creature you don't control.",
      ['sorcery'],
    );
    expect(first).toMatchObject({ amount: { kind: 'power', of: { kind: 'target', index: 0 } } });
    const [second] = instructions(
      'When this creature enters, it deals damage equal to its power to any target.',
    );
    expect(second).toMatchObject({ amount: { kind: 'power', of: { kind: 'source' } } });
    const [, third] = instructions(
      "Sacrifice a creature. This spell deals damage equal to that creature's power to target creature.",
      ['sorcery'],
    );
    expect(third).toMatchObject({ amount: { kind: 'power', of: { kind: 'that' } } });
  });

  it('takes "the creature you control" for the target, not for any creature', () => {
    const [, second] = instructions(
      "Target creature you control fights target creature you don't control. If the creature you control has trample, draw a card.",
      ['sorcery'],
    );
    expect(second).toMatchObject({
      condition: { kind: 'matches', object: { kind: 'target', index: 0 } },
    });
  });

  it('tells the attacking player from the one who is attacked', () => {
    const [told] = instructions(
      "Whenever a player attacks one of your opponents, that attacking player creates a 1/1 red Goblin creature token that's attacking that opponent.",
    );
    expect(told?.kind).toBe('other');
  });

  it('tells lands and tokens from tokens that are lands', () => {
    const [told] = instructions('Destroy all permanents except for lands and tokens.', ['sorcery']);
    expect(told).toMatchObject({
      what: { kind: 'not', of: { kind: 'any-of', of: [{ kind: 'card-type' }, { kind: 'token' }] } },
    });
  });

  it('gives to both players what both do', () => {
    const told = instructions('You and target opponent each draw a card and lose 1 life.', ['sorcery']);
    expect(told.some(({ kind }) => kind === 'lose-life')).toBe(false);
  });

  it('gives control to the one of whom is told', () => {
    const told = instructions(
      'Whenever one or more creatures an opponent controls attack you, that player draws a card and gains control of this creature.',
    );
    expect(told.at(-1)).toMatchObject({
      parts: [{ kind: 'set-controller', to: { kind: 'chosen-player', noun: 'that player' } }],
    });
    const { lines } = compileText({
      name: 'Test Card',
      text: 'The high bidder loses 2 life and gains control of target creature.',
      cardTypes: ['sorcery'],
    });
    expect(lines[0]?.unread).toBeDefined();
  });

  it('takes "that creature" for none of the spells that an event tells of', () => {
    const [told] = instructions(
      'Whenever you cast a spell that targets only a single creature, gain control of that creature until end of turn.',
    );
    expect(told).toMatchObject({ appliesTo: { object: { kind: 'chosen', noun: 'creature' } } });
  });

  it('tells two things that are sacrificed apart', () => {
    const [ability] = abilities('Sacrifice another creature, Sacrifice this creature: Draw a card.');
    expect(ability).toMatchObject({ cost: { sacrifice: {}, other: 'sacrifice ~' } });
  });
});
