import { describe, expect, it } from 'vitest';
import type { CardType } from '../../vocabulary/card-types.ts';
import { describeCard } from '../describe/en/describe.ts';
import { compileText } from './compile-text.ts';

/** What a text says once it has been read; the words at which it was not read, if so. */
function said(text: string, cardTypes: readonly CardType[] = ['creature'], subtypes: readonly string[] = []) {
  const face = { name: 'Test Card', text, manaCost: '', supertypes: [], cardTypes, subtypes };
  const { abilities, lines } = compileText(face);
  const unread = lines.flatMap((line) =>
    line.unread === undefined ? [] : [`unread: ${text.slice(line.unread.start, line.end)}`],
  );
  return unread.length > 0 ? unread.join(' / ') : describeCard({ ...face, abilities }).join(' / ');
}

/** Texts that are said again as they stand. */
const SAME: readonly (readonly [string, string, readonly CardType[], (readonly string[])?])[] = [
  ['either of two costs', '{3}, {T} or {U}, {T}: Draw a card.', ['artifact']],
  [
    'a list within a cost',
    'Sacrifice a green creature, a white creature, and a blue creature: Draw a card.',
    ['creature'],
  ],
  [
    'a list of sorts within a cost',
    '{T}, Remove a counter from an artifact, creature, or land you control: Draw a card.',
    ['creature'],
  ],
  ['rounding within a cost', 'Pay half your life, rounded up: Draw a card.', ['creature']],
  ['either upkeep', 'Cumulative upkeep {R} or {G}', ['creature']],
  [
    'an emblem of others',
    'Target opponent gets an emblem with "Whenever a player draws a card, you lose 2 life."',
    ['sorcery'],
  ],
  ['at least one target', 'One or more target creatures become red until end of turn.', ['instant']],
  [
    'what blocks or is blocked',
    'Whenever this creature attacks, creatures blocking or blocked by it gain reach until end of turn.',
    ['creature'],
  ],
  [
    'one that attacks alone',
    '{T}: Target creature attacking alone gets +1/+0 until end of turn.',
    ['creature'],
  ],
  [
    'the player with most',
    'At the beginning of your upkeep, the player who controls the most creatures gains control of this creature.',
    ['creature'],
  ],
  [
    'other mana',
    'If a land is tapped for mana, it produces {B} instead of any other type and amount.',
    ['enchantment'],
  ],
  [
    'what is discarded',
    'If a spell or ability an opponent controls causes you to discard this creature, put it onto the battlefield instead.',
    ['creature'],
  ],
  ['sorts that are spared', "Destroy all permanents that aren't artifacts or lands.", ['sorcery']],
  [
    '"this Equipment" in what it grants',
    'Equipped creature has "{T}, Sacrifice this Equipment: This Equipment deals 2 damage to any target."',
    ['artifact'],
    ['Equipment'],
  ],
  [
    'a number on "this Aura"',
    'Enchanted creature has "{T}: This creature deals X damage to any target, where X is the number of arrow counters on this Aura."',
    ['enchantment'],
    ['Aura'],
  ],
  [
    'who takes what was to be done',
    'At the beginning of your upkeep, exile a card from your graveyard. If you do, draw a card. Otherwise, sacrifice this creature.',
    ['creature'],
  ],
  [
    'the token of another name',
    "Create a 3/3 blue Serpent creature token named Test Card's Coil.",
    ['sorcery'],
  ],
  [
    'counters among others',
    'Distribute three +1/+1 counters among any number of creatures you control.',
    ['sorcery'],
  ],
  [
    'a card that enters with counters',
    'Return a creature card from your graveyard to the battlefield with a finality counter on it.',
    ['sorcery'],
  ],
  ['mana value as a quality', 'Protection from permanents with mana value 3 or greater', ['creature']],
  [
    'damage beyond what is lethal',
    "This spell deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.",
    ['instant'],
  ],
  [
    'how halves are rounded',
    'Each player loses half their life, then discards half the cards in their hand. Round up each time.',
    ['sorcery'],
  ],
  [
    'others who make tokens',
    'Each player who controls an artifact creates a 2/2 green Bear creature token.',
    ['sorcery'],
  ],
  [
    'others who put counters',
    'Each player may put two +1/+1 counters on a creature they control.',
    ['sorcery'],
  ],
  [
    'who may attack then',
    'After this phase, there is an additional combat phase. Only land creatures can attack during that combat phase.',
    ['sorcery'],
  ],
  [
    'how long players may do something',
    "Until your next turn, your opponents can't cast spells from anywhere other than their hand.",
    ['sorcery'],
  ],
  [
    'a name that is told apart',
    "Search your library for a card that doesn't have the same name as a permanent you control, reveal it, put it into your hand, then shuffle.",
    ['sorcery'],
  ],
  [
    'friends and foes',
    'For each player, choose friend or foe. Each friend draws a card. Each foe sacrifices a creature they control.',
    ['sorcery'],
  ],
  [
    'a process that repeats',
    'You and target opponent each flip a coin. Repeat this process until both coins come up heads.',
    ['sorcery'],
  ],
  ['control of a player', "You control target player during that player's next turn.", ['sorcery']],
  ['life totals that change places', 'Two target players exchange life totals.', ['sorcery']],
  ['damage that is always survived', 'If this creature would be destroyed, regenerate it.', ['creature']],
  [
    'up to so many counters',
    "{X}, {T}: Put up to X +1/+0 counters on this creature. This ability can't cause the total number of +1/+0 counters on this creature to be greater than four.",
    ['creature'],
  ],
  [
    'opponents who have more',
    'When this creature enters, create a number of Treasure tokens equal to the number of opponents who control more lands than you.',
    ['creature'],
  ],
  [
    'one of several card types',
    'As this artifact enters, choose artifact, creature, enchantment, instant, or sorcery.',
    ['artifact'],
  ],
  [
    'both who create tokens',
    'Choose an opponent. You and that player each create three 1/1 white Spirit creature tokens with flying.',
    ['sorcery'],
  ],
  [
    'how many are targets',
    'Tap up to X target creatures, where X is the number of creatures that died this turn. Draw a card.',
    ['sorcery'],
  ],
];

/** Texts that are said again in other words. */
const OTHERWISE: readonly (readonly [string, string, string, readonly CardType[]])[] = [
  [
    'a supertype before the size',
    'Target land becomes a legendary 8/12 Spirit creature with trample until end of turn.',
    'Target land becomes an 8/12 legendary Spirit creature with trample until end of turn.',
    ['instant'],
  ],
  [
    'X of a keyword',
    "Suspend X—{X}{B}{B}. X can't be 0.",
    "Suspend X—{X}{B}{B} / X can't be 0.",
    ['creature'],
  ],
  [
    'conditions of their own',
    "Target creature gets +2/+0, gains trample if it's red, and gains vigilance if it's white until end of turn.",
    "Target creature gets +2/+0 until end of turn. If it's red, it gains trample until end of turn. If it's white, it gains vigilance until end of turn.",
    ['instant'],
  ],
  [
    'a condition for each clause',
    'Creatures you control get +1/+0 until end of turn if {R} was spent to cast this spell, and creatures you control gain flying until end of turn if {U} was spent to cast this spell.',
    'If {R} was spent to cast this spell, creatures you control get +1/+0 until end of turn. If {U} was spent to cast this spell, creatures you control gain flying until end of turn.',
    ['instant'],
  ],
  [
    'what is paid first',
    'Unless any player pays {2}, draw two cards.',
    'Draw two cards unless any player pays {2}.',
    ['sorcery'],
  ],
  [
    'your turn and more',
    'During your turn, as long as this creature is equipped, it has indestructible.',
    "This creature has indestructible as long as it's your turn and it's equipped.",
    ['creature'],
  ],
  [
    'a restriction under a condition',
    "This creature can't be blocked if you've cast two or more spells this turn.",
    "This creature can't be blocked as long as you've cast two or more spells this turn.",
    ['creature'],
  ],
  [
    'a state that keeps it tapped',
    "This land doesn't untap during your untap step if it has a depletion counter on it.",
    "As long as this land has a depletion counter on it, it doesn't untap during your untap step.",
    ['land'],
  ],
  [
    'the color that was chosen',
    'Choose a color. Target creature gains hexproof from that color until end of turn.',
    'Choose a color. Target creature gains hexproof from the chosen color until end of turn.',
    ['instant'],
  ],
  [
    'a search for more',
    'Search your library for a card, put that card into your hand, then shuffle. If this spell was kicked, instead search your library for two cards, put them into your hand, then shuffle.',
    'If this spell was kicked, search your library for two cards, put them into your hand, then shuffle. Otherwise, search your library for a card, put that card into your hand, then shuffle.',
    ['sorcery'],
  ],
  [
    'the one with which a cost was paid',
    "{1}, Exile a creature card from your graveyard: Create a token that's a copy of the exiled card.",
    "{1}, Exile a creature card from your graveyard: Create a token that's a copy of that exiled card.",
    ['artifact'],
  ],
  [
    'one that an event tells of',
    'Whenever you discard a card, if it has madness, untap this creature.',
    'Whenever you discard a card, if that card has madness, untap this creature.',
    ['creature'],
  ],
  [
    'another trigger on the line',
    'Reveal the first card you draw each turn. Whenever you reveal a land card this way, draw a card.',
    'Reveal the first card you draw each turn. / Whenever you reveal a land card this way, draw a card.',
    ['enchantment'],
  ],
  [
    'a row about the target',
    'Choose target creature, then roll a d20.\n1–9 | Tap that creature.\n10–20 | Destroy it.',
    'Choose target creature, then roll a d20. If the result is 1–9, tap that creature. If the result is 10–20, destroy it.',
    ['sorcery'],
  ],
  ['twice X', 'You gain twice X life.', 'You gain X life, where X is twice X.', ['sorcery']],
  [
    'doubled damage',
    'Double all damage that sources you control would deal.',
    'If a source you control would deal damage, it deals double that damage instead.',
    ['enchantment'],
  ],
  [
    'the size of a token',
    "Destroy target creature. Create a black Spirit creature token. Its power is equal to that creature's power and its toughness is equal to that creature's toughness.",
    "Destroy target creature. Create a black Spirit creature token. Its power is equal to that creature's power and its toughness is equal to that creature's toughness.",
    ['sorcery'],
  ],
  [
    'what only some get instead',
    "All creatures get -2/-2 until end of turn. If you have the city's blessing, instead only creatures your opponents control get -2/-2 until end of turn.",
    "If you have the city's blessing, creatures your opponents control get -2/-2 until end of turn. Otherwise, all creatures get -2/-2 until end of turn.",
    ['sorcery'],
  ],
];

describe('A text that is read', () => {
  for (const [what, text, types, subtypes] of SAME)
    it(`says ${what} again`, () => {
      expect(said(text, types, subtypes)).toBe(text);
    });
  for (const [what, text, other, types] of OTHERWISE)
    it(`says ${what} in other words`, () => {
      expect(said(text, types)).toBe(other);
    });

  it('is read only in full', () => {
    expect(said('Target creature gets +1/+1 until the moon is full.', ['instant'])).toContain('unread');
    expect(
      said(
        'At the beginning of each combat, unless you pay {R}, whenever this creature attacks this combat, it gains haste until end of turn.',
      ),
    ).toContain('unread');
    expect(
      said("{T}: Until end of turn, another target creature gets +1/+0 if it's a Wombatling."),
    ).toContain('unread');
  });
});
