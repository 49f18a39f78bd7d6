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
      conjunction:
        'The Sun is back where it stood at your birth, and a new year of your own begins; say what you want from it.',
      harmonious:
        'The Sun is in harmony with its place at your birth, so go ahead with what you had in mind.',
      tense:
        'You and somebody else may want different things while the Sun is at a hard angle to your own Sun; give way on one point.',
    },
    [Moon]: {
      conjunction: 'The Sun reaches your Moon, and you need more care than you let on; ask for it.',
      harmonious:
        'Head and heart agree while the Sun favors your Moon, a good time to settle what you have been weighing.',
      tense:
        'The Sun strains your Moon, and you may be more tired than your plans allow; leave one thing out.',
    },
    [Mercury]: {
      conjunction: 'People listen while the Sun is on your Mercury, so speak up.',
      harmonious:
        'The Sun lights up your Mercury, a good time to write the clear sentence you have owed someone.',
      tense:
        'Being corrected stings when the Sun is at odds with your Mercury; ask yourself whether the point is right before you answer.',
    },
    [Venus]: {
      conjunction:
        'It is easy to be liked with the Sun on your Venus; spend some time with people you enjoy.',
      harmonious: 'The Sun warms your Venus, so do something kind and let someone be kind to you.',
      tense:
        'Charm will not settle the matter when the Sun rubs against your Venus; say plainly what you would like.',
    },
    [Mars]: {
      conjunction: 'The Sun is on your Mars, so take on the chore you have been dodging.',
      harmonious: 'The Sun backs your Mars, and what has been stuck may move if you take it up again.',
      tense: 'Little things annoy you as the Sun goads your Mars; take a walk before you reply.',
    },
    [Jupiter]: {
      conjunction: 'Your good spirits are catching with the Sun on your Jupiter; invite someone along.',
      harmonious: 'The Sun favors your Jupiter, so ask for a little more than you meant to.',
      tense: 'It is easy to agree to too much when the Sun strains your Jupiter; look at the calendar first.',
    },
    [Saturn]: {
      conjunction:
        'A duty gets your full attention with the Sun on your Saturn; finish it while you are at it.',
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
        'People notice you when the Sun crosses your Ascendant; be where you would like to be seen.',
      harmonious:
        'You make an easy impression with the Sun in support of your Ascendant, so introduce yourself to somebody whom you do not know yet.',
      tense:
        'The Sun squares your Ascendant, and others have opinions on how you do things; hear one of them out before you explain yourself.',
    },
    [Midheaven]: {
      conjunction:
        'What you do is noticed as the Sun reaches your Midheaven; show something that is finished.',
      harmonious:
        'The Sun favors your Midheaven, and somebody whose word counts may like what you have done.',
      tense:
        'What you are aiming at and the people at home want the same hours when the Sun squares your Midheaven; promise them to one of the two.',
    },
    [Descendant]: {
      conjunction: 'The other person comes first while the Sun is on your Descendant; ask what they need.',
    },
    [ImumCoeli]: {
      conjunction: 'Home comes first with the Sun at the foot of your chart, so keep some time free for it.',
    },
  },
  [Mercury]: {
    [Sun]: {
      conjunction: 'Mercury is on your Sun, so say what you want in so many words.',
      harmonious: 'Explain yourself while Mercury is friendly to your Sun; people will follow.',
      tense:
        'Ask what they mean before you take offense; Mercury is at odds with your Sun, and being contradicted is no insult.',
    },
    [Moon]: {
      conjunction: 'Feelings can be talked about with Mercury on your Moon, so bring one up.',
      harmonious: 'Mercury is kind to your Moon, and a talk with someone in the family is likely to go well.',
      tense: 'Choose your words; Mercury jars your Moon, and a careless one can hurt.',
    },
    [Mercury]: {
      conjunction:
        'Mercury is back where it was when you were born, and an old thought can be new again; go back to the page you have been putting off.',
      harmonious:
        'Errands go smoothly while Mercury is at a good angle to where it was when you were born, so clear the pile.',
      tense: 'Read everything twice; Mercury is at a hard angle to where it was when you were born.',
    },
    [Venus]: {
      conjunction: 'Mercury is on your Venus, the moment for a kind word you have been meaning to say.',
      harmonious: 'Compliments come easily, and are meant, as Mercury favors your Venus; pay one.',
      tense: 'Keep the joke gentle, since Mercury rubs against your Venus and it can miss its mark.',
    },
    [Mars]: {
      conjunction: 'Mercury meets your Mars, so argue for what you mean to do, and stay on the subject.',
      harmonious: 'Mercury is helping your Mars, so trust your first answer if you have to give one fast.',
      tense:
        'Count to ten before you answer; Mercury pokes at your Mars, and the sharp reply is out before you know it.',
    },
    [Jupiter]: {
      conjunction: 'The big picture comes easily with Mercury on your Jupiter, so sketch the whole plan.',
      harmonious: 'Mercury favors your Jupiter, a good time to ask for something or to explain it well.',
      tense:
        'Say exactly how much you promise; with Mercury straining against your Jupiter it is easy to offer too much.',
    },
    [Saturn]: {
      conjunction: 'Write the serious letter while Mercury is on your Saturn.',
      harmonious: 'Mercury and your Saturn agree, so put the arrangement in writing.',
      tense: 'Do not read too much into a slow or stern reply; Mercury has run into your Saturn.',
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
      conjunction: 'You are good to talk to with Mercury on your Ascendant; start the conversation.',
      harmonious: 'Make the call; Mercury is friendly to your Ascendant, and you come across well.',
      tense: 'Say it a second way, since people may get you wrong while Mercury squares your Ascendant.',
    },
    [Midheaven]: {
      conjunction:
        'Talk about what you are doing while Mercury is on your Midheaven; somebody who can help may be listening.',
      harmonious: 'Mercury favors your Midheaven, a good time for a word with whoever decides.',
      tense:
        'Wait an hour before you send an important message; Mercury squares your Midheaven, and it deserves a second look.',
    },
    [Descendant]: { conjunction: 'Mercury is on your Descendant, so let the other person finish.' },
    [ImumCoeli]: { conjunction: 'Talk things over at home while Mercury is at the foot of your chart.' },
  },
};
