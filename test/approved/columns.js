/** The reports that are approved, by kind: what the twelve signs are told, and of which events. */
import { checksum, named, paragraph } from './outline.js';
import { dayAfter, engine } from './requests.js';

/** @typedef {import('./outline.js').Outlines} Outlines */
/** @typedef {import('horoscope-engine/engine').ReportsRequest} Request */

/** Headings and paragraphs. @param {string} html */
const partsOf = (html) => html.match(/<(h3|p)>.*?<\/\1>/gs) ?? [];

/** @param {{ intro: string, text: string }} report */
const outlineOfReport = ({ intro, text }) =>
  [intro, ...partsOf(text).map((part) => part.replaceAll(/<\/?(?:p|time[^>]*)>/g, ''))].map(
    (part) => `  ${paragraph(part)}`,
  );

/** @param {Record<string, unknown>} event */
function outlineOfEvent({ kind, utDate, house, told, leads, ...event }) {
  const how = leads ? 'leads' : told ? 'told' : 'left out';
  return `  ${String(utDate).slice(0, 10)} ${kind}, house ${house}, ${how} ${checksum(event)}`;
}

/** @param {{ sign_name: string, intro: string, text: string }} report @param {Record<string, unknown>[]} events */
function outlineOfSign(report, events) {
  const told = events.filter((event) => event.told);
  return [
    `${report.sign_name} ${checksum(report)}, ${told.length} of ${events.length} events ${checksum(events)}`,
    ...outlineOfReport(report),
    ...told.map(outlineOfEvent),
  ];
}

/** All signs in a period. @param {Request} request */
function outlineOfAll(request) {
  const texts = engine.reports(request);
  const events = engine.reportEvents(request);
  if (!('reports' in texts) || !('reports' in events)) throw new Error('twelve signs are asked for');
  return texts.reports.flatMap((report, sign) =>
    outlineOfSign(report, /** @type {Record<string, unknown>[]} */ (events.reports[sign]?.data ?? [])),
  );
}

/** One sign in a period. @param {Request} request */
function outlineOfOne(request) {
  const report = engine.reports(request);
  const events = engine.reportEvents(request);
  if ('reports' in report || 'reports' in events) throw new Error('one sign is asked for');
  return outlineOfSign(report, /** @type {Record<string, unknown>[]} */ (events.data));
}

/** Every other sign reads where clocks are far from Universal Time. */
const zones = ['UTC', 'Pacific/Auckland', 'UTC', 'America/Los_Angeles'];

/**
 * Of some periods all signs, of many one sign each, in turn, and of others those of which something is told that
 * seldom is.
 * @template T @param {readonly T[]} some @param {readonly T[]} many @param {readonly [period: T, sign: number][]} seldom
 * @param {(period: T) => Request} request @returns {Outlines}
 */
const reportsOf = (some, many, seldom, request) => ({
  ...named(some, (period) => outlineOfAll(request(period))),
  ...Object.fromEntries(
    [...many.map((period, i) => /** @type {const} */ ([period, (5 * i) % 12])), ...seldom].map(
      ([period, sign], i) => {
        const timezone = zones[i % zones.length];
        return [
          `${[period].flat().join(', ')}, sign ${sign}, ${timezone}`,
          () => outlineOfOne({ ...request(period), sign_id: sign, timezone }),
        ];
      },
    ),
  ),
});

/** @template T @param {number} length @param {(i: number) => T} one @returns {T[]} */
const list = (length, one) => Array.from({ length }, (_, i) => one(i));

/** @param {readonly number[]} years @returns {Outlines} */
const forecasts = (years) =>
  named(years, (year) =>
    engine
      .chineseForecasts({ year })
      .forecasts.flatMap(({ sign, intro, text }) => [
        sign,
        ...[intro, ...text.split('\n\n')].map((part) => `  ${paragraph(part)}`),
      ]),
  );

/** @type {Record<string, Outlines>} */
export const columns = {
  'daily-reports': reportsOf(
    ['2026-08-12', '2026-03-20'],
    // Five days on each time, so that the days of the week and the phases of the Moon go round.
    list(120, (i) => dayAfter(5 * i, '2026-01-02')),
    [
      ['2026-11-29', 5],
      ['2026-11-29', 8],
      ['2026-02-14', 0],
      ['2026-01-05', 3],
    ],
    (date) => ({ kind: 'daily', date }),
  ),
  'weekly-reports': reportsOf(
    [
      [33, 2026],
      [37, 2086],
      [14, 2025],
    ],
    [
      // Planets go back out of a sign.
      ...[13, 36, 43, 45, 47].map((week) => [week, 2025]),
      ...list(36, (i) => [1 + ((i * 7) % 52), 2026 + Math.floor(i / 8)]),
    ],
    [
      [[45, 2025], 0],
      [[29, 2026], 2],
      [[50, 2026], 2],
      [[50, 2026], 7],
      [[7, 2027], 0],
      [[16, 2024], 0],
      [[16, 2024], 1],
      [[33, 2024], 2],
      [[2, 2025], 0],
      [[44, 2029], 11],
      [[23, 2024], 4],
    ],
    ([week = 0, year = 0]) => ({ kind: 'weekly', week, year }),
  ),
  'monthly-reports': reportsOf(
    [
      [8, 2026],
      [7, 2021],
    ],
    list(28, (i) => [1 + ((i * 7) % 12), 2025 + Math.floor(i / 5)]),
    [
      [[2, 2026], 2],
      [[8, 2023], 0],
      [[8, 2023], 1],
      [[5, 2029], 0],
      [[5, 2029], 1],
    ],
    ([month = 0, year = 0]) => ({ kind: 'monthly', month, year }),
  ),
  'yearly-reports': reportsOf(
    [2026],
    list(10, (i) => 2024 + i),
    [
      [2032, 0],
      [2021, 1],
      [2020, 0],
    ],
    (year) => ({ kind: 'yearly', year }),
  ),
  'rising-sign-reports': reportsOf(
    [2026],
    list(8, (i) => 2024 + i),
    [],
    (year) => ({ kind: 'ascendant-yearly', year }),
  ),
  'chinese-forecasts': forecasts([2026, 2027]),
};
