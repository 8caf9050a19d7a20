/** Somebody who needs a stretch of a street for itself. Stretches that touch count as overlapping. */
export interface TrackUser {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** Width of the track that it needs, in px. */
  readonly size: number;
  /** Lower ranks get the first tracks, whatever their length. */
  readonly rank: number;
}

export interface Tracks {
  readonly trackOf: ReadonlyMap<string, number>;
  /** Width of each track: that of its widest user. */
  readonly sizes: readonly number[];
}

/**
 * Shares a street out into parallel tracks, so that users of one track never overlap. Within a rank the shortest come
 * first, so that nested edges lie inside each other.
 */
export function shareTracks(users: readonly TrackUser[]): Tracks {
  const trackOf = new Map<string, number>();
  const tracks: { users: TrackUser[]; size: number }[] = [];
  const sorted = [...users].sort((a, b) => a.rank - b.rank || length(a) - length(b) || low(a) - low(b));
  for (const user of sorted) {
    const below = lastIndex(tracks, ({ users: others }) =>
      others.some((other) => other.rank < user.rank && touch(user, other)),
    );
    let index = tracks.findIndex(
      ({ users: others }, at) => at > below && !others.some((other) => touch(user, other)),
    );
    if (index === -1) index = tracks.push({ users: [], size: 0 }) - 1;
    const track = tracks[index];
    if (track === undefined) continue;
    track.users.push(user);
    track.size = Math.max(track.size, user.size);
    trackOf.set(user.key, index);
  }
  return { trackOf, sizes: tracks.map(({ size }) => size) };
}

const low = ({ from, to }: TrackUser): number => Math.min(from, to);
const high = ({ from, to }: TrackUser): number => Math.max(from, to);
const length = (user: TrackUser): number => high(user) - low(user);
const touch = (a: TrackUser, b: TrackUser): boolean => low(a) <= high(b) && low(b) <= high(a);

/** -1 if no item passes. */
function lastIndex<Item>(items: readonly Item[], passes: (item: Item) => boolean): number {
  let last = -1;
  items.forEach((item, index) => {
    if (passes(item)) last = index;
  });
  return last;
}
