import type { Column } from './column.js';

/** The best few of many places: the most populous, then those of the smaller id; each once. */
export class Shortlist {
  /** Places, best first. */
  readonly places: number[] = [];
  readonly #population: Column;
  readonly #limit: number;
  /** The population of the last place once the list is full: who has less need not be looked at. */
  #least = 0;

  constructor(population: Column, limit: number) {
    this.#population = population;
    this.#limit = limit;
  }

  offer(place: number): void {
    const inhabitants = this.#population.at(place);
    if (inhabitants < this.#least) return;
    const { places } = this;
    let end = places.length;
    // Places are numbered by ascending id.
    for (; end > 0; end--) {
      const other = places[end - 1] ?? 0;
      if (other === place) return;
      const others = this.#population.at(other);
      if (others > inhabitants || (others === inhabitants && other < place)) break;
    }
    places.splice(end, 0, place);
    if (places.length > this.#limit) places.pop();
    if (places.length >= this.#limit) this.#least = this.#population.at(places[places.length - 1] ?? 0);
  }
}
