/**
 * Part of the build: one file a door in `dist/bundle/`, with what several doors need in files that they share. Node
 * opens a dozen files in place of six hundred, bundlers get modules without side effects, and zod comes along where
 * schemas are asked for. The modules that the compiler wrote stay beside it for the declarations, and for the tests.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const { exports, imports, dependencies, peerDependencies } = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
);

const folder = fileURLToPath(new URL('dist/bundle/', root));
rmSync(folder, { recursive: true, force: true });

/**
 * The doors, by the file that each is made into: beside the condition `default` stands `modules`, what it is made of.
 * All lie in one folder, at the depth of the modules that name files of the package by their place.
 */
/** @type {[door: string, module: string][]} */
const doors = [...pairsIn(exports), ...pairsIn(imports), ['./dist/bundle/cli.js', './dist/cli.js']];

await build({
  entryPoints: doors.map(([door, module]) => ({
    in: fileURLToPath(new URL(module, root)),
    out: door.replace('./dist/bundle/', '').replace(/\.js$/, ''),
  })),
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  charset: 'utf8',
  mainFields: ['module', 'main'],
  external: [
    'node:*',
    '#assets',
    '#worker-port',
    ...Object.keys(peerDependencies),
    ...Object.keys(dependencies).filter((name) => name !== 'zod'),
  ],
  plugins: [{ name: 'texts', setup: leaveTexts }],
  logLevel: 'warning',
});

/**
 * The groups of texts stay files of their own, where the compiler has them: Node reads them from there.
 * @param {import('esbuild').PluginBuild} bundler
 */
function leaveTexts(bundler) {
  bundler.onResolve({ filter: /^\.\/[\w-]+\/groups\/[\w-]+\.js$/ }, ({ path }) => ({
    path: `../text/${path.slice(2)}`,
    external: true,
  }));
}

console.log(`dist/bundle: ${readdirSync(folder).length} files`);

/**
 * What stands under `modules`, and beside it for everybody else.
 * @param {unknown} conditions @returns {[door: string, module: string][]}
 */
function pairsIn(conditions) {
  if (typeof conditions !== 'object' || conditions === null) return [];
  const { modules, ...others } = /** @type {Record<string, unknown>} */ (conditions);
  if (modules === undefined) return Object.values(conditions).flatMap(pairsIn);
  const doors = typeof modules === 'string' ? { default: modules } : /** @type {object} */ (modules);
  return Object.entries(doors).map(([condition, module]) => [String(others[condition]), String(module)]);
}
