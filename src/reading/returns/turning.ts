import { Conjunction } from '../../chart/aspects.js';
import { Jupiter, Saturn, Uranus } from '../../chart/bodies.js';
import { isChief } from '../../chart/body-groups.js';
import { tropicalYear } from '../../chart/periods.js';
import type { PassageTone } from '../../text/return-catalogue.js';
import { fill } from '../../text/texts.js';
import { daysFrom } from '../compare-days.js';
import { paragraphOf } from '../words.js';
import {
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

/** The hardest and the most helpful time of a year, by its heaviest transits with known days. */

/** The hardest transit of the year. */
export const hardest = (context: SolarReturnContext): WeighedReturnTransit | undefined =>
  straining(context)[0];

/** Weighed once for each reading, however many of its parts ask. */
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

/** The most helpful transit before the last weeks of the year. */
function kindestOf(context: SolarReturnContext): WeighedReturnTransit | undefined {
  const its = turningsOf(context);
  its.kindest ??= { found: bestHelp(context, straining(context)) };
  return its.kindest.found;
}

/**
 * The hard transits, heaviest first; none if the heaviest is Jupiter's while one of Saturn or a slower planet has
 * unknown days.
 */
function strainsOf(context: SolarReturnContext): readonly WeighedReturnTransit[] {
  const isAtEnd = ({ exact: [first = ''] }: ReturnTransit): number =>
    Number(daysFrom(context.year.begins, first) >= tropicalYear - atEnd);
  const known = byWeight(context, 'strain').sort((a, b) => isAtEnd(a) - isAtEnd(b));
  const isOfSlower = (transit: WeighedReturnTransit): boolean =>
    transit.body >= Saturn && toneOf(transit) === 'strain';
  const { first, ofSun } = context.passing;
  return known[0]?.body === Jupiter && [...first, ...ofSun].some(isOfSlower) ? [] : known;
}

/**
 * The most helpful transit before the last weeks of the year: a rare one first, and one that is undisturbed on all its
 * days. Whether a planet is retrograde has to be searched for, so only the first candidates are asked.
 * @param trying the hard transits, heaviest first
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
    // If the opening names a chief transit, that is the hard one to keep clear of.
    const help = undisturbed(context, onward, context.passing.chief ?? trying[0]);
    const [first = ''] = help.exact;
    if (!isAhead(context, help) || daysFrom(begins, first) >= tropicalYear - atEnd) continue;
    if (help.exact.length === onward.exact.length) return help;
    best ??= help;
  }
  return best;
}

/** A transit without its retrograde days, every second one of a loop: what it has opened is then in doubt. */
export function onItsWay(
  { year }: Pick<SolarReturnContext, 'year'>,
  transit: WeighedReturnTransit,
): WeighedReturnTransit {
  const { before } = year.restOfLoop(transit);
  return withDays(transit, (day) => (before.length + transit.exact.indexOf(day)) % 2 === 0);
}

/**
 * A helpful transit with only those days on which nothing is hard on the same point and which are not near the hardest
 * transit's.
 */
function undisturbed(
  context: SolarReturnContext,
  help: WeighedReturnTransit,
  strain = hardest(context),
): WeighedReturnTransit {
  const hard = [...(strain?.exact ?? []), ...context.passing.hardOn(help).flatMap(({ exact }) => exact)];
  return withDays(help, (day) => hard.every((other) => Math.abs(daysFrom(day, other)) > felt));
}

/** Days on either side of a hard transit that still belong to it. */
const felt = 21;

/** A day must be so many days after the birthday to lie ahead of the reader: in the opening, and in the closing. */
const [ahead, farAhead] = [14, 30];

const isAhead = ({ year }: SolarReturnContext, { exact }: ReturnTransit): boolean =>
  exact.some((day) => daysFrom(year.begins, day) >= ahead);

/** The transits of one tone, heaviest first, with a day still to come. */
const byWeight = (context: SolarReturnContext, tone: PassageTone): WeighedReturnTransit[] =>
  [...context.passing.first, ...context.passing.ofSun]
    .filter((transit) => toneOf(transit) === tone && (tone === 'strain' || !isOfGeneration(transit)))
    .filter((transit) => isAhead(context, transit) && (!isVague(transit) || isOfOneMonth(transit)))
    .sort((a, b) => rarityOf(b) - rarityOf(a) || b.weight - a.weight);

/**
 * Ranks what a year is remembered by before what weighs more: of hard transits those of Saturn and slower planets
 * before Jupiter's; of helpful ones Jupiter on a light or an angle, once in twelve years.
 */
const rarityOf = (transit: ReturnTransit): number => {
  if (toneOf(transit) === 'strain') return transit.body >= Saturn ? 1 : 0;
  const isMet = transit.aspect === Conjunction || isAtFarEnd(transit);
  return isMet && isChief(transit.natal) ? 1 : 0;
};

/** Whether an easy transit of a planet to its own place is meant, which everybody of an age has. */
const isOfGeneration = ({ body, natal }: WeighedReturnTransit): boolean => body === natal && body >= Uranus;

/** A transit within so many days of the next birthday comes too late to be named. */
const atEnd = 14;

/** Its days in words; and that they are the last of the year. */
function whenOf(context: SolarReturnContext, transit: WeighedReturnTransit): string {
  const days = daysOf(context, transit, true);
  const [first = ''] = transit.exact;
  return daysFrom(context.year.begins, first) >= tropicalYear - atEnd
    ? fill(context.kind.dates.atEnd, { days })
    : days;
}

/**
 * For the opening: the hardest and the most helpful time.
 * @param chief the sentence on the chief transit, if there is one
 */
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

/** For the closing: what the next day of the most helpful time is good for. */
export function goodMoment(context: SolarReturnContext): string {
  const { kind, length, manuscript, question, year } = context;
  if (length === 'brief' || question === undefined) return '';
  const kindest = kindestOf(context);
  const first = kindest?.exact.find((day) => daysFrom(year.begins, day) >= farAhead);
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
