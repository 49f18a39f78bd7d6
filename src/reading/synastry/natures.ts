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

/** One sentence is no section. */
const fewestSentences = 2;

/**
 * What each of the two is like by the sign of one planet. Where an hour is unknown signs are most of what is sure; with
 * both hours there is enough that the two do to each other.
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

/** What each hopes for and takes seriously. */
export const hopesDraft = (context: SynastryContext): Draft | undefined =>
  naturesDraft(context, context.kind.headings.natures, [Jupiter, Saturn]);

/**
 * What each takes for granted with those of the same years, and what comes of it where those are not the same: of two
 * who were born some years apart, and on either side of a change of sign, nothing.
 */
export function agesDraft(context: SynastryContext): Draft | undefined {
  const { kind, manuscript, pair } = context;
  const areOfAnAge = bodiesOfAge.every((body) => {
    const [one, other] = signsOf(context, body, body) ?? [];
    return one === other;
  });
  if (!areOfAnAge && !pair.isAcrossGenerations) return undefined;
  // Of two ages what each insists on makes for the difference, and what each dreams of for none.
  const bodies = areOfAnAge ? bodiesOfAge : ([Pluto] as const);
  const draft = naturesDraft(context, kind.headings.ages[areOfAnAge ? 'alike' : 'apart'], bodies);
  if (draft === undefined) return undefined;
  if (areOfAnAge) return { ...draft, paragraphs: [draft.paragraphs.flat()] };
  const [last = [], ...others] = [...draft.paragraphs].reverse();
  return { ...draft, paragraphs: [...others, [...last, manuscript.firstUnsaid(kind.ages)]] };
}

const bodiesOfAge = [Neptune, Pluto] as const;
/** Bodies that are told of both at once where they are in one sign. */
const bodiesOfBoth: readonly BodyOfNatures[] = [Saturn, ...bodiesOfAge];

/** What both are like by a sign that they share, where there are words for both at once. */
function natureOfBoth(
  { kind, manuscript, pair }: SynastryContext,
  body: BodyOfNatures,
  sign: SignId,
): string[] {
  if (!bodiesOfBoth.includes(body) || pair.charts.every(({ cusps }) => cusps.length > 0)) return [];
  return [manuscript.unlessSaid(fill(kind.natures[body][sign], { name: manuscript.join(pair.names) }))];
}

/** Of each body a paragraph. */
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
/** With more about one person sentences would begin alike. */
const mostOfPortrait = 2;

/**
 * What else is sure of each where an hour is unknown, a paragraph a person: the lights where they kept to one sign, and
 * one thing besides that was not told with the other’s.
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
      // In one sign they are alike, and the same would be said of both.
      const isOfBoth = signId === signOf(pair.charts[1 - i] as ReadingChart, body);
      if (signId === undefined || isOfBoth || isInPassage(context, body)) continue;
      if (body > Moon && isOtherwise(context, i === 0 ? 1 : 2, body as BodyOfWays, signId)) continue;
      const isLight = body === Sun || body === Moon;
      // As each is kept in mind elsewhere: natures by person, ways but once.
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

/** Whether the signs of a body in both charts stand in the passage of its contact with itself. */
const isInPassage = ({ encounters }: SynastryContext, body: BodyId): boolean =>
  encounters.some(
    ({ contact: { first, second, aspect } }) =>
      first === body && second === body && natureOf(aspect) === 'tense',
  );
