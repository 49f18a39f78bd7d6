import { Saturn } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { type ChapterDraft, writeChapters } from '../chapters.js';
import { daysFrom } from '../compare-days.js';
import { tenths } from '../factors.js';
import type { Draft, Reading, ReadingLength } from '../reading.js';
import { asTold, contextOf, isOfSeasons, moonStays, sinceEntry } from './choice.js';
import { closingOf } from './closing.js';
import { loopOf, type TransitCells, type TransitContext } from './context.js';
import { aheadDraft, datesDraft, monthsOf } from './dates.js';
import { daysDraft, isOfDays, isOfFewDays } from './days.js';
import { gathered, groupsOf, othersOf, type TransitGroup } from './groups.js';
import { crowdDraft } from './moon-hours.js';
import { openingOf } from './opening.js';
import { isFaint, latest, marksOf, type TransitSky, type WeighedStay, type WeighedTransit } from './plan.js';
import { mostMonths, seasonDrafts } from './seasons.js';
import { edgeDraft, passingDraft, slowDraft } from './sections.js';
import { shapeDraft } from './shape.js';
import { standingDraft } from './standing.js';
import { stayDraft } from './stays.js';
import { isOfEdge } from './telling.js';
import {
  comesOnceInLife,
  isHardOnChief,
  isHeavy,
  isMarkedIn,
  isSlowAtAngle,
  isTurnOfLife,
} from './weight.js';

export type { TransitCells } from './context.js';

/** The reading of transits at a moment or over a period. */
export function transitsReading(sky: TransitSky, cells: TransitCells, length: ReadingLength): Reading {
  const months = monthsIn(sky);
  const chosen = contextOf(sky, cells, length);
  const { kind, manuscript } = chosen;
  // The opening judges by the days in orb alone, without loops: it is also wanted by itself, as `intro`.
  const opening = openingOf(chosen);
  const context = asTold(chosen, length);
  const isLong = isOfSeasons(sky);
  const titles = kind.chapters;
  // Chapters are written in the order in which they are read: a week begins with its days, a longer period with its
  // contacts.
  const writeDays = (): Draft | undefined =>
    isOfDays(sky) && length === 'full' ? daysDraft(context) : undefined;
  const isOfWeek = isOfFewDays(sky);
  const firstDays = isOfWeek ? writeDays() : undefined;
  // A contact told in a sentence joins one of the same planet within days.
  const groups = groupsOf(context, [...context.slow, ...context.passing, ...context.short]);
  const isOfSlow = ({ first }: TransitGroup): boolean => !context.passing.includes(first);
  const slow = slowDrafts(context, groups.filter(isOfSlow));
  const passing = [
    sky.isPeriod ? undefined : standingDraft(context),
    length === 'full' ? crowdDraft(context) : undefined,
    ...groups.filter((group) => !isOfSlow(group)).map((group) => passingDraft(context, group)),
    ...moonStays(sky, length).map((stay) => stayDraft(context, stay)),
  ];
  const chapters: ChapterDraft[] = !sky.isPeriod
    ? [
        { key: 'slow', title: titles.slow, drafts: slow },
        { key: 'passing', title: titles.today, drafts: passing, asGiven: true },
        {
          key: 'ahead',
          title: titles.ahead,
          drafts: length === 'full' ? [aheadDraft(context)] : [],
          asGiven: true,
        },
      ]
    : isLong
      ? [
          { key: 'page', title: titles.shape, drafts: [shapeDraft(context)] },
          { key: 'planets', title: titles.planets, drafts: slow },
          {
            key: 'months',
            title: months.length <= mostMonths ? titles.months : titles.seasons,
            drafts: length === 'full' ? seasonDrafts(context, months) : [],
            asGiven: true,
          },
        ]
      : isOfDays(sky)
        ? inOrder(
            isOfWeek,
            { key: 'dates', title: titles.days, drafts: [isOfWeek ? firstDays : writeDays()] },
            { key: 'planets', title: titles.planets, drafts: slow },
          )
        : [
            { key: 'page', title: titles.shape, drafts: [shapeDraft(context)] },
            { key: 'planets', title: titles.planets, drafts: slow },
            { key: 'passing', title: titles.passing, drafts: passing },
            { key: 'dates', title: titles.dates, drafts: [datesDraft(context)] },
          ];
  const { title } = kind;
  return {
    title: fill(sky.isPeriod ? title.period : title.moment, {
      name: sky.name,
      from: cells.day(sky.from, !sky.isPeriod),
      to: cells.day(sky.to, true),
    }),
    opening,
    chapters: writeChapters(chapters, manuscript),
    closing: closingOf(context),
  };
}

const inOrder = <T>(isGiven: boolean, first: T, second: T): T[] =>
  isGiven ? [first, second] : [second, first];

/**
 * The sections of slow planets: the leading contact; those that come once in a life; hard ones with the lights, the
 * angles and the ruler; Saturn’s change of house; other contacts with the angles; the rest; and what the period has
 * little of.
 */
function slowDrafts(context: TransitContext, groups: readonly TransitGroup[]): Draft[] {
  const { sky, stays } = context;
  const isChanged = ({ body, starts }: WeighedStay): boolean =>
    body === Saturn && starts !== null && daysFrom(starts, sky.from) <= sinceEntry;
  const gatheredGroups = gathered(context, groups);
  const isEdge = (group: TransitGroup): boolean =>
    sky.isPeriod && othersOf(group).length === 0 && isOfEdge(context, group.first);
  const all = gatheredGroups.filter((group) => !isEdge(group));
  const rankOf = ({ first }: TransitGroup): number => {
    if (first === groups[0]?.first) return 0;
    if (comesOnceInLife(first) && (!sky.isPeriod || isMarkedIn(sky, first))) return 1;
    // A contact that has been over for months comes last.
    const loop = loopOf(context, first);
    if (isFaint(first, loop, sky) && (marksOf(loop).at(-1) ?? latest) < sky.from) return 4;
    return isHardOnChief(first, sky) || isTurnOfLife(first)
      ? 2
      : isHeavy(first) || isSlowAtAngle(first)
        ? 3
        : 4;
  };
  const earlier: WeighedTransit[] = [];
  const draftsOf = (rank: number): Draft[] =>
    all
      .filter((group) => rankOf(group) === rank)
      .map((group) => {
        const draft = slowDraft(context, group, earlier);
        earlier.push(group.first, ...othersOf(group));
        return draft;
      });
  const edge = gatheredGroups.filter(isEdge);
  return descending([
    ...draftsOf(0),
    ...draftsOf(1),
    ...draftsOf(2),
    ...stays.filter(isChanged).map((stay) => stayDraft(context, stay)),
    ...draftsOf(3),
    ...(sky.isPeriod ? [standingDraft(context)].filter((draft) => draft !== undefined) : []),
    ...draftsOf(4),
    ...stays.filter((stay) => !isChanged(stay)).map((stay) => stayDraft(context, stay)),
    ...[edgeDraft(context, edge)].filter((draft) => draft !== undefined),
  ]);
}

/** Gives sections weights that descend in the order they stand in. */
function descending(drafts: readonly Draft[]): Draft[] {
  let most = 0;
  return [...drafts]
    .reverse()
    .map((draft) => {
      most = Math.max(most, draft.weight, ...draft.factors.map(({ weight }) => weight));
      const [first, ...others] = draft.factors;
      return {
        ...draft,
        weight: most,
        factors: first === undefined ? [] : [{ ...first, weight: tenths(most) }, ...others],
      };
    })
    .reverse();
}

/** The opening alone: what `intro` is. */
export const transitsOpening = (sky: TransitSky, cells: TransitCells, length: ReadingLength): string =>
  openingOf(contextOf(sky, cells, length));

const monthsIn = (sky: TransitSky): string[] => (sky.isPeriod ? monthsOf(sky.from, sky.to) : []);
