import { separation } from '../../chart/angle.js';
import { type BodyId, Pluto } from '../../chart/bodies.js';
import type { House } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { ReadingChart } from '../chart.js';
import {
  isBetweenSigns,
  leaders,
  type WeighedAspect,
  type WeighedBody,
  type WeighedChart,
  weigh,
} from '../factors.js';
import { Manuscript } from '../manuscript.js';
import { type Called, type ReadingCells, wordsIn } from '../reading.js';
import {
  type Agreement,
  agreementAmong,
  type Conflict,
  conflictsAmong,
  isOpposedTo,
  isOwn,
} from '../tags.js';
import { angleOf, isOfAge, strikes } from '../weights.js';
import { paragraphOf } from '../words.js';
import { bodyCalled } from './called.js';
import type { OpeningDesk } from './desk.js';
import { leaderSentences } from './leaders.js';
import { angleLine, pairLineIn } from './lines.js';
import { eclipseAtBirth, type Thread, threadCells, threadOf } from './thread.js';
import { type Trait, traitOf, valuesOf } from './traits.js';

/** What the three strongest factors of a chart have to do with each other. */
export interface Theme {
  leaders: readonly WeighedBody[];
  conflict: Conflict | undefined;
  agreement: Agreement | undefined;
  /** What runs through the reading; where there is such a thing, neither conflict nor agreement does. */
  thread: Thread | undefined;
  /** A house that two of them share. */
  shared: { house: House; first: WeighedBody; second: WeighedBody } | undefined;
  /** The two that the theme is about. */
  sides: readonly WeighedBody[];
}

/** Both lean so by more than a trait in passing. */
const clear = 2;

/** Two in a tense aspect are not what one would say agrees. */
const areAtOdds = ({ first, second }: Agreement): boolean =>
  first.aspects.some((each) => second.aspects.includes(each) && natureOf(each.aspect) === 'tense');

/** What a reading is about: a thread, a conflict or an agreement, of the strongest factor wherever it has one of them. */
function subjectOf(
  weighed: WeighedChart,
  leaders: readonly WeighedBody[],
): Pick<Theme, 'thread' | 'conflict' | 'agreement'> {
  const none = { thread: undefined, conflict: undefined, agreement: undefined };
  const [chief] = leaders;
  const thread = threadOf(weighed, leaders);
  if (thread && (thread.aspect === undefined || thread.on === chief?.id || thread.by === chief?.id))
    return { ...none, thread };
  const conflicts = conflictsAmong(leaders).filter(isOwn);
  const conflict = conflicts.find(({ first, second }) => first === chief || second === chief);
  if (conflict) return { ...none, conflict };
  const agreement = agreementAmong(leaders, chief);
  if (agreement && agreement.strength >= clear && !areAtOdds(agreement)) return { ...none, agreement };
  if (thread) return { ...none, thread };
  const [other] = conflicts;
  return other ? { ...none, conflict: other } : { ...none, agreement: agreementAmong(leaders) };
}

export function themeOf(weighed: WeighedChart, leaders: readonly WeighedBody[]): Theme {
  const subject = subjectOf(weighed, leaders);
  const { thread, conflict, agreement } = subject;
  let shared: Theme['shared'];
  // What is on an angle is not hidden, hoarded or whatever else its house might make of it.
  const isOnAngle = (body: WeighedBody): boolean => {
    const at = angleOf(body, weighed.chart);
    return at !== undefined && strikes(at);
  };
  for (let i = 0; i < leaders.length && shared === undefined; i++)
    for (let j = i + 1; j < leaders.length && shared === undefined; j++) {
      const [first, second] = [leaders[i] as WeighedBody, leaders[j] as WeighedBody];
      if (first.house !== 0 && first.house === second.house && !isOnAngle(first) && !isOnAngle(second))
        shared = { house: first.house, first, second };
    }
  const sides = thread
    ? weighed.bodies.filter(({ id }) => id === thread.on || id === thread.by)
    : [conflict?.first ?? agreement?.first, conflict?.second ?? agreement?.second].filter(
        (body) => body !== undefined,
      );
  return { leaders, ...subject, shared, sides };
}

const leaderCount = 3;

/** What a reading begins from: the chart weighed, and the theme of its three strongest factors. */
export function beginningOf(chart: ReadingChart, cells: ReadingCells): { desk: OpeningDesk; theme: Theme } {
  const weighed = weigh(chart);
  const settled = chart.openMoon
    ? weighed.bodies.filter((body) => !isBetweenSigns(body, chart))
    : weighed.bodies;
  const longitudeOf = (id: BodyId): number => settled.find((body) => body.id === id)?.longitude ?? 0;
  const strongest = leaders({ bodies: settled }, leaderCount, (a, b) =>
    separation(longitudeOf(a), longitudeOf(b)),
  );
  const desk = { weighed, cells, manuscript: new Manuscript(cells.readings.words, chart.seed) };
  return { desk, theme: themeOf(weighed, strongest) };
}

/** The opening alone: what `intro` is. */
export function natalOpening(chart: ReadingChart, cells: ReadingCells, name: string): string {
  const { desk, theme } = beginningOf(chart, cells);
  return openingOf(desk, name, theme).text;
}

export interface Opening {
  text: string;
  /** The aspects it speaks of. */
  aspects: readonly WeighedAspect[];
}

/** Words that an opening should have. */
const enough = 95;

/** Names the three strongest factors, says what they do, how they agree or not, and what that comes to. */
export function openingOf(desk: OpeningDesk, name: string, theme: Theme): Opening {
  const { manuscript, cells } = desk;
  const { leaders, thread } = theme;
  const aspects = thread?.aspect ? [thread.aspect] : [];
  const three = [...leaderSentences(desk, theme, name), sharedLine(desk, theme), eclipseLine(desk)];
  const whole = themeLines(desk, theme);
  const untimed = untimedLines(desk);
  let words = placesIn(three) + placesIn(whole) + 1 + placesIn(untimed);
  // Where little runs through the chart, what is nearest to the strongest speaks.
  for (const aspect of leaders[0]?.aspects ?? []) {
    if (words >= enough) break;
    const line = pairLineIn(cells, aspect);
    const isHeard = Math.max(aspect.first, aspect.second) <= Pluto && line !== undefined;
    if (!isHeard || aspects.includes(aspect)) continue;
    const heard = manuscript.once(line);
    three.push(heard);
    // What was said already takes a place, as it does in the row that was counted.
    words += Math.max(1, wordsIn(heard));
    aspects.push(aspect);
  }
  if (words < enough) whole.push(outcomeOf(desk, theme));
  let text = '';
  for (const sentences of [three, whole, untimed]) {
    const paragraph = paragraphOf(sentences);
    if (paragraph !== '') text += text === '' ? paragraph : `\n\n${paragraph}`;
  }
  return { text, aspects };
}

/** Words of some sentences; one that was said already takes a place, too. */
function placesIn(sentences: readonly string[]): number {
  let words = 0;
  for (const sentence of sentences) words += Math.max(1, wordsIn(sentence));
  return words;
}

function eclipseLine({ cells, manuscript, weighed }: OpeningDesk): string {
  const eclipse = eclipseAtBirth(weighed);
  return eclipse ? manuscript.once(cells.readings.natal.threads.eclipses[eclipse].opening) : '';
}

/** Where two of them are in one house, what that makes of them. */
function sharedLine({ cells, manuscript }: OpeningDesk, { shared }: Theme): string {
  if (shared === undefined) return '';
  const pair = manuscript.pair(shared.first.id, shared.second.id);
  return manuscript.once(cells.readings.natal.opening.house[shared.house], pair);
}

/** What is missing without an hour. */
function untimedLines({ weighed: { chart }, cells, manuscript }: OpeningDesk): string[] {
  if (chart.ascendant) return [];
  const { withoutTime } = cells.readings.natal.threads;
  return [manuscript.once(withoutTime[chart.openMoon?.signs ? 'between' : 'inOne'])];
}

/** How the three go together: by what runs through the chart, or by what they lean to. */
function themeLines(desk: OpeningDesk, { leaders, thread, conflict, agreement }: Theme): string[] {
  const { cells, manuscript, weighed } = desk;
  const { opening, threads } = cells.readings.natal;
  if (thread) {
    // Of a planet on an angle the first sentence has said it.
    const isSaid =
      thread.aspect === undefined &&
      weighed.bodies.some((body) => body.id === thread.by && angleLine(desk, body));
    if (isSaid) return [manuscript.once(threads.angular[thread.by as keyof typeof threads.angular])];
    return [manuscript.wording(threadCells(desk, thread).opening, valuesOf(desk, thread))];
  }
  if (conflict) {
    const [a, b] = [subjectCalled(desk, conflict.first), subjectCalled(desk, conflict.second)];
    const pair = { a: a.within, A: a.start, b: b.within, B: b.start };
    return [manuscript.wording(opening.conflict[conflict.axis], pair)];
  }
  if (agreement) {
    const pair = manuscript.pair(agreement.first.id, agreement.second.id);
    const { meeting, question } = opening.agreement[agreement.tag];
    const isAnswered = leaders.some((body) => isOpposedTo(body, agreement.tag));
    return [manuscript.once(meeting, pair), isAnswered ? '' : manuscript.once(question)];
  }
  return [];
}

/** A body by its sign, unless a sentence before has named that. */
const subjectCalled = (desk: OpeningDesk, body: WeighedBody): Called =>
  angleLine(desk, body) === undefined ? desk.manuscript.words.bodies[body.id as 0] : bodyCalled(desk, body);

/** What the two sides of the theme make of a person; a conflict has said so itself. */
function outcomeOf(desk: OpeningDesk, { thread, conflict, sides, leaders }: Theme): string {
  if (conflict) return '';
  const { opening } = desk.cells.readings.natal;
  const isStrain = thread?.nature === 'strain';
  // Side by side two planets are of one sign, which need not be said twice.
  const isOfOneSign = thread?.nature === 'union' && !isOfAge(thread.by);
  const isOnAngle = thread?.aspect === undefined;
  const heard = isOfOneSign ? sides.filter(({ id }) => id === (isOnAngle ? thread.by : thread.on)) : sides;
  const others = leaders.filter((body) => !sides.includes(body));
  let first: Trait | undefined;
  let second: Trait | undefined;
  for (const body of [...heard, ...others]) {
    if (second !== undefined) break;
    const trait = traitOf(desk, body);
    if (first === undefined) first = trait;
    else second = trait;
  }
  if (first === undefined || second === undefined) return '';
  return desk.manuscript.wording(isStrain ? opening.divided : opening.together, {
    x: desk.manuscript.once(first.who),
    y: desk.manuscript.once(second.who),
  });
}
