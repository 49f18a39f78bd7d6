import type { Engine } from '../engine.js';
import { HoroscopeError, quote } from '../errors.js';
import type { Arguments, Takes, Words } from './arguments.js';
import { type Flag, json, type Terminal } from './subcommand.js';

/** Subcommands of the HTTP service, which are no operations. */
export interface ServiceCommand {
  summary: string;
  description: string;
  example: string;
  words?: Words;
  flags: readonly Flag[];
  /** Gives what is to be printed; what it has begun to serve goes on. */
  run(given: Arguments, open: () => Promise<Engine>, terminal: Terminal): Promise<string>;
}

const openapi: ServiceCommand = {
  summary: 'the OpenAPI document of the HTTP service, 3.1',
  description: 'With the answers to the examples of requests, as JSON.',
  example: '> openapi.json',
  flags: [],
  run: async (_, open) => {
    const { openApi, operations } = await import('../schemas.js');
    const { answersOf } = await import('../service/examples.js');
    return json(openApi({ answers: answersOf(await open(), operations) }));
  },
};

const user: ServiceCommand = {
  summary: 'a line for the file of users, with the hash of a password from standard input',
  description: 'The password is the first line of standard input; the hash is that of scrypt.',
  example: 'ada < password.txt >> users.txt',
  words: { most: 1, what: 'one name of a user' },
  flags: [],
  run: async ({ words: [name] }, _, { read }) => {
    if (name === undefined) throw new HoroscopeError('invalid_request', 'which user? horoscope user NAME');
    const [password = ''] = ((await read?.()) ?? '').split(/\r?\n/);
    const { userLine } = await import('../service/node/index.js');
    return `${await userLine(name, password)}\n`;
  },
};

const flag = (name: string, value: string, says: string, takes: Takes = 'word'): Flag => ({
  name,
  value,
  says,
  takes,
});

const serve: ServiceCommand = {
  summary: 'the HTTP service on this machine, for development and small sites',
  description:
    'One thread, users from a file. For many, see docs/service.md. Without a file of a secret, tokens are good until it ends.',
  example: '--users users.txt --port 8080',
  flags: [
    flag('users', 'FILE', 'Users, as lines that `horoscope user` writes (required)'),
    flag('port', 'N', 'Port; default 8080, and 0 takes a free one'),
    flag('host', 'ADDRESS', 'Address to listen at; default 127.0.0.1, this machine alone'),
    flag('secret-file', 'FILE', 'What tokens are signed with, 32 bytes or more'),
    flag('log', '', 'A line of JSON to standard error for each request', 'nothing'),
  ],
  run: async ({ flags, switches }, open, { note }) => {
    const users = flags.get('users');
    if (users === undefined) throw new HoroscopeError('invalid_request', 'which users? --users FILE');
    const port = portOf(flags.get('port'));
    const node = await import('../service/node/index.js');
    const { createExecutor, createService, warmUp } = await import('../service/index.js');
    const authenticate = await readable(users, node.usersFrom);
    const secretFile = flags.get('secret-file');
    const secret =
      secretFile === undefined
        ? crypto.getRandomValues(new Uint8Array(32))
        : await readable(secretFile, node.secretFrom);
    const execute = createExecutor(await open());
    await warmUp(execute);
    const service = createService({
      engine: execute,
      authenticate,
      secret,
      ...(switches.get('log') === true && { log: (entry) => note?.(`${JSON.stringify(entry)}\n`) }),
    });
    const host = flags.get('host');
    const { url } = await listening(() => node.serve(service, { port, ...(host !== undefined && { host }) }));
    return `The service listens at ${url}\n`;
  },
};

function portOf(given = '8080'): number {
  const port = Number(given);
  if (/^\d+$/.test(given) && port < 65_536) return port;
  throw new HoroscopeError('invalid_request', `--port is ${quote(given)}; it must be 0 to 65535`);
}

/** What is read from a file. @throws HoroscopeError where it cannot be */
async function readable<T>(path: string, read: (path: string) => Promise<T>): Promise<T> {
  try {
    return await read(path);
  } catch (cause) {
    if (cause instanceof HoroscopeError) throw cause;
    throw new HoroscopeError('invalid_request', `${quote(path, 200)} cannot be read: ${reasonOf(cause)}`);
  }
}

async function listening<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (cause) {
    throw new HoroscopeError('invalid_request', `it cannot listen there: ${reasonOf(cause)}`);
  }
}

const reasonOf = (cause: unknown): string => (cause as { code?: string }).code ?? 'an unknown reason';

export const serviceCommands: ReadonlyMap<string, ServiceCommand> = new Map([
  ['openapi', openapi],
  ['serve', serve],
  ['user', user],
]);
