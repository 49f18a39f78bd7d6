import type { Engine } from '../engine-interface.js';
import type { Definition, LibraryFunction } from '../operations/definition.js';
import type { Part } from '../request/parts.js';
import type * as hostTexts from './parts/host-texts.js';
import type { PlacesCode } from './parts/places.js';

/** The code of an engine in pieces: `first` is always there, and the others come when a part is loaded. */
export type Piece =
  | 'pairs'
  | 'returns'
  | 'periods'
  | 'reports'
  | 'chinese'
  | 'sky'
  | 'places'
  | 'host-texts'
  | 'reading'
  | 'wheel';

/** The piece that a function of an engine is in. */
export const pieceOf = {
  ascendantYearlyReports: 'reports',
  chineseForecasts: 'chinese',
  chineseHoroscope: 'chinese',
  composite: 'pairs',
  dailyReports: 'reports',
  ephemerides: 'sky',
  ephemerisTable: 'sky',
  lunarReturn: 'returns',
  monthlyReports: 'reports',
  natal: 'first',
  natalBasic: 'first',
  places: 'places',
  planetInSign: 'first',
  planetaryHours: 'sky',
  planets: 'first',
  progressions: 'periods',
  reportEvents: 'reports',
  reports: 'reports',
  signToSign: 'first',
  signs: 'first',
  skyEvents: 'sky',
  solarReturn: 'returns',
  synastry: 'pairs',
  transits: 'periods',
  weeklyReports: 'reports',
  yearlyReports: 'reports',
  languages: 'first',
  load: 'first',
  natalPdfReport: 'first',
  nearest: 'places',
  pdfReport: 'first',
  placeById: 'places',
  positionsBatch: 'sky',
  skyEventsIterator: 'sky',
  zoneAt: 'places',
} as const satisfies { readonly [Name in keyof Engine]: Piece | 'first' };

export const functionNames = Object.keys(pieceOf) as (keyof Engine)[];

/** What a part is made of beside texts and files. */
export const pieceForPart: { readonly [P in Part]?: Piece } = {
  synastry: 'pairs',
  composite: 'pairs',
  solarReturn: 'returns',
  lunarReturn: 'returns',
  transits: 'periods',
  progressions: 'periods',
  reports: 'reports',
  chinese: 'chinese',
  sky: 'sky',
  places: 'places',
  reading: 'reading',
  wheel: 'wheel',
};

export type AnyDefinition = Definition | LibraryFunction;

/** How an engine comes by its code: as it is used in Node (`as-used.ts`), when it is loaded elsewhere (`by-need.ts`). */
export interface Pieces {
  /** Before an engine opens. */
  readonly open: () => Promise<void>;
  /** The definition behind a function; undefined where its piece is not loaded. */
  readonly definitionOf: (name: keyof Engine) => AnyDefinition | undefined;
  /** What reads the index of places, once `places` is loaded. */
  readonly places: () => PlacesCode;
  /** What takes a host's own texts, once `host-texts` is loaded. */
  readonly hostTexts: () => typeof hostTexts;
  /** Once, whoever asks. @throws HoroscopeError `asset_missing` */
  readonly load: (piece: Piece) => Promise<void>;
}
