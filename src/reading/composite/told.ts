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
  // What leads has its section; without houses only the lights have one.
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
    leading: leadingAspectsOf({ kind, told }),
  };
  const written = { ...beginning, lead: leadingAspect(beginning) };
  for (const stance of advisedAtOnce(written)) written.advised.add(stance);
  return written;
}

/** Of so many the first three are named that can be, the strongest first. */
const candidates = 6;

/** Whether a planet is of a crowd that the opening names by itself. */
const isOfCrowd = ({ id }: WeighedBody, crowding: Crowding | undefined): boolean =>
  id > Moon && crowdOfMany(crowding)?.bodies.includes(id) === true;

/** Without those of which the opening would say again in which sign, or in which house, the pair is strong. */
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

/** A light in the house of its own sign's number, of which the sign has told the same. */
const isSaidBySign = ({ id, sign, house }: WeighedBody): boolean => id <= Moon && house === sign + 1;

/**
 * Without the aspects that planets of a crowd, or of a figure, make to each other, which that has told at once: but for
 * the strongest, and what is all but exact.
 */
function withoutInner(
  aspects: readonly WeighedAspect[],
  crowding: Crowding | undefined,
  figure: Figure | undefined,
): readonly WeighedAspect[] {
  const isOfCrowd = (each: WeighedAspect): boolean => crowding !== undefined && isWithin(crowding, each);
  const isInner = (each: WeighedAspect): boolean => isOfCrowd(each) || isOfFigure(figure, each);
  const strongest = aspects.find(isInner);
  return aspects.filter(
    (each) =>
      !isInner(each) ||
      each === strongest ||
      each.closeness >= allButExact ||
      (isExact(each) && !isOfCrowd(each)),
  );
}

/** Mercury is never far from the Sun: that the two are together says something of a pair where it is all but exact. */
const isUsual = (aspect: WeighedAspect): boolean =>
  aspect.first === Sun && aspect.second === Mercury && !isExact(aspect);

/** So many more aspects a chapter has where no house is told. */
const moreWithoutHouses = 3;
const fewestTests = 2;
/** So many of the heaviest aspects are told, whatever they deny. */
const mostHeaviest = 3;

/**
 * What is told: what leads, the lights by sign and what is exact in any case; then houses and aspects by weight,
 * unless one denies what was chosen before it.
 */
function toldOf(context: Omit<CompositeContext, 'told' | 'leading' | 'lead' | 'advised'>): Told {
  const { kind, leaders, weighed } = context;
  const stated = new Set<Stance>();
  const tryAdd = (stances: readonly Stance[], isNeeded: boolean): boolean => {
    // What is advised twice is told without the advice.
    const telling = stances.filter((stance) => !adviceStances.has(stance));
    if (!isNeeded && contradictionOf(telling, stated) !== undefined) return false;
    for (const stance of stances) stated.add(stance);
    return true;
  };
  const isHoused = weighed.chart.cusps.length > 0;
  const houses = new Set<BodyId>();
  const crowding = crowdedHouse(context);
  const figure = figureOf(context, kind.figures);
  // What the crowd has told of its house none of its planets tells again.
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
  // Slow planets among themselves are an age’s, and two people need not be of one.
  const written = withoutInner(
    weighed.aspects.filter(
      (aspect) =>
        hasText(context, aspect) && !(isOfAge(aspect.first) && isOfAge(aspect.second)) && !isUsual(aspect),
    ),
    crowding,
    figure,
  );
  // What the opening weighs: the strongest that is kind, and the strongest that is hard.
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
  // Where no house is told, affection has a section by sign in any case, and so have talk and action unless they deny
  // it.
  const signs = new Set<BodyId>();
  const addSign = (id: BodyOfWays, isNeeded: boolean): void => {
    const body = weighedBody(context, id);
    const isKnown = body && !isSignOpen(body, weighed.chart);
    // In the Sun’s own sign it does what the Sun has told.
    if (id !== Venus && body?.sign === sun?.sign) return;
    if (!isHoused && isKnown && tryAdd(kind.stances.ways[id][body.sign] ?? [], isNeeded)) signs.add(id);
  };
  addSign(Venus, true);
  // A light has its sign to speak by, so that its house is rather another's.
  for (const body of leaders) if (body.id > Moon) addHouse(body, true);
  for (const body of leaders) if (body.id === Sun) addHouse(body, true);
  for (const aspect of written) if (isNeeded(aspect)) add(aspect, true);
  for (const id of [Mars, Mercury] as const) addSign(id, false);
  for (const body of weighed.bodies) {
    const isWanted = body.id === Sun || body.id === Moon || body.id === Venus;
    if (isWanted && !houses.has(body.id)) addHouse(body, false);
  }
  for (const aspect of written) {
    const chapter = chapterOf(aspect);
    const hasRoom = aspects[chapter].length < mostAspects[chapter] + (isHoused ? 0 : moreWithoutHouses);
    if (hasRoom && !isNeeded(aspect) && aspect.weight >= (isHoused ? faint : faint / 4)) add(aspect, false);
  }
  // A bond is not told as easier than it is: what tests it most is told even where it denies what helps.
  for (const aspect of written) {
    if (aspects.tests.length >= fewestTests || aspect.weight < faint) break;
    if (chapterOf(aspect) === 'tests' && !aspects.tests.includes(aspect)) add(aspect, true);
  }
  for (const body of weighed.bodies) if (!houses.has(body.id)) addHouse(body, false);
  for (const chapter of ['purpose', 'home', 'tests'] as const) {
    aspects[chapter].sort((a, b) => b.weight - a.weight);
    aspects[chapter] = withoutThirdSides(
      aspects[chapter],
      (aspect) => heaviest.includes(aspect) || (isExact(aspect) && isOf(aspect, Sun, Moon)),
    );
  }
  return { aspects, heaviest, houses, signs, figure, crowding, stated };
}
