import { describe, expect, it } from 'vitest';
import { meeting, say } from '../ladder-testing.ts';
import { boardAtView } from './board-at-view.ts';
import { tokensText } from './value-tokens.ts';

const at = (position: number | undefined) => boardAtView(meeting(), say, position);
const find = (view: ReturnType<typeof at>, name: string) =>
  view.groups.flatMap(({ objects }) => objects).find((object) => object.name === name);

describe('boardAtView', () => {
  it('sits the players as on the board, the first at the bottom', () => {
    expect(at(0).groups.map(({ player }) => player)).toEqual(['B', 'A']);
  });

  it('has printed values before the first effect, and what they will be in the end', () => {
    expect(find(at(0), 'Grizzly Bears')).toMatchObject({ size: '2/2', finalSize: '5/5' });
    expect(find(at(0), 'Blood Moon')).toMatchObject({ size: undefined, finalSize: '3/3' });
  });

  it('marks what the last effect changed', () => {
    const bears = find(at(4), 'Grizzly Bears');
    expect(bears).toMatchObject({ size: '1/1', isSizeNew: true, justChanged: true });
    const moon = find(at(2), 'Blood Moon');
    expect(moon?.tokens.find(({ kind }) => kind === 'added')?.text).toBe('Creature');
  });

  it('says when abilities are gone', () => {
    expect(tokensText(find(at(undefined), 'Humility')?.tokens ?? [])).toBe(
      'Enchantment Creature, no abilities',
    );
  });

  it('marks nothing at the end, where no single effect is looked at', () => {
    const objects = at(undefined).groups.flatMap((group) => group.objects);
    expect(objects.some(({ justChanged, isSizeNew }) => justChanged || isSizeNew)).toBe(false);
    expect(at(undefined).isEnd).toBe(true);
  });
});
