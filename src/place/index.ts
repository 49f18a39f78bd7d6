import { HoroscopeError, quote } from '../errors.js';
import { Grid } from './nearest.js';
import { type Checking, wholeFile } from './place-file.js';
import { Places } from './places.js';
import { PlaceSearch } from './search.js';
import { ZoneTree } from './zone-tree.js';

/** Degrees of a great circle: 12 nautical miles (UN Convention on the Law of the Sea, article 3). */
const TERRITORIAL_WATERS = 12 / 60;
/** Degrees within which the nearest place decides on which side of a border a point lies. */
const BORDERLAND = 2;

/** A populated place, as GeoNames has it. */
export interface Place {
  /** The GeoNames id. */
  id: number;
  name: string;
  /** Degrees, east positive. */
  longitude: number;
  /** Degrees, north positive. */
  latitude: number;
  /** ISO 3166-1 alpha-2, and XK for Kosovo. */
  country_code: string;
  /** Country and GeoNames code of the first-level division, `US-TX`; the division is 00 where GeoNames has none. */
  admin1_code: string;
  population: number;
  /** A name of the IANA time zone database. */
  timezone: string;
}

/** A place found by name, with what a list to choose from shows beside it. */
export interface FoundPlace extends Place {
  /** The country's English name, as the Unicode CLDR has it. */
  country: string;
  /** The first-level division's name, in English or its own language; null where GeoNames has none. */
  admin1_name: string | null;
  matched: {
    /**
     * The name that was found: the place's own as it is written, another one as it was typed, or, where it was typed
     * in part, in small letters without accents and spaces.
     */
    name: string;
    /** Whether that is the place's own name in GeoNames, not one of its others. */
    own: boolean;
  };
}

/**
 * The places of the world, read as they are asked for in the bytes of `data/places-core.bin`, those of 15,000 inhabitants
 * and more, and `data/places-rest.bin`, all others.
 *
 * Source: GeoNames (geonames.org), cities500, CC BY 4.0.
 */
export class PlaceIndex {
  /** How many places there are. */
  readonly count: number;
  /** The day of the newest change in the source, YYYY-MM-DD. */
  readonly sourceDate: string;
  readonly #places: Places;
  readonly #search: PlaceSearch;
  #grid: Grid | undefined;
  #zoneTree: ZoneTree | undefined;

  constructor(places: Places) {
    this.#places = places;
    this.#search = new PlaceSearch(places);
    this.count = places.count;
    this.sourceDate = String(places.core.directory.sourceDate).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  }

  /**
   * The index in a file of core places, and of all where the other file is there too. The bytes are kept and read in
   * place: don't change them afterwards.
   *
   * @param checking when they are looked through for damage; 'as read', whatever asks for a damaged part throws
   * @throws HoroscopeError `asset_corrupt` when they are no such file, of another version, cut short or damaged
   */
  static from(core: Uint8Array, rest?: Uint8Array, checking: Checking = 'before'): PlaceIndex {
    const others = rest === undefined ? [] : [wholeFile(rest, checking)];
    return new PlaceIndex(new Places(wholeFile(core, checking), ...others));
  }

  /** The place of a GeoNames id, if the index holds it. */
  byId(id: number): Place | undefined {
    const place = this.#places.withId(id);
    return place === undefined ? undefined : this.#place(place);
  }

  /**
   * The places a name stands for, in order of population, descending; among equals by id.
   *
   * Every name GeoNames knows is found, in any script, whole or as far as it has been typed; case, accents,
   * punctuation and spacing don't count. After a comma may stand regions and countries, by code or by name in
   * the major languages: "Paris, TX", "Frankfurt, Deutschland", "Springfield, Illinois, USA". The list is
   * shortened to the best matches: places that bear the whole name are chosen before those whose name only
   * begins with it, names in use before airport codes, transliterations and nicknames, and a place's own name
   * before another's alternate one: "Salem" is not Jerusalem, which is left out as it would lead the list. Where
   * nobody bears the name, it may be a country's or region's ("Fiji": its largest places), or one letter off
   * ("Budapset").
   *
   * @param limit the longest list wanted
   */
  search(name: string, limit = 20): Place[] {
    const found = this.#search.find(name, limit);
    this.#places.need(found);
    return found.map((place) => this.#place(place));
  }

  /**
   * The places a name stands for, with names of country and division and the name that was found. Those that the
   * name fits best stand first: by population, which counts a fifth for an alternate name and a thirtieth for a
   * longer one.
   *
   * @param limit the longest list wanted
   */
  searchDetailed(name: string, limit = 20): FoundPlace[] {
    const matches = this.#search.matches(name, limit);
    this.#places.need(matches.map(({ place }) => place));
    const names = this.#search.namesOf(matches);
    return matches.map((match, i) => {
      const place = this.#place(match.place);
      const { name, own } = names[i] ?? { name: match.typed.trim(), own: false };
      return {
        ...place,
        country: this.#places.countryTitle(place.country_code) ?? place.country_code,
        admin1_name: this.#places.regionTitle(this.#regionOf(match.place)) || null,
        matched: { name: own ? place.name : name, own },
      };
    });
  }

  /**
   * The place at the smallest great-circle distance from a point. It may lie across a border: for the clock of a point,
   * ask `zoneAt`.
   *
   * @param latitude degrees, -90 to 90, north positive
   * @param longitude degrees, east positive, any number of turns
   * @throws HoroscopeError `invalid_request` for a point that is not on the globe
   */
  nearest(latitude: number, longitude: number): Place {
    refuseOffGlobe(latitude, longitude);
    return this.#place(this.#spots().nearest(latitude, longitude).place);
  }

  /**
   * The time zone of a point: that of the land it lies in, whatever place is nearest. Within some 5 km of a border, and
   * on land that two states claim, it is the zone of the nearest place that keeps one of the two; up to 12 nautical
   * miles off a place's coast that of the place; on the high sea the nautical zone, `Etc/GMT-3` for 3 hours east.
   *
   * Source: timezone-boundary-builder, from OpenStreetMap, ODbL.
   *
   * @param latitude degrees, -90 to 90, north positive
   * @param longitude degrees, east positive, any number of turns
   * @throws HoroscopeError `invalid_request` for a point that is not on the globe
   */
  zoneAt(latitude: number, longitude: number): string {
    refuseOffGlobe(latitude, longitude);
    const east = longitude - 360 * Math.floor((longitude + 180) / 360);
    this.#zoneTree ??= new ZoneTree(this.#places.zones);
    const zones = this.#zoneTree.zonesAt(latitude, east);
    const [only] = zones;
    if (only !== undefined && zones.length === 1) return only;
    const { place, distance } = this.#spots().nearest(
      latitude,
      east,
      only === undefined ? undefined : (place) => zones.includes(this.#timezone(place)),
    );
    if (only !== undefined) return distance < BORDERLAND ? this.#timezone(place) : only;
    if (distance <= TERRITORIAL_WATERS) return this.#timezone(place);
    const hours = Math.round(east / 15);
    return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  }

  #spots(): Grid {
    this.#grid ??= new Grid(this.#places.spots());
    return this.#grid;
  }

  #timezone(place: number): string {
    return this.#places.timezone(this.#areaOf(place));
  }

  #regionOf(place: number): number {
    return this.#places.regionOf(this.#areaOf(place));
  }

  #areaOf(place: number): number {
    const tier = this.#places.tierOf(place);
    return tier.area(place - tier.base);
  }

  #place(place: number): Place {
    const tier = this.#places.tierOf(place);
    const number = place - tier.base;
    const { latitude, longitude } = tier.spot(number);
    const region = this.#places.regionCode(this.#regionOf(place));
    return {
      id: tier.id(number),
      name: tier.title(number),
      // The quotient of two integers is the double nearest to the decimal that GeoNames prints.
      longitude: longitude / 100_000,
      latitude: latitude / 100_000,
      country_code: region.slice(0, 2),
      admin1_code: region,
      population: tier.population(number),
      timezone: this.#timezone(place),
    };
  }
}

function refuseOffGlobe(latitude: number, longitude: number): void {
  if (!(Math.abs(latitude) <= 90))
    throw new HoroscopeError('invalid_request', `A latitude is from -90 to 90, not ${quote(latitude)}.`, {
      path: 'latitude',
    });
  if (!Number.isFinite(longitude))
    throw new HoroscopeError(
      'invalid_request',
      `A longitude is a number of degrees, not ${quote(longitude)}.`,
      {
        path: 'longitude',
      },
    );
}
