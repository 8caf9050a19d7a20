import { strFromU8, unzipSync } from 'fflate';
import { STATE_LIMITS } from '../../../engine/index.ts';

/** Files that may hold a state or a board, in the order in which they are looked at. */
const TEXTS = [/\.strata\.json$/i, /board\.json$/i, /\.json$/i, /\.pzl$/i, /\.txt$/i];
const FILES = 100;

/**
 * The text of the one file in an archive that may be opened: a board before a state. `undefined` if there is none, it is
 * too large, or the archive is broken. Nothing larger than a state may be is unpacked.
 */
export function textInZip(bytes: Uint8Array): { readonly name: string; readonly text: string } | undefined {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (names.length < FILES && originalSize <= STATE_LIMITS.length) names.push(name);
        return false;
      },
    });
    const wanted = TEXTS.flatMap((pattern) => names.find((name) => pattern.test(name)) ?? [])[0];
    if (wanted === undefined) return undefined;
    let isTaken = false;
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        const takes = !isTaken && name === wanted && originalSize <= STATE_LIMITS.length;
        isTaken ||= takes;
        return takes;
      },
    });
    const file = files[wanted];
    return file === undefined
      ? undefined
      : { name: wanted.split('/').at(-1) ?? wanted, text: strFromU8(file) };
  } catch {
    return undefined;
  }
}
