import { describe, expect, it } from 'vitest';
import { importScryfallCard } from '../../cards/import/import-scryfall-card.ts';
import { enter, play } from '../../testing/play.ts';

/** A creature with this text, as it comes from a card file. */
function creature(name: string, text: string, more: object = {}) {
  const result = importScryfallCard({
    name,
    layout: 'normal',
    mana_cost: '{1}{R}',
    type_line: 'Creature — Ogre',
    oracle_text: text,
    power: '1',
    toughness: '4',
    ...more,
  });
  if (!result.ok) throw new Error(result.problems.join());
  return result.imported.card;
}

describe('what is settled as an ability resolves', () => {
  const eager = creature(
    'Eager Ogre',
    "Whenever you cast a sorcery spell, this creature gets +X/+0 until end of turn, where X is that spell's mana value.",
  );

  it('takes the x of the step for a value of an object that the step does not name', () => {
    const trigger = { trigger: { source: 'ogre', ability: 'gets +X/+0', x: 3 } };
    expect(play([enter('ogre', 'Eager Ogre'), trigger], { cards: [eager] }).size('ogre')).toBe('4/4');
  });

  it('takes the value of the object that the step names', () => {
    const trigger = { trigger: { source: 'ogre', ability: 'gets +X/+0', choices: { object: 'angel' } } };
    const steps = [enter('ogre', 'Eager Ogre'), enter('angel', 'Serra Angel'), trigger];
    expect(play(steps, { cards: [eager] }).size('ogre')).toBe('6/4');
  });
});

describe('the name of a legend in its text', () => {
  it('stands for its whole name, also where it is shortened (201.5c)', () => {
    const mirror = creature(
      'Orrin the Mirror',
      "You may have Orrin enter as a copy of any creature on the battlefield, except its name is Orrin and it's legendary in addition to its other types.",
      { type_line: 'Legendary Creature — Ogre' },
    );
    const copy = enter('orrin', 'Orrin the Mirror', { choices: { copy: 'bears' } });
    const { values } = play([enter('bears', 'Grizzly Bears'), copy], { cards: [mirror] });
    expect(values('orrin').names).toEqual(['Orrin the Mirror']);
  });
});
