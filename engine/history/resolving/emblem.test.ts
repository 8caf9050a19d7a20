import { expect, it } from 'vitest';
import { play } from '../../testing/play.ts';
import { objectName } from '../../trace/sentences/en/names.ts';
import { objectId } from '../../vocabulary/ids.ts';

it('an emblem, which has no name (114.3), is called by what made it, or by its text', () => {
  const { last } = play([
    {
      token: {
        id: 'pal',
        controller: 'A',
        name: 'Pal',
        types: ['creature'],
        power: 1,
        toughness: 1,
        text: '{T}: You get an emblem with "Creatures you control get +1/+1."',
      },
    },
    { activate: { source: 'pal', ability: 'emblem', controller: 'A', creates: ['made'] } },
    { emblem: { id: 'told', controller: 'A', text: 'Creatures you control have flying.' } },
  ]);
  const nameOf = (id: string) => objectName(last.state, objectId(id));
  expect(nameOf('made')).toBe('Pal’s emblem');
  expect(nameOf('told')).toMatch(/^Emblem “Creatures you control/);
});
