/**
 * Part of the build: each group of texts (src/text/groups.ts) made one module of one statement, whose object is JSON, in
 * the place of the hundreds that the compiler wrote. Browsers import it, Node reads it at once, and JSON is faster to
 * read than code.
 */
import { deepStrictEqual } from 'node:assert';
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const source = new URL('src/text/', root);
const paths = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: language }) =>
    readdirSync(new URL(`${language}/groups/`, source)).map((file) => `${language}/groups/${file}`),
  );

const { outputFiles } = await build({
  entryPoints: paths.map((path) => fileURLToPath(new URL(path, source))),
  bundle: true,
  format: 'esm',
  charset: 'utf8',
  outbase: fileURLToPath(source),
  outdir: fileURLToPath(new URL('dist/text/', root)),
  write: false,
  logLevel: 'warning',
});

for (const { path, text } of outputFiles) {
  const { default: texts } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const json = JSON.stringify(texts);
  deepStrictEqual(JSON.parse(json), texts, `${path} has what is no JSON`);
  writeFileSync(path, `export default ${json};\n`);
}

console.log(`dist/text: ${outputFiles.length} groups`);
