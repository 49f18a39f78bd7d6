import {
  BOUNDS_A_BLOCK,
  BUCKETS_A_BLOCK,
  COUNTRY_TITLES,
  type CommonDirectory,
  corrupt,
  TABLES,
  TITLES_A_BLOCK,
} from './format.js';
import { bucketOf, bucketsIn } from './ids.js';
import { BOUNDS, Chances, type PlaceFile } from './place-file.js';
import { type Bounds, codeBounds, noSpots, type Spots } from './places-block.js';
import type { Ranking } from './shortlist.js';
import { codeTitles, ReadTables, type ZonesOfLand, zonesIn } from './tables.js';
import { Tier } from './tier.js';
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
  #tables: ReadTables | undefined;
  readonly #bounds: (Bounds[] | undefined)[] = [];
  readonly #regionTitles: (string[] | undefined)[] = [];
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
    const boundsOf = (area: number): Bounds => this.#boundsOf(this.tables.areaRegions[area] ?? 0);
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
    this.tiers = this.#files.flatMap(({ tiers }) => tiers);
  }

  get tables(): ReadTables {
    this.#tables ??= new ReadTables(this.core.blocks.block(TABLES), this.common.areas);
    return this.#tables;
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

  /** That what is looked at first for a name is there, of all tiers. */
  needNames(key: Uint8Array): void {
    for (const { file, tiers } of this.#files)
      if (!file.blocks.isWhole)
        file.blocks.need(tiers.map((tier) => tier.blockOfName(key)).filter((block) => block !== undefined));
  }

  /** That what is told of these places is there, before any of it is looked at. */
  need(places: readonly number[]): void {
    for (const { file, tiers } of this.#files) {
      if (file.blocks.isWhole) continue;
      const wanted = new Set<number>();
      for (const place of places) {
        const tier = this.tierOf(place);
        if (tiers.includes(tier)) wanted.add(tier.blockWith(place - tier.base));
        if (file !== this.core) continue;
        const region = this.tables.areaRegions[tier.area(place - tier.base)] ?? 0;
        wanted.add(this.common.bounds + Math.floor(region / BOUNDS_A_BLOCK));
        wanted.add(this.common.regionTitles + Math.floor(region / TITLES_A_BLOCK));
      }
      file.blocks.need([...wanted]);
    }
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
    const block = Math.floor(region / TITLES_A_BLOCK);
    const { regions, regionTitles } = this.common;
    this.#regionTitles[block] ??= this.#titles(
      regionTitles + block,
      Math.min(TITLES_A_BLOCK, regions - block * TITLES_A_BLOCK),
    );
    return this.#regionTitles[block]?.[region % TITLES_A_BLOCK] ?? '';
  }

  /** The English name of a country. */
  countryTitle(code: string): string | undefined {
    const countries = this.tables.countries();
    this.#countryTitles ??= new Map(
      this.#titles(COUNTRY_TITLES, this.common.countries).map((title, i) => [countries[i] ?? '', title]),
    );
    return this.#countryTitles.get(code);
  }

  #titles(block: number, count: number): string[] {
    return codeTitles(this.chances.names(this.core.blocks.block(block)), this.#letters, count);
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

interface TieredFile {
  file: PlaceFile;
  tiers: readonly Tier[];
  /** Buckets by their blocks, as far as they were read. */
  ids: (number[][] | undefined)[];
}
