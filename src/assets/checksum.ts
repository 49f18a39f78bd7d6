/**
 * A checksum of bytes, 32 bits, made for speed: a word at a time, multiplied and mixed, four words side by side, since
 * a processor multiplies while it waits for the product before. A file of 13 MB takes some milliseconds at the opening of
 * an engine. Each step can be undone, so that a change within one word is noticed for certain, and any other in all but
 * one case in 2³². It guards against damage, not against intent.
 */
export function checksumOf(bytes: Uint8Array): number {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >>> 2);
  const fours = words.length & ~3;
  let [a, b, c, d] = [aligned.length | 0, 1, 2, 3];
  for (let i = 0; i < fours; i += 4) {
    a = mixed(a, words[i] as number);
    b = mixed(b, words[i + 1] as number);
    c = mixed(c, words[i + 2] as number);
    d = mixed(d, words[i + 3] as number);
  }
  let sum = mixed(mixed(mixed(a, b), c), d);
  for (let i = fours; i < words.length; i++) sum = mixed(sum, words[i] as number);
  for (let i = words.length * 4; i < aligned.length; i++) sum = mixed(sum, aligned[i] as number);
  return sum >>> 0;
}

function mixed(sum: number, word: number): number {
  const product = Math.imul(sum ^ word, multiplier);
  return product ^ (product >>> 15);
}

/** Odd, so that multiplying by it can be undone (the constant of MurmurHash3's finalizer). */
const multiplier = 0x85ebca6b;
