import { difference, round7, roundLongitude } from '../chart/angle.js';
import { aspectAngles, defaultAspects } from '../chart/aspect-kinds.js';
import { withoutFarEnds } from '../chart/aspects.js';
import { Moon } from '../chart/body-ids.js';
import { type OrbFamily, usualOrb } from '../chart/orbs.js';
import { type SignId, zodiacPosition } from '../chart/zodiac.js';
import type { Synastry } from '../schema/pairs.js';
import type { Progressions } from '../schema/progressions.js';
import type { AspectEntry, HouseEntry, PlanetEntry } from '../schema/responses.js';
import type { Transits } from '../schema/transits.js';
import { heldAspects, isUntimed, type OpenBirth, untimedNote } from './open-birth.js';
import { refuseValue } from './refuse.js';

/** Results of the engine read as charts to draw. */

export type ChartPlanet = Pick<
  PlanetEntry,
  'planetId' | 'planetName' | 'longitude' | 'signName' | 'retrograde'
>;
type ChartAspect = Pick<
  AspectEntry,
  'planet1Id' | 'planet1Name' | 'planet2Id' | 'planet2Name' | 'aspectId' | 'aspectName' | 'orb'
>;
interface Angles {
  ascendant: string;
  midheaven: string;
}
interface Whose {
  name: string;
  cityName: string;
  birthdate: { date: string };
}

/** What a wheel needs of a result with one chart: `natal`, `natalBasic`, `solarReturn`, `lunarReturn`, `composite`. */
export interface ChartResult extends OpenBirth {
  planets: readonly ChartPlanet[];
  houses?: readonly Pick<HouseEntry, 'longitude'>[];
  aspects?: readonly ChartAspect[];
  aspectsToNatal?: readonly ChartAspect[];
  chart?: { angles: Angles | null };
  profile?: Whose;
  profile1?: Whose;
  profile2?: Whose;
  event?: { cityName: string; date: { date: string } };
}
type Fields<T, K extends keyof T> = Pick<T, K>;
type Receipt = OpenBirth['calculation'];
type SynastryResult = Fields<
  Synastry,
  'planets1' | 'planets2' | 'aspects1' | 'chart1' | 'chart2' | 'profile1' | 'profile2'
> & { calculation1?: Receipt; calculation2?: Receipt };
type ProgressionsResult = Fields<
  Progressions,
  'planets' | 'houses' | 'aspects' | 'solarArc' | 'chart' | 'profile' | 'event'
> & { calculation?: Partial<Fields<Progressions['calculation'], 'progressedHouses' | 'houseSystemUsed'>> };
type TransitsResult = Fields<
  Transits,
  'planets' | 'transits_aspects' | 'chart' | 'profile1' | 'profile2' | 'calculation2'
> & { calculation1?: Receipt };

/** What `chartWheel` draws. */
export type WheelResult = ChartResult | SynastryResult | ProgressionsResult | TransitsResult;

/** A body where it stands, its longitude as a number, 0 ≤ λ < 360, and its place read off that. */
export interface WheelPoint extends Pick<ChartPlanet, 'planetName' | 'signName'> {
  id: number;
  /** A solar arc tells nobody retrograde. */
  retrograde?: boolean | undefined;
  longitude: number;
  signId: SignId;
  degrees: number;
  minutes: number;
  /** The Moon of a birth without its time, which is somewhere near. */
  open?: boolean;
}

/** An entry with the orb as a number; of a double wheel, `planet1` is a point of the outer chart. */
export interface WheelAspect extends Omit<ChartAspect, 'orb'> {
  orb: number;
}

export interface WheelChart {
  points: readonly WheelPoint[];
  /** Longitudes of the twelve cusps; none where there are no houses. */
  cusps: readonly number[];
  angles: { ascendant: number; midheaven: number } | null;
  aspects: readonly WheelAspect[];
  /** Whose, when and where. */
  caption: string;
}

export interface Charts {
  inner: WheelChart;
  outer: WheelChart | null;
  aspects: readonly WheelAspect[];
  /** Whose orbs the aspects have. */
  orbs: OrbFamily;
}

/** A longitude as results have it. */
function longitudeOf(value: unknown, path: string): number {
  const longitude = Number(value);
  if (typeof value !== 'string' || !Number.isFinite(longitude))
    refuseValue(path, 'a longitude in degrees', value);
  return roundLongitude(longitude);
}

function kindOf(aspectId: unknown): number {
  if (typeof aspectId === 'number' && aspectId in aspectAngles) return aspectId;
  return refuseValue('aspects.aspectId', '0 to 10', aspectId);
}

/** A planet as a chart has it, or a solar arc, which tells nobody retrograde. */
type Planet = Omit<ChartPlanet, 'retrograde'> & Partial<Pick<ChartPlanet, 'retrograde'>>;

const pointsOf = (planets: readonly Planet[], path: string, birth: OpenBirth): WheelPoint[] =>
  planets.map((planet, i) => {
    const at = placed(longitudeOf(planet?.longitude, `${path}.${i}.longitude`));
    const id = planet.planetId;
    return { ...planet, id, open: id === Moon && isUntimed(birth), ...at };
  });

const placed = (longitude: number) => ({ longitude, ...zodiacPosition(longitude) });

const aspectsOf = (aspects: readonly ChartAspect[] = []): WheelAspect[] =>
  aspects.map((aspect) => ({ ...aspect, aspectId: kindOf(aspect.aspectId), orb: Number(aspect.orb) }));

/** As the result tells them, or as its cusps have them. */
function anglesOf(angles: Angles | null | undefined, cusps: readonly number[]): WheelChart['angles'] {
  const told = (end: keyof Angles) => angles && longitudeOf(angles[end], `chart.angles.${end}`);
  return axes(told('ascendant') ?? cusps[0], told('midheaven') ?? cusps[9]);
}

const axes = (ascendant: number | undefined, midheaven: number | undefined): WheelChart['angles'] =>
  ascendant === undefined || midheaven === undefined ? null : { ascendant, midheaven };

/** Joins the words that are there. */
export const joined = (parts: readonly (string | undefined)[], by: string): string =>
  parts.filter((part) => part).join(by);

/** The day and the minute, if that is known. */
const minuteOf = ({ date }: { date: string }, birth: OpenBirth = {}): string =>
  date.slice(0, isUntimed(birth) ? 10 : 16);
const captionOf = (...parts: (string | undefined)[]): string => joined(parts, ', ');
const born = ({ name, birthdate, cityName }: Whose, birth: OpenBirth): string =>
  captionOf(name, minuteOf(birthdate, birth), cityName, untimedNote(birth));

/** Whose chart a result is, of when and where. */
export function captionOfChart({
  profile,
  profile1,
  profile2,
  event,
  ...birth
}: Pick<ChartResult, 'profile' | 'profile1' | 'profile2' | 'event' | keyof OpenBirth>): string {
  const whose = profile && (event ? profile.name : born(profile, birth));
  const pair = profile1 && profile2 && `${profile1.name} + ${profile2.name}`;
  return captionOf(whose ?? pair, event && minuteOf(event.date), event?.cityName);
}

function chartOf(result: ChartResult, path = 'planets'): WheelChart {
  const cusps = (result.houses ?? []).map(({ longitude }, i) =>
    longitudeOf(longitude, `houses.${i}.longitude`),
  );
  return {
    points: pointsOf(result.planets, path, result),
    cusps,
    angles: anglesOf(result.chart?.angles, cusps),
    aspects: heldAspects(aspectsOf(result.aspects), result),
    caption: captionOfChart(result),
  };
}

/** The charts of a result. @throws HoroscopeError where it is nothing that can be drawn */
export function chartsOf(result: WheelResult, name = 'result'): Charts {
  if (typeof result !== 'object' || result === null || !('planets' in result || 'planets1' in result))
    refuseValue(name, 'a result with `planets`, as of natal()', result);
  if ('planets1' in result) return ofSynastry(result);
  if ('transits_aspects' in result) return ofTransits(result);
  if ('solarArc' in result) return ofProgressions(result);
  const inner = chartOf(result);
  return { inner, outer: null, aspects: inner.aspects, orbs: 'chart' };
}

/** The first person inside, the second outside; a synastry tells the angles of each, but no other cusps. */
function ofSynastry(result: SynastryResult): Charts {
  const chartOfPerson = (n: 1 | 2): WheelChart =>
    chartOf(
      {
        planets: result[`planets${n}`],
        chart: result[`chart${n}`],
        profile: result[`profile${n}`],
        calculation: result[`calculation${n}`],
      },
      `planets${n}`,
    );
  return {
    inner: chartOfPerson(1),
    outer: chartOfPerson(2),
    aspects: aspectsOf(result.aspects1).map(turned),
    orbs: 'synastry',
  };
}

/** The same aspect with its bodies exchanged. */
const turned = (aspect: WheelAspect): WheelAspect => ({
  ...aspect,
  planet1Id: aspect.planet2Id,
  planet2Id: aspect.planet1Id,
  planet1Name: aspect.planet2Name,
  planet2Name: aspect.planet1Name,
});

/**
 * The birth inside, its points read off the solar arc, which is `arc` ahead of each. Its cusps are told where the
 * progressed points are put in the houses of the birth.
 */
function ofProgressions(result: ProgressionsResult): Charts {
  const { solarArc, profile, event } = result;
  const outer = chartOf(result);
  const arc = Number(solarArc.arc);
  const points = pointsOf(solarArc.planets, 'solarArc.planets', result).map((directed) => ({
    ...directed,
    ...placed(roundLongitude(directed.longitude - arc)),
    signName: '',
  }));
  const natal = (id: number): number | undefined => points.find((point) => point.id === id)?.longitude;
  return {
    inner: {
      points,
      cusps: result.calculation?.progressedHouses === 'natal' ? outer.cusps : [],
      angles: axes(natal(15), natal(16)),
      aspects: [],
      caption: born(profile, result),
    },
    outer: { ...outer, caption: captionOf(minuteOf(event.date), event.cityName) },
    aspects: aspectsOf(result.aspects),
    orbs: 'progressed',
  };
}

/** The birth inside, the sky of the event outside; of a period, the aspects that are within orb as it begins. */
function ofTransits(result: TransitsResult): Charts {
  const { profile1, profile2, chart, calculation1, calculation2 } = result;
  const { julianDayUt: moment } = calculation2;
  const now = result.transits_aspects.filter(
    ({ starts, ends }) =>
      (starts?.julianDayUt ?? moment) <= moment && moment <= (ends?.julianDayUt ?? moment),
  );
  const event = { cityName: profile2.cityName, date: profile2.birthdate };
  const inner = chartOf({ ...chart, chart, profile: profile1, calculation: calculation1 });
  return {
    inner,
    outer: chartOf({ planets: result.planets, event }),
    aspects: aspectsOf(now),
    orbs: 'toNatal',
  };
}

/**
 * One chart inside, and another around it, if there is one. The aspects between them are those that the second result
 * tells to the first; where it tells none, as of two births, they are found by the orbs of synastries.
 */
export function chartsAround(inside: WheelResult, outside?: WheelResult): Charts {
  const charts = chartsOf(inside);
  if (!outside) return charts;
  const { inner } = charts;
  const around = chartsOf(outside, 'options.outer');
  const outer = around.outer ?? around.inner;
  if ('aspectsToNatal' in outside)
    return { inner, outer, aspects: aspectsOf(outside.aspectsToNatal), orbs: 'toNatal' };
  if (around.outer) return { ...around, inner };
  return { inner, outer, aspects: aspectsBetween(outer, inner), orbs: 'synastry' };
}

/** The Ptolemaic aspects of two births: no pair is within the orbs of two of them. */
function aspectsBetween(outer: WheelChart, inner: WheelChart): WheelAspect[] {
  const names = [...inner.aspects, ...outer.aspects];
  const found: WheelAspect[] = [];
  for (const first of withoutFarEnds(outer.points))
    for (const second of withoutFarEnds(inner.points))
      for (const aspectId of defaultAspects) {
        const orb = round7(
          Math.abs(Math.abs(difference(first.longitude, second.longitude)) - aspectAngles[aspectId]),
        );
        if (orb > usualOrb('synastry', aspectId, first.id, second.id)) continue;
        found.push({
          planet1Id: first.id,
          planet1Name: first.planetName,
          planet2Id: second.id,
          planet2Name: second.planetName,
          aspectId,
          aspectName: names.find((named) => named.aspectId === aspectId)?.aspectName ?? '',
          orb,
        });
      }
  return found;
}
