import {
  type BodyId,
  Jupiter,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Venus,
} from '../../chart/bodies.js';
import { type Nature, natureOf } from '../../text/catalogue.js';
import type { DateTone } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { type Factor, tenths, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { transitWeight } from '../transits/plan.js';
import type { SolarDesk } from './solar-return-year.js';
import type { Quarters, ReturnTransit } from './transits.js';

interface WeighedReturnTransit extends ReturnTransit {
  weight: number;
}

/** The planets whose transits are looked for, but not the Moon, which is everywhere once a month. */
export const datedBodies = (bodies: readonly WeighedBody[], most: number): BodyId[] =>
  [...new Set(bodies.map(({ id }) => id))].filter((id) => id <= Pluto && id !== Moon).slice(0, most);

/** The Sun’s squares and trines to the birth are on the same days each year and say nothing of this one. */
const saysSomething = ({ body, natal, aspect }: ReturnTransit): boolean =>
  body !== Sun || (natal !== Sun && aspect <= 1);

const weightOf = (transit: ReturnTransit): number =>
  transitWeight({ ...transit, starts: null, ends: null, closeness: 1, isOver: false, cell: null });

const quarterOf = ({ exact }: ReturnTransit, quarters: Quarters): number => {
  const day = exact[0] ?? '';
  const next = quarters.findIndex((begins, i) => i > 0 && day < begins);
  return next < 0 ? 3 : Math.max(0, next - 1);
};

/** Of one planet, so that a year’s dates are not all Jupiter’s. */
const mostOfOne = 3;
/** A transit so much fainter than the strongest is a trifle, unless there are few. */
const trifle = 0.35;

/**
 * The strongest transits of the whole year, wherever in it they fall.
 * @param fewest so many are kept however faint
 * @returns by quarter, each in order of time
 */
export function datesOfYear(
  transits: readonly ReturnTransit[],
  quarters: Quarters,
  most: number,
  fewest = 6,
): WeighedReturnTransit[][] {
  const counts = new Map<BodyId, number>();
  const ranked = transits
    .filter(saysSomething)
    .map((transit) => ({ ...transit, weight: weightOf(transit) }))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ body }) => {
      const count = (counts.get(body) ?? 0) + 1;
      counts.set(body, count);
      return count <= mostOfOne;
    });
  const least = (ranked[0]?.weight ?? 0) * trifle;
  const chosen = ranked.filter(({ weight }, i) => i < most && (weight >= least || i < fewest));
  return [0, 1, 2, 3].map((quarter) =>
    chosen
      .filter((transit) => quarterOf(transit, quarters) === quarter)
      .sort((a, b) => ((a.exact[0] ?? '') < (b.exact[0] ?? '') ? -1 : 1)),
  );
}

/** A section for each quarter of the year that has dates. */
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
    const factors: Factor[] = [];
    const paragraphs: Part[][] = [];
    for (const transit of its) {
      const sentences = dateSentences(desk, transit);
      if (sentences.length === 0) continue;
      const { body, natal, aspect, exact, weight } = transit;
      paragraphs.push([...sentences, transit === strongest ? manuscript.wording(kind.dates.strongest) : '']);
      factors.push({
        kind: 'transit',
        weight: tenths(weight),
        planetIds: [body, natal],
        aspectId: aspect,
        exact: [...exact],
      });
    }
    if (paragraphs.length === 0) return [];
    if (quarter === lastQuarter && quarter < 3) paragraphs.push([manuscript.wording(noneAfter)]);
    const title = fill(kind.dates.titles[quarter as 0], { from: cells.days([quarters[quarter] as string]) });
    return [{ title, weight: Math.max(...its.map(({ weight }) => weight)), factors, paragraphs }];
  });
}

/** Days, what a planet does then to a point of the birth, and what that has to do with a life. */
function dateSentences({ cells, kind, manuscript }: SolarDesk, transit: WeighedReturnTransit): string[] {
  const { body, natal, aspect, exact } = transit;
  const { dates } = kind;
  const nature = natureOf(aspect);
  if (nature === undefined) return [];
  const pair = { ...manuscript.pair(body, natal), b: dates.natal[natal as typeof Sun] };
  const wordings = body === natal ? dates.own : dates.movers[body as typeof Sun];
  const text = manuscript.wording(wordings[nature], pair);
  if (text === '') return [];
  const touched = dates.touched[natal as typeof Sun]?.[toneOf(body, nature)];
  return [fill(dates.dated, { dates: cells.days(exact), text }), manuscript.once(touched)];
}

/** What a transit is like for who has it, by the planet that comes. */
function toneOf(body: BodyId, nature: Nature): DateTone {
  const isBenefic = body === Venus || body === Jupiter;
  if (nature === 'harmonious') return 'gift';
  if (nature === 'conjunction' && (isBenefic || body === Sun || body === Mercury)) return 'gift';
  if (isBenefic) return 'excess';
  if (body === Neptune) return 'haze';
  return body === Saturn || body === Pluto ? 'weight' : 'stir';
}
