/** Every example of the README and of the pages in docs/ that check something runs, and gives what its comments say. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';

const tasks = readdirSync(new URL('../docs/tasks/', import.meta.url)).map((name) => `docs/tasks/${name}`);
const documents = ['README.md', 'docs/worker.md', 'docs/loading.md', ...tasks];
const examples = documents.flatMap((name) => {
  const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => ({ name, code: code ?? '' }));
});

/** `expression; // value` becomes a check; imports become dynamic ones, and types are left out. */
function runnable(code: string): string {
  return code
    .replace(/^import \{([^}]*)\} from '([^']*)';$/gm, "const {$1} = await load('$2');")
    .replaceAll('import.meta.resolve', 'resolve')
    .replace(/^(\s*)(\S.*); \/\/ (.*)$/gm, '$1check($2, $3);');
}

const modules: Record<string, () => Promise<unknown>> = {
  'horoscope-engine': () => import('horoscope-engine'),
  'horoscope-engine/engine': () => import('horoscope-engine/engine'),
  'horoscope-engine/schemas': () => import('horoscope-engine/schemas'),
  'horoscope-engine/service': () => import('horoscope-engine/service'),
  'horoscope-engine/service/node': () => import('horoscope-engine/service/node'),
  'horoscope-engine/wheel': () => import('horoscope-engine/wheel'),
  'horoscope-engine/worker': () => import('horoscope-engine/worker'),
  'node:worker_threads': () => import('node:worker_threads'),
};

/** Workers are given a file, and get the one that everybody else gets. */
const resolve = (name: string): string =>
  new URL(`../dist/bundle/${name.replace('horoscope-engine/', '').replace('/', '-')}.js`, import.meta.url)
    .href;

test('there are examples, and each checks something', () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
  for (const { code } of examples) expect(runnable(code)).toContain('check(');
});

test.each(examples.map(({ name, code }, index) => [index + 1, name, code] as const))(
  'example %i, in %s',
  async (_, _name, code) => {
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
    const { code: plain } = await transform(runnable(code), { loader: 'ts', target: 'esnext' });
    await new AsyncFunction('load', 'check', 'resolve', plain)(load, check, resolve);
    expect(checks).toBe(code.match(/; \/\/ /g)?.length);
  },
);

test('the version the engine states is that of the package', () => {
  const { name, version } = createRequire(import.meta.url)('../package.json') as {
    name: string;
    version: string;
  };
  expect(readFileSync(new URL('../dist/version.js', import.meta.url), 'utf8')).toContain(
    `'${name} ${version}'`,
  );
});
