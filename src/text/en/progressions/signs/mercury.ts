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
} from '../../../../chart/zodiac.js';
import type { BySign } from '../../../catalogue.js';

export const mercuryProgressedSign: BySign = {
  [Aries]:
    'With progressed Mercury in Aries your mind goes straight at its subject. You begin with the conclusion, name the problem while others are admiring it, and think best against some resistance. Messages get short. People come to you for the first word, which takes courage, and seldom for the last. Such haste also finishes other people’s thoughts for them, wrongly. In any dispute that matters, state their case before you demolish it.',
  [Taurus]:
    'Thinking goes slowly for you, and holds, with progressed Mercury in Taurus. Asked a question, you pause; you remember by handling things, trust what has proved itself for a while, and learn a subject by using it. What you take in stays in. Your decisions stay too, even when the facts have changed. A quick-witted friend who may question one of them can save you from keeping it out of habit.',
  [Gemini]:
    'Mercury is in its own sign, and by progression that makes for quick years: you talk, translate, sell, learn a little of everything and put one person in touch with another. Words come when called. Every subject leads to another in Gemini, and you follow them all, so depth has to be protected. An hour with one book, where nothing can ring, may give you what all the talk has been circling around.',
  [Cancer]:
    'Memory leads your thinking, with progressed Mercury in Cancer. You think in stories, forget names and remember how things felt, and hear what people mean beneath their words, so they tend to confide in you. Facts and feelings mix until it is hard to tell them apart. An old grievance should be checked against the date, and against who else was in the room, before it is told again.',
  [Leo]:
    'Progressed Mercury in Leo gives thought a voice and a gesture. You tell, teach, toast and persuade, speak from the heart, write in color, and can make people stop fidgeting. Your convictions are contagious. An opinion given in public is hard to take back, though. Those who know you best are waiting for the moment when you ask what they think.',
  [Virgo]:
    'No sign suits Mercury better than Virgo, and by progression it makes a precision tool of your mind. You catch the wrong decimal, the missing step, the flattering omission; study and any exact work go well, and people rely on what you have checked. Looking for faults becomes a habit, though, and someone who only wanted to please you may get a correction for it. Praise first. Of the many mistakes you see, few need to be mentioned.',
  [Libra]:
    'Progressed Mercury in Libra makes you hear the second version of every quarrel. You weigh, negotiate, phrase hard things kindly, and think your best thoughts opposite somebody. Your judgment is sought because it is fair. Your decisions may come so late, however, that nobody needs them anymore. Give each of them a date, tell one other person, and on that day decide with what you know.',
  [Scorpio]:
    'Progressed Mercury in Scorpio makes an investigator of you: you notice what has been left out, ask a single question and wait for the answer. Small silences in a conversation interest you more than the rest of it. Research rewards such a mind, and so does any talk in which a secret must be carried. Living with it is harder for others, whose every “fine” is examined. Choose a few subjects in which the plain answer will do, and say that you believe it.',
  [Sagittarius]:
    'In Sagittarius your progressed Mercury looks for the general view and asks what it all adds up to; you may read across subjects, teach or publish, and your frankness cheers people. Tradition calls the sign a hard one for Mercury: names and dates get lost, and a good story may get ahead of the facts. Somebody scrupulous, asked to look a thing over before it goes out, would save you a correction.',
  [Capricorn]:
    'Careful, brief and reliable is how you think and speak, with progressed Mercury in Capricorn. It outlines before writing, asks what a thing will take, and keeps its promises; people take your word for it. You think in years. New ideas are at times refused because they are new. A playful one, given some corner where nothing depends on it, may turn out to be what you are asked about.',
  [Aquarius]:
    'While progressed Mercury is in Aquarius you think for yourself. You take nothing on authority, see the system behind the habit, and may find whole answers all at once. Unusual friends teach you most. Your ear for moods is less sharp, so somebody’s trouble may be met with a theory. When somebody is upset, ask first how it was for them.',
  [Pisces]:
    'Images, tunes and hunches are what you think in while progressed Mercury is in Pisces. It is at its least punctual here and at its most musical: poems, stories, prayers and any work with the wordless come out of it. Your attention wanders in the middle of a sentence, and bookings and invoices suffer. With the plain facts confirmed in writing, the rest may stay as loose as it likes.',
};
