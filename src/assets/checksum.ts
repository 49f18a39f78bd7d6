/**
 * A checksum of bytes, 32 bits, made for speed: a word at a time, multiplied and mixed, so that a file of 13 MB takes
 * some milliseconds at the opening of an engine. Each step can be undone, so that a change within one word is noticed
 * for certain, and any other in all but one case in 2³². It guards against damage, not against intent.
 */
export function checksumOf(bytes: Uint8Array): number {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >>> 2);
  let sum = aligned.length | 0;
  for (let i = 0; i < words.length; i++) {
    sum = Math.imul(sum ^ (words[i] as number), multiplier);
    sum ^= sum >>> 15;
  }
  for (let i = words.length * 4; i < aligned.length; i++) {
    sum = Math.imul(sum ^ (aligned[i] as number), multiplier);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}

/** Odd, so that multiplying by it can be undone (the constant of MurmurHash3's finalizer). */
const multiplier = 0x85ebca6b;
