import { COLOR_WORDS } from '../../vocabulary/colors.ts';
import { camelCase, comment, distinctNames, literal, pascalCase } from '../code-words.ts';
import { forgeCounter, sizeCounterName } from '../counter-names.ts';
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

const INDENT = '        ';

/** A test in the style of Forge's own: cards are put onto the battlefield in order, then it is looked at them. */
export function writeForgeTest(game: ExportedGame, notes: Notes): string {
  const permanents = permanentsOf(game);
  const names = distinctNames(permanents.map(nameOf), camelCase);
  const nameById = new Map(permanents.map(({ id }, index) => [id as string, names[index] ?? '']));
  const body: string[] = ['Game game = initAndCreateGame();'];
  for (const [index] of game.moment.state.players.entries())
    if (index < 2) body.push(`Player p${index} = game.getPlayers().get(${index});`);
  body.push('', '// In the order of their timestamps.');
  for (const object of permanents) {
    const name = nameById.get(object.id) ?? '';
    const player = `p${Math.min(1, playerIndex(game, object.controller))}`;
    if (object.kind === 'token' && object.card.layout === 'token') {
      notes.add('token-name', nameOf(object));
      body.push(
        `// The token ${comment(nameOf(object))} of ${player}: addToken wants the name of its script.`,
      );
      continue;
    }
    body.push(`Card ${name} = addCard(${literal(cardName(object))}, ${player});`);
    if (object.isTapped) body.push(`${name}.setTapped(true);`);
    for (const { kind, count } of object.counters) {
      // Only sizes are sure to be constants: keyword counters are no constants there.
      const size = sizeCounterName(kind);
      const counter =
        size === undefined
          ? `CounterType.getType(${literal(forgeCounter(kind))})`
          : `CounterEnumType.${size}`;
      body.push(`${name}.addCounterInternal(${counter}, ${count}, ${player}, false, null, null);`);
    }
    if (object.faceDown !== undefined) body.push(`${name}.turnFaceDown(true);`);
    const host = object.attachedTo === undefined ? undefined : nameById.get(object.attachedTo);
    if (host !== undefined) body.push(`${name}.attachToEntity(${host}, null);`);
  }
  const spells = resolvedSpells(game);
  const spellNames = distinctNames(
    [...permanents.map(nameOf), ...spells.map(({ card }) => card)],
    camelCase,
  ).slice(permanents.length);
  for (const [index, { card, controller, targets, isPlain }] of spells.entries()) {
    const [name, player] = [spellNames[index] ?? '', `p${Math.min(1, playerIndex(game, controller))}`];
    const to = targets.map((target) => nameById.get(target) ?? playerNameOf(game, target));
    if (!isPlain || to.includes(undefined)) {
      const whom = targets.length === 0 ? '' : `, targeting ${targets.join(', ')}`;
      body.push(`// Then ${comment(card)} resolves${comment(whom)}: put it there by hand.`);
      continue;
    }
    body.push(
      `SpellAbility ${name} = addCardToZone(${literal(card)}, ${player}, ZoneType.Hand).getFirstSpellAbility();`,
      `${name}.setActivatingPlayer(${player});`,
      ...to.map((target) => `${name}.getTargets().add(${target});`),
      `AbilityUtils.resolve(${name});`,
    );
  }
  body.push(...otherEffects(game), 'game.getAction().checkStateEffects(true);');
  const { checked, comments } = expectedInTests(game);
  if (checked.length + comments.length > 0) body.push('');
  for (const expected of checked) body.push(...assertions(expected, nameById.get(expected.object.id) ?? ''));
  body.push(...comments);
  body.push(...questionComments(game));
  const title = pascalCase(game.document.title ?? 'Board');
  return [
    'package forge.ai;',
    '',
    ...importsFor(body),
    'import org.testng.AssertJUnit;',
    'import org.testng.annotations.Test;',
    '',
    `public class ${title}Test extends AITest {`,
    '    @Test',
    `    public void test${title}() {`,
    ...body.map((line) => (line === '' ? '' : `${INDENT}${line}`)),
    '    }',
    '}',
    '',
  ].join('\n');
}

/** Classes of Forge, and by what a test needs each. */
const IMPORTS: readonly (readonly [name: string, needs: RegExp])[] = [
  ['forge.game.Game', /\bGame\b/],
  ['forge.game.ability.AbilityUtils', /\bAbilityUtils\b/],
  ['forge.game.card.Card', /\bCard\b/],
  ['forge.game.card.CounterEnumType', /\bCounterEnumType\b/],
  ['forge.game.card.CounterType', /\bCounterType\b/],
  ['forge.game.player.Player', /\bPlayer\b/],
  ['forge.game.spellability.SpellAbility', /\bSpellAbility\b/],
  ['forge.game.zone.ZoneType', /\bZoneType\b/],
];

function importsFor(body: readonly string[]): readonly string[] {
  const code = body.map((line) => line.replaceAll(/"(?:\\.|[^"\\])*"|\/\/.*/g, '')).join('\n');
  return IMPORTS.filter(([, needs]) => needs.test(code)).map(([name]) => `import ${name};`);
}

/** The variable of a player, or nothing for what isn't one. */
function playerNameOf({ moment }: ExportedGame, id: string): string | undefined {
  const index = moment.state.players.findIndex((each) => each.id === id);
  return index < 0 || index > 1 ? undefined : `p${index}`;
}

/** Types that have a question of their own. */
const TYPE_QUESTIONS = ['artifact', 'creature', 'enchantment', 'instant', 'land', 'planeswalker', 'sorcery'];
const typeQuestion = (type: string): string =>
  TYPE_QUESTIONS.includes(type)
    ? `is${pascalCase(type)}()`
    : `getType().hasStringType(${literal(pascalCase(type))})`;

function assertions(expected: Expected, name: string): readonly string[] {
  const { object, size, types, lostTypes, subtypes, colors, keywords, lostKeywords } = expected;
  if (object.kind === 'token' && object.card.layout === 'token') return [];
  const yes = (what: string): string => `AssertJUnit.assertTrue(${name}.${what});`;
  const no = (what: string): string => `AssertJUnit.assertFalse(${name}.${what});`;
  return [
    ...(size === undefined
      ? []
      : [
          `AssertJUnit.assertEquals(${size.power}, ${name}.getNetPower());`,
          `AssertJUnit.assertEquals(${size.toughness}, ${name}.getNetToughness());`,
        ]),
    ...types.map((type) => yes(typeQuestion(type))),
    ...lostTypes.map((type) => no(typeQuestion(type))),
    ...subtypes.map((subtype) => yes(`getType().hasSubtype(${literal(subtype)})`)),
    ...(colors ?? []).map((color) => yes(`getColor().has${pascalCase(COLOR_WORDS[color])}()`)),
    ...(colors !== undefined && colors.length === 0 ? [yes('getColor().isColorless()')] : []),
    ...keywords.map((keyword) => yes(`hasKeyword(${literal(forgeKeyword(keyword))})`)),
    ...lostKeywords.map((keyword) => no(`hasKeyword(${literal(forgeKeyword(keyword))})`)),
  ];
}

const forgeKeyword = (keyword: string): string =>
  keyword.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
