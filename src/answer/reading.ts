import type { Birth } from '../cast/birth.js';
import type { ChartPoint } from '../cast/chart.js';
import { type AspectRules, aspectsWithin } from '../chart/aspects.js';
import { balance } from '../chart/balance.js';
import { Chiron, isStationary, NorthNode } from '../chart/bodies.js';
import { dignityOf } from '../chart/dignities.js';
import { chartRuler, hemispheres } from '../chart/hemispheres.js';
import { elongationOf, phaseOf } from '../chart/moon-phase.js';
import { orbOf } from '../chart/orbs.js';
import { findPatterns } from '../chart/patterns.js';
import { shapeOf } from '../chart/shape.js';
import { signOf } from '../chart/zodiac.js';
import type { ReadingBody, ReadingChart } from '../reading/chart.js';
import { type Factor, factorsOf, weigh } from '../reading/factors.js';
import { seedOf } from '../reading/manuscript.js';
import { nameOf } from '../reading/names.js';
import { natalReading } from '../reading/natal.js';
import type { Reading } from '../reading/reading.js';
import type { Settings } from '../request/settings.js';
import type { Texts } from '../text/texts.js';

/** A reading has the major aspects within the default orbs, whatever lists a request asks for. */
const rules: AspectRules = { aspects: [0, 1, 2, 3, 4], orbs: { family: 'chart', overrides: new Map() } };

/** What a reading goes by of a birth; what an opening does not ask for is worked out when it is asked for. */
export function readingChartOf({ chart, place, when }: Birth, { rulerships }: Settings): ReadingChart {
  const timed = chart.timed ? chart : undefined;
  const bodyOf = ({ id, longitude, house, speed }: ChartPoint): ReadingBody => {
    const sign = signOf(longitude);
    return {
      id,
      longitude,
      sign,
      house,
      dignity: dignityOf(id, sign, rulerships),
      retrograde: speed < 0,
      stationary: isStationary(id, speed),
    };
  };
  const points = [...chart.planets, ...chart.points.filter(({ id }) => id === Chiron || id === NorthNode)];
  const angles = timed ? [timed.ascendant, timed.midheaven] : [];
  const found = aspectsWithin([...points, ...angles], rules);
  return {
    bodies: points.map(bodyOf),
    ascendant: timed && bodyOf(timed.ascendant),
    midheaven: timed && bodyOf(timed.midheaven),
    cusps: timed?.cusps.map(signOf) ?? [],
    aspects: found.map(({ first, second, aspect, orb, outOfSign }) => ({
      first,
      second,
      aspect,
      closeness: 1 - orb / orbOf(rules.orbs, aspect, first, second),
      outOfSign,
    })),
    get patterns() {
      return findPatterns(chart.planets, found, rules);
    },
    phase: phaseOf(elongationOf(chart.sun.longitude, chart.moon.longitude)),
    sect: timed?.sect,
    ruler: timed && chartRuler(timed.ascendant.longitude, rulerships),
    rulerships,
    get balance() {
      return balance(timed ? [...chart.planets, ...angles] : chart.planets);
    },
    get hemispheres() {
      return timed && hemispheres(timed.planets.map(({ house }) => house));
    },
    get shape() {
      return shapeOf(chart.planets.map(({ longitude }) => longitude));
    },
    seed: seedOf(`${when.julianDayUt} ${place.latitude} ${place.realLongitude}`),
  };
}

/** A factor as results have it. */
export type FactorEntry = Factor & { name: string };

export const factorEntries = (chart: ReadingChart, texts: Texts): FactorEntry[] =>
  factorsOf(weigh(chart)).map((factor) => ({ ...factor, name: nameOf(factor, texts) }));

export const natalReadingOf = (
  chart: ReadingChart,
  name: string,
  texts: Texts,
  length: 'full' | 'brief',
): Reading => natalReading(chart, texts, { name, phaseName: texts.phaseName(chart.phase), length });
