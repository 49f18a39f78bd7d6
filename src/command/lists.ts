import type { Engine } from '../engine.js';
import { HoroscopeError, quote } from '../errors.js';
import type { Arguments } from './arguments.js';
import { chartOptions, personFields, personFlags, personUsage } from './person.js';
import { json, type Subcommand } from './subcommand.js';
import { table, wrap } from './table.js';

/** Subcommands that print lists and single texts. */

export const listFlags = { lang: 'value', json: 'switch' } as const;
export const listUsage = `  --lang en              language of the names
  --json                 the result as JSON`;
export const langOf = ({ flags }: Arguments): { lang: string } => ({ lang: flags.get('lang') ?? 'en' });

export const signs: Subcommand = {
  summary: 'the signs and their ids',
  usage: `horoscope signs\n\n${listUsage}`,
  flags: listFlags,
  run(engine, given) {
    const result = engine.signs(langOf(given));
    if (given.switches.has('json')) return json(result);
    const rows = result.data.map((sign) => [
      String(sign.sign_id),
      sign.symbol,
      sign.sign_name,
      `${sign.modality} ${sign.element}`,
      `${sign.start} to ${sign.end}`,
    ]);
    return `${table(rows, new Set([0]))}\n`;
  },
};

export const planets: Subcommand = {
  summary: 'bodies and points, and their ids',
  usage: `horoscope planets\n\n${listUsage}`,
  flags: listFlags,
  run(engine, given) {
    const result = engine.planets(langOf(given));
    if (given.switches.has('json')) return json(result);
    const rows = result.data.map((body) => [
      String(body.planet_id),
      body.symbol,
      body.planet_name,
      body.kind,
    ]);
    return `${table(rows, new Set([0]))}\n`;
  },
};

export const signToSign: Subcommand = {
  summary: 'what one sign is to another, told from the first one’s side',
  usage: `horoscope sign-to-sign Aries Scorpio\n\n  signs by name or id\n${listUsage}`,
  flags: listFlags,
  run(engine, given, { columns }) {
    const lang = langOf(given);
    const [first, second] = [given.words[0], given.words[1]].map((word) => signOf(engine, word, lang));
    const result = engine.signToSign({ sign_id_1: first as number, sign_id_2: second as number, ...lang });
    if (given.switches.has('json')) return json(result);
    const title = `${result.sign_name_1} with ${result.sign_name_2}`;
    return `${title}\n${wrap(result.text ?? '', Math.min(columns, 100))}\n`;
  },
};

/** The id of a sign that is named by its name or id. */
export function signOf(engine: Engine, word: string | undefined, lang: { lang: string }): number {
  const known = engine.signs(lang).data;
  const found = known.find(
    ({ sign_id, sign_name }) => String(sign_id) === word || sign_name.toLowerCase() === word?.toLowerCase(),
  );
  if (found) return found.sign_id;
  throw new HoroscopeError(
    'invalid_request',
    `${word === undefined ? 'two signs are needed' : `there is no sign ${quote(word)}`}; signs are ${known.map(({ sign_name }) => sign_name).join(', ')}`,
    { path: 'sign_id_1' },
  );
}

export const ephemerides: Subcommand = {
  summary: 'the sky over a place at a moment',
  usage: `horoscope ephemerides --place Budapest --date 2026-11-21 --time 12:00\n\n${personUsage}\n${listUsage}`,
  flags: { ...personFlags('', ['name']), ...listFlags },
  run(engine, given, { columns }) {
    const { name: _, ...where } = personFields(engine, given);
    const result = engine.ephemerides({ ...where, ...langOf(given) } as never, chartOptions(given));
    if (given.switches.has('json')) return json(result);
    const rows = result.planets.map((planet) => [
      planet.planetName,
      `${planet.degrees}°${String(planet.minutes).padStart(2, '0')}′`,
      planet.signName,
      planet.retrograde ? 'retrograde' : '',
    ]);
    const clock = (moment: { date: string } | null): string => moment?.date.slice(11, 16) ?? 'none';
    const daily = (['sun', 'moon'] as const).map((body) => [
      body === 'sun' ? 'Sun' : 'Moon',
      ...(['rise', 'transit', 'set'] as const).map((event) => `${event} ${clock(result[body][event])}`),
    ]);
    const notices = result.notices.map(({ message }) => `\n${wrap(message, Math.min(columns, 100))}`);
    return `${result.place.name}, ${result.date.date.slice(0, 16)}\n\n${table(rows, new Set([1]))}\n\n${table(daily)}\n${notices.join('\n')}`;
  },
};

export const chinese: Subcommand = {
  summary: 'animal, element and four pillars of a birth',
  usage: `horoscope chinese --name Ada --date 1990-05-17 --time 14:30 --place Budapest\n\n${personUsage}\n${listUsage}`,
  flags: { ...personFlags(), ...listFlags },
  run(engine, given, { columns }) {
    const request = { ...personFields(engine, given, '', '', false), ...langOf(given) };
    const result = engine.chineseHoroscope({ name: 'Anonymous', ...request } as never);
    if (given.switches.has('json')) return json(result);
    const { lunar_birthday: moon, pillars } = result;
    const rows = (['year', 'month', 'day', 'hour'] as const).map((key) => {
      const pillar = pillars[key];
      if (pillar === null) return [key, 'not known', '', '', ''];
      return [
        key,
        `${pillar.stem} ${pillar.branch}`,
        `${pillar.polarity} ${pillar.element}`,
        pillar.sign,
        pillar.nayin.image,
      ];
    });
    const text = (part: string) => wrap(part, Math.min(columns, 100));
    const born = `${result.element} ${result.sign}, ${result.year}; lunar birthday ${moon.year}, month ${moon.month}${moon.leap ? ' (leap)' : ''}, day ${moon.day}`;
    const parts = [
      `${result.name}\n${born}`,
      table(rows),
      text(result.intro),
      ...result.text.split('\n\n').map(text),
      ...(result.uncertainty?.changes ?? []).map(({ kind, at, before, after }) =>
        text(
          `from ${at.date.slice(0, 19)} the pillar of the ${kind} is ${after.stem} ${after.branch}, before that ${before.stem} ${before.branch}`,
        ),
      ),
      ...result.notices.map(({ message }) => text(message)),
    ];
    return `${parts.join('\n\n')}\n`;
  },
};

export const chineseForecast: Subcommand = {
  summary: 'a Chinese year for an animal, or for all twelve',
  usage: `horoscope chinese-forecast --year 2027 --sign-id 6\n\n  --sign-id 0            0 Rat to 11 Pig\n${listUsage}`,
  flags: { year: 'value', 'sign-id': 'value', ...listFlags },
  run(engine, given, { columns }) {
    const [year, sign] = [given.flags.get('year'), given.flags.get('sign-id')];
    const result = engine.chineseForecasts({
      ...langOf(given),
      year: Number(year),
      ...(sign !== undefined && { sign_id: Number(sign) }),
    });
    if (given.switches.has('json')) return json(result);
    const all = 'forecasts' in result ? result.forecasts : [result];
    const [first] = all;
    const text = (part: string) => wrap(part, Math.min(columns, 100));
    const head =
      first &&
      `${first.year}, ${first.year_element} ${first.year_sign}, ${first.starts} to ${first.ends}\n${text(first.intro)}`;
    return `${[head, ...all.map((one) => `${one.sign}\n${text(one.text)}`)].join('\n\n')}\n`;
  },
};
