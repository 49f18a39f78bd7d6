import { Moon } from '../../chart/bodies.js';
import { isAscendantOrMidheaven } from '../../chart/body-groups.js';
import { natureOf } from '../../text/catalogue.js';
import { type NatalChapter, natalChapters } from '../../text/reading-keys.js';
import { fill } from '../../text/texts.js';
import type { ReadingChart } from '../chart.js';
import { isWithin, type WeighedChart } from '../factors.js';
import {
  type Draft,
  hasText,
  percentages,
  type Reading,
  type ReadingCells,
  type ReadingLength,
  wordsIn,
} from '../reading.js';
import { Repetition } from '../repetition.js';
import { tempering } from './against-sign.js';
import { AspectBalance } from './aspect-balance.js';
import { planBrief } from './brief.js';
import { ownCalled } from './called.js';
import { allOf } from './chapter-of.js';
import { chapterSections } from './chapter-sections.js';
import { chooseTexts, tellAfterAll } from './choice.js';
import { closingOf } from './closing.js';
import { NatalConsistency } from './consistency.js';
import type { NatalContext } from './context.js';
import {
  type Emphasis,
  exactAspects,
  heaviestAspects,
  isExactOfLight,
  strongAspects,
  tightAspects,
  weightyAspects,
} from './emphasis.js';
import { facingCrowd } from './facing-crowd.js';
import { fillUp, houseOfCusp } from './fill.js';
import { crowdingSection, lightsPart, phaseSection, wholeSection } from './gatherings.js';
import { Housemates } from './housemates.js';
import { beginningOf, type Opening, openingOf } from './opening.js';
import type { OpeningContext } from './opening-context.js';
import { patternSection } from './pattern-section.js';
import { type NatalPlan, planNatal } from './plan.js';
import { qualificationOf } from './qualification.js';
import { leaveOutLightest } from './room.js';
import { angleSection, cuspSection } from './rulers.js';
import { bodySection } from './sections.js';
import { isInBrief, isStub, placeBriefDrafts, placeFigures, withoutThin, withShort } from './short-drafts.js';
import { sidesOfAspect, sidesOfPairLine } from './sides.js';
import { generationDrafts, meetingDrafts, ownSlow, ownSlowDrafts } from './slow.js';
import { byAspect } from './stated-by.js';
import { sidesOfSubject, subjectCalled } from './subject.js';
import type { Theme } from './theme.js';

/** What is asked of a reading. */
export interface NatalWish {
  name: string;
  /** The name of the Moon's phase. */
  phaseName: string;
  length: ReadingLength;
}

/**
 * So many of the heaviest aspects are told whatever they contradict; the others unless they contradict the texts of
 * their planets.
 */
const mostAlwaysTold = 3;

/** Nearly exact aspects of a brief reading, besides those of the lights and of the opening, at most. */
const mostExactInBrief = 1;

/** What leads, and what must be told; in a brief reading only what the opening names and what is exact. */
function emphasisOf(
  { aspects, weighed }: { aspects: Opening['aspects']; weighed: WeighedChart },
  theme: Theme,
  isBrief: boolean,
): Emphasis {
  const heaviest = isBrief ? [] : heaviestAspects(weighed);
  const tight = isBrief ? [] : tightAspects(weighed);
  const exact = exactAspects(weighed, theme.leaders).filter(
    (aspect, i) => !isBrief || i < mostExactInBrief || isExactOfLight(aspect),
  );
  const due = new Set([...aspects, ...exact, ...heaviest, ...tight]);
  const strong = isBrief ? [] : [...weightyAspects(weighed), ...strongAspects(weighed)];
  // An easy aspect gives way even if it is exact.
  const easy = [...due].filter(
    (aspect) =>
      natureOf(aspect.aspect) === 'harmonious' &&
      !isExactOfLight(aspect) &&
      !aspects.includes(aspect) &&
      !heaviest.includes(aspect),
  );
  const givingWay = new Set([...strong.filter((aspect) => !due.has(aspect)), ...(isBrief ? [] : easy)]);
  return {
    crowd: theme.crowd,
    leaders: theme.leaders,
    dominantAspect: theme.dominant?.aspect,
    inOpening: aspects,
    facing: isBrief ? undefined : facingCrowd(weighed.aspects, theme.dominant?.aspect),
    alwaysTold: heaviest.slice(0, mostAlwaysTold),
    toldUnlessDenied: [...aspects, ...heaviest, ...tight, ...weighed.aspects.filter(isExactOfLight)],
    essential: new Set([...due, ...givingWay]),
    givingWay,
  };
}

function contextOf(
  beginning: OpeningContext,
  theme: Theme,
  { inOpening, dominantAspect, essential, facing, toldUnlessDenied, alwaysTold }: Emphasis,
  tempered: Opening['tempering'],
  isBrief: boolean,
): NatalContext {
  const { weighed, listed, cells, manuscript } = beginning;
  const { readings } = cells;
  const written: NatalContext['written'] = {
    bodies: new Set(),
    omitted: new Set(),
    houses: new Set(),
    crowdings: [],
    passages: new Map(),
    inBrief: new Map(),
  };
  return {
    weighed,
    listed,
    cells,
    manuscript,
    isLeader: (body) => theme.leaders.includes(body),
    isBrief,
    dominant: theme.dominant,
    crowd: theme.crowd,
    isTempered: (body, aspect) =>
      theme.leaders.includes(body) && tempered.includes(aspect) && tempering(body) === aspect,
    staying: (aspect) => {
      if (inOpening.includes(aspect) || alwaysTold.includes(aspect) || isExactOfLight(aspect))
        return 'always';
      return toldUnlessDenied.includes(aspect) ? 'unlessDenied' : undefined;
    },
    isDue: (aspect) => aspect === dominantAspect || (essential.has(aspect) && !written.omitted.has(aspect)),
    consistency: new NatalConsistency(readings.bridges, manuscript),
    advice: new Repetition(readings.natalChapters.advice, 1),
    facing,
    balance: new AspectBalance(dominantAspect),
    written,
  };
}

/** The reading of a birth chart. */
export function natalReading(
  chart: ReadingChart,
  cells: ReadingCells,
  { name, phaseName, length }: NatalWish,
): Reading {
  const { context: beginning, theme } = beginningOf(chart, cells);
  const isBrief = length === 'brief';
  const opening = openingOf(beginning, name, theme, isBrief);
  const { text: closing, cells: closingCells } = closingOf(beginning, name, theme, isBrief);
  const { weighed } = beginning;
  const emphasis = emphasisOf({ aspects: opening.aspects, weighed }, theme, isBrief);
  const context = contextOf(beginning, theme, emphasis, opening.tempering, isBrief);
  // Advice of the closing is not given before it.
  for (const cell of closingCells) context.advice.count(cell);
  const { portrait } = opening;
  const planned = isBrief
    ? planBrief(weighed, emphasis, cells, wordsIn(opening.text) + wordsIn(closing))
    : planNatal(beginning, emphasis);
  const { dominant } = theme;
  const moon = portrait && weighed.bodies.find(({ id }) => id === Moon);
  if (moon) context.consistency.open(portrait.sides, ownCalled(context, moon));
  if (dominant) {
    const sides = sidesOfSubject(context, dominant);
    context.consistency.open(sides, subjectCalled(context, dominant));
    // The closing tells it again.
    context.consistency.tell(sides?.themes);
  }
  const aspect = dominant?.aspect;
  // The opening has said how a leading body's sign and a planet against it are both true.
  for (const body of theme.leaders) {
    const pulling = tempering(body);
    if (pulling && context.isTempered(body, pulling))
      context.consistency.open(qualificationOf(context, body, pulling)?.sides, undefined);
  }
  // Aspects within a pattern are told by it, and not chosen with the others.
  if (aspect && allOf(planned.patterns).some((pattern) => isWithin(pattern, aspect)))
    context.consistency.state(sidesOfAspect(context, aspect));
  for (const each of opening.lines)
    context.consistency.open(sidesOfPairLine(context, each), byAspect(each, each.first));
  const plan = chooseTexts(
    context,
    { ...planned, lights: planned.lights && portrait === undefined },
    emphasis,
  );
  const own = ownSlow(context, plan);
  const housemates = new Housemates();
  const drafted = natalChapters.map((key) => ({
    key,
    drafts: isBrief ? briefDrafts(context, plan, key) : chapterDrafts(context, { plan, own, phaseName }, key),
  }));
  placeBriefDrafts(drafted, context);
  placeFigures(drafted);
  const ends = opening.text.length + closing.length;
  if (!isBrief) {
    leaveOutLightest(context, drafted, ends);
    fillUp(context, drafted, ends);
  }
  // A section left with nothing to say beyond the opening goes, and its chapter may go with it.
  const kept = (isBrief ? drafted : withoutThin(drafted))
    .map(({ key, drafts }) => {
      const said = drafts.filter(hasText);
      return { key, drafts: said, sections: chapterSections(context, housemates, said) };
    })
    .filter(({ sections }) => sections.length > 0);
  const shares = percentages(kept.map(({ drafts }) => drafts.reduce((sum, { weight }) => sum + weight, 0)));
  const chapters = kept.map(({ key, sections }, index) => ({
    key,
    title: context.cells.readings.natal.chapters[key],
    weight: shares[index] as number,
    sections,
  }));
  return {
    title: fill(context.cells.readings.natal.title, { name }),
    opening: opening.text,
    chapters,
    closing,
  };
}

/** The sections of a chapter's bodies. */
function bodyDrafts(context: NatalContext, plan: NatalPlan, key: NatalChapter): Draft[] {
  return (plan.bodies.get(key) ?? []).map((each) => {
    const aspects = plan.aspects.get(each.body.id) ?? [];
    const section = isAscendantOrMidheaven(each.body.id) ? angleSection : bodySection;
    const first = section(context, each, aspects);
    const isTold = first.paragraphs.length > 0 || !tellAfterAll(context, each.body);
    const draft = isTold ? first : section(context, each, aspects);
    if (each.body.id === Moon && plan.lights) draft.paragraphs.splice(1, 0, [lightsPart(context)]);
    return draft;
  });
}

/** The sections of crowds and patterns. */
function gatheringDrafts(context: NatalContext, plan: NatalPlan, key: NatalChapter): Draft[] {
  const drafts: Draft[] = [];
  const add = (draft: Draft | undefined): void => void (draft && drafts.push(draft));
  for (const crowding of plan.crowdings.get(key) ?? []) add(crowdingSection(context, crowding));
  for (const pattern of plan.patterns.get(key) ?? []) add(patternSection(context, pattern));
  return drafts;
}

/** The sections of a brief reading: bodies, and the crowd that the opening begins with. */
const briefDrafts = (context: NatalContext, plan: NatalPlan, key: NatalChapter): Draft[] => [
  ...gatheringDrafts(context, plan, key),
  ...bodyDrafts(context, plan, key),
];

interface FullPlan {
  plan: NatalPlan;
  /** Personal slow planets that are not in the plan. */
  own: ReturnType<typeof ownSlow>;
  phaseName: string;
}

/** All sections of a chapter. */
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
  if (key === 'identity') drafts.push(wholeSection(context));
  drafts.push(...ownSlowDrafts(context, own.get(key) ?? []));
  drafts.push(...(key === 'generation' ? generationDrafts(context) : meetingDrafts(context, key)));
  // Without houses what an age group shares is a good part of what there is.
  const isOfAge = key === 'generation' && context.weighed.chart.cusps.length === 0;
  const kept: Draft[] = [];
  for (const draft of drafts) {
    if (draft === undefined) continue;
    // The sentence on a planet of a crowd is placed beside the one with the text: `placeBriefDrafts`.
    if (isOfAge || !isStub(context, draft) || isInBrief(context, draft)) kept.push(draft);
    // A planet whose section is too short may still be told by sign.
    else for (const id of draft.factors[0]?.planetIds ?? []) context.written.bodies.delete(id);
  }
  return kept;
}
