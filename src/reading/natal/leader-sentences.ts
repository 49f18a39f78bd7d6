import type { SignId } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Relation } from '../../text/natal-catalogue.js';
import { fill } from '../../text/texts.js';
import type { Crowding, WeighedAspect, WeighedBody } from '../factors.js';
import { tempering } from './against-sign.js';
import { bodyCalled } from './called.js';
import type { OpeningContext } from './context.js';
import { leadingCrowd } from './house-read.js';
import { angleLine, pairLineIn } from './lines.js';
import type { Theme } from './theme.js';
import { traitOf } from './traits.js';

/**
 * The first sentences of a reading: a crowd where most of the chart is in one place, and the three strongest factors.
 */

/** Aspects that an opening speaks of, and those of them that it has the line of. */
interface Spoken {
  aspects: WeighedAspect[];
  lines: WeighedAspect[];
}

/**
 * What an opening begins with, and the three strongest, each in a sentence. @param spoken to which is added what they
 * speak of
 */
export function leaderSentences(
  context: OpeningContext,
  theme: Theme,
  name: string,
  spoken: Spoken,
): string[] {
  const crowd = leadingCrowd(context.weighed);
  const sentences = crowd === undefined ? [] : [crowdSentence(context, crowd, name)];
  let rank = 0;
  for (const body of theme.leaders) {
    const sentence = leaderSentence(context, theme, { body, rank, name, crowd, spoken });
    if (sentence === '') continue;
    sentences.push(sentence);
    rank++;
  }
  return sentences;
}

function crowdSentence(
  { cells, manuscript, weighed }: OpeningContext,
  { bodies, sign, house }: Crowding,
  name: string,
): string {
  const { crowd } = cells.readings.natal.opening;
  const { houses } = cells.readings.words;
  const planets = manuscript.listOf(bodies);
  if (house !== undefined) return fill(crowd.house, { name, planets, house: houses[house] });
  const inHouse = weighed.bodies.filter(({ id }) => bodies.includes(id)).map((body) => body.house);
  const most =
    inHouse.find((each) => inHouse.filter((other) => other === each).length * 2 > inHouse.length) ?? 0;
  const values = { name, planets, sign: cells.signName(sign as SignId) };
  if (most === 0) return fill(crowd.sign, values);
  const kind = inHouse.every((each) => each === most) ? 'allInHouse' : 'mostInHouse';
  return fill(crowd[kind], { ...values, house: houses[most] });
}

interface Told {
  body: WeighedBody;
  /** How many of them have had a sentence. */
  rank: number;
  name: string;
  /** The crowd that has been named before. */
  crowd: Crowding | undefined;
  spoken: Spoken;
}

/** One of the three strongest; of a crowd in one sign only the first is told by the sign. */
function leaderSentence(context: OpeningContext, theme: Theme, told: Told): string {
  const { body, rank, name, crowd } = told;
  const { manuscript, cells } = context;
  const { opening } = cells.readings.natal;
  const line = angleLine(context, body);
  if (line !== undefined)
    return rank === 0 && crowd === undefined
      ? manuscript.firstUnsaid(opening.firstOnAngle, { name, line: manuscript.unlessSaid(line) })
      : manuscript.unlessSaid(line);
  const trait = traitOf(context, body);
  const does = trait?.does ?? '';
  const tempered = trait && tempering(body);
  if (tempered) told.spoken.aspects.push(tempered);
  const { start, within } = bodyCalled(context, body);
  const before = theme.leaders.slice(0, theme.leaders.indexOf(body));
  const isOfCrowd = crowd?.sign !== undefined && crowd.bodies.includes(body.id);
  if (rank === 0 && crowd === undefined)
    return manuscript.firstUnsaid(opening.first, { name, a: within, A: start, does });
  if (rank === 0)
    return isOfCrowd
      ? fill(opening.ofCrowd.within, { a: manuscript.within(body.id), does })
      : fill(opening.ofCrowd.apart, { a: within, does });
  if (isOfCrowd && before.some(({ sign }) => sign === body.sign))
    return pairSentence(context, theme, told, before);
  const { other, relation, aspect } = relationOf(body, before, theme);
  if (aspect) told.spoken.aspects.push(aspect);
  const wordings = (rank === 1 ? opening.second : opening.third)[relation];
  return manuscript.firstUnsaid(wordings, {
    name,
    a: within,
    A: start,
    does,
    b: manuscript.within(other.id),
  });
}

/** What a body does to one of those before it; where the two share a house, that is said of them. */
function pairSentence(
  { cells, manuscript }: OpeningContext,
  { dominant, shared }: Theme,
  { body, spoken }: Told,
  before: readonly WeighedBody[],
): string {
  if (shared?.first === body || shared?.second === body) return '';
  const aspect = body.aspects.find(
    (each) => each !== dominant?.aspect && before.some((other) => other.aspects.includes(each)),
  );
  const said = aspect === undefined ? '' : manuscript.unlessSaid(pairLineIn(cells, aspect));
  if (aspect && said !== '') {
    spoken.aspects.push(aspect);
    spoken.lines.push(aspect);
  }
  return said;
}

/** What is left of the orb of an aspect that is worth announcing. */
const heard = 0.15;

interface Related {
  other: WeighedBody;
  relation: Relation;
  aspect?: WeighedAspect;
}

/** How a factor goes together with those before it: by an aspect to one of them, or by none. */
function relationOf(body: WeighedBody, before: readonly WeighedBody[], { dominant }: Theme): Related {
  for (const other of before) {
    const aspect = body.aspects.find((each) => each.closeness >= heard && other.aspects.includes(each));
    // What runs through the chart is said of the two by itself.
    const nature = aspect && aspect !== dominant?.aspect ? natureOf(aspect.aspect) : undefined;
    if (nature !== undefined) return { other, relation: relations[nature], aspect: aspect as WeighedAspect };
  }
  const [other = body] = before;
  return { other, relation: 'plain' };
}
const relations = { conjunction: 'beside', harmonious: 'ease', tense: 'strain' } as const;
