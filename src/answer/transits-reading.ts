import type { Passage } from '../cast/passages.js';
import { type AspectId, aspectAngles } from '../chart/aspects.js';
import type { BodyId } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { seedOf } from '../reading/manuscript.js';
import type { Reading } from '../reading/reading.js';
import { type Transit, transitsReading } from '../reading/transits.js';
import type { Span } from '../request/span.js';
import { fill, type Texts } from '../text/texts.js';
import type { Clock } from '../time/clock.js';
import type { JulianDayUt } from '../time/julian-day.js';
import { writtenDay } from './moments.js';

/** Degrees: the default orb of a transit. */
const orb = 2.5;

/** A reading of transits, or null where the language has none. */
export function transitsReadingOf(
  passages: readonly Passage[],
  { from, to }: Span,
  isPeriod: boolean,
  clock: Clock,
  name: string,
  texts: Texts,
): Reading | null {
  const dayOf = (moment: JulianDayUt): string => clock.format(moment).slice(0, 10);
  const dayOrNull = (moment: JulianDayUt | null): string | null => (moment === null ? null : dayOf(moment));
  const spanOf = (enters: JulianDayUt | null, leaves: JulianDayUt | null) =>
    texts.spanInWords({
      days: enters === null || leaves === null ? null : leaves - enters,
      until: leaves === null ? null : writtenDay(clock.format(leaves)),
    });
  const textOf = (body: BodyId, natal: BodyId, aspect: AspectId) => texts.transitAspect(body, natal, aspect);
  const transits = passages.flatMap(({ aspects }) =>
    aspects
      .filter(({ aspect }) => aspectAngles[aspect.aspect] % 30 === 0 && aspect.aspect <= 4)
      .map(
        ({ aspect, enters, exact, leaves }): Transit => ({
          body: aspect.first,
          natal: aspect.second,
          aspect: aspect.aspect,
          starts: dayOrNull(enters),
          exact: exact.map(dayOf),
          ends: dayOrNull(leaves),
          closeness: Math.max(0, 1 - aspect.orb / orb),
          text: textOf(aspect.first, aspect.second, aspect.aspect),
          span: spanOf(enters, leaves),
        }),
      ),
  );
  const stays = passages.flatMap(({ body, stays: all }) =>
    all.map(({ house, enters, leaves }) => ({
      body,
      house: house as House,
      starts: dayOrNull(enters),
      ends: dayOrNull(leaves),
      text: texts.transitHouse(body, house as House),
    })),
  );
  // The end of a period is the midnight after its last day.
  const last = isPeriod ? dayOf(to - 1e-3) : dayOf(from);
  const seed = seedOf(`${name} ${from} ${to}`);
  const { months } = texts.reports.dates;
  const { words } = texts.readings;
  const first = dayOf(from);
  const day = (date: string): string => {
    const [year = '', month = '', number = ''] = date.split('-');
    const values = {
      year: String(Number(year)),
      month: months[Number(month) - 1] ?? '',
      day: String(Number(number)),
    };
    const ofYear = isPeriod && Number(year) === Number(first.slice(0, 4)) ? words.dayOfYear : words.day;
    return fill(number === '00' ? words.month : ofYear, values);
  };
  const sky = { name, from: first, to: last, isPeriod, transits, stays, seed };
  return transitsReading(sky, { readings: texts.readings, day }) ?? null;
}
