import type { Sentence } from '../../../engine/index.ts';
import { plainText } from '../../../engine/index.ts';
import { tokensText } from '../ladder/value-tokens.ts';
import type { CharacteristicView } from './characteristic-view.ts';
import type { EffectView } from './effect-view.ts';
import type { ObjectView } from './object-view.ts';
import type { WhyNotList } from './why-not-view.ts';

/** Catalogue keys of the questions about an effect's turn. */
export function whyKey(question: EffectView['layers'][number]['question']) {
  switch (question) {
    case 'why-first':
      return 'whyFirst' as const;
    case 'why-then':
      return 'whyThen' as const;
    case 'why-not':
      return 'whyNot' as const;
  }
}

/** The explanation of an object as plain text, for a message or a report. Lines end without spaces. */
export function objectText(view: ObjectView): string {
  const lines = [
    view.name,
    plainText(view.verdict),
    '',
    ...[...view.characteristics, ...view.asPrinted].flatMap(characteristicLines),
    ...whyNotLines(view.didNotApply),
    ...view.unread.map(({ text }) => `  ? ${text}`),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The explanation of an effect as plain text. */
export function effectText(view: EffectView): string {
  const lines = [
    `${view.name} t${view.effect.timestamp.at}`,
    plainText(view.verdict),
    ...view.layers.flatMap(({ layer, reasons, didTo, notTo }) => [
      '',
      `[${layer}]`,
      ...reasons.map((reason) => `  ${cited(reason)}`),
      ...didTo.flatMap(({ name, lines: changes }) =>
        changes.map(({ tokens }) => `  ${name}: ${tokensText(tokens)}`),
      ),
      ...whyNotLines(notTo),
    ]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function characteristicLines({ label, values, lines }: CharacteristicView): readonly string[] {
  const chain = lines.map(({ layer, timestamp, sentence, isStruck, after, overwrittenBy }) => {
    const where = layer === undefined ? '' : `[${layer}] t${timestamp?.at ?? ''} `;
    const value = after === undefined || isStruck ? '' : ` = ${after}`;
    const lost = overwrittenBy === undefined ? '' : ` (${overwrittenBy})`;
    const words = `${where}${plainText(sentence)}${value}`;
    return `    ${isStruck ? `~~${words}~~${lost}` : words}${rule(sentence)}`;
  });
  return [`${label}: ${values.map(tokensText).join('; ')}`, ...chain];
}

const whyNotLines = ({ hero, rows }: WhyNotList): readonly string[] =>
  [...(hero === undefined ? [] : [hero]), ...rows].map(
    ({ layer, title, sentence }) => `  – [${layer}] ${plainText(title)}: ${cited(sentence)}`,
  );

const rule = ({ rules }: Sentence): string => (rules[0] === undefined ? '' : ` (${rules[0]})`);
const cited = (sentence: Sentence): string => `${plainText(sentence)}${rule(sentence)}`;
