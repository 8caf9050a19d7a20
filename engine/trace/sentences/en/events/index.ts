import { chooserSentence, groupSentence, waitingSentence } from './choice-sentences.ts';
import { effectOperation } from './effect-operation.ts';
import { leftWords, replacementEffectText } from './effect-words.ts';
import { eventSentence, eventsSentence } from './event-sentence.ts';
import { notApplicableSentence } from './not-applicable-sentence.ts';
import { refusedSentence } from './refused-sentence.ts';
import { shortEvent } from './short-event.ts';
import { changedSentence, sourceSentence, stepSentence } from './step-sentences.ts';

/** What is said in English of events that would happen (614–616). */
export const eventEnglish = {
  eventSentence,
  eventsSentence,
  shortEvent,
  effectOperation,
  replacementEffectText,
  leftWords,
  sourceSentence,
  chooserSentence,
  groupSentence,
  waitingSentence,
  stepSentence,
  changedSentence,
  notApplicableSentence,
  refusedSentence,
};
