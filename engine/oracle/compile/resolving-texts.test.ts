import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/ability.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { type CompilableFace, compileText } from './compile-text.ts';

function abilitiesOf(
  text: string,
  cardTypes: readonly CardType[],
  more: Partial<CompilableFace> = {},
): readonly Ability[] {
  const { abilities, lines } = compileText({ name: 'Test Card', text, cardTypes, ...more });
  expect(lines.map(({ unread }) => unread)).toEqual(lines.map(() => undefined));
  return abilities;
}
const fact = (words: string) => ({ kind: 'fact', words }) as const;
const draw = (amount: number) => ({ kind: 'draw', player: { kind: 'you' }, amount }) as const;
const targets = { kind: 'targets' } as const;
const ifSo = (condition: unknown, then: readonly unknown[], more: object = {}): unknown => ({
  kind: 'if',
  condition,
  then,
  ...more,
});

describe('facts that no state shows', () => {
  it('are kept in words, with what is done then', () => {
    expect(abilitiesOf('Draw a card. If this spell was kicked, draw two cards.', ['sorcery'])).toEqual([
      {
        kind: 'spell',
        instructions: [draw(1), ifSo(fact('~ was kicked'), [draw(2)])],
      },
    ]);
    const [spell] = abilitiesOf('Target creature gets +1/+1 until end of turn unless an opponent pays {2}.', [
      'instant',
    ]);
    expect(spell).toMatchObject({
      instructions: [
        ifSo({ kind: 'not', of: fact('an opponent pays {2}') }, [
          { kind: 'continuous-effect', appliesTo: targets },
        ]),
      ],
    });
  });

  it('are not what a state could show, where an effect depends on it', () => {
    const { lines } = compileText({
      name: 'Test Card',
      text: 'If the moon is full, target creature gets +1/+1 until end of turn.',
      cardTypes: ['instant'],
    });
    expect(lines[0]?.unread?.expected).toBe('a condition that can be tested');
  });

  it('may be a number', () => {
    const [spell] = abilitiesOf(
      'Target creature gets +X/+0 until end of turn, where X is the number of cards you drew this turn.',
      ['instant'],
    );
    const x = { kind: 'x', words: 'the number of cards you drew this turn' };
    expect(spell).toMatchObject({
      instructions: [{ parts: [{ kind: 'modify-power-toughness', power: x, toughness: 0 }] }],
    });
  });

  it('may be who a player is', () => {
    const [ability] = abilitiesOf('Whenever this creature attacks, defending player loses 2 life.', [
      'creature',
    ]);
    expect(ability).toMatchObject({
      instructions: [{ kind: 'lose-life', player: { kind: 'chosen-player', noun: 'defending player' } }],
    });
  });
});

describe('tables and rooms', () => {
  it('join the rows of a roll to the ability above', () => {
    const [ability, ...others] = abilitiesOf(
      'When this creature enters, roll a d20.\n1—9 | Draw a card.\n10—19 | Target player draws two cards.\n20 | Destroy target land.',
      ['creature'],
    );
    expect(others).toEqual([]);
    expect(ability).toMatchObject({
      kind: 'triggered',
      targets: [
        { kind: 'player', who: 'any' },
        { kind: 'object', what: { kind: 'card-type', type: 'land' } },
      ],
      instructions: [
        { kind: 'other', words: 'roll a d20' },
        ifSo(fact('the result is 1–9'), [draw(1)]),
        ifSo(fact('the result is 10–19'), [
          { kind: 'draw', player: { kind: 'target', index: 0 }, amount: 2 },
        ]),
        ifSo(fact('the result is 20'), [
          { kind: 'destroy', what: { kind: 'is', object: { kind: 'target', index: 1 } } },
        ]),
      ],
    });
  });

  it('leave a row without a roll unread', () => {
    const { lines } = compileText({ name: 'Test Card', text: '1—9 | Draw a card.', cardTypes: ['creature'] });
    expect(lines[0]?.unread?.expected).toBe('a roll above');
  });

  it('make a triggered ability of a room', () => {
    expect(abilitiesOf('Damp Hall — Draw a card. (Leads to: Nowhere)', ['dungeon'])).toEqual([
      {
        kind: 'triggered',
        trigger: { kind: 'other', words: 'when you move your venture marker into this room' },
        instructions: [draw(1)],
        abilityWord: 'Damp Hall',
        functionsIn: ['command'],
      },
    ]);
  });
});

describe('modes', () => {
  it('keep the condition under which more may be chosen', () => {
    const [spell] = abilitiesOf(
      'Choose one. If you control a Forest, you may choose both instead.\n• Draw a card.\n• Destroy target land.',
      ['instant'],
    );
    expect(spell).toMatchObject({
      instructions: [{ kind: 'modal', choose: 1, more: { condition: { kind: 'exists' }, upTo: 2 } }],
    });
  });

  it('keep what else limits the choice', () => {
    const [spell] = abilitiesOf(
      'Choose two. You may choose the same mode more than once.\n• Draw a card.\n• Destroy target land.',
      ['instant'],
    );
    expect(spell).toMatchObject({
      instructions: [
        { kind: 'modal', choose: 2, restriction: 'You may choose the same mode more than once.' },
      ],
    });
  });
});

describe('damage', () => {
  it('goes to the same objects instead, from the same source', () => {
    expect(
      abilitiesOf(
        'Test Card deals 2 damage to target creature. If you control a Forest, it deals 4 damage instead.',
        ['instant'],
      ),
    ).toEqual([
      {
        kind: 'spell',
        targets: [{ kind: 'object', what: { kind: 'card-type', type: 'creature' } }],
        instructions: [
          ifSo(
            {
              kind: 'exists',
              what: {
                kind: 'all-of',
                of: [
                  { kind: 'subtype', subtype: 'Forest' },
                  { kind: 'controller', is: { kind: 'you' } },
                ],
              },
            },
            [{ kind: 'deal-damage', amount: 4, to: targets }],
            { otherwise: [{ kind: 'deal-damage', amount: 2, to: targets }] },
          ),
        ],
      },
    ]);
  });

  it('may be dealt to the one that deals it', () => {
    const [spell] = abilitiesOf('Target creature deals damage to itself equal to its power.', ['sorcery']);
    const target = { kind: 'target', index: 0 };
    expect(spell).toMatchObject({
      instructions: [
        { kind: 'deal-damage', from: target, to: targets, amount: { kind: 'power', of: target } },
      ],
    });
  });

  it('is told in words where each receiver has a number of its own', () => {
    const text =
      'Test Card deals damage to each opponent equal to the number of Islands that player controls.';
    expect(abilitiesOf(text, ['sorcery'])).toEqual([
      { kind: 'spell', instructions: [{ kind: 'other', words: `~${text.slice(9, -1)}` }] },
    ]);
  });
});

it('lets players be told from others by a clause', () => {
  expect(abilitiesOf("Each opponent who doesn't control an Elf loses 1 life.", ['sorcery'])).toEqual([
    {
      kind: 'spell',
      instructions: [{ kind: 'other', words: "each opponent who doesn't control an Elf loses 1 life" }],
    },
  ]);
  const [spell] = abilitiesOf('Target player gains 3 life and draws a card.', ['sorcery']);
  const player = { kind: 'target', index: 0 };
  expect(spell).toMatchObject({ instructions: [{ player }, { kind: 'draw', player }] });
});
