import { type BodyId, Jupiter, Mars, Mercury, Moon, Saturn, Sun, Venus } from '../../chart/bodies.js';
import { type Element, elementOf, elements } from '../../chart/zodiac.js';
import type { Balance } from '../../text/pair-catalogue.js';
import { seenFrom } from '../../text/stances.js';
import type { ReadingChart } from '../chart.js';
import type { Draft, Part } from '../reading.js';
import { namesOf, type SynastryContext, tryAdd } from './context.js';
import type { Side } from './plan.js';
import { signOf, weightOfNatures } from './sign-parts.js';

/** The elements of two people's planets: what one can lend the other, what both have, and what neither has. */

const counted: readonly BodyId[] = [Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn];
/** So many bodies in an element are plenty of it. */
const plenty = 3;

interface Tally {
  has: Readonly<Record<Element, number>>;
  /** With the bodies that may be in an element, where an unknown hour leaves their sign open. */
  mayHave: Readonly<Record<Element, number>>;
}

function tallyOf(chart: ReadingChart): Tally {
  const has = { fire: 0, earth: 0, air: 0, water: 0 };
  const mayHave = { ...has };
  for (const body of counted) {
    const sign = signOf(chart, body);
    const signs = sign === undefined ? (chart.openSigns.get(body) ?? []) : [sign];
    for (const each of signs) mayHave[elementOf(each)]++;
    if (sign !== undefined) has[elementOf(sign)]++;
  }
  return { has, mayHave };
}

const lacks = ({ mayHave }: Tally, element: Element): boolean => mayHave[element] === 0;
const hasMostOf = ({ has, mayHave }: Tally, element: Element): boolean =>
  has[element] >= plenty && elements.every((other) => other === element || mayHave[other] < has[element]);

/** How two people compare in an element, if there is a text for it; and who has it, if only one does. */
function standingTo(
  element: Element,
  [one, other]: readonly [Tally, Tally],
): readonly [Balance, Side] | undefined {
  if (lacks(one, element) && lacks(other, element)) return ['missing', 1];
  if (hasMostOf(one, element) && hasMostOf(other, element)) return ['shared', 1];
  if (one.has[element] >= plenty && lacks(other, element)) return ['lent', 1];
  return other.has[element] >= plenty && lacks(one, element) ? ['lent', 2] : undefined;
}

/** A section with a paragraph on each element that has a text. */
export function balanceDraft(context: SynastryContext): Draft | undefined {
  const { kind, manuscript, pair } = context;
  const tallies = [tallyOf(pair.charts[0]), tallyOf(pair.charts[1])] as const;
  const paragraphs = elements.flatMap((element): Part[][] => {
    const [standing, side] = standingTo(element, tallies) ?? [];
    if (standing === undefined || side === undefined) return [];
    const stances = seenFrom(side, kind.stances.balance[standing][element] ?? []);
    if (!tryAdd(context, stances)) return [];
    return [[manuscript.unlessSaid(kind.balance[standing][element], namesOf(context, side))]];
  });
  if (paragraphs.length === 0) return undefined;
  return {
    title: kind.headings.balance,
    weight: weightOfNatures,
    factors: [{ kind: 'whole', weight: weightOfNatures }],
    paragraphs,
  };
}
