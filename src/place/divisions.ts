/**
 * Regions, which are a country's first-level divisions, and areas, which are a pair of a region and a time zone: what of them a
 * search reads is a block, what is told of a place found stands by runs of regions.
 */

/** All of it, as the builder has it. */
export interface Tables {
  /** First-level divisions, `US-TX`, in order, so that a country is a run of regions. */
  regions: readonly string[];
  timezones: readonly string[];
  /** In order. */
  areaRegions: Uint16Array;
  areaTimezones: Uint16Array;
}

const RADIX = 36;

/** As text: codes of countries, each with how many regions it has; the steps between regions of several areas, and how many more. */
export function writeCountries({ regions, areaRegions }: Tables): Uint8Array {
  const counts = new Map<string, number>();
  for (const region of regions) counts.set(region.slice(0, 2), (counts.get(region.slice(0, 2)) ?? 0) + 1);
  const countries = [...counts].map(([code, count]) => code + count.toString(RADIX));
  let before = 0;
  const several = regions.flatMap((_, region) => {
    const more = areaRegions.filter((its) => its === region).length - 1;
    if (more === 0) return [];
    const step = region - before;
    before = region;
    return [`${step.toString(RADIX)}.${more.toString(RADIX)}`];
  });
  return new TextEncoder().encode(`${countries.join(' ')}\n${several.join(' ')}`);
}

/** The countries, regions and areas of a block, by their numbers. */
export class Divisions {
  /** The region of each area. */
  readonly areaRegions: Uint16Array;
  /** Codes of countries, in the order of their regions, and the first region of each. */
  readonly countries: readonly string[];
  readonly #firsts: readonly number[];
  /** The first area of each region. */
  readonly #firstAreas: Uint16Array;

  constructor(block: Uint8Array, regions: number, areas: number) {
    const [countries = '', several = ''] = new TextDecoder().decode(block).split('\n');
    let first = 0;
    const firsts: number[] = [];
    this.countries = countries.split(' ').map((text) => {
      firsts.push(first);
      first += Number.parseInt(text.slice(2), RADIX);
      return text.slice(0, 2);
    });
    this.#firsts = firsts;
    this.#firstAreas = new Uint16Array(regions);
    const more = new Uint16Array(regions);
    let region = 0;
    for (const text of several.split(' ').filter(Boolean)) {
      const [step = '', count = ''] = text.split('.');
      region += Number.parseInt(step, RADIX);
      more[region] = Number.parseInt(count, RADIX);
    }
    this.areaRegions = new Uint16Array(areas);
    let area = 0;
    for (let number = 0; number < regions; number++) {
      this.#firstAreas[number] = area;
      for (const end = area + 1 + (more[number] as number); area < end; area++)
        this.areaRegions[area] = number;
    }
  }

  /** The code of the country of a region. */
  countryOf(region: number): string {
    let country = 0;
    while ((this.#firsts[country + 1] ?? Number.POSITIVE_INFINITY) <= region) country++;
    return this.countries[country] ?? '';
  }

  /** Which an area is of its region's. */
  indexOf(area: number): number {
    return area - (this.#firstAreas[this.areaRegions[area] ?? 0] as number);
  }
}

/** What is told of some regions: their codes behind the country's, and the time zones of the areas of each. */
export interface ToldDivisions {
  codes: readonly string[];
  timezones: readonly (readonly string[])[];
}

/** As text: codes; names of zones; for each region the zones of its areas, nothing where it is that of the area before. */
export function writeDivisions({ codes, timezones }: ToldDivisions): Uint8Array {
  const zones = [...new Set(timezones.flat())];
  let before = -1;
  const ofRegions = timezones.map((its) =>
    its
      .map((zone) => {
        const number = zones.indexOf(zone);
        const told = number === before ? '' : number.toString(RADIX);
        before = number;
        return told;
      })
      .join(),
  );
  return new TextEncoder().encode([codes.join(), zones.join(), ofRegions.join(';')].join('\n'));
}

export function readDivisions(block: Uint8Array): ToldDivisions {
  const [codes = '', names = '', ofRegions = ''] = new TextDecoder().decode(block).split('\n');
  const zones = names.split(',');
  let zone = '';
  const timezones = ofRegions.split(';').map((its) =>
    its.split(',').map((told) => {
      if (told !== '') zone = zones[Number.parseInt(told, RADIX)] ?? '';
      return zone;
    }),
  );
  return { codes: codes.split(','), timezones };
}
