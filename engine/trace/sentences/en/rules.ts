import type { RuleNumber } from '../../../vocabulary/ids.ts';

/** What a cited rule says, in one sentence of our own. The rules themselves are Wizards of the Coast's. */
const SUMMARIES: Readonly<Record<string, string>> = {
  '101.2': '“Can’t” wins over anything that says the opposite.',
  '109.5': '“You” on a permanent is whoever controls it now.',
  '110.2':
    'A permanent is controlled by the player under whose control it entered, until an effect says otherwise.',
  '113.6': 'Abilities work only on the battlefield, unless they say or need otherwise.',
  '119.4': 'Life can be paid only by a player who has that much.',
  '122.1': 'A counter changes what it is on.',
  '122.1a': 'A +1/+1 counter and its like add to power and toughness in layer 7c.',
  '122.1b': 'A keyword counter gives its keyword in layer 6.',
  '205.1a':
    'New card types or subtypes replace the old ones of the same sort, and subtypes go with the card type to which they belong.',
  '205.1b': 'With “in addition” or “still”, what was there before stays.',
  '208.3': 'A permanent that is no creature has no power or toughness.',
  '301.5': 'An Equipment can be attached to a creature only.',
  '301.5c':
    'An Equipment can’t be attached to itself, nor to a creature while it is one itself; it comes off and stays on the battlefield.',
  '301.6': 'A Fortification can be attached to a land only.',
  '303.4': 'An Aura can be attached only to what its enchant ability allows.',
  '303.4d': 'An Aura can’t enchant itself, and one that is a creature can’t enchant anything.',
  '303.4i': 'An Aura that would enter attached to what it can’t enchant stays where it is.',
  '303.4j': 'An Aura that would be moved to what it can’t enchant stays where it is.',
  '305.6': 'A land with a basic land type can tap for that type’s color, whatever its text says.',
  '305.7':
    'A land that is set to a basic land type loses its other land types and the abilities of its own text, and taps for the new color.',
  '305.8': 'Basic is what has the supertype basic; a land with a basic land type may well be nonbasic.',
  '400.7': 'What changes zones is a new object without memory of its former existence.',
  '601.2f': 'Cost changes have an order of their own, while the cost is worked out.',
  '603.3': 'A triggered ability goes to the stack the next time that a player would get priority.',
  '604.3':
    'A characteristic-defining ability stands for what is otherwise printed: color, subtype, power or toughness of its own object.',
  '608.2b': 'A spell or ability whose targets have all become illegal does nothing.',
  '611.2a': 'An effect of a spell or ability lasts as long as it says, or else for the rest of the game.',
  '611.2b': 'A “for as long as” that is over before it begins never begins.',
  '611.2c':
    'A spell or ability settles which objects it changes as its effect begins; later ones are not added.',
  '611.2d': 'X is worked out once, on resolution.',
  '611.2e': 'What a spell says that the object which it brings “is” or “has” holds already as it enters.',
  '611.3a': 'A static ability is never locked in: it applies at any time to whatever its text fits then.',
  '611.3b':
    'A static ability’s effect lasts while its object is where the ability works and has the ability.',
  '611.3c': 'Static effects hold for a permanent already as it enters.',
  '612.1': 'A text-changing effect changes words on the object, mostly in its rules text and type line.',
  '612.2':
    'Only words used in the right sense are replaced: a color word as color, a land type as land type. Names stay.',
  '612.6': 'The full text of another object includes its name, cost, types, power and toughness.',
  '612.7': 'Having the names of other cards changes the text of the name.',
  '613.1':
    'Layers start from what is printed and are applied in order; there is no way back to an earlier one.',
  '613.1a': 'Layer 1 makes the copiable values.',
  '613.1b': 'Layer 2 is for effects that change control.',
  '613.1c': 'Layer 3 is for effects that change text.',
  '613.1d': 'Layer 4 is for effects that change card types, subtypes and supertypes.',
  '613.1e': 'Layer 5 is for effects that change colors.',
  '613.1f': 'Layer 6 is for effects that give, take or forbid abilities, and for keyword counters.',
  '613.1g': 'Layer 7 is for effects on power and toughness.',
  '613.2a': 'Layer 1a is for copying and whatever else makes copiable values.',
  '613.2b': 'Layer 1b gives face-down objects their few characteristics.',
  '613.2c': 'What an object is after layer 1 is what can be copied of it.',
  '613.3': 'In layers 2 to 6, characteristic-defining abilities go first.',
  '613.4a': 'Layer 7a is for abilities that define power or toughness of their own object.',
  '613.4b': 'Layer 7b sets power and toughness to values.',
  '613.4c': 'Layer 7c adds and subtracts, counters included.',
  '613.4d': 'Layer 7d switches power and toughness, after everything else.',
  '613.6':
    'An effect that has begun in one layer goes on with the same objects in its later layers, even if its ability is lost on the way.',
  '613.7': 'Within a layer the older effect goes first.',
  '613.7a':
    'A static ability’s effect is as old as its object, or as what gave it the ability if that is younger.',
  '613.7b': 'An effect of a spell or ability is as old as its resolution.',
  '613.7c': 'All counters of a kind on an object are as old as the one that came last.',
  '613.7d': 'An object gets its timestamp as it enters a zone.',
  '613.7e': 'An Aura or Equipment gets a new timestamp each time it becomes attached.',
  '613.7f': 'A permanent gets a new timestamp each time it turns face up or face down.',
  '613.7g': 'A permanent gets a new timestamp each time it transforms.',
  '613.7m': 'Simultaneous timestamps are put in order by the players, the active player first.',
  '613.7n': 'What an object says itself is older than what the spell that brought it says about it.',
  '613.8': 'Dependency goes before timestamps.',
  '613.8a':
    'An effect depends on another of its layer if that would change its text, its existence, what it applies to or what it does to that.',
  '613.8b':
    'A dependent effect waits until what it depends on is done. In a loop dependency is ignored and the older goes first.',
  '613.8c': 'After each effect the order of those that are left is worked out anew.',
  '613.9': 'One effect may override another, or decide whether another does anything.',
  '613.10': 'Effects on players come after all objects are settled.',
  '613.11': 'Effects on the game’s rules come last.',
  '614.12': 'How something enters is decided by looking at it as it would be on the battlefield.',
  '614.12a': 'What is chosen as something enters is chosen before it enters.',
  '614.13a': 'What enters, and what enters together with it, can’t be chosen for its own entering.',
  '614.13b': 'One object can’t be chosen twice for entering.',
  '701.3b': 'What can’t be attached to something stays as it is.',
  '702.5a': 'Enchant says what an Aura can be attached to.',
  '702.16c': 'Protection: it can’t be enchanted by that.',
  '702.16d': 'Protection: it can’t be equipped or fortified by that.',
  '702.26b': 'What is phased out is treated as though it did not exist.',
  '702.73a': 'Changeling: it is every creature type.',
  '704.5d': 'A token outside the battlefield ceases to exist.',
  '704.5f': 'A creature with toughness 0 or less goes to the graveyard.',
  '704.5g': 'A creature with damage of at least its toughness is destroyed.',
  '704.5i': 'A planeswalker with loyalty 0 goes to the graveyard.',
  '704.5j':
    'Of several legendary permanents with one name, a player keeps one; the others go to the graveyard.',
  '704.5k': 'Only the youngest world permanent stays.',
  '704.5m':
    'An Aura that is attached to nothing, or to something that it can’t enchant, goes to the graveyard.',
  '704.5n': 'An Equipment on something that it can’t equip comes off and stays on the battlefield.',
  '704.5p': 'A creature, or anything that may not be attached, comes off and stays on the battlefield.',
  '704.5q': 'A +1/+1 counter and a -1/-1 counter on one permanent are both removed.',
  '704.5s': 'A Saga that has reached its last chapter is sacrificed.',
  '704.5v': 'A Siege with defense 0 goes to the graveyard.',
  '704.5w': 'A battle with defense 0 goes to the graveyard.',
  '704.5z': 'Of several Roles of one player on a permanent only the youngest stays.',
  '707.2':
    'A copy takes the copiable values: what is printed, as changed by other copy effects, and nothing else.',
  '707.2b': 'A copy does not change when the original changes later.',
  '707.2c': 'A static copy effect reads what it copies when it first applies.',
  '707.9': 'A copy effect may make exceptions, and they are copied in turn.',
  '708.2': 'A face-down object has only what the effect that turned it down says.',
  '708.2a':
    'Unless something else is said, a face-down permanent is a 2/2 creature without name, text or cost.',
};

/** One sentence of our own about a rule that the engine cites; `undefined` for a rule that it never cites. */
export const ruleSummary = (number: RuleNumber | string): string | undefined => SUMMARIES[number];
