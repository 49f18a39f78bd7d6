import { Moon, Sun } from '../../chart/bodies.js';
import { houseOfAngle } from '../../chart/houses.js';
import type { House } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import { angleDraft, houseDraft, signDraft, weighedBody } from '../chart-sections.js';
import { placementFactor, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { withoutAdvice } from '../trimming.js';
import { isAtAngle, isLeader } from './context.js';
import { type MonthAspects, withAspects } from './lunar-return-aspects.js';
import { type GatheredSection, isIn, isRising, singlesOnAngles } from './lunar-return-gatherings.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { angleSection } from './parts.js';
import { isSignCertain } from './plan.js';
import { countedHouse } from './planets-on-angles.js';

/** The chapter on where the month takes place. */

/** The gatherings, the Sun, and single planets on the Midheaven, the Descendant or the Imum Coeli. */
export function placeSections(
  context: LunarReturnContext,
  gathered: readonly GatheredSection[],
  aspects: MonthAspects,
): (Draft | undefined)[] {
  const sun = placedSun(context, gathered);
  const singles = singlesOnAngles(context, gathered).filter((each) => !isRising(each));
  const isWithSun = ({ at }: (typeof singles)[number]): boolean => houseOfAngle[at.angle] === sun?.house;
  return [
    ...gathered.filter((section) => section !== sectionWithMoon(context, gathered)),
    sun && !singles.some(isWithSun)
      ? withAspects(
          context,
          { ...houseDraft(context, sun, [sunParts(context, sun)]), isKept: isLeader(context, sun) },
          aspects.of(Sun),
        )
      : undefined,
    ...singles.map((each) => {
      const draft = angleSection(context, each, () => undefined);
      return sun && isWithSun(each)
        ? withAspects(context, withSun(context, draft, sun), aspects.of(each.body.id, Sun))
        : withAspects(context, draft, aspects.of(each.body.id));
    }),
  ];
}

/** The Sun, unless it is told on an angle or in a gathering, or has no house. */
function placedSun(
  context: LunarReturnContext,
  gathered: readonly GatheredSection[],
): WeighedBody | undefined {
  const sun = weighedBody(context, Sun);
  return sun === undefined || sun.house === 0 || isAtAngle(context, sun) || isIn(gathered, sun.house)
    ? undefined
    : sun;
}

function sunParts(context: LunarReturnContext, { house }: WeighedBody): Part[] {
  const text = context.manuscript.unlessSaid(context.kind.sun[house as House]);
  return [text];
}

/** Adds the Sun to the section of a planet on the angle that opens its house. */
function withSun(context: LunarReturnContext, draft: Draft, sun: WeighedBody): Draft {
  const { kind, manuscript } = context;
  return {
    ...draft,
    title: fill(kind.withPlanets, { title: draft.title, planets: manuscript.within(Sun) }),
    factors: [...draft.factors, placementFactor(sun)],
    paragraphs: [...draft.paragraphs, sunParts(context, sun)],
  };
}

const sectionWithMoon = (
  context: LunarReturnContext,
  gathered: readonly GatheredSection[],
): GatheredSection | undefined => {
  const moon = weighedBody(context, Moon);
  const house = moon === undefined ? 0 : countedHouse(context, moon);
  return house === 0 ? undefined : gathered.find(({ houses }) => houses.includes(house));
};

/** The Moon on an angle or in its house, with its aspects, and the gathering that it is in. */
export function moonSection(
  context: LunarReturnContext,
  gathered: readonly GatheredSection[],
  aspects: MonthAspects,
): Draft | undefined {
  const moon = weighedBody(context, Moon);
  // If the Moon's sign is uncertain, nothing is told but its aspects.
  if (moon === undefined || !isSignCertain(context.month.chart, moon)) return undefined;
  const section = sectionWithMoon(context, gathered);
  const draft = placedMoon(context, moon, section);
  const others = (section?.factors ?? []).filter(
    ({ planetIds: [id, ...more] = [] }) => id !== Moon || more.length > 0,
  );
  const beside = (isAtAngle(context, moon) ? section?.onAngle : section?.planets)?.filter(
    (id) => id !== Moon,
  );
  // The title of two opposite houses names all their planets.
  const isOfAxis = section !== undefined && section.houses.length > 1 && !isAtAngle(context, moon);
  return withAspects(
    context,
    {
      ...draft,
      title: isOfAxis
        ? section.title
        : beside === undefined || beside.length === 0
          ? draft.title
          : fill(context.kind.withPlanets, {
              title: draft.title,
              planets: context.manuscript.listOf(beside),
            }),
      isKept: true,
      isLead: section?.isLead === true,
      factors: [...draft.factors, ...others],
      // The gathering comes before what the Moon does in it.
      paragraphs: isAtAngle(context, moon)
        ? [...draft.paragraphs, ...(section?.paragraphs ?? [])]
        : [...(section?.paragraphs ?? []), ...draft.paragraphs],
    },
    aspects.of(Moon),
    section?.aspects.filter(({ first, second }) => first === Moon || second === Moon),
  );
}

function placedMoon(
  context: LunarReturnContext,
  moon: WeighedBody,
  section: GatheredSection | undefined,
): Draft {
  const { atAngles, cells, kind, manuscript } = context;
  const onAngle = atAngles.find(({ body }) => body.id === Moon);
  if (onAngle !== undefined) {
    const { angle } = onAngle.at;
    const text = manuscript.unlessSaid(kind.onAngle[Moon][angle]);
    return angleDraft(context, onAngle, [[text]]);
  }
  const house = countedHouse(context, moon);
  // The Moon's sign is that of the birth every month: it is told only without houses.
  if (house === 0) return signDraft(context, moon, [[manuscript.unlessSaid(kind.moonSign[moon.sign])]]);
  const text = manuscript.unlessSaid(cells.lunarReturnMoon(house));
  // In a gathering, whose text has advice of its own, the Moon's is left out.
  return houseDraft(context, moon, [[section === undefined ? text : withoutAdvice(manuscript.words, text)]]);
}
