import type { ObjectReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import {
  ahead,
  alt,
  lazy,
  many,
  map,
  memo,
  notAhead,
  opt,
  type Parser,
  phrase,
  seq,
  token,
  word,
} from './parser.ts';
import { type Meaning, NotUnderstood, name, type Referent, type Scope, sourceReferent } from './scope.ts';
import { targetPhrase } from './targets.ts';

/** Nouns that "that …" may be followed by where an object is meant. */
const OBJECT_NOUNS: ReadonlySet<string> = new Set(
  'creature permanent card artifact enchantment land planeswalker token spell vehicle equipment aura battle object source'.split(
    ' ',
  ),
);

/** The object itself; in quotation marks its own name would mean another object (201.5a). */
export const selfWord: Parser<Meaning<Referent>> = (input, at) => {
  const found = input.tokens[at];
  if (found?.kind !== 'self') return undefined;
  return {
    next: at + 1,
    value: (scope) => {
      name(scope, sourceReferent);
      return sourceReferent;
    },
  };
};

const ATTACHED_NOUNS = [
  'creature',
  'permanent',
  'artifact',
  'land',
  'enchantment',
  'planeswalker',
  'vehicle',
  'equipment',
  'aura',
  'forest',
  'island',
  'swamp',
  'mountain',
  'plains',
  'card',
  'battle',
  'wall',
  'spell',
];
/** "enchanted creature", "equipped creature": the object to which the source is attached. */
export const attachedPhrase: Parser<Meaning<Referent>> = (input, at) => {
  const result = seq(
    word('enchanted', 'equipped', 'fortified'),
    word(...ATTACHED_NOUNS),
    many(word('creature')),
  )(input, at);
  if (result === undefined) return undefined;
  const [, noun] = result.value;
  return {
    next: result.next,
    value: (scope) => {
      const object: ObjectReference = { kind: 'attached-to' };
      const referent: Referent = {
        selector: { kind: 'is', object },
        object,
        nouns: [noun, 'creature', 'permanent', 'card'],
        isPlural: false,
      };
      name(scope, referent);
      return referent;
    },
  };
};

/** "it", "him", "her": what was named last. */
const pronoun: Parser<Meaning<Referent>> = (input, at) => {
  const result = word('it', 'him', 'her', 'he', 'she')(input, at);
  if (result === undefined) return undefined;
  return { next: result.next, value: (scope) => lastNamed(scope, input.tokens[at]?.start ?? 0) };
};

function lastNamed(scope: Scope, at: number): Referent {
  if (scope.it !== undefined && !scope.it.isPlural) return scope.it;
  throw new NotUnderstood(at, 'something named before');
}

/** "the exiled card", "the exiled cards used to craft it": what an event exiled, or all that is exiled with the source. */
const exiledCards: Parser<Meaning<Referent>> = (input, at) => {
  const result = seq(
    phrase('the exiled card|cards|creature'),
    opt(word('card')),
    opt(phrase('used to craft it|~')),
    notAhead(word("'s")),
  )(input, at);
  const isOwned = seq(phrase('the exiled card|creature'), opt(word('card')), ahead(word("'s")))(input, at);
  const found = result ?? isOwned;
  if (found === undefined) return undefined;
  const start = input.tokens[at]?.start ?? 0;
  const isPlural = input.tokens[at + 2]?.w === 'cards';
  return {
    next: found.next,
    value: (scope) => {
      if (!isPlural && (scope.isResolving || scope.hasTrigger))
        return earlierNamed(scope, false, 'card', start);
      const referent: Referent = { selector: { kind: 'exiled-with-source' }, nouns: ['card'], isPlural };
      name(scope, referent);
      return referent;
    },
  };
};

/** "the chosen creature": the object that the source remembers. */
const chosenObject: Parser<Meaning<Referent>> = map(
  alt(phrase('the chosen creature|permanent|artifact|land'), phrase('the last chosen card')),
  (): Meaning<Referent> => (scope) => {
    const object: ObjectReference = { kind: 'chosen' };
    const referent: Referent = {
      selector: { kind: 'is', object },
      object,
      nouns: ['creature', 'permanent', 'card'],
      isPlural: false,
    };
    name(scope, referent);
    return referent;
  },
);

/** "the creature you control": the one of several targets that has to be under that control. */
const targetOf: Parser<Meaning<Referent>> = (input, at) => {
  const result = seq(
    phrase('the chosen? creature'),
    alt(
      map(phrase('you control'), () => true),
      map(alt(phrase("you don't control"), phrase('an opponent controls')), () => false),
    ),
  )(input, at);
  if (result === undefined) return undefined;
  const isYours = result.value[1];
  return {
    next: result.next,
    value: (scope) => {
      const fitting = scope.targets.flatMap((target, index) =>
        target.kind === 'object' && target.count === undefined && isUnderYou(target.what) === isYours
          ? [index]
          : [],
      );
      const [index] = fitting;
      if (index === undefined || fitting.length > 1)
        throw new NotUnderstood(input.tokens[at]?.start ?? 0, 'one target under that control');
      const object: ObjectReference = { kind: 'target', index };
      const referent: Referent = {
        selector: { kind: 'is', object },
        object,
        nouns: ['creature', 'permanent'],
        isPlural: false,
      };
      name(scope, referent);
      return referent;
    },
  };
};
/** Whether it must be under your control, or another's; `undefined` if nothing is said. */
function isUnderYou(what: Selector): boolean | undefined {
  if (what.kind === 'controller')
    return what.is.kind === 'you' ? true : what.is.kind === 'opponents' ? false : undefined;
  if (what.kind === 'not') return isUnderYou(what.of) === true ? false : undefined;
  if (what.kind !== 'all-of') return undefined;
  return what.of.map(isUnderYou).find((each) => each !== undefined);
}

/** "the blocking creature", "the other creature", "that Mount or Vehicle": one of those of which the trigger speaks. */
const eventObject: Parser<Meaning<Referent>> = (input, at) => {
  const result = alt<readonly [string, string]>(
    map(
      seq(
        word('the', 'that'),
        word('blocking', 'blocked', 'attacking', 'other', 'saddled', 'crewed'),
        word('creature', 'permanent'),
      ),
      ([, adjective, noun]) => [`${adjective} ${noun}`, noun] as const,
    ),
    map(phrase('that mount or vehicle'), () => ['Mount or Vehicle', 'permanent'] as const),
    map(phrase('that spell or permanent'), () => ['spell or permanent', 'permanent'] as const),
    map(phrase('the creature that attacked'), () => ['creature that attacked', 'creature'] as const),
  )(input, at);
  if (result === undefined) return undefined;
  const [noun, kind] = result.value;
  const start = input.tokens[at]?.start ?? 0;
  return {
    next: result.next,
    value: (scope) => {
      if (!scope.hasTrigger) throw new NotUnderstood(start, 'an event that tells of it');
      const object: ObjectReference = { kind: 'chosen', noun };
      const referent: Referent = {
        selector: { kind: 'is', object },
        object,
        nouns: [kind, 'permanent'],
        isPlural: false,
      };
      name(scope, referent);
      return referent;
    },
  };
};

/** "that creature", "the exiled card", "those creatures", "them". */
const earlier: Parser<Meaning<Referent>> = (input, at) => {
  const result = alt(
    map(phrase('that permanent|creature or player'), (): [string, string] => ['that', 'permanent']),
    map(
      seq(
        word('that'),
        word('creature', 'artifact', 'permanent', 'card'),
        word('or'),
        word('planeswalker', 'creature', 'battle', 'card', 'spell'),
      ),
      ([, noun]): [string, string] => ['that', noun],
    ),
    seq(
      word('that', 'those', 'these'),
      token(({ kind, w }) => (kind === 'word' ? w : undefined), 'a noun'),
    ),
    map(phrase('the token'), (): [string, string] => ['that', 'token']),
    map(phrase('the copy'), (): [string, string] => ['that', 'token']),
    map(phrase('the creature'), (): [string, string] => ['that', 'creature']),
    map(phrase('each of them'), (): [string, string] => ['those', '']),
    map(
      seq(
        phrase('each of'),
        word('those'),
        token(
          ({ kind, w }) => (kind === 'word' && OBJECT_NOUNS.has(w.replace(/s$/, '')) ? w : undefined),
          'a noun',
        ),
      ),
      ([, , noun]): [string, string] => ['those', noun],
    ),
    map(phrase('both creatures'), (): [string, string] => ['those', 'creatures']),
    map(word('them', 'they'), (): [string, string] => ['those', '']),
  )(input, at);
  if (result === undefined) return undefined;
  const [determiner, noun] = result.value as [string, string];
  const singular = noun.replace(/s$/, '');
  const isSubtype = /^\p{Lu}/u.test(input.tokens[at + 1]?.text ?? '');
  if (noun !== '' && !OBJECT_NOUNS.has(noun) && !OBJECT_NOUNS.has(singular) && !isSubtype) return undefined;
  const isPlural = determiner !== 'that';
  const written = isSubtype ? (input.tokens[at + 1]?.text ?? noun) : noun;
  return {
    next: result.next,
    value: (scope) =>
      earlierNamed(scope, isPlural, isPlural ? singular : written, input.tokens[at]?.start ?? 0),
  };
};

function earlierNamed(scope: Scope, isPlural: boolean, noun: string, at: number): Referent {
  const isCard = noun === 'card' && scope.named.some(isOfCard);
  for (let index = scope.named.length - 1; index >= 0; index -= 1) {
    const referent = scope.named[index];
    if (referent === undefined || referent.isPlural !== isPlural) continue;
    if (
      noun !== '' &&
      referent.nouns.length > 0 &&
      !referent.nouns.includes(noun) &&
      // "Those tokens" are some that were created, never whatever was named.
      (noun === 'token' || !referent.nouns.includes(''))
    )
      continue;
    if (noun !== '' && referent.nouns.length === 0) continue;
    // An attached permanent is called a card only where none is spoken of.
    if (isCard && referent.object?.kind === 'attached-to') continue;
    // The one of which is told would be "it": "target creature becomes a copy of that creature" means another.
    if (referent.object !== undefined && referent.object === scope.telling && hasAnother(scope, index))
      continue;
    scope.it = referent;
    return referent;
  }
  if (!isPlural && scope.hasTrigger) {
    const object: ObjectReference = { kind: 'chosen', noun };
    const referent: Referent = { selector: { kind: 'is', object }, object, nouns: [noun], isPlural: false };
    name(scope, referent);
    return referent;
  }
  throw new NotUnderstood(at, 'something named before');
}

const isOfCard = ({ object, nouns, isPlural }: Referent): boolean =>
  !isPlural && nouns.includes('card') && object?.kind !== 'attached-to';

const hasAnother = (scope: Scope, index: number): boolean =>
  scope.named.some(
    (each, at) => at < index && !each.isPlural && each.nouns.length > 0 && each.object !== scope.telling,
  );

/** One object or several that a text names without counting them: "this creature", "it", "target creature". */
export const referentPhrase: Parser<Meaning<Referent>> = memo(() =>
  alt(
    lazy(() => targetPhrase),
    selfWord,
    attachedPhrase,
    pronoun,
    lazy(() => exiledCards),
    chosenObject,
    targetOf,
    eventObject,
    earlier,
  ),
);

/** The same where only one object will do. */
export const objectPhrase: Parser<Meaning<ObjectReference>> = (input, at) => {
  const result = referentPhrase(input, at);
  return result === undefined
    ? undefined
    : { next: result.next, value: (scope) => single(result.value(scope), input.tokens[at]?.start ?? 0) };
};

function single(referent: Referent, at: number): ObjectReference {
  if (referent.object !== undefined) return referent.object;
  throw new NotUnderstood(at, 'one object');
}

/** "its", "this creature's", "target creature's". */
export const objectPossessive: Parser<Meaning<ObjectReference>> = memo(() =>
  alt(
    (input, at) => {
      const result = word('its', 'his', 'her')(input, at);
      if (result === undefined) return undefined;
      const start = input.tokens[at]?.start ?? 0;
      return { next: result.next, value: (scope: Scope) => single(lastNamed(scope, start), start) };
    },
    map(seq(objectPhrase, word("'s")), ([object]) => object),
  ),
);
