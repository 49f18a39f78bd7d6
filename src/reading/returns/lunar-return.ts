import { Ascendant, Mars, Mercury, Moon, type Planet, Sun } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import type { LunarReturnReadingCells } from '../../text/reading-catalogue.js';
import type { HouseAxis } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import { bothDraft, houseDraft, pairCell, signDraft, weighedBody } from '../chart-sections.js';
import { Consistency } from '../consistency.js';
import { placementFactor, type WeighedAspect, type WeighedBody } from '../factors.js';
import type { Draft, Part, Reading, ReadingLength } from '../reading.js';
import { paragraphOf } from '../words.js';
import { isAtAngle, isLeader, type ReturnDesk } from './desk.js';
import { gatheringSection, gatheringsOf } from './lunar-return-gatherings.js';
import type { LunarDesk, LunarReturnCells, LunarReturnMonth } from './lunar-return-month.js';
import { weeksSection } from './lunar-return-weeks.js';
import { type CellOf, meetingsUnder, ownSections, withMeetings } from './meetings.js';
import { isNamed, ledAspects, openingWith, shortLine } from './opening.js';
import {
  agreementSentence,
  angleSections,
  ascendantSection,
  closingSentence,
  elsewhereSentence,
  isThemeSaid,
  phaseSection,
  retrogradeLine,
  retrogradeSentence,
  returnDesk,
  temperSentence,
} from './parts.js';
import { chosenAspects, hasHouses, isSignCertain, type Question } from './plan.js';
import {
  answerOf,
  isInQuestion,
  namesLight,
  questionOf,
  questionOfAspects,
  questionSentences,
} from './question.js';
import { stancesOfHouse, stancesOfMoonSign, stancesOfSign } from './stances.js';
import { countedHouse } from './standing.js';

const most: MostWords = { full: 1500, brief: 350 };
const limits = {
  full: { ofMoon: 5, others: 5, untimedOthers: 12 },
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
  const hasSection = (body: WeighedBody): boolean =>
    body.id <= Moon || isAtAngle(desk, body) || isBySign(desk, body);
  const meetings = meetingsUnder(aspects, desk.weighed.bodies, hasSection);
  const written = meetings.flatMap((its) => its.aspects);
  const told = aspects.filter((aspect) => written.includes(aspect));
  const question = hasHouses(month.chart)
    ? questionOf(desk, month.ascendantIn, Moon)
    : questionOfAspects(desk, told);
  return {
    ...desk,
    cells,
    month,
    length,
    aspects: told,
    led: ledAspects(desk, told, question),
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
  const consistency = new Consistency(desk.cells.readings.returns.bridges, manuscript);
  const titles = kind.chapters;
  const gatherings = gatheringsOf(desk);
  const tone = toneSections(desk, gatherings);
  const place = placeSections(desk, gatherings);
  const aspects = ownSections(desk, desk.written, cellOfAspect(desk));
  const chapters = [
    { key: 'tone', title: titles.tone, drafts: tone },
    { key: 'place', title: titles.place, drafts: place },
    { key: 'aspects', title: titles.aspects, drafts: [...aspects, weeksSection(desk)] },
  ];
  return {
    title: fill(kind.title, { name: month.name, day: cells.day(month.quarters[0]) }),
    opening,
    chapters: writeChapters(chapters, manuscript, most[length], consistency),
    closing: closingOf(desk),
  };
}

/** The three strongest factors, each in action; and what the month turns on. */
function openingOf(desk: LunarDesk): string {
  const { aspects, kind, manuscript, month, leaders, question } = desk;
  const [ascendant, moon] = [weighedBody(desk, Ascendant), weighedBody(desk, Moon)];
  const isMoonSaid =
    moon === undefined ||
    isInQuestion(desk, question, moon, Moon) ||
    (question !== undefined && isAtAngle(desk, moon) && namesLight(question));
  const named = leaders.filter(({ id }) => id !== Moon || !isMoonSaid);
  // Of the others there is only that they are strong; without houses, of all.
  const isPlaced = (body: WeighedBody): boolean =>
    hasHouses(month.chart) && (isAtAngle(desk, body) || body.id === Ascendant || body.id === Moon);
  return openingWith(
    [
      ...(question
        ? questionSentences(desk, question, { name: month.name })
        : [manuscript.wording(kind.opening, { name: month.name })]),
      ...named.filter(isPlaced).map((body) => leaderLine(desk, body)),
      ...desk.led.map((aspect) => manuscript.once(shortLine(desk, aspect))),
    ],
    [
      () => (isMoonSaid ? '' : leaderLine(desk, moon)),
      () => (ascendant ? manuscript.once(kind.lines.ascendant[ascendant.sign]) : ''),
      ...named
        .filter((body) => !isPlaced(body) && !isNamed(desk, body))
        .map((body) => () => leaderLine(desk, body)),
      () => (question || isThemeSaid(desk, aspects) ? temperSentence(desk, aspects) : ''),
      ...named
        .filter((body) => !isPlaced(body) && isNamed(desk, body))
        .map((body) => () => leaderLine(desk, body)),
    ],
    [
      question ? '' : agreementSentence(desk, aspects),
      hasHouses(month.chart)
        ? elsewhereSentence(desk, month.elsewhere)
        : manuscript.wording(kind.openingWithoutHouses),
    ],
  );
}

function leaderLine(desk: LunarDesk, body: WeighedBody): string {
  const { kind, manuscript } = desk;
  if (body.id === Ascendant) return manuscript.once(kind.lines.ascendant[body.sign]);
  if (body.id !== Moon) return retrogradeLine(desk, body) || manuscript.wording(kind.leading[body.id as 0]);
  const house = countedHouse(desk, body);
  return house === 0 ? '' : manuscript.once(kind.lines.moon[house]);
}

/** The house of the Moon, what the month turns on, and what came first. */
function closingOf(desk: LunarDesk): string {
  const { kind, manuscript, month, aspects, question } = desk;
  const { name } = month;
  const moon = weighedBody(desk, Moon);
  const house = moon === undefined ? 0 : countedHouse(desk, moon);
  // Where the question is of the Moon’s house alone, its answer says what there is to say of that.
  const [leader] = desk.leaders;
  const isAnswered = question?.kind === 'same' || question?.kind === 'joined';
  const first =
    isAnswered && leader !== undefined
      ? manuscript.once(kind.closingLeader[leader.id as Planet])
      : manuscript.once(kind.closing[house as House], { name });
  return paragraphOf([
    house === 0 ? manuscript.wording(kind.closingWithoutHouses, { name }) : first,
    question ? answerSentence(desk, question) : closingSentence(desk, aspects),
  ]);
}

/** What can be done about the question. */
function answerSentence(desk: LunarDesk, question: Question): string {
  const { kind, manuscript } = desk;
  const { axes, between, seen } = kind.answer;
  switch (question.kind) {
    case 'standing':
      return axes[question.lower.house as HouseAxis];
    case 'seen':
      return seen;
    case 'rising':
    case 'gathered':
    case 'divided':
      return between[question.from];
    default:
      return manuscript.once(answerOf(desk, question));
  }
}

/** The Ascendant, the planets on angles, the phase; by sign the swift planets that lead, or all without houses. */
function toneSections(desk: LunarDesk, gatherings: Gatherings): (Draft | undefined)[] {
  const { cells, kind, manuscript, month, weighed } = desk;
  const natal = month.ascendantIn;
  const natalCell = natal === 0 ? '' : cells.lunarReturnAscendant(natal);
  const cellOf = cellOfAspect(desk);
  // What the angle says of the Moon comes first, and her sign and house are one paragraph under it.
  const more = (body: WeighedBody): Part[][] =>
    body.id === Moon ? [moonParagraphs(desk, body).flat(), ...withMoon(gatherings)] : [];
  return [
    ascendantSection(desk, natal, natalCell, weighedBody(desk, Moon)?.house ?? 0),
    ...angleSections(desk, more, cellOf, cellOf),
    phaseSection(desk, desk.aspects),
    ...weighed.bodies
      .filter((body) => isBySign(desk, body) && !isGathered(gatherings, body))
      .map((body) => {
        desk.written.add(body.id);
        const text = manuscript.once(kind.inSign[body.id as 0][body.sign]);
        const statement = { text, stances: stancesOfSign(desk, body.id, body.sign) };
        const draft = signDraft(desk, body, [[statement, retrogradeSentence(desk, body)]]);
        return withMeetings(desk, draft, [body.id], cellOf);
      }),
  ];
}

type Gatherings = ReturnType<typeof gatheringsOf>;

/** Planets of a gathering that has a section of its own, and not the Moon’s. */
const isGathered = (gatherings: Gatherings, { id }: WeighedBody): boolean =>
  gatherings.some(({ bodies, withMoon }) => !withMoon && bodies.some((body) => body.id === id));

/** The gathering that the Moon is in is told with it. */
const withMoon = (gatherings: Gatherings): Part[][] =>
  gatherings.filter((gathering) => gathering.withMoon).map(({ text }) => [text]);

function moonParagraphs(desk: LunarDesk, moon: WeighedBody): Part[][] {
  const { cells, kind, manuscript, month } = desk;
  const sign = isSignCertain(month.chart, moon) ? manuscript.once(kind.moonSign[moon.sign]) : '';
  const house = countedHouse(desk, moon);
  // On an angle it has been told what the house that begins there would say again.
  const text = house === 0 || isAtAngle(desk, moon) ? '' : manuscript.once(cells.lunarReturnMoon(house));
  return [
    [{ text: sign, stances: stancesOfMoonSign(desk, moon.sign) }],
    [{ text, stances: stancesOfHouse(desk, Moon, house) }],
  ];
}

/** The Moon by sign and house, and the Sun’s house, each with what it meets. */
function placeSections(desk: LunarDesk, gatherings: Gatherings): Draft[] {
  const { kind, manuscript, written } = desk;
  const cellOf = cellOfAspect(desk);
  const drafts: Draft[] = [];
  const [moon, sun] = [weighedBody(desk, Moon), weighedBody(desk, Sun)];
  // What is said of a house that both gather in is not said of each.
  const isWithMoon = gatherings.some(
    (gathering) => gathering.withMoon && gathering.bodies.some(({ id }) => id === Sun),
  );
  // Of a Moon that may be in another sign there is nothing to say but what it meets.
  const isKnown = moon !== undefined && isSignCertain(desk.month.chart, moon);
  if (isKnown && !isAtAngle(desk, moon)) {
    const paragraphs = [...moonParagraphs(desk, moon), ...withMoon(gatherings)];
    const draft = moon.house === 0 ? signDraft(desk, moon, paragraphs) : bothDraft(desk, moon, paragraphs);
    const told = withMeetings(desk, draft, [Moon], cellOf, cellOf);
    const factors = isWithMoon && sun !== undefined ? [...told.factors, placementFactor(sun)] : told.factors;
    drafts.push({ ...told, factors, isKept: true });
    written.add(Moon);
  }
  const isTold = isWithMoon && isKnown && !isAtAngle(desk, moon);
  if (
    sun !== undefined &&
    sun.house !== 0 &&
    !isAtAngle(desk, sun) &&
    !isGathered(gatherings, sun) &&
    !isTold
  ) {
    const text = manuscript.once(kind.sun[sun.house]);
    const draft = houseDraft(desk, sun, [[{ text, stances: stancesOfHouse(desk, Sun, sun.house) }]]);
    drafts.push(withMeetings(desk, draft, [Sun], cellOf));
    written.add(Sun);
  }
  for (const gathering of gatherings)
    if (!gathering.withMoon) drafts.push(gatheringSection(desk, gathering, cellOf));
  return drafts;
}
