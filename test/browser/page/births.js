/**
 * The births that Node and every page cast: seeded, so the same everywhere, and spread over what makes engines and
 * loading differ: eras, hemispheres, polar latitudes, clocks that were turned, calendars, options, scripts of names.
 */

/**
 * @typedef {import('horoscope-engine/engine').BirthRequest} BirthRequest
 * @typedef {import('horoscope-engine/engine').Options} Options
 * @typedef {{ request: BirthRequest, options: Options }} Birth
 * @typedef {Pick<import('horoscope-engine/engine').Engine, 'places' | 'nearest' | 'natal'>} Engine
 */

export const count = 200;

/** As typed into a search box; each is in the core index, and the first place found is taken. */
const searches = [
  ...[
    'London',
    'Wien',
    'Москва',
    'Αθήνα',
    'münchen',
    'Praha',
    'Reykjavik',
    'Dublin',
    'Bécs',
    'Lisboa',
    'Roma',
  ],
  ...[
    '東京',
    '北京市',
    'Mumbai',
    'دبي',
    'Kathmandu',
    'ירושלים',
    'Singapore',
    'Новосибирск',
    '서울',
    'Tehran',
  ],
  ...['Lagos', 'القاهرة', 'nairobi', 'Cape Town', 'Accra', 'Casablanca', 'Addis Ababa', 'Antananarivo'],
  ...['New York', 'Springfield, Illinois', 'paris, tx', 'Mexico City', 'Toronto', 'Honolulu', 'Anchorage'],
  ...['sao paulo', 'Buenos Aires', 'lima', 'Ushuaia', 'Santiago', 'Caracas', 'Bogotá', 'La Paz'],
  ...['Sydney', 'Perth, WA', 'Auckland', 'Suva', 'Port Moresby', 'Apia', 'Nouméa'],
];

/** Local times that clocks showed twice or never, on dates and in zones with a story. */
const turnedClocks = /** @type {const} */ ([
  ['Budapest', '1990-03-25', '02:30'],
  ['Budapest', '1990-09-30', '02:30'],
  ['New York', '2007-03-11', '02:15:30'],
  ['New York', '2007-11-04', '01:45'],
  ['Sydney', '2020-04-05', '02:59'],
  ['Sydney', '2020-10-04', '02:01'],
  ['Apia', '2011-12-30', '12:00'],
  ['Amsterdam', '1940-05-16', '00:30'],
  ['Dublin', '1916-10-01', '02:50'],
  ['Tehran', '2022-09-21', '23:30'],
  ['sao paulo', '2018-11-04', '00:10'],
  ['Praha', '1946-12-01', '02:40'],
]);

/** Where the Sun may stay up or down all day, and where house systems give out. */
const polar = /** @type {const} */ ([
  ['Alert', 82.5018, -62.3481, 'America/Toronto'],
  ['Longyearbyen', 78.2232, 15.6267, 'Arctic/Longyearbyen'],
  ['Tromsø', 69.6492, 18.9553, 'Europe/Oslo'],
  ['Murmansk', 68.9585, 33.0827, 'Europe/Moscow'],
  ['Utqiaġvik', 71.2906, -156.7886, 'America/Anchorage'],
  ['McMurdo', -77.8419, 166.6863, 'Antarctica/McMurdo'],
  ['Vostok', -78.4645, 106.8339, 'Antarctica/Vostok'],
  ['the North Pole', 90, 0, 'UTC'],
  ['the South Pole', -90, 180, '+13:00'],
  ['just inside the circle', 66.6, -180, '-11:59:30'],
]);

/** Julian dates: before 1582 by themselves, later where the country kept the calendar. */
const julian = /** @type {const} */ ([
  ['Roma', '0800-12-25', '11:00', 'auto'],
  ['Praha', '1316-05-14', '05:00', 'auto'],
  ['Roma', '1500-02-29', '23:59:59', 'auto'],
  ['Lisboa', '1582-10-04', '12:00', 'auto'],
  ['London', '1643-01-04', '01:38', 'gregorian'],
  ['London', '1642-12-25', '01:38', 'julian'],
  ['Москва', '1799-05-26', '14:00', 'julian'],
  ['Москва', '1900-02-29', '06:30', 'julian'],
  ['Αθήνα', '1917-11-04', '18:20', 'julian'],
]);

const names = ['Ada', 'Zoë Ñandú', 'Иван', '王芳', 'مريم', 'O’Brien "Bo" <b>', '👩‍🚀 Sally', 'Ōe\u0301', '0'];
const systems = /** @type {NonNullable<Options['houseSystem']>[]} */ ([
  ...'ABCDEFHIiJKLMNOPQRSTUVWXY',
  ...['whole-sign', 'Koch', 'regiomontanus', 'p'],
]);
const ayanamsas = /** @type {const} */ ([
  ...['lahiri', 'fagan-bradley', 'raman', 'krishnamurti', 'true-citra', 'galactic-center-0-sagittarius'],
  ...['galactic-equator-true', 'suryasiddhanta', 'j2000', 'babylonian-aldebaran', 'true-pushya'],
]);
const everyBody = Array.from({ length: 25 }, (_, id) => id);

/** mulberry32: integer arithmetic alone. @param {number} seed */
function generator(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** An integer, both ends included. @param {number} low @param {number} high */
  const between = (low, high) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    /** @param {number} share */
    chance: (share) => next() < share,
    /** @template T @param {readonly T[]} list */
    one: (list) => /** @type {T} */ (list[between(0, list.length - 1)]),
  };
}
/** @typedef {ReturnType<typeof generator>} Random */

/** The births, the same for every engine that finds the same places. @param {Engine} engine @returns {Birth[]} */
export function births(engine) {
  const random = generator(20260);
  /** @type {Birth[]} */
  const list = [];
  /**
   * @param {{ place_id: number } | { place: NonNullable<BirthRequest['place']> }} where
   * @param {string} date @param {string} time @param {Options} [options]
   */
  const add = (where, date, time, options = anyOptions(random)) =>
    list.push({
      request: {
        name: random.one(names),
        date,
        time,
        ...where,
        lang: random.one(['en', 'en-GB', 'EN-us']),
        ...anyFields(random),
      },
      options,
    });
  /** @param {string} search */
  const found = (search) => ({ place_id: engine.places({ name: search, limit: 1 }).data[0]?.id ?? 0 });

  for (const [search, date, time] of turnedClocks) {
    add(found(search), date, time, {});
    add(found(search), date, time, { disambiguation: random.one(['earlier', 'later']) });
  }
  for (const [name, latitude, longitude, timezone] of polar) {
    const place = { name, latitude, longitude, timezone };
    const summer = `${random.between(1900, 2030)}-06-${random.between(10, 28)}`;
    add({ place }, summer, anyTime(random), {});
    add({ place }, anyDate(random, 1930, 2030), anyTime(random), {
      houseSystem: random.one(['koch', 'T', 'H']),
    });
  }
  for (const [search, date, time, calendar] of julian) add(found(search), date, time, { calendar });
  // Before standard time: by the place's longitude, and now and then by the zone's city.
  for (let n = 0; n < 14; n++) {
    const { id } = engine.nearest(random.between(-40, 65), random.between(-180, 180));
    const options = n % 4 === 3 ? { localMeanTime: /** @type {const} */ ('zone') } : anyOptions(random);
    add({ place_id: id }, anyDate(random, 1800, 1885), anyTime(random), options);
  }
  // Spots the index doesn't hold, east counted beyond 180° too.
  for (let n = 0; n < 16; n++) {
    const place = {
      name: `Spot ${n}`,
      latitude: random.between(-6_500_000, 6_500_000) / 100_000,
      longitude: random.between(-18_000_000, 36_000_000) / 100_000,
      timezone: random.one([
        'UTC',
        '+05:30',
        '-03:30',
        'Asia/Kolkata',
        'Pacific/Chatham',
        'Australia/Lord_Howe',
      ]),
    };
    add({ place }, anyDate(random, 1900, 2030), anyTime(random));
  }
  for (let n = 0; n < 24; n++) {
    const { id } = engine.nearest(random.between(-55, 70), random.between(-180, 180));
    add({ place_id: id }, anyDate(random, 1800, 2399), anyTime(random));
  }
  while (list.length < count) add(found(random.one(searches)), anyDate(random, 1900, 2030), anyTime(random));
  return list;
}

/** @param {Random} random @param {number} first @param {number} last year */
function anyDate(random, first, last) {
  const month = String(random.between(1, 12)).padStart(2, '0');
  return `${random.between(first, last)}-${month}-${String(random.between(1, 28)).padStart(2, '0')}`;
}

/** @param {Random} random */
function anyTime(random) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const minutes = `${two(random.between(0, 23))}:${two(random.between(0, 59))}`;
  return random.chance(0.3) ? `${minutes}:${two(random.between(0, 59))}` : minutes;
}

/** Options of the request itself. @param {Random} random @returns {Pick<BirthRequest, 'system' | 'planets' | 'collect_text' | 'orbs'>} */
function anyFields(random) {
  /** @type {Pick<BirthRequest, 'system' | 'planets' | 'collect_text' | 'orbs'>} */
  const fields = {};
  if (random.chance(0.1)) fields.system = random.one(systems);
  if (random.chance(0.1)) fields.planets = [1, 0, 13, 10001 + random.between(0, 3), 22];
  if (random.chance(0.1)) fields.collect_text = random.chance(0.3);
  if (random.chance(0.1)) fields.orbs = { square: 3, quintile: 2, trine: { 0: 8.5, default: 5 } };
  return fields;
}

/** @param {Random} random @returns {Options} */
function anyOptions(random) {
  /** @type {Options} */
  const options = {};
  if (random.chance(0.6)) options.houseSystem = random.one(systems);
  if (random.chance(0.25)) {
    options.zodiac = 'sidereal';
    if (random.chance(0.8)) options.ayanamsa = random.one(ayanamsas);
    else
      options.ayanamsa = {
        epoch: 2_415_020.5 + random.between(0, 40_000),
        value: random.between(20, 25) + 0.37,
      };
  }
  if (random.chance(0.25)) options.node = 'mean';
  if (random.chance(0.25)) options.lilith = 'osculating';
  if (random.chance(0.4)) options.bodies = everyBody;
  if (random.chance(0.3)) options.aspects = [0, 'opposition', 2, 3, 'sextile', 5, 6, 7, 8, 'quintile', 10];
  if (random.chance(0.2)) options.orbs = { conjunction: 10, sextile: { 1: 6.25 } };
  if (random.chance(0.2))
    options.topocentric = random.chance(0.5) ? true : { altitude: random.between(0, 4_000) };
  if (random.chance(0.2)) options.rulerships = 'traditional';
  if (random.chance(0.2)) options.fortune = 'day';
  return options;
}
