import { Conjunction, Opposition, Sextile, Square, Trine } from '../chart/aspects.js';
import { Jupiter, Saturn, Uranus } from '../chart/bodies.js';
import { type House, signOf } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { ReportCatalogue } from '../text/report-catalogue.js';
import { fill } from '../text/texts.js';
import { pairOf } from './cells.js';
import type { Aspect, Happening } from './happening.js';
import { wordsIn } from './markup.js';
import type { MeaningfulEvent } from './meaningful-events.js';
import { type Period, rotationOfYear } from './period.js';
import { type Ranked, rank, solarHouse } from './ranking.js';
import { type Cell, cellAt, inRotation } from './wordings.js';
import type { Words, Writer } from './writer.js';

/** How the slow planets of a year meet. */

/** Aspects of slow planets that a year has beside its lead: beyond these only what no year leaves out. */
const mostMeetings = 2;
/** Words of one, about, and of the sentence that says what the sky does. */
const [ofMeeting, ofStatement] = [45, 18] as const;

const statements = {
  0: 'slowConjunction',
  1: 'slowOpposition',
  2: 'slowTrine',
  3: 'slowSquare',
  4: 'slowSextile',
} as const satisfies Record<number, keyof ReportCatalogue['yearStatements']>;

/**
 * The strongest meetings of slow planets, each by its first pass: all that join or are at odds, and of others those
 * that there is room for beside them, those of a planet in the reader's own sign before others. They are told in the
 * season of that pass.
 */
export function meetingsOf(
  happenings: readonly Happening[],
  lead: Happening | undefined,
  writer: Writer,
  included: Map<Happening, string>,
  room: number,
): MeaningfulEvent[] {
  const { reader, period } = writer;
  const all = happenings.filter((one): one is Aspect => one.kind === 'aspect' && isNews(one));
  const ranked = rank(all, reader, period.kind) as (Ranked & { happening: Aspect })[];
  const isOwn = ({ happening: { signId, slowLongitude } }: { happening: Aspect }): boolean =>
    signId === reader || signOf(slowLongitude) === reader;
  const passes = new Map<string, (Ranked & { happening: Aspect })[]>();
  for (const each of ranked) {
    const name = nameOf(each.happening);
    passes.set(name, [...(passes.get(name) ?? []), each]);
  }
  const groups = [...passes.values()]
    .filter((group) => !group.some(({ happening }) => happening === lead))
    .sort(
      (a, b) =>
        Number(b.some(isDue)) - Number(a.some(isDue)) ||
        Number(b.some(isGreatTrine)) - Number(a.some(isGreatTrine)) ||
        Number(b.some(isOwn)) - Number(a.some(isOwn)),
    );
  const meetings: MeaningfulEvent[] = [];
  let length = 0;
  for (const group of groups) {
    const [first] = group.sort((a, b) => a.happening.julianDayUt - b.happening.julianDayUt);
    if (first === undefined) continue;
    const isOptional = !isDue(first);
    if (isOptional && !isGreatTrine(first) && (meetings.length >= mostMeetings || length + ofMeeting > room))
      break;
    const { happening } = first;
    const meant = meetingMeans(first, isWhole(group, period), writer);
    // The date of an easy aspect alone says nothing.
    if (meant === '' && isOptional) continue;
    // Passes in other signs are in other houses: written where the first is, with those of its signs.
    const same = group.filter(
      ({ happening: { signId, slowLongitude } }) =>
        signId === happening.signId && signOf(slowLongitude) === signOf(happening.slowLongitude),
    );
    for (const each of same) included.set(each.happening, meant);
    length += ofStatement + wordsIn(meant);
    meetings.push({ ...first, meaning: { text: meant, counsel: undefined } });
  }
  return meetings;
}

/** One of each pair of slow planets that join or are at odds in a year. */
export function hardMeetings(happenings: readonly Happening[]): readonly Aspect[] {
  const pairs = new Map<string, Aspect>();
  for (const one of happenings)
    if (one.kind === 'aspect' && one.body >= Jupiter && isDue({ happening: one }))
      pairs.set(nameOf(one), one);
  return [...pairs.values()];
}

/** That two slow planets meet, and when: `dates` are HTML. */
export const meetingStatement = (
  { body, slow, aspectId, signId, slowLongitude }: Aspect,
  dates: readonly string[],
  writer: Writer,
): string =>
  writer.statement(statements[aspectId as keyof typeof statements], {
    planet: writer.ruling(body),
    other: writer.ruling(slow),
    ...writer.mentionSign(signId),
    // The year's ground has placed the slower planet.
    otherSign: writer.sign(signOf(slowLongitude)),
    dates: writer.list(dates),
  });

/** The passes of a meeting in the same two signs, itself among them, in order of time. */
export const passesOf = (meeting: Aspect, happenings: readonly Happening[]): Aspect[] =>
  happenings.filter(
    (one): one is Aspect =>
      one.kind === 'aspect' &&
      nameOf(one) === nameOf(meeting) &&
      one.signId === meeting.signId &&
      signOf(one.slowLongitude) === signOf(meeting.slowLongitude),
  );

/**
 * What an easy meeting means that is told in its season: undefined where another kind of year or the next has the
 * words.
 */
export function easyMeeting(
  { happening, house }: { happening: Aspect; house: House },
  happenings: readonly Happening[],
  period: Period,
  { reports: { columns } }: Words,
): Cell | undefined {
  if (natureOf(happening.aspectId) !== 'harmonious' || !isNews(happening)) return undefined;
  const cells = columns.slowAspects[pairOf(happening.body, happening.slow)]?.harmonious;
  const isWholeLoop = isWhole(
    passesOf(happening, happenings).map((one) => ({ happening: one })),
    period,
  );
  return isReadIn(period, (cells?.[house]?.length ?? 0) > 1, isWholeLoop)
    ? cellAt(cells, house, rotationOfYear(period))
    : undefined;
}

/**
 * Whether a cell is read: the same cells are read in both kinds of year, in another wording, and passes may go on into
 * the next year. What has one wording is read by the Sun sign only, and then every other year.
 */
const isReadIn = (period: Period, isShared: boolean, isWholeLoop: boolean): boolean =>
  isShared || (period.kind === 'yearly' && (isWholeLoop || period.number % 2 === 0));

/** What a meeting means; each cell once in a year's twelve signs. */
function meetingMeans(
  { happening, house }: Ranked & { happening: Aspect },
  isWholeLoop: boolean,
  { period, reader, words }: Writer,
): string {
  const { columns } = words.reports;
  const { body, slow, aspectId, slowLongitude } = happening;
  const nature = natureOf(aspectId);
  const cells = nature && columns.slowAspects[pairOf(body, slow)]?.[nature];
  const isRead = isReadIn(period, (cells?.[house]?.length ?? 0) > 1, isWholeLoop);
  const rotation = rotationOfYear(period);
  const cell = isRead ? cellAt(cells, house, rotation) : undefined;
  if (cell !== undefined || nature !== 'tense') return cell?.text ?? '';
  const brief = columns.atOdds[pairOf(body, slow)];
  if (brief === undefined) return '';
  const other = solarHouse(reader, signOf(slowLongitude));
  return fill(inRotation(brief, rotation), { own: columns.matters[house], other: columns.matters[other] });
}

/** Days around a year in which a loop's next pass may be, if the year does not have three. */
const atTheEdge = 60;

/** Whether two planets most likely come to their aspect in this year alone; the passes are in order of time. */
function isWhole(passes: readonly { happening: Happening }[], { from, to }: Period): boolean {
  if (passes.length > 2) return true;
  return passes.every(
    ({ happening: { julianDayUt } }) => julianDayUt > from + atTheEdge && julianDayUt < to - atTheEdge,
  );
}

/** Two that join, or are at odds. */
const isDue = ({ happening: { aspectId } }: { happening: Aspect }): boolean =>
  aspectId === Conjunction || aspectId === Opposition || aspectId === Square;

/** Jupiter and Saturn are in trine in one year of five or so, which no sign's year leaves out. */
const isGreatTrine = ({ happening: { body, slow, aspectId } }: { happening: Aspect }): boolean =>
  body === Jupiter && slow === Saturn && aspectId === Trine;

/** The three slowest are in sextile for years on end. */
const isNews = ({ body, aspectId }: Aspect): boolean => body < Uranus || aspectId !== Sextile;

const nameOf = ({ body, slow, aspectId }: Aspect): string => `${body} ${slow} ${aspectId}`;
