import type { GivenPlace } from '../schema/fields.js';

/** Moments and places at which engines go wrong: what the arbitraries of births lean to. */

/** A local time at a place, with its zone. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
  readonly place: GivenPlace;
}

const spot = (name: string, latitude: number, longitude: number, timezone: string): GivenPlace => ({
  name,
  latitude,
  longitude,
  timezone,
});
const berlin = spot('Berlin', 52.52, 13.41, 'Europe/Berlin');
const newYork = spot('New York', 40.714, -74.006, 'America/New_York');
const lordHowe = spot('Lord Howe Island', -31.55, 159.08, 'Australia/Lord_Howe');
const apia = spot('Apia', -13.833, -171.767, 'Pacific/Apia');
const dublin = spot('Dublin', 53.33, -6.249, 'Europe/Dublin');
const sydney = spot('Sydney', -33.868, 151.207, 'Australia/Sydney');
const saoPaulo = spot('São Paulo', -23.548, -46.636, 'America/Sao_Paulo');
const tehran = spot('Tehran', 35.694, 51.422, 'Asia/Tehran');
const casablanca = spot('Casablanca', 33.588, -7.611, 'Africa/Casablanca');

const at = (date: string, time: string, place: GivenPlace): LocalTime => ({ date, time, place });

/** Local times that clocks never showed: summer time, a day left out, standard time that came (IANA database). */
export const skippedTimes: readonly LocalTime[] = [
  at('1990-03-25', '02:00', berlin),
  at('1990-03-25', '02:59:59', berlin),
  at('2007-03-11', '02:15:30', newYork),
  at('1918-03-31', '02:30', newYork),
  at('2020-10-04', '02:10', lordHowe),
  at('2011-12-30', '12:00', apia),
  at('2018-11-04', '00:10', saoPaulo),
  at('2022-03-22', '00:30', tehran),
  at('2020-10-04', '02:01', sydney),
  at('2500-03-28', '02:30', berlin),
];

/** Local times that clocks showed twice. */
export const repeatedTimes: readonly LocalTime[] = [
  at('1990-09-30', '02:00', berlin),
  at('1990-09-30', '02:59:59', berlin),
  at('2007-11-04', '01:45', newYork),
  at('1916-10-01', '02:50', dublin),
  at('2020-04-05', '02:59', sydney),
  at('2020-04-05', '01:45', lordHowe),
  at('2022-09-21', '23:30', tehran),
  at('2018-02-17', '23:30', saoPaulo),
  at('2019-05-05', '02:30', casablanca),
  at('2500-10-31', '02:30', berlin),
];

/** Clocks with a story, on days when nothing was turned: war time, half hours, seconds, mean time. */
export const oddClocks: readonly LocalTime[] = [
  at('1941-07-01', '12:00', spot('London', 51.5085, -0.1257, 'Europe/London')),
  at('1937-06-30', '23:59:59', spot('Amsterdam', 52.374, 4.8897, 'Europe/Amsterdam')),
  at('1971-12-31', '12:00', spot('Monrovia', 6.3005, -10.797, 'Africa/Monrovia')),
  at('1985-12-31', '23:50', spot('Kathmandu', 27.7017, 85.3206, 'Asia/Kathmandu')),
  at('1879-03-14', '11:30', spot('Ulm', 48.4, 9.99, 'Europe/Berlin')),
  at('1844-12-30', '12:00', spot('Manila', 14.6042, 120.9822, 'Asia/Manila')),
  at('1867-10-17', '12:00', spot('Sitka', 57.05, -135.33, 'America/Sitka')),
  at('1947-01-15', '12:00', spot('Prague', 50.088, 14.4208, 'Europe/Prague')),
  at('2016-01-01', '00:00', spot('Pyongyang', 39.0339, 125.7543, 'Asia/Pyongyang')),
];

/** Dates about the reform of the calendar and its leap days; all exist by the default `calendar`. */
export const reformDates: readonly string[] = [
  '1582-10-03',
  '1582-10-04',
  '1582-10-15',
  '1582-10-16',
  '1500-02-29',
  '1400-02-29',
  '1582-12-31',
  '1583-01-01',
  '1700-02-28',
  '1752-09-02',
  '1752-09-14',
  '1900-02-28',
  '1918-01-31',
  '2000-02-29',
];

/** Days at the ends of the ephemeris files and of the years that can be calculated. */
export const edgeDates: readonly string[] = [
  '1799-12-30',
  '1799-12-31',
  '1800-01-01',
  '1800-01-02',
  '1800-01-03',
  '2399-12-30',
  '2399-12-31',
  '2400-01-01',
  '2400-01-02',
  '0001-01-02',
  '0001-12-31',
  '2999-01-01',
  '2999-12-30',
];

/**
 * UT moments of stations, of entries into signs and of eclipses, as this library's `skyEvents` gives them, to the
 * second: places to lean to, no reference for anything.
 */
export const stationMoments: readonly string[] = [
  ...['1990-01-20T04:31:28', '1990-02-08T09:16:19', '1990-02-19T06:30:31', '1990-02-24T19:14:27'],
  ...['1990-04-13T22:21:20', '1990-04-16T12:55:15', '1990-05-04T22:42:41', '1990-05-17T02:01:59'],
  ...['1990-10-20T19:29:31', '1990-11-30T05:03:01', '1990-12-14T21:08:34', '2024-01-27T07:35:16'],
  ...['2024-05-02T17:46:02', '2024-06-29T19:06:17', '2024-07-02T10:41:17', '2024-08-05T04:56:05'],
  ...['2024-10-09T07:04:37', '2024-11-15T14:20:09', '2024-11-26T02:42:23', '2024-12-06T23:33:09'],
];
export const ingressMoments: readonly string[] = [
  ...['1990-01-16T15:22:55', '1990-01-20T08:01:33', '1990-01-29T14:10:26', '1990-02-12T01:11:11'],
  ...['1990-03-20T21:19:15', '1990-05-21T07:37:23', '1990-06-21T15:32:47', '1990-08-18T07:29:47'],
  ...['1990-09-23T06:55:29', '1990-12-22T03:06:58', '1990-12-25T22:57:14', '2024-01-21T00:56:10'],
  ...['2024-03-20T03:06:24', '2024-05-25T23:14:49', '2024-06-20T20:50:59', '2024-09-01T23:57:26'],
  ...['2024-09-22T12:43:39', '2024-11-04T04:09:45', '2024-11-19T20:39:41', '2024-12-21T09:20:34'],
];
export const eclipseMoments: readonly string[] = [
  ...['1990-01-26T19:30:23', '1990-02-09T19:11:03', '1990-07-22T03:02:11', '1990-08-06T14:12:21'],
  ...['2024-03-25T07:12:52', '2024-04-08T18:17:20', '2024-09-18T02:44:17', '2024-10-02T18:45:04'],
];

/** Where the Sun stays up or down, and where house systems give out. */
export const polarPlaces: readonly GivenPlace[] = [
  spot('Alert', 82.5018, -62.3481, 'America/Toronto'),
  spot('Longyearbyen', 78.2233, 15.6469, 'Arctic/Longyearbyen'),
  spot('Tromsø', 69.6489, 18.9551, 'Europe/Oslo'),
  spot('Murmansk', 68.9792, 33.0925, 'Europe/Moscow'),
  spot('McMurdo', -77.8419, 166.6863, 'Antarctica/McMurdo'),
  spot('Vostok', -78.4645, 106.8339, 'Antarctica/Vostok'),
  spot('North Pole', 90, 0, 'UTC'),
  spot('South Pole', -90, 180, '+13:00'),
  spot('Just inside the circle', 66.6, -180, '-11:59:30'),
  spot('Just outside the circle', -66.5, 359.5, 'UTC'),
];

/** Ids of places that both place indexes have: large cities of GeoNames. */
export const cityIds: readonly number[] = [
  ...[3054643, 2267057, 5128581, 2147714, 1850147, 2643743, 2759794, 2964574, 3413829, 1283240, 3448439],
  ...[2553604, 3652462, 1880252, 3833367, 5856195, 2274895, 1701668, 5110629, 112931, 524901, 3067696],
];
