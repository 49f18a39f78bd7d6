import { Ascendant, type BodyId, Midheaven, Moon, Sun } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import { type Angle, type NatalChapter, natalChapters } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import { headsFirst } from '../chapters.js';
import type { ReadingChart } from '../chart.js';
import {
  type Called,
  type Draft,
  percentages,
  type Reading,
  type ReadingCells,
  type ReadingLength,
  type ReadingSection,
  textOf,
  wordsIn,
  writeDraft,
} from '../reading.js';
import { Repetition } from '../repetition.js';
import { adviceIn, withoutGiven } from './advice.js';
import { planBrief } from './brief.js';
import { bodyCalled } from './called.js';
import { chooseTexts } from './choice.js';
import { closingOf } from './closing.js';
import { NatalConsistency } from './consistency.js';
import type { NatalContext } from './context.js';
import { exactAspects, isExactOfLight, strongAspects, weightyAspects } from './emphasis.js';
import { bodyOf, type DraftedChapter, draftLength, fillUp, houseOfCusp } from './fill.js';
import { crowdingSection, lightsPart, phaseSection, wholeSection } from './gatherings.js';
import { beginningOf, openingOf } from './opening.js';
import { patternSection } from './pattern-section.js';
import { type Emphasis, type NatalPlan, planNatal } from './plan.js';
import { angleSection, cuspSection } from './rulers.js';
import { bodySection } from './sections.js';
import { sidesOfPairLine } from './sides.js';
import { generationDrafts, ownSlow, ownSlowDrafts } from './slow.js';
import { aspectCalled, onAngleCalled } from './stated-by.js';
import { sidesOfTheme, type Theme } from './theme.js';

/** How a reading is wanted. */
export interface NatalWish {
  name: string;
  /** Of the Moon's phase. */
  phaseName: string;
  length: ReadingLength;
}

function contextOf(chart: ReadingChart, cells: ReadingCells): { context: NatalContext; theme: Theme } {
  const { context, theme } = beginningOf(chart, cells);
  return {
    context: {
      ...context,
      isLeader: (body) => theme.leaders.includes(body),
      dominant: theme.dominant,
      isDue: () => false,
      consistency: new NatalConsistency(
        context.cells.readings.bridges,
        context.cells.readings.natalChapters.fields,
        context.manuscript,
      ),
      advice: new Repetition(context.cells.readings.words.advice, 1, adviceIn),
      written: {
        bodies: new Set(),
        houses: new Set(),
        crowdings: new Set(),
        passages: new Map(),
        inBrief: new Map(),
      },
    },
    theme,
  };
}

/** Who states what the opening states: what runs through the chart, or the first of two that agree. */
function subjectOf(context: NatalContext, { dominant, agreement }: Theme): Called | undefined {
  if (dominant === undefined) return agreement && bodyCalled(context, agreement.first);
  const { aspect, by, on } = dominant;
  return aspect ? aspectCalled(context, aspect, on) : onAngleCalled(context, by, on as Angle);
}

/** A birth chart as something to read. */
export function natalReading(
  chart: ReadingChart,
  cells: ReadingCells,
  { name, phaseName, length }: NatalWish,
): Reading {
  const { context, theme } = contextOf(chart, cells);
  const opening = openingOf(context, name, theme);
  const isBrief = length === 'brief';
  const closing = closingOf(context, name, theme);
  const { weighed } = context;
  const due = new Set([...opening.aspects, ...exactAspects(weighed, theme.leaders)]);
  const strong = isBrief ? [] : [...weightyAspects(weighed, theme.leaders), ...strongAspects(weighed)];
  // An easy aspect that is exact gives way as well.
  const easy = [...due].filter(
    (aspect) =>
      natureOf(aspect.aspect) === 'harmonious' &&
      !isExactOfLight(aspect) &&
      !opening.aspects.includes(aspect),
  );
  const yielding = new Set([...strong.filter((aspect) => !due.has(aspect)), ...(isBrief ? [] : easy)]);
  const emphasis: Emphasis = {
    leaders: theme.leaders,
    chief: theme.dominant?.aspect,
    pattern: theme.dominant?.pattern,
    announced: opening.aspects,
    essential: new Set([...due, ...yielding]),
    yielding,
  };
  const plan = isBrief
    ? planBrief(weighed, emphasis, cells, wordsIn(opening.text) + wordsIn(closing))
    : planNatal(weighed, emphasis);
  context.isDue = (aspect) => aspect === emphasis.chief || emphasis.essential.has(aspect);
  context.consistency.open(sidesOfTheme(context, theme), subjectOf(context, theme));
  for (const aspect of opening.lines)
    context.consistency.open(sidesOfPairLine(context, aspect), aspectCalled(context, aspect, aspect.first));
  chooseTexts(context, plan, emphasis);
  const own = ownSlow(context, plan);
  const drafted = natalChapters.map((key) => ({
    key,
    drafts: isBrief ? briefDrafts(context, plan, key) : chapterDrafts(context, { plan, own, phaseName }, key),
  }));
  placeLoose(drafted, context);
  if (!isBrief) fillUp(context, drafted, opening.text.length + closing.length);
  const kept = (isBrief ? drafted : withoutThin(drafted)).filter(({ drafts }) => drafts.length > 0);
  const shares = percentages(kept.map(({ drafts }) => drafts.reduce((sum, { weight }) => sum + weight, 0)));
  const chapters = kept.map((chapter, index) => ({
    key: chapter.key,
    title: context.cells.readings.natal.chapters[chapter.key],
    weight: shares[index] as number,
    sections: chapterSections(context, chapter.drafts),
  }));
  return {
    title: fill(context.cells.readings.natal.title, { name }),
    opening: opening.text,
    chapters,
    closing,
  };
}

/** Chapters with fewer characters, less than one passage has, join the one they are nearest to. */
const thin = 400;
const neighbor: Readonly<Partial<Record<NatalChapter, NatalChapter>>> = {
  home: 'need',
  work: 'identity',
  means: 'work',
  mind: 'identity',
  generation: 'longWork',
  growth: 'longWork',
};

const isThin = ({ drafts }: DraftedChapter): boolean =>
  drafts.reduce((length, draft) => length + draftLength(draft), 0) < thin;

function withoutThin(chapters: readonly DraftedChapter[]): DraftedChapter[] {
  const left = chapters.map((chapter) => ({ ...chapter, drafts: [...chapter.drafts] }));
  for (const chapter of [...left].reverse()) {
    const other = left.find(({ key }) => key === neighbor[chapter.key]);
    if (other === undefined || !isThin(chapter)) continue;
    other.drafts.push(...chapter.drafts.splice(0));
  }
  return left.filter(({ drafts }) => drafts.length > 0);
}

/** The bodies of a chapter. */
function bodyDrafts(context: NatalContext, plan: NatalPlan, key: NatalChapter): Draft[] {
  return (plan.bodies.get(key) ?? []).map((each) => {
    const aspects = plan.aspects.get(each.body.id) ?? [];
    const isAngle = each.body.id === Ascendant || each.body.id === Midheaven;
    const section = isAngle ? angleSection : bodySection;
    const draft = section(context, each, aspects);
    if (each.body.id === Moon && plan.lights) draft.paragraphs.push([lightsPart(context)]);
    return draft;
  });
}

/** Crowds and patterns. */
function gatheringDrafts(context: NatalContext, plan: NatalPlan, key: NatalChapter): Draft[] {
  const drafts: Draft[] = [];
  const add = (draft: Draft | undefined): void => void (draft && drafts.push(draft));
  for (const crowding of plan.crowdings.get(key) ?? []) add(crowdingSection(context, crowding));
  for (const pattern of plan.patterns.get(key) ?? []) add(patternSection(context, pattern));
  return drafts;
}

/** The bodies, the crowd that the opening begins with and the pattern that runs through the chart. */
const briefDrafts = (context: NatalContext, plan: NatalPlan, key: NatalChapter): Draft[] => [
  ...gatheringDrafts(context, plan, key),
  ...bodyDrafts(context, plan, key),
];

interface FullPlan {
  plan: NatalPlan;
  /** Slow planets that are a person's own and are not in the plan. */
  own: ReturnType<typeof ownSlow>;
  phaseName: string;
}

/** All that a chapter has. */
function chapterDrafts(
  context: NatalContext,
  { plan, own, phaseName }: FullPlan,
  key: NatalChapter,
): Draft[] {
  const drafts: (Draft | undefined)[] = gatheringDrafts(context, plan, key);
  const ofBodies = bodyDrafts(context, plan, key);
  drafts.push(...ofBodies);
  if (key === 'need') drafts.push(withShort(context, ofBodies, [Moon], phaseSection(context, phaseName)));
  const house = houseOfCusp(key);
  if (house !== undefined) drafts.push(cuspSection(context, house));
  if (key === 'identity') drafts.push(withShort(context, ofBodies, [Sun, Ascendant], wholeSection(context)));
  drafts.push(...ownSlowDrafts(context, own.get(key) ?? []));
  if (key === 'generation') drafts.push(...generationDrafts(context));
  return drafts.flatMap((draft) => {
    if (draft === undefined) return [];
    // One of a crowd that has a sentence finds its place beside the one that has the text: `placeLoose`.
    if (!isStub(context, draft) || isInBrief(context, draft)) return [draft];
    // Of a planet whose section is too short nothing has been told: it may be by its sign.
    for (const id of draft.factors[0]?.planetIds ?? []) context.written.bodies.delete(id);
    return [];
  });
}

const isInBrief = ({ written }: NatalContext, draft: Draft): boolean =>
  written.inBrief.has(bodyOf(draft) ?? -1);

const isNoSection = (draft: Draft): boolean =>
  isShort(draft) || draft.factors.every(({ kind }) => kind !== 'aspect');

/** What is said of one of a crowd in a sentence, and of its aspects, where that is no section: with the one that has the text. */
function placeLoose(chapters: readonly DraftedChapter[], context: NatalContext): void {
  const all = chapters.flatMap(({ drafts }) => drafts);
  for (const { drafts } of chapters)
    for (const draft of drafts.filter((each) => isInBrief(context, each) && isNoSection(each))) {
      const host = all.find(
        (each) => bodyOf(each) === context.written.inBrief.get(bodyOf(draft) as BodyId) && each !== draft,
      );
      if (host === undefined) continue;
      drafts.splice(drafts.indexOf(draft), 1);
      host.paragraphs[0]?.push(
        ...draft.paragraphs
          .flat()
          .map((part) => (typeof part === 'string' ? part : { ...part, by: part.by ?? draft.by })),
      );
      host.factors.push(...draft.factors);
    }
}

/** A section, or nothing where it is too short to be one: then the section on a body has what it says. */
function withShort(
  context: NatalContext,
  ofBodies: readonly Draft[],
  hosts: readonly BodyId[],
  draft: Draft | undefined,
): Draft | undefined {
  if (draft === undefined || !isShort(draft)) return draft;
  const host = hosts
    .map((id) => ofBodies.find((each) => bodyOf(each) === id))
    .find((each) => each !== undefined && !isStub(context, each));
  if (host === undefined) return draft;
  const said = draft.paragraphs.flat().filter((part) => textOf(part) !== '');
  if (said.length === 0) return undefined;
  const by = draft.by;
  host.paragraphs.push(
    said.map((part) => (typeof part === 'string' ? part : { ...part, by: part.by ?? by })),
  );
  return undefined;
}

/** In fewer characters, sixty words about, nothing is said that a person would want a title for. */
const leastOfSection = 350;
const isShort = (draft: Draft): boolean => draftLength(draft) < leastOfSection;

/** Too short to be a section, unless it is of what the opening has named. */
function isStub({ isLeader, dominant, weighed, written }: NatalContext, draft: Draft): boolean {
  // Of a pattern the aspects are told nowhere else, nor is the planet that has a text.
  if (!isShort(draft) || draft.factors[0]?.kind === 'pattern') return false;
  if (written.passages.has(bodyOf(draft) ?? -1)) return false;
  const of = draft.factors.flatMap(({ planetIds }) => planetIds ?? []);
  return !weighed.bodies.some(
    (body) =>
      of.includes(body.id) && (isLeader(body) || dominant?.on === body.id || dominant?.by === body.id),
  );
}

const isOfPattern = ({ factors: [factor] }: Draft): boolean => factor?.kind === 'pattern';

/** A crowd comes before what stands in it; then by weight, and patterns last. */
function inOrder(drafts: readonly Draft[]): Draft[] {
  const ordered: Draft[] = [];
  for (const draft of drafts) {
    let at = ordered.length;
    if (!isOfPattern(draft)) while (at > 0 && goesBefore(draft, ordered[at - 1] as Draft)) at--;
    ordered.splice(at, 0, draft);
  }
  return ordered;
}

const goesBefore = (draft: Draft, other: Draft): boolean =>
  isOfPattern(other) || headsFirst(draft, other) < 0;

/** Puts a chapter into words, with bridges after what goes against what was said before. */
function chapterSections(
  { manuscript, consistency, advice }: NatalContext,
  drafts: readonly Draft[],
): ReadingSection[] {
  return inOrder(drafts)
    .map((draft, i) => writeDraft(withoutGiven(consistency.bridged(draft), advice), manuscript, i === 0))
    .filter(({ text }) => text !== '');
}
