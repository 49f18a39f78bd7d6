import type { AspectId } from '../../chart/aspects.js';
import { Moon, Pluto, Uranus } from '../../chart/bodies.js';
import { capitalized } from '../../text/capitalized.js';
import type { TransitsReadingCells } from '../../text/reading-catalogue.js';
import type { SlowPlanet, Wordings } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { Lean } from '../../text/transit-catalogue.js';
import { wordsIn } from '../reading.js';
import {
  contactCell,
  daysOf,
  daysWithin,
  dayText,
  endIn,
  isUnsure,
  loopOf,
  marksIn,
  nameOfPoint,
  type TransitContext,
  whenOf,
} from './context.js';
import { type ChiefDay, chiefDays, isOfDays } from './days.js';
import { areTwins } from './groups.js';
import { contactOf } from './headings.js';
import { chiefHelp } from './help.js';
import { isAtHeight } from './lead.js';
import { leanOf } from './leans.js';
import { pointsOf } from './moon-hours.js';
import { fitting } from './of-age.js';
import { beginningOf, daysInOrb, isBroken, listedPasses, passesOf, timeBeside } from './passes.js';
import { type Day, daysFrom, earliest, isFresh, latest, touchedBy, type WeighedTransit } from './plan.js';
import { standingTold } from './standing.js';
import { hasComeRound, isHardOnChief, isHardOnPerson, isOnAngle, isTurnOfLife } from './weight.js';

/** Up to this age the opening adds that its words on work or love are not meant for a child. */
const childhood = 12;

/** The opening of a reading. Its advice, and that of the closing, is counted so that no section repeats it. */
export function openingOf(context: TransitContext): string {
  const opening = openingText(context);
  context.advice.count(opening);
  const last = closerOf(context);
  context.advice.count((last && counselOf(context, last)) ?? '');
  return opening;
}

/** The leading contact with its peak and end, what goes with it, what the two mean together, and what helps. */
function openingText(context: TransitContext): string {
  const { kind, manuscript, sky } = context;
  const { opening } = kind;
  const note = joined([
    sky.isTimed ? '' : manuscript.firstUnsaid(opening.untimed),
    sky.age <= childhood ? opening.young : '',
  ]);
  const first = leaderOf(context);
  if (first === undefined)
    return joined([
      manuscript.firstUnsaid(opening.quiet, { name: sky.name }),
      standingTold(context) || todayOf(context),
      daysTold(context),
      note,
    ]);
  if (isBackground(context, first))
    return joined([
      manuscript.firstUnsaid(opening.ofDays, { name: sky.name }),
      daysTold(context),
      besideOf(context, first, opening.background),
      peakOf(context, first),
      note,
    ]);
  // Of a period first the part of it that it fills.
  const [peak, end] = [peakOf(context, first), endOf(context, first)];
  const sentences = [leadOf(context, first), ...(sky.isPeriod ? [end, peak] : [peak, end])];
  const { second, help } = beside(context, first);
  if (second !== undefined) {
    const time = timeBeside(listedPasses(sky, second), listedPasses(sky, first), sky);
    const areBoth = time === 'with';
    const leads =
      time === 'byTurns'
        ? opening.byTurns
        : areBoth
          ? leadsTo(opening, first, second)
          : opening.apart[time as 'before' | 'after'];
    // Where it is at work at another time than the first, the time alone says so.
    const timed =
      areBoth && !isEither(second) ? opening.timed[leanOf(first)][leanOf(second)] : opening.elsewhen;
    if (isBackground(context, second))
      sentences.push(besideOf(context, second, opening.background), peakOf(context, second));
    else
      sentences.push(
        timedOf(context, second, leads, timed),
        areBoth ? togetherOf(context, first, second) : '',
      );
  }
  const third = thirdOf(context, first, second);
  if (third !== undefined) sentences.push(timedOf(context, third, opening.third, opening.timedThird));
  if (help !== undefined) sentences.push(helpOf(context, help));
  sentences.push(standingTold(context));
  const days = daysTold(context);
  if (wordsIn(joined([...sentences, days, note])) < fewestWords)
    sentences.push(othersOf(context, [first, second, third, help]));
  const points = sky.isPeriod ? '' : pointsOf(context);
  if (points !== '') sentences.push(manuscript.firstUnsaid(opening.crowd, { points }));
  return joined([...sentences, days, note]);
}

/**
 * A third contact that a period’s opening names: a slow planet exact on an angle in the period or just before it; an
 * outer planet hard on a light, an angle or the ruler then; or the leading planet at another personal point on the same
 * days.
 */
function thirdOf(
  context: TransitContext,
  first: WeighedTransit,
  second: WeighedTransit | undefined,
): WeighedTransit | undefined {
  const { felt, sky, slow } = context;
  if (!sky.isPeriod) return undefined;
  const rest = slow.filter(
    (one) => one !== first && one !== second && felt.has(one) && isPresent(context, one),
  );
  const wasLately = (one: WeighedTransit): boolean => marksIn(context, one).some((day) => isFresh(sky, day));
  const isAtHeightHere = (one: WeighedTransit): boolean =>
    daysWithin(context, one).length > 0 || wasLately(one);
  return (
    rest.find((one) => isOnAngle(one) && (daysWithin(context, one).length > 0 || wasLately(one))) ??
    rest.find((one) => one.body >= Uranus && isHardOnChief(one, sky) && isAtHeightHere(one)) ??
    rest.find((one) => !isShared(one) && daysWithin(context, one).length > 0 && areTwins(context, first, one))
  );
}

/** In orb for fewer days of a period than this, or than this share of it, a contact without a day in it is not named. */
const [fewPresent, sharePresent] = [21, 0.3];

/** Whether a period has enough of a contact to name it in its opening. */
const isPresent = (context: TransitContext, transit: WeighedTransit): boolean => {
  const { sky } = context;
  const least = Math.min(fewPresent, daysFrom(sky.from, sky.to) * sharePresent);
  return (
    !sky.isPeriod ||
    daysWithin(context, transit).length > 0 ||
    daysInOrb(listedPasses(sky, transit), sky) >= least
  );
};

/** An opening of fewer words names further contacts. */
const fewestWords = 90;
/** Contacts that an opening names at most. */
const mostNamed = 4;

/** One or two further contacts, of two planets, a helpful one before a hard one. */
function othersOf(context: TransitContext, told: readonly (WeighedTransit | undefined)[]): string {
  const { felt, kind, manuscript, slow } = context;
  const { one: single, two } = kind.opening.more;
  const room = Math.min(2, mostNamed - told.filter((one) => one !== undefined).length);
  const others = slow
    .filter((one) => felt.has(one) && !told.includes(one) && isPresent(context, one))
    .filter((one, at, all) => all.findIndex(({ body }) => body === one.body) === at)
    .flatMap((one) => {
      const cell = contactCell(kind.stories, one)?.beside;
      return cell === undefined || manuscript.hasSaid(cell) ? [] : [{ one, cell }];
    })
    .slice(0, Math.max(0, room))
    .map(({ one, cell }) => ({ one, text: manuscript.unlessSaid(cell) }))
    .sort((a, b) => Number(leanOf(a.one) === 'tense') - Number(leanOf(b.one) === 'tense'));
  const [first, last] = others;
  if (first === undefined) return '';
  const lean = leanOf(first.one);
  if (last === undefined) return manuscript.firstUnsaid(single[lean], { text: first.text });
  return manuscript.firstUnsaid(two[lean === leanOf(last.one) ? lean : 'mixed'], {
    text: first.text,
    other: last.text,
  });
}

/** The leading contact; if its sentence does not suit the reader’s age, another one. */
function leadOf(context: TransitContext, first: WeighedTransit): string {
  const { kind, manuscript, sky } = context;
  const story = contactCell(kind.stories, first);
  const begins = beginningOf(context, first);
  const later = begins && manuscript.unlessSaid(story?.beside);
  // A contact that begins weeks later is told as coming, not as present.
  if (begins !== undefined && later)
    return manuscript.firstUnsaid(kind.opening.later[begins.comes], {
      name: sky.name,
      day: endIn(context, first, begins.day),
      text: fitting(context, later),
    });
  const whole = manuscript.unlessSaid(story?.opening, { name: sky.name });
  const text = fitting(context, whole);
  return text === whole ? text : joined([text, manuscript.unlessSaid(story?.beside)]);
}

/** Whether a contact is only the background of a short period: hard, and exact at another time. */
const isBackground = (context: TransitContext, transit: WeighedTransit): boolean =>
  isOfDays(context.sky) &&
  leanOf(transit) === 'tense' &&
  daysWithin(context, transit).length === 0 &&
  !isAtHeight(context.sky, transit);

/** The day of a short period that helps most, and the one that presses most. */
function daysTold(context: TransitContext): string {
  const { cells, kind, manuscript, sky } = context;
  if (!isOfDays(sky)) return '';
  const { help, hard } = chiefDays(context);
  const written = (one: ChiefDay | undefined): string =>
    one === undefined
      ? ''
      : fill(kind.opening.dayOf, {
          day: cells.day(one.day),
          contact: contactOf(context, one.transit, { isWithin: true }),
        });
  const key =
    help === undefined ? (hard === undefined ? undefined : 'hard') : hard === undefined ? 'help' : 'both';
  return key === undefined
    ? ''
    : manuscript.firstUnsaid(kind.opening.days[key], { help: written(help), hard: written(hard) });
}

/** How the second contact is joined to the first; neutrally where it may turn out either way. */
function leadsTo(
  { beside: neutral, second: byLean }: TransitsReadingCells['opening'],
  first: WeighedTransit,
  second: WeighedTransit,
): Wordings {
  return isEither(second) ? neutral : byLean[leanOf(first)][leanOf(second)];
}

/** Whether a contact may turn out either way: a conjunction of a planet that presses. */
const isEither = (transit: WeighedTransit): boolean =>
  touchedBy(transit).meeting === 'conjunction' && leanOf(transit) === 'tense';

/** The leading contact, unless it is hardly felt. */
function leaderOf({ felt, slow: [first] }: TransitContext): WeighedTransit | undefined {
  return first !== undefined && felt.has(first) ? first : undefined;
}

/**
 * Whether a contact is in orb in the second half of a period, judged by the days in orb alone, since an opening does
 * not look for loops.
 */
const isLasting = (
  { sky: { from, isPeriod, to } }: TransitContext,
  { ends }: Pick<WeighedTransit, 'ends'>,
): boolean => !isPeriod || ends === null || daysFrom(from, ends) * 2 >= daysFrom(from, to);

/** The contact that the closing is about: the leading one, or one named beside it in the opening that lasts longer. */
export function closerOf(context: TransitContext): WeighedTransit | undefined {
  const leader = leaderOf(context);
  const lasts = (one: WeighedTransit): boolean =>
    isLasting(context, one) || isLasting(context, loopOf(context, one));
  if (leader === undefined || lasts(leader)) return leader;
  return Object.values(beside(context, leader)).find((one) => one !== undefined && lasts(one)) ?? leader;
}

/** The advice of a closing about a contact. */
export function counselOf({ cells }: TransitContext, transit: WeighedTransit): string | undefined {
  const cell = contactCell(cells.readings.transitDays.counsels, transit);
  return transit.aspect === opposition ? (cell?.across ?? cell?.closing) : cell?.closing;
}

const opposition: AspectId = 1;

export const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

/** The main swift contact of a moment in which no slow one is felt. */
function todayOf(context: TransitContext): string {
  const { passing, sky } = context;
  if (sky.isPeriod) return '';
  // The Moon’s contacts come every month, and do not open a reading.
  const swift = passing.filter(({ body }) => body !== Moon);
  const now = swift.find((transit) => daysWithin(context, transit).length > 0) ?? swift[0];
  return now === undefined ? '' : dayText(context, now, sky.from);
}

/** The helpful contact beside hard ones, with its time where it does not fill the period. */
const helpOf = (context: TransitContext, help: WeighedTransit): string =>
  timedOf(context, help, context.kind.opening.help, context.kind.opening.timed.tense.harmonious);

function besideOf({ kind, manuscript }: TransitContext, transit: WeighedTransit, lead: Wordings): string {
  const text = manuscript.unlessSaid(contactCell(kind.stories, transit)?.beside);
  return text === '' ? '' : manuscript.firstUnsaid(lead, { text });
}

/** The same with the part of the period in which it is felt, where that is not the whole. */
function timedOf(context: TransitContext, transit: WeighedTransit, lead: Wordings, timed: Wordings): string {
  const { kind, manuscript } = context;
  const when = partOf(context, transit);
  if (when === '') return besideOf(context, transit, lead);
  const text = manuscript.unlessSaid(contactCell(kind.stories, transit)?.beside);
  return text === '' ? '' : manuscript.firstUnsaid(timed, { text, when, When: capitalized(when) });
}

/** A contact fills a period although it begins or ends within so many days of its ends, or this share of it. */
const [edgeDays, edgeShare] = [21, 0.2];

/**
 * The part of a period in which a contact is in orb, in words; empty where that is nearly all of it, or is not known.
 * Judged by the days in orb alone, since an opening does not look for loops.
 */
function partOf(context: TransitContext, transit: WeighedTransit): string {
  const { kind, sky } = context;
  const { from, isPeriod, to } = sky;
  if (!isPeriod || isUnsure(context, transit)) return '';
  const edge = Math.min(edgeDays, daysFrom(from, to) * edgeShare);
  const here = listedPasses(sky, transit).filter(
    ({ starts, ends }) => (starts ?? earliest) <= to && (ends ?? latest) >= from,
  );
  const [first, last] = [here[0], here.at(-1)];
  if (first === undefined || last === undefined) return '';
  const starts = first.starts !== null && daysFrom(from, first.starts) > edge ? first.starts : undefined;
  const ends = last.ends !== null && daysFrom(last.ends, to) > edge ? last.ends : undefined;
  const named = (day: Day | undefined): string => (day === undefined ? '' : endIn(context, transit, day));
  const { again, between, from: since, onAndOff, until } = kind.opening.parts;
  const [left, back] = [here[0]?.ends, here[1]?.starts];
  const isOnePause = here.length === 2 && left != null && back != null && daysFrom(left, back) > edgeDays;
  if (isOnePause && starts === undefined && ends === undefined)
    return fill(again, { ends: named(left), starts: named(back) });
  if (starts === undefined && ends === undefined) return '';
  const part = fill(starts === undefined ? until : ends === undefined ? since : between, {
    starts: named(starts),
    ends: named(ends),
  });
  return here.length > 1 ? fill(onAndOff, { part }) : part;
}

/**
 * The contacts named beside the leading one: a turning point of life, the hardest one with a personal point, or the
 * strongest of another planet; and, where both press, the one that helps most.
 */
function beside(
  context: TransitContext,
  first: WeighedTransit,
): { second: WeighedTransit | undefined; help?: WeighedTransit | undefined } {
  const { felt, slow } = context;
  const rest = slow.filter(
    (transit) => transit !== first && felt.has(transit) && isPresent(context, transit),
  );
  const others = rest.filter(({ body }) => body !== first.body);
  // A turning point of life is always named.
  const isNow = (one: WeighedTransit): boolean =>
    !context.sky.isPeriod || daysWithin(context, one).length > 0;
  const turn = rest.find((one) => isTurnOfLife(one) && isNow(one));
  const onAngle = rest.find((one) => isOnAngle(one) && isNow(one));
  // A planet square its own place is more frequent than a planet on an angle, and comes after it.
  const round = turn !== undefined && hasComeRound(turn) ? turn : (onAngle ?? turn);
  const strongest = round ?? others.find((one) => isLasting(context, one)) ?? others[0] ?? rest[0];
  if (strongest === undefined) return { second: strongest };
  const second = isHardOnPerson(first) ? strongest : (round ?? rest.find(isHardOnPerson) ?? strongest);
  if (leanOf(first) !== 'tense') return { second };
  const help = chiefHelp(context);
  return leanOf(second) === 'tense' ? { second, help } : { second: help };
}

/** The leading contact and the second that an opening names. */
export function namedInOpening(context: TransitContext): WeighedTransit[] {
  const first = leaderOf(context);
  if (first === undefined) return [];
  const { second } = beside(context, first);
  return second === undefined ? [first] : [first, second];
}

/** Whether the natal point is another of the outer planets, which a whole generation has in the same place. */
const isShared = ({ body, natal }: WeighedTransit): boolean =>
  natal >= Uranus && natal <= Pluto && natal !== body;

/** What two slow contacts at the same time mean together. */
export function togetherOf(
  { kind, manuscript }: TransitContext,
  one: WeighedTransit,
  other: WeighedTransit,
): string {
  // At a point shared with a generation a planet does not act as the text of the pair describes it.
  if (one.body !== other.body && (isShared(one) || isShared(other))) return '';
  const [outer, inner] = one.body >= other.body ? [one, other] : [other, one];
  const leans: [Lean, Lean] = [leanOf(outer), leanOf(inner)];
  if (outer.body === inner.body) {
    const [b, c] = leans[0] === 'harmonious' && leans[1] === 'tense' ? [inner, outer] : [outer, inner];
    return manuscript.unlessSaid(
      kind.twice[outer.body as SlowPlanet][leans[0] === leans[1] ? leans[0] : 'mixed'],
      { b: nameOfPoint(kind, b).within, c: nameOfPoint(kind, c).within },
    );
  }
  const pairs: Readonly<
    Record<
      number,
      Readonly<Record<number, Readonly<Record<Lean, Readonly<Record<Lean, string | Wordings>>>>>>
    >
  > = kind.together;
  const cell = pairs[outer.body]?.[inner.body]?.[leans[0]][leans[1]];
  return manuscript.textOrWordingUnsaid(cell);
}

/** An opening names up to so many days; of more, it tells how many and the first and last. */
const mostDays = 2;

/** The days of a period on which the leading contact peaks, in words. */
function peakDays(context: TransitContext, transit: WeighedTransit, days: readonly Day[]): string {
  const { cells, kind } = context;
  if (days.length <= mostDays) return whenOf(context, transit, days);
  const withYear = days.some(cells.isOtherYear);
  return fill(kind.opening.times, {
    count: cells.number(days.length),
    first: daysOf(context, transit, days.slice(0, 1), withYear),
    last: daysOf(context, transit, days.slice(-1), withYear),
  });
}

/** When the leading contact peaks, judged by its days in orb alone, since an opening does not look for loops. */
function peakOf(context: TransitContext, transit: WeighedTransit): string {
  const { kind, manuscript, sky } = context;
  const { exact } = transit;
  const marks = marksIn(context, transit);
  const { opening } = kind;
  const peaks = opening.peaks[transit.body as SlowPlanet][leanOf(transit)];
  const within = daysWithin(context, transit);
  if (within.length > 0)
    return sky.isPeriod
      ? manuscript.unlessSaid(peaks.exact, { exact: peakDays(context, transit, within) })
      : exact.includes(sky.from)
        ? manuscript.firstUnsaid(opening.peakToday)
        : '';
  const next = marks.find((day) => day > sky.to);
  const fresh = sky.isPeriod ? marks.find((day) => isFresh(sky, day)) : undefined;
  // A contact exact just before a period is at its strongest as the period begins.
  if (fresh !== undefined)
    return manuscript.firstUnsaid(opening.fresh[next === undefined ? 'last' : 'again'], {
      past: whenOf(context, transit, [fresh], true),
      next: next === undefined ? '' : whenOf(context, transit, [next], true),
    });
  if (next !== undefined) return nextPeak(context, transit, next, peaks.next);
  const past = marks.at(-1);
  // A contact that is over for now may come again; with an unknown hour of birth its days in orb may be unknown.
  const later = marksIn(context, transit, loopOf(context, transit)).find((day) => day >= sky.from);
  if (past === undefined) return later === undefined ? '' : nextPeak(context, transit, later, peaks.next);
  return later === undefined
    ? manuscript.unlessSaid(peaks.past, { exact: whenOf(context, transit, [past]) })
    : manuscript.firstUnsaid(opening.eases, {
        past: whenOf(context, transit, [past]),
        next: whenOf(context, transit, [later], sky.isPeriod),
      });
}

/** The next peak of a contact; that it comes only after a period is said. */
const nextPeak = (context: TransitContext, transit: WeighedTransit, next: Day, atMoment: string): string => {
  const { kind, manuscript, sky } = context;
  const values = { exact: whenOf(context, transit, [next], sky.isPeriod) };
  const isAgain = marksIn(context, transit).some((day) => day < sky.from);
  return sky.isPeriod && next > sky.to
    ? manuscript.firstUnsaid(kind.opening.peakAfter[isAgain ? 'again' : leanOf(transit)], values)
    : manuscript.unlessSaid(atMoment, values);
};

/** A contact that ends within so many days ends soon. */
const near = 21;

/** Until when the leading contact is felt: for a moment, all its passes counted; for a period, if it ends well before that. */
function endOf(context: TransitContext, transit: WeighedTransit): string {
  const { kind, manuscript, sky } = context;
  if (sky.isPeriod) {
    const isLater = beginningOf(context, transit) !== undefined;
    const when = isLater ? '' : partOf(context, transit);
    return when === '' ? '' : manuscript.firstUnsaid(kind.opening.leadPart, { when });
  }
  const { ends } = loopOf(context, transit);
  if (ends === null) return '';
  const isSoon = daysFrom(sky.from, ends) < near;
  const key = isSoon ? 'soon' : isBroken(passesOf(context, transit), sky.from, ends) ? 'paused' : 'later';
  const wordings = kind.opening.ends[leanOf(transit)][key];
  return manuscript.firstUnsaid(wordings, {
    a: manuscript.within(transit.body),
    A: manuscript.start(transit.body),
    ends: endIn(context, transit, ends),
  });
}

/** Whether the opening has told the end of a contact, as it does for the leading one of a moment. */
export const isEndTold = (context: TransitContext, transit: WeighedTransit): boolean =>
  !context.sky.isPeriod && leaderOf(context) === transit;
