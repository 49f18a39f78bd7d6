import type { HousedPoints, UnhousedPoints } from '../cast/chart.js';
import type { Person } from '../cast/person.js';
import { compositeOpening, compositeReading } from '../reading/composite/composite.js';
import type { Bond } from '../reading/composite/desk.js';
import type { Settings } from '../request/settings.js';
import type { Texts } from '../text/texts.js';
import type { Interpretation } from './interpretation.js';
import { factorEntries, readingChartOfPoints } from './reading.js';

/** What there is to read of a composite. @param own the host's own intro */
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
  const bond = (): Bond =>
    (known ??= {
      name1: first.name,
      name2: second.name,
      chart: readingChartOfPoints(chart, undefined, seed, settings),
    });
  return {
    own,
    opening: () => compositeOpening(bond(), texts),
    reading: () => compositeReading(bond(), texts, settings.readingLength),
    factors: () => factorEntries(bond().chart, texts),
  };
}
