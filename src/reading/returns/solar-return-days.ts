import { Conjunction } from '../../chart/aspects.js';
import { Mars, Midheaven, Venus } from '../../chart/bodies.js';
import { tropicalYear } from '../../chart/periods.js';
import { fill } from '../../text/texts.js';
import { compareDays, daysFrom } from '../compare-days.js';
import { type Factor, tenths } from '../factors.js';
import { isOfWork } from '../of-age.js';
import type { Draft, Part } from '../reading.js';
import { contactCell } from '../transits/context.js';
import {
  chosenDays,
  datedIn,
  dayLines,
  factorsOfDays,
  isDeniedBy,
  isOfSlow,
  markedDays,
} from './marked-days.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { ReturnTransit } from './transits.js';

/** The days of a year on which Venus or Mars comes to the birth chart. */

/** Words of a day, roughly. */
const wordsOfDay = 28;
const [fewest, most, mostOfOne] = [5, 12, 8];
/** Days between two of them, so that they are spread over the year; fewer if there is room for many. */
const [apart, near] = [16, 9];

/**
 * @param told the sections of slow planets
 * @param missing words still to be written: the more, the more days
 */
export function swiftDaysSection(
  context: SolarReturnContext,
  told: readonly Draft[],
  missing: number,
): Draft | undefined {
  const { cells, kind, length, manuscript, year } = context;
  if (length === 'brief') return undefined;
  const { titles, days: texts, retrograde: _, ...lines } = kind.dates.swift;
  const turns = turningLines(context);
  const slow = datedIn(told);
  // Venus aspects everything several times a year: only its conjunctions count.
  const transits = [...year.transitsOf([Venus], [Conjunction]), ...year.transitsOf([Mars])].filter(
    (transit) =>
      isOfSlow(transit) &&
      isOfAge(context, transit) &&
      !isDeniedBy(slow, transit) &&
      // An aspect of the return between the same two planets has told the same.
      context.passing.isFresh(transit),
  );
  const days = chosenDays(
    markedDays(transits, (transit) => contactCell(texts, transit)),
    {
      most: Math.min(Math.max(Math.ceil(missing / wordsOfDay), fewest), most) - turns.length,
      apart: missing > fewest * wordsOfDay ? near : apart,
      mostAlike: mostOfOne,
    },
    (one, other) => one.transit.natal === other.transit.natal && one.transit.body === other.transit.body,
    // Both planets, and each quarter of the year, have a day.
    [({ transit }) => transit.body, ({ day }) => Math.floor((4 * daysFrom(year.begins, day)) / tropicalYear)],
  );
  if (days.length === 0) return undefined;
  const [body, ...others] = new Set(days.map(({ transit }) => transit.body));
  const written = dayLines(days, manuscript, lines, cells.days).map((parts, at) => ({
    day: days[at]?.day ?? '',
    parts,
  }));
  return {
    title: titles[others.length > 0 ? 'both' : (body as typeof Venus)],
    weight: tenths(Math.max(...days.map(({ weight }) => weight))),
    factors: [...factorsOfDays(days), ...turns.map(({ factor }) => factor)].sort((a, b) =>
      compareDays(a.exact?.[0] ?? '', b.exact?.[0] ?? ''),
    ),
    paragraphs: [...written, ...turns].sort((a, b) => compareDays(a.day, b.day)).map(({ parts }) => parts),
  };
}

/** Weight of the day on which a planet turns. */
const weightOfTurning = 2;

/** The days on which Venus or Mars turns retrograde or direct, unless another text has told that. */
function turningLines({ cells, kind, manuscript, year }: SolarReturnContext) {
  const { dated, retrograde } = kind.dates.swift;
  return year.retrogrades.flatMap(
    ({ body, from, to, sign, house }): { day: string; parts: Part[]; factor: Factor }[] => {
      const day = from ?? to;
      const texts = retrograde[body];
      const isTold = [kind.retrograde[body], kind.leadingRetrograde[body]].some((cell) =>
        manuscript.hasSaid(cell),
      );
      if (from === undefined && isTold) return [];
      const cell = from === undefined ? texts.forward : house === 0 ? texts.inSign : texts.inHouse;
      const text = manuscript.unlessSaid(cell, {
        to: cells.days([to]),
        sign: cells.signName(sign),
        house: house === 0 ? '' : cells.readings.words.houses[house],
        matter: house === 0 ? '' : cells.readings.returns.concerns[house],
      });
      if (text === '') return [];
      return [
        {
          day,
          parts: [fill(dated, { day: cells.days([day]), text })],
          factor: { kind: 'station', weight: weightOfTurning, planetIds: [body], exact: [day] },
        },
      ];
    },
  );
}

/** Whether the natal point concerns the reader's age: Venus and the Midheaven do not concern a child. */
const isOfAge = ({ year }: SolarReturnContext, { natal }: ReturnTransit): boolean =>
  (natal !== Midheaven && natal !== Venus) || isOfWork(year.age);
