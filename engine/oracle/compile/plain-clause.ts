import type { Instruction } from '../../abilities/instruction.ts';
import type { ObjectReference } from '../../abilities/references.ts';
import { KEYWORDS } from '../../vocabulary/keywords.ts';
import { alt, atEnd, type Input, lazy, map, opt, type Parsed, type Parser, phrase, word } from './parser.ts';
import { actingPhrase, dealerPhrase, isVerb } from './plain-subjects.ts';
import { targetPlayerPhrase } from './players.ts';
import { type Meaning, name, type Referent, type Scope } from './scope.ts';
import { targetPhrase } from './targets.ts';
import { uncapital, wordsBetween } from './text-of.ts';
import { GRANTER } from './token.ts';

/** Words with which a continuous or replacement effect is told. */
const TELLING: ReadonlySet<string> = new Set(
  `gets get gains has becomes become loses would instead prevent prevented can't until base exchange switch emblem having
  text doesn't isn't aren't loses enters become skips skip except`.split(/\s+/),
);
/** The same, where the next words decide. */
const isTelling = (input: Input, at: number, isOthers: boolean): boolean => {
  const found = input.tokens[at];
  if (found === undefined) return false;
  if (found.kind === 'quote' || found.modes !== undefined) return true;
  if (found.kind === 'mark' && /^[:—•|]$/.test(found.w)) return true;
  const next = input.tokens[at + 1]?.w ?? '';
  // "its controller may create a 1/1 creature token": no tree says what others choose to make.
  if (found.kind === 'size') return !(isOthers || isUpTo(input, at)) || makesApart(input, at);
  if (found.w === 'lose' && next === 'a' && input.tokens[at + 2]?.w === 'flip') return false;
  if (found.w === 'gain' || found.w === 'lose' || found.w === 'gains' || found.w === 'loses')
    return !/^(?:\d+|x|that|life|one|two|three|four|five|half|all|twice)$/.test(next);
  // "each opponent gets a poison counter"
  if ((found.w === 'gets' || found.w === 'get') && /^(?:an?|that|one|two|three|four|five|x)$/.test(next))
    return false;
  if (found.w === 'has' || found.w === 'get' || found.w === 'gets')
    return !(
      (found.w === 'has' && /^(?:a|an|the|that|less|more|power|toughness|mana|no)$/.test(next)) ||
      input.tokens[at + 1]?.w === '{E}'
    );
  if (found.w === 'control' && input.tokens[at - 1]?.w.startsWith('gain') === true) return true;
  if (found.w === 'counter' || found.w === 'counters')
    return (
      !/^(?:target|that|it|up|all|each|the|spell|any)$/.test(next) &&
      !isOthers &&
      input.tokens[at + 2]?.w !== GRANTER &&
      putsCounters(input, at)
    );
  // "a card that doesn't have the same name as a card in your graveyard": which one is meant.
  if (found.w === "doesn't" && input.tokens[at - 1]?.w === 'that') return false;
  if (found.w === 'as' && input.tokens[at - 1]?.w === 'name') return false;
  // "repeat this process until both coins come up heads"
  if (found.w === 'until' && input.tokens[at - 1]?.w === 'process') return false;
  if (found.w === 'as') return (next === 'long' || next === 'though' || next === 'a') && !mayPlay(input, at);
  if (found.w === 'is' || found.w === 'are') return false;
  if (found.w === 'until')
    return !/^(?:~|you|a|they|that|it|he|she|an|no|one|this|its|any)$/.test(next) && !mayPlay(input, at);
  if (found.w === 'damage') return false;
  if (found.w === 'instead') return next !== 'of';
  return TELLING.has(found.w);
};

/** "put up to X +1/+0 counters on it": no tree says how many. */
const isUpTo = (input: Input, size: number): boolean =>
  input.tokens[size - 2]?.w === 'to' && input.tokens[size - 3]?.w === 'up';

/** "…, then creates a 1/1 token", "… and you create a 1/1 token": a clause of its own, which can be read. */
function makesApart(input: Input, size: number): boolean {
  let at = size - 1;
  while (at > 0 && !/^(?:creates?|\.)$/.test(input.tokens[at]?.w ?? '.')) at -= 1;
  if (!/^(?:then|and|you)$/.test(input.tokens[at - 1]?.w ?? '')) return false;
  // "each player …, then creates", "its controller …, then creates": no tree says for whom.
  for (let before = at - 1; before >= 0 && input.tokens[before]?.w !== '.'; before -= 1) {
    const { w = '' } = input.tokens[before] ?? {};
    const begins = before === 0 || input.tokens[before - 1]?.kind === 'mark';
    if (w === 'controller' || (begins && (w === 'each' || w === 'all')))
      return input.tokens[at - 1]?.w === 'you';
  }
  return true;
}

/** Verbs by which counters come or go, or by which something enters with them. */
const PUTTING =
  /^(?:put|puts|move|moves|double|doubles|distribute|distributes|give|gives|get|gets|exile|exiles|return|returns|enter|enters|create|creates|conjure|manifest|cloak)$/;

/** Counters that mean something on the battlefield: "+1/+1", a keyword, "finality". */
const isOfSize = (input: Input, counter: number): boolean => {
  const { kind, w = '' } = input.tokens[counter - 1] ?? {};
  return kind === 'size' || w === 'finality' || (KEYWORDS as readonly string[]).includes(w);
};

/** Whether counters are put by this clause; else they are only counted, or tell which objects are meant. */
function putsCounters(input: Input, counter: number): boolean {
  if (isCounted(input, counter) || isUpTo(input, counter - 1)) return false;
  for (let at = counter - 1; at >= 0; at -= 1) {
    const { w = '', kind } = input.tokens[at] ?? {};
    if (kind === 'mark' && (w === '.' || w === ';' || w === ':')) return false;
    if (w === 'remove' || w === 'removes') return false;
    // "for each counter put on it this way" tells of what was done.
    if (/^exiles?$/.test(w) && !isOfSize(input, counter)) return false;
    if (PUTTING.test(w)) return true;
  }
  return false;
}

/** "the number of charge counters on it", "for each charge counter on it". */
function isCounted(input: Input, counter: number): boolean {
  const before = input.tokens.slice(Math.max(0, counter - 4), counter - 1).map(({ w }) => w);
  const words = before.join(' ');
  return (/\bnumber of$/.test(words) && !/\ba number of$/.test(words)) || /\bfor each$/.test(words);
}

/** "you may play that card until end of turn": a permission. */
function mayPlay(input: Input, until: number): boolean {
  for (let at = until - 1; at >= 0 && input.tokens[at]?.w !== '.'; at -= 1)
    if (/^(?:play|cast|look|spend|plays|casts)$/.test(input.tokens[at]?.w ?? '')) return true;
  return false;
}

/** The rest of a sentence that begins so; `undefined` if it tells more than a plain clause may. */
export const plainClause: Parser<Meaning<readonly Instruction[]>> = (
  input,
  at,
): Parsed<Meaning<readonly Instruction[]>> | undefined => {
  const begins = plainStart(input, at);
  if (begins === undefined) return undefined;
  const { start, isOthers } = begins;
  let next = start;
  for (; next < input.tokens.length; next += 1) {
    const found = input.tokens[next];
    if (found?.w === '.' && found.kind === 'mark') break;
    // "… instead" is for who reads the whole sentence.
    if (found?.w === 'instead' && next > start && INSTEAD_ENDS(input, next + 1) !== undefined) break;
    if (next > start && isTelling(input, next, isOthers)) return undefined;
  }
  if (next <= at) return undefined;
  const asked = targetsBetween(input, at, next);
  const words = uncapital(wordsBetween(input, at, next));
  return {
    next,
    value: (scope) => {
      for (const { ask } of asked) ask(scope);
      nameTold(scope, words, asked.filter(({ isObject }) => isObject).length);
      return [{ kind: 'other', words }];
    },
  };
};

/** Names what free words speak of, so that "it", "that card" and "them" behind them mean that. */
function nameTold(scope: Scope, words: string, asked: number): void {
  const isAboutObject = /\b(?:card|creature|permanent|token|spell|artifact|land|enchantment)s?\b/.test(words);
  // A card that is cast is "that spell" then.
  if (asked === 1 && scope.it !== undefined && /\bcast\b/.test(words))
    name(scope, { ...scope.it, nouns: [...scope.it.nouns, 'spell'] });
  if (!isAboutObject) return;
  scope.named.push({
    selector: { kind: 'those', what: 'that' },
    nouns: ['', 'card', 'creature', 'permanent', 'land', ...(MAKES_TOKENS.test(words) ? ['token'] : [])],
    isPlural: true,
  });
  // What is created, or comes to the battlefield, is new: no longer the card that was the target.
  if (asked === 0 ? ONLY_KNOWN(words) : !MAKES_NEW.test(words)) return;
  const subject = scope.it;
  // "that player chooses a creature they control": the step says which one it is.
  const chosen = CHOOSES_ONE.exec(words)?.[1];
  if (chosen !== undefined) {
    const object = { kind: 'chosen', noun: chosen } as const;
    name(scope, {
      selector: { kind: 'is', object },
      object,
      nouns: ['', chosen, 'permanent'],
      isPlural: false,
    });
    return;
  }
  const object: ObjectReference = REVEALS_OWN.test(words)
    ? { kind: 'top-card', of: { kind: 'you' }, zone: 'library' }
    : { kind: 'that' };
  name(scope, {
    selector: { kind: 'is', object },
    object,
    nouns:
      ONLY_CARD.test(words) && scope.named.some(isHost)
        ? ['card']
        : ['', 'card', 'creature', 'permanent', 'spell', 'land', 'artifact'],
    isPlural: false,
  });
  // "You may sacrifice a token. If you do, it gets +1/+1": what is given up is not what gets it.
  if (subject !== undefined && /^(?:sacrifice|discard) /.test(words)) scope.it = subject;
}

/** The card stays where it is until it is moved: no instruction finds it. */
const REVEALS_OWN = /^(?:you )?reveal the top card of your library$/;
/** "reveals the top card of their library. If it's a land card, destroy that creature": the enchanted one. */
const ONLY_CARD = /\breveals? the top card of\b/;
const isHost = ({ object }: Referent): boolean => object?.kind === 'attached-to';

const CHOOSES_ONE =
  /^[^,]*\bchooses (?:an?|another) (?:[\w'-]+ ){0,2}(creature|permanent|artifact|land|enchantment|planeswalker)\b(?![^,]*\bcard)[^,]*$/;

/** "Scry 1 and put a plan counter on it": the first clause is plain, and what follows can be read. */
export const plainBegin = (
  input: Input,
  at: number,
  goesOn: (input: Input, at: number) => boolean,
): Parsed<Meaning<readonly Instruction[]>> | undefined => {
  const begins = plainStart(input, at);
  if (begins === undefined) return undefined;
  for (let next = begins.start + 1; next < input.tokens.length; next += 1) {
    const found = input.tokens[next];
    if (found?.kind === 'mark' && found.w === '.') return undefined;
    if (isTelling(input, next, begins.isOthers)) return undefined;
    if (SEPARATES(input, next) === undefined || !goesOn(input, next)) continue;
    const asked = targetsBetween(input, at, next);
    const words = uncapital(wordsBetween(input, at, next));
    return {
      next,
      value: (scope) => {
        for (const { ask } of asked) ask(scope);
        nameTold(scope, words, asked.filter(({ isObject }) => isObject).length);
        return [{ kind: 'other', words }];
      },
    };
  }
  return undefined;
};
const SEPARATES = alt<unknown>(word('then', 'and'), phrase(', then|and'));

const INSTEAD_ENDS = alt<unknown>(word('.', 'if'), atEnd);

const MAKES_TOKENS = /\b(?:tokens?|create|creates|copy|copies|populate|incubate|amass|investigate|embalm)\b/;
const MAKES_NEW = /^creates? |\b(?:onto|to) the battlefield\b/;

const OBJECT = '(?:card|creature|permanent|token|spell|artifact|land|enchantment)s?';
/** "that permanent's mana value" speaks only of what was named before. */
const ONLY_KNOWN = (words: string): boolean =>
  new RegExp(`\\b(?:that|those) ${OBJECT}\\b`).test(words) &&
  !new RegExp(
    `\\b(?:a|an|another|one|two|three|any|all|each|top|x) (?:[\\w,/'-]+ ){0,4}${OBJECT}\\b`,
    'i',
  ).test(words);

/** What free words ask to be chosen as a target (115.1). */
interface Asked {
  readonly ask: Meaning<unknown>;
  readonly isObject: boolean;
}
function targetsBetween(input: Input, from: number, to: number): readonly Asked[] {
  const asked: Asked[] = [];
  for (let at = from; at < to; ) {
    const found = alt<Asked>(
      map(
        lazy(() => targetPhrase),
        (ask) => ({ ask, isObject: true }),
      ),
      map(
        lazy(() => targetPlayerPhrase),
        (ask) => ({ ask, isObject: false }),
      ),
    )(input, at);
    if (found !== undefined && found.next <= to) asked.push(found.value);
    at = found === undefined || found.next > to ? at + 1 : found.next;
  }
  return asked;
}

const MODAL = opt((input: Input, at: number) =>
  word(
    "can't",
    'may',
    'must',
    'each',
    'then',
    'also',
    'both',
    'simultaneously',
    'secretly',
    'can',
    "don't",
    'immediately',
  )(input, at),
);

/** Where the verb stands, and whether others than you do it: no tree says what they choose. */
interface Begin {
  readonly start: number;
  readonly isOthers: boolean;
}

function plainStart(input: Input, at: number): Begin | undefined {
  const subject = actingPhrase(input, at);
  const modal = MODAL(input, subject?.next ?? at);
  const next = modal?.next ?? subject?.next ?? at;
  const isYou = input.tokens[at]?.w === 'you' && input.tokens[at + 1]?.w !== 'and';
  const isOthers = subject !== undefined && !isYou;
  const verb = input.tokens[next];
  if (verb !== undefined && verb.kind === 'word') {
    if (isVerb(verb.w)) return { start: next, isOthers };
    const after = input.tokens[next + 1]?.w ?? '';
    if (/^(?:gains?|loses?)$/.test(verb.w) && /^(?:\d+|x|that|life|the|half|all|twice|a)$/.test(after))
      return { start: next, isOthers };
    // "any opponent may have it deal 4 damage to them", "target opponent may have you draw a card"
    if (isOthers && input.tokens[next - 1]?.w === 'may' && verb.w === 'have')
      return { start: next, isOthers };
  }
  const dealt = dealsDamage(input, at);
  return dealt === undefined ? undefined : { start: dealt, isOthers: false };
}

/** "~ deals 2 damage to each creature with flying": damage changes nothing that a layer sees. */
function dealsDamage(input: Input, at: number): number | undefined {
  const dealer = dealerPhrase(input, at);
  const verb = dealer === undefined ? undefined : word('deals', 'deal')(input, dealer.next);
  if (verb === undefined) return undefined;
  for (let next = verb.next; next < input.tokens.length && input.tokens[next]?.w !== '.'; next += 1)
    if (input.tokens[next]?.w === 'damage') return verb.next;
  return undefined;
}
