import type { ColumnShelf } from '../../../../report-catalogue.js';

/** The Moon's aspects to Neptune, by her house. */
export const neptune: ColumnShelf['moonBeyond'][8] = {
  conjunction: {
    1: [
      'Neptune stands beside the Moon in your sign, so you pick up every mood in the room and take some of them for yours.',
      'With Neptune next to the Moon you are gentle and a little absent, and people tell you their stories.',
    ],
    2: [
      'Neptune meets the Moon there, and you give gladly and may lose count of the sum.',
      'Because Neptune is with the Moon, what you want cannot quite be bought, and it helps to know that at the register.',
    ],
    3: [
      'Neptune joins the Moon, so you catch the tone of what others say better than the facts in it.',
      'With Neptune beside the Moon you put things beautifully, if not precisely.',
    ],
    4: [
      'Neptune keeps the Moon company at home, and you long for a place that may exist only in memory.',
      'As Neptune is with the Moon, you want nothing so much as to be left in peace by your own window.',
    ],
    5: [
      'Neptune is with the Moon, so that you fall in love easily, with a person, a song or an idea.',
      'With Neptune next to the Moon your imagination is at its best, and reality may wait outside.',
    ],
    6: [
      'Neptune stands beside the Moon, and your mind wanders from the work, sometimes to where its solution is.',
      'Because Neptune stands beside the Moon you want to help everyone, and may forget to eat.',
    ],
    7: [
      'Neptune meets the Moon there, so you feel what the other person feels, and see them a little better than they are.',
      'With Neptune beside the Moon you are closer to somebody than you can explain.',
    ],
    8: [
      'Neptune joins the Moon there, and the border between two people is easily crossed, for better or worse.',
      'As Neptune stands next to the Moon, you give trust by feeling; a look at the terms does it no harm.',
    ],
    9: [
      'Neptune keeps the Moon company, so you long for distant places or for a larger meaning, and the longing itself is pleasant.',
      'With Neptune beside the Moon you are open to what cannot be proved.',
    ],
    10: [
      'Neptune is with the Moon at the top of your chart, and people see in you what they wish for.',
      'Because Neptune is with the Moon, you want your work to mean something, and the rest of it seems hollow.',
    ],
    11: [
      'Neptune stands beside the Moon, so a shared dream is nearer than a shared plan.',
      'With Neptune next to the Moon you forgive your friends a good deal, rightly for the most part.',
    ],
    12: [
      'Neptune meets the Moon in the house of rest, and you hear yourself think, or hear music.',
      'As Neptune is with the Moon, sleep and silence give you more than company could.',
    ],
  },
  harmonious: {
    1: [
      'Neptune, {from}, makes you kind, to yourself as well for once.',
      'You can trust your instinct, as Neptune, {from}, makes it finer than usual.',
    ],
    2: [
      'Neptune, {from}, shows you the beauty of something that you have had all along.',
      'With Neptune, {from}, giving costs you little and comes back in another form.',
    ],
    3: [
      'Neptune, {from}, helps you find words for what is hard to say.',
      'A song, a poem or a chance remark says it for you, thanks to Neptune, {from}, and a listening mood.',
    ],
    4: [
      'Home is a refuge with Neptune, {from}, and everyone in it somewhat softer.',
      'Neptune, {from}, sends up a memory that does you good.',
    ],
    5: [
      'Neptune, {from}, lends charm to whatever you do for its own sake.',
      'Love is easily romantic and not untrue, as Neptune, {from}, blurs only what does not matter.',
    ],
    6: [
      'You do a service without being asked, and Neptune, {from}, lets somebody feel it was meant.',
      'With Neptune, {from}, work goes best to music, or while your thoughts are half elsewhere.',
    ],
    7: [
      'Neptune, {from}, lets you understand another person without a word.',
      'Somebody is ready to forgive, or you are; Neptune, {from}, makes no difference between the two.',
    ],
    8: [
      'Neptune, {from}, dissolves a hardness between two people that arguments could not.',
      'You can leave a matter in trust, since Neptune, {from}, gives you a true sense of whom to trust with it.',
    ],
    9: [
      'Neptune, {from}, makes a book, a film or a far-off place speak to you directly.',
      'With Neptune, {from}, you believe in something larger and are calmer for it.',
    ],
    10: [
      'Neptune, {from}, lets you sense what people hope for from you, and some of it can be given.',
      'Imagination is an advantage in your work, as Neptune, {from}, fills in what the figures leave out.',
    ],
    11: [
      'Neptune, {from}, makes company easy, and nobody asks what it is for.',
      'You and your friends wish for the same thing; Neptune, {from}, makes it seem possible.',
    ],
    12: [
      'Neptune, {from}, lets you rest as deeply as you have wanted to for some time.',
      'What troubled you drifts away with Neptune, {from}, before you have found a name for it.',
    ],
  },
  tense: {
    1: [
      'Neptune, {from}, makes you unsure of what you want, and other people’s wishes rush in.',
      'You may feel tired without a cause, since Neptune, {from}, takes the edge off your will.',
    ],
    2: [
      'Neptune, {from}, makes things look more valuable than they are, or a bargain out of what is none.',
      'Figures swim before your eyes with Neptune, {from}, so that large decisions about money can wait.',
    ],
    3: [
      'You are told one thing and hear another, as Neptune, {from}, makes people inexact.',
      'Neptune, {from}, makes it easy to promise something vague, and hard to remember it.',
    ],
    4: [
      'At home something is felt and not said: Neptune, {from}, has everyone guessing.',
      'Neptune, {from}, makes you miss people who are in the next room.',
    ],
    5: [
      'Somebody seems perfect, which is the doing of Neptune, {from}, and need not be decided now.',
      'Neptune, {from}, lets pleasure slip into a wish to get away from everything.',
    ],
    6: [
      'Neptune, {from}, makes you absent-minded, so that things are mislaid.',
      'You take on somebody else’s task out of pity, as Neptune, {from}, makes a no sound unkind.',
    ],
    7: [
      'Neptune, {from}, has two people talk past each other in the friendliest manner.',
      'You see in somebody what you would like to see, because Neptune, {from}, flatters both of you.',
    ],
    8: [
      'It is unclear who owes what to whom, and with Neptune, {from}, nobody likes to ask.',
      'Neptune, {from}, makes you feel guilty for something that is not yours.',
    ],
    9: [
      'Neptune, {from}, makes you follow a large idea without asking how it is to be done.',
      'You would like to believe it, which is reason enough, with Neptune, {from}, to ask once more.',
    ],
    10: [
      'What is expected of you stays unclear, since Neptune, {from}, makes people vague.',
      'Neptune, {from}, lets a rumor pass for news where you work.',
    ],
    11: [
      'A friend may be disappointed, or disappoint you, as Neptune, {from}, lets people count on what was never agreed.',
      'Neptune, {from}, makes a common plan lovelier to dream of than to work on.',
    ],
    12: [
      'Neptune, {from}, makes it hard to tell tiredness from sadness.',
      'You want to hide, with Neptune, {from}, more than is good for you.',
    ],
  },
};
