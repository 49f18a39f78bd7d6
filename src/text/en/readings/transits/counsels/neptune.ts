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
import type { TransitDayCells } from '../../../../transit-catalogue.js';

export const neptuneCounsels: TransitDayCells['counsels'][typeof Neptune] = {
  [Sun]: {
    conjunction: {
      day: 'Neptune stands on your Sun, a day to listen, to make music, and to promise nothing.',
      closing:
        'A new direction comes slowly in a time like this, {name}. Keep one hour a day for what moves you, and let a clear-headed person read what you sign.',
    },
    harmonious: {
      day: 'Neptune speaks softly to your Sun, so follow the hunch about what you are for.',
      closing:
        'What you want is in tune with what others need, {name}. Put an hour a week into the idea that keeps coming back, with pen or instrument in hand.',
    },
    tense: {
      day: 'Neptune is at its mistiest with your Sun; a decision about your direction can wait for clearer light.',
      closing:
        'Nobody steers well by guessing, {name}. Ask the plain question you have been avoiding, wait for a plain answer, and rest more than you think you need to.',
    },
  },
  [Moon]: {
    conjunction: {
      day: 'Neptune is exactly on your Moon; give your tenderness to one person rather than to all.',
      closing:
        'You cannot feel for everybody, {name}, though you may try. Learn to say which feelings are yours, and close the door for an evening now and then.',
    },
    harmonious: {
      day: 'Let rest, music or water do its work, since Neptune is gentle with your Moon.',
      closing:
        'You can trust your feelings, {name}. Let them tell you what the people at home need, be it a meal, a song or a word at the right moment.',
    },
    tense: {
      day: 'Neptune makes your Moon hear more than was said; ask somebody what they really meant before you are hurt by it.',
      closing:
        'The longing behind this is an old one, {name}, and nobody can guess it. Notice what you reach for when you are tired, find out what it stands in for, and tell that to one person.',
    },
  },
  [Mercury]: {
    conjunction: {
      day: 'Neptune is on your Mercury; write the poem, and have somebody else add up the figures.',
      closing:
        'Your mind works in pictures at such a time, {name}. Save the best of them in some form, and have every agreement read by a person who wants nothing from it.',
    },
    harmonious: {
      day: 'Neptune finds your Mercury the words, so say the delicate thing.',
      closing:
        'You find the right word more easily than usual, {name}. Use it where it would comfort someone, and keep a page a day of what else comes.',
    },
    tense: {
      day: 'Your Mercury mishears easily while Neptune is exact; have it repeated, and get it in writing.',
      closing:
        'Where things are left unsaid, {name}, hope fills them in. Go through what you think has been agreed, and check two points of it.',
    },
  },
  [Venus]: {
    conjunction: {
      day: 'Neptune is exactly on your Venus; adore by all means, and keep your purse shut.',
      closing:
        'You may see someone as better than they are, {name}. Ask yourself what you like in them on an ordinary day, and hold to that.',
    },
    harmonious: {
      day: 'A day for beauty, and for letting an old hurt go, with Neptune kind to your Venus.',
      closing:
        'There is a tenderness about that you do not have to earn, {name}. Forgive one person without telling them, and see what it does.',
    },
    tense: {
      day: 'Neptune is closest to your Venus; lend nothing that you could not give away.',
      closing:
        'You may be paying for something that you only imagine, {name}. Look at one bond, or one expense, as a stranger would, and ask what you really get from it.',
    },
  },
  [Mars]: {
    conjunction: {
      day: 'Neptune is exactly on your Mars; do what can be done without force.',
      closing:
        'You are strong in a quieter way than before, {name}. Give that strength to someone who needs it, within hours you have set beforehand.',
    },
    harmonious: {
      day: 'Neptune takes the edge off your Mars, so go gently, and let an argument rest.',
      closing:
        'Grace can do here what pushing could not, {name}. Take the thing you usually force, and try it once with half the effort.',
    },
    tense: {
      day: 'Neptune drains your Mars; if a thing will not go, rest and look again.',
      closing:
        'Some of your energy goes where it does no good, {name}. Find the one effort that leads nowhere and stop it; you will feel the difference within days.',
    },
  },
  [Jupiter]: {
    conjunction: {
      day: 'Neptune is on your Jupiter; give, believe, and count the money first.',
      closing:
        'A large faith does best with a small, definite object, {name}. Put it into one cause you have visited in person, with a sum or a time you can spare.',
    },
    harmonious: {
      day: 'Neptune agrees with your Jupiter, so trust a kind impulse.',
      closing:
        'Kindness comes round, {name}. Pass some on to a stranger, and take the journey or the course that you have only dreamed of.',
    },
    tense: {
      day: 'Neptune flatters your Jupiter; ask what the lovely plan would be at half the size.',
      closing:
        'The hope that Neptune gives your Jupiter may be sound, {name}, and the figures still need a second look. Keep the wish, and find a version of it that you could pay for yourself.',
    },
  },
  [Saturn]: {
    conjunction: {
      day: 'Neptune is on your Saturn; if a worry fades, let it go.',
      closing:
        'Some of what weighed on you was only worry, {name}. Keep two or three plain routines, and do not try to hold on to all the rest.',
    },
    harmonious: {
      day: 'Neptune gives your Saturn a heart, so do a dry duty for somebody’s sake.',
      closing:
        'A duty can be carried with some grace, {name}. Take the dream that needs years, and give it a regular hour now.',
    },
    tense: {
      day: 'Neptune makes your Saturn doubt itself; keep to your routine, and judge nothing yet.',
      closing:
        'Something you counted on is less certain than it was, {name}, and that is no catastrophe. Hold to a few plain habits, put the important papers in order, and let one arrangement go that was kept up only by worry.',
    },
  },
  [Uranus]: {
    conjunction: {
      day: 'Neptune is on your Uranus; what you wanted to escape from may look different.',
      closing:
        'You need not fight for your freedom as you used to, {name}. Ask yourself what you wanted it for, and begin with a little of that.',
    },
    harmonious: {
      day: 'Neptune agrees with your Uranus, so leave part of the day unplanned.',
      closing:
        'You may drift into new company, {name}, and it may be the right one. Stay long enough to learn the names of the people there.',
    },
    tense: {
      day: 'Neptune tempts your Uranus to run; take a walk instead of a decision.',
      closing:
        'You would like to get away, {name}, and it helps to know from what. Write down the thing you would be glad never to do again, and look for a way to do it less.',
    },
  },
  [Neptune]: {
    conjunction: {
      day: 'Neptune is again where it was when you were born; ask what the first dream was.',
      closing:
        'The old vision can be seen once more, {name}. Put it into words that somebody young would understand.',
    },
    harmonious: {
      day: 'Neptune is at a good angle to your natal Neptune, so go back to a piece of music or a place that once meant a great deal.',
      closing:
        'What you hoped for earlier was not foolish, {name}. Take up one of those hopes in the form it could have now.',
    },
    tense: {
      day: 'Neptune is at a hard angle to its own place; let a disappointment be sad without making a rule of it.',
      closing:
        'Nobody’s life compares well with a dream of it, {name}. Let one hope go, kindly, and give an hour a week to the one that you still care about.',
    },
  },
  [Pluto]: {
    conjunction: {
      day: 'Neptune is on your Pluto; let go of something that you have held on to for long.',
      closing:
        'Strength that went into holding on can be set free, {name}. Give some of it away, and notice that you are not weaker.',
    },
    harmonious: {
      day: 'Neptune loosens what your Pluto holds, so let a bitter matter lie.',
      closing: 'An old bitterness is fading, {name}. Do one kindness where you used to keep a grudge.',
    },
    tense: {
      day: 'Neptune feeds the suspicions of your Pluto; they want evidence before they get a voice.',
      closing:
        'You sense a good deal that you cannot prove, {name}. Keep to what you have seen yourself, and let the rest wait until you know more.',
    },
  },
  [Ascendant]: {
    conjunction: {
      day: 'Neptune is exactly on your Ascendant; people see in you what they wish, so correct one of them kindly.',
      closing:
        'People see in you what they want to see at such a time, {name}. Keep the company of somebody who knows you well, and let yourself change slowly.',
    },
    harmonious: {
      day: 'Neptune softens the look of your Ascendant, a good day to call on a difficult person.',
      closing:
        'You can make people feel understood, {name}. Choose where that gift should go, and keep an evening for yourself.',
    },
    tense: {
      day: 'Neptune is at a hard angle to your Ascendant; do not guess what they think of you.',
      closing:
        'You may be as unclear to others as they are to you, {name}. Say one plain thing about what you can and cannot do, and let them adjust.',
    },
  },
  [Midheaven]: {
    conjunction: {
      day: 'Neptune is exactly on your Midheaven; let a title matter less, and resign nothing.',
      closing:
        'What your work is for cannot be thought out, {name}; it has to be tried. Do something for its own sake, in public and for nothing, and see who is glad of it.',
    },
    harmonious: {
      day: 'Neptune lets others see what your Midheaven is for, so show the work that you care about.',
      closing:
        'Your work could serve what you care about, {name}. Offer one morning of it to that, and tell the people who decide.',
    },
    tense: {
      day: 'Neptune blurs your Midheaven; ask what exactly is wanted, and by whom.',
      closing:
        'A goal that nobody has described cannot be reached, {name}. Have yours put into a sentence before you give it another month.',
    },
  },
  [Descendant]: {
    conjunction: {
      day: 'With Neptune exactly on your Descendant, somebody may promise more than they can keep; look at the person and not at the promise.',
      closing:
        'Somebody seems far better than other people, {name}, or far worse. Ask them a kind and exact question, and go by what they answer.',
    },
  },
  [ImumCoeli]: {
    conjunction: {
      day: 'Neptune stands at the foot of your chart; let a memory come, and do not sell the house on it.',
      closing:
        'Home may be more of a feeling than a place for you, {name}. Find the one thing in it that calms you wherever you are, and carry it with you.',
    },
  },
};
