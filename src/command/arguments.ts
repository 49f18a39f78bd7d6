import { HoroscopeError, quote } from '../errors.js';

/** What a flag takes: a word, or nothing. */
export type FlagKind = 'value' | 'switch';

export interface Arguments {
  words: string[];
  flags: ReadonlyMap<string, string>;
  switches: ReadonlySet<string>;
}

/** Command-line words read against the flags a subcommand knows: `--flag value`, `--flag=value`, `--switch`. */
export function readArguments(argv: readonly string[], known: Readonly<Record<string, FlagKind>>): Arguments {
  const words: string[] = [];
  const flags = new Map<string, string>();
  const switches = new Set<string>();
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] as string;
    if (!word.startsWith('--') || word === '--') {
      if (word !== '--') words.push(word);
      continue;
    }
    const equals = word.indexOf('=');
    const name = equals < 0 ? word.slice(2) : word.slice(2, equals);
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined) throw unknownFlag(name, Object.keys(known));
    if (kind === 'switch') {
      switches.add(name);
      continue;
    }
    const value = equals < 0 ? argv[++i] : word.slice(equals + 1);
    if (value === undefined || (equals < 0 && value.startsWith('--')))
      throw new HoroscopeError('invalid_request', `--${name} needs a value, as in --${name} …`, {
        path: name,
      });
    flags.set(name, value);
  }
  return { words, flags, switches };
}

function unknownFlag(name: string, known: readonly string[]): HoroscopeError {
  const list = known.map((flag) => `--${flag}`).join(', ');
  return new HoroscopeError('invalid_request', `there is no flag ${quote(`--${name}`)}; there are ${list}`, {
    path: name,
  });
}
