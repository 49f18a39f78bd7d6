import type { ChartPoint } from '../cast/chart.js';
import { type Aspect, type AspectId, aspectAngles } from '../chart/aspects.js';
import { type BodyId, isStationary } from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import { dignityOf, type Rulerships, rulerOf } from '../chart/dignities.js';
import { type House, houses, type SignId, zodiacPosition } from '../chart/zodiac.js';
import type { AspectEntry, HouseEntry, PlanetEntry } from '../schema/responses.js';
import type { Texts } from '../text/texts.js';

/** Which texts stand beside a planet; null where the catalogue has none for it. */
export interface PlanetTexts<P extends ChartPoint = ChartPoint> {
  text(point: P, sign: SignId): string | null;
  housetext(point: P): string | null;
}

/**
 * The entries of `planets`, in the interface's order of keys.
 * @param prose the texts wanted, null for none
 */
export function planetEntries<P extends ChartPoint>(
  points: readonly P[],
  rulerships: Rulerships,
  texts: Texts,
  prose: PlanetTexts<P> | null,
): PlanetEntry[] {
  return points.map((point) => {
    const { signId, degrees, minutes, seconds } = zodiacPosition(point.longitude);
    return {
      speeds: decimal7(point.speed),
      housePosition: point.house,
      planetId: point.id,
      planetName: texts.bodyName(point.id),
      retrograde: point.speed < 0,
      housetext: prose === null ? null : prose.housetext(point),
      longitude: decimal7(point.longitude),
      signId,
      signName: texts.signName(signId),
      degrees,
      minutes,
      seconds,
      collectText: prose !== null,
      text: prose === null ? null : prose.text(point, signId),
      latitude: decimal7(point.latitude),
      declination: decimal7(point.declination),
      stationary: isStationary(point.id, point.speed),
      dignity: dignityOf(point.id, signId, rulerships),
    };
  });
}

/** The text on the sign on a house's cusp; null for houses without texts. */
export type HouseText = ((house: House, sign: SignId) => string) | null;

/** The entries of `houses`. @param cusps of houses 1 to 12 */
export function houseEntries(
  cusps: readonly number[],
  rulerships: Rulerships,
  texts: Texts,
  prose: HouseText,
): HouseEntry[] {
  return houses.map((house: House, index) => {
    const longitude = cusps[index] as number;
    const { signId, degrees, minutes, seconds } = zodiacPosition(longitude);
    return {
      house,
      longitude: decimal7(longitude),
      signId,
      signName: texts.signName(signId),
      degrees,
      minutes,
      seconds,
      rulerId: rulerOf(signId, rulerships),
      text: prose === null ? null : prose(house, signId),
    };
  });
}

/** The text of an aspect; null for aspects without texts. */
export type AspectText = ((first: BodyId, second: BodyId, aspect: AspectId) => string | null) | null;

/** The entries of `aspects`; `collectText` where an aspect has a text and texts were asked for. */
export function aspectEntries(aspects: readonly Aspect[], texts: Texts, prose: AspectText): AspectEntry[] {
  const { aspectNames } = texts;
  const entries: AspectEntry[] = [];
  for (const { first, second, aspect, orb, applying, outOfSign } of aspects) {
    const text = prose === null ? null : prose(first, second, aspect);
    entries.push({
      planet1Id: first,
      planet1Name: texts.bodyName(first),
      planet2Id: second,
      planet2Name: texts.bodyName(second),
      aspectId: aspect,
      aspectName: aspectNames[aspect],
      angle: aspectAngles[aspect],
      orb: decimal7(orb),
      applying,
      outOfSign,
      collectText: text !== null,
      text,
    });
  }
  return entries;
}
