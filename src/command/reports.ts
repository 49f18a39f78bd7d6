import type { ReportsRequest } from '../engine.js';
import { langOf, listFlags, listUsage, signOf } from './lists.js';
import { json, type Subcommand } from './subcommand.js';
import { table, wrap } from './table.js';

/** A sign's day, week, month or year, or those of all twelve. */
export const report: Subcommand = {
  summary: 'a sign’s day, week, month or year',
  usage: `horoscope report --kind weekly --year 2026 --week 47 --sign Scorpio

  --kind                 daily, weekly, monthly, yearly or ascendant-yearly
  --year, --week, --month  of the period
  --date                 of a day, YYYY-MM-DD
  --timezone             whose days and dates, such as America/New_York; UTC without it
  --sign                 by name or id; without it all twelve
  --events               the events behind the report instead of its text
${listUsage}`,
  flags: {
    kind: 'value',
    year: 'value',
    week: 'value',
    month: 'value',
    date: 'value',
    timezone: 'value',
    sign: 'value',
    events: 'switch',
    ...listFlags,
  },
  run(engine, given, { columns }) {
    const lang = langOf(given);
    const number = (word: string): object =>
      given.flags.has(word) ? { [word]: Number(given.flags.get(word)) } : {};
    const word = (name: string): object => (given.flags.has(name) ? { [name]: given.flags.get(name) } : {});
    const sign = given.flags.get('sign');
    const request = {
      kind: given.flags.get('kind'),
      ...number('year'),
      ...number('week'),
      ...number('month'),
      ...word('date'),
      ...word('timezone'),
      ...(sign !== undefined && { sign_id: signOf(engine, sign, lang) }),
      ...lang,
    } as ReportsRequest;
    const width = Math.min(columns, 100);
    if (given.switches.has('events')) {
      const result = engine.reportEvents(request);
      if (given.switches.has('json')) return json(result);
      const all = 'reports' in result ? result.reports : [result];
      return `${all
        .map(({ sign_name, data }) => {
          const rows = data.map(({ weight, told, house, utDate, kind }) => [
            told ? '*' : '',
            weight.toFixed(1),
            utDate.slice(0, 16).replace('T', ' '),
            kind,
            `house ${house}`,
          ]);
          return `${sign_name}\n${table(rows, new Set([1]))}`;
        })
        .join('\n\n')}\n`;
    }
    const result = engine.reports(request);
    if (given.switches.has('json')) return json(result);
    const all = 'reports' in result ? result.reports : [result];
    return `${all
      .map(({ sign_name, intro, text }) =>
        [sign_name, ...[intro, ...paragraphs(text)].map((part) => wrap(part, width))].join('\n\n'),
      )
      .join('\n\n\n')}\n`;
  },
};

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
