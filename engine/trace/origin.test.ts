import { describe, expect, it } from 'vitest';
import type { EffectInfo } from '../layers/evaluation.ts';
import { effect, enter, type Played, play } from '../testing/play.ts';
import { effectId } from '../vocabulary/ids.ts';
import { explainEffect } from './explain-effect.ts';
import { recordTrace } from './record.ts';
import { plainText } from './sentences/fragments.ts';
import { sentencesIn } from './sentences/languages.ts';

const say = sentencesIn('en');
const traceOf = ({ last }: Played) => recordTrace(last.state);

function effectOf(played: Played, begin: string): EffectInfo {
  const found = [...traceOf(played).effects.values()].find(({ id }) => id.startsWith(begin));
  if (found === undefined) throw new Error(`no effect ${begin}`);
  return found;
}
const rulesFor = (played: Played, begin: string): readonly string[] =>
  say.originSentences(traceOf(played), effectOf(played, begin)).flatMap(({ rules }) => rules);

describe('the origin of an effect', () => {
  it('of a static ability is its object: entered, attached again, transformed, turned up', () => {
    const hammer = [enter('bears', 'Grizzly Bears'), enter('hammer', 'Colossus Hammer')];
    expect(rulesFor(play(hammer), 'hammer')).toEqual(['611.3b', '611.3a', '613.7d', '613.7a']);
    const attached = play([...hammer, { attach: { id: 'hammer', to: 'bears' } }]);
    expect(rulesFor(attached, 'hammer')).toContain('613.7e');
    expect(rulesFor(attached, 'hammer')).not.toContain('613.7d');
  });

  it('of a resolution says how long, for which objects and with which numbers', () => {
    const pump = play([
      enter('bears', 'Grizzly Bears'),
      effect('Target creature gets +3/+3 until end of turn.', ['bears']),
    ]);
    expect(rulesFor(pump, 'e')).toEqual(['611.2a', '611.2c', '613.7b']);
    const counted = play([
      enter('bears', 'Grizzly Bears'),
      effect(
        'Target creature gets +X/+X until end of turn, where X is the number of creatures you control.',
        ['bears'],
      ),
    ]);
    expect(rulesFor(counted, 'e')).toContain('611.2d');
    const thief = play([
      enter('ring', 'Sol Ring', { controller: 'B' }),
      enter('thief', 'Master Thief'),
      { trigger: { id: 'steal', source: 'thief', ability: 'enters', targets: ['ring'] } },
    ]);
    const sentences = say.originSentences(traceOf(thief), effectOf(thief, 'steal'));
    expect(plainText(sentences[0] ?? { fragments: [], rules: [] })).toMatch(/for as long as .*Master Thief/);
    expect(sentences[0]?.rules).toEqual(['611.2b']);
  });

  it('tells simultaneous ones and who put them in order', () => {
    const together = play([
      enter('bears', 'Grizzly Bears'),
      {
        enter: [
          { id: 'moon', card: 'Glorious Anthem', controller: 'A' },
          { id: 'anthem', card: 'Glorious Anthem', controller: 'B' },
        ],
      },
    ]);
    expect(rulesFor(together, 'moon')).toContain('613.7m');
  });

  it('is that of the granting effect where that is younger than the object', () => {
    const granted = play([
      enter('bears', 'Grizzly Bears'),
      effect('Target creature gains "Creatures you control have flying." until end of turn.', ['bears']),
    ]);
    const own = [...traceOf(granted).effects.values()].find(
      ({ origin, source }) => origin.kind === 'static-ability' && source === 'bears',
    );
    if (own === undefined) throw new Error('no granted effect');
    const told = say.originSentences(traceOf(granted), own).map(plainText).join(' ');
    expect(told).toMatch(/gave the ability/);
  });
});

describe('what made an object fit', () => {
  it('is named for an effect whose text did not fit it before (613.9)', () => {
    const played = play([
      enter('bears', 'Grizzly Bears'),
      enter('moon', 'Bad Moon'),
      effect('Target creature becomes black until end of turn.', ['bears']),
    ]);
    const [layer] = explainEffect(traceOf(played), effectOf(played, 'moon').id).layers;
    expect(layer?.madeTrue).toEqual([{ object: 'bears', by: effectId('e') }]);
    expect(say.madeTrueSentences(traceOf(played), layer?.madeTrue ?? [])[0]?.rules).toEqual(['613.9']);
  });
});

describe('an order that is worked out anew', () => {
  it('tells which dependency came about only then (613.8c)', () => {
    const played = play(
      [
        enter('magus', 'Magus of the Moon'),
        enter('harb', 'Harbinger of the Seas'),
        enter('ashaya', 'Ashaya, Soul of the Wild'),
      ],
      { sba: false },
    );
    const trace = traceOf(played);
    const anew = trace.dependencies.filter(({ since }) => since?.startsWith('ashaya') === true);
    expect(anew.length).toBeGreaterThan(0);
    const first = trace.applied.find(({ layer }) => layer === '4');
    if (first === undefined) throw new Error('nothing in layer 4');
    expect(say.appliedNotes(trace, first).flatMap(({ rules }) => rules)).toContain('613.8c');
  });
});
