/** `npm run texts`: what the catalogue holds and how it reads, part by part, in every language. */
import { bundledLanguages, loadCatalogue } from '#dist/text/languages.js';
import { nearest, partsOf, proseWords, sentencesOf } from './parts.js';
import { readingEase } from './spelling.js';
import { endsOnCommand, namesFactors, namingParts, opensOnScene, remedyUses, voiceOf } from './voice.js';

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

for (const tag of bundledLanguages) {
  const { catalogue } = await loadCatalogue(tag);
  const voice = voiceOf(tag);
  const rows = partsOf(catalogue).map(({ name, cells }) => {
    const texts = cells.map(({ text }) => text);
    const counts = texts.map((text) => proseWords(text).length);
    const eases = texts.map(readingEase);
    return {
      part: name,
      cells: cells.length,
      words: counts.reduce((sum, count) => sum + count, 0),
      shortest: Math.min(...counts),
      longest: Math.max(...counts),
      'words a sentence': mean(texts.map((text, i) => (counts[i] ?? 0) / sentencesOf(text).length)).toFixed(
        1,
      ),
      'reading ease': mean(eases).toFixed(0),
      hardest: Math.min(...eases).toFixed(0),
      easiest: Math.max(...eases).toFixed(0),
      'open with You, %': (
        (100 * texts.filter((text) => /^your?\b/i.test(text)).length) /
        texts.length
      ).toFixed(1),
      'nearest two, %': (100 * nearest(cells, voice.names).shared).toFixed(1),
    };
  });
  console.log(`\n${tag}`);
  console.table(Object.fromEntries(rows.map(({ part, ...row }) => [part, row])));
  const percent = (/** @type {readonly unknown[]} */ some, /** @type {readonly unknown[]} */ all) =>
    `${Math.round((100 * some.length) / all.length)} %`;
  const told = partsOf(catalogue).filter(({ name }) => namingParts.includes(name));
  console.log(`\n${tag}: how the factors are told`);
  console.table(
    Object.fromEntries(
      told.map(({ name, cells }) => [
        name,
        {
          'named by the second sentence': percent(
            cells.filter((cell) => namesFactors(voice, cell)),
            cells,
          ),
          'open on a scene': percent(
            cells.filter((cell) => opensOnScene(voice, cell)),
            cells,
          ),
          'end on a command': percent(
            cells.filter((cell) => endsOnCommand(voice, cell)),
            cells,
          ),
          'commonest remedy': remedyUses(voice, cells)[0]?.uses ?? 0,
        },
      ]),
    ),
  );
  const total = (/** @type {'cells' | 'words'} */ key) => rows.reduce((sum, row) => sum + row[key], 0);
  console.log(`${total('cells')} cells, ${total('words')} words`);
}
