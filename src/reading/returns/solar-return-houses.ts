import { type Mercury, Midheaven, Moon, Pluto, Saturn, Venus } from '../../chart/bodies.js';
import { houseOfAngle } from '../../chart/houses.js';
import type { House } from '../../chart/zodiac.js';
import { oppositeHouse } from '../../chart/zodiac.js';
import type { WeighedBody } from '../factors.js';
import type { Draft } from '../reading.js';
import { isAtAngle, isLeader } from './context.js';
import { bodiesOf, isAxis, isLight, type Matter, mattersOf } from './matters.js';
import { crowdsOf } from './planets-on-angles.js';
import { matterSection } from './solar-return-matters.js';
import type { SolarReturnContext } from './solar-return-year.js';

/** The houses of love, home, work and money. */
const lived: readonly House[] = [2, 4, 5, 6, 7, 8, 10];

/** Planets told of a crowded house, and of two opposite houses, at most: since their text names all, nearly all are told. */
const mostOfCrowd = 5;
const mostOfAxis = 6;

/** The sections by house, for two chapters. */
export interface HouseSections {
  place: Draft[];
  lived: Draft[];
  /** Those of the houses in `lived`, by weight. */
  fields: House[];
}

/** Sections by house in both chapters at most: a few told well are better than many. */
const mostSections = 6;

/** Planets by house: where the year takes place, and then love, home, work and money, if a planet is there. */
export function houseSections(context: SolarReturnContext): HouseSections {
  const crowdings = crowdsOf(context).slice(0, context.limits.planets);
  const sections: HouseSections = { place: [], lived: [], fields: [] };
  const matters = mattersOf(context, context.planets).filter(
    (matter, i) =>
      i < mostSections || bodiesOf(matter).some((body) => isLight(body) || isLeader(context, body)),
  );
  const isPlace = ({ axis, households }: Matter): boolean =>
    axis !== undefined ||
    households.some(
      ({ house, bodies }) =>
        crowdings.some((crowd) => crowd.house === house) || bodies.some(isLight) || !lived.includes(house),
    );
  for (const matter of matters) {
    const section = besidePublic(context, matter, matterSection(context, matter, crowdings));
    (isPlace(matter) ? sections.place : sections.lived).push(section);
    if (!isPlace(matter)) sections.fields.push(...matter.households.map(({ house }) => house));
  }
  return sections;
}

const houseOutOfSight = 12;

/** The section of the twelfth house, with what of the year is public beside it, unless the question is about the two. */
function besidePublic(context: SolarReturnContext, { axis, households }: Matter, section: Draft): Draft {
  const { atAngles, kind, manuscript, question } = context;
  const isOutOfSight = axis === undefined && households.some(({ house }) => house === houseOutOfSight);
  const onMidheaven = atAngles.filter(({ at }) => at.angle === Midheaven).map(({ body }) => body.id);
  if (!isOutOfSight || onMidheaven.length === 0 || question?.kind === 'seen') return section;
  const sentence = manuscript.unlessSaid(kind.besidePublic, { planets: manuscript.listOf(onMidheaven) });
  const last = section.paragraphs.at(-1) ?? [];
  return { ...section, paragraphs: [...section.paragraphs.slice(0, -1), [...last, sentence]] };
}

/** So many planets on an angle come before anything else in the year. */
const fewestOnAngle = 3;
/** Paragraphs besides its first of a section that has room for one more. */
const mostBeside = 4;

/**
 * The sections by house, preceded by a reference to the angle with most planets if the chapter on tone has told that.
 * @param place sections of houses
 */
export function fromFirstPlace(context: SolarReturnContext, place: readonly Draft[]): Draft[] {
  const { atAngles, cells, kind, manuscript } = context;
  const [heaviest] = [...place].sort((a, b) => b.weight - a.weight);
  const angle = atAngles.find(
    ({ at }) => atAngles.filter((other) => other.at.angle === at.angle).length >= fewestOnAngle,
  )?.at.angle;
  if (angle === undefined || heaviest === undefined) return [...place];
  const house = houseOfAngle[angle];
  const sentence = manuscript.unlessSaid(kind.firstPlace, {
    house: cells.readings.words.houses[house],
    planets: manuscript.listOf(atAngles.filter(({ at }) => at.angle === angle).map(({ body }) => body.id)),
    matter: cells.readings.returns.concerns[house],
  });
  const [first = [], ...others] = heaviest.paragraphs;
  const paragraphs =
    others.length < mostBeside ? [[sentence], first, ...others] : [[sentence, ...first], ...others];
  return place.map((draft) => (draft === heaviest ? { ...draft, paragraphs } : draft));
}

/**
 * The planets told: the lights, the leading bodies and Venus to Saturn, then the others; two of a house at most, and
 * none that would repeat others. Strongest first.
 */
export function chosenPlanets(context: Omit<SolarReturnContext, 'planets'>): WeighedBody[] {
  const { planets, ofHouse } = context.limits;
  const candidates = context.weighed.bodies.filter(
    (body) => body.id <= Pluto && body.house !== 0 && !isAtAngle(context, body),
  );
  const lights = candidates.filter(({ id }) => id <= Moon);
  const needed = [...new Set([...lights, ...candidates.filter((body) => isLeader(context, body))])];
  const personal = candidates.filter(({ id }) => id >= Venus && id <= Saturn);
  const crowded = new Set(crowdsOf(context).map(({ house }) => house));
  const counts = new Map<House, number>();
  return [...new Set([...needed, ...personal, ...candidates])]
    .filter((body) => {
      const house = body.house as House;
      const count = counts.get(house) ?? 0;
      const isNeeded = needed.includes(body);
      const isOnAxis = isAxis(context, house);
      const onAxis = isOnAxis ? count + (counts.get(oppositeHouse(house)) ?? 0) : 0;
      const isCrowded = crowded.has(house);
      const most = isOnAxis ? mostOfAxis : ofHouse;
      if (isCrowded ? count >= mostOfCrowd : !isNeeded && (count >= most || onAxis >= mostOfAxis))
        return false;
      // The text of a crowd or an axis names all its planets, so all are told.
      const isCompany = isCrowded || isOnAxis;
      const cell = isCompany
        ? (context.kind.company[body.id as typeof Mercury]?.[house] ?? '')
        : (context.cells.solarReturnHouse(body.id, house) ?? '');
      if (!context.repetition.tryAdd(cell, isNeeded || isCompany)) return false;
      counts.set(house, count + 1);
      return true;
    })
    .filter(({ house }, i) => {
      const isCompany = crowded.has(house as House) || isAxis(context, house as House);
      return i < Math.max(planets, needed.length) || isCompany;
    })
    .sort((a, b) => b.weight - a.weight);
}
