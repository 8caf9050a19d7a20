import type { BoardDocument, GameState, History } from '../../engine/index.ts';
import { compilingReader, libraryCard } from '../../engine/index.ts';
import { playInPieces, withKnownSteps } from './play-in-pieces.ts';
import type { PlayRequest, PlayResponse } from './protocol.ts';

// Plays long games beside the page. Between two pieces it looks whether something newer was asked for.
let newest: PlayRequest | undefined;
let isPlaying = false;
let document: BoardDocument | undefined;
let history: History | undefined;

self.onmessage = ({ data }: MessageEvent<PlayRequest>) => {
  newest = data;
  if (!isPlaying) void playNewest();
};

async function playNewest(): Promise<void> {
  isPlaying = true;
  while (newest !== undefined) {
    const request = newest;
    newest = undefined;
    document = withKnownSteps(request.document, document);
    const played = await playInPieces(document, {
      cards: libraryCard,
      reader: compilingReader,
      previous: history,
      async pause(count, sofar) {
        history = sofar;
        answer({ kind: 'progress', id: request.id, played: count, steps: request.document.steps.length });
        await new Promise((resolve) => setTimeout(resolve, 0));
        return newest === undefined;
      },
    });
    if (played === undefined) continue;
    history = played;
    answer(responseOf(request, played));
  }
  isPlaying = false;
}

function responseOf({ id, moment }: PlayRequest, { moments, problems }: History): PlayResponse {
  const last = moments.length - 1;
  const wanted = new Set([Math.min(moment ?? last, last), last]);
  return {
    kind: 'played',
    id,
    problems,
    records: moments.map(({ step, status, events, endedEffects, recorded, chosenOrders, state }) => ({
      step,
      status,
      events,
      endedEffects,
      recorded,
      chosenOrders,
      clock: state.clock,
    })),
    states: [...wanted].flatMap((index): readonly (readonly [number, GameState])[] => {
      const state = moments[index]?.state;
      return state === undefined ? [] : [[index, state]];
    }),
  };
}

const answer = (response: PlayResponse): void => self.postMessage(response);
