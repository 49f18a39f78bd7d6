import { type BodyId, Mars, Mercury, Moon, Saturn, Sun, Venus } from '../../chart/bodies.js';
import { fill } from '../../text/texts.js';
import { type MostWords, writeChapters } from '../chapters.js';
import type { WeighedAspect, WeighedBody } from '../factors.js';
import { type Draft, draftWords, type Reading, type ReadingLength } from '../reading.js';
import { standsOnAngle } from '../weights.js';
import { aspectDrafts, leadDraft, withAspects } from './aspect-sections.js';
import { chapterOf, inBrief } from './aspects.js';
import { bothWaysOfApex } from './both-ways.js';
import type { Bond, Chapter, ChosenAspects, CompositeCells, CompositeContext } from './context.js';
import { figureDraft, isOfFigure } from './figures.js';
import { aspectOfFrame, planetOfFrame } from './lead.js';
import { closingOf, openingOf, planetsNamed } from './opening.js';
import {
  ascendantSign,
  crowdingsIn,
  hasSection,
  houseOf,
  isOutshone,
  moonDraft,
  otherPlanets,
  seenDrafts,
  sunHouse,
  sunOnAngle,
  sunSign,
  venusDraft,
  wayOf,
  wayOfApex,
} from './sections.js';
import { contextOf } from './told.js';

const chapterKeys: readonly Chapter[] = ['pair', 'purpose', 'home', 'tests'];

const most: MostWords = { full: 1650, brief: 600 };

/** The opening alone, which is `intro`. */
export const compositeOpening = (bond: Bond, cells: CompositeCells): string =>
  openingOf(contextOf(bond, cells));

/** The reading of a composite: what the pair is, what it is for, how it feels at home, and what tests it. */
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
  // The figure tells its own aspects, and the leading aspect has a section of its own.
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
      ...(figure?.chapter === key
        ? [
            figureDraft(context, figure, inner, [
              bothWaysOfApex(context, figure),
              ...wayOfApex(context, figure),
            ]),
          ]
        : []),
      ...aspectDrafts(context, key, aspects),
    ];
    // If no aspect is hard, Saturn tells what is asked of the two.
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

/** Puts the leading section first. */
const leadFirst = (a: Draft, b: Draft): number =>
  Number(b.isLead === true) - Number(a.isLead === true) || b.weight - a.weight;

/** Orders sections by weight, those of bodies and of crowded houses alike. */
const byWeight = <C extends { drafts: (Draft | undefined)[] }>(
  chapter: C,
): C & { drafts: Draft[]; isInTime: true } => ({
  ...chapter,
  isInTime: true,
  drafts: chapter.drafts.filter((draft) => draft !== undefined).sort(leadFirst),
});

/** A chapter of fewer words is joined with another. */
const fewestOfChapter = 110;

/** Joins the chapters on what the pair is and what it is for, if either is short. */
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

/** A reading of fewer words is filled with planets by house. */
const fewest = 700;

/** Adds planets by house to the chapter of purpose, the strongest first, until the reading is long enough. */
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
