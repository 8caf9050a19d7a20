declare module 'wawoff2' {
  /** The font as TrueType or OpenType, without compression. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
