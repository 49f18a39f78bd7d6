/** Keeps the scores of rooms in RESULTS.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const kept = new URL('RESULTS.md', import.meta.url);
const { version } = JSON.parse(
  readFileSync(new URL('node_modules/@stryker-mutator/instrumenter/package.json', import.meta.url), 'utf8'),
);

/**
 * One line a room: how many of its changes were noticed.
 * @param {string} room @param {readonly { outcome?: string }[]} drawn
 * @param {{ of: number, seed: number, most: number }} how of how many they are drawn, and the seconds of tests that each was given
 */
export function record(room, drawn, { of, seed, most }) {
  const count = (/** @type {string} */ outcome) =>
    drawn.filter((change) => change.outcome === outcome).length;
  const [noticed, missed, unreached] = [count('noticed'), count('missed'), count('never reached')];
  const tried = noticed + missed + unreached;
  const part = noticed / tried;
  // Of a sample without replacement, 19 times of 20; with two more of either kind, so that few tries don't seem sure.
  const careful = (noticed + 2) / (tried + 4);
  const spread = 196 * Math.sqrt(((careful * (1 - careful)) / (tried + 4)) * (1 - tried / of));
  const score = `${(100 * part).toFixed(1)}${tried < of ? ` ± ${spread.toFixed(1)}` : ''} %`;
  const limit = Number.isFinite(most) ? `, ${most} s each` : '';
  const tries = (tried < of ? `${tried} of ${of}, seed ${seed}` : `all ${of}`) + limit;
  const line = `| ${[room, score, tries, noticed, missed, unreached, new Date().toISOString().slice(0, 10), process.version].join(' | ')} |`;
  console.log(line);
  keep([...rowsKept().filter((one) => !one.startsWith(`| ${room} |`)), line].sort());
}

const rowsKept = () =>
  existsSync(kept)
    ? readFileSync(kept, 'utf8')
        .split('\n')
        .filter((one) => /^\| [a-z]+ \|.*%/.test(one))
    : [];

/** Writes RESULTS.md of its rows. */
export function keep(rows = rowsKept()) {
  writeFileSync(
    kept,
    `<!-- Written by \`npm run mutation\`. -->
# What the tests notice

Changes of the compiled modules by Stryker’s instrumenter ${version}, room by room: how many of them the room’s tests notice,
miss, or never reach. Where only a share was tried, the score is an estimate: 19 times of 20 the score of all lies within the
margin. Where each was given some seconds, only the fastest tests that take so long together were run on it: what others
would notice counts as missed. Changes of what a module does while it is loaded are left out, since every test would have to
begin anew for each.

| room | score | tried | noticed | missed | never reached | day | Node |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${overall(rows)}
`,
  );
}

/** All rooms together, each by how many changes it has. */
function overall(/** @type {readonly string[]} */ rows) {
  const rooms = rows.map((row) => {
    const [, score, margin = '0'] = /\| ([\d.]+)(?: ± ([\d.]+))? % \|/.exec(row) ?? [];
    const [, changes] = /\| (?:\d+ of|all) (\d+)/.exec(row) ?? [];
    return { score: Number(score), margin: Number(margin), changes: Number(changes) };
  });
  const all = rooms.reduce((sum, { changes }) => sum + changes, 0);
  const score = rooms.reduce((sum, room) => sum + (room.score * room.changes) / all, 0);
  const margin = Math.sqrt(rooms.reduce((sum, room) => sum + ((room.margin * room.changes) / all) ** 2, 0));
  return `Of the ${all} changes of these ${rooms.length} rooms ${score.toFixed(1)} ± ${margin.toFixed(1)} % are noticed.`;
}
