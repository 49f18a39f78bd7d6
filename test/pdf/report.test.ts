/** Reports as other programs read them: qpdf checks the file, poppler its text and its structure. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Natal, Progressions, SolarReturn, Synastry } from 'horoscope-engine';
import { HoroscopeError, type PrintableResult, pdfReport } from 'horoscope-engine/pdf';
import { afterAll, describe, test } from 'vitest';
import { expect } from '../expect.js';
import { isRandom } from '../fast-check.js';
import { ada, engine, pair, results, workedOut } from './reports.js';

const folder = mkdtempSync(join(tmpdir(), 'horoscope-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function saved(name: string, bytes: Uint8Array): string {
  const path = join(folder, `${name.replaceAll(/\W/g, '-')}.pdf`);
  writeFileSync(path, bytes);
  return path;
}
const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1e8 });

/** The text without what stands on every page, lines joined and broken words made whole. */
function textOf(path: string): string {
  const pages = run('pdftotext', '-raw', path, '-').split('\f');
  const without = pages.map((page) => page.replace(/^\d+\n/, '').replace(/\d+\n$/, ''));
  return without.join('\n').replaceAll('\u00ad\n', '').replaceAll(/-\n/g, '-').replaceAll(/\s+/g, ' ');
}
interface Json {
  qpdf: [unknown, Record<string, { value?: unknown }>];
}
/** The dictionaries of a file. */
function objectsOf(path: string): Record<string, unknown>[] {
  const { qpdf } = JSON.parse(run('qpdf', '--json=2', '--json-key=qpdf', path)) as Json;
  return Object.values(qpdf[1]).flatMap(({ value }): Record<string, unknown>[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [value as Record<string, unknown>]
      : [],
  );
}
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Poppler takes a second to print what a reader of the structure hears: of one kind, in `npm run test:random` of all. */
const heard = ['a name of many scripts'];
/** Drawn a second time are one of each way to lay out, there all. */
const drawnAgain = ['a name of many scripts', 'a synastry', 'a year of transits'];

/** A result as it is printed with whole names, as they are written in a reading; once for all that look at it. */
const reports = new Map<string, Promise<Uint8Array>>();
function reportOf(name: string): Promise<Uint8Array> {
  const report = reports.get(name) ?? pdfReport(results[name]?.() as PrintableResult, { names: 'full' });
  reports.set(name, report);
  return report;
}

describe.each(Object.entries(results))('%s', (name, make) => {
  test('is a sound file with all that is read in it, in its order', async () => {
    const result = make();
    const bytes = await reportOf(name);
    expect(bytes.length).toBeLessThan(1e6);
    const path = saved(name, bytes);
    const { status, stdout } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('No syntax or stream encoding errors')]);

    const { reading } = result;
    if (!reading || (!isRandom && !heard.includes(name))) return;
    const structured = run('pdfinfo', '-struct-text', path);
    const printed = structured
      .split('\n')
      .flatMap((line) => /^\s*"(.*)"$/.exec(line)?.[1] ?? [])
      .reduce((text, line) => (/-$/.test(text) ? text + line : `${text} ${line}`), '')
      .replaceAll(/\s+/g, ' ');
    // Poppler's structure tells no hyphen from another, and dates hang in the margin without their colon: compared is what is left without these.
    // Nor are spans of months compared, which are cut short there.
    const months = /(January|February|March|April|May|June|July|August|September|October|November|December)/g;
    const plain = (text: string): string =>
      flat(text)
        .replaceAll(months, (month) => month.slice(0, 3))
        .replaceAll(/ to (?=[A-Z][a-z]{2}\b)/g, '')
        .replaceAll(/[-–:]/g, '');
    const paragraphs = [
      reading.opening,
      ...reading.chapters.flatMap(({ title, sections }, i) => {
        const told = sections.map(({ text }) => text);
        // One of a sentence or two is told with the opening, without a heading.
        const isThin = i === 0 && sections.length === 1 && (told[0] ?? '').split(' ').length < 30;
        return isThin ? told : [title, ...told];
      }),
      reading.closing,
    ].flatMap((text) => text.split('\n\n'));
    let at = 0;
    for (const paragraph of paragraphs) {
      const found = plain(printed).indexOf(plain(paragraph), at);
      expect(found, paragraph.slice(0, 60)).toBeGreaterThanOrEqual(at);
      at = found;
    }
  });

  test.runIf(isRandom || drawnAgain.includes(name))('has the same bytes again', async () => {
    const again = await pdfReport(workedOut[name]?.() as PrintableResult, { names: 'full' });
    expect(Buffer.compare(await reportOf(name), again)).toBe(0);
  });
});

test('words that a line breaks are whole in the text', async () => {
  const result = results['a birth']?.() as Natal;
  const path = saved('whole', await reportOf('a birth'));
  const pages = textOf(path);
  const sentences = result.reading?.chapters.flatMap(({ sections }) =>
    sections.map(({ text }) => text.split('. ')[0]),
  );
  const found = sentences?.filter((sentence) => pages.includes(flat(sentence ?? '')));
  // A page may part a sentence from its end.
  expect(found?.length).toBeGreaterThan((sentences?.length ?? 0) * 0.9);
});

describe('for readers of every kind (PDF/UA, ISO 14289-1)', () => {
  const report = engine.natalPdfReport(ada);

  test('title, language and tags are declared, and no date', async () => {
    const bytes = await report;
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toMatch(/\/Lang \(en\)/);
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/DisplayDocTitle true/);
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).toContain('<rdf:li xml:lang="x-default">The birth chart of Ada</rdf:li>');
    expect(text).not.toMatch(/CreationDate|ModDate|xmp:CreateDate/);
    expect(text).toMatch(/\/PageMode \/UseOutlines/);
  });

  test('every page has its marks in the structure, every figure an alternative, every link a description', async () => {
    const path = saved('accessible', await report);
    const objects = objectsOf(path);
    const figures = objects.filter((object) => object['/S'] === '/Figure');
    // Two wheels, the elements, the grid.
    expect(figures).toHaveLength(4);
    for (const figure of figures) {
      expect(figure['/Alt']).toMatch(/^u:.{20}/);
      expect(figure['/A']).toMatchObject({ '/BBox': expect.any(Array), '/Placement': '/Block' });
    }
    const links = objects.filter((object) => object['/Subtype'] === '/Link');
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      expect(link['/Contents']).toMatch(/^u:.*, page \d+$/);
      expect(link['/StructParent']).toEqual(expect.any(Number));
    }
    for (const page of objects.filter((object) => object['/Type'] === '/Page'))
      expect(page).toMatchObject({ '/Tabs': '/S', '/StructParents': expect.any(Number) });
    const plain = execFileSync('qpdf', ['--qdf', '--object-streams=disable', path, '-'], {
      maxBuffer: 1e8,
    }).toString('latin1');
    // Whatever is drawn stands between the marks of an element or of an artifact.
    const streams = [...plain.matchAll(/stream\n([\s\S]*?)endstream/g)].map(([, stream]) => stream ?? '');
    for (const stream of streams.filter((content) => content.includes('BDC'))) {
      let depth = 0;
      for (const line of stream.split('\n')) {
        if (/ (?:TJ|S|f|B|Do)\b/.test(` ${line}`) && !/^\/Span/.test(line))
          expect(depth, line.slice(0, 80)).toBeGreaterThan(0);
        depth += (line.match(/\b(?:BDC|BMC)\b/g) ?? []).length - (line.match(/\bEMC\b/g) ?? []).length;
      }
      expect(depth).toBe(0);
    }
  });

  test('headings go down a level at a time', async () => {
    const path = saved('headings', await report);
    const levels = [...run('pdfinfo', '-struct', path).matchAll(/^\s*H(\d)/gm)].map(([, level]) =>
      Number(level),
    );
    expect(levels.length).toBeGreaterThan(40);
    for (const [i, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
  });

  test('fonts are embedded as subsets that say what their glyphs mean', async () => {
    const fonts = run('pdffonts', saved('fonts', await report))
      .trim()
      .split('\n')
      .slice(2);
    expect(fonts).toHaveLength(3);
    for (const font of fonts) expect(font).toMatch(/EBGaramond-\w+ +CID TrueType +Identity-H +yes yes yes/);
  });
});

describe('what a reader wants to know', () => {
  const read = { include: ['reading' as const] };

  const resultOfPair = results['a synastry']?.() as Synastry;
  const ofPair = engine.pdfReport(resultOfPair);
  const balancesOfBoth = /stands: Ada Body .*? Fire .*? stands: Ben Body .*? Fire /s;

  test('a synastry has the houses and the elements of both, and says whose body is whose', async () => {
    const path = saved('pair', await ofPair);
    const text = textOf(path);
    expect(text).toContain('Above are Ada’s planets');
    expect(text).toMatch(balancesOfBoth);
    // Heads with two names leave the signs their room.
    expect(text).not.toContain('…');
    const [one, two] = ['1', '2'].map((which) =>
      engine.natal({
        name: which === '1' ? pair.name_1 : pair.name_2,
        date: which === '1' ? pair.date_1 : pair.date_2,
        time: which === '1' ? pair.time_1 : pair.time_2,
        place_id: which === '1' ? pair.place_id_1 : pair.place_id_2,
        lang: 'en',
      }),
    );
    for (const natal of [one, two])
      for (const { degrees, minutes, signName } of natal?.houses ?? [])
        expect(text).toContain(`${degrees}°${String(minutes).padStart(2, '0')}′ ${signName}`);
    // Without an engine they are given.
    const given = await pdfReport(resultOfPair, { births: [one as Natal, two as Natal] });
    expect(textOf(saved('given', given))).toMatch(balancesOfBoth);
    expect(textOf(saved('none', await reportOf('a synastry')))).not.toMatch(balancesOfBoth);
  });

  test('the title of a chapter of two people stands before its first section', async () => {
    const text = textOf(saved('titles', await ofPair));
    const chapters = resultOfPair.reading?.chapters ?? [];
    expect(chapters.length).toBeGreaterThan(3);
    for (const { title, sections } of chapters)
      expect(text).toContain(flat(`${title} ${sections[0]?.title}`));
  });

  test('a pair has the wheel of each where their births are given', async () => {
    const path = saved('wheels', await ofPair);
    for (const name of ['Ada', 'Ben']) expect(textOf(path)).toContain(`The birth chart of ${name}`);
    expect(run('pdfinfo', '-struct', path).match(/^\s*Figure/gm)?.length).toBeGreaterThanOrEqual(6);
  });

  test('progressions and returns list both kinds of their aspects', async () => {
    for (const name of ['progressions', 'a solar return']) {
      const result = results[name]?.() as Progressions | SolarReturn;
      const isReturn = ({ planet1Id, planet2Id }: { planet1Id: number; planet2Id: number }): boolean =>
        !('solarArc' in result) && planet1Id === 0 && planet2Id === 0;
      const all = 'solarArc' in result ? result.progressedAspects : result.aspectsToNatal;
      const others = all.filter((aspect) => !isReturn(aspect));
      const text = textOf(saved(`both-${name}`, await reportOf(name)));
      expect(others.length).toBeGreaterThan(0);
      for (const { planet1Name, aspectName, planet2Name } of others)
        expect(text).toContain(`${planet1Name} ${aspectName} ${planet2Name}`);
      // That the Sun is back is what a return is.
      if (name === 'a solar return') expect(text).not.toContain('Sun Conjunction Sun');
    }
  });

  test('one of the two may have no time of birth', async () => {
    const result = engine.synastry({ ...pair, time_2: null }, read);
    expect(textOf(saved('untimed', await engine.pdfReport(result)))).toContain('Begins at');
  });

  test('a notice speaks to a reader', async () => {
    const text = textOf(saved('polar', await reportOf('a polar birth')));
    expect(text).toContain('Porphyry’s instead');
    expect(text).not.toContain('has no solution');
  });

  test('without the hour, of the Moon there is only what held all day, and that it may have been elsewhere', async () => {
    const result = engine.natal({ ...ada, date: '1990-05-05', place_id: 2643743, time: null }, read);
    const text = textOf(saved('noon', await engine.pdfReport(result)));
    expect(text).toContain('at noon, ±7°');
    expect(text.split('The Moon stands where it was at noon').length).toBe(3);
    expect(text).toContain('The Moon and Saturn are in trine');
    // In orb from 1:42 on, and until 12:16.
    expect(
      result.aspects.filter(({ planet1Id, planet2Id }) => planet1Id === 1 && [3, 11].includes(planet2Id)),
    ).toHaveLength(2);
    expect(text).not.toContain('Moon opposite Venus');
    expect(text).not.toMatch(/Moon Opposition Venus|Moon Sextile Lilith/);
    expect(text).toMatch(/Moon Trine Saturn 1°22′ at noon/);
    const timed = textOf(saved('hour', await reportOf('a birth')));
    expect(timed).not.toContain('at noon');
  });

  test('a receipt has a block for each moment, and names nobody twice', async () => {
    const albert = { name: 'Albert', date: '1879-03-14', time: '11:30', place_id: 2820256, lang: 'en' };
    const made = await engine.pdfReport(engine.solarReturn({ ...albert, year: 1905 }, read));
    const text = textOf(saved('return', made));
    for (const row of [
      'March 14, 1879, 10:50:02',
      '2407422.951412',
      '−2.93 seconds',
      'March 14, 1905, 18:13:00',
      '5.18 seconds',
    ])
      expect(text).toContain(row);
    expect(text).toContain('Albert: No standard time');
    expect(text).not.toContain('Albert: Albert:');
  });

  test('a return has a table of the transits that its reading dates, but not of days that an unknown hour leaves open', async () => {
    const result = results['a solar return']?.() as SolarReturn;
    const factors = result.reading?.chapters.flatMap(({ sections }) =>
      sections.flatMap((own) => own.factors),
    );
    const days = factors?.flatMap(({ kind, exact = [] }) => (kind === 'transit' ? exact : [])) ?? [];
    const table = /In the sky Aspect At birth Exact (.*?) (?:More to read|How this was calculated)/;
    const [, rows = ''] = table.exec(textOf(saved('dated', await reportOf('a solar return')))) ?? [];
    expect(days.length).toBeGreaterThan(1);
    // A year at the foot of a page is taken for its number.
    expect(rows.match(/[A-Z][a-z]{2} \d+,/g)).toHaveLength(days.length);
    const untimed = engine.solarReturn({ ...ada, time: null, year: 2026 }, read);
    expect(textOf(saved('undated', await pdfReport(untimed)))).not.toMatch(table);
  });

  test('a text that comes twice is printed once, with all its dates', async () => {
    const text = textOf(saved('twice', await reportOf('a year of transits')));
    expect(text.split('Meeting people is easy while Jupiter').length).toBe(2);
    expect(text).toMatch(/Exact October 12 and December 11, 2025; May 30, 2026/);
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}(?! )/);
  });
});

describe('options', () => {
  const result = results['a birth']?.() as Natal;

  test('paper, length, title, footer, author, chapters, colors, words', async () => {
    const bytes = await pdfReport(result, {
      page: 'Letter',
      length: 'brief',
      title: 'A <Chart> & More',
      footer: 'Printed by Example & Daughters',
      author: 'Example & Daughters',
      chapters: { before: [{ title: 'A word before', text: 'First.\n\nSecond.' }], after: [] },
      colors: { accent: '#123456' },
      words: { contents: 'What is in it', headings: { reading: 'What it says' } },
    });
    const path = saved('options', bytes);
    const info = run('pdfinfo', path);
    expect(info).toMatch(/Title: +A <Chart> & More/);
    expect(info).toMatch(/Author: +Example & Daughters/);
    expect(info).toMatch(/612 x 792/);
    const text = textOf(path);
    for (const words of ['What is in it', 'What it says', 'A word before', 'Printed by Example & Daughters'])
      expect(text).toContain(words);
    expect(text).not.toContain('More to read');
    expect(bytes.length).toBeLessThan((await reportOf('a birth')).length);
  });

  test('a logo', async () => {
    // One red pixel.
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
      'base64',
    );
    const path = saved('logo', await pdfReport(result, { logo: new Uint8Array(png) }));
    expect(run('pdfimages', '-list', path).trim().split('\n')).toHaveLength(3);
  });

  test.each<[options: unknown, path: string]>([
    [null, 'options'],
    [[], 'options'],
    [{ paper: 'A4' }, 'paper'],
    [{ page: 'A5' }, 'page'],
    [{ length: 3 }, 'length'],
    [{ names: 'last' }, 'names'],
    [{ title: 3 }, 'title'],
    [{ colors: { accent: 'red' } }, 'colors.accent'],
    [{ colors: { shade: '#000000' } }, 'colors.shade'],
    [{ logo: 'logo.png' }, 'logo'],
    [{ logo: new Uint8Array([1, 2, 3]) }, 'logo'],
    [{ chapters: { before: [{ title: 'x' }] } }, 'chapters.before.0'],
    [{ chapters: { middle: [] } }, 'chapters.middle'],
    [{ words: { contents: 3 } }, 'words.contents'],
    [{ typeface: { regular: new Uint8Array(8) } }, 'typeface.regular'],
    [{ footer: '漢字' }, 'footer'],
    [{ progress: 1 }, 'progress'],
    [{ births: [{}] }, 'births'],
    [{ births: 3 }, 'births'],
    [{ lang: 'xx' }, 'lang'],
  ])('%j is refused', async (options, path) => {
    const refused = await pdfReport(result, options as never).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HoroscopeError);
    expect((refused as HoroscopeError).path).toBe(path);
  });

  test('a logo that is no bytes is refused for that, and not as a damaged picture', async () => {
    await expect(pdfReport(result, { logo: 'logo.png' as never })).rejects.toThrow(
      /logo is .*; it must be bytes/,
    );
  });

  test.each([null, undefined, 3, 'x', [], {}, { planets: [] }, { planets: [{}], profile: {} }])(
    'no report is made of %j',
    async (nothing) => {
      await expect(pdfReport(nothing as never)).rejects.toBeInstanceOf(HoroscopeError);
    },
  );

  test('letters of several scripts that look alike are copied as what they are', async () => {
    const name = 'Аlex Oлег Ο Α A';
    const path = saved('alike', await engine.natalPdfReport({ ...ada, name }, { pdf: { length: 'brief' } }));
    expect(textOf(path)).toContain(`The birth chart of ${name}`);
  });

  test.each(['אברהם', 'Ada محمد'])(
    '%s, which runs from right to left, is refused in any typeface',
    async (name) => {
      const refused = await engine.natalPdfReport({ ...ada, name }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(HoroscopeError);
      expect(refused).toMatchObject({ code: 'invalid_request', path: 'title' });
      expect(String(refused)).toMatch(/right to left/);
    },
  );

  test('a name that the typeface can’t write is refused, and says so', async () => {
    await expect(engine.natalPdfReport({ ...ada, name: '王芳' })).rejects.toThrow(/王 芳.*typeface/);
    await expect(engine.natalPdfReport({ ...ada, date: 'x' })).rejects.toMatchObject({ path: 'date' });
  });
});
