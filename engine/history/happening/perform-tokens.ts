import { newToken } from '../../replacement/entering/entering.ts';
import type { CreateTokensEvent, EnterEvent } from '../../replacement/event.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { StepRun } from '../step-run.ts';

/** More tokens than this at once are not made, however large a number a text makes. */
const MOST_TOKENS = 500;

/** The tokens of an event as they enter: an event within the creation (616.1g). */
export function tokensEntering(run: StepRun, event: CreateTokensEvent): readonly EnterEvent[] {
  const taken = new Set<ObjectId>();
  const entering = event.batches.flatMap(({ count, card, face, isTapped, choices, attachedTo, names }) =>
    Array.from({ length: Math.min(MOST_TOKENS, count) }, (_, index) => {
      const id = run.freshId(names, taken);
      taken.add(id);
      return newToken(run.step, {
        id,
        card,
        face,
        controller: event.controller,
        tapped: isTapped,
        choices: shared(choices, index, count),
        ...(attachedTo === undefined ? {} : { attachedTo }),
      });
    }),
  );
  run.touch(event, [...taken]);
  return entering.map((each) => ({ kind: 'enter', entering: each }));
}

/** Each token makes its own choices (614.12a): of a list of objects the tokens take one after the other in turn. */
function shared(choices: Choices, index: number, count: number): Choices {
  const { object } = choices;
  if (count < 2 || object === undefined || typeof object === 'string') return choices;
  return { ...choices, object: object.filter((_, place) => place % count === index) };
}
