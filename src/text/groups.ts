import type { Catalogue } from './catalogue.js';

/**
 * A language in groups that load by themselves: which group a part of the catalogue is in. What several operations
 * write from is a group of its own; `common` comes with every language.
 */
export const groupOf = {
  names: 'common',
  spans: 'common',
  notices: 'common',
  noticeSubjects: 'common',
  bodyInSign: 'signs',
  bodyInHouse: 'natal',
  cuspInSign: 'natal',
  natalAspects: 'natal',
  synastryAspects: 'synastry',
  synastryOverlays: 'synastry',
  compositeHouses: 'composite',
  compositeAspects: 'composite',
  transitAspects: 'transits',
  transitHouses: 'transits',
  progressedSigns: 'progressions',
  progressedHouses: 'progressions',
  progressedAspects: 'progressions',
  progressedPhases: 'progressions',
  solarReturnAscendant: 'solar-return',
  solarReturnHouses: 'solar-return',
  lunarReturnAscendant: 'lunar-return',
  lunarReturnMoon: 'lunar-return',
  chineseIntro: 'chinese',
  chineseAnimals: 'chinese',
  chineseElements: 'chinese',
  chineseYears: 'chinese',
  chineseYearElements: 'chinese',
  chinese: 'chinese',
  'readings.words': 'common',
  'readings.bridges': 'natal-chapters',
  'readings.natal': 'natal',
  'readings.natalChapters': 'natal-chapters',
  'readings.placements': 'placements',
  'readings.placementsBySign': 'placements',
  'readings.placementsByHouse': 'placements',
  'readings.returns': 'returns',
  'readings.returnDates': 'returns',
  'readings.solarReturn': 'solar-return',
  'readings.lunarReturn': 'lunar-return',
  'readings.synastry': 'synastry',
  'readings.composite': 'composite',
  'readings.transits': 'transits',
  'readings.transitDays': 'transit-days',
  'readings.progressions': 'progressions',
  'reports.dates': 'common',
  'reports.planets': 'reports',
  'reports.solarEclipses': 'reports',
  'reports.lunarEclipses': 'reports',
  'reports.houses': 'reports',
  'reports.risingHouses': 'reports',
  'reports.clauses': 'reports',
  'reports.briefClauses': 'reports',
  'reports.nearHouses': 'reports',
  'reports.housesAgain': 'reports',
  'reports.houseWords': 'reports',
  'reports.risingHousesAgain': 'reports',
  'reports.sentences': 'reports',
  'reports.yearStatements': 'reports',
  'reports.headings': 'reports',
  'reports.columns': 'reports',
  'reports.signs': 'reports',
  'reports.signYears': 'reports',
  'reports.risingYears': 'reports',
  signToSign: 'sign-to-sign',
} as const satisfies Record<CellPath, string>;

/** Where the cells of a group begin: a key of the catalogue, or of one of its two shelves. */
export type CellPath =
  | Exclude<keyof Catalogue, Shelf>
  | { [S in Shelf]: `${S}.${keyof Catalogue[S] & string}` }[Shelf];

/** Keys of the catalogue whose own keys are in several groups. */
export const shelves = ['readings', 'reports'] as const;
export type Shelf = (typeof shelves)[number];

type GroupOf = typeof groupOf;
export type TextGroup = GroupOf[CellPath];
type PathsOf<G extends TextGroup> = {
  [P in CellPath]: GroupOf[P] extends G ? P : never;
}[CellPath];
type KeysOnShelf<G extends TextGroup, S extends Shelf> = {
  [K in keyof Catalogue[S]]: `${S}.${K & string}` extends PathsOf<G> ? K : never;
}[keyof Catalogue[S]];
type ShelfOf<G extends TextGroup, S extends Shelf> = [KeysOnShelf<G, S>] extends [never]
  ? unknown
  : { readonly [_ in S]: Pick<Catalogue[S], KeysOnShelf<G, S>> };

/** The texts of a group: its share of the catalogue. */
export type GroupTexts<G extends TextGroup> = Pick<Catalogue, Extract<PathsOf<G>, keyof Catalogue>> &
  ShelfOf<G, 'readings'> &
  ShelfOf<G, 'reports'>;

export const cellPaths = Object.keys(groupOf) as CellPath[];
export const textGroups = [...new Set(Object.values(groupOf))] as TextGroup[];

/** What an engine can be asked to load of a language, by what it is for, and the groups that are written from for it. */
export const textParts = {
  natal: ['signs', 'natal'],
  reading: ['signs', 'natal', 'natal-chapters', 'placements'],
  planetInSign: ['signs'],
  synastry: ['signs', 'synastry'],
  composite: ['composite'],
  transits: ['transits', 'transit-days'],
  progressions: ['progressions'],
  solarReturn: ['returns', 'solar-return'],
  lunarReturn: ['returns', 'lunar-return', 'transit-days'],
  reports: ['reports'],
  chinese: ['chinese'],
  signToSign: ['sign-to-sign'],
} as const satisfies Record<string, readonly TextGroup[]>;

export type TextPart = keyof typeof textParts;

/** The parts that a group is loaded with. */
export const partsWith = (group: TextGroup): TextPart[] =>
  (Object.keys(textParts) as TextPart[]).filter((part) =>
    (textParts[part] as readonly TextGroup[]).includes(group),
  );

/** Puts the cells of a group where they stand in a catalogue. */
function place(catalogue: object, texts: object): void {
  for (const [key, value] of Object.entries(texts)) {
    if ((shelves as readonly string[]).includes(key))
      place((catalogue as Record<string, object>)[key] ?? {}, value);
    else Object.defineProperty(catalogue, key, { value, enumerable: true, configurable: true });
  }
}

/**
 * A catalogue whose groups come when they are first read.
 * @param fetched gives the texts of a group, or throws where they are not there
 */
export function catalogueOf(fetched: (group: TextGroup) => object): Catalogue {
  const catalogue: Record<string, object> = Object.fromEntries(shelves.map((shelf) => [shelf, {}]));
  for (const path of cellPaths) {
    const [first = '', second] = path.split('.');
    const [holder, key] = second === undefined ? [catalogue, first] : [catalogue[first] as object, second];
    Object.defineProperty(holder, key, {
      get(): unknown {
        place(catalogue, fetched(groupOf[path]));
        return (holder as Record<string, unknown>)[key];
      },
      enumerable: true,
      configurable: true,
    });
  }
  return catalogue as unknown as Catalogue;
}
