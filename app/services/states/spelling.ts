import places from '../../../engine/cards/library/more/places.json';
import { LIBRARY_CARDS, type Snapshot } from '../../../engine/index.ts';
import { plainLower } from '../../views/library/query/normal-text.ts';

/** What stays of a name however it is written: without case, accents and kinds of apostrophes. */
const folded = (name: string): string =>
  plainLower(name.replaceAll(/[`´]/g, "'"))
    .replaceAll(/\s*\/\/?\s*/g, ' // ')
    .replaceAll(/\s+/g, ' ')
    .trim();

let names: ReadonlyMap<string, string> | undefined;

function builtInNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    [
      ...Object.keys(places),
      ...LIBRARY_CARDS.flatMap(({ name, faces }) => [...faces.map((face) => face.name), name]),
    ].map((name) => [folded(name), name]),
  );
  return names;
}

/** The same game with the names of built-in cards as those are spelled; other names stay as the file has them. */
export function withKnownSpelling(snapshot: Snapshot): Snapshot {
  const known = builtInNames();
  const spelled = (name: string): string => known.get(folded(name)) ?? name;
  return {
    ...snapshot,
    objects: snapshot.objects.map((object) =>
      object.token !== undefined
        ? object
        : {
            ...object,
            name: spelled(object.name),
            ...(object.mergedWith === undefined ? {} : { mergedWith: object.mergedWith.map(spelled) }),
          },
    ),
  };
}
