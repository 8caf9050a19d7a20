import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/ability.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { compileText } from './compile-text.ts';

const reading = (
  text: string,
  cardTypes: readonly CardType[] = ['creature'],
  subtypes: readonly string[] = [],
) => compileText({ name: 'Test Card', text, cardTypes, subtypes });
const isUnread = (text: string, cardTypes?: readonly CardType[]) =>
  reading(text, cardTypes).lines.some(({ unread }) => unread !== undefined);
const abilities = (...given: Parameters<typeof reading>): readonly Ability[] => {
  const { abilities: read, lines } = reading(...given);
  expect(lines.flatMap(({ unread }) => unread ?? [])).toEqual([]);
  return read;
};
const instructions = (text: string, cardTypes: readonly CardType[]) =>
  abilities(text, cardTypes).flatMap((ability) => ('instructions' in ability ? ability.instructions : []));
const statics = (all: readonly Ability[]) =>
  all.flatMap((ability) => (ability.kind === 'static' ? ability.effects : []));

describe('what is done by itself (113.3a)', () => {
  it.each(['Draw a card.', 'Target player draws two cards.', 'Equipped creature has "Draw a card."'])(
    'is no ability of a permanent: %s',
    (text) => expect(isUnread(text)).toBe(true),
  );
  it.each(['Draw a card.', 'Target player draws two cards.'])('is what a spell does: %s', (text) =>
    expect(isUnread(text, ['sorcery'])).toBe(false),
  );
  it('is not what is always so', () => {
    expect(isUnread("Players can't draw cards.")).toBe(false);
    expect(isUnread('You draw cards from the bottom of your library rather than the top.')).toBe(false);
  });
});

describe('instead', () => {
  it('takes the place only of what it says otherwise', () => {
    const [told] = instructions(
      'Until end of turn, target creature becomes an artifact creature with base power and toughness 4/3. If you control a Forest, it has base power and toughness 1/1 until end of turn instead.',
      ['instant'],
    );
    expect(told?.kind === 'if' && told.then).toMatchObject([
      { parts: [{ kind: 'add-card-types' }, { kind: 'set-base-power-toughness', power: 1 }] },
    ]);
  });

  it('leaves out both of "other than … and …"', () => {
    expect(
      statics(
        abilities(
          'Enchant creature\nAll creatures other than this Aura and enchanted creature get -1/-1.',
          ['enchantment'],
          ['Aura'],
        ),
      ),
    ).toMatchObject([{ appliesTo: { of: [{}, { kind: 'not' }, { kind: 'not' }] } }]);
  });

  it('protects those that were found, not any that are like them later', () => {
    const [, shield] = instructions(
      'Artifacts you control gain haste until end of turn. Prevent all damage that would be dealt to those permanents this turn.',
      ['instant'],
    );
    expect(shield).toMatchObject({ effect: { event: { to: { objects: { kind: 'those', what: 'that' } } } } });
  });
});

describe('other objects', () => {
  it('takes "other" in a trigger of an enchantment for other than the one of which it speaks', () => {
    const [told] = instructions(
      'Whenever a creature you control attacks, other creatures you control get +1/+0 until end of turn.',
      ['enchantment'],
    );
    expect(told).toMatchObject({
      appliesTo: { of: [{ kind: 'not', of: { kind: 'is', object: { kind: 'chosen' } } }, {}, {}] },
    });
  });

  it('copies the one enchanted creature, not any that is enchanted', () => {
    const [, copies] = abilities(
      'Enchant creature\nCreatures you control enter as a copy of enchanted creature.',
      ['enchantment'],
      ['Aura'],
    );
    expect(copies).toMatchObject({
      effect: { entry: [{ kind: 'as-copy', of: { kind: 'is', object: { kind: 'attached-to' } } }] },
    });
  });
});

describe('abilities that are had', () => {
  it('keeps in a granted cost of X what the text says that X is', () => {
    expect(
      statics(
        abilities('Each Elf card in your graveyard has encore {X}, where X is its mana value.', [
          'enchantment',
        ]),
      ),
    ).toMatchObject([
      { parts: [{ ability: { keyword: 'encore', words: 'encore {X}, where X is its mana value' } }] },
    ]);
  });

  it('lets what holds outside the battlefield work there and nowhere else (113.6b)', () => {
    const [ability] = abilities(
      "As long as this card isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.",
      ['planeswalker'],
    );
    expect(ability).toMatchObject({
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'stack', 'command'],
      effects: [{ appliesTo: { kind: 'is', object: { kind: 'source' } } }],
    });
    expect(statics(ability === undefined ? [] : [ability])[0]?.condition).toBeUndefined();
  });

  it('takes abilities seen elsewhere without those that are excepted', () => {
    expect(
      statics(
        abilities(
          'This creature has all activated abilities of lands your opponents control except mana abilities.',
        ),
      ),
    ).toMatchObject([{ parts: [{ kind: 'add-abilities-of', which: 'activated', except: 'mana' }] }]);
  });

  it.each([
    ['the colors of permanents you control', { kind: 'shares-with-some', what: 'color' }],
    ['each mana value among artifacts you control', { kind: 'shares-with-some', what: 'mana-value' }],
    ['each mana value other than the chosen number', { kind: 'compare', comparison: '!=' }],
  ])('protects from %s', (what, quality) => {
    expect(statics(abilities(`Creatures you control have protection from ${what}.`))).toMatchObject([
      { parts: [{ ability: { keyword: 'protection', parameter: { quality } } }] },
    ]);
  });
});
