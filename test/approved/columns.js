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
    `${report.sign_name}, ${told.length} of ${events.length} events ${checksum(events)}`,
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

/**
 * Of some periods all signs, and of many one sign each, in turn.
 * @template T @param {readonly T[]} some @param {readonly T[]} many @param {(period: T) => Request} request
 * @returns {Outlines}
 */
const reportsOf = (some, many, request) => ({
  ...named(some, (period) => outlineOfAll(request(period))),
  ...Object.fromEntries(
    many.map((period, i) => [
      `${[period].flat().join(', ')}, sign ${(5 * i) % 12}`,
      () => outlineOfOne({ ...request(period), sign_id: (5 * i) % 12 }),
    ]),
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
    list(150, (i) => dayAfter(5 * i, '2026-01-02')),
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
      ...list(44, (i) => [1 + ((i * 7) % 52), 2026 + Math.floor(i / 8)]),
    ],
    ([week = 0, year = 0]) => ({ kind: 'weekly', week, year }),
  ),
  'monthly-reports': reportsOf(
    [[8, 2026]],
    list(30, (i) => [1 + ((i * 7) % 12), 2025 + Math.floor(i / 5)]),
    ([month = 0, year = 0]) => ({ kind: 'monthly', month, year }),
  ),
  'yearly-reports': reportsOf(
    [2026],
    list(10, (i) => 2024 + i),
    (year) => ({ kind: 'yearly', year }),
  ),
  'rising-sign-reports': reportsOf(
    [2026],
    list(8, (i) => 2024 + i),
    (year) => ({ kind: 'ascendant-yearly', year }),
  ),
  'chinese-forecasts': forecasts([2026, 2027]),
};
