import { describe, expect, it } from 'vitest';
import { effect, enter, play } from '../../testing/play.ts';

const bears = enter('bears', 'Grizzly Bears');
const sticker = (kind: string, value: string, id = 's') => ({ sticker: { id, on: 'bears', kind, value } });

describe('stickers', () => {
  it('a name sticker adds a word, at the end or where the step says (123.6b)', () => {
    expect(play([bears, sticker('name', 'Deluxe')]).values('bears').names).toEqual(['Grizzly Bears Deluxe']);
    expect(play([bears, sticker('name', '1: Space')]).values('bears').names).toEqual(['Grizzly Space Bears']);
    const down = enter('bears', 'Grizzly Bears', { faceDown: 'morph' });
    expect(play([down, sticker('name', 'Space')]).values('bears').names).toEqual(['Space']);
  });

  it('an ability sticker gives abilities in layer 6 (123.7)', () => {
    expect(play([bears, sticker('ability', 'Flying')]).values('bears').abilities).toHaveLength(1);
    const humility = enter('h', 'Humility');
    expect(play([bears, sticker('ability', 'Flying'), humility]).values('bears').abilities).toEqual([]);
    expect(play([bears, humility, sticker('ability', 'Flying')]).values('bears').abilities).toHaveLength(1);
  });

  it('a power and toughness sticker sets the size, the newest last (123.8)', () => {
    const two = play([bears, sticker('power/toughness', '4/4'), sticker('power/toughness', '1/5', 't')]);
    expect(two.size('bears')).toBe('1/5');
    const later = effect('Target creature has base power and toughness 0/1 until end of turn.', ['bears']);
    expect(play([bears, sticker('power/toughness', '4/4'), later]).size('bears')).toBe('0/1');
  });

  it('is never older than its object (613.7k)', () => {
    const steps = [bears, sticker('ability', 'Flying'), enter('h', 'Humility')];
    const turned = [...steps, { turnFaceDown: 'bears' }, { turnFaceUp: 'bears' }];
    expect(play(turned).values('bears').abilities).toHaveLength(1);
  });

  it('goes along to public zones only, and is not copied (123.1, 123.5)', () => {
    const exiled = [bears, sticker('name', 'Deluxe'), { move: { id: 'bears', to: 'exile' } }];
    expect(play(exiled).values('bears').names).toEqual(['Grizzly Bears Deluxe']);
    const back = [...exiled, { move: { id: 'bears', to: 'battlefield' } }];
    expect(play(back).values('bears').names).toEqual(['Grizzly Bears Deluxe']);
    const hand = [...exiled, { move: { id: 'bears', to: 'hand' } }];
    expect(play(hand).values('bears').names).toEqual(['Grizzly Bears']);
    const copy = { token: { id: 'copy', controller: 'A', copyOf: 'bears' } };
    expect(play([bears, sticker('name', 'Deluxe'), copy]).values('copy').names).toEqual(['Grizzly Bears']);
  });

  it('refuses what is none, and cards in hidden zones', () => {
    expect(play([bears, sticker('power/toughness', 'big')]).problems).toEqual(['malformed-step']);
    expect(play([bears, sticker('name', ' ')]).problems).toEqual(['malformed-step']);
    const inHand = { place: { id: 'bears', card: 'Grizzly Bears', zone: 'hand', owner: 'A' } };
    expect(play([inHand, sticker('name', 'Deluxe')]).problems).toEqual(['wrong-zone']);
  });
});
