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
/** Placements told at most for each person, in a reading that contacts leave short. */
const mostOverlaysOfEach = 5;
const mostOverlays = 8;
const settlementsOf: Readonly<Record<ReadingLength, number>> = { full: 2, brief: 1 };
const wordsOfOverlay = 35;
const housesAtAngle = [12, 1, 6, 7];

/** Whether a planet’s house is told as its contact with the Ascendant. */
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

/** Whether a planet is on the other’s meridian but still in the house before it, which would place it twice. */
const isBeforeMeridian = ({ angle, house }: WeighedOverlay): boolean =>
  angle !== undefined && house !== houseBehind[angle];

export interface ChosenHouses {
  settlements: (Settlement & { chapter: SynastryChapter })[];
  overlays: ChosenOverlay[];
}

/**
 * Chooses each person’s planets in the other’s houses: crowded houses, and the strongest single ones.
 * @param missing words that the contacts leave room for
 * @param admitsCrowd whether a crowded house contradicts nothing chosen so far; adds it if so
 * @param tryAdd the same for a planet in a house
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
  // A planet on the meridian is told beside a crowd of the other person’s planets in the house behind it, not beside
  // one of its own.
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
      // One planet is told for each house; another would repeat it.
      if (overlays.some((other) => other.house === overlay.house)) continue;
      if (!tryAdd(overlay)) continue;
      room--;
      overlays.push({ ...overlay, chapter: chapterOfOverlay(overlay.house, overlay.body, overlay.angle) });
    }
  }
  return { settlements, overlays: overlays.sort((a, b) => b.weight - a.weight).slice(0, mostOverlays) };
}
