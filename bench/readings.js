/**
 * What a reading of a birth costs beside the horoscope that it is a reading of: the horoscope with a host's own intro,
 * with the opening in its place, with a brief reading and with a whole one. Warm, in turn, in one run.
 */
import { createEngine } from 'horoscope-engine/engine';
import { randomBirths } from './charts.js';
import { race, report } from './measure.js';

const births = randomBirths(1000);
const plain = await createEngine({ customTexts: { en: { intros: { natal: '{name}' } } } });
const engine = await createEngine();
/** @param {number} index */
const birthAt = (index) => /** @type {(typeof births)[number]} */ (births[index % births.length]);

const times = race(
  [
    { name: 'natal, a host’s own intro', run: (index) => plain.natal(birthAt(index)) },
    { name: 'natal, with its opening', run: (index) => engine.natal(birthAt(index)) },
    {
      name: 'and a brief reading',
      run: (index) => engine.natal(birthAt(index), { include: ['reading'], readingLength: 'brief' }),
    },
    { name: 'and a whole reading', run: (index) => engine.natal(birthAt(index), { include: ['reading'] }) },
  ],
  { calls: 300, rounds: 21 },
);
report('A birth chart and its reading', times, 'natal, a host’s own intro');
