/** The doors of the package: which file each is made into, and of what. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = new URL('../', import.meta.url);
const { exports, dependencies, peerDependencies } = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
);

/**
 * The doors of a folder of `dist/` by their names: beside the file that a condition leads to stands `modules`, what it is
 * made of. All lie in one folder, at the depth of the modules that name files of the package by their place.
 * @param {string} folder @returns {Record<string, string>}
 */
export function doorsIn(folder) {
  const start = `./dist/${folder}/`;
  const doors = Object.values(exports).flatMap((conditions) =>
    Object.values(conditions)
      .filter((door) => conditions.modules !== undefined && String(door).startsWith(start))
      .map((door) => [door.slice(start.length).replace(/\.js$/, ''), inPackage(conditions.modules)]),
  );
  return Object.fromEntries(doors);
}

/** What the types of the doors are declared in. @type {string[]} */
export const declarations = [
  ...new Set(Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [inPackage(types)]))),
];

/** @param {string} path */
export function inPackage(path) {
  return fileURLToPath(new URL(path, root));
}

/** Packages that stay packages; zod comes along where schemas are asked for. */
export const packages = [
  ...Object.keys(peerDependencies),
  ...Object.keys(dependencies).filter((name) => name !== 'zod'),
];

/** Groups of texts stay files of their own, where the compiler has them: Node reads them from there. */
export const textGroup = /^\.\/([\w-]+\/groups\/[\w-]+\.js)$/;
