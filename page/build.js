/**
 * `npm run page`: the page that shows what the library does, as one HTML file with everything in it, and as a small
 * site with a service worker. Both are made of the built package alone.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const out = new URL('dist/page/', root);
const site = new URL('site/', out);

/** @param {string} entry @param {Record<string, string>} [define] */
async function bundled(entry, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, root))],
    bundle: true,
    minify: true,
    format: 'iife',
    conditions: ['modules'],
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** @param {string} path */
const bytes = (path) => readFileSync(new URL(path, root));

/** What the page unpacks by itself. */
const files = {
  // A worker made from bytes has no address, and asks for no files by one: the page hands them over.
  'worker.js': await bundled('dist/worker/run.js', { 'import.meta.url': '"https://page.invalid/"' }),
  'swisseph.wasm': bytes('dist/sky/swisseph.wasm'),
  'places-core.bin': bytes('data/places-core.bin'),
  'zones.bin': bytes('data/zones.bin'),
  'sepl_18.se1': bytes('ephe/sepl_18.se1'),
  'semo_18.se1': bytes('ephe/semo_18.se1'),
  'seas_18.se1': bytes('ephe/seas_18.se1'),
  'sefstars.txt': bytes('ephe/sefstars.txt'),
  'regular.ttf': bytes('data/typefaces/regular.ttf'),
  'italic.ttf': bytes('data/typefaces/italic.ttf'),
  'semibold.ttf': bytes('data/typefaces/semibold.ttf'),
};
const packed = Object.entries(files).map(([name, content]) => ({
  name,
  content: gzipSync(content, { level: 9 }),
}));

const html = readFileSync(new URL('page/index.html', root), 'utf8');
const style = readFileSync(new URL('page/style.css', root), 'utf8');
const script = Buffer.from(await bundled('page/main.tsx')).toString('utf8');

/** A script in a page ends at the first end tag, wherever that stands. @param {string} code */
const inPage = (code) => code.replaceAll('</script', '<\\/script');

/** @param {string} head @param {string} rest */
const page = (head, rest) => html.replace('<!-- head -->', () => head).replace('<!-- files -->', () => rest);

rmSync(out, { recursive: true, force: true });
mkdirSync(site, { recursive: true });

const inlined = packed.map(
  ({ name, content }) =>
    `<script type="text/plain" data-file="${name}">${content.toString('base64')}</script>`,
);
writeFileSync(
  new URL('horoscope.html', out),
  page(`<style>${style}</style>`, [...inlined, `<script>${inPage(script)}</script>`].join('\n')),
);

/** A worker is a script, which its host packs: the site has it as it is. @param {string} name */
const isScript = (name) => name.endsWith('.js');
for (const { name, content } of packed)
  if (!isScript(name)) writeFileSync(new URL(`${name}.gz`, site), content);
writeFileSync(new URL('worker.js', site), files['worker.js']);
writeFileSync(new URL('page.js', site), script);
copyFileSync(new URL('page/style.css', root), new URL('style.css', site));
writeFileSync(
  new URL('index.html', site),
  page(
    '<link rel="stylesheet" href="style.css">',
    '<script src="page.js"></script>\n<script>navigator.serviceWorker?.register("sw.js")</script>',
  ),
);
const kept = [
  './',
  'style.css',
  'page.js',
  ...packed.map(({ name }) => (isScript(name) ? name : `${name}.gz`)),
];
const version = createHash('sha256')
  .update(script)
  .update(style)
  .update(html)
  .update(Buffer.concat(packed.map(({ content }) => content)))
  .digest('hex')
  .slice(0, 12);
writeFileSync(
  new URL('sw.js', site),
  readFileSync(new URL('page/sw.js', root), 'utf8')
    .replace('{VERSION}', `{${JSON.stringify(version)}}`)
    .replace('addAll(FILES)', `addAll(${JSON.stringify(kept)})`)
    .replace(/^\/\*.*\*\/\n/, ''),
);

const size = readFileSync(new URL('horoscope.html', out)).length;
console.log(`${fileURLToPath(new URL('horoscope.html', out))}: ${(size / 1e6).toFixed(1)} MB`);
console.log(`${fileURLToPath(site)}: the same as a site`);
