import { Jupiter, type Mercury, Moon, Pluto, Saturn, Venus } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { crowdedDraft, pairCell } from '../chart-sections.js';
import {
  aspectFactor,
  type Crowding,
  crowdingFactor,
  type WeighedAspect,
  type WeighedBody,
} from '../factors.js';
import { type Draft, draftWords, type Part, textOf } from '../reading.js';
import { isAtAngle, isLeader } from './desk.js';
import { aspectsOf, axisLead, bodiesOf, isLight, type Matter, mattersOf } from './matters.js';
import { type CellOf, meetingParagraphs } from './meetings.js';
import { householdDraft } from './parts.js';
import type { Household } from './plan.js';
import type { SolarDesk } from './solar-return-year.js';
import { stancesOfCrowd, stancesOfHouse } from './stances.js';
import { crowdsOf } from './standing.js';
import { householdThread, threaded } from './thread.js';

/** Love, home, work and means. */
const lived: readonly House[] = [2, 4, 5, 6, 7, 8, 10];

/** Of a crowded house; the crowd’s own text names the others. */
const mostOfCrowd = 4;
/** Words below which a paragraph does not stand by itself beside another. */
const shortParagraph = 40;
type HouseCrowding = Crowding & { house: House };
/** The households that have something to say to the question: one in a chapter. */
type Threads = readonly (Household | undefined)[];

/** What is written of houses, in two chapters. */
export interface HouseSections {
  place: Draft[];
  lived: Draft[];
  /** Those of `lived`, in order of weight. */
  fields: House[];
}

/** Sections of houses in both chapters: a few matters told well are more than many. */
const mostSections = 6;

/** Planets by house: where the year takes place, and then love, home, work and means, where something stands there. */
export function houseSections(desk: SolarDesk): HouseSections {
  const crowdings = crowdsOf(desk).slice(0, desk.limits.planets);
  const sections: HouseSections = { place: [], lived: [], fields: [] };
  const matters = mattersOf(desk, desk.planets).filter(
    (matter, i) => i < mostSections || bodiesOf(matter).some((body) => isLight(body) || isLeader(desk, body)),
  );
  const isPlace = ({ axis, households }: Matter): boolean =>
    axis !== undefined ||
    households.some(
      ({ house, bodies }) =>
        crowdings.some((crowd) => crowd.house === house) || bodies.some(isLight) || !lived.includes(house),
    );
  const threads = [true, false].map((inPlace) =>
    threaded(
      desk,
      matters.filter((matter) => isPlace(matter) === inPlace),
    ),
  );
  for (const matter of matters) {
    const section = matterSection(desk, matter, crowdings, threads);
    (isPlace(matter) ? sections.place : sections.lived).push(section);
    if (!isPlace(matter)) sections.fields.push(...matter.households.map(({ house }) => house));
  }
  return sections;
}

/**
 * The lights and what leads, Venus to Saturn, by which people know a year, then the others; two of a house, and none
 * that would say once more what others have said. Strongest first. A crowd has two whatever leads in it.
 */
export function chosenPlanets(desk: Omit<SolarDesk, 'planets'>): WeighedBody[] {
  const { planets, ofHouse } = desk.limits;
  const candidates = desk.weighed.bodies.filter(
    (body) => body.id <= Pluto && body.house !== 0 && !isAtAngle(desk, body),
  );
  const lights = candidates.filter(({ id }) => id <= Moon);
  const needed = [...new Set([...lights, ...candidates.filter((body) => isLeader(desk, body))])];
  const personal = candidates.filter(({ id }) => id >= Venus && id <= Saturn);
  const counts = new Map<House, number>();
  return [...new Set([...needed, ...personal, ...candidates])]
    .filter((body) => {
      const house = body.house as House;
      const count = counts.get(house) ?? 0;
      const isNeeded = needed.includes(body);
      if (isHouseCrowded(desk, house) ? count >= mostOfCrowd : !isNeeded && count >= ofHouse) return false;
      if (!desk.repetition.admits(desk.cells.solarReturnHouse(body.id, house) ?? '', isNeeded)) return false;
      counts.set(house, count + 1);
      return true;
    })
    .slice(0, Math.max(planets, needed.length))
    .sort((a, b) => b.weight - a.weight);
}

const isHouseCrowded = (desk: Pick<SolarDesk, 'weighed' | 'atAngles'>, house: House): boolean =>
  crowdsOf(desk).some((crowding) => crowding.house === house);

/** Whether a planet stands in a crowd, whose text names it. */
export const isInCrowd = (desk: SolarDesk, { id }: WeighedBody): boolean =>
  crowdsOf(desk).some(({ bodies }) => bodies.includes(id));

/** One matter in a section. */
function matterSection(
  desk: SolarDesk,
  matter: Matter,
  crowdings: readonly HouseCrowding[],
  threads: Threads,
): Draft {
  const [first] = matter.households as [Household, ...Household[]];
  const bodies = bodiesOf(matter);
  const crowds = crowdings.filter(({ house }) => matter.households.some((each) => each.house === house));
  const aspects = aspectsOf(desk, matter);
  const own = householdDraft(desk, first.house, bodies, []);
  const draft: Draft = {
    ...own,
    factors: [...crowds.map(crowdingFactor), ...own.factors, ...aspects.all.map(aspectFactor)],
    isKept: bodies.some(isLight),
  };
  if (matter.axis !== undefined) return { ...draft, ...axisTexts(desk, matter, matter.axis, threads) };
  const [crowd] = crowds;
  if (crowd === undefined) return { ...draft, paragraphs: householdTexts(desk, matter, threads) };
  return {
    ...draft,
    title: crowdedDraft(desk, crowd, '').title,
    paragraphs: crowdTexts(desk, matter, crowd, threads),
  };
}

/** Two houses that face each other: what lies between them, then each side, the heavier first, and what goes across. */
function axisTexts(
  desk: SolarDesk,
  matter: Matter,
  _axis: House,
  threads: Threads,
): Pick<Draft, 'title' | 'paragraphs'> {
  const { households } = matter;
  const [{ house }] = households as [Household];
  const { title, lead } = axisLead(desk, house);
  const aspects = aspectsOf(desk, matter);
  const sides = households.map((household, side) => {
    const thread = threads.includes(household) ? householdThread(desk, household) : '';
    // What is said of the first of them stands beside it.
    const isOfFirst = !isHouseCrowded(desk, household.house);
    return [
      ...household.bodies.flatMap((body, i) => [
        ...companyParts(desk, body),
        i === 0 && isOfFirst ? thread : '',
      ]),
      ...lineParts(desk, aspects.within(side)),
      isOfFirst ? '' : thread,
    ];
  });
  return {
    title,
    paragraphs: [[lead], ...joinedLast([...sides, lineParts(desk, aspects.across)])],
  };
}

/** The last paragraph joined to the one before it, where either is short. */
function joinedLast(paragraphs: readonly Part[][]): Part[][] {
  const kept = paragraphs.filter((parts) => parts.some((part) => textOf(part) !== ''));
  const [last, before] = [kept.at(-1), kept.at(-2)];
  if (last === undefined || before === undefined) return kept;
  const isShort = [last, before].some((parts) => draftWords({ paragraphs: [parts] }) < shortParagraph);
  return isShort ? [...kept.slice(0, -2), [...before, ...last]] : kept;
}

/** A planet alone in its house, with what it meets; others there are told more shortly. */
function householdTexts(desk: SolarDesk, matter: Matter, threads: Threads): Part[][] {
  const [first, ...others] = bodiesOf(matter) as [WeighedBody, ...WeighedBody[]];
  const [household] = matter.households as [Household];
  const thread = threads.includes(household) ? householdThread(desk, household) : '';
  if (others.length === 0)
    return joinedLast([[...planetParts(desk, first), thread], ...meetingsOfPlanet(desk, first)]);
  const aspects = aspectsOf(desk, matter);
  return [
    [...planetParts(desk, first), thread],
    ...joinedLast([
      [...others.flatMap((body) => companyParts(desk, body)), ...lineParts(desk, aspects.within(0))],
      lineParts(desk, aspects.across),
    ]),
  ];
}

/** Of a crowded house first what the crowd is. */
function crowdTexts(
  desk: SolarDesk,
  matter: Matter,
  { house, bodies }: HouseCrowding,
  threads: Threads,
): Part[][] {
  const { kind, manuscript } = desk;
  const text = manuscript.once(kind.crowded[house], { planets: manuscript.listOf(bodies) });
  const crowd: Part = { text, stances: stancesOfCrowd(desk, house) };
  const [lights, others] = [true, false].map((light) =>
    bodiesOf(matter).filter((body) => isLight(body) === light),
  ) as [WeighedBody[], WeighedBody[]];
  const aspects = aspectsOf(desk, matter);
  const [household] = matter.households as [Household];
  const thread = threads.includes(household) ? householdThread(desk, household) : '';
  return [
    [crowd, thread],
    lights.flatMap((body) => companyParts(desk, body)),
    ...joinedLast([
      [...others.flatMap((body) => companyParts(desk, body)), ...lineParts(desk, aspects.within(0))],
      lineParts(desk, aspects.across),
    ]),
  ];
}

/** What a planet adds in company: a light as much as alone, another in a sentence or two. */
function companyParts(desk: SolarDesk, body: WeighedBody): Part[] {
  if (isLight(body) || body.house === 0) return planetParts(desk, body);
  const { id, house, retrograde } = body;
  const { kind, manuscript, written } = desk;
  written.add(id);
  const text = manuscript.once(kind.company[id as typeof Mercury][house]);
  return [text, retrograde ? manuscript.once(kind.retrograde[id as typeof Mercury]) : ''];
}

const lineParts = (desk: SolarDesk, aspects: readonly WeighedAspect[]): Part[] =>
  aspects.map((aspect) => desk.manuscript.once(lineOfAspect(desk)(aspect)));

const meetingsOfPlanet = (desk: SolarDesk, { id }: WeighedBody): Part[][] =>
  desk.meetings
    .filter(({ body }) => body === id)
    .flatMap((meetings) => meetingParagraphs(desk, meetings, spokenAspect(desk), lineOfAspect(desk)));

/** An aspect as a passage of its own; two slow planets, which are so for long, in a sentence or two. */
export const spokenAspect =
  (desk: Pick<SolarDesk, 'kind'>): CellOf =>
  (aspect) =>
    Math.min(aspect.first, aspect.second) >= Jupiter
      ? lineOfAspect(desk)(aspect)
      : cellOfAspect(desk)(aspect);

/** An aspect in a sentence or two, beside others. */
export const lineOfAspect =
  ({ kind }: Pick<SolarDesk, 'kind'>): CellOf =>
  (aspect) =>
    pairCell(kind.aspectLines, aspect);

export const cellOfAspect =
  ({ kind }: Pick<SolarDesk, 'kind'>): CellOf =>
  (aspect) =>
    pairCell(kind.aspects, aspect);

/** What a planet is in its house, or in its sign where there are no houses; and that it is retrograde. */
export function planetParts(desk: SolarDesk, body: WeighedBody): Part[] {
  const { cells, kind, manuscript, written } = desk;
  const { id, house, sign, retrograde } = body;
  const cell = house === 0 ? kind.inSign[id as 0]?.[sign] : cells.solarReturnHouse(id, house);
  written.add(id);
  const text = manuscript.once(cell);
  const statement = { text, stances: stancesOfHouse(desk, id, house), hasStep: house !== 0 };
  return [statement, retrograde ? manuscript.once(kind.retrograde[id as 2]) : ''];
}
