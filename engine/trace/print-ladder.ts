import type { ObjectId } from '../vocabulary/ids.ts';
import { objectAt } from './board-at.ts';
import type { ChainGroupName } from './chain-groups.ts';
import { collapsedLadder, type LadderRow } from './ladder.ts';
import { rulesOfApplied } from './rules-of.ts';
import { plainText } from './sentences/fragments.ts';
import { type Language, type Sentences, sentencesIn } from './sentences/languages.ts';
import { type Row, table } from './text-table.ts';
import type { Trace } from './trace.ts';
import { changesObjects } from './writes.ts';

/**
 * The whole evaluation as a plain text table, as judges draw it: # · layer · timestamp · source · effect · applies to
 * · before → after · rule, then dependencies and the result. Lines end without spaces; the text ends with a newline.
 */
export function printLadder(trace: Trace, language: Language = 'en'): string {
  const say = sentencesIn(language);
  const { columns } = say.ladderWords;
  const head = [
    columns.order,
    columns.layer,
    columns.time,
    columns.source,
    columns.effect,
    columns.appliesTo,
    columns.change,
    columns.rule,
  ];
  const parts = collapsedLadder(trace).flatMap(({ layers, rows }): (Row | string)[] =>
    rows.length === 0
      ? [`${layers.map(say.layerBadge).join(' ')}  ${say.ladderWords.nothingApplies(layers)}`]
      : rows.map((row) => rowOf(trace, row, say)),
  );
  const isEmpty = trace.applied.length === 0 && !trace.steps.some(({ kind }) => kind === 'not-applied');
  const body = isEmpty ? say.ladderWords.nothingAtAll : table(head, parts);
  return `${[body, dependencies(trace, say), result(trace, say)].filter((text) => text !== '').join('\n\n')}\n`;
}

/** Of a larger set the first so many are listed. */
const MOST_OBJECTS = 40;

function rowOf(trace: Trace, row: LadderRow, say: Sentences): Row {
  const { effect, layer } = row.event;
  const { state } = trace.evaluation;
  const cells = [
    row.kind === 'applied' ? String(row.event.order) : say.ladderWords.notApplied,
    say.layerBadge(layer),
    say.timestampLabel(effect.timestamp),
    say.effectName(trace, effect.id),
    say.effectText(state, effect, layer),
  ];
  if (row.kind === 'not-applied') {
    const why = say.notAppliedSentence(trace, row.event);
    return { cells, details: [['', plainText(why), why.rules[0] ?? '']] };
  }
  const { event } = row;
  const [rule = ''] = rulesOfApplied(event);
  const objects = event.affected
    .slice(0, MOST_OBJECTS)
    .flatMap((object) => objectLines(trace, object, row, say));
  const others = event.affected.length - MOST_OBJECTS;
  const more = others > 0 ? [[say.ladderWords.andMore(others), '']] : [];
  const players = trace.evaluation.state.players.flatMap(({ id }) => {
    const change = say.playerChange(event, id);
    return change === undefined ? [] : [[say.playerName(id), `${change.before} → ${change.after}`]];
  });
  const lines = [...objects, ...more, ...players];
  const isOfGame = !event.parts.some(changesObjects);
  const [first = [isOfGame ? say.ladderWords.game : say.ladderWords.nothing, ''], ...rest] = lines;
  const notes = say
    .appliedNotes(trace, event)
    .map((note) => ['', `↳ ${plainText(note)}`, note.rules[0] ?? '']);
  return { cells, details: [[...first, rule], ...rest, ...notes] };
}

/** What is recognised without being named. */
const OBVIOUS: readonly ChainGroupName[] = [
  'types',
  'power-toughness',
  'colors',
  'controller',
  'restrictions',
];

function objectLines(
  trace: Trace,
  object: ObjectId,
  row: Extract<LadderRow, { kind: 'applied' }>,
  say: Sentences,
): readonly (readonly string[])[] {
  const name = say.objectName(trace.evaluation.state, object);
  const rows = say.changeRows(trace, row.event, object);
  if (rows.length === 0)
    return [[name, say.ladderWords[row.event.layer === 'rules' ? 'ruled' : 'unchanged']]];
  const label = (what: ChainGroupName): string =>
    OBVIOUS.includes(what) ? '' : `${say.groupLabel(what).toLowerCase()}: `;
  return rows.map((change, index) => {
    const { gains, loses } = say.ladderWords;
    const text =
      change.what === 'abilities'
        ? [
            ...(change.removed.length > 0 ? [loses(change.removed)] : []),
            ...(change.added.length > 0 ? [gains(change.added)] : []),
          ].join('; ') ||
          (change.note ?? say.ladderWords.unchanged)
        : `${label(change.what)}${change.before} → ${change.after}`;
    const note = change.what === 'abilities' && change.isDifferent && change.note ? ` (${change.note})` : '';
    return [index === 0 ? name : '', text + note];
  });
}

function dependencies(trace: Trace, say: Sentences): string {
  const { dependencies: title, loops: loopTitle } = say.ladderWords;
  const found = trace.dependencies.map((each) => {
    const [dependent, on] = [say.effectName(trace, each.dependent), say.effectName(trace, each.on)];
    const because = say.dependencySentence(trace, each);
    return `  ${say.layerBadge(each.layer)}  ${dependent} → ${on}: ${plainText(because)}  ${because.rules.at(-1) ?? ''}`;
  });
  const loops = trace.loops.map(
    (loop) => `  ${say.layerBadge(loop.layer)}  ${plainText(say.loopSentence(trace, loop))}`,
  );
  return [...(found.length > 0 ? [title, ...found] : []), ...(loops.length > 0 ? [loopTitle, ...loops] : [])]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** What everything on the battlefield is in the end, a line each. */
function result(trace: Trace, say: Sentences): string {
  const { state } = trace.evaluation;
  const lines = [...state.objects.values()]
    .filter(({ zone }) => zone === 'battlefield')
    .map(({ id }) => {
      const object = objectAt(trace, id, trace.applied.length);
      const size = object.power === undefined ? '' : ` | ${say.powerToughness(object)}`;
      const abilities = say.abilitiesWords(state, id, object.abilities);
      const has = abilities.length === 0 ? '' : ` | ${abilities.join('; ')}`;
      return `  ${say.objectName(state, id)}: ${say.typeLine(object)}${size} | ${say.colorWords(object.colors)}${has}`;
    });
  return lines.length === 0 ? '' : [say.ladderWords.result, ...lines].join('\n');
}
