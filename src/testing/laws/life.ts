import fc from 'fast-check';
import { births } from '../births.js';
import { apart, claim, near, unit } from '../claims.js';
import { law } from '../law.js';
import { callsOf, type Request } from '../requests.js';

/** Laws of what moves on in a life: returns and progressions. */

const tropicalYear = 365.2422;
/** A chart of one body, under the options of a return, by the fields of its birth. */
const bodyOf = (request: Request, planet: number): Request => {
  const { year: _year, date_2: _date, time_2: _time, place_2: _place, place_id_2: _id, ...born } = request;
  return { ...born, planets: [planet], collect_text: false };
};
const longitudeOf = (planets: readonly { planetId: number; longitude: string }[], id: number): number =>
  Number(planets.find(({ planetId }) => planetId === id)?.longitude);

/** With Sun and Moon listed, and the birth known: an uncertain one returns at noon’s Sun. */
const certain = ({ request }: { request: Request }): boolean =>
  request.time !== null && request.time_accuracy === undefined;
const returning = (request: Request): Request => ({ ...request, planets: [0, 1], collect_text: false });

export const lifeLaws = {
  solarReturnsReturn: law(
    'the Sun of a solar return is where it was at birth, as many years later as the year says',
    callsOf('solarReturn').filter(({ options }) => options?.precessionCorrected !== true),
    async (calls, { request, options }) => {
      fc.pre(certain({ request: { ...request } }));
      const result = await calls.ask('solarReturn', returning({ ...request }), options);
      const natal = await calls.ask('natal', bodyOf({ ...request }, 0), options);
      near(longitudeOf(result.planets, 0), longitudeOf(natal.planets, 0), 2 * unit, 'the Sun of the return');
      const { julianDayUt, natalJulianDayUt } = result.calculation;
      const years = Number(request.year) - Number(request.date.slice(0, 4));
      const wait = julianDayUt - natalJulianDayUt;
      claim(
        Math.abs(wait - years * tropicalYear) < 2.5,
        () => `it is ${wait} days after birth, for ${years} years`,
      );
    },
    30,
  ),
  lunarReturnsReturn: law(
    'the Moon of a lunar return is where she was at birth, within a month after the date of the request',
    callsOf('lunarReturn').filter(({ options }) => options?.precessionCorrected !== true),
    async (calls, { request, options }) => {
      fc.pre(certain({ request: { ...request } }));
      const result = await calls.ask('lunarReturn', returning({ ...request }), options);
      const natal = await calls.ask('natal', bodyOf({ ...request }, 1), options);
      near(longitudeOf(result.planets, 1), longitudeOf(natal.planets, 1), 2 * unit, 'the Moon of the return');
      const from = Date.parse(`${request.date_2}T00:00Z`) / 86_400_000 + 2_440_587.5;
      const wait = result.calculation.julianDayUt - from;
      claim(wait > -1.5 && wait < 30, () => `it is ${wait} days after ${request.date_2}`);
    },
    30,
  ),
  returnPlacesNameTheMoment: law(
    'the clock of the place of a return names its moment, and does not change it',
    callsOf('solarReturn'),
    async (calls, { request, options }) => {
      const { place_id_2: _id, place_2: _place, ...born } = { ...request } as Request;
      const inZone = (timezone: string) =>
        calls.ask(
          'solarReturn',
          { ...born, place_2: { name: 'there', latitude: 10, longitude: 20, timezone } },
          options,
        );
      const [here, there] = [await inZone('UTC'), await inZone('America/New_York')];
      claim(
        here.event.utDate.date === there.event.utDate.date,
        () => `it is at ${here.event.utDate.date}, or at ${there.event.utDate.date}`,
      );
      for (const [index, { planetId, longitude }] of there.planets.entries())
        claim(here.planets[index]?.longitude === longitude, () => `planet ${planetId} is at ${longitude}°`);
    },
    20,
  ),
  progressionsBeginWithBirth: law(
    'progressed by no days, planets and houses are those of the birth',
    fc.tuple(
      births(['ordinary', 'stations', 'ingresses', 'cusps', 'polar', 'clocks']),
      fc.constantFrom('P', 'W', 'K'),
    ),
    async (calls, [{ date, time, where }, system]) => {
      const request = { name: 'N', date, time, ...where, lang: 'en', system, collect_text: false };
      const natal = await calls.ask('natal', request);
      const progressed = await calls.ask('progressions', { ...request, add_days: 0 });
      for (const [index, { planetId, longitude }] of progressed.planets.entries())
        near(Number(longitude), Number(natal.planets[index]?.longitude), unit, `planet ${planetId}`);
      for (const [index, { house, longitude }] of progressed.houses.entries())
        near(Number(longitude), Number(natal.houses[index]?.longitude), unit, `cusp ${house}`);
      claim(Number(progressed.solarArc.arc) === 0, () => `the arc is ${progressed.solarArc.arc}°`);
    },
    30,
  ),
  aDayStandsForAYear: law(
    'the progressed moment is as many days after birth as the event is years, and the solar arc is what the Sun has come',
    fc.tuple(births(['ordinary', 'stations', 'ingresses', 'cusps']), fc.integer({ min: 0, max: 33_000 })),
    async (calls, [{ date, time, where }, add_days]) => {
      const request = { name: 'N', date, time, ...where, lang: 'en', collect_text: false };
      const result = await calls.ask('progressions', { ...request, add_days });
      const { julianDayUt, progressedJulianDayUt, years } = result.calculation;
      claim(
        Math.abs(years * tropicalYear - add_days) < 0.01,
        () => `${add_days} days of life are ${years} years`,
      );
      claim(
        Math.abs(progressedJulianDayUt - julianDayUt - years) < 1e-6,
        () => `${years} years of life are ${progressedJulianDayUt - julianDayUt} days`,
      );
      const natal = await calls.ask('natal', request);
      const sun = apart(longitudeOf(result.planets, 0), longitudeOf(natal.planets, 0));
      claim(Math.abs(sun - Number(result.solarArc.arc)) < 3 * unit, () => `the Sun came ${sun}°`);
      for (const [index, { planetId, longitude }] of result.solarArc.planets.entries()) {
        const from = Number(natal.planets[index]?.longitude);
        near(Number(longitude), from + Number(result.solarArc.arc), 3 * unit, `directed planet ${planetId}`);
      }
    },
    30,
  ),
};
