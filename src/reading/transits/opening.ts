import { Chiron, Moon } from '../../chart/bodies.js';
import { capitalized } from '../../text/capitalized.js';
import type { TransitsReadingCells } from '../../text/reading-catalogue.js';
import type { Wordings } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { paragraphOf, wordsIn } from '../words.js';
import { counselOf } from './closing.js';
import { daysWithin, dayText, endIn, storyOf, type TransitContext } from './context.js';
import { type ChiefDay, chiefDays, isOfDays } from './days.js';
import { contactOf } from './headings.js';
import { leanOf } from './leans.js';
import { pointsOf } from './moon-hours.js';
import { fitting } from './of-age.js';
import {
  beside,
  closerOf,
  isBackground,
  isPresent,
  leaderOf,
  onceInLife,
  thirdOf,
} from './opening-contacts.js';
import { endOf, partOf, peakOf } from './opening-times.js';
import { beginningOf, listedPasses, timeBeside } from './passes.js';
import { touchedBy, type WeighedTransit } from './plan.js';
import { standingTold } from './standing.js';
import { togetherOf } from './together.js';

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
  const note = paragraphOf([
    sky.isTimed ? '' : manuscript.firstUnsaid(opening.untimed),
    sky.age <= childhood ? opening.young : '',
  ]);
  const first = leaderOf(context);
  if (first === undefined)
    return paragraphOf([
      manuscript.firstUnsaid(opening.quiet, { name: sky.name }),
      standingTold(context) || todayOf(context),
      rareOf(context, []),
      daysTold(context),
      note,
    ]);
  if (isBackground(context, first))
    return paragraphOf([
      manuscript.firstUnsaid(opening.ofDays, { name: sky.name }),
      daysTold(context),
      besideOf(context, first, opening.background),
      peakOf(context, first),
      rareOf(context, [first]),
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
  sentences.push(rareOf(context, [first, second, third, help]));
  if (help !== undefined) sentences.push(helpOf(context, help));
  sentences.push(standingTold(context));
  const days = daysTold(context);
  if (wordsIn(paragraphOf([...sentences, days, note])) < fewestWords)
    sentences.push(othersOf(context, [first, second, third, help]));
  const points = sky.isPeriod ? '' : pointsOf(context);
  if (points !== '') sentences.push(manuscript.firstUnsaid(opening.crowd, { points }));
  return paragraphOf([...sentences, days, note]);
}

/** A contact that comes once in a life, where none of those named is it. */
function rareOf(context: TransitContext, named: readonly (WeighedTransit | undefined)[]): string {
  const { kind, manuscript } = context;
  const rare = onceInLife(context, named);
  if (rare === undefined) return '';
  if (rare.body !== Chiron) return besideOf(context, rare, kind.opening.onceInLife);
  return manuscript.firstUnsaid(kind.opening.onceInLife, {
    text: manuscript.unlessSaid(kind.chironReturnBeside),
  });
}

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
      const cell = storyOf(context, one)?.beside;
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
  const story = storyOf(context, first);
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
  return text === whole ? text : paragraphOf([text, manuscript.unlessSaid(story?.beside)]);
}

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

function besideOf(context: TransitContext, transit: WeighedTransit, lead: Wordings): string {
  const { manuscript } = context;
  const text = manuscript.unlessSaid(storyOf(context, transit)?.beside);
  return text === '' ? '' : manuscript.firstUnsaid(lead, { text });
}

/** The same with the part of the period in which it is felt, where that is not the whole. */
function timedOf(context: TransitContext, transit: WeighedTransit, lead: Wordings, timed: Wordings): string {
  const { manuscript } = context;
  const when = partOf(context, transit);
  if (when === '') return besideOf(context, transit, lead);
  const text = manuscript.unlessSaid(storyOf(context, transit)?.beside);
  return text === '' ? '' : manuscript.firstUnsaid(timed, { text, when, When: capitalized(when) });
}
