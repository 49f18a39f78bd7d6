import { describe, expect, test } from 'vitest';
import { createEngine, HoroscopeError, type ReportContext } from '#dist/engine.js';
import * as schemas from '#dist/schema/index.js';

const engine = await createEngine();
/** The last three, and the year of a week in which the sky does next to nothing, its 37th. */
const years = [2024, 2025, 2026];
const emptyWeek = { week: 37, year: 2086 };
const signs = Array.from({ length: 12 }, (_, sign) => sign);

/** Sentences of a report, dates and all; headings count as sentences. */
const sentencesOf = ({ intro, text }: { intro: string; text: string }): string[] =>
  `<p>${intro}</p>${text}`
    .split(/<\/?(?:p|h3)>/)
    .flatMap((part) => part.replace(/<\/?time[^>]*>/g, '').split(/(?<=[.?]”?)\s+/))
    .filter((sentence) => sentence !== '');
const wordsOf = (html: string): number =>
  html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

const weekly = (week: number, year: number) => {
  const result = engine.weeklyReports({ week, year });
  if (!('reports' in result)) throw new Error('not twelve');
  return result.reports;
};
const weeksOf = (year: number) => (year === 2026 ? 53 : 52);
const allWeeks = years.flatMap((year) =>
  Array.from({ length: weeksOf(year) }, (_, i) => weekly(i + 1, year)),
);
const allMonths = years.flatMap((year) =>
  Array.from(
    { length: 12 },
    (_, i) => schemas.monthlyReportsResponse.parse(engine.monthlyReports({ year, month: i + 1 })).reports,
  ),
);
const allYears = years.map(
  (year) => schemas.yearlyReportsResponse.parse(engine.yearlyReports({ year })).reports,
);
const allRising = years.map(
  (year) => schemas.yearlyReportsResponse.parse(engine.ascendantYearlyReports({ year })).reports,
);
const families = [
  { name: 'weekly', periods: allWeeks, least: 180, most: 300 },
  { name: 'monthly', periods: allMonths, least: 350, most: 550 },
  { name: 'yearly', periods: allYears, least: 900, most: 1400 },
  { name: 'by the Ascendant', periods: allRising, least: 900, most: 1400 },
];

describe('shape', () => {
  test('twelve, or one by its sign, in the interface’s order of fields', () => {
    const week = engine.weeklyReports({ week: 47, year: 2026 });
    expect(schemas.weeklyReportsResponse.parse(week)).toEqual(week);
    const one = engine.weeklyReports({ week: 47, year: 2026, sign_id: 7 });
    expect(one).toEqual('reports' in week ? week.reports[7] : undefined);
    expect(Object.keys(one)).toEqual(['weekly', 'week', 'year', 'sign_id', 'sign_name', 'intro', 'text']);
    expect(Object.keys(engine.monthlyReports({ month: 2, year: 2026, sign_id: 0 }))).toEqual([
      'monthly',
      'month',
      'year',
      'sign_id',
      'sign_name',
      'intro',
      'text',
    ]);
    for (const report of [engine.yearlyReports, engine.ascendantYearlyReports])
      expect(Object.keys(report({ year: 2026, sign_id: 0 }))).toEqual([
        'yearly',
        'year',
        'sign_id',
        'sign_name',
        'intro',
        'text',
      ]);
  });

  test('reports by kind are the same', () => {
    expect(engine.reports({ kind: 'weekly', week: 1, year: 2027 })).toEqual(
      engine.weeklyReports({ week: 1, year: 2027 }),
    );
    expect(engine.reports({ kind: 'ascendant-yearly', year: 2027, sign_id: 3 })).toEqual(
      engine.ascendantYearlyReports({ year: 2027, sign_id: 3 }),
    );
  });

  test('the same request, the same text, whatever was asked before', async () => {
    const fresh = await createEngine();
    expect(fresh.yearlyReports({ year: 2025, sign_id: 4 })).toEqual(allYears[1]?.[4]);
  });

  test.each(families)('$name: HTML of h3, p and time alone, balanced', ({ periods }) => {
    for (const { intro, text } of periods.flat()) {
      expect(text).toMatch(
        /^(?:<h3>[^<>]+<\/h3>|<p>(?:[^<>]|<time datetime="\d{4}-\d\d-\d\d">[^<>]+<\/time>)+<\/p>)+$/,
      );
      expect(intro).not.toMatch(/[<>{}\n]/);
      expect(text).not.toMatch(/[{}]/);
    }
  });
});

describe('repetition', () => {
  test.each(families)('$name: $least to $most words', ({ periods, least, most }) => {
    for (const report of periods.flat()) {
      const count = wordsOf(report.text);
      expect(count, report.text).toBeGreaterThanOrEqual(least);
      expect(count, report.text).toBeLessThanOrEqual(most);
    }
  });

  test('an empty week, too, has a report of the length', () => {
    const { reports } = schemas.weeklyReportsResponse.parse(engine.weeklyReports(emptyWeek));
    for (const { text } of reports) expect(wordsOf(text)).toBeGreaterThanOrEqual(180);
  });

  test.each(families)('$name: no sentence twice in a period, in one sign or in two', ({ periods }) => {
    for (const reports of periods) {
      const seen = new Map<string, number>();
      for (const report of reports)
        for (const sentence of sentencesOf(report)) {
          expect(seen.get(sentence), `${sentence} (${report.year}, sign ${report.sign_id})`).toBeUndefined();
          seen.set(sentence, report.sign_id);
        }
    }
  });

  test.each([
    ['weeks', allWeeks],
    ['months', allMonths],
  ])('no sentence in two %s running of a sign', (_, periods) => {
    for (const [index, period] of periods.slice(1).entries())
      for (const sign of signs) {
        const before = new Set(sentencesOf(periods[index]?.[sign] as (typeof period)[number]));
        const again = sentencesOf(period[sign] as (typeof period)[number]).filter((one) => before.has(one));
        expect(again).toEqual([]);
      }
  });

  test('the two yearly reports of a sign share no sentence but those that say what the sky does', () => {
    for (const [index, reports] of allYears.entries())
      for (const sign of signs) {
        const own = new Set(sentencesOf(reports[sign] as never));
        const shared = sentencesOf(allRising[index]?.[sign] as never).filter((one) => own.has(one));
        expect(shared).toEqual([]);
      }
  });
});

describe('what leads', () => {
  test('the intro announces the weightiest event, and the text begins with it', () => {
    for (const sign of signs) {
      const { data } = engine.reportEvents({ kind: 'monthly', year: 2026, month: 8, sign_id: sign });
      const lead = data.find(({ told }) => told);
      const report = allMonths[2 * 12 + 7]?.[sign];
      expect(report?.text).toMatch(
        RegExp(`^<h3>[^<]+</h3><p>[^<]*<time datetime="${lead?.utDate.slice(0, 10)}">`),
      );
    }
  });

  test('the others follow in order of time', () => {
    for (const { text } of [...allMonths, ...allYears].flat()) {
      const paragraphs = [...text.matchAll(/<p>(.*?)<\/p>/g)].slice(1, -1);
      const dates = paragraphs.map(([paragraph]) => /datetime="([^"]+)"/.exec(paragraph)?.[1] ?? '');
      expect(dates).toEqual([...dates].sort());
    }
  });
});

describe('reportEvents', () => {
  test('ranked, whole, and JSON', () => {
    const all = engine.reportEvents({ kind: 'weekly', year: 2026, week: 47 });
    expect(schemas.reportEventsResponse.parse(all)).toEqual(all);
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
    const one = engine.reportEvents({ kind: 'weekly', year: 2026, week: 47, sign_id: 7 });
    expect(schemas.signReportEventsSchema.parse(one)).toEqual(one);
    expect([one.starts, one.ends]).toEqual(['2026-11-16', '2026-11-22']);
    const weights = one.data.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    const report = engine.weeklyReports({ week: 47, year: 2026, sign_id: 7 });
    for (const { told, text } of one.data) {
      expect(told).toBe(text !== null);
      if (text !== null) expect(report.text).toContain(text);
    }
  });
});

describe('events as they are told', () => {
  const events = (request: object) => {
    const result = engine.reportEvents({ sign_id: 0, ...request } as never) as {
      data: schemas.ReportEvent[];
    };
    return result.data;
  };

  test('a planet that backs into a sign stands in its last degree', () => {
    // Mercury, retrograde, back into Pisces on 2025-03-30.
    const [back] = events({ kind: 'monthly', year: 2025, month: 3 }).filter(
      (event) => event.kind === 'ingress' && event.retrograde,
    );
    expect(back).toMatchObject({ signId: 11, longitude: '359.9999999', decan: 3 });
  });

  test('a lunation and its eclipse on two sides of a midnight are one', () => {
    // Full Moon of 2067-11-20, 23:50 UTC, eclipsed most at 00:03 on the 21st, a Monday.
    const isFull = (event: schemas.ReportEvent) => event.kind === 'lunation' && event.phaseId === 4;
    expect(events({ kind: 'weekly', year: 2067, week: 46 }).some(isFull)).toBe(false);
    const week = events({ kind: 'weekly', year: 2067, week: 47 });
    expect(week.filter(({ kind }) => kind === 'eclipse')).toHaveLength(1);
    expect(week.some(isFull)).toBe(false);
  });
});

describe('custom texts', () => {
  test('a function replaces intro and text, and is told what the report was made from', async () => {
    const seen: ReportContext[] = [];
    const own = await createEngine({
      customTexts: {
        en: {
          report: (context) => {
            seen.push(context);
            return context.sign_id === 7
              ? { intro: `${context.sign_name}, ${context.events.length}` }
              : undefined;
          },
          forecast: ({ year_element }) => ({ text: year_element }),
        },
      },
    });
    const asked = { week: 47, year: 2026 };
    const { reports } = schemas.weeklyReportsResponse.parse(own.weeklyReports(asked));
    const plain = weekly(47, 2026);
    expect(reports[6]).toEqual(plain[6]);
    expect(reports[7]?.text).toBe(plain[7]?.text);
    expect(reports[7]?.intro).toMatch(/^Scorpio, \d+$/);
    expect(seen).toHaveLength(12);
    expect(seen[7]).toMatchObject({ kind: 'weekly', week: 47, year: 2026, sign_id: 7, text: plain[7]?.text });
    expect(own.chineseForecasts({ year: 2026, sign_id: 6 }).text).toBe('fire');
  });

  test('cells and lists of wordings', async () => {
    const openings = { 7: ['Own & only.'] };
    const own = await createEngine({
      customTexts: { en: { reports: { weekly: { openings, closings: { 7: ['a < b'] } } } } },
    });
    const report = own.weeklyReports({ week: 47, year: 2026, sign_id: 7 });
    expect(report.intro).toMatch(/^Own & only\. /);
    expect(report.text).toMatch(/<p>a &lt; b<\/p>$/);
  });

  test.each([
    [{ report: 'no' }, /report.*function/],
    [{ forecast: 1 }, /forecast.*function/],
    [{ reports: { weekly: { openings: { 7: 'no list' } } } }, /list of one text or more/],
    [{ reports: { weekly: { openings: { 7: [] } } } }, /list of one text or more/],
    [{ reports: { dates: { months: ['January'] } } }, /list of 12 texts/],
  ])('%j is refused', async (custom, message) => {
    await expect(createEngine({ customTexts: { en: custom as never } })).rejects.toThrow(message);
  });

  test.each([
    () => 7,
    () => ({ text: 7 }),
    () => {
      throw new Error('no');
    },
    async () => {
      throw new Error('later');
    },
    () => ['intro'],
  ])('a function that gives no texts is told of', async (report) => {
    const own = await createEngine({ customTexts: { en: { report: report as never } } });
    const ask = () => own.weeklyReports({ week: 47, year: 2026, sign_id: 1 });
    expect(ask).toThrow(HoroscopeError);
    expect(ask).toThrow(/customTexts\.en\.report/);
  });
});

describe('bad input', () => {
  const refused: [unknown, string, RegExp][] = [
    [{ kind: 'weekly', week: 53, year: 2025 }, 'invalid_request', /week is 53; 2025 has 52 weeks/],
    [{ kind: 'weekly', week: 0, year: 2026 }, 'invalid_request', /week is 0.*at least 1/],
    [{ kind: 'weekly', week: 54, year: 2026 }, 'invalid_request', /week is 54.*at most 53/],
    [{ kind: 'weekly', year: 2026 }, 'invalid_request', /week is missing/],
    [{ kind: 'monthly', month: 13, year: 2026 }, 'invalid_request', /month is 13.*at most 12/],
    [{ kind: 'monthly', month: 1.5, year: 2026 }, 'invalid_request', /month is 1.5/],
    [{ kind: 'yearly', year: 2026, sign_id: 12 }, 'invalid_request', /sign_id is 12.*at most 11/],
    [{ kind: 'yearly', year: 2026, sign_id: -1 }, 'invalid_request', /sign_id is -1/],
    [{ kind: 'yearly', year: '2026' }, 'invalid_request', /year is "2026"/],
    [{ kind: 'yearly', year: Number.NaN }, 'invalid_request', /year is NaN/],
    [{ kind: 'yearly', year: 2026, month: 1 }, 'invalid_request', /no field "month"/],
    [{ kind: 'daily', year: 2026 }, 'invalid_request', /kind is "daily".*"weekly", "monthly"/],
    [{ year: 2026 }, 'invalid_request', /kind is missing.*"weekly"/],
    [{ kind: 'yearly', year: 1799 }, 'date_out_of_range', /1799.*1800 to 2399/],
    [{ kind: 'yearly', year: 2400 }, 'date_out_of_range', /2400/],
    [{ kind: 'yearly', year: 100_000 }, 'date_out_of_range', /100000/],
    [{ kind: 'yearly', year: -5 }, 'date_out_of_range', /-5/],
    [{ kind: 'weekly', week: 1, year: 1800 }, 'date_out_of_range', /week 1 of 1800/],
    [{ kind: 'yearly', year: 2026, lang: 'xx' }, 'unsupported_language', /xx/],
    [null, 'invalid_request', /request/],
  ];
  test.each(refused)('%j: %s', (request, code, message) => {
    const ask = [() => engine.reports(request as never), () => engine.reportEvents(request as never)];
    for (const each of ask) {
      expect(each).toThrow(message);
      expect(each).toThrow(expect.objectContaining({ code }));
    }
  });

  test.each([1800, 2399])('the ends of the files: %d', (year) => {
    for (const kind of ['yearly', 'ascendant-yearly'] as const)
      expect(() => engine.reports({ kind, year })).not.toThrow();
    expect(() => engine.reports({ kind: 'monthly', month: year === 1800 ? 1 : 12, year })).not.toThrow();
  });
});
