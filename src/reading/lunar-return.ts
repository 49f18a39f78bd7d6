import { Opposition, Square } from '../chart/aspects.js';
import { Ascendant, Mars, Mercury, Moon, Sun } from '../chart/bodies.js';
import { elementOf, type House } from '../chart/zodiac.js';
import type { LunarReturnReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { type MostWords, tellChapters } from './chapters.js';
import type { ReadingChart } from './chart.js';
import type { WeighedAspect, WeighedBody } from './factors.js';
import type { Draft, Reading, ReadingLength, SpokenCells } from './reading.js';
import type { Quarters } from './return-dates.js';
import {
  agreementSentences,
  angleSections,
  ascendantSection,
  closingSentence,
  isAtAngle,
  isLeader,
  meetingSections,
  phaseSection,
  type ReturnDesk,
  returnDesk,
} from './return-parts.js';
import { chosenAspects, hasHouses, isSignCertain, meetingsOf } from './return-plan.js';
import {
  bothDraft,
  houseDraft,
  leaderNames,
  pairCell,
  paragraphOf,
  signDraft,
  weighedBody,
} from './return-sections.js';

/** What a lunar return is read from. */
export interface LunarReturnMonth {
  name: string;
  chart: ReadingChart;
  /** The natal house that the return's Ascendant falls into; 0 without houses. */
  ascendantIn: House | 0;
  /** The days, `YYYY-MM-DD`, of this return, of the Moon's two squares and its opposition to its place, of the next. */
  quarters: Quarters;
}

/** What it is written with. */
export interface LunarReturnCells extends SpokenCells {
  lunarReturnAscendant(house: House): string;
  lunarReturnMoon(house: House): string;
  /** Of `YYYY-MM-DD`; and without its year. */
  day(day: string): string;
  dayOfYear(day: string): string;
}

interface LunarDesk extends ReturnDesk<LunarReturnReadingCells> {
  cells: LunarReturnCells;
  month: LunarReturnMonth;
  length: ReadingLength;
  /** Those that are written of. */
  aspects: readonly WeighedAspect[];
}

const most: MostWords = { full: 1500, brief: 350 };
const limits = {
  full: { ofMoon: 5, others: 3, untimedOthers: 10, meetings: 3 },
  brief: { ofMoon: 2, others: 1, untimedOthers: 3, meetings: 2 },
};

function deskOf(month: LunarReturnMonth, cells: LunarReturnCells, length: ReadingLength): LunarDesk {
  const desk = returnDesk(
    month,
    cells,
    cells.readings.lunarReturn,
    ({ id }) => id === Ascendant || (id <= Mars && (id !== Moon || hasHouses(month.chart))),
  );
  const { ofMoon, others, untimedOthers } = limits[length];
  const chosen = (count: number, isWanted: (aspect: WeighedAspect) => boolean): WeighedAspect[] =>
    chosenAspects(desk.weighed, (aspect) => isWanted(aspect) && aspectCell(desk.kind, aspect) !== undefined, {
      faint: 0,
      least: 0,
      count,
    });
  const aspects = [
    ...chosen(ofMoon, isOfMoon),
    ...chosen(hasHouses(month.chart) ? others : untimedOthers, (aspect) => !isOfMoon(aspect)),
  ].sort((a, b) => b.weight - a.weight);
  return { ...desk, cells, month, length, aspects };
}

const isOfMoon = ({ first, second }: WeighedAspect): boolean => first === Moon || second === Moon;

const aspectCell = (kind: LunarReturnReadingCells, aspect: WeighedAspect): string | undefined =>
  pairCell(isOfMoon(aspect) ? pairsOfMoon(kind) : kind.aspects, aspect);

/** The Moon's table as tables of pairs are: by the body with the lower id, which is hers but for the Sun. */
const pairsOfMoon = ({ moon }: LunarReturnReadingCells) => ({ 0: { 1: moon[0] ?? {} }, 1: moon });

/** The opening alone: what `intro` is. */
export const lunarReturnOpening = (
  month: LunarReturnMonth,
  cells: LunarReturnCells,
  length: ReadingLength,
): string => openingOf(deskOf(month, cells, length));

/** A month from one return of the Moon to the next as something to read. */
export function lunarReturnReading(
  month: LunarReturnMonth,
  cells: LunarReturnCells,
  length: ReadingLength,
): Reading {
  const desk = deskOf(month, cells, length);
  const { kind, manuscript } = desk;
  const opening = openingOf(desk);
  const meetings = meetingsOf(desk.aspects, limits[length].meetings);
  const titles = kind.chapters;
  const tone = toneSections(desk);
  const place = placeSections(desk);
  const aspects = meetingSections(desk, meetings, (aspect) => aspectCell(kind, aspect));
  const chapters = [
    { key: 'tone', title: titles.tone, drafts: tone },
    { key: 'place', title: titles.place, drafts: place },
    { key: 'aspects', title: titles.aspects, drafts: [...aspects, weeksSection(desk)] },
  ];
  return {
    title: fill(kind.title, { name: month.name, day: cells.day(month.quarters[0]) }),
    opening,
    chapters: tellChapters(chapters, manuscript, most[length]),
    closing: closingOf(desk),
  };
}

/** The three strongest factors, each in action; what else sets the tone; and how it goes together. */
function openingOf(desk: LunarDesk): string {
  const { kind, manuscript, month, leaders } = desk;
  const [ascendant, moon] = [weighedBody(desk, Ascendant), weighedBody(desk, Moon)];
  return paragraphOf([
    manuscript.wording(kind.opening, { name: month.name, ...leaderNames(desk) }),
    ...leaders.map((body) => leaderLine(desk, body)),
    ascendant ? manuscript.once(kind.lines.ascendant[ascendant.sign]) : '',
    moon && moon.house !== 0 ? manuscript.once(kind.lines.moon[moon.house]) : '',
    hasHouses(month.chart) ? '' : manuscript.wording(kind.openingWithoutHouses),
    ...agreementSentences(desk, desk.aspects),
  ]);
}

function leaderLine({ kind, manuscript }: LunarDesk, body: WeighedBody): string {
  if (body.id === Ascendant) return manuscript.once(kind.lines.ascendant[body.sign]);
  if (body.id !== Moon) return manuscript.wording(kind.leading[body.id as 0]);
  return body.house === 0 ? '' : manuscript.once(kind.lines.moon[body.house]);
}

/** The house of the Moon, and what comes back of the beginning. */
function closingOf(desk: LunarDesk): string {
  const { kind, manuscript, month, aspects } = desk;
  const { name } = month;
  const house = weighedBody(desk, Moon)?.house ?? 0;
  return paragraphOf([
    house === 0
      ? manuscript.wording(kind.closingWithoutHouses, { name })
      : manuscript.once(kind.closing[house], { name }),
    closingSentence(desk, aspects),
  ]);
}

/** The Ascendant, the planets on angles, the phase; by sign the swift planets that lead, or all without houses. */
function toneSections(desk: LunarDesk): (Draft | undefined)[] {
  const { cells, kind, manuscript, month, weighed } = desk;
  const natal = month.ascendantIn;
  const natalCell = natal === 0 ? '' : cells.lunarReturnAscendant(natal);
  const houses = [Sun, Moon].flatMap((id) => weighedBody(desk, id)?.house || []);
  const isBySign = (body: WeighedBody): boolean =>
    hasHouses(month.chart)
      ? body.id >= Mercury && body.id <= Mars && isLeader(desk, body) && !isAtAngle(desk, body)
      : body.id === Sun || (body.id >= Mercury && body.id <= Mars);
  return [
    ascendantSection(desk, natal, natalCell, new Set(houses)),
    ...angleSections(desk, () => []),
    phaseSection(desk, desk.aspects),
    ...weighed.bodies
      .filter(isBySign)
      .map((body) => signDraft(desk, body, [[manuscript.once(kind.inSign[body.id as 0][body.sign])]])),
  ];
}

/** The Moon by sign and house, and the Sun’s house. */
function placeSections(desk: LunarDesk): (Draft | undefined)[] {
  const { cells, kind, manuscript, month } = desk;
  const [moon, sun] = [weighedBody(desk, Moon), weighedBody(desk, Sun)];
  const sign = moon && isSignCertain(month.chart, moon) ? manuscript.once(kind.moonSign[moon.sign]) : '';
  if (moon === undefined) return [];
  if (moon.house === 0) return [signDraft(desk, moon, [[sign]])];
  desk.met.set(Moon, moon.house);
  const ofMoon = bothDraft(desk, moon, [
    [sign],
    [{ cell: manuscript.once(cells.lunarReturnMoon(moon.house)) }],
  ]);
  if (sun === undefined || sun.house === 0 || isAtAngle(desk, sun)) return [ofMoon];
  desk.met.set(Sun, sun.house);
  return [ofMoon, houseDraft(desk, sun, [[manuscript.once(kind.sun[sun.house])]])];
}

/** The Moon's way from this return to the next, with its days. */
function weeksSection({ cells, kind, manuscript, month, weighed }: LunarDesk): Draft | undefined {
  const moon = weighed.bodies.find(({ id }) => id === Moon);
  if (moon === undefined) return undefined;
  const { title, text } = kind.weeks;
  const [begins, first, middle, last, ends] = month.quarters;
  const values = {
    begins: cells.dayOfYear(begins),
    first: cells.dayOfYear(first),
    middle: cells.dayOfYear(middle),
    last: cells.dayOfYear(last),
    ends: cells.dayOfYear(ends),
  };
  return {
    title,
    weight: weekWeight,
    factors: [
      {
        kind: 'transit',
        weight: weekWeight,
        planetIds: [Moon, Moon],
        aspectId: Square,
        exact: [first, last],
      },
      { kind: 'transit', weight: weekWeight, planetIds: [Moon, Moon], aspectId: Opposition, exact: [middle] },
    ],
    paragraphs: [[manuscript.once(text[elementOf(moon.sign)], values)]],
  };
}

/** The same each month: below any aspect that is this one's. */
const weekWeight = 0.1;
