/**
 * How cells are told, measured: whether they name what they speak of, how they open and end, which images and remedies
 * they use. The measures are crude, so thresholds stand on parts, not on cells. Words are the language's: `voice-en.js`.
 */
import { sentencesOf } from './parts.js';
import * as english from './voice-en.js';

/** @typedef {import('./parts.js').Cell} Cell */
/** @typedef {{ factors: Readonly<Record<number, RegExp>>, names: RegExp, reader: RegExp, command: RegExp, clock: RegExp, house: RegExp, props: readonly string[], remedies: readonly RegExp[] }} Voice */

/** @type {Readonly<Record<string, Voice>>} */
const voices = { en: english };

/** @param {string} language @returns {Voice} */
export function voiceOf(language) {
  const voice = voices[language];
  if (voice === undefined) throw new Error(`test/text/voice.js has no words of "${language}"`);
  return voice;
}

/**
 * The ids of the bodies that a cell speaks of, by where it stands: `transitAspects.5.0.tense` of 5 and 0. A house is
 * told by its matter and named by none of these.
 * @type {Readonly<Record<string, (keys: readonly number[]) => readonly number[]>>}
 */
const factorsOfPart = {
  natalAspects: ([first, second]) => [first ?? -1, second ?? -1],
  synastryAspects: ([own, partners]) => [own ?? -1, partners ?? -1],
  compositeAspects: ([first, second]) => [first ?? -1, second ?? -1],
  transitAspects: ([moving, natal]) => [moving ?? -1, natal ?? -1],
  transitHouses: ([moving]) => [moving ?? -1],
  progressedAspects: ([moving, natal]) => [moving ?? -1, natal ?? -1],
  progressedSigns: ([moving]) => [moving ?? -1],
  progressedHouses: ([moving]) => [moving ?? -1],
  solarReturnHouses: ([moving]) => [moving ?? -1],
  solarReturnAscendant: () => [15],
  lunarReturnAscendant: () => [15],
  lunarReturnMoon: () => [1],
};

/** The parts in which a cell must name its factors. */
export const namingParts = Object.keys(factorsOfPart);

/** @param {Cell} cell @returns {readonly number[]} */
export function factorsOf({ path }) {
  const [part = '', ...keys] = path.split('.');
  return factorsOfPart[part]?.(keys.map(Number)) ?? [];
}

/** Whether every factor of a cell has been named by the end of its second sentence. @param {Voice} voice @param {Cell} cell */
export function namesFactors(voice, cell) {
  const opening = sentencesOf(cell.text).slice(0, 2).join(' ');
  return factorsOf(cell).every((id) => voice.factors[id]?.test(opening));
}

/** Whether a cell opens with neither the reader nor a factor. @param {Voice} voice @param {Cell} cell */
export function opensOnScene(voice, { text }) {
  const [first = ''] = sentencesOf(text);
  return !voice.reader.test(first) && !Object.values(voice.factors).some((name) => name.test(first));
}

/** @param {Voice} voice @param {Cell} cell */
export const endsOnCommand = (voice, { text }) => voice.command.test(sentencesOf(text).at(-1) ?? '');

/**
 * Props that serve more cells of one planet's family than they should: `transitAspects.5: lamp 3`.
 * @param {Voice} voice @param {readonly Cell[]} cells @param {number} most
 */
export function overusedProps(voice, cells, most) {
  /** @type {Map<string, Map<string, number>>} */
  const families = new Map();
  for (const { path, text } of cells) {
    const family = path.split('.').slice(0, 2).join('.');
    const counts = families.get(family) ?? new Map();
    families.set(family, counts);
    for (const word of new Set(text.toLowerCase().match(/[\p{L}’]+/gu) ?? []))
      if (voice.props.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...families].flatMap(([family, counts]) =>
    [...counts].filter(([, count]) => count > most).map(([word, count]) => `${family}: ${word} ${count}`),
  );
}

/** How often each remedy is given in a part, the commonest first. @param {Voice} voice @param {readonly Cell[]} cells */
export const remedyUses = (voice, cells) =>
  voice.remedies
    .map((remedy) => ({ remedy: remedy.source, uses: cells.filter(({ text }) => remedy.test(text)).length }))
    .sort((a, b) => b.uses - a.uses);
