import { type Bounds, type ClockDoubt, type ClockPlace, cities, meanTime, rules } from './clock-rules.js';
import { civilOf, secondsOf } from './julian-day.js';
import type { Zone } from './zones.js';

export interface UncertainClock {
  /** The first reason of several. */
  readonly case: ClockDoubt;
  /** The city whose clock the zone has the history of, and how far the place lies from it, whole kilometers. */
  readonly city: string;
  readonly distance: number;
  /** Seconds east of UTC that the place's clock may have shown instead of the zone's, ascending. */
  readonly offsets: readonly number[];
}

const hour = 3600;

/** The rules by zone, with their days as seconds since 1970. */
const rulesOfZone = new Map(
  Object.keys(cities).map((zone) => {
    const own = rules.filter(({ zones }) => zones.includes(zone));
    return [
      zone,
      own.map((rule) => ({ ...rule, start: secondsAt(rule.from), end: secondsAt(rule.until) })),
    ] as const;
  }),
);

/** Differences below this many seconds give no notice: a quarter of a degree of the Ascendant. */
const leastDifference = 60;

/**
 * In what way the clock of a place may have differed from that of its zone, at an instant in seconds since 1970
 * UTC; undefined where nothing of the kind is known.
 */
export function uncertainClock(
  zone: Zone,
  place: ClockPlace,
  utcSeconds: number,
): UncertainClock | undefined {
  // No rule reaches 1970.
  const own = utcSeconds < 0 ? rulesOfZone.get(zone.name) : undefined;
  const center = cities[zone.name];
  if (own === undefined || center === undefined) return undefined;
  const type = zone.at(utcSeconds);
  const offset = type.abbreviation === 'LMT' ? meanTime(place) : type.offset;
  const standard = type.dst ? offset - hour : offset;
  const distance = kilometersBetween(center, place);
  const holding = own.filter(
    ({ start, end, beyond, within = {}, summer }) =>
      utcSeconds >= start &&
      utcSeconds < end &&
      distance >= beyond &&
      inside(place, within) &&
      (summer === undefined || isSummer(utcSeconds + standard)),
  );
  const found = holding.map((rule) => ({
    case: rule.case,
    offsets: rule.offsets(place, standard).filter((other) => Math.abs(other - offset) >= leastDifference),
  }));
  const first = found.find(({ offsets }) => offsets.length > 0);
  if (first === undefined) return undefined;
  const offsets = [...new Set(found.flatMap(({ offsets }) => offsets))].sort((a, b) => a - b);
  return { case: first.case, city: center.name, distance: Math.round(distance), offsets };
}

function inside({ latitude, longitude }: ClockPlace, bounds: Bounds): boolean {
  const { south = -90, north = 90, west = -180, east = 180 } = bounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** From the last week of March to the end of October: the earliest and latest that towns had. */
function isSummer(localSeconds: number): boolean {
  const { month, day } = civilOf(localSeconds, 'gregorian');
  return month > 3 ? month < 11 : month === 3 && day >= 25;
}

function secondsAt(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return secondsOf({ year, month, day, hour: 0, minute: 0, second: 0 }, 'gregorian');
}

function kilometersBetween(a: ClockPlace, b: ClockPlace): number {
  const radian = Math.PI / 180;
  const haversine = (degrees: number): number => Math.sin((degrees * radian) / 2) ** 2;
  const chord =
    haversine(b.latitude - a.latitude) +
    Math.cos(a.latitude * radian) * Math.cos(b.latitude * radian) * haversine(b.longitude - a.longitude);
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord)));
}
