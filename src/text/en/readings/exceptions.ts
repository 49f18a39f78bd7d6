import type { NatalReadingCells as Cells } from '../../reading-catalogue.js';

/** A planet on the Ascendant whose manner is not that of the rising sign. */
const unlike: Cells['exceptions']['rising']['unlike'] = {
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

/** A planet on the Ascendant whose manner is that of the rising sign. */
const alike: Cells['exceptions']['rising']['alike'] = {
  0: 'The Sun stands close to the Ascendant, and there is more of you in this manner than in most people’s.',
  1: 'The Moon stands close to the Ascendant, so the manner changes a little with your mood, and people can tell.',
  2: 'Mercury stands close to the Ascendant, and most of this comes across in the way you talk.',
  3: 'Venus stands close to the Ascendant, and people take all this in you kindly, because they feel that you would like them to.',
  4: 'Mars stands close to the Ascendant and puts force behind all this, more of it than you may notice yourself.',
  5: 'Jupiter stands close to the Ascendant, and you do all this on a larger and more cheerful scale than others who have the sign.',
  6: 'Saturn stands close to the Ascendant, so there is nothing casual in any of this, and people count on you sooner than you expect.',
  7: 'Uranus stands close to the Ascendant, and now and then you drop the whole manner for another, which people do not see coming.',
  8: 'Neptune stands close to the Ascendant and blurs the edges, so that each person sees in you a little of what they hoped to see.',
  9: 'Pluto stands close to the Ascendant and makes people look twice, because they feel that more is meant than is said.',
};

/** One planet of a crowd that does not act as the others do. */
const inCrowd: Cells['exceptions']['inCrowd'] = {
  6: 'Saturn, which is one of them, goes more slowly than the others and sees to it that some of what they begin is finished.',
  7: 'Uranus, which is one of them, is the exception: now and then it leaves overnight what the others would have kept for good.',
};

/** The Sun, where its pace or openness differs from the manner of the rising sign. */
const sunBehind: Cells['exceptions']['sunBehind'] = {
  slow: 'The Sun in {sign} is slower: what is meant to last takes its time with you, and people who met the hurry are surprised by the patience.',
  quick:
    'The Sun in {sign} is quicker: what you really want you would begin today, and people who took you for slow are surprised how soon you have decided.',
  reserved:
    'The Sun in {sign} is harder to meet: what matters most you keep to yourself, and those who found you so approachable may know you for years before they hear of it.',
  open: 'The Sun in {sign} is livelier than this manner: among people you know you come out from behind it, and they meet somebody whom the first impression had not promised.',
};

const hiddenSun: Cells['exceptions']['hiddenSun'] =
  'The Sun is not one of them. It stands behind them, in the twelfth house: people meet a good deal of you at once, and what you live for they hear about late, and only from you.';

const inFixed: Cells['exceptions']['inFixed'] =
  'Only Uranus breaks the rule: you hold on for years, and then leave in an afternoon.';

export const exceptions: Cells['exceptions'] = {
  rising: { unlike, alike },
  sunBehind,
  inCrowd,
  inFixed,
  hiddenSun,
};
