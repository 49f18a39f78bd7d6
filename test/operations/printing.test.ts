/** What the engine hands to printing: how long the reading is, and the charts of birth that a result does not have in it. */
import { createEngine, type Options } from 'horoscope-engine/engine';
import { pdfReport } from 'horoscope-engine/pdf';
import { expect, test } from 'vitest';

const engine = await createEngine({ languages: ['en'] });
const place = { name: 'Reykjavík', latitude: 64.15, longitude: -21.94, timezone: 'Atlantic/Reykjavik' };
const birth = { name: 'Eva', date: '1961-03-02', time: '05:10', place, lang: 'en' };

test('a short report has the short reading', async () => {
  const pdf = { length: 'brief' } as const;
  const printed = await engine.natalPdfReport(birth, { pdf });
  const short = engine.natal(birth, { include: ['reading'], readingLength: 'brief' });
  expect(Buffer.from(printed).equals(await pdfReport(short, pdf))).toBe(true);
});

// What a receipt tells of a chart's settings is what the chart is cast with again.
test.each<[string, { time?: null }, Options]>([
  ['as usual', {}, {}],
  [
    'in another zodiac, other houses, from the place',
    {},
    {
      ayanamsa: 'raman',
      houseSystem: 'K',
      node: 'mean',
      lilith: 'osculating',
      topocentric: { altitude: 50 },
    },
  ],
  ['without an hour', { time: null }, { bodies: [0, 1, 2, 3, 4] }],
])('progressions are printed with the birth they are of, %s', async (_, fields, options) => {
  const born = { ...birth, ...fields };
  const progressed = engine.progressions(
    { ...born, date_2: '2026-11-26' },
    { ...options, include: ['reading'] },
  );
  const natal = engine.natal({ ...born, collect_text: false }, options);
  const pdf = { length: 'brief' } as const;
  const printed = await engine.pdfReport(progressed, pdf);
  const given = await pdfReport(progressed, { ...pdf, births: [natal] });
  expect(Buffer.from(printed).equals(given)).toBe(true);
  const without = await pdfReport(progressed, pdf);
  expect(Buffer.from(printed).equals(without)).toBe(false);
});

test.each([null, 'A4', 3])('options that are no object are refused: %j', async (options) => {
  await expect(engine.natalPdfReport(birth, options as never)).rejects.toMatchObject({
    code: 'invalid_request',
    path: 'options',
  });
});
