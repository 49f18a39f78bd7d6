import type { AspectId } from '../chart/aspects.js';
import { type BodyId, Moon, Sun } from '../chart/bodies.js';
import { natureOf } from '../text/catalogue.js';
import type { ReturnDatesCells, Wordings } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { type Factor, tenths, type WeighedBody } from './factors.js';
import type { Manuscript } from './manuscript.js';
import type { Draft, Part } from './reading.js';
import { transitWeight } from './transits-plan.js';

/** A planet of the return on its way over the birth chart during the year. */
export interface ReturnTransit {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  /** `YYYY-MM-DD`, in order of time. */
  exact: readonly string[];
}

interface WeighedReturnTransit extends ReturnTransit {
  weight: number;
}

/** The year in four, `YYYY-MM-DD`: the days that they begin on, and the last one’s end. */
export type Quarters = readonly [string, string, string, string, string];

/** The planets whose transits are looked for: the strongest of the return, but not the Moon, which is everywhere once a month. */
export const datedBodies = (
  leaders: readonly WeighedBody[],
  bodies: readonly WeighedBody[],
  most: number,
): BodyId[] =>
  [...new Set([...leaders, ...bodies])]
    .filter(({ id }) => id <= 9 && id !== Moon)
    .slice(0, most)
    .map(({ id }) => id);

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

/**
 * The strongest transits of the whole year, wherever in it they fall; and of a quarter that has none of these the
 * strongest it has.
 * @returns by quarter, each in order of time
 */
export function datesOfYear(
  transits: readonly ReturnTransit[],
  quarters: Quarters,
  most: { year: number; quarter: number },
): WeighedReturnTransit[][] {
  const ranked = transits
    .filter(saysSomething)
    .map((transit) => ({ ...transit, weight: weightOf(transit) }))
    .sort((a, b) => b.weight - a.weight);
  const chosen = [0, 1, 2, 3].map((quarter) => {
    const its = ranked.filter((transit) => quarterOf(transit, quarters) === quarter);
    const strong = its.filter((transit) => ranked.indexOf(transit) < most.year);
    return (strong.length > 0 ? strong : its.slice(0, 1)).slice(0, most.quarter);
  });
  return chosen.map((its) => [...its].sort((a, b) => ((a.exact[0] ?? '') < (b.exact[0] ?? '') ? -1 : 1)));
}

/** What the dates are written with. */
export interface DatesCells {
  days(days: readonly string[]): string;
  month(day: string): string;
}

/** A section for each quarter of the year that has dates. */
export function datesDrafts(
  chosen: readonly (readonly WeighedReturnTransit[])[],
  quarters: Quarters,
  kind: ReturnDatesCells,
  cells: DatesCells,
  manuscript: Manuscript,
): Draft[] {
  const strongest = Math.max(...chosen.flat().map(({ weight }) => weight));
  return chosen.flatMap((its, quarter) => {
    const factors: Factor[] = [];
    const paragraphs: Part[][] = [];
    for (const transit of its) {
      const text = dateText(transit, kind, cells, manuscript);
      if (text === '') continue;
      const { body, natal, aspect, exact, weight } = transit;
      paragraphs.push([text, weight === strongest ? manuscript.wording(kind.strongest) : '']);
      factors.push({
        kind: 'transit',
        weight: tenths(weight),
        planetIds: [body, natal],
        aspectId: aspect,
        exact: [...exact],
      });
    }
    const [first] = paragraphs;
    if (first === undefined) return [];
    first.unshift(manuscript.wording(kind.seasons[quarter] as Wordings));
    const title = fill(kind.title, {
      from: cells.month(quarters[quarter] as string),
      to: cells.month(quarters[quarter + 1] as string),
    });
    return [{ title, weight: Math.max(...its.map(({ weight }) => weight)), factors, paragraphs }];
  });
}

/** What a planet does to a point of the birth, when, and what the point has to do with it. */
function dateText(
  { body, natal, aspect, exact }: WeighedReturnTransit,
  { movers, own, touched }: ReturnDatesCells,
  cells: DatesCells,
  manuscript: Manuscript,
): string {
  const nature = natureOf(aspect);
  if (nature === undefined) return '';
  const values = { ...manuscript.pair(body, natal), dates: cells.days(exact) };
  const wordings = body === natal ? own : movers[body as typeof Sun];
  const text = manuscript.wording(wordings[nature], values);
  if (text === '') return '';
  const isEasy = nature === 'harmonious' || (nature === 'conjunction' && (body === 3 || body === 5));
  const touch = manuscript.once(touched[natal as typeof Sun]?.[isEasy ? 'harmonious' : 'tense']);
  return touch === '' ? text : `${text} ${touch}`;
}
