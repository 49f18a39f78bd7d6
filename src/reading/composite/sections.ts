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
} from '../../chart/bodies.js';
import { elementOf, type House } from '../../chart/zodiac.js';
import type { BodyOfWays } from '../../text/pair-catalogue.js';
import { fill } from '../../text/texts.js';
import {
  angleDraft,
  aspectDraft,
  bothDraft,
  crowdedDraft,
  houseDraft,
  signDraft,
  weighedBody,
} from '../chart-sections.js';
import { aspectFactor, isBetweenSigns, type WeighedAspect, type WeighedBody } from '../factors.js';
import { stancesOfBond, stancesOfBondHouse, stancesOfBondSign } from '../pair-stances.js';
import type { Draft, Part, Statement } from '../reading.js';
import { angleOf, strikes } from '../weights.js';
import { isMain, isOf, otherOf } from './aspects.js';
import type { Chapter, ChosenAspects, CompositeDesk } from './desk.js';

/** Sections of a composite's reading: bodies by sign, house and angle, each with its aspects, and aspects by themselves. */

function houseCell(desk: CompositeDesk, { id, house }: WeighedBody): Part[] {
  const { cells, kind, manuscript, names, told } = desk;
  if (!told.houses.has(id)) return [];
  const text = manuscript.once(cells.compositeHouse(id, house), names);
  return [{ text, stances: stancesOfBondHouse(kind.stances, id, house), hasStep: true }];
}

export const isOnAngle = ({ weighed }: CompositeDesk, body: WeighedBody): boolean => {
  const at = angleOf(body, weighed.chart);
  return at !== undefined && strikes(at);
};

/** What a planet does on an angle; nothing of any other, nor of one of which the opening has told what it does to the bond. */
const angleCell = (desk: CompositeDesk, body: WeighedBody): Part[] =>
  isOnAngle(desk, body) && !(body.house !== 0 && desk.leaders.includes(body))
    ? [desk.manuscript.once(desk.kind.onAngle[body.id as 0], desk.names)]
    : [];

/** A planet by its house, and by the angle it stands on; by the angle alone where its house is told as crowded. */
function inHouse(desk: CompositeDesk, body: WeighedBody): Draft {
  const paragraphs = [angleCell(desk, body), houseCell(desk, body)];
  const at = desk.told.houses.has(body.id) ? undefined : angleOf(body, desk.weighed.chart);
  return at ? angleDraft(desk, { body, at }, paragraphs) : houseDraft(desk, body, paragraphs);
}

export function houseOf(desk: CompositeDesk, id: BodyId): Draft | undefined {
  const body = weighedBody(desk, id);
  return body && inHouse(desk, body);
}

export function sunSign(desk: CompositeDesk): Draft | undefined {
  const sun = weighedBody(desk, Sun);
  if (sun === undefined) return undefined;
  const text = desk.manuscript.once(desk.kind.sun[sun.sign], desk.names);
  // Its house is the next chapter's.
  const sign: Statement = { text, stances: stancesOfBondSign(desk.kind.stances, 'suns', sun.sign) };
  return signDraft(desk, { ...sun, house: 0 }, [angleCell(desk, sun), [sign]]);
}

export function sunHouse(desk: CompositeDesk): Draft | undefined {
  const sun = weighedBody(desk, Sun);
  return sun && desk.told.houses.has(Sun) ? houseDraft(desk, sun, [houseCell(desk, sun)]) : undefined;
}

export function ascendantSign(desk: CompositeDesk): Draft | undefined {
  const ascendant = weighedBody(desk, Ascendant);
  const { kind, manuscript, names } = desk;
  if (ascendant === undefined || !desk.told.ascendant) return undefined;
  const text = manuscript.once(kind.ascendant[ascendant.sign], names);
  const stances = stancesOfBondSign(kind.stances, 'ascendants', ascendant.sign);
  return signDraft(desk, ascendant, [[{ text, stances }]]);
}

/** How the two talk, show affection or act, by the sign of Mercury, Venus or Mars. */
export function wayOf(desk: CompositeDesk, id: BodyOfWays): Draft | undefined {
  const body = weighedBody(desk, id);
  if (body === undefined || !desk.told.signs.has(id)) return undefined;
  const { cells, kind, manuscript } = desk;
  const element = elementOf(body.sign);
  const text = manuscript.once(kind.ways[id][element], { sign: cells.signName(body.sign) });
  return signDraft(desk, { ...body, house: 0 }, [[{ text, stances: kind.stances.ways[id][element] }]]);
}

/** Three planets and more in one house, told at once. */
export const crowdingsIn = (desk: CompositeDesk, chapter: Chapter): Draft[] =>
  desk.told.crowdings
    .filter(({ house }) => house !== undefined && (chaptersOfCrowds[house] ?? 'purpose') === chapter)
    .map((crowding) => crowdedDraft(desk, crowding, desk.kind.crowded[crowding.house as House]));
const chaptersOfCrowds: Readonly<Partial<Record<House, Chapter>>> = { 1: 'pair', 4: 'home', 7: 'pair' };

export function moonDraft(desk: CompositeDesk): Draft | undefined {
  const moon = weighedBody(desk, Moon);
  // Of a day on which it changed its sign nobody knows which it is.
  if (moon === undefined || isBetweenSigns(moon, desk.weighed.chart)) return undefined;
  const text = desk.manuscript.once(desk.kind.moon[moon.sign], desk.names);
  const sign: Statement = { text, stances: stancesOfBondSign(desk.kind.stances, 'moons', moon.sign) };
  const paragraphs = [angleCell(desk, moon), [sign], houseCell(desk, moon)];
  return desk.told.houses.has(Moon) ? bothDraft(desk, moon, paragraphs) : signDraft(desk, moon, paragraphs);
}

const others: readonly BodyId[] = [Mercury, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto];

/** Planets besides the lights and Venus by their houses: only those on an angle and those that lead the chart. */
export const otherPlanets = (
  desk: CompositeDesk,
  isWanted: (desk: CompositeDesk, body: WeighedBody) => boolean,
): Draft[] =>
  desk.weighed.bodies
    .filter((body) => others.includes(body.id) && isWanted(desk, body))
    .map((body) => ({ ...inHouse(desk, body), isKept: isExactOnAngle(desk, body) }));

/** Degrees from an angle within which a planet is told whatever else is. */
const exactOnAngle = 2;
const isExactOnAngle = ({ weighed }: CompositeDesk, body: WeighedBody): boolean =>
  (angleOf(body, weighed.chart)?.distance ?? exactOnAngle) < exactOnAngle;

export const hasSection = (desk: CompositeDesk, id: BodyId): boolean =>
  desk.weighed.bodies.some(
    (body) => body.id === id && (isOnAngle(desk, body) || desk.leaders.includes(body)),
  );

/** Whether it is the Moon, and known by its sign. */
const hasMoon = (desk: CompositeDesk, id: BodyId): boolean => {
  const moon = weighedBody(desk, id);
  return id === Moon && moon !== undefined && !isBetweenSigns(moon, desk.weighed.chart);
};

/** Of which body’s own section a chapter’s aspect is a part, and of none what tests the two. */
function homeOf(desk: CompositeDesk, chapter: Chapter, aspect: WeighedAspect): BodyId | undefined {
  const owners = chapter === 'purpose' ? [Sun] : chapter === 'home' ? [Moon, Venus] : [];
  return owners.find(
    (id) => isOf(aspect, id) && (hasMoon(desk, id) || desk.told.houses.has(id) || desk.told.signs.has(id)),
  );
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
export function withAspects(
  desk: CompositeDesk,
  draft: Draft | undefined,
  id: BodyId,
  chosen: ChosenAspects,
): Draft | undefined {
  if (draft === undefined) return undefined;
  const chapter = id === Sun ? 'purpose' : 'home';
  const own = chosen[chapter].filter((aspect) => homeOf(desk, chapter, aspect) === id);
  return {
    ...draft,
    isKept: own.some(isMain),
    factors: [...draft.factors, ...own.map(aspectFactor)],
    paragraphs: [...draft.paragraphs, ...own.map((aspect) => [aspectText(desk, aspect)])],
  };
}

/** Sections of the other aspects, those of one body together. */
export function aspectDrafts(desk: CompositeDesk, chapter: Chapter, chosen: ChosenAspects): Draft[] {
  let rest = chosen[chapter].filter((aspect) => homeOf(desk, chapter, aspect) === undefined);
  const drafts: Draft[] = [];
  for (let lead = rest[0]; lead !== undefined; lead = rest[0]) {
    const { first, second } = lead;
    const [withFirst, withSecond] = [first, second].map((id) => rest.filter((each) => isOf(each, id)));
    const isOfSecond = (withSecond?.length ?? 0) > (withFirst?.length ?? 0);
    const id = isOfSecond ? second : first;
    const group = (isOfSecond ? withSecond : withFirst) ?? [lead];
    rest = rest.filter((each) => !group.includes(each));
    const partsOf = (aspect: WeighedAspect): Part[] => [aspectText(desk, aspect)];
    const draft = { ...aspectDraft(desk, lead, ''), paragraphs: [partsOf(lead)] };
    if (group.length > 1) draft.title = groupTitle(desk, id, group);
    const [, ...others] = group;
    drafts.push({
      ...draft,
      isKept: group.some(isMain),
      factors: group.map(aspectFactor),
      paragraphs: [...draft.paragraphs, ...others.map(partsOf)],
    });
  }
  return drafts;
}

function groupTitle(
  { kind, manuscript }: CompositeDesk,
  id: BodyId,
  group: readonly WeighedAspect[],
): string {
  const planets = manuscript.listOf(group.map((aspect) => otherOf(aspect, id)));
  return fill(kind.several, { A: manuscript.start(id), planets });
}
