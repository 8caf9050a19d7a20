import type { Modification } from '../../../abilities/modification.ts';
import type { EvaluatedObject } from '../../../layers/evaluation.ts';
import { joinList, withArticle } from '../../../oracle/describe/en/grammar.ts';
import { BASIC_LAND_TYPES, type BasicLandType } from '../../../vocabulary/card-types.ts';
import { COLOR_WORDS, COLORS, type Color } from '../../../vocabulary/colors.ts';
import { type ObjectId, rule } from '../../../vocabulary/ids.ts';
import { setsOfSubtype } from '../../../vocabulary/subtypes.ts';
import { type ChainGroup, type ChainRow, groupChains } from '../../chain-groups.ts';
import { isSameValue } from '../../changes-of.ts';
import type { ObjectExplanation, Sentence, WhyNot } from '../../explanation.ts';
import type { Trace } from '../../trace.ts';
import { list, sentence, strong, together, words } from '../fragments.ts';
import { partsIn } from './effect-words.ts';
import { inLayer } from './layers.ts';
import { rowSentences, whoWrites } from './links.ts';
import { namesIn, playerName } from './names.ts';
import { colorWords, inPrintedOrder, NONE, powerToughness, subtypesInOrder, typeLine } from './values.ts';
import { whyNotSentence } from './why-not.ts';

/** From this interest on, an effect that did nothing is part of the answer. */
const PART_OF_THE_ANSWER = 70;
/** The answer and at most so many sentences on how it came about. */
const CAUSES = 2;

/** The answer in one sentence, and the proof in one or two: what the object is now, and which effects made it so. */
export function verdict(trace: Trace, explanation: ObjectExplanation): Sentence {
  const groups = groupChains(explanation);
  const answer = sentence(strong(`${whatItIs(trace, explanation.object, groups)}.`));
  return together([answer, ...causes(trace, explanation, groups).slice(0, CAUSES)]);
}

function whatItIs(trace: Trace, id: ObjectId, groups: readonly ChainGroup[]): string {
  if (!groups.some(({ isChanged }) => isChanged)) return 'As printed';
  const object = trace.evaluation.object(id);
  const isChanged = (name: ChainGroup['name']): boolean =>
    groups.some((group) => group.name === name && group.isChanged);
  const faceDownWord = trace.evaluation.state.objects.get(id)?.faceDown === undefined ? '' : 'face-down ';
  const hasAllColors = object.colors.length === COLORS.length;
  const tellsColor = isChanged('colors') && faceDownWord === '';
  const color = tellsColor && !hasAllColors ? `${colorWords(object.colors)} ` : '';
  const tail = [
    tellsColor && hasAllColors ? 'of all colors' : '',
    isChanged('abilities') ? abilitiesTail(object) : '',
    isChanged('controller') ? `controlled by ${playerName(object.controller)}` : '',
  ].filter((part) => part !== '');
  return [withArticle(`${faceDownWord}${color}${kindOfThing(object)}`), ...tail].join(' ');
}

/** "7/5 Bear", "3/3 enchantment creature", "Mountain", "artifact" */
function kindOfThing(object: EvaluatedObject): string {
  const types = inPrintedOrder(object.cardTypes).filter((type) => type !== 'creature');
  const landTypes = BASIC_LAND_TYPES.filter((type) => object.subtypes.includes(type));
  if (object.cardTypes.includes('creature')) {
    // An Aura or Equipment that has become a creature is told by its card types.
    const telling = object.subtypes.filter((word) =>
      setsOfSubtype(word).some((set) => set === 'creature' || set === 'land'),
    );
    const subtypes = object.hasAllCreatureTypes ? ['creature of every type'] : subtypesInOrder(telling);
    const isPlain = types.length === 0 && subtypes.length > 0;
    return [powerToughness(object), ...subtypes, ...(isPlain ? [] : [...types, 'creature'])].join(' ');
  }
  if (object.cardTypes.includes('land') && landTypes.length > 0) return joinList(landTypes);
  return object.cardTypes.length === 0
    ? 'thing without a type'
    : typeLine(object)
        .replace(/ — .*$/, '')
        .toLowerCase();
}

/** "with no abilities", "with trample", "that taps for red" */
function abilitiesTail({ abilities }: EvaluatedObject): string {
  if (abilities.length === 0) return 'with no abilities';
  const landTypes = abilities.flatMap(({ origin }) => (origin.kind === 'intrinsic' ? [origin.landType] : []));
  const keywords = abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));
  const mana = BASIC_LAND_TYPES.filter((type) => landTypes.includes(type)).map(
    (type) => COLOR_WORDS[MANA[type]],
  );
  if (mana.length > 0) return `that taps for ${joinList(mana, 'or')}`;
  return keywords.length === abilities.length ? `with ${joinList([...new Set(keywords)])}` : '';
}

const MANA: Readonly<Record<BasicLandType, Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** The most telling first. */
function causes(
  trace: Trace,
  { object, didNotApply }: ObjectExplanation,
  groups: readonly ChainGroup[],
): readonly Sentence[] {
  const own = didNotApply.find(
    ({ effect, reason }) => reason.kind === 'ability-gone' && trace.effects.get(effect)?.source === object,
  );
  const group = (name: ChainGroup['name']): ChainGroup | undefined =>
    groups.find((each) => each.name === name && each.isChanged);
  const isNothingChanged = groups.every(({ isChanged }) => !isChanged);
  const surprising = didNotApply.find(({ interest }) => interest >= PART_OF_THE_ANSWER);
  return [
    own === undefined ? undefined : ownAbilityGone(trace, own),
    faceDown(trace, object),
    own === undefined ? goesOn(trace, object) : undefined,
    powerToughnessCause(trace, object, group('power-toughness')),
    groupCause(trace, object, group('controller')),
    own === undefined ? groupCause(trace, object, group('types')) : undefined,
    own === undefined ? groupCause(trace, object, group('abilities')) : undefined,
    groupCause(trace, object, group('colors')),
    groupCause(trace, object, group('name')),
    own === undefined && surprising !== undefined ? otherEffect(trace, surprising) : undefined,
    isNothingChanged && surprising === undefined ? untouched(groups) : undefined,
  ].filter((cause) => cause !== undefined);
}

/** "Blood Moon took its ability away in layer 4, before that ability could make anything a Swamp." */
function ownAbilityGone(trace: Trace, { effect, reason, rules, layer }: WhyNot): Sentence | undefined {
  const info = trace.effects.get(effect);
  if (reason.kind !== 'ability-gone' || info === undefined) return undefined;
  const who = reason.by === undefined ? 'Something' : namesIn(trace).effect(reason.by);
  const could = whatItWouldDo(partsIn(info, layer));
  return sentence(
    words`${who} took its ability away ${inLayer(reason.inLayer)}, before that ability could ${could}.`,
    rules,
  );
}

function whatItWouldDo([first]: readonly Modification[]): string {
  const word = (value: unknown): string =>
    typeof value === 'string' ? withArticle(value) : 'something else';
  switch (first?.kind) {
    case 'add-subtypes':
    case 'set-subtypes':
      return `make anything ${word(first.subtypes[0])}`;
    case 'set-basic-land-types':
      return `make anything ${word(first.types[0])}`;
    case 'add-card-types':
    case 'set-card-types':
      return `make anything ${word(first.types[0])}`;
    case 'add-ability':
      return first.ability.kind === 'keyword'
        ? `give anything ${first.ability.keyword}`
        : 'give anything an ability';
    case 'lose-all-abilities':
      return 'take any ability away';
    case 'modify-power-toughness':
    case 'set-base-power-toughness':
      return 'change any power or toughness';
    default:
      return 'do anything';
  }
}

/** A face-down object has only what that status says. */
function faceDown(trace: Trace, object: ObjectId): Sentence | undefined {
  if (trace.evaluation.state.objects.get(object)?.faceDown === undefined) return undefined;
  return sentence('It is face down, so nothing that is printed on it counts.', [rule('708.2')]);
}

/** Its own effect goes on without the ability (613.6): what most people get wrong. */
function goesOn(trace: Trace, object: ObjectId): Sentence | undefined {
  const event = trace.applied.find(({ effect, abilityIsGone }) => abilityIsGone && effect.source === object);
  if (event?.startedIn === undefined) return undefined;
  return sentence(
    `Its own ability is gone, but its effect had started in layer ${event.startedIn} and goes on.`,
    [rule('613.6')],
  );
}

/** "Humility sets it to 1/1; +1/+1 counter, Rancor and Giant Growth make it 7/5." */
function powerToughnessCause(
  trace: Trace,
  object: ObjectId,
  group: ChainGroup | undefined,
): Sentence | undefined {
  if (group === undefined) return undefined;
  const effective = group.rows.filter((row) => row.overwrittenBy === undefined && isDifference(row));
  const setter = effective.filter(({ links }) => links.some(({ link }) => link.how === 'set')).at(-1);
  const later = effective.filter(
    (row) => row !== setter && (setter === undefined || row.order > setter.order),
  );
  const rules = [...(setter?.rules ?? []), ...later.flatMap((row) => row.rules)];
  const end = pairAfter(group.rows.at(-1));
  // What has no size any more is told by its types.
  if (end === NONE) return undefined;
  const makers = list(
    later.map((row) => whoWrites(trace, object, row)),
    ' and ',
  );
  const make = later.length === 1 ? 'makes' : 'make';
  if (setter === undefined)
    return later.length === 0 ? undefined : sentence(words`${makers} ${make} it ${end}.`, rules);
  const set = words`${whoWrites(trace, object, setter)} sets it to ${pairAfter(setter)}`;
  return sentence(later.length === 0 ? words`${set}.` : words`${set}; ${makers} ${make} it ${end}.`, rules);
}

const isDifference = ({ links }: ChainRow): boolean =>
  links.some(({ link }) => !isSameValue(link.before, link.after));

function pairAfter(row: ChainRow | undefined): string {
  const side = (name: 'power' | 'toughness'): number | undefined => {
    const after = row?.links.find(({ characteristic }) => characteristic === name)?.link.after;
    return typeof after === 'number' ? after : undefined;
  };
  return powerToughness({ power: side('power'), toughness: side('toughness') });
}

/** What the last effect that still counts did to this part of the object. */
function groupCause(trace: Trace, object: ObjectId, group: ChainGroup | undefined): Sentence | undefined {
  const last = group?.rows.filter((row) => row.overwrittenBy === undefined && isDifference(row)).at(-1);
  if (group === undefined || last === undefined) return undefined;
  const [first] = rowSentences(trace, object, group.name, last);
  return first === undefined
    ? undefined
    : together([{ ...first, fragments: [...first.fragments, { kind: 'text', text: '.' }] }]);
}

function otherEffect(trace: Trace, whyNot: WhyNot): Sentence {
  const names = namesIn(trace);
  const isOwn = trace.effects.get(whyNot.effect)?.source === whyNot.object;
  const nothing = isOwn
    ? words`Its own effect does nothing`
    : words`${names.effect(whyNot.effect)} does nothing to it`;
  const { reason, waitedFor } = whyNot;
  if (reason.kind !== 'ability-gone' || reason.by === undefined)
    return together([sentence(words`${nothing}.`), whyNotSentence(trace, whyNot)]);
  const by = names.effect(reason.by);
  return waitedFor === undefined
    ? sentence(
        words`${nothing}: ${by} took its ability away ${inLayer(reason.inLayer)}, before its turn.`,
        whyNot.rules,
      )
    : sentence(words`${nothing}: it waited for ${by}, and then its ability was gone.`, whyNot.rules);
}

const untouched = (groups: readonly ChainGroup[]): Sentence =>
  groups.some(({ rows }) => rows.length > 0)
    ? sentence('What applies to it leaves everything as it was.')
    : sentence('No effect changes it.');
