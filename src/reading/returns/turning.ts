import { Conjunction } from '../../chart/aspects.js';
import { Jupiter, Saturn, Uranus } from '../../chart/bodies.js';
import { isChief } from '../../chart/body-groups.js';
import { tropicalYear } from '../../chart/periods.js';
import type { PassageTone } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { paragraphOf } from '../words.js';
import {
  daysBetween,
  isAtFarEnd,
  isOfOneMonth,
  isVague,
  toneOf,
  type WeighedReturnTransit,
  withDays,
} from './passage-choice.js';
import { daysOf, nameOf } from './passage-days.js';
import type { SolarReturnContext } from './solar-return-year.js';
import type { ReturnTransit } from './transits.js';
import type { YearPassages } from './year-passages.js';

/** When a year asks most of one, and when it helps most: by the heaviest passages that have their days. */

/** What asks most of the year. */
export const hardest = (context: SolarReturnContext): WeighedReturnTransit | undefined =>
  straining(context)[0];

/** Weighed once a reading, however many of its parts ask. */
const turnings = new WeakMap<
  YearPassages,
  { trying?: readonly WeighedReturnTransit[]; kindest?: { readonly found: WeighedReturnTransit | undefined } }
>();

function turningsOf({ passing }: SolarReturnContext) {
  const its = turnings.get(passing) ?? {};
  turnings.set(passing, its);
  return its;
}

function straining(context: SolarReturnContext): readonly WeighedReturnTransit[] {
  const its = turningsOf(context);
  its.trying ??= strainsOf(context);
  return its.trying;
}

/** What helps most before the last weeks of the year. */
function kindestOf(context: SolarReturnContext): WeighedReturnTransit | undefined {
  const its = turningsOf(context);
  its.kindest ??= { found: bestHelp(context, straining(context)) };
  return its.kindest.found;
}

/** What strains, heaviest first; nothing where it is Jupiter’s, and Saturn or a slower planet strains on days that are not known. */
function strainsOf(context: SolarReturnContext): readonly WeighedReturnTransit[] {
  const isAtEnd = ({ exact: [first = ''] }: ReturnTransit): number =>
    Number(daysBetween(context.year.begins, first) >= tropicalYear - atEnd);
  const known = byWeight(context, 'strain').sort((a, b) => isAtEnd(a) - isAtEnd(b));
  const isOfSlower = (transit: WeighedReturnTransit): boolean =>
    transit.body >= Saturn && toneOf(transit) === 'strain';
  const { first, ofSun } = context.passing;
  return known[0]?.body === Jupiter && [...first, ...ofSun].some(isOfSlower) ? [] : known;
}

/**
 * What helps most before the last weeks of the year: rare before common, and with all of its days before what is kind on
 * some of them only. Whether a planet goes backward has to be searched for, and is asked only as far down as the best.
 * @param trying what strains, heaviest first
 */
function bestHelp(
  context: SolarReturnContext,
  trying: readonly WeighedReturnTransit[],
): WeighedReturnTransit | undefined {
  const { begins } = context.year;
  let best: WeighedReturnTransit | undefined;
  for (const gift of byWeight(context, 'gift')) {
    if (best !== undefined && rarityOf(gift) < rarityOf(best)) break;
    const onward = onItsWay(context, gift);
    // Of what is hard the opening names the chief passage, where there is one.
    const help = undisturbed(context, onward, context.passing.chief ?? trying[0]);
    const [first = ''] = help.exact;
    if (!isAhead(context, help) || daysBetween(begins, first) >= tropicalYear - atEnd) continue;
    if (help.exact.length === onward.exact.length) return help;
    best ??= help;
  }
  return best;
}

/**
 * Without the days on which the planet goes backward over the place, every second one of a loop: what it has opened is
 * doubted then, and is no time for asking.
 */
export function onItsWay(
  { year }: Pick<SolarReturnContext, 'year'>,
  transit: WeighedReturnTransit,
): WeighedReturnTransit {
  const { before } = year.restOfLoop(transit);
  return withDays(transit, (day) => (before.length + transit.exact.indexOf(day)) % 2 === 0);
}

/** What helps with only the days on which nothing is hard on the same point, and which are not those of the hardest. */
function undisturbed(
  context: SolarReturnContext,
  help: WeighedReturnTransit,
  strain = hardest(context),
): WeighedReturnTransit {
  const hard = [...(strain?.exact ?? []), ...context.passing.hardOn(help).flatMap(({ exact }) => exact)];
  return withDays(help, (day) => hard.every((other) => Math.abs(daysBetween(day, other)) > felt));
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

/** In the opening: the hardest time and the kindest. @param chief what has been said of a passage that outweighs all others */
export function turningSentence(context: SolarReturnContext, chief: string): string {
  const { kind, manuscript } = context;
  const sentenceOf = (tone: PassageTone, found: WeighedReturnTransit | undefined): string =>
    found === undefined
      ? ''
      : manuscript.firstUnsaid(kind.dates.turning[tone][found.body as typeof Jupiter], {
          name: nameOf(manuscript, kind.dates, found, false),
          days: whenOf(context, found),
        });
  const trying = straining(context);
  return paragraphOf([
    sentenceOf('strain', chief === '' ? trying[0] : undefined),
    sentenceOf('gift', kindestOf(context)),
  ]);
}

/** In the closing: what the first day to come of the kindest time of the year is good for. */
export function goodMoment(context: SolarReturnContext): string {
  const { kind, length, manuscript, question, year } = context;
  if (length === 'brief' || question === undefined) return '';
  const kindest = kindestOf(context);
  const first = kindest?.exact.find((day) => daysBetween(year.begins, day) >= farAhead);
  if (kindest === undefined || first === undefined) return '';
  return manuscript.firstUnsaid(kind.dates.goodMoment[kindest.body as typeof Jupiter], {
    day: daysOf(
      context,
      withDays(kindest, (day) => day === first),
      true,
    ),
    gift: nameOf(manuscript, kind.dates, kindest, false),
  });
}
