import type { Notice } from '../engine.js';
import type { ChineseForecast, ChineseHoroscope } from '../schema/chinese.js';
import type { Ephemerides } from '../schema/ephemerides.js';
import type { Planets, Signs, SignToSign } from '../schema/lists.js';
import type { FoundPlace } from '../schema/places.js';
import type { PlanetaryHours } from '../schema/planetary-hours.js';
import { frameOf } from './chart.js';
import { inFull, otherPlaces } from './found.js';
import type { Page, View } from './subcommand.js';
import { table, wrap, wrapParagraphs } from './table.js';

/** Pages of lists and of single texts. */

const parted = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;

const noticeLines = (notices: readonly Notice[], { columns }: View): string[] =>
  notices.map(({ message }) => wrap(message, columns));

/** `2026-11-21 06:58`, and the hour alone. */
const toMinute = (moment: { date: string }): string => moment.date.slice(0, 16);
const hourOf = (moment: { date: string }): string => moment.date.slice(11, 16);

export const signs: Page = {
  example: '--lang en',
  text: ({ data }: Signs, { tableColumns }) => {
    const rows = data.map((sign) => [
      String(sign.sign_id),
      sign.symbol,
      sign.sign_name,
      `${sign.modality} ${sign.element}`,
      `${sign.start} to ${sign.end}`,
    ]);
    return `${table(rows, { right: new Set([0]), columns: tableColumns })}\n`;
  },
  rows: ({ data }: Signs) => data,
};

export const planets: Page = {
  example: '--lang en',
  text: ({ data }: Planets, { tableColumns }) => {
    const rows = data.map((body) => [String(body.planet_id), body.symbol, body.planet_name, body.kind]);
    return `${table(rows, { right: new Set([0]), columns: tableColumns })}\n`;
  },
  rows: ({ data }: Planets) => data,
};

export const places: Page = {
  example: 'San Francisco',
  words: { most: Infinity, what: 'a place’s name', fields: ['name'] },
  /** A person sees which country a place is in; as JSON the answer is what was asked for. */
  call: (engine, request, _options, { switches }) =>
    engine.places({ ...request, ...(switches.get('json') ? {} : { details: true }) } as never),
  text: ({ data }: { data: readonly FoundPlace[] }, { tableColumns }) => {
    if (data.length === 0) return 'No place of that name.\n';
    const rows = data.map((place) => [
      String(place.id),
      inFull(place),
      place.population.toLocaleString('en-US'),
      `${place.latitude.toFixed(2)} ${place.longitude.toFixed(2)}`,
      place.timezone,
    ]);
    return `${table(rows, { right: new Set([0, 2, 3]), columns: tableColumns })}\n`;
  },
  rows: ({ data }: { data: readonly FoundPlace[] }) =>
    data.map(({ matched, ...place }) => ({ ...place, matched_name: matched.name })),
};

export const signToSign: Page = {
  example: 'Aries Scorpio',
  words: { most: 2, what: 'two signs, by name or id', fields: ['sign_id_1', 'sign_id_2'] },
  text: ({ sign_name_1, sign_name_2, text }: SignToSign, { bold, columns }) =>
    `${bold(`${sign_name_1} with ${sign_name_2}`)}\n${wrap(text ?? '', columns)}\n`,
};

export const ephemerides: Page = {
  example: '--place Budapest --date 2026-11-21 --time 12:00',
  text(result: Ephemerides, view) {
    const { bold, columns, tableColumns } = view;
    const [found] = view.places;
    const rows = result.planets.map((planet) => [
      planet.planetName,
      `${planet.degrees}°${String(planet.minutes).padStart(2, '0')}′`,
      planet.signName,
      planet.retrograde ? 'retrograde' : '',
      planet.housePosition ? `house ${planet.housePosition}` : '',
    ]);
    const daily = (['sun', 'moon'] as const).map((body) => [
      body === 'sun' ? 'Sun' : 'Moon',
      ...(['rise', 'transit', 'set'] as const).map((event) => {
        const moments = result[body].events.filter(({ kind }) => kind === event);
        return `${event} ${moments.map(({ date }) => hourOf(date)).join(', ') || 'none'}`;
      }),
    ]);
    const where = found ? inFull(found.place) : result.place.name;
    return parted([
      [
        bold(wrap(`${where}, ${toMinute(result.date)}`, columns)),
        wrap(`${toMinute(result.utDate)} UTC`, columns),
        ...(found ? otherPlaces(found, view) : []),
      ].join('\n'),
      `${bold(wrap(`Positions: ${frameOf(result.calculation)}`, columns))}\n${table(rows, { right: new Set([1]), columns: tableColumns })}`,
      table(daily, { columns: tableColumns }),
      ...noticeLines(result.notices, view),
    ]);
  },
  rows: ({ planets }: Ephemerides) => planets.map(({ text: _, housetext: __, ...planet }) => planet),
};

export const planetaryHours: Page = {
  example: '--place Budapest --date 2026-11-22',
  text(result: PlanetaryHours, view) {
    const { bold, columns, tableColumns } = view;
    const [found] = view.places;
    const { sunrise, sunset } = result;
    const rows = (isDay: boolean): string =>
      table(
        result.hours
          .filter((hour) => hour.isDay === isDay)
          .map((hour) => [
            String(hour.hour),
            `${hourOf(hour.starts)} to ${hourOf(hour.ends)}`,
            hour.rulerName,
          ]),
        { right: new Set([0]), columns: tableColumns },
      );
    return parted([
      [
        bold(wrap(`${found ? inFull(found.place) : result.place.name}, ${result.date}`, columns)),
        ...(sunrise && sunset
          ? [
              wrap(
                `Day of ${view.bodies.get(result.dayRulerId)}, sunrise ${hourOf(sunrise)}, sunset ${hourOf(sunset)}`,
                columns,
              ),
            ]
          : []),
        ...(found ? otherPlaces(found, view) : []),
      ].join('\n'),
      ...(result.hours.length === 0
        ? []
        : [`${bold('Hours of the day')}\n${rows(true)}`, `${bold('Hours of the night')}\n${rows(false)}`]),
      ...noticeLines(result.notices, view),
    ]);
  },
  rows: ({ hours }: PlanetaryHours) =>
    hours.map(({ starts, ends, ...hour }) => ({ ...hour, starts: starts.utDate, ends: ends.utDate })),
};

export const chinese: Page = {
  example: '--name Ada --date 1990-05-17 --time 14:30 --place Budapest',
  text(result: ChineseHoroscope, view) {
    const { bold, columns, tableColumns } = view;
    const { lunar_birthday: moon, pillars } = result;
    const rows = (['year', 'month', 'day', 'hour'] as const).flatMap((key) => {
      const pillar = pillars[key];
      if (pillar === null) return [[key, 'not known', '', '', '']];
      const { stem, branch, polarity, element, sign, nayin } = pillar;
      return [[key, `${stem} ${branch}`, `${polarity} ${element}`, sign, nayin.image]];
    });
    const [found] = view.places;
    const born = `${result.element} ${result.sign}, ${result.year}; lunar birthday ${moon.year}, month ${moon.month}${moon.leap ? ' (leap)' : ''}, day ${moon.day}`;
    return parted([
      [
        bold(wrap(result.name, columns)),
        wrap(born, columns),
        ...(found ? [wrap(inFull(found.place), columns), ...otherPlaces(found, view)] : []),
      ].join('\n'),
      table(rows, { columns: tableColumns }),
      wrap(result.intro, columns),
      ...wrapParagraphs(result.text, columns),
      ...(result.uncertainty?.changes ?? []).map(({ kind, at, before, after }) =>
        wrap(
          `from ${at.date.slice(0, 19)} the pillar of the ${kind} is ${after.stem} ${after.branch}, before that ${before.stem} ${before.branch}`,
          columns,
        ),
      ),
      ...noticeLines(result.notices, view),
    ]);
  },
};

export const chineseForecast: Page = {
  example: '--year 2027 --sign-id 6',
  text(result: ChineseForecast | { forecasts: readonly ChineseForecast[] }, { bold, columns }) {
    const all = 'forecasts' in result ? result.forecasts : [result];
    const [first] = all;
    const head =
      first &&
      `${bold(wrap(`${first.year}, ${first.year_element} ${first.year_sign}, ${first.starts} to ${first.ends}`, columns))}\n${wrap(first.intro, columns)}`;
    return parted([
      head,
      ...all.map((one) => `${bold(one.sign)}\n${wrapParagraphs(one.text, columns).join('\n\n')}`),
    ]);
  },
};
