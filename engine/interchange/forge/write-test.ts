import { COLOR_WORDS } from '../../vocabulary/colors.ts';
import { camelCase, comment, distinctNames, literal, pascalCase } from '../code-words.ts';
import { sizeCounterName } from '../counter-names.ts';
import { type Expected, expectedOf } from '../expected.ts';
import {
  cardName,
  type ExportedGame,
  nameOf,
  permanentsOf,
  playerIndex,
  resolvedSpells,
} from '../exported-game.ts';

const INDENT = '        ';

/** A test in the style of Forge's own: cards are put onto the battlefield in order, then it is looked at them. */
export function writeForgeTest(game: ExportedGame): string {
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
      body.push(
        `// The token ${comment(nameOf(object))} of ${player}: addToken wants the name of its script.`,
      );
      continue;
    }
    body.push(`Card ${name} = addCard(${literal(cardName(object))}, ${player});`);
    if (object.isTapped) body.push(`${name}.setTapped(true);`);
    for (const { kind, count } of object.counters) {
      const counter = sizeCounterName(kind) ?? kind.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
      body.push(
        `${name}.addCounterInternal(CounterEnumType.${counter}, ${count}, ${player}, false, null, null);`,
      );
    }
    if (object.faceDown !== undefined) body.push(`${name}.turnFaceDown(true);`);
    const host = object.attachedTo === undefined ? undefined : nameById.get(object.attachedTo);
    if (host !== undefined) body.push(`${name}.attachToEntity(${host}, null);`);
  }
  for (const { card, targets } of resolvedSpells(game)) {
    const to = targets.map((target) => nameById.get(target) ?? target).join(', ');
    body.push(
      `// Then ${comment(card)} resolves${to === '' ? '' : `, targeting ${to}`}: put it there by hand.`,
    );
  }
  body.push('game.getAction().checkStateEffects(true);', '');
  for (const expected of expectedOf(game))
    body.push(...assertions(expected, nameById.get(expected.object.id) ?? ''));
  const title = pascalCase(game.document.title ?? 'Board');
  return [
    'package forge.ai;',
    '',
    'import forge.game.Game;',
    'import forge.game.card.Card;',
    ...(body.some((line) => line.includes('CounterEnumType'))
      ? ['import forge.game.card.CounterEnumType;']
      : []),
    'import forge.game.player.Player;',
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
    ...types.map((type) => yes(`is${pascalCase(type)}()`)),
    ...lostTypes.map((type) => no(`is${pascalCase(type)}()`)),
    ...subtypes.map((subtype) => yes(`getType().hasSubtype(${literal(subtype)})`)),
    ...(colors ?? []).map((color) => yes(`getColor().has${pascalCase(COLOR_WORDS[color])}()`)),
    ...(colors !== undefined && colors.length === 0 ? [yes('isColorless()')] : []),
    ...keywords.map((keyword) => yes(`hasKeyword(${literal(forgeKeyword(keyword))})`)),
    ...lostKeywords.map((keyword) => no(`hasKeyword(${literal(forgeKeyword(keyword))})`)),
  ];
}

const forgeKeyword = (keyword: string): string =>
  keyword.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
