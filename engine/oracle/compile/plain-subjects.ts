import { nounGroup } from './nouns.ts';
import { referentPhrase } from './objects.ts';
import {
  alt,
  between,
  type Input,
  lazy,
  many,
  map,
  opt,
  type Parsed,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { playerPhrase } from './players.ts';
import { GRANTER } from './token.ts';

/**
 * Verbs of clauses that change nothing in layers and replace no event: what players do, and the keyword actions
 * (CR 701) that have no instruction of their own.
 */
const VERBS: ReadonlySet<string> = new Set(
  `abandon activate adapt add airbend amass ante assemble assign attach attack behold bid blight bolster cast change choose clash cloak
  collect conjure connive convert copy count counter craft create crew destroy detain discard discover distribute divide double draft draw
  earthbend encounter end endure exert exile exploit explore fateseal fight firebend flip foretell forage freerun goad guess harness have
  heist ignore incubate intensify investigate learn lock look manifest meld mill monstrosity move name note open pass pay planeswalk play plot
  populate proliferate put rearrange recruit redistribute remember remove reorder repeat reselect return reveal roll sacrifice
  say scry search seek separate set shuffle skip spend start support surveil suspect take tap time transform turn unattach unlock untap
  venture vote waterbend win conduct crank open reroll stop exchange face tempt trade`
    .split(/\s+/)
    .filter((each) => each !== 'skip' && each !== 'have' && each !== 'exchange'),
);
/** Nouns in the plural that look like one of them. */
const NOT_VERBS: ReadonlySet<string> = new Set(['counters', 'attacks', 'times', 'copies', 'votes']);

/** Whether a word is one of these verbs, in its plain or its third form. */
export const isVerb = (word: string): boolean => VERBS.has(word) || VERBS.has(plainForm(word));

function plainForm(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const HEADS: readonly Parser<unknown>[] = [
  phrase('starting with you , each player'),
  phrase('starting with the next opponent in turn order , each opponent'),
  phrase('each other player|opponent'),
  phrase('each friend|foe'),
  phrase('each player on your team'),
  phrase('each of your teammates'),
  phrase("each of your|that|its opponents|player|controller 's? opponents?"),
  phrase('any|a|an|the|that|each|another other? player|opponent'),
  phrase('an opponent of your choice'),
  phrase('a player of your choice'),
  phrase('the|that other player|opponent'),
  phrase('the|that first|second|chosen|defending|attacking|winning|high player|opponent|bidder'),
  phrase('up to one|two|three|x? other? target player|players|opponent|opponents'),
  phrase('each|both of those|them players?'),
  phrase('those players'),
  phrase('another target player|opponent'),
  phrase('any number of target players|opponents'),
  phrase('one|two|three or? two? target players|opponents'),
  phrase('target players|opponents'),
  phrase('your opponents'),
  phrase('your team'),
  phrase('your other opponents'),
  phrase('each of your? other opponents'),
  phrase('all|other players|opponents'),
  phrase('the player to your left|right'),
  phrase('the voter'),
  phrase('they'),
];

const head: Parser<unknown> = (input, at) => {
  let best: Parsed<unknown> | undefined;
  for (const each of [...HEADS, lazy(() => playerPhrase), lazy(() => ofTarget)]) {
    const result = each(input, at);
    if (result !== undefined && (best === undefined || result.next > best.next)) best = result;
  }
  return best;
};

/** "the owner of target creature", "the controller of that spell". */
const ofTarget: Parser<unknown> = seq(
  phrase('the owner|owners|controller|controllers of'),
  opt(word('each', 'all', 'a', 'an', 'the')),
  alt<unknown>(
    lazy(() => referentPhrase),
    lazy(() => nounGroup),
  ),
);

/** "who controls an Elf", "other than target player", "whose turn it is": up to the verb of the clause. */
const relative: Parser<true> = (input, at) => {
  if (
    word(
      'who',
      'whose',
      'other',
      'with',
      'chosen',
      'attacking',
      'dealt',
      'at',
      'for',
      'except',
    )(input, at) === undefined
  )
    return undefined;
  for (let next = at + 2; next < input.tokens.length; next += 1) {
    const found = input.tokens[next];
    if (found === undefined || found.kind === 'quote' || (found.kind === 'mark' && found.w === '.'))
      return undefined;
    if (isMain(input, next)) return { value: true, next };
  }
  return undefined;
};
const isMain = (input: Input, at: number): boolean => {
  const found = input.tokens[at];
  if (found?.kind !== 'word' || NOT_VERBS.has(found.w)) return false;
  if (/^(?:may|can't|each|gains|loses)$/.test(found.w)) return true;
  return found.w.endsWith('s') && VERBS.has(plainForm(found.w));
};

/** Who does something: one player or several, with what tells them from others. */
export const actingPhrase: Parser<true> = map(
  seq(
    head,
    many(preceded(alt<unknown>(phrase(', and'), word('and', ',', 'or', 'and/or')), head)),
    opt(relative),
  ),
  (): true => true,
);

/** Who deals damage: an object that was named, or a group. */
export const dealerPhrase: Parser<true> = map(
  seq(
    between(
      alt<unknown>(
        lazy(() => referentPhrase),
        word('they', GRANTER),
        seq(
          opt(word('each', 'all', 'a', 'an', 'the', 'another')),
          lazy(() => nounGroup),
        ),
      ),
      word('and'),
    ),
    opt(word('each', 'also', 'then')),
  ),
  (): true => true,
);
