import { Conjunction } from '../../chart/aspects.js';
import { Ascendant, Jupiter, Moon, Pluto, Saturn, Sun, Venus } from '../../chart/bodies.js';
import { elementOf } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { ReadingCatalogue } from '../../text/reading-catalogue.js';
import type { Classical } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import { aspectDraft, weighedBody } from '../chart-sections.js';
import { compareDays } from '../compare-days.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { type Draft, draftWords, type Reading, type ReadingLength, wordsIn } from '../reading.js';
import { paragraphOf } from '../words.js';
import { isAtAngle } from './context.js';
import { eclipseSections } from './eclipses.js';
import { grandFigureSection, isToldByFigure } from './grand-figures.js';
import { leadSection } from './lead.js';
import { meetingsInRoom } from './matters.js';
import { meetingsBeside, meetingsUnder, ownSections } from './meetings.js';
import {
  angleLine,
  chiefCrowd,
  crowdSentence,
  isNamed,
  ledAspects,
  lightsSentence,
  linesOfLeaders,
  openingWith,
  shortLine,
  strainOf,
} from './opening.js';
import { otherPassagesSection } from './other-passages.js';
import {
  angleSections,
  ascendantSection,
  elsewhereSentence,
  ofAge,
  phaseSection,
  retrogradeLine,
  returnContext,
} from './parts.js';
import { chiefPassage, passageSections } from './passages.js';
import {
  chosenAspects,
  hasHouses,
  isAsked,
  isDenied,
  isExact,
  isSignCertain,
  isThirdOfThree,
  isUsual,
} from './plan.js';
import {
  isInQuestion,
  leadOf,
  questionOf,
  questionOfAspects,
  questionOfFigure,
  questionSentences,
} from './question.js';
import { closingOf } from './solar-return-closing.js';
import { swiftDaysSection } from './solar-return-days.js';
import { chosenPlanets, fromFirstPlace, houseSections } from './solar-return-houses.js';
import { cellOfAspect, lineOfAspect, spokenAspect } from './solar-return-planets.js';
import { isBySign, signSections } from './solar-return-signs.js';
import {
  limitsOf,
  type SolarReturnCells,
  type SolarReturnContext,
  type SolarReturnKind,
  type SolarReturnYear,
} from './solar-return-year.js';
import { hardest, turningSentence } from './turning.js';
import { YearPassages } from './year-passages.js';

const most: MostWords = { full: 2200, brief: 800 };
/**
 * What a full one has before advice at its ends is cut off, if there is enough to say, of which the closing takes
 * about so many.
 */
const leastWords = 1350;
const wordsOfClosing = 110;
/** Of an aspect: below it is too faint to write of, unless there is little else. */
const faint = 1;
const leastUntimed = 14;
const leastOfElement = 4;
/** Words of an opening that has room for one more sentence. */
const roomyOpening = 165;

/** What a solar return is told from, by its language: put together once, as every sentence looks into it. */
const kinds = new WeakMap<ReadingCatalogue, SolarReturnKind>();

function kindOf(readings: ReadingCatalogue): SolarReturnKind {
  const known = kinds.get(readings);
  if (known !== undefined) return known;
  const made = { ...readings.solarReturn, dates: readings.returnDates };
  kinds.set(readings, made);
  return made;
}

function contextOf(
  year: SolarReturnYear,
  cells: SolarReturnCells,
  length: ReadingLength,
): SolarReturnContext {
  const context = returnContext(
    year,
    cells,
    kindOf(cells.readings),
    // Without houses only those that have a text for their sign, or the Sun its aspects.
    ({ id }) => hasHouses(year.chart) || (id !== Moon && id <= Saturn),
  );
  const limits = limitsOf(year.chart, length);
  // A T-square that leads has a section of its own.
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
 * Two slow planets are in aspect for months or years, and for everybody: beside houses, which are one's own, they say
 * little of anyone.
 */
const isOfThisYear = (aspect: WeighedAspect, isTimed: boolean): boolean =>
  aspect.first < (isTimed ? Jupiter : Saturn) && !isUsual(aspect);

const isHardOnSun = ({ aspect, first, second }: WeighedAspect): boolean =>
  first === Sun && second >= Saturn && second <= Pluto && natureOf(aspect) !== 'harmonious';

/** Closeness of a planet that stands on the Sun: within about a degree. */
const onSun = 0.87;

/** Venus, Mars or Jupiter on the Sun, which no other birthday near it has: it is not left to a paragraph of its house. */
const isOnSun = ({ aspect, closeness, first, second }: WeighedAspect): boolean =>
  first === Sun && second >= Venus && second <= Jupiter && aspect === Conjunction && closeness >= onSun;

/** The opening alone: what `intro` is. */
export const solarReturnOpening = (
  year: SolarReturnYear,
  cells: SolarReturnCells,
  length: ReadingLength,
): string => openingOf(contextOf(year, cells, length));

/** A year from one birthday to the next as something to read. */
export function solarReturnReading(
  year: SolarReturnYear,
  cells: SolarReturnCells,
  length: ReadingLength,
): Reading {
  const context = contextOf(year, cells, length);
  const { kind, manuscript } = context;
  const opening = openingOf(context);
  const bySign = hasHouses(year.chart) ? { tone: [], others: [], fields: [] } : signSections(context);
  const tone = [...toneSections(context), ...bySign.tone];
  const { place, lived, fields } = houseSections(context);
  const matters = [
    ...fields.map((house) => kind.fields[house]),
    ...bySign.fields.map(({ id }) => kind.planetFields[id as Classical]),
  ];
  const own = ownSections(context, context.written, cellOfAspect(context), lineOfAspect(context));
  // What is asked about leads, also where its planets have no section.
  const isLead = ({ factors }: Draft): boolean =>
    factors.some(({ planetIds: [first, second] = [] }) => isAsked(context.question, { first, second }));
  const titles = kind.chapters;
  // One matter is no chapter.
  const matterDrafts = [...lived, ...bySign.others];
  const single = matterDrafts.length === 1 ? matterDrafts.splice(0) : [];
  const isTimed = hasHouses(year.chart);
  const chapters = [
    {
      key: 'tone',
      title: titles.tone,
      drafts: [
        ...tone,
        ...(isTimed ? [] : single),
        ...own.filter(isLead).map((draft) => ({ ...draft, isLead: true })),
      ],
    },
    {
      key: 'place',
      title: titles.place,
      drafts: fromFirstPlace(context, [...place, ...(isTimed ? single : [])]),
    },
    {
      key: 'matters',
      title: fill(titles.matters, { fields: manuscript.join(matters) }),
      drafts: matterDrafts,
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
  const missing = leastWords - written;
  const passages = [...passageSections(context, missing), ...eclipseSections(context)].sort(byFirstDay);
  const without = (its: readonly Draft[], words: number): number =>
    its.reduce((rest, draft) => rest - draftWords(draft), words);
  const afterPassages = without(passages, missing);
  const others = otherPassagesSection(context, passages, afterPassages);
  const days = swiftDaysSection(context, without(others === undefined ? [] : [others], afterPassages));
  return {
    title: fill(kind.title, { name: year.name, year: String(year.year) }),
    opening,
    chapters: writeChapters(
      ofAge(context, year.age, [
        ...chapters,
        { key: 'dates', title: titles.dates, drafts: [...passages, others, days], asGiven: true },
      ]),
      manuscript,
      most[length],
    ),
    closing: closingOf(context),
  };
}

const firstDay = ({ factors: [factor] }: Draft): string => factor?.exact?.[0] ?? '';
const byFirstDay = (one: Draft, other: Draft): number => compareDays(firstDay(one), firstDay(other));

/** The three strongest factors in order, each in action; and what the year turns on. */
function openingOf(context: SolarReturnContext): string {
  const { kind, manuscript, year, leaders, question } = context;
  const ascendant = weighedBody(context, Ascendant);
  const isTimed = hasHouses(year.chart);
  const values = { name: year.name, year: String(year.year) };
  const chief = chiefPassage(context);
  const crowd = chiefCrowd(context);
  const named = leaders.filter(
    (body) => !isInQuestion(question, body, Sun) && crowd?.bodies.includes(body.id) !== true,
  );
  const begins = [
    ...(question
      ? questionSentences(context, question, values)
      : [manuscript.firstUnsaid(kind.opening, values)]),
    crowd === undefined ? '' : crowdSentence(context, crowd),
    ...linesOfLeaders(context, named, (body) => angleLine(context, body)),
    lightsSentence(
      context,
      chief === '' ? named.filter((body) => !isAtAngle(context, body) && body.id <= Moon) : [],
      crowd === undefined ? [] : [crowd.house],
    ),
    chief,
    turningSentence(context, chief),
  ];
  const ends = [
    isTimed ? elsewhereSentence(context, year.elsewhere) : manuscript.firstUnsaid(kind.openingWithoutHouses),
  ];
  // Where there is no room it has its heading alone.
  if (wordsIn(paragraphOf([...begins, ...ends])) <= roomyOpening)
    begins.splice(-2, 0, ofSunSentence(context));
  return openingWith(
    begins,
    [
      () => (ascendant ? manuscript.unlessSaid(kind.lines.ascendant[ascendant.sign]) : ''),
      () => (isTimed ? '' : elementSentence(context)),
      ...named
        .filter((body) => !isPlaced(context, body) && !isNamed(context, body))
        .map((body) => () => leaderLine(context, body)),
      ...context.led.map((aspect) => () => manuscript.unlessSaid(shortLine(context, aspect))),
      ...named.map((body) => () => leaderLine(context, body)),
      ...leaders
        .filter((body) => question?.kind !== 'angle' || body.id !== question.body)
        .map((body) => () => leaderLine(context, body)),
    ],
    ends,
  );
}

/** What is hard on the Sun, or stands on it, unless it has been named, or is named with its days as what asks most. */
function ofSunSentence(context: SolarReturnContext): string {
  const strain = hardest(context);
  const found = context.ofSun.find(
    (aspect) => !context.led.includes(aspect) && !(strain?.natal === Sun && strain.body === aspect.second),
  );
  return found === undefined ? '' : context.manuscript.unlessSaid(shortLine(context, found));
}

/** Whether there is something to say of a leader’s place, and not only that it is strong. */
const isPlaced = (context: SolarReturnContext, body: WeighedBody): boolean =>
  isAtAngle(context, body) || (body.house !== 0 && body.id <= Moon);

/** The element that most planets down to Saturn are in. */
function elementSentence({ kind, manuscript, weighed, year }: SolarReturnContext): string {
  const planets = weighed.bodies.filter((body) => body.id <= Saturn && isSignCertain(year.chart, body));
  const elements = (['fire', 'earth', 'air', 'water'] as const)
    .map((element) => ({ element, its: planets.filter(({ sign }) => elementOf(sign) === element) }))
    .sort((a, b) => b.its.length - a.its.length);
  const [largest, next] = elements;
  if (!largest || !next || largest.its.length < leastOfElement || largest.its.length === next.its.length)
    return '';
  const ids = largest.its.map(({ id }) => id).sort((a, b) => a - b);
  return manuscript.unlessSaid(kind.elements[largest.element], { planets: manuscript.listOf(ids) });
}

function leaderLine(context: SolarReturnContext, body: WeighedBody): string {
  const { kind, manuscript } = context;
  if (body.id === Ascendant) return manuscript.unlessSaid(kind.lines.ascendant[body.sign]);
  const turned = retrogradeLine(context, body);
  // What the planet could do is no news where the strongest thing that it meets is in its way.
  return turned !== '' || strainOf(context.aspects, body) !== undefined
    ? turned
    : manuscript.firstUnsaid(kind.leading[body.id as 0]);
}

/** The Ascendant, the planets on angles, the phase. */
function toneSections(context: SolarReturnContext): (Draft | undefined)[] {
  const { kind, year } = context;
  const natal = year.ascendantIn;
  const natalCell = natal === 0 ? '' : kind.aims[natal];
  const cellOf = spokenAspect(context);
  return [
    leadSection(context, cellOf, lineOfAspect(context)),
    ...context.ofSun
      .filter((aspect) => aspect !== context.lead)
      .map((aspect) => ({ ...aspectDraft(context, aspect, cellOf(aspect) ?? ''), isKept: true })),
    grandFigureSection(context, context.grand),
    ascendantSection(context, natal, natalCell, Sun),
    ...angleSections(context, cellOf, lineOfAspect(context)),
    phaseSection(context, context.aspects),
  ];
}
