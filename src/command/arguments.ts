import { HoroscopeError, quote } from '../errors.js';

/** What a flag takes: nothing, a word, words up to the next flag, or a list with commas. */
export type Takes = 'nothing' | 'word' | 'words' | 'list';

/** How many words a subcommand takes that belong to no flag. */
export interface Words {
  most: number;
  /** What they are, for refusals: `two signs`. */
  what: string;
}

export interface Arguments {
  words: readonly string[];
  /** Values by flag, none of them empty. */
  flags: ReadonlyMap<string, string>;
  /** Switches that were given: on, or with `=false` off. */
  switches: ReadonlyMap<string, boolean>;
}

const noWords: Words = { most: 0, what: 'no words beside its flags' };

/**
 * Command-line words read against the flags a subcommand knows: `--flag value`, `--flag=value`, `--switch`,
 * `--switch=false`. `--place San Francisco` needs no quotes. Whatever has no meaning is refused: nothing is dropped.
 */
export function readArguments(
  argv: readonly string[],
  known: ReadonlyMap<string, Takes>,
  allowed: Words = noWords,
): Arguments {
  const words: string[] = [];
  const flags = new Map<string, string>();
  const switches = new Map<string, boolean>();
  /** The flag whose value further words continue. */
  let open: string | undefined;
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] as string;
    if (word === '--') {
      words.push(...argv.slice(i + 1));
      break;
    }
    if (!isFlag(word)) {
      if (open === undefined) words.push(word);
      else if (word.trim() !== '') flags.set(open, `${flags.get(open)} ${word}`);
      if (open !== undefined) open = goesOn(known.get(open), flags.get(open)) ? open : undefined;
      continue;
    }
    const equals = word.indexOf('=');
    const name = word.slice(2, equals < 0 ? undefined : equals);
    const takes = word.startsWith('--') ? known.get(name) : undefined;
    if (takes === undefined) throw unknownFlag(equals < 0 ? word : word.slice(0, equals), [...known.keys()]);
    if (flags.has(name) || switches.has(name)) throw refusal(name, 'is given twice');
    if (takes === 'nothing') {
      open = undefined;
      switches.set(name, equals < 0 || truth(name, word.slice(equals + 1)));
      continue;
    }
    const next = argv[i + 1];
    const value =
      equals >= 0 ? word.slice(equals + 1) : next !== undefined && !isFlag(next) ? next : undefined;
    if (value === undefined || value === '--') throw refusal(name, `needs a value, as in --${name} …`);
    if (value.trim() === '') throw refusal(name, 'is empty; it needs a value, or leave it out');
    if (equals < 0) i++;
    flags.set(name, value);
    open = goesOn(takes, value) ? name : undefined;
  }
  const surplus = words[allowed.most];
  if (surplus !== undefined)
    throw new HoroscopeError(
      'invalid_request',
      `nothing is to be made of ${quote(surplus)}: this takes ${allowed.what}`,
    );
  return { words, flags, switches };
}

/** `-33.9` is a number, `-` a word; everything else that begins so is meant as a flag. */
const isFlag = (word: string): boolean => /^-[^\d.]/.test(word) && word !== '--';

/** Whether a following word belongs to the value: `San Francisco`, `sun, moon`. */
const goesOn = (takes: Takes | undefined, value: string | undefined): boolean =>
  takes === 'words' || (takes === 'list' && value?.trimEnd().endsWith(',') === true);

function truth(name: string, word: string): boolean {
  if (word === 'true' || word === 'false') return word === 'true';
  throw refusal(name, `is ${quote(word)}; it must be true or false, or stand alone`);
}

const refusal = (name: string, what: string): HoroscopeError =>
  new HoroscopeError('invalid_request', `--${name} ${what}`, { path: name });

function unknownFlag(given: string, known: readonly string[]): HoroscopeError {
  const near = known.filter((flag) => isNear(flag, given.replace(/^-+/, '')));
  const list = (near.length > 0 ? near : known).map((flag) => `--${flag}`).join(', ');
  const hint = near.length > 0 ? `is it ${list}?` : `there are ${list}`;
  return new HoroscopeError('invalid_request', `there is no flag ${quote(given)}; ${hint}`);
}

/** One begins with the other, or they differ by one letter left out, put in or changed, or by two swapped. */
function isNear(flag: string, given: string): boolean {
  if (given.length > 1 && flag.startsWith(given)) return true;
  let start = 0;
  while (start < flag.length && flag[start] === given[start]) start++;
  const [a, b] = [flag.slice(start), given.slice(start)];
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return given.length > 2 && (swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1));
}
