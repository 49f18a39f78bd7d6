import type { AspectId } from '../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  type Planet,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import type { House } from '../chart/zodiac.js';
import type { CompositeReadingCells } from '../text/pair-catalogue.js';
import type { Temper } from '../text/reading-keys.js';
import { fill } from '../text/texts.js';
import { type MostWords, writeChapters } from './chapters.js';
import type { ReadingChart } from './chart.js';
import { Consistency } from './consistency.js';
import { aspectFactor, type WeighedAspect, type WeighedBody } from './factors.js';
import { stancesOfBond, stancesOfBondHouse, stancesOfBondSign } from './pair-stances.js';
import type { Draft, Part, Reading, ReadingLength, SpokenCells, Statement } from './reading.js';
import {
  aspectDraft,
  bothDraft,
  type ChartDesk,
  chartDesk,
  houseDraft,
  leaderNames,
  paragraphOf,
  signDraft,
  weighedBody,
} from './returns/sections.js';
import { valenceOf } from './synastry/choice.js';
import { temperOf } from './temper.js';
import { angleOf, strikes } from './weights.js';

/** What two people are together. */
export interface Bond {
  name1: string;
  name2: string;
  chart: ReadingChart;
}

/** What it is written of with. */
export interface CompositeCells extends SpokenCells {
  compositeHouse(body: BodyId, house: House | 0): string | null;
  compositeAspect(first: BodyId, second: BodyId, aspect: AspectId): string | null;
}

interface CompositeDesk extends ChartDesk {
  cells: CompositeCells;
  kind: CompositeReadingCells;
  names: { name1: string; name2: string };
}

type Chapter = keyof CompositeReadingCells['chapters'];
const chapterKeys: readonly Chapter[] = ['pair', 'purpose', 'home', 'tests'];

const most: MostWords = { full: 1650, brief: 650 };
/** Aspects of a chapter, besides those that are close to exact. */
const aspectsOf: Readonly<Record<Chapter, number>> = { pair: 0, purpose: 2, home: 3, tests: 4 };
/** Of an aspect: below it is too faint to speak of. */
const faint = 1.5;
/** Of an aspect: from there on it has a section in the shortest of readings. */
const strong = 5;
/** Closeness from which an aspect of a light is in the reading, whatever else is: some 1°. */
const exact = 0.87;

function deskOf({ chart, name1, name2 }: Bond, cells: CompositeCells): CompositeDesk {
  const desk = chartDesk(chart, cells);
  const written = { ...desk, cells, kind: cells.readings.composite, names: { name1, name2 } };
  // What leads has its section; without houses a planet but the lights has one by a strong aspect alone.
  const leaders = desk.leaders.filter(
    (body) => hasOwnSection(body) || (strongestOf(written, body)?.weight ?? 0) >= strong,
  );
  return { ...written, leaders };
}

const hasOwnSection = ({ id, house }: WeighedBody): boolean => id === Sun || id === Moon || house !== 0;

const hasText = ({ cells }: CompositeDesk, { first, second, aspect }: WeighedAspect): boolean =>
  cells.compositeAspect(first, second, aspect) !== null;

const strongestOf = (desk: CompositeDesk, body: WeighedBody): WeighedAspect | undefined =>
  body.aspects.find((aspect) => hasText(desk, aspect));

/** The opening alone: what `intro` is. */
export const compositeOpening = (bond: Bond, cells: CompositeCells): string => openingOf(deskOf(bond, cells));

/** A bond as something to read: what it is, what it is for, how it feels, what tests it. */
export function compositeReading(bond: Bond, cells: CompositeCells, length: ReadingLength): Reading {
  const desk = deskOf(bond, cells);
  const { kind, manuscript, names } = desk;
  const opening = openingOf(desk);
  const aspects = chosenAspects(desk);
  const bodies: Readonly<Record<Chapter, (Draft | undefined)[]>> = {
    pair: [sunSign(desk), ascendantSign(desk), ...slow(desk, isOnAngle)],
    purpose: [
      withAspects(desk, sunHouse(desk), Sun, aspects.purpose),
      ...slow(desk, (_, body) => !isOnAngle(desk, body) && desk.leaders.includes(body)),
    ],
    home: [
      withAspects(desk, moonDraft(desk), Moon, aspects.home),
      withAspects(desk, houseOf(desk, Venus), Venus, aspects.home),
    ],
    tests: [],
  };
  const leads = ({ factors: [factor] }: Draft): boolean =>
    desk.leaders.some(({ id }) => factor?.kind === 'placement' && factor.planetIds?.[0] === id);
  const chapters = chapterKeys.map((key) => {
    const drafts = [...bodies[key], ...aspectDrafts(desk, key, aspects)];
    // Where nothing is hard, what is asked of the two is Saturn's.
    if (key === 'tests' && drafts.length === 0 && !hasSection(desk, Saturn))
      drafts.push(houseOf(desk, Saturn));
    for (const draft of drafts) if (draft !== undefined && leads(draft)) draft.isKept = true;
    return { key, title: kind.chapters[key], drafts };
  });
  return {
    title: fill(kind.title, names),
    opening,
    chapters: writeChapters(
      chapters,
      manuscript,
      most[length],
      new Consistency(kind.stanceBridges, manuscript),
    ),
    closing: closingOf(desk, Object.values(aspects).flat()),
  };
}

function openingOf(desk: CompositeDesk): string {
  const { kind, manuscript, names, leaders } = desk;
  return paragraphOf([
    manuscript.wording(kind.opening, names),
    leaders.length < 3 ? '' : manuscript.wording(kind.leaders, leaderNames(desk)),
    ...leaders.map(({ id }) => manuscript.once(kind.leading[id as 0])),
    balanceOf(desk),
  ]);
}

/** What is easy and what is hard, by the strongest aspect of either sort that the reading has. */
function balanceOf(desk: CompositeDesk): string {
  const { kind, manuscript } = desk;
  const temper = temperBetween(desk);
  const aspects = Object.values(chosenAspects(desk))
    .flat()
    .sort((a, b) => b.weight - a.weight);
  const [easy, hard] = (['kind', 'hard'] as const).map((valence) =>
    aspects.find((each) => valenceOf(each) === valence),
  );
  if (easy === undefined || hard === undefined) return manuscript.wording(kind.temper[temper]);
  const clauses = { ease: kind.ease[subject(easy)], trouble: kind.trouble[subject(hard)] };
  return manuscript.wording(kind.balance[temper], clauses);
}

/** The slower body gives an aspect its subject. */
const subject = ({ first, second }: WeighedAspect): Planet => Math.max(first, second) as Planet;

/** How the aspects that the reading has go together; never easy where the strongest factor has a hard one. */
function temperBetween(desk: CompositeDesk): Temper {
  const aspects = Object.values(chosenAspects(desk)).flat();
  const temper = temperOf(aspects);
  const lead = desk.leaders[0];
  const isHard = aspects.some((each) => lead && isOf(each, lead.id) && valenceOf(each) === 'hard');
  return temper === 'easy' && isHard ? 'mixed' : temper;
}

/** What helps where it is sorest, what the two can count on, and what was named first. */
function closingOf(desk: CompositeDesk, aspects: readonly WeighedAspect[]): string {
  const { kind, manuscript, names } = desk;
  const [leader] = desk.leaders;
  const strongest = [...aspects].sort((a, b) => b.weight - a.weight);
  const sentences = (['hard', 'kind'] as const).map((valence) => {
    const aspect = strongest.find((each) => valenceOf(each) === valence);
    return aspect === undefined ? '' : kind[valence === 'hard' ? 'strain' : 'support'][subject(aspect)];
  });
  const last = leader === undefined ? '' : manuscript.wording(kind.closing[leader.id as 0], names);
  return [paragraphOf(sentences), last].filter((text) => text !== '').join('\n\n');
}

function houseCell({ cells, kind, manuscript, names }: CompositeDesk, { id, house }: WeighedBody): Part[] {
  const text = manuscript.once(cells.compositeHouse(id, house), names);
  return [{ text, stances: stancesOfBondHouse(kind.stances, id, house), hasStep: true }];
}

const isOnAngle = ({ weighed }: CompositeDesk, body: WeighedBody): boolean => {
  const at = angleOf(body, weighed.chart);
  return at !== undefined && strikes(at);
};

/** What a planet does on an angle; nothing of any other. */
const angleCell = (desk: CompositeDesk, body: WeighedBody): Part[] =>
  isOnAngle(desk, body) ? [desk.manuscript.once(desk.kind.onAngle[body.id as 0], desk.names)] : [];

/** A planet by its house, and by the angle it stands on. */
const inHouse = (desk: CompositeDesk, body: WeighedBody): Draft =>
  houseDraft(desk, body, [angleCell(desk, body), houseCell(desk, body)]);

function houseOf(desk: CompositeDesk, id: BodyId): Draft | undefined {
  const body = weighedBody(desk, id);
  return body && inHouse(desk, body);
}

function sunSign(desk: CompositeDesk): Draft | undefined {
  const sun = weighedBody(desk, Sun);
  if (sun === undefined) return undefined;
  const text = desk.manuscript.once(desk.kind.sun[sun.sign], desk.names);
  // Its house is the next chapter's.
  const sign: Statement = { text, stances: stancesOfBondSign(desk.kind.stances, 'suns', sun.sign) };
  return signDraft(desk, { ...sun, house: 0 }, [angleCell(desk, sun), [sign]]);
}

function sunHouse(desk: CompositeDesk): Draft | undefined {
  const sun = weighedBody(desk, Sun);
  return sun && houseDraft(desk, sun, [houseCell(desk, sun)]);
}

function ascendantSign(desk: CompositeDesk): Draft | undefined {
  const ascendant = weighedBody(desk, Ascendant);
  const { kind, manuscript, names } = desk;
  return ascendant && signDraft(desk, ascendant, [[manuscript.once(kind.ascendant[ascendant.sign], names)]]);
}

function moonDraft(desk: CompositeDesk): Draft | undefined {
  const moon = weighedBody(desk, Moon);
  if (moon === undefined) return undefined;
  const text = desk.manuscript.once(desk.kind.moon[moon.sign], desk.names);
  const sign: Statement = { text, stances: stancesOfBondSign(desk.kind.stances, 'moons', moon.sign) };
  const paragraphs = [angleCell(desk, moon), [sign], houseCell(desk, moon)];
  return moon.house === 0 ? signDraft(desk, moon, paragraphs) : bothDraft(desk, moon, paragraphs);
}

const slowBodies: readonly BodyId[] = [Mercury, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto];

/** Planets besides the lights and Venus by their houses: only those on an angle and those that lead the chart. */
const slow = (desk: CompositeDesk, isWanted: (desk: CompositeDesk, body: WeighedBody) => boolean): Draft[] =>
  desk.weighed.bodies
    .filter((body) => slowBodies.includes(body.id) && isWanted(desk, body))
    .map((body) => inHouse(desk, body));

const hasSection = (desk: CompositeDesk, id: BodyId): boolean =>
  desk.weighed.bodies.some(
    (body) => body.id === id && (isOnAngle(desk, body) || desk.leaders.includes(body)),
  );

const isOf = ({ first, second }: WeighedAspect, ...ids: BodyId[]): boolean =>
  ids.some((id) => id === first || id === second);

const isExact = (aspect: WeighedAspect): boolean => aspect.closeness >= exact && isOf(aspect, Sun, Moon);

/** What is hard tests the pair, what is kind to Moon or Venus is felt at home, the rest serves what it is for. */
function chapterOf(aspect: WeighedAspect): Chapter {
  const valence = valenceOf(aspect);
  if (valence === 'hard' || (valence === 'strong' && isOf(aspect, Mars, Saturn, Pluto))) return 'tests';
  return isOf(aspect, Moon, Venus) ? 'home' : 'purpose';
}

/** The strongest aspects of each chapter, those close to exact with a light, and one at least of what leads. */
function chosenAspects(desk: CompositeDesk): Record<Chapter, WeighedAspect[]> {
  const chosen: Record<Chapter, WeighedAspect[]> = { pair: [], purpose: [], home: [], tests: [] };
  const needed = desk.leaders.filter((body) => !hasOwnSection(body)).map((body) => strongestOf(desk, body));
  for (const aspect of desk.weighed.aspects) {
    if (!hasText(desk, aspect)) continue;
    const chapter = chapterOf(aspect);
    const hasRoom = chosen[chapter].length < aspectsOf[chapter] && aspect.weight >= faint;
    if (hasRoom || isExact(aspect) || needed.includes(aspect)) chosen[chapter].push(aspect);
  }
  return chosen;
}

/** Of which body’s own section a chapter’s aspect is a part, and of none what tests the two. */
function homeOf(desk: CompositeDesk, chapter: Chapter, aspect: WeighedAspect): BodyId | undefined {
  const owners = chapter === 'purpose' ? [Sun] : chapter === 'home' ? [Moon, Venus] : [];
  return owners.find((id) => isOf(aspect, id) && (id === Moon || weighedBody(desk, id)?.house !== 0));
}

const aspectText = (
  { cells, kind, manuscript, names }: CompositeDesk,
  { first, second, aspect }: WeighedAspect,
): Statement => ({
  text: manuscript.once(cells.compositeAspect(first, second, aspect), names),
  stances: stancesOfBond(kind.stances, first, second, aspect),
  hasStep: true,
});

/** A body’s own section and, after it, its kind aspects. */
function withAspects(
  desk: CompositeDesk,
  draft: Draft | undefined,
  id: BodyId,
  aspects: readonly WeighedAspect[],
): Draft | undefined {
  if (draft === undefined) return undefined;
  const chapter = id === Sun ? 'purpose' : 'home';
  const own = aspects.filter((aspect) => homeOf(desk, chapter, aspect) === id);
  return {
    ...draft,
    isKept: own.some(isMain),
    factors: [...draft.factors, ...own.map(aspectFactor)],
    paragraphs: [...draft.paragraphs, ...own.map((aspect) => [aspectText(desk, aspect)])],
  };
}

const isMain = (aspect: WeighedAspect): boolean => isExact(aspect) || aspect.weight >= strong;

/** Sections of the other aspects, those of one body together. */
function aspectDrafts(
  desk: CompositeDesk,
  chapter: Chapter,
  all: Readonly<Record<Chapter, readonly WeighedAspect[]>>,
): Draft[] {
  let rest = all[chapter].filter((aspect) => homeOf(desk, chapter, aspect) === undefined);
  const drafts: Draft[] = [];
  for (let lead = rest[0]; lead !== undefined; lead = rest[0]) {
    const { first, second } = lead;
    const [withFirst, withSecond] = [first, second].map((id) => rest.filter((each) => isOf(each, id)));
    const isOfSecond = (withSecond?.length ?? 0) > (withFirst?.length ?? 0);
    const id = isOfSecond ? second : first;
    const group = (isOfSecond ? withSecond : withFirst) ?? [lead];
    rest = rest.filter((each) => !group.includes(each));
    const draft = aspectDraft(desk, lead, aspectText(desk, lead));
    if (group.length > 1) draft.title = groupTitle(desk, id, group);
    const [, ...others] = group;
    drafts.push({
      ...draft,
      isKept: group.some(isMain),
      factors: group.map(aspectFactor),
      paragraphs: [...draft.paragraphs, ...others.map((aspect) => [aspectText(desk, aspect)])],
    });
  }
  return drafts;
}

const otherOf = ({ first, second }: WeighedAspect, id: BodyId): BodyId => (first === id ? second : first);

function groupTitle(
  { kind, manuscript }: CompositeDesk,
  id: BodyId,
  group: readonly WeighedAspect[],
): string {
  const planets = manuscript.listOf(group.map((aspect) => otherOf(aspect, id)));
  return fill(kind.several, { A: manuscript.start(id), planets });
}
