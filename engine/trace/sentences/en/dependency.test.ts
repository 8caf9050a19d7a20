import { describe, expect, it } from 'vitest';
import type { Dependency, DependencyWitness } from '../../../layers/observer.ts';
import { board } from '../../../testing/board.ts';
import { objectId } from '../../../vocabulary/ids.ts';
import { recordTrace } from '../../record.ts';
import type { Trace } from '../../trace.ts';
import { plainText } from '../fragments.ts';
import { dependencyLabel, dependencySentence, loopLabel, loopSentence } from './dependency.ts';

const URBORG = 'Urborg, Tomb of Yawgmoth';

function only(trace: Trace): Dependency {
  const [dependency, ...others] = trace.dependencies;
  if (dependency === undefined || others.length > 0) throw new Error('There is one dependency.');
  return dependency;
}

const both = (trace: Trace, dependency: Dependency): string[] => [
  plainText(dependencySentence(trace, dependency)),
  dependencyLabel(trace, dependency),
];

describe('words for a dependency', () => {
  it('on existence', () => {
    const trace = recordTrace(board().permanent(URBORG).permanent('Blood Moon').state());
    expect(both(trace, only(trace))).toEqual([
      'If Blood Moon were applied first, Urborg’s ability would not exist.',
      'its ability goes',
    ]);
    expect(dependencySentence(trace, only(trace)).rules).toEqual(['613.8a']);
  });

  it('on what it applies to', () => {
    const trace = recordTrace(
      board().permanent('Opalescence').permanent('Enchanted Evening').permanent('Grizzly Bears').state(),
    );
    expect(both(trace, only(trace))).toEqual([
      'If Enchanted Evening were applied first, Opalescence would also apply to Grizzly Bears.',
      'Grizzly Bears would be an enchantment',
    ]);
  });

  it('on what it does: who gets control', () => {
    const trace = recordTrace(
      board()
        .permanent('Grizzly Bears', { controller: 'B' })
        .permanent('Control Magic', { controller: 'A', attachedTo: 'Grizzly Bears' })
        .permanent('Confiscate', { controller: 'B', attachedTo: 'Control Magic' })
        .state(),
    );
    expect(both(trace, only(trace))).toEqual([
      'If Confiscate were applied first, Control Magic would give control to B instead of A.',
      'B instead of A',
    ]);
  });

  const trace = recordTrace(
    board()
      .permanent(URBORG)
      .permanent('Blood Moon')
      .permanent('Grizzly Bears', { id: 'one' })
      .permanent('Grizzly Bears', { id: 'two' })
      .state(),
  );
  const withWitness = (witness: DependencyWitness): string[] => both(trace, { ...only(trace), witness });

  it('on a number', () => {
    // biome-ignore lint/suspicious/noThenProperty: no promise, but the value that would follow.
    const witness = { kind: 'value', object: objectId('one'), now: 1, then: 2 } as const;
    expect(withWitness(witness)).toEqual([
      'If Blood Moon were applied first, Urborg would come to 2 instead of 1 for Grizzly Bears 1.',
      '2 instead of 1',
    ]);
  });

  it('on text', () => {
    expect(withWitness({ kind: 'text' })).toEqual([
      'If Blood Moon were applied first, the text of Urborg would be another.',
      'its text changes',
    ]);
  });

  it('on a set from which something goes while something comes', () => {
    const [one, two] = [objectId('one'), objectId('two')];
    expect(withWitness({ kind: 'set', enters: [one], leaves: [two] })).toEqual([
      'If Blood Moon were applied first, Urborg would also apply to Grizzly Bears 1 and no longer apply to Grizzly Bears 2.',
      '1 more, 1 fewer to apply to',
    ]);
    expect(withWitness({ kind: 'set', enters: [one, two], leaves: [] })[1]).toBe('2 more to apply to');
    expect(withWitness({ kind: 'set', enters: [], leaves: [two] })[1]).toBe(
      'Grizzly Bears 2 would be no land',
    );
  });

  it('on a condition that would come true', () => {
    expect(withWitness({ kind: 'existence', source: objectId(URBORG), wouldExist: true })).toEqual([
      'If Blood Moon were applied first, the condition of Urborg would be true.',
      'its condition comes true',
    ]);
  });
});

describe('words for a loop', () => {
  it('put the older first, however they were found', () => {
    const trace = recordTrace(board().permanent(URBORG).permanent('Blood Moon').state());
    const effectOf = (source: string) =>
      [...trace.effects.values()].find((each) => each.source === source)?.id;
    const [urborg, moon] = [effectOf(URBORG), effectOf('Blood Moon')];
    if (urborg === undefined || moon === undefined) throw new Error('There are two effects.');
    const loop = { layer: '4', effects: [moon, urborg] } as const;
    expect(loopLabel(trace, loop)).toBe('Loop: timestamps decide, t1 before t2');
    expect(plainText(loopSentence(trace, loop))).toBe(
      'Urborg and Blood Moon depend on each other in layer 4. In a loop dependency is ignored and timestamps decide: t1 before t2.',
    );
  });
});
