import {
  type BodyId,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Venus,
} from '../../chart/bodies.js';
import type { SignId } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { BodyOfNatures, BodyOfWays } from '../../text/pair-catalogue.js';
import { fill } from '../../text/texts.js';
import type { ReadingChart } from '../chart.js';
import type { Factor } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { type SynastryContext, tryAdd } from './context.js';
import { isOtherwise, signOf, signsOf, weightOfNatures } from './sign-parts.js';

/** A section has at least so many sentences. */
const fewestSentences = 2;

/**
 * What each of the two is like by the sign of one planet: told if an hour is unknown, when signs are most of what is
 * certain.
 */
export function naturesOf(
  { kind, manuscript, pair }: SynastryContext,
  body: BodyOfNatures,
  signs: readonly [SignId, SignId],
): string[] {
  const isTimed = pair.charts.every(({ cusps }) => cusps.length > 0);
  if (isTimed || signs[0] === signs[1]) return [];
  return signs.map((sign, i) =>
    manuscript.unlessSaid(fill(kind.natures[body][sign], { name: pair.names[i] as string })),
  );
}

/** What each hopes for and takes seriously: Jupiter and Saturn by sign. */
export const hopesDraft = (context: SynastryContext): Draft | undefined =>
  naturesDraft(context, context.kind.headings.natures, [Jupiter, Saturn]);

/**
 * What each takes for granted with their own generation, and what comes of the difference; empty for two who were born
 * only some years apart on either side of a change of sign.
 */
export function agesDraft(context: SynastryContext): Draft | undefined {
  const { kind, manuscript, pair } = context;
  const areOfAnAge = bodiesOfAge.every((body) => {
    const [one, other] = signsOf(context, body, body) ?? [];
    return one === other;
  });
  if (!areOfAnAge && !pair.isAcrossGenerations) return undefined;
  // Between two generations Pluto tells the difference; Uranus and Neptune add nothing.
  const bodies = areOfAnAge ? bodiesOfAge : ([Pluto] as const);
  const draft = naturesDraft(context, kind.headings.ages[areOfAnAge ? 'alike' : 'apart'], bodies);
  if (draft === undefined) return undefined;
  if (areOfAnAge) return { ...draft, paragraphs: [draft.paragraphs.flat()] };
  const [last = [], ...others] = [...draft.paragraphs].reverse();
  return { ...draft, paragraphs: [...others, [...last, manuscript.firstUnsaid(kind.ages)]] };
}

const bodiesOfAge = [Neptune, Pluto] as const;
/** Bodies told of both people together if they are in one sign. */
const bodiesOfBoth: readonly BodyOfNatures[] = [Saturn, ...bodiesOfAge];

/** What both are like by a sign that they share, if there is a text for both together. */
function natureOfBoth(
  { kind, manuscript, pair }: SynastryContext,
  body: BodyOfNatures,
  sign: SignId,
): string[] {
  if (!bodiesOfBoth.includes(body) || pair.charts.every(({ cusps }) => cusps.length > 0)) return [];
  return [manuscript.unlessSaid(fill(kind.natures[body][sign], { name: manuscript.join(pair.names) }))];
}

/** A section with a paragraph for each body. */
function naturesDraft(
  context: SynastryContext,
  heading: string,
  bodies: readonly BodyOfNatures[],
): Draft | undefined {
  const told = bodies.flatMap((body) => {
    const signs = signsOf(context, body, body);
    if (signs === undefined) return [];
    const [one, other] = signs;
    const texts = one === other ? natureOfBoth(context, body, one) : naturesOf(context, body, signs);
    const parts = texts.filter((text) => text !== '');
    return parts.length === 0 ? [] : [{ body, parts }];
  });
  if (told.flatMap(({ parts }) => parts).length < fewestSentences) return undefined;
  const names = told.map(({ body }) => context.cells.bodyName(body));
  return {
    title: fill(heading, { planets: context.manuscript.join(names) }),
    weight: weightOfNatures,
    factors: told.map(({ body }) => ({
      kind: 'placement',
      weight: weightOfNatures,
      planetIds: [body, body],
    })),
    paragraphs: told.map(({ parts }) => parts),
  };
}

const bodiesOfPortrait = [Sun, Moon, Mercury, Venus, Mars] as const;
/** Paragraphs on one person at most; more would begin alike. */
const mostOfPortrait = 2;

/**
 * Portraits of the two where an hour is unknown, a paragraph each: the lights whose sign is certain, and one more body
 * not told with the other person's.
 */
export function portraitsDraft(context: SynastryContext): Draft | undefined {
  const { kind, manuscript, pair } = context;
  if (pair.charts.every(({ cusps }) => cusps.length > 0)) return undefined;
  const factors: Factor[] = [];
  const paragraphs = pair.charts.map((chart, i) => {
    const name = pair.names[i] as string;
    const parts: Part[] = [];
    for (const body of bodiesOfPortrait) {
      const signId = signOf(chart, body);
      if (parts.length >= mostOfPortrait) break;
      // If both have the sign, the same would be said of both.
      const isOfBoth = signId === signOf(pair.charts[1 - i] as ReadingChart, body);
      if (signId === undefined || isOfBoth || isInPassage(context, body)) continue;
      if (body > Moon && isOtherwise(context, i === 0 ? 1 : 2, body as BodyOfWays, signId)) continue;
      const isLight = body === Sun || body === Moon;
      // The keys match those under which other sections remember their texts: natures by person, ways once.
      const [cell, values] = isLight
        ? ([fill(kind.natures[body][signId], { name }), undefined] as const)
        : ([kind.ways[body][signId], { name }] as const);
      const stances = isLight ? [] : (kind.stances.ways[body]?.[signId] ?? []);
      const text = tryAdd(context, stances) ? manuscript.unlessSaid(cell, values) : '';
      if (text === '') continue;
      factors.push({
        kind: 'placement',
        weight: weightOfNatures,
        planetIds: [body],
        signId,
        person: i === 0 ? 1 : 2,
      });
      parts.push(text);
      if (!isLight) break;
    }
    return parts;
  });
  const told = paragraphs.filter((parts) => parts.length > 0);
  if (factors.length < fewestSentences) return undefined;
  return { title: kind.headings.portraits, weight: weightOfNatures, factors, paragraphs: told };
}

/** Whether a told contact of a body with itself has spoken of both signs. */
const isInPassage = ({ encounters }: SynastryContext, body: BodyId): boolean =>
  encounters.some(
    ({ contact: { first, second, aspect } }) =>
      first === body && second === body && natureOf(aspect) === 'tense',
  );
