import {
  type BoardDocument,
  type ChainGroupName,
  type CheckedExpectation,
  checkExpectations,
  type History,
  type Moment,
  type ObjectId,
  objectAt,
  objectId,
  recordTrace,
  type Sentences,
} from '../../../engine/index.ts';

/** What somebody expected of one value, and what it is. */
export interface PinnedView {
  readonly key: string;
  /** Index among the document's expectations. */
  readonly index: number;
  /** The object that it is about, if it is one. */
  readonly object: ObjectId | undefined;
  readonly name: string;
  readonly after: number | undefined;
  /** Index of the moment at which it is checked. */
  readonly moment: number;
  /** The value as an inspector groups them; `undefined` for what an inspector does not show. */
  readonly group: ChainGroupName | undefined;
  readonly label: string;
  readonly expected: string;
  readonly found: string;
  readonly holds: boolean;
}

const GROUPS: Readonly<Record<string, ChainGroupName>> = {
  name: 'name',
  types: 'types',
  supertypes: 'types',
  subtypes: 'types',
  includesSubtypes: 'types',
  power: 'power-toughness',
  toughness: 'power-toughness',
  colors: 'colors',
  controller: 'controller',
  has: 'abilities',
  hasNot: 'abilities',
  abilities: 'abilities',
  loyalty: 'loyalty',
  defense: 'defense',
  manaValue: 'mana-cost',
};

/** Everything that is pinned on a board, one line for each value. */
export function pinnedView(document: BoardDocument, history: History, say: Sentences): readonly PinnedView[] {
  return checkExpectations(document, history).flatMap((check) => linesOf(check, history, say));
}

interface PinnedField {
  readonly field: string;
  readonly expected: unknown;
  /** `undefined` where the field is as expected. */
  readonly found: string | undefined;
}

function linesOf(
  { index, expectation, moment: at, differences }: CheckedExpectation,
  { moments }: History,
  say: Sentences,
): readonly PinnedView[] {
  // That a step is refused is shown at the step.
  if (expectation.kind === 'rejected') return [];
  const { after, ...expected } = expectation.expected;
  const about = Object.entries(expected).find(([field]) => field === expectation.kind)?.[1];
  const moment = moments[at];
  const object = expectation.kind === 'object' ? objectId(String(about)) : undefined;
  const groups = new Map<string, PinnedField[]>();
  const belongs = (field: string, difference: { readonly field: string }): boolean =>
    difference.field === field || difference.field.startsWith(`${field} `);
  // An object that is not there, for one, has nothing of what is expected.
  const ofAll = differences.find(
    (each) => !Object.keys(expected).some((field) => field !== expectation.kind && belongs(field, each)),
  );
  for (const [field, value] of Object.entries(expected)) {
    if (field === expectation.kind) continue;
    const found = (differences.find((each) => belongs(field, each)) ?? ofAll)?.got;
    const key = (object === undefined ? undefined : GROUPS[field]) ?? field;
    groups.set(key, [...(groups.get(key) ?? []), { field, expected: value, found }]);
  }
  return [...groups].map(([key, members]) => {
    const group = object === undefined ? undefined : GROUPS[members[0]?.field ?? ''];
    const words = expectedWords(members, say);
    const holds = members.every(({ found }) => found === undefined);
    return {
      key: `${index} ${key}`,
      index,
      object,
      name:
        object === undefined || moment === undefined ? String(about) : say.objectName(moment.state, object),
      after,
      moment: at,
      group,
      label: group === undefined ? key : say.groupLabel(group),
      expected: words,
      found: foundWords(moment, object, group, members, say) ?? (holds ? words : ''),
      holds,
    };
  });
}

function expectedWords(fields: readonly PinnedField[], say: Sentences): string {
  const value = (name: string): unknown => fields.find(({ field }) => field === name)?.expected;
  const [power, toughness] = [value('power'), value('toughness')];
  if (power !== undefined || toughness !== undefined)
    return power === null && toughness === null ? '–' : `${power ?? '?'}/${toughness ?? '?'}`;
  return fields
    .map(({ field, expected }) => {
      const list = Array.isArray(expected) ? expected.map(String) : [String(expected ?? '–')];
      if (field === 'colors') return say.colorWords(list);
      const words = list.length === 0 ? '–' : list.join(field === 'has' || field === 'hasNot' ? '; ' : ' ');
      return field === 'hasNot' ? `not ${words}` : field === 'subtypes' ? `— ${words}` : words;
    })
    .join(' ');
}

/** What the object has instead, in the words in which it is shown elsewhere. */
function foundWords(
  moment: Moment | undefined,
  object: ObjectId | undefined,
  group: ChainGroupName | undefined,
  fields: readonly PinnedField[],
  say: Sentences,
): string | undefined {
  if (moment === undefined) return undefined;
  if (object !== undefined && moment.state.objects.has(object)) {
    const trace = recordTrace(moment.state);
    const now = objectAt(trace, object, trace.applied.length);
    if (group === 'power-toughness') return say.powerToughness(now);
    if (group === 'types') return say.typeLine(now);
    if (group === 'colors') return say.colorWords(now.colors);
    if (group === 'abilities')
      return say.abilitiesWords(moment.state, object, now.abilities).join('; ') || '–';
    if (group === 'controller') return now.controller;
    if (group === 'name') return now.names.join(' / ') || '–';
  }
  const differing = fields.flatMap(({ found }) => found ?? []);
  return differing.length === 0 ? undefined : differing.map(listed).join(', ');
}

/** The engine shows lists as JSON. */
function listed(text: string): string {
  if (!text.startsWith('[')) return text;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.join(', ') || '–' : text;
  } catch {
    return text;
  }
}
