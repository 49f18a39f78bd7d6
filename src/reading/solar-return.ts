import { Ascendant, Jupiter, Mars, Mercury, Moon, Saturn, Sun, Uranus, Venus } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { SolarReturnReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { type MostWords, tellChapters } from './chapters.js';
import type { ReadingChart } from './chart.js';
import { crowdingFactor, type WeighedAspect, type WeighedBody } from './factors.js';
import type { Draft, Part, Reading, ReadingLength, SpokenCells } from './reading.js';
import {
  type DatesCells,
  datedBodies,
  datesDrafts,
  datesOfYear,
  type Quarters,
  type ReturnTransit,
} from './return-dates.js';
import {
  agreementSentences,
  angleSections,
  ascendantSection,
  besideSentence,
  closingSentence,
  householdDraft,
  isAtAngle,
  isLeader,
  meetingSections,
  phaseSection,
  type ReturnDesk,
  returnDesk,
} from './return-parts.js';
import { chosenAspects, hasHouses, householdsOf, isSignCertain, meetingsOf } from './return-plan.js';
import {
  crowdedHouses,
  leaderNames,
  pairCell,
  paragraphOf,
  signDraft,
  weighedBody,
} from './return-sections.js';

/** What a solar return is read from. */
export interface SolarReturnYear {
  name: string;
  year: number;
  chart: ReadingChart;
  /** The natal house that the return's Ascendant falls into; 0 without houses. */
  ascendantIn: House | 0;
  quarters: Quarters;
  /** Exact transits of some planets to the birth chart in this year. */
  transitsOf(bodies: readonly number[]): readonly ReturnTransit[];
}

/** What it is written with. */
export interface SolarReturnCells extends SpokenCells, DatesCells {
  solarReturnAscendant(house: House): string;
  solarReturnHouse(body: number, house: House | 0): string | null;
}

interface SolarDesk extends ReturnDesk<SolarReturnReadingCells> {
  cells: SolarReturnCells;
  year: SolarReturnYear;
  length: ReadingLength;
  /** Those that are written of. */
  aspects: readonly WeighedAspect[];
}

const most: MostWords = { full: 2200, brief: 800 };
const limits = {
  full: {
    planets: 9,
    ofHouse: 2,
    aspects: 8,
    untimedAspects: 14,
    meetings: 3,
    dates: 8,
    datesOfQuarter: 3,
  },
  brief: {
    planets: 4,
    ofHouse: 2,
    aspects: 3,
    untimedAspects: 4,
    meetings: 2,
    dates: 3,
    datesOfQuarter: 1,
  },
};
/** Without houses there is room for more of them. */
const untimedDates = { full: { dates: 18, datesOfQuarter: 5 }, brief: limits.brief };
/** Of an aspect: below it is too faint to write of. */
const faint = 1;
/** Love, home, work and means. */
const matters: readonly House[] = [2, 4, 5, 6, 7, 8, 10];

function deskOf(year: SolarReturnYear, cells: SolarReturnCells, length: ReadingLength): SolarDesk {
  const desk = returnDesk(
    year,
    cells,
    cells.readings.solarReturn,
    // Without houses only those that have a text for their sign, or the Sun its aspects.
    ({ id }) => hasHouses(year.chart) || (id !== Moon && id <= Saturn),
  );
  const { aspects: count, untimedAspects } = limits[length];
  const chosen = chosenAspects(
    desk.weighed,
    (aspect) => isOfThisYear(aspect) && aspectCell(desk.kind, aspect) !== undefined,
    {
      faint: hasHouses(year.chart) ? faint : 0,
      count: hasHouses(year.chart) ? count : untimedAspects,
    },
  );
  const aspects = chosen.filter((aspect) =>
    desk.repetition.admits(aspectCell(desk.kind, aspect) ?? '', aspect === chosen[0] || aspect.first <= Moon),
  );
  return { ...desk, cells, year, length, aspects };
}

/** Two planets beyond Saturn are in aspect for years, and for everybody. */
const isOfThisYear = ({ first }: WeighedAspect): boolean => first < Uranus;

const aspectCell = ({ aspects }: SolarReturnReadingCells, aspect: WeighedAspect): string | undefined =>
  pairCell(aspects, aspect);

/** The opening alone: what `intro` is. */
export const solarReturnOpening = (
  year: SolarReturnYear,
  cells: SolarReturnCells,
  length: ReadingLength,
): string => openingOf(deskOf(year, cells, length));

/** A year from one birthday to the next as something to read. */
export function solarReturnReading(
  year: SolarReturnYear,
  cells: SolarReturnCells,
  length: ReadingLength,
): Reading {
  const desk = deskOf(year, cells, length);
  const { kind, manuscript } = desk;
  const opening = openingOf(desk);
  const { place, lived, houses, fields } = houseSections(desk);
  const titles = kind.chapters;
  const chapters = [
    { key: 'tone', title: titles.tone, drafts: toneSections(desk, houses) },
    { key: 'place', title: titles.place, drafts: place },
    {
      key: 'matters',
      title: fill(titles.matters, { fields: manuscript.join(fields.map((house) => kind.fields[house])) }),
      drafts: lived,
    },
    { key: 'aspects', title: titles.aspects, drafts: aspectSections(desk) },
    { key: 'dates', title: titles.dates, drafts: dateSections(desk), asGiven: true },
  ];
  return {
    title: fill(kind.title, { name: year.name, year: String(year.year) }),
    opening,
    chapters: tellChapters(chapters, manuscript, most[length]),
    closing: closingOf(desk),
  };
}

/** The three strongest factors in order, each in action; what else sets the tone; and how they go together. */
function openingOf(desk: SolarDesk): string {
  const { kind, manuscript, year, leaders } = desk;
  const lines = leaders.map((body) => leaderLine(desk, body));
  const [ascendant, sun] = [weighedBody(desk, Ascendant), weighedBody(desk, Sun)];
  return paragraphOf([
    manuscript.wording(kind.opening, { name: year.name, year: String(year.year), ...leaderNames(desk) }),
    ...lines,
    ascendant ? manuscript.once(kind.lines.ascendant[ascendant.sign]) : '',
    sun && sun.house !== 0 ? manuscript.once(kind.lines.sun[sun.house]) : '',
    ...agreementSentences(desk, desk.aspects),
  ]);
}

function leaderLine({ kind, manuscript, atAngles }: SolarDesk, body: WeighedBody): string {
  const at = atAngles.find((each) => each.body.id === body.id)?.at;
  if (at) return manuscript.once(kind.lines.onAngle[body.id as 0][at.angle]);
  if (body.id === Ascendant) return manuscript.once(kind.lines.ascendant[body.sign]);
  if (body.id === Sun && body.house !== 0) return manuscript.once(kind.lines.sun[body.house]);
  return manuscript.once(kind.leading[body.id as 0]);
}

/** The house of the Sun, and what comes back of the beginning. */
function closingOf(desk: SolarDesk): string {
  const { kind, manuscript, year, aspects } = desk;
  const { name } = year;
  const house = weighedBody(desk, Sun)?.house ?? 0;
  return paragraphOf([
    house === 0
      ? manuscript.wording(kind.closingWithoutHouses, { name })
      : manuscript.once(kind.closing[house], { name }),
    closingSentence(desk, aspects),
  ]);
}

/** What a planet is in its house, or in its sign where there are no houses; and that it is retrograde. */
function planetParts({ cells, kind, manuscript, met }: SolarDesk, body: WeighedBody): Part[] {
  const { id, house, sign, retrograde } = body;
  const cell = house === 0 ? kind.inSign[id as 1]?.[sign] : cells.solarReturnHouse(id, house);
  if (house !== 0) met.set(id, house);
  return [{ cell: manuscript.once(cell) }, retrograde ? manuscript.once(kind.retrograde[id as 2]) : ''];
}

/**
 * On an angle and in the house that begins there, which says more of the same; on its other side the angle counts for
 * more than the house. The lights are met again where the year takes place.
 */
const isAtHomeOnAngle = ({ id, house }: WeighedBody): boolean => id > Moon && house % 3 === 1;

/** The Ascendant, the planets on angles, the phase; without houses the planets by sign. */
function toneSections(desk: SolarDesk, houses: ReadonlySet<House>): (Draft | undefined)[] {
  const { cells, year, weighed } = desk;
  const natal = year.ascendantIn;
  const natalCell = natal === 0 ? '' : cells.solarReturnAscendant(natal);
  const bySign = hasHouses(year.chart) ? [] : [Moon, Mercury, Venus, Mars, Jupiter, Saturn];
  return [
    ascendantSection(desk, natal, natalCell, houses),
    ...angleSections(desk, (body) => (isAtHomeOnAngle(body) ? planetParts(desk, body) : [])),
    phaseSection(desk, desk.aspects),
    ...weighed.bodies
      .filter((body) => bySign.some((id) => id === body.id))
      .filter((body) => body.id !== Moon || isSignCertain(year.chart, body))
      .map((body) => signDraft(desk, body, [planetParts(desk, body)])),
  ];
}

const crowdingBodies = ({ weighed }: SolarDesk, ids: readonly number[]): WeighedBody[] =>
  weighed.bodies.filter(({ id }) => ids.includes(id));

interface HouseSections {
  place: Draft[];
  lived: Draft[];
  /** Those that the year turns on: the Sun's, and the crowded ones. */
  houses: Set<House>;
  /** Those of `lived`, in order of weight. */
  fields: House[];
}

/** Planets by house: where the year takes place, and then love, home, work and means, where something stands there. */
function houseSections(desk: SolarDesk): HouseSections {
  const { planets, ofHouse } = limits[desk.length];
  const crowdings = crowdedHouses(desk, planets);
  const isPersonal = ({ id }: WeighedBody): boolean => id <= Moon || (id >= Venus && id <= Saturn);
  const candidates = desk.weighed.bodies.filter(
    (body) => body.id <= 9 && body.house !== 0 && (body.id <= Moon || !isAtAngle(desk, body)),
  );
  const needed = candidates.filter((body) => body.id <= Moon || isLeader(desk, body));
  const ranked = [...new Set([...needed, ...candidates.filter(isPersonal), ...candidates])];
  const byHouse = new Map<House, number>();
  const chosen = ranked
    .filter((body) => {
      const house = body.house as House;
      const count = byHouse.get(house) ?? 0;
      const isNeeded = needed.includes(body);
      if (!isNeeded && count >= ofHouse) return false;
      if (!desk.repetition.admits(desk.cells.solarReturnHouse(body.id, house) ?? '', isNeeded)) return false;
      byHouse.set(house, count + 1);
      return true;
    })
    .slice(0, Math.max(planets, needed.length));
  const sections: HouseSections = { place: [], lived: [], houses: new Set(), fields: [] };
  for (const { house, bodies } of householdsOf(chosen.sort((a, b) => b.weight - a.weight))) {
    const crowding = crowdings.find((each) => each.house === house);
    const parts = bodies.map((body, i) => {
      const before = bodies[i - 1];
      return [before ? besideSentence(desk, before.id, body.id) : '', ...planetParts(desk, body)];
    });
    const draft = householdDraft(desk, house, bodies, parts);
    const isPlace = crowding !== undefined || bodies.some(({ id }) => id <= Moon) || !matters.includes(house);
    if (crowding !== undefined || bodies.some(({ id }) => id === Sun)) sections.houses.add(house);
    if (!isPlace) sections.fields.push(house);
    if (crowding === undefined) (isPlace ? sections.place : sections.lived).push(draft);
    else {
      const crowd = desk.manuscript.once(desk.kind.crowded[house], {
        planets: desk.manuscript.listOf(crowding.bodies),
      });
      sections.place.push({
        ...draft,
        title: householdDraft(desk, house, crowdingBodies(desk, crowding.bodies), []).title,
        factors: [crowdingFactor(crowding), ...draft.factors],
        paragraphs: [[crowd], ...parts],
      });
    }
  }
  return sections;
}

/** The aspects among the planets by whom they meet, strongest first. */
function aspectSections(desk: SolarDesk): Draft[] {
  const meetings = meetingsOf(desk.aspects, limits[desk.length].meetings);
  return meetingSections(desk, meetings, (aspect) => aspectCell(desk.kind, aspect));
}

/** When the strongest planets of the return come to points of the birth. */
function dateSections({ cells, kind, leaders, length, manuscript, weighed, year }: SolarDesk): Draft[] {
  const { dates, datesOfQuarter } = hasHouses(year.chart) ? limits[length] : untimedDates[length];
  const transits = year.transitsOf(datedBodies(leaders, weighed.bodies));
  const chosen = datesOfYear(transits, year.quarters, { year: dates, quarter: datesOfQuarter });
  return datesDrafts(chosen, year.quarters, kind.dates, cells, manuscript);
}
