/** C programs of this folder, built against the system's Swiss Ephemeris: `swe_…` with no JavaScript around. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What a program prints, or undefined where it can't be built.
 * @param {string} name of its source in this folder, without `.c` @param {readonly string[]} words
 */
export function native(name, words) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const program = join(folder, name);
    const source = fileURLToPath(new URL(`${name}.c`, import.meta.url));
    execFileSync('cc', ['-O2', source, '-o', program, '-lswe', '-lm'], { stdio: 'ignore' });
    const ephe = fileURLToPath(new URL('../ephe', import.meta.url));
    return execFileSync(program, [ephe, ...words], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  } catch {
    console.log('native C is not to be had on this machine');
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
