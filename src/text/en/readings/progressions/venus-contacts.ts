import {
  Ascendant,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { ProgressionsReadingCells } from '../../../reading-catalogue.js';

/** Progressed Venus at a point of the birth: a year or more. */
export const venusContacts: ProgressionsReadingCells['contacts'][typeof Venus] = {
  [Sun]: {
    conjunction:
      'Your progressed Venus {comes} your Sun, and love, or something you find beautiful, moves close to the center of your life.',
    harmonious:
      'Your progressed Venus is kind to your Sun: people take to you, and pleasure and purpose go together.',
    tense:
      'Your progressed Venus is at odds with your Sun, so what you like and what you are after draw different ways.',
  },
  [Moon]: {
    conjunction:
      'Your progressed Venus {comes} your Moon: tenderness, comfort and a lovely home matter more, and are easier to have.',
    harmonious: 'Your progressed Venus is kind to your Moon, and affection flows both ways without effort.',
    tense:
      'Your progressed Venus is at odds with your Moon: what you find attractive is not what makes you feel at home.',
  },
  [Mercury]: {
    conjunction:
      'Your progressed Venus {comes} your Mercury, and you speak and write with grace; friendship begins in talk.',
    harmonious:
      'Your progressed Venus is on good terms with your Mercury, so agreements are reached pleasantly.',
    tense:
      'Your progressed Venus is at odds with your Mercury: you may say what is agreeable in place of what is so.',
  },
  [Venus]: {
    conjunction:
      'Your progressed Venus is back where it was at your birth, and you love again what you loved first.',
    harmonious:
      'Your progressed Venus is on good terms with the Venus of your birth: taste has ripened, and old affections hold.',
    tense:
      'Your progressed Venus is at odds with the Venus of your birth, so your taste in people or things has changed, and not everyone was told.',
  },
  [Mars]: {
    conjunction: 'Your progressed Venus {comes} your Mars, and you know whom or what you want, and it shows.',
    harmonious:
      'Your progressed Venus is on good terms with your Mars, so wanting and being wanted meet easily.',
    tense: 'Your progressed Venus is at odds with your Mars: attraction and irritation are close neighbors.',
  },
  [Jupiter]: {
    conjunction:
      'Your progressed Venus {comes} your Jupiter, one of the kind stretches of a life: affection, comfort and good company come in plenty.',
    harmonious: 'Your progressed Venus is kind to your Jupiter, and generosity comes back to you.',
    tense:
      'Your progressed Venus is at odds with your Jupiter: you may overpay, in money or affection, for something that promised to be more.',
  },
  [Saturn]: {
    conjunction:
      'Your progressed Venus {comes} your Saturn: love turns serious, and a bond is either promised for long or seen to be without a future.',
    harmonious:
      'Your progressed Venus is on good terms with your Saturn, and loyalty is returned; what is loved steadily grows.',
    tense:
      'Your progressed Venus is at odds with your Saturn, so you may feel unloved where nobody has thought to ask, or do more than your share in the hope of affection.',
  },
  [Uranus]: {
    conjunction:
      'Your progressed Venus {comes} your Uranus: attractions are sudden, tastes turn over, and a bond has to let in air.',
    harmonious:
      'Your progressed Venus is on good terms with your Uranus, so unusual people and unplanned pleasures suit you.',
    tense:
      'Your progressed Venus is at odds with your Uranus: you are restless when people are close and miss them when they are away, and they notice.',
  },
  [Neptune]: {
    conjunction:
      'Your progressed Venus {comes} your Neptune, and love is tender, selfless and a little blind, while music and art mean more to you than before.',
    harmonious:
      'Your progressed Venus is in tune with your Neptune: forgiveness is easy, and beauty goes deep.',
    tense:
      'Your progressed Venus is at odds with your Neptune, so you may be in love with what a person could be.',
  },
  [Pluto]: {
    conjunction:
      'Your progressed Venus {comes} your Pluto: feeling is deep and total, and a bond may change you or show what it was made of.',
    harmonious: 'Your progressed Venus supports your Pluto, and affection goes deeper without a struggle.',
    tense:
      'Your progressed Venus is at odds with your Pluto: jealousy, or the wish to hold, tells you what you are afraid to lose.',
  },
  [Ascendant]: {
    conjunction:
      'Your progressed Venus {comes} your Ascendant, and you are at your most attractive, by being friendly and at ease.',
    harmonious: 'Your progressed Venus is kind to your Ascendant, so people are glad to have you about.',
    tense:
      'Your progressed Venus is at odds with your Ascendant: to be liked you may act a part, and tire of it.',
  },
  [Midheaven]: {
    conjunction:
      'Your progressed Venus {comes} your Midheaven, and you are liked for what you do, or like it more than you did.',
    harmonious:
      'Your progressed Venus supports your Midheaven: tact and taste do more for your standing than pushing.',
    tense:
      'Your progressed Venus is at odds with your Midheaven, so affection and ambition compete for the same hours.',
  },
  [Descendant]: {
    conjunction:
      'Your progressed Venus {comes} your Descendant, the point of partners: a bond may begin, or be happy again.',
  },
  [ImumCoeli]: {
    conjunction:
      'Your progressed Venus {comes} the foot of your chart, and home is where you look for beauty and peace.',
  },
};
