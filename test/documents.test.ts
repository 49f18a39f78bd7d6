/** Documents and comments speak of what is in the repository. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const folders = ['src', 'test', 'bench', 'docs', 'data', 'ephe', 'page'];

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'node_modules' || name === 'dist') return [];
    return statSync(join(root, path)).isDirectory() ? filesOf(path) : [path];
  });
}

const written = folders.flatMap(filesOf).filter((name) => /\.(ts|js|md)$/.test(name));
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...written.filter((name) => name.endsWith('.md')),
];

test('links of documents lead to files', () => {
  const dead = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    return [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)]
      .map(([, target]) => join(dirname(document), target ?? ''))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${document}: ${target}`);
  });
  expect(dead).toEqual([]);
});

test('documents that comments name are there', () => {
  const named = written
    .filter((name) => !name.endsWith('.md') && name !== relative(root, fileURLToPath(import.meta.url)))
    .flatMap((name) => {
      const comments = readFileSync(join(root, name), 'utf8').match(/\/\*[\s\S]*?\*\/|\/\/ .*/g) ?? [];
      const documentsNamed = comments.join('\n').matchAll(/\b[\w/-]+\.md\b/g);
      return [...documentsNamed].map(([document]) => ({ name, document }));
    });
  const known = new Set(documents.flatMap((path) => [path, path.split('/').at(-1) ?? '']));
  expect(named.filter(({ document }) => !known.has(document))).toEqual([]);
});

test('the map of src/ has every room', () => {
  const map = readFileSync(join(root, 'src/README.md'), 'utf8');
  const rooms = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(rooms.filter((room) => !map.includes(`| \`${room}/\` |`))).toEqual([]);
});
