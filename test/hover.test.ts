/** Hovering a function in an editor shows its own documentation, wherever it was imported from. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as functions from '#dist/operations/functions.js';
import * as operations from '#dist/operations/list.js';

const folder = new URL('./', import.meta.url);
const uri = new URL('hovered.ts', folder).href;
const definitions = [...Object.values(operations), ...Object.values(functions)];
const names = definitions.map(({ name }) => name);

/** A line for each function of the root, then one for each of an engine. */
const lines = [
  `import { ${names.join(', ')} } from 'horoscope-engine';`,
  "import { createEngine } from 'horoscope-engine/engine';",
  'const engine = await createEngine();',
  ...names,
  ...names.map((name) => `engine.${name}`),
  `console.log(${names.join(', ')});`,
];

/** TypeScript's language server, spoken to as an editor does. */
let server: ChildProcessWithoutNullStreams;
const waiting = new Map<number, (result: unknown) => void>();
let sent = 0;

function send(message: object): void {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

const request = (method: string, params: object): Promise<unknown> =>
  new Promise((resolve) => {
    waiting.set(++sent, resolve);
    send({ id: sent, method, params });
  });

interface Message {
  id?: number;
  method?: string;
  params?: { items?: unknown[] };
  result?: unknown;
}

function receive({ id, method, params, result }: Message): void {
  if (id === undefined) return;
  // The server asks for settings: it has none.
  if (method !== undefined) send({ id, result: params?.items?.map(() => null) ?? null });
  else waiting.get(id)?.(result);
}

beforeAll(async () => {
  const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', folder));
  server = spawn(process.execPath, [compiler, '--lsp', '--stdio'], { cwd: fileURLToPath(folder) });
  let read = Buffer.alloc(0);
  server.stdout.on('data', (part: Buffer) => {
    read = Buffer.concat([read, part]);
    for (;;) {
      const end = read.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(read.subarray(0, end).toString())?.[1]);
      if (read.length < end + 4 + length) return;
      const body = read.subarray(end + 4, end + 4 + length).toString();
      read = read.subarray(end + 4 + length);
      receive(JSON.parse(body) as Message);
    }
  });
  const rootUri = pathToFileURL(fileURLToPath(new URL('../', folder))).href;
  const hover = { contentFormat: ['markdown'] };
  await request('initialize', {
    processId: process.pid,
    rootUri,
    capabilities: { textDocument: { hover } },
  });
  send({ method: 'initialized', params: {} });
  const textDocument = { uri, languageId: 'typescript', version: 1, text: lines.join('\n') };
  send({ method: 'textDocument/didOpen', params: { textDocument } });
});

afterAll(() => server.kill());

async function hoverOf(line: string): Promise<string> {
  const position = { line: lines.indexOf(line), character: line.length - 1 };
  const found = await request('textDocument/hover', { textDocument: { uri }, position });
  return (found as { contents?: { value?: string } } | null)?.contents?.value ?? '';
}

test.each(definitions)('$name', async ({ name, summary }) => {
  const start = summary.split(' ').slice(0, 6).join(' ');
  for (const line of [name, `engine.${name}`]) {
    const shown = (await hoverOf(line)).replace(/\s+/g, ' ');
    expect(shown).toContain(start);
    expect(shown).toContain('@example');
  }
});
