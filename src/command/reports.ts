import type { Report, SignReportEvents } from '../schema/reports.js';
import type { Page, View } from './subcommand.js';
import { table, wrap } from './table.js';

/** A sign's day, week, month or year, or those of all twelve; or the events behind it. */

type ReportResult =
  | Report
  | { reports: readonly Report[] }
  | SignReportEvents
  | { reports: readonly SignReportEvents[] };

const listed = (result: ReportResult): readonly (Report | SignReportEvents)[] =>
  'reports' in result ? result.reports : [result];

export const report: Page = {
  text(result: ReportResult, view) {
    return `${listed(result)
      .map((one) => ('data' in one ? eventsText(one, view) : reportText(one, view)))
      .join('\n\n\n')}\n`;
  },
};

/** With `--events`, what `report-events` prints. */
export const reportOfKind: Page = {
  ...report,
  example: '--kind weekly --year 2026 --week 47 --sign Scorpio',
  flags: [
    { name: 'events', takes: 'nothing', value: '', says: 'The events behind the report instead of its text' },
  ],
  call: (engine, request, options, { switches }) =>
    switches.get('events')
      ? engine.reportEvents(request as never, options)
      : engine.reports(request as never, options),
};

function reportText({ sign_name, intro, text }: Report, { bold, columns }: View): string {
  return [bold(sign_name), ...[intro, ...paragraphs(text)].map((part) => wrap(part, columns))].join('\n\n');
}

function eventsText({ sign_name, data }: SignReportEvents, { bold, tableColumns }: View): string {
  const rows = data.map(({ weight, told, house, utDate, kind }) => [
    told ? '*' : '',
    weight.toFixed(1),
    utDate.slice(0, 16).replace('T', ' '),
    kind,
    `house ${house}`,
  ]);
  return `${bold(sign_name)}\n${table(rows, { right: new Set([1]), columns: tableColumns })}`;
}

/** A report's HTML as plain paragraphs. */
const paragraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|h3|li)>/)
    .map((part) =>
      part
        .replace(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .trim(),
    )
    .filter((part) => part !== '');
