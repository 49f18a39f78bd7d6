import { aspectsOf } from '../cast/aspects.js';
import { birthOf } from '../cast/birth.js';
import { type Chart, type ChartPoint, castChart } from '../cast/chart.js';
import type { Person } from '../cast/person.js';
import { positionOf, type Return } from '../cast/return-moment.js';
import { aspectsAcross } from '../chart/aspects.js';
import { Ascendant, type Moon, type Sun } from '../chart/bodies.js';
import { housePosition } from '../chart/houses.js';
import type { House } from '../chart/zodiac.js';
import type { EngineContext } from '../request/context.js';
import { eventOf, placeTime, profileOf } from '../request/moment.js';
import { type Locality, localityOf } from '../request/place.js';
import { aspectRules, type Settings, skySettings } from '../request/settings.js';
import type { GivenPlace } from '../schema/fields.js';
import type { ReturnPlanet, SolarReturn } from '../schema/returns.js';
import type { Texts } from '../text/texts.js';
import { civilAt } from '../time/civil.js';
import { aspectEntries, houseEntries, planetEntries } from './entries.js';
import { elementsOf } from './facts.js';
import { calculationOf, noticesOf, whose } from './receipt.js';

/** A request of a return as far as both kinds go. */
interface Asked {
  name: string;
  date: string;
  time: string;
  place_id?: number | undefined;
  place?: GivenPlace | undefined;
  place_id_2?: number | undefined;
  place_2?: GivenPlace | undefined;
}

/** A birth, and where the person is at the return. */
export interface Returning {
  birth: Person;
  there: Locality;
}

export function returningOf(context: EngineContext, asked: Asked, settings: Settings): Returning {
  const { name, place_id_2, place_2 } = asked;
  const birth = { name, ...birthOf(context, asked, settings) };
  const elsewhere = place_id_2 !== undefined || place_2 !== undefined;
  const there = elsewhere ? localityOf(context, { place_id: place_id_2, place: place_2 }, '_2') : birth.place;
  return { birth, there };
}

/**
 * A zodiac that stays among the stars. Which of them is the same to a return: precession moves them all alike. This
 * one is of those who brought up the custom (D. Bradley, Solar and Lunar Returns, 1948).
 */
const amongStars = 'fagan-bradley';

/**
 * What a body returns to: its natal longitude in the settings' zodiac, seen at the birth from the birth place and at
 * the return from the place of that; corrected for precession, the natal place among the stars.
 */
export function aimOf(
  context: EngineContext,
  body: typeof Sun | typeof Moon,
  { birth, there }: Returning,
  settings: Settings,
): Return {
  const ayanamsa = settings.ayanamsa ?? (settings.precessionCorrected ? amongStars : undefined);
  const seenFrom = (place: Locality) => ({ ...skySettings(settings, place), ayanamsa });
  const natal = positionOf(context.sky, { body, from: seenFrom(birth.place) }, birth.when.julianDayUt);
  return { body, longitude: natal.longitude, from: seenFrom(there) };
}

/** What is read in a return. */
export interface ReturnTexts {
  intro(chart: Chart): string;
  /** On the return's Ascendant, by the natal house that it falls into. */
  ascendant(natalHouse: House): string | null;
  /** On a body's house of the return. */
  housetext(point: ChartPoint): string | null;
}

/** The horoscope of the moment that a body is back: shapes.md 4. */
export function returnHoroscope(
  context: EngineContext,
  { birth, there }: Returning,
  julianDayUt: number,
  settings: Settings,
  texts: Texts,
  told: ReturnTexts | null,
): SolarReturn {
  const natal = birth.chart;
  const event = { ...civilAt(julianDayUt, there.zone, placeTime(there, settings)), notices: [] };
  const chart = castChart(context.sky, julianDayUt, there, settings);
  const still = natal.points.map((point) => ({ ...point, speed: 0 }));
  const toNatal = aspectsAcross(chart.points, still, aspectRules(settings, 'toNatal'));

  return {
    profile: profileOf(birth.name, birth.when, birth.place),
    event: eventOf(event, there),
    intro: told?.intro(chart) ?? null,
    planets: planetsOf(chart, natal, settings, texts, told),
    houses: houseEntries(chart.cusps, settings.rulerships, texts, null),
    aspects: aspectEntries(aspectsOf(chart, settings), texts, null),
    aspectsToNatal: aspectEntries(toNatal, texts, null),
    elements: elementsOf(chart),
    notices: [
      ...whose(birth.name, noticesOf(natal, birth.when, birth.place, settings, texts)),
      ...whose('the return', noticesOf(chart, event, there, settings, texts)),
    ],
    calculation: {
      ...calculationOf(context, chart, event, there, settings),
      natalJulianDayUt: birth.when.julianDayUt,
      precessionCorrected: settings.precessionCorrected,
    },
  };
}

function planetsOf(
  chart: Chart,
  natal: Chart,
  settings: Settings,
  texts: Texts,
  told: ReturnTexts | null,
): ReturnPlanet[] {
  const natalHouse = ({ longitude }: ChartPoint): House => housePosition(longitude, natal.cusps);
  const entries = planetEntries(
    chart.points,
    settings.rulerships,
    texts,
    told && {
      text: (point) => (point.id === Ascendant ? told.ascendant(natalHouse(point)) : null),
      housetext: (point) => told.housetext(point),
    },
  );
  return entries.map((entry, index) =>
    Object.assign(entry, { natalHousePosition: natalHouse(chart.points[index] as ChartPoint) }),
  );
}
