/** Sixteen bytes that follow from a text: four sums by FNV-1a (G. Fowler, L. Noll, K.-P. Vo), each from another start. */
export function fingerprintOf(text: string): Uint8Array {
  const sums = new Uint32Array([0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    for (let i = 0; i < 4; i++) sums[i] = Math.imul((sums[i] as number) ^ code, 0x01000193 + 2 * i);
  }
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  for (const [i, sum] of sums.entries()) view.setUint32(i * 4, sum);
  return bytes;
}
