import type { Problem } from '../../../../document/problem.ts';
import type { Refused } from '../../../../replacement/game.ts';
import type { Sentence } from '../../../explanation.ts';
import { problemSentence } from '../problems.ts';

/** Why a choice that a tree of outcomes tried isn't allowed. What refuses it is always a problem of a document. */
export const refusedSentence = (refused: Refused): Sentence => problemSentence(refused as Problem);
