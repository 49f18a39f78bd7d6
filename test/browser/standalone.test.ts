/** The files for pages without a bundler: an engine in a worker, whose own file takes the engine's from beside it. */
import { natal } from 'horoscope-engine';
import { expect, test } from 'vitest';
import { browse, chromium } from './browsers.js';
import { unpacked } from './installed.js';
import { PageServer } from './server.js';

test('an engine in a worker computes what Node computes', async () => {
  const site = unpacked('test/browser/standalone');
  const server = await PageServer.open(site.folder);
  try {
    const told = JSON.parse(await browse(chromium, `${server.origin}/`, server.done));
    const place = { name: 'Budapest', latitude: 47.49801, longitude: 19.03991, timezone: 'Europe/Budapest' };
    const request = { name: 'Ada', date: '1987-05-17', time: '14:30', lang: 'en' };
    expect(told.natal).toEqual(JSON.parse(JSON.stringify(natal({ ...request, place }))));
    expect(told.refusal).toBe('invalid_request');
    expect(server.missing).toEqual([]);
    expect(server.violations).toEqual([]);
    expect(server.asked.filter((path) => /engine\.min\.js$/.test(path))).toHaveLength(1);
  } finally {
    server.close();
    site.remove();
  }
});
