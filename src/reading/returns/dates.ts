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
import type { DateTone } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
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

/** A paragraph for each quarter of the year that has dates. */
export function datesDrafts(
  desk: SolarDesk,
  chosen: readonly (readonly WeighedReturnTransit[])[],
  quarters: Quarters,
): Draft[] {
  const { cells, kind, manuscript } = desk;
  const [strongest] = chosen.flat().sort((a, b) => b.weight - a.weight);
  const lastQuarter = chosen.map((its) => its.length > 0).lastIndexOf(true);
  const days = chosen.flat().flatMap(({ exact }) => exact);
  // A reader who sees no date in the last quarter asks whether it was forgotten.
  const noneAfter = days.every((day) => day < quarters[3]) ? kind.dates.noneAfter : kind.dates.noneNewAfter;
  return chosen.flatMap((its, quarter) => {
    const [main, other] = its;
    if (main === undefined) return [];
    const sentences = [
      ...mainSentences(desk, main),
      main === strongest ? manuscript.wording(kind.dates.strongest) : '',
      other === undefined ? '' : otherSentence(desk, main, other),
      quarter === lastQuarter && quarter < 3 ? manuscript.wording(noneAfter) : '',
    ];
    const title = fill(kind.dates.titles[quarter as 0], { from: cells.days([quarters[quarter] as string]) });
    return [{ title, weight: main.weight, factors: its.map(factorOf), paragraphs: [sentences] }];
  });
}

const factorOf = ({ body, natal, aspect, exact, weight }: WeighedReturnTransit): Factor => ({
  kind: 'transit',
  weight: tenths(weight),
  planetIds: [body, natal],
  aspectId: aspect,
  exact: [...exact],
});

/** What a planet does to a point of the birth, after its days. */
function wordingOf({ kind, manuscript }: SolarDesk, { body, natal, aspect }: WeighedReturnTransit): string {
  const { dates } = kind;
  const nature = natureOf(aspect) as Nature;
  const pair = { ...manuscript.pair(body, natal), b: dates.natal[natal as typeof Sun] };
  const wordings = body === natal ? dates.own : dates.movers[body as typeof Mercury];
  return manuscript.turned(wordings[nature], pair);
}

/** What matters most in a quarter, and what that has to do with a life. */
function mainSentences(desk: SolarDesk, transit: WeighedReturnTransit): string[] {
  const { cells, kind, manuscript } = desk;
  const { body, natal, aspect, exact } = transit;
  const text = wordingOf(desk, transit);
  const touched = kind.dates.touched[natal as typeof Sun][toneOf(body, natureOf(aspect) as Nature)];
  return [fill(kind.dates.main, { dates: cells.days(exact), text }), manuscript.once(touched)];
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
  const values = { dates: cells.days(other.exact), text: wordingOf(desk, other) };
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
