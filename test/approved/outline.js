/** Outlines of what the library composed: one line for each paragraph, so that a difference shows where it is. */
import { createHash } from 'node:crypto';

/** @typedef {import('horoscope-engine/engine').Natal} Natal */
/** @typedef {NonNullable<Natal['reading']>} Reading */
/** @typedef {NonNullable<Natal['factors']>} Factors */
/** @typedef {Reading['chapters'][number]['sections'][number]['factors'][number]} Factor */

/** What comes of `include: ['factors', 'reading']`. @typedef {{ reading?: Reading | null | undefined, factors?: Factors | undefined, score?: unknown }} Read */

/** Lines by the name of what they are an outline of. @typedef {Record<string, () => string[] | Promise<string[]>>} Outlines */

/**
 * Outlines of requests, which are called by what is in them.
 * @template T @param {readonly T[]} requests @param {(request: T) => string[] | Promise<string[]>} outline
 * @param {string[]} how @returns {Outlines}
 */
export const named = (requests, outline, ...how) =>
  Object.fromEntries(
    requests.map((request) => [[request, ...how].flat().join(', '), () => outline(request)]),
  );

/** The first eight digits of the SHA-256 of a text, or of the JSON of anything else. @param {unknown} of */
export const checksum = (of) =>
  createHash('sha256')
    .update(typeof of === 'string' ? of : JSON.stringify(of))
    .digest('hex')
    .slice(0, 8);

/** A paragraph by its checksum, its number of words and its first four. @param {string} text */
export function paragraph(text) {
  const words = text.match(/\S+/g) ?? [];
  return `${checksum(text)} ${words.length} ${words.slice(0, 4).join(' ')}`;
}

/** @param {string} text */
const paragraphs = (text) => text.split('\n\n').map(paragraph);
/** @param {readonly string[]} lines */
const indented = (lines) => lines.map((line) => `  ${line}`);

/** A reading with a line for each chapter alone. @param {Read} result @returns {string[]} */
export function outlineInShort({ reading, factors, score }) {
  if (!reading) return ['no reading'];
  const { opening, closing, chapters } = reading;
  return [
    `opening ${paragraph(opening)}`,
    ...chapters.map(
      ({ key, weight, sections }) => `${key} ${weight} %, ${sections.length} sections ${checksum(sections)}`,
    ),
    `closing ${checksum(closing)}, factors ${checksum(factors)}${score === undefined ? '' : `, score ${checksum(score)}`}`,
  ];
}

/** What a factor is of, however much it weighs. @param {Factor} factor */
const keyOf = ({ kind, weight: _, ...of }) => `${kind} ${JSON.stringify(of)}`;

/** Factors of the whole chart that an outline names. */
const mostNamed = 5;

/** @param {Read} result @returns {string[]} */
export function outlineOfReading({ reading, factors = [], score }) {
  if (!reading) return ['no reading'];
  /** @type {Map<string, string>} */
  const names = new Map(factors.map(({ name, ...factor }) => [keyOf(factor), name]));
  /** @param {Factor} factor */
  const nameOf = (factor) => `${names.get(keyOf(factor)) ?? keyOf(factor)} ${factor.weight}`;
  const strongest = factors.slice(0, mostNamed).map(({ name, weight }) => `${name} ${weight}`);
  return [
    `${factors.length} factors ${checksum(factors)}: ${strongest.join('; ')}`,
    ...(score === undefined ? [] : [`score ${checksum(score)}`]),
    reading.title,
    ...indented(paragraphs(reading.opening)),
    ...reading.chapters.flatMap(({ key, title, weight, sections }) => [
      `${key} ${weight} %: ${title}`,
      ...sections.flatMap((section) => [
        `  ${section.title} [${section.factors.map(nameOf).join('; ')}]`,
        ...indented(indented(paragraphs(section.text))),
      ]),
    ]),
    'closing',
    ...indented(paragraphs(reading.closing)),
  ];
}
