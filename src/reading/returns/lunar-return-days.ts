import { Conjunction } from '../../chart/aspects.js';
import { type BodyId, Jupiter, Mars, Mercury, Moon, Venus } from '../../chart/bodies.js';
import { isJupiterOrSlower } from '../../chart/body-groups.js';
import { fill } from '../../text/texts.js';
import { weighedBody } from '../chart-sections.js';
import { compareDays, daysFrom } from '../compare-days.js';
import { type Factor, tenths } from '../factors.js';
import { isPointOfAge } from '../of-age.js';
import type { Draft, Part } from '../reading.js';
import { contactCell } from '../transits/context.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { isToldOf } from './lunar-return-slow.js';
import {
  chosenDays,
  type DayLimits,
  dayLines,
  factorsOfDays,
  isDeniedBy,
  isOfSlow,
  isOfSwift,
  type MarkedDay,
  markedDays,
} from './marked-days.js';
import { isSame, monthlyBodies, weightOf } from './passage-choice.js';
import { pointOf } from './passage-days.js';
import { hasHouses } from './plan.js';
import type { ReturnTransit } from './transits.js';

/** The days of a month on which a transit to the birth chart is exact. */

/** How many days are told; without houses there is room for more. */
const limits: Readonly<Record<'timed' | 'untimed', DayLimits>> = {
  timed: { most: 5, apart: 2, mostAlike: 2 },
  untimed: { most: 10, apart: 1, mostAlike: 4 },
};
/** Another planet at the same natal point is told again if it comes so many days later. */
const farApart = 8;

/**
 * The strongest days, in order of time; undefined if there are none.
 * @param others the number of days that have sections of their own
 */
export function daysSection(context: LunarReturnContext, others: number): Draft | undefined {
  const { cells, kind, length, manuscript, month } = context;
  if (length === 'brief') return undefined;
  const isTimed = hasHouses(month.chart);
  const { counsels, swift: ofSwift } = cells.readings.transitDays;
  const isOwn = (transit: ReturnTransit): boolean =>
    isTimed && transit.body !== Jupiter ? isOfSwift(transit) : isOfSlow(transit);
  const ofMonth = month.transitsOf(monthlyBodies);
  // An aspect of the return to the Moon is a transit to the natal Moon, and its section has the day.
  const atMoon = ofMonth.filter((transit) => transit.natal === Moon && isToldOf(context.aspects, transit));
  const told = [...context.slow, ...atMoon];
  const transits = ofMonth.filter(
    (transit) =>
      isOwn(transit) &&
      isPointOfAge(transit.natal, month.age) &&
      !isToldOf(context.aspects, transit) &&
      !isDeniedBy(told, transit) &&
      !context.slow.some((one) => isSame(one, transit)),
  );
  const turns = forwardDays(context);
  const its = limits[isTimed ? 'timed' : 'untimed'];
  // A retrograde planet has a day where it returns to its place; its other aspects meanwhile have none.
  const backward = transits
    .filter((transit) => isBackward(context, transit) && transit.aspect === Conjunction)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .filter(({ body }, at, all) => all.findIndex((other) => other.body === body) === at);
  const onward = transits.filter((transit) => !isBackward(context, transit));
  const days = chosenDays(
    [
      ...markedDays(onward, (transit) =>
        isJupiterOrSlower(transit.body) ? contactCell(counsels, transit)?.day : contactCell(ofSwift, transit),
      ),
      ...markedDays(backward, (transit) =>
        fill(kind.days.backward[transit.body as typeof Mercury], {
          b: pointOf(cells.readings.returnDates, transit),
        }),
      ),
    ],
    { ...its, most: its.most - turns.length - others },
    (one, other) =>
      isOfSamePair(one.transit, other.transit) ||
      (one.transit.natal === other.transit.natal &&
        (isTimed || Math.abs(daysFrom(one.day, other.day)) < farApart)),
  );
  if (days.length + turns.length === 0) return undefined;
  const written = (exact: readonly string[]): string =>
    manuscript.join(exact.map((day) => cells.dayOfYear(day)));
  const lines = dayLines(days, manuscript, kind.days, written).map((parts, i) => ({
    day: (days[i] as MarkedDay).day,
    parts,
  }));
  return {
    title: fill(kind.days.title, {
      begins: cells.dayOfYear(month.begins),
      ends: cells.dayOfYear(month.ends),
    }),
    weight: tenths(
      Math.max(...days.map(({ weight }) => weight), ...turns.map(({ factor }) => factor.weight)),
    ),
    isKept: true,
    factors: [...factorsOfDays(days), ...turns.map(({ factor }) => factor)],
    paragraphs: [...lines, ...turns].sort((a, b) => compareDays(a.day, b.day)).map(({ parts }) => parts),
  };
}

/** Weight of the day on which a planet turns. */
const weightOfTurning = 2;

const turningBodies = [Mercury, Venus, Mars] as const;

const stationOf = (id: BodyId, day: string): Factor => ({
  kind: 'station',
  weight: weightOfTurning,
  planetIds: [id],
  exact: [day],
});

/** The days on which Mercury, Venus and Mars turn direct. */
function forwardDays({
  cells,
  kind,
  manuscript,
  month,
  weighed,
}: LunarReturnContext): { day: string; parts: Part[]; factor: Factor }[] {
  return turningBodies.flatMap((id) => {
    if (weighed.bodies.find((body) => body.id === id)?.retrograde !== true) return [];
    const day = month.directOn(id);
    if (day === undefined || day > month.ends) return [];
    // If another text has said until when a planet is retrograde, its day is told.
    const told = [kind.retrograde[id], kind.leadingRetrograde[id], kind.turnsForward];
    if (told.some((cell) => manuscript.hasSaid(cell))) return [];
    const text = manuscript.unlessSaid(kind.days.forward[id]);
    return [
      {
        day,
        parts: [fill(kind.days.dated, { day: cells.dayOfYear(day), text })],
        factor: stationOf(id, day),
      },
    ];
  });
}

/** A section for each of them that turns retrograde within the month, in order of time. */
export const turningSections = ({
  cells,
  kind,
  length,
  manuscript,
  month,
  weighed,
}: LunarReturnContext): Draft[] =>
  length === 'brief'
    ? []
    : turningBodies
        .flatMap((id) => {
          if (weighed.bodies.find((body) => body.id === id)?.retrograde === true) return [];
          const turning = month.turnsBackMeanwhile(id);
          if (turning === undefined || turning.day > month.ends) return [];
          const { day, to } = turning;
          return [
            {
              title: fill(kind.turnsBack.title, { A: manuscript.start(id), day: cells.dayOfYear(day) }),
              weight: weightOfTurning,
              isKept: true,
              factors: [stationOf(id, day)],
              paragraphs: [[manuscript.unlessSaid(kind.turnsBack[id], { to: cells.dayOfYear(to) })]],
            },
          ];
        })
        .sort((a, b) => compareDays(a.factors[0]?.exact?.[0] ?? '', b.factors[0]?.exact?.[0] ?? ''));

/** Whether two transits are of the same two planets, each at the other’s place. */
const isOfSamePair = (one: ReturnTransit, other: ReturnTransit): boolean =>
  one.body === other.natal && one.natal === other.body && one.body !== one.natal;

/** Whether a planet is retrograde on that day: the day then serves another purpose. */
const isBackward = (context: LunarReturnContext, { body, exact }: ReturnTransit): boolean =>
  body >= Mercury &&
  body <= Mars &&
  weighedBody(context, body)?.retrograde === true &&
  (exact.at(-1) ?? '') < (context.month.directOn(body) ?? '');
