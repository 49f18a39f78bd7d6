/**
 * Part of the build: one file a door in `dist/bundle/`, for Node, with what several doors need in files that they share.
 * Node opens a dozen files in place of six hundred. The modules that the compiler wrote stay beside it for the
 * declarations, and for the tests.
 */
import { readdirSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { doorsIn, inPackage, packages, textGroup } from './doors.js';

const folder = inPackage('dist/bundle/');
rmSync(folder, { recursive: true, force: true });

await build({
  entryPoints: { ...doorsIn('bundle'), cli: inPackage('dist/cli.js') },
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  conditions: ['node'],
  target: 'es2022',
  // Fewer bytes to compile, in characters of one byte each; names stay, for whoever reads a stack.
  minifyWhitespace: true,
  minifySyntax: true,
  charset: 'ascii',
  mainFields: ['module', 'main'],
  external: ['node:*', ...packages],
  plugins: [{ name: 'texts', setup: leaveTexts }],
  logLevel: 'warning',
});

/** @param {import('esbuild').PluginBuild} bundler */
function leaveTexts(bundler) {
  bundler.onResolve({ filter: textGroup }, ({ path }) => ({
    path: `../text/${path.slice(2)}`,
    external: true,
  }));
}

console.log(`dist/bundle: ${readdirSync(folder).length} files`);
