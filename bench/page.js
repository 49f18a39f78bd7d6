/**
 * A page from its navigation to its first natal horoscope, in Chromium: requests, bytes as they are served, time over
 * lines of 9 and 1.6 Mbit/s (Chrome's own throttling, 20 ms of latency), and tasks over 50 ms at a quarter of the
 * processor. Takes Chromium; without one it says so.
 */
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { firstPage, serveCounting } from './first-page.js';
import { smoke } from './measure.js';

const executablePath = '/usr/bin/chromium';

/** @typedef {{ at: number, long: number[], sun: string }} First */

/**
 * @param {string} origin @param {string} search of the page's address
 * @param {{ megabits?: number, slowdown?: number }} [conditions]
 * @returns {Promise<First>}
 */
export async function firstNatal(origin, search, { megabits, slowdown } = {}) {
  const browser = await puppeteer.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-proxy-server'],
  });
  try {
    const page = await browser.newPage();
    const failed = new Promise((_, reject) => page.once('pageerror', reject));
    failed.catch(() => undefined);
    const session = await page.createCDPSession();
    if (megabits !== undefined) {
      await session.send('Network.enable');
      const throughput = (megabits * 1e6) / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 20,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }
    if (slowdown !== undefined) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin + search, { waitUntil: 'domcontentloaded' });
    await Promise.race([page.waitForFunction('window.first', { timeout: 60_000 }), failed]);
    return /** @type {First} */ (await page.evaluate('window.first'));
  } finally {
    await browser.close();
  }
}

if (process.argv[1]?.endsWith('page.js')) await main();

async function main() {
  if (!existsSync(executablePath)) {
    console.log('A page to its first natal: there is no Chromium here');
    return;
  }
  const { folder, remove } = await firstPage();
  const server = await serveCounting(folder);
  try {
    for (const [title, search] of [
      ['a given place', '/'],
      ['a given place, no texts', '/?texts=no'],
      ['a place found in a part of the core index', '/?place=typed'],
      ['a place found in the core index', '/?place=search'],
    ]) {
      server.served.length = 0;
      await firstNatal(server.origin, search ?? '/');
      const bytes = server.served.reduce((sum, one) => sum + one.bytes, 0);
      console.log(`First natal, ${title}: ${server.served.length} requests, ${(bytes / 1000).toFixed(0)} kB`);
      if (search === '/')
        for (const one of server.served) console.log(`  ${one.path} ${(one.bytes / 1000).toFixed(1)}`);
    }
    const repeats = smoke ? 1 : 5;
    for (const megabits of [9, 1.6]) {
      const times = [];
      for (let n = 0; n < repeats; n++) times.push((await firstNatal(server.origin, '/', { megabits })).at);
      times.sort((a, b) => a - b);
      const [least = 0, middle = 0] = [times[0], times[times.length >> 1]];
      console.log(
        `  navigation to first natal at ${megabits} Mbit/s: ${least.toFixed(0)} ms at least, median ${middle.toFixed(0)}`,
      );
    }
    const runs = [];
    for (let n = 0; n < repeats; n++) runs.push((await firstNatal(server.origin, '/', { slowdown: 4 })).long);
    runs.sort((a, b) => Math.max(0, ...a) - Math.max(0, ...b));
    const list = (/** @type {number[] | undefined} */ long) =>
      long?.length ? `${long.join(', ')} ms` : 'none';
    console.log('  tasks over 50 ms at a quarter of the processor, on the main thread  (goal 100 ms)');
    console.log(
      `    in the lightest of ${repeats} loads: ${list(runs[0])}; in the middle one: ${list(runs[repeats >> 1])}`,
    );
  } finally {
    server.close();
    remove();
  }
}
