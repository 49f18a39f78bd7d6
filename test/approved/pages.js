/** The printed reports that are approved: what stands where on their pages, and a checksum of the file. */
import { pdfReport } from 'horoscope-engine/pdf';
import { Paper } from '#dist/pdf/paper.js';
import { checksum } from './outline.js';
import { births, engine, first, natal, pair, person, year } from './requests.js';

/** @typedef {import('./outline.js').Outlines} Outlines */
/** @typedef {import('horoscope-engine/pdf').PrintableResult} Result */
/** @typedef {import('horoscope-engine/pdf').PdfOptions} Options */
/** @typedef {import('#dist/pdf/marks.js').Mark} Mark */
/** @typedef {import('#dist/pdf/lines.js').Line} Line */
/** @typedef {import('#dist/pdf/marks.js').Structure} Structure */

/** @param {Structure | null} owner @returns {string} */
const pathOf = (owner) => (owner === null ? '' : `${pathOf(owner.parent)}/${owner.type}`);

/** @param {Line} line */
const wordsOf = ({ words }) =>
  words.map(({ glyphs }) => String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints)));

/** @param {Mark} mark */
const wordOf = (mark) => (mark.kind === 'text' ? wordsOf(mark.line)[0] : mark.kind);

/** All there is to a mark, but its words as text and not as glyphs. @param {Mark} mark */
function textOf(mark) {
  const path = pathOf(mark.owner);
  if (mark.kind === 'text') {
    const { line, style, x, y } = mark;
    return `${path} ${x} ${y} ${line.space} ${line.indent} ${line.end} ${style.face} ${style.size} ${wordsOf(line).join(' ')}`;
  }
  return `${path} ${Object.values(mark)
    .filter((value) => typeof value !== 'object')
    .join(' ')}`;
}

/** Marks that are drawn together: where they begin, of which element, with which word, and how many they are. @param {readonly Mark[]} marks @param {number} y */
function lineOf(marks, y) {
  const [mark] = marks;
  if (mark === undefined) return [];
  const owner = mark.owner?.type ?? 'artifact';
  return [`  ${Math.round(mark.x)},${Math.round(y)} ${owner} ${marks.length} ${wordOf(mark)}`];
}

/** What is drawn on each page, and the file that it comes to. @param {Result} result @param {Options} options */
async function outlineOf(result, options) {
  /** @type {{ lines: string[], marks: string }[]} */
  const pages = [];
  const { page, draw } = Paper.prototype;
  Paper.prototype.page = function () {
    pages.push({ lines: [], marks: '' });
    page.call(this);
  };
  Paper.prototype.draw = function (marks, y) {
    const last = pages.at(-1);
    last?.lines.push(...lineOf(marks, y));
    if (last) last.marks += marks.map(textOf).join('\n');
    draw.call(this, marks, y);
  };
  try {
    const bytes = await pdfReport(result, options);
    return [
      `${bytes.length} bytes ${checksum(Buffer.from(bytes).toString('latin1'))}`,
      ...pages.flatMap(({ lines, marks }, i) => [`page ${i + 1} ${checksum(marks)}`, ...lines]),
    ];
  } finally {
    Object.assign(Paper.prototype, { page, draw });
  }
}

/** @type {{ include: ['reading'], readingLength: 'brief' }} */
const briefly = { include: ['reading'], readingLength: 'brief' };
const ada = person(births.budapest);

/** Few, as each takes as long as fifty readings. @type {Record<string, [() => Result, Options]>} */
const printed = {
  'a birth': [() => engine.natal(ada, briefly), {}],
  'two people': [
    () => engine.synastry(pair(births.budapest, births.lisbon), briefly),
    {
      ...{ page: 'Letter', length: 'brief', footer: 'printed by nobody', author: 'A. Uthor' },
      births: [natal, engine.natal(person(births.lisbon))],
    },
  ],
  'a year of transits': [() => year, { length: 'brief' }],
  'an open Moon, without a reading': [
    () => engine.natal(person(births['unknown hour, Moon changes sign'])),
    { length: 'brief', chapters: { before: [{ title: 'Before', text: 'One.\n\nTwo.' }] } },
  ],
  'progressions, without a reading': [
    () => engine.progressions({ ...ada, add_years: 36 }),
    { length: 'brief', births: [natal], colors: { ink: '#102030' } },
  ],
  'a lunar return of an unknown hour, without a reading': [
    () => engine.lunarReturn({ ...person(births['unknown hour']), date_2: '2026-11-21' }),
    { length: 'brief', page: 'Letter' },
  ],
  'transits of a day, without a reading': [
    () => engine.transits({ ...first(births.arctic), date_2: '2026-11-21' }),
    { length: 'brief', title: 'A day' },
  ],
};

/** @type {Record<string, Outlines>} */
export const pages = {
  pages: Object.fromEntries(
    Object.entries(printed).map(([name, [make, options]]) => [name, () => outlineOf(make(), options)]),
  ),
};
