import {
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  type Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { CompositeAspectsOf } from '../../../catalogue.js';

export const sunCompositeAspects: CompositeAspectsOf<typeof Sun> = {
  [Moon]: {
    conjunction:
      'Your aims and your feelings are of one piece. With the Moon beside the Sun, a plan seldom goes against the mood at home, and a wish is half carried out before it has been discussed. That gives you great force as a pair. What you lack is a view from outside, since neither looks for what speaks against a thing that both have their hearts set on.',
    harmonious:
      'What you want to do together and what you need in order to feel well do not get in each other’s way. Sun and Moon are on good terms between you: effort gives way to rest, and nobody has to argue for it. It is perhaps the kindest thing a shared chart can hold, whatever else it holds. You may hardly notice it, and grow impatient with pairs who have to negotiate every weekend.',
    tense:
      'Plans and well-being are at odds between you. The Sun of this relationship is set against its Moon, and often each of you stands for one side, as the one with plans or the one with feelings. You may find yourselves packing for a trip that only one of you wanted. Before you both agree to something large, each can say what they would miss.',
  },
  [Mercury]: {
    conjunction:
      'Thinking aloud together is one of the chief pleasures of this bond. Mercury stands by the Sun that you two share, and ideas go back and forth until neither of you knows whose they were. You agree so quickly that a mistake can get past both of you, like an exit that was missed while talking.',
    harmonious:
      'What you two want, you can also say. Mercury serves the Sun willingly here. Your aims are soon put into words, and much that was misunderstood is cleared up the same day. You make good teachers and good hosts together. Because answers come so easily, you may stop at the first one. A hard question deserves a second evening.',
    tense:
      'Something has been agreed, and by the next day one of you has thought of an objection. What the Sun of this bond stands for, Mercury questions. Your plans get better this way, as long as the questioning comes to an end. Set a day after which a decision is carried out and no longer discussed.',
  },
  [Venus]: {
    conjunction:
      'You like each other, and it shows. Venus is joined to the Sun of this relationship: love, where it is love, and otherwise a warmth that makes other people stay longer. Each of you looks better beside the other. Such pleasure in each other can make you a little idle, and each of you needs to be liked now and then for something that was hard to do.',
    harmonious:
      'Affection helps you to get what you want as a pair. Because Sun and Venus are in step, people enjoy doing you favors, and you notice what would please each other. A pleasant tone smooths over a good deal, and a chore or a date that one of you has missed is laughed off for the fourth time.',
    tense:
      'What you mean to do and what you enjoy fall out with each other. On one day the aims of the Sun leave no time for the pleasures of Venus, and on another the pleasures use up the time for the aims. Your liking for each other is real and doesn’t suffer, though one of you is often dressed for the evening while the other has something to finish.',
  },
  [Mars]: {
    conjunction:
      'Side by side you dare what each of you would have put off. With Mars beside its Sun this bond has a great deal of drive, and it has to be doing something. Where there is nothing to be done, the two of you compete or quarrel. Agree before any project which of you may call a halt.',
    harmonious:
      'What you decide in the morning is begun by noon. Sun and Mars pull the same way in this bond: you work well side by side, and it does you both good to be needed for it. Energy that comes so easily can go into one errand after another, while what you both care about most still has no date.',
    tense:
      'When a plan is to be carried out, you often want the same thing and fight over how to get it. Mars works against the Sun of this bond. A suggestion can sound like an order, and a plan becomes a contest. When one of you proposes something, the other does well to ask what is wanted before saying no.',
  },
  [Jupiter]: {
    conjunction:
      'For the other’s sake each of you thinks bigger, and it often turns out well. That is Jupiter enlarging the Sun: each believes in what the other could be, and people are glad to open doors for so much good faith. The weakness is exaggeration: a plan that began small has become a great one by evening. Before you promise, ask how much work it will be on an ordinary morning.',
    harmonious:
      'Encouragement comes easily between you, and it works. With Sun and Jupiter in harmony, either of you can be talked out of a low opinion of things, and helpful people seem to be nearby when you need them. Good news of the one is good news to both. What comes so easily may remain a good intention: a trip is praised all winter, and nobody has looked up a train.',
    tense:
      'It is easy for the two of you to take on too much, each trusting that the other has checked the figures. Jupiter overdraws on the Sun of this bond, and a small dispute can turn into one of principle. Even so, you get farther than careful people would. Make the large plan first, for joy, and then let whoever is less excited cut it by a third.',
  },
  [Saturn]: {
    conjunction:
      'A responsibility holds you together, for a task, say, or a third person, or a promise. Saturn stands with the Sun of this relationship, and such a tie lasts. It can also become a matter of rank, in which one of you plays the elder and the other has to report. Trade places from time to time, and take a day off from it together.',
    harmonious:
      'Time is on your side. Saturn is a friend to the Sun here and makes you patient with each other. Your aims have a schedule, and what you have taken on in earnest you see through. Trust grows between you year by year. So steady a bond may forget to wish for anything new, and you can find your calendar filled already with what you did the year before.',
    tense:
      'What you want together takes longer to get than you had thought. Saturn delays the Sun of this relationship, by work or distance or doubt, and where nothing outside refuses, one of you does. Whatever passes so strict a test is sound. When one of you objects to a plan, ask under what conditions it would be a yes.',
  },
  [Uranus]: {
    conjunction:
      'This relationship follows no model. With Uranus on its Sun, it may have begun suddenly, it exists so that two people can be free and still close, and others find it hard to say what you are to each other. Nothing else in the chart makes it so alive, or so hard to predict. It lives by change. The danger is that calm itself comes to seem a fault, and something good is upset only because it was calm.',
    harmonious:
      'New things do the two of you good. Between Sun and Uranus, allies in this bond, plans may change without a grudge. Unusual friends are welcome, and neither of you hides a strange opinion to keep the peace. Being so quick to begin again, you may drop a thing just before it would have got good. Before you leave it, ask what it would have been like with three more months.',
    tense:
      'No sooner is it settled how you two stand than one needs to get away from it. Uranus pulls against the Sun that you share. Closeness and distance alternate, more than once you may ask whether you are a pair at all, and the one who was left standing feels foolish. It is not meant unkindly. To go off for a day is easy on both when the hour of return has been named.',
  },
  [Neptune]: {
    conjunction:
      'What you two are to each other is hard to put into words. Neptune has joined its Sun and given longing a great part in it. You may inspire, comfort or believe in each other more than you can explain. Art and faith thrive on that. To see each other plainly is harder. It helps to know a few of the other’s real faults.',
    harmonious:
      'Where something was well meant, you easily forgive each other how it turned out. The Sun is in tune with Neptune, which lends imagination to whatever you undertake, and where others are in trouble the two of you know what to do. People confide in you. Because you are so lenient, the same thing may go wrong twice. The time to be exact is at the start, when nobody has anything to forgive.',
    tense:
      'After a talk, one of you remembers a promise and the other a pleasant conversation. Neptune clouds the Sun of this bond. What you hope for is seldom put in so many words, and a disappointment is not mentioned. Kindness is strong in it all the same, and so is the wish for something better. After any important talk, let each say what was decided, and compare.',
  },
  [Pluto]: {
    conjunction:
      'This pair takes things to their limit. With Pluto beside its Sun it wants to get to the bottom of everything, each of you included, and a project you believe in gains great force. The sore point is influence: when you are trying to change the other’s mind, say so. Leave each other something that is nobody else’s business.',
    harmonious:
      'Together you can begin again after almost anything. Pluto strengthens the Sun that you share: hard truths can be told without damage, and what others had given up gets going again. There is little that frightens you both. Being used to hard things, you two may not notice when others find you hard to keep up with.',
    tense:
      'Under your disputes about who decides lies the fear of being overruled for good. Pluto contests the Sun of this relationship, and it is fought out by commands on one side and silence on the other. A bond that survives this honestly becomes very strong. It eases when each of you gives way in something real without being asked.',
  },
};
