import { describe, expect, it } from 'vitest';
import { LAYERS } from '../../../vocabulary/layers.ts';
import { inLayer, layerBadge, layerName, oldLetterHint } from './layers.ts';

describe('layers', () => {
  it('have names, each another', () => {
    expect(new Set(LAYERS.map(layerName)).size).toBe(LAYERS.length);
    expect(layerName('4')).toBe('Types');
    expect(layerName('7d')).toBe('Switch P/T');
  });

  it('have badges of at most two characters', () => {
    expect(LAYERS.map(layerBadge)).toEqual([
      ...['1a', '1b', '2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'],
      ...['P', 'R'],
    ]);
  });

  it('warn of the letters of older texts', () => {
    expect(oldLetterHint('7c')).toContain('7d');
    expect(oldLetterHint('7d')).toContain('7e');
    expect(oldLetterHint('4')).toBeUndefined();
  });

  it('fit into a sentence', () => {
    expect(inLayer('4')).toBe('in layer 4');
    expect(inLayer('rules')).not.toContain('layer rules');
  });
});
