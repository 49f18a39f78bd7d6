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
} from '../../../../../chart/bodies.js';
import type { TransitsReadingCells } from '../../../../reading-catalogue.js';

export const neptuneStories: TransitsReadingCells['stories'][typeof Neptune] = {
  [Sun]: {
    conjunction: {
      opening:
        'You are less sure than usual who you are, {name}, and more open than usual to everything else. Neptune is on your Sun, as it is once in a life for most: ambition softens, sympathy grows, and a direction may be found by listening rather than by deciding.',
      beside: 'Neptune on your Sun blurs the line between what you want and what others want of you.',
    },
    harmonious: {
      opening:
        'What you want is easy to follow and easy to share, {name}. Neptune is kind to your Sun, so imagination and sympathy serve what you are after, and people trust a goal that is not only for yourself.',
      beside: 'Neptune is kind to your Sun and lets you lead with sympathy.',
    },
    tense: {
      opening:
        'The way ahead is misty, {name}. Neptune is at odds with your Sun: energy runs out by unseen leaks, flattery and doubt both find you easily, and it pays to go slowly until you can see what you are steering for.',
      beside:
        'Neptune is at odds with your Sun and makes it hard to see where you are going, or who says so.',
    },
  },
  [Moon]: {
    conjunction: {
      opening:
        'You feel everything, {name}, including much that is not yours. Neptune is on your Moon: home, memory and longing run together, and tenderness comes easily where a plain no does not.',
      beside: 'Neptune on your Moon opens you to every mood in the room.',
    },
    harmonious: {
      opening:
        'Your feelings are a good guide, {name}. Neptune is gentle with your Moon, so you sense what people need, rest does you good, and what you make for those at home has some magic in it.',
      beside: 'Neptune is gentle with your Moon and makes tenderness and rest come easily.',
    },
    tense: {
      opening:
        'Something is missing that used to comfort you, {name}, and it is hard to say what. Neptune clouds your Moon: you may give more than you have to someone who needs it, and get little back, until you find out what it is that you miss.',
      beside: 'Neptune clouds your Moon and leaves you longing for something you cannot name.',
    },
  },
  [Mercury]: {
    conjunction: {
      opening:
        'Your mind works in pictures, {name}. Neptune is on your Mercury: poetry, music and hunches come easily, while dates, sums and agreements want to be checked by somebody who is wide awake.',
      beside: 'Neptune on your Mercury is good for stories and bad for figures.',
    },
    harmonious: {
      opening:
        'You have an ear for what is not said, {name}. Neptune inspires your Mercury, so this is a time for stories, for music, for explaining the difficult by way of a picture, and for trusting a hunch about somebody.',
      beside: 'Neptune inspires your Mercury and gives you the right word for a delicate matter.',
    },
    tense: {
      opening:
        'Clear facts are hard to come by, {name}. Neptune blurs your Mercury: you may mishear, be told half, or believe what you would like to, and it helps to have the important things in writing.',
      beside: 'Neptune blurs your Mercury and makes misunderstandings likely.',
    },
  },
  [Venus]: {
    conjunction: {
      opening:
        'Love and beauty go through you like music, {name}. Neptune is on your Venus: you may adore someone, give too much, or make your best work, and it is worth asking which of these it is.',
      beside: 'Neptune on your Venus lends a glow to whomever you look at.',
    },
    harmonious: {
      opening:
        'Affection flows rather freely, {name}, and nobody keeps accounts. Neptune is kind to your Venus, so art, forgiveness and simple sweetness between people come a little more easily than they did.',
      beside: 'Neptune is kind to your Venus and brings beauty and an easy forgiveness.',
    },
    tense: {
      opening:
        'You may be in love with a picture, {name}, of a person, a thing or a life. Neptune confuses your Venus, and affection, or money, is easily spent on what isn’t there.',
      beside: 'Neptune confuses your Venus and makes it easy to pay for what you only imagined.',
    },
  },
  [Mars]: {
    conjunction: {
      opening:
        'Force does not answer as it used to, {name}. Neptune is on your Mars: you tire sooner, or run after something that is no longer there, and the same energy goes far when it serves a work of art, a cause or someone in need.',
      beside: 'Neptune on your Mars takes the edge off ambition and puts it at the service of others.',
    },
    harmonious: {
      opening:
        'You get your way by grace, {name}. Neptune is friendly to your Mars: dance, sport, healing work and anything done by feel go well, and a quarrel can be dissolved that could not be won.',
      beside: 'Neptune is friendly to your Mars and lets you act by feel and be right.',
    },
    tense: {
      opening:
        'You have less energy than you expect, {name}, and it is not clear where it goes. Neptune muddles your Mars: anger comes out in roundabout ways, effort is spent in the wrong place, and rest is a better answer than pushing.',
      beside: 'Neptune muddles your Mars and sends effort in the wrong direction.',
    },
  },
  [Jupiter]: {
    conjunction: {
      opening:
        'You want to believe, {name}. Neptune is on your Jupiter: generosity, faith and far horizons open wide, and so does the purse; somebody with both feet on the ground is good company now.',
      beside: 'Neptune on your Jupiter makes faith large and figures vague.',
    },
    harmonious: {
      opening:
        'You can afford to be generous, {name}. Neptune is on good terms with your Jupiter, so a journey, a study or an act of trust is likely to give you more than you put in.',
      beside: 'Neptune is on good terms with your Jupiter and rewards a generous trust.',
    },
    tense: {
      opening:
        'A beautiful promise is hard to doubt, {name}. Neptune swells your Jupiter: hopes rise without limit, and a plan that you have to take on trust may look like the best of all.',
      beside: 'Neptune swells your Jupiter and makes a promise look larger than it is.',
    },
  },
  [Saturn]: {
    conjunction: {
      opening:
        'What you lean on feels less firm than it was, {name}. Neptune is on your Saturn: rules, fears and duties lose their outline, and some of the weight you carried turns out never to have been there.',
      beside: 'Neptune on your Saturn dissolves a fear, and with it some useful order.',
    },
    harmonious: {
      opening:
        'Duty and feeling help each other, {name}. Neptune is gentle with your Saturn, so a heavy task can be done with some grace, and a dream that needs years is in patient hands.',
      beside: 'Neptune is gentle with your Saturn and makes a duty lighter to carry.',
    },
    tense: {
      opening:
        'The ground you count on feels uncertain, {name}. Neptune wears at your Saturn: an arrangement may dissolve bit by bit, worry comes without a reason you could name, and a few plain routines hold you better than any plan.',
      beside: 'Neptune wears at your Saturn and makes you unsure of things you used to rely on.',
    },
  },
  [Uranus]: {
    conjunction: {
      opening:
        'Your idea of freedom is growing gentler, {name}, as it is for those about your age. Neptune is on your Uranus: rebellion turns to vision, and what you wished to escape from looks less like a prison than it did.',
      beside: 'Neptune on your Uranus softens an old rebellion.',
    },
    harmonious: {
      opening:
        'You can change by drifting a little, {name}. Neptune is on good terms with your Uranus: new company, odd books and unplanned days lead you somewhere that force would not have found.',
      beside: 'Neptune is on good terms with your Uranus and lets you drift toward something new.',
    },
    tense: {
      opening:
        'You want to get away, {name}, and it is hard to say from what. Neptune confuses your Uranus: freedom and escape look alike, and a group or an idea that promises both is worth a second look.',
      beside: 'Neptune confuses your Uranus and makes escape look like freedom.',
    },
  },
  [Neptune]: {
    conjunction: {
      opening:
        'An old vision has come around to where it started, {name}. Neptune is back where it was when you were born, which takes it some hundred and sixty-five years, and what was founded on a vision asks whether it still has one.',
      beside: 'Neptune is again where it was when you were born and asks what the first dream was.',
    },
    harmonious: {
      opening:
        'A hope that you had laid aside comes by again, {name}, and in a kinder shape. Neptune is at a gentle angle to its own place at your birth, and with others of your age you find that it was worth having.',
      beside:
        'Neptune is at a gentle angle to its own place at your birth and brings an early ideal back to mind.',
    },
    tense: {
      opening:
        'You look back at what you dreamed of, {name}, and compare. Neptune is at a hard angle to its own place at your birth, as it is for all of your age: some hopes are mourned, and one that was set aside too early may come back.',
      beside: 'Neptune is at a hard angle to its own place at your birth and makes you count up old dreams.',
    },
  },
  [Pluto]: {
    conjunction: {
      opening:
        'Something hard in you is beginning to melt, {name}. Neptune is on your Pluto, as it is for those about your age: an old grip loosens, and strength that was spent on holding is free to be given.',
      beside: 'Neptune on your Pluto loosens a grip that you had taken for strength.',
    },
    harmonious: {
      opening:
        'You can forgive more than you thought, {name}. Neptune is kind to your Pluto, and what was bitter at the bottom of things is slowly washed out, mostly without your doing.',
      beside: 'Neptune is kind to your Pluto and lets an old bitterness fade.',
    },
    tense: {
      opening:
        'Suspicion and longing get tangled, {name}. Neptune disturbs your Pluto: hidden motives, yours and other people’s, are sensed before they can be known, and it is wise to wait for evidence.',
      beside: 'Neptune disturbs your Pluto and makes you sense more than you can prove.',
    },
  },
  [Ascendant]: {
    conjunction: {
      opening:
        'You are hard to see clearly, {name}, and people fill in what they wish. Neptune crosses your Ascendant: you grow softer, more open, sometimes lost, and a new way of being with others takes shape slowly.',
      beside: 'Neptune on your Ascendant makes you gentle, open and easy to mistake.',
    },
    harmonious: {
      opening:
        'People feel understood by you, {name}. Neptune is gentle with your Ascendant, so you find the tone for anybody, and help, music or quiet company is what you have to give.',
      beside: 'Neptune is gentle with your Ascendant and helps you find the right tone with people.',
    },
    tense: {
      opening:
        'Others do not see you as you are, {name}, and you may misread them as well. Neptune squares your Ascendant: roles at home or at work get blurred, and a plain question clears up more than a good guess.',
      beside: 'Neptune squares your Ascendant and makes you easy to misread.',
    },
  },
  [Midheaven]: {
    conjunction: {
      opening:
        'You are asking what your work is for, {name}. Neptune is on your Midheaven: titles lose their charm, a calling may be felt long before it has a name, and it is best not to give up one thing before the next can be seen.',
      beside: 'Neptune on your Midheaven makes success feel unreal and a calling possible.',
    },
    harmonious: {
      opening:
        'Your work can serve something you care about, {name}. Neptune supports your Midheaven, so art, care and anything done for others are looked on kindly, and so are you.',
      beside: 'Neptune supports your Midheaven and lends your work some meaning.',
    },
    tense: {
      opening:
        'Your direction is unclear, {name}, and other people’s wishes add to the mist. Neptune squares your Midheaven: it is easy to work hard for a goal that nobody has described, so it pays to ask.',
      beside: 'Neptune squares your Midheaven and makes your goal hard to keep in sight.',
    },
  },
  [Descendant]: {
    conjunction: {
      opening:
        'You see someone through a veil, {name}. Neptune is on your Descendant, the point of partners: a bond may turn into devotion, rescue or disappointment, and kind, exact questions help you find out which.',
      beside: 'Neptune on your Descendant makes a partner look better, or worse, than anyone is.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      opening:
        'You are not quite sure where home is, {name}. Neptune is at the foot of your chart: family ties loosen or become dreamlike, you long for a place that may be more of a feeling, and what was never said there can be felt.',
      beside: 'Neptune at the foot of your chart makes home a longing more than an address.',
    },
  },
};
