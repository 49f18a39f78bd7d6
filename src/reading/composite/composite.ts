import { Mars, Mercury, Moon, Saturn, Sun, Venus } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import { Consistency } from '../consistency.js';
import type { WeighedBody } from '../factors.js';
import { type Draft, draftWords, type Reading, type ReadingLength } from '../reading.js';
import { inBrief } from './aspects.js';
import type { Bond, Chapter, CompositeCells, CompositeDesk } from './desk.js';
import { closingOf, openingOf } from './opening.js';
import {
  ascendantSign,
  aspectDrafts,
  crowdingsIn,
  hasSection,
  houseOf,
  isOnAngle,
  moonDraft,
  otherPlanets,
  sunHouse,
  sunSign,
  wayOf,
  withAspects,
} from './sections.js';
import { deskOf } from './told.js';

const chapterKeys: readonly Chapter[] = ['pair', 'purpose', 'home', 'tests'];

const most: MostWords = { full: 1650, brief: 600 };

/** The opening alone: what `intro` is. */
export const compositeOpening = (bond: Bond, cells: CompositeCells): string => openingOf(deskOf(bond, cells));

/** A bond as something to read: what it is, what it is for, how it feels, what tests it. */
export function compositeReading(bond: Bond, cells: CompositeCells, length: ReadingLength): Reading {
  const desk = deskOf(bond, cells);
  const { kind, manuscript, names } = desk;
  const opening = openingOf(desk);
  const aspects = length === 'brief' ? inBrief(desk, desk.told.aspects) : desk.told.aspects;
  const bodies: Readonly<Record<Chapter, (Draft | undefined)[]>> = {
    pair: [
      sunSign(desk),
      ascendantSign(desk),
      ...crowdingsIn(desk, 'pair'),
      ...otherPlanets(desk, isOnAngle),
      wayOf(desk, Mercury),
    ],
    purpose: [
      ...crowdingsIn(desk, 'purpose'),
      withAspects(desk, sunHouse(desk), Sun, aspects),
      ...otherPlanets(desk, (_, body) => !isOnAngle(desk, body) && desk.leaders.includes(body)),
      wayOf(desk, Mars),
    ],
    home: [
      ...crowdingsIn(desk, 'home'),
      withAspects(desk, moonDraft(desk), Moon, aspects),
      withAspects(
        desk,
        desk.told.houses.has(Venus) ? houseOf(desk, Venus) : wayOf(desk, Venus),
        Venus,
        aspects,
      ),
    ],
    tests: [],
  };
  const leads = ({ factors: [factor] }: Draft): boolean =>
    desk.leaders.some(({ id }) =>
      factor?.kind === 'crowding'
        ? factor.planetIds?.includes(id)
        : factor?.kind === 'placement' && factor.planetIds?.[0] === id,
    );
  const chapters = chapterKeys.map((key) => {
    const drafts = [...bodies[key], ...aspectDrafts(desk, key, aspects)];
    // Where nothing is hard, what is asked of the two is Saturn's.
    if (key === 'tests' && drafts.length === 0 && !hasSection(desk, Saturn))
      drafts.push(houseOf(desk, Saturn));
    for (const draft of drafts) if (draft !== undefined && leads(draft)) draft.isKept = true;
    return { key, title: kind.chapters[key], drafts };
  });
  if (length === 'full') addHouses(desk, chapters);
  return {
    title: fill(kind.title, names),
    opening,
    chapters: writeChapters(
      chapters.map(byWeight),
      manuscript,
      most[length],
      new Consistency({}, manuscript, kind.stanceJoints),
    ),
    closing: closingOf(desk, aspects),
  };
}

/** The strongest section leads, be it a body's or a crowded house. */
const byWeight = <C extends { drafts: (Draft | undefined)[] }>(
  chapter: C,
): C & { drafts: Draft[]; isInTime: true } => ({
  ...chapter,
  isInTime: true,
  drafts: chapter.drafts.filter((draft) => draft !== undefined).sort((a, b) => b.weight - a.weight),
});

/** With fewer words there is room for what other planets do by house. */
const fewest = 700;

/** Adds planets by their houses to what the bond is for, the strongest first, until there is enough to read. */
function addHouses(
  desk: CompositeDesk,
  chapters: readonly { key: Chapter; drafts: (Draft | undefined)[] }[],
): void {
  const purpose = chapters.find(({ key }) => key === 'purpose');
  let words = 0;
  for (const { drafts } of chapters) for (const draft of drafts) words += draft ? draftWords(draft) : 0;
  for (const draft of otherPlanets(desk, (_, body) => isFree(desk, body))) {
    if (words >= fewest) break;
    words += draftWords(draft);
    purpose?.drafts.push(draft);
  }
}

const isFree = (desk: CompositeDesk, body: WeighedBody): boolean =>
  desk.told.houses.has(body.id) && !isOnAngle(desk, body) && !desk.leaders.includes(body);
