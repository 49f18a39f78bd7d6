import {
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Neptune,
  Pluto,
  Saturn,
  type Sun,
  Uranus,
  Venus,
} from '../../chart/bodies.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import type { AgeText, DatesPlace, DateTone } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { type Factor, tenths } from '../factors.js';
import type { Draft } from '../reading.js';
import { contentsOf, datesOfYear, type WeighedReturnTransit } from './calendar.js';
import { hasHouses } from './plan.js';
import type { SolarDesk } from './solar-return-year.js';
import type { Quarters, ReturnTransit } from './transits.js';
import {
  byFirstDay,
  byFirstDayOfVisit,
  type DatedYear,
  daysBetween,
  heaviestOf,
  placeOf,
  type Visit,
  visitsOf,
} from './visits.js';

/**
 * The course of the year in a section, with a paragraph for each quarter of it that has dates, in order of time.
 * @param transits all that there are of the slow planets, so that none is said to be missing that is only not told
 */
export function datesDraft(
  desk: SolarDesk,
  transits: readonly ReturnTransit[],
  quarters: Quarters,
): Draft | undefined {
  const chosen = datesOfYear(transits, quarters, desk.limits.dates);
  const all = chosen.flat();
  const [strongest] = [...all].sort((a, b) => b.weight - a.weight);
  if (strongest === undefined) return undefined;
  const year: DatedYear = { transits, all, strongest, quarters };
  const visits = all.flatMap((transit) => visitsOf(transit, quarters));
  const told = [0, 1, 2, 3].filter((quarter) => visits.some((visit) => visit.quarter === quarter));
  return {
    title: desk.kind.dates.title,
    weight: chosen.reduce((sum, [main]) => sum + (main?.weight ?? 0), 0),
    factors: [...all].sort(byFirstDay).map(factorOf),
    paragraphs: [
      [foremostSentence(desk, all), all.some((each) => isVague(desk, each)) ? desk.kind.dates.vague : ''],
      ...told.map((quarter, i) => {
        const its = visits.filter((visit) => visit.quarter === quarter).sort(byFirstDayOfVisit);
        return [
          quietSentence(desk, year, i === 0 ? 0 : (told[i - 1] as number) + 1, quarter),
          courseSentence(desk, year, its, quarter),
          ...visitSentences(desk, its, strongest),
          i === told.length - 1 && quarter < 3 ? restSentence(desk, year, quarter + 1) : '',
        ];
      }),
    ],
  };
}

/** Birth without a time: within a day the Sun to Mars move so far that a planet beyond Saturn may be weeks early or late. */
const isVague = ({ year }: SolarDesk, { body, natal }: ReturnTransit): boolean =>
  !hasHouses(year.chart) && body >= Uranus && natal <= Mars;

/** Some days of a transit, without the year that is spoken of; their months alone, where no more is known. */
function daysOf(
  desk: SolarDesk,
  transit: ReturnTransit,
  days: readonly string[],
  yearSpokenOf?: number,
): string {
  if (!isVague(desk, transit)) return desk.cells.days(days, yearSpokenOf);
  const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-00`))];
  return desk.manuscript.join(months.map((month) => desk.cells.days([month])));
}

/** As many matters as a reader remembers, in three times of the year. */
const foremostCount = 3;

/** The times of the three matters that weigh most, in order of time; nothing where there are no more than these. */
function foremostSentence(desk: SolarDesk, all: readonly WeighedReturnTransit[]): string {
  const { kind, manuscript } = desk;
  const { foremost, foremostAlso, foremostDate, foremostOwn, matters, natal: points } = kind.dates;
  const groups = new Map<BodyId, WeighedReturnTransit[]>();
  for (const transit of [...all].sort((a, b) => b.weight - a.weight)) {
    if (groups.size === foremostCount) break;
    groups.set(transit.natal, [...(groups.get(transit.natal) ?? []), transit]);
  }
  if (all.length <= foremostCount || groups.size < foremostCount) return '';
  const [first = '', second = '', third = ''] = [...groups.values()]
    .map((group) => group.slice(0, mostOfMatter).sort(byFirstDay))
    .sort(([one], [other]) => byFirstDay(one as ReturnTransit, other as ReturnTransit))
    .map((group) =>
      group
        .map((transit, i) => {
          const { body, natal, aspect, exact } = transit;
          const texts = i > 0 ? foremostAlso : body === natal ? foremostOwn : foremostDate;
          return fill(texts[natureOf(aspect) as Nature], {
            ...manuscript.pair(body, natal),
            b: points[natal as typeof Sun],
            matter: matters[natal as typeof Sun],
            days: daysOf(desk, transit, exact),
          });
        })
        .join(''),
    );
  return manuscript.wording(foremost, { first, second, third });
}

/** Of one matter. */
const mostOfMatter = 2;

/** Where a quarter’s first sentence is of what goes on beside the year’s strongest. */
const isBeside: Readonly<Partial<Record<DatesPlace, boolean>>> = { back: true, between: true };

function courseSentence(
  { cells, kind, manuscript }: SolarDesk,
  year: DatedYear,
  visits: readonly Visit[],
  quarter: number,
): string {
  const [from, until] = [year.quarters[quarter] as string, year.quarters[quarter + 1] as string];
  const place = placeOf(quarter, year);
  const others = visits.filter(({ transit }) => transit !== year.strongest);
  const spoken = heaviestOf(isBeside[place] && others.length > 0 ? others : visits).transit;
  return manuscript.wording(kind.dates.courses[place][tone(spoken)], {
    from: cells.partOfMonth(from),
    until: cells.partOfMonth(until),
    matter: kind.dates.matters[year.strongest.natal as typeof Sun],
  });
}

/** Of quarters before one, from the one after the last with dates, that there is none; nothing where some are not told. */
function quietSentence(
  { cells, kind, manuscript }: SolarDesk,
  { transits, all, quarters }: DatedYear,
  first: number,
  quarter: number,
): string {
  if (first === quarter) return '';
  const [from, until] = [quarters[first] as string, quarters[quarter] as string];
  const contents = contentsOf(transits, all, from, until);
  if (contents === 'untold' || contents === 'both') return '';
  const { quiet, quietAgain, quietFirst } = kind.dates;
  const texts = contents === 'told' ? quietAgain : first === 0 ? quietFirst : quiet;
  return manuscript.wording(texts, {
    from: cells.dayOfYear(from),
    until: cells.dayOfYear(until),
  });
}

/** A reader who sees no date in the last quarter asks whether it was forgotten. */
function restSentence(
  { kind, manuscript }: SolarDesk,
  { transits, all, quarters }: DatedYear,
  first: number,
): string {
  const { noneAfter, noneNewAfter } = kind.dates;
  const contents = contentsOf(transits, all, quarters[first] as string, afterAll);
  if (contents === 'untold' || contents === 'both') return '';
  return manuscript.wording(contents === 'nothing' ? noneAfter : noneNewAfter);
}

/** Later than any day. */
const afterAll = '~';

/** What comes in a quarter, in order of time: what matters most in it at length, the others in a sentence. */
function visitSentences(
  desk: SolarDesk,
  visits: readonly Visit[],
  strongest: WeighedReturnTransit,
): string[] {
  const firsts = visits.filter(({ isFirst }) => isFirst);
  const main = firsts.length > 0 ? heaviestOf(firsts) : undefined;
  let isSameMatterSaid = false;
  return visits.flatMap((visit, i) => {
    const before = visits.slice(0, i);
    const spoken = yearOf(before.at(-1));
    const sentences =
      visit === main
        ? [
            ...mainSentences(desk, visit, spoken),
            visit.transit === strongest ? strongestSentence(desk, visit) : '',
          ]
        : [otherSentence(desk, visit, placeOfVisit(before, visit), spoken)];
    // Once in a quarter is enough.
    const same = isSameMatterSaid ? '' : sameMatterSentence(desk, before, visit);
    isSameMatterSaid ||= same !== '';
    return [...sentences, same];
  });
}

/** The year of what has been told last. */
const yearOf = (visit: Visit | undefined): number | undefined => {
  const day = visit?.days.at(-1);
  return day === undefined ? undefined : Number(day.slice(0, 4));
};

function strongestSentence(desk: SolarDesk, { transit, days }: Visit): string {
  const { kind, manuscript, question } = desk;
  const texts = question ? kind.dates.asked : kind.dates.strongest;
  const later = transit.exact.slice(days.length);
  if (later.length > 0) return manuscript.wording(texts.several, { later: daysOf(desk, transit, later) });
  return manuscript.wording(days.length > 1 ? texts.together : texts.one);
}

/** Where another planet has come to the same point in these months, the one to help and the other not: that both are true. */
function sameMatterSentence({ kind, manuscript }: SolarDesk, before: readonly Visit[], visit: Visit): string {
  const { body, natal } = visit.transit;
  const isGift = (transit: WeighedReturnTransit): boolean => tone(transit) === 'gift';
  const other = before.find(
    ({ transit }) =>
      transit.natal === natal && transit.body !== body && isGift(transit) !== isGift(visit.transit),
  );
  if (other === undefined) return '';
  return manuscript.wording(kind.dates.sameMatter, {
    ...manuscript.pair(other.transit.body, body),
    matter: kind.dates.matters[natal as typeof Sun],
  });
}

const factorOf = ({ body, natal, aspect, exact, weight }: WeighedReturnTransit): Factor => ({
  kind: 'transit',
  weight: tenths(weight),
  planetIds: [body, natal],
  aspectId: aspect,
  exact: [...exact],
});

const tone = ({ body, aspect }: WeighedReturnTransit): DateTone => toneOf(body, natureOf(aspect) as Nature);

/** A slow planet at an age of life: what it is to its own place. */
const ageOf = ({ kind }: SolarDesk, { body, natal, aspect }: WeighedReturnTransit): AgeText | undefined =>
  body === natal ? kind.dates.ages[body as typeof Jupiter]?.[natureOf(aspect) as Nature] : undefined;

/** What a planet does to a point of the birth on its days; `own` if that is the planet itself. */
function wordingOf(
  { kind, manuscript }: SolarDesk,
  { body, natal, aspect }: WeighedReturnTransit,
  texts: Pick<SolarDesk['kind']['dates'], 'movers' | 'own'>,
  values: Readonly<Record<string, string>> = {},
): string {
  const nature = natureOf(aspect) as Nature;
  const pair = { ...manuscript.pair(body, natal), b: kind.dates.natal[natal as typeof Sun] };
  const wordings = body === natal ? texts.own : texts.movers[body as typeof Mercury];
  return manuscript.turned(wordings[nature], { ...pair, ...values });
}

/** What matters most in a quarter, and what that has to do with a life. */
function mainSentences(desk: SolarDesk, { transit, days }: Visit, spoken?: number): string[] {
  const { kind, manuscript } = desk;
  const { main, mainOwn, touched } = kind.dates;
  const dates = daysOf(desk, transit, days, spoken);
  const age = ageOf(desk, transit);
  if (age !== undefined) return [manuscript.once(age.main, { dates }), manuscript.once(age.touched)];
  return [
    wordingOf(desk, transit, { movers: main, own: mainOwn }, { dates }),
    manuscript.wording(touched[transit.natal as typeof Sun][tone(transit)]),
  ];
}

type VisitPlace = 'first' | 'after' | 'among';

/** Days between what is told as in the same weeks. */
const sameWeeks = 10;

/** Whether something is the first of its quarter, comes after what has been told, or in the weeks of it. */
function placeOfVisit(before: readonly Visit[], { days: [day] }: Visit): VisitPlace {
  const last = before
    .map(({ days }) => days.at(-1) as string)
    .sort()
    .at(-1);
  if (last === undefined) return 'first';
  return daysBetween(last, day) > sameWeeks ? 'after' : 'among';
}

function otherSentence(desk: SolarDesk, visit: Visit, place: VisitPlace, spoken?: number): string {
  const { kind, manuscript } = desk;
  const { transit, days, isFirst } = visit;
  const text = isFirst
    ? (ageOf(desk, transit)?.other ?? wordingOf(desk, transit, kind.dates))
    : againSentence(desk, transit);
  return manuscript.turned(kind.dates.other[place], { dates: daysOf(desk, transit, days, spoken), text });
}

/** That a planet is back at the same point of the birth. */
function againSentence({ kind, manuscript }: SolarDesk, transit: WeighedReturnTransit): string {
  const { body, natal, aspect } = transit;
  const { again, againOwn, matters, natal: points } = kind.dates;
  const values = {
    ...manuscript.pair(body, natal),
    b: points[natal as typeof Sun],
    matter: matters[natal as typeof Sun],
  };
  return body === natal
    ? fill(againOwn[natureOf(aspect) as Nature], values)
    : manuscript.turned(again[tone(transit)], values);
}

/** What a transit is like for who has it, by the planet that comes. */
function toneOf(body: BodyId, nature: Nature): DateTone {
  const isBenefic = body === Venus || body === Jupiter;
  if (nature === 'harmonious') return 'gift';
  if (nature === 'conjunction' && (isBenefic || body === Mercury)) return 'gift';
  if (body === Jupiter) return 'excess';
  if (body === Neptune) return 'haze';
  return body === Saturn || body === Pluto ? 'weight' : 'stir';
}
