import type { BodyId } from '../../chart/bodies.js';
import { Ascendant, Mars, Moon, Pluto, Sun } from '../../chart/bodies.js';
import { houseOfAngle } from '../../chart/houses.js';
import { type House, oppositeHouse } from '../../chart/zodiac.js';
import type { Angle } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { crowdedDraft } from '../chart-sections.js';
import {
  aspectFactor,
  crowdingFactor,
  type Factor,
  placementFactor,
  type WeighedAspect,
  type WeighedBody,
} from '../factors.js';
import { type Draft, type Part, partsOf } from '../reading.js';
import { withoutAdvice } from '../trimming.js';
import { isAtAngle, isLeader, isNeeded } from './context.js';
import { aspectParagraphs, type MonthAspects } from './lunar-return-aspects.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { axisLead, bodiesOf, mattersOf, standingIn } from './matters.js';
import { chiefCrowd } from './opening.js';
import { angleSection, retrogradeSentence } from './parts.js';
import { crowdsOf } from './planets-on-angles.js';

/**
 * Planets of a month that gather in a house, in two opposite houses, or on an angle: one section tells the crowd, the
 * planets on its angle, and their aspects to each other.
 */
export interface GatheredSection {
  title: string;
  weight: number;
  houses: readonly House[];
  /** Planets on the angle of its house. */
  onAngle: readonly BodyId[];
  /** All planets that the section is about. */
  planets: readonly BodyId[];
  /** The aspects that it tells. */
  aspects: readonly WeighedAspect[];
  factors: Factor[];
  paragraphs: Part[][];
  isLead: boolean;
  /** Whether it is told however little room there is. */
  isKept: boolean;
}

/** Planets that make a gathering: in houses, and on an angle. */
const fewest = { inHouse: 3, onAngle: 2 };
const mostGatherings = 2;
/** Planets on its angle with a text of their own, at most. */
const mostOnAngle = 2;

type OnAngle = LunarReturnContext['atAngles'][number];

/**
 * The planet on an angle that the month’s question is about or, if the month turns on no aspect, that leads it: it has
 * a section before all others.
 */
export function leadingOnAngle({
  atAngles,
  lead,
  leaders,
  question,
}: LunarReturnContext): OnAngle | undefined {
  if (question?.kind === 'angle') return atAngles.find(({ body }) => body.id === question.body);
  if (lead !== undefined || question?.kind === 'square') return undefined;
  return atAngles.find(({ body }) => body.id !== Moon && body.id === leaders[0]?.id);
}

/** Planets on the angles of these houses, without the Moon and the leading one, which have their own sections. */
const standingOn = (context: LunarReturnContext, houses: readonly House[]): OnAngle[] =>
  context.atAngles.filter(
    (each) =>
      each.body.id !== Moon &&
      each !== leadingOnAngle(context) &&
      houses.includes(houseOfAngle[each.at.angle]),
  );

/** The heaviest gatherings, and the angles with several planets. */
export function gatheredSections(context: LunarReturnContext, aspects: MonthAspects): GatheredSection[] {
  const gatherings = gatheringsOf(context);
  const taken = new Set(gatherings.flatMap(({ houses }) => houses));
  const angles = [...new Set(context.atAngles.map(({ at }) => at.angle))].filter(
    (angle) =>
      !taken.has(houseOfAngle[angle]) && standingOn(context, [houseOfAngle[angle]]).length >= fewest.onAngle,
  );
  return [
    ...gatherings.map((gathering) => sectionOfGathering(context, gathering, aspects)),
    ...angles.map((angle) => sectionOfAngle(context, angle, aspects)),
  ];
}

export const isIn = (gathered: readonly GatheredSection[], house: House | 0): boolean =>
  house !== 0 && gathered.some(({ houses }) => houses.includes(house));

interface Gathering {
  title: string;
  weight: number;
  houses: readonly House[];
  text: Part;
  factors: Factor[];
  /** Planets that are on no angle. */
  bodies: readonly WeighedBody[];
}

/** The heaviest gatherings with a planet from the Sun to Mars in them, by which months differ. */
function gatheringsOf(context: LunarReturnContext): Gathering[] {
  const { kind, manuscript } = context;
  const planets = context.weighed.bodies.filter(
    (body) => body.id <= Pluto && body.house !== 0 && !isAtAngle(context, body),
  );
  const crowds = crowdsOf(context);
  return mattersOf(context, planets)
    .flatMap((matter): Gathering[] => {
      const [{ house }] = matter.households as [(typeof matter.households)[number]];
      const houses = matter.axis === undefined ? [house] : [house, oppositeHouse(house)];
      const ids = houses.flatMap((each) => standingIn(context, each));
      if (ids.length < fewest.inHouse || !ids.some((id) => id <= Mars && id !== Moon)) return [];
      const bodies = bodiesOf(matter);
      const its = { bodies, houses, weight: bodies[0]?.weight ?? 0, factors: bodies.map(placementFactor) };
      if (matter.axis !== undefined) {
        const { title, lead } = axisLead(context, house);
        return [{ ...its, title, text: lead }];
      }
      const crowd = crowds.find((each) => each.house === house);
      if (crowd === undefined) return [];
      const text = fill(kind.crowded[house], { planets: manuscript.listOf(crowd.bodies) });
      return [
        {
          ...its,
          title: crowdedDraft(context, crowd, '').title,
          text,
          factors: [crowdingFactor(crowd), ...its.factors],
        },
      ];
    })
    .slice(0, mostGatherings);
}

/**
 * The section of a gathering: the crowd, the planet on its angle that the question is about or that is nearest, and
 * their aspects.
 */
function sectionOfGathering(
  context: LunarReturnContext,
  { bodies, factors, houses, text, title, weight }: Gathering,
  aspects: MonthAspects,
): GatheredSection {
  const onAngle = standingOn(context, houses);
  const told = toldOnAngle(
    context,
    onAngle,
    bodies.map(({ id }) => id),
    aspects,
  );
  const [first, ...others] = told.drafts;
  const retrograde = bodies.map((body) => retrogradeSentence(context, body));
  const crowd = [text, ...retrograde];
  const isLead = told.drafts.some((draft) => draft.isLead);
  const outside = onAngle.filter(({ body }) => !houses.includes(body.house as House));
  return {
    title:
      outside.length === 0
        ? title
        : fill(context.kind.withPlanets, {
            title,
            planets: context.manuscript.listOf(outside.map(({ body }) => body.id)),
          }),
    weight,
    houses,
    onAngle: onAngle.map(({ body }) => body.id),
    planets: [...bodies, ...onAngle.map(({ body }) => body)].map(({ id }) => id).sort((a, b) => a - b),
    isLead,
    isKept: told.isKept || isNamedInOpening(context, houses),
    aspects: told.among,
    factors: [...factors, ...told.factors],
    paragraphs: [
      isLead ? [...partsOf(first), ...crowd] : [...crowd, ...partsOf(first)],
      [sunOf(context, bodies)],
      [...others.flatMap(partsOf), ...told.aspects],
    ],
  };
}

/** The text of the Sun in its house, if the opening names it among the planets that lead the month. */
function sunOf(context: LunarReturnContext, bodies: readonly WeighedBody[]): Part {
  const sun = bodies.find((body) => body.id === Sun && isLeader(context, body));
  if (sun === undefined || sun.house === 0) return '';
  const text = context.manuscript.unlessSaid(context.kind.sun[sun.house]);
  return withoutAdvice(context.manuscript.words, text);
}

/** Whether the opening names the crowd of a house, or a leading planet that has no other section. */
function isNamedInOpening(context: LunarReturnContext, houses: readonly House[]): boolean {
  const chief = chiefCrowd(context);
  return (
    (chief !== undefined && houses.includes(chief.house)) ||
    context.leaders.some((body) => body.house !== 0 && houses.includes(body.house))
  );
}

/** The section of several planets on an angle, with their aspects to each other. */
function sectionOfAngle(context: LunarReturnContext, angle: Angle, aspects: MonthAspects): GatheredSection {
  const { cells, manuscript } = context;
  const onAngle = standingOn(context, [houseOfAngle[angle]]);
  const told = toldOnAngle(context, onAngle, [], aspects);
  const [first, ...others] = onAngle.map(({ body }) => body.id) as [BodyId, ...BodyId[]];
  const [heaviest, ...rest] = told.drafts;
  return {
    title: fill(cells.readings.words.headings.onAngle[angle], {
      body: manuscript.join([manuscript.start(first), ...others.map((id) => manuscript.within(id))]),
      point: manuscript.within(angle),
    }),
    weight: onAngle[0]?.body.weight ?? 0,
    houses: [houseOfAngle[angle]],
    onAngle: onAngle.map(({ body }) => body.id),
    planets: onAngle.map(({ body }) => body.id),
    isLead: told.drafts.some((draft) => draft.isLead),
    isKept: told.isKept,
    aspects: told.among,
    factors: told.factors,
    paragraphs: [partsOf(heaviest), [...rest.flatMap(partsOf), ...told.aspects]],
  };
}

/** The planets on an angle that are told: the heaviest, and those whose aspects to the others are not told. */
function toldOnAngle(
  context: LunarReturnContext,
  onAngle: readonly OnAngle[],
  beside: readonly BodyId[],
  aspects: MonthAspects,
): { drafts: Draft[]; factors: Factor[]; among: WeighedAspect[]; aspects: Part[]; isKept: boolean } {
  const among = aspects.among([...beside, ...onAngle.map(({ body }) => body.id)]);
  const isMet = ({ body }: OnAngle): boolean =>
    among.some(({ first, second }) => first === body.id || second === body.id);
  const told = onAngle.filter((each, at) => at === 0 || !isMet(each)).slice(0, mostOnAngle);
  return {
    drafts: told.map((each) => angleSection(context, each, () => undefined)),
    factors: [...onAngle.map(({ body }) => placementFactor(body)), ...among.map(aspectFactor)],
    among,
    aspects: aspectParagraphs(context, among).flat(),
    isKept:
      onAngle.some(({ body }) => isLeader(context, body)) ||
      among.some((aspect) => isNeeded(context, aspect)),
  };
}

/** Planets alone on an angle. */
export const singlesOnAngles = (
  context: LunarReturnContext,
  gathered: readonly GatheredSection[],
): OnAngle[] =>
  context.atAngles.filter(
    (each) =>
      each.body.id !== Moon &&
      each !== leadingOnAngle(context) &&
      !isIn(gathered, houseOfAngle[each.at.angle]),
  );

export const isRising = ({ at }: OnAngle): boolean => at.angle === Ascendant;
