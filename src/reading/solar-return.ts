import type { AspectId } from '../chart/aspects.js';
import { Ascendant, type BodyId, Moon, Saturn, Sun, Venus } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { SolarReturnReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { type MostWords, tellChapters } from './chapters.js';
import type { ReadingChart } from './chart.js';
import { type Factor, tenths, type WeighedBody } from './factors.js';
import type { Draft, Part, Reading, ReadingLength, SpokenCells } from './reading.js';
import {
  angleDraft,
  aspectDraft,
  type ChartDesk,
  chartDesk,
  crowdedDraft,
  crowdedHouses,
  houseDraft,
  leaderNames,
  onAngles,
  pairCell,
  paragraphOf,
  signDraft,
  weighedBody,
} from './return-sections.js';
import { temperOf } from './temper.js';
import { transitWeight } from './transits-plan.js';

/** A planet of the return on its way over the birth chart during the year. */
export interface ReturnTransit {
  body: BodyId;
  natal: BodyId;
  aspect: AspectId;
  /** `YYYY-MM-DD`, in order of time. */
  exact: readonly string[];
}

/** What a solar return is told of. */
export interface SolarReturnYear {
  name: string;
  year: number;
  chart: ReadingChart;
  /** The natal house that the return's Ascendant falls into; 0 without houses. */
  ascendantIn: House | 0;
  /** Exact transits of some planets to the birth chart in this year. */
  transitsOf(bodies: readonly BodyId[]): readonly ReturnTransit[];
}

/** What it is told with. */
export interface SolarReturnCells extends SpokenCells {
  solarReturnAscendant(house: House): string;
  solarReturnHouse(body: BodyId, house: House | 0): string | null;
  days(days: readonly string[]): string;
}

interface SolarDesk extends ChartDesk {
  cells: SolarReturnCells;
  kind: SolarReturnReadingCells;
  year: SolarReturnYear;
}

const most: MostWords = { full: 2000, brief: 750 };
const mostOf = { angles: 3, crowded: 2, matters: 6, aspects: 8, dates: 5, datesOfBody: 2, dated: 4 };
/** Of an aspect: below it is too faint to tell. */
const faint = 1;
/** Love, home, work and means. */
const matters: readonly House[] = [2, 4, 5, 6, 7, 8, 10];
const weightOfDates = 6;

const deskOf = (year: SolarReturnYear, cells: SolarReturnCells): SolarDesk => ({
  ...chartDesk(year.chart, cells),
  cells,
  kind: cells.readings.solarReturn,
  year,
});

/** The opening alone: what `intro` is. */
export const solarReturnOpening = (year: SolarReturnYear, cells: SolarReturnCells): string =>
  tellOpening(deskOf(year, cells));

/** A year from one birthday to the next as something to read. */
export function solarReturnReading(
  year: SolarReturnYear,
  cells: SolarReturnCells,
  length: ReadingLength,
): Reading {
  const desk = deskOf(year, cells);
  const { kind, manuscript } = desk;
  const opening = tellOpening(desk);
  const atAngles = onAngles(desk, mostOf.angles);
  const isAtAngle = ({ id }: WeighedBody): boolean => atAngles.some(({ body }) => body.id === id);
  const isLeader = ({ id }: WeighedBody): boolean => desk.leaders.some((leader) => leader.id === id);
  /** Venus to Saturn, by which people know a year, are told wherever they stand. */
  const isTold = (body: WeighedBody): boolean => isLeader(body) || (body.id >= Venus && body.id <= Saturn);
  const isMatter = ({ house }: WeighedBody): boolean => matters.some((each) => each === house);
  const planets = desk.weighed.bodies.filter((body) => body.id > Moon && body.id <= 9 && !isAtAngle(body));
  const inHouse = (body: WeighedBody): Draft => houseDraft(desk, body, [houseParts(desk, body)]);

  const tone = [ascendantDraft(desk), ...atAngles.map((each) => atAngle(desk, each))];
  const place = [
    ...crowdedHouses(desk, mostOf.crowded).map((crowding) =>
      crowdedDraft(desk, crowding, crowding.house && kind.crowded[crowding.house]),
    ),
    ...[Sun, Moon].map((id) => {
      const body = weighedBody(desk, id);
      return body && inHouse(body);
    }),
    ...planets.filter((body) => isTold(body) && !isMatter(body)).map(inHouse),
  ];
  const lived = planets.filter(isMatter).slice(0, mostOf.matters).map(inHouse);
  const titles = kind.chapters;
  const chapters = [
    { key: 'tone', title: titles.tone, drafts: tone },
    { key: 'place', title: titles.place, drafts: place },
    { key: 'matters', title: titles.matters, drafts: lived },
    { key: 'aspects', title: titles.aspects, drafts: aspectDrafts(desk) },
    { key: 'dates', title: titles.dates, drafts: [datesDraft(desk)] },
  ];
  const { name } = year;
  const house = weighedBody(desk, Sun)?.house ?? 0;
  return {
    title: fill(kind.title, { name, year: String(year.year) }),
    opening,
    chapters: tellChapters(chapters, manuscript, most[length]),
    closing:
      house === 0
        ? manuscript.wording(kind.closingWithoutHouses, { name })
        : manuscript.once(kind.closing[house], { name }),
  };
}

/** The three strongest factors, what Ascendant and Sun make of the year, and how it all goes together. */
function tellOpening(desk: SolarDesk): string {
  const { kind, manuscript, year, weighed } = desk;
  const [ascendant, sun] = [weighedBody(desk, Ascendant), weighedBody(desk, Sun)];
  return paragraphOf([
    manuscript.wording(kind.opening, { name: year.name, year: String(year.year), ...leaderNames(desk) }),
    ascendant ? manuscript.once(kind.lines.ascendant[ascendant.sign]) : '',
    sun && sun.house !== 0 ? manuscript.once(kind.lines.sun[sun.house]) : '',
    ...desk.leaders.map(({ id }) =>
      id === Ascendant || id === Sun ? '' : manuscript.once(kind.leading[id as 1]),
    ),
    manuscript.wording(kind.temper[temperOf(weighed.aspects)]),
  ]);
}

function houseParts({ cells, kind, manuscript }: SolarDesk, { id, house }: WeighedBody): Part[] {
  const line = id === Sun && house !== 0 ? manuscript.once(kind.lines.sun[house]) : '';
  return [line, { cell: manuscript.once(cells.solarReturnHouse(id, house)) }];
}

/** The rising sign, the natal house it falls into, and its ruler. */
function ascendantDraft(desk: SolarDesk): Draft | undefined {
  const { cells, kind, manuscript, year, weighed } = desk;
  const body = weighedBody(desk, Ascendant);
  if (body === undefined) return undefined;
  const ruler = weighed.chart.ruler === undefined ? undefined : weighedBody(desk, weighed.chart.ruler);
  const ruling =
    ruler === undefined || ruler.house === 0
      ? ''
      : manuscript.once(kind.ruler[ruler.house], {
          a: manuscript.within(ruler.id),
          A: manuscript.start(ruler.id),
        });
  return signDraft(desk, body, [
    [manuscript.once(kind.ascendant[body.sign])],
    year.ascendantIn === 0 ? [] : [{ cell: manuscript.once(cells.solarReturnAscendant(year.ascendantIn)) }],
    [ruling],
  ]);
}

/** A planet on an angle; its house is told with it, but for the lights, whose houses are where the year takes place. */
function atAngle(desk: SolarDesk, each: ReturnType<typeof onAngles>[number]): Draft {
  const { body, at } = each;
  const told = [desk.manuscript.once(desk.kind.onAngle[body.id as 0][at.angle])];
  return angleDraft(desk, each, body.id > Moon ? [told, houseParts(desk, body)] : [told]);
}

/** The aspects among the planets, strongest first. */
function aspectDrafts(desk: SolarDesk): Draft[] {
  return desk.weighed.aspects
    .filter(({ weight }) => weight >= faint)
    .flatMap((aspect) => {
      const cell = pairCell(desk.kind.aspects, aspect);
      return cell === undefined ? [] : [{ aspect, cell }];
    })
    .slice(0, mostOf.aspects)
    .map(({ aspect, cell }) => aspectDraft(desk, aspect, { cell: desk.manuscript.once(cell) }));
}

/** When the strongest planets of the return come to points of the birth. */
function datesDraft(desk: SolarDesk): Draft | undefined {
  const { cells, kind, manuscript, weighed, year } = desk;
  const bodies = weighed.bodies
    .filter(({ id }) => id <= 9 && id !== Moon)
    .slice(0, mostOf.dated)
    .map(({ id }) => id);
  const counts = new Map<BodyId, number>();
  const chosen = [...year.transitsOf(bodies)]
    .map((transit) => ({ ...transit, weight: weightOfTransit(transit) }))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ body }) => {
      const count = (counts.get(body) ?? 0) + 1;
      counts.set(body, count);
      return count <= mostOf.datesOfBody;
    })
    .slice(0, mostOf.dates)
    .sort((a, b) => ((a.exact[0] ?? '') < (b.exact[0] ?? '') ? -1 : 1));
  const factors: Factor[] = [];
  const paragraphs: Part[][] = [];
  for (const { body, natal, aspect, exact, weight } of chosen) {
    const nature = natureOf(aspect);
    if (nature === undefined) continue;
    const text = manuscript.wording(kind.dates[nature], {
      ...manuscript.pair(body, natal),
      dates: cells.days(exact),
    });
    if (text === '') continue;
    paragraphs.push([text]);
    factors.push({
      kind: 'transit',
      weight: tenths(weight),
      planetIds: [body, natal],
      aspectId: aspect,
      exact: [...exact],
    });
  }
  if (factors.length === 0) return undefined;
  const told = [...new Set(chosen.map(({ body }) => body))];
  const [first, ...others] = told as [BodyId, ...BodyId[]];
  const title = manuscript.join([manuscript.start(first), ...others.map((id) => manuscript.within(id))]);
  return { title, weight: weightOfDates, factors, paragraphs };
}

const weightOfTransit = (transit: ReturnTransit): number =>
  transitWeight({ ...transit, starts: null, ends: null, closeness: 1, isOver: false, cell: null });
