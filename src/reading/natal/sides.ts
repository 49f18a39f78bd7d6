import { Conjunction, Opposition } from '../../chart/aspect-kinds.js';
import { Ascendant, type BodyId, type Chiron, Descendant, Midheaven } from '../../chart/bodies.js';
import { natureOf } from '../../text/catalogue.js';
import type { NatalSides, OpeningSides } from '../../text/natal-catalogue.js';
import { type Sides, sidesAt } from '../../text/sides.js';
import type { Crowding, WeighedAspect, WeighedBody } from '../factors.js';
import { type Part, type ReadingCells, type StatedBy, statementOf } from '../reading.js';
import { isNodeAtHome } from './node.js';
import type { OpeningContext } from './opening-context.js';

/** What the texts on a chart's factors state of a person, as the language says. */

interface Cells {
  cells: ReadingCells;
}
const aspectsOf = ({ cells }: Cells): OpeningSides['aspects'] => cells.readings.natal.sides.aspects;
const tablesOf = ({ cells }: Cells): NatalSides => cells.readings.natalChapters.sides;

/** What the text on a body in its sign states. */
export function sidesOfSign(context: OpeningContext, body: WeighedBody): Sides | undefined {
  const { nodeAtHome, signCells } = tablesOf(context);
  const isHome = isNodeAtHome(context.weighed, body);
  return sidesAt(isHome ? nodeAtHome : signCells[body.id as typeof Midheaven], body.sign);
}

/** What the text on Chiron in its house states. */
export const sidesOfHouse = (context: Cells, { id, house }: WeighedBody): Sides | undefined =>
  sidesAt(tablesOf(context).houseCells[id as typeof Chiron], house - 1);

/** What the full text of a planet on an angle states. */
export const sidesOfAngleCell = (context: Cells, id: BodyId, angle: BodyId): Sides | undefined =>
  angle === Ascendant || angle === Midheaven
    ? sidesAt(aspectsOf(context)[id]?.[angle], Conjunction)
    : sidesAt(aspectsOf(context)[id]?.[angle === Descendant ? Ascendant : Midheaven], Opposition);

export const sidesOfAspect = (
  context: Cells,
  { first, second, aspect }: Pick<WeighedAspect, 'first' | 'second' | 'aspect'>,
): Sides | undefined =>
  sidesAt(aspectsOf(context)[Math.min(first, second)]?.[Math.max(first, second)], aspect);

const natures = ['conjunction', 'harmonious', 'tense'] as const;
export function sidesOfPairLine(context: Cells, { first, second, aspect }: WeighedAspect): Sides | undefined {
  const nature = natureOf(aspect);
  const row =
    context.cells.readings.natal.sides.pairLines[Math.min(first, second)]?.[Math.max(first, second)];
  return nature === undefined ? undefined : sidesAt(row, natures.indexOf(nature));
}

export const sidesOfCrowd = (
  { crowdedSigns, crowdedHouses }: NatalSides,
  { sign, house }: Crowding,
): Sides | undefined =>
  sign === undefined ? house && sidesAt(crowdedHouses, house - 1) : sidesAt(crowdedSigns, sign);

/** A sentence with what it states. */
export const line = (text: string, sides: Sides | undefined, by?: StatedBy): Part =>
  text === '' || sides === undefined ? text : statementOf({ text, sides, by });

/** A text of the tables with what it states. */
export const cell = (text: string, sides: Sides | undefined, by?: StatedBy): Part[] =>
  text === '' ? [] : [statementOf({ text, sides, by, mayEndInAdvice: true })];
