import { COLOR_WORDS } from '../../vocabulary/colors.ts';
import { comment, distinctNames, literal, pascalCase, snakeCase } from '../code-words.ts';
import { questionComments } from '../en/questions.ts';
import { type Expected, expectedInTests } from '../expected.ts';
import {
  cardName,
  type ExportedGame,
  effectName,
  lastingEffects,
  nameOf,
  permanentsOf,
  playerIndex,
} from '../exported-game.ts';
import { type PhaseModification, writePhaseEffect } from './write-effect.ts';

/** An integration test in the style of phase's own: a scenario of real cards, layers worked out, values checked. */
export function writePhaseTest(game: ExportedGame): string {
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
  change.push(...effectLines(game, nameById, player));
  const { checked, comments } = expectedInTests(game);
  const checks = [
    ...checked.flatMap((expected) =>
      expected.object.faceDown === undefined
        ? assertions(expected, nameById.get(expected.object.id) ?? '')
        : [],
    ),
    ...comments,
  ];
  const body = [
    'let Some(db) = load_db() else {',
    '    return;',
    '};',
    count === 2
      ? 'let mut scenario = GameScenario::new();'
      : `let mut scenario = GameScenario::new_n_player(${count}, 42);`,
    'scenario.at_phase(Phase::PreCombatMain);',
    '// In the order of their timestamps.',
    ...build.map((line) => withoutUnused(line, [...change, ...checks])),
    'let mut runner = scenario.build();',
    'engine::game::rehydrate_game_from_card_db(runner.state_mut(), db);',
    ...change,
    'runner.state_mut().layers_dirty.mark_full();',
    'evaluate_layers(runner.state_mut());',
    ...(checks.length > 0 ? [''] : []),
    ...(checks.some((each) => each.includes('objects['))
      ? ['let objects = &runner.state().objects;', ...checks]
      : checks),
    ...questionComments(game),
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

/** Effects of resolutions, each as phase keeps it; those that it can't keep as a comment. */
function effectLines(
  game: ExportedGame,
  names: ReadonlyMap<string, string>,
  player: (id: string) => string,
): readonly string[] {
  const ids = [...names.keys()];
  return lastingEffects(game).flatMap((effect) => {
    const written = writePhaseEffect(effect, {
      object: (id) => (names.has(id) ? ids.indexOf(id) : undefined),
      player: (id) => playerIndex(game, id),
      timestamp: ({ at }) => at,
    });
    if (written === undefined)
      return [`// Not in this test: the effect of ${comment(effectName(game, effect))}.`];
    return [
      `// ${comment(effectName(game, effect))}`,
      ...written.flatMap(({ source_id, duration, modifications }) => {
        const name = names.get(ids[source_id] ?? '') ?? '';
        const parts = modifications.map(modificationCode).join(', ');
        return [
          `runner.state_mut().add_transient_continuous_effect(${name}, ${player(effect.controller)}, Duration::${duration}, TargetFilter::SpecificObject { id: ${name} }, vec![${parts}], None);`,
        ];
      }),
    ];
  });
}

/** A modification as code: the same fields as in a state file. */
function modificationCode({ type, ...fields }: PhaseModification): string {
  const words = Object.entries(fields).map(([field, value]) => `${field}: ${valueCode(field, value)}`);
  return `ContinuousModification::${type}${words.length === 0 ? '' : ` { ${words.join(', ')} }`}`;
}

const ENUMS: Readonly<Record<string, string>> = {
  keyword: 'Keyword',
  core_type: 'CoreType',
  colors: 'ManaColor',
};

function valueCode(field: string, value: unknown): string {
  if (Array.isArray(value)) return `vec![${value.map((each) => valueCode(field, each)).join(', ')}]`;
  return typeof value === 'number' ? String(value) : `${ENUMS[field]}::${value}`;
}

/** A permanent that nothing else names needs no variable. */
const withoutUnused = (line: string, others: readonly string[]): string => {
  const name = /^let (\w+) = /.exec(line)?.[1];
  const isUsed = name === undefined || others.some((each) => new RegExp(`\\b${name}\\b`).test(each));
  return isUsed ? line : line.replace(/^let \w+ = /, '');
};

/** Keywords that are a word and nothing more in phase; others carry data there. */
const UNIT_KEYWORDS: readonly string[] = [
  ...['flying', 'first strike', 'double strike', 'trample', 'deathtouch', 'lifelink', 'vigilance', 'haste'],
  ...['reach', 'defender', 'menace', 'indestructible', 'hexproof', 'shroud', 'flash', 'fear', 'intimidate'],
  ...['skulk', 'shadow', 'horsemanship', 'wither', 'infect', 'prowess', 'undying', 'persist', 'cascade'],
  ...['exalted', 'flanking', 'evolve', 'extort', 'exploit', 'ascend', 'convoke', 'delve', 'devoid'],
  ...['changeling', 'phasing', 'decayed', 'unleash', 'riot', 'banding', 'storm', 'mentor', 'myriad'],
];

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
  const keyword = (each: string, has: boolean): string =>
    UNIT_KEYWORDS.includes(each)
      ? `assert!(${has ? '' : '!'}${object}.keywords.contains(&Keyword::${pascalCase(each)}));`
      : `// ${comment(name)} has ${has ? '' : 'not '}${each}.`;
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
    ...keywords.map((each) => keyword(each, true)),
    ...lostKeywords.map((each) => keyword(each, false)),
  ];
}

function importsFor(body: readonly string[]): readonly string[] {
  const text = body.map((line) => line.replace(/\/\/.*/, '')).join('\n');
  const players = ['P0', 'P1'].filter((each) => new RegExp(`\\b${each}\\b`).test(text));
  const counters = ['CounterType', 'parse_counter_type'].filter((each) => text.includes(each));
  return [
    ...(text.includes('attach_to(') ? ['use engine::game::effects::attach::attach_to;'] : []),
    'use engine::game::layers::evaluate_layers;',
    `use engine::game::scenario::${among(['GameScenario', ...players])};`,
    ...(text.includes('add_real_card') ? ['use engine::game::scenario_db::GameScenarioDbExt;'] : []),
    ...(text.includes('ContinuousModification::')
      ? ['use engine::types::ability::{ContinuousModification, Duration, TargetFilter};']
      : []),
    ...(text.includes('CoreType::') ? ['use engine::types::card_type::CoreType;'] : []),
    ...(counters.length > 0 ? [`use engine::types::counter::${among(counters)};`] : []),
    ...(text.includes('Keyword::') ? ['use engine::types::keywords::Keyword;'] : []),
    ...(text.includes('ManaColor::') ? ['use engine::types::mana::ManaColor;'] : []),
    'use engine::types::phase::Phase;',
    ...(text.includes('PlayerId(') ? ['use engine::types::player::PlayerId;'] : []),
    ...(text.includes('Zone::') ? ['use engine::types::zones::Zone;'] : []),
    '',
    'use crate::support::shared_card_db as load_db;',
  ];
}

const among = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `{${names.join(', ')}}`;
