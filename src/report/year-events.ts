import { Jupiter, Mars, Saturn, Venus } from '../chart/bodies.js';
import type { Foretaste } from './foretaste.js';
import type { Happening } from './happening.js';
import { rulersOf } from './leads.js';
import { wordsIn } from './markup.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import type { Period } from './period.js';
import { bodiesOf, type Ranked } from './ranking.js';
import { type Cell, contradict } from './wordings.js';
import type { YearCells } from './year-cells.js';
import { isInPassing, isLast, isLoop, isMercurys, type Season } from './year-seasons.js';
import { endsLoop } from './year-wordings.js';

/** Chooses the events of a year's seasons. */

/** Words of a year's text: what is left out below `enough` is added, as long as there are not `most`. */
const { enough, most } = { enough: 920, most: 1180 };
/** The same for what a year has for want of anything else, and Mars in the reader's own sign. */
const mostOfDue = 1270;
/** Words of a sentence that says what the sky does. */
const ofStatement = 20;
/** Events of a season at least, if there are so many. */
const fewest = 3;

const inTime = (events: readonly Ranked[]): Ranked[] =>
  [...events].sort((a, b) => a.happening.julianDayUt - b.happening.julianDayUt);

/** A loop of Mercury that begins in the last days of a year is told in the next. */
const goesOn = 18;

/** The events that no year leaves out: its lead, eclipses, loops of Mercury to Mars, Jupiter's and Saturn's ingresses. */
export function mandatoryEvents(
  ranked: readonly Ranked[],
  { lead, visit }: { lead: Ranked | undefined; visit: Foretaste | undefined },
  cells: YearCells,
  period: Period,
): MeaningfulEvent[] {
  const events: MeaningfulEvent[] = [];
  const happenings = ranked.map(({ happening }) => happening);
  for (const each of inTime(ranked)) {
    const { happening } = each;
    if (isMercurys(happening) && happening.julianDayUt > period.to - goesOn) continue;
    const isLead = each === lead && happening.kind !== 'stay';
    const isSignChange =
      happening.kind === 'ingress' &&
      !happening.again &&
      (happening.body === Jupiter || happening.body === Saturn);
    const isDue =
      isLead ||
      happening === visit?.ends ||
      isJupitersOwnLoop(each) ||
      isSignChange ||
      happening.kind === 'eclipse' ||
      isToldAsLoop(happening);
    if (isDue || endsLoop(happening, happenings)) events.push(withMeaning(each, cells, events));
  }
  return events;
}

/** Adds meetings of slow planets to the seasons of their days. */
export function addMeetings(seasons: readonly Season[], meetings: readonly MeaningfulEvent[]): void {
  for (const meeting of meetings) {
    const own = seasons.find((season) => isIn(season, meeting))?.events;
    own?.push(meeting);
    own?.sort((a, b) => a.happening.julianDayUt - b.happening.julianDayUt);
  }
}

/**
 * What is written besides, into the seasons that have little, and then as far as there is room.
 *
 * @returns words of the year
 */
export function addOptional(
  seasons: readonly Season[],
  ranked: readonly Ranked[],
  cells: YearCells,
  { framed, period, told }: { framed: number; period: Period; told: ReadonlyMap<Happening, string> },
): number {
  const events = seasons.flatMap((season) => season.events);
  let length = events.reduce((sum, { meaning }) => sum + lengthOf(meaning), framed);
  const have = new Set(events.map(({ happening }) => happening));
  const left = new Set(ranked.filter(({ happening }) => isOptional(happening) && !have.has(happening)));
  const meetings = ranked.filter(({ happening }) => happening.kind === 'aspect' && !told.has(happening));
  const add = (each: Ranked, { events: own }: Season, room = most): void => {
    left.delete(each);
    const event = withMeaning(each, cells, events);
    if (event.meaning === undefined || length + lengthOf(event.meaning) > room) return;
    length += lengthOf(event.meaning);
    events.push(event);
    own.push(event);
    own.sort((a, b) => a.happening.julianDayUt - b.happening.julianDayUt);
  };
  // Mars in the reader's own sign is nobody else's, nor is what Jupiter and Saturn do there.
  for (const each of left) {
    const season = seasons.find((one) => isIn(one, each));
    if (season !== undefined && each.house === 1 && (each.happening.kind === 'ingress' || isOwnLoop(each)))
      add(
        each,
        season,
        isOwnLoop(each)
          ? most
          : rulersOf(each.happening.signId).includes(Mars)
            ? Number.POSITIVE_INFINITY
            : mostOfDue,
      );
  }
  const isTold = (): boolean =>
    seasons.some((season) =>
      season.events.some(
        ({ happening, meaning }) =>
          meaning !== undefined && !isInPassing(happening) && isLast(happening, period),
      ),
    );
  for (const each of left) {
    const season = seasons.find((one) => isIn(one, each));
    if (season !== undefined && isLast(each.happening, period) && !isTold())
      add(each, season, Number.POSITIVE_INFINITY);
  }
  for (const season of seasons)
    for (const each of left) if (countOf(season) < fewest && isIn(season, each)) add(each, season);
  // A long season with little in it has how slow planets help each other then, each pair once.
  const pairOf = ({ happening }: Ranked): string => bodiesOf(happening).join(' ');
  const pairs = new Set(events.filter(({ happening }) => happening.kind === 'aspect').map(pairOf));
  for (const each of inTime(meetings)) {
    // The first pass has the dates of the others; a later one may be in another sign, and in the house of another reader.
    if (pairs.has(pairOf(each))) continue;
    pairs.add(pairOf(each));
    const season = seasons.find((one) => isIn(one, each));
    if (season !== undefined && isSparse(season)) add(each, season, mostOfDue);
  }
  for (const each of left) {
    const season = seasons.find((one) => isIn(one, each));
    if (length < enough && season !== undefined) add(each, season);
  }
  return length;
}

/** A season of more days is long. */
const long = 70;
const isSparse = (season: Season): boolean => season.to - season.from > long && countOf(season) < fewest + 1;

/** What a season has beside the meetings of slow planets, which are told in one of their days. */
const countOf = ({ events }: Season): number =>
  events.filter(({ happening }) => !isInPassing(happening) && happening.kind !== 'aspect').length;

const isIn = ({ from, to }: Season, { happening: { julianDayUt } }: Ranked): boolean =>
  julianDayUt >= from && julianDayUt < to;

const lengthOf = (meaning: Cell | undefined): number => ofStatement + wordsIn(meaning?.text ?? '');

/** Stations retrograde of slow planets, and Mars as he goes through the houses. */
function isOptional(happening: Happening): boolean {
  if (happening.kind === 'station') return happening.body >= Jupiter && happening.direction === 'retrograde';
  return happening.kind === 'ingress' && happening.body === Mars && !happening.again;
}

/** An event with its words, where these advise nothing that a neighbor in the same house advises against. */
function withMeaning(each: Ranked, cells: YearCells, others: readonly MeaningfulEvent[]): MeaningfulEvent {
  const meaning = cells.of(each);
  const clashes = others.some(
    (other) =>
      other.house === each.house &&
      contradict(other.meaning?.counsel, meaning?.counsel) &&
      areNear(other.happening, each.happening),
  );
  return { ...each, meaning: clashes ? undefined : meaning };
}

/** Opposite advice on one matter is at least so many days apart. */
const apart = 21;

/** Whether two happenings are too close in time to give opposite advice; a loop lasts until its end. */
function areNear(a: Happening, b: Happening): boolean {
  // A planet releases what it has held up itself.
  if ('body' in a && 'body' in b && a.body === b.body) return false;
  const [first, second] = a.julianDayUt <= b.julianDayUt ? [a, b] : [b, a];
  return second.julianDayUt - lastsTill(first) < apart;
}

function lastsTill(happening: Happening): number {
  // What a slow planet asks as it turns back is of those weeks, and its loop of half a year.
  const isSwiftLoop = happening.kind === 'station' && happening.body < Jupiter;
  return (isSwiftLoop ? happening.until : undefined) ?? happening.julianDayUt;
}

/** Jupiter or Saturn goes back in the reader's own sign. */
const isOwnLoop = ({ happening, house }: Ranked): boolean =>
  house === 1 && happening.kind === 'station' && (happening.body === Jupiter || happening.body === Saturn);

/** The same of Jupiter, whose own year comes once in twelve. */
const isJupitersOwnLoop = (each: Ranked): boolean =>
  isOwnLoop(each) && isLoop(each.happening) && each.happening.body === Jupiter;

/** A station that begins a loop of Mercury, Venus or Mars; of Mars, whose loop is longer, the end as well. */
const isToldAsLoop = (happening: Happening): boolean =>
  isMercurys(happening) ||
  (happening.kind === 'station' &&
    (happening.body === Mars || (happening.body === Venus && happening.direction === 'retrograde')));
