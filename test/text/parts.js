/** The catalogue as its checks and statistics see it: parts, cells, words. */

/** @typedef {import('#dist/text/catalogue.js').Catalogue} Catalogue */
/** @typedef {readonly [least: number, most: number]} Range fewest and most words of a cell */
/** @typedef {{ path: string, text: string }} Cell `path` is where it stands: `bodyInSign.0.3` */
/** @typedef {{ name: string, words: Range | ((path: string) => Range), cells: Cell[] }} Part */

/** @type {Range} */
const placement = [60, 110];
/** @type {Range} */
const aspect = [45, 80];

/** Transits of Jupiter to Pluto last for weeks and have more to tell. @type {Range} */
const slowTransit = [90, 140];
const firstSlowPlanet = 5;
/** @param {string} path @returns {Range} */
const transit = (path) => (Number(path.split('.')[1]) >= firstSlowPlanet ? slowTransit : aspect);
/** The tables of prose, each with its lengths. Names are prose too, but no table. */
/** @type {Record<string, Range | ((path: string) => Range)>} */
const ranges = {
  bodyInSign: placement,
  bodyInHouse: placement,
  cuspInSign: [20, 40],
  natalAspects: aspect,
  signToSign: [70, 120],
  synastryAspects: aspect,
  synastryOverlays: placement,
  compositeHouses: placement,
  compositeAspects: aspect,
  transitAspects: transit,
  transitHouses: placement,
  progressedSigns: placement,
  progressedHouses: placement,
  progressedAspects: aspect,
  progressedPhases: placement,
  solarReturnAscendant: placement,
  solarReturnHouses: placement,
  lunarReturnAscendant: placement,
  lunarReturnMoon: placement,
  chineseAnimals: [90, 130],
  chineseElements: [60, 90],
  chineseYears: [60, 95],
  chineseYearElements: [50, 80],
  'readings.placementsBySign': [50, 95],
  'readings.placementsByHouse': [55, 95],
  'chinese.animalElementYears': [12, 40],
  'chinese.dayMasterYears': [18, 60],
  'chinese.dayMasters': [30, 65],
};

/** Passages on a body in its sign and house: of one body, since a reading has one of each. @type {Range} */
const passage = [70, 110];
/** Of a progressed light: beside it stand its dates, and what is beginning or ending. @type {Range} */
const progressedPassage = [60, 100];
/** @param {Catalogue} catalogue @returns {Record<string, Range>} */
const passageRanges = ({ readings }) =>
  Object.fromEntries([
    ...Object.keys(readings.placements).map((body) => [`readings.placements.${body}`, passage]),
    ...Object.keys(readings.progressions.placements).map((body) => [
      `readings.progressions.placements.${body}`,
      progressedPassage,
    ]),
  ]);

/** @param {unknown} table @param {string} path @returns {Cell[]} */
export function cellsOf(table, path) {
  // What texts state stands there in letters, and is none.
  if (path.endsWith('natalChapters.sides') || path.endsWith('natal.sides')) return [];
  if (typeof table === 'string') return [{ path, text: table }];
  return Object.entries(/** @type {object} */ (table)).flatMap(([key, below]) =>
    cellsOf(below, `${path}.${key}`),
  );
}

/** The shelf of the reports, by what stands together in one. @type {Record<string, Range>} */
const reportRanges = {
  'reports.signs': [20, 40],
  'reports.signYears.solarEclipse': [5, 60],
  'reports.signYears.lunarEclipse': [18, 60],
  'reports.risingYears.solarEclipse': [5, 60],
  'reports.risingYears.lunarEclipse': [18, 60],
  'reports.columns.months': [17, 60],
  'reports.columns.days.moon': [17, 44],
  'reports.columns.days.meets.0': [26, 50],
  'reports.columns.days.meets.2': [22, 50],
};

/** @param {Catalogue} catalogue @param {string} path @returns {unknown} */
const tableAt = (catalogue, path) =>
  path.split('.').reduce((table, key) => /** @type {any} */ (table)[key], /** @type {unknown} */ (catalogue));

/** @param {Catalogue} catalogue @returns {Part[]} */
export const partsOf = (catalogue) =>
  Object.entries({ ...ranges, ...passageRanges(catalogue), ...reportRanges }).map(([name, words]) => ({
    name,
    words,
    cells: cellsOf(tableAt(catalogue, name), name),
  }));

/** Fewest and most words of a cell. @param {Part} part @param {string} path @returns {Range} */
export const lengthOf = ({ words }, path) => (typeof words === 'function' ? words(path) : words);

/** @param {string} text @returns {string[]} */
export const proseWords = (text) => text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [];

/** @param {string} text */
export const sentencesOf = (text) => text.split(/(?<=[.?]”?)\s+/);

/**
 * The runs of three words in a text, without those that name its factor: "opposite your Midheaven, at the foot of the
 * chart" is what all cells of one point have in common.
 * @param {string} text @param {RegExp} [names]
 */
export function trigrams(text, names) {
  const words = proseWords(text);
  const runs = words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '));
  return new Set(names === undefined ? runs : runs.filter((run) => !names.test(run)));
}

/**
 * Every two texts that have a trigram in common, and the share of the shorter one's that stand in the other too. Looked up by
 * trigram, since hardly any two of thousands have one.
 * @param {readonly ReadonlySet<string>[]} sets
 * @returns {Generator<{ one: number, other: number, shared: number }>} `other` stands before `one`
 */
export function* overlaps(sets) {
  /** @type {Map<string, number[]>} */
  const having = new Map();
  for (const [one, set] of sets.entries()) {
    /** @type {Map<number, number>} */
    const common = new Map();
    for (const trigram of set) {
      const others = having.get(trigram) ?? [];
      for (const other of others) common.set(other, (common.get(other) ?? 0) + 1);
      others.push(one);
      having.set(trigram, others);
    }
    for (const [other, count] of common)
      yield { one, other, shared: count / Math.min(set.size, sets[other]?.size ?? 0) };
  }
}

/** The nearest two cells of a part, by {@link overlaps}. @param {readonly Cell[]} cells @param {RegExp} [names] */
export function nearest(cells, names) {
  let most = { shared: 0, pair: ['', ''] };
  for (const { one, other, shared } of overlaps(cells.map(({ text }) => trigrams(text, names))))
    if (shared > most.shared) most = { shared, pair: [cells[other]?.path ?? '', cells[one]?.path ?? ''] };
  return most;
}
