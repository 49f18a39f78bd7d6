import { Ascendant, type BodyId, Mercury, Moon, Pluto, Saturn, Sun } from '../chart/bodies.js';
import type { NatalChapter } from '../text/reading-keys.js';
import type { WeighedAspect, WeighedBody, WeighedChart } from './factors.js';
import { chapterOf, hasAspects, into, type NatalPlan, type PlannedBody } from './natal-plan.js';
import { angleCell } from './natal-sections.js';
import { type ReadingCells, wordsIn } from './reading.js';
import { angleOf, isSlow } from './weights.js';

/** What a brief reading may have room for, in words. */
const most = 1165;
/** What the sentences of a section take besides its cells, about. */
const frameWords = 46;
const isAlways = ({ id }: WeighedBody): boolean => id === Sun || id === Moon || id === Ascendant;
/** Of an orb so much is left within about a degree: such an aspect is written of whatever room there is. */
const withinDegree = 0.87;
/** A planet this near to an angle has its section. */
const near = 0.7;

/** Aspects that a brief reading has in any case, and those it has where there is room; strongest first. */
export interface BriefAspects {
  /** Those of `essential` that the opening speaks of. */
  named: ReadonlySet<WeighedAspect>;
  essential: readonly WeighedAspect[];
  wanted: readonly WeighedAspect[];
}

/**
 * The strongest factors, the lights and the Ascendant, with their aspects; then what there is room for: the signs of
 * those, the houses of the strongest, the next bodies by weight.
 * @param written words of the opening and the closing
 */
export function planBrief(
  weighed: WeighedChart,
  leaders: readonly WeighedBody[],
  { named, essential, wanted }: BriefAspects,
  cells: ReadingCells,
  written: number,
): NatalPlan {
  const { chart, bodies } = weighed;
  const planned = new Map<BodyId, PlannedBody>();
  let words = written;
  const lengthOf = (cell: string | null): number => (cell === null ? 0 : wordsIn(cell));
  const signWords = ({ id, sign }: WeighedBody): number => lengthOf(cells.bodyInSign(id, sign));
  const houseWords = ({ id, house }: WeighedBody): number => lengthOf(cells.bodyInHouse(id, house));
  /** A slow planet is its house, where there is one. */
  const isHoused = ({ id, house }: WeighedBody): boolean => isSlow(id) && house !== 0;
  const plan = (body: WeighedBody): PlannedBody => {
    const known = planned.get(body.id);
    if (known !== undefined) return known;
    const entry = { body, sign: false, house: false, angle: false };
    planned.set(body.id, entry);
    words += frameWords;
    return entry;
  };
  const writeOut = (entry: PlannedBody): void => {
    if (isHoused(entry.body)) {
      if (!entry.house) words += houseWords(entry.body);
      entry.house = true;
    } else {
      if (!entry.sign) words += signWords(entry.body);
      entry.sign = true;
    }
  };

  const isRoomFor = (more: number): boolean => words + more <= most;
  const angleWords = (body: WeighedBody): number => lengthOf(angleCell(cells, body, chart)?.text ?? null);
  const writeAngle = (body: WeighedBody): void => {
    plan(body).angle = true;
    words += angleWords(body);
  };
  for (const leader of leaders) {
    if (angleWords(leader) > 0) writeAngle(leader);
    else writeOut(plan(leader));
  }
  for (const body of bodies) if (isAlways(body)) plan(body);

  const withBody = new Map<BodyId, WeighedAspect[]>();
  const add = (aspect: WeighedAspect, mustBe: boolean): void => {
    const homes = bodies.filter(({ id }) => (id === aspect.first || id === aspect.second) && hasAspects(id));
    const home = homes.find(({ id }) => planned.has(id)) ?? homes[0];
    const length = lengthOf(cells.natalAspect(aspect.first, aspect.second, aspect.aspect));
    if (home === undefined || (!mustBe && !isRoomFor(length + frameWords))) return;
    plan(home);
    into(withBody, home.id, aspect);
    words += length;
  };
  for (const aspect of essential) add(aspect, aspect.closeness >= withinDegree || named.has(aspect));
  for (const body of bodies) {
    const at = body.id <= Pluto ? angleOf(body, chart) : undefined;
    const isNew = at !== undefined && at.closeness > near && !planned.get(body.id)?.angle;
    if (isNew && isRoomFor(angleWords(body) + frameWords)) writeAngle(body);
  }
  // A reading without a word on the mind is no portrait.
  const mercury = bodies.find(({ id }) => id === Mercury);
  if (mercury && !planned.has(Mercury) && isRoomFor(frameWords + signWords(mercury))) writeOut(plan(mercury));
  for (const aspect of wanted) add(aspect, false);

  for (const entry of planned.values())
    if (
      !(entry.angle && isHoused(entry.body)) &&
      isRoomFor(isHoused(entry.body) ? houseWords(entry.body) : signWords(entry.body))
    )
      writeOut(entry);
  for (const { id } of leaders) {
    const entry = planned.get(id);
    if (entry === undefined || entry.house || !isRoomFor(houseWords(entry.body))) continue;
    entry.house = true;
    words += houseWords(entry.body);
  }
  for (const body of bodies) {
    if (body.id > Saturn || planned.has(body.id) || !isRoomFor(frameWords + signWords(body))) continue;
    writeOut(plan(body));
  }

  const chapters = new Map<NatalChapter, PlannedBody[]>();
  for (const body of bodies) {
    const entry = planned.get(body.id);
    if (entry !== undefined) into(chapters, chapterOf(body, chart) ?? 'generation', entry);
  }
  return { bodies: chapters, aspects: withBody, patterns: new Map(), crowdings: new Map() };
}
