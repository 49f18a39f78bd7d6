import type { House } from '../../chart/zodiac.js';
import { crowdedDraft } from '../chart-sections.js';
import { aspectFactor, type Crowding, crowdingFactor, type WeighedBody } from '../factors.js';
import { type Draft, draftWords, type Part, textOf } from '../reading.js';
import { aspectsOf, axisLead, bodiesOf, isLight, type Matter } from './matters.js';
import { householdDraft } from './parts.js';
import type { Household } from './plan.js';
import { companyParts, lineParts, meetingsOfPlanet, planetParts } from './solar-return-planets.js';
import type { SolarDesk } from './solar-return-year.js';
import { stancesOfCrowd } from './stances.js';

/** The matters of a year as sections. */

/** Words below which a paragraph does not stand by itself beside another. */
const shortParagraph = 40;
type HouseCrowding = Crowding & { house: House };

/** One matter in a section. */
export function matterSection(desk: SolarDesk, matter: Matter, crowdings: readonly HouseCrowding[]): Draft {
  const [first] = matter.households as [Household, ...Household[]];
  const bodies = bodiesOf(matter);
  const crowds = crowdings.filter(({ house }) => matter.households.some((each) => each.house === house));
  const aspects = aspectsOf(desk, matter);
  const own = householdDraft(desk, first.house, bodies, []);
  const draft: Draft = {
    ...own,
    factors: [...crowds.map(crowdingFactor), ...own.factors, ...aspects.all.map(aspectFactor)],
    isKept: bodies.some(isLight),
  };
  if (matter.axis !== undefined) return { ...draft, ...axisTexts(desk, matter, matter.axis) };
  const [crowd] = crowds;
  if (crowd === undefined) return { ...draft, paragraphs: householdTexts(desk, matter) };
  return {
    ...draft,
    title: crowdedDraft(desk, crowd, '').title,
    paragraphs: crowdTexts(desk, matter, crowd),
  };
}

/** Two houses that face each other: what lies between them, then each side, the heavier first, and what goes across. */
function axisTexts(desk: SolarDesk, matter: Matter, _axis: House): Pick<Draft, 'title' | 'paragraphs'> {
  const { households } = matter;
  const [{ house }] = households as [Household];
  const { title, lead } = axisLead(desk, house);
  const aspects = aspectsOf(desk, matter);
  const sides = households.flatMap((household, side): Part[][] => {
    const [first, ...others] = household.bodies as [WeighedBody, ...WeighedBody[]];
    const opening = partsOf(desk, matter, first);
    const rest = [
      ...others.flatMap((body) => partsOf(desk, matter, body)),
      ...lineParts(desk, aspects.within(side)),
    ];
    const isLong = draftWords({ paragraphs: [rest] }) >= shortParagraph;
    return side === 0 && isLong ? [opening, rest] : [[...opening, ...rest]];
  });
  const [last, across] = [sides.slice(mostOfSides).flat(), lineParts(desk, aspects.across)];
  return {
    title,
    paragraphs: [[lead], ...joinedLast([...sides.slice(0, mostOfSides), last, across])],
  };
}

/** Of several planets the lights, or else the heaviest, are told as fully as by themselves. */
function isMain(matter: Matter, body: WeighedBody): boolean {
  const bodies = bodiesOf(matter);
  return bodies.some(isLight) ? isLight(body) : body === bodies[0];
}

const partsOf = (desk: SolarDesk, matter: Matter, body: WeighedBody): Part[] =>
  isMain(matter, body) ? planetParts(desk, body) : companyParts(desk, body);

/** Paragraphs on the sides of an axis, before what is told of it last. */
const mostOfSides = 2;

/** The last paragraph joined to the one before it, where either is short. */
function joinedLast(paragraphs: readonly Part[][]): Part[][] {
  const kept = paragraphs.filter((parts) => parts.some((part) => textOf(part) !== ''));
  const [last, before] = [kept.at(-1), kept.at(-2)];
  if (last === undefined || before === undefined) return kept;
  const isShort = [last, before].some((parts) => draftWords({ paragraphs: [parts] }) < shortParagraph);
  return isShort ? [...kept.slice(0, -2), [...before, ...last]] : kept;
}

/** A planet alone in its house, with what it meets; others there are told more shortly. */
function householdTexts(desk: SolarDesk, matter: Matter): Part[][] {
  const [first, ...others] = bodiesOf(matter) as [WeighedBody, ...WeighedBody[]];
  if (others.length === 0) return joinedLast([planetParts(desk, first), ...meetingsOfPlanet(desk, first)]);
  const aspects = aspectsOf(desk, matter);
  return [
    planetParts(desk, first),
    ...joinedLast([
      [...others.flatMap((body) => partsOf(desk, matter, body)), ...lineParts(desk, aspects.within(0))],
      lineParts(desk, aspects.across),
    ]),
  ];
}

/** Of a crowded house first what the crowd is. */
function crowdTexts(desk: SolarDesk, matter: Matter, { house, bodies }: HouseCrowding): Part[][] {
  const { kind, manuscript } = desk;
  const text = manuscript.once(kind.crowded[house], { planets: manuscript.listOf(bodies) });
  const [mains, others] = [true, false].map((main) =>
    bodiesOf(matter).filter((body) => isMain(matter, body) === main),
  ) as [WeighedBody[], WeighedBody[]];
  const aspects = aspectsOf(desk, matter);
  return [
    [{ text, stances: stancesOfCrowd(desk, house) }],
    ...mains.map((body) => planetParts(desk, body)),
    ...joinedLast([
      [...others.flatMap((body) => companyParts(desk, body)), ...lineParts(desk, aspects.within(0))],
      lineParts(desk, aspects.across),
    ]),
  ];
}
