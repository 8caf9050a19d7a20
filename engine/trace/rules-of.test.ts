import { describe, expect, it } from 'vitest';
import { board } from '../testing/board.ts';
import { LAYERS } from '../vocabulary/layers.ts';
import { isRuleNumber } from '../vocabulary/rule-numbers.ts';
import { ruleOfLayer } from '../vocabulary/rule-of-layer.ts';
import { recordTrace } from './record.ts';
import { rulesOfApplied } from './rules-of.ts';
import { ruleSummary } from './sentences/en/rules.ts';
import { sentencesIn } from './sentences/languages.ts';

const scene = board()
  .permanent('Urborg, Tomb of Yawgmoth')
  .permanent('Dryad Arbor')
  .permanent('Blood Moon')
  .permanent('Humility')
  .permanent('Opalescence')
  .permanent('Chameleon Colossus')
  .permanent('Serra Angel', { id: 'angel', faceDown: 'morph', counters: { '+1/+1': 1, flying: 1 } })
  .permanent('Control Magic', { attachedTo: 'angel' })
  .permanent('Pacifism', { attachedTo: 'angel' })
  .state();
const trace = recordTrace(scene);

const rulesFor = (name: string, layer: string): readonly string[] => {
  const event = trace.applied.find((each) => each.effect.id.startsWith(name) && each.layer === layer);
  return event === undefined ? [] : rulesOfApplied(event);
};

describe('rules of a layer', () => {
  it.each(LAYERS)('%s has one, which exists and is told in a sentence', (layer) => {
    expect(isRuleNumber(ruleOfLayer(layer))).toBe(true);
    expect(ruleSummary(ruleOfLayer(layer))).toBeDefined();
  });
});

describe('rules of an applied effect', () => {
  it('name the most telling one first', () => {
    expect(rulesFor('Blood Moon', '4')[0]).toBe('305.7');
    expect(rulesFor('Opalescence', '4').slice(0, 2)).toEqual(['613.1d', '205.1b']);
    expect(rulesFor('Humility', '6')[0]).toBe('613.1f');
    expect(rulesFor('angel:face-down', '1b')[0]).toBe('708.2');
    expect(rulesFor('angel:+1/+1', '7c')).toEqual(expect.arrayContaining(['613.4c', '122.1a']));
    expect(rulesFor('angel:flying', '6')).toEqual(expect.arrayContaining(['613.1f', '122.1b']));
    expect(rulesFor('Chameleon Colossus', '4')).toEqual(expect.arrayContaining(['613.3', '604.3']));
    expect(rulesFor('Control Magic', '2')).toEqual(['613.1b']);
    expect(rulesFor('Pacifism', 'rules')).toEqual(['613.11']);
  });

  it('say that it goes on without its ability (613.6) and that others wait (613.8a)', () => {
    expect(rulesFor('Humility', '7b').slice(0, 2)).toEqual(['613.4b', '613.6']);
    expect(rulesFor('Blood Moon', '4')).toContain('613.8a');
  });

  it('all exist and are told in a sentence', () => {
    const cited = trace.applied.flatMap((event) => [
      ...rulesOfApplied(event),
      ...sentencesIn('en')
        .originSentences(trace, event.effect)
        .flatMap(({ rules }) => rules),
    ]);
    expect(new Set(cited).size).toBeGreaterThan(12);
    for (const number of cited) {
      expect(isRuleNumber(number), number).toBe(true);
      expect(ruleSummary(number), number).toBeDefined();
    }
  });
});
