import type { Keyword } from '../../../engine/index.ts';
import { canBeTransformed } from '../../views/edit/ways.ts';
import { addFor, isPermanent, type ObjectStep, type Subject } from './object-step.ts';

const hasKeyword = ({ object, trace }: Subject, keyword: Keyword): boolean =>
  trace.evaluation
    .object(object.id)
    .abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);

export const tap: ObjectStep = {
  id: 'tap',
  keys: ['shift+t'],
  isPossible: isPermanent,
  fits: isPermanent,
  run: (context, subject) =>
    addFor(context, subject, { kind: subject.object.isTapped ? 'untap' : 'tap', id: subject.object.id }),
};

/** A conspiracy with hidden agenda is face down in the command zone (702.106a). */
export const turnFace: ObjectStep = {
  id: 'turn-face',
  keys: ['f'],
  isPossible: (subject) => isPermanent(subject) || subject.object.faceDown !== undefined,
  fits: ({ object }) => object.faceDown !== undefined,
  run: (context, subject) =>
    addFor(context, subject, {
      kind: subject.object.faceDown === undefined ? 'turn-face-down' : 'turn-face-up',
      id: subject.object.id,
    }),
};

/** Cards whose text speaks of converting do that instead of transforming (701.28). */
const converts = ({ object }: Subject): boolean =>
  object.card.faces.some(({ abilities }) =>
    abilities.some(
      (ability) =>
        ability.kind === 'keyword' &&
        (ability.keyword === 'more than meets the eye' || ability.keyword === 'living metal'),
    ),
  );

const isTwoSided = ({ object }: Subject): boolean =>
  object.faceDown === undefined && canBeTransformed(object.card);

export const transform: ObjectStep = {
  id: 'transform',
  keys: ['r'],
  isPossible: isPermanent,
  fits: (subject) => isPermanent(subject) && isTwoSided(subject) && !converts(subject),
  run: (context, subject) => addFor(context, subject, { kind: 'transform', id: subject.object.id }),
};

export const convert: ObjectStep = {
  id: 'convert',
  keys: ['shift+r'],
  isPossible: isPermanent,
  fits: (subject) => isPermanent(subject) && isTwoSided(subject) && converts(subject),
  run: (context, subject) => addFor(context, subject, { kind: 'convert', id: subject.object.id }),
};

export const flip: ObjectStep = {
  id: 'flip',
  keys: ['shift+f'],
  isPossible: isPermanent,
  fits: (subject) =>
    isPermanent(subject) && subject.object.card.layout === 'flip' && subject.object.isFlipped !== true,
  run: (context, subject) => addFor(context, subject, { kind: 'flip', id: subject.object.id }),
};

export const phase: ObjectStep = {
  id: 'phase',
  keys: ['shift+p'],
  isPossible: isPermanent,
  fits: (subject) => isPermanent(subject) && (subject.object.isPhasedOut || hasKeyword(subject, 'phasing')),
  run: (context, subject) =>
    addFor(context, subject, {
      kind: subject.object.isPhasedOut ? 'phase-in' : 'phase-out',
      id: subject.object.id,
    }),
};
