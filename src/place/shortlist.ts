import type { Column } from './column.js';

/** The best few of many places: the most populous, then those of the smaller id; each once. */
export class Shortlist {
  /** Places, best first. */
  readonly places: number[] = [];
  readonly #population: Column;
  readonly #limit: number;

  constructor(population: Column, limit: number) {
    this.#population = population;
    this.#limit = limit;
  }

  offer(place: number): void {
    const { places } = this;
    let end = places.length;
    if (end >= this.#limit && !this.#precedes(place, places[end - 1] ?? place)) return;
    while (end > 0 && this.#precedes(place, places[end - 1] ?? place)) end--;
    if (places[end - 1] === place) return;
    places.splice(end, 0, place);
    if (places.length > this.#limit) places.pop();
  }

  /** Places are numbered by ascending id. */
  #precedes(place: number, other: number): boolean {
    const more = this.#population.at(place) - this.#population.at(other);
    return more > 0 || (more === 0 && place < other);
  }
}
