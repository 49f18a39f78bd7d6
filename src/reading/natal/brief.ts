import { Ascendant, type BodyId, Mars, Midheaven, Moon, Pluto } from '../../chart/bodies.js';
import type { NatalChapter } from '../../text/reading-keys.js';
import type { WeighedAspect, WeighedBody, WeighedChart } from '../factors.js';
import { type ReadingCells, wordsIn } from '../reading.js';
import { angleOf, isSlow } from '../weights.js';
import { pairLineIn } from './lines.js';
import {
  chapterOf,
  chapterOfPattern,
  chosenAspects,
  type Emphasis,
  into,
  type NatalPlan,
  type PlannedBody,
} from './plan.js';
import { angleCell } from './sections.js';

/** What a brief reading may have room for, in words. */
const most = 1035;
/** A sentence on the sign, one on the house and one thing to do, about; and a sentence on an aspect. */
const frameWords = 58;
const lineWords = 18;
/** What the lights make together, about. */
const lightsWords = 52;
/** A planet this near to an angle has its section. */
const near = 0.7;

/**
 * The same piece in less room: Sun to Mars, the Ascendant and the Midheaven in some sentences each, the leaders and the aspect
 * that runs through the chart at more length; the others have one thing to do or to expect.
 * @param written words of the opening and the closing
 */
export function planBrief(
  weighed: WeighedChart,
  emphasis: Emphasis,
  cells: ReadingCells,
  written: number,
): NatalPlan {
  const { chart, bodies } = weighed;
  const planned = new Map<BodyId, PlannedBody>();
  let words = written + (emphasis.figure ? frameWords : 0);
  const lengthOf = (cell: string | null): number => (cell === null ? 0 : wordsIn(cell));
  const add = (body: WeighedBody): void => {
    if (planned.has(body.id)) return;
    planned.set(body.id, { body, sign: false, house: false, angle: false, aspect: false, practice: true });
    words += frameWords;
  };
  const isRoomFor = (more: number): boolean => words + more <= most;
  const isAlways = ({ id }: WeighedBody): boolean => id <= Mars || id === Ascendant || id === Midheaven;
  const isOnAngle = (body: WeighedBody): boolean =>
    body.id <= Pluto && (angleOf(body, chart)?.closeness ?? 0) > near;
  for (const body of emphasis.leaders) add(body);
  for (const body of bodies) if (isAlways(body) || isOnAngle(body)) add(body);
  const { chief } = emphasis;
  const isInChief = ({ id }: WeighedBody): boolean => id === chief?.first || id === chief?.second;
  for (const body of bodies) if (isInChief(body) && !(isSlow(body.id) && body.house === 0)) add(body);

  const { figure } = emphasis;
  const aspects = chosenAspects(weighed, figure ? [figure] : [], emphasis, new Set(planned.keys()));
  for (const [id, its] of aspects) {
    const entry = planned.get(id);
    const isDue = (aspect: WeighedAspect): boolean => emphasis.essential.has(aspect);
    const kept = its.filter(
      (aspect, i) =>
        aspect === chief || (pairLineIn(cells, aspect) !== undefined && (i === 0 || isDue(aspect))),
    );
    aspects.set(id, kept);
    const [first] = kept;
    const isAtLength = (aspect: WeighedAspect): boolean =>
      aspect === chief || pairLineIn(cells, aspect) === undefined;
    if (entry && first && isAtLength(first)) entry.aspect = true;
    for (const [i, aspect] of kept.entries())
      words +=
        i === 0 && entry?.aspect
          ? lengthOf(cells.natalAspect(aspect.first, aspect.second, aspect.aspect))
          : lineWords;
  }

  const writeOut = (entry: PlannedBody): void => {
    const { body } = entry;
    const angle = angleCell(cells, body, chart);
    const isHouse = isSlow(body.id) && body.house !== 0;
    const cell =
      angle?.text ??
      (isHouse ? cells.bodyInHouse(body.id, body.house) : cells.bodyInSign(body.id, body.sign));
    // The first is what the piece is about; of a slow planet there is nothing else.
    const isDue = body === emphasis.leaders[0] || (isHouse && emphasis.leaders.includes(body));
    if (!isDue && !isRoomFor(lengthOf(cell))) return;
    words += lengthOf(cell);
    if (angle !== undefined) entry.angle = true;
    else if (isHouse) entry.house = true;
    else entry.sign = true;
  };
  const entries = [...planned.values()];
  for (const entry of entries) if (emphasis.leaders.includes(entry.body)) writeOut(entry);
  // Where the strongest take all the room, the Midheaven is left to the full reading.
  const isSpare = !emphasis.leaders.some(({ id }) => id === Midheaven);
  if (words > most && isSpare && planned.delete(Midheaven)) words -= frameWords;
  for (const entry of entries)
    if (entry.body.id <= Moon && !emphasis.leaders.includes(entry.body)) writeOut(entry);

  const chapters = new Map<NatalChapter, PlannedBody[]>();
  for (const body of bodies) {
    const entry = planned.get(body.id);
    if (entry !== undefined) into(chapters, chapterOf(body, chart) ?? 'generation', entry);
  }
  const patterns = new Map(figure ? [[chapterOfPattern(figure, weighed), [figure]]] : []);
  return { bodies: chapters, aspects, patterns, crowdings: new Map(), lights: isRoomFor(lightsWords) };
}
