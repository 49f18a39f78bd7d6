/** Offsets into the one buffer, in bytes: doubles first, text last. */
export const layout = {
  position: 0,
  cusps: 48,
  angles: 344,
  angleSpeeds: 424,
  place: 504,
  result: 528,
  times: 536,
  attributes: 616,
  coordinates: 776,
  text: 968,
  star: 1480,
};
/** A star's name is given and taken in one place: twice the library's longest (`SE_MAX_STNAME`) and a comma. */
const starSize = 2 * 256 + 8;
const bufferSize = layout.star + starSize;

/** The memory that the C library and this one exchange numbers and texts in, with views of its parts. */
export class SwissBuffer {
  /** Address of the buffer in the memory of the binary. */
  readonly start: number;
  /** Longitude, latitude, distance (au) and their speeds a day (or right ascension, declination …). */
  position!: Float64Array;
  /** Cusps 1 to 12 (index 0 unused). */
  cusps!: Float64Array;
  /** Ascendant, Midheaven, ARMC, Vertex, East Point, … */
  angles!: Float64Array;
  angleSpeeds!: Float64Array;
  /** Longitude, latitude, altitude. */
  place!: Float64Array;
  attributes!: Float64Array;
  /** Of `swecalc`, 24 numbers: ecliptic coordinates, polar and cartesian, then equatorial ones. */
  coordinates!: Float64Array;
  readonly #memory: WebAssembly.Memory;
  #doubles!: Float64Array;
  #bytes!: Uint8Array;

  constructor(memory: WebAssembly.Memory, allocate: (bytes: number) => number) {
    this.#memory = memory;
    this.start = allocate(bufferSize);
    this.#attach();
  }

  /** To be called after each call of the library: memory that has grown leaves the old views empty. */
  refresh(): void {
    if (this.#doubles.length === 0) this.#attach();
  }

  /** The number that a call left at `layout.result`. */
  get result(): number {
    return this.#doubles[layout.result / 8] as number;
  }

  /** The first of the moments that a call left at `layout.times`. */
  get time(): number {
    return this.#doubles[layout.times / 8] as number;
  }

  get hasText(): boolean {
    return this.#bytes[layout.text] !== 0;
  }

  clearText(): void {
    this.#bytes[layout.text] = 0;
  }

  writeText(text: string, at: number = layout.text): void {
    for (let i = 0; i < text.length; i++) this.#bytes[at + i] = text.charCodeAt(i);
    this.#bytes[at + text.length] = 0;
  }

  readText(): string {
    let text = '';
    for (let i = layout.text; i < layout.star && this.#bytes[i]; i++)
      text += String.fromCharCode(this.#bytes[i] ?? 0);
    return text;
  }

  #attach(): void {
    const { buffer } = this.#memory;
    this.#bytes = new Uint8Array(buffer, this.start, bufferSize);
    this.#doubles = new Float64Array(buffer, this.start, layout.text / 8);
    const doubles = (from: number, count: number) => this.#doubles.subarray(from / 8, from / 8 + count);
    this.position = doubles(layout.position, 6);
    this.cusps = doubles(layout.cusps, 37);
    this.angles = doubles(layout.angles, 10);
    this.angleSpeeds = doubles(layout.angleSpeeds, 10);
    this.place = doubles(layout.place, 3);
    this.attributes = doubles(layout.attributes, 20);
    this.coordinates = doubles(layout.coordinates, 24);
  }
}
