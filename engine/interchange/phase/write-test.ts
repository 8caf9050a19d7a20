import { COLOR_WORDS } from '../../vocabulary/colors.ts';
import { comment, distinctNames, literal, pascalCase, snakeCase } from '../code-words.ts';
import { type Expected, expectedOf } from '../expected.ts';
import {
  cardName,
  type ExportedGame,
  nameOf,
  noteCommonLosses,
  noteLastingEffects,
  permanentsOf,
  playerIndex,
  resolvedSpells,
} from '../exported-game.ts';
import type { Notes } from '../note.ts';

/** An integration test in the style of phase's own: a scenario of real cards, layers worked out, values checked. */
export function writePhaseTest(game: ExportedGame, notes: Notes): string {
  noteCommonLosses(game, notes);
  noteLastingEffects(game, new Set(), notes);
  const permanents = permanentsOf(game);
  const names = distinctNames(permanents.map(nameOf), snakeCase);
  const nameById = new Map(permanents.map(({ id }, index) => [id as string, names[index] ?? '']));
  const count = game.moment.state.players.length;
  const player = (id: string): string => {
    const index = playerIndex(game, id);
    return index < 2 ? `P${index}` : `PlayerId(${index})`;
  };
  const build: string[] = [];
  const change: string[] = [];
  for (const object of permanents) {
    const name = nameById.get(object.id) ?? '';
    const face = object.card.faces[object.face] ?? object.card.faces[0];
    if (object.kind === 'token' && object.card.layout === 'token') {
      const size = [face.power, face.toughness]
        .map((each) => (typeof each === 'number' ? each : 0))
        .join(', ');
      build.push(
        `let ${name} = scenario.add_creature(${player(object.controller)}, ${literal(nameOf(object))}, ${size}).id();`,
      );
      change.push(`runner.state_mut().objects.get_mut(&${name}).unwrap().is_token = true;`);
    } else
      build.push(
        `let ${name} = scenario.add_real_card(${player(object.controller)}, ${literal(cardName(object))}, Zone::Battlefield, db);`,
      );
    const mutable = `runner.state_mut().objects.get_mut(&${name}).unwrap()`;
    if (object.isTapped) change.push(`${mutable}.tapped = true;`);
    for (const { kind, count: number } of object.counters)
      change.push(`${mutable}.counters.insert(${counterOf(kind)}, ${number});`);
    if (object.faceDown !== undefined) change.push(`// ${comment(nameOf(object))} has to be face down.`);
    const host = object.attachedTo === undefined ? undefined : nameById.get(object.attachedTo);
    if (host !== undefined) change.push(`attach_to(runner.state_mut(), ${name}, ${host});`);
  }
  for (const { card, targets } of resolvedSpells(game)) {
    const to = targets.map((target) => nameById.get(target) ?? target).join(', ');
    change.push(`// Then ${comment(card)} resolves${to === '' ? '' : `, targeting ${to}`}.`);
  }
  const checks = expectedOf(game).flatMap((expected) =>
    assertions(expected, nameById.get(expected.object.id) ?? ''),
  );
  const body = [
    'let Some(db) = load_db() else {',
    '    return;',
    '};',
    count === 2
      ? 'let mut scenario = GameScenario::new();'
      : `let mut scenario = GameScenario::new_n_player(${count}, 42);`,
    'scenario.at_phase(Phase::PreCombatMain);',
    '// In the order of their timestamps.',
    ...build,
    'let mut runner = scenario.build();',
    'engine::game::rehydrate_game_from_card_db(runner.state_mut(), db);',
    ...change,
    'runner.state_mut().layers_dirty.mark_full();',
    'evaluate_layers(runner.state_mut());',
    '',
    'let objects = &runner.state().objects;',
    ...checks,
  ];
  return [
    ...importsFor(body),
    '',
    '#[test]',
    `fn ${snakeCase(game.document.title ?? 'board')}() {`,
    ...body.map((line) => (line === '' ? '' : `    ${line}`)),
    '}',
    '',
  ].join('\n');
}

function counterOf(kind: string): string {
  if (kind === '+1/+1') return 'CounterType::Plus1Plus1';
  if (kind === '-1/-1') return 'CounterType::Minus1Minus1';
  return `parse_counter_type(${literal(kind)})`;
}

function assertions(
  { size, types, lostTypes, subtypes, colors, keywords, lostKeywords }: Expected,
  name: string,
) {
  const object = `objects[&${name}]`;
  const type = (each: string): string =>
    `${object}.card_types.core_types.contains(&CoreType::${pascalCase(each)})`;
  const keyword = (each: string): string => `${object}.keywords.contains(&Keyword::${pascalCase(each)})`;
  return [
    ...(size === undefined
      ? []
      : [
          `assert_eq!((${object}.power, ${object}.toughness), (Some(${size.power}), Some(${size.toughness})));`,
        ]),
    ...types.map((each) => `assert!(${type(each)});`),
    ...lostTypes.map((each) => `assert!(!${type(each)});`),
    ...subtypes.map(
      (each) => `assert!(${object}.card_types.subtypes.iter().any(|each| each == ${literal(each)}));`,
    ),
    ...(colors ?? []).map(
      (each) => `assert!(${object}.color.contains(&ManaColor::${pascalCase(COLOR_WORDS[each])}));`,
    ),
    ...(colors !== undefined && colors.length === 0 ? [`assert!(${object}.color.is_empty());`] : []),
    ...keywords.map((each) => `assert!(${keyword(each)});`),
    ...lostKeywords.map((each) => `assert!(!${keyword(each)});`),
  ];
}

function importsFor(body: readonly string[]): readonly string[] {
  const text = body.join('\n');
  const players = ['P0', 'P1'].filter((each) => new RegExp(`\\b${each}\\b`).test(text));
  const counters = ['CounterType', 'parse_counter_type'].filter((each) => text.includes(each));
  return [
    ...(text.includes('attach_to(') ? ['use engine::game::effects::attach::attach_to;'] : []),
    'use engine::game::layers::evaluate_layers;',
    `use engine::game::scenario::{${['GameScenario', ...players].join(', ')}};`,
    ...(text.includes('add_real_card') ? ['use engine::game::scenario_db::GameScenarioDbExt;'] : []),
    ...(text.includes('CoreType::') ? ['use engine::types::card_type::CoreType;'] : []),
    ...(counters.length > 0 ? [`use engine::types::counter::{${counters.join(', ')}};`] : []),
    ...(text.includes('Keyword::') ? ['use engine::types::keywords::Keyword;'] : []),
    ...(text.includes('ManaColor::') ? ['use engine::types::mana::ManaColor;'] : []),
    'use engine::types::phase::Phase;',
    ...(text.includes('PlayerId(') ? ['use engine::types::player::PlayerId;'] : []),
    'use engine::types::zones::Zone;',
    '',
    'use crate::support::shared_card_db as load_db;',
  ];
}
