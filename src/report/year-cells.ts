import { Conjunction } from '../chart/aspects.js';
import { Jupiter, Mars, Neptune, type Planet, Pluto, Saturn, Uranus, Venus } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { ByHouseWordings } from '../text/cells.js';
import type { Growing, Slow, YearShelf } from '../text/report-catalogue.js';
import { isSlow, pairOf } from './cells.js';
import type { Happening } from './happenings.js';
import type { Period } from './period.js';
import { type Ranked, rarityOf } from './ranking.js';
import { type Cell, cellAt, cellOf, inTurn, usualCounsel } from './wordings.js';
import type { Words } from './writer.js';

type Eclipse = Extract<Happening, { kind: 'eclipse' }>;
type Station = Extract<Happening, { kind: 'station' }>;

/** What the events of one sign's year mean. To be asked in order of time: eclipses of one house answer each other. */
export class YearCells {
  readonly #shelf: YearShelf;
  readonly #words: Words;
  readonly #period: Period;
  readonly #lead: Happening | undefined;
  /** The year by the Ascendant reads the other wording of what both kinds of year share. */
  readonly #turn: number;
  readonly #used = new Set<string>();
  /** How rare the rarest eclipse in a house was, so far in the year. */
  readonly #eclipsed = new Map<House, number>();

  constructor(period: Period, lead: Happening | undefined, words: Words) {
    const isRising = period.kind === 'ascendant-yearly';
    this.#shelf = isRising ? words.reports.risingYears : words.reports.signYears;
    this.#words = words;
    this.#period = period;
    this.#lead = lead;
    this.#turn = period.number + (isRising ? 1 : 0);
  }

  /** Undefined where nothing is written, or its words stand in the report already. */
  of({ happening, house }: Ranked): Cell | undefined {
    const cell = this.#candidates(happening, house).find(
      (one): one is Cell => one !== undefined && !this.#used.has(one.text),
    );
    if (cell === undefined) return undefined;
    this.#used.add(cell.text);
    return { text: cell.text, counsel: cell.counsel ?? usualCounsel(happening) };
  }

  #candidates(happening: Happening, house: House): readonly (Cell | undefined)[] {
    switch (happening.kind) {
      case 'eclipse':
        return this.#ofEclipse(happening, house);
      case 'ingress':
        return [this.#ofIngress(happening.body, house, happening === this.#lead)];
      case 'station':
        return this.#ofStation(happening, house);
      case 'retrograde':
        return [this.#at(this.#retrograde(happening.body), house)];
      case 'aspect': {
        const { body, slow, aspectId } = happening;
        const { slowAspects } = this.#words.reports.columns;
        if (aspectId !== Conjunction) return [];
        return [cellAt(slowAspects[pairOf(body, slow)]?.conjunction, house, this.#turn)];
      }
      default:
        return [];
    }
  }

  #at(cells: ByHouseWordings | Growing | undefined, house: House): Cell | undefined {
    return cellAt(cells, house, this.#period.number);
  }

  /** The second eclipse of a year in a house is an echo of the first, unless it is the greater. */
  #ofEclipse(eclipse: Eclipse, house: House): (Cell | undefined)[] {
    const { solarEclipse, lunarEclipse, eclipseFaint, eclipseReturn } = this.#shelf;
    const rarity = rarityOf(eclipse, this.#period.kind);
    const greatest = this.#eclipsed.get(house) ?? 0;
    this.#eclipsed.set(house, Math.max(greatest, rarity));
    const own = this.#at(eclipse.luminary === 'solar' ? solarEclipse : lunarEclipse, house);
    const echo = this.#at(eclipseReturn, house);
    if (eclipse.type === 'penumbral') return [this.#at(eclipseFaint, house), echo];
    return greatest >= rarity && eclipse !== this.#lead ? [echo, own] : [own, echo];
  }

  /** What has led is told in full; what was told of among what lasts, by how it is noticed. */
  #ofIngress(body: Planet, house: House, leads: boolean): Cell | undefined {
    if (body === Mars) return this.#at(this.#shelf.marsPasses, house);
    if (leads && isSlow(body))
      return cellAt(this.#words.reports.columns.slow[body].arrives, house, this.#turn);
    return body === Jupiter || body === Saturn ? this.#at(this.#shelf.turn[body], house) : undefined;
  }

  #ofStation(station: Station, house: House): (Cell | undefined)[] {
    const { body, direction } = station;
    if (station === this.#lead && isSlow(body))
      return [cellOf(inTurn(this.#shelf.ownStation[body as Slow][direction], this.#period.number))];
    if (direction === 'direct') return [body === Mars ? this.#at(this.#shelf.marsDirect, house) : undefined];
    if (body === Uranus || body === Neptune || body === Pluto)
      return [cellOf(inTurn(this.#shelf.outerRetrograde[body], this.#period.number))];
    return [this.#at(this.#retrograde(body), house)];
  }

  #retrograde(body: Planet): ByHouseWordings | undefined {
    const turns = body === Venus || body === Mars || body === Jupiter || body === Saturn;
    return turns ? this.#shelf.retrograde[body] : undefined;
  }
}
