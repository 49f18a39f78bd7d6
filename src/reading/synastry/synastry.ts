import { Ascendant, Mercury, Moon, Sun } from '../../chart/bodies.js';
import type { SynastryChapter } from '../../text/pair-catalogue.js';
import { fill } from '../../text/texts.js';
import { type ChapterDraft, writeChapters } from '../chapters.js';
import type { Factor } from '../factors.js';
import { stancesOfOverlay } from '../pair-stances.js';
import { type Draft, draftWords, type Reading, type ReadingLength, wordsIn } from '../reading.js';
import {
  beginningOf,
  contextOf,
  namesOf,
  type SynastryBeginning,
  type SynastryCells,
  type SynastryContext,
  tryAdd,
  withManuscript,
} from './context.js';
import { type Encounter, valenceOf } from './encounters.js';
import { groupsOf } from './groups.js';
import { chosenHouses } from './houses.js';
import { advisedLast, closingOf, openingOf } from './opening.js';
import type { Pair } from './plan.js';
import { groupDraft, isLeading, overlaysDraft, settlementDraft } from './sections.js';
import { weightOfNatures } from './sign-parts.js';
import { ascendantsDraft, elementsDraft, signDrafts } from './signs.js';

export type { SynastryCells } from './context.js';

const chapterKeys: readonly SynastryChapter[] = [
  'impressions',
  'hearts',
  'desire',
  'talk',
  'daily',
  'gifts',
  'lasting',
];
/** With fewer words about contacts and lights there is the more to say of signs, and of each other’s houses. */
const fewestOfContacts = { timed: 1330, untimed: 1450 };
/** Words of an opening and chapters below which further contacts are written about. */
const fewestWords = { timed: 1560, untimed: 1580 };
/** What one contact comes to. */
const wordsOfContact = 80;
/** A chapter with fewer words goes together with the one beside it, unless both would be so many sections. */
const fewest = 120;
const mostOfJoined = 7;
const joinedTo = { impressions: 'hearts', desire: 'hearts', daily: 'talk', gifts: 'lasting' } as const;

/** The opening alone: what `intro` is. */
export const synastryOpening = (pair: Pair, cells: SynastryCells): string =>
  openingOf(withManuscript(beginningOf(pair, cells)));

/** Two people’s charts as something to read, for both of them. */
export function synastryReading(pair: Pair, cells: SynastryCells, length: ReadingLength): Reading {
  const { context, opening, chapters } = draftedLongEnough(pair, cells, length);
  const { kind, manuscript } = context;
  const told = heaviest(chapters);
  const inOrder = joined(context, length === 'full' ? withoutFillers(opening, told) : told).map(byWeight);
  return {
    title: fill(kind.title, namesOf(context, 1)),
    opening,
    chapters: writeChapters(inOrder, manuscript),
    closing: closingOf(context),
  };
}

const isTimed = ({ charts }: Pair): boolean => charts.every(({ cusps }) => cusps.length > 0);

/** A reading before its chapters are joined and written. */
interface Drafted {
  context: SynastryContext;
  opening: string;
  chapters: readonly Chapter[];
}

/** With further contacts where it would be short, as long as there are any. */
function draftedLongEnough(pair: Pair, cells: SynastryCells, length: ReadingLength): Drafted {
  const beginning = beginningOf(pair, cells);
  let drafted = draftedWith(beginning, length, 0);
  if (length !== 'full') return drafted;
  const fewest = fewestWords[isTimed(pair) ? 'timed' : 'untimed'];
  const shortOf = ({ opening, chapters }: Drafted): number =>
    fewest - wordsIn(opening) - wordsOf(heaviest(chapters).flatMap(({ drafts }) => drafts));
  let more = 0;
  for (let missing = shortOf(drafted); missing > 0; missing = shortOf(drafted)) {
    more += Math.ceil(missing / wordsOfContact);
    const longer = draftedWith(beginning, length, more);
    const isAll = longer.context.encounters.length === drafted.context.encounters.length;
    drafted = longer;
    if (isAll) break;
  }
  return drafted;
}

function draftedWith(beginning: SynastryBeginning, length: ReadingLength, more: number): Drafted {
  const context = contextOf(beginning, length, more);
  const { pair, kind, encounters } = context;
  for (const stance of advisedLast(context)) context.advised.add(stance);
  const opening = openingOf(context);
  const contacts = new Map(
    chapterKeys.map((key) => {
      const own = encounters.filter(({ chapter }) => chapter === key);
      // One planet that meets several things leads by all of them, and is told with all.
      const isAlone = ({ contact, back }: Encounter): boolean =>
        context.leaders.cluster === undefined &&
        [contact, back].some((each) => each !== undefined && isLeading(context, each));
      return [key, groupsOf(own, isAlone).map((group) => groupDraft(context, group))];
    }),
  );
  const [suns, moons] =
    length === 'full' ? ([Sun, Moon] as const).map((body) => elementsDraft(context, body)) : [];
  const rising = length === 'full' ? ascendantsDraft(context) : undefined;
  const lights = [rising, suns, moons].filter((draft) => draft !== undefined);
  const fewest = fewestOfContacts[isTimed(pair) ? 'timed' : 'untimed'];
  const missing = length === 'full' ? fewest - wordsOf([...contacts.values(), lights].flat()) : 0;
  const signs = signDrafts(context, missing);
  const missingYet = missing - wordsOf(signs.map(([, draft]) => draft));
  const { settlements, overlays } = chosenHouses(
    pair,
    encounters,
    length,
    Math.max(0, missingYet),
    ({ bodies, house }) =>
      tryAdd(context, kind.stances.crowded[house] ?? []) || bodies.length >= fewestOfMany,
    ({ angle, body, house }) =>
      angle !== undefined || tryAdd(context, stancesOfOverlay(kind.stances, body, house)),
  );
  const chapters = chapterKeys.map((key) => {
    const drafts = [
      ...(contacts.get(key) ?? []),
      ...(key === 'impressions' ? [rising, suns] : []),
      ...(key === 'hearts' ? [moons] : []),
      ...signs.filter(([chapter]) => chapter === key).map(([, draft]) => draft),
      ...settlements.filter(({ chapter }) => chapter === key).map((each) => settlementDraft(context, each)),
      overlaysDraft(
        context,
        overlays
          .filter(({ chapter }) => chapter === key)
          .slice(0, key === 'gifts' ? mostHousesLast : mostHouses),
      ),
    ].filter((draft) => draft !== undefined);
    return { key, title: kind.chapters[key], drafts, asGiven: true };
  });
  return { context, opening, chapters };
}

/** So many planets of one person in a house of the other’s are told, whatever that denies. */
const fewestOfMany = 4;
/** Of what is in houses a chapter tells so much, each house where it belongs. */
const mostHouses = 2;

interface Chapter extends ChapterDraft {
  key: SynastryChapter;
  drafts: readonly Draft[];
}

const wordsOf = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, draft) => sum + draftWords(draft), 0);

/** Sections of a reading: a few things told at some length, and houses where they belong. */
const mostSections = 16;
/** The same of a chapter, besides what has to be told. */
const mostOfChapter = 6;

/** What a section counts for: by the weight of all that it tells, and by how much there is of it to read. */
const fullness = (draft: Draft): number =>
  draft.factors.reduce((sum, { weight }) => sum + weight, 0) * draftWords(draft);

/** The heaviest sections, what has to be told among them, and of what lasts at least the heaviest. */
function heaviest(chapters: readonly Chapter[]): Chapter[] {
  const ranked = chapters
    .flatMap(({ key, drafts }) => {
      const [first, ...others] = [...drafts].sort((a, b) => b.weight - a.weight);
      if (first === undefined) return [];
      return [
        { key, draft: first, isKept: first.isKept || key === 'lasting', full: fullness(first) },
        ...others.map((draft) => ({ key, draft, isKept: draft.isKept, full: fullness(draft) })),
      ];
    })
    .sort((a, b) => b.full - a.full);
  const kept = new Set(ranked.filter(({ isKept }) => isKept).map(({ draft }) => draft));
  for (const { key, draft } of ranked) {
    if (kept.size >= mostSections) break;
    const inChapter = ranked.filter((each) => each.key === key && kept.has(each.draft)).length;
    if (inChapter < mostOfChapter) kept.add(draft);
  }
  return chapters.map((chapter) => ({
    ...chapter,
    drafts: chapter.drafts.filter((draft) => kept.has(draft)),
  }));
}

/** Words of an opening and chapters above which sections that only fill are left out. */
const mostFilled = 1480;

/** Whether a section tells only what each is like by sign, and nothing that meets. */
const isFiller = ({ factors, isKept }: Draft): boolean =>
  isKept !== true && factors.every(({ kind }) => kind === 'placement' || kind === 'whole');

/** Without the lightest sections that only fill, where the reading is long enough without; no chapter is left empty. */
function withoutFillers(opening: string, chapters: readonly Chapter[]): Chapter[] {
  let words = wordsIn(opening) + wordsOf(chapters.flatMap(({ drafts }) => drafts));
  const cut = new Set<Draft>();
  const fillers = chapters.flatMap(({ drafts }) =>
    drafts.filter(isFiller).map((draft) => ({ draft, drafts })),
  );
  for (const { draft, drafts } of fillers.sort((a, b) => fullness(a.draft) - fullness(b.draft))) {
    const left = words - draftWords(draft);
    if (left < mostFilled || drafts.every((each) => each === draft || cut.has(each))) continue;
    cut.add(draft);
    words = left;
  }
  return chapters.map((chapter) => ({ ...chapter, drafts: chapter.drafts.filter((each) => !cut.has(each)) }));
}

/** What the reading opens and closes by is first, then the strongest, be it a contact or a crowded house. */
const byWeight = (chapter: Chapter): Chapter => ({
  ...chapter,
  drafts: withTalkersFirst(
    [...chapter.drafts].sort(
      (a, b) => Number(b.isLead === true) - Number(a.isLead === true) || b.weight - a.weight,
    ),
  ),
});

const isOf = (
  kind: Factor['kind'],
  { factors: [factor] }: Draft,
  isMeant: (ids: number[]) => boolean,
): boolean => factor?.kind === kind && isMeant(factor.planetIds ?? []);

/** How each of the two thinks and talks opens the section of what either’s Mercury does to the other, where that leads. */
function withTalkersFirst(drafts: readonly Draft[]): readonly Draft[] {
  const [lead] = drafts;
  const talkers = drafts.find((draft) =>
    isOf('placement', draft, (ids) => ids.every((id) => id === Mercury)),
  );
  if (!lead || !talkers || !isOf('contact', lead, (ids) => ids.includes(Mercury))) return drafts;
  // Where the contact has told already how one of them does, the other follows later.
  if (talkers.paragraphs[0]?.filter((part) => typeof part === 'string').length !== 2) return drafts;
  const together = {
    ...lead,
    factors: [...lead.factors, ...talkers.factors],
    paragraphs: [...talkers.paragraphs, ...lead.paragraphs],
  };
  return [together, ...drafts.slice(1).filter((draft) => draft !== talkers)];
}

/** Whether a chapter of first impressions has one: what meets an Ascendant. */
const hasImpressions = ({ drafts }: Chapter): boolean =>
  drafts.some(({ factors }) =>
    factors.some(
      ({ kind, house, planetIds }) => house === 1 || (kind !== 'overlay' && planetIds?.includes(Ascendant)),
    ),
  );

/** Whether a chapter of quarrel has one: a contact that is not kind. */
const hasQuarrel = ({ drafts }: Chapter): boolean =>
  drafts.some(({ factors }) =>
    factors.some(({ kind, planetIds: [first, second] = [], aspectId: aspect }) => {
      const isContact =
        kind === 'contact' && first !== undefined && second !== undefined && aspect !== undefined;
      return isContact && valenceOf({ first, second, aspect }) !== 'kind';
    }),
  );

/** Places in houses of which the last chapter may tell. */
const mostHousesLast = 1;

/** Short chapters go together with their neighbors, under a title for both. */
function joined({ kind }: SynastryContext, chapters: readonly Chapter[]): Chapter[] {
  const of = (key: SynastryChapter): Chapter | undefined => chapters.find((chapter) => chapter.key === key);
  const result = new Map(chapters.map((chapter) => [chapter.key, chapter]));
  for (const [short, long] of Object.entries(joinedTo) as [keyof typeof joinedTo, SynastryChapter][]) {
    const [one, other] = [of(short), result.get(long)];
    if (!one || !other || one.drafts.length === 0 || other.drafts.length === 0) continue;
    // Talk, and what lasts, take the other in where they are short themselves.
    const takesIn = long === 'hearts' ? [one] : [one, other];
    // What each is like by itself is no chapter on what each brings the other.
    const isShort = takesIn.some(
      ({ drafts }) => wordsOf(drafts.filter(({ weight }) => weight > weightOfNatures)) < fewest,
    );
    if (!isShort || one.drafts.length + other.drafts.length > mostOfJoined) continue;
    result.set(short, { ...one, drafts: [] });
    result.set(long, {
      ...other,
      title: short === 'impressions' && !hasImpressions(one) ? other.title : kind.merged[short],
      drafts: [...other.drafts, ...one.drafts],
    });
  }
  const [daily, lasting] = [result.get('daily'), result.get('lasting')];
  // Two people are not left among houses.
  const inHouses = [daily, lasting]
    .flatMap((chapter) => chapter?.drafts ?? [])
    .flatMap(({ factors }) => factors);
  const isOfHouses = inHouses.filter(({ house }) => house !== undefined).length > mostHousesLast;
  if (daily && lasting && !isOfHouses && daily.drafts.length > 0 && wordsOf(lasting.drafts) < fewest) {
    result.set('daily', { ...daily, drafts: [] });
    result.set('lasting', {
      ...lasting,
      title: kind.merged.lasting,
      drafts: [...daily.drafts, ...lasting.drafts],
    });
  }
  return [...result.values()].map((chapter) => {
    if (chapter.key === 'impressions' && !hasImpressions(chapter))
      return { ...chapter, title: kind.withoutImpressions };
    if (chapter.key === 'desire' && !hasQuarrel(chapter)) return { ...chapter, title: kind.withoutQuarrel };
    return chapter;
  });
}
