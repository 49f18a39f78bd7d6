import { Ascendant, type BodyId, Mars, Mercury, Moon, Sun, Venus } from '../../chart/bodies.js';
import {
  type Element,
  elementOf,
  elements,
  type Modality,
  modalities,
  modalityOf,
  type SignId,
} from '../../chart/zodiac.js';
import type {
  Axis,
  BodyOfWays,
  ElementPairs,
  ModalityPairs,
  SynastryChapter,
} from '../../text/pair-catalogue.js';
import type { Stance } from '../../text/stances.js';
import { fill } from '../../text/texts.js';
import type { ReadingChart } from '../chart.js';
import { contradictionOf } from '../contradiction.js';
import type { Factor } from '../factors.js';
import { stancesOfSigns } from '../pair-stances.js';
import { type Draft, draftWords, type Part } from '../reading.js';
import { balanceDraft } from './balance.js';
import { namesOf, type SynastryContext, tryAdd } from './context.js';
import { agesDraft, hopesDraft, naturesOf, portraitsDraft } from './natures.js';
import type { PairContact, Side } from './plan.js';
import { draftOf, isOtherwise, signOf, signsOf, titleOf, weightOfElements } from './sign-parts.js';

/** What two people's signs are to each other, where no contact of the bodies in them tells it. */

/** Who talks and who is silent, who begins and who waits, who shows it and who keeps it. */
const unlike: ReadonlySet<string> = new Set(['air water', 'earth fire', 'fire water']);

/**
 * Counts two elements as told of the two, unless they were told with the parts exchanged: one who is all plans by the
 * Sun and all doubts by Venus is two people to a reader.
 */
function tryAddParts({ parts }: SynastryContext, one: Element, other: Element): boolean {
  const key = [one, other].sort().join(' ');
  if (!unlike.has(key)) return true;
  const known = parts.get(key);
  if (known === undefined) parts.set(key, one);
  return known === undefined || known === one;
}

const kinship = ([one, other]: readonly [SignId, SignId]): 'alike' | 'apart' =>
  one === other ? 'alike' : 'apart';

/** Whether a contact of the first person's body and the second's is told. */
const isTold = ({ encounters }: SynastryContext, first: BodyId, second: BodyId): boolean =>
  encounters.some(({ contact, back }) =>
    [contact, back].some((each) => each?.first === first && each.second === second),
  );

/** The elements of both Suns or both Moons; both Suns in one sign by that. */
export function elementsOf(context: SynastryContext, body: typeof Sun | typeof Moon): Part {
  const { kind, manuscript } = context;
  const signs = signsOf(context, body, body);
  if (signs === undefined) return '';
  if (body === Sun && kinship(signs) === 'alike')
    return manuscript.unlessSaid(kind.sunsAlike[signs[0]], namesOf(context, 1));
  // Opposite signs are of elements that agree, and agree less than those.
  const axis = axisOf(signs);
  if (axis !== undefined) {
    const text = (body === Moon ? kind.moonsOpposed : kind.opposed.suns)[axis];
    return manuscript.unlessSaid(text, namesOf(context, signs[0] === axis ? 1 : 2));
  }
  const [one, other] = signs.map(elementOf) as [Element, Element];
  // What each needs at the end of a bad day is told of any two people, and denies nothing.
  const stances = body === Sun ? stancesOfSigns(kind.stances.suns, one, other, 1) : [];
  if (contradictionOf(stances, context.stated) !== undefined || !tryAddParts(context, one, other)) return '';
  for (const stance of stances) context.stated.add(stance);
  const table = body === Sun ? kind.suns : kind.moons;
  return manuscript.unlessSaid(table[one][other], namesOf(context, 1));
}

/** The first of two opposite signs. */
const axisOf = ([one, other]: readonly [SignId, SignId]): Axis | undefined =>
  Math.abs(one - other) === 6 ? (Math.min(one, other) as Axis) : undefined;

export function elementsDraft(context: SynastryContext, body: typeof Sun | typeof Moon): Draft | undefined {
  const signs = signsOf(context, body, body);
  if (signs === undefined || isTold(context, body, body)) return undefined;
  const draft = draftOf(
    titleOf(context, context.kind.headings.signs[kinship(signs)], signs, { a: context.cells.bodyName(body) }),
    [body, body],
    [...naturesOf(context, body, signs), elementsOf(context, body)],
  );
  return draft && { ...draft, isKept: body === Moon };
}

/** One sign that rises for both: how the two meet the world alike. */
export function ascendantsDraft(context: SynastryContext): Draft | undefined {
  const { cells, kind, manuscript, pair } = context;
  const [one, other] = pair.charts.map(({ ascendant }) => ascendant?.sign);
  if (one === undefined || one !== other) return undefined;
  const title = titleOf(context, kind.headings.signs.alike, [one, one], { a: cells.bodyName(Ascendant) });
  const text = manuscript.unlessSaid(kind.ascendantsAlike[one], namesOf(context, 1));
  const draft = draftOf(title, [Ascendant, Ascendant], [text]);
  return draft && { ...draft, isKept: true };
}

const bodiesOfWays: readonly BodyId[] = [Mercury, Venus, Mars];
const isOfWays = (body: BodyId): body is BodyOfWays => bodiesOfWays.includes(body);

/**
 * How one of the two thinks or loves, before what the other’s planets do to it; where it is told with theirs, nothing.
 * What Mars does to another is blunt in any sign, and so is what Venus meets in it.
 */
export function wayOf(context: SynastryContext, contact: PairContact, side: Side): string {
  const { kind, manuscript, pair } = context;
  const { first, second } = contact;
  const body = side === 1 ? first : second;
  if (!isOfWays(body) || first === Mars || second === Mars || isTold(context, body, body)) return '';
  const sign = signOf(pair.charts[side - 1] as ReadingChart, body);
  if (sign === undefined) return '';
  // A contact would have the same person do otherwise, in the next sentence or in another chapter.
  if (isOtherwise(context, side, body, sign)) return '';
  return manuscript.unlessSaid(kind.ways[body][sign], { name: pair.names[side - 1] as string });
}

/** How each thinks, loves or acts, and what comes of it. */
function waysDraft(context: SynastryContext, body: BodyOfWays): Draft | undefined {
  const signs = signsOf(context, body, body);
  if (signs === undefined || isTold(context, body, body)) return undefined;
  const parts = waysParts(context, body, signs);
  // How each fights, or shows a liking, is told for what comes of it; how each talks opens its chapter.
  const isMet = typeof parts.at(-1) === 'object';
  if (body !== Mercury && !isMet) return undefined;
  const heading = context.kind.headings.ways[body][kinship(signs)];
  return parts.length === 0 ? undefined : draftOf(titleOf(context, heading, signs), [body, body], parts);
}

function waysParts(context: SynastryContext, body: BodyOfWays, signs: readonly [SignId, SignId]): Part[] {
  const { kind, manuscript, pair } = context;
  const [one, other] = signs.map(elementOf) as [Element, Element];
  const axis = axisOf(signs);
  const isInOrder = axis === undefined ? elements.indexOf(one) <= elements.indexOf(other) : signs[0] === axis;
  const [lower, higher] = isInOrder ? [one, other] : [other, one];
  const stances =
    axis === undefined
      ? stancesOfSigns(kind.stances.met[body], lower, higher, isInOrder ? 1 : 2)
      : (kind.stances.opposed[body][axis] ?? []);
  const isMet = tryAddParts(context, one, other) && tryAdd(context, stances);
  // The two may well be opposites in it, which is what the section is about.
  const stancesOfWays = signs.flatMap((sign) => kind.stances.ways[body]?.[sign] ?? []);
  const told =
    kinship(signs) === 'alike' ||
    signs.some((sign, i) => isOtherwise(context, i === 0 ? 1 : 2, body, sign)) ||
    !tryAdd(context, stancesOfWays)
      ? []
      : signs.map((sign, i) =>
          manuscript.unlessSaid(kind.ways[body][sign], { name: pair.names[i] as string }),
        );
  // Of both or of neither: a section on how each does it would leave one of them out.
  const ways = told.includes('') ? [] : told;
  const table: Readonly<Record<Element, Partial<ElementPairs['fire']>>> = kind.met[body];
  const cell = axis === undefined ? table[lower][higher] : kind.opposed.met[body][axis];
  const text = isMet ? manuscript.unlessSaid(cell, namesOf(context, isInOrder ? 1 : 2)) : '';
  return text === '' ? ways : [...ways, text];
}

/**
 * What the signs of its two bodies add to a contact; to opposites nothing, whose elements agree better than they do,
 * but for Moons, of which there is a text by opposite signs.
 */
export function bySigns(context: SynastryContext, contact: PairContact): Part[] {
  const { first, second, aspect, outOfSign } = contact;
  const signs = signsOf(context, first, second);
  if (signs === undefined || context.length !== 'full') return [];
  const light = first === Sun || first === Moon ? first : undefined;
  const natures = light !== undefined && first === second ? naturesOf(context, light, signs) : [];
  const isOpposed = aspect === 1 && !outOfSign;
  if (outOfSign || (isOpposed && !(first === Moon && second === Moon))) return natures;
  if (first === second) {
    if (light !== undefined) return [...natures, elementsOf(context, light)].filter((part) => part !== '');
    return isOfWays(first) && aspect !== 3 ? waysParts(context, first, signs) : [];
  }
  const [table] = (Object.keys(bodiesCrossed) as Crossed[]).filter((key) =>
    [first, second].every((id) => bodiesCrossed[key].includes(id)),
  );
  // A square has said already what signs so unlike do.
  if (table === undefined || aspect === 3) return [];
  const part = crossedPart(context, table, first === bodiesCrossed[table][0] ? 1 : 2, signs);
  return part === '' ? [] : [part];
}

/** Who begins by one reckoning: 1 the first person, -1 the second, 0 both or neither. */
const beginnerOf = <Sort>(
  [one, other]: readonly [SignId, SignId],
  sortOf: (sign: SignId) => Sort,
  sort: Sort,
) => Number(sortOf(one) === sort) - Number(sortOf(other) === sort);

/** How the two begin, keep and change things, by the qualities of their Suns. */
function changeDraft(context: SynastryContext): Draft | undefined {
  const { kind, manuscript } = context;
  const signs = signsOf(context, Sun, Sun);
  if (signs === undefined || isTold(context, Sun, Sun)) return undefined;
  const [one, other] = signs.map(modalityOf) as [Modality, Modality];
  // Fire would be there already, whatever its quality: beside a slower sign that begins things, one tells of it.
  if (beginnerOf(signs, modalityOf, 'cardinal') * beginnerOf(signs, elementOf, 'fire') < 0) return undefined;
  const isInOrder = modalities.indexOf(one) <= modalities.indexOf(other);
  const [lower, higher] = isInOrder ? [one, other] : [other, one];
  const stances: readonly Stance[] = stancesOfSigns(kind.stances.change, lower, higher, isInOrder ? 1 : 2);
  if (!tryAdd(context, stances)) return undefined;
  const table: Readonly<Record<Modality, Partial<ModalityPairs['cardinal']>>> = kind.change;
  const text = manuscript.unlessSaid(table[lower][higher], namesOf(context, isInOrder ? 1 : 2));
  const factors: Factor[] = signs.map((signId, i) => ({
    kind: 'placement',
    weight: weightOfElements,
    planetIds: [Sun],
    signId,
    person: i === 0 ? 1 : 2,
  }));
  const title = titleOf(context, kind.headings.change[kinship(signs)], signs);
  return { title, weight: weightOfElements, factors, paragraphs: [[text]] };
}

/** Of whose bodies in their signs there is a text, one person’s with the other’s. */
type Crossed = 'sunWithMoon' | 'moonWithVenus' | 'venusWithMars' | 'sunWithMercury';
const bodiesCrossed: Readonly<Record<Crossed, readonly [BodyId, BodyId]>> = {
  sunWithMoon: [Sun, Moon],
  moonWithVenus: [Moon, Venus],
  venusWithMars: [Venus, Mars],
  sunWithMercury: [Sun, Mercury],
};

/** @param side whose body is the first of the table @param signs the first person’s and the second’s */
function crossedPart(
  context: SynastryContext,
  table: Crossed,
  side: Side,
  signs: readonly [SignId, SignId],
): Part {
  const { kind, manuscript } = context;
  if (axisOf(signs) !== undefined) return opposedPart(context, table, side, signs);
  // How somebody shows a liking is then how they comfort, which the Moons have told.
  if (table === 'moonWithVenus' && isVenusLikeMoon(context, side === 1 ? 2 : 1)) return '';
  const [one, other] = (side === 1 ? signs : [signs[1], signs[0]]).map(elementOf) as [Element, Element];
  const [ofSecond, owner] = [bodiesCrossed[table][1], side === 1 ? 2 : 1] as const;
  const sign = signs[owner - 1] as SignId;
  if (isOfWays(ofSecond) && isOtherwise(context, owner, ofSecond, sign)) return '';
  // What comforts the one, and how the other shows a liking, denies nothing.
  const stances = table === 'moonWithVenus' ? [] : stancesOfSigns(kind.stances[table], one, other, side);
  const [own, others] = side === 1 ? [one, other] : [other, one];
  if (!tryAddParts(context, own, others) || !tryAdd(context, stances)) return '';
  const text = manuscript.unlessSaid(kind[table][one][other], namesOf(context, side));
  return text;
}

function isVenusLikeMoon({ pair }: SynastryContext, side: Side): boolean {
  const [venus, moon] = [Venus, Moon].map((id) => signOf(pair.charts[side - 1] as ReadingChart, id));
  return venus !== undefined && moon !== undefined && elementOf(venus) === elementOf(moon);
}

/** The same of signs that lie opposite: of the Sun with Mercury, and of the Moon with Venus, nothing. */
function opposedPart(
  context: SynastryContext,
  table: Crossed,
  side: Side,
  signs: readonly [SignId, SignId],
): Part {
  if (table === 'sunWithMercury' || table === 'moonWithVenus') return '';
  const cell = context.kind.opposed[table][signs[side - 1] as SignId];
  return context.manuscript.unlessSaid(cell, namesOf(context, side));
}

/** A body of each and another of the other’s, such as the Sun of each and the Moon of the other. */
function crossedDraft(context: SynastryContext, table: Crossed): Draft | undefined {
  const { cells, kind } = context;
  const [one, other] = bodiesCrossed[table];
  const told: { title: string; part: Part; factor: Factor }[] = [];
  const planets = { a: cells.bodyName(one), b: cells.bodyName(other) };
  for (const side of [1, 2] as const) {
    const [first, second] = side === 1 ? [one, other] : [other, one];
    const signs = signsOf(context, first, second);
    if (signs === undefined || isTold(context, first, second)) continue;
    const part = crossedPart(context, table, side, signs);
    if (part === '') continue;
    const [sign1, sign2] = side === 1 ? signs : [signs[1], signs[0]];
    const names = namesOf(context, side);
    const values = { sign1: cells.signName(sign1), sign2: cells.signName(sign2), ...names, ...planets };
    told.push({
      title: fill(kind.headings.crossed, values),
      part,
      factor: { kind: 'placement', weight: weightOfElements, planetIds: [first, second] },
    });
  }
  const [lead] = told;
  if (lead === undefined) return undefined;
  return {
    title: told.length > 1 ? fill(kind.headings.crossedBoth, planets) : lead.title,
    weight: weightOfElements,
    factors: told.map(({ factor }) => factor),
    paragraphs: told.map(({ part }) => [part]),
  };
}

/**
 * Sections by sign for a reading that contacts leave short, in the order of what they tell, until there are enough
 * words.
 */
export function signDrafts(context: SynastryContext, missing: number): (readonly [SynastryChapter, Draft])[] {
  const found: (readonly [SynastryChapter, Draft])[] = [];
  let left = missing;
  const sources: readonly (readonly [SynastryChapter, () => Draft | undefined])[] = [
    ['hearts', () => waysDraft(context, Venus)],
    ['desire', () => waysDraft(context, Mars)],
    ['talk', () => waysDraft(context, Mercury)],
    ['hearts', () => crossedDraft(context, 'sunWithMoon')],
    ['hearts', () => crossedDraft(context, 'moonWithVenus')],
    ['desire', () => crossedDraft(context, 'venusWithMars')],
    ['talk', () => crossedDraft(context, 'sunWithMercury')],
    ['daily', () => changeDraft(context)],
    ['gifts', () => portraitsDraft(context)],
    ['gifts', () => balanceDraft(context)],
    ['gifts', () => agesDraft(context)],
    // What each hopes for says nothing of what happens between the two: it is told where there is nothing else.
    ['gifts', () => hopesDraft(context)],
  ];
  for (const [chapter, write] of sources) {
    const draft = left > 0 ? write() : undefined;
    if (draft === undefined) continue;
    found.push([chapter, draft]);
    left -= draftWords(draft);
  }
  const ofEach = found.filter(([chapter]) => chapter === 'gifts').map(([, draft]) => draft);
  const others = found.filter(([chapter]) => chapter !== 'gifts');
  const told = new Set(others.flatMap(([, { factors }]) => factors.map(placeOf)));
  const isNew = (factor: Factor): boolean => !told.has(placeOf(factor));
  const each = ofEach.map((draft) => ({ ...draft, factors: draft.factors.filter(isNew) }));
  return [...others, ...inOne(context, each)];
}

const placeOf = ({ person, planetIds }: Factor): string => `${person} ${planetIds}`;

/** What each is like apart from the other, as one section; without an hour it is what is surest. */
function inOne({ kind }: SynastryContext, drafts: readonly Draft[]): (readonly [SynastryChapter, Draft])[] {
  const [first, ...others] = drafts;
  if (first === undefined) return [];
  if (others.length === 0) return [['gifts', first]];
  return [
    [
      'gifts',
      {
        ...first,
        title: kind.headings.portraits,
        isKept: true,
        weight: Math.min(...drafts.map(({ weight }) => weight)),
        factors: drafts.flatMap(({ factors }) => factors),
        paragraphs: drafts.flatMap(({ paragraphs }) => paragraphs),
      },
    ],
  ];
}
