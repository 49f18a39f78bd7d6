/**
 * What the library composes for some fixed requests is what was approved: a change that nobody meant shows here. That it is
 * right is for other tests to say.
 */
import { describe, expect, test } from 'vitest';
import { approvedOf, kinds } from './approved.js';

const again = 'if it is meant, `npm run approve` records it anew; the difference in git is to be read';
/** Lines that differ, as many as a reader wants to see. */
const most = 6;

function difference(approved: readonly string[], now: readonly string[]): string[] {
  const lines = Array.from({ length: Math.max(approved.length, now.length) }, (_, i) => i);
  return lines
    .filter((i) => approved[i] !== now[i])
    .slice(0, most)
    .flatMap((i) => [`line ${i + 1}`, `- ${approved[i] ?? ''}`, `+ ${now[i] ?? ''}`]);
}

describe.each(Object.entries(kinds))('%s', (kind, outlines) => {
  const approved = approvedOf(kind);
  test('has outlines of all its requests', () => {
    expect([...approved.keys()], again).toEqual(Object.keys(outlines));
  });
  test.each(Object.entries(outlines))('%s', async (name, outline) => {
    const now = await outline();
    const differs = difference(approved.get(name) ?? [], now);
    if (differs.length > 0) expect.fail([`${kind}, ${name}: ${again}`, ...differs].join('\n'));
  });
});
