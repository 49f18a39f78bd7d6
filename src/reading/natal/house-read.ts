import { Pluto } from '../../chart/bodies.js';
import { isPersonal } from '../../chart/body-groups.js';
import { houseOfAngle } from '../../chart/houses.js';
import type { House } from '../../chart/zodiac.js';
import type { Angle } from '../../text/reading-keys.js';
import type { ReadingBody, ReadingChart } from '../chart.js';
import {
  type Crowding,
  crowdedPlaces,
  fewestOfCrowd,
  strongestFirst,
  type WeighedBody,
  type WeighedChart,
} from '../factors.js';
import { angleOfPlanet } from '../weights.js';

/** The house in which a body is told, and the crowds by these houses. */

/** The angle that a planet is on from the house before it. */
function angleAhead(body: ReadingBody, chart: ReadingChart): Angle | undefined {
  const at = body.house === 0 ? undefined : angleOfPlanet(body, chart);
  return at && (body.house % 12) + 1 === houseOfAngle[at.angle] ? at.angle : undefined;
}

/**
 * The house a body is read in: its own, or the one that begins at an angle close ahead of it (the five degrees before
 * an
 * angle: Ptolemy, Tetrabiblos III.10; Lilly, Christian Astrology, p. 33).
 */
export function houseRead(body: ReadingBody, chart: ReadingChart): House | 0 {
  const ahead = angleAhead(body, chart);
  return ahead === undefined ? body.house : houseOfAngle[ahead];
}

/** Whether a body is told in the house of the angle: its text then tells the angle. */
export const isHouseOfAngle = (body: ReadingBody, chart: ReadingChart, angle: Angle): boolean =>
  houseRead(body, chart) === houseOfAngle[angle];

/** Weight of a crowd, as a share of its planets' weights, by the houses in which they are told. */
const crowdShare = 0.2;

/** The crowds of a chart, strongest first; those in houses by what is read there. */
export function crowdingsRead({ crowdings, bodies, chart }: WeighedChart): Crowding[] {
  const found = crowdings.filter(({ house }) => house === undefined);
  const byHouse = new Map<House, WeighedBody[]>();
  for (const body of bodies) {
    const house = body.id > Pluto ? 0 : houseRead(body, chart);
    if (house === 0) continue;
    const its = byHouse.get(house);
    if (its === undefined) byHouse.set(house, [body]);
    else its.push(body);
  }
  for (const [house, its] of byHouse)
    if (its.length >= fewestOfCrowd)
      found.push({
        bodies: its.map(({ id }) => id).sort((one, other) => one - other),
        house,
        weight: crowdShare * its.reduce((sum, { weight }) => sum + weight, 0),
      });
  strongestFirst(found);
  return found;
}

/** So many planets in one sign, or in one house, are noticed before anything else. */
const crowdOf = { sign: 4, house: 5 };

/** The crowd that the opening begins with: in a sign before in a house. */
export function leadingCrowd(weighed: WeighedChart): Crowding | undefined {
  if (crowdedPlaces(weighed.chart, crowdOf.sign) === 0) return undefined;
  const crowdings = crowdingsRead(weighed).filter(isOfPersonal);
  return (
    crowdings.find(({ sign, bodies }) => sign !== undefined && bodies.length >= crowdOf.sign) ??
    crowdings.find(({ house, bodies }) => house !== undefined && bodies.length >= crowdOf.house)
  );
}

/** Whether enough personal planets are in a crowd; slow ones alone belong to an age group. */
export const isOfPersonal = ({ bodies }: Crowding): boolean => bodies.filter(isPersonal).length >= 2;
