import {
  type BodyId,
  Jupiter,
  Mercury,
  Neptune,
  Pluto,
  Saturn,
  type Sun,
  Venus,
} from '../../chart/bodies.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import type { AgeText, DatesPlace, DateTone } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { type Factor, tenths } from '../factors.js';
import type { Draft } from '../reading.js';
import { contentsOf, datesOfYear, quarterOfDay, type WeighedReturnTransit } from './calendar.js';
import type { SolarDesk } from './solar-return-year.js';
import type { Quarters, ReturnTransit } from './transits.js';

/**
 * The course of the year in a section, with a paragraph for each quarter of it that has dates.
 * @param transits all that there are of the slow planets, so that none is said to be missing that is only not told
 */
export function datesDraft(
  desk: SolarDesk,
  transits: readonly ReturnTransit[],
  quarters: Quarters,
): Draft | undefined {
  const chosen = datesOfYear(transits, quarters, desk.limits.dates);
  const told = [0, 1, 2, 3].filter((quarter) => (chosen[quarter] ?? []).length > 0);
  const all = chosen.flat();
  const [strongest] = [...all].sort((a, b) => b.weight - a.weight);
  if (strongest === undefined) return undefined;
  const year: DatedYear = { transits, all, strongest, quarters };
  return {
    title: desk.kind.dates.title,
    weight: chosen.reduce((sum, [main]) => sum + (main?.weight ?? 0), 0),
    factors: all.map(factorOf),
    paragraphs: [
      [foremostSentence(desk, all)],
      ...told.map((quarter, i) => {
        const its = chosen[quarter] as [WeighedReturnTransit];
        return [
          quietSentence(desk, year, i === 0 ? 0 : (told[i - 1] as number) + 1, quarter),
          courseSentence(desk, year, its[0], quarter),
          ...quarterSentences(desk, its, strongest),
          i === told.length - 1 && quarter < 3 ? restSentence(desk, year, quarter + 1) : '',
        ];
      }),
    ],
  };
}

/** As many dates as a reader remembers. */
const foremostCount = 3;

/** The three that weigh most, in order of time; nothing where there are no more than these. */
function foremostSentence(desk: SolarDesk, all: readonly WeighedReturnTransit[]): string {
  const { cells, kind, manuscript } = desk;
  if (all.length <= foremostCount) return '';
  const [first = '', second = '', third = ''] = [...all]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, foremostCount)
    .sort((a, b) => ((a.exact[0] ?? '') < (b.exact[0] ?? '') ? -1 : 1))
    .map(({ body, natal, aspect, exact }) => {
      const texts = body === natal ? kind.dates.foremostOwn : kind.dates.foremostDate;
      const days = manuscript.join(exact.map((day) => cells.dayOfYear(day)));
      const values = {
        ...manuscript.pair(body, natal),
        b: kind.dates.natal[natal as typeof Sun],
        matter: kind.dates.matters[natal as typeof Sun],
        days,
      };
      return fill(texts[natureOf(aspect) as Nature], values);
    });
  return manuscript.wording(kind.dates.foremost, { first, second, third });
}

interface DatedYear {
  transits: readonly ReturnTransit[];
  /** Those that are told. */
  all: readonly WeighedReturnTransit[];
  strongest: WeighedReturnTransit;
  quarters: Quarters;
}

/** Where a quarter is in the course of a year, whose strongest date is in another one or in itself, or comes back in it. */
function placeOf(quarter: number, { strongest, quarters }: DatedYear): DatesPlace {
  const days = strongest.exact.map((day) => quarterOfDay(day, quarters));
  const [head = 0] = days;
  const isSpread = days.some((its) => its !== head);
  if (quarter < head) return quarter === 0 ? 'start' : 'rise';
  // What comes back is at its strongest in no one part of the year.
  if (quarter === head) {
    if (isSpread) return quarter === 0 ? 'start' : 'rise';
    return quarter === 0 ? 'headFirst' : quarter === 3 ? 'headLast' : 'head';
  }
  if (days.includes(quarter)) return 'back';
  if (days.some((its) => its > quarter)) return 'between';
  return quarter === 3 ? 'end' : 'fall';
}

/** Where a quarter’s first sentence is of all that comes in it, and not of its main date beside the year’s strongest. */
const isOfWhole: Readonly<Partial<Record<DatesPlace, boolean>>> = {
  start: true,
  rise: true,
  fall: true,
  end: true,
};

/** The heaviest that has a day in a quarter, also where it was told in one before. */
const heaviestIn = (
  { all, quarters }: DatedYear,
  quarter: number,
  main: WeighedReturnTransit,
): WeighedReturnTransit =>
  all
    .filter(({ exact }) => exact.some((day) => quarterOfDay(day, quarters) === quarter))
    .reduce((one, other) => (other.weight > one.weight ? other : one), main);

function courseSentence(
  { cells, kind, manuscript }: SolarDesk,
  year: DatedYear,
  main: WeighedReturnTransit,
  quarter: number,
): string {
  const [from, until] = [year.quarters[quarter] as string, year.quarters[quarter + 1] as string];
  const place = placeOf(quarter, year);
  const spoken = isOfWhole[place] ? heaviestIn(year, quarter, main) : main;
  return manuscript.wording(kind.dates.courses[place][tone(spoken)], {
    from: cells.dayOfYear(from),
    until: cells.dayOfYear(until),
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
  if (contents === 'untold') return '';
  const { comesBack, quiet, quietAgain, quietFirst } = kind.dates;
  const again = contents === 'both' ? comesBack : quietAgain;
  const texts = contents !== 'nothing' ? again : first === 0 ? quietFirst : quiet;
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
  const { noneAfter, noneNewAfter, comesBackAfter } = kind.dates;
  const contents = contentsOf(transits, all, quarters[first] as string, afterAll);
  if (contents === 'untold') return '';
  const again = contents === 'both' ? comesBackAfter : noneNewAfter;
  return manuscript.wording(contents === 'nothing' ? noneAfter : again);
}

/** Later than any day. */
const afterAll = '~';

/** What matters most in a quarter, and what else there is in it. */
function quarterSentences(
  desk: SolarDesk,
  [main, ...others]: readonly [WeighedReturnTransit, ...WeighedReturnTransit[]],
  strongest: WeighedReturnTransit,
): string[] {
  const { dates } = desk.kind;
  const texts = desk.question ? dates.asked : dates.strongest;
  return [
    ...mainSentences(desk, main),
    main === strongest ? desk.manuscript.wording(main.exact.length > 1 ? texts.several : texts.one) : '',
    // “Before that” is before the main date, and would be read of the one between.
    ...others.map((other, i) => otherSentence(desk, other, i === 0 ? placeOfOther(main, other) : 'among')),
  ];
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
function mainSentences(desk: SolarDesk, transit: WeighedReturnTransit): string[] {
  const { cells, kind, manuscript } = desk;
  const { main, mainOwn, touched } = kind.dates;
  const dates = cells.days(transit.exact);
  const age = ageOf(desk, transit);
  if (age !== undefined) return [manuscript.once(age.main, { dates }), manuscript.once(age.touched)];
  return [
    wordingOf(desk, transit, { movers: main, own: mainOwn }, { dates }),
    manuscript.wording(touched[transit.natal as typeof Sun][tone(transit)]),
  ];
}

type OtherPlace = 'before' | 'after' | 'among';

/** Whether another date comes before the main one, after it, or among its days. */
function placeOfOther(main: WeighedReturnTransit, other: WeighedReturnTransit): OtherPlace {
  const [first = '', last = ''] = [main.exact[0], main.exact.at(-1)];
  if (other.exact.every((day) => day < first)) return 'before';
  return other.exact.every((day) => day > last) ? 'after' : 'among';
}

function otherSentence(desk: SolarDesk, other: WeighedReturnTransit, place: OtherPlace): string {
  const { cells, kind, manuscript } = desk;
  const text = ageOf(desk, other)?.other ?? wordingOf(desk, other, kind.dates);
  return manuscript.turned(kind.dates.other[place], { dates: cells.days(other.exact), text });
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
