/** The types of a PNG's chunks in order; neighbors of one type count once. */
export function chunkTypes(png: Buffer): readonly string[] {
  const types: string[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (types.at(-1) !== type) types.push(type);
  }
  return types;
}
