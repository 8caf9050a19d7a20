import { describe, expect, test } from 'vitest';
import type { Ability } from '../../abilities/ability.ts';
import type { Modification } from '../../abilities/modification.ts';
import { cardType, type Selector, youControl } from '../../abilities/selector.ts';
import { creature } from '../../cards/build.ts';
import { evaluate } from '../../layers/evaluate.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { board } from '../board.ts';
import { comparable, story } from '../comparable.ts';
import { hear } from '../heard.ts';
import { evaluateLiterally } from './evaluate-literally.ts';

const statics = (appliesTo: Selector, ...parts: readonly Modification[]): Ability => ({
  kind: 'static',
  effects: [{ appliesTo, parts }],
});
const card = (name: string, ability: Ability, types: readonly ('artifact' | 'enchantment')[] = []) =>
  creature({ name, subtypes: ['Bear'], power: 1, toughness: 1, types, abilities: [ability] });
const reword: Modification = { kind: 'change-words', from: 'Goblin', to: 'Bear' };

/** Small boards on which random ones once found a difference. */
describe('the two evaluations agree', () => {
  test('on effects of the same words, of which only one would be reworded', () => {
    const ability = statics(cardType('artifact'), reword);
    const state = board()
      .permanent(card('Relic', ability, ['artifact']), { id: 'relic' })
      .permanent(card('Other', ability), { id: 'other' })
      .state();
    expect(story(evaluate, state)).toEqual(story(evaluateLiterally, state));
    expect(hear(state).depends('3')).toEqual(['relic on other: text']);
    expect(hear(state).order('3')).toEqual(['other', 'relic']);
  });

  test('on effects that have started and would still be reworded', () => {
    const ability = statics(youControl, { kind: 'set-controller', to: { kind: 'you' } }, reword);
    const state = board()
      .permanent(card('One', ability), { id: 'one' })
      .permanent(card('Two', ability), { id: 'two' })
      .state();
    expect(story(evaluate, state)).toEqual(story(evaluateLiterally, state));
    expect(hear(state).loops('3')).toEqual([['one', 'two']]);
  });

  test('on devotion of an effect whose condition has become false since it started', () => {
    const ability: Ability = {
      kind: 'static',
      effects: [
        {
          appliesTo: { kind: 'controller', is: { kind: 'opponents' } },
          condition: { kind: 'not', of: { kind: 'exists', what: youControl, atLeast: 2 } },
          parts: [
            { kind: 'set-controller', to: { kind: 'you' } },
            { kind: 'increase-devotion', player: { kind: 'you' }, by: 1 },
          ],
        },
      ],
    };
    const state = board()
      .permanent(card('Thief', ability), { id: 'thief', controller: 'B' })
      .permanent('Grizzly Bears', { id: 'bears' })
      .state();
    expect(comparable(evaluate(state))).toEqual(comparable(evaluateLiterally(state)));
    expect(evaluate(state).devotionBonus(state.players[1]?.id ?? state.activePlayer)).toBe(0);
  });

  test('on an ability that would be given less than no times', () => {
    const flyers: Selector = { kind: 'keyword', keyword: 'flying' };
    const ability = statics(cardType('creature'), {
      kind: 'add-ability',
      ability: { kind: 'keyword', keyword: 'changeling' },
      times: { kind: 'times', factor: -1, of: { kind: 'count', of: flyers } },
    });
    const state = board()
      .permanent(card('Giver', ability), { id: 'giver' })
      .permanent('Grizzly Bears', { id: 'bears', counters: { flying: 1 } })
      .state();
    expect(story(evaluate, state)).toEqual(story(evaluateLiterally, state));
    expect(hear(state).depends('6')).toEqual([]);
  });

  test('on who took an ability that was taken, came back and was taken again', () => {
    const ability: Ability = {
      kind: 'static',
      effects: [
        {
          appliesTo: cardType('creature'),
          condition: { kind: 'exists', what: { kind: 'color', color: 'W' } },
          parts: [{ kind: 'add-all-creature-types' }],
        },
        { appliesTo: youControl, parts: [{ kind: 'become-copy', of: { kind: 'attached-to' }, except: [] }] },
      ],
    };
    const plain = creature({ name: 'Plain', subtypes: ['Bear'], power: 1, toughness: 1, abilities: [] });
    const attachments: Readonly<Record<string, string>> = { copier: 'copier', a: 'b', b: 'b', c: 'b' };
    const made = board()
      .permanent(card('Copier', ability), { id: 'copier' })
      .permanent(plain, { id: 'a' })
      .permanent(plain, { id: 'b' })
      .permanent(plain, { id: 'c' })
      .state();
    const objects = [...made.objects].map(
      ([id, object]) => [id, { ...object, attachedTo: objectId(attachments[id] ?? id) }] as const,
    );
    const state = { ...made, objects: new Map(objects) };
    const told = story(evaluate, state);
    expect(told).toEqual(story(evaluateLiterally, state));
    expect(told).toContain(
      'not applied 4 a/0~copier/0 {"kind":"ability-gone","by":"b/0~copier/1","inLayer":"1a"}',
    );
  });
});
