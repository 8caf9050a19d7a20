import type { DrawEvent, MillEvent, NewNames, WouldBeEvent } from '../../replacement/event.ts';
import type { ContainedEvents } from '../../replacement/game.ts';
import { newObject } from '../../state/new-object.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { putIntoZone } from '../move-objects.ts';
import type { StepRun } from '../step-run.ts';
import { UNNAMED_CARD } from '../unnamed-card.ts';

/** No library is deeper than this, however large a number a text makes. */
const MOST_CARDS = 500;

/**
 * Cards are drawn one after the other (CR 121.2), each an event of its own. A single one is taken from the top; where the
 * library has none left, it is one that the document says nothing of, unless a step has said what is in it (704.5b).
 */
export function performDraw(run: StepRun, event: DrawEvent): readonly Omit<ContainedEvents, 'of'>[] {
  const { player, count, names } = event;
  if (event.isSingle !== true) {
    const { isFirstInDrawStep: _, ...other } = event;
    return Array.from({ length: Math.min(MOST_CARDS, count) }, (_each, index) => ({
      events: [{ ...(index === 0 ? event : other), count: 1, isSingle: true }],
      isListed: true,
    }));
  }
  const drawing = run.state.players.find(({ id }) => id === player);
  const isKnown = drawing?.hasKnownLibrary === true;
  const top = drawing?.library.at(-1);
  if (top === undefined && isKnown) {
    run.touch(event, []);
    run.apply({ kind: 'draw-from-empty', player });
    return [];
  }
  if (top !== undefined) putIntoZone(run, [top], 'hand');
  run.touch(event, [top ?? unnamedCard(run, player, 'hand', names)]);
  run.apply({ kind: 'remember-fact', fact: { kind: 'drew', player } });
  return [];
}

/** So many cards go from the top of the library to the graveyard, all at the same time (CR 701.17). */
export function performMill(run: StepRun, event: MillEvent): readonly Omit<ContainedEvents, 'of'>[] {
  const { player, count, names } = event;
  const wanted = Math.min(MOST_CARDS, count);
  const cards = run.libraryOf(player).slice(0, wanted);
  const missing = Array.from({ length: wanted - cards.length }, () =>
    unnamedCard(run, player, 'library', names),
  );
  run.touch(event, [...cards, ...missing]);
  const events = [...cards, ...missing].map(
    (object): WouldBeEvent => ({
      kind: 'change-zone',
      object,
      to: 'graveyard',
      as: 'milled',
      cause: 'effect',
    }),
  );
  return [{ events }];
}

function unnamedCard(run: StepRun, owner: PlayerId, zone: Zone, names: NewNames): ObjectId {
  const id = run.freshId(names);
  const place = { id, owner, zone, timestamp: run.timestamp(), sinceStep: run.step };
  run.apply({ kind: 'object-appears', object: newObject({ kind: 'card', card: UNNAMED_CARD, ...place }) });
  return id;
}
