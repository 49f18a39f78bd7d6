/**
 * The recipes of docs/recipes, as they stand there: files and commands are copied from the pages into a project in which
 * the packed library is installed, and what comes of it computes the same 200 horoscopes as Node. `npm run recipes` does
 * all of them with tools from the registry; the suite does a few with the tools of the repository.
 */
import { execFileSync } from 'node:child_process';
import { pbkdf2Sync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createEngine } from 'horoscope-engine/engine';
import { createService } from 'horoscope-engine/service';
import { userLine } from 'horoscope-engine/service/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browse } from './browsers.js';
import { type Birth, births } from './page/births.js';
import { stepsOf } from './recipes/documents.js';
import { againWithoutNetwork } from './recipes/offline.js';
import { answersOf, user } from './recipes/project/ask.js';
import { Project } from './recipes/project.js';
import { type Recipe, recipes } from './recipes/recipes.js';
import { keep, type Row } from './recipes/record.js';
import { PageServer } from './server.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const names = process.env.RECIPES?.split(' ');
const isLong = names !== undefined;
const chosen = recipes.filter(({ name, short }) =>
  isLong ? names.includes('all') || names.includes(name) : short,
);
const limit = isLong ? 600_000 : 180_000;

let library: string | undefined;
let packed = '';
let list: Birth[] = [];
let wanted: string[] = [];
const rows: Row[] = [];

beforeAll(async () => {
  const engine = await createEngine({ placeTier: 'core' });
  list = births(engine);
  wanted = list.map(({ request, options }) => JSON.stringify(engine.natal(request, options)));
  if (!isLong) return;
  packed = mkdtempSync(join(tmpdir(), 'horoscope-packed-'));
  const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', packed];
  execFileSync('npm', words, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  library = join(packed, readdirSync(packed)[0] ?? '');
}, limit);

afterAll(() => {
  if (packed !== '') rmSync(packed, { recursive: true, force: true });
  if (isLong) keep(rows, wanted);
});

test('there are recipes, and all that are named', () => {
  expect(chosen.length).toBeGreaterThan(0);
  if (isLong && !names.includes('all'))
    expect(chosen.map(({ name }) => name).sort()).toEqual([...names].sort());
});

test.each(chosen.map((recipe) => [recipe.name, recipe] as const))(
  '%s',
  async (_, recipe) => {
    const steps = stepsOf(recipe.page, recipe.sections);
    const packages = steps.packages.map((name) => {
      const version = recipe.versions?.[name];
      return version === undefined ? name : `${name}@${version}`;
    });
    let project: Project | undefined;
    let result = 'fails';
    try {
      project = new Project({ ...steps, packages }, `export default ${JSON.stringify(list)};`, library);
      await giveSecrets(recipe, project);
      await same(recipe, project, steps.commands);
      result = `${wanted.length} of ${wanted.length}`;
    } finally {
      if (isLong) rows.push(rowOf(recipe, project, result));
      project?.remove();
    }
  },
  limit,
);

const secret = 'a secret of the recipes, of more than 32 bytes';

/** What pages say that readers have: users, a secret, and for the edge the worker of examples/. */
async function giveSecrets(recipe: Recipe, project: Project): Promise<void> {
  const { username, password } = user;
  const worker = readFileSync(join(root, 'examples/edge/worker.js'), 'utf8');
  const salt = Buffer.from('sixteen bytes of');
  const hash = pbkdf2Sync(password, salt, 100_000, 32, 'sha256').toString('base64');
  project.write('users.txt', `${await userLine(username, password)}\n`);
  project.write('users.json', JSON.stringify({ [username]: { salt: salt.toString('base64'), hash } }));
  project.write('secret.txt', secret);
  if (recipe.name === 'workerd') project.write('worker.js', worker);
}

/** Whether what a recipe gives computes what Node does. */
async function same(recipe: Recipe, project: Project, commands: readonly string[]): Promise<void> {
  const isServer = ['server', 'route', 'service'].includes(recipe.gives);
  for (const command of isServer ? commands.slice(0, -1) : commands) project.run(command);
  const origin = isServer ? await project.start(commands.at(-1) ?? '') : '';
  if (recipe.gives === 'route') return await sameOfRoute(origin);
  if (recipe.gives === 'service') return await sameOfService(origin);
  for (const browser of recipe.browsers) await sameIn(browser, recipe, project, origin);
}

async function sameIn(browser: Browser, recipe: Recipe, project: Project, origin: string): Promise<void> {
  const path = join(project.folder, recipe.path ?? '');
  const server = await PageServer.open(recipe.gives === 'file' ? project.folder : path);
  try {
    const page =
      recipe.gives === 'file' ? pathToFileURL(path).href : `${origin === '' ? server.origin : origin}/`;
    const url = `${page}?server=${encodeURIComponent(server.origin)}`;
    const text = await browse(browser, url, server.done, 100_000);
    if (recipe.gives === 'asking') {
      await sameAsNode(server.origin, JSON.parse(text));
    } else expect(differing(text.split('\n'))).toEqual([]);
    expect(server.missing.filter((missing) => missing !== '/favicon.ico')).toEqual([]);
    if (recipe.offline) expect(differing(await againWithoutNetwork(path))).toEqual([]);
  } finally {
    server.close();
  }
}

async function sameOfRoute(origin: string): Promise<void> {
  const found = [];
  for (const { request, options } of list) {
    const body = JSON.stringify({ ...request, options });
    const headers = { 'content-type': 'application/json' };
    found.push(await (await fetch(`${origin}/api/natal`, { method: 'POST', headers, body })).text());
  }
  expect(differing(found)).toEqual([]);
}

async function sameOfService(origin: string): Promise<void> {
  const found = await answersOf((path, init) => fetch(origin + path, init), list);
  await sameAsNode(origin, found);
}

/** Answers of a service are those of one in this process. */
async function sameAsNode(origin: string, found: Awaited<ReturnType<typeof answersOf>>): Promise<void> {
  const service = createService({
    engine: await createEngine({ placeTier: 'core' }),
    secret,
    authenticate: (username, password) => username === user.username && password === user.password,
  });
  const here = await answersOf((path, init) => service(new Request(origin + path, init)), list);
  expect(differing(here.natal)).toEqual([]);
  expect(differing(found.natal)).toEqual([]);
  expect(found.weekly).toBe(here.weekly);
  expect(found.openapi).toBe(here.openapi);
}

/** Which horoscopes are not Node's. */
const differing = (found: readonly string[]): unknown[] =>
  found.length === wanted.length
    ? wanted.flatMap((line, i) => (line === found[i] ? [] : [`${i}: ${found[i]?.slice(0, 300)}`])).slice(0, 3)
    : [`${found.length} horoscopes: ${found[0]?.slice(0, 300)}`];

function rowOf({ name, page, tools, browsers }: Recipe, project: Project | undefined, result: string): Row {
  const versions = tools.map((tool) => `${tool} ${project?.versionOf(tool) ?? '?'}`);
  if (name === 'node') versions.push(`Node ${process.versions.node}`);
  const where = browsers.map((browser) => execFileSync(browser.name, ['--version'], { encoding: 'utf8' }));
  return {
    name,
    page,
    versions: versions.join(', '),
    where: where.map((text) => /(?:Chromium|Firefox) \d+/.exec(text)?.[0] ?? text.trim()).join(', ') || '—',
    result,
  };
}
