/** Every example of the README runs, and gives what its comments say. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');

/** `expression; // value` becomes a check; imports become dynamic ones. */
function runnable(code: string): string {
  return code
    .replace(/^import \{([^}]*)\} from '([^']*)';$/gm, "const {$1} = await load('$2');")
    .replace(/^(\s*)(\S.*); \/\/ (.*)$/gm, '$1check($2, $3);');
}

const modules: Record<string, () => Promise<unknown>> = {
  'horoscope-engine': () => import('horoscope-engine'),
  'horoscope-engine/engine': () => import('horoscope-engine/engine'),
  'horoscope-engine/schemas': () => import('horoscope-engine/schemas'),
  'horoscope-engine/service': () => import('horoscope-engine/service'),
  'horoscope-engine/service/node': () => import('horoscope-engine/service/node'),
  'horoscope-engine/wheel': () => import('horoscope-engine/wheel'),
};

test('the README has examples, and each checks something', () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
  for (const code of examples) expect(runnable(code)).toContain('check(');
});

test.each(examples.map((code, index) => [index + 1, code] as const))('README example %i', async (_, code) => {
  let checks = 0;
  const check = (found: unknown, said: unknown) => {
    checks++;
    expect(found).toEqual(said);
  };
  const load = (name: string) => {
    const open = modules[name];
    if (!open) throw new Error(`the README imports ${name}`);
    return open();
  };
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as FunctionConstructor;
  await new AsyncFunction('load', 'check', runnable(code))(load, check);
  expect(checks).toBe(code.match(/; \/\/ /g)?.length);
});

test('the version the engine states is that of the package', () => {
  const { name, version } = createRequire(import.meta.url)('../package.json') as {
    name: string;
    version: string;
  };
  expect(readFileSync(new URL('../dist/version.js', import.meta.url), 'utf8')).toContain(
    `'${name} ${version}'`,
  );
});
