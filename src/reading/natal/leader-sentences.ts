import { Ascendant, type BodyId, Jupiter, Moon, Pluto } from '../../chart/bodies.js';
import { isOfAge } from '../../chart/body-groups.js';
import { elementOf, type SignId } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Relation } from '../../text/natal-catalogue.js';
import { isOpposed, type Sides } from '../../text/sides.js';
import { fill } from '../../text/texts.js';
import type { Crowding, WeighedAspect, WeighedBody } from '../factors.js';
import { paragraphOf } from '../words.js';
import { tempering } from './against-sign.js';
import { bodyCalled } from './called.js';
import { areOpposite, elementsOf } from './elements.js';
import { houseRead } from './house-read.js';
import { angleLine, pairLineIn } from './lines.js';
import type { OpeningContext } from './opening-context.js';
import { sidesOfPairLine } from './sides.js';
import { sidesOfSubject } from './subject.js';
import type { Theme } from './theme.js';
import { traitOf } from './traits.js';

/** The first sentences of a reading: a crowd, if most of the chart is in one place, and the three strongest factors. */

/** What an opening has told so far. */
export interface Spoken {
  aspects: WeighedAspect[];
  /** Aspects with a sentence of their own. */
  lines: WeighedAspect[];
  /** Aspects told as working against a sign. */
  tempering: WeighedAspect[];
  /** Whether it says how two of the three strongest go together. */
  isJoined: boolean;
  /** The sides of the text on the lights together, if it begins with that. */
  portrait: Sides | undefined;
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
  const { crowd } = theme;
  const sentences = crowd === undefined ? [] : [crowdSentence(context, crowd, name)];
  let rank = 0;
  for (const body of theme.leaders) {
    const sentence = leaderSentence(context, theme, { body, rank, name, crowd, spoken });
    if (sentence === '') continue;
    sentences.push(sentence);
    rank++;
  }
  const { shared, dominant } = theme;
  if (shared) {
    const { house } = context.cells.readings.natal.opening;
    sentences.push(fill(house[shared.house], context.manuscript.pair(shared.first.id, shared.second.id)));
  }
  const isOfTwo =
    dominant?.nature !== 'onAngle' &&
    dominant &&
    isLeader(theme, dominant.on) &&
    isLeader(theme, dominant.by);
  if (!shared && !isOfTwo && !spoken.isJoined) sentences.push(joiningSentence(context, theme, spoken));
  return sentences;
}

const isLeader = ({ leaders }: Theme, id: BodyId): boolean => leaders.some((body) => body.id === id);

/** How two of the three strongest factors go together: by an aspect, or else by element. */
function joiningSentence(context: OpeningContext, theme: Theme, spoken: Spoken): string {
  const { cells, manuscript, weighed } = context;
  const { elements, opposite, ofOneElement, apart } = cells.readings.natal.opening;
  const joining = weighed.aspects.filter(
    ({ first, second }) => isLeader(theme, first) && isLeader(theme, second),
  );
  for (const aspect of joining) {
    if (!isHeard(aspect)) continue;
    const said = sayLine(context, theme, aspect, spoken);
    if (said !== '') return said;
  }
  // By element slow planets are alike in an age group, and Jupiter and Saturn differ little.
  const personal = theme.leaders.filter(({ id }) => id < Jupiter || id === Ascendant);
  const [one, other] = personal;
  const ofFirst = one && elementOf(one.sign);
  if (ofFirst && personal.length > 2 && personal.every(({ sign }) => elementOf(sign) === ofFirst))
    return ofOneElement[ofFirst];
  if (one === undefined || other === undefined) return joining.length === 0 ? apart : '';
  if (areOpposite(one.sign, other.sign)) return fill(opposite, manuscript.pair(one.id, other.id));
  const { key, isInOrder } = elementsOf(one.sign, other.sign);
  return fill(
    elements[key],
    isInOrder ? manuscript.pair(one.id, other.id) : manuscript.pair(other.id, one.id),
  );
}

/** The sentence on an aspect, unless it has been said or contradicts the main theme or another. */
export function sayLine(
  context: OpeningContext,
  { dominant }: Theme,
  aspect: WeighedAspect,
  { aspects, lines, portrait }: Spoken,
): string {
  const { cells, manuscript } = context;
  const line =
    (aspect.second === Moon ? cells.readings.natal.syzygies[aspect.aspect] : undefined) ??
    pairLineIn(cells, aspect);
  const isSaid = Math.max(aspect.first, aspect.second) <= Pluto && line !== undefined;
  if (!isSaid || aspects.includes(aspect)) return '';
  const sides = sidesOfPairLine(context, aspect);
  if (dominant && isOpposed(sides, sidesOfSubject(context, dominant))) return '';
  if (isOpposed(sides, portrait) || lines.some((each) => isOpposed(sides, sidesOfPairLine(context, each))))
    return '';
  aspects.push(aspect);
  lines.push(aspect);
  return manuscript.unlessSaid(line);
}

/** @param isShort whether the sign is told without the house */
export function crowdSentence(
  { cells, manuscript, weighed }: OpeningContext,
  { bodies, sign, house }: Crowding,
  name: string,
  isShort = false,
): string {
  const { crowd, about } = cells.readings.natal.opening;
  const { houses } = cells.readings.words;
  const planets = manuscript.listOf(bodies);
  if (house !== undefined)
    return `${fill(crowd.house, { name, planets, house: houses[house] })} ${about.house[house]}`;
  const inHouse = weighed.bodies
    .filter(({ id }) => bodies.includes(id))
    .map((body) => houseRead(body, weighed.chart));
  const most =
    inHouse.find((each) => inHouse.filter((other) => other === each).length * 2 > inHouse.length) ?? 0;
  const values = {
    name,
    planets,
    sign: cells.signName(sign as SignId),
    house: most === 0 ? '' : houses[most],
  };
  const said = (kind: 'sign' | 'mostInHouse' | 'allInHouse'): string =>
    `${fill(crowd[kind], values)} ${about.sign[sign as SignId]}`;
  if (most === 0) return said('sign');
  return inHouse.every((each) => each === most)
    ? paragraphOf([said('allInHouse'), isShort ? '' : about.house[most]])
    : said('mostInHouse');
}

/** Least closeness of an aspect in the opening; out of sign it must be closer. */
const heard = 0.15;
const heardOutOfSign = 0.6;
export const isHeard = ({ closeness, outOfSign }: WeighedAspect): boolean =>
  closeness >= (outOfSign ? heardOutOfSign : heard);

interface Told {
  body: WeighedBody;
  /** The number of the strongest that have had a sentence. */
  rank: number;
  name: string;
  /** The crowd named before. */
  crowd: Crowding | undefined;
  spoken: Spoken;
}

/**
 * A planet on an angle: what it does there and, unless a crowd or the main theme has told it, what it is like in its
 * sign.
 * @param called the reader’s name, within a sentence
 */
export function angleSentences(
  context: OpeningContext,
  { crowd, dominant }: Theme,
  body: WeighedBody,
  spoken: Spoken,
  called = '',
): string {
  const { cells, manuscript } = context;
  const { ofAngle, another } = cells.readings.natal.opening.company;
  const { id, sign } = body;
  const line = manuscript.unlessSaid(angleLine(context, body));
  const isToldBySign =
    (crowd?.sign === sign && crowd.bodies.includes(id)) ||
    (dominant?.nature === 'onAngle' && dominant.by === id);
  const trait = isOfAge(id) || isToldBySign ? undefined : traitOf(context, body);
  if (trait === undefined) return called === '' ? line : `${fill(another, { called })} ${line}`;
  const tempered = tempering(body);
  if (tempered) {
    spoken.aspects.push(tempered);
    spoken.tempering.push(tempered);
  }
  return `${line} ${fill(ofAngle, { sign: cells.signName(sign), called, does: trait.does })}`;
}

/** A sentence about one of the three strongest; of several in one sign only the first is told by the sign. */
export function leaderSentence(context: OpeningContext, theme: Theme, told: Told): string {
  const { body, rank, name, crowd } = told;
  const { manuscript, cells } = context;
  const { opening } = cells.readings.natal;
  if (angleLine(context, body) !== undefined) {
    const line = angleSentences(context, theme, body, told.spoken);
    return rank === 0 && crowd === undefined
      ? manuscript.firstUnsaid(opening.firstOnAngle, { name, line })
      : line;
  }
  const trait = traitOf(context, body);
  const does = trait?.does ?? '';
  const tempered = trait && tempering(body);
  if (tempered) told.spoken.aspects.push(tempered);
  const { start, within } = bodyCalled(context, body);
  const before = theme.leaders.slice(0, theme.leaders.indexOf(body));
  const isOfCrowd = crowd?.sign !== undefined && crowd.bodies.includes(body.id);
  // A second planet of a crowd is told by its relation to the first.
  const isOneOfSeveral = rank > 0 && isOfCrowd && before.some(({ sign }) => sign === body.sign);
  if (tempered && !isOneOfSeveral) told.spoken.tempering.push(tempered);
  if (rank === 0 && crowd === undefined)
    return manuscript.firstUnsaid(opening.first, { name, a: within, A: start, does });
  if (rank === 0)
    return isOfCrowd
      ? fill(opening.ofCrowd.within, { a: manuscript.within(body.id), does })
      : fill(opening.ofCrowd.apart, { a: within, does });
  if (isOneOfSeveral) return pairSentence(context, theme, told, before);
  if (isOfCrowd)
    return fill(opening.ofCrowd.among, {
      a: manuscript.within(body.id),
      sign: cells.signName(body.sign),
      does,
    });
  const { other, relation, aspect } = relationOf(body, before, theme);
  // The planet that works against the sign has been named with it.
  const isTold = aspect !== undefined && aspect === tempered;
  // After the lights together one such sentence is enough.
  const isEnough = told.spoken.portrait !== undefined && told.spoken.isJoined;
  const joint = aspect && !isTold && !isEnough ? sayLine(context, theme, aspect, told.spoken) : '';
  if (aspect) {
    if (joint === '') told.spoken.aspects.push(aspect);
    told.spoken.isJoined = true;
  }
  // A joint says more than that two are on good terms.
  const said = isTold || joint !== '' ? 'plain' : relation;
  // After a crowd factors are not counted.
  const wordings = (rank === 1 || crowd !== undefined ? opening.second : opening.third)[said];
  const sentence = manuscript.firstUnsaid(wordings, {
    name,
    a: within,
    A: start,
    does,
    b: manuscript.within(other.id),
    B: manuscript.start(other.id),
  });
  return joint === '' ? sentence : `${sentence} ${joint}`;
}

/** The aspect of a body to one before it; if both are in one house, that. */
function pairSentence(
  context: OpeningContext,
  theme: Theme,
  { body, spoken }: Told,
  before: readonly WeighedBody[],
): string {
  const { shared, dominant } = theme;
  if (shared?.first === body || shared?.second === body) return '';
  const aspect = body.aspects.find(
    (each) => each !== dominant?.aspect && before.some((other) => other.aspects.includes(each)),
  );
  const said = aspect === undefined ? '' : sayLine(context, theme, aspect, spoken);
  if (said !== '') spoken.isJoined = true;
  return said;
}

interface Related {
  other: WeighedBody;
  relation: Relation;
  aspect?: WeighedAspect;
}

/** How a factor relates to those before it: by an aspect, or not at all. */
function relationOf(body: WeighedBody, before: readonly WeighedBody[], { dominant }: Theme): Related {
  for (const other of before) {
    const aspect = body.aspects.find((each) => isHeard(each) && other.aspects.includes(each));
    // The main theme is told by itself.
    const nature = aspect && aspect !== dominant?.aspect ? natureOf(aspect.aspect) : undefined;
    if (nature !== undefined) return { other, relation: relations[nature], aspect: aspect as WeighedAspect };
  }
  const [other = body] = before;
  return { other, relation: 'plain' };
}
export const relations = { conjunction: 'beside', harmonious: 'ease', tense: 'strain' } as const;
