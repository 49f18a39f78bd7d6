/** What places are compared by. */
export interface Ranking {
  readonly populationOf: (place: number) => number;
  readonly idOf: (place: number) => number;
}

/** The best few of many places: the most populous, then those of the smaller id; each once. */
export class Shortlist {
  /** Places, best first. */
  readonly places: number[] = [];
  readonly #ranking: Ranking;
  readonly #limit: number;
  /** The population of the last place once the list is full: who has less need not be looked at. */
  #least = 0;

  constructor(ranking: Ranking, limit: number) {
    this.#ranking = ranking;
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.places.length >= this.#limit;
  }

  offer(place: number): void {
    const { populationOf, idOf } = this.#ranking;
    const inhabitants = populationOf(place);
    if (inhabitants < this.#least) return;
    const { places } = this;
    let end = places.length;
    for (; end > 0; end--) {
      const other = places[end - 1] ?? 0;
      if (other === place) return;
      const others = populationOf(other);
      if (others > inhabitants || (others === inhabitants && idOf(other) < idOf(place))) break;
    }
    places.splice(end, 0, place);
    if (places.length > this.#limit) places.pop();
    if (places.length >= this.#limit) this.#least = populationOf(places[places.length - 1] ?? 0);
  }
}
