import { Ascendant, Pluto } from '../../chart/bodies.js';
import type { SynastryChapter } from '../../text/pair-catalogue.js';
import { fewestOfCrowd } from '../factors.js';
import type { ReadingLength } from '../reading.js';
import { houseBehind } from '../weights.js';
import type { Encounter } from './encounters.js';
import {
  chapterOfOverlay,
  overlaysByWeight,
  type Pair,
  type Settlement,
  type Side,
  settlementsByWeight,
  type WeighedOverlay,
} from './plan.js';

export interface ChosenOverlay extends WeighedOverlay {
  chapter: SynastryChapter;
}

const overlaysOfEach: Readonly<Record<ReadingLength, number>> = { full: 1, brief: 1 };
/** In a reading that contacts leave short. */
const mostOverlaysOfEach = 5;
const mostOverlays = 8;
const settlementsOf: Readonly<Record<ReadingLength, number>> = { full: 2, brief: 1 };
const wordsOfOverlay = 35;
const housesAtAngle = [12, 1, 6, 7];

/** Whether a planet’s place in a house is written about as its contact with the Ascendant. */
function isOnAngle(
  chosen: readonly Encounter[],
  { person, body, house }: { person: Side; body: number; house: number },
): boolean {
  return (
    housesAtAngle.includes(house) &&
    chosen.some(({ contact, back }) =>
      [contact, back].some((each) => {
        if (each === undefined || each.aspect > 1) return false;
        const [planet, angle] = person === 1 ? [each.first, each.second] : [each.second, each.first];
        return planet === body && angle === Ascendant;
      }),
    )
  );
}

/** Whether a planet stands on the other’s meridian and still in the house before it, which tells it a second time. */
const isBeforeMeridian = ({ angle, house }: WeighedOverlay): boolean =>
  angle !== undefined && house !== houseBehind[angle];

export interface ChosenHouses {
  settlements: (Settlement & { chapter: SynastryChapter })[];
  overlays: ChosenOverlay[];
}

/**
 * Each one’s planets in the other’s houses: the crowded houses, and the strongest of the rest.
 * @param missing words that the contacts leave room for
 * @param admitsCrowd whether what is said of a crowded house goes with what has been chosen, and is chosen then
 * @param tryAdd the same of a planet in a house
 */
export function chosenHouses(
  pair: Pair,
  chosen: readonly Encounter[],
  length: ReadingLength,
  missing: number,
  admitsCrowd: (settlement: Settlement) => boolean,
  tryAdd: (overlay: WeighedOverlay) => boolean,
): ChosenHouses {
  const ranked = overlaysByWeight(pair);
  const isElsewhere = (person: Side, body: number): boolean =>
    ranked.some((each) => each.person === person && each.body === body && isBeforeMeridian(each));
  const settlements = settlementsByWeight(pair)
    .map((each) => ({
      ...each,
      bodies: each.bodies.filter(
        (body) => body <= Pluto && !isOnAngle(chosen, { ...each, body }) && !isElsewhere(each.person, body),
      ),
      chapter: chapterOfOverlay(each.house),
    }))
    .filter(({ bodies }) => bodies.length >= fewestOfCrowd)
    .slice(0, settlementsOf[length])
    .filter(admitsCrowd);
  // On the meridian a planet is told besides a crowd of the other’s in the house behind it, but not besides one of its own.
  const free = ranked.filter(
    (overlay) =>
      !isOnAngle(chosen, overlay) &&
      !settlements.some(({ house, person }) =>
        overlay.angle === undefined
          ? house === overlay.house
          : person === overlay.person && house === houseBehind[overlay.angle],
      ),
  );
  const overlays: ChosenOverlay[] = [];
  for (const side of [1, 2] as const) {
    let room = Math.min(
      mostOverlaysOfEach,
      overlaysOfEach[length] + Math.ceil(missing / (2 * wordsOfOverlay)),
    );
    for (const overlay of free) {
      if (overlay.person !== side || room === 0) continue;
      // One planet speaks for a house; another there, of either of the two, would say it again.
      if (overlays.some((other) => other.house === overlay.house)) continue;
      if (!tryAdd(overlay)) continue;
      room--;
      overlays.push({ ...overlay, chapter: chapterOfOverlay(overlay.house, overlay.body, overlay.angle) });
    }
  }
  return { settlements, overlays: overlays.sort((a, b) => b.weight - a.weight).slice(0, mostOverlays) };
}
