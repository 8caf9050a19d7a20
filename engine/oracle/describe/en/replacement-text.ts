import type {
  EntryModification,
  ReplacementEffectDefinition,
} from '../../../abilities/replacement-effect.ts';
import { countedThings } from './amount-phrase.ts';
import { cannotSentence } from './cannot-clause.ts';
import { choicePhrase } from './choice-phrase.ts';
import { conditionClause } from './condition-clause.ts';
import { type Narrator, narrate } from './context.ts';
import { eventReplacementSentences } from './event-replacement.ts';
import { exceptPhrase } from './except-phrase.ts';
import {
  type GrammaticalNumber,
  joinList,
  numberWord,
  plural,
  sentence,
  verb,
  withArticle,
} from './grammar.ts';
import { instructionSentences } from './instruction-text.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { objectsPhrase } from './objects-phrase.ts';
import { ownWords } from './own-words.ts';
import { predicateOfParts } from './predicate.ts';
import { objectPhrase } from './references.ts';
import { subjectOf } from './subject.ts';
import { aCounter, counterPhrase } from './words.ts';

type Enters = Extract<ReplacementEffectDefinition, { kind: 'enters' }>;

/** A replacement effect as whole sentences (CR 614.1, 615.1). */
export function replacementText(effect: ReplacementEffectDefinition, narrator: Narrator): string {
  switch (effect.kind) {
    case 'replace':
      return eventReplacementSentences(effect, narrator, '', false).map(sentence).join(' ');
    case 'enters':
      return entersText(effect, narrator);
    case 'turned-face-up': {
      const one = withArticle(counterPhrase(effect.counter));
      const many = plural(counterPhrase(effect.counter));
      const { text, tail } = countedThings(effect.amount, one, many, narrator);
      return sentence(`as ${narrator.context.source} is turned face up, put ${text} on it${tail}`);
    }
    case 'attached-face-up': {
      const { source } = narrator.context;
      const to = renderNounPhrase(nounPhraseOf(effect.what, narrator), 'singular', 'a');
      return sentence(`as ${source} is turned face up, you may attach it to ${to}`);
    }
    case 'keeps-counters': {
      const noun = nounPhraseOf(effect.what, narrator);
      const object = renderNounPhrase(noun, noun.fixed?.number ?? 'plural', 'none');
      const zones = effect.exceptTo.map((zone) =>
        zone === 'hand' || zone === 'library' ? `a player's ${zone}` : zone,
      );
      const except = zones.length === 0 ? '' : ` other than ${joinList(zones, 'or')}`;
      return sentence(`counters remain on ${object} as it moves to any zone${except}`);
    }
    case 'cannot':
    case 'unpreventable':
      return sentence(cannotSentence(effect, narrator, ''));
    case 'regenerate':
      return sentence(`regenerate ${objectPhrase(effect.what, narrator)}`);
    case 'other':
      return sentence(ownWords(effect.words, narrator.context));
  }
}

function entersText(effect: Enters, narrator: Narrator): string {
  const { what } = effect;
  if (effect.alsoFaceUp === true) return asEnters(effect.entry, what, narrator, true).map(sentence).join(' ');
  const isAs = effect.entry.filter(saysAs);
  const how = effect.entry.filter((entry) => !saysAs(entry));
  const sentences: string[] = [];
  if (isAs.length > 0) sentences.push(...asEnters(isAs, what, narrator));
  if (how.length > 0) sentences.push(...enterHow(effect, how, narrator));
  return sentences.map(sentence).join(' ');
}

/** "As this enters, …" (614.1c) against "This enters …". */
const saysAs = (entry: EntryModification): boolean =>
  entry.kind === 'choose' ||
  entry.kind === 'exile' ||
  entry.kind === 'do' ||
  entry.kind === 'turn-face-down' ||
  entry.kind === 'one-of' ||
  (entry.kind === 'unless-paid' && entry.payLife !== undefined);

function asEnters(
  entries: readonly EntryModification[],
  what: Enters['what'],
  narrator: Narrator,
  alsoFaceUp = false,
): string[] {
  const [first = '', ...others] = entries.flatMap((entry) => asClauses(entry, narrator));
  const noun = nounPhraseOf(what, narrator);
  const when = alsoFaceUp ? 'enters or is turned face up' : 'enters';
  return [`as ${renderNounPhrase(noun, 'singular', 'a')} ${when}, ${first}`, ...others];
}

function asClauses(entry: EntryModification, narrator: Narrator): string[] {
  switch (entry.kind) {
    case 'choose':
      return [
        `choose ${entry.words ?? (entry.from === undefined ? choicePhrase(entry.what) : joinList(entry.from, 'or'))}`,
      ];
    case 'do':
      return instructionSentences(entry.instructions, narrator);
    case 'turn-face-down':
      return [`turn ${objectsPhrase(entry.what, narrator, 'all')} face down`];
    case 'exile': {
      const howMany = entry.count === undefined ? 'any number of' : numberWord(entry.count);
      const all = nounPhraseOf(entry.what, narrator);
      if (entry.count === 1)
        return [`exile ${renderNounPhrase(all, 'singular', 'a', { preposition: 'from' })}`];
      const cards = renderNounPhrase(all, 'plural', 'none').replace(/ in (?=\S+ ?\S*$)/, ' from ');
      return [`exile ${howMany} ${cards}`];
    }
    case 'one-of': {
      const modes = entry.modes.map(({ mode }) => (/^\d+\/\d+$/.test(mode) ? mode : withArticle(mode)));
      if (entry.byCoinFlip === true)
        return [
          'flip a coin',
          ...modes.map(
            (mode, index) =>
              `if ${index === 0 ? 'the coin' : 'it'} comes up ${index === 0 ? 'heads' : 'tails'}, ${narrator.context.source} enters as ${mode}`,
          ),
        ];
      return [`it becomes your choice of ${joinList(modes, 'or')}`];
    }
    case 'unless-paid': {
      const paid = entry.payLife === undefined ? (entry.cost ?? '') : `${entry.payLife} life`;
      return [
        `you may pay ${paid}`,
        `if you don't, it enters ${entry.otherwise.map((part) => howPhrase(part, 'singular', narrator)).join(' ')}`,
      ];
    }
    case 'tapped':
    case 'untapped':
    case 'counters':
    case 'counter-of-choice':
    case 'as-copy':
    case 'if':
    case 'with':
      return [howPhrase(entry, 'singular', narrator)];
  }
}

const modeSubject = (narrator: Narrator) =>
  subjectOf({ kind: 'is', object: { kind: 'source' } }, [], narrate(narrator.context), true);

function enterHow(effect: Enters, how: readonly EntryModification[], narrator: Narrator): string[] {
  const noun = nounPhraseOf(effect.what, narrator);
  const isOther = noun.fixed === undefined;
  // "Each other creature you control enters with an additional +1/+1 counter on it."
  const isEach = isOther && how.some(({ kind }) => kind === 'counters');
  const number: GrammaticalNumber = noun.fixed?.number ?? (isEach ? 'singular' : 'plural');
  const subject = renderNounPhrase(noun, number, isEach ? 'each' : 'none');
  const ways = how.map((entry, index) => {
    const phrase = howPhrase(entry, number, narrator, isOther || how[0]?.kind === 'as-copy');
    return index > 0 && how[0]?.kind === 'as-copy' ? `it enters ${phrase}` : phrase;
  });
  const main =
    effect.optional === true
      ? `you may have ${subject} enter ${joinWays(how, ways)}`
      : `${subject} ${verb('enter', number)} ${joinWays(how, ways)}`;
  const { condition } = effect;
  if (condition === undefined) return [main];
  if (condition.kind === 'not') return [`${main} unless ${conditionClause(condition.of, narrator)}`];
  return [`if ${conditionClause(condition, narrator)}, ${main}`];
}

/** "tapped and with a counter"; what follows a copy is an exception of it: "as a copy of …, except it enters with …". */
function joinWays(how: readonly EntryModification[], ways: readonly string[]): string {
  const [first, ...others] = how;
  const [copy = '', ...exceptions] = ways;
  if (first?.kind !== 'as-copy' || others.length === 0)
    return ways.join(' and ').replace(/^tapped and (?=as |with )/, 'tapped ');
  return `${copy}${copy.includes(', except ') ? ' and ' : ', except '}${exceptions.join(' and ')}`;
}

/** ". If the copy is a creature, except it enters …": exceptions that depend on what is copied (707.9f). */
function exceptIf(
  { exceptIf: more }: Extract<EntryModification, { kind: 'as-copy' }>,
  narrator: Narrator,
): string {
  if (more === undefined) return '';
  const exceptions = exceptPhrase(more.except, { narrator, types: [] }).replace(/^, except /, '');
  return ` and, if ${conditionClause(more.condition, narrator)}, ${exceptions}`;
}

function howPhrase(
  entry: EntryModification,
  number: GrammaticalNumber,
  narrator: Narrator,
  isMore = false,
): string {
  switch (entry.kind) {
    case 'tapped':
    case 'untapped':
      return entry.kind;
    case 'counters': {
      const { counter, amount } = entry;
      const additional = isMore ? 'additional ' : '';
      const one = withArticle(additional + counterPhrase(counter));
      const { text, tail } = countedThings(
        amount,
        one,
        additional + plural(counterPhrase(counter)),
        narrator,
      );
      return `with ${text} on ${number === 'singular' ? 'it' : 'them'}${tail}`;
    }
    case 'as-copy': {
      const quiet = narrate(narrator.context);
      const of = nounPhraseOf(entry.of, quiet);
      const place = of.zones.length === 0 ? ' on the battlefield' : '';
      const isAnywhere = of.control === undefined && of.fixed === undefined;
      const original = renderNounPhrase(of, 'singular', isAnywhere && !of.isOther ? 'any' : 'a');
      return `as a copy of ${original}${isAnywhere ? place : ''}${exceptPhrase(entry.except, { narrator, types: [] }, entry.notCopied)}${exceptIf(entry, narrator)}`;
    }
    case 'if':
      return `${entry.entry.map((part) => howPhrase(part, number, narrator, isMore)).join(' and ')} if ${conditionClause(entry.condition, narrator)}`;
    case 'counter-of-choice': {
      const kinds = joinList(
        entry.from.map((kind) => aCounter(kind)),
        'or',
      );
      return `with your choice of ${kinds} on ${number === 'singular' ? 'it' : 'them'}`;
    }
    case 'with': {
      const { text } = predicateOfParts(entry.parts, modeSubject(narrator));
      if (entry.parts.every(({ kind }) => kind === 'add-ability'))
        return `with ${text.replace(/^(?:has|gains) /, '')}`;
      return `as ${text.replace(/^(?:becomes|gains) /, '')}`;
    }
    case 'unless-paid': {
      const paid = entry.payLife === undefined ? `pay ${entry.cost ?? ''}` : `pay ${entry.payLife} life`;
      return `${entry.otherwise.map((part) => howPhrase(part, number, narrator)).join(' and ')} unless you ${paid}`;
    }
    case 'choose':
    case 'exile':
    case 'do':
    case 'turn-face-down':
    case 'one-of':
      return asClauses(entry, narrator).join(', ');
  }
}

/** How something is put onto the battlefield, after that word; what is a sentence of its own is in `after`. */
export function entryPhrases(
  entry: readonly EntryModification[],
  number: GrammaticalNumber,
  narrator: Narrator,
): { readonly text: string; readonly after: readonly string[] } {
  const own = entry.filter((part) => part.kind !== 'with');
  const others = entry.flatMap((part) => (part.kind === 'with' ? part.parts : []));
  const ways = own.map((part) => howPhrase(part, number, narrator));
  const subject = {
    ...modeSubject(narrator),
    text: number === 'singular' ? 'it' : 'they',
    number,
    isResolving: false,
  };
  const { text, after } = predicateOfParts(others, subject);
  return {
    text: ways.length === 0 ? '' : ` ${ways.join(' and ')}`,
    after:
      text === ''
        ? []
        : [`${subject.text} ${text}`.replace(/^it is /, "it's ").replace(/^they are /, "they're "), ...after],
  };
}
