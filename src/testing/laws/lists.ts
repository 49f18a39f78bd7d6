import fc from 'fast-check';
import { branches, stems } from '../../chinese/cycles.js';
import { birthsWithin, dates, placeIds } from '../births.js';
import { claim, same } from '../claims.js';
import { law } from '../law.js';
import { requestsOf } from '../requests.js';

/** Laws of reports, of the Chinese calendar, and of places. */

const day = 86_400_000;
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

interface Reported {
  sign_id: number;
  sign_name: string;
  intro: string;
  text: string;
}
interface EventsOfSign {
  sign_id: number;
  starts: string;
  ends: string;
  data: readonly { utDate: string; kind: string }[];
}

const reported = fc
  .constantFrom('dailyReports', 'weeklyReports', 'monthlyReports', 'yearlyReports', 'ascendantYearlyReports')
  .chain((name) => requestsOf(name as string).map((request) => ({ name, request })));

/** First and last day of a month, and of an ISO week. */
const monthOf = (year: number, month: number): [string, string] => [
  iso(Date.UTC(year, month - 1, 1)),
  iso(Date.UTC(year, month, 0)),
];
function weekOf(year: number, week: number): [string, string] {
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * day + (week - 1) * 7 * day;
  return [iso(monday), iso(monday + 6 * day)];
}

const ofChina = birthsWithin(1805, 2390);
const namesOfPillars = ['year', 'month', 'day', 'hour'] as const;

/** The place of a pillar in the cycle of sixty. */
const inCycle = ({ stem, branch }: { stem: string; branch: string }): number => {
  const [s, b] = [stems.indexOf(stem as never), branches.indexOf(branch as never)];
  return (((6 * s - 5 * b) % 60) + 60) % 60;
};

export const listLaws = {
  reportsAreOfTheTwelveSigns: law(
    'all twelve reports are those of the signs 0 to 11, and the report of one sign is its element of the list',
    fc.tuple(reported, fc.integer({ min: 0, max: 11 })),
    async (calls, [{ name, request }, sign]) => {
      const { sign_id: _sign, ...all } = request;
      const { reports } = (await calls.ask(name, all)) as { reports: Reported[] };
      same(
        reports.map(({ sign_id }) => sign_id),
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        'signs',
      );
      same(await calls.ask(name, { ...all, sign_id: sign }), reports[sign], `the report of sign ${sign}`);
    },
    10,
  ),
  reportsAreOfTheirPeriod: law(
    'a week begins on its ISO Monday, a month on its first, and what happens in a report happens within its days',
    fc.record({
      year: fc.integer({ min: 1900, max: 2100 }),
      month: fc.integer({ min: 1, max: 12 }),
      week: fc.integer({ min: 1, max: 52 }),
      sign_id: fc.integer({ min: 0, max: 11 }),
    }),
    async (calls, { year, month, week, sign_id }) => {
      const periods = [
        [{ kind: 'weekly', week, year, sign_id }, weekOf(year, week)],
        [{ kind: 'monthly', month, year, sign_id }, monthOf(year, month)],
      ] as const;
      for (const [request, [first, last]] of periods) {
        const { starts, ends, data } = (await calls.ask('reportEvents', request)) as EventsOfSign;
        same([starts, ends], [first, last], request.kind);
        for (const { kind, utDate } of data)
          claim(
            utDate.slice(0, 10) >= first && utDate.slice(0, 10) <= last,
            () => `${request.kind}: a ${kind} of ${utDate} is told of ${first} to ${last}`,
          );
      }
    },
    10,
  ),
  reportsAreMadeOfPlainElements: law(
    'the HTML of a report has paragraphs, headings, lists and times alone, and closes what it opens',
    reported,
    async (calls, { name, request }) => {
      const { text } = (await calls.ask(name, { ...request, sign_id: 3 })) as Reported;
      const open: string[] = [];
      for (const [tag, slash = '', element = ''] of text.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        claim(
          ['h3', 'p', 'ul', 'li', 'strong', 'em', 'time'].includes(element),
          () => `there is a ${tag} in the text`,
        );
        if (slash === '') open.push(element);
        else same(element, open.pop(), `what ${tag} closes`);
      }
      same(open, [], 'what is left open');
    },
    15,
  ),
  pillarsAreOfTheCycleOfSixty: law(
    'stem and branch of a pillar are both odd or both even in their order, and the animal is the branch',
    ofChina,
    async (calls, { date, time, where }) => {
      const request = { name: 'N', date, time, ...where, lang: 'en' };
      const { pillars, year, stem, branch, sign_id } = await calls.ask('chineseHoroscope', request);
      for (const which of namesOfPillars) {
        const pillar = pillars[which];
        claim(pillar !== null, () => `there is no pillar of the ${which}`);
        const [s, b] = [stems.indexOf(pillar.stem), branches.indexOf(pillar.branch)];
        claim(s % 2 === b % 2, () => `${pillar.stem} and ${pillar.branch} make no pillar`);
        claim(pillar.sign_id === b, () => `the animal of ${pillar.branch} is ${pillar.sign_id}`);
      }
      claim(stems.indexOf(stem) === (((year - 4) % 10) + 10) % 10, () => `the stem of ${year} is ${stem}`);
      claim(
        branches.indexOf(branch) === (((year - 4) % 12) + 12) % 12,
        () => `the branch of ${year} is ${branch}`,
      );
      claim(sign_id === branches.indexOf(branch), () => `the animal of ${year} is ${sign_id}`);
    },
    30,
  ),
  dayPillarsGoRound: law(
    'the pillar of the next day is the next of the cycle, and that of the hour follows from day and hour',
    fc.tuple(dates(1900, 2100), fc.integer({ min: 0, max: 22 })),
    async (calls, [date, hour]) => {
      const time = `${String(hour).padStart(2, '0')}:30`;
      const born = (on: string) => ({ name: 'N', date: on, time, lang: 'en' });
      const one = (await calls.ask('chineseHoroscope', born(date))).pillars;
      const next = (await calls.ask('chineseHoroscope', born(iso(Date.parse(date) + day)))).pillars;
      claim(
        (inCycle(one.day) + 1) % 60 === inCycle(next.day),
        () => `${one.day.stem} is followed by ${next.day.stem}`,
      );
      // The rule of the five rats: the first hour of a day has twice the stem of the day.
      const wanted = (inCycle(one.day) * 12 + Math.floor((hour + 1) / 2)) % 60;
      claim(
        one.hour !== null && inCycle(one.hour) === wanted,
        () => `the hour of ${time} is ${one.hour?.stem}`,
      );
    },
    30,
  ),
  forecastsFollowEachOther: law(
    'a Chinese year begins on the day after the last ended, and its animal is the next',
    fc.tuple(fc.integer({ min: 1810, max: 2380 }), fc.integer({ min: 0, max: 11 })),
    async (calls, [year, sign_id]) => {
      const of = async (one: number) =>
        (await calls.ask('chineseForecasts', { year: one, sign_id })) as unknown as Forecast;
      const [now, next] = [await of(year), await of(year + 1)];
      claim(
        iso(Date.parse(now.ends) + day) === next.starts,
        () => `${now.ends} is followed by ${next.starts}`,
      );
      claim(
        (now.year_sign_id + 1) % 12 === next.year_sign_id,
        () => `${now.year_sign_id} is followed by ${next.year_sign_id}`,
      );
      claim(now.sign_id === sign_id, () => `the forecast is of animal ${now.sign_id}`);
    },
    15,
  ),
  placesFoundCanBeBornAt: law(
    'a place that is found can be named by its id, and is that place; places are in order of population',
    requestsOf('places'),
    async (calls, { name }) => {
      const { data } = await calls.ask('places', { name, limit: 10 });
      const populations = data.map(({ population }) => population);
      same(
        populations,
        [...populations].sort((a, b) => b - a),
        'populations',
      );
      const [place] = data;
      if (place === undefined) return;
      const request = { name: 'N', date: '1990-05-17', time: '14:30', place_id: place.id, lang: 'en' };
      const { profile } = await calls.ask('natal', { ...request, planets: [0], collect_text: false });
      same(
        [profile.cityName, profile.lat, profile.long, profile.timezoneName],
        [place.name, place.latitude, place.longitude, place.timezone],
        'the place of the birth',
      );
    },
    20,
  ),
  idsAndCoordinatesAreOnePlace: law(
    'a place by its id and the same by its coordinates and zone give the same chart',
    fc.tuple(dates(1970, 2030), placeIds()),
    async (calls, [date, place_id]) => {
      const request = { name: 'N', date, time: '12:30', lang: 'en', collect_text: false };
      const byId = await calls.ask('natal', { ...request, place_id });
      const { cityName: name, lat: latitude, long: longitude, timezoneName: timezone } = byId.profile;
      const own = await calls.ask('natal', { ...request, place: { name, latitude, longitude, timezone } });
      same(own.planets, byId.planets, 'planets');
      same(own.houses, byId.houses, 'houses');
      same(own.profile, byId.profile, 'profile');
    },
    20,
  ),
  signsAndPlanetsAreListed: law(
    'the list of signs has twelve in zodiac order, and every planet of a chart is in the list of planets, by its name',
    dates(1900, 2030),
    async (calls, date) => {
      const { data: signs } = await calls.ask('signs', { lang: 'en' });
      same(
        signs.map(({ sign_id, element }) => [sign_id, element]),
        signs.map((_, id) => [id, ['fire', 'earth', 'air', 'water'][id % 4]]),
        'signs',
      );
      claim(signs.length === 12, () => `there are ${signs.length} signs`);
      const { data } = await calls.ask('planets', { lang: 'en' });
      const names = new Map(data.map(({ planet_id, planet_name }) => [planet_id, planet_name]));
      const request = { name: 'N', date, time: '12:00', place_id: 3054643, lang: 'en', collect_text: false };
      for (const { planetId, planetName } of (await calls.ask('natal', request)).planets)
        claim(names.get(planetId) === planetName, () => `planet ${planetId} is called ${planetName}`);
    },
    10,
  ),
};

interface Forecast {
  sign_id: number;
  starts: string;
  ends: string;
  year_sign_id: number;
}
