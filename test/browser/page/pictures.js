import {
  aspectGrid,
  balanceChart,
  chartWheel,
  ephemerisGraph,
  transitTimeline,
} from 'horoscope-engine/wheel';

/** @typedef {import('horoscope-engine/engine').Engine} Engine */

const birth = { name: 'Ζωή Őrségi', date: '1990-05-17', time: '14:30', place_id: 3054643, lang: 'en' };
const pair = {
  name_1: 'Ada',
  date_1: '1990-05-17',
  time_1: '14:30',
  place_id_1: 3054643,
  name_2: 'Ben',
  date_2: '1988-11-02',
  time_2: '06:10',
  place_id_2: 2267057,
  lang: 'en',
};
const { name_2, time_2, place_id_2, ...event } = pair;

/** How many pictures and reports there are. */
export const drawn = 9;

/**
 * Pictures and reports, a line of JSON each: what it is, its length, and what it is made of, letter by letter.
 * @param {Engine} engine
 * @param {import('horoscope-engine/pdf').Typeface} [typeface] where a bundler does not carry it along
 */
export async function pictures(engine, typeface) {
  const natal = engine.natal(birth);
  const untimed = engine.natal({ ...birth, time: null });
  const synastry = engine.synastry(pair, { include: ['reading'] });
  const year = engine.transits({ ...event, date_2: '2026-01-01', date_end: '2026-12-31' });
  const table = engine.ephemerisTable({ from: '2026-01-01', to: '2027-01-01', step: 5 });
  const pdf = typeface ? { typeface } : {};
  /** @type {[string, string | Uint8Array][]} */
  const all = [
    ['wheel', chartWheel(natal)],
    ['wheel without houses', chartWheel(untimed, { size: 240 })],
    ['double wheel', chartWheel(synastry)],
    ['grid', aspectGrid(natal)],
    ['balance', balanceChart(natal)],
    ['timeline', transitTimeline(year)],
    ['graph', ephemerisGraph(table)],
    ['natal report', await engine.natalPdfReport(birth, { pdf })],
    ['report of a synastry', await engine.pdfReport(synastry, { ...pdf, page: 'Letter' })],
  ];
  return all.map(([name, made]) => JSON.stringify({ name, length: made.length, made: lettersOf(made) }));
}

/** Bytes in lines, so that a difference is found where it is. @param {string | Uint8Array} made */
function lettersOf(made) {
  if (typeof made === 'string') return made.split('>');
  const lines = [];
  for (let at = 0; at < made.length; at += 400)
    lines.push([...made.subarray(at, at + 400)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  return lines;
}
