import type { AbilityInstance } from '../../../layers/evaluation.ts';
import { type ChangeValue, EVERY_CREATURE_TYPE } from '../../../layers/observer.ts';
import { capitalise, joinList, withArticle } from '../../../oracle/describe/en/grammar.ts';
import { BASIC_LAND_TYPES } from '../../../vocabulary/card-types.ts';
import { COLOR_WORDS, type Color } from '../../../vocabulary/colors.ts';
import { type ObjectId, rule } from '../../../vocabulary/ids.ts';
import { setsOfSubtype } from '../../../vocabulary/subtypes.ts';
import { objectAt } from '../../board-at.ts';
import type { ChainGroup, ChainGroupName, ChainRow } from '../../chain-groups.ts';
import { isSameValue, without } from '../../changes-of.ts';
import type { ChainLink, ExplainedCharacteristic, Sentence, SentenceFragment } from '../../explanation.ts';
import type { Trace } from '../../trace.ts';
import { effectLink, sentence, words } from '../fragments.ts';
import { abilityWords } from './effect-words.ts';
import { namesIn } from './names.ts';
import { characteristicLabel, NONE, powerToughness, typeLine, valueWords } from './values.ts';

/**
 * What one effect did in a chain, a sentence per thing: "Blood Moon sets its land type to Mountain", "Being a Mountain
 * gives {T}: Add {R}". Without a period: they are lines of a list.
 */
export function rowSentences(
  trace: Trace,
  object: ObjectId,
  group: ChainGroupName,
  row: ChainRow,
): readonly Sentence[] {
  if (group === 'abilities') return abilityLines(trace, object, row);
  const effect = whoWrites(trace, object, row);
  if (group === 'power-toughness') return [sentence(words`${effect} ${powerToughnessVerb(row)}`, row.rules)];
  if (group === 'types') return [sentence(words`${effect} ${typesVerb(trace, object, row)}`, row.rules)];
  const [first, last] = [row.links[0], row.links.at(-1)];
  if (first === undefined || last === undefined) return [];
  const said = valueVerb(trace, object, first.characteristic, { ...last.link, before: first.link.before });
  return [sentence(words`${effect} ${said ?? 'changes nothing here'}`, row.rules)];
}

/** The effect by name; an object's own characteristic-defining ability is "its own ability". */
export function whoWrites(trace: Trace, object: ObjectId, { effect }: ChainRow): SentenceFragment {
  const info = trace.effects.get(effect);
  const isOwn = info?.isCharacteristicDefining === true && info.source === object;
  return isOwn ? effectLink('its own ability', effect) : namesIn(trace).effect(effect);
}

const LONG = 24;

function abilityLines(trace: Trace, object: ObjectId, row: ChainRow): readonly Sentence[] {
  const { state } = trace.evaluation;
  const effect = namesIn(trace).effect(row.effect);
  const text = ({ ability }: AbilityInstance): string => abilityWords(state, object, ability);
  /** A long text that was its only one is not said again: the line above has it. */
  const lostWords = ({ lost, before }: ChainLink): string => {
    if (lost.length > 1) return 'its abilities';
    const words = text(one(lost));
    return typeof before === 'object' && before.length === 1 && words.length > LONG ? 'its ability' : words;
  };
  const reworded = rewordedLine(trace, row, effect);
  if (reworded !== undefined) return [reworded];
  const lines = row.links.flatMap(({ link }) => {
    const lost =
      link.lost.length === 0 ? [] : [sentence(words`${effect} removes ${lostWords(link)}`, lossRules(row))];
    const gained = link.gained.map((instance) =>
      instance.origin.kind === 'intrinsic'
        ? sentence(words`Being ${withArticle(instance.origin.landType)} gives ${text(instance)}`, [
            rule('305.6'),
          ])
        : sentence(words`${effect} gives ${text(instance)}`, lossRules(row)),
    );
    return [...lost, ...gained];
  });
  return lines.length > 0 ? lines : [sentence(words`${effect} ${idle(row)}`, row.rules)];
}

/** "Mind Bend replaces white with black in its text" (612.1): the abilities are the same, told in other words. */
function rewordedLine(trace: Trace, row: ChainRow, effect: SentenceFragment): Sentence | undefined {
  const changes = (trace.applied[row.order - 1]?.parts ?? []).filter(({ kind }) => kind === 'change-words');
  const isSameCount = row.links.every(({ link }) => link.lost.length === link.gained.length);
  const isReworded = row.links.some(({ link }) => link.lost.length > 0);
  if (changes.length === 0 || !isSameCount || !isReworded) return undefined;
  const replaced = changes.flatMap((part) =>
    part.kind === 'change-words' && typeof part.from === 'string' && typeof part.to === 'string'
      ? [`${shownWord(part.from)} with ${shownWord(part.to)}`]
      : [],
  );
  return replaced.length === 0
    ? undefined
    : sentence(words`${effect} replaces ${joinList(replaced)} in its text`, row.rules);
}

const shownWord = (word: string): string => COLOR_WORDS[word as Color] ?? word;

const idle = ({ links }: ChainRow): string =>
  links.some(({ link }) => link.how === 'remove') ? 'finds nothing to remove' : 'changes nothing here';

const one = (instances: readonly AbilityInstance[]): AbilityInstance => {
  const [first] = instances;
  if (first === undefined) throw new RangeError('There is no ability in an empty list.');
  return first;
};

const lossRules = ({ rules }: ChainRow) =>
  rules.length > 1 ? rules.filter((number) => number !== '305.6') : rules;

function powerToughnessVerb({ links }: ChainRow): string {
  const [how] = links.map(({ link }) => link.how);
  const of = (name: ExplainedCharacteristic, side: 'before' | 'after'): ChangeValue =>
    links.find(({ characteristic }) => characteristic === name)?.link[side];
  const number = (value: ChangeValue): number => (typeof value === 'number' ? value : 0);
  const pair = (side: 'before' | 'after'): string =>
    `${number(of('power', side))}/${number(of('toughness', side))}`;
  const isHalf = links.length === 1;
  if (how === 'switch') return `switches power and toughness: ${pair('after')}`;
  if (how === 'modify') {
    const difference = (name: ExplainedCharacteristic): string => {
      const by = number(of(name, 'after')) - number(of(name, 'before'));
      return by < 0 ? String(by) : `+${by}`;
    };
    return `gives ${difference('power')}/${difference('toughness')}`;
  }
  if (isHalf) return `sets ${links[0]?.characteristic} to ${number(links[0]?.link.after)}`;
  return of('power', 'after') === undefined
    ? 'takes power and toughness away'
    : `sets it to ${pair('after')}`;
}

/** "sets its land type to Mountain", "adds Creature", "removes Legendary", "sets its types to Land — Forest" */
function typesVerb(trace: Trace, object: ObjectId, { order, links }: ChainRow): string {
  const parts = trace.applied[order - 1]?.parts ?? [];
  const words = (side: 'before' | 'after'): readonly string[] =>
    links.flatMap(({ link }) => {
      const value = link[side];
      return typeof value === 'object' ? value.filter((item) => typeof item === 'string') : [];
    });
  const [before, after] = [words('before'), words('after')];
  const [added, removed] = [without(after, before), without(before, after)];
  if (parts.some(({ kind }) => kind === 'set-basic-land-types')) {
    const landTypes = after.filter((word) => BASIC_LAND_TYPES.some((type) => type === word));
    return `sets its land type to ${joinList(landTypes)}`;
  }
  if (parts.some(({ kind }) => kind === 'set-card-types' || kind === 'become-copy'))
    return `makes it ${withArticle(typeLine(objectAt(trace, object, order)))}`;
  const setSubtypes = parts.find((part) => part.kind === 'set-subtypes');
  if (setSubtypes?.kind === 'set-subtypes' && added.length > 0) {
    const inSet = after.filter((word) => setsOfSubtype(word).includes(setSubtypes.of));
    return `sets its ${setSubtypes.of} type to ${joinList(inSet)}`;
  }
  const changes = [
    added.length > 0 ? `adds ${joinList(added.map(typeWord))}` : undefined,
    removed.length > 0 ? `removes ${joinList(removed.map(typeWord))}` : undefined,
  ].filter((part) => part !== undefined);
  return changes.length === 0 ? 'adds what it is already' : changes.join(' and ');
}

const typeWord = (word: string): string => (word === EVERY_CREATURE_TYPE ? word : capitalise(word));

/** "makes it green", "gives control to player B"; nothing where nothing is different. */
function valueVerb(
  trace: Trace,
  object: ObjectId,
  characteristic: ExplainedCharacteristic,
  { before, after }: ChainLink,
): string | undefined {
  const say = (value: ChangeValue): string =>
    valueWords(trace.evaluation.state, object, characteristic, value);
  if (characteristic === 'controller') return `gives control to ${say(after)}`;
  if (characteristic === 'colors') return `makes it ${say(after)}`;
  if (isSameValue(before, after)) return undefined;
  if (say(after) === NONE) return `takes its ${characteristicLabel(characteristic).toLowerCase()} away`;
  return characteristic === 'restrictions' ? `says: ${say(after)}` : `sets it to ${say(after)}`;
}

/** The value of a whole group, printed, copiable or final: "Legendary Land — Mountain", "2/2". */
export function groupValue(
  trace: Trace,
  object: ObjectId,
  { name, chains }: ChainGroup,
  which: 'printed' | 'copiable' | 'final',
): string {
  const of = (characteristic: ExplainedCharacteristic): ChangeValue =>
    chains.find((chain) => chain.characteristic === characteristic)?.[which];
  const strings = (characteristic: ExplainedCharacteristic): readonly string[] => {
    const value = of(characteristic);
    return typeof value === 'object' ? value.filter((item) => typeof item === 'string') : [];
  };
  const number = (characteristic: ExplainedCharacteristic): number | undefined => {
    const value = of(characteristic);
    return typeof value === 'number' ? value : undefined;
  };
  if (name === 'types')
    return typeLine({
      supertypes: strings('supertypes'),
      cardTypes: strings('card-types'),
      subtypes: strings('subtypes').filter((word) => word !== EVERY_CREATURE_TYPE),
      hasAllCreatureTypes: strings('subtypes').includes(EVERY_CREATURE_TYPE),
    });
  if (name === 'power-toughness')
    return powerToughness({ power: number('power'), toughness: number('toughness') });
  const [chain] = chains;
  return chain === undefined
    ? NONE
    : valueWords(trace.evaluation.state, object, chain.characteristic, chain[which]);
}

const GROUP_LABELS: Readonly<Record<ChainGroupName, string>> = {
  name: 'Name',
  types: 'Types',
  'power-toughness': 'P/T',
  abilities: 'Abilities',
  colors: 'Color',
  controller: 'Controller',
  'mana-cost': 'Mana cost',
  text: 'Text',
  loyalty: 'Loyalty',
  defense: 'Defense',
  restrictions: 'Restrictions',
};

export const groupLabel = (group: ChainGroupName): string => GROUP_LABELS[group];
