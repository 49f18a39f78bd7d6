import { Ascendant, type Planet, Pluto, Saturn, Sun } from '../../chart/bodies.js';
import { rulerOf } from '../../chart/dignities.js';
import { houseOfAngle } from '../../chart/houses.js';
import type { RuledHouse } from '../../text/natal-catalogue.js';
import { type Sides, sidesAt } from '../../text/sides.js';
import { fill } from '../../text/texts.js';
import { type Factor, tenths, type WeighedAspect, type WeighedBody } from '../factors.js';
import type { Draft, Part } from '../reading.js';
import { angleOfPlanet } from '../weights.js';
import type { PlannedBody } from './chapter-of.js';
import type { NatalContext } from './context.js';
import { houseRead } from './house-read.js';
import { isToldOnMidheaven } from './placement-parts.js';
import { planetAtRising, risingRulerKind, sunBehind } from './rising-sign.js';
import { bodySection } from './sections.js';
import { cell, line } from './sides.js';

interface RulerSentence {
  text: string;
  sides: Sides | undefined;
  factor: Factor;
}

/** A sentence on a house's ruler by its place. */
function rulerSentence(context: NatalContext, house: RuledHouse): RulerSentence | undefined {
  const {
    weighed: { chart, bodies },
    cells,
    manuscript,
    consistency,
  } = context;
  // With whole-sign houses the Midheaven need not be at the tenth cusp.
  const sign = house === 10 ? chart.midheaven?.sign : chart.cusps[house - 1];
  if (sign === undefined) return undefined;
  const ruler = rulerOf(sign, chart.rulerships);
  const body = bodies.find(({ id }) => id === ruler);
  const at = body ? houseRead(body, chart) : 0;
  if (body === undefined || at === 0) return undefined;
  // A crowd at work has said that work matters to the person.
  const isCrowded = context.written.crowdings.some((crowding) => crowding.house === at);
  if (house === 10 && (at === 6 || at === 10) && isCrowded) return undefined;
  const { rulers, sides: tables } = cells.readings.natalChapters;
  const sides = sidesAt(tables.rulerLines[house], at - 1);
  if (!consistency.tryAdd(sides)) return undefined;
  const text = manuscript.unlessSaid(rulers[house][at], {
    a: manuscript.within(ruler),
    A: manuscript.start(ruler),
  });
  if (text === '') return undefined;
  return { text, sides, factor: rulerFactor(body) };
}

/** The factor of a ruler by house weighs a quarter of the planet's weight. */
function rulerFactor({ id, house, weight }: WeighedBody): Factor {
  const factor: Factor = { kind: 'ruler', weight: tenths(weight / 4), planetIds: [id] };
  if (house !== 0) factor.house = house;
  return factor;
}

/**
 * The section of a house's cusp and ruler, for love, home and money, if no planet there has told it: a planet and the
 * sign would be two partners or two homes.
 * @param isAny even if a planet has told it
 */
export function cuspSection(context: NatalContext, house: 2 | 4 | 7, isAny = false): Draft | undefined {
  const sign = context.weighed.chart.cusps[house - 1];
  if (sign === undefined) return undefined;
  const { bodies, chart } = context.weighed;
  const isOnAngle = (body: WeighedBody): boolean => {
    const at = body.id <= Pluto ? angleOfPlanet(body, chart) : undefined;
    return at !== undefined && houseOfAngle[at.angle] === house;
  };
  if (!isAny && (context.written.houses.has(house) || bodies.some(isOnAngle))) return undefined;
  // A planet there in the same sign tells more.
  if (bodies.some((body) => body.id <= Saturn && body.sign === sign && houseRead(body, chart) === house))
    return undefined;
  const sides = sidesAt(context.cells.readings.natalChapters.sides.cuspCells[house], sign);
  const isConsistent = context.consistency.tryAdd(sides);
  const cusp = isConsistent
    ? cell(context.manuscript.unlessSaid(context.cells.cuspInSign(house, sign)), sides)
    : [];
  const ruler = cusp.length === 0 ? undefined : rulerSentence(context, house);
  // The sign or the ruler alone makes no section.
  if (ruler === undefined) return undefined;
  const { weight, planetIds } = ruler.factor;
  const { words } = context.cells.readings;
  return {
    title: words.headings.cusps[house],
    weight,
    factors: [{ kind: 'ruler', weight, ...(planetIds && { planetIds }), signId: sign, house }],
    paragraphs: [[...cusp, line(ruler.text, ruler.sides)]],
    by: {},
  };
}

/**
 * The ruler of the rising sign by house, after a text on the sign alone, and how a Sun unlike that sign and the sign are
 * both true. A ruler in the sign of the Sun, and unlike the rising one, has said so for both.
 */
function risingRulerParts(
  { cells, manuscript, weighed }: NatalContext,
  { sign }: WeighedBody,
  ruler: WeighedBody,
): { ofRuler: Part; ofSun: Part } {
  const { risingRuler, sides } = cells.readings.natalChapters;
  const house = houseRead(ruler, weighed.chart);
  const kind = house === 0 ? 'alike' : risingRulerKind(sign, ruler, house);
  const said = house === 0 ? '' : fill(risingRuler[kind][house], { A: manuscript.start(ruler.id) });
  const behind = sunBehind(weighed, sign);
  const sun = weighed.bodies.find(({ id }) => id === Sun);
  if (behind === undefined || sun === undefined) return { ofRuler: said, ofSun: '' };
  const its = sidesAt(sides.sunBehind[behind]);
  if (kind !== 'alike' && ruler.sign === sun.sign) return { ofRuler: line(said, its), ofSun: '' };
  const ofSun = manuscript.unlessSaid(cells.readings.natal.exceptions.sunBehind[behind], {
    sign: cells.signName(sun.sign),
  });
  return { ofRuler: said, ofSun: line(ofSun, its) };
}

/** How a planet on the Ascendant and the sign are both true. */
function risingPart({ weighed, cells, manuscript }: NatalContext, { sign }: WeighedBody): Part {
  const at = planetAtRising(weighed, sign);
  if (at === undefined) return '';
  const id = at.body.id as Planet;
  const said = manuscript.unlessSaid(cells.readings.natal.exceptions.rising[at.manner][id]);
  return line(
    said,
    at.manner === 'unlike' ? sidesAt(cells.readings.natalChapters.sides.rising[id]) : undefined,
  );
}

/** The Ascendant with its ruler and a planet on it; the Midheaven and its ruler. */
export function angleSection(
  context: NatalContext,
  planned: PlannedBody,
  aspects: readonly WeighedAspect[],
): Draft {
  const { body } = planned;
  const draft = bodySection(context, planned, aspects);
  if (body.id === Ascendant) {
    const { house, ruler } = context.written.passages.get(Ascendant) ?? {};
    if (ruler === undefined) return draft;
    const [first = []] = draft.paragraphs;
    // A text by the ruler's house is no longer about a manner.
    const parts = house === 0 ? risingRulerParts(context, body, ruler) : undefined;
    if (parts) first.push(parts.ofRuler);
    first.push(risingPart(context, body));
    if (parts) first.push(parts.ofSun);
    draft.factors.push(rulerFactor(ruler));
    return draft;
  }
  // If a planet has told work, the ruler is left with a sentence, which makes no section.
  const ruler = isToldOnMidheaven(context, body) ? undefined : rulerSentence(context, 10);
  if (ruler === undefined) return draft;
  draft.paragraphs.splice(1, 0, [line(ruler.text, ruler.sides)]);
  draft.factors.push(ruler.factor);
  return draft;
}
