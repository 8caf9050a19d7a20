import { expect, it } from 'vitest';
import { abilities, instructions, isUnread, statics } from '../../testing/reading.ts';

const THOSE = { kind: 'those', what: 'that' };

it('follows what changes its controller, not who had it before', () => {
  const [, untapping, hasting] = instructions(
    'Gain control of all creatures target opponent controls until end of turn. Untap those creatures. They gain haste until end of turn.',
    ['sorcery'],
  );
  expect(untapping).toEqual({ kind: 'untap', what: THOSE });
  expect(hasting).toMatchObject({ appliesTo: THOSE });
});

it('takes the opponent of a graveyard for the owner of the card, wherever it goes', () => {
  const [, told] = instructions(
    "When this creature enters, exile target card from an opponent's graveyard. That player loses 1 life.",
  );
  expect(told).toMatchObject({ player: { kind: 'owner-of' } });
});

it('speaks of what would be destroyed once the Aura is gone', () => {
  const [shield] = abilities(
    'If enchanted land would be destroyed, instead sacrifice this Aura and that land gains indestructible until end of turn.',
    ['enchantment'],
    ['Aura'],
  );
  expect(shield).toMatchObject({
    effect: { instead: { instructions: [{}, { appliesTo: { object: { kind: 'affected' } } }] } },
  });
});

it('takes "that card" for the card that was drawn, not for the equipped creature', () => {
  const told = instructions(
    'Whenever equipped creature attacks, draw a card and reveal it. The creature gets +X/+X until end of turn and you lose X life, where X is that card’s mana value.'.replace(
      '’',
      "'",
    ),
    ['artifact'],
    ['Equipment'],
  );
  expect(told.at(-1)).toMatchObject({ amount: { kind: 'mana-value', of: { kind: 'that' } } });
});

it('asks for at least one of "one or two targets"', () => {
  const [ability] = abilities('One or two target creatures each get +2/+1 until end of turn.', ['instant']);
  expect(ability).toMatchObject({ targets: [{ count: 2, isUpTo: true, isAtLeastOne: true }] });
});

it('makes what follows "when you do" depend on that', () => {
  const told = instructions(
    'When this creature enters, exile another card from a graveyard. When you do, create a 1/1 red Goblin creature token.',
  );
  expect(told.at(-1)).toMatchObject({ kind: 'if', condition: { kind: 'fact', words: 'you do' } });
});

it('rounds half a life total down where it is a limit from above', () => {
  const [effect] = statics(
    abilities(
      'As long as your life total is less than or equal to half your starting life total, this creature has indestructible.',
    ),
  );
  expect(effect?.condition).toMatchObject({ right: { kind: 'half', rounded: 'down' } });
});

it.each([
  [
    'a fact of each spell',
    'Each spell you cast has split second if mana from an artifact was spent to cast it.',
  ],
  ['a group that is regenerated', '{G}{W}, Sacrifice this creature: Regenerate each creature you control.'],
  ['a splice cost in words', 'Splice onto Arcane—An opponent gains 5 life.'],
  [
    'how the token enters',
    "{T}: Create a token that's a copy of target creature you control, except it enters with an additional +1/+1 counter on it.",
  ],
])('does not guess %s', (_, text) => expect(isUnread(text)).toBe(true));

it('does only after a payment what is said of the target that is chosen then', () => {
  const [ability] = abilities(
    'Whenever you attack, you may pay {2}. When you do, put a +1/+1 counter on target attacking creature. It becomes an Angel in addition to its other types.',
  );
  expect(ability).toMatchObject({
    optional: true,
    instructions: [{}, { kind: 'put-counters' }, { kind: 'continuous-effect' }],
  });
});

it('lets a permanent enter as what the next sentence says of it, within an offer, too (611.2e)', () => {
  const told = instructions(
    "When this creature enters, reveal the top card of your library. If it's a creature card, you may put it onto the battlefield. That permanent is an enchantment in addition to its other types.",
  );
  expect(told).toMatchObject([
    { kind: 'other' },
    {
      condition: { object: { kind: 'top-card' } },
      // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
      then: [{ kind: 'may', instructions: [{ kind: 'move', entry: [{ kind: 'with' }] }] }],
    },
  ]);
});

it('redirects to the creature that was chosen', () => {
  const told = instructions(
    'Choose a creature you control. All damage that would be dealt to creatures you control this turn is dealt to that creature instead.',
    ['sorcery'],
  );
  expect(told.at(-1)).toMatchObject({
    effect: { instead: { to: { objects: { object: { kind: 'chosen' } } } } },
  });
});

it('tells the enchanted creature from the card that is revealed', () => {
  const told = instructions(
    "At the beginning of the upkeep of enchanted creature's controller, that player reveals the top card of their library. If that card is a land card, destroy that creature.",
    ['enchantment'],
    ['Aura'],
  );
  const [destroyed] = told.at(-1)?.kind === 'if' ? (told.at(-1) as { then: readonly unknown[] }).then : [];
  expect(destroyed).toMatchObject({ what: { object: { kind: 'attached-to' } } });
});

it.each([
  [
    'what comes back later',
    'Whenever a creature dies, return it to the battlefield at the beginning of the next end step. That creature is a black Zombie in addition to its other colors and types.',
  ],
  ['a target within the words of a rule', '{T}: Target creature attacks target opponent this turn if able.'],
])('does not apply an effect to %s', (_, text) => expect(isUnread(text)).toBe(true));

it('reads a noncommander creature as none that is a commander', () => {
  const [ability] = abilities('Destroy target noncommander creature.', ['instant']);
  expect(ability).toMatchObject({
    targets: [{ what: { of: [{ kind: 'not', of: { kind: 'designation', designation: 'commander' } }, {}] } }],
  });
});

it('reads a maximum hand size that is counted', () => {
  const [effect] = statics(
    abilities('Your maximum hand size is equal to the number of hour counters on this creature.'),
  );
  expect(effect?.parts).toMatchObject([
    { kind: 'set-maximum-hand-size', to: { kind: 'counters-on', counter: 'hour' } },
  ]);
});

it.each([
  'Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell.',
  'Room abilities of dungeons you own trigger an additional time.',
])('reads a rule of the game in its own words: %s', (text) => {
  expect(abilities(text)).toMatchObject([{ kind: 'plain-static', words: text }]);
});

it('reads a drawn card that is exiled instead as the top card of the library', () => {
  expect(
    abilities('If a player would draw a card, that player exiles that card face up instead.'),
  ).toMatchObject([
    {
      effect: {
        event: { kind: 'draw' },
        instead: { kind: 'do', instructions: [{ kind: 'exile-from-library', amount: 1 }] },
      },
    },
  ]);
});

it.each([
  "Whenever another creature you control dies, you may return it to the battlefield face down under its owner's control. It's a Forest land.",
  'Whenever this creature attacks, target instant card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost. That card gains flashback {0} until end of turn instead if this creature is saddled.',
])('does not read what would be so whether or not it is done: %s', (text) => {
  expect(isUnread(text)).toBe(true);
});
