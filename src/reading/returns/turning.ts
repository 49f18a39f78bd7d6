import { Conjunction } from '../../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../chart/bodies.js';
import { tropicalYear } from '../../chart/periods.js';
import type { House } from '../../chart/zodiac.js';
import type { PassageTone } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { isChief } from '../transits/weight.js';
import {
  daysBetween,
  isAtFarEnd,
  isOfOneMonth,
  isSame,
  isVague,
  toneOf,
  type WeighedReturnTransit,
  withDays,
} from './passage-choice.js';
import { daysOf, nameOf } from './passage-days.js';
import { bodiesOf } from './plan.js';
import { housesOf } from './question.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { ReturnContact, ReturnTransit } from './transits.js';

/** When a year asks most of one, and when it helps most: by the heaviest passages that have their days. */

/** What asks most of the year. */
export const hardest = (context: SolarReturnContext): WeighedReturnTransit | undefined =>
  byWeight(context, 'strain')[0];

/** What helps, heaviest first. @param trying what strains, heaviest first */
const helping = (
  context: SolarReturnContext,
  trying: readonly WeighedReturnTransit[],
): WeighedReturnTransit[] =>
  undisturbed(context, byWeight(context, 'gift'), trying[0]).filter((transit) => isAhead(context, transit));

/** What helps with only the days on which nothing is hard on the same point, and which are not those of the hardest. */
function undisturbed(
  context: SolarReturnContext,
  helps: readonly WeighedReturnTransit[],
  strain = hardest(context),
): WeighedReturnTransit[] {
  return helps.map((transit) => {
    const hard = [...(strain?.exact ?? []), ...context.passing.hardOn(transit).flatMap(({ exact }) => exact)];
    const isFar = (day: string): boolean => hard.every((other) => Math.abs(daysBetween(day, other)) > felt);
    return withDays(transit, isFar);
  });
}

/** Days on either side of something hard that are felt as its own. */
const felt = 21;

/** Days from the birthday after which one is still to come when the reading is read; in its closing, when it is done. */
const [ahead, farAhead] = [14, 30];

const isAhead = ({ year }: SolarReturnContext, { exact }: ReturnTransit): boolean =>
  exact.some((day) => daysBetween(year.begins, day) >= ahead);

/** Of a tone, heaviest first, with a day at least that is still to come. */
const byWeight = (context: SolarReturnContext, tone: PassageTone): WeighedReturnTransit[] =>
  [...context.passing.first, ...context.passing.ofSun]
    .filter((transit) => toneOf(transit) === tone && (tone === 'strain' || !isOfGeneration(transit)))
    .filter((transit) => isAhead(context, transit) && (!isVague(transit) || isOfOneMonth(transit)))
    .sort((a, b) => rarityOf(b) - rarityOf(a) || b.weight - a.weight);

/**
 * What a year is remembered by comes before what weighs more: of what is hard that of Saturn and slower, which Jupiter’s
 * is not beside it; of what helps that Jupiter comes to a light or an angle, which it does once in twelve years.
 */
const rarityOf = (transit: ReturnTransit): number => {
  if (toneOf(transit) === 'strain') return transit.body >= Saturn ? 1 : 0;
  const isMet = transit.aspect === Conjunction || isAtFarEnd(transit);
  return isMet && isChief(transit.natal) ? 1 : 0;
};

/** What eases for everybody of an age is no help of one’s own. */
const isOfGeneration = ({ body, natal }: WeighedReturnTransit): boolean => body === natal && body >= Uranus;

/** Days before the next birthday from which on the year is as good as over. */
const atEnd = 14;

/** Its days; and that they are the last of the year. */
function whenOf(context: SolarReturnContext, transit: WeighedReturnTransit): string {
  const days = daysOf(context, transit, true);
  const [first = ''] = transit.exact;
  return daysBetween(context.year.begins, first) >= tropicalYear - atEnd
    ? fill(context.kind.dates.atEnd, { days })
    : days;
}

/** In the opening. @param chief what has been said of a passage that outweighs all others */
export function turningSentence(context: SolarReturnContext, chief: string): string {
  const { kind, manuscript } = context;
  const { both, strain, gift } = kind.dates.turning;
  const valuesOf = (
    tone: PassageTone,
    found: WeighedReturnTransit | undefined,
  ): Record<string, string> | undefined =>
    found && {
      [tone]: nameOf(manuscript, kind.dates, found, false),
      [`${tone}Days`]: whenOf(context, found),
    };
  const trying = byWeight(context, 'strain');
  const hard = chief === '' ? valuesOf('strain', trying[0]) : undefined;
  const kindly = valuesOf('gift', helping(context, trying)[0]);
  if (hard && kindly) return manuscript.firstUnsaid(both, { ...hard, ...kindly });
  if (hard) return manuscript.firstUnsaid(strain, hard);
  return kindly ? manuscript.firstUnsaid(gift, kindly) : '';
}

/**
 * The points of a birth that speak of the matter of a house: the ruler of the sign that is as far from Aries (W. Lilly,
 * Christian Astrology, I.7, by the planets’ own houses), and the angle that begins it or the one across.
 */
const speakers: Readonly<Record<House, readonly BodyId[]>> = {
  1: [Ascendant, Mars],
  2: [Venus],
  3: [Mercury],
  4: [Moon, Midheaven],
  5: [Sun, Venus],
  6: [Mercury],
  7: [Venus, Ascendant],
  8: [Mars],
  9: [Jupiter],
  10: [Midheaven, Saturn],
  11: [Saturn],
  12: [Jupiter],
};

/**
 * What helps with the question of the year, of what is told at length: that comes to a planet that it names, or to one
 * that speaks of its houses.
 */
function helpWithQuestion(context: SolarReturnContext): WeighedReturnTransit | undefined {
  const { length, passing, question, year } = context;
  if (length === 'brief' || question === undefined) return undefined;
  const [kindest] = helping(context, byWeight(context, 'strain'));
  const named = bodiesOf(question);
  const spoken = housesOf(question).flatMap((house) => speakers[house]);
  const rank = (transit: ReturnContact): number => {
    const isServing = named.includes(transit.natal) || spoken.includes(transit.natal);
    // What the opening has called the best of the year is not passed over for something less.
    if (isServing && kindest !== undefined && isSame(transit, kindest)) return 3;
    return named.includes(transit.natal) ? 2 : isServing ? 1 : 0;
  };
  const isDated = (transit: ReturnTransit): boolean => !isVague(transit) || isOfOneMonth(transit);
  const farOff = (transit: WeighedReturnTransit): WeighedReturnTransit =>
    withDays(transit, (day) => daysBetween(year.begins, day) >= farAhead);
  return undisturbed(
    context,
    passing.first.filter(
      (transit) =>
        rank(transit) > 0 && toneOf(transit) === 'gift' && !isOfGeneration(transit) && isDated(transit),
    ),
  )
    .map(farOff)
    .filter(({ exact }) => exact.length > 0)
    .sort((a, b) => rank(b) - rank(a) || b.weight - a.weight)[0];
}

/** In the closing: the first day to come of what helps with the question. */
export function goodMoment(context: SolarReturnContext): string {
  const { kind, manuscript } = context;
  const found = helpWithQuestion(context);
  if (found === undefined) return '';
  const [first] = found.exact;
  return manuscript.firstUnsaid(kind.dates.goodMoment, {
    day: daysOf(
      context,
      withDays(found, (day) => day === first),
      true,
    ),
    gift: nameOf(manuscript, kind.dates, found, false),
  });
}
