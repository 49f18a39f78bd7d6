/**
 * Clocks that the time-zone database does not know. A zone's history before 1970 is that of the city it is named
 * after (tz database, theory.html, "Scope of the tz database"); elsewhere in the zone clocks may have differed. Here
 * are the years and regions in which they are known to have differed, so that a birth is not read to the minute by a
 * clock that may have been an hour off.
 */

/** A place whose clocks are in question: degrees, north and east positive. */
export interface ClockPlace {
  readonly latitude: number;
  readonly longitude: number;
}

export type ClockDoubt =
  /** Daylight saving was each town's own matter. */
  | 'daylight_saving'
  /** The border between two standard times lay elsewhere, and towns near it chose. */
  | 'zone_border'
  /** Standard time or the railways' was known, and places kept their own mean time beside it. */
  | 'mean_time';

export interface City extends ClockPlace {
  readonly name: string;
}

export interface ClockRule {
  readonly case: ClockDoubt;
  readonly zones: readonly string[];
  /** First day and the day after the last, YYYY-MM-DD, UTC. */
  readonly from: string;
  readonly until: string;
  /** The part of the zone that the rule holds for; all of it where left out. */
  readonly within?: Bounds;
  /** Kilometers from the zone's city: nearer than this the rule does not hold. */
  readonly beyond: number;
  /** Months in which clocks may have been put forward, for a rule about daylight saving alone. */
  readonly summer?: true;
  /** What the clock may have shown. `standard` is the zone's standard time in those days. */
  readonly offsets: (place: ClockPlace, standard: number) => readonly number[];
}

export interface Bounds {
  readonly south?: number;
  readonly north?: number;
  readonly west?: number;
  readonly east?: number;
}

const city = (name: string, latitude: number, longitude: number): City => ({ name, latitude, longitude });

/** The cities whose clocks these zones have the history of. */
export const cities: Readonly<Record<string, City>> = {
  'America/New_York': city('New York', 40.714, -74.006),
  'America/Detroit': city('Detroit', 42.331, -83.046),
  'America/Kentucky/Louisville': city('Louisville', 38.254, -85.759),
  'America/Indiana/Indianapolis': city('Indianapolis', 39.768, -86.158),
  'America/Chicago': city('Chicago', 41.85, -87.65),
  'America/Denver': city('Denver', 39.739, -104.985),
  'America/Boise': city('Boise', 43.614, -116.203),
  'America/Los_Angeles': city('Los Angeles', 34.052, -118.244),
  'America/Halifax': city('Halifax', 44.645, -63.572),
  'America/Moncton': city('Moncton', 46.115, -64.802),
  'America/Toronto': city('Toronto', 43.706, -79.399),
  'America/Winnipeg': city('Winnipeg', 49.884, -97.147),
  'America/Regina': city('Regina', 50.45, -104.618),
  'America/Edmonton': city('Edmonton', 53.55, -113.469),
  'America/Vancouver': city('Vancouver', 49.25, -123.119),
  'Europe/Rome': city('Rome', 41.892, 12.511),
  'Europe/Moscow': city('Moscow', 55.752, 37.616),
  'Asia/Kolkata': city('Madras', 13.088, 80.279),
  'Asia/Shanghai': city('Shanghai', 31.222, 121.458),
};

const unitedStates = [
  'America/New_York',
  'America/Detroit',
  'America/Kentucky/Louisville',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Denver',
  'America/Boise',
  'America/Los_Angeles',
];
const canada = [
  'America/Halifax',
  'America/Moncton',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
];

/** Kilometers around a city within which its clocks were kept: its suburbs. */
const suburbs = 40;
const hour = 3600;
/** Seconds, 4 minutes a degree. */
export const meanTime = ({ longitude }: ClockPlace): number => Math.round(longitude * 240) + 0;
const ownMeanTime = (place: ClockPlace): number[] => [meanTime(place)];
const summerOrNot = (_: ClockPlace, standard: number): number[] => [standard, standard + hour];
const centralOrEastern = (): number[] => [-6 * hour, -5 * hour];

export const rules: readonly ClockRule[] = [
  // The railways' border of 1883 between Eastern and Central time ran by Buffalo, Pittsburgh, Wheeling, Huntington,
  // Asheville and Augusta; the Interstate Commerce Commission, in charge since the Standard Time Act of 1918 (40
  // Stat. 450), moved it west in steps. Ohio's towns went over one by one until the order of 1927 took in the whole
  // state; Georgia followed in 1941, eastern Tennessee in 1947, the middle of Kentucky in 1961, Michigan outside Detroit
  // in 1931. Where several towns of a region changed in different years, the last year stands.
  border('America/New_York', '1927-04-03', { south: 38.4, west: -84.9, east: -80.5 }),
  border('America/New_York', '1961-07-23', { south: 36.6, north: 39.2, west: -86.5, east: -82.5 }),
  border('America/New_York', '1947-09-28', { south: 35, north: 36.6, west: -86.5, east: -81.9 }),
  border('America/New_York', '1941-03-21', { north: 35, west: -85.7, east: -81.9 }),
  border('America/Detroit', '1931-05-01', {}),
  // Railways kept standard time from 1883-11-18; it was no law until 1918, and towns took it up over some years.
  // Bartky, Selling the True Time (2000), chapters 10 to 12.
  {
    case: 'mean_time',
    zones: unitedStates,
    from: '1883-11-18',
    until: '1900-01-01',
    beyond: suburbs,
    offsets: ownMeanTime,
  },
  // After the repeal of 1919 (41 Stat. 280) daylight saving was up to towns and states, but for the war's from 1942-02-09
  // to 1945-09-30, until the Uniform Time Act took effect in April 1967 (80 Stat. 107). tz database, file northamerica.
  localSummer(unitedStates, '1920-01-01', '1942-02-09'),
  localSummer(unitedStates, '1945-09-30', '1967-04-30'),
  // Canada's towns chose too; zones stand for all of their land from 1970 on. tz database, file northamerica.
  localSummer(canada, '1919-01-01', '1942-02-09'),
  localSummer(canada, '1945-09-30', '1970-01-01'),
  // The mainland's railways and post took the mean time of Rome on 1866-12-12; the islands kept those of Palermo and
  // Cagliari until the Central European time of 1893-11-01. tz database, file europe (Italy).
  {
    case: 'mean_time',
    zones: ['Europe/Rome'],
    from: '1866-12-12',
    until: '1893-11-01',
    within: { south: 36.4, north: 38.4, west: 12.2, east: 15.62 },
    beyond: 0,
    offsets: () => [meanTime({ latitude: 38.116, longitude: 13.361 })],
  },
  {
    case: 'mean_time',
    zones: ['Europe/Rome'],
    from: '1866-12-12',
    until: '1893-11-01',
    within: { south: 38.8, north: 41.35, west: 8, east: 9.9 },
    beyond: 0,
    offsets: () => [meanTime({ latitude: 39.224, longitude: 9.12 })],
  },
  // Madras time was the railways' and the telegraph's from 1870; towns kept their own beside it until Indian standard
  // time in 1906, Calcutta its own until 1948 and Bombay until 1955. tz database, file asia (India).
  {
    case: 'mean_time',
    zones: ['Asia/Kolkata'],
    from: '1870-01-01',
    until: '1906-01-01',
    beyond: suburbs,
    offsets: ownMeanTime,
  },
  {
    case: 'mean_time',
    zones: ['Asia/Kolkata'],
    from: '1906-01-01',
    until: '1948-01-01',
    within: { south: 22.3, north: 22.9, west: 88.1, east: 88.6 },
    beyond: 0,
    offsets: () => [5 * hour + 53 * 60 + 20],
  },
  {
    case: 'mean_time',
    zones: ['Asia/Kolkata'],
    from: '1906-01-01',
    until: '1955-01-01',
    within: { south: 18.85, north: 19.35, west: 72.7, east: 73.1 },
    beyond: 0,
    offsets: () => [4 * hour + 51 * 60],
  },
  // Clocks away from the railways stood by the Sun until the zones of the decree of 1919. tz database, file europe.
  {
    case: 'mean_time',
    zones: ['Europe/Moscow'],
    from: '1880-01-01',
    until: '1919-07-01',
    beyond: suburbs,
    offsets: ownMeanTime,
  },
  // Shanghai's clock was the treaty ports'; inland the Sun's until five zones were drawn in 1918, half an hour and an
  // hour apart, which lasted until 1949. tz database, file asia (China).
  {
    case: 'mean_time',
    zones: ['Asia/Shanghai'],
    from: '1901-01-01',
    until: '1918-01-01',
    beyond: 150,
    offsets: ownMeanTime,
  },
  {
    case: 'zone_border',
    zones: ['Asia/Shanghai'],
    from: '1918-01-01',
    until: '1949-05-28',
    within: { east: 112 },
    beyond: 150,
    offsets: ({ longitude }) => [Math.round(longitude / 15) * hour],
  },
];

function border(zone: string, until: string, within: Bounds): ClockRule {
  const zones = [zone];
  return {
    case: 'zone_border',
    zones,
    from: '1883-11-18',
    until,
    within,
    beyond: suburbs,
    offsets: centralOrEastern,
  };
}

function localSummer(zones: readonly string[], from: string, until: string): ClockRule {
  return {
    case: 'daylight_saving',
    zones,
    from,
    until,
    beyond: suburbs,
    summer: true,
    offsets: summerOrNot,
  };
}
