import { Moon, Sun } from '../../chart/bodies.js';
import type { SynastryChapter } from '../../text/pair-catalogue.js';
import { fill } from '../../text/texts.js';
import { type ChapterDraft, writeChapters } from '../chapters.js';
import { Consistency } from '../consistency.js';
import { stancesOfOverlay } from '../pair-stances.js';
import { type Draft, draftWords, type Reading, type ReadingLength } from '../reading.js';
import { chosenHouses } from './choice.js';
import {
  deskOf,
  namesOf,
  type SynastryCells,
  type SynastryDesk,
  variedWording,
  weighedValues,
} from './desk.js';
import { chapterOfSection, type HeadedChapter, headOf, temperOfSection } from './heads.js';
import { closingOf, openingOf } from './opening.js';
import type { Pair, WeighedOverlay } from './plan.js';
import {
  contactStances,
  elementsDraft,
  groupDraft,
  overlaysDraft,
  settlementDraft,
  turnOf,
} from './sections.js';
import { groupsOf } from './theme.js';

export type { SynastryCells } from './desk.js';

const chapterKeys: readonly SynastryChapter[] = [
  'impressions',
  'hearts',
  'desire',
  'talk',
  'daily',
  'gifts',
  'lasting',
];
/** With fewer words about contacts there is the more to say of each other’s houses. */
const fewestOfContacts = 850;
/** A chapter with fewer words goes together with the one beside it. */
const fewest = 120;
const joinedTo = { impressions: 'hearts', desire: 'hearts', daily: 'talk', gifts: 'lasting' } as const;

/** The opening alone: what `intro` is. */
export const synastryOpening = (pair: Pair, cells: SynastryCells): string =>
  openingOf(deskOf(pair, cells, 'full'));

/** Two people’s charts as something to read, for both of them. */
export function synastryReading(pair: Pair, cells: SynastryCells, length: ReadingLength): Reading {
  const desk = deskOf(pair, cells, length);
  const { kind, manuscript, encounters } = desk;
  const opening = openingOf(desk);
  const contacts = new Map(
    chapterKeys.map((key) => {
      const own = encounters.filter(({ chapter }) => chapter === key);
      return [key, groupsOf(own).map((group) => groupDraft(desk, group))];
    }),
  );
  const missing = length === 'full' ? fewestOfContacts - wordsOf([...contacts.values()].flat()) : 0;
  const consistency = new Consistency(kind.stanceBridges, manuscript);
  consistency.require(contactStances(desk));
  const isContradicted = ({ body, house }: WeighedOverlay): boolean =>
    consistency.isContradicted(stancesOfOverlay(kind.stances, body, house));
  const { settlements, overlays } = chosenHouses(
    pair,
    encounters,
    length,
    Math.max(0, missing),
    isContradicted,
  );
  const chapters = chapterKeys.map((key) => {
    const drafts = [
      ...(contacts.get(key) ?? []),
      ...(key === 'impressions' && length === 'full' ? [elementsDraft(desk, Sun)] : []),
      ...(key === 'hearts' && length === 'full' ? [elementsDraft(desk, Moon)] : []),
      ...settlements.filter(({ chapter }) => chapter === key).map((each) => settlementDraft(desk, each)),
      overlaysDraft(
        desk,
        overlays.filter(({ chapter }) => chapter === key),
      ),
    ].filter((draft) => draft !== undefined);
    return { key, isMerged: false, title: kind.chapters[key], drafts, asGiven: true };
  });
  const inOrder = joined(desk, chapters)
    .map(byWeight)
    .map((chapter) => withTurns(desk, chapter));
  return {
    title: fill(kind.title, namesOf(desk, 1)),
    opening,
    chapters: withHeads(desk, inOrder, writeChapters(inOrder, manuscript, undefined, consistency)),
    closing: closingOf(desk),
  };
}

interface Chapter extends ChapterDraft, HeadedChapter {
  key: SynastryChapter;
  drafts: readonly Draft[];
}

/** Each chapter begins with what it comes to. */
function withHeads(
  desk: SynastryDesk,
  chapters: readonly Chapter[],
  written: Reading['chapters'],
): Reading['chapters'] {
  const { kind, encounters } = desk;
  return written.map((chapter) => {
    const key = chapter.key as SynastryChapter;
    const headed = chapters.find((each) => each.key === key);
    const head = headed && headOf(headed, encounters);
    const [first, ...others] = chapter.sections;
    if (head === undefined || first === undefined) return chapter;
    const values = weighedValues(desk, head.kind, head.hard, key);
    const words = variedWording(desk, kind.heads[key][head.mix], chapterKeys.indexOf(key), values);
    const text = `${words}\n\n${first.text}`;
    return { ...chapter, sections: [{ ...first, text }, ...others] };
  });
}

const wordsOf = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, draft) => sum + draftWords(draft), 0);

/** The strongest leads, be it a contact or a crowded house. */
const byWeight = (chapter: Chapter): Chapter => ({
  ...chapter,
  drafts: [...chapter.drafts].sort((a, b) => b.weight - a.weight),
});

/** Before the first section that goes the other way than the one of contacts before it stands that it does. */
function withTurns(desk: SynastryDesk, chapter: Chapter): Chapter {
  const { encounters } = desk;
  const tempers = chapter.drafts.map((draft) => temperOfSection(draft, encounters));
  let hasTurned = false;
  const drafts = chapter.drafts.map((draft, i) => {
    const own = tempers[i];
    const before = tempers
      .slice(0, i)
      .filter((temper) => temper !== undefined)
      .at(-1);
    if (hasTurned || before === undefined || own === undefined || before === own) return draft;
    hasTurned = true;
    // A chapter that took in a neighbor has sections of both.
    const key = chapterOfSection(draft, encounters) ?? chapter.key;
    const [first = [], ...others] = draft.paragraphs;
    return {
      ...draft,
      paragraphs: [[turnOf(desk, key, own), ...first], ...others],
    };
  });
  return { ...chapter, drafts };
}

/** Short chapters go together with their neighbors, under a title for both. */
function joined({ kind }: SynastryDesk, chapters: readonly Chapter[]): Chapter[] {
  const of = (key: SynastryChapter): Chapter | undefined => chapters.find((chapter) => chapter.key === key);
  const result = new Map(chapters.map((chapter) => [chapter.key, chapter]));
  for (const [short, long] of Object.entries(joinedTo) as [keyof typeof joinedTo, SynastryChapter][]) {
    const [one, other] = [of(short), result.get(long)];
    if (!one || !other || one.drafts.length === 0) continue;
    // Talk, and what lasts, take the other in where they are short themselves.
    const takesIn = long === 'hearts' ? [one] : [one, other];
    const isShort = takesIn.some(({ drafts }) => wordsOf(drafts) < fewest);
    if (!isShort) continue;
    result.set(short, { ...one, drafts: [] });
    result.set(long, {
      ...other,
      isMerged: true,
      title: kind.merged[short],
      drafts: [...other.drafts, ...one.drafts],
    });
  }
  return [...result.values()];
}
