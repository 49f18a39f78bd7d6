/**
 * Writes fixtures/clocks.txt, from `zdump -v` on the compiled files of data/tz: of each zone what clocks showed a day
 * and a half before a change and after it, at the first, the middle and the last of its changes up to 2037: so far away no
 * clock shows a time twice, not even where a day came twice. `node conformance/record-clocks.js`, after data/refresh-zones.js, where zdump is installed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const tz = new URL('../data/tz/', import.meta.url);
const { files, version } = JSON.parse(readFileSync(new URL('manifest.json', tz), 'utf8'));
const zones = Object.keys(files);
const root = fileURLToPath(tz);
const { stdout } = spawnSync('zdump', ['-v', '-c', '1850,2038', ...zones.map((zone) => root + zone)], {
  encoding: 'utf8',
  maxBuffer: 1e8,
});
const line = /^(.+?) {2,}(\w.{23}) UT = .{24} \S+ isdst=[01] gmtoff=(-?\d+)$/;
/** @type {Map<string, { time: number, offset: number }[]>} */
const moments = new Map(zones.map((zone) => [zone, []]));
for (const text of stdout.split('\n')) {
  const [, path = '', at, offset] = line.exec(text) ?? [];
  if (at !== undefined)
    moments.get(path.slice(root.length))?.push({ time: Date.parse(`${at} UTC`), offset: Number(offset) });
}
const away = 1.5 * 86_400_000;
/** @param {number} milliseconds */
const iso = (milliseconds) => new Date(milliseconds).toISOString();
const lines = [...moments].flatMap(([zone, all]) => {
  // zdump prints the second before a change and the change, in pairs.
  const changes = all.filter((_, index) => index % 2 === 1).map(({ time }) => time);
  const chosen = new Set([0, Math.floor(changes.length / 2), changes.length - 1]);
  return [...chosen].flatMap((index) => {
    const change = changes[index];
    if (change === undefined) return [];
    const [before, after] = [all[2 * index], all[2 * index + 1]];
    return [
      { time: change - away, offset: before?.offset ?? 0, free: change - (changes[index - 1] ?? 0) },
      { time: change + away, offset: after?.offset ?? 0, free: (changes[index + 1] ?? Infinity) - change },
    ]
      .filter(({ free }) => free > 3 * away)
      .map(
        ({ time, offset }) => `${zone} ${iso(time + offset * 1000).slice(0, 19)} ${iso(time).slice(0, 19)}Z`,
      );
  });
});
writeFileSync(
  new URL('fixtures/clocks.txt', import.meta.url),
  `# zdump -v -c 1850,2038, time-zone database ${version}: zone, what its clocks show, the moment in UTC.\n${lines.join('\n')}\n`,
);
console.log(`${lines.length} moments of ${zones.length} zones`);
