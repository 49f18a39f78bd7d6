import { separation } from '../chart/angle.js';
import {
  type AspectId,
  aspectAngles,
  Conjunction,
  defaultAspects,
  Opposition,
  Square,
} from '../chart/aspect-kinds.js';
import { type BodyId, Jupiter, Mars, Moon, Pluto, Saturn } from '../chart/bodies.js';
import { isAscendantOrMidheaven, isChief } from '../chart/body-groups.js';
import type { EngineContext } from '../request/context.js';
import type { Settings } from '../request/settings.js';
import type { Span } from '../request/span.js';
import type { Eclipse, Station } from '../search/types.js';
import type { JulianDayUt } from '../time/julian-day.js';
import type { Birth } from './birth.js';
import { type Chart, type ChartPoint, castUntimedChart } from './chart.js';
import { longestRetrograde, stationsOf } from './direct-after.js';
import { eclipsesIn } from './eclipses-in.js';
import { aimsAt, type ExactTransit, exactTransits } from './exact-transits.js';

/** Events at the planets and angles of a birth chart during a time, such as the year after a return; in moments. */

/** A planet in aspect to a point of a birth. */
export interface Contact {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
}

/** Days between two passes from which on they are no longer of one loop: a planet turns back once a year. */
export const loopGap = 400;

/**
 * The planets, Ascendant and Midheaven of a birth. Without a time of birth there is no Moon among them: she may have stood
 * anywhere in half a sign.
 */
function touchedPoints({ chart }: Birth): readonly ChartPoint[] {
  const points = chart.timed ? [...chart.planets, chart.ascendant, chart.midheaven] : chart.planets;
  return points.filter(
    ({ id }) => (id <= Pluto || isAscendantOrMidheaven(id)) && (id !== Moon || chart.timed),
  );
}

const isSame = (one: Contact, other: Contact): boolean =>
  one.body === other.body && one.natal === other.natal && one.aspect === other.aspect;

/**
 * An exact transit, and when it is exact for births at the first and the last hour that may be; none where the hour is
 * known.
 */
export interface TransitOverBirth extends ExactTransit {
  atOtherHours: readonly (readonly JulianDayUt[])[];
}

/**
 * When some planets come to the points of a birth in a time.
 * @param aspects all major ones, unless fewer are wanted
 */
export function transitsOver(
  context: EngineContext,
  birth: Birth,
  bodies: readonly BodyId[],
  span: Span,
  settings: Settings,
  aspects?: readonly AspectId[],
): TransitOverBirth[] {
  const touched = touchedPoints(birth);
  const found = (points: readonly ChartPoint[]): ExactTransit[] => {
    const aims = aimsAt(points, aspects);
    return bodies.flatMap((body) => exactTransits(context, body, aims, span, settings));
  };
  const { uncertain } = birth;
  const hours = birth.chart.timed || uncertain === undefined ? [] : [uncertain.from, uncertain.to];
  const atHours = hours.map((moment) => {
    const { planets } = castUntimedChart(context.sky, moment, birth.place, settings);
    return found(touched.map(({ id }) => planets[id] as (typeof planets)[number]));
  });
  return found(touched).map((transit) => {
    const { body, natal, aspect, moments } = transit;
    const atOtherHours = atHours.map((all) => all.find((one) => isSame(one, transit))?.moments ?? []);
    return { body, natal, aspect, moments, atOtherHours };
  });
}

/**
 * Slow planets of a chart that stand on an aspect to a point of a birth; none without houses.
 * @param least none that is swifter
 * @param orb degrees
 */
export function standingOver(birth: Birth, chart: Chart, least: BodyId, orb: number): Contact[] {
  if (!birth.chart.timed) return [];
  const points = touchedPoints(birth);
  return chart.planets
    .filter(({ id }) => id >= least && id <= Pluto)
    .flatMap((planet) =>
      points.flatMap(({ id, longitude }) => {
        const apart = separation(planet.longitude, longitude);
        const aspect = defaultAspects.find((each) => Math.abs(apart - aspectAngles[each]) <= orb);
        return aspect === undefined ? [] : [{ body: planet.id, natal: id, aspect }];
      }),
    );
}

/** Stations of planets within some degrees of an aspect to a natal light or angle; none without houses. */
export function stationsOver(
  context: EngineContext,
  birth: Birth,
  bodies: readonly BodyId[],
  span: Span,
  orb: number,
  settings: Settings,
): (Contact & { moment: JulianDayUt })[] {
  if (!birth.chart.timed) return [];
  const { longitudes, of } = aimsAt(touchedPoints(birth).filter(({ id }) => isChief(id)));
  return bodies.flatMap((body) =>
    stationsOf(context, body, span, settings).flatMap(({ julianDayUt, longitude }) =>
      of.flatMap(({ natal, aspect }, at) =>
        separation(longitude, longitudes[at] as number) <= orb
          ? [{ body, natal, aspect, moment: julianDayUt }]
          : [],
      ),
    ),
  );
}

/** Degrees within which an eclipse falls on a light or an angle, and on another planet. */
const eclipseOrbs = { chief: 3, other: 2 };
/** The share of these for a square, which is felt only when it is close. */
const shareOfSquare = 0.5;

/** An eclipse, and the point of a birth that it falls on or opposite, or the planet that it squares. */
export interface EclipseOverBirth {
  eclipse: Eclipse;
  touches: { natal: BodyId; aspect: EclipseAspect } | undefined;
}

type EclipseAspect = typeof Conjunction | typeof Opposition | typeof Square;

/** The angles square each other: an eclipse that squares one falls near the other, and counts for that alone. */
const eclipseAspectsTo = (point: BodyId): readonly EclipseAspect[] =>
  point > Pluto ? [Conjunction, Opposition] : [Conjunction, Opposition, Square];

/** Eclipses of a time, with the planet down to Mars, or the angle, that each comes closest to. */
export function eclipsesOver(
  context: EngineContext,
  birth: Birth,
  span: Span,
  settings: Settings,
): EclipseOverBirth[] {
  const points = touchedPoints(birth).filter(({ id }) => id <= Mars || id > Pluto);
  return eclipsesIn(context, span, settings).map((eclipse) => {
    const [nearest] = points
      .flatMap((point) =>
        eclipseAspectsTo(point.id).map((aspect) => ({
          natal: point.id,
          aspect,
          share:
            Math.abs(separation(eclipse.longitude, point.longitude) - aspectAngles[aspect]) /
            ((isChief(point.id) ? eclipseOrbs.chief : eclipseOrbs.other) *
              (aspect === Square ? shareOfSquare : 1)),
        })),
      )
      .filter(({ share }) => share <= 1)
      .sort((a, b) => a.share - b.share);
    return { eclipse, touches: nearest && { natal: nearest.natal, aspect: nearest.aspect } };
  });
}

/**
 * A retrograde motion: where and when a planet turns retrograde and direct; if it had turned before, both are its station
 * direct.
 */
export interface RetrogradeIn {
  turn: Station;
  forward: Station;
}

/** When Venus or Mars turns back in a time, or forward, having turned back before it. */
export function retrogradesIn(
  context: EngineContext,
  body: BodyId,
  { from, to }: Span,
  settings: Settings,
): RetrogradeIn[] {
  const turns = stationsOf(context, body, { from, to: to + longestRetrograde }, settings);
  return turns.flatMap((turn, at) => {
    const forward = turn.direction === 'retrograde' ? turns[at + 1] : at === 0 ? turn : undefined;
    return forward === undefined || turn.julianDayUt > to ? [] : [{ turn, forward }];
  });
}

/** Days on either side of a year by which a loop has ended: the longest, of five passes, take less than three years. */
const reachOf = (body: BodyId): number => (body === Jupiter || body === Saturn ? loopGap : 2.5 * loopGap);

/** When else, before a time and after it, a planet comes to a point of a birth before it has left it for good. */
export function restOfLoop(
  context: EngineContext,
  birth: Birth,
  { body, natal, aspect }: Contact,
  { from: begins, to: ends }: Span,
  settings: Settings,
): { before: JulianDayUt[]; after: JulianDayUt[] } {
  const span = { from: begins - reachOf(body), to: ends + reachOf(body) };
  const aims = aimsAt(
    touchedPoints(birth).filter(({ id }) => id === natal),
    [aspect],
  );
  const [found] = exactTransits(context, body, aims, span, settings);
  const moments = found?.moments ?? [];
  const isOneLoop = (from: number, to: number): boolean =>
    moments.every((moment, i) => {
      const next = moments[i + 1];
      return next === undefined || moment < from || next > to || next - moment < loopGap;
    });
  const own = moments.filter((moment) => moment >= begins && moment <= ends);
  const [first = begins, last = ends] = [own[0], own.at(-1)];
  return {
    before: moments.filter((moment) => moment < begins && isOneLoop(moment, first)),
    after: moments.filter((moment) => moment > ends && isOneLoop(last, moment)),
  };
}
