/**
 * The page that shows what the library does, as a person uses it: opened from disk, without a network, in Chromium and
 * Firefox. What it shows is compared with what Node answers, and every view is held to axe's rules.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEngine, type Engine } from 'horoscope-engine/engine';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PageServer } from './server.js';

const root = new URL('../../', import.meta.url);
const page = new URL('dist/page/horoscope.html', root).href;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const frida = 'name=Frida&date=1907-07-06&time=08%3A30&place=3530139&on=2026-11-22';
const diego = 'name2=Diego&date2=1886-12-08&time2=19%3A30&place2=4005270';
const birth = { name: 'Frida', date: '1907-07-06', time: '08:30', place_id: 3530139, lang: 'en' };

/** What each view of Frida, or of her and Diego, shows. */
const views: Record<string, RegExp> = {
  chart: /The birth chart of Frida[\s\S]*Sun opposition Mars/,
  reading: /Who you are/,
  together: /Frida and Diego/,
  ahead: /November 22, 2026/,
  year: /a year, from the birthday in 2026/i,
  sign: /Cancer, the week from November 16, 2026/,
  chinese: /Fire Goat[\s\S]*The year of the Horse/,
};

let engine: Engine;
beforeAll(async () => {
  execFileSync(process.execPath, ['page/build.js'], { cwd: fileURLToPath(root), stdio: 'pipe' });
  engine = await createEngine({ placeTier: 'core' });
});

const browsers = {
  chromium: () =>
    puppeteer.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    }),
  'firefox-esr': () => puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' }),
};

describe.each(Object.entries(browsers))('the page in %s', (name, launch) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });

  /** The page at a fragment, as soon as nothing is waited for. */
  async function opened(fragment = ''): Promise<Page> {
    const tab = await browser.newPage();
    await tab.setViewport({ width: 1200, height: 900 });
    await tab.goto(page + fragment);
    await shown(tab);
    return tab;
  }

  const text = (tab: Page) => tab.$eval('main', (main) => (main as HTMLElement).innerText);

  test('a newcomer gets a chart by typing', async () => {
    const tab = await opened();
    expect(await text(tab)).toContain('When and where were you born?');
    await tab.type('input[type=text]', 'Frida');
    // A date field takes its parts in an order that depends on the system; its value does not.
    await fill(tab, 'input[type=date]', '1907-07-06');
    await fill(tab, 'input[type=time]', '08:30');
    await tab.type('[role=combobox]', 'coyoac');
    await tab.waitForSelector('[role=option]');
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('ArrowUp');
    await tab.keyboard.press('Enter');
    await tab.keyboard.press('Tab');
    await tab.click('form.birth button[type=submit]');
    await tab.waitForSelector('.picture.wheel svg');
    expect(await tab.evaluate(() => location.hash)).toContain('place=3530139');
    const natal = engine.natal(birth, { include: ['reading'] });
    expect(await text(tab)).toContain(natal.reading?.opening.split('\n\n')[0]);
    expect(await text(tab)).toContain(natal.notices[0]?.message);
    await tab.close();
  });

  test('a link is a chart, and its reading is the library’s', async () => {
    const tab = await opened(`#view=reading&${frida}`);
    const { reading } = engine.natal(birth, { include: ['reading'] });
    const told = await tab.$$eval('article p', (paragraphs) => paragraphs.map((p) => p.textContent));
    const expected = [
      reading?.opening,
      ...(reading?.chapters.flatMap(({ sections }) => sections.map((section) => section.text)) ?? []),
      reading?.closing,
    ].flatMap((passage) => passage?.split('\n\n') ?? []);
    expect(told).toEqual(expected);
    await tab.close();
  });

  test('every view shows something, and axe finds nothing', async () => {
    for (const [view, words] of Object.entries(views)) {
      const tab = await opened(`#view=${view}&${frida}&${diego}`);
      expect(await text(tab)).toMatch(words);
      expect(await violations(tab), view).toEqual([]);
      expect(await tab.$('.refused')).toBeNull();
      await tab.close();
    }
  }, 240_000);

  test('a birth without a time is told as one', async () => {
    const tab = await opened('#view=chart&name=Marta&date=1976-08-19&place=2267057');
    expect(await text(tab)).toContain('needs the time');
    expect(await tab.$$eval('caption', (captions) => captions.map((c) => c.textContent))).not.toContain(
      'Houses',
    );
    await tab.close();
  });

  test('what is missing is named', async () => {
    const tab = await opened();
    await tab.click('form.birth button[type=submit]');
    expect(await tab.$eval('.refused', (p) => p.textContent)).toMatch(/date of birth/);
    await fill(tab, 'input[type=date]', '1991-03-14');
    await tab.click('form.birth button[type=submit]');
    expect(await tab.$eval('.refused', (p) => p.textContent)).toMatch(/time of birth/);
    expect(await tab.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('time');
    await tab.click('form.birth .check input');
    await tab.click('form.birth button[type=submit]');
    expect(await tab.$eval('.refused', (p) => p.textContent)).toMatch(/place of birth/);
    await tab.close();
  });

  test('what can’t be is said in words', async () => {
    const tab = await opened('#view=chart&name=X&date=1990-02-30&time=10%3A00&place=2267057');
    expect(await tab.$eval('.refused', (p) => p.textContent)).toMatch(/1990-02-30/);
    await tab.close();
  });

  test('nothing is wider than a phone', async () => {
    for (const view of ['chart', 'together', 'ahead', 'sign', 'chinese']) {
      const tab = await opened(`#view=${view}&${frida}&${diego}`);
      await tab.setViewport({ width: 360, height: 740 });
      const width = await tab.evaluate(() => document.documentElement.scrollWidth);
      expect(width, view).toBeLessThanOrEqual(360);
      await tab.close();
    }
  }, 120_000);

  if (name === 'chromium')
    test('the report is saved as a PDF', async () => {
      const tab = await opened(`#view=chart&${frida}`);
      await expectSavedReport(tab);
      await tab.close();
    }, 120_000);

  if (name === 'chromium')
    test('the site does all of it when the network is gone', async () => {
      const server = await PageServer.open(fileURLToPath(new URL('dist/page/site', root)));
      const { origin } = server;
      const tab = await browser.newPage();
      await tab.goto(`${origin}/#view=chart&${frida}`);
      await shown(tab);
      await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
      expect(server.missing.filter((path) => path !== '/favicon.ico')).toEqual([]);
      server.close();
      await tab.reload();
      await shown(tab);
      await expectSavedReport(tab);
      await tab.close();
      for (const [view, words] of Object.entries(views)) {
        const other = await browser.newPage();
        await other.goto(`${origin}/#view=${view}&${frida}&${diego}`);
        await shown(other);
        expect(await text(other)).toMatch(words);
        expect(await other.$('.refused')).toBeNull();
        await other.close();
      }
    }, 240_000);
});

/** Saves the report of Frida's chart, which must be the one that Node makes. */
async function expectSavedReport(tab: Page): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-page-'));
  const session = await tab.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  for (const button of await tab.$$('button'))
    if ((await button.evaluate((b) => b.textContent))?.includes('PDF')) await button.click();
  await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).toContain('Frida.pdf');
  const natal = engine.natal(birth, { include: ['reading'] });
  expect(readFileSync(join(folder, 'Frida.pdf'))).toEqual(Buffer.from(await engine.pdfReport(natal)));
  rmSync(folder, { recursive: true });
}

async function shown(tab: Page): Promise<void> {
  await tab.waitForFunction(() => document.querySelector('main') && !document.querySelector('.waiting'), {
    timeout: 60_000,
  });
}

/** As a picker of the browser would. */
async function fill(tab: Page, selector: string, value: string): Promise<void> {
  await tab.$eval(
    selector,
    (input, given) => {
      (input as HTMLInputElement).value = given;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    value,
  );
}

async function violations(tab: Page): Promise<string[]> {
  await tab.evaluate(axe);
  return await tab.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await axe.run();
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  });
}
