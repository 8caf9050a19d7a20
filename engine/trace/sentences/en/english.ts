import { pickedUpSentence, putBackSentence, reorderedSentence } from './announcements.ts';
import { appliedNotes, appliedSentence } from './applied.ts';
import { changeRows, playerChange } from './changes.ts';
import {
  dependencyLabel,
  dependencySentence,
  loopLabel,
  loopSentence,
  whyThenSentence,
} from './dependency.ts';
import { effectVerdict } from './effect-verdict.ts';
import { effectSummary, effectText } from './effect-words.ts';
import { ladderWords } from './ladder.ts';
import { inLayer, layerBadge, layerName, oldLetterHint } from './layers.ts';
import { groupLabel, groupValue, rowSentences } from './links.ts';
import { effectName, objectName, playerName, timestampLabel } from './names.ts';
import { madeTrueSentences, objectTimeSentence, originSentences } from './origin.ts';
import { placeWords, problemSentence } from './problems.ts';
import {
  abilitiesWords,
  characteristicLabel,
  colorWords,
  powerToughness,
  typeLine,
  valueWords,
} from './values.ts';
import { verdict } from './verdict.ts';
import { notAppliedSentence, whyNotSentence, whyNotTitle } from './why-not.ts';

/** All that the engine says in English. Another language is another object of the same shape. */
export const english = {
  // the answer
  verdict,
  effectVerdict,
  // chains of an object
  groupLabel,
  groupValue,
  rowSentences,
  characteristicLabel,
  // where an effect comes from
  originSentences,
  madeTrueSentences,
  objectTimeSentence,
  // why not
  whyNotTitle,
  whyNotSentence,
  notAppliedSentence,
  // the ladder
  appliedSentence,
  appliedNotes,
  changeRows,
  playerChange,
  ladderWords,
  // order
  dependencySentence,
  dependencyLabel,
  loopSentence,
  loopLabel,
  whyThenSentence,
  // words
  layerName,
  layerBadge,
  inLayer,
  oldLetterHint,
  objectName,
  effectName,
  playerName,
  timestampLabel,
  placeWords,
  effectText,
  effectSummary,
  typeLine,
  colorWords,
  powerToughness,
  abilitiesWords,
  valueWords,
  // what happened
  problemSentence,
  reorderedSentence,
  pickedUpSentence,
  putBackSentence,
};
