import { Ascendant, type BodyId, Mars, Mercury, Midheaven, Moon, Pluto, Venus } from '../../chart/bodies.js';
import { isBeyondSaturn } from '../../chart/body-groups.js';
import type { NatalChapter } from '../../text/reading-keys.js';
import type { WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import type { ReadingCells } from '../reading.js';
import { nearestAngle } from '../weights.js';
import { wordsInCell } from '../words.js';
import { chapterOf, chapterOfCrowding, into, type PlannedBody } from './chapter-of.js';
import type { Emphasis } from './emphasis.js';
import { pairLineIn } from './lines.js';
import { signCellOf } from './node.js';
import { angleCell } from './placement-parts.js';
import { placementTextOf } from './placements.js';
import { chosenAspects, type NatalPlan } from './plan.js';

/** Words of a brief reading, at most. */
const most = 900;
/** Words of a sentence on the sign and one on the house, roughly; of a sentence on an aspect; of a crowd. */
const frameWords = 38;
const gatheringWords = 90;
/** Words about the lights together, roughly. */
const lightsWords = 52;
/** A planet this close to an angle has its section. */
const near = 0.7;
/** Bodies told after the leading ones, the lights and the Ascendant, in this order, while there is room. */
const others: readonly BodyId[] = [Venus, Mercury, Mars, Midheaven];

/**
 * The same piece in less room: fewer bodies, and those written of at the same length as elsewhere, since what is cut
 * short reads
 * as notes. The leaders and what runs through the chart come first, then the lights and the Ascendant, then who there
 * is room for.
 * @param written words of the opening and the closing
 */
export function planBrief(
  weighed: WeighedChart,
  emphasis: Emphasis,
  cells: ReadingCells,
  written: number,
): NatalPlan {
  const { chart, bodies } = weighed;
  const { crowd, dominantAspect, leaders, essential } = emphasis;
  const planned = new Map<BodyId, PlannedBody>();
  let words = written + (crowd ? gatheringWords : 0);
  const isRoomFor = (more: number): boolean => words + more <= most;
  const lengthOf = (cell: string | null): number => (cell === null ? 0 : wordsInCell(cell));
  const isHouse = ({ id, house }: WeighedBody): boolean => isBeyondSaturn(id) && house !== 0;
  const cellOf = (body: WeighedBody): string | null =>
    angleCell(cells, body, chart)?.text ??
    (isHouse(body) ? cells.bodyInHouse(body.id, body.house) : signCellOf(cells, weighed, body));
  const add = (body: WeighedBody, isDue: boolean): void => {
    if (planned.has(body.id)) return;
    const passage = placementTextOf(cells, body, weighed);
    if (passage) {
      const own = wordsInCell(passage.text);
      if (!isRoomFor(own) && !isDue) return;
      planned.set(body.id, { body, atLength: true, aspect: false });
      words += own;
      return;
    }
    const length = lengthOf(cellOf(body));
    const isRoom = isRoomFor(frameWords + length);
    if (!isRoom && !isDue) return;
    const atLength = isRoom || leaders.includes(body);
    planned.set(body.id, { body, atLength, aspect: false });
    words += frameWords + (atLength ? length : 0);
  };
  const textOf = ({ first, second, aspect }: WeighedAspect): number =>
    lengthOf(cells.natalAspect(first, second, aspect));
  for (const aspect of essential) words += textOf(aspect);
  if (dominantAspect && !essential.has(dominantAspect)) words += textOf(dominantAspect);
  for (const body of leaders) add(body, true);
  const isAlways = ({ id }: WeighedBody): boolean => id <= Moon || id === Ascendant;
  for (const body of bodies) if (isAlways(body)) add(body, true);
  const isInDominant = ({ id }: WeighedBody): boolean =>
    id === dominantAspect?.first || id === dominantAspect?.second;
  for (const body of bodies)
    if (isInDominant(body) && !(isBeyondSaturn(body.id) && body.house === 0)) add(body, false);
  const isOnAngle = (body: WeighedBody): boolean =>
    body.id <= Pluto && (nearestAngle(body, chart)?.closeness ?? 0) > near;
  for (const body of bodies) if (isOnAngle(body)) add(body, false);
  // A chapter on love has Venus, whatever else is in it. Mars told without its house is there as well.
  const venus = bodies.find(({ id }) => id === Venus);
  const isOfLove = (body: WeighedBody): boolean => body.id === Mars || chapterOf(body, chart) === 'love';
  if (venus && [...planned.values()].some(({ body }) => isOfLove(body))) add(venus, true);
  for (const id of others) {
    const body = bodies.find((each) => each.id === id);
    if (body && (id === Venus || planned.has(Venus) || !isOfLove(body))) add(body, false);
  }

  const aspects = chosenAspects(weighed, [], emphasis, new Set(planned.keys()));
  for (const [id, its] of aspects) {
    const kept = its.filter((aspect) => aspect === dominantAspect || essential.has(aspect));
    aspects.set(id, kept);
    const entry = planned.get(id);
    const [first] = kept;
    if (entry && first) entry.aspect = first === dominantAspect || pairLineIn(cells, first) === undefined;
  }

  const chapters = new Map<NatalChapter, PlannedBody[]>();
  for (const body of bodies) {
    const entry = planned.get(body.id);
    if (entry !== undefined) into(chapters, chapterOf(body, chart) ?? 'generation', entry);
  }
  const crowdings = new Map(crowd ? [[chapterOfCrowding(crowd, chapters, crowd), [crowd]]] : []);
  return { bodies: chapters, aspects, patterns: new Map(), crowdings, lights: isRoomFor(lightsWords) };
}
