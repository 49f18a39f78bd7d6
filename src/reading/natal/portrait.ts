import { Ascendant, Moon, Sun } from '../../chart/bodies.js';
import { isLight, isOfAge } from '../../chart/body-groups.js';
import type { SignId } from '../../chart/zodiac.js';
import { natureOf } from '../../text/catalogue.js';
import type { Company } from '../../text/natal-catalogue.js';
import { isOpposed, type Sides, sidesAt } from '../../text/sides.js';
import { fill } from '../../text/texts.js';
import { isBetweenSigns, type WeighedAspect, type WeighedBody } from '../factors.js';
import { angleOfPlanet } from '../weights.js';
import { paragraphOf } from '../words.js';
import { tempering } from './against-sign.js';
import { bodyCalled } from './called.js';
import {
  angleSentences,
  crowdSentence,
  isHeard,
  leaderSentence,
  relations,
  type Spoken,
  sayLine,
} from './leader-sentences.js';
import { angleLine } from './lines.js';
import type { OpeningContext } from './opening-context.js';
import { sidesOfSubject } from './subject.js';
import type { Theme } from './theme.js';
import { traitOf } from './traits.js';

/** An opening that begins with the Sun sign and the Moon sign together, which say most about a person at once. */

export interface Portrait {
  sun: SignId;
  moon: SignId;
  text: string;
  sides: Sides | undefined;
}

/** The text on the lights' signs together, if both are certain. */
export function lightsTogether({ cells, weighed: { bodies, chart } }: OpeningContext): Portrait | undefined {
  if (chart.openMoon?.signs || chart.openSigns.has(Sun)) return undefined;
  const sun = bodies.find(({ id }) => id === Sun)?.sign;
  const moon = bodies.find(({ id }) => id === Moon)?.sign;
  if (sun === undefined || moon === undefined) return undefined;
  const { sunMoon, sides } = cells.readings.natal;
  return { sun, moon, text: sunMoon[sun][moon], sides: sidesAt(sides.sunMoon[sun], moon) };
}

/** The same, if a light is among the three strongest and neither a crowd nor the main theme contradicts it. */
export function portraitOf(context: OpeningContext, theme: Theme): Portrait | undefined {
  const { leaders, crowd, dominant } = theme;
  if (!leaders.some(({ id }) => isLight(id))) return undefined;
  const portrait = lightsTogether(context);
  // A crowd has told the sign of both.
  if (portrait === undefined || (crowd?.sign === portrait.sun && crowd.sign === portrait.moon))
    return undefined;
  return dominant && isOpposed(portrait.sides, sidesOfSubject(context, dominant)) ? undefined : portrait;
}

/**
 * The sentences of such an opening: a stronger factor if there is one, the lights, and how the others of the three go
 * with them.
 * @param spoken what has been told, to which these are added
 */
export function portraitSentences(
  context: OpeningContext,
  theme: Theme,
  portrait: Portrait,
  { name, spoken }: { name: string; spoken: Spoken },
): string[] {
  const { cells, manuscript } = context;
  const { opening } = cells.readings.natal;
  const { crowd, leaders } = theme;
  const [first] = leaders;
  const firstLine = first && crowd === undefined ? angleLine(context, first) : undefined;
  const sentences: string[] = [];
  if (crowd) sentences.push(crowdSentence(context, crowd, name, true));
  if (first && firstLine) {
    // The text on both lights tells the sign of each.
    const line = isLight(first.id)
      ? manuscript.unlessSaid(firstLine)
      : angleSentences(context, theme, first, spoken);
    sentences.push(manuscript.firstUnsaid(opening.firstOnAngle, { name, line }));
  }
  sentences.push(beforeLights(context, theme));
  sentences.push(manuscript.unlessSaid(portrait.text));
  let isNamed = crowd !== undefined || firstLine !== undefined;
  let isMet = false;
  for (const [rank, body] of leaders.entries()) {
    if (body === first && firstLine) continue;
    if (isLight(body.id)) {
      sentences.push(manuscript.unlessSaid(angleLine(context, body)));
      continue;
    }
    const isOfCrowd = crowd?.bodies.includes(body.id) ?? false;
    // If much has come before, how two of them go together is left to the chapters.
    spoken.isJoined ||= isLongerThan(roomForJoint, sentences);
    const called = isNamed ? '' : fill(opening.company.called, { name });
    sentences.push(
      isMet || isOfCrowd
        ? leaderSentence(context, theme, { body, rank: Math.max(rank, 1), name, crowd, spoken })
        : companySentence(context, theme, { body, isFirst: rank === 0, called, portrait, spoken }),
    );
    isNamed = true;
    isMet ||= !isOfCrowd;
  }
  return sentences;
}

function isLongerThan(characters: number, sentences: readonly string[]): boolean {
  let length = 0;
  for (const sentence of sentences) length += sentence.length;
  return length > characters;
}

/** A transition to the lights, if something else came first. */
function beforeLights({ cells, weighed }: OpeningContext, { crowd, leaders: [first] }: Theme): string {
  const { lights } = cells.readings.natal.opening.company;
  if (crowd) return crowd.bodies.some(isLight) ? '' : lights.crowd;
  const at = first && !isLight(first.id) ? angleOfPlanet(first, weighed.chart) : undefined;
  return at === undefined ? '' : lights[at.angle];
}

/** After so many characters another of the three is told without a sentence of its own. */
const roomForJoint = 420;

interface InCompany {
  body: WeighedBody;
  /** Whether it is stronger than either light. */
  isFirst: boolean;
  called: string;
  portrait: Portrait;
  spoken: Spoken;
}

/** How another of the three goes with the lights: by an aspect to one of them, or else by the signs. */
function companySentence(
  context: OpeningContext,
  theme: Theme,
  { body, isFirst, called, portrait, spoken }: InCompany,
): string {
  const { cells, manuscript } = context;
  const { company } = cells.readings.natal.opening;
  const aspect = body.aspects.find((each) => isWithLight(each) && isHeard(each));
  const nature = aspect && natureOf(aspect.aspect);
  const relation = nature && relations[nature];
  const tempered = tempering(body);
  const joint =
    !spoken.isJoined && aspect && aspect !== tempered && aspect !== theme.dominant?.aspect
      ? sayLine(context, theme, aspect, spoken)
      : '';
  if (aspect && !spoken.aspects.includes(aspect)) spoken.aspects.push(aspect);
  if (joint !== '') spoken.isJoined = true;
  if (angleLine(context, body) !== undefined)
    return paragraphOf([angleSentences(context, theme, body, spoken, called), joint]);
  if (tempered) {
    spoken.aspects.push(tempered);
    spoken.tempering.push(tempered);
  }
  const side = sideOf(body, portrait, context);
  // A joint says more than that two are on good terms.
  const kind: Company = isFirst ? 'strongest' : joint === '' ? (relation ?? side.kind) : 'plain';
  const wordings = body.id === Ascendant ? company.rising[side.kind] : company.of[kind];
  const { start, within } = bodyCalled(context, body);
  const light = aspect && kind === relation ? lightOf(aspect) : side.light;
  const sentence = manuscript.firstUnsaid(wordings, {
    called,
    a: within,
    A: start,
    does: traitOf(context, body)?.does ?? '',
    b: manuscript.within(light),
    B: manuscript.start(light),
    c: manuscript.within(light === Sun ? Moon : Sun),
  });
  return paragraphOf([sentence, joint]);
}

const isWithLight = ({ first, second }: WeighedAspect): boolean => isLight(first) !== isLight(second);
const lightOf = ({ first, second }: WeighedAspect): typeof Sun | typeof Moon =>
  first === Sun || second === Sun ? Sun : Moon;

/** Signs as far apart as a conjunction, a sextile or a trine see each other with favor (Ptolemy, Tetrabiblos I.13). */
const areFriendly = (one: SignId, other: SignId): boolean => {
  const apart = Math.abs(one - other);
  return apart % 2 === 0 && apart !== 6;
};

interface Side {
  kind: 'along' | 'apart' | 'side' | 'plain';
  light: typeof Sun | typeof Moon;
}

/** With which of the lights a body agrees by sign: both, neither, or one of two that differ. */
function sideOf(body: WeighedBody, { sun, moon }: Portrait, { weighed }: OpeningContext): Side {
  if (isOfAge(body.id) || isBetweenSigns(body, weighed.chart)) return { kind: 'plain', light: Sun };
  const isOfSun = areFriendly(body.sign, sun);
  const isOfMoon = areFriendly(body.sign, moon);
  if (isOfSun && isOfMoon) return { kind: 'along', light: Sun };
  if (!isOfSun && !isOfMoon) return { kind: 'apart', light: Sun };
  return { kind: areFriendly(sun, moon) ? 'plain' : 'side', light: isOfSun ? Sun : Moon };
}
