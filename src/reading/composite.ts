import type { AspectId } from '../chart/aspects.js';
import {
  Ascendant,
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../chart/bodies.js';
import { elementOf, type House } from '../chart/zodiac.js';
import type { CompositeReadingCells } from '../text/pair-catalogue.js';
import { fill } from '../text/texts.js';
import { type MostWords, tellChapters } from './chapters.js';
import type { ReadingChart } from './chart.js';
import type { WeighedAspect, WeighedBody } from './factors.js';
import { strikes } from './natal-plan.js';
import type { Draft, Part, Reading, ReadingLength, SpokenCells } from './reading.js';
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
} from './return-sections.js';
import { valenceOf } from './synastry-choice.js';
import { compared } from './synastry-joining.js';
import { temperOf } from './temper.js';
import { angleOf } from './weights.js';

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
/** Slower planets, and Mercury, by their houses, besides those that lead the chart or stand on an angle. */
const mostOutward = 2;
/** Of an aspect: below it is too faint to speak of. */
const faint = 1.5;
/** Of an aspect: from there on it has a section in the shortest of readings. */
const strong = 5;
/** Closeness from which an aspect of a light is in the reading, whatever else is: some 1°. */
const exact = 0.87;
/** Where a bond meets the world and what it believes in. */
const outward: readonly House[] = [9, 10, 11, 5, 6];

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
    pair: [sunSign(desk), ascendantSign(desk), ...others(desk, 'pair')],
    purpose: [sunHouse(desk), ...others(desk, 'purpose')],
    home: [moonDraft(desk), houseOf(desk, Venus)],
    tests: [houseOf(desk, Saturn), houseOf(desk, Mars), ...others(desk, 'tests')],
  };
  const leads = ({ factors: [factor] }: Draft): boolean =>
    desk.leaders.some(({ id }) => factor?.kind === 'placement' && factor.planetIds?.[0] === id);
  const chapters = chapterKeys.map((key) => {
    const drafts = [...bodies[key], ...aspectDrafts(desk, aspects[key])];
    for (const draft of drafts) if (draft !== undefined && leads(draft)) draft.isKept = true;
    return { key, title: kind.chapters[key], drafts };
  });
  return {
    title: fill(kind.title, names),
    opening,
    chapters: tellChapters(chapters, manuscript, most[length]),
    closing: closingOf(desk, Object.values(aspects).flat()),
  };
}

function openingOf(desk: CompositeDesk): string {
  const { kind, manuscript, names, weighed, leaders } = desk;
  return paragraphOf([
    manuscript.wording(kind.opening, names),
    leaders.length < 3 ? '' : manuscript.wording(kind.leaders, leaderNames(desk)),
    ...leaders.map(({ id }) => manuscript.once(kind.leading[id as 0])),
    manuscript.wording(kind.temper[temperOf(weighed.aspects)]),
  ]);
}

/** Comes back to the best support and the sorest place, and to what the whole is about. */
function closingOf(desk: CompositeDesk, aspects: readonly WeighedAspect[]): string {
  const { kind, manuscript, names } = desk;
  const sun = weighedBody(desk, Sun);
  const strongest = [...aspects].sort((a, b) => b.weight - a.weight);
  const sentences: string[] = [];
  for (const [valence, { lead, of }] of [
    ['kind', kind.support],
    ['hard', kind.strain],
  ] as const) {
    const aspect = strongest.find((each) => valenceOf(each) === valence);
    if (aspect === undefined) continue;
    const subject = Math.max(aspect.first, aspect.second) as keyof typeof of;
    sentences.push(manuscript.wording(lead, manuscript.pair(aspect.first, aspect.second)), of[subject]);
  }
  const last = sun === undefined ? '' : manuscript.once(kind.closing[elementOf(sun.sign)], names);
  return [paragraphOf(sentences), last].filter((text) => text !== '').join('\n\n');
}

function houseCell({ cells, manuscript, names }: CompositeDesk, { id, house }: WeighedBody): Part[] {
  return [{ cell: manuscript.once(cells.compositeHouse(id, house), names) }];
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
  return signDraft(desk, { ...sun, house: 0 }, [angleCell(desk, sun), [text]]);
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
  const sign = desk.manuscript.once(desk.kind.moon[moon.sign], desk.names);
  const paragraphs = [angleCell(desk, moon), [sign], houseCell(desk, moon)];
  return moon.house === 0 ? signDraft(desk, moon, paragraphs) : bothDraft(desk, moon, paragraphs);
}

/** Mercury, Jupiter and the outer planets: on an angle, leading the chart, or in the houses that face the world. */
function others(desk: CompositeDesk, chapter: Chapter): Draft[] {
  const { weighed, leaders } = desk;
  const free = weighed.bodies.filter(({ id }) =>
    [Mercury, Jupiter, Uranus, Neptune, Pluto].some((each) => each === id),
  );
  const angular = free.filter((body) => isOnAngle(desk, body));
  if (chapter === 'pair') return angular.map((body) => inHouse(desk, body));
  const rest = free.filter((body) => !angular.includes(body));
  const leading = rest.filter((body) => leaders.includes(body));
  const isOutward = (body: WeighedBody): boolean => outward.some((house) => house === body.house);
  const purpose = [
    ...leading.filter((body) => isOutward(body) || body.id <= Jupiter),
    ...rest.filter((body) => isOutward(body) && !leading.includes(body)).slice(0, mostOutward),
  ];
  const own = chapter === 'purpose' ? purpose : leading.filter((body) => !purpose.includes(body));
  return own.map((body) => inHouse(desk, body));
}

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

/** Sections of aspects, each with how it goes on from one before it that has a body of it. */
function aspectDrafts(desk: CompositeDesk, aspects: readonly WeighedAspect[]): Draft[] {
  const { cells, manuscript, names } = desk;
  return aspects.map((aspect, i) => {
    const { first, second } = aspect;
    const text = manuscript.once(cells.compositeAspect(first, second, aspect.aspect), names);
    const draft = aspectDraft(desk, aspect, { cell: text });
    draft.isKept = isExact(aspect) || aspect.weight >= strong;
    const before = aspects
      .slice(0, i)
      .reverse()
      .find((other) => isOf(other, first, second));
    if (before) draft.paragraphs[0]?.push(jointOf(desk, before, aspect));
    return draft;
  });
}

function jointOf({ kind, manuscript }: CompositeDesk, before: WeighedAspect, aspect: WeighedAspect): string {
  const shared = isOf(before, aspect.first) ? aspect.first : aspect.second;
  const otherOf = ({ first, second }: WeighedAspect): BodyId => (first === shared ? second : first);
  return manuscript.wording(kind.joints[compared[valenceOf(before)][valenceOf(aspect)]], {
    ...manuscript.pair(shared, otherOf(aspect)),
    c: manuscript.within(otherOf(before)),
  });
}
