import type { ChartPoint } from '../cast/chart.js';
import { type Aspect, type AspectId, aspectAngles } from '../chart/aspects.js';
import { type BodyId, isStationary } from '../chart/bodies.js';
import { decimal7 } from '../chart/decimal.js';
import { dignityOf, type Rulerships, rulerOf } from '../chart/dignities.js';
import { type House, houses, type SignId, zodiacPosition } from '../chart/zodiac.js';
import type { AspectEntry, HouseEntry, PlanetEntry } from '../schema/responses.js';
import type { Texts } from '../text/texts.js';

/** Which texts stand beside a planet; null where a table has none or none were asked for. */
export interface PlanetTexts {
  text(point: ChartPoint, sign: SignId): string | null;
  housetext(point: ChartPoint): string | null;
}

/** The entries of `planets`, in the interface's order of keys. */
export function planetEntries(
  points: readonly ChartPoint[],
  rulerships: Rulerships,
  texts: Texts,
  told: PlanetTexts | null,
): PlanetEntry[] {
  return points.map((point) => {
    const { signId, degrees, minutes, seconds } = zodiacPosition(point.longitude);
    return {
      speeds: decimal7(point.speed),
      housePosition: point.house,
      planetId: point.id,
      planetName: texts.bodyName(point.id),
      retrograde: point.speed < 0,
      housetext: told === null ? null : told.housetext(point),
      longitude: decimal7(point.longitude),
      signId,
      signName: texts.signName(signId),
      degrees,
      minutes,
      seconds,
      collectText: told !== null,
      text: told === null ? null : told.text(point, signId),
      latitude: decimal7(point.latitude),
      declination: decimal7(point.declination),
      stationary: isStationary(point.id, point.speed),
      dignity: dignityOf(point.id, signId, rulerships),
    };
  });
}

/** What the sign on a house's cusp says, or null for houses without texts. */
export type HouseText = ((house: House, sign: SignId) => string) | null;

/** The entries of `houses`, from the cusps of houses 1 to 12. */
export function houseEntries(
  cusps: readonly number[],
  rulerships: Rulerships,
  texts: Texts,
  told: HouseText,
): HouseEntry[] {
  if (cusps.length === 0) return [];
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
      text: told === null ? null : told(house, signId),
    };
  });
}

/** What an aspect says, or null for aspects without texts. */
export type AspectText = ((first: BodyId, second: BodyId, aspect: AspectId) => string | null) | null;

/** The entries of `aspects`; `collectText` where an aspect has a text and texts were asked for. */
export function aspectEntries(aspects: readonly Aspect[], texts: Texts, told: AspectText): AspectEntry[] {
  const known = new Map<BodyId, string>();
  const nameOf = (body: BodyId): string => {
    const name = texts.bodyName(body);
    known.set(body, name);
    return name;
  };
  return aspects.map(({ first, second, aspect, orb, applying, outOfSign }) => {
    const text = told === null ? null : told(first, second, aspect);
    return {
      planet1Id: first,
      planet1Name: known.get(first) ?? nameOf(first),
      planet2Id: second,
      planet2Name: known.get(second) ?? nameOf(second),
      aspectId: aspect,
      aspectName: texts.aspectName(aspect),
      angle: aspectAngles[aspect],
      orb: decimal7(orb),
      applying,
      outOfSign,
      collectText: text !== null,
      text,
    };
  });
}
