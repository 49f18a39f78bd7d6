import fc from 'fast-check';
import type { HouseEntry } from '../../schema/index.js';
import { births, kindsOfBirths } from '../births.js';
import { claim, near, same, unit } from '../claims.js';
import { law } from '../law.js';
import { options as anyOptions } from '../options.js';
import { callsOf, type Request } from '../requests.js';

/** Laws of one chart: signs, houses, aspects, shares. */

const natals = callsOf('natal');
const timedNatals = natals.filter(({ request }) => request.time !== null);

/** Degrees, minutes and seconds as they stand in results, cut off. */
interface InSign {
  longitude: string;
  signId: number;
  degrees: number;
  minutes: number;
  seconds: number;
}

function requireSign({ longitude, signId, degrees, minutes, seconds }: InSign, what: string): void {
  const units = Math.round(Number(longitude) * 1e7);
  claim(units >= 0 && units < 3.6e9, () => `${what} is at ${longitude}°`);
  const sign = Math.floor(units / 3e8);
  claim(signId === sign, () => `${what} is at ${longitude}°, and its sign is ${signId} in place of ${sign}`);
  const seconds7 = (units - sign * 3e8) * 3600;
  const shown = (degrees * 3600 + minutes * 60 + seconds) * 1e7;
  claim(
    shown <= seconds7 && seconds7 < shown + 1e7,
    () => `${what} is at ${longitude}°, and shown at ${degrees}°${minutes}′${seconds}″ of its sign`,
  );
}

/** Whole numbers of 1e-7°, so that no rounding of a difference decides. */
const ahead7 = (one: string, other: string): number =>
  (Math.round(Number(one) * 1e7) - Math.round(Number(other) * 1e7) + 3.6e9) % 3.6e9;

const cuspOf = (houses: readonly HouseEntry[], house: number): string =>
  houses[(house + 11) % 12]?.longitude ?? '';

/** Among Sun to Pluto, whose pairs all form aspects. */
const planetsAlone = { planets: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], collect_text: false };
const bornAt = births().map(
  ({ date, time, where }): Request => ({ name: 'N', date, time, ...where, lang: 'en' }),
);

export const chartLaws = {
  signsFollowFromLongitudes: law(
    'the sign of a longitude is the thirty degrees that it lies in, and degrees, minutes and seconds are cut off',
    natals,
    async (calls, { request, options }) => {
      const { planets, houses } = await calls.ask('natal', request, options);
      for (const planet of planets) requireSign(planet, `planet ${planet.planetId}`);
      for (const house of houses) requireSign(house, `cusp ${house.house}`);
    },
  ),
  signNamesFollowFromSigns: law(
    'a sign has one name, that of the list of signs',
    bornAt,
    async (calls, request) => {
      const { data } = await calls.ask('signs', { lang: 'en' });
      const { planets, houses } = await calls.ask('natal', request);
      for (const { signId, signName } of [...planets, ...houses])
        claim(data[signId]?.sign_name === signName, () => `sign ${signId} is called ${signName}`);
      for (const { house, signId, rulerId } of houses)
        claim(
          data[signId]?.ruler_id === rulerId,
          () => `cusp ${house} in sign ${signId} is ruled by ${rulerId}`,
        );
    },
    20,
  ),
  housesHoldTheirPlanets: law(
    'a planet is in the one house whose cusps enclose it, and on a cusp in the house that it opens',
    timedNatals,
    async (calls, { request, options }) => {
      const { planets, houses, calculation } = await calls.ask('natal', request, options);
      claim(houses.length === 12, () => `there are ${houses.length} houses`);
      // Cusps that are out of order enclose nothing.
      fc.pre(options?.polar !== 'as-given');
      for (const { planetId, longitude, housePosition } of planets) {
        const holding = houses.filter(
          ({ house }) =>
            ahead7(longitude, cuspOf(houses, house)) <
            ahead7(cuspOf(houses, house + 1), cuspOf(houses, house)),
        );
        claim(
          holding.length === 1 && holding[0]?.house === housePosition,
          () =>
            `planet ${planetId} at ${longitude}° is in house ${housePosition}, and ${holding.map(({ house }) => house)} ` +
            `holds it (system ${calculation.houseSystemUsed})`,
        );
      }
    },
  ),
  oppositeCuspsAreOpposite: law(
    'the seventh cusp is opposite to the first, and so on around, but in the Sunshine systems and in APC',
    timedNatals,
    async (calls, { request, options }) => {
      const { houses, calculation, chart } = await calls.ask('natal', request, options);
      const { angles } = chart;
      claim(angles !== null, () => 'a chart with a time of birth has no angles');
      near(Number(angles.descendant), Number(angles.ascendant) + 180, unit, 'the Descendant');
      near(Number(angles.imumCoeli), Number(angles.midheaven) + 180, unit, 'the Imum Coeli');
      fc.pre(!['I', 'i', 'Y'].includes(calculation.houseSystemUsed ?? ''));
      for (const house of [1, 2, 3, 4, 5, 6])
        near(
          Number(cuspOf(houses, house + 6)),
          Number(cuspOf(houses, house)) + 180,
          unit,
          `cusp ${house + 6}`,
        );
    },
  ),
  quadrantsBeginAtAngles: law(
    'in Placidus, Koch, Regiomontanus, Campanus and Porphyry houses 1 and 10 begin at Ascendant and Midheaven',
    fc.tuple(timedNatals, fc.constantFrom('P', 'K', 'R', 'C', 'O')),
    async (calls, [{ request, options }, system]) => {
      const { houses, chart } = await calls.ask('natal', { ...request, system }, options);
      fc.pre(options?.polar !== 'as-given');
      near(Number(cuspOf(houses, 1)), Number(chart.angles?.ascendant), unit, 'cusp 1');
      near(Number(cuspOf(houses, 10)), Number(chart.angles?.midheaven), unit, 'cusp 10');
    },
  ),
  retrogradeIsBackwards: law(
    'a planet is retrograde exactly where its speed is below zero; Sun and Moon never are',
    natals,
    async (calls, { request, options }) => {
      for (const { planetId, retrograde, speeds } of (await calls.ask('natal', request, options)).planets) {
        claim(retrograde === Number(speeds) < 0, () => `planet ${planetId} moves ${speeds}° a day`);
        claim(
          planetId > 1 || !retrograde || options?.topocentric !== undefined,
          () => `${planetId} is retrograde`,
        );
      }
    },
  ),
  sharesSumToAHundred: law(
    'the shares of the elements sum to 100, and those of the qualities and the polarities',
    natals,
    async (calls, { request, options }) => {
      const { elements: of } = await calls.ask('natal', request, options);
      same(
        [
          of.fire + of.earth + of.air + of.water,
          of.cardinal + of.fixed + of.mutable,
          of.positive + of.negative,
        ],
        [100, 100, 100],
        'sums',
      );
    },
  ),
  moonPhaseFollowsFromElongation: law(
    'the phase of the Moon is the eighth of the circle that she is ahead of the Sun',
    bornAt,
    async (calls, request) => {
      const { planets, moonPhase } = await calls.ask('natal', { ...request, ...planetsAlone });
      const [sun, moon] = planets;
      const elongation = Number(moonPhase.elongation);
      near(elongation, Number(moon?.longitude) - Number(sun?.longitude), 2 * unit, 'the elongation');
      claim(
        moonPhase.phaseId === Math.floor(elongation / 45),
        () => `${elongation}° is phase ${moonPhase.phaseId}`,
      );
      const lit = Number(moonPhase.illumination);
      claim(lit >= 0 && lit <= 1, () => `the lit part of the Moon is ${lit}`);
      claim(
        Number(moonPhase.age) >= 0 && Number(moonPhase.age) < 29.85,
        () => `her age is ${moonPhase.age} days`,
      );
    },
  ),
  fortuneIsAsFarAsTheMoon: law(
    'the Part of Fortune by the day formula is as far from the Ascendant as the Moon from the Sun',
    births(['ordinary', 'cusps', 'polar']).map(({ date, time, where }) => ({
      name: 'N',
      date,
      time,
      ...where,
      lang: 'en',
    })),
    async (calls, request) => {
      const asked = { ...request, planets: [0, 1, 13, 15], collect_text: false };
      const { planets } = await calls.ask('natal', asked, { fortune: 'day' });
      const [sun = 0, moon = 0, fortune = 0, ascendant = 0] = planets.map(({ longitude }) =>
        Number(longitude),
      );
      near(fortune - ascendant, moon - sun, 2 * unit, 'Fortune from the Ascendant');
    },
    20,
  ),
  smallerResultsAgree: law(
    'natalBasic is natal without texts, and planetInSign has its signs',
    natals,
    async (calls, { request, options }) => {
      const natal = await calls.ask('natal', { ...request, collect_text: false }, options);
      same(await calls.ask('natalBasic', request, options), natal, 'natalBasic');
      const { planets } = await calls.ask('planetInSign', request, options);
      const signs = new Map(natal.planets.map(({ planetId, signId }) => [planetId, signId]));
      for (const { planetId, signId } of planets)
        claim(signs.get(planetId) === signId, () => `planetInSign has planet ${planetId} in sign ${signId}`);
    },
    30,
  ),
  wordsChangeNoFigure: law(
    'neither the language tag nor leaving out the texts changes a figure',
    fc.tuple(bornAt, anyOptions()),
    async (calls, [request, options]) => {
      const figures = async (given: Request): Promise<unknown> =>
        figuresOf(await calls.ask('natal', given, withoutCalendar(options)));
      const wanted = await figures(request);
      same(await figures({ ...request, lang: 'en-GB' }), wanted, 'en-GB');
      same(await figures({ ...request, collect_text: false }), wanted, 'without texts');
    },
    30,
  ),
  receiptsFollowFromClocks: law(
    'the receipt’s Julian day is the moment in UTC that the profile shows',
    fc
      .oneof(kindsOfBirths.ordinary, kindsOfBirths.clocks, kindsOfBirths.skipped, kindsOfBirths.repeated)
      .map(({ date, time, where }) => ({ name: 'N', date, time, ...where, lang: 'en', ...planetsAlone })),
    async (calls, request) => {
      const { profile, calculation } = await calls.ask('natal', request);
      const clock = (date: string) => Date.parse(`${date.slice(0, 23).replace(' ', 'T')}Z`) / 1000;
      const [local, ut] = [clock(profile.birthdate.date), clock(profile.utBirthdate.date)];
      claim(
        Math.abs((calculation.julianDayUt - 2_440_587.5) * 86_400 - ut) < 1e-3,
        () => `${profile.utBirthdate.date} UTC is not the Julian day ${calculation.julianDayUt}`,
      );
      claim(
        local - ut === calculation.utcOffset,
        () => `the clocks differ by ${local - ut} s, not ${calculation.utcOffset}`,
      );
    },
    40,
  ),
};

const withoutCalendar = ({ calendar: _calendar, ...options }: object & { calendar?: unknown }) => options;

/** A chart without its words. */
function figuresOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(figuresOf);
  const words = ['text', 'housetext', 'intro', 'message', 'collectText', 'reading', 'wheel'];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !words.includes(key) && !/Name$/.test(key))
      .map(([key, inner]) => [key, figuresOf(inner)]),
  );
}
