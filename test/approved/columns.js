/** The reports that are approved, by kind: what the twelve signs are told, and of which events. */
import { checksum, named, paragraph } from './outline.js';
import { engine } from './requests.js';

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

/** @param {Request} request */
function outlineOf(request) {
  const texts = engine.reports(request);
  const events = engine.reportEvents(request);
  if (!('reports' in texts) || !('reports' in events)) throw new Error('twelve signs are asked for');
  return texts.reports.flatMap((report, sign) => {
    const its = /** @type {Record<string, unknown>[]} */ (events.reports[sign]?.data ?? []);
    const told = its.filter((event) => event.told);
    return [
      `${report.sign_name}, ${told.length} of ${its.length} events ${checksum(its)}`,
      ...outlineOfReport(report),
      ...told.map(outlineOfEvent),
    ];
  });
}

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
  'daily-reports': named(
    ['2026-01-03', '2026-03-20', '2026-08-12', '2026-08-13', '2025-02-28', '2027-12-31'],
    (date) => outlineOf({ kind: 'daily', date }),
  ),
  'weekly-reports': named(
    /** @type {const} */ ([
      [1, 2026],
      [9, 2026],
      [33, 2026],
      [53, 2026],
      [20, 2025],
      [37, 2086],
      [48, 2027],
    ]),
    ([week, year]) => outlineOf({ kind: 'weekly', week, year }),
  ),
  'monthly-reports': named(
    /** @type {const} */ ([
      [2, 2026],
      [8, 2026],
      [11, 2025],
      [5, 2029],
    ]),
    ([month, year]) => outlineOf({ kind: 'monthly', month, year }),
  ),
  'yearly-reports': named([2026, 2025, 2031], (year) => outlineOf({ kind: 'yearly', year })),
  'rising-sign-reports': named([2026, 2030], (year) => outlineOf({ kind: 'ascendant-yearly', year })),
  'chinese-forecasts': forecasts([2026, 2027]),
};
