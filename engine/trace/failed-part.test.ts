import { describe, expect, it } from 'vitest';
import {
  allOf,
  anyOf,
  cardType,
  inZone,
  not,
  type Selector,
  source,
  supertype,
  youControl,
} from '../abilities/selector.ts';
import type { EffectQuestions } from '../layers/observer.ts';
import type { GameObject } from '../state/game-object.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { failedCondition, failedSelector } from './failed-part.ts';

const urborg: GameObject = {
  id: objectId('urborg'),
  kind: 'card',
  card: {
    name: 'Urborg',
    layout: 'normal',
    faces: [
      { name: 'Urborg', manaCost: '', supertypes: [], cardTypes: ['land'], subtypes: [], abilities: [] },
    ],
  },
  face: 0,
  owner: playerId('A'),
  controller: playerId('A'),
  zone: 'battlefield',
  timestamp: { at: 1, order: 0 },
  isTapped: false,
  faceDown: undefined,
  isPhasedOut: false,
  counters: [],
  attachedTo: undefined,
  damage: 0,
  choices: {},
  designations: [],
  exiledWith: undefined,
  x: undefined,
  sinceStep: 0,
};

/** Answers for a legendary land that "you" don't control, in the zone of the object. */
function askingOf(object: GameObject): EffectQuestions {
  const test = (selector: Selector): boolean => {
    switch (selector.kind) {
      case 'all-of':
        return selector.of.every(test);
      case 'any-of':
        return selector.of.some(test);
      case 'not':
        return !test(selector.of);
      case 'zone':
        return selector.zone === object.zone;
      case 'card-type':
        return selector.type === 'land';
      case 'supertype':
        return selector.supertype === 'legendary';
      default:
        return false;
    }
  };
  return {
    matches: (selector) =>
      test(JSON.stringify(selector).includes('"zone"') ? selector : allOf(selector, inZone('battlefield'))),
    holds: (condition) => condition.kind === 'turn-of',
    valueOf: (amount) => (typeof amount === 'number' ? amount : 2),
  };
}

const failed = (selector: Selector, object = urborg) => failedSelector(selector, object, askingOf(object));

describe('the smallest part of a selector that fails', () => {
  it('is none where the whole matches', () => {
    expect(failed(allOf(cardType('land'), supertype('legendary')))).toBeUndefined();
  });

  it('is the single word that does not fit', () => {
    expect(failed(allOf(cardType('land'), supertype('basic')))).toEqual(supertype('basic'));
    expect(failed(allOf(cardType('land'), not(supertype('legendary'))))).toEqual(not(supertype('legendary')));
  });

  it('is what the object is, rather than whose, where several fail', () => {
    expect(failed(allOf(youControl, cardType('creature')))).toEqual(cardType('creature'));
  });

  it('is that it is not the one object meant, before anything else', () => {
    expect(failed(allOf(cardType('creature'), source))).toEqual(source);
  });

  it('is all alternatives together', () => {
    const either = anyOf(cardType('creature'), cardType('artifact'));
    expect(failed(allOf(cardType('land'), either))).toEqual(either);
  });

  it('goes down into nested parts', () => {
    expect(failed(allOf(allOf(cardType('land'), supertype('snow')), cardType('land')))).toEqual(
      supertype('snow'),
    );
  });

  it('is the battlefield for a card elsewhere, unless the selector speaks of its zone', () => {
    const card: GameObject = { ...urborg, zone: 'graveyard' };
    expect(failed(cardType('land'), card)).toEqual(inZone('battlefield'));
    expect(failed(allOf(inZone('graveyard'), supertype('basic')), card)).toEqual(supertype('basic'));
    expect(failed(allOf(inZone('graveyard'), cardType('land')), card)).toBeUndefined();
  });
});

describe('the smallest part of a condition that fails', () => {
  const ask = askingOf(urborg);
  const enough = { kind: 'exists', what: cardType('land'), atLeast: 3 } as const;
  const yourTurn = { kind: 'turn-of', player: { kind: 'you' } } as const;

  it('comes with the number found and the number wanted', () => {
    expect(failedCondition({ kind: 'all-of', of: [yourTurn, enough] }, ask)).toEqual({
      failed: enough,
      left: 2,
      right: 3,
    });
  });

  it('compares both sides', () => {
    const compare = { kind: 'compare', left: { kind: 'x' }, comparison: '>=', right: 7 } as const;
    expect(failedCondition(compare, ask)).toEqual({ failed: compare, left: 2, right: 7 });
  });

  it('is none where the condition holds', () => {
    expect(failedCondition(yourTurn, ask)).toBeUndefined();
  });
});
