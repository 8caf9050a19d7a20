import type { EvaluatedObject } from '../layers/evaluation.ts';
import type { GameObject } from '../state/game-object.ts';
import type { Color } from '../vocabulary/colors.ts';
import { comment } from './code-words.ts';
import { copiedCard, type ExportedGame, nameOf, permanentsOf } from './exported-game.ts';

/** What an object has to be, by the rules: what differs from what is printed on it, and what somebody asked about. */
export interface Expected {
  readonly object: GameObject;
  readonly name: string;
  readonly values: EvaluatedObject;
  readonly controller: string;
  readonly size: { readonly power: number; readonly toughness: number } | undefined;
  /** Card types and subtypes that it has now and had not, and those that it has lost. */
  readonly types: readonly string[];
  readonly lostTypes: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[] | undefined;
  readonly keywords: readonly string[];
  readonly lostKeywords: readonly string[];
  /** It has no abilities at all, and had some. */
  readonly hasLostAll: boolean;
}

/** What the permanents have to be whose values changed, or of which somebody expected something. */
export const expectedOf = (game: ExportedGame): readonly Expected[] =>
  permanentsOf(game).flatMap((object) => {
    if (object.isPhasedOut) return [];
    const expected = expectedObject(game, object);
    return isChanged(expected, object) ? [expected] : [];
  });

/** What a generated test can check, and comments about what it can't, because it can't bring it about. */
export function expectedInTests(game: ExportedGame): {
  readonly checked: readonly Expected[];
  readonly comments: readonly string[];
} {
  const expected = expectedOf(game);
  const reasons = new Map(expected.map((each) => [each, missingInTests(game, each.object)]));
  return {
    checked: expected.filter((each) => reasons.get(each) === undefined),
    comments: expected.flatMap((each) => {
      const reason = reasons.get(each);
      return reason === undefined
        ? []
        : [`// Not in this test: the values of ${comment(each.name)}, which has to be ${comment(reason)}.`];
    }),
  };
}

/** What an object is that no line of a test makes of a card. */
function missingInTests(game: ExportedGame, object: GameObject): string | undefined {
  const copied = copiedCard(game, object);
  if (copied !== undefined) return `a copy of ${copied}`;
  if (object.merged !== undefined) return 'merged';
  return object.isFlipped === true ? 'flipped' : undefined;
}

/** Of which values of an object somebody said what they expected: those are told even where they are as printed. */
const pinnedGroups = ({ pinned = [] }: ExportedGame, { id }: GameObject): ReadonlySet<string> =>
  new Set(pinned.flatMap(({ object, group }) => (object === id && group !== undefined ? [group] : [])));

function isChanged(expected: Expected, object: GameObject): boolean {
  const { size, types, lostTypes, subtypes, colors, keywords, lostKeywords, hasLostAll, controller } =
    expected;
  const lists = [types, lostTypes, subtypes, keywords, lostKeywords].some((list) => list.length > 0);
  return (
    lists || size !== undefined || colors !== undefined || hasLostAll || controller !== object.controller
  );
}

function expectedObject(game: ExportedGame, object: GameObject): Expected {
  const values = game.moment.evaluation.object(object.id);
  const pins = pinnedGroups(game, object);
  const isNew = (group: string, had: boolean): boolean => !had || pins.has(group);
  const { printed } = values;
  const [has, had] = [
    keywordsOf(values.abilities.map(({ ability }) => ability)),
    keywordsOf(printed.abilities),
  ];
  const { power, toughness } = values;
  const isSameSize =
    power === printed.power && toughness === printed.toughness && !pins.has('power-toughness');
  const isSameColor =
    !pins.has('colors') &&
    values.colors.length === printed.colors.length &&
    values.colors.every((each) => printed.colors.includes(each));
  return {
    object,
    name: nameOf(object),
    values,
    controller: values.controller,
    size: isSameSize || power === undefined || toughness === undefined ? undefined : { power, toughness },
    types: values.cardTypes.filter((each) => isNew('types', printed.cardTypes.includes(each))),
    lostTypes: printed.cardTypes.filter((each) => !values.cardTypes.includes(each)),
    subtypes: values.subtypes.filter((each) => isNew('types', printed.subtypes.includes(each))),
    colors: isSameColor ? undefined : values.colors,
    keywords: has.filter((each) => isNew('abilities', had.includes(each))),
    lostKeywords: had.filter((each) => !has.includes(each)),
    hasLostAll: values.abilities.length === 0 && printed.abilities.length > 0,
  };
}

const keywordsOf = (
  abilities: readonly { readonly kind: string; readonly keyword?: string }[],
): readonly string[] => [
  ...new Set(
    abilities.flatMap(({ kind, keyword }) => (kind === 'keyword' && keyword !== undefined ? [keyword] : [])),
  ),
];
