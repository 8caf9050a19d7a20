import { describe, expect, it } from 'vitest';
import { creature, gets } from '../cards/build.ts';
import type { GameState } from '../state/game-state.ts';
import { board } from '../testing/board.ts';
import { effectId, objectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import { boardAt } from './board-at.ts';
import { explainEffect } from './explain-effect.ts';
import { explainObject } from './explain-object.ts';
import { ladderOf } from './ladder.ts';
import { recordTrace } from './record.ts';
import { plainText } from './sentences/fragments.ts';
import { sentencesIn } from './sentences/languages.ts';

const say = sentencesIn('en');

/** Urborg t1, Dryad Arbor t2, Swamp t3, Bears t4, Humility t5, Blood Moon t6, a counter t7, Opalescence t8, Rancor t9 … */
const permanents = () =>
  board()
    .permanent('Urborg, Tomb of Yawgmoth', { id: 'urborg', controller: 'B' })
    .permanent('Dryad Arbor', { id: 'arbor', controller: 'B' })
    .permanent('Swamp', { id: 'swamp', controller: 'B' })
    .permanent('Grizzly Bears', { id: 'bears' })
    .permanent('Humility', { id: 'humility' })
    .permanent('Blood Moon', { id: 'moon', controller: 'B' })
    .counter('+1/+1', 1, 'bears')
    .permanent('Opalescence', { id: 'opalescence' })
    .permanent('Rancor', { id: 'rancor', attachedTo: 'bears' });

const growth = { id: 'growth', affects: ['bears'], parts: [gets(3, 3)], sinceStep: 9 };
const scene = permanents().effect(growth).state();
const trace = recordTrace(scene);

const rowsIn = (state: GameState, layer: Layer): string[] => {
  const own = recordTrace(state);
  const rows = ladderOf(own).find((each) => each.layer === layer)?.rows ?? [];
  return rows.map(({ kind, event }) => {
    const order = kind === 'applied' ? String(event.order) : '–';
    return `${order} ${say.timestampLabel(event.effect.timestamp)} ${say.effectName(own, event.effect.id)}`;
  });
};
const sizeAt = (position: number, id: string): string => {
  const object = boardAt(trace, position).objects.get(objectId(id));
  return object === undefined ? 'absent' : say.powerToughness(object);
};
const verdictOf = (id: string): string => plainText(say.verdict(trace, explainObject(trace, objectId(id))));

describe('Humility meets Blood Moon', () => {
  it('has the ladder of the rules', () => {
    expect(rowsIn(scene, '4')).toEqual(['– t1 Urborg', '1 t6 Blood Moon', '2 t8 Opalescence']);
    expect(rowsIn(scene, '5')).toEqual([]);
    expect(rowsIn(scene, '6')).toEqual(['3 t5 Humility', '4 t9 Rancor']);
    expect(rowsIn(scene, '7b')).toEqual(['5 t5 Humility', '6 t8 Opalescence']);
    expect(rowsIn(scene, '7c')).toEqual(['7 t7 +1/+1 counter', '8 t9 Rancor', '9 t10 Effect']);
  });

  it('gives the sizes of each position', () => {
    const positions = [4, 5, 6, 7, 8, 9];
    expect(positions.map((position) => sizeAt(position, 'bears'))).toEqual([
      ...['2/2', '1/1', '1/1', '2/2', '4/2', '7/5'],
    ]);
    expect(positions.map((position) => sizeAt(position, 'humility'))).toEqual([
      ...['none', '1/1', '4/4', '4/4', '4/4', '4/4'],
    ]);
    expect(sizeAt(6, 'moon')).toBe('3/3');
    expect(sizeAt(9, 'arbor')).toBe('1/1');
  });

  it('shows the board after the fifth effect, with what just changed', () => {
    const { justApplied, objects } = boardAt(trace, 5);
    expect(justApplied?.effect.source).toBe('humility');
    const changed = [...objects.values()].filter(({ justChanged }) => justChanged.length > 0);
    expect(changed.map(({ id }) => id)).toEqual(['bears', 'humility', 'moon']);
    expect(changed[1]?.abilities).toEqual([]);
  });

  it('answers in a sentence what each object is', () => {
    expect(verdictOf('urborg')).toBe(
      'A Mountain that taps for red. Blood Moon took its ability away in layer 4, before that ability could make anything a Swamp.',
    );
    expect(verdictOf('bears')).toBe(
      'A 7/5 Bear with trample. Humility sets it to 1/1; +1/+1 counter, Rancor and Effect make it 7/5. Rancor gives trample.',
    );
    expect(verdictOf('humility')).toBe(
      'A 4/4 enchantment creature with no abilities. Its own ability is gone, but its effect had started in layer 6 and goes on. Opalescence sets it to 4/4.',
    );
    expect(verdictOf('arbor')).toContain('A 1/1 Mountain Dryad land creature with no abilities.');
    expect(verdictOf('swamp')).toBe('As printed. No effect changes it.');
  });

  it('explains Blood Moon’s turn, what it did and what it did not', () => {
    const moon = effectId([...trace.effects.values()].find(({ source }) => source === 'moon')?.id ?? '');
    const explanation = explainEffect(trace, moon);
    expect(plainText(say.effectVerdict(trace, explanation))).toBe(
      'Nonbasic lands are Mountains. Applied first in layer 4.',
    );
    const [layer] = explanation.layers;
    expect(layer?.whyThen.map((why) => plainText(say.whyThenSentence(trace, moon, why)))).toEqual([
      'Urborg t1 is older but waits for it: Blood Moon takes its ability away.',
      'Opalescence t8 is younger and has nothing to do with it.',
    ]);
    expect(layer?.didTo.map(({ object }) => object)).toEqual(['urborg', 'arbor']);
    expect(layer?.notTo.map(({ object }) => object)).toContain('swamp');
  });

  it('gives 1/1 where Humility is younger than Opalescence', () => {
    const state = board()
      .permanent('Opalescence')
      .permanent('Blood Moon')
      .permanent('Humility')
      .permanent('Grizzly Bears')
      .state();
    const { evaluation } = recordTrace(state);
    for (const name of ['Humility', 'Blood Moon'])
      expect(evaluation.object(objectId(name))).toMatchObject({ power: 1, toughness: 1, abilities: [] });
  });
});

describe('Blood Moon and Life and Limb, a loop', () => {
  const saproling = creature({ name: 'Saproling', subtypes: ['Saproling'], power: 1, toughness: 1 });
  const looped = permanents()
    .effect(growth)
    .token(saproling, { id: 'saproling', controller: 'B' })
    .permanent('Life and Limb', { id: 'limb', controller: 'B' })
    .state();
  const loopTrace = recordTrace(looped);

  it('is decided by timestamps', () => {
    expect(rowsIn(looped, '4')).toEqual([
      '– t1 Urborg',
      '1 t6 Blood Moon',
      '2 t8 Opalescence',
      '3 t12 Life and Limb',
    ]);
    expect(loopTrace.loops.map((loop) => say.loopLabel(loopTrace, loop))).toEqual([
      'Loop: timestamps decide, t6 before t12',
    ]);
  });

  it('labels the edges', () => {
    const labels = loopTrace.dependencies.map((each) => {
      const [dependent, on] = [each.dependent, each.on].map((id) => say.effectName(loopTrace, id));
      return `${dependent} → ${on}: ${say.dependencyLabel(loopTrace, each)}`;
    });
    expect(labels).toEqual([
      'Urborg → Blood Moon: its ability goes',
      'Urborg → Life and Limb: Saproling would be a land',
      'Blood Moon → Life and Limb: Saproling would be a land',
      'Life and Limb → Blood Moon: Dryad Arbor would be no Forest or Saproling',
    ]);
  });

  it('leaves the Saproling a Forest', () => {
    const { evaluation } = loopTrace;
    expect(evaluation.object(objectId('saproling')).subtypes).toContain('Forest');
    expect(evaluation.object(objectId('saproling')).subtypes).not.toContain('Mountain');
  });
});
