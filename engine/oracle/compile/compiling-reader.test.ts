import { describe, expect, it } from 'vitest';
import { plainContext } from '../describe/en/context.ts';
import { describeInstructions } from '../describe/en/describe.ts';
import { templateReader } from '../template-reader.ts';
import { EMBLEM } from '../text-reader.ts';
import { compilingReader } from './compiling-reader.ts';

const effectOf = (text: string) => compilingReader.effect(text);
const unreadOf = (text: string) => {
  const reading = effectOf(text);
  return reading !== undefined && 'unread' in reading ? reading.unread : undefined;
};

describe('the text of an effect', () => {
  const known = 'Target creature gets +2/+2 until end of turn.';
  const compiled = 'Each creature you control with power 4 or greater gains trample until your next turn.';

  it('is what the template says where there is one', () =>
    expect(effectOf(known)).toEqual(templateReader.effect(known)));

  it('is compiled where no template says it', () => {
    expect(templateReader.effect(compiled)).toBeUndefined();
    const reading = effectOf(compiled);
    if (reading === undefined || !('content' in reading)) throw new Error('not read');
    const { instructions, targets } = reading.content;
    expect(describeInstructions(instructions, plainContext, targets)).toBe(
      'Creatures you control with power 4 or greater gain trample until your next turn.',
    );
  });

  it('names the first words that mean nothing', () =>
    expect(unreadOf('Target creature gets +2/+2 untl end of turn.')?.text).toBe('untl'));

  it.each([
    ['', 'a text'],
    ['Flying', 'what a spell does'],
    ['This creature gets +1/+1 until end of turn.', 'an object other than “this”'],
  ])('is nothing of an object of its own: %s', (text, expected) =>
    expect(unreadOf(text)?.expected).toBe(expected),
  );

  it('may give away an ability that speaks of its object', () =>
    expect(unreadOf('Target creature gains "When this creature dies, draw a card." until end of turn.')).toBe(
      undefined,
    ));
});

describe('the text of an emblem', () => {
  it('is compiled line by line', () => {
    const text = 'Creatures you control with flying get +1/+1.\nYou have no maximum hand size.';
    const reading = compilingReader.abilities(text, EMBLEM);
    expect(reading).toMatchObject({ content: [{ kind: 'static' }, { kind: 'static' }] });
  });
  it('is not read at all if one line is not', () =>
    expect(
      compilingReader.abilities('Creatures you control have flying.\nBirds sing.', EMBLEM),
    ).toMatchObject({ unread: { text: 'sing' } }));
});
