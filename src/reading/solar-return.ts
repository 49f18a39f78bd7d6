import { Ascendant, Jupiter, Mars, Mercury, Moon, Saturn, Sun, Uranus, Venus } from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { SolarReturnReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { type MostWords, tellChapters } from './chapters.js';
import type { WeighedAspect, WeighedBody } from './factors.js';
import type { Draft, Reading, ReadingLength } from './reading.js';
import { datedBodies, datesDrafts, datesOfYear } from './return-dates.js';
import {
  agreementSentences,
  angleSections,
  ascendantSection,
  closingSentence,
  isAtAngle,
  meetingSections,
  phaseSection,
  returnDesk,
} from './return-parts.js';
import { chosenAspects, hasHouses, isSignCertain, meetingsOf } from './return-plan.js';
import { leaderNames, pairCell, paragraphOf, signDraft, weighedBody } from './return-sections.js';
import { houseSections, planetParts } from './solar-return-houses.js';
import {
  limitsOf,
  type SolarDesk,
  type SolarReturnCells,
  type SolarReturnYear,
} from './solar-return-year.js';

const most: MostWords = { full: 2200, brief: 800 };
/** Of an aspect: below it is too faint to write of, unless there is little else. */
const faint = 1;
const leastUntimed = 10;
function deskOf(year: SolarReturnYear, cells: SolarReturnCells, length: ReadingLength): SolarDesk {
  const desk = returnDesk(
    year,
    cells,
    cells.readings.solarReturn,
    // Without houses only those that have a text for their sign, or the Sun its aspects.
    ({ id }) => hasHouses(year.chart) || (id !== Moon && id <= Saturn),
  );
  const limits = limitsOf(year.chart, length);
  const chosen = chosenAspects(
    desk.weighed,
    (aspect) => isOfThisYear(aspect) && aspectCell(desk.kind, aspect) !== undefined,
    {
      faint,
      least: hasHouses(year.chart) ? 0 : leastUntimed,
      count: limits.aspects,
    },
  );
  const aspects = chosen.filter((aspect) =>
    desk.repetition.admits(aspectCell(desk.kind, aspect) ?? '', aspect === chosen[0] || aspect.first <= Moon),
  );
  return { ...desk, cells, year, limits, aspects };
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
    sun && sun.house !== 0 && !isAtAngle(desk, sun) ? manuscript.once(kind.lines.sun[sun.house]) : '',
    hasHouses(year.chart) ? '' : manuscript.wording(kind.openingWithoutHouses),
    ...agreementSentences(desk, desk.aspects),
  ]);
}

function leaderLine({ kind, manuscript, atAngles }: SolarDesk, body: WeighedBody): string {
  const at = atAngles.find((each) => each.body.id === body.id)?.at;
  if (at) return manuscript.once(kind.lines.onAngle[body.id as 0][at.angle]);
  if (body.id === Ascendant) return manuscript.once(kind.lines.ascendant[body.sign]);
  if (body.id === Sun && body.house !== 0) return manuscript.once(kind.lines.sun[body.house]);
  if (body.id === Moon && body.house !== 0) return manuscript.once(kind.lines.moon[body.house]);
  return manuscript.wording(kind.leading[body.id as 0]);
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

/** The aspects among the planets by whom they meet, strongest first. */
function aspectSections(desk: SolarDesk): Draft[] {
  const meetings = meetingsOf(desk.aspects, desk.limits.meetings);
  return meetingSections(desk, meetings, (aspect) => aspectCell(desk.kind, aspect));
}

/** When the strongest planets of the return come to points of the birth. */
function dateSections({ cells, kind, leaders, limits, manuscript, weighed, year }: SolarDesk): Draft[] {
  const transits = year.transitsOf(datedBodies(leaders, weighed.bodies, limits.datedBodies));
  const most = { year: limits.dates, quarter: limits.datesOfQuarter };
  const chosen = datesOfYear(transits, year.quarters, most);
  return datesDrafts(chosen, year.quarters, kind.dates, cells, manuscript);
}
