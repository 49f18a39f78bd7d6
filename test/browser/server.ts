import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** A server on the loopback address for one page: it hands out a folder and takes in what the page computed. */
export class PageServer {
  /** What the page posted; rejects with the page's own error. */
  readonly done: Promise<string>;
  /** Paths asked for, in order. */
  readonly asked: string[] = [];
  /** Paths asked for that the folder doesn't hold. */
  readonly missing: string[] = [];
  /** What the browser reports that the policy of the page forbids. */
  readonly violations: string[] = [];
  readonly #folder: string;
  readonly #server: Server;
  #resolve: (lines: string) => void = () => {};
  #reject: (error: Error) => void = () => {};

  private constructor(folder: string) {
    this.#folder = folder;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Whoever waits sees the rejection; before that it is no fault of the process.
    this.done.catch(() => {});
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async open(folder: string): Promise<PageServer> {
    const opened = new PageServer(folder);
    await new Promise<void>((resolve) => opened.#server.listen(0, '127.0.0.1', resolve));
    return opened;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    // A page from disk has no origin of its own.
    response.setHeader('Access-Control-Allow-Origin', '*');
    const path = decodeURIComponent(new URL(request.url ?? '/', this.origin).pathname);
    if (request.method === 'POST') this.#take(path, request, response);
    else this.#handOut(path, response);
  }

  #take(path: string, request: IncomingMessage, response: ServerResponse): void {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      response.end();
      if (path === '/violation') this.violations.push(text);
      else if (path === '/done') this.#resolve(text);
      else this.#reject(new Error(`the page failed: ${text}`));
    });
  }

  #handOut(path: string, response: ServerResponse): void {
    this.asked.push(path);
    const file = join(this.#folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    if (!file.startsWith(this.#folder + sep) || !existsSync(file) || !statSync(file).isFile()) {
      this.missing.push(path);
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Security-Policy', policyOf(file));
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  }
}

/** Scripts of the page's own and WebAssembly, and no code made at run time. */
function policyOf(file: string): string {
  const inline =
    extname(file) === '.html'
      ? readFileSync(file, 'utf8').matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)
      : [];
  const hashes = [...inline].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return `script-src ${["'self'", "'wasm-unsafe-eval'", ...hashes].join(' ')}; report-uri /violation`;
}
