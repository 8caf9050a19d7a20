import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import { chosenModes } from '../vocabulary/choices.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

/** Whether a fact that the text only tells is so: of the player, of the way its source was cast, or as the document says. */
export function factHolds(
  { players }: GameState,
  words: string,
  source: GameObject | undefined,
  you: PlayerId | undefined,
): boolean {
  const player = players.find(({ id }) => id === you);
  return (
    player?.designations.includes(words) === true ||
    chosenModes(source?.choices).includes(words) ||
    isCalled(source?.designations ?? [], words)
  );
}

/** "it escaped", "~ was kicked": the object is called so for the way in which it was cast (400.7d, 702.33d). */
function isCalled(designations: readonly string[], words: string): boolean {
  const [, way] = /^(?:it|~) (?:was )?(\w+)$/.exec(words) ?? [];
  return way !== undefined && designations.includes(way);
}

/** Whether that mode was chosen for the object, in any case of letters (607.2d). */
export const isModeChosen = (source: GameObject | undefined, mode: string): boolean =>
  chosenModes(source?.choices).some((each) => each.toLowerCase() === mode.toLowerCase());
