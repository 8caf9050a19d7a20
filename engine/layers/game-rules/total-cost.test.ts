import { describe, expect, it } from 'vitest';
import { cardOfFace, EMPTY_DRAFT, makeCard } from '../../index.ts';
import { play } from '../../testing/play.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { lessMana, manaAmount, printMana } from './mana-amount.ts';
import { statedRules } from './stated-rules.ts';
import { type CostChoice, totalCost } from './total-cost.ts';

const card = (name: string, manaCost: string, typeLine: string, text = '') =>
  cardOfFace(makeCard({ ...EMPTY_DRAFT, name, manaCost, typeLine, text, power: '1', toughness: '1' }).face);

const emblem = (id: string, text: string, controller = 'A') => ({ emblem: { id, controller, text } });
const inHand = (name: string, owner = 'A') => ({ place: { id: 'spell', card: name, zone: 'hand', owner } });

function costOf(
  steps: readonly Readonly<Record<string, unknown>>[],
  cards: unknown[],
  choice: CostChoice = {},
) {
  const { last } = play(steps, { cards });
  const cost = totalCost(last.evaluation, objectId('spell'), choice);
  return {
    total: cost?.total,
    steps: cost?.steps.map(
      ({ kind, source, before, after }) => `${kind} ${source} ${before ?? ''}→${after ?? '?'}`,
    ),
    notComputed: cost?.notComputed.map(({ source }) => source),
    offered: [...(cost?.alternatives ?? []), ...(cost?.additional ?? [])].map(({ keyword }) => keyword),
  };
}

const goblin = card('Test Goblin', '{2}{R}', 'Creature — Goblin');
const tax = emblem('tax', 'Creature spells cost {1} more to cast.', 'B');
const cheaper = emblem('cheaper', 'Goblin spells you cast cost {2} less to cast.');
const least = emblem(
  'least',
  'Each spell that would cost less than three mana to cast costs three mana to cast.',
);

describe('what a spell costs (601.2f)', () => {
  it('is its mana cost, then what is added, then what is taken away, then what acts on the total', () => {
    const { total, steps } = costOf([least, cheaper, tax, inHand('Test Goblin')], [goblin]);
    expect(steps).toEqual([
      'base spell →{2}{R}',
      'increase tax {2}{R}→{3}{R}',
      'reduction cheaper {3}{R}→{1}{R}',
      'total least {1}{R}→{2}{R}',
    ]);
    expect(total).toBe('{2}{R}');
  });

  it('is not raised to the least cost while what says so does not work', () => {
    const sphere = card(
      'Test Sphere',
      '{3}',
      'Artifact',
      'As long as this artifact is untapped, each spell that would cost less than three mana to cast costs three mana to cast.',
    );
    const steps = [
      { enter: { id: 'sphere', card: 'Test Sphere', controller: 'B' } },
      cheaper,
      inHand('Test Goblin'),
    ];
    expect(costOf(steps, [goblin, sphere]).total).toBe('{2}{R}');
    expect(costOf([...steps, { tap: 'sphere' }], [goblin, sphere]).total).toBe('{R}');
  });

  it('asks whose spell it is, and what kind of spell', () => {
    expect(costOf([cheaper, inHand('Test Goblin', 'B')], [goblin]).steps).toHaveLength(1);
    const elf = card('Test Elf', '{2}{G}', 'Creature — Elf');
    expect(costOf([cheaper, tax, inHand('Test Elf')], [elf]).total).toBe('{3}{G}');
  });

  it('counts what the reduction is for, with affinity as one more reduction (702.41a)', () => {
    const text = 'Affinity for artifacts\nThis spell costs {1} less to cast for each creature you control.';
    const golem = card('Test Golem', '{7}', 'Artifact Creature — Golem', text);
    const bears = { enter: { id: 'bears', card: 'Grizzly Bears', controller: 'A' } };
    const shield = { enter: { id: 'shield', card: "Accorder's Shield", controller: 'A' } };
    expect(costOf([bears, shield, inHand('Test Golem')], [golem]).total).toBe('{5}');
  });

  it('begins with the alternative cost that is chosen (118.9d)', () => {
    const spell = card('Test Bolt', '{R}', 'Sorcery', 'Flashback {4}{R}\nKicker {2}\nYou gain 1 life.');
    const more = emblem('more', 'Spells cost {1} more to cast.');
    expect(costOf([more, inHand('Test Bolt')], [spell]).offered).toEqual(['flashback', 'kicker']);
    const paid = costOf([more, inHand('Test Bolt')], [spell], { instead: 'flashback', besides: ['kicker'] });
    expect(paid.steps).toEqual([
      'base spell →{4}{R}',
      'additional spell {4}{R}→{6}{R}',
      'increase more {6}{R}→{7}{R}',
    ]);
  });

  it('says which rules about costs it does not compute, instead of guessing', () => {
    const odd = emblem(
      'odd',
      'Spells your opponents cast that target a creature you control cost {2} more to cast.',
    );
    const { total, notComputed } = costOf([odd, inHand('Test Goblin')], [goblin]);
    expect([total, notComputed]).toEqual(['{2}{R}', ['odd']]);
  });

  it('holds only under its condition', () => {
    const turn = (player: string) => ({ turn: player });
    const during = emblem('during', 'During your turn, spells you cast cost {1} less to cast.');
    expect(costOf([during, inHand('Test Goblin')], [goblin]).total).toBe('{1}{R}');
    expect(costOf([during, inHand('Test Goblin'), turn('B')], [goblin]).total).toBe('{2}{R}');
  });
});

describe('mana taken away', () => {
  const less = (cost: string, by: string) => {
    const left = lessMana(manaAmount(cost), manaAmount(by));
    return left === undefined ? undefined : printMana(left);
  };

  it('as generic mana touches generic mana only (118.7a), down to {0}', () => {
    expect([less('{1}{R}{R}', '{3}'), less('{2}', '{5}')]).toEqual(['{R}{R}', '{0}']);
  });

  it('as colored mana takes that color, and generic mana for what is too much (118.7b–c)', () => {
    expect([less('{2}{W}', '{W}{W}'), less('{3}', '{U}'), less('{1}{W}', '{W/P}')]).toEqual([
      '{1}',
      '{2}',
      '{1}',
    ]);
  });

  it('is not settled where it depends on a choice (107.3a, 118.7e, 118.13a)', () => {
    expect([less('{W/U}', '{W}'), less('{X}{R}', '{1}'), less('{2}', '{W/U}')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('rules that static abilities state', () => {
  it('come in order of timestamp, with their sort and whom they are about', () => {
    const { last } = play([
      emblem('lands', 'You may play an additional land on each of your turns.'),
      emblem('never', "Your opponents can't cast spells during your turn."),
      emblem('flash', 'You may cast creature spells as though they had flash.'),
      tax,
    ]);
    const found = statedRules(last.evaluation).map(({ source, sort, players }) => [
      source,
      sort,
      players.join(),
    ]);
    expect(found).toEqual([
      ['lands', 'land-plays', 'A'],
      ['never', 'prohibition', 'B'],
      ['flash', 'permission', 'A'],
      ['tax', 'cost', ''],
    ]);
  });
});
