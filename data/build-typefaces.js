/**
 * Writes data/typefaces/: the faces of EB Garamond that reports are set in, each cut down from its pinned npm package
 * to the Latin, Greek and Cyrillic scripts and to the features that are used. Same inputs, same bytes.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@expo-google-fonts/eb-garamond/', import.meta.url);
const target = new URL('typefaces/', import.meta.url);

/**
 * Kerning, ligatures, marks on letters, and the kinds of figures. Only the regular face sets small capitals, and the italic one
 * no tables (src/pdf/style.ts).
 */
const features = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'pnum'];

/** @type {Record<string, { file: string, sha256: string, more: readonly string[] }>} */
const faces = {
  'regular.ttf': {
    more: ['smcp', 'tnum'],
    file: '400Regular/EBGaramond_400Regular.ttf',
    sha256: 'd5baed6e48bf4c99a770e6edc86ddaf67942bb1850491ed54f94d5c2c213531e',
  },
  'italic.ttf': {
    more: [],
    file: '400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
    sha256: '228da33df456ec4e0a149f33cfc2264d5bd500bdfcf55ee36710ca8df923cbd6',
  },
  'semibold.ttf': {
    more: ['tnum'],
    file: '600SemiBold/EBGaramond_600SemiBold.ttf',
    sha256: '32638f825bcb55d6940914fa0c3facdc81ce50d7761463efc46f3b7d1baf619d',
  },
};

/** First and last characters of the blocks that are kept. */
const blocks = [
  [0x0020, 0x007e],
  // Latin with accents, phonetic letters, marks
  [0x00a0, 0x024f],
  [0x0259, 0x0259],
  [0x02b0, 0x036f],
  [0x1e00, 0x1eff],
  // Greek, ancient Greek
  [0x0370, 0x03ff],
  [0x1f00, 0x1fff],
  // Cyrillic
  [0x0400, 0x052f],
  // Punctuation, superior figures, currencies, signs
  [0x2000, 0x209c],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0xfb00, 0xfb06],
];

const text = blocks
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  )
  .join('');

for (const [name, { file, sha256, more }] of Object.entries(faces)) {
  const bytes = readFileSync(new URL(file, source));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new Error(`${file} has SHA-256 ${found}, not ${sha256}`);
  const keepFeatures = [...features, ...more];
  const options = { targetFormat: /** @type {const} */ ('sfnt'), keepFeatures, noHinting: true };
  writeFileSync(new URL(name, target), await subsetFont(bytes, text, options));
}
copyFileSync(new URL('LICENSE_FONT', source), new URL('OFL.txt', target));
