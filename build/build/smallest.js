/**
 * Code for pages in fewer bytes: after esbuild once more by rolldown's minifier, whose names of variables compress better
 * (some 4 % of the bytes that a host serves).
 */
import { minifySync } from 'rolldown/utils';

/**
 * @param {string} name
 * @param {string} code
 * @param {import('rolldown/utils').MinifyOptions['inputMap']} [inputMap] where its lines come from, if the answer shall have a map
 */
export function smallest(name, code, inputMap) {
  const result = minifySync(name, code, {
    module: true,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
    codegen: { removeWhitespace: true },
    ...(inputMap && { sourcemap: true, inputMap }),
  });
  if (result.errors.length > 0) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  return result;
}
