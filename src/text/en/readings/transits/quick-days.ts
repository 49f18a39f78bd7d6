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
import type { TransitDayCells } from '../../../transit-catalogue.js';

/** The Sun and Mercury, exact at a point of the birth. */
export const quickDays: Pick<TransitDayCells['swift'], typeof Sun | typeof Mercury> = {
  [Sun]: {
    [Sun]: {
      conjunction: 'The Sun is back where it stood at your birth, and a new year of your own begins.',
      harmonious:
        'The Sun is in harmony with its place at your birth, and what you had in mind goes ahead without much talk.',
      tense:
        'You and somebody else may want different things while the Sun is at a hard angle to your own Sun, and neither of you need be wrong.',
    },
    [Moon]: {
      conjunction: 'The Sun reaches your Moon, and you need more care than you let on.',
      harmonious:
        'Head and heart agree while the Sun favors your Moon, and what you have been weighing nearly settles itself.',
      tense: 'The Sun strains your Moon, and you may be more tired than your plans allow.',
    },
    [Mercury]: {
      conjunction: 'People listen while the Sun is on your Mercury, and you know what you want to say.',
      harmonious:
        'The Sun lights up your Mercury, and the clear sentence that you have owed someone comes by itself.',
      tense:
        'Being corrected stings when the Sun is at odds with your Mercury, and stings most where the point is right.',
    },
    [Venus]: {
      conjunction: 'It is easy to be liked with the Sun on your Venus, and to like the people you are with.',
      harmonious:
        'The Sun warms your Venus, and small kindnesses go back and forth more easily than on other days.',
      tense:
        'Charm will not settle the matter when the Sun rubs against your Venus; a plain wish gets further.',
    },
    [Mars]: {
      conjunction: 'The Sun is on your Mars, and the chore you have been dodging looks smaller than it did.',
      harmonious: 'The Sun backs your Mars, and what has been stuck may move if you take it up again.',
      tense: 'Little things annoy you as the Sun goads your Mars, and few of them are about you.',
    },
    [Jupiter]: {
      conjunction:
        'Your good spirits are catching with the Sun on your Jupiter, and company makes them larger.',
      harmonious: 'The Sun favors your Jupiter, and a little more than you meant to ask for may be granted.',
      tense:
        'It is easy to agree to too much when the Sun strains your Jupiter, with the calendar out of sight.',
    },
    [Saturn]: {
      conjunction:
        'A duty gets your full attention with the Sun on your Saturn, and may be off your mind by evening.',
      harmonious: 'The Sun steadies your Saturn, a good time for whatever has to be done well.',
      tense: 'Someone may say no while the Sun bears down on your Saturn; it is seldom the last word.',
    },
    [Uranus]: {
      conjunction:
        'You act more like yourself than planned when the Sun meets your Uranus; leave room in the schedule.',
      harmonious: 'Try an unusual way of doing a usual thing while the Sun is friendly to your Uranus.',
      tense: 'Plans may change at short notice as the Sun jolts your Uranus, so have a second one ready.',
    },
    [Neptune]: {
      conjunction: 'The Sun is on your Neptune, a time to listen more than to talk.',
      harmonious:
        'Trust your imagination while the Sun is in tune with your Neptune; it has something true to say.',
      tense:
        'Things are not quite what they seem when the Sun is at odds with your Neptune, so check before you believe.',
    },
    [Pluto]: {
      conjunction: 'You mean what you say with the Sun on your Pluto; there is no need to raise your voice.',
      harmonious:
        'The Sun strengthens your Pluto, so deal with the cause of a problem rather than with its symptoms.',
      tense:
        'A small contest can turn into a matter of principle while the Sun provokes your Pluto; concede the small part.',
    },
    [Ascendant]: {
      conjunction:
        'People notice you when the Sun crosses your Ascendant, and you like it better than usual.',
      harmonious:
        'You make an easy impression with the Sun in support of your Ascendant, on strangers above all.',
      tense:
        'The Sun squares your Ascendant, and others have opinions on how you do things, of which one may be worth having.',
    },
    [Midheaven]: {
      conjunction:
        'What you do is noticed as the Sun reaches your Midheaven, and what is finished looks its best.',
      harmonious:
        'The Sun favors your Midheaven, and somebody whose word counts may like what you have done.',
      tense:
        'What you are aiming at and the people at home want the same hours when the Sun squares your Midheaven, and only one can have them.',
    },
    [Descendant]: {
      conjunction:
        'The other person comes first while the Sun is on your Descendant, and you learn what they need.',
    },
    [ImumCoeli]: {
      conjunction:
        'Home comes first with the Sun at the foot of your chart, and a quiet evening there does you good.',
    },
  },
  [Mercury]: {
    [Sun]: {
      conjunction: 'Mercury is on your Sun, and what you want goes easily into words.',
      harmonious:
        'People follow what you mean while Mercury is friendly to your Sun, even where you leave something out.',
      tense:
        'You may be contradicted with Mercury at odds with your Sun, and it sounds more like an insult than it is.',
    },
    [Moon]: {
      conjunction:
        'Feelings can be talked about with Mercury on your Moon, also those that have waited for some time.',
      harmonious: 'Mercury is kind to your Moon, and a talk with someone in the family is likely to go well.',
      tense: 'Mercury jars your Moon, and a careless word can hurt, whichever of you says it.',
    },
    [Mercury]: {
      conjunction: 'Mercury is back where it was when you were born, and an old thought can be new again.',
      harmonious:
        'Errands go smoothly while Mercury is at a good angle to your natal Mercury, and the pile gets lower.',
      tense: 'Mercury is at a hard angle to your natal Mercury, and what is read in haste is read wrong.',
    },
    [Venus]: {
      conjunction:
        'Mercury is on your Venus, and the kind word that you have been meaning to say comes out well.',
      harmonious: 'Compliments come easily, and are meant, as Mercury favors your Venus.',
      tense: 'A joke can miss its mark when Mercury rubs against your Venus; a gentle one does no harm.',
    },
    [Mars]: {
      conjunction:
        'Mercury meets your Mars, and you argue well for what you mean to do, as long as the subject stays the same.',
      harmonious:
        'Mercury is helping your Mars, and if you have to answer fast, the first answer is mostly the right one.',
      tense: 'Mercury pokes at your Mars, and the sharp reply is out before you have counted to three.',
    },
    [Jupiter]: {
      conjunction:
        'The big picture comes easily with Mercury on your Jupiter, and the whole plan fits on one sheet.',
      harmonious: 'Mercury favors your Jupiter, and what you ask for or explain is heard with good will.',
      tense:
        'With Mercury straining against your Jupiter it is easy to offer too much, in good faith and in round figures.',
    },
    [Saturn]: {
      conjunction: 'The serious letter gets written while Mercury is on your Saturn, and in few words.',
      harmonious: 'Mercury and your Saturn agree, and what is put in writing now is likely to hold.',
      tense: 'Mercury has run into your Saturn, and a slow or stern reply means less than it seems to.',
    },
    [Uranus]: {
      conjunction: 'An odd idea turns up when Mercury meets your Uranus; write it down.',
      harmonious:
        'Look for the clever way around while Mercury is friendly to your Uranus; there usually is one.',
      tense: 'Confirm the time and the place, because messages cross while Mercury jolts your Uranus.',
    },
    [Neptune]: {
      conjunction:
        'Mercury is on your Neptune, better for poetry than for figures; leave the sums for later.',
      harmonious: 'You can say a delicate thing well with Mercury in tune with your Neptune, so say it.',
      tense:
        'Ask what was really meant; Mercury is at odds with your Neptune, and misunderstandings come easily.',
    },
    [Pluto]: {
      conjunction: 'Questions go deep with Mercury on your Pluto; ask only those that you want answered.',
      harmonious: 'Mercury helps your Pluto, and what was hidden can be found, so do the research.',
      tense: 'Leave the last word to somebody else; words can wound while Mercury provokes your Pluto.',
    },
    [Ascendant]: {
      conjunction:
        'You are good to talk to with Mercury on your Ascendant, and somebody may begin before you do.',
      harmonious:
        'Mercury is friendly to your Ascendant, and on the phone or face to face you come across well.',
      tense:
        'People may get you wrong while Mercury squares your Ascendant; say it a second way, and they understand.',
    },
    [Midheaven]: {
      conjunction:
        'What you say about your work is heard while Mercury is on your Midheaven, perhaps by somebody who can help.',
      harmonious: 'Mercury favors your Midheaven, and whoever decides has an ear for you.',
      tense: 'Mercury squares your Midheaven, and an important message looks different after an hour.',
    },
    [Descendant]: {
      conjunction: 'Mercury is on your Descendant, and the other person has more to say than you expected.',
    },
    [ImumCoeli]: {
      conjunction: 'There is something to talk over at home while Mercury is at the foot of your chart.',
    },
  },
};
