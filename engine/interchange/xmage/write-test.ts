import type { GameObject } from '../../state/game-object.ts';
import { COLOR_WORDS } from '../../vocabulary/colors.ts';
import { comment, constantCase, literal, pascalCase } from '../code-words.ts';
import { sizeCounterName } from '../counter-names.ts';
import { questionComments } from '../en/questions.ts';
import { type Expected, expectedInTests } from '../expected.ts';
import {
  cardName,
  type ExportedGame,
  nameOf,
  otherEffects,
  permanentsOf,
  playerIndex,
  resolvedSpells,
} from '../exported-game.ts';
import type { Notes } from '../note.ts';
import { writeLands } from './lands.ts';

const MAIN = '1, PhaseStep.PRECOMBAT_MAIN';
/** Keywords of which XMage keeps one ability each. */
const SINGLE = [
  ...[
    'flying',
    'first strike',
    'deathtouch',
    'defender',
    'double strike',
    'flash',
    'haste',
    'hexproof',
    'fear',
  ],
  ...['indestructible', 'intimidate', 'lifelink', 'reach', 'shroud', 'trample', 'vigilance', 'shadow'],
];

/** A test in the style of XMage's own: the oldest permanent first, then what is cast, then what has to be so. */
export function writeXmageTest(game: ExportedGame, notes: Notes): string {
  const { players } = game.moment.state;
  const player = (id: string): string => `player${'ABCD'[Math.min(3, playerIndex(game, id))]}`;
  const setUp: string[] = [];
  const casts: string[] = [];
  const costs: { readonly player: string; readonly cost: string; readonly name: string }[] = [];
  for (const object of permanentsOf(game)) {
    const owner = player(object.controller);
    const name = literal(cardName(object));
    const host =
      object.attachedTo === undefined
        ? undefined
        : game.moment.state.objects.get(object.attachedTo as GameObject['id']);
    if (object.kind === 'token')
      setUp.push(`// The token ${comment(nameOf(object))} of ${owner} has to be made by a card.`);
    else if (host !== undefined && isAura(object)) {
      setUp.push(`addCard(Zone.HAND, ${owner}, ${name}, 1);`);
      casts.push(`castSpell(${MAIN}, ${owner}, ${name}, ${literal(nameOf(host))}, true);`);
      costs.push({ player: owner, cost: object.card.faces[0].manaCost, name: nameOf(object) });
      if (playerIndex(game, object.controller) > 0) notes.add('sorcery-speed', nameOf(object));
    } else {
      setUp.push(`addCard(Zone.BATTLEFIELD, ${owner}, ${name}, 1${object.isTapped ? ', true' : ''});`);
      if (host !== undefined) casts.push(`// Attach ${comment(nameOf(object))} to ${comment(nameOf(host))}.`);
    }
    for (const { kind, count } of object.counters) {
      const counter = sizeCounterName(kind) ?? constantCase(kind);
      if (object.kind === 'card' && kind !== 'loyalty')
        casts.push(`addCounters(${MAIN}, ${owner}, ${name}, CounterType.${counter}, ${count});`);
    }
    if (object.faceDown !== undefined) casts.push(`// ${comment(nameOf(object))} has to be face down.`);
  }
  for (const { card, controller, targets, isPlain } of resolvedSpells(game)) {
    const [owner, target] = [player(controller), targets[0]];
    const to = target === undefined ? undefined : game.moment.state.objects.get(target as GameObject['id']);
    setUp.push(`addCard(Zone.HAND, ${owner}, ${literal(card)}, 1);`);
    const spell = `castSpell(${MAIN}, ${owner}, ${literal(card)}`;
    // With an object's name there is a form that waits; a player or nothing as the target waits apart.
    if (to !== undefined) casts.push(`${spell}, ${literal(nameOf(to))}, true);`);
    else
      casts.push(
        `${spell}${target === undefined ? '' : `, ${player(target)}`});`,
        `waitStackResolved(${MAIN});`,
      );
    if (!isPlain || targets.length > 1)
      casts.push(`// Choices and further targets of ${comment(card)} are missing here.`);
    if (playerIndex(game, controller) > 0) notes.add('sorcery-speed', card);
    const cost = costOf(game, card);
    if (cost !== undefined) costs.push({ player: owner, cost, name: card });
  }
  const lands = writeLands(costs);
  if (lands.length > 0) notes.add('needs-mana', [...new Set(costs.map(({ name }) => name))].join(', '));
  const { checked, comments } = expectedInTests(game);
  const checks = [
    ...checked.flatMap((expected) =>
      isAlone(game, expected, notes)
        ? assertions(expected, player(expected.controller))
        : [`// Not in this test: the values of ${comment(expected.name)}.`],
    ),
    ...comments,
  ];
  const body = [
    '// In the order of their timestamps.',
    ...setUp,
    ...(lands.length > 0 ? ['', '// Mana for what is cast.', ...lands] : []),
    ...(casts.length > 0 ? ['', ...casts] : []),
    ...otherEffects(game),
    '',
    'setStrictChooseMode(true);',
    'setStopAt(1, PhaseStep.POSTCOMBAT_MAIN);',
    'execute();',
    ...(checks.length > 0 ? ['', ...checks] : []),
    ...questionComments(game),
  ];
  const title = pascalCase(game.document.title ?? 'Board');
  const base = players.length > 2 ? 'CardTestMultiPlayerBase' : 'CardTestPlayerBase';
  return [
    'package org.mage.test.cards.continuous;',
    '',
    ...importsFor(body),
    `import org.mage.test.serverside.base.${base};`,
    '',
    `public class ${title}Test extends ${base} {`,
    '',
    '    @Test',
    `    public void test${title}() {`,
    ...body.map((line) => (line === '' ? '' : `        ${line}`)),
    '    }',
    '}',
    '',
  ].join('\n');
}

/** A test names objects by their names only: what shares one, isn't made or is face down can't be looked at. */
function isAlone(game: ExportedGame, { object, name }: Expected, notes: Notes): boolean {
  if (object.kind === 'token' || object.faceDown !== undefined) return false;
  const isAmong = permanentsOf(game).filter((each) => nameOf(each) === name).length > 1;
  if (isAmong) notes.add('same-name', name);
  return !isAmong;
}

const isAura = (object: GameObject): boolean =>
  object.card.faces[object.face]?.subtypes.includes('Aura') === true;

/** The cost of a spell that has resolved, which is in a graveyard by now. */
function costOf({ moment }: ExportedGame, card: string): string | undefined {
  const found = [...moment.state.objects.values()].find((each) => each.card.name === card);
  return found?.card.faces[0].manaCost;
}

function assertions(expected: Expected, player: string): readonly string[] {
  const { size, types, lostTypes, subtypes, colors, keywords, lostKeywords } = expected;
  const name = literal(expected.name);
  const ability = (keyword: string, has: boolean): string =>
    SINGLE.includes(keyword)
      ? `assertAbility(${player}, ${name}, ${pascalCase(keyword)}Ability.getInstance(), ${has});`
      : `// ${comment(expected.name)} has ${has ? '' : 'not '}${keyword}.`;
  return [
    `assertPermanentCount(${player}, ${name}, 1);`,
    ...(size === undefined
      ? []
      : [`assertPowerToughness(${player}, ${name}, ${size.power}, ${size.toughness});`]),
    ...types.map((type) => `assertType(${name}, CardType.${constantCase(type)}, true);`),
    ...lostTypes.map((type) => `assertType(${name}, CardType.${constantCase(type)}, false);`),
    ...subtypes.map((subtype) => `assertSubtype(${name}, SubType.${constantCase(subtype)});`),
    ...(colors ?? []).map(
      (color) => `assertColor(${player}, ${name}, ObjectColor.${constantCase(COLOR_WORDS[color])}, true);`,
    ),
    ...keywords.map((keyword) => ability(keyword, true)),
    ...lostKeywords.map((keyword) => ability(keyword, false)),
  ];
}

function importsFor(body: readonly string[]): readonly string[] {
  const text = body.join('\n');
  const abilities = [
    ...new Set([...text.matchAll(/(\w+Ability)\.getInstance/g)].map((match) => match[1] ?? '')),
  ].sort();
  return [
    ...(text.includes('ObjectColor.') ? ['import mage.ObjectColor;'] : []),
    ...abilities.map((each) => `import mage.abilities.keyword.${each};`),
    ...(text.includes('CardType.') ? ['import mage.constants.CardType;'] : []),
    'import mage.constants.PhaseStep;',
    ...(text.includes('SubType.') ? ['import mage.constants.SubType;'] : []),
    'import mage.constants.Zone;',
    ...(text.includes('CounterType.') ? ['import mage.counters.CounterType;'] : []),
    'import org.junit.Test;',
  ];
}
