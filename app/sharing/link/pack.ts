import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import dictionary1 from './dictionary-1.json';

/**
 * What the compressor has read before it reads the first board: card names and common phrases. A link of version 1 can
 * be read only with exactly this text, so it never changes; a better one makes version 2.
 */
const DICTIONARY = strToU8(dictionary1.join('; '));

/** Longest packed text that is looked at, and longest text that may come out of it, in bytes. */
const MOST_PACKED = 400_000;
const MOST_UNPACKED = 4_000_000;
/** So many bytes are unpacked at a time; from each of them at most a thousand come out. */
const PIECE = 512;

/** The text compressed, after a checksum of two bytes. */
export function pack(text: string): Uint8Array {
  const bytes = strToU8(text);
  const packed = deflateSync(bytes, { level: 9, mem: 12, dictionary: DICTIONARY });
  const sum = checksum(bytes);
  return new Uint8Array([sum >> 8, sum & 255, ...packed]);
}

export type Unpacked =
  | { readonly text: string; readonly error?: undefined }
  | { readonly error: 'too-large' | 'damaged'; readonly text?: undefined };

/** The text again. What is cut off, changed, or larger than allowed is an error; nothing is thrown. */
export function unpack(bytes: Uint8Array): Unpacked {
  if (bytes.length > MOST_PACKED) return { error: 'too-large' };
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate({ dictionary: DICTIONARY }, (piece) => {
    size += piece.length;
    if (size <= MOST_UNPACKED) pieces.push(piece);
  });
  try {
    for (let at = 2; at < bytes.length && size <= MOST_UNPACKED; at += PIECE)
      inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch {
    return { error: 'damaged' };
  }
  if (size > MOST_UNPACKED) return { error: 'too-large' };
  const text = joined(pieces, size);
  const sum = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  return bytes.length > 2 && checksum(text) === sum ? { text: strFromU8(text) } : { error: 'damaged' };
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** FNV-1a, folded to 16 bits: enough to tell a link that was cut off from one that was not. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash >>> 16) ^ (hash & 0xffff);
}
