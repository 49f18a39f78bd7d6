/**
 * A copy of a file of the Swiss Ephemeris cut to a length that its header then tells, with the header's checksum made
 * right again: CRC-32, most significant bit first, over all that stands before it (`sweph.c`, `read_const`).
 */
export function withLength(file: Uint8Array, length: number): Uint8Array {
  const copy = file.slice(0, length);
  const view = new DataView(copy.buffer);
  let start = 0;
  while (view.getUint32(start, true) !== 0x616263) start++;
  view.setUint32(start + 4, length, true);
  const count = view.getUint16(start + 28, true);
  const end = start + 30 + (count > 256 ? (count % 256) * 4 : count * 2);
  let sum = 0xffffffff;
  for (let i = 0; i < end; i++)
    for (let bit = 7; bit >= 0; bit--) {
      const carry = (sum >>> 31) ^ (((copy[i] ?? 0) >> bit) & 1);
      sum = carry ? (sum << 1) ^ 0x04c11db7 : sum << 1;
    }
  view.setUint32(end, ~sum >>> 0, true);
  return copy;
}
