import type { Modification } from '../../../abilities/modification.ts';
import type { Selector } from '../../../abilities/selector.ts';
import { type DescribeContext, narrate, plainContext } from './context.ts';
import type { GrammaticalNumber } from './grammar.ts';
import { signedPair } from './power-toughness-phrase.ts';
import { predicateOfParts } from './predicate.ts';
import { type Subject, subjectOf } from './subject.ts';

/**
 * A short phrase for a node or a row: "Mountain", "+3/+3", "loses all abilities", "1/1", "also a Swamp", "trample".
 * Several parts are joined with commas.
 */
export function summarizeParts(
  parts: readonly Modification[],
  context: DescribeContext = plainContext,
  number: GrammaticalNumber = 'singular',
): string {
  return parts.map((part) => summarizePart(part, context, number)).join(', ');
}

function summarizePart(part: Modification, context: DescribeContext, number: GrammaticalNumber): string {
  const narrator = narrate(context);
  const subject: Subject = {
    text: 'it',
    number,
    kind: 'target',
    subtypes: [],
    types: [],
    isNoncreature: false,
    isResolving: false,
    choosesNow: false,
    narrator,
  };
  if (part.kind === 'modify-power-toughness' && isNumeric(part))
    return signedPair(part.power, part.toughness);
  if (part.kind === 'switch-power-toughness') return 'switches P/T';
  if (part.kind === 'set-controller') return part.to.kind === 'you' ? 'you control it' : 'another controller';
  const { text } = predicateOfParts([part], subject);
  return shorten(text);
}

const isNumeric = ({
  power,
  toughness,
}: Extract<Modification, { kind: 'modify-power-toughness' }>): boolean =>
  typeof power === 'number' && typeof toughness === 'number';

/** Drops what a reader of a node can do without; "in addition to …" becomes "also". */
function shorten(predicate: string): string {
  const added = / in addition to (?:its|their) other [a-z ]+$/;
  const text = predicate.replace(/^(?:is|are|has|have|gets|get) /, '');
  const short = added.test(text) ? `also ${text.replace(added, '')}` : text;
  return short
    .replace(/^base power and toughness /, '')
    .replace(/^(?:lose|loses) all abilities$/, 'no abilities')
    .replace(/^(?:a|an) /, '');
}

/** Who the effect is about, as its sentence begins: "nonbasic lands", "enchanted creature", "each land". */
export const subjectPhrase = (
  selector: Selector,
  parts: readonly Modification[] = [],
  context: DescribeContext = plainContext,
): string => subjectOf(selector, parts, narrate(context), false).text;
