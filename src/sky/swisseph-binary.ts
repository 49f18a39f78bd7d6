import type { CompiledModule } from '../compiled-module.js';
import { HoroscopeError } from '../errors.js';
import type { MemoryFiles } from './memory-files.js';

/** The exports used, by the letters the pinned binary gives them; `ephe/copy-wasm.js` checks them at every build. */
export const exportLetters = {
  initialize: 'm',
  malloc: 'sa',
  swe_set_ephe_path: 'wa',
  swe_version: 'ta',
  swe_calc: 'p',
  swe_deltat_ex: 'o',
  swe_sidtime0: 'T',
  swe_houses_armc_ex2: 'ia',
  swe_set_sid_mode: 'ma',
  swe_set_topo: 't',
  swe_get_ayanamsa_ex: 'na',
  swe_rise_trans_true_hor: 'L',
  swe_sol_eclipse_when_glob: 'A',
  swe_sol_eclipse_where: 'n',
  swe_lun_eclipse_when: 'J',
  swe_lun_eclipse_how: 'I',
  swe_fixstar2: 'Ca',
  swe_fixstar2_mag: 'Ea',
  swe_close: 'ba',
} as const;

/**
 * `swecalc` of `sweph.c`, which `swe_calc` calls once or, for speeds seen from a place, three times. The library keeps it
 * to itself: `ephe/copy-wasm.js` exports it from the pinned binary by its number there.
 */
export const innerFunction = { name: 'swecalc', number: 146 } as const;

/** The functions of the library, by the names of `swephexp.h`; of {@link innerFunction} where the binary exports it. */
export type Exports = Record<keyof typeof exportLetters, (...args: number[]) => number> & {
  swecalc?: (...args: number[]) => number;
};

/**
 * An instance of the binary over a set of files: its functions and its memory.
 * @throws HoroscopeError `asset_corrupt` where it is another binary than the one expected
 */
export function instantiate(
  module: CompiledModule,
  host: MemoryFiles,
): { functions: Exports; memory: WebAssembly.Memory } {
  const exports = rawExports(module, host);
  const memory = exports.l as WebAssembly.Memory;
  host.attach(memory);
  const functions = Object.fromEntries(
    [...Object.entries(exportLetters), [innerFunction.name, innerFunction.name] as const].map(
      ([name, letter]) => [name, exports[letter]],
    ),
  ) as Exports;
  functions.initialize();
  return { functions, memory };
}

function rawExports(module: CompiledModule, host: MemoryFiles): WebAssembly.Exports {
  try {
    const { exports } = new WebAssembly.Instance(module, { a: host.imports() });
    if (Object.values(exportLetters).every((letter) => typeof exports[letter] === 'function')) return exports;
  } catch (cause) {
    throw unexpectedBinary(cause);
  }
  throw unexpectedBinary();
}

const unexpectedBinary = (cause?: unknown): HoroscopeError =>
  new HoroscopeError(
    'asset_corrupt',
    'swisseph.wasm is not the Swiss Ephemeris binary this version expects',
    {
      cause,
    },
  );
