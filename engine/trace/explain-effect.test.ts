import { describe, expect, it } from 'vitest';
import { creature } from '../cards/build.ts';
import type { GameState } from '../state/game-state.ts';
import { board } from '../testing/board.ts';
import { effectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import { explainEffect } from './explain-effect.ts';
import { recordTrace } from './record.ts';
import { plainText } from './sentences/fragments.ts';
import { sentencesIn } from './sentences/languages.ts';

const say = sentencesIn('en');
const URBORG = 'Urborg, Tomb of Yawgmoth';

function explain(state: GameState, source: string) {
  const trace = recordTrace(state);
  const effect = [...trace.effects.values()].find((each) => each.source === source);
  if (effect === undefined) throw new Error(`Nothing of ${source} is in the trace.`);
  const explanation = explainEffect(trace, effect.id);
  return {
    verdict: plainText(say.effectVerdict(trace, explanation)),
    layers: explanation.layers,
    why: (layer: Layer) =>
      (explanation.layers.find((each) => each.layer === layer)?.whyThen ?? []).map((why) => {
        const sentence = say.whyThenSentence(trace, effect.id, why);
        return `${plainText(sentence)} ${sentence.rules[0] ?? ''}`.trim();
      }),
  };
}

describe('why an effect had its turn then', () => {
  it('is alone in its layer', () => {
    const state = board().permanent('Grizzly Bears').permanent('Glorious Anthem').state();
    expect(explain(state, 'Glorious Anthem').why('7c')).toEqual(['Nothing else applies in this layer.']);
  });

  it('is older, or younger', () => {
    const state = board()
      .permanent("Gaea's Anthem")
      .permanent('Glorious Anthem')
      .permanent('Grizzly Bears')
      .state();
    expect(explain(state, "Gaea's Anthem").why('7c')).toEqual([
      'Glorious Anthem t2 is younger and has nothing to do with it. 613.7',
    ]);
    expect(explain(state, 'Glorious Anthem').why('7c')).toEqual([
      "Gaea's Anthem t1 is older, so it went before. 613.7",
    ]);
  });

  it('defines its own object, so it goes first (613.3)', () => {
    const state = board()
      .permanent('Xenograft', { choices: { creatureType: 'Elf' } })
      .permanent('Chameleon Colossus')
      .state();
    expect(explain(state, 'Chameleon Colossus').why('4')).toEqual([
      'It defines its own object, so it goes before all others of the layer. 613.3',
    ]);
    expect(explain(state, 'Xenograft').why('4')).toEqual([
      'Chameleon Colossus t2 defines its own object, so it went before. 613.3',
    ]);
  });

  it('waited for another, which had an older one pass it over (613.8)', () => {
    const state = board()
      .permanent('Opalescence')
      .permanent('Enchanted Evening')
      .permanent('Grizzly Bears')
      .state();
    expect(explain(state, 'Opalescence').why('4')).toEqual([
      'It waited for Enchanted Evening t2: Enchanted Evening adds Grizzly Bears to what it applies to. 613.8b',
    ]);
    expect(explain(state, 'Enchanted Evening').why('4')).toEqual([
      'Opalescence t1 is older but waits for it: Enchanted Evening adds Grizzly Bears to what it applies to. 613.8a',
    ]);
  });

  it('is in a loop (613.8b)', () => {
    const saproling = creature({ name: 'Saproling', subtypes: ['Saproling'], power: 1, toughness: 1 });
    const state = board()
      .permanent('Blood Moon')
      .permanent('Dryad Arbor')
      .token(saproling)
      .permanent('Life and Limb')
      .state();
    expect(explain(state, 'Blood Moon').why('4')).toEqual([
      'Life and Limb t4 depends on it, and it depends on that. In a loop dependency is ignored and the older goes first. 613.8b',
    ]);
  });
});

describe('what an effect did', () => {
  const state = board().permanent(URBORG).permanent('Blood Moon').permanent('Swamp').state();

  it('is told with its place', () => {
    const moon = explain(state, 'Blood Moon');
    expect(moon.verdict).toBe('Nonbasic lands are Mountains. Applied first in layer 4.');
    expect(moon.layers[0]?.didTo.map(({ object }) => object)).toEqual([URBORG]);
    expect(moon.layers[0]?.didTo[0]?.changes.map(({ characteristic }) => characteristic)).toEqual([
      'subtypes',
      'abilities',
    ]);
  });

  it('is told for several layers', () => {
    const humility = explain(board().permanent('Humility').permanent('Grizzly Bears').state(), 'Humility');
    expect(humility.verdict).toContain('Applied in layers 6 and 7b.');
  });

  it('is nothing, and why', () => {
    const urborg = explain(state, URBORG);
    expect(urborg.verdict).toBe(
      'Each land is a Swamp in addition to its other land types. Not applied. Waited for Blood Moon; by then its ability was gone.',
    );
    expect(urborg.why('4')).toEqual([
      'It waited for Blood Moon t2: Blood Moon takes its ability away. 613.8b',
    ]);
    expect(urborg.layers[0]?.notTo.length).toBeGreaterThan(0);
  });

  it('comes after the layers where it is about players or rules', () => {
    const tower = board().permanent('Reliquary Tower').state();
    expect(explain(tower, 'Reliquary Tower').verdict).toBe(
      'You have no maximum hand size. Applied after the layers.',
    );
  });

  it('is refused for an effect that is not there', () => {
    expect(() => explainEffect(recordTrace(state), effectId('nothing'))).toThrow(RangeError);
  });
});
