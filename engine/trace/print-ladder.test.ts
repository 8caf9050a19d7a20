import { describe, expect, it } from 'vitest';
import { board } from '../testing/board.ts';
import { printLadder } from './print-ladder.ts';
import { recordTrace } from './record.ts';

describe('the printed ladder', () => {
  it('is the table that judges draw', () => {
    const state = board()
      .permanent('Urborg, Tomb of Yawgmoth')
      .permanent('Blood Moon')
      .permanent('Dryad Arbor')
      .state();
    expect(`\n${printLadder(recordTrace(state))}`).toMatchInlineSnapshot(`
      "
      #  Layer  Time  Source      Effect                                         Applies to   Before → after                                  Rule
      ─  ─────  ────  ──────────  ─────────────────────────────────────────────  ───────────  ──────────────────────────────────────────────  ──────
      1a 1b 2 3  Copy, face down, control and text: nothing applies
      –  4      t1    Urborg      Each land is a Swamp in addition to its other               Waited for Blood Moon; by then its ability was  613.8a
                                  land types.                                                 gone.
      1  4      t2    Blood Moon  Nonbasic lands are Mountains.                  Urborg       Legendary Land → Legendary Land — Mountain      305.7
                                                                                              loses “Each land is a Swamp in addition to its
                                                                                              other land types”; gains {T}: Add {R}
                                                                                 Dryad Arbor  Land Creature — Forest Dryad → Land Creature —
                                                                                              Mountain Dryad
                                                                                              loses {T}: Add {G}; gains {T}: Add {R}
                                                                                              ↳ Urborg is older but waits.                    613.8a
      5 6 7a 7b 7c 7d P R  Colors, abilities, P/T defined, set P/T, change P/T, switch P/T, players and game rules: nothing applies

      Dependencies
        4  Urborg → Blood Moon: If Blood Moon were applied first, Urborg’s ability would not exist.  613.8a

      Result
        Urborg: Legendary Land — Mountain | colorless | {T}: Add {R}
        Blood Moon: Enchantment | red | “Nonbasic lands are Mountains”
        Dryad Arbor: Land Creature — Mountain Dryad | 1/1 | green | {T}: Add {R}
      "
    `);
  });

  it('shows what players get, and what is the game’s', () => {
    const state = board().permanent('Reliquary Tower').permanent('Leyline of Sanctity').state();
    const text = printLadder(recordTrace(state));
    expect(text).toMatch(
      /P +t2 +Leyline of Sanctity +You have hexproof\. +player A +none → hexproof +613\.10/,
    );
    expect(text).toMatch(/R +t1 +Reliquary Tower .* player A +7 → no maximum +613\.11/);
  });

  it('says that nothing applies', () => {
    const text = printLadder(recordTrace(board().permanent('Grizzly Bears').state()));
    expect(text).toBe(
      [
        'No effect applies: everything is as printed.',
        '',
        'Result',
        '  Grizzly Bears: Creature — Bear | 2/2 | green',
        '',
      ].join('\n'),
    );
  });

  it('leaves no spaces at the ends of lines', () => {
    const state = board().permanent('Humility').permanent('Opalescence').permanent('Serra Angel').state();
    expect(printLadder(recordTrace(state))).not.toMatch(/ \n/);
  });

  it('counts what is too much to list', () => {
    const crowd = Array.from({ length: 43 }).reduce<ReturnType<typeof board>>(
      (builder) => builder.permanent('Grizzly Bears'),
      board(),
    );
    expect(printLadder(recordTrace(crowd.permanent('Glorious Anthem').state()))).toContain('and 3 more');
  });

  it('numbers objects of one name', () => {
    const state = board()
      .permanent('Grizzly Bears')
      .permanent('Grizzly Bears')
      .permanent('Glorious Anthem')
      .state();
    expect(printLadder(recordTrace(state))).toContain('Grizzly Bears 2: Creature — Bear | 3/3');
  });
});
