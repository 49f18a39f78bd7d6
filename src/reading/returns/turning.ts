import { Ascendant, Midheaven, Sun, Uranus } from '../../chart/bodies.js';
import type { PassageTone } from '../../text/return-catalogue.js';
import { daysBetween, toneOf, type WeighedReturnTransit } from './passage-choice.js';
import { daysOf, isOfOneMonth, isVague, nameOf } from './passage-days.js';
import { bodiesOf } from './plan.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { ReturnContact, ReturnTransit } from './transits.js';
import { daysHardOn, withDays } from './year-transits.js';

/** When a year asks most of one, and when it helps most: by the heaviest passages that have their days. */

/**
 * What helps, heaviest first, with only the days on which nothing is hard on the same point, and which are not those
 * of the hardest.
 */
function helping(
  context: SolarReturnContext,
  [hardest] = byWeight(context, 'strain'),
): WeighedReturnTransit[] {
  return byWeight(context, 'gift')
    .map((transit) => {
      const hard = [...(hardest?.exact ?? []), ...daysHardOn(context.passing, transit)];
      const isFar = (day: string): boolean => hard.every((other) => Math.abs(daysBetween(day, other)) > felt);
      return withDays(transit, isFar);
    })
    .filter((transit) => isAhead(context, transit));
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
    .sort((a, b) => b.weight - a.weight);

/** What eases for everybody of an age is no help of one’s own. */
const isOfGeneration = ({ body, natal }: WeighedReturnTransit): boolean => body === natal && body >= Uranus;

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
      [`${tone}Days`]: daysOf(context, found, true),
    };
  const trying = byWeight(context, 'strain');
  const hard = chief === '' ? valuesOf('strain', trying[0]) : undefined;
  const kindly = valuesOf('gift', helping(context, trying)[0]);
  if (hard && kindly) return manuscript.firstUnsaid(both, { ...hard, ...kindly });
  if (hard) return manuscript.firstUnsaid(strain, hard);
  return kindly ? manuscript.firstUnsaid(gift, kindly) : '';
}

/** Whether a passage is of the whole person, or of a planet that the year turns on. */
const isOfMatter = ({ question }: SolarReturnContext, { body, natal }: ReturnContact): boolean =>
  [Sun, Ascendant, Midheaven, ...bodiesOf(question)].includes(natal) || bodiesOf(question).includes(body);

/** In the closing: the first day to come that helps with the matter of the year. */
export function goodMoment(context: SolarReturnContext): string {
  const { kind, length, manuscript, year } = context;
  if (length === 'brief') return '';
  const [first] = helping(context)
    .filter((transit) => isOfMatter(context, transit))
    .flatMap((transit) => {
      const day = transit.exact.find((each) => daysBetween(year.begins, each) >= farAhead);
      return day === undefined ? [] : [withDays(transit, (each) => each === day)];
    });
  if (first === undefined) return '';
  return manuscript.firstUnsaid(kind.dates.goodMoment, { day: daysOf(context, first, true) });
}
