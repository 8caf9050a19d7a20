import type { StepAction } from '../../document/board-document.ts';
import type { GameObject, StickerContent } from '../../state/game-object.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';
import { contentOf } from './content-of.ts';

type StickerStep = Extract<StepAction, { kind: 'sticker' }>;

/**
 * A sticker is put on an object (CR 123.3), with a timestamp of its own (613.7k). A name sticker stands at the end of the
 * name; `2: word` puts it behind two words (123.6b). Refuses a value that is none of its kind, and cards whose zone is
 * hidden (123.5).
 */
export function putSticker(run: StepRun, action: StickerStep): void {
  const object = run.object(action.on);
  if (object.zone === 'hand' || object.zone === 'library') {
    refuse('wrong-zone', { object: action.on, zone: object.zone }, '123.5');
  }
  if (object.stickers?.some(({ id }) => id === action.id) === true) refuse('duplicate-id', { id: action.id });
  const does = stickerContent(run, object, action);
  run.apply({
    kind: 'put-sticker',
    on: object.id,
    sticker: { id: action.id, timestamp: run.timestamp(), does },
  });
}

function stickerContent(run: StepRun, object: GameObject, { sticker, value }: StickerStep): StickerContent {
  switch (sticker) {
    case 'name':
      return nameSticker(run, object, value);
    case 'ability': {
      const { name } = object.card;
      const read = run.reader.abilities(value, object.card.faces[0]);
      return { kind: 'ability', abilities: contentOf(read, 'unsupported-text', value, name) };
    }
    case 'power/toughness': {
      const match = /^(\d{1,4})\/(\d{1,4})$/.exec(value.trim());
      if (match === null) return malformed('a power and a toughness, such as 3/4', value);
      return { kind: sticker, power: Number(match[1]), toughness: Number(match[2]) };
    }
    case 'art':
      return { kind: 'art', picture: value };
  }
}

function nameSticker(run: StepRun, object: GameObject, value: string): StickerContent {
  const [, place, word = ''] = /^(?:(\d{1,3}):)?\s*(\S.*)$/.exec(value.trim()) ?? [];
  if (word === '') return malformed('a word', value);
  const [name = ''] = run.evaluation.object(object.id).names;
  const count = name === '' ? 0 : name.split(' ').length;
  return { kind: 'name', word, after: place === undefined ? count : Math.min(count, Number(place)) };
}

const malformed = (expected: string, found: string): never =>
  refuse('malformed-step', { field: 'value', expected, found });
