import type { Angles, Chart, ChartPoint, HousedPoints, UnhousedPoints, UntimedChart } from '../cast/chart.js';
import type { Aspect } from '../chart/aspects.js';
import { balance } from '../chart/balance.js';
import { decimal7 } from '../chart/decimal.js';
import { chartRuler, hemispheres } from '../chart/hemispheres.js';
import { elongationOf, illuminatedFraction, phaseOf } from '../chart/moon-phase.js';
import { findPatterns, type Pattern } from '../chart/patterns.js';
import { receptions } from '../chart/receptions.js';
import { shapeOf } from '../chart/shape.js';
import { aspectRules, type Settings } from '../request/settings.js';
import type { AnglesEntry, ChartFacts, Elements, MoonPhase, Natal } from '../schema/responses.js';
import type { Sky } from '../sky/sky.js';
import type { Texts } from '../text/texts.js';

type Weighed = Pick<HousedPoints, 'planets' | 'ascendant' | 'midheaven'> | Pick<UntimedChart, 'planets'>;

/** The points whose signs are weighed: Ascendant and Midheaven where they are known. */
const weighed = (chart: Weighed): readonly ChartPoint[] =>
  'ascendant' in chart ? [...chart.planets, chart.ascendant, chart.midheaven] : chart.planets;

/** Shares of elements, qualities and polarities; the weights are in `chart/balance.ts`. */
export const elementsOf = (chart: Weighed): Elements => balance(weighed(chart));

/** The shares of two people taken together: both charts on one scale, each with all its weight. */
export const elementsOfBoth = (first: Weighed, second: Weighed): Elements =>
  balance([first, second].flatMap(weighed));

export function moonPhaseOf(sky: Sky, chart: Chart, texts: Texts): MoonPhase {
  const { sun, moon, moment } = chart;
  const elongation = elongationOf(sun.longitude, moon.longitude);
  const phaseId = phaseOf(elongation);
  return {
    phaseId,
    phaseName: texts.phaseName(phaseId),
    elongation: decimal7(elongation),
    illumination: decimal7(
      illuminatedFraction({
        sunLongitude: sun.longitude,
        sunDistance: sun.distance,
        moonLongitude: moon.longitude,
        moonLatitude: moon.latitude,
        moonDistance: moon.distance,
      }),
    ),
    age: decimal7(Math.max(0, moment.julianDayTt - sky.newMoonBefore(moment, elongation))),
  };
}

/** Figures among the listed planets, standing on the listed aspects. */
export const patternsOf = (chart: Chart, aspects: readonly Aspect[], settings: Settings): Pattern[] =>
  findPatterns(chart.points, aspects, aspectRules(settings, 'chart'));

export const patternEntries = (patterns: readonly Pattern[], texts: Texts): Natal['patterns'] =>
  patterns.map(({ patternId, bodies }) => ({
    patternId,
    patternName: texts.patternName(patternId),
    planetIds: [...bodies],
  }));

/** Facts of the chart as a whole; where there are no houses, those that need none. */
export const chartFacts = (chart: Chart, { rulerships }: Settings): ChartFacts => ({
  sect: chart.timed ? chart.sect : null,
  shape: shapeOf(chart.planets.map((planet) => planet.longitude)),
  hemispheres: chart.timed ? hemispheres(chart.planets.map((planet) => planet.house)) : null,
  rulerId: chart.timed ? chartRuler(chart.ascendant.longitude, rulerships) : null,
  receptions: receptions(chart.planets, rulerships).map(({ first, second, kind }) => ({
    planet1Id: first,
    planet2Id: second,
    kind,
  })),
  angles: chart.timed ? anglesEntry(chart.angles) : null,
});

const anglesEntry = (angles: Angles): AnglesEntry => ({
  ascendant: decimal7(angles.ascendant),
  midheaven: decimal7(angles.midheaven),
  descendant: decimal7(angles.descendant),
  imumCoeli: decimal7(angles.imumCoeli),
  vertex: decimal7(angles.vertex),
});

/** The angles that every result of a chart has, so that a wheel can be drawn; null without houses. */
export const anglesOfChart = (
  chart: Chart | HousedPoints | UnhousedPoints,
): { angles: AnglesEntry | null } => ({
  angles: 'angles' in chart ? anglesEntry(chart.angles) : null,
});
