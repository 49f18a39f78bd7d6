import { Ascendant, type BodyId, Mars, Mercury, Moon, Sun, Venus } from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import type { House } from '../../chart/zodiac.js';
import type { BodyOfWays } from '../../text/pair-catalogue.js';
import { adviceStances, type Stance } from '../../text/stances.js';
import { chartContext, leaderCount, weighedBody } from '../chart-sections.js';
import { contradictionOf } from '../contradiction.js';
import { type Crowding, isSignOpen, isWithin, type WeighedAspect, type WeighedBody } from '../factors.js';
import { stancesOfBond, stancesOfBondHouse, stancesOfBondSign } from '../pair-stances.js';
import { valenceOf } from '../synastry/encounters.js';
import { standsOnAngle } from '../weights.js';

import { chapterOf, faint, isExact, isOf, isWithMoon, mostAspects, withoutThirdSides } from './aspects.js';
import {
  allButExact,
  type Bond,
  type Chapter,
  type CompositeCells,
  type CompositeContext,
  crowdedHouse,
  crowdOfMany,
  type Figure,
  hasOwnSection,
  hasText,
  isBeforeAngle,
  strong,
  type Told,
} from './context.js';
import { figureOf, isOfFigure } from './figures.js';
import { advisedAtOnce, leadingAspect, leadingAspectsOf } from './lead.js';

export function contextOf(
  { chart, name1, name2, withoutHour }: Bond,
  cells: CompositeCells,
): CompositeContext {
  const base = chartContext(chart, cells, candidates);
  const kind = cells.readings.composite;
  const crowding = crowdedHouse(base);
  // A leading body has a section; without houses only the lights have one.
  const leaders = oncePerPlace(
    base.leaders.filter(
      (body) => !isSignOpen(body, chart) && hasOwnSection(body) && !isOfCrowd(body, crowding),
    ),
  ).slice(0, leaderCount);
  const context = { ...base, cells, kind, leaders, names: { name1, name2 }, withoutHour };
  const told = toldOf(context);
  const beginning = {
    ...context,
    told,
    advised: new Set<Stance>(),
    bothWays: new Set<BodyId>(),
    leading: leadingAspectsOf({ kind, told }),
  };
  const written = { ...beginning, lead: leadingAspect(beginning) };
  for (const stance of advisedAtOnce(written)) written.advised.add(stance);
  return written;
}

/** The first three of so many that can be named are named, strongest first. */
const candidates = 6;

/** Whether a planet is in a crowded house that the opening names. */
const isOfCrowd = ({ id }: WeighedBody, crowding: Crowding | undefined): boolean =>
  id > Moon && crowdOfMany(crowding)?.bodies.includes(id) === true;

/** Drops bodies whose sentence would repeat a sign, or a house, of one before them. */
const oncePerPlace = (leaders: readonly WeighedBody[]): WeighedBody[] =>
  leaders.filter((body, i) => {
    const isBySign = ({ id }: WeighedBody): boolean => id <= Moon || id === Ascendant;
    return !leaders
      .slice(0, i)
      .some((other) =>
        isBySign(body)
          ? isBySign(other) && other.sign === body.sign
          : !isBySign(other) && body.house !== 0 && other.house === body.house,
      );
  });

const lightsBySign = [
  ['suns', Sun],
  ['moons', Moon],
] as const;

/** Whether a light is in the house that corresponds to its sign: the sign has told the same. */
const isSaidBySign = ({ id, sign, house }: WeighedBody): boolean => id <= Moon && house === sign + 1;

/** Of what planets of a crowd are to each other so many aspects are told, the strongest and others that are strong. */
const mostInner = 3;

/**
 * Drops aspects between planets of a crowd or a pattern, which tells them together, except the strongest and those all
 * but exact. A house tells less of its planets than a pattern: of a crowd all that is strong is told.
 */
function withoutInner(
  aspects: readonly WeighedAspect[],
  crowding: Crowding | undefined,
  figure: Figure | undefined,
): readonly WeighedAspect[] {
  const isOfCrowd = (each: WeighedAspect): boolean => crowding !== undefined && isWithin(crowding, each);
  const isInner = (each: WeighedAspect): boolean => isOfCrowd(each) || isOfFigure(figure, each);
  const strongest = aspects.find(isInner);
  const ofCrowd = aspects
    .filter((each) => isOfCrowd(each) && each.weight >= strong && !isOfFigure(figure, each))
    .slice(0, mostInner);
  return aspects.filter(
    (each) =>
      !isInner(each) ||
      each === strongest ||
      ofCrowd.includes(each) ||
      each.closeness >= allButExact ||
      (isExact(each) && !isOfCrowd(each)),
  );
}

/** Mercury is never far from the Sun: their conjunction is told only when all but exact. */
const isUsual = (aspect: WeighedAspect): boolean =>
  aspect.first === Sun && aspect.second === Mercury && !isExact(aspect);

/** A chapter has so many more aspects if there are no houses. */
const moreWithoutHouses = 3;
const fewestTests = 2;
/** So many of the heaviest aspects are told, whatever they contradict. */
const mostHeaviest = 3;

/**
 * Chooses what is told. Leading bodies, the lights by sign and exact aspects always; then houses and aspects by weight,
 * unless one contradicts something chosen before.
 */
function toldOf(context: Omit<CompositeContext, 'told' | 'leading' | 'lead' | 'advised' | 'bothWays'>): Told {
  const { kind, leaders, weighed } = context;
  const stated = new Set<Stance>();
  const tryAdd = (stances: readonly Stance[], isNeeded: boolean): boolean => {
    // Repeated advice does not rule a text out: it is told without the advice.
    const telling = stances.filter((stance) => !adviceStances.has(stance));
    if (!isNeeded && contradictionOf(telling, stated) !== undefined) return false;
    for (const stance of stances) stated.add(stance);
    return true;
  };
  const isHoused = weighed.chart.cusps.length > 0;
  const houses = new Set<BodyId>();
  const crowding = crowdedHouse(context);
  const figure = figureOf(context, kind.figures);
  // The planets of a crowded house are not told again by house.
  const isInCrowd = ({ id }: WeighedBody): boolean => crowding?.bodies.includes(id) === true;
  const isHouseTold = (house: House | 0): boolean =>
    weighed.bodies.some((other) => other.house === house && houses.has(other.id));
  const addHouse = (body: WeighedBody, isNeeded: boolean): void => {
    const { id, house } = body;
    if (
      house !== 0 &&
      !isInCrowd(body) &&
      !isBeforeAngle(context, body) &&
      !isHouseTold(house) &&
      !isSaidBySign(body) &&
      tryAdd(stancesOfBondHouse(kind.stances, id, house), isNeeded)
    )
      houses.add(id);
  };
  const aspects: Record<Chapter, WeighedAspect[]> = { pair: [], purpose: [], home: [], tests: [] };
  const add = (aspect: WeighedAspect, isNeeded: boolean): void => {
    const { first, second, aspect: id } = aspect;
    if (tryAdd(stancesOfBond(kind.stances, first, second, id), isNeeded))
      aspects[chapterOf(aspect)].push(aspect);
  };
  // Aspects between slow planets describe an age group, to which the two people need not both belong.
  const written = withoutInner(
    weighed.aspects.filter(
      (aspect) =>
        hasText(context, aspect) && !(isOfAge(aspect.first) && isOfAge(aspect.second)) && !isUsual(aspect),
    ),
    crowding,
    figure,
  );
  // The opening weighs the strongest kind and the strongest hard aspect.
  const opposed = (['kind', 'hard'] as const).map((valence) =>
    written.find((aspect) => valenceOf(aspect) === valence && aspect.weight >= strong),
  );
  const heaviest = written.slice(0, mostHeaviest);
  const isNeeded = (aspect: WeighedAspect): boolean =>
    heaviest.includes(aspect) || isExact(aspect) || isWithMoon(aspect) || opposed.includes(aspect);

  if (crowding?.house !== undefined) tryAdd(kind.stances.crowded[crowding.house] ?? [], true);
  const sun = weighedBody(context, Sun);
  for (const [point, id] of lightsBySign) {
    const body = weighedBody(context, id);
    if (body !== undefined && !isSignOpen(body, weighed.chart))
      tryAdd(stancesOfBondSign(kind.stances, point, body.sign), true);
  }
  // Without houses affection always has a section by sign; talk and action have one unless they contradict something.
  const signs = new Set<BodyId>();
  const addSign = (id: BodyOfWays, isNeeded: boolean): void => {
    const body = weighedBody(context, id);
    const isKnown = body && !isSignOpen(body, weighed.chart);
    // In the Sun's sign a planet acts as the Sun does, which has been told.
    if (id !== Venus && body?.sign === sun?.sign) return;
    if (isKnown && tryAdd(kind.stances.ways[id][body.sign] ?? [], isNeeded)) signs.add(id);
  };
  if (!isHoused) addSign(Venus, true);
  // A light is told by sign, so houses are rather for others.
  for (const body of leaders) if (body.id > Moon) addHouse(body, true);
  for (const body of leaders) if (body.id === Sun) addHouse(body, true);
  for (const aspect of written) if (isNeeded(aspect)) add(aspect, true);
  if (!isHoused) for (const id of [Mars, Mercury] as const) addSign(id, false);
  for (const body of weighed.bodies) {
    const isWanted = body.id === Sun || body.id === Moon || body.id === Venus;
    if (isWanted && !houses.has(body.id)) addHouse(body, false);
  }
  for (const aspect of written) {
    const chapter = chapterOf(aspect);
    const hasRoom = aspects[chapter].length < mostAspects[chapter] + (isHoused ? 0 : moreWithoutHouses);
    if (hasRoom && !isNeeded(aspect) && aspect.weight >= (isHoused ? faint : faint / 4)) add(aspect, false);
  }
  // A bond must not look easier than it is: the hardest aspect is told even if it contradicts a kind one.
  for (const aspect of written) {
    if (aspects.tests.length >= fewestTests || aspect.weight < faint) break;
    if (chapterOf(aspect) === 'tests' && !aspects.tests.includes(aspect)) add(aspect, true);
  }
  for (const body of weighed.bodies) if (!houses.has(body.id)) addHouse(body, false);
  // Affection is told in every reading, by sign where a crowd has its house and no aspect tells of it.
  const venus = weighedBody(context, Venus);
  const isVenusTold =
    houses.has(Venus) ||
    (venus !== undefined && standsOnAngle(venus, weighed.chart)) ||
    Object.values(aspects).some((each) => each.some((aspect) => isOf(aspect, Venus)));
  if (isHoused && !isVenusTold) {
    const own = written.find((aspect) => isOf(aspect, Venus) && aspect.weight >= faint);
    if (own === undefined) addSign(Venus, true);
    else add(own, true);
  }
  for (const chapter of ['purpose', 'home', 'tests'] as const) {
    aspects[chapter].sort((a, b) => b.weight - a.weight);
    aspects[chapter] = withoutThirdSides(
      aspects[chapter],
      (aspect) => heaviest.includes(aspect) || (isExact(aspect) && isOf(aspect, Sun, Moon)),
    );
  }
  return { aspects, heaviest, houses, signs, figure, crowding, stated };
}
