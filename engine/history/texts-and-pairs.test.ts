import { describe, expect, it } from 'vitest';
import { importScryfallCard } from '../cards/import/import-scryfall-card.ts';
import { creatureToken, effect, enter, play } from '../testing/play.ts';
import { invariant } from '../vocabulary/invariant.ts';

/** A card of our own, by its text. */
function card(name: string, type_line: string, oracle_text: string, more: object = {}) {
  const result = importScryfallCard({
    name,
    layout: 'normal',
    mana_cost: '{1}{R}',
    type_line,
    oracle_text,
    ...more,
  });
  invariant(result.ok, `${name} can be read`);
  return result.imported.card;
}
const bears = (id: string, more: object = {}) => creatureToken(id, 2, 2, more);

describe('a card with splice', () => {
  const cards = [
    card('Ember', 'Instant — Arcane', 'Ember deals 2 damage to any target.\nSplice onto Arcane {1}{R}'),
    card('Breeze', 'Sorcery — Arcane', 'Target player gains 3 life.'),
    card('Shout', 'Sorcery', 'Target player gains 3 life.'),
  ];
  const inHand = { place: { id: 'ember', card: 'Ember', zone: 'hand', owner: 'A' } };
  const cast = (name: string, object = 'ember') => ({
    cast: {
      id: 'spell',
      card: name,
      controller: 'A',
      targets: ['A', 'bears'],
      how: 'splice',
      choices: { object },
    },
  });

  it('adds its text to the spell, each part with its own targets, and stays in the hand (612.10, 702.47)', () => {
    const game = [inHand, bears('bears', { controller: 'B' }), cast('Breeze')];
    const spell = play(game, { cards }).values('spell');
    expect(spell.names).toEqual(['Breeze']);
    expect(spell.abilities.filter(({ ability }) => ability.kind === 'spell')).toHaveLength(2);
    const done = play([...game, { resolve: { spell: 'spell' } }], { cards });
    expect(done.last.state.players.map(({ life }) => life)).toEqual([23, 20]);
    expect([done.zone('bears'), done.zone('ember'), done.zone('spell')]).toEqual([
      'nowhere',
      'hand',
      'graveyard',
    ]);
    expect(done.values('spell').abilities).toHaveLength(1);
  });

  it('is refused on a spell of another kind, and when it is not in the hand', () => {
    expect(play([inHand, bears('bears'), cast('Shout')], { cards }).problems).toEqual(['illegal-choice']);
    expect(play([inHand, bears('bears'), cast('Breeze', 'bears')], { cards }).problems).toEqual([
      'illegal-choice',
    ]);
  });
});

describe('megamorph', () => {
  const cards = [
    card('Lurker', 'Creature — Lizard', 'Megamorph {2}', { power: '3', toughness: '3' }),
    card('Sneak', 'Creature — Lizard', 'Morph {2}', { power: '3', toughness: '3' }),
  ];
  const turned = (name: string, faceDown: string) =>
    play([enter('it', name, { faceDown }), { turnFaceUp: 'it' }], { cards }).size('it');

  it('puts a counter on what is turned face up for its cost (702.37b)', () => {
    expect(turned('Lurker', 'morph')).toBe('4/4');
    expect(turned('Sneak', 'morph')).toBe('3/3');
  });

  it('does nothing where the ability would be gone (708.11)', () => {
    const game = [
      enter('humility', 'Humility'),
      enter('it', 'Lurker', { faceDown: 'morph' }),
      { turnFaceUp: 'it' },
    ];
    expect(play(game, { cards }).size('it')).toBe('1/1');
  });
});

describe('a Class', () => {
  it('becomes the level that its ability says, and no other (716.2)', () => {
    const cards = [
      card(
        'School',
        'Enchantment — Class',
        '{W}: Level 2\nCreatures you control get +1/+1.\n{W}: Level 3\nCreatures you control have flying.',
        { layout: 'class' },
      ),
    ];
    const game = [enter('school', 'School'), bears('bears')];
    const level = (n: number) => ({ activate: { source: 'school', ability: `Level ${n}` } });
    expect(play(game, { cards }).size('bears')).toBe('2/2');
    expect(play([...game, level(2)], { cards }).size('bears')).toBe('3/3');
    const third = play([...game, level(2), level(3)], { cards });
    expect([third.size('bears'), third.values('bears').abilities.length]).toEqual(['3/3', 1]);
    expect(third.object('school').designations).toEqual(['level 3']);
  });
});

describe('soulbond', () => {
  const text =
    'Soulbond\nAs long as this creature is paired with another creature, each of those creatures gets +4/+4.';
  const friend = bears('friend', { text });
  const pair = { trigger: { source: 'friend', ability: 'soulbond', choices: { object: 'bears' } } };
  const sizes = ({ size }: ReturnType<typeof play>) => [size('friend'), size('bears')];

  it('pairs two creatures (702.95a), neither of them twice (702.95d)', () => {
    expect(sizes(play([bears('bears'), friend, pair]))).toEqual(['6/6', '6/6']);
    expect(play([bears('bears'), friend, pair, pair]).problems).toEqual(['illegal-choice']);
  });

  it('ends for good as one of them is no creature of that player any more', () => {
    const taken = effect('Gain control of target creature until end of turn.', ['bears'], {
      controller: 'B',
    });
    const game = [bears('bears'), friend, pair, taken];
    expect(sizes(play(game))).toEqual(['2/2', '2/2']);
    expect(sizes(play([...game, { turn: 'B' }]))).toEqual(['2/2', '2/2']);
  });
});
