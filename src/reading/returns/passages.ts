import { Conjunction } from '../../chart/aspects.js';
import { type Ascendant, type Jupiter, Mars, Saturn, Sun, Uranus } from '../../chart/bodies.js';
import { tropicalYear } from '../../chart/periods.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import { type Factor, tenths, type WeighedAspect } from '../factors.js';
import type { Draft } from '../reading.js';
import { paragraphOf } from '../words.js';
import {
  cellOf,
  daysBetween,
  isAtFarEnd,
  passagesOfYear,
  passingBodies,
  toneOf,
  type WeighedReturnTransit,
} from './passage-choice.js';
import { hasHouses } from './plan.js';
import type { SolarDesk } from './solar-return-year.js';
import type { ReturnTransit } from './transits.js';

/** The strongest passages of a year over the birth chart, each a section of its own. */

/** Words of a passage with its title, about. */
const wordsOfPassage = 75;

/**
 * The passages as sections in order of time.
 * @param missing words that the rest of the reading leaves to be written: more passages where there are many
 */
export function passageSections(desk: SolarDesk, missing: number): Draft[] {
  const { kind, limits, year } = desk;
  const { fewest, most } = limits.passages;
  const count = Math.min(Math.max(Math.ceil(missing / wordsOfPassage), fewest), most);
  // What an aspect of the return has said of the same two planets is not said again.
  const isSaid = (transit: ReturnTransit): boolean =>
    desk.aspects.some(
      (aspect) => joins(aspect, transit) && natureOf(aspect.aspect) === natureOf(transit.aspect),
    );
  const transits = year.transitsOf(passingBodies).filter((transit) => !isSaid(transit));
  return passagesOfYear(transits, kind.dates, count).map((each) => passageSection(desk, each));
}

/** Whether an aspect of the return is of the two planets of a transit. */
const joins = ({ first, second }: WeighedAspect, { body, natal }: ReturnTransit): boolean =>
  body !== natal && [first, second].includes(body) && [first, second].includes(natal);

/** Whether the two planets are at odds in the return and help each other for some days, or the other way round. */
const isException = (desk: SolarDesk, transit: ReturnTransit): boolean =>
  desk.aspects.some((aspect) => {
    const natures = new Set([natureOf(aspect.aspect), natureOf(transit.aspect)]);
    return joins(aspect, transit) && natures.has('harmonious') && natures.has('tense');
  });

/**
 * When an aspect of the Sun is exact: in its return it stands where it stood at the birth, and so what it meets is a passage
 * over the birth as well. Nothing for others.
 */
export function exactDays(desk: SolarDesk, aspect: WeighedAspect): string {
  const { kind, manuscript, year } = desk;
  if (aspect.first !== Sun || !passingBodies.includes(aspect.second)) return '';
  const transit = year
    .transitsOf([aspect.second])
    .find((each) => each.natal === Sun && each.aspect === aspect.aspect);
  if (transit === undefined) return '';
  return paragraphOf([
    manuscript.wording(kind.dates.exact, { days: daysOf(desk, transit) }),
    passesSentence(desk, transit),
  ]);
}

function passageSection(desk: SolarDesk, transit: WeighedReturnTransit): Draft {
  const { kind, manuscript } = desk;
  const { aspects, title, vague } = kind.dates;
  const { body, aspect, weight } = transit;
  return {
    title: fill(title, {
      A: manuscript.start(body),
      aspect: aspects[isAtFarEnd(transit) ? Conjunction : (aspect as keyof typeof aspects)],
      b: pointOf(desk, transit),
      days: daysOf(desk, transit),
    }),
    weight,
    factors: [factorOf(transit)],
    paragraphs: [
      [
        manuscript.once(cellOf(kind.dates, transit)),
        passesSentence(desk, transit) || seasonSentence(desk, transit),
        isException(desk, transit) ? manuscript.wording(kind.dates.exception[toneOf(transit)]) : '',
      ],
      [isVague(desk, transit) ? manuscript.once(vague) : ''],
    ],
  };
}

function pointOf({ kind }: SolarDesk, transit: ReturnTransit): string {
  const { farEndNames, natal: points, own } = kind.dates;
  const { body, natal } = transit;
  if (isAtFarEnd(transit)) return farEndNames[natal as typeof Ascendant];
  return body === natal ? own : points[natal as typeof Sun];
}

/** How its days differ, where they are in months of their own. */
function passesSentence({ cells, kind, manuscript }: SolarDesk, transit: ReturnTransit): string {
  const months = transit.exact.map((day) => cells.month(day));
  if (transit.open !== undefined || months.length < 2 || new Set(months).size < months.length) return '';
  const passes = kind.dates.passes[transit.body as typeof Jupiter][toneOf(transit)];
  return manuscript.wording(months.length === 2 ? passes.two : passes.more, {
    first: months[0] as string,
    next: months[1] as string,
    last: months.at(-1) as string,
  });
}

/** Days from the birthday, or to the next, within which a passage is of both years. */
const nearBirthday = 21;

/** That one begins with the year, or goes on into the next. */
function seasonSentence({ kind, manuscript, year }: SolarDesk, { exact, open }: ReturnTransit): string {
  if (open !== undefined) return '';
  const [first, last] = [exact[0] as string, exact.at(-1) as string];
  if (daysBetween(year.begins, last) <= nearBirthday) return manuscript.wording(kind.dates.early);
  return daysBetween(year.begins, first) >= tropicalYear - nearBirthday
    ? manuscript.wording(kind.dates.late)
    : '';
}

/** Without the hour of the birth a slow planet comes to what has moved on the day some days or weeks early or late. */
const isVague = ({ year }: SolarDesk, { body, natal }: ReturnTransit): boolean =>
  !hasHouses(year.chart) && (natal <= Mars || (body >= Uranus && natal <= Saturn));

/** Its days; their months alone, where no more is known. */
function daysOf(desk: SolarDesk, transit: ReturnTransit): string {
  const { cells } = desk;
  if (!isVague(desk, transit)) return cells.days(transit.exact);
  const { exact, open } = transit;
  const months = [...new Set((open ?? exact).map((day) => `${day.slice(0, 7)}-00`))];
  // A year is named once for the months of it that follow each other.
  const written = months.map((month, i) =>
    months[i + 1]?.startsWith(month.slice(0, 4)) ? cells.month(month) : cells.days([month]),
  );
  const [from = '', to] = written;
  return open !== undefined && to !== undefined
    ? fill(desk.kind.dates.months, { from, to })
    : desk.manuscript.join(written);
}

const factorOf = ({ body, natal, aspect, exact, weight }: WeighedReturnTransit): Factor => ({
  kind: 'transit',
  weight: tenths(weight),
  planetIds: [body, natal],
  aspectId: aspect,
  exact: [...exact],
});
