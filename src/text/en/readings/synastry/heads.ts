import type { SynastryReadingCells } from '../../../pair-catalogue.js';

/** At the head of a chapter, how its contacts go as a whole. */
export const heads: SynastryReadingCells['heads'] = {
  impressions: {
    easiest:
      'Meeting is the easiest part of this tie: each looks well in the other’s eyes, and the rest has only to live up to it.',
    hardest:
      'The manner of each is what the other has most to get over here, before the person comes into view.',
    easy: 'At first sight these two suit each other, and whatever comes later has that to build on.',
    mixed:
      'First impressions go both ways here: something attracts at once, and something puts one or the other on guard.',
    hard: 'A first meeting of these two is likely to be prickly, and some of that comes back whenever they are tired.',
  },
  hearts: {
    easiest: 'Affection is what comes most easily to these two, and it makes up for a good deal elsewhere.',
    hardest:
      'The heart is where they miss each other most: what one offers as love is seldom what the other would have asked for.',
    easy: 'In matters of the heart they understand each other without much being explained.',
    mixed:
      'Where feelings are concerned they can comfort each other and hurt each other, both by small things.',
    hard: 'Tenderness takes some translating between these two, since each needs it in another form.',
  },
  desire: {
    easiest: 'Drive and desire run in one direction here, and no part of the tie needs less looking after.',
    hardest: 'The friction of this tie is gathered here: in what each wants, how soon, and who decides.',
    easy: 'What one of them wants the other can mostly want as well.',
    mixed:
      'Attraction and quarrel have one source between these two, and it isn’t always clear at the outset which it will be.',
    hard: 'Their wills cross, and how they quarrel matters more than whether they do.',
  },
  talk: {
    easiest:
      'Talking is what they do best together, and much that is hard elsewhere can be settled that way.',
    hardest:
      'Most of what goes wrong between them goes wrong in words, said too fast or heard as something else.',
    easy: 'They follow each other’s thoughts without effort, and a misunderstanding need not last the day.',
    mixed:
      'They are good company in talk, and they can talk past each other on the very subject that matters.',
    hard: 'Their minds work differently, and what is clear to one may have to be said twice to the other.',
  },
  daily: {
    easiest:
      'Everyday life is where this tie is at its best: things get done, and hardly anything has to be asked for.',
    hardest:
      'The days themselves are the test here, with the duties, habits and small rules on which two people have to agree.',
    easy: 'In daily life each can rely on the other, which is worth a good deal that is louder.',
    mixed:
      'In everyday matters they are of use to each other and hard on each other, sometimes in one breath.',
    hard: 'Living by one calendar asks something of them, because what is order to the one is weight to the other.',
  },
  gifts: {
    easiest: 'What they give each other is the best of this tie: a larger idea of what either might do.',
    hardest: 'What each brings is also what unsettles the other most, a challenge long before it is of use.',
    easy: 'Each is good for something in the other that would hardly have grown alone.',
    mixed: 'Each opens something for the other, and each asks a price for it.',
    hard: 'What they bring each other comes as a challenge first, and its use is seen later.',
  },
  lasting: {
    easiest: 'What holds this tie together is also the easiest part of it, a trust that grows by being used.',
    hardest: 'Whether it lasts is the hardest question here, and it is put in small, practical ways.',
    easy: 'There is something in this tie that keeps, and time is on its side.',
    mixed: 'What holds them and what wears on them lie close together, and the years bring out both.',
    hard: 'It lasts by effort here, and by effort of the steady, unromantic kind.',
  },
};
