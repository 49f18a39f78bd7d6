import { Conjunction } from '../../chart/aspects.js';
import { Ascendant, Jupiter, Mars, Mercury, Moon, Pluto, Sun } from '../../chart/bodies.js';
import { isPressing } from '../../chart/body-groups.js';
import { oppositeHouse } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import { fill } from '../../text/texts.js';
import {
  angleDraft,
  aspectDraft,
  bothDraft,
  crowdedDraft,
  houseDraft,
  signDraft,
  weighedBody,
} from '../chart-sections.js';
import {
  crowdingFactor,
  type Factor,
  placementFactor,
  type WeighedAspect,
  type WeighedBody,
} from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { isAtAngle, isNeeded } from './context.js';
import { leadSection } from './lead.js';
import { cellOfAspect } from './lunar-return-context.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { axisLead, bodiesOf, mattersOf, standingIn } from './matters.js';
import { shortLine } from './opening.js';
import { angleSection, ascendantSection, phaseSection, retrogradeSentence } from './parts.js';
import { hasHouses, isAsked, isSignCertain } from './plan.js';
import { countedHouse, crowdsOf } from './planets-on-angles.js';
import {
  stancesOfAspect,
  stancesOfCrowd,
  stancesOfHouse,
  stancesOfMoonSign,
  stancesOfSign,
  stancesOnAngle,
} from './stances.js';

/** The tone of a month, where it takes place, and its aspects. */

/**
 * What it turns on, the Ascendant with what stands there, and the phase; the swift planets by sign, without houses all
 * of them.
 */
export function toneSections(
  context: LunarReturnContext,
  gatherings: readonly Gathering[],
): (Draft | undefined)[] {
  const { cells, month, weighed } = context;
  const natal = month.ascendantIn;
  const natalCell = natal === 0 ? '' : cells.lunarReturnAscendant(natal);
  // With houses the signs of the swift planets are told where one goes backward, which colors all it does.
  const isTimed = hasHouses(weighed.chart);
  const isTold = (body: WeighedBody): boolean =>
    isAtAngle(context, body) || gatherings.some((gathering) => isOf(gathering, body));
  const bySign = weighed.bodies.filter(
    (body) =>
      isSignCertain(weighed.chart, body) &&
      ((body.id === Sun && !isTimed) ||
        (body.id >= Mercury &&
          body.id <= Mars &&
          (!isTimed || (body.retrograde && body.house !== 1 && !isTold(body))))),
  );
  return [
    leadSection(context, cellOfAspect(context), (aspect) => shortLine(context, aspect)),
    ascendantSection(context, natal, natalCell, Moon),
    ...onAngles(context, true),
    firstHouseSection(context, gatherings),
    phaseSection(context, context.aspects),
    ...signSections(context, bySign),
  ];
}

/** Planets by sign, those that share one under one heading. @param bodies strongest first */
function signSections(context: LunarReturnContext, bodies: readonly WeighedBody[]): Draft[] {
  const { cells, kind, manuscript } = context;
  return [...new Set(bodies.map(({ sign }) => sign))].map((sign) => {
    const its = bodies.filter((body) => body.sign === sign);
    const [first, ...others] = its as [WeighedBody, ...WeighedBody[]];
    const paragraphs = its.map((body): Part[] => {
      const text = manuscript.unlessSaid(kind.inSign[body.id as 0][sign]);
      return [{ text, stances: stancesOfSign(context, body.id, sign) }, retrogradeSentence(context, body)];
    });
    const planets = [manuscript.start(first.id), ...others.map(({ id }) => manuscript.within(id))];
    return {
      title: fill(cells.readings.words.headings.inSign, {
        body: manuscript.join(planets),
        sign: cells.signName(sign),
      }),
      weight: first.weight,
      factors: its.map(placementFactor),
      paragraphs,
    };
  });
}

/** Planets on the Ascendant, or on the other angles; the Moon has a section anyway. */
const onAngles = (context: LunarReturnContext, isRising: boolean): Draft[] =>
  context.atAngles
    .filter(({ at, body }) => body.id !== Moon && (at.angle === Ascendant) === isRising)
    .map((each) => angleSection(context, each, cellOfAspect(context)));

/** The strongest of what stands in the first house, which is felt also where it is too far from the Ascendant to be on it. */
function firstHouseSection(context: LunarReturnContext, gatherings: readonly Gathering[]): Draft | undefined {
  const body = context.weighed.bodies.find(
    (each) =>
      each.id >= Mercury &&
      each.id <= Pluto &&
      each.house === 1 &&
      !isAtAngle(context, each) &&
      !gatherings.some((gathering) => isOf(gathering, each)),
  );
  if (body === undefined) return undefined;
  const text = context.manuscript.unlessSaid(context.kind.firstHouse[body.id as typeof Mercury]);
  return houseDraft(context, body, [[{ text, stances: stancesOfHouse(context, body.id, 1), isSpare: true }]]);
}

/** Where planets gather: in a house, or in two that face each other. */
interface Gathering {
  title: string;
  weight: number;
  text: Part;
  factors: Factor[];
  /** Those that are on no angle. */
  bodies: readonly WeighedBody[];
}

/** So many planets make one. */
const fewest = 3;
const mostGatherings = 2;

/** The heaviest gatherings with a planet in them that makes months differ. */
export function gatheringsOf(context: LunarReturnContext): Gathering[] {
  const { kind, manuscript } = context;
  const planets = context.weighed.bodies.filter(
    (body) => body.id <= Pluto && body.house !== 0 && !isAtAngle(context, body),
  );
  const crowds = crowdsOf(context);
  return mattersOf(context, planets)
    .flatMap((matter): Gathering[] => {
      const [{ house }] = matter.households as [(typeof matter.households)[number]];
      const ids = [
        ...standingIn(context, house),
        ...(matter.axis ? standingIn(context, oppositeHouse(house)) : []),
      ];
      if (ids.length < fewest || !ids.some((id) => id <= Mars && id !== Moon)) return [];
      const bodies = bodiesOf(matter);
      const its = { bodies, weight: bodies[0]?.weight ?? 0, factors: bodies.map(placementFactor) };
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
          text: { text, stances: stancesOfCrowd(context, house), isSpare: true },
          factors: [crowdingFactor(crowd), ...its.factors],
        },
      ];
    })
    .slice(0, mostGatherings);
}

const isOf = ({ bodies }: Gathering, body: WeighedBody): boolean => bodies.includes(body);

/** The Moon, where planets gather, the Sun, and what stands on the Midheaven, the Descendant and at the foot. */
export function placeSections(
  context: LunarReturnContext,
  gatherings: readonly Gathering[],
): (Draft | undefined)[] {
  const { kind, manuscript } = context;
  const moon = weighedBody(context, Moon);
  const sun = weighedBody(context, Sun);
  const withMoon = moon && gatherings.find((gathering) => isOf(gathering, moon));
  const isSunTold =
    sun === undefined ||
    sun.house === 0 ||
    isAtAngle(context, sun) ||
    gatherings.some((gathering) => isOf(gathering, sun));
  return [
    moon && moonSection(context, moon, withMoon),
    isSunTold
      ? undefined
      : houseDraft(context, sun, [
          [
            {
              text: manuscript.unlessSaid(kind.sun[sun.house as 1]),
              stances: stancesOfHouse(context, Sun, sun.house),
              isSpare: true,
            },
          ],
        ]),
    ...gatherings
      .filter((gathering) => gathering !== withMoon)
      .map(({ title, weight, text, factors, bodies }) => ({
        title,
        weight,
        factors,
        paragraphs: [[text, ...bodies.map((body) => retrogradeSentence(context, body))]],
      })),
    ...onAngles(context, false),
  ];
}

/** The Moon on an angle, or in her sign and house; who gathers there is told in place of the house. */
function moonSection(
  context: LunarReturnContext,
  moon: WeighedBody,
  gathering: Gathering | undefined,
): Draft | undefined {
  const { atAngles, cells, kind, manuscript, month } = context;
  // Of a Moon that may be in another sign there is nothing to say but what it meets.
  if (!isSignCertain(month.chart, moon)) return undefined;
  const sign = {
    text: manuscript.unlessSaid(kind.moonSign[moon.sign]),
    stances: stancesOfMoonSign(context, moon.sign),
  };
  const onAngle = atAngles.find(({ body }) => body.id === Moon);
  if (onAngle !== undefined) {
    const { angle } = onAngle.at;
    const text = manuscript.unlessSaid(kind.onAngle[Moon][angle]);
    const draft = angleDraft(context, onAngle, [
      [{ text, stances: stancesOnAngle(context, Moon, angle) }],
      [sign],
    ]);
    return { ...draft, isKept: true };
  }
  const house = countedHouse(context, moon);
  if (house === 0) return { ...signDraft(context, moon, [[sign]]), isKept: true };
  const text = manuscript.unlessSaid(cells.lunarReturnMoon(house));
  const place = gathering?.text ?? { text, stances: stancesOfHouse(context, Moon, house) };
  const draft = bothDraft(context, moon, [[sign], [place]]);
  const factors = gathering?.factors ?? [];
  const others = factors.filter(({ planetIds: [id, ...more] = [] }) => id !== Moon || more.length > 0);
  return { ...draft, factors: [...draft.factors, ...others], isKept: true };
}

/** Its aspects but for what leads, each by itself. */
export const aspectSections = (context: LunarReturnContext): Draft[] =>
  context.aspects
    .filter(
      (aspect) =>
        !isAsked(context.question, aspect) && !isSaidOfOther(context, aspect) && !deniesLead(context, aspect),
    )
    .map((aspect) =>
      aspectDraft(context, aspect, {
        text: context.manuscript.unlessSaid(cellOfAspect(context)(aspect)),
        stances: stancesOfAspect(context, aspect),
        isSpare: !isNeeded(context, aspect),
      }),
    );

/** Whether a slow planet does to this light what it does, more strongly, to the other: it is told once. */
const isSaidOfOther = ({ aspects }: LunarReturnContext, aspect: WeighedAspect): boolean =>
  aspect.first <= Moon &&
  aspect.second >= Jupiter &&
  aspects
    .slice(0, aspects.indexOf(aspect))
    .some(
      (other) =>
        other.first <= Moon &&
        other.second === aspect.second &&
        natureOf(other.aspect) === natureOf(aspect.aspect),
    );

/** Aspects from which on a month can spare one. */
const enough = 4;

/** Whether it tells of a planet of the lead, which is hard, that all is easy for it: the weaker of the two is left out. */
const deniesLead = (context: LunarReturnContext, aspect: WeighedAspect): boolean => {
  const { aspects, lead } = context;
  if (lead === undefined || aspects.length < enough || isNeeded(context, aspect)) return false;
  const isHard =
    natureOf(lead.aspect) === 'tense' || (lead.aspect === Conjunction && isPressing(lead.second));
  const isOfSame = [aspect.first, aspect.second].some(
    (id) => id <= Mars && (id === lead.first || id === lead.second),
  );
  return isHard && isOfSame && natureOf(aspect.aspect) === 'harmonious' && aspect.second <= Jupiter;
};
