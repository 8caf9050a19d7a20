import { describe, expect, it } from 'vitest';
import { gets, has, kw, loseAllAbilities } from '../cards/build.ts';
import { setColors } from '../cards/build-effects.ts';
import type { GameState } from '../state/game-state.ts';
import { board } from '../testing/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { groupChains } from './chain-groups.ts';
import { explainObject } from './explain-object.ts';
import type { CharacteristicChain, ExplainedCharacteristic } from './explanation.ts';
import { recordTrace } from './record.ts';
import { plainText } from './sentences/fragments.ts';
import { sentencesIn } from './sentences/languages.ts';

const say = sentencesIn('en');

function chain(state: GameState, id: string, characteristic: ExplainedCharacteristic): CharacteristicChain {
  const { chains } = explainObject(recordTrace(state), objectId(id));
  const found = chains.find((each) => each.characteristic === characteristic);
  if (found === undefined) throw new Error(`${id} has no chain for ${characteristic}.`);
  return found;
}

/** The lines of all changed groups, with what was overwritten in tildes. */
function lines(state: GameState, id: string): string[] {
  const trace = recordTrace(state);
  const groups = groupChains(explainObject(trace, objectId(id))).filter(({ isChanged }) => isChanged);
  return groups.flatMap((group) => {
    const value = (which: 'printed' | 'final') => say.groupValue(trace, objectId(id), group, which);
    const rows = group.rows.flatMap((row) =>
      say.rowSentences(trace, objectId(id), group.name, row).map((sentence) => {
        const text = plainText(sentence);
        return `  ${row.layer} ${row.overwrittenBy === undefined ? text : `~${text}~`}`;
      }),
    );
    return [`${say.groupLabel(group.name)}: ${value('printed')} → ${value('final')}`, ...rows];
  });
}

const URBORG = 'Urborg, Tomb of Yawgmoth';

describe('chains', () => {
  it('lead from what is printed to the final value', () => {
    const state = board().permanent('Grizzly Bears').counter('+1/+1').permanent('Glorious Anthem').state();
    const power = chain(state, 'Grizzly Bears', 'power');
    expect(power).toMatchObject({ printed: 2, copiable: 2, final: 4, isChanged: true });
    expect(power.links.map(({ before, after, how }) => [before, after, how])).toEqual([
      [2, 3, 'modify'],
      [3, 4, 'modify'],
    ]);
  });

  it('say what is not changed, too', () => {
    const state = board().permanent('Grizzly Bears').state();
    expect(chain(state, 'Grizzly Bears', 'colors')).toMatchObject({
      final: ['G'],
      isChanged: false,
      links: [],
    });
    expect(chain(state, 'Grizzly Bears', 'controller').final).toBe('A');
  });

  it('strike out what a later setter overwrote, and not what only adds', () => {
    const state = board()
      .permanent('Serra Angel')
      .counter('+1/+1')
      .permanent('Humility')
      .permanent('Opalescence')
      .state();
    const [humility, opalescence] = chain(state, 'Humility', 'power').links;
    expect(humility?.overwrittenBy).toBe(opalescence?.effect);
    expect(opalescence?.overwrittenBy).toBeUndefined();
    const serra = chain(state, 'Serra Angel', 'power').links;
    expect(serra.map(({ overwrittenBy }) => overwrittenBy)).toEqual([undefined, undefined]);
  });

  it('tell the abilities that a basic land type takes (305.7) and brings (305.6)', () => {
    const state = board().permanent(URBORG).permanent('Blood Moon').state();
    const [moon] = chain(state, URBORG, 'abilities').links;
    expect(moon?.lost.map(({ origin }) => origin.kind)).toEqual(['text']);
    expect(moon?.gained.map(({ origin }) => origin.kind)).toEqual(['intrinsic']);
    expect(moon?.rules).toEqual(expect.arrayContaining(['305.7', '305.6']));
    expect(lines(state, URBORG)).toEqual([
      'Types: Legendary Land → Legendary Land — Mountain',
      '  4 Blood Moon sets its land type to Mountain',
      'Abilities: “Each land is a Swamp in addition to its other land types” → {T}: Add {R}',
      '  4 Blood Moon removes its ability',
      '  4 Being a Mountain gives {T}: Add {R}',
    ]);
  });

  it('follow control through several hands', () => {
    const state = board()
      .permanent('Grizzly Bears', { controller: 'A' })
      .permanent('Control Magic', { controller: 'B', attachedTo: 'Grizzly Bears' })
      .permanent('Mind Control', { controller: 'A', attachedTo: 'Grizzly Bears' })
      .state();
    expect(chain(state, 'Grizzly Bears', 'controller')).toMatchObject({ printed: 'A', final: 'A' });
    expect(chain(state, 'Grizzly Bears', 'controller').links.map(({ after }) => after)).toEqual(['B', 'A']);
    expect(chain(state, 'Grizzly Bears', 'controller').links[0]?.overwrittenBy).toBe('Mind Control/1/0');
  });

  it('give the copiable values after layer 1', () => {
    const state = board()
      .permanent('Grizzly Bears')
      .permanent('Serra Angel', { faceDown: 'morph' })
      .permanent('Glorious Anthem')
      .state();
    expect(chain(state, 'Serra Angel', 'power')).toMatchObject({ printed: 4, copiable: 2, final: 3 });
    expect(chain(state, 'Serra Angel', 'name')).toMatchObject({ printed: ['Serra Angel'], copiable: [] });
  });

  it('strike out abilities that are lost again, and keep those that come after', () => {
    const state = board()
      .permanent('Grizzly Bears')
      .effect({ id: 'lift', source: 'Lift', affects: ['Grizzly Bears'], parts: [has(kw('flying'))] })
      .effect({ id: 'strip', source: 'Strip', affects: ['Grizzly Bears'], parts: [loseAllAbilities] })
      .effect({ id: 'rush', source: 'Rush', affects: ['Grizzly Bears'], parts: [has(kw('haste'))] })
      .state();
    expect(lines(state, 'Grizzly Bears')).toEqual([
      'Abilities: none → haste',
      '  6 ~Lift gives flying~',
      '  6 Strip removes flying',
      '  6 Rush gives haste',
    ]);
  });

  it('strike out colors that another effect replaced', () => {
    const paint = (id: string, color: 'W' | 'B') => ({
      id,
      affects: ['Grizzly Bears'],
      parts: [setColors(color)],
    });
    const state = board()
      .permanent('Grizzly Bears')
      .effect(paint('one', 'W'))
      .effect(paint('two', 'B'))
      .state();
    expect(chain(state, 'Grizzly Bears', 'colors').links.map(({ overwrittenBy }) => overwrittenBy)).toEqual([
      'two',
      undefined,
    ]);
  });

  it('include what the rules forbid it (613.11)', () => {
    const state = board()
      .permanent('Grizzly Bears')
      .permanent('Pacifism', { attachedTo: 'Grizzly Bears' })
      .state();
    expect(lines(state, 'Grizzly Bears')).toEqual([
      'Restrictions: none → can’t attack, can’t block',
      '  rules Pacifism says: can’t attack, can’t block',
    ]);
  });

  it('show where a surprising effect is missing', () => {
    const state = board().permanent(URBORG).permanent('Blood Moon').state();
    const groups = groupChains(explainObject(recordTrace(state), objectId(URBORG)));
    const types = groups.find(({ name }) => name === 'types');
    expect(types?.missing.map(({ reason }) => reason.kind)).toEqual(['ability-gone']);
  });
});

describe('an explanation', () => {
  const state = board().permanent('Grizzly Bears').state();

  it('is made once for a trace', () => {
    const trace = recordTrace(state);
    const bears = objectId('Grizzly Bears');
    expect(explainObject(trace, bears)).toBe(explainObject(trace, bears));
  });

  it('is refused for what is not there', () => {
    expect(() => explainObject(recordTrace(state), objectId('nobody'))).toThrow();
  });
});

describe('the verdict', () => {
  const verdict = (given: GameState, id: string): string => {
    const trace = recordTrace(given);
    return plainText(say.verdict(trace, explainObject(trace, objectId(id))));
  };

  it('says that nothing changes an object', () => {
    expect(verdict(board().permanent('Grizzly Bears').state(), 'Grizzly Bears')).toBe(
      'As printed. No effect changes it.',
    );
  });

  it('adds up power and toughness', () => {
    const state = board().permanent('Grizzly Bears').counter('+1/+1', 2).permanent('Glorious Anthem').state();
    expect(verdict(state, 'Grizzly Bears')).toBe(
      'A 5/5 Bear. 2 +1/+1 counters and Glorious Anthem make it 5/5.',
    );
  });

  it('says who has it now', () => {
    const state = board()
      .permanent('Grizzly Bears', { controller: 'A' })
      .permanent('Control Magic', { controller: 'B', attachedTo: 'Grizzly Bears' })
      .state();
    expect(verdict(state, 'Grizzly Bears')).toBe(
      'A 2/2 Bear controlled by player B. Control Magic gives control to player B.',
    );
    expect(recordTrace(state).evaluation.object(objectId('Grizzly Bears')).controller).toBe(playerId('B'));
  });

  it('says that it is face down', () => {
    const state = board().permanent('Serra Angel', { faceDown: 'morph' }).state();
    expect(verdict(state, 'Serra Angel')).toMatch(
      /^A face-down 2\/2 creature with no abilities\. It is face down, so nothing that is printed on it counts\./,
    );
  });

  it('names an effect that one would have expected', () => {
    const state = board()
      .permanent('Archetype of Imagination', { controller: 'A' })
      .permanent('Grizzly Bears', { controller: 'B' })
      .permanent('Flight', { controller: 'B', attachedTo: 'Grizzly Bears' })
      .state();
    expect(verdict(state, 'Grizzly Bears')).toBe(
      'As printed. Flight does nothing to it. Archetype of Imagination says that Grizzly Bears can’t have flying.',
    );
  });

  it('says that the sizes of counters are what they are', () => {
    const state = board()
      .permanent('Grizzly Bears')
      .effect({ id: 'shrink', source: 'Shrink', affects: ['Grizzly Bears'], parts: [gets(-1, -1)] })
      .state();
    expect(verdict(state, 'Grizzly Bears')).toBe('A 1/1 Bear. Shrink makes it 1/1.');
  });
});
