import {
  type BodyId,
  Jupiter,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  type Sun,
  Venus,
} from '../../chart/bodies.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import type { DatesPlace, DateTone } from '../../text/return-catalogue.js';
import { type Factor, tenths, type WeighedBody } from '../factors.js';
import type { Draft } from '../reading.js';
import { transitWeight } from '../transits/plan.js';
import type { SolarDesk } from './solar-return-year.js';
import type { Quarters, ReturnTransit } from './transits.js';

interface WeighedReturnTransit extends ReturnTransit {
  weight: number;
}

/**
 * The planets whose transits are looked for, but not the Moon, which is everywhere once a month, nor the Sun, whose
 * aspects to the birth are on the same days each year and say nothing of this one.
 */
export const datedBodies = (bodies: readonly WeighedBody[], most: number): BodyId[] =>
  [...new Set(bodies.map(({ id }) => id))].filter((id) => id > Moon && id <= Pluto).slice(0, most);

const weightOf = (transit: ReturnTransit): number =>
  transitWeight({ ...transit, starts: null, ends: null, closeness: 1, isOver: false, cell: null });

const quarterOf = ({ exact }: ReturnTransit, quarters: Quarters): number => {
  const day = exact[0] ?? '';
  const next = quarters.findIndex((begins, i) => i > 0 && day < begins);
  return next < 0 ? 3 : Math.max(0, next - 1);
};

/** Of one planet, so that a year’s dates are not all Jupiter’s; and of one kind, each of which has two wordings. */
const mostOfOne = 3;
const mostOfKind = 2;
/** Of one quarter: what matters most in it, and one other. */
const mostOfQuarter = 2;
/** A transit so much fainter than the strongest is a trifle, unless there are few. */
const trifle = 0.35;

/** By what is said of it. */
const kindOf = ({ body, natal, aspect }: ReturnTransit): string =>
  `${body === natal ? 'own' : body} ${natureOf(aspect)}`;

/**
 * The strongest transits of the year, in each quarter of it.
 * @param fewest so many are kept however faint
 * @returns by quarter, the strongest first
 */
export function datesOfYear(
  transits: readonly ReturnTransit[],
  quarters: Quarters,
  most: number,
  fewest = 6,
): WeighedReturnTransit[][] {
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? 0;
  const byQuarter: WeighedReturnTransit[][] = [[], [], [], []];
  const ranked = transits
    .map((transit) => ({ ...transit, weight: weightOf(transit) }))
    .sort((a, b) => b.weight - a.weight);
  const least = (ranked[0]?.weight ?? 0) * trifle;
  let chosen = 0;
  for (const transit of ranked) {
    const its = byQuarter[quarterOf(transit, quarters)] as WeighedReturnTransit[];
    const [one, kind] = [`${transit.body}`, kindOf(transit)];
    if (chosen >= most || (transit.weight < least && chosen >= fewest)) break;
    if (countOf(one) >= mostOfOne || countOf(kind) >= mostOfKind || its.length >= mostOfQuarter) continue;
    for (const key of [one, kind]) counts.set(key, countOf(key) + 1);
    its.push(transit);
    chosen++;
  }
  return byQuarter;
}

/** The course of the year in a section, with a paragraph for each quarter of it that has dates. */
export function datesDraft(
  desk: SolarDesk,
  chosen: readonly (readonly WeighedReturnTransit[])[],
  quarters: Quarters,
): Draft | undefined {
  const told = [0, 1, 2, 3].filter((quarter) => (chosen[quarter] ?? []).length > 0);
  const all = chosen.flat();
  const [strongest] = [...all].sort((a, b) => b.weight - a.weight);
  if (strongest === undefined) return undefined;
  const head = chosen.findIndex((its) => its.includes(strongest));
  // Only where all that stand out are told may it be said that others do not.
  const isWhole = all.length < desk.limits.dates;
  return {
    title: desk.kind.dates.title,
    weight: chosen.reduce((sum, [main]) => sum + (main?.weight ?? 0), 0),
    factors: all.map(factorOf),
    paragraphs: told.map((quarter, i) => {
      const its = chosen[quarter] as [WeighedReturnTransit];
      return [
        isWhole ? quietSentence(desk, i === 0 ? 0 : (told[i - 1] as number) + 1, quarter, all, quarters) : '',
        courseSentence(desk, its[0], placeOf(quarter, head), quarter, quarters),
        ...quarterSentences(desk, its, strongest),
        isWhole && i === told.length - 1 && quarter < 3 ? restSentence(desk, all, quarters) : '',
      ];
    }),
  };
}

/** Where a quarter is in the course of the year, whose strongest date is in another one or in itself. */
function placeOf(quarter: number, head: number): DatesPlace {
  if (quarter === head) return quarter === 0 ? 'headFirst' : quarter === 3 ? 'headLast' : 'head';
  if (quarter < head) return quarter === 0 ? 'start' : 'rise';
  return quarter === 3 ? 'end' : 'fall';
}

function courseSentence(
  { cells, kind, manuscript }: SolarDesk,
  main: WeighedReturnTransit,
  place: DatesPlace,
  quarter: number,
  quarters: Quarters,
): string {
  const [from, until] = [quarters[quarter] as string, quarters[quarter + 1] as string];
  return manuscript.wording(kind.dates.courses[place][tone(main)], {
    from: cells.dayOfYear(from),
    until: cells.dayOfYear(until),
  });
}

/** Of quarters before one, from the one after the last with dates, that there is none. */
function quietSentence(
  { cells, kind, manuscript }: SolarDesk,
  first: number,
  quarter: number,
  all: readonly WeighedReturnTransit[],
  quarters: Quarters,
): string {
  if (first === quarter) return '';
  const [from, until] = [quarters[first] as string, quarters[quarter] as string];
  const comesBack = all.some(({ exact }) => exact.some((day) => day >= from && day < until));
  const { quiet, quietAgain, quietFirst } = kind.dates;
  return manuscript.wording(first === 0 ? quietFirst : comesBack ? quietAgain : quiet, {
    from: cells.dayOfYear(from),
    until: cells.dayOfYear(until),
  });
}

/** A reader who sees no date in the last quarter asks whether it was forgotten. */
function restSentence(
  { kind, manuscript }: SolarDesk,
  all: readonly WeighedReturnTransit[],
  quarters: Quarters,
): string {
  const { noneAfter, noneNewAfter } = kind.dates;
  const isPast = all.every(({ exact }) => exact.every((day) => day < quarters[3]));
  return manuscript.wording(isPast ? noneAfter : noneNewAfter);
}

/** What matters most in a quarter, and what else there is in it. */
function quarterSentences(
  desk: SolarDesk,
  [main, other]: readonly [WeighedReturnTransit, WeighedReturnTransit?],
  strongest: WeighedReturnTransit,
): string[] {
  const { dates } = desk.kind;
  return [
    ...mainSentences(desk, main),
    main === strongest ? desk.manuscript.wording(desk.question ? dates.asked : dates.strongest) : '',
    other === undefined ? '' : otherSentence(desk, main, other),
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
  return [
    wordingOf(desk, transit, { movers: main, own: mainOwn }, { dates }),
    manuscript.wording(touched[transit.natal as typeof Sun][tone(transit)]),
  ];
}

/** What else there is in a quarter: before the main thing, after it, or among its days. */
function otherSentence(desk: SolarDesk, main: WeighedReturnTransit, other: WeighedReturnTransit): string {
  const [first = '', last = ''] = [main.exact[0], main.exact.at(-1)];
  const place = other.exact.every((day) => day < first)
    ? 'before'
    : other.exact.every((day) => day > last)
      ? 'after'
      : 'among';
  const { cells, kind, manuscript } = desk;
  const values = { dates: cells.days(other.exact), text: wordingOf(desk, other, kind.dates) };
  return manuscript.turned(kind.dates.other[place], values);
}

/** What a transit is like for who has it, by the planet that comes. */
function toneOf(body: BodyId, nature: Nature): DateTone {
  const isBenefic = body === Venus || body === Jupiter;
  if (nature === 'harmonious') return 'gift';
  if (nature === 'conjunction' && (isBenefic || body === Mercury)) return 'gift';
  if (isBenefic) return 'excess';
  if (body === Neptune) return 'haze';
  return body === Saturn || body === Pluto ? 'weight' : 'stir';
}
