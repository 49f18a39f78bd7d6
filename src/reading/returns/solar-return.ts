import { Ascendant, Jupiter, Moon, type Planet, Saturn, Sun } from '../../chart/bodies.js';
import { elementOf, type House } from '../../chart/zodiac.js';
import type { Classical } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import { weighedBody } from '../chart-sections.js';
import { Consistency } from '../consistency.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { type Draft, draftWords, type Reading, type ReadingLength, wordsIn } from '../reading.js';
import { isAtAngle } from './desk.js';
import { meetingsInRoom } from './matters.js';
import { meetingsUnder, ownSections } from './meetings.js';
import { isNamed, ledAspects, openingWith, placesSentence, shortLine } from './opening.js';
import {
  agreementSentence,
  angleSections,
  ascendantSection,
  closingSentence,
  elsewhereSentence,
  isThemeSaid,
  phaseSection,
  retrogradeLine,
  returnDesk,
  temperSentence,
} from './parts.js';
import { passageSections } from './passages.js';
import { chosenAspects, hasHouses, isAsked, isDenied, isExact, isSignCertain, isUsual } from './plan.js';
import { answerOf, isInQuestion, questionOf, questionOfAspects, questionSentences } from './question.js';
import { chosenPlanets, houseSections } from './solar-return-houses.js';
import { cellOfAspect, lineOfAspect, spokenAspect } from './solar-return-planets.js';
import { isBySign, signSections } from './solar-return-signs.js';
import {
  limitsOf,
  type SolarDesk,
  type SolarReturnCells,
  type SolarReturnYear,
} from './solar-return-year.js';
import { countedHouse } from './standing.js';

const most: MostWords = { full: 2200, brief: 800 };
/** What a full one has before advice at its ends is cut off, if there is enough to say, of which the closing takes about so many. */
const leastWords = 1350;
const wordsOfClosing = 110;
/** Of an aspect: below it is too faint to write of, unless there is little else. */
const faint = 1;
const leastUntimed = 14;
const leastOfElement = 3;
function deskOf(year: SolarReturnYear, cells: SolarReturnCells, length: ReadingLength): SolarDesk {
  const desk = returnDesk(
    year,
    cells,
    cells.readings.solarReturn,
    // Without houses only those that have a text for their sign, or the Sun its aspects.
    ({ id }) => hasHouses(year.chart) || (id !== Moon && id <= Saturn),
  );
  const limits = limitsOf(year.chart, length);
  const withoutAspects = {
    ...desk,
    cells,
    year,
    limits,
    question: undefined,
    aspects: [],
  };
  const cellOf = cellOfAspect(withoutAspects);
  const chosen = chosenAspects(
    desk.weighed,
    (aspect) => isOfThisYear(aspect, hasHouses(year.chart)) && cellOf(aspect) !== undefined,
    {
      faint,
      least: hasHouses(year.chart) ? 0 : leastUntimed,
      count: limits.aspects,
    },
  );
  const aspects = chosen
    .filter((aspect) => !isDenied(aspect, chosen))
    .filter((aspect) =>
      desk.repetition.admits(
        cellOf(aspect) ?? '',
        aspect === chosen[0] || aspect.first <= Moon || isExact(aspect),
      ),
    );
  const planets = chosenPlanets(withoutAspects);
  const hasSection = (body: WeighedBody): boolean =>
    hasHouses(year.chart) ? isAtAngle(desk, body) || planets.includes(body) : isBySign(desk, body);
  const meetings = meetingsInRoom(
    { ...withoutAspects, planets },
    meetingsUnder(aspects, desk.weighed.bodies, hasSection),
  );
  const written = meetings.flatMap((its) => its.aspects);
  const told = aspects.filter((aspect) => written.includes(aspect));
  const question = hasHouses(year.chart)
    ? questionOf(desk, year.ascendantIn, Sun)
    : questionOfAspects(desk, told);
  return {
    ...withoutAspects,
    aspects: told,
    led: ledAspects(desk, told, question),
    question,
    planets,
    meetings,
  };
}

/**
 * Two slow planets are in aspect for months or years, and for everybody: beside houses, which are one's own, they say
 * little of anyone.
 */
const isOfThisYear = (aspect: WeighedAspect, isTimed: boolean): boolean =>
  aspect.first < (isTimed ? Jupiter : Saturn) && !isUsual(aspect);

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
  const consistency = new Consistency(desk.cells.readings.returns.bridges, manuscript);
  const bySign = hasHouses(year.chart) ? { tone: [], others: [], fields: [] } : signSections(desk);
  const tone = [...toneSections(desk), ...bySign.tone];
  const { place, lived, fields } = houseSections(desk);
  const matters = [
    ...fields.map((house) => kind.fields[house]),
    ...bySign.fields.map(({ id }) => kind.planetFields[id as Classical]),
  ];
  const own = ownSections(desk, desk.written, cellOfAspect(desk), lineOfAspect(desk));
  // What is asked about leads, also where its planets have no section.
  const isLead = ({ factors }: Draft): boolean =>
    factors.some(({ planetIds: [first, second] = [] }) => isAsked(desk.question, { first, second }));
  const titles = kind.chapters;
  const chapters = [
    { key: 'tone', title: titles.tone, drafts: [...tone, ...own.filter(isLead)] },
    { key: 'place', title: titles.place, drafts: place },
    {
      key: 'matters',
      title: fill(titles.matters, { fields: manuscript.join(matters) }),
      drafts: [...lived, ...bySign.others],
    },
    {
      key: 'aspects',
      title: titles.aspects,
      drafts: own.filter((draft) => !isLead(draft)),
    },
  ];
  const written = chapters
    .flatMap(({ drafts }) => drafts)
    .reduce(
      (sum, draft) => sum + (draft === undefined ? 0 : draftWords(draft)),
      wordsIn(opening) + wordsOfClosing,
    );
  const dates = passageSections(desk, leastWords - written);
  return {
    title: fill(kind.title, { name: year.name, year: String(year.year) }),
    opening,
    chapters: writeChapters(
      [...chapters, { key: 'dates', title: titles.dates, drafts: dates, asGiven: true }],
      manuscript,
      most[length],
      consistency,
    ),
    closing: closingOf(desk),
  };
}

/** The three strongest factors in order, each in action; and what the year turns on. */
function openingOf(desk: SolarDesk): string {
  const { aspects, kind, manuscript, year, leaders, question } = desk;
  const ascendant = weighedBody(desk, Ascendant);
  const isTimed = hasHouses(year.chart);
  const values = { name: year.name, year: String(year.year) };
  const named = leaders.filter((body) => !isInQuestion(question, body, Sun));
  return openingWith(
    [
      ...(question ? questionSentences(desk, question, values) : [manuscript.wording(kind.opening, values)]),
      placesSentence(
        desk,
        named.filter((body) => isPlaced(desk, body)),
      ),
    ],
    [
      () => (question || isThemeSaid(desk, aspects) ? temperSentence(desk) : ''),
      () => (ascendant ? manuscript.once(kind.lines.ascendant[ascendant.sign]) : ''),
      () => (isTimed ? '' : elementSentence(desk)),
      ...named
        .filter((body) => !isPlaced(desk, body) && !isNamed(desk, body))
        .map((body) => () => leaderLine(desk, body)),
      ...desk.led.map((aspect) => () => manuscript.once(shortLine(desk, aspect))),
      ...named.map((body) => () => leaderLine(desk, body)),
      ...leaders.map((body) => () => leaderLine(desk, body)),
    ],
    [
      question ? '' : agreementSentence(desk, aspects),
      isTimed ? elsewhereSentence(desk, year.elsewhere) : manuscript.wording(kind.openingWithoutHouses),
    ],
  );
}

/** Whether there is something to say of a leader’s place, and not only that it is strong. */
const isPlaced = (desk: SolarDesk, body: WeighedBody): boolean =>
  isAtAngle(desk, body) || (body.house !== 0 && body.id <= Moon);

/** The element that most planets down to Saturn are in. */
function elementSentence({ kind, manuscript, weighed, year }: SolarDesk): string {
  const planets = weighed.bodies.filter(
    (body) => body.id <= Saturn && (body.id !== Moon || isSignCertain(year.chart, body)),
  );
  const elements = (['fire', 'earth', 'air', 'water'] as const)
    .map((element) => ({ element, its: planets.filter(({ sign }) => elementOf(sign) === element) }))
    .sort((a, b) => b.its.length - a.its.length);
  const [largest, next] = elements;
  if (!largest || !next || largest.its.length < leastOfElement || largest.its.length === next.its.length)
    return '';
  const ids = largest.its.map(({ id }) => id).sort((a, b) => a - b);
  return manuscript.once(kind.elements[largest.element], { planets: manuscript.listOf(ids) });
}

function leaderLine(desk: SolarDesk, body: WeighedBody): string {
  const { kind, manuscript } = desk;
  if (body.id === Ascendant) return manuscript.once(kind.lines.ascendant[body.sign]);
  return retrogradeLine(desk, body) || manuscript.wording(kind.leading[body.id as 0]);
}

/** The house of the Sun, or what came first; then what the question comes to. */
function closingOf(desk: SolarDesk): string {
  const { aspects, kind, manuscript, question, year } = desk;
  const { name } = year;
  const sun = weighedBody(desk, Sun);
  const house = sun === undefined ? 0 : countedHouse(desk, sun);
  const last = question ? manuscript.once(answerOf(desk, question)) : closingSentence(desk, aspects);
  // Where the question is of the Sun’s house alone, its answer says what there is to say of that.
  const [leader] = desk.leaders;
  const isAnswered = question?.kind === 'same' || question?.kind === 'joined';
  const first =
    isAnswered && leader !== undefined
      ? manuscript.once(kind.closingLeader[leader.id as Planet])
      : manuscript.once(kind.closing[house as House], { name });
  return [house === 0 ? manuscript.wording(kind.closingWithoutHouses, { name }) : first, last]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The Ascendant, the planets on angles, the phase. */
function toneSections(desk: SolarDesk): (Draft | undefined)[] {
  const { kind, year } = desk;
  const natal = year.ascendantIn;
  const natalCell = natal === 0 ? '' : kind.aims[natal];
  const cellOf = spokenAspect(desk);
  return [
    ascendantSection(desk, natal, natalCell, weighedBody(desk, Sun)?.house ?? 0),
    ...angleSections(desk, () => [], cellOf, lineOfAspect(desk)),
    phaseSection(desk, desk.aspects),
  ];
}
