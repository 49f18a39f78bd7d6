/** A site that was opened once, opened again when its server has gone. */
import puppeteer from 'puppeteer-core';
import { PageServer } from '../server.js';

/** The lines that the page sends the second time. @param folder of the site */
export async function againWithoutNetwork(folder: string): Promise<string[]> {
  const [site, first, second] = await Promise.all(
    [folder, folder, folder].map((one) => PageServer.open(one)),
  );
  if (!site || !first || !second) throw new Error('no server');
  const browser = await puppeteer.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    const { origin } = site;
    const address = (server: PageServer) => `${origin}/?server=${encodeURIComponent(server.origin)}`;
    await page.goto(address(first));
    await first.done;
    const registered = await page.evaluate(
      'navigator.serviceWorker.getRegistration().then((found) => found !== undefined)',
    );
    if (!registered) throw new Error('the page registers no service worker');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    site.close();
    await page.goto(address(second));
    return (await second.done).split('\n');
  } finally {
    await browser.close();
    for (const server of [site, first, second]) server.close();
  }
}
