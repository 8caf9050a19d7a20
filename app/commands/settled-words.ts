import { type BoardDocument, historySentenceIn, plainText } from '../../engine/index.ts';
import { i18n } from '../i18n/i18n.ts';
import { momentsAround } from '../store/derived.ts';

/** What state-based actions did after a step (704), with their rules: nobody should ask where something has gone. */
export function settledWords(document: BoardDocument, index: number): readonly string[] {
  const around = momentsAround(document, index);
  if (around === undefined) return [];
  const [before, after] = around;
  return after.events
    .filter(({ kind }) => kind === 'state-based-action')
    .map((event) => {
      const sentence = historySentenceIn('en')(event, before.state, after.state);
      return i18n.t('pending.withRules', {
        words: plainText(sentence),
        rules: sentence.rules.join(', '),
      });
    });
}
