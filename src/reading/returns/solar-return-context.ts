import { Conjunction } from '../../chart/aspects.js';
import { Jupiter, Moon, Pluto, Saturn, Sun, Venus } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { ReadingCatalogue } from '../../text/reading-catalogue.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import type { ReadingLength } from '../reading.js';
import { isAtAngle } from './context.js';
import { isToldByFigure } from './grand-figures.js';
import { meetingsInRoom } from './matters.js';
import { meetingsBeside, meetingsUnder } from './meetings.js';
import { ledAspects } from './opening.js';
import { returnContext } from './parts.js';
import { chosenAspects, hasHouses, isAsked, isDenied, isExact, isThirdOfThree, isUsual } from './plan.js';
import { leadOf, questionOf, questionOfAspects, questionOfFigure } from './question.js';
import { chosenPlanets } from './solar-return-houses.js';
import { cellOfAspect } from './solar-return-planets.js';
import { isBySign } from './solar-return-signs.js';
import {
  limitsOf,
  type SolarReturnCells,
  type SolarReturnContext,
  type SolarReturnKind,
  type SolarReturnYear,
} from './solar-return-year.js';
import { YearPassages } from './year-passages.js';

/** An aspect of less weight is told only if there is little else. */
const faint = 1;
const leastUntimed = 14;

/** The texts of a language, put together once, since every sentence looks into them. */
const kinds = new WeakMap<ReadingCatalogue, SolarReturnKind>();

function kindOf(readings: ReadingCatalogue): SolarReturnKind {
  const known = kinds.get(readings);
  if (known !== undefined) return known;
  const made = { ...readings.solarReturn, dates: readings.returnDates };
  kinds.set(readings, made);
  return made;
}

/** A year's chart, weighed, with everything chosen to be told. */
export function solarReturnContext(
  year: SolarReturnYear,
  cells: SolarReturnCells,
  length: ReadingLength,
): SolarReturnContext {
  const context = returnContext(
    year,
    cells,
    kindOf(cells.readings),
    // Without houses a leading planet needs a text for its sign; the Sun has its aspects.
    ({ id }) => hasHouses(year.chart) || (id !== Moon && id <= Saturn),
  );
  const limits = limitsOf(year.chart, length);
  // A leading T-square has a section of its own.
  const figure = questionOfFigure(context);
  const { ruler } = context.weighed.chart;
  const {
    weighed,
    manuscript,
    leaders,
    kind,
    name,
    grand,
    repetition,
    atAngles,
    written: sections,
  } = context;
  const withoutAspects: SolarReturnContext = {
    weighed,
    cells,
    manuscript,
    leaders,
    kind,
    name,
    directOn: context.directOn,
    turnsBack: context.turnsBack,
    question: undefined,
    grand,
    repetition,
    atAngles,
    lead: undefined,
    led: [],
    meetings: [],
    written: sections,
    year,
    length,
    limits,
    aspects: [],
    ofSun: [],
    planets: [],
    passing: new YearPassages(year, kind.dates, limits.passages.fewest, [], ruler),
  };
  const cellOf = cellOfAspect(withoutAspects);
  const chosen = chosenAspects(
    context.weighed,
    (aspect) =>
      isOfThisYear(aspect, hasHouses(year.chart)) &&
      (!isToldByFigure(context.grand, aspect, Sun) || isAsked(figure, aspect)) &&
      cellOf(aspect) !== undefined,
    {
      faint,
      least: hasHouses(year.chart) ? 0 : leastUntimed,
      count: limits.aspects,
    },
  );
  const aspects = chosen
    .filter((aspect) => !isDenied(aspect, chosen))
    .filter((aspect, _, all) => isAsked(figure, aspect) || !isThirdOfThree(aspect, all))
    .filter((aspect) =>
      context.repetition.tryAdd(
        cellOf(aspect) ?? '',
        aspect === chosen[0] || aspect.first <= Moon || isExact(aspect),
      ),
    );
  const planets = chosenPlanets(withoutAspects);
  const hasSection = (body: WeighedBody): boolean =>
    hasHouses(year.chart) ? isAtAngle(context, body) || planets.includes(body) : isBySign(context, body);
  const meetings = meetingsInRoom(
    { ...withoutAspects, planets },
    meetingsUnder(
      aspects.filter((aspect) => !isAsked(figure, aspect)),
      context.weighed.bodies,
      hasSection,
      !hasHouses(year.chart),
    ),
  );
  const written = meetings.flatMap((its) => its.aspects);
  const told = aspects.filter((aspect) => written.includes(aspect) || isAsked(figure, aspect));
  const question =
    figure ??
    (hasHouses(year.chart) ? questionOf(context, year, Sun, told) : questionOfAspects(context, told));
  const lead = leadOf(context, told, question);
  const ofSun = told.filter(
    (aspect) =>
      (isHardOnSun(aspect) || (hasHouses(year.chart) && isOnSun(aspect))) && !isAsked(question, aspect),
  );
  return {
    ...withoutAspects,
    aspects: told,
    passing: new YearPassages(year, context.kind.dates, limits.passages.fewest, told, ruler),
    lead,
    led: ledAspects(context, told, question),
    question,
    planets,
    ofSun,
    meetings: meetingsBeside(meetings, [...ofSun, ...(lead ? [lead] : [])]),
  };
}

/**
 * Whether an aspect belongs to this person's year. Two slow planets are in aspect for months or years, for everybody:
 * beside houses they say little.
 */
const isOfThisYear = (aspect: WeighedAspect, isTimed: boolean): boolean =>
  aspect.first < (isTimed ? Jupiter : Saturn) && !isUsual(aspect);

const isHardOnSun = ({ aspect, first, second }: WeighedAspect): boolean =>
  first === Sun && second >= Saturn && second <= Pluto && natureOf(aspect) !== 'harmonious';

/** Least closeness of a planet on the Sun: about a degree. */
const onSun = 0.87;

/** Whether Venus, Mars or Jupiter is on the Sun, which no birthday near this one has: it has a heading of its own. */
const isOnSun = ({ aspect, closeness, first, second }: WeighedAspect): boolean =>
  first === Sun && second >= Venus && second <= Jupiter && aspect === Conjunction && closeness >= onSun;
