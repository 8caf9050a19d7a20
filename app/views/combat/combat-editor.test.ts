import { describe, expect, test } from 'vitest';
import { enter, game, played } from '../testing.ts';
import {
  type CombatAction,
  combatNow,
  combatView,
  likelyDefender,
  withAttacked,
  withAttacker,
  withBlock,
  withNewAttacker,
} from './combat-editor.ts';

const NONE: CombatAction = { kind: 'combat' };
const board = game('Grizzly Bears', 'Swamp', enter('Hill Giant', 'B'));
const { evaluation } = played(board).trace;
const view = (action: CombatAction, isAll = false) => combatView(evaluation, action, (id) => id, isAll);
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('the editor of combat', () => {
  test('offers creatures, the active player’s first, and on demand every permanent', () => {
    expect(ids(view(NONE).attackers)).toEqual(['grizzly bears', 'hill giant']);
    expect(ids(view(NONE, true).attackers)).toContain('swamp');
  });

  test('lets the others block', () => {
    const attack = withNewAttacker(evaluation, NONE, 'grizzly bears');
    expect(attack).toEqual({ kind: 'combat', attackers: [{ id: 'grizzly bears', attacking: 'B' }] });
    expect(ids(view(attack).blockers)).toEqual(['hill giant']);
    expect(withNewAttacker(evaluation, attack, 'grizzly bears')).toBe(attack);
  });

  test('who stops attacking is blocked by nobody, and who attacks does not block', () => {
    const blocked = withBlock(withAttacker(NONE, 'bears', true, 'B'), 'giant', 'bears');
    expect(blocked.blockers).toEqual({ giant: 'bears' });
    expect(withAttacker(blocked, 'bears', false)).toEqual(NONE);
    expect(withBlock(blocked, 'giant', '')).toEqual({
      kind: 'combat',
      attackers: [{ id: 'bears', attacking: 'B' }],
    });
    expect(withAttacker(blocked, 'giant', true).blockers).toBeUndefined();
    expect(withAttacked(blocked, 'bears', '').attackers).toEqual([{ id: 'bears' }]);
  });

  test('begins with combat as it is', () => {
    const action: CombatAction = {
      kind: 'combat',
      attackers: [{ id: 'grizzly bears', attacking: 'B' }],
      blockers: { 'hill giant': 'grizzly bears' },
    };
    const after = played(game('Grizzly Bears', enter('Hill Giant', 'B'), action)).trace.evaluation;
    expect(combatNow(after)).toEqual(action);
    expect(combatNow(evaluation)).toEqual(NONE);
  });

  test('knows whom one attacks only where there is one other player', () => {
    expect(likelyDefender(evaluation, 'grizzly bears')).toBe('B');
    const three = played({ ...board, players: ['A', 'B', 'C'] }).trace.evaluation;
    expect(likelyDefender(three, 'grizzly bears')).toBe('');
    expect(likelyDefender(evaluation, 'nobody')).toBe('');
  });
});
