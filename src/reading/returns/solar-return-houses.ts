import { Moon, Pluto, Saturn, Venus } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { crowdedDraft, crowdedHouses, pairCell } from '../chart-sections.js';
import { aspectFactor, type Crowding, crowdingFactor, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { type CellOf, meetingParagraphs } from './meetings.js';
import { householdDraft, isAtAngle, isLeader } from './parts.js';
import { type Household, householdsOf } from './plan.js';
import type { SolarDesk } from './solar-return-year.js';
import { stancesOfCrowd, stancesOfHouse } from './stances.js';

/** Love, home, work and means. */
const matters: readonly House[] = [2, 4, 5, 6, 7, 8, 10];

/** What is written of houses, in two chapters. */
export interface HouseSections {
  place: Draft[];
  lived: Draft[];
  /** Those of `lived`, in order of weight. */
  fields: House[];
}

/** Planets by house: where the year takes place, and then love, home, work and means, where something stands there. */
export function houseSections(desk: SolarDesk): HouseSections {
  const crowdings = crowdedHouses(desk, desk.limits.planets);
  const sections: HouseSections = { place: [], lived: [], fields: [] };
  for (const household of householdsOf(desk.planets)) {
    const { house, bodies } = household;
    const crowding = crowdings.find((each) => each.house === house);
    const isPlace = crowding !== undefined || bodies.some(({ id }) => id <= Moon) || !matters.includes(house);
    (isPlace ? sections.place : sections.lived).push(householdSection(desk, household, crowding));
    if (!isPlace) sections.fields.push(house);
  }
  return sections;
}

/**
 * The lights and what leads, Venus to Saturn, by which people know a year, then the others; two of a house, and none
 * that would say once more what others have said. Strongest first.
 */
export function chosenPlanets(desk: Omit<SolarDesk, 'planets'>): WeighedBody[] {
  const { planets, ofHouse } = desk.limits;
  const candidates = desk.weighed.bodies.filter(
    (body) => body.id <= Pluto && body.house !== 0 && !isAtAngle(desk, body),
  );
  const needed = candidates.filter((body) => body.id <= Moon || isLeader(desk, body));
  const personal = candidates.filter(({ id }) => id >= Venus && id <= Saturn);
  const counts = new Map<House, number>();
  return [...new Set([...needed, ...personal, ...candidates])]
    .filter((body) => {
      const house = body.house as House;
      const count = counts.get(house) ?? 0;
      const isNeeded = needed.includes(body);
      const isCrowded = desk.weighed.crowdings.some((crowding) => crowding.house === house);
      if (!isNeeded && count >= ofHouse + (isCrowded ? 1 : 0)) return false;
      if (!desk.repetition.admits(desk.cells.solarReturnHouse(body.id, house) ?? '', isNeeded)) return false;
      counts.set(house, count + 1);
      return true;
    })
    .slice(0, Math.max(planets, needed.length))
    .sort((a, b) => b.weight - a.weight);
}

/** The planets of one house; of a crowded one first what the crowd is. */
function householdSection(
  desk: SolarDesk,
  { house, bodies }: Household,
  crowding: Crowding | undefined,
): Draft {
  const paragraphs = bodies.flatMap((body): Part[][] => [
    planetParts(desk, body),
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
    paragraphs: [[crowd], ...paragraphs],
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
