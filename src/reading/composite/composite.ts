import { type BodyId, Mars, Mercury, Moon, Saturn, Sun, Venus } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { type Draft, draftWords, type Reading, type ReadingLength } from '../reading.js';
import { standsOnAngle } from '../weights.js';
import { chapterOf, inBrief } from './aspects.js';
import type { Bond, Chapter, ChosenAspects, CompositeCells, CompositeContext } from './context.js';
import { figureDraft, isOfFigure } from './figures.js';
import { aspectOfFrame, planetOfFrame } from './lead.js';
import { closingOf, openingOf, planetsNamed } from './opening.js';
import {
  ascendantSign,
  aspectDrafts,
  crowdingsIn,
  hasSection,
  houseOf,
  isOutshone,
  leadDraft,
  moonDraft,
  otherPlanets,
  seenDrafts,
  sunHouse,
  sunOnAngle,
  sunSign,
  venusDraft,
  wayOf,
  wayOfApex,
  withAspects,
} from './sections.js';
import { contextOf } from './told.js';

const chapterKeys: readonly Chapter[] = ['pair', 'purpose', 'home', 'tests'];

const most: MostWords = { full: 1650, brief: 600 };

/** The opening alone: what `intro` is. */
export const compositeOpening = (bond: Bond, cells: CompositeCells): string =>
  openingOf(contextOf(bond, cells));

/** A bond as something to read: what it is, what it is for, how it feels, what tests it. */
export function compositeReading(bond: Bond, cells: CompositeCells, length: ReadingLength): Reading {
  const context = contextOf(bond, cells);
  const { kind, manuscript, names } = context;
  const opening = openingOf(context);
  const chosen = length === 'brief' ? inBrief(context, context.told.aspects) : context.told.aspects;
  const { figure } = context.told;
  const isInner = (aspect: WeighedAspect): boolean => isOfFigure(figure, aspect);
  const inner = Object.values(chosen).flat().filter(isInner);
  const leader = aspectOfFrame(context);
  const lead = leader && !isInner(leader) ? leader : undefined;
  // The figure has told its own aspects, and what leads is told first of all.
  const aspects = without(chosen, (aspect) => aspect === lead || isInner(aspect));
  const planet = planetOfFrame(context);
  const named: readonly (BodyId | undefined)[] = [planet, ...planetsNamed(context).map(({ id }) => id)];
  const bodies: Readonly<Record<Chapter, (Draft | undefined)[]>> = {
    pair: [
      withAspects(context, sunOnAngle(context), Sun, aspects),
      sunSign(context, length),
      ascendantSign(context),
      ...crowdingsIn(context, 'pair', length),
      ...otherPlanets(
        context,
        (_, body) =>
          standsOnAngle(body, context.weighed.chart) &&
          (named.includes(body.id) || !isOutshone(context, body)),
      ),
      ...seenDrafts(context),
      wayOf(context, Mercury),
    ],
    purpose: [
      ...crowdingsIn(context, 'purpose', length),
      withAspects(context, sunHouse(context), Sun, aspects),
      ...otherPlanets(
        context,
        (_, body) => !standsOnAngle(body, context.weighed.chart) && context.leaders.includes(body),
      ),
      wayOf(context, Mars),
    ],
    home: [
      ...crowdingsIn(context, 'home', length),
      withAspects(context, moonDraft(context, length), Moon, aspects),
      withAspects(context, venusDraft(context), Venus, aspects),
    ],
    tests: [],
  };
  const leads = ({ factors: [factor] }: Draft): boolean =>
    factor?.kind === 'crowding'
      ? named.some((id) => id !== undefined && id > Moon && factor.planetIds?.includes(id))
      : factor?.kind === 'placement' && named.includes(factor.planetIds?.[0] as BodyId);
  const chapters = chapterKeys.map((key) => {
    const drafts = [
      ...(lead && chapterOf(lead) === key ? [leadDraft(context, lead)] : []),
      ...bodies[key],
      ...(figure?.chapter === key ? [figureDraft(context, figure, inner, wayOfApex(context, figure))] : []),
      ...aspectDrafts(context, key, aspects),
    ];
    // Where nothing is hard, what is asked of the two is Saturn's.
    if (key === 'tests' && drafts.length === 0 && !hasSection(context, Saturn))
      drafts.push(houseOf(context, Saturn));
    for (const draft of drafts) {
      if (draft === undefined) continue;
      if (leads(draft)) draft.isKept = true;
      if (planet !== undefined && draft.factors[0]?.planetIds?.[0] === planet && isPlacement(draft))
        draft.isLead = true;
    }
    return { key, title: kind.chapters[key], drafts };
  });
  if (length === 'full') addHouses(context, chapters);
  return {
    title: fill(kind.title, names),
    opening,
    chapters: writeChapters(joined(context, chapters.map(byWeight)), manuscript, most[length]),
    closing: closingOf(context),
  };
}

const isPlacement = ({ factors: [factor] }: Draft): boolean => factor?.kind === 'placement';

const without = (
  { pair, purpose, home, tests }: ChosenAspects,
  isLeft: (aspect: WeighedAspect) => boolean,
): ChosenAspects => {
  const rest = (aspects: readonly WeighedAspect[]): WeighedAspect[] =>
    aspects.filter((each) => !isLeft(each));
  return { pair: rest(pair), purpose: rest(purpose), home: rest(home), tests: rest(tests) };
};

/** What leads comes first. */
const leadFirst = (a: Draft, b: Draft): number =>
  Number(b.isLead === true) - Number(a.isLead === true) || b.weight - a.weight;

/** The strongest section leads, be it a body's or a crowded house. */
const byWeight = <C extends { drafts: (Draft | undefined)[] }>(
  chapter: C,
): C & { drafts: Draft[]; isInTime: true } => ({
  ...chapter,
  isInTime: true,
  drafts: chapter.drafts.filter((draft) => draft !== undefined).sort(leadFirst),
});

/** With fewer words a chapter does not stand by itself. */
const fewestOfChapter = 110;

/** What the two are and what they do are one chapter where either is short. */
function joined<C extends { key: Chapter; title: string; drafts: readonly Draft[] }>(
  { kind }: CompositeContext,
  [pair, purpose, ...others]: readonly C[],
): C[] {
  const both = [pair, purpose].filter((chapter) => chapter !== undefined);
  const isShort = both.some(
    ({ drafts }) => drafts.reduce((sum, draft) => sum + draftWords(draft), 0) < fewestOfChapter,
  );
  const drafts = both.flatMap((chapter) => chapter.drafts).sort(leadFirst);
  if (!isShort || !both.every((chapter) => chapter.drafts.length > 0)) return [...both, ...others];
  return [...both.slice(0, 1).map((chapter) => ({ ...chapter, title: kind.merged, drafts })), ...others];
}

/** With fewer words there is room for what other planets do by house. */
const fewest = 700;

/** Adds planets by their houses to what the bond is for, the strongest first, until there is enough to read. */
function addHouses(
  context: CompositeContext,
  chapters: readonly { key: Chapter; drafts: (Draft | undefined)[] }[],
): void {
  const purpose = chapters.find(({ key }) => key === 'purpose');
  let words = 0;
  for (const { drafts } of chapters) for (const draft of drafts) words += draft ? draftWords(draft) : 0;
  for (const draft of otherPlanets(context, (_, body) => isFree(context, body))) {
    if (words >= fewest) break;
    words += draftWords(draft);
    purpose?.drafts.push(draft);
  }
}

const isFree = (context: CompositeContext, body: WeighedBody): boolean =>
  context.told.houses.has(body.id) &&
  !standsOnAngle(body, context.weighed.chart) &&
  !context.leaders.includes(body);
