import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser as Debian packages it, driven by its command line alone: it opens a page, and the page does the rest. */
export interface Browser {
  /** The command, and the Debian package that has it. */
  name: string;
  prepare(profile: string): void;
  words(profile: string, url: string): string[];
}

export const chromium: Browser = {
  name: 'chromium',
  prepare: () => {},
  words: (profile, url) => [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic'],
    ...['--no-first-run', '--no-default-browser-check', '--disable-background-networking'],
    ...['--disable-component-update', '--disable-sync', '--disable-extensions', '--disable-breakpad'],
    ...['--no-proxy-server', `--user-data-dir=${profile}`, url],
  ],
};

/** What Firefox would ask of the network or of a person on its own account, switched off. */
const firefoxPreferences: Record<string, boolean | number | string> = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'app.update.disabledForTesting': true,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.search.update': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.topsites.contile.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.usage.uploadEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.blocklist.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.prefetch-next': false,
  'network.proxy.type': 0,
  'network.trr.mode': 5,
  'services.settings.server': 'data:,',
  'startup.homepage_welcome_url': 'about:blank',
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': 'data:,',
  'toolkit.telemetry.unified': false,
};

export const firefox: Browser = {
  name: 'firefox-esr',
  prepare: (profile) => {
    const lines = Object.entries(firefoxPreferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), `${lines.join('\n')}\n`);
  },
  words: (profile, url) => ['--headless', '--no-remote', '--profile', profile, url],
};

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(kill));

/**
 * What a page comes to in a browser with a fresh profile. Whatever happens, the browser is gone afterwards.
 *
 * @param outcome settles when the page has told its result
 * @param limit milliseconds
 * @throws Error when the browser is missing, stops by itself or takes too long, with the end of what it printed
 */
export async function browse<T>(
  browser: Browser,
  url: string,
  outcome: Promise<T>,
  limit = 120_000,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), `horoscope-${browser.name}-`));
  browser.prepare(profile);
  const child = spawn(browser.name, browser.words(profile, url), {
    // A group of its own, so that its children go with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  running.add(child);
  let printed = '';
  const keep = (part: Buffer) => {
    printed = (printed + part.toString('utf8')).slice(-2_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const timer = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(`${browser.name} is not installed; this test needs it: apt-get install ${browser.name}`)
          : error,
      ),
    );
    child.once('exit', (code, signal) =>
      reject(new Error(`${browser.name} stopped by itself (${code ?? signal}):\n${printed}`)),
    );
    const late = setTimeout(
      () => reject(new Error(`no result from ${browser.name} in ${limit / 1000} s; it printed:\n${printed}`)),
      limit,
    );
    timer.signal.addEventListener('abort', () => clearTimeout(late));
  });
  try {
    return await Promise.race([outcome, stopped]);
  } finally {
    timer.abort();
    stopped.catch(() => {});
    kill(child);
    if (child.pid !== undefined) await closed;
    running.delete(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** The browser and all its children. */
function kill(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}
