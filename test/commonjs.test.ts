/** What CommonJS gets: an explanation from the root, and an engine where the host can load modules with `require`. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

test('the root says what to write instead', () => {
  const require = createRequire(import.meta.url);
  expect(() => require('horoscope-engine')).toThrow("await import('horoscope-engine')");
});

/** Node 20.19 and 22.12 are the first that load modules with require() without a flag. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const loadsModules = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

test.runIf(loadsModules)('/engine can be required', () => {
  const script = `
    const { createEngine } = require('horoscope-engine/engine');
    createEngine().then((engine) => console.log(engine.signs().data.length));`;
  const printed = execFileSync(process.execPath, ['--no-warnings', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe('12');
});
