// The outer form of a PNG (ISO/IEC 15948): a signature, then chunks of a length, a type, data and a checksum.

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** Where the chunk begins. */
  readonly at: number;
}

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

/** The chunks in order; `undefined` if the file is cut off or damaged. */
export function chunksOf(png: Uint8Array): readonly Chunk[] | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    if (at + 12 > png.length) return undefined;
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > png.length) return undefined;
    const data = png.subarray(at + 8, at + 8 + length);
    if (view.getUint32(end - 4) !== crc32(png.subarray(at + 4, end - 4))) return undefined;
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ type, data, at });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

/** The PNG with one more chunk before its end. Throws for bytes that are no PNG. */
export function withChunk(png: Uint8Array, type: string, data: Uint8Array): Uint8Array {
  const end = isPng(png) ? chunksOf(png)?.at(-1)?.at : undefined;
  if (end === undefined) throw new RangeError('This is no PNG');
  const chunk = new Uint8Array(12 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) chunk[4 + at] = type.charCodeAt(at);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, end));
  whole.set(chunk, end);
  whole.set(png.subarray(end), end + chunk.length);
  return whole;
}

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
