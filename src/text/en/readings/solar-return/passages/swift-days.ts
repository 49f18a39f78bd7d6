import {
  Ascendant,
  Descendant,
  ImumCoeli,
  Jupiter,
  Mars,
  Mercury,
  Midheaven,
  Moon,
  Saturn,
  Sun,
  Venus,
} from '../../../../../chart/bodies.js';
import type { ReturnDatesCells } from '../../../../return-catalogue.js';

/** Days of a year on which Venus or Mars is exact at a point of the birth chart. */
export const swiftDays: ReturnDatesCells['swift']['days'] = {
  [Venus]: {
    [Sun]: {
      conjunction:
        'Venus is on your Sun, and you are easy to like. A favor asked or an evening given turns out well.',
    },
    [Moon]: {
      conjunction:
        'Venus comes to your Moon, and comfort means more than success. An hour with somebody dear to you is all it takes.',
    },
    [Mercury]: {
      conjunction:
        'Venus is on your Mercury, so kind words come by themselves. One of them could end an old coolness.',
    },
    [Venus]: {
      conjunction:
        'Venus is back where it stood at your birth, as it is about once a year, and you remember what you like.',
    },
    [Mars]: {
      conjunction:
        'Venus meets your Mars, and you know whom or what you want. The other person has noticed as well.',
    },
    [Jupiter]: {
      conjunction:
        'Venus is on your Jupiter, and people are in a mood to celebrate, if only that they are all there.',
    },
    [Saturn]: {
      conjunction:
        'Venus comes to your Saturn. Old friends mean more than new charms, and a promise kept is worth a present.',
    },
    [Ascendant]: {
      conjunction:
        'Venus crosses your Ascendant, and people are glad to see you come in. You look your best when you feel at ease.',
    },
    [Midheaven]: {
      conjunction:
        'Venus is on your Midheaven, and what you have done may be praised by somebody whose word counts. You need only say thank you.',
    },
  },
  [Mars]: {
    [Sun]: {
      conjunction:
        'Mars is on your Sun, as it is about every two years. You have courage to spare and will not wait, which is good for beginning something and bad for arguing about it.',
      harmonious:
        'Mars helps your Sun, and what you decide is soon done. A task that has waited for a push can be taken up.',
      tense:
        'Mars is at odds with your Sun, and somebody may stand in your way, or seem to. You come out of it best by what you do, and without the argument.',
    },
    [Moon]: {
      conjunction:
        'With Mars on your Moon you feel quickly and strongly, and it comes out at home. It does less harm where there is something to scrub, dig or carry.',
      harmonious:
        'Mars stirs your Moon in a good way. You know what you need and can go and get it, or do something with your hands for the people at home.',
      tense:
        'Mars rubs against your Moon, and small things at home may set you off. If one larger thing is behind them, it is better to bring that up.',
    },
    [Mercury]: {
      conjunction:
        'Mars is on your Mercury, so you think fast and say it. It suits a frank talk, as long as the other person may finish a sentence.',
      harmonious:
        'Mars gives your Mercury some push. You can make your case, answer what has lain there for weeks, or learn something by trying it.',
      tense:
        'Mars hurries your Mercury, and a word may be sharper than you meant. What is written in heat had better not be sent at once.',
    },
    [Venus]: {
      conjunction:
        'Mars meets your Venus, and you go after what you like. Somebody may be glad that you made the first move.',
      harmonious:
        'Mars and your Venus get on, so liking and doing go together, as in an outing, a dance, or an evening with people you would choose again.',
      tense:
        'Mars chafes at your Venus, and two people may want different things on the same evening. Behind the quarrel there is sometimes only the wish to be close.',
    },
    [Mars]: {
      conjunction:
        'Mars is back where it stood at your birth, and a round of about two years begins. What you start in these days sets the pace for it.',
      harmonious:
        'Mars is in tune with its own place in your birth chart, so your strength is easy to use, and hard work costs less than usual.',
      tense:
        'Mars is at odds with its own place in your birth chart. You are easily drawn into a contest, and most of them are not worth winning.',
    },
    [Jupiter]: {
      conjunction:
        'Mars is on your Jupiter, and you believe that it can be done. Often it can, if it is one thing.',
      harmonious:
        'Mars and your Jupiter pull the same way, which is good for a venture, a match, or a long way in good company.',
      tense:
        'Mars drives your Jupiter, and it is easy to take on more than one day can hold. What looks like an hour takes the afternoon.',
    },
    [Saturn]: {
      conjunction:
        'Mars meets your Saturn, and nothing goes by force. Slow and exact work goes well; the rest can wait for another day.',
      harmonious:
        'Mars and your Saturn work together. A dull job that needs an hour of stubbornness can be finished.',
      tense:
        'Mars strains against your Saturn, so there is a brake on whatever you push. It may go another way, or a week later.',
    },
    [Ascendant]: {
      conjunction:
        'Mars crosses your Ascendant, and people notice that you want something. You get further by asking than by charging ahead.',
      harmonious:
        'Mars supports your Ascendant, so you seem sure of yourself. A direct question is likely to get a direct answer.',
      tense:
        'Mars is square to your Ascendant, and you and others may be short with each other. Whoever gives way first has the better evening.',
    },
    [Descendant]: {
      conjunction:
        'Mars is on your Descendant, and somebody may be blunt with you. A plain answer in a friendly voice settles most of it.',
    },
    [Midheaven]: {
      conjunction:
        'Mars reaches your Midheaven, and others see what you can do. It suits a step in public that you have prepared.',
      harmonious:
        'Mars helps your Midheaven, so an effort for your good name pays. What you have done may be mentioned by somebody else before you do it yourself.',
      tense:
        'Mars is square to your Midheaven, and home and the world outside pull at you at once. Each of them would be quickly settled if the other could wait.',
    },
    [ImumCoeli]: {
      conjunction:
        'Mars is at the foot of your birth chart, and something at home may need fixing. A repair is better than a dispute about it.',
    },
  },
};
