import { type BodyId, Moon, Pluto, Saturn, Venus } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { crowdedDraft, pairCell } from '../chart-sections.js';
import { aspectFactor, type Crowding, crowdingFactor, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { isAtAngle, isLeader } from './desk.js';
import { type CellOf, meetingParagraphs, paragraphCount } from './meetings.js';
import { householdDraft } from './parts.js';
import { type Household, householdsOf, type Meetings, otherOf } from './plan.js';
import type { SolarDesk } from './solar-return-year.js';
import { stancesOfCrowd, stancesOfHouse } from './stances.js';
import { crowdsOf } from './standing.js';
import { householdThread, threaded } from './thread.js';

/** Love, home, work and means. */
const matters: readonly House[] = [2, 4, 5, 6, 7, 8, 10];

/** Under one title; a reader of more on one house no longer knows what the others were about. */
const mostParagraphs = 4;
/** Of a crowded house; the crowd’s own text names the others. */
const mostOfCrowd = 2;
/** More than an aspect weighs. */
const amongThemselves = 1000;

/** What is written of houses, in two chapters. */
export interface HouseSections {
  place: Draft[];
  lived: Draft[];
  /** Those of `lived`, in order of weight. */
  fields: House[];
}

/** Planets by house: where the year takes place, and then love, home, work and means, where something stands there. */
export function houseSections(desk: SolarDesk): HouseSections {
  const crowdings = crowdsOf(desk).slice(0, desk.limits.planets);
  const sections: HouseSections = { place: [], lived: [], fields: [] };
  const crowdingOf = ({ house }: Household) => crowdings.find((each) => each.house === house);
  const households = householdsOf(desk.planets);
  const isPlace = (household: Household): boolean =>
    crowdingOf(household) !== undefined ||
    household.bodies.some(({ id }) => id <= Moon) ||
    !matters.includes(household.house);
  const threads = [true, false].map((inPlace) =>
    threaded(
      desk.question,
      households.filter((household) => isPlace(household) === inPlace),
    ),
  );
  for (const household of households) {
    const crowding = crowdingOf(household);
    const thread = threads.includes(household)
      ? householdThread(desk, household, crowding !== undefined)
      : '';
    const section = householdSection(desk, household, crowding, thread);
    (isPlace(household) ? sections.place : sections.lived).push(section);
    if (!isPlace(household)) sections.fields.push(household.house);
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

/** What the planets meet, as far as there is room under the title of their house: first among themselves, then the strongest. */
export function meetingsInRoom(
  desk: Pick<SolarDesk, 'weighed' | 'planets' | 'atAngles'>,
  meetings: readonly Meetings[],
): Meetings[] {
  const kept = new Map(meetings.map((its) => [its.body, its]));
  for (const { house, bodies } of householdsOf(desk.planets)) {
    let room = mostParagraphs - bodies.length - (isHouseCrowded(desk, house) ? 1 : 0);
    for (const its of meetingsByRank(desk, house, bodies, meetings)) {
      const aspects = paragraphCount(its) <= room ? its.aspects : its.aspects.slice(0, 1);
      if (room > 0) kept.set(its.body, { ...its, aspects });
      else kept.delete(its.body);
      room -= paragraphCount({ ...its, aspects });
    }
  }
  return [...kept.values()];
}

function meetingsByRank(
  { weighed }: Pick<SolarDesk, 'weighed'>,
  house: House,
  bodies: readonly WeighedBody[],
  meetings: readonly Meetings[],
): Meetings[] {
  const isOfHouse = (id: BodyId): boolean =>
    weighed.bodies.some((body) => body.id === id && body.house === house);
  const rank = ({ body, aspects: [first] }: Meetings): number =>
    first === undefined ? 0 : first.weight + (isOfHouse(otherOf(first, body)) ? amongThemselves : 0);
  return meetings
    .filter(({ body }) => bodies.some(({ id }) => id === body))
    .sort((a, b) => rank(b) - rank(a));
}

/** The planets of one house; of a crowded one first what the crowd is. @param thread what it has to say to the question */
function householdSection(
  desk: SolarDesk,
  { house, bodies }: Household,
  crowding: Crowding | undefined,
  thread: string,
): Draft {
  const paragraphs = bodies.flatMap((body, i): Part[][] => [
    i === 0 && crowding === undefined ? [...planetParts(desk, body), thread] : planetParts(desk, body),
    ...meetingsOfPlanet(desk, body),
  ]);
  const met = desk.meetings.filter(({ body }) => bodies.some(({ id }) => id === body));
  const own = householdDraft(desk, house, bodies, paragraphs);
  const factors = [...own.factors, ...met.flatMap(({ aspects }) => aspects.map(aspectFactor))];
  const draft = { ...own, factors, isKept: bodies.some(({ id }) => id <= Moon) };
  if (crowding === undefined) return draft;
  const planets = desk.manuscript.listOf(crowding.bodies);
  const text = desk.manuscript.once(desk.kind.crowded[house], { planets });
  const crowd: Part = { text, stances: stancesOfCrowd(desk, house) };
  return {
    ...draft,
    title: crowdedDraft(desk, crowding, '').title,
    factors: [crowdingFactor(crowding), ...draft.factors],
    paragraphs: [[crowd, thread], ...paragraphs],
  };
}

const meetingsOfPlanet = (desk: SolarDesk, { id }: WeighedBody): Part[][] =>
  desk.meetings
    .filter(({ body }) => body === id)
    .flatMap((meetings) => meetingParagraphs(desk, meetings, cellOfAspect(desk)));

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
