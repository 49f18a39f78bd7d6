import fc from 'fast-check';
import type { GivenPlace } from '../../schema/fields.js';
import type { Natal } from '../../schema/index.js';
import { births, kindsOfBirths, type Where } from '../births.js';
import { claim, same } from '../claims.js';
import { type Calls, law } from '../law.js';
import type { Request } from '../requests.js';

/** Laws of clocks, places and what is known of them: one instant has one sky, and what was decided has its notice. */

const born = (date: string, time: string | null, where: Where): Request => ({
  name: 'N',
  date,
  time,
  ...where,
  lang: 'en',
});

/** The chart without whose it is and what its clock showed. */
const skyOf = ({ planets, houses, aspects, elements, moonPhase, patterns, chart }: Natal) => ({
  planets,
  houses,
  aspects,
  elements,
  moonPhase,
  patterns,
  chart,
});

const skyAt = async (calls: Calls, request: Request) => skyOf(await calls.ask('natal', request));
const codesOf = ({ notices }: Natal): string[] => notices.map(({ code }) => code);

const two = (value: number): string => String(value).padStart(2, '0');
const modern = fc.integer({ min: -5_350_000_000, max: 13_500_000_000 }).map((seconds) => seconds * 1000);
const coordinates = fc.record({
  name: fc.constant('there'),
  latitude: fc.integer({ min: -9_000_000, max: 9_000_000 }).map((units) => units / 1e5),
  longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((units) => units / 1e5),
});

const fromCity = births(['ordinary', 'stations', 'cusps', 'polar']);

export const momentLaws = {
  oneInstantHasOneSky: law(
    'a clock that is put on and a zone that is as much further east give the same moment, and the same chart',
    fc.tuple(modern, coordinates, fc.integer({ min: -14 * 60, max: 14 * 60 })),
    async (calls, [instant, spot, offset]) => {
      const at = (minutes: number): Request => {
        const local = new Date(instant + minutes * 60_000).toISOString();
        const size = Math.abs(minutes);
        const timezone = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
        return born(local.slice(0, 10), local.slice(11, 19), { place: { ...spot, timezone } });
      };
      same(await skyAt(calls, at(offset)), await skyAt(calls, at(0)), `the chart at ${offset} minutes`);
    },
    30,
  ),
  wholeTurnsAreOnePlace: law(
    'a longitude and one that is 360° more are the same place',
    fc.tuple(fromCity, coordinates, fc.integer({ min: 1, max: 180_000 })),
    async (calls, [{ date, time }, spot, thousandths]) => {
      const west = -thousandths / 1000;
      const at = (longitude: number) =>
        skyAt(calls, born(date, time, { place: { ...spot, longitude, timezone: 'UTC' } }));
      same(await at(Number((west + 360).toFixed(3))), await at(west), 'the chart a turn further east');
    },
    30,
  ),
  namesChangeNoChart: law(
    'neither the name of the person nor that of the place changes the chart',
    fc.tuple(fromCity, coordinates),
    async (calls, [{ date, time }, spot]) => {
      const place: GivenPlace = { ...spot, timezone: 'Europe/Berlin' };
      const request = born(date, time, { place });
      const other = { ...request, name: 'Somebody else', place: { ...place, name: 'elsewhere' } };
      same(await skyAt(calls, other), await skyAt(calls, request), 'the chart under another name');
    },
    20,
  ),
  skippedTimesHaveANotice: law(
    'a local time that clocks never showed is moved on, and the result says so',
    kindsOfBirths.skipped,
    async (calls, { date, time, where }) => {
      const natal = await calls.ask('natal', born(date, time, where));
      claim(
        codesOf(natal).includes('skipped_time'),
        () => `${date} ${time} was skipped, and no notice says so`,
      );
      claim(
        !natal.profile.birthdate.date.startsWith(`${date} ${time.length === 5 ? `${time}:00` : time}`),
        () => `${date} ${time} is shown, though no clock did`,
      );
    },
    20,
  ),
  repeatedTimesHaveANotice: law(
    'of a local time that clocks showed twice the earlier moment is taken, and the result says so',
    kindsOfBirths.repeated,
    async (calls, { date, time, where }) => {
      const request = born(date, time, where);
      const natal = await calls.ask('natal', request);
      claim(
        codesOf(natal).includes('ambiguous_time'),
        () => `${date} ${time} came twice, and no notice says so`,
      );
      const later = await calls.ask('natal', request, { disambiguation: 'later' });
      claim(
        natal.calculation.julianDayUt < later.calculation.julianDayUt,
        () => `the later of two ${date} ${time} is not later`,
      );
      same(later.profile.birthdate, natal.profile.birthdate, 'the later moment on the clock');
    },
    20,
  ),
  turnedClocksCanBeRefused: law(
    'where `disambiguation` is `reject`, a time that clocks showed twice or never is refused',
    fc.oneof(
      kindsOfBirths.repeated.map((birth) => ({ ...birth, code: 'ambiguous_time' })),
      kindsOfBirths.skipped.map((birth) => ({ ...birth, code: 'nonexistent_time' })),
    ),
    async (calls, { date, time, where, code }) => {
      const error: unknown = await calls
        .ask('natal', born(date, time, where), { disambiguation: 'reject' })
        .then(
          () => undefined,
          (refusal) => refusal,
        );
      const found = (error as { code?: string } | undefined)?.code;
      claim(
        found === code,
        () => `${date} ${time} is answered with ${found ?? 'a chart'} in place of ${code}`,
      );
    },
    20,
  ),
  unknownTimesHaveNoHouses: law(
    'without a time of birth there are no houses and no angles, and the result says so and what is open',
    births(['ordinary', 'uniform', 'polar', 'clocks']),
    async (calls, { date, where }) => {
      const natal = await calls.ask('natal', born(date, null, where));
      claim(codesOf(natal).includes('unknown_time'), () => 'no notice says that the time is unknown');
      claim(natal.houses.length === 0, () => `there are ${natal.houses.length} houses`);
      claim(natal.chart.angles === null && natal.chart.sect === null, () => 'there are angles');
      claim(
        natal.planets.every(({ housePosition }) => housePosition === 0),
        () => 'a planet is in a house',
      );
      claim(natal.uncertainty !== undefined, () => 'nothing says what is open');
      for (const { kind, planetId, before, after } of natal.uncertainty.changes)
        claim(before !== after, () => `${kind} of ${planetId} changes from ${before} to ${after}`);
    },
    20,
  ),
  replacedHousesHaveANotice: law(
    'where another house system was used than the one chosen, a notice says so, and nowhere else',
    fc.tuple(births(['polar', 'uniform', 'ordinary']), fc.constantFrom('P', 'K', 'R', 'W', 'E', 'O', 'T')),
    async (calls, [{ date, time, where }, system]) => {
      const natal = await calls.ask('natal', { ...born(date, time, where), system });
      const { houseSystem, houseSystemUsed } = natal.calculation;
      claim(houseSystem === system, () => `${system} was chosen, and the receipt has ${houseSystem}`);
      claim(
        (houseSystem !== houseSystemUsed) === codesOf(natal).includes('house_system_replaced'),
        () => `${houseSystemUsed} was used for ${houseSystem}; the notices are ${codesOf(natal)}`,
      );
    },
  ),
  modelledSkiesHaveANotice: law(
    'outside the ephemeris files the receipt says `moshier` and a notice says so; within them neither does',
    births(['edges', 'uniform', 'ordinary']),
    async (calls, { date, time, where }) => {
      const natal = await calls.ask('natal', { ...born(date, time, where), planets: [0, 1, 4] });
      const { ephemeris, julianDayUt } = natal.calculation;
      claim(
        (ephemeris === 'moshier') === codesOf(natal).includes('moshier_ephemeris'),
        () => `the ephemeris is ${ephemeris}; the notices are ${codesOf(natal)}`,
      );
      // A day within the first and the last of the files.
      if (julianDayUt > 2_378_498 && julianDayUt < 2_597_640)
        claim(ephemeris === 'swiss', () => `Julian day ${julianDayUt} is modelled`);
      if (julianDayUt < 2_378_495 || julianDayUt > 2_597_643)
        claim(ephemeris === 'moshier', () => `Julian day ${julianDayUt} is beyond the files`);
    },
  ),
};
