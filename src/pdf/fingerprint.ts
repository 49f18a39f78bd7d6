/** Sixteen bytes that follow from others: four sums by FNV-1a (G. Fowler, L. Noll, K.-P. Vo), each from another start. */
export class Fingerprint {
  readonly #sums = new Uint32Array([0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]);

  add(bytes: Uint8Array): void {
    let [a, b, c, d] = this.#sums as unknown as [number, number, number, number];
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] as number;
      a = Math.imul(a ^ byte, 0x01000193);
      b = Math.imul(b ^ byte, 0x01000195);
      c = Math.imul(c ^ byte, 0x01000197);
      d = Math.imul(d ^ byte, 0x01000199);
    }
    this.#sums.set([a, b, c, d]);
  }

  /** The hash of everything added so far. */
  get bytes(): Uint8Array {
    const bytes = new Uint8Array(16);
    const view = new DataView(bytes.buffer);
    for (const [i, sum] of this.#sums.entries()) view.setUint32(i * 4, sum);
    return bytes;
  }
}
