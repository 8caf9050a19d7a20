import type { Ability } from '../../abilities/ability.ts';
import { costRule } from './cost-rules.ts';
import {
  alt,
  atEnd,
  type Input,
  map,
  notAhead,
  opt,
  type Parsed,
  type Parser,
  phrase,
  seq,
  word,
} from './parser.ts';
import { actingPhrase } from './plain-subjects.ts';
import { sentenceEnd } from './replacement-clauses.ts';
import { readReplacement } from './replacements.ts';
import { ruleData } from './rule-data.ts';
import { always, firstMeaning, type Meaning, NotUnderstood, type Scope } from './scope.ts';
import { wordsBetween } from './text-of.ts';

/**
 * Beginnings of sentences about casting, costs, permissions and the course of the game (604, 613.11): they work, but in
 * no layer, and replace no event.
 */
const BEGINNINGS: Parser<unknown> = alt<unknown>(
  phrase('as an additional cost'),
  phrase('you may cast|play|look|activate|choose|spend|pay|have|reveal|exert|put'),
  phrase('you may choose not to untap'),
  phrase('untap all'),
  phrase('untap ~'),
  phrase('players may'),
  phrase("players|player can't"),
  phrase("each player|opponent can't"),
  phrase("your opponents can't|play"),
  phrase('draft ~'),
  phrase("opponents can't"),
  phrase("you can't|don't"),
  phrase('play with the top card'),
  phrase('players play with'),
  phrase('each player plays'),
  phrase('a deck can have'),
  phrase('~ can be your commander'),
  phrase('if ~ is in your opening hand'),
  phrase('cast|activate ~? only|this'),
  phrase('~ costs'),
  phrase('ward abilities'),
  phrase('this ability|effect'),
  phrase('if ~ is your commander'),
  phrase('this cost is reduced'),
  phrase("~ can't be cast|countered|copied"),
  phrase('the flashback|activated|first|cost|player|second|next|starting|top|mana'),
  phrase('no more than'),
  phrase('damage|life|combat'),
  phrase('creatures entering'),
  phrase('any player may'),
  phrase('spend only'),
  phrase(
    'abilities|activated|triggered|loyalty|mana|equip|cycling|spells|noncreature|creature|instant|artifact|enchantment|sorcery|each|all|other|face-down|permanent|planeswalkers|planeswalker|legendary|nonartifact|nonland|colorless|multicolored|black|white|blue|red|green|artifacts|historic|dragon|cards|nonbasic|kicked',
  ),
  phrase('~ may be'),
  phrase('up to'),
  phrase('if you|an|a'),
  phrase('once each turn'),
  phrase('once during each'),
  phrase('during each|your'),
  phrase('each|for each'),
  phrase('for each'),
  phrase('at any time'),
  phrase('your|their'),
  phrase('until'),
  phrase("can't"),
  phrase('~ deals'),
  phrase('you have no'),
  phrase('you choose'),
  phrase('~ is'),
  phrase('activate'),
  phrase('there'),
  phrase('while'),
  phrase('enchanted|equipped'),
  phrase('start'),
  phrase('x'),
  phrase('it|they|its'),
  phrase('as long as'),
);

const ENDS = alt<unknown>(word('.'), atEnd);

/** What must stand in such a sentence: a word about costs, casting, permissions or limits. */
const ABOUT: ReadonlySet<string> = new Set(
  `draft cost costs cast casts casting play plays played playing activate activates activated spend spent reveal revealed look choose untap countered
  life blocked assign opening commander deck devotion attack attacks block blocks lose win draw target targets trigger triggers pay regenerated mana identity cause`.split(
    /\s+/,
  ),
);
/** What no such sentence says: these are effects on objects. */
const NEVER: ReadonlySet<string> = new Set(
  'gets gains becomes become loses prevent prevented base instead would emblem counters'.split(' '),
);

const QUICK = word('a', 'the');

/** One sentence of that kind, up to its period; with its rule as data where that is computed. */
export const plainRule: Parser<Meaning<Ability>> = (input, at) => {
  const { furthest, expected } = input;
  const read = ruleData(input, at);
  Object.assign(input, { furthest, expected });
  const worded = wordedRule(input, at);
  if (read === undefined || (worded !== undefined && worded.next !== read.next)) return worded;
  const words = `${wordsBetween(input, at, read.next).replace(/\.$/, '')}.`;
  const told: Meaning<Ability> = (scope) => ({ kind: 'plain-static', words, rule: read.value(scope) });
  return { next: read.next, value: worded === undefined ? told : firstMeaning([told, worded.value]) };
};

const wordedRule: Parser<Meaning<Ability>> = (input, at) => {
  const next = sentenceEnd(input, at);
  if (next > at && isPlainAlways(input, at) !== undefined)
    return {
      next: Math.min(next + 1, input.tokens.length),
      value: always<Ability>({ kind: 'plain-static', words: `${wordsBetween(input, at, next)}.` }),
    };
  if (
    next <= at ||
    (BEGINNINGS(input, at) === undefined &&
      QUICK(input, at) === undefined &&
      !/spell|card|player|opponent/.test(
        input.tokens
          .slice(at, at + 4)
          .map(({ w }) => w)
          .join(' '),
      ))
  )
    return undefined;
  const words = input.tokens.slice(at, next);
  if (words.some(({ kind, w }) => kind === 'quote' || kind === 'size' || (kind === 'word' && NEVER.has(w))))
    return undefined;
  if (!words.some(({ w }) => ABOUT.has(w))) return undefined;
  if (tellsOfObjects(input, at, next)) return undefined;
  const text = `${wordsBetween(input, at, next)}.`;
  return {
    next: Math.min(next + 1, input.tokens.length),
    value: (scope) => {
      if (isDone(input, at, next) && (scope.isQuoted || !isSpell(scope)))
        throw new NotUnderstood(words[0]?.start ?? 0, 'a cost and a colon, or an event and a comma');
      return { kind: 'plain-static', words: text };
    },
  };
};

const isSpell = ({ card: { cardTypes } }: Scope): boolean =>
  cardTypes.includes('instant') || cardTypes.includes('sorcery');

/** Sentences that say nothing else, whatever words they have. */
const isPlainAlways: Parser<unknown> = alt<unknown>(
  // What may be done rather than pay a cost (118.9).
  ratherThanPay,
  costRule,
  phrase('if it is neither day nor night , it becomes day as ~ enters'),
  seq(
    phrase('if you cast it any time a sorcery'),
    phrase("couldn't have been cast , the controller of the permanent it becomes sacrifices it"),
  ),
  seq(opt(word('combat')), phrase("damage can't be prevented"), opt(phrase('this turn')), ENDS),
  seq(
    alt(phrase('players'), phrase('your opponents'), phrase('you'), phrase('each opponent')),
    word("can't"),
    word('search', 'cycle', 'get', 'venture'),
    notAhead(word('to')),
  ),
  seq(phrase('while voting , you')),
  seq(phrase('reveal the first card you draw'), word('each', 'on')),
  phrase('you may reveal the first card you draw'),
  phrase('draw an additional hand of seven cards as the game begins'),
  phrase('before you shuffle your deck to start the game'),
  phrase('untap each creature|permanent|artifact|land you control'),
  seq(
    phrase('~ crews|saddles|stations'),
    phrase('vehicles|mounts|permanents'),
    opt(phrase('and crews vehicles')),
    alt<unknown>(phrase('as though its power were'), phrase('using its toughness rather than its power')),
  ),
  phrase('you may plot nonland cards from'),
  phrase('players|you can spend mana of any type to cast'),
  seq(phrase('as you'), word('set', 'cascade')),
  phrase('room abilities of dungeons you own trigger an additional time'),
  draftRule,
);
function ratherThanPay(input: Input, at: number): Parsed<true> | undefined {
  const first =
    phrase('you may')(input, at) ??
    phrase("if it isn't|not your turn , you may")(input, at) ??
    phrase('if it is not your turn , you may')(input, at);
  const words = wordsBetween(input, first?.next ?? at, sentenceEnd(input, at));
  // "If you control a Forest, rather than pay this spell's mana cost, you may …"
  const isConditional = /^if [^,]+, rather than pay ~'s mana cost, you may /i.test(words);
  if (first === undefined)
    return isConditional || /^rather than pay .+, /i.test(words) ? { value: true, next: at + 1 } : undefined;
  return /\brather than pay\b/.test(words) ? { value: true, next: first.next } : undefined;
}
/** What happens as cards are drafted or before the game begins (905, 103) changes no object of it. */
function draftRule(input: Input, at: number): Parsed<true> | undefined {
  const begins = DRAFT(input, at);
  const isLater = draftedAt(input) < at;
  return begins !== undefined || isLater ? { value: true, next: at + 1 } : undefined;
}
/** Where the first word about drafting stands; looked up once for each line. */
function draftedAt({ tokens }: Input): number {
  const known = drafted.get(tokens);
  if (known !== undefined) return known;
  const at = tokens.findIndex(({ w }) => /^draft(?:ed|ing)?$/.test(w));
  const place = at < 0 ? tokens.length : at;
  drafted.set(tokens, place);
  return place;
}
const drafted = new WeakMap<Input['tokens'], number>();
const DRAFT = alt<unknown>(
  phrase('reveal ~ as you draft it'),
  phrase('as you draft'),
  phrase('during the draft ,'),
  phrase('immediately after the draft ,'),
  phrase('instead of drafting'),
  phrase('remove ~ from your deck before playing'),
  phrase('each player passes the last card from each booster pack'),
  phrase('before drawing your opening hand ,'),
  phrase('~ is banned'),
);

/** Verbs of what is done once, as something resolves. */
const DEEDS: ReadonlySet<string> = new Set(
  'draw discard destroy exile create return search mill scry surveil sacrifice tap shuffle counter gain lose'.split(
    ' ',
  ),
);

/** "Draw a card.", "Each opponent loses 1 life.": only an instant or sorcery does something by itself (113.3a). */
function isDone(input: Input, at: number, to: number): boolean {
  // "You draw cards from the bottom of your library rather than the top": how something is always done.
  if (input.tokens.slice(at, to).some(({ w }) => w === 'rather' || w === 'during')) return false;
  const verb = (place: number): string => input.tokens[place]?.w ?? '';
  if (DEEDS.has(verb(at))) return verb(at + 1) !== 'abilities';
  const who = actingPhrase(input, at);
  if (who === undefined) return false;
  const third = verb(who.next);
  return DEEDS.has(third) || DEEDS.has(third.replace(/(?<=sh|s|ch)es$|s$/, ''));
}

/** "has flying", "are Swamps", "enters tapped", "as a copy": what layers or entering objects would have to know. */
function tellsOfObjects(input: Input, from: number, to: number): boolean {
  const words = input.tokens.slice(from, to).map(({ w }) => w);
  for (let at = from; at < to; at += 1) {
    const w = input.tokens[at]?.w ?? '';
    const next = input.tokens[at + 1]?.w ?? '';
    if (
      (w === 'has' || w === 'have') &&
      !words.some((each) => each === 'assign') &&
      !/n't$/.test(input.tokens[at - 1]?.w ?? '') &&
      !(input.tokens[at - 1]?.w === 'it' && input.tokens[at - 2]?.w === 'if') &&
      !/^(?:up|lost|any|flash|no|it|already|been|a|an|the|that|this|more|mana|entered|one|cast|them|less|you|two|three)$/.test(
        next,
      )
    )
      return true;
    if (
      (w === 'enter' || w === 'enters') &&
      !/^(?:this|under|don't|cause|or|the)$/.test(next) &&
      next !== '' &&
      next !== ','
    )
      return true;
    if (w === 'gain' && next !== 'life') return true;
    if (w === 'control' && input.tokens[at - 1]?.w === 'gain') return true;
    if (w === 'copy' && next === 'of') return true;
    if (
      w === 'in' &&
      next === 'addition' &&
      input.tokens[at + 2]?.w === 'to' &&
      /^(?:its|their)$/.test(input.tokens[at + 3]?.w ?? '') &&
      input.tokens[at + 4]?.w === 'other' &&
      /^(?:types|colors|land|creature)$/.test(input.tokens[at + 5]?.w ?? '')
    )
      return true;
  }
  return false;
}

/** A static ability that replaces or prevents an event (614, 615). */
export const replacementRule: Parser<Meaning<Ability>> = (input, at) => {
  const read = readReplacement(input, at, true);
  const end = read === undefined ? undefined : ENDS(input, read.next);
  if (read === undefined || end === undefined) return alt(alwaysRegenerating, prepared)(input, at);
  const { effect } = read.value;
  const made: Meaning<Ability> = (scope) => {
    const { length } = scope.targets;
    const told = effect(scope);
    if (scope.targets.length > length)
      throw new NotUnderstood(input.tokens[at]?.start ?? 0, 'a static ability without targets');
    return { kind: 'replacement', effect: told };
  };
  return { next: end.next, value: made };
};

/** "If this creature would be destroyed, regenerate it": each time (701.19b). */
const alwaysRegenerating: Parser<Meaning<Ability>> = map(
  seq(phrase('if ~ would be destroyed , regenerate it|~'), alt<unknown>(word('.'), atEnd)),
  () => always<Ability>({ kind: 'replacement', effect: { kind: 'regenerate', what: { kind: 'source' } } }),
);
/**
 * "This creature enters prepared": nothing in layers or events depends on it, so its words are enough. Any other effect
 * on events that no tree says is left unread: as words alone it would replace nothing.
 */
const prepared: Parser<Meaning<Ability>> = map(
  seq(phrase('~ enters prepared'), alt<unknown>(word('.'), atEnd)),
  () => always<Ability>({ kind: 'replacement', effect: { kind: 'other', words: '~ enters prepared' } }),
);
