import type { HoroscopeError } from '../errors.js';
import type { Parameters } from './flags.js';

/** Refusals of the library in the words of the command line: fields by their flags. */

/** @param argv what was typed, to tell a place that is missing from one that is wrong */
export function refusalOf(error: HoroscopeError, parameters: Parameters, argv: readonly string[]): string {
  if (error.issues.length === 0 || !error.issues.some(({ path }) => flagOf(path, parameters)))
    return error.message;
  const messages = error.issues.map(({ path, message }) => {
    const flag = flagOf(path, parameters);
    if (flag === undefined) return message;
    const isPlaceMissing = flag.startsWith('place-id') && !argv.some((word) => word.startsWith(`--${flag}`));
    if (isPlaceMissing) return whichPlace(flag.slice('place-id'.length));
    return message.startsWith(`${path} `) ? `--${flag}${message.slice(path.length)}` : message;
  });
  return [...new Set(messages)].join('; ');
}

const whichPlace = (suffix: string): string =>
  `which place? --place${suffix} Budapest, --place-id${suffix} 3054643, or --latitude${suffix}, --longitude${suffix} and --timezone${suffix}`;

/** The flag of a field, with what follows in it: of `place_2.latitude` `latitude-2`. */
function flagOf(path: string, { list, places }: Parameters): string | undefined {
  for (const [flags, fields] of places) {
    if (path === `place_id${fields}`) return `place-id${flags}`;
    const part = path.startsWith(`place${fields}.`) ? path.slice(`place${fields}.`.length) : undefined;
    if (part !== undefined) return part === 'name' ? `place${flags}` : `${part}${flags}`;
  }
  return list.find(({ field }) => field === path)?.flag;
}
