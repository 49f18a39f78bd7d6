import { LATIN } from './alphabet.js';
import { Divisions, readDivisions, type ToldDivisions } from './divisions.js';
import {
  BOUNDS_A_BLOCK,
  BUCKETS_A_BLOCK,
  COUNTRIES,
  COUNTRY_TITLES,
  type CommonDirectory,
  corrupt,
  DIVISIONS_A_BLOCK,
} from './format.js';
import { bucketOf, bucketsIn } from './ids.js';
import type { PlaceFile } from './place-file.js';
import { type Bounds, codeBounds, noSpots, type Spots } from './places-block.js';
import type { Ranking } from './shortlist.js';
import { BOUNDS, Chances } from './stream-chances.js';
import { codeTitles, type ZonesOfLand, zonesIn } from './tables.js';
import { pairIn, Tier } from './tier.js';
import { TitleLetters } from './title.js';

/** The places of the files of an index, one or both, each with a number: by tiers, in these by names. */
export class Places implements Ranking {
  readonly count: number;
  readonly tiers: readonly Tier[];
  /** The file that has what all need, and what that is. */
  readonly core: PlaceFile;
  readonly common: CommonDirectory;
  readonly chances: Chances;
  readonly #letters: TitleLetters;
  readonly #files: readonly TieredFile[];
  /** Whether all of its files is there. */
  readonly isWhole: boolean;
  #divisions: Divisions | undefined;
  readonly #bounds: (Bounds[] | undefined)[] = [];
  readonly #told: (Told | undefined)[] = [];
  #countryTitles: ReadonlyMap<string, string> | undefined;

  /** @param core of core places @param others of the others */
  constructor(core: PlaceFile, ...others: readonly PlaceFile[]) {
    this.core = core;
    const { common, sourceDate } = core.directory;
    if (common === undefined) throw corrupt('of core places is the one of the others');
    if (others.some(({ directory }) => directory.common !== undefined || directory.sourceDate !== sourceDate))
      throw corrupt('of the other places is not the one that belongs to that of core places');
    this.common = common;
    this.chances = new Chances(core);
    this.#letters = new TitleLetters([...common.letters]);
    const { chances } = this;
    const letters = this.#letters;
    const boundsOf = (area: number): Bounds => this.#boundsOf(this.regionOf(area));
    let base = 0;
    this.#files = [core, ...others].map((file) => {
      let firstBlock = 0;
      const tiers = file.directory.tiers.map((directory) => {
        const tier = new Tier({ file, directory, base, firstBlock, chances, letters, boundsOf });
        base += tier.count;
        firstBlock += tier.blocks;
        return tier;
      });
      return { file, tiers, ids: [] };
    });
    this.count = base;
    this.isWhole = this.#files.every(({ file }) => file.blocks.isWhole);
    this.tiers = this.#files.flatMap(({ tiers }) => tiers);
  }

  get divisions(): Divisions {
    const { regions, areas } = this.common;
    this.#divisions ??= new Divisions(this.core.blocks.block(COUNTRIES), regions, areas);
    return this.#divisions;
  }

  /** The region of an area. */
  regionOf(area: number): number {
    return this.divisions.areaRegions[area] ?? 0;
  }

  /** Time zones of the land. */
  get zones(): ZonesOfLand {
    return zonesIn(this.core.blocks.block(this.common.zones));
  }

  tierOf(place: number): Tier {
    const { tiers } = this;
    let i = tiers.length - 1;
    while (i > 0 && (tiers[i] as Tier).base > place) i--;
    return tiers[i] as Tier;
  }

  /** That what is looked at first for a name is there, of all tiers. @param others blocks of the core file that are looked at too */
  needNames(key: Uint8Array, others: readonly number[] = []): void {
    if (this.isWhole) return;
    const needed = this.#files
      .filter(({ file }) => !file.blocks.isWhole)
      .map(({ file, tiers }) => ({
        file,
        tiers,
        sections: tiers.map((tier) => tier.sectionOfName(key)).filter((section) => section !== undefined),
      }));
    each(needed, ({ file, sections }) => {
      file.blocks.need(file === this.core ? others : [], sections);
    });
    each(needed, ({ file, tiers }) => {
      file.blocks.need(tiers.map((tier) => tier.blockOfName(key)).filter((block) => block !== undefined));
    });
  }

  /** That what is told of these places is there, before any of it is looked at. */
  need(places: readonly number[]): void {
    const files = this.#files.filter(({ file }) => !file.blocks.isWhole);
    if (files.length === 0) return;
    const numbered = places.map((place) => ({ place, tier: this.tierOf(place) }));
    const regions = numbered.map(({ place, tier }) => this.regionOf(tier.area(place - tier.base)));
    const told = regions.flatMap((region) => [
      this.common.bounds + Math.floor(region / BOUNDS_A_BLOCK),
      this.common.divisions + Math.floor(region / DIVISIONS_A_BLOCK),
    ]);
    const within = (file: TieredFile) => numbered.filter(({ tier }) => file.tiers.includes(tier));
    each(files, (file) => {
      const sections = within(file).map(({ place, tier }) => tier.sectionWith(place - tier.base));
      file.file.blocks.need(file.file === this.core ? told : [], sections);
    });
    each(files, (file) => {
      file.file.blocks.need(within(file).map(({ place, tier }) => tier.blockWith(place - tier.base)));
    });
  }

  readonly populationOf = (place: number): number => {
    const tier = this.tierOf(place);
    return tier.population(place - tier.base);
  };

  readonly idOf = (place: number): number => {
    const tier = this.tierOf(place);
    return tier.id(place - tier.base);
  };

  /** The name of a region, in English or its own language; empty where GeoNames has none. */
  regionTitle(region: number): string {
    return this.#toldOf(region).titles[region % DIVISIONS_A_BLOCK] ?? '';
  }

  /** The code of a region, `US-TX`. */
  regionCode(region: number): string {
    return `${this.divisions.countryOf(region)}-${this.#toldOf(region).codes[region % DIVISIONS_A_BLOCK]}`;
  }

  timezone(area: number): string {
    const region = this.regionOf(area);
    const its = this.#toldOf(region).timezones[region % DIVISIONS_A_BLOCK];
    return its?.[this.divisions.indexOf(area)] ?? '';
  }

  #toldOf(region: number): Told {
    const number = Math.floor(region / DIVISIONS_A_BLOCK);
    const known = this.#told[number];
    if (known !== undefined) return known;
    const { regions, divisions } = this.common;
    const [titles, text] = pairIn(this.core.blocks.block(divisions + number));
    const count = Math.min(DIVISIONS_A_BLOCK, regions - number * DIVISIONS_A_BLOCK);
    const told = { titles: this.#titles(titles, count), ...readDivisions(text) };
    this.#told[number] = told;
    return told;
  }

  /** The English name of a country. */
  countryTitle(code: string): string | undefined {
    const { countries } = this.divisions;
    const titles = (): string[] =>
      this.#titles(this.core.blocks.block(COUNTRY_TITLES), this.common.countries);
    this.#countryTitles ??= new Map(titles().map((title, i) => [countries[i] ?? '', title]));
    return this.#countryTitles.get(code);
  }

  #titles(stream: Uint8Array, count: number): string[] {
    return codeTitles(this.chances.names(stream, LATIN), this.#letters, count);
  }

  #boundsOf(region: number): Bounds {
    const block = Math.floor(region / BOUNDS_A_BLOCK);
    this.#bounds[block] ??= codeBounds(
      this.chances.numbers(this.core.blocks.block(this.common.bounds + block), BOUNDS),
      Math.min(BOUNDS_A_BLOCK, this.common.regions - block * BOUNDS_A_BLOCK),
    );
    return this.#bounds[block]?.[region % BOUNDS_A_BLOCK] as Bounds;
  }

  /** Where all places are. */
  spots(): Spots {
    const all = noSpots(this.count);
    for (const tier of this.tiers) {
      const { latitudes, longitudes, ids } = tier.spots();
      all.latitudes.set(latitudes, tier.base);
      all.longitudes.set(longitudes, tier.base);
      all.ids.set(ids, tier.base);
    }
    return all;
  }

  /** The place of a GeoNames id. */
  withId(id: number): number | undefined {
    for (const file of this.#files) {
      // What was found by its name is had without the table of ids.
      if (!file.file.blocks.isWhole)
        for (const tier of file.tiers) {
          const place = tier.knownWithId(id);
          if (place !== undefined) return tier.base + place;
        }
      for (const number of this.#bucketOf(file, id)) {
        const tier = file.tiers.find(({ firstBlock, blocks }) => number < firstBlock + blocks) as Tier;
        const place = tier.withId(id, number - tier.firstBlock);
        if (place !== undefined) return tier.base + place;
      }
    }
    return undefined;
  }

  /** Numbers of blocks of names in a file that the place of an id may be in. */
  #bucketOf({ file, tiers, ids }: TieredFile, id: number): readonly number[] {
    const { directory, blocks } = file;
    const bucket = bucketOf(id, directory.buckets);
    const number = Math.floor(bucket / BUCKETS_A_BLOCK);
    const first = number * BUCKETS_A_BLOCK;
    const last = tiers[tiers.length - 1];
    ids[number] ??= bucketsIn(
      blocks.block(directory.ids + number),
      Math.min(BUCKETS_A_BLOCK, directory.buckets - first),
      last === undefined ? 0 : last.firstBlock + last.blocks,
    );
    return ids[number]?.[bucket - first] ?? [];
  }
}

type Told = ToldDivisions & { titles: readonly string[] };

/** Does something for each, whatever it throws for one; the first is thrown in the end. */
function each<T>(list: readonly T[], something: (element: T) => void): void {
  const thrown: unknown[] = [];
  for (const element of list) {
    try {
      something(element);
    } catch (error) {
      thrown.push(error);
    }
  }
  if (thrown.length > 0) throw thrown[0];
}

interface TieredFile {
  file: PlaceFile;
  tiers: readonly Tier[];
  /** Buckets by their blocks, as far as they were read. */
  ids: (number[][] | undefined)[];
}
