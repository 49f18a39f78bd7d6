/**
 * The page of test/browser/first as a user would have it: built by Vite from the package, and served by a server that
 * compresses scripts, gives ranges of bytes, and counts what it serves.
 */
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Builds the page. @returns the folder it is in; `remove` it when it was served */
export async function firstPage() {
  const folder = mkdtempSync(join(tmpdir(), 'horoscope-first-'));
  await build({
    root: join(root, 'test/browser/first'),
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { 'horoscope-engine/engine': join(root, 'dist/browser/engine.js') } },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 10_000 },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
});

/** @typedef {{ path: string, bytes: number }} Served */

/** @param {string} folder */
export async function serveCounting(folder) {
  /** @type {Served[]} */
  const served = [];
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)];
    if (type !== undefined) {
      const bytes = packed.get(file) ?? brotliCompressSync(readFileSync(file));
      packed.set(file, bytes);
      served.push({ path, bytes: bytes.length });
      response.writeHead(200, {
        'Content-Type': type,
        'Content-Encoding': 'br',
        'Content-Length': bytes.length,
      });
      response.end(bytes);
      return;
    }
    const size = statSync(file).size;
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const [start, end] = from === undefined ? [0, size - 1] : [Number(from), Math.min(Number(to), size - 1)];
    served.push({ path, bytes: end - start + 1 });
    response.writeHead(from === undefined ? 200 : 206, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': end - start + 1,
      'Accept-Ranges': 'bytes',
      ...(from !== undefined && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    });
    createReadStream(file, { start, end }).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${address.port}`,
    served,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
