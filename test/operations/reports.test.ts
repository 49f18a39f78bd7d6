import { describe, test } from 'vitest';
import { createEngine, HoroscopeError, type ReportContext } from '#dist/engine.js';
import * as schemas from '#dist/schema/zod-index.js';
import { reports } from '#dist/text/en/reports/index.js';
import { engine } from '../engine.js';
import { expect } from '../expect.js';
import { once } from '../reading/once.js';
import { says } from '../report/says.js';

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

/** What a report says of the sky and of its own order is the same for all signs. */
const isOwn = (sentence: string): boolean =>
  !/^(?:Where there is room, and where there is work$|What changes slowly$|What opens, and what is asked$|Below the surface$|Until |From |Where it can lead$|When to look twice$|What may need a second try$|At the end of \d+, if it goes well$)/.test(
    sentence,
  ) && !/^\w+ \d+ to \w+ \d+(?::|$)/.test(sentence);

/** A sentence of the sky alone: a sign whose house has been said before, or when two planets are in an aspect again. */
const isOfSky =
  /^The full Moon is a penumbral eclipse|^\w+ (?:stays retrograde until|does not turn direct before) [^.]+\.$|^The two (?:will be in this aspect again in [^,.]+|were in this aspect in [^,.]+(?: already, and will be once more in [^,.]+| as well, and will not be again for years))\.$| in (?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces) (?:has the support of|is in easy accord with|meets resistance from|is at odds with|has help from|is backed by|works well with|stands opposite|faces) \w+\.$|\b(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|eclipse)\b.* (?:enters|in|into|from|to) (?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)(?: on (?:\w+day|\w+ \d+))?(?:, (?:until|on|to|turns|stays|and|will|at|is retrograde) [^.]*)?\.?$/;

/** What a year says of the sky without houses, which it has told of before. */
const isOfYear = (sentence: string): boolean =>
  /^(?:The (?:lunar eclipses?|full Moons?) of |These months begin (?:with|on)|First comes the eclipse|The eclipse opens|The Moon.s eclipses? of |On .*penumbral eclipse|\w+ is in \w+ now|Mars, held back |The eclipse c|Then, on |From \w+ \d+ on it goes|On \w+ \d+ (?:it goes forward|Mars, held back|\w+ and \w+ are side by side|\w+ stands still)|What Jupiter |(?:Of the two that meet, )?\w+ wants )/.test(
    sentence,
  ) || // A cell has no dates.
  (/\b(?:it|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|eclipse)\b.* (?:in|into|to|enters) (?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)/i.test(
    sentence,
  ) &&
    /\d|the same day/.test(sentence) &&
    !/\b(?:your?|house)\b/.test(sentence));

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
  { name: 'weekly', periods: allWeeks, least: 140, most: 300 },
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
    for (const { text } of reports) expect(wordsOf(text)).toBeGreaterThanOrEqual(155);
  });

  test.each(families)('$name: no sentence twice in a period, in one sign or in two', ({ periods }) => {
    for (const reports of periods) {
      const seen = new Map<string, number>();
      for (const report of reports)
        for (const sentence of sentencesOf(report).filter(
          (one) => isOwn(one) && !isOfSky.test(one) && !isOfYear(one),
        )) {
          const before = seen.get(sentence);
          expect(before, `${sentence} (${report.year}, sign ${report.sign_id})`).toBeUndefined();
          seen.set(sentence, report.sign_id);
        }
    }
  });

  test.each([
    { name: 'weeks', periods: allWeeks, window: 8, share: 0.03 },
    { name: 'months', periods: allMonths, window: 3, share: 0.03 },
    { name: 'years', periods: allYears, window: 2, share: 0.03 },
    { name: 'years by the Ascendant', periods: allRising, window: 2, share: 0.02 },
  ])('$name: few paragraphs of a sign come back within $window', ({ periods, window, share }) => {
    let [all, again] = [0, 0];
    for (const sign of signs) {
      const bodies = periods.map((period) =>
        [...(period[sign]?.text ?? '').matchAll(/<p>(.*?)<\/p>/g)]
          .map(([, paragraph = '']) => paragraph.replace(/^.*?[.] /, ''))
          .filter((body) => body.length > 40),
      );
      for (const [index, own] of bodies.entries()) {
        const before = bodies.slice(Math.max(0, index - window + 1), index).flat();
        all += own.length;
        again += own.filter((body) => before.includes(body)).length;
      }
    }
    expect(again / all).toBeLessThan(share);
  });

  test('the two yearly reports of a sign share no sentence but those that say what the sky does', () => {
    for (const [index, reports] of allYears.entries())
      for (const sign of signs) {
        const own = new Set(sentencesOf(reports[sign] as never));
        const rising = sentencesOf(allRising[index]?.[sign] as never).filter(
          (one) => isOwn(one) && !isOfYear(one),
        );
        // Dates of the sky are the same in both, and houses told of before are named alike.
        const ofSky = /\d|^Then \w+ (?:comes (?:back )?for a time|pays a first visit|backs once more)/;
        const shared = rising.filter((one) => own.has(one) && !ofSky.test(one));
        expect(shared).toEqual([]);
      }
  });
});

describe('what leads', () => {
  /** A year’s events are found for one sign as for all twelve, which the laws go through. */
  const eventsOf = once(
    (kind: 'yearly' | 'ascendant-yearly', year: number) =>
      (engine.reportEvents({ kind, year }) as schemas.ReportEvents).reports,
  );
  const leadOf = (year: number, sign: number) =>
    eventsOf('yearly', year)[sign]?.data.find(({ leads }) => leads);

  test.each([
    [2024, 2, { kind: 'ingress', planetId: 5, signId: 2 }],
    [2024, 1, { kind: 'aspect', planet1Id: 5, planet2Id: 7, aspectId: 0 }],
    [2025, 3, { kind: 'ingress', planetId: 5, signId: 3 }],
    [2026, 0, { kind: 'aspect', planet1Id: 6, planet2Id: 8, aspectId: 0 }],
    [2028, 3, { kind: 'eclipse', body: 'solar', utDate: expect.stringMatching(/^2028-07-22/) }],
  ])('%d of sign %d as an editor would choose', (year, sign, expected) => {
    expect(leadOf(year, sign)).toMatchObject(expected);
  });

  test('no year is led by what no professional would choose', () => {
    for (let year = 2024; year <= 2030; year++)
      for (const sign of signs) {
        const lead = leadOf(year, sign);
        expect(lead).toBeDefined();
        if (lead?.kind === 'eclipse') expect(lead.type).not.toBe('penumbral');
        if (lead?.kind === 'ingress') expect(lead.planetId).toBeGreaterThan(4);
        if (lead?.kind === 'station') expect(lead.planetId).toBeGreaterThan(4);
        if (lead?.kind === 'aspect') expect(lead.planet1Id).toBeGreaterThan(4);
      }
  });

  test('every eclipse is told in both yearly kinds', () => {
    for (const kind of ['yearly', 'ascendant-yearly'] as const)
      for (let year = 2024; year <= 2030; year++)
        for (const { data } of eventsOf(kind, year)) {
          expect(data.filter(({ kind, told }) => kind === 'eclipse' && !told)).toEqual([]);
          expect(data.filter(({ kind, told }) => kind === 'stay' && !told)).toEqual([]);
        }
  });
});

describe('the readers’ calendar', () => {
  const eventsOf = (request: object) =>
    (engine.reportEvents({ sign_id: 0, ...request } as never) as schemas.SignReportEvents).data;

  test('a new Moon of the evening before, as a US almanac has it', () => {
    // 2026-06-15 02:54 UTC is June 14, 10:54 p.m. EDT; US Naval Observatory, Moon Phases.
    const isNew = (event: schemas.ReportEvent) => event.kind === 'lunation' && event.phaseId === 0;
    const day = (date: string, timezone?: string) => eventsOf({ kind: 'daily', date, timezone }).some(isNew);
    expect([day('2026-06-14', 'America/New_York'), day('2026-06-15', 'America/New_York')]).toEqual([
      true,
      false,
    ]);
    expect([day('2026-06-14'), day('2026-06-15')]).toEqual([false, true]);
    // A Sunday there and a Monday in UTC: weeks 24 and 25.
    const weeks = (timezone?: string) =>
      [24, 25].map((week) => eventsOf({ kind: 'weekly', year: 2026, week, timezone }).some(isNew));
    expect(weeks('America/New_York')).toEqual([true, false]);
    expect(weeks()).toEqual([false, true]);
  });

  test('dates are those of the zone', () => {
    const month = { month: 6, year: 2026, sign_id: 2 };
    const there = engine.monthlyReports({ ...month, timezone: 'America/New_York' });
    expect(there.text).toContain('<time datetime="2026-06-14">June 14</time>');
    const utc = engine.monthlyReports(month);
    expect(utc.text).not.toContain('2026-06-14');
    expect(utc.text).toContain('<time datetime="2026-06-15">June 15</time>');
    // The week's lead has its day in the intro, which is plain text.
    const week = engine.weeklyReports({ week: 24, year: 2026, sign_id: 2, timezone: 'America/New_York' });
    expect(week.intro).toContain('in Gemini, your own sign, on Sunday');
  });

  test('a zone that isn’t one is refused', () => {
    expect(() => engine.yearlyReports({ year: 2026, timezone: 'Mars/Olympus' })).toThrow(
      /timezone is "Mars\/Olympus".*IANA/,
    );
  });

  test('a day has its marker and date', () => {
    const day = engine.dailyReports({ date: '2026-06-14' });
    expect(schemas.dailyReportsResponse.parse(day)).toEqual(day);
    const one = engine.reports({ kind: 'daily', date: '2026-06-14', sign_id: 4 });
    expect(Object.keys(one)).toEqual(['daily', 'date', 'sign_id', 'sign_name', 'intro', 'text']);
    expect(one).toEqual('reports' in day ? day.reports[4] : undefined);
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
      if (!told) expect(text).toBeNull();
      if (text !== null) expect(says(report.text, text), text).toBe(true);
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
    const theme = { intro: ['Own & only.'], course: ['So it goes.'], close: ['a < b'] };
    const places = (table: object) => Object.fromEntries(Object.keys(table).map((place) => [place, theme]));
    const weekly = Object.fromEntries(
      Object.entries(reports.columns.weekly).map(([lead, table]) => [lead, places(table)]),
    );
    const own = await createEngine({
      customTexts: {
        en: {
          reports: { columns: { weekly } },
        },
      },
    });
    const report = own.weeklyReports({ week: 47, year: 2026, sign_id: 7 });
    expect(report.intro).toBe('Own & only.');
    // Where its words name no planet, the sky comes first.
    expect(report.text).toMatch(/^<p>[^.]+\. So it goes\..*<\/p><p>.+<\/p><p>a &lt; b<\/p>$/);
  });

  test.each([
    [{ report: 'no' }, /report.*function/],
    [{ forecast: 1 }, /forecast.*function/],
    [{ reports: { signs: { newMoon: { 7: 'no list' } } } }, /list of one text or more/],
    [{ reports: { signs: { newMoon: { 7: [] } } } }, /list of one text or more/],
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
    [{ kind: 'daily', year: 2026 }, 'invalid_request', /no field "year"|date is missing/],
    [{ kind: 'hourly', year: 2026 }, 'invalid_request', /kind is "hourly".*"daily", "weekly", "monthly"/],
    [{ kind: 'daily', date: '2026-02-30' }, 'invalid_request', /date is "2026-02-30"/],
    [{ kind: 'daily', date: '2400-01-01' }, 'date_out_of_range', /2400-01-01/],
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
