import { describe, expect, it } from 'vitest';
import { type EffectId, plainText, type Trace } from '../../../engine/index.ts';
import { loop, meeting, say } from '../ladder-testing.ts';
import { effectView } from './effect-view.ts';
import { effectText } from './inspector-text.ts';

function effectOf(trace: Trace, source: string): EffectId {
  const found = [...trace.effects.values()].find((effect) => effect.source === source);
  if (found === undefined) throw new Error(`No effect comes from ${source}`);
  return found.id;
}
const view = (source: string, trace = meeting()) => effectView(trace, say, effectOf(trace, source));

describe('effectView', () => {
  it('says why an effect was first: who is older and waits', () => {
    const [layer] = view('moon').layers;
    expect(layer?.question).toBe('why-first');
    expect(layer?.reasons.map(plainText)[0]).toMatch(/^Urborg t1 is older but waits for it/);
  });

  it('says what it did, by object, and to what it did nothing', () => {
    const [layer] = view('moon').layers;
    expect(layer?.didTo.map(({ name, lines }) => [name, lines.length])).toEqual([['Urborg', 2]]);
    const { rows, more } = layer?.notTo ?? { rows: [], more: [] };
    expect([...rows, ...more].map(({ title }) => plainText(title))).toContain('Swamp');
  });

  it('has a part for each layer, and tells that it goes on', () => {
    const layers = view('humility').layers;
    expect(layers.map(({ layer }) => layer)).toEqual(['6', '7b']);
    expect(layers[1]?.reasons.some(({ rules }) => rules.some((rule) => rule === '613.6'))).toBe(true);
  });

  it('says why an effect was not applied', () => {
    const [layer] = view('urborg').layers;
    expect(layer).toMatchObject({ question: 'why-not', order: undefined, didTo: [] });
    expect(layer?.reasons.length).toBeGreaterThan(0);
  });

  it('explains a loop', () => {
    const trace = loop();
    const [layer] = view('moon', trace).layers;
    expect(layer?.reasons.flatMap(({ rules }) => rules)).toContain('613.8b');
    expect(layer?.notTo.hero && plainText(layer.notTo.hero.sentence)).toMatch(/Life and Limb/);
  });

  it('is a text, too', () => {
    const text = effectText(view('moon'));
    expect(text).toContain('Blood Moon t5');
    expect(text).toContain('Urborg: Land → Land — Mountain');
  });
});
