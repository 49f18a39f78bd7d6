import type { ChineseCatalogue } from '../../../chinese-catalogue.js';

/**
 * The day master’s element, then that of the year, in the second of an element’s two years: its yin, the milder one.
 */
export const secondYears: ChineseCatalogue['dayMasterYears']['yin'] = {
  wood: {
    wood: 'It is the climbing kind, which holds on to whatever stands near. Friends lean on you and you on them, and it helps to say now and then whose turn it is.',
    fire: 'The fire is a small one now, and your wood feeds it slowly. What you make or teach may reach few people and stay with them. It is less tiring than the year before.',
    earth:
      'Loose earth is easier for wood to hold than hard ground. Small, regular work may get you what you wanted, and looking after it is part of the bargain.',
    metal:
      'A small blade prunes your wood. Others may ask for more exactness than you would, and find fault with details. What can be put right in an hour is worth the hour; the rest is a matter of taste.',
    water:
      'Water comes to your wood as rain: a hint, a small kindness, a book when you need it. You hardly notice how much you are given, and somebody might like to hear that you did.',
  },
  fire: {
    wood: 'Slender wood burns quickly, so encouragement may come in small amounts, and you may have to ask for more. One idea kept alight does more for you than ten that flare up.',
    fire: 'Lamplight joins your fire: there may be people who work quietly at what you do as well. Nobody need win. Comparing notes could save both sides a detour.',
    earth:
      'The year’s soil takes in your warmth by degrees. You may be looking after something that thanks you late, and it is good to look up now and then and see what has grown.',
    metal:
      'Fine metal needs a small flame held steady. Work on details may pay better than a large venture, and the patience for it has to come from you.',
    water:
      'Rain does not put your fire out, though it can lower your spirits. You may be asked for patience and discretion, and often. An idea of yours may be the better for a month in which nobody hears of it.',
  },
  earth: {
    wood: 'Fine roots spread through your earth: small obligations, each of which seems to be nothing. Count them together before you agree to another. One or two do you good.',
    fire: 'After last year’s sun this fire is a lamp, which warms less ground and can be kept lit longer. Approval may come from one or two people who know what they are talking about, and you can believe them.',
    earth:
      'Soil mixes with soil, and it may be hard to say what is your business and what is a friend’s. Saying so early does no harm to the friendship.',
    metal:
      'A finer metal comes out of your earth this time. A skill may be worth polishing until it can be shown, and people will leave you in peace for it if they know.',
    water:
      'Rain sinks into your earth and stays there. Small habits count; what you put in order early in the year may keep itself in order for the rest of it.',
  },
  metal: {
    wood: 'This wood bends away from the blade. You get further with care than with force, and what you would cut out at once may only need tying up.',
    fire: 'A small flame works on your metal, as a goldsmith’s does. Somebody may ask for finer work than you are used to, and correct you with tact; you are the better for it. Brooding on it at night is the part to leave out.',
    earth:
      'Loose earth covers your metal as well as keeping it safe. You may have quiet and support, and now and then need to remind people that you are there.',
    metal:
      'Two fine edges meet. You see at once what is wrong with another’s work, and they with yours. With good manners on both sides they can become the best of partners.',
    water:
      'Your metal gives itself in drops: a piece of advice, a letter, one remark at the right time. It may go further than you hear of, and what is yours should bear your name.',
  },
  water: {
    wood: 'Your water goes to many small plants, each of which needs a little. You may be helpful in ten places a week. Two or three of them deserve to be looked after properly.',
    fire: 'A small fire is soon put out, and warms those who sit beside it. You are the stronger here, and gain more by being gentle.',
    earth:
      'Soft earth drinks your water and clouds it. Requests may be mild and many, and hard to refuse. A fixed day for them keeps the others clear.',
    metal:
      'Your source is narrow this time, and clean: one good teacher perhaps, or one exact book. What you learn, little by little, is likely to stay.',
    water:
      'Fine rain falls into your water, and moods pass easily from one person to another. Before you act on one, it is worth asking whose it was.',
  },
};
