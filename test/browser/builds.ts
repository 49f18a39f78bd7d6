import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import webpack from 'webpack';

/** A production build of a page, and what the bundler had to say of it. */
export interface Build {
  folder: string;
  warnings: string[];
}

/** Vite as it comes: its HTML entry, its targets, its way with `new URL(…, import.meta.url)`. */
export async function viteBuild(site: string): Promise<Build> {
  const folder = join(site, 'built-by-vite');
  const warnings: string[] = [];
  const logger = vite.createLogger('warn');
  const collect = (message: string) => void warnings.push(message);
  await vite.build({
    root: site,
    configFile: false,
    logLevel: 'warn',
    customLogger: { ...logger, warn: collect, warnOnce: collect, error: collect },
    // The hint is about scripts above 500 kB; texts may be.
    build: {
      outDir: folder,
      chunkSizeWarningLimit: 10_000,
      // How long the bundler took, which is the machine's affair.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    // As a classic script, Vite's default, a worker has no files of its own.
    worker: { format: 'es' },
  });
  return { folder, warnings };
}

export async function webpackBuild(site: string): Promise<Build> {
  const folder = join(site, 'built-by-webpack');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    const configuration: webpack.Configuration = {
      mode: 'production',
      context: site,
      entry: './imported.js',
      output: { path: folder, filename: 'main.js' },
      // Webpack's hints are about any file above 244 KiB; the ephemeris and the places are.
      performance: { hints: false },
    };
    webpack(configuration, (error, result) => (result ? resolve(result) : reject(error)));
  });
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  writePage(site, folder, '<script defer src="./main.js"></script>');
  return { folder, warnings: warnings.map(({ message }) => message) };
}

/** Esbuild leaves `new URL(…, import.meta.url)` alone: the page imports the files, and a loader copies them. */
export async function esbuildBuild(site: string): Promise<Build> {
  const folder = join(site, 'built-by-esbuild');
  const { warnings } = await esbuild.build({
    ...fromGiven(site),
    format: 'esm',
    outdir: folder,
    entryNames: 'main',
    splitting: true,
    loader: { '.ttf': 'file', '.bin': 'file', '.gz': 'file' },
  });
  writePage(site, folder, '<script type="module" src="./main.js"></script>');
  return { folder, warnings: warnings.map(({ text }) => text) };
}

/**
 * One HTML file with everything in it, some files as bytes, some as data URLs; a classic script, as esbuild writes
 * them unless told otherwise, so without `import.meta`.
 */
export async function inlinedBuild(site: string): Promise<Build> {
  const folder = join(site, 'inlined');
  const { outputFiles, warnings } = await esbuild.build({
    ...fromGiven(site),
    format: 'iife',
    // The library does without; PDFKit asks for it as it is loaded.
    define: { 'import.meta.url': 'document.baseURI' },
    write: false,
    loader: { '.ttf': 'binary', '.bin': 'binary', '.gz': 'dataurl' },
  });
  writePage(site, folder, `<script>${outputFiles[0]?.text}</script>`);
  return { folder, warnings: warnings.map(({ text }) => text) };
}

const fromGiven = (site: string) => ({
  absWorkingDir: site,
  entryPoints: ['given.js'],
  bundle: true,
  minify: true,
  target: 'es2022',
  logLevel: 'silent' as const,
});

/** The page's HTML with another script in place of its module. */
function writePage(site: string, folder: string, script: string): void {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const [before, after] = html.split('<script type="module" src="/imported.js"></script>');
  if (after === undefined) throw new Error('index.html does not load imported.js');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), before + script + after);
}
