import { describe, expect, it } from 'vitest';
import type { CardType } from '../../vocabulary/card-types.ts';
import { analyseText } from './analyse-text.ts';

function analysed(text: string, cardTypes: readonly CardType[] = ['creature']) {
  const { lines } = analyseText({ name: 'Own Card', text, cardTypes });
  return lines.map((line) => ({
    sort: line.sort,
    class: line.class,
    rules: line.rules,
    fragments: line.fragments.map(
      ({ start, end, means, layers, rules }) =>
        `${text.slice(start, end)} | ${means} | ${layers.join()} | ${rules.join()}`,
    ),
  }));
}

describe('where the fragments of a text work', () => {
  it('a static ability: whom it follows, and each change in its layer', () =>
    expect(analysed('Other creatures you control lose flying and get -1/-0.')).toEqual([
      {
        sort: 'static',
        class: 'understood',
        rules: ['604.2'],
        fragments: [
          'Other creatures you control | subject |  | 611.3a',
          'lose flying | change | 6 | 613.1f,702.9',
          'get -1/-0 | change | 7c | 613.4c',
        ],
      },
    ]));

  it('a characteristic-defining ability in 7a', () =>
    expect(
      analysed('Own Card’s power and toughness are each equal to the number of lands you control.')[0],
    ).toMatchObject({
      sort: 'characteristic-defining',
      rules: ['604.3'],
      fragments: [expect.stringMatching(/\| change \| 7a \| 613\.4a,604\.3$/)],
    }));

  it('a resolution: targets, what it settles, how long', () =>
    expect(analysed('Target creature becomes blue until end of turn.', ['instant'])[0]?.fragments).toEqual([
      'Target creature | target |  | 115.1',
      'becomes blue | change | 5 | 613.1e',
      'until end of turn | duration |  | 611.2a',
    ]));

  it('what happens as it enters', () =>
    expect(analysed('This creature enters with two +1/+1 counters on it.')[0]).toMatchObject({
      sort: 'entering',
      rules: ['614.1c'],
      fragments: [expect.stringContaining('| replacement | 7c | 613.4c,122.1a,614.1c')],
    }));

  it('tapped is another rule than with counters', () =>
    expect(analysed('This land enters tapped.', ['land'])[0]?.rules).toEqual(['614.1d']));

  it('keywords, each with its rule, and reminder text', () =>
    expect(analysed('First strike, swampwalk (It hums.)')[0]?.fragments).toEqual([
      'First strike | keyword |  | 702.7',
      'swampwalk | keyword |  | 702.14',
      '(It hums.) | reminder |  | 207.2a',
    ]));

  it('a mana ability, which has no effect on layers', () =>
    expect(analysed('{T}: Add {G}.')[0]).toMatchObject({
      sort: 'mana',
      class: 'no-effect',
      rules: ['605.1a'],
    }));

  it('nothing of a line that is not understood', () =>
    expect(analysed('Creatures hum.')[0]).toMatchObject({ sort: undefined, class: 'unread', fragments: [] }));
});
