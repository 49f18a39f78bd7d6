import { separation } from '../chart/angle.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  Saturn,
  Uranus,
} from '../chart/bodies.js';
import { type NatalChapter, natalChapters } from '../text/reading-keys.js';
import { fill } from '../text/texts.js';
import type { ReadingChart } from './chart.js';
import { leaders, placementFactor, type WeighedBody, weigh } from './factors.js';
import { Manuscript } from './manuscript.js';
import { type NatalPlan, planNatal } from './natal-plan.js';
import {
  angleSection,
  bodySection,
  crowdingSection,
  cuspSection,
  headingOf,
  type NatalDesk,
  patternSection,
  phaseSection,
  wholeSection,
} from './natal-sections.js';
import { type Theme, tellClosing, tellOpening, themeOf } from './opening.js';
import {
  type Draft,
  draftWords,
  percentages,
  type Reading,
  type ReadingCells,
  type ReadingLength,
  type ReadingSection,
  tellDraft,
} from './reading.js';
import { type Conflict, conflictsAmong } from './tags.js';

export interface NatalTelling {
  name: string;
  /** Of the Moon's phase. */
  phaseName: string;
  length: ReadingLength;
}

const leaderCount = 3;

function deskOf(chart: ReadingChart, cells: ReadingCells): { desk: NatalDesk; theme: Theme } {
  const weighed = weigh(chart);
  const longitudeOf = (id: BodyId): number => weighed.bodies.find((body) => body.id === id)?.longitude ?? 0;
  const strongest = leaders(weighed, leaderCount, (a, b) => separation(longitudeOf(a), longitudeOf(b)));
  const manuscript = new Manuscript(cells.readings.words, chart.seed);
  const isLeader = ({ id }: WeighedBody): boolean => strongest.some((leader) => leader.id === id);
  return { desk: { weighed, cells, manuscript, isLeader }, theme: themeOf(strongest) };
}

/** The opening alone: what `intro` is. */
export function natalOpening(chart: ReadingChart, cells: ReadingCells, name: string): string {
  const { desk, theme } = deskOf(chart, cells);
  return tellOpening(desk, name, theme);
}

/** A birth chart as something to read. */
export function natalReading(
  chart: ReadingChart,
  cells: ReadingCells,
  { name, phaseName, length }: NatalTelling,
): Reading {
  const { desk, theme } = deskOf(chart, cells);
  const opening = tellOpening(desk, name, theme);
  const brief = length === 'brief';
  const plan = planNatal(desk.weighed);
  const drafted = natalChapters.map((key) => ({ key, ...chapterDrafts(desk, plan, key, phaseName) }));
  const joined = brief
    ? drafted.map(shortened).filter(({ drafts }) => drafts.length > 0)
    : withoutThin(drafted);
  const kept = brief ? strongestOf(joined, mostBriefChapters) : joined;
  const shares = percentages(kept.map(({ drafts }) => drafts.reduce((sum, { weight }) => sum + weight, 0)));
  const chapters = kept.map(({ key, drafts, bodies }, index) => {
    const cells = desk.cells.readings.natal.chapters[key];
    const told = tellChapter(desk, key, drafts, bodies, brief);
    return { key, title: cells.title, weight: shares[index] as number, sections: told };
  });
  const closing = tellClosing(desk, name, theme, brief);
  return { title: fill(desk.cells.readings.natal.title, { name }), opening, chapters, closing };
}

interface DraftedChapter {
  key: NatalChapter;
  drafts: Draft[];
  /** Whose conflicts the chapter may bridge. */
  bodies: readonly WeighedBody[];
}

/** Chapters with fewer words join the one they are nearest to. */
const thin = 110;
const neighbor: Readonly<Partial<Record<NatalChapter, NatalChapter>>> = {
  home: 'need',
  work: 'identity',
  means: 'work',
  mind: 'need',
  generation: 'longWork',
  growth: 'longWork',
};

function withoutThin(chapters: readonly DraftedChapter[]): DraftedChapter[] {
  const left = chapters.map((chapter) => ({ ...chapter, drafts: [...chapter.drafts] }));
  for (const chapter of [...left].reverse()) {
    const words = chapter.drafts.reduce((sum, draft) => sum + draftWords(draft), 0);
    const other = left.find(({ key }) => key === neighbor[chapter.key]);
    if (words >= thin || other === undefined) continue;
    other.drafts.push(...chapter.drafts.splice(0));
  }
  return left.filter(({ drafts }) => drafts.length > 0);
}

const mostBriefChapters = 7;

/** The chapter's strongest section without what follows its first cell and its house. */
function shortened(chapter: DraftedChapter): DraftedChapter {
  const [first] = [...chapter.drafts].sort((a, b) => b.weight - a.weight);
  if (first === undefined) return chapter;
  const [opening = []] = first.paragraphs.filter((parts) => parts.some((part) => part !== ''));
  return { ...chapter, drafts: [{ ...first, factors: first.factors.slice(0, 1), paragraphs: [opening] }] };
}

function strongestOf(chapters: readonly DraftedChapter[], count: number): DraftedChapter[] {
  const weightOf = ({ drafts }: DraftedChapter): number =>
    drafts.reduce((sum, { weight }) => sum + weight, 0);
  const least = [...chapters].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, count);
  return chapters.filter((chapter) => least.includes(chapter));
}

const slowPlanets: readonly BodyId[] = [Uranus, Neptune, Pluto];

function chapterDrafts(
  desk: NatalDesk,
  plan: NatalPlan,
  key: NatalChapter,
  phaseName: string,
): { drafts: Draft[]; bodies: readonly WeighedBody[] } {
  const drafts: (Draft | undefined)[] = [];
  const bodies = plan.bodies.get(key) ?? [];
  for (const crowding of plan.crowdings.get(key) ?? []) drafts.push(crowdingSection(desk, crowding));
  for (const pattern of plan.patterns.get(key) ?? []) drafts.push(patternSection(desk, pattern));
  for (const body of bodies) {
    const aspects = plan.aspects.get(body.id) ?? [];
    const isAngle = body.id === Ascendant || body.id === Midheaven;
    drafts.push(isAngle ? angleSection(desk, body, aspects) : bodySection(desk, body, aspects));
  }
  if (key === 'need') drafts.push(phaseSection(desk, phaseName));
  if (key === 'love') drafts.push(cuspSection(desk, 7));
  if (key === 'home') drafts.push(cuspSection(desk, 4));
  if (key === 'means') drafts.push(cuspSection(desk, 2));
  if (key === 'identity') drafts.push(wholeSection(desk));
  if (key === 'generation') drafts.push(...generationDrafts(desk));
  return { drafts: drafts.filter((draft) => draft !== undefined), bodies };
}

const mostOfGeneration = 2;

/** These cells go on to what the house makes of it, which a chart without houses does not have. */
const tellable = ({ manuscript, weighed }: NatalDesk, cell: string): string =>
  weighed.chart.cusps.length > 0 ? cell : manuscript.withoutHouses(cell);

/** The signs of the slow planets, which everybody of an age shares: the two that weigh most in the chart. */
function generationDrafts(desk: NatalDesk): Draft[] {
  return desk.weighed.bodies
    .filter(({ id }) => slowPlanets.includes(id))
    .slice(0, desk.weighed.chart.cusps.length > 0 ? mostOfGeneration : slowPlanets.length)
    .map((body) => {
      const text = tellable(desk, desk.manuscript.once(desk.cells.bodyInSign(body.id, body.sign)));
      const factor = placementFactor(body);
      const title = headingOf(desk, { ...body, house: 0 });
      return { title, weight: body.weight / 4, factors: [factor], paragraphs: [[{ cell: text }]] };
    });
}

/** What is crowded is told before what stands in it; then by weight. */
const headsFirst = (a: Draft, b: Draft): number => {
  const rank = ({ factors: [factor] }: Draft): number => (factor?.kind === 'crowding' ? 1 : 0);
  return rank(b) - rank(a) || b.weight - a.weight;
};

function tellChapter(
  desk: NatalDesk,
  key: NatalChapter,
  drafts: readonly Draft[],
  bodies: readonly WeighedBody[],
  brief: boolean,
) {
  const { manuscript, cells } = desk;
  const heads = cells.readings.natal.chapters[key];
  const ordered = [...drafts].sort(headsFirst);
  const sections = ordered.map((draft, i) => tellDraft(draft, manuscript, i === 0));
  const [conflict] = brief ? [] : conflictsAmong(bodies.filter(({ id }) => bridged.has(id))).filter(isPlain);
  const bridge =
    conflict &&
    manuscript.wording(
      cells.readings.bridges[conflict.axis],
      manuscript.pair(conflict.first.id, conflict.second.id),
    );
  if (conflict && bridge) {
    const isOf = ({ factors: [factor] }: ReadingSection, { id }: WeighedBody): boolean =>
      factor?.kind === 'placement' && factor.planetIds?.[0] === id;
    const last = sections
      .filter((section) => isOf(section, conflict.first) || isOf(section, conflict.second))
      .at(-1);
    if (last) last.text = `${last.text}\n\n${bridge}`;
  }
  const [first] = sections;
  const leads = bodies.some(desk.isLeader);
  const head = brief ? '' : bridge ? heads.divided : leads ? heads.strong : '';
  if (first && head) first.text = `${manuscript.once(head)} ${first.text}`;
  return sections.filter(({ text }) => text !== '');
}

/** A bridge is told where both lean clearly, by themselves and not by a companion. */
const isPlain = ({ strength, first, second, firstBy, secondBy }: Conflict): boolean =>
  strength >= 3 && firstBy === first.id && secondBy === second.id;

/** Sun to Saturn, the Ascendant and the node lean to something of their own. */
const bridged: ReadonlySet<BodyId> = new Set([0, 1, 2, 3, 4, Jupiter, Saturn, NorthNode, Ascendant]);
