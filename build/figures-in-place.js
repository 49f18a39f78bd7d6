/** Part of the build: a module's own constants that are figures, written where they are used. */
import { transform } from 'esbuild';

/**
 * Minifiers leave such constants be, and each costs a name at the top of the file. A definition reaches no name that is
 * declared, so that parameters of the same name stay what they are.
 *
 * @param {string} code
 * @param {import('esbuild').TransformOptions} [options] what else is asked of it, as a map
 */
export async function withFiguresInPlace(code, options = {}) {
  /** @type {Record<string, string>} */
  const define = {};
  const rest = code.replace(/^const (\w+) = (-?[\d.][\d._e-]*);$/gm, (_, name, figure) => {
    define[name] = figure.replaceAll('_', '');
    return '';
  });
  if (rest === code) return code;
  return (await transform(rest, { ...options, define, target: 'es2022', format: 'esm' })).code;
}
