/** Keeps the scores of rooms in RESULTS.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const kept = new URL('RESULTS.md', import.meta.url);
const { version } = JSON.parse(
  readFileSync(new URL('node_modules/@stryker-mutator/instrumenter/package.json', import.meta.url), 'utf8'),
);

/**
 * One line a room: how many of its changes were noticed, of all and of those that can be told apart.
 * @param {string} room @param {readonly { outcome?: string }[]} drawn
 * @param {{ of: number, seed: number, most: number }} how of how many they are drawn, and the seconds of tests that each was given
 */
export function record(room, drawn, { of, seed, most }) {
  const count = (/** @type {string} */ outcome) =>
    drawn.filter((change) => change.outcome === outcome).length;
  const [noticed, missed, unreached, explained] = [
    count('noticed'),
    count('missed'),
    count('never reached'),
    count('explained'),
  ];
  const tried = noticed + missed + unreached + explained;
  const limit = Number.isFinite(most) ? `, ${most} s each` : '';
  const line = `| ${[
    room,
    scoreOf(noticed, tried, of),
    scoreOf(noticed, tried - explained, of * (1 - explained / tried)),
    (tried < of ? `${tried} of ${of}, seed ${seed}` : `all ${of}`) + limit,
    ...[noticed, missed, unreached, explained],
    new Date().toISOString().slice(0, 10),
    process.version,
  ].join(' | ')} |`;
  console.log(line);
  keep([...rowsKept().filter((one) => !one.startsWith(`| ${room} |`)), line].sort());
}

/** A share in percent; of a sample without replacement with what it may be off by, 19 times of 20. */
function scoreOf(/** @type {number} */ noticed, /** @type {number} */ tried, /** @type {number} */ of) {
  const score = ((100 * noticed) / tried).toFixed(1);
  if (tried >= of) return `${score} %`;
  // With two more of either kind, so that few tries don't seem sure.
  const careful = (noticed + 2) / (tried + 4);
  const spread = 196 * Math.sqrt(((careful * (1 - careful)) / (tried + 4)) * (1 - tried / of));
  return `${score} ± ${spread.toFixed(1)} %`;
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
miss, or never reach, and how many no test can notice, each for a reason that stands in [explained.json](explained.json): the
second score is of the others. Where only a share was tried, scores are estimates: 19 times of 20 the score of all lies
within the margin. Where each was given some seconds, only the fastest tests that take so long together were run on it: what others
would notice counts as missed. Changes of what a module does while it is loaded are left out, since every test would have to
begin anew for each.

| room | score | of what can be told apart | tried | noticed | missed | never reached | explained | day | Node |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${overall(rows)}
`,
  );
}

/** All rooms together, each by how many changes it has. */
function overall(/** @type {readonly string[]} */ rows) {
  const rooms = rows.map((row) => {
    const cells = row.split(' | ');
    const [, changes] = /(?:\d+ of|all) (\d+)/.exec(cells[3] ?? '') ?? [];
    const [noticed = 0, missed = 0, unreached = 0, explained = 0] = cells.slice(4, 8).map(Number);
    const apart = 1 - explained / (noticed + missed + unreached + explained);
    return { scores: [cells[1], cells[2]], changes: Number(changes), apart };
  });
  /** @param {0 | 1} which @param {(room: typeof rooms[number]) => number} weightOf */
  const together = (which, weightOf) => {
    const all = rooms.reduce((sum, room) => sum + weightOf(room), 0);
    let [score, variance] = [0, 0];
    for (const room of rooms) {
      const [, share, margin = '0'] = /([\d.]+)(?: ± ([\d.]+))? %/.exec(room.scores[which] ?? '') ?? [];
      score += (Number(share) * weightOf(room)) / all;
      variance += ((Number(margin) * weightOf(room)) / all) ** 2;
    }
    return `${score.toFixed(1)} ± ${Math.sqrt(variance).toFixed(1)} %`;
  };
  const all = rooms.reduce((sum, { changes }) => sum + changes, 0);
  return `Of the ${all} changes of these ${rooms.length} rooms ${together(0, ({ changes }) => changes)} are noticed; of those that can be told apart ${together(1, ({ changes, apart }) => changes * apart)}.`;
}
