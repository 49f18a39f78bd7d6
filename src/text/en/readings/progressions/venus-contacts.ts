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
    conjunction: {
      line: 'Your progressed Venus {comes} your Sun, and love, or something you find beautiful, moves close to the center of your life.',
      counsel: 'Let yourself be liked for what you are already.',
    },
    harmonious: {
      line: 'Your progressed Venus is kind to your Sun: people take to you, and pleasure and purpose go together.',
      counsel: 'Do the thing you love where it can be seen.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Sun, so what you like and what you are after draw different ways.',
      counsel: 'Keep some days for the one and some for the other, and notice which of them you miss.',
    },
  },
  [Moon]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Moon: tenderness, comfort and a lovely home matter more, and are easier to have.',
      counsel: 'Thank the person who first made you feel at home.',
    },
    harmonious: {
      line: 'Your progressed Venus is kind to your Moon, and affection flows both ways without effort.',
      counsel: 'Tell those at home what you like about living with them.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Moon: what you find attractive is not what makes you feel at home.',
      counsel: 'Ask yourself which has looked after you better, what you like or what you need.',
    },
  },
  [Mercury]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Mercury, and you speak and write with grace; friendship begins in talk.',
      counsel: 'Write to someone for no reason.',
    },
    harmonious: {
      line: 'Your progressed Venus is on good terms with your Mercury, so agreements are reached pleasantly.',
      counsel: 'Use your good manners to settle a thing that has dragged on.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Mercury: you may say what is agreeable in place of what is so.',
      counsel: 'Say one true thing to somebody you like.',
    },
  },
  [Venus]: {
    conjunction: {
      line: 'Your progressed Venus is back where it was at your birth, and you love again what you loved first.',
      counsel: 'Go and look at something that used to delight you.',
    },
    harmonious: {
      line: 'Your progressed Venus is on good terms with the Venus of your birth: taste has ripened, and old affections hold.',
      counsel: 'Give an old friendship a new thing to do.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with the Venus of your birth, so your taste in people or things has changed, and not everyone was told.',
      counsel: 'Let go kindly of one thing you no longer like.',
    },
  },
  [Mars]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Mars, and desire is plain: you know whom or what you want, and it shows.',
      counsel: 'Make the first move, and mean it.',
    },
    harmonious: {
      line: 'Your progressed Venus is on good terms with your Mars, so wanting and being wanted meet easily.',
      counsel: 'Plan something together with the person you desire, or for the thing you do.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Mars: attraction and irritation are close neighbors.',
      counsel: 'Do something together that needs strength and makes you both laugh.',
    },
  },
  [Jupiter]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Jupiter, one of the kind stretches of a life: affection, comfort and good company come in plenty.',
      counsel: 'Keep one evening a week on which nobody is invited.',
    },
    harmonious: {
      line: 'Your progressed Venus is kind to your Jupiter, and generosity comes back to you.',
      counsel: 'Give something away that you would have liked to keep.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Jupiter: you may overpay, in money or affection, for something that promised to be more.',
      counsel: 'Decide how much you can give or spend before you see the thing.',
    },
  },
  [Saturn]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Saturn: love turns serious, and a bond is either promised for long or seen to be without a future.',
      counsel: 'Visit somebody who has been fond of you for a long time.',
    },
    harmonious: {
      line: 'Your progressed Venus is on good terms with your Saturn, and loyalty is returned; what is loved steadily grows.',
      counsel: 'Renew a bond by doing something useful together.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Saturn, so you may feel unloved where you are only unasked, or pay for affection in duties.',
      counsel: 'Do something pleasant that nobody has earned, you included.',
    },
  },
  [Uranus]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Uranus: attractions are sudden, tastes turn over, and a bond has to let in air.',
      counsel: 'Enjoy the surprise for a season before you rebuild your life on it.',
    },
    harmonious: {
      line: 'Your progressed Venus is on good terms with your Uranus, so unusual people and unplanned pleasures suit you.',
      counsel: 'Say yes to company outside your circle.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Uranus: closeness makes you restless and distance makes you fond, and the people you love feel both.',
      counsel: 'Tell somebody close to you how much time you need by yourself.',
    },
  },
  [Neptune]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Neptune, and love is tender, selfless and a little blind; art gains what judgment loses.',
      counsel: 'Give freely what you can spare, and no more.',
    },
    harmonious: {
      line: 'Your progressed Venus is in tune with your Neptune: forgiveness is easy, and beauty goes deep.',
      counsel: 'Make something beautiful for somebody who will not expect it.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Neptune, so you may be in love with what a person could be.',
      counsel: 'Before you decide what somebody feels, look at what they did last week.',
    },
  },
  [Pluto]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Pluto: feeling is deep and total, and a bond may change you or show what it was made of.',
      counsel: 'Tell the person concerned how much they mean to you, and ask for nothing in return.',
    },
    harmonious: {
      line: 'Your progressed Venus supports your Pluto, and affection goes deeper without a struggle.',
      counsel: 'Ask the question that you have walked around.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Pluto: jealousy, or the wish to hold, tells you what you are afraid to lose.',
      counsel: 'Say the fear, and not the accusation.',
    },
  },
  [Ascendant]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Ascendant, and you are at your most attractive, by being friendly and at ease.',
      counsel: 'Go where you would like to be asked.',
    },
    harmonious: {
      line: 'Your progressed Venus is kind to your Ascendant, so people are glad to have you about.',
      counsel: 'Repair a bad first impression.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Ascendant: to be liked you may act a part, and tire of it.',
      counsel: 'Dress and eat for a week as you like it yourself.',
    },
  },
  [Midheaven]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Midheaven, and you are liked for what you do, or like it more than you did.',
      counsel: 'Bring something lovely into what you do every day.',
    },
    harmonious: {
      line: 'Your progressed Venus supports your Midheaven: tact and taste do more for your standing than pushing.',
      counsel: 'Thank somebody who helped you on.',
    },
    tense: {
      line: 'Your progressed Venus is at odds with your Midheaven, so affection and ambition compete for the same hours.',
      counsel: 'Give more of your time to the one of the two that asks for it less loudly.',
    },
  },
  [Descendant]: {
    conjunction: {
      line: 'Your progressed Venus {comes} your Descendant, the point of partners: a bond may begin, or be happy again.',
      counsel: 'Let somebody please you.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      line: 'Your progressed Venus {comes} the foot of your chart, and home is where you look for beauty and peace.',
      counsel: 'Make peace with somebody in the family.',
    },
  },
};
