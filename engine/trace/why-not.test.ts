import { describe, expect, it } from 'vitest';
import { allOf, cardType, color, subtype, youControl } from '../abilities/selector.ts';
import { creature, gets, has, kw, staticAbility, staticEnchantment } from '../cards/build.ts';
import { addColors, addSubtypes } from '../cards/build-effects.ts';
import type { EndedEffect } from '../history/history.ts';
import type { GameState } from '../state/game-state.ts';
import { board } from '../testing/board.ts';
import { effect, enter, play } from '../testing/play.ts';
import { objectId } from '../vocabulary/ids.ts';
import { explainObject } from './explain-object.ts';
import { DULL, type WhyNot } from './explanation.ts';
import { recordTrace } from './record.ts';
import { plainText } from './sentences/fragments.ts';
import { sentencesIn } from './sentences/languages.ts';

const say = sentencesIn('en');

/** What is said of the effects that did nothing to an object, as `layers name: why (rules)`, the most surprising first. */
function said(state: GameState, id: string, ended: readonly EndedEffect[] = []): string[] {
  const trace = recordTrace(state);
  return explainObject(trace, objectId(id), ended).didNotApply.map((whyNot) => {
    const title = plainText(say.whyNotTitle(trace, whyNot));
    const layers = [whyNot.layer, ...whyNot.alsoIn].join(', ');
    return `${layers} ${title}: ${plainText(say.whyNotSentence(trace, whyNot))} (${whyNot.rules.join(', ')})`;
  });
}

function whyNot(state: GameState, id: string, source: string): WhyNot | undefined {
  const trace = recordTrace(state);
  const { didNotApply } = explainObject(trace, objectId(id));
  return didNotApply.find(({ effect }) => trace.effects.get(effect)?.source === source);
}

const URBORG = 'Urborg, Tomb of Yawgmoth';

describe('an ability that is gone', () => {
  const moon = board().permanent(URBORG, { id: 'urborg' }).permanent('Blood Moon').state();

  it('waited for what took it away, which is one story', () => {
    expect(said(moon, 'urborg')[0]).toBe(
      '4 Urborg’s own effect: It is older, but it depends on Blood Moon: Blood Moon removes the ability that makes it. So it waited, and was gone when its turn came. (613.8a, 305.7)',
    );
    expect(whyNot(moon, 'urborg', 'urborg')?.waitedFor?.because).toBe('existence');
  });

  it('is not called older when it is younger', () => {
    const state = board().permanent('Blood Moon').permanent(URBORG, { id: 'urborg' }).state();
    expect(said(state, 'urborg')[0]).toContain('effect: It depends on Blood Moon');
  });

  it('went in an earlier layer, by an effect on which it does not depend', () => {
    const state = board()
      .permanent('Ornithopter')
      .permanent('Humility')
      .permanent('Master of Etherium')
      .state();
    expect(said(state, 'Ornithopter')[0]).toBe(
      '7c Master of Etherium: Humility took its ability away in layer 6, before its turn. (611.3b, 613.1f)',
    );
  });

  it('is dull for what it would not have applied to, or would not have changed', () => {
    const state = board()
      .permanent(URBORG)
      .permanent('Blood Moon')
      .permanent('Swamp')
      .permanent('Shock')
      .state();
    expect(whyNot(state, 'Shock', URBORG)?.interest).toBeLessThan(DULL);
    expect(whyNot(state, 'Swamp', URBORG)?.interest).toBeLessThan(30);
  });
});

describe('a condition that is false', () => {
  it('says what was compared', () => {
    const state = board().permanent('Rusted Relic').permanent('Sol Ring').state();
    expect(said(state, 'Rusted Relic')[0]).toBe(
      '4, 7b Rusted Relic’s own effect: Only as long as A controls three or more artifacts. There are only 2, and it takes 3. (611.3a)',
    );
    expect(whyNot(state, 'Rusted Relic', 'Rusted Relic')?.reason).toMatchObject({ left: 2, right: 3 });
  });

  it('is dull for other objects', () => {
    const state = board().permanent('Rusted Relic').permanent('Sol Ring').state();
    expect(whyNot(state, 'Sol Ring', 'Rusted Relic')?.interest).toBeLessThan(DULL);
  });
});

describe('an object that is not matched', () => {
  it('is named with the word that failed', () => {
    const state = board()
      .permanent('Blood Moon')
      .permanent('Swamp')
      .permanent('Humility')
      .permanent('Opalescence')
      .permanent('Rancor')
      .state();
    const swamp = said(state, 'Swamp');
    expect(swamp).toContain('4 Blood Moon: Only for nonbasic lands. Swamp is basic. (305.8)');
    expect(swamp).toContain('6, 7b Humility: Only for creatures. Swamp is not one. (611.3a)');
    expect(said(state, 'Rancor')).toContain(
      '4, 7b Opalescence: Only for other non-Aura enchantments. Rancor is an Aura. (611.3a)',
    );
    expect(said(state, 'Opalescence')).toContain(
      '4, 7b Opalescence’s own effect: Only for other non-Aura enchantments. (611.3a)',
    );
  });

  it('is told whose it would have to be', () => {
    const state = board()
      .permanent('Glorious Anthem', { controller: 'A' })
      .permanent('Grizzly Bears', { controller: 'B' })
      .state();
    expect(said(state, 'Grizzly Bears')).toEqual([
      "7c Glorious Anthem: Only for creatures A controls. Grizzly Bears isn't controlled by A. (611.3a)",
    ]);
  });

  it('comes too late if a later effect makes it match', () => {
    const saproling = creature({ name: 'Saproling', subtypes: ['Saproling'], power: 1, toughness: 1 });
    const state = board()
      .permanent('Blood Moon')
      .permanent('Dryad Arbor')
      .token(saproling)
      .permanent('Life and Limb')
      .state();
    expect(said(state, 'Saproling')).toContain(
      "4 Blood Moon: Saproling wasn't a land yet when Blood Moon applied. Life and Limb changed that afterwards. (613.6)",
    );
    expect(said(state, 'Dryad Arbor')).toContain(
      "4, 5, 7b Life and Limb: Only for Forests and Saprolings. Dryad Arbor isn't a Forest or a Saproling any more: Blood Moon changed that first. (613.9)",
    );
  });

  it('is not on the battlefield', () => {
    const state = board().permanent('Humility').card('Grizzly Bears', 'graveyard').state();
    expect(said(state, 'Grizzly Bears')).toEqual([
      '6, 7b Humility: Only for permanents; Grizzly Bears is not on the battlefield. (611.3a)',
    ]);
    expect(whyNot(state, 'Grizzly Bears', 'Humility')?.interest).toBeLessThan(DULL);
  });

  it('is not what the Aura is on, which is dull', () => {
    const state = board()
      .permanent('Grizzly Bears')
      .permanent('Serra Angel')
      .permanent('Rancor', { attachedTo: 'Serra Angel' })
      .state();
    expect(said(state, 'Grizzly Bears')).toEqual([
      '6, 7c Rancor: Only for Serra Angel, to which it is attached. (611.3a)',
    ]);
    expect(whyNot(state, 'Grizzly Bears', 'Rancor')?.interest).toBe(0);
  });
});

describe('sets that do not grow', () => {
  it('are frozen when the effect starts (613.6)', () => {
    const greenCreatures = allOf(cardType('creature'), color('G'));
    const green = staticEnchantment('Green Elves', '{G}', greenCreatures, addSubtypes('Elf'), gets(1, 1));
    const state = board()
      .permanent(green)
      .permanent('Serra Angel')
      .effect({ id: 'paint', affects: ['Serra Angel'], parts: [addColors('G')] })
      .state();
    const [first] = said(state, 'Serra Angel');
    expect(first).toBe(
      "7c Green Elves: It goes on with the objects that it began with in layer 4, and Serra Angel wasn't green then. Effect changed that too late. (613.6)",
    );
  });

  const pump = (from: boolean, sinceStep: number): GameState => {
    const state = board()
      .permanent('Serra Angel')
      .permanent('Grizzly Bears', { sinceStep })
      .effect({ id: 'charge', affects: ['Serra Angel'], parts: [gets(1, 1)], sinceStep: 2 })
      .state();
    const selector = allOf(cardType('creature'), youControl);
    const effects = state.effects.map((effect) =>
      effect.affected.kind === 'locked-in' && from
        ? { ...effect, affected: { ...effect.affected, from: selector } }
        : effect,
    );
    return { ...state, effects };
  };

  it('are locked in on resolution (611.2c): what comes later is not among them', () => {
    expect(said(pump(true, 3), 'Grizzly Bears')).toEqual([
      '7c Effect: It settled which creatures A controls it is for as it resolved. Grizzly Bears came later. (611.2c)',
    ]);
  });

  it('are locked in on resolution: what matches only now is not among them', () => {
    expect(said(pump(true, 1), 'Grizzly Bears')[0]).toContain('Grizzly Bears was not among them.');
  });

  it('do not hold for what has left and come back (400.7)', () => {
    const { last } = play([
      enter('angel', 'Serra Angel'),
      effect('Target creature gets +1/+1 until end of turn.', ['angel']),
      { move: { id: 'angel', to: 'hand' } },
      { move: { id: 'angel', to: 'battlefield' } },
    ]);
    expect(said(last.state, 'angel')).toEqual([
      '7c Target creature gets +1/+1 …: It was for what Serra Angel was before. Serra Angel has left since then, so it is another object. (400.7)',
    ]);
  });

  it('are dull where the effect was for particular objects', () => {
    const state = pump(false, 3);
    expect(said(state, 'Grizzly Bears')).toEqual(['7c Effect: Only for Serra Angel. (611.2c)']);
    expect(explainObject(recordTrace(state), objectId('Grizzly Bears')).didNotApply[0]?.interest).toBe(0);
  });
});

describe('an ability that comes too late', () => {
  it('is granted in layer 6 and has a part in layer 4', () => {
    const alsoElves = staticAbility({
      appliesTo: cardType('creature'),
      parts: [addSubtypes('Elf'), gets(1, 1)],
    });
    const teacher = staticEnchantment('Teacher', '{G}', subtype('Bear'), has(alsoElves));
    const state = board().permanent('Grizzly Bears').permanent('Serra Angel').permanent(teacher).state();
    expect(said(state, 'Serra Angel')[0]).toBe(
      '4 Grizzly Bears: Teacher gives the ability only in layer 6. There is no way back to an earlier layer. (613.1, 613.1f)',
    );
  });
});

describe('effects that are over', () => {
  const state = board().permanent('Grizzly Bears').permanent('Serra Angel').state();
  const ended = (because: EndedEffect['because']): EndedEffect => {
    const [effect] = board()
      .permanent('Grizzly Bears')
      .effect({ id: 'growth', affects: ['Grizzly Bears'], parts: [gets(3, 3)], source: 'Giant Growth' })
      .state().effects;
    if (effect === undefined) throw new Error('The board has an effect.');
    return { effect, because, endedAt: 3 };
  };

  it('have ended (611.2a)', () => {
    expect(said(state, 'Grizzly Bears', [ended('duration')])).toEqual([
      '7c Giant Growth: It has ended. (611.2a)',
    ]);
  });

  it('never began (611.2b)', () => {
    expect(said(state, 'Grizzly Bears', [ended('never-began')])).toEqual([
      '7c Giant Growth: It never began: what it was to last for was already over. (611.2b)',
    ]);
  });

  it('are dull for what they were not for', () => {
    const [dull] = explainObject(recordTrace(state), objectId('Serra Angel'), [
      ended('duration'),
    ]).didNotApply;
    expect(dull?.interest).toBe(0);
  });
});

describe('an object that can’t have what it is given', () => {
  it('is told who says so', () => {
    const state = board()
      .permanent('Archetype of Imagination', { controller: 'A' })
      .permanent('Grizzly Bears', { controller: 'B' })
      .permanent('Flight', { controller: 'B', attachedTo: 'Grizzly Bears' })
      .state();
    expect(said(state, 'Grizzly Bears')).toContain(
      '6 Flight: Archetype of Imagination says that Grizzly Bears can’t have flying. (613.1f, 101.2)',
    );
  });
});

describe('phased out', () => {
  it('an object is not there', () => {
    const state = board().permanent('Humility').permanent('Grizzly Bears', { phasedOut: true }).state();
    expect(said(state, 'Grizzly Bears')).toEqual([
      '6, 7b Humility: Grizzly Bears is phased out, as though it did not exist. (702.26b)',
    ]);
  });

  it('a source does nothing', () => {
    const state = board().permanent('Humility', { phasedOut: true }).permanent('Grizzly Bears').state();
    expect(said(state, 'Grizzly Bears')).toEqual([
      '6, 7b Humility: Humility is phased out, as though it did not exist. (702.26b)',
    ]);
  });
});

describe('a source in another zone', () => {
  it('does nothing from there, which is dull', () => {
    const state = board().card('Humility', 'graveyard').permanent('Grizzly Bears').state();
    expect(said(state, 'Grizzly Bears')).toEqual([
      '6, 7b Humility: The ability does not work in the graveyard. (113.6, 611.3b)',
    ]);
    expect(whyNot(state, 'Grizzly Bears', 'Humility')?.interest).toBeLessThan(DULL);
  });
});

describe('all reasons together', () => {
  it('are sorted by surprise and cite rules', () => {
    const state = board()
      .permanent(URBORG, { id: 'urborg' })
      .permanent('Blood Moon')
      .permanent('Humility')
      .permanent('Grizzly Bears')
      .permanent('Rancor', { attachedTo: 'Grizzly Bears' })
      .permanent(creature({ name: 'Flyer', power: 1, toughness: 1, abilities: [kw('flying')] }))
      .state();
    for (const id of state.objects.keys()) {
      const { didNotApply } = explainObject(recordTrace(state), id);
      const interests = didNotApply.map(({ interest }) => interest);
      expect(interests).toEqual([...interests].sort((a, b) => b - a));
      for (const { rules } of didNotApply) expect(rules.length).toBeGreaterThan(0);
    }
  });
});
