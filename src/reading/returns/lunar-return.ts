import { Opposition, Square } from '../../chart/aspects.js';
import { Ascendant, Mars, Mercury, Moon, Sun } from '../../chart/bodies.js';
import { elementOf, type House } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { LunarReturnReadingCells } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import type { ReadingChart } from '../chart.js';
import { bothDraft, houseDraft, pairCell, signDraft, weighedBody } from '../chart-sections.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { Draft, Part, Reading, ReadingLength, SpokenCells } from '../reading.js';
import { paragraphOf } from '../words.js';
import { consistencyOf } from './consistency.js';
import type { ReturnDesk } from './desk.js';
import { type CellOf, meetingsUnder, ownSections, withMeetings } from './meetings.js';
import { openingWith } from './opening.js';
import {
  agreementSentence,
  angleSections,
  ascendantSection,
  closingSentence,
  isAtAngle,
  isLeader,
  isThemeSaid,
  phaseSection,
  returnDesk,
  temperSentence,
} from './parts.js';
import { chosenAspects, hasHouses, isSignCertain, otherOf } from './plan.js';
import { answerSentence, isInQuestion, type Question, questionOf, questionSentences } from './question.js';
import { stancesOfHouse, stancesOfMoonSign } from './stances.js';
import type { Quarters } from './transits.js';

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
  question: Question | undefined;
}

const most: MostWords = { full: 1500, brief: 350 };
const limits = {
  full: { ofMoon: 5, others: 3, untimedOthers: 10 },
  brief: { ofMoon: 2, others: 1, untimedOthers: 3 },
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
  const question = questionOf(desk, month.ascendantIn, Moon);
  const hasSection = (body: WeighedBody): boolean =>
    body.id <= Moon || isAtAngle(desk, body) || isBySign(desk, body);
  const meetings = meetingsUnder(aspects, desk.weighed.bodies, hasSection);
  const written = meetings.flatMap((its) => its.aspects);
  return {
    ...desk,
    cells,
    month,
    length,
    aspects: aspects.filter((aspect) => written.includes(aspect)),
    question,
    meetings,
  };
}

const isOfMoon = ({ first, second }: WeighedAspect): boolean => first === Moon || second === Moon;

const aspectCell = (kind: LunarReturnReadingCells, aspect: WeighedAspect): string | undefined =>
  pairCell(isOfMoon(aspect) ? pairsOfMoon(kind) : kind.aspects, aspect);

/** By their signs the swift planets that lead, or all without houses. */
const isBySign = (desk: ReturnDesk, body: WeighedBody): boolean =>
  hasHouses(desk.weighed.chart)
    ? body.id >= Mercury && body.id <= Mars && isLeader(desk, body) && !isAtAngle(desk, body)
    : body.id === Sun || (body.id >= Mercury && body.id <= Mars);

const cellOfAspect =
  ({ kind }: LunarDesk): CellOf =>
  (aspect) =>
    aspectCell(kind, aspect);

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
  const titles = kind.chapters;
  const tone = toneSections(desk);
  const place = placeSections(desk);
  const aspects = ownSections(desk, desk.written, cellOfAspect(desk));
  const chapters = [
    { key: 'tone', title: titles.tone, drafts: tone },
    { key: 'place', title: titles.place, drafts: place },
    { key: 'aspects', title: titles.aspects, drafts: [...aspects, weeksSection(desk)] },
  ];
  return {
    title: fill(kind.title, { name: month.name, day: cells.day(month.quarters[0]) }),
    opening,
    chapters: writeChapters(chapters, manuscript, most[length], consistencyOf(desk, desk.question)),
    closing: closingOf(desk),
  };
}

/** The three strongest factors, each in action; and what the month turns on. */
function openingOf(desk: LunarDesk): string {
  const { aspects, kind, manuscript, month, leaders, question } = desk;
  const [ascendant, moon] = [weighedBody(desk, Ascendant), weighedBody(desk, Moon)];
  const isMoonSaid = moon === undefined || isInQuestion(desk, question, moon, Moon);
  return openingWith(
    [
      manuscript.wording(kind.opening, { name: month.name }),
      ...leaders.filter(({ id }) => id !== Moon || !isMoonSaid).map((body) => leaderLine(desk, body)),
    ],
    [
      () => (isMoonSaid ? '' : leaderLine(desk, moon)),
      () => (ascendant ? manuscript.once(kind.lines.ascendant[ascendant.sign]) : ''),
      () => (question || isThemeSaid(desk, aspects) ? temperSentence(desk, aspects) : ''),
    ],
    [
      ...(question
        ? questionSentences(desk, question, month.ascendantIn)
        : [agreementSentence(desk, aspects)]),
      hasHouses(month.chart) ? '' : manuscript.wording(kind.openingWithoutHouses),
    ],
  );
}

function leaderLine({ kind, manuscript }: LunarDesk, body: WeighedBody): string {
  if (body.id === Ascendant) return manuscript.once(kind.lines.ascendant[body.sign]);
  if (body.id !== Moon) return manuscript.wording(kind.leading[body.id as 0]);
  return body.house === 0 ? '' : manuscript.once(kind.lines.moon[body.house]);
}

/** The house of the Moon, what the month turns on, and what came first. */
function closingOf(desk: LunarDesk): string {
  const { kind, manuscript, month, aspects, question } = desk;
  const { name } = month;
  const house = weighedBody(desk, Moon)?.house ?? 0;
  return paragraphOf([
    house === 0
      ? manuscript.wording(kind.closingWithoutHouses, { name })
      : manuscript.once(kind.closing[house], { name }),
    question ? answerSentence(desk, question) : '',
    question ? '' : closingSentence(desk, aspects),
  ]);
}

/** The Ascendant, the planets on angles, the phase; by sign the swift planets that lead, or all without houses. */
function toneSections(desk: LunarDesk): (Draft | undefined)[] {
  const { cells, kind, manuscript, month, weighed } = desk;
  const natal = month.ascendantIn;
  const natalCell = natal === 0 ? '' : cells.lunarReturnAscendant(natal);
  const cellOf = cellOfAspect(desk);
  // What the angle says of the Moon comes first, and her sign and house are one paragraph under it.
  const more = (body: WeighedBody): Part[][] => (body.id === Moon ? [moonParagraphs(desk, body).flat()] : []);
  return [
    ascendantSection(desk, natal, natalCell, weighedBody(desk, Moon)?.house ?? 0),
    ...angleSections(desk, more, cellOf),
    phaseSection(desk, desk.aspects),
    ...weighed.bodies
      .filter((body) => isBySign(desk, body))
      .map((body) => {
        desk.written.add(body.id);
        const cell = manuscript.once(kind.inSign[body.id as 0][body.sign]);
        return withMeetings(desk, signDraft(desk, body, [[cell]]), [body.id], cellOf);
      }),
  ];
}

function moonParagraphs(desk: LunarDesk, moon: WeighedBody): Part[][] {
  const { cells, kind, manuscript, month } = desk;
  const sign = isSignCertain(month.chart, moon) ? manuscript.once(kind.moonSign[moon.sign]) : '';
  const text = moon.house === 0 ? '' : manuscript.once(cells.lunarReturnMoon(moon.house));
  return [
    [{ text: sign, stances: stancesOfMoonSign(desk, moon.sign) }],
    [{ text, stances: stancesOfHouse(desk, Moon, moon.house) }],
  ];
}

/** The Moon by sign and house, and the Sun’s house, each with what it meets. */
function placeSections(desk: LunarDesk): Draft[] {
  const { kind, manuscript, written } = desk;
  const cellOf = cellOfAspect(desk);
  const drafts: Draft[] = [];
  const [moon, sun] = [weighedBody(desk, Moon), weighedBody(desk, Sun)];
  // Of a Moon that may be in another sign there is nothing to say but what it meets.
  const isKnown = moon !== undefined && isSignCertain(desk.month.chart, moon);
  if (isKnown && !isAtAngle(desk, moon)) {
    const paragraphs = moonParagraphs(desk, moon);
    const draft = moon.house === 0 ? signDraft(desk, moon, paragraphs) : bothDraft(desk, moon, paragraphs);
    drafts.push({ ...withMeetings(desk, draft, [Moon], cellOf), isKept: true });
    written.add(Moon);
  }
  if (sun !== undefined && sun.house !== 0 && !isAtAngle(desk, sun)) {
    const text = manuscript.once(kind.sun[sun.house]);
    const draft = houseDraft(desk, sun, [[{ text, stances: stancesOfHouse(desk, Sun, sun.house) }]]);
    drafts.push(withMeetings(desk, draft, [Sun], cellOf));
    written.add(Sun);
  }
  return drafts;
}

/** The Moon's way from this return to the next, with its days. */
function weeksSection(desk: LunarDesk): Draft | undefined {
  const { cells, kind, manuscript, month, weighed } = desk;
  const moon = weighed.bodies.find(({ id }) => id === Moon);
  if (moon === undefined) return undefined;
  const { title, text, opposite } = kind.weeks;
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
    paragraphs: [
      [manuscript.once(text[elementOf(moon.sign)], values)],
      [
        beginningSentence(desk, values.first),
        moon.house === 0
          ? ''
          : manuscript.once(opposite, {
              middle: values.middle,
              field: cells.readings.returns.concerns[facing(moon.house)],
            }),
      ],
    ],
  };
}

const facing = (house: House): House => (((house + 5) % 12) + 1) as House;

/** The Moon’s own aspects pass within a day or two. */
function beginningSentence({ kind, manuscript, meetings }: LunarDesk, first: string): string {
  const own = meetings.find(({ body }) => body === Moon)?.aspects ?? [];
  const hard = own.filter(({ aspect }) => natureOf(aspect) === 'tense');
  const chosen = hard.length > 0 ? hard : own;
  if (chosen.length === 0) return '';
  const others = manuscript.listOf(chosen.map((aspect) => otherOf(aspect, Moon)));
  return manuscript.once(hard.length > 0 ? kind.weeks.strained : kind.weeks.eased, { others, first });
}

/** The same each month: below any aspect that is this one's. */
const weekWeight = 0.1;
