import type { Passage } from '../cast/passages.js';
import { Moon } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { seedOf } from '../reading/manuscript.js';
import type { TransitCells } from '../reading/transits.js';
import { type Transit, type TransitSky, transitFactors } from '../reading/transits-plan.js';
import type { Span } from '../request/span.js';
import type { Texts } from '../text/texts.js';
import type { Clock } from '../time/clock.js';
import { type FactorEntry, named } from './reading.js';
import { dayInWords, dayOfEach, dayOn, daysInWords, spanInWords } from './reading-dates.js';

/** Degrees: the default orb of a transit. */
const orb = 2.5;

/**
 * What a reading of transits goes by.
 * @param clock of the place of the event
 * @param person whose birth it is, and whether its time is known
 */
export function transitSkyOf(
  passages: readonly Passage[],
  { from, to }: Span,
  isPeriod: boolean,
  clock: Clock,
  person: { name: string; isTimed: boolean },
  texts: Texts,
): TransitSky {
  const { name, isTimed } = person;
  const transits: Transit[] = [];
  for (const { aspects } of passages)
    for (const { aspect, enters, exact, leaves } of aspects) {
      // Without a time of birth the Moon may have stood anywhere in half a sign.
      if (aspect.aspect > 4 || (!isTimed && aspect.second === Moon)) continue;
      const [starts = null, ends = null, ...days] = dayOfEach(clock, [enters, leaves, ...exact]);
      transits.push({
        body: aspect.first,
        natal: aspect.second,
        aspect: aspect.aspect,
        starts,
        exact: [...new Set(days.filter((day) => day !== null))],
        ends,
        isOver: (exact.at(-1) ?? from) < from,
        isExactHere: !isPeriod || exact.some((moment) => moment >= from && moment <= to),
        closeness: Math.max(0, 1 - aspect.orb / orb),
        cell: texts.transitAspect(aspect.first, aspect.second, aspect.aspect),
      });
    }
  const stays = passages.flatMap(({ body, stays: all }) =>
    all.map(({ house, enters, leaves }) => ({
      body,
      house: house as House,
      starts: dayOn(clock, enters),
      ends: dayOn(clock, leaves),
      cell: texts.transitHouse(body, house as House),
    })),
  );
  const first = clock.format(from).slice(0, 10);
  // The end of a period is the midnight after its last day.
  const last = isPeriod ? clock.format(to - 1e-3).slice(0, 10) : first;
  const seed = seedOf(`${name} ${from} ${to}`);
  return { name, from: first, to: last, isPeriod, transits, stays, seed };
}

/** The cells that such a reading is written with. */
export function transitCells({ from, to }: TransitSky, texts: Texts): TransitCells {
  // A title names the year of a moment, or of a period in one year.
  const isOfOneYear = from.slice(0, 4) === to.slice(0, 4);
  const year = isOfOneYear ? Number(from.slice(0, 4)) : undefined;
  return {
    readings: texts.readings,
    day: (day, withYear = false) => dayInWords(day, texts, withYear ? undefined : year),
    days: (days) => daysInWords(days, texts, year),
    month: (day, withYear) =>
      withYear ? dayInWords(day, texts) : (texts.reports.dates.months[Number(day.slice(5, 7)) - 1] ?? ''),
    dayOfMonth: (day) => dayInWords(day, texts, Number(day.slice(0, 4))),
    span: (starts, ends) => spanInWords(starts, ends, texts),
  };
}

export const transitFactorEntries = (sky: TransitSky, texts: Texts): FactorEntry[] =>
  named(transitFactors(sky), texts);
