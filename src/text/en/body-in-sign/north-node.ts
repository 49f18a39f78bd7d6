import {
  Aquarius,
  Aries,
  Cancer,
  Capricorn,
  Gemini,
  Leo,
  Libra,
  Pisces,
  Sagittarius,
  Scorpio,
  Taurus,
  Virgo,
} from '../../../chart/zodiac.js';
import type { BySign } from '../../catalogue.js';

export const northNodeInSign: BySign = {
  [Aries]:
    'Six friends have been asked, all six gave sensible advice, and you are further from a decision than at breakfast. Weighing and smoothing come to you without effort, for that is the Libra end of the axis, charming and overworked. Growth lies with Mars, in moves made on your own say-so: the class joined alone, the refusal that arrives before the apology. Expect to be clumsy at this and a little rude, as beginners in courage are. Choose one matter, decide it before lunch, and tell people afterward. Those who love you adjust faster than you feared.',
  [Taurus]:
    'In a crisis you know what to do. When everything is ablaze you are calm, and when nothing is, you begin to smell smoke. From Scorpio’s end come the habits you hardly notice, the probing and the entanglement in what other people own and owe. The way forward is plainer and smells of soil. Plant beans. Sit on the same bench at the same hour, earn something by the skill of your hands, and let a week pass in which nobody’s motives are examined. Boredom will call early; it is how steadiness feels to someone bred on alarms. Offer it a chair.',
  [Gemini]:
    'Answers come to you in large sizes. Someone mentions a broken gate and you are away, on the decline of neighborhoods, with examples from three continents. That sweep is the Sagittarius in you, and it is easy, as leaving is easy. What grows you is closer in: the gate itself, the woodworker two doors down who knows about hinges, a fact checked before it is used. Mercury asks for questions to which you don’t already own the reply. Carry a notebook, find out from the hairdresser what has changed in town, and repeat back what you heard.',
  [Cancer]:
    'The office could run on your composure, and often does. Coping is the Capricorn reflex, a schedule laid where a feeling might have been, and nobody asks how you are. What you are growing toward has a low lamp and an unlatched back porch. It wants you to say “I missed you” with no agenda attached, and to be fed before you have earned it. For a time this will feel like slacking. Come home an hour early on one fixed day and leave the hour unassigned. Status keeps. The people at that table change by the month.',
  [Leo]:
    'In a choir you would rather hold the alto line than take the solo, and you have reasons, most of them about fairness. Aquarius’s virtues are native to you, the long view and the friendship offered to everyone alike. Missing is the heat of saying “this is mine, I made it, look.” The node draws you to the front of the stage, where a person can be clapped or booed by name. Sign the painting. Be seen to have a favorite. Start with an hour a week of play that has no social merit at all, and be terrible at it.',
  [Virgo]:
    'A promise from you is warm and has no date on it. An oceanic sympathy is the Pisces habit, and people forgive you a great deal because you forgive them everything. What develops you is a tape measure. Among labeled jars, at the third revision of some small job, your compassion acquires hands. Pick one craft, practice it at the same hour for a month, and keep a written tally. For a while this may seem petty, as though the sea had been asked to do filing.',
  [Libra]:
    'Give you a map and a head start, and nobody sees you again before the summit. Self-reliance is second nature, courtesy of Aries, and so is the verdict reached while others look for their gloves. What stretches you is a two-person boat. Another’s stroke has to be felt and matched, and strength alone will row you in circles. Ask a question, then wait through the pause that follows for twice as long as is comfortable. Winning an argument at home is an odd kind of loss, and you have begun to suspect it.',
  [Scorpio]:
    'Up in the attic stand nine boxes, and you could describe the contents of each. Keeping is easy for you, in the Taurus manner, with patience and a faith in what is paid for. Growth is less comfortable. It happens in talk that leaves both speakers changed, and in whatever two people hold jointly and can’t divide again. Something has to be let go for that, including a few opinions about who you are. Open a box a month. And begin, with someone, an undertaking that neither of you could leave as you came.',
  [Sagittarius]:
    'Ask you the way and you offer three routes, with the drawbacks of each. Gathering, that Gemini pleasure, is what comes easily, along with the clever aside and a different friend for every subject. Since you can argue any question either way, you have trouble finding out what you think. The direction of growth is one long road. Choose a question large enough to need five years, cancel some newsletters, and travel for it if you can. Speak in whole paragraphs. Now and then you will be wrong in public, which is the entry fee for a conviction.',
  [Capricorn]:
    'Home is where you win every time. You know the moods of a family and the pull of an old street; that is Cancer’s learning, already yours, and pleasant enough to hide in. What wants building is a backbone visible from the road. It means a goal with a date on it, and work that a stranger can judge without hearing how hard your morning was. Volunteer to hold the keys of something and be the one who opens up at eight on wet Mondays. Feelings may come along, in the back seat.',
  [Aquarius]:
    'Applause you understand. You dress for it and time your pauses by it, and Leo’s warmth needs no rehearsal. Growth sits in the back row of the second violins, where forty people breathe together and the tune belongs to none of them. Find a cause whose success won’t carry your name, and stay for the stuffing of envelopes. Friends want you as an equal, with your eyes on what all of them are looking at. The ego sulks for a month or two. After that you may be astonished at how inventive an unwatched hour can be.',
  [Pisces]:
    'Any vacation, under your management, has a spreadsheet with an hourly column. Virgo’s sorting and improving start up without being asked, and they have saved many a day. They also keep you on the dry side of something. Past that line, things are done to no purpose, such as floating on your back until your ears fill, or forgiving a person who has yet to submit the proper apology. The mind will object that this is no use. Let it have Saturday for complaints, and leave Sunday afternoon unplanned.',
};
