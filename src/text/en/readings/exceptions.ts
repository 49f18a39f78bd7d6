import type { NatalReadingCells as Cells } from '../../reading-catalogue.js';

/** A planet on the Ascendant whose manner is not that of the sign. */
const rising: Cells['exceptions']['rising'] = {
  0: 'The Sun stands close to the Ascendant, so that you are seen, however quietly you come in.',
  1: 'The Moon stands close to the Ascendant, so that those who know you can read, behind the composure, what you feel.',
  2: 'Mercury stands close to the Ascendant, and you are quicker to speak than the rest of your manner would lead people to think.',
  3: 'Venus stands close to the Ascendant and takes the edge off the manner: people feel that you would like to be liked, and they oblige.',
  4: 'Mars stands close to the Ascendant and puts a push behind the gentle manner: you let others go first, and when you have waited long enough you overtake them.',
  5: 'Jupiter stands close to the Ascendant and warms the manner: the first impression is sober, and the second is generous.',
  6: 'Saturn stands close to the Ascendant and puts weight behind the manner: however freely you come in, you have taken stock first, and you keep your word.',
  7: 'Uranus stands close to the Ascendant and cuts across the quiet manner: people meet somebody calm, and then hear an opinion that they did not expect.',
  8: 'Neptune stands close to the Ascendant and softens the outline: you come in as somebody definite, and people still see in you what they hope to see.',
  9: 'Pluto stands close to the Ascendant, so that the manner is light and the attention is not.',
};

/** One of a crowd that does not go along with it. */
const inCrowd: Cells['exceptions']['inCrowd'] = {
  6: 'Saturn, which is one of them, goes more slowly than the others and sees to it that some of what they begin is finished.',
  7: 'Uranus, which is one of them, is the exception: now and then it leaves overnight what the others would have kept for good.',
};

export const exceptions: Cells['exceptions'] = { rising, inCrowd };
