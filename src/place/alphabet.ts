/**
 * The bytes of folded names as symbols of few bits. Blocks whose first name begins with a Latin letter or a figure have an
 * alphabet of these, in which any other byte is told after a sign; all others have every byte.
 */
export interface Alphabet {
  readonly bits: number;
  /** The symbol of each byte, and the byte of each symbol; 0 is the end of a text in both. */
  readonly symbols: Uint8Array;
  readonly bytes: Uint8Array;
  /** The symbol that a byte without one follows; -1 where each has one. */
  readonly other: number;
}

/** The end, a to z, 0 to 9, and the sign. */
export const LATIN: Alphabet = latin();

export const BYTES: Alphabet = {
  bits: 8,
  symbols: Uint8Array.from({ length: 256 }, (_, byte) => byte),
  bytes: Uint8Array.from({ length: 256 }, (_, byte) => byte),
  other: -1,
};

/** Of a block, by the first byte of its first name. */
export const alphabetOf = (first: number | undefined): Alphabet =>
  first !== undefined && first >= 0x80 ? BYTES : LATIN;

function latin(): Alphabet {
  const letters = new TextEncoder().encode('abcdefghijklmnopqrstuvwxyz0123456789');
  const other = letters.length + 1;
  const bytes = new Uint8Array(64);
  bytes.set(letters, 1);
  const symbols = new Uint8Array(256).fill(other);
  symbols[0] = 0;
  for (const [i, byte] of letters.entries()) symbols[byte] = i + 1;
  return { bits: 6, symbols, bytes, other };
}
