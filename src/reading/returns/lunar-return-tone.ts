import { Mars, Mercury, Moon, Pluto, Sun } from '../../chart/bodies.js';
import type { SignId } from '../../chart/zodiac.js';
import { fill } from '../../text/texts.js';
import { houseDraft } from '../chart-sections.js';
import { placementFactor, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { isAtAngle, isLeader } from './context.js';
import { grandFigureSection } from './grand-figures.js';
import { datedFigure, leadSectionOfMonth, type MonthAspects, withAspects } from './lunar-return-aspects.js';
import {
  type GatheredSection,
  isIn,
  isRising,
  leadingOnAngle,
  singlesOnAngles,
} from './lunar-return-gatherings.js';
import type { LunarReturnContext } from './lunar-return-month.js';
import { angleSection, ascendantSection, retrogradeSentence } from './parts.js';
import { hasHouses, isSignCertain } from './plan.js';

/** The chapter on the tone of a month. */

/**
 * The section that the month turns on, the Ascendant with planets on it, and swift planets by sign; without houses all
 * of them.
 */
export function toneSections(
  context: LunarReturnContext,
  gathered: readonly GatheredSection[],
  aspects: MonthAspects,
): (Draft | undefined)[] {
  return [
    leadSectionOfMonth(context, aspects),
    leadingSection(context, aspects),
    datedFigure(context, grandFigureSection(context, context.grand), context.grand?.pattern.bodies ?? []),
    risingSection(context, gathered, aspects),
    ...signSections(context, bodiesBySign(context, gathered), aspects),
  ];
}

/** The planet on an angle that the month turns on, in full, with its aspects. */
function leadingSection(context: LunarReturnContext, aspects: MonthAspects): Draft | undefined {
  const each = leadingOnAngle(context);
  if (each === undefined) return undefined;
  const { id } = each.body;
  const draft = angleSection(context, each, () => undefined);
  const more = context.manuscript.unlessSaid(context.kind.leadingOnAngle[id as typeof Sun][each.at.angle]);
  const [standing = [], ...others] = draft.paragraphs;
  return withAspects(
    context,
    { ...draft, isLead: true, paragraphs: [[...standing, more], ...others] },
    aspects.of(id),
  );
}

/**
 * The planets told by sign; with houses only retrograde ones, since that colors everything they do, and those that the
 * opening may name as leading, which have no other section.
 */
function bodiesBySign(context: LunarReturnContext, gathered: readonly GatheredSection[]): WeighedBody[] {
  const isTimed = hasHouses(context.weighed.chart);
  return context.weighed.bodies.filter((body) => {
    if (body.id > Mars || body.id === Moon || !isSignCertain(context.weighed.chart, body)) return false;
    if (!isTimed) return true;
    const isTold = isAtAngle(context, body) || isIn(gathered, body.house) || body.house === 1;
    return body.id >= Mercury && (body.retrograde || isLeader(context, body)) && !isTold;
  });
}

/** The Ascendant with a planet on it, or with the strongest in the first house. */
function risingSection(
  context: LunarReturnContext,
  gathered: readonly GatheredSection[],
  aspects: MonthAspects,
): Draft | undefined {
  const { cells, kind, manuscript, month } = context;
  const natal = month.ascendantIn;
  const rising = ascendantSection(context, natal, natal === 0 ? '' : cells.lunarReturnAscendant(natal), Moon);
  if (rising === undefined) return undefined;
  const [onIt] = singlesOnAngles(context, gathered).filter(isRising);
  const company = onIt ? angleSection(context, onIt, () => undefined) : firstHouseSection(context, gathered);
  const body = onIt?.body.id ?? company?.factors[0]?.planetIds?.[0];
  if (company === undefined || body === undefined) return { ...rising, isKept: true };
  const isLead = company.isLead === true;
  const its = [rising.paragraphs, company.paragraphs];
  const draft = {
    ...rising,
    title: fill(kind.withPlanets, {
      title: rising.title,
      planets: onIt === undefined ? company.title : manuscript.within(body),
    }),
    isKept: true,
    factors: [...rising.factors, ...company.factors],
    paragraphs: (isLead ? its.reverse() : its).flat(),
    isLead,
  };
  return onIt === undefined ? draft : withAspects(context, draft, aspects.of(body));
}

/** The strongest planet in the first house that is too far from the Ascendant to be on it. */
function firstHouseSection(
  context: LunarReturnContext,
  gathered: readonly GatheredSection[],
): Draft | undefined {
  if (isIn(gathered, 1)) return undefined;
  const body = context.weighed.bodies.find(
    (each) => each.id >= Mercury && each.id <= Pluto && each.house === 1 && !isAtAngle(context, each),
  );
  if (body === undefined) return undefined;
  const text = context.manuscript.unlessSaid(context.kind.firstHouse[body.id as typeof Mercury]);
  return houseDraft(context, body, [[text]]);
}

/**
 * Planets by sign with their aspects, those in one sign under one heading.
 * @param bodies strongest first
 */
function signSections(
  context: LunarReturnContext,
  bodies: readonly WeighedBody[],
  aspects: MonthAspects,
): Draft[] {
  const { cells, kind, manuscript } = context;
  return [...new Set(bodies.map((body) => signOfMonth(body)))].map((sign) => {
    const its = bodies.filter((body) => signOfMonth(body) === sign);
    const [first, ...others] = its as [WeighedBody, ...WeighedBody[]];
    const texts = its.map((body): Part[] => {
      const values = {
        A: manuscript.start(body.id),
        from: cells.signName(body.sign),
        sign: cells.signName(sign),
      };
      const text = manuscript.unlessSaid(kind.inSign[body.id as 0][sign]);
      return [
        sign === body.sign ? '' : manuscript.unlessSaid(kind.enters, values),
        text,
        retrogradeSentence(context, body),
      ];
    });
    const planets = [manuscript.start(first.id), ...others.map(({ id }) => manuscript.within(id))];
    return withAspects(
      context,
      {
        title: fill(cells.readings.words.headings.inSign, {
          body: manuscript.join(planets),
          sign: cells.signName(sign),
        }),
        weight: first.weight,
        isKept: its.some((body) => isLeader(context, body)),
        factors: its.map(placementFactor),
        paragraphs: [texts.slice(0, 2).flat(), texts.slice(2).flat()].filter((parts) => parts.length > 0),
      },
      aspects.of(...its.map(({ id }) => id)),
    );
  });
}

/** A planet within so many degrees of the end of its sign spends most of the month in the next. */
const nearlyOut = 3;

/** The sign in which a swift planet is for most of the month. */
const signOfMonth = ({ id, longitude, retrograde, sign }: WeighedBody): SignId =>
  !retrograde && (id === Sun || id >= Mercury) && longitude % 30 > 30 - nearlyOut
    ? (((sign + 1) % 12) as SignId)
    : sign;
