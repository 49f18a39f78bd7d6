import type { HousedPoints, UnhousedPoints } from '../cast/chart.js';
import type { Person } from '../cast/person.js';
import { separation } from '../chart/angle.js';
import { type BodyId, type Planet, planets } from '../chart/bodies.js';
import { compositeOpening, compositeReading } from '../reading/composite/composite.js';
import type { Bond } from '../reading/composite/context.js';
import { calledPair, readingWith } from '../reading/namesakes.js';
import type { Settings } from '../request/settings.js';
import type { Texts } from '../text/texts.js';
import { firstBornOf } from './first-born.js';
import type { Interpretation } from './interpretation.js';
import { factorEntries, readingChartOfPoints } from './reading.js';

/**
 * The reading and factors of a composite.
 * @param own the host's own intro
 */
export function compositeInterpretation(
  first: Person,
  second: Person,
  chart: HousedPoints | UnhousedPoints,
  settings: Settings,
  texts: Texts,
  own: Interpretation['own'],
): Interpretation {
  let known: Bond | undefined;
  const seed = `${first.when.julianDayUt} ${second.when.julianDayUt}`;
  const { names, address } = calledPair(
    [first.name, second.name],
    firstBornOf(first, second),
    texts.readings.words,
  );
  const bond = (): Bond =>
    (known ??= {
      name1: names[0],
      name2: names[1],
      withoutHour: names.filter((_, i) => !(i === 0 ? first : second).chart.timed),
      chart: readingChartOfPoints(
        chart,
        undefined,
        seed,
        settings,
        openOf(first, second),
        settings.compositeMethod === 'midpoint' ? adriftOf(first, second) : undefined,
      ),
    });
  return {
    own,
    opening: () => address(compositeOpening(bond(), texts)),
    reading: () => readingWith(compositeReading(bond(), texts, settings.readingLength), address),
    factors: () => factorEntries(bond().chart, texts),
  };
}

/** Degrees from an opposition within which two births put a midpoint on one side as well as on the other. */
const allButOpposite = 5;

/** The planets of which the two births are opposite, so that nothing hangs on which of two midpoints is nearer. */
function adriftOf({ chart: one }: Person, { chart: other }: Person): ReadonlySet<BodyId> {
  const isAdrift = (id: Planet): boolean =>
    separation(one.planets[id].longitude, other.planets[id].longitude) >= 180 - allButOpposite;
  return new Set(planets.filter(isAdrift));
}

/** Days by which a midpoint may be off: half of those of either birth whose hour is unknown. */
function openOf(...people: readonly Person[]): readonly [before: number, after: number] | undefined {
  const uncertain = people.flatMap((person) =>
    person.chart.timed || person.uncertain === undefined
      ? []
      : [[person.uncertain.from - person.when.julianDayUt, person.uncertain.to - person.when.julianDayUt]],
  );
  if (uncertain.length === 0) return undefined;
  const [before, after] = [0, 1].map((at) => uncertain.reduce((sum, each) => sum + (each[at] ?? 0) / 2, 0));
  return [before as number, after as number];
}
