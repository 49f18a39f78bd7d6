import type { AspectId } from '../chart/aspects.js';
import { Ascendant, type BodyId, Mars, Moon, Pluto, Saturn, Sun, Venus } from '../chart/bodies.js';
import { elementOf, type House } from '../chart/zodiac.js';
import { natureOf } from '../text/catalogue.js';
import type { CompositeReadingCells } from '../text/reading-catalogue.js';
import { fill } from '../text/texts.js';
import { type MostWords, tellChapters } from './chapters.js';
import type { ReadingChart } from './chart.js';
import type { WeighedBody } from './factors.js';
import type { Draft, Part, Reading, ReadingLength, SpokenCells } from './reading.js';
import {
  angleDraft,
  aspectDraft,
  bothDraft,
  type ChartDesk,
  chartDesk,
  houseDraft,
  leaderNames,
  onAngles,
  paragraphOf,
  signDraft,
  weighedBody,
} from './return-sections.js';
import { temperOf } from './temper.js';

/** What two people are together. */
export interface Bond {
  name1: string;
  name2: string;
  chart: ReadingChart;
}

/** What it is told with. */
export interface CompositeCells extends SpokenCells {
  compositeHouse(body: BodyId, house: House | 0): string | null;
  compositeAspect(first: BodyId, second: BodyId, aspect: AspectId): string | null;
}

interface CompositeDesk extends ChartDesk {
  cells: CompositeCells;
  kind: CompositeReadingCells;
  names: { name1: string; name2: string };
}

const most: MostWords = { full: 1600, brief: 600 };
const mostOf = { angles: 2, purpose: 3, easy: 3, tense: 4 };
/** Of an aspect: below it is too faint to tell. */
const faint = 1.5;
/** Where a bond meets the world and what it believes in. */
const outward: readonly House[] = [9, 10, 11, 5, 6];

function deskOf({ chart, name1, name2 }: Bond, cells: CompositeCells): CompositeDesk {
  return { ...chartDesk(chart, cells), cells, kind: cells.readings.composite, names: { name1, name2 } };
}

/** The opening alone: what `intro` is. */
export const compositeOpening = (bond: Bond, cells: CompositeCells): string =>
  tellOpening(deskOf(bond, cells));

/** A bond as something to read: what it is, what it is for, how it feels, what tests it. */
export function compositeReading(bond: Bond, cells: CompositeCells, length: ReadingLength): Reading {
  const desk = deskOf(bond, cells);
  const { kind, names } = desk;
  const opening = tellOpening(desk);
  const sun = weighedBody(desk, Sun);
  const titles = kind.chapters;
  const chapters = [
    { key: 'pair', title: titles.pair, drafts: pairDrafts(desk) },
    { key: 'purpose', title: titles.purpose, drafts: purposeDrafts(desk) },
    { key: 'home', title: titles.home, drafts: homeDrafts(desk) },
    { key: 'tests', title: titles.tests, drafts: testDrafts(desk) },
  ];
  return {
    title: fill(kind.title, names),
    opening,
    chapters: tellChapters(chapters, desk.manuscript, most[length]),
    closing: sun === undefined ? '' : desk.manuscript.once(kind.closing[elementOf(sun.sign)], names),
  };
}

function tellOpening(desk: CompositeDesk): string {
  const { kind, manuscript, names, weighed } = desk;
  return paragraphOf([
    manuscript.wording(kind.opening, names),
    manuscript.wording(kind.leaders, leaderNames(desk)),
    ...desk.leaders.map(({ id }) => manuscript.once(kind.leading[id as 0])),
    manuscript.wording(kind.temper[temperOf(weighed.aspects)]),
  ]);
}

const houseCell = ({ cells, manuscript, names }: CompositeDesk, { id, house }: WeighedBody): Part[] => [
  { cell: manuscript.once(cells.compositeHouse(id, house), names) },
];

const inHouse = (desk: CompositeDesk, body: WeighedBody): Draft =>
  houseDraft(desk, body, [houseCell(desk, body)]);

/** The Sun's sign, the rising sign, and what stands on an angle. */
function pairDrafts(desk: CompositeDesk): (Draft | undefined)[] {
  const { kind, manuscript, names } = desk;
  const [sun, ascendant] = [weighedBody(desk, Sun), weighedBody(desk, Ascendant)];
  return [
    sun && signDraft(desk, sun, [[manuscript.once(kind.sun[sun.sign], names)]]),
    ascendant && signDraft(desk, ascendant, [[manuscript.once(kind.ascendant[ascendant.sign], names)]]),
    ...onAngles(desk, mostOf.angles).map((each) =>
      angleDraft(desk, each, [[manuscript.once(kind.onAngle[each.body.id as 0], names)]]),
    ),
  ];
}

/** The Sun's house, then what stands in the outward houses, then what supports it. */
function purposeDrafts(desk: CompositeDesk): (Draft | undefined)[] {
  const { weighed } = desk;
  const sun = weighedBody(desk, Sun);
  const others = weighed.bodies.filter(
    ({ id, house }) =>
      id <= Pluto &&
      id !== Sun &&
      id !== Moon &&
      id !== Venus &&
      id !== Mars &&
      id !== Saturn &&
      outward.some((each) => each === house),
  );
  return [
    sun && inHouse(desk, sun),
    ...others.slice(0, mostOf.purpose).map((body) => inHouse(desk, body)),
    ...aspectDrafts(desk, (nature, first) => nature === 'harmonious' && first !== Moon && first !== Venus, 2),
  ];
}

/** The Moon by sign and house, Venus, and what is kind to them. */
function homeDrafts(desk: CompositeDesk): (Draft | undefined)[] {
  const { kind, manuscript, names } = desk;
  const [moon, venus] = [weighedBody(desk, Moon), weighedBody(desk, Venus)];
  return [
    moon && bothDraft(desk, moon, [[manuscript.once(kind.moon[moon.sign], names)], houseCell(desk, moon)]),
    venus && inHouse(desk, venus),
    ...aspectDrafts(
      desk,
      (nature, first, second) =>
        nature !== 'tense' && [first, second].some((id) => id === Moon || id === Venus),
      mostOf.easy,
    ),
  ];
}

/** Saturn and Mars by house, and the hard aspects. */
function testDrafts(desk: CompositeDesk): (Draft | undefined)[] {
  const [saturn, mars] = [weighedBody(desk, Saturn), weighedBody(desk, Mars)];
  const hard: readonly BodyId[] = [Mars, Saturn, Pluto];
  return [
    saturn && inHouse(desk, saturn),
    mars && inHouse(desk, mars),
    ...aspectDrafts(
      desk,
      (nature, first, second) =>
        nature === 'tense' ||
        (nature === 'conjunction' && [first, second].some((id) => hard.some((each) => each === id))),
      mostOf.tense,
    ),
  ];
}

/** The strongest aspects of some sort that have a text and have not been told. */
function aspectDrafts(
  desk: CompositeDesk,
  wanted: (nature: string, first: BodyId, second: BodyId) => boolean,
  count: number,
): Draft[] {
  const { cells, manuscript, names, weighed } = desk;
  const drafts: Draft[] = [];
  for (const aspect of weighed.aspects) {
    const nature = natureOf(aspect.aspect);
    if (drafts.length === count || aspect.weight < faint) break;
    if (nature === undefined || !wanted(nature, aspect.first, aspect.second)) continue;
    const text = manuscript.once(cells.compositeAspect(aspect.first, aspect.second, aspect.aspect), names);
    if (text !== '') drafts.push(aspectDraft(desk, aspect, { cell: text }));
  }
  return drafts;
}
