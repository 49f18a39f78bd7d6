import type { AspectId } from '../../chart/aspects.js';
import { Moon, Sun } from '../../chart/bodies.js';
import { tropicalYear } from '../../chart/periods.js';
import { natureOf } from '../../text/catalogue.js';
import type { MannerKey } from '../../text/reading-catalogue.js';
import { fill } from '../../text/texts.js';
import { type ChapterDraft, type MostWords, writeChapters } from '../chapters.js';
import { compareDays, daysFrom } from '../compare-days.js';
import { Manuscript } from '../manuscript.js';
import type { Draft, Reading, ReadingLength } from '../reading.js';
import { calendarOf } from './changes.js';
import { closingOf } from './closing.js';
import { aspectDraft, leadOfMoonYearDraft, moonYearDraft, pairDraft } from './contacts.js';
import type { ProgressionsCells, ProgressionsContext } from './context.js';
import type { Timed } from './lead.js';
import { crossedBy, isMoonReturn, isOfAngle, isRareMeeting, isSame, timedPair } from './lead.js';
import { mannerDrafts } from './manner.js';
import { openingOf } from './opening.js';
import { phaseDraft, turnDraft } from './phase.js';
import {
  isAhead,
  isAlive,
  isEasing,
  isGreatMeeting,
  isOfAge,
  isPast,
  nearNow,
  type ProgressedAspect,
  type ProgressedLife,
  type ProgressedPair,
  type ProgressedTurn,
  progressionsByWeight,
  weighed,
} from './plan.js';
import { bodyDraft } from './sections.js';

const most: MostWords = { full: 1030, brief: 450 };
const mostAspects = 6;

function contextOf(life: ProgressedLife, cells: ProgressionsCells): ProgressionsContext {
  const isTold = (aspect: ProgressedAspect): boolean =>
    isAlive(aspect) &&
    !isAllButOver(life, aspect) &&
    !isFadingEase(life, aspect) &&
    isOfAge(life, aspect) &&
    (isOfAngle(aspect) || cells.progressedAspect(aspect.body, aspect.natal, aspect.aspect) !== null);
  const near = progressionsByWeight(life).filter(isTold);
  // The Moon's great meetings of the year ahead have sections even before they are in orb.
  const meetings = life.isRough
    ? []
    : life
        .moonYear()
        .filter((one) => isGreatMeeting(one) && isTold(one) && !near.some((other) => isSame(one, other)))
        .map(weighed);
  const alive = [...near, ...meetings].sort((a, b) => b.weight - a.weight);
  const manuscript = new Manuscript(cells.readings.words, life.seed);
  return {
    life,
    cells,
    kind: cells.readings.progressions,
    manuscript,
    aspects: alive
      .filter((one, i) => !isAgain(one, alive.slice(0, i)) && !isOfCrossing(alive, one))
      .filter((one, i) => i < mostAspects || isRareMeeting(one)),
  };
}

/** A past contact that ends within so many days is not told. */
const lastDays = 61;

/** Whether a contact is past and ends within two months; the Moon's return is told to its end. */
const isAllButOver = (life: ProgressedLife, aspect: ProgressedAspect): boolean =>
  isPast(life, aspect) &&
  !isMoonReturn(aspect) &&
  (aspect.ends === null || daysFrom(life.year[0], aspect.ends) < lastDays);

/** An easy contact exact more than so many years ago is on its way out. */
const atPeak = 0.25;

/** Whether an easy contact is past its peak: what it could be used for has been, and it is no promise. */
const isFadingEase = (life: ProgressedLife, contact: Timed & { aspect: AspectId }): boolean =>
  contact.body !== Moon &&
  natureOf(contact.aspect) === 'harmonious' &&
  isPast(life, contact) &&
  (contact.ahead ?? 0) < -atPeak;

/** Whether a contact repeats a heavier one with the two bodies exchanged. */
const isAgain = (one: ProgressedAspect, heavier: readonly ProgressedAspect[]): boolean =>
  heavier.some(
    ({ body, natal, aspect }) => body === one.natal && natal === one.body && aspect === one.aspect,
  );

/** Whether a square to an angle belongs to the body's conjunction with the other, and is told with it. */
const isOfCrossing = (alive: readonly ProgressedAspect[], one: ProgressedAspect): boolean =>
  alive.some((other) => other !== one && crossedBy({ aspects: [one] }, other) === one);

const isOfMoon = ({ first, second }: ProgressedPair): boolean => first === Moon || second === Moon;

const isOfWeather = (one: ProgressedAspect): boolean => one.body === Moon && !isMoonReturn(one);

/** The opening alone, which is `intro`. */
export const progressionsOpening = (life: ProgressedLife, cells: ProgressionsCells): string =>
  openingOf(contextOf(life, cells));

/** The reading of progressions. */
export function progressionsReading(
  life: ProgressedLife,
  cells: ProgressionsCells,
  length: ReadingLength,
): Reading {
  const context = contextOf(life, cells);
  const { kind, manuscript } = context;
  const opening = openingOf(context);
  const { name } = life;
  const titles = kind.chapters;
  const suns = life.bodies.filter(({ id }) => id === Sun);
  const moon = life.bodies.filter(({ id }) => id === Moon);
  const manner = mannerDrafts(context);
  // A single section makes no chapter.
  const isChapter = manner.length > 1;
  const chapters: ChapterDraft[] = [
    {
      key: 'life',
      title: titles.life,
      drafts: [
        ...suns.map((body) => bodyDraft(context, body)),
        phaseDraft(context),
        ...(isChapter ? [] : manner),
      ],
    },
    {
      key: 'weather',
      title: titles.weather,
      // Everything about the Moon stands together, except its return.
      drafts: [
        ...moon.map((body) => bodyDraft(context, body)),
        ...contactDrafts(context, isOfWeather, (one) => isOfMoon(one) && !isPast(life, one)),
        leadOfMoonYearDraft(context),
        moonYearDraft(context, length),
      ],
      isInTime: true,
    },
    {
      key: 'exact',
      title: titles.exact,
      drafts: contactDrafts(
        context,
        (one) => !isOfWeather(one),
        (one) => !isOfMoon(one) && !(natureOf(one.aspect) === 'harmonious' && isEasing(life, timedPair(one))),
      ),
      isInTime: true,
    },
    // What lasts through these years comes after what has a date.
    { key: 'manner', title: '', drafts: isChapter ? manner : [] },
    {
      key: 'changes',
      title: titles.changes,
      drafts: changeDrafts(context),
      isInTime: true,
    },
  ];
  return {
    title: fill(kind.title, { name }),
    opening,
    chapters: writeChapters(chapters, manuscript, most[length]).map((chapter) =>
      chapter.key === 'exact'
        ? { ...chapter, title: titles[timeOf(life, chapter)] }
        : chapter.key === 'manner'
          ? { ...chapter, title: kind.manner[mannerOf(chapter)] }
          : chapter,
    ),
    closing: closingOf(context),
  };
}

/** The changes and stations to come; a station before all changes comes first. */
function changeDrafts(context: ProgressionsContext): (Draft | undefined)[] {
  const { life } = context;
  const { draft, first } = calendarOf(context);
  const turns = life.turns.filter((turn) => isAhead(life, turn));
  const isFirst = (turn: ProgressedTurn): boolean => turn.day < first;
  return [
    ...turns.filter(isFirst).map((turn) => turnDraft(context, turn)),
    draft,
    ...turns.filter((turn) => !isFirst(turn)).map((turn) => turnDraft(context, turn)),
  ];
}

/** The contacts: those at their peak; those to come, in order of time; those never exact; and those past their peak. */
function contactDrafts(
  context: ProgressionsContext,
  isOfThese: (one: ProgressedAspect) => boolean,
  isOfThesePairs: (one: ProgressedPair) => boolean,
): (Draft | undefined)[] {
  const { aspects, life } = context;
  return [
    ...aspects.filter(isOfThese).map((one) => ({ one, draft: aspectDraft(context, one) })),
    ...life.pairs
      .filter(isOfThesePairs)
      .map((pair) => ({ one: timedPair(pair), draft: pairDraft(context, pair) })),
  ]
    .sort((a, b) => Number(isEasing(life, a.one)) - Number(isEasing(life, b.one)) || byTime(a.one, b.one))
    .map(({ draft }) => draft);
}

/** Which of Mercury to Mars a chapter holds. */
const mannerOf = ({ sections }: Reading['chapters'][number]): MannerKey =>
  sections
    .flatMap(({ factors }) => factors.flatMap(({ planetIds = [] }) => planetIds))
    .sort()
    .join('') as MannerKey;

/** Whether the contacts of a chapter are at their peak, to come, or past it. */
function timeOf(
  life: ProgressedLife,
  { sections }: Reading['chapters'][number],
): 'exact' | 'coming' | 'past' | 'both' | 'comingAndPast' {
  const timed = sections.map(({ factors: [factor] }) => {
    const exact = factor?.exact?.[0] ?? null;
    const ahead = exact === null ? null : daysFrom(life.year[0], exact) / tropicalYear;
    return { body: factor?.planetIds?.[0] ?? Sun, exact, ahead };
  });
  const past = timed.filter((one) => isEasing(life, one));
  if (past.length === timed.length) return 'past';
  const isOfNow = timed.some((one) => !past.includes(one) && (one.ahead ?? 0) <= nearNow);
  if (past.length === 0) return isOfNow ? 'exact' : 'coming';
  return isOfNow ? 'both' : 'comingAndPast';
}

type Dated = Pick<ProgressedAspect, 'exact'>;
const byTime = (a: Dated, b: Dated): number => compareDays(a.exact ?? '9999', b.exact ?? '9999');
