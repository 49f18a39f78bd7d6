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
      'Your aims and your feelings are of one piece. With the Moon beside the Sun, a plan seldom goes against the mood at home, and a wish is half carried out before it has been discussed. That gives you great force as a pair. What you lack is a view from outside, since neither looks for the arguments against a plan you both have your hearts set on.',
    harmonious:
      'What you want to do together and what you need to feel well do not get in each other’s way. Sun and Moon are on good terms between you: effort gives way to rest, and neither has to ask for it. It is perhaps the kindest aspect a shared chart can hold, whatever else it holds. You may hardly notice it, and grow impatient with pairs who have to negotiate every weekend.',
    tense:
      'Plans and well-being are at odds between you. The Sun of this relationship is set against its Moon, and often each of you stands for one side, as the one with plans or the one with feelings. You may find yourselves packing for a trip that only one of you wanted. Before you both agree to something large, each of you can say what you would miss.',
  },
  [Mercury]: {
    conjunction:
      'Thinking aloud together is one of the chief pleasures of this bond. Mercury stands by the Sun that you two share, and ideas go back and forth until neither of you knows whose they were. You agree so quickly that a mistake can get past both of you, like an exit missed because you were talking.',
    harmonious:
      'What you two want, you can also say. Mercury is the Sun’s willing helper here. You soon put your aims into words, and clear up most misunderstandings the same day. You make good teachers and good hosts together. Because answers come so easily, you may stop at the first one. A hard question deserves a second evening.',
    tense:
      'Something has been agreed, and by the next day one of you has thought of an objection. Mercury questions what the Sun of this bond stands for. Your plans get better this way, as long as the questioning comes to an end. Set a day when the discussion is over and the decision gets carried out.',
  },
  [Venus]: {
    conjunction:
      'You like each other, and it shows. Venus is joined to the Sun of this relationship: love, if it is love, and otherwise a warmth that makes other people stay longer. Each of you looks better beside the other. Enjoying each other so much can make you a little lazy, and each of you sometimes needs to be liked for something that was hard to do.',
    harmonious:
      'Affection helps you get what you want as a pair. Because Sun and Venus are in step, people enjoy doing you favors, and you notice what would please each other. A pleasant tone smooths over a good deal, and a chore or a date that one of you has missed may be laughed off for the fourth time.',
    tense:
      'What you mean to do clashes with what you enjoy. One day the aims of the Sun leave no time for the pleasures of Venus, and the next the pleasures use up the time for the aims. Your liking for each other is real and doesn’t suffer, though one of you is often dressed for the evening while the other has something to finish.',
  },
  [Mars]: {
    conjunction:
      'Side by side you dare to do what each of you would have put off. With Mars beside its Sun this bond has a great deal of drive, and it has to be doing something. When there is nothing to do, the two of you compete or quarrel. Before any project, agree which of you may call a halt.',
    harmonious:
      'What you decide in the morning is begun by noon. Sun and Mars pull the same way in this bond: you work well side by side, and being needed does you both good. Energy that comes so easily can go into one errand after another, while what you both care about most still has no date.',
    tense:
      'When it is time to carry out a plan, you often want the same thing and fight over how to get it. Mars works against the Sun of this bond. A suggestion can sound like an order, and a plan becomes a contest. When one of you proposes something, the other does well to ask what is wanted before saying no.',
  },
  [Jupiter]: {
    conjunction:
      'For the other’s sake each of you thinks bigger, and the results are often good. That is Jupiter enlarging the Sun: each believes in what the other could be, and people like opening doors for so much good faith. The weakness is exaggeration: a plan that began small has become a great one by evening. Before you promise anything, ask how much work it will be on an ordinary morning.',
    harmonious:
      'Encouragement comes easily between you, and it works. With Sun and Jupiter in harmony, either of you can be talked out of a low opinion of things, and helpful people seem to be nearby when you need them. Good news for one is good news for both. What comes so easily may never get beyond a good intention: you talk up a trip for months, and neither of you has looked up a flight.',
    tense:
      'It is easy for the two of you to take on too much, each trusting that the other has checked the figures. Jupiter stretches the Sun of this bond past its limits, and a small dispute can turn into one of principle. Even so, you get farther than careful people would. Make the large plan first, for the joy of it, and then let whoever is less excited cut it by a third.',
  },
  [Saturn]: {
    conjunction:
      'A responsibility holds you together, for a task, say, or a third person, or a promise. Saturn stands with the Sun of this relationship, and such a tie lasts. It can also become a matter of rank, in which one of you plays the boss and the other has to report. Trade places from time to time, and take a day off from duty together.',
    harmonious:
      'Time is on your side. Saturn is a friend to the Sun here and makes you patient with each other. Your aims have a schedule, and what you have taken on in earnest you see through. Trust grows between you year by year. So steady a pair may forget to wish for anything new, and find the calendar already filled with what you did the year before.',
    tense:
      'What you want together takes longer to get than you had thought. Saturn delays the Sun of this relationship, by work or distance or doubt, and where nothing outside says no, one of you does. Whatever passes so strict a test is sound. When one of you objects to a plan, ask what it would take to make the answer yes.',
  },
  [Uranus]: {
    conjunction:
      'This relationship follows no model. With Uranus on its Sun, it may have begun suddenly, it exists so that two people can be free and still close, and others find it hard to say what you are to each other. Nothing else in the chart makes it so alive, or so hard to predict. It thrives on change. The danger is that calm itself comes to seem a fault, and something good is upset only because it was calm.',
    harmonious:
      'New things do the two of you good. Between Sun and Uranus, allies in this bond, plans may change without a grudge. Unusual friends are welcome, and neither of you hides a strange opinion to keep the peace. Being so quick to begin again, you may drop something just before it would have gotten good. Before you leave it, ask what three more months might have made of it.',
    tense:
      'No sooner have you two settled where you stand than one of you needs to get away. Uranus pulls against the Sun that you share. Closeness and distance alternate, more than once you may ask whether you are a pair at all, and the one who was left waiting feels foolish. None of this is meant unkindly. Going off for a day is easy on both when you have said when you will be back.',
  },
  [Neptune]: {
    conjunction:
      'What you two are to each other is hard to put into words. Neptune has joined the Sun of this bond and given longing a large part in it. You may inspire, comfort or believe in each other more than you can explain. Art and faith thrive on that. Seeing each other plainly is harder. It helps to know a few of the other’s real faults.',
    harmonious:
      'When something well meant turns out badly, you easily forgive each other. The Sun is in tune with Neptune, which lends imagination to whatever you undertake, and when others are in trouble the two of you know what to do. People tend to confide in you. Because you are so lenient, the same thing may go wrong twice. The time to be exact is at the start, when neither has anything to forgive.',
    tense:
      'After a talk, one of you remembers a promise and the other a pleasant conversation. Neptune clouds the Sun of this bond. What you hope for you seldom put in so many words, and neither of you mentions a disappointment. Kindness is strong between you all the same, and so is the wish for something better. After any important talk, let each say what was decided, and compare.',
  },
  [Pluto]: {
    conjunction:
      'This pair takes things to their limit. With Pluto beside the Sun you want to get to the bottom of everything, each other included, and a project you believe in gains great force. The sore point is influence: when you are trying to change the other’s mind, say so. Leave each other something that is private.',
    harmonious:
      'Together you can begin again after almost anything. Pluto strengthens the Sun that you share: hard truths can be told without damage, and what others thought was finished gets going again. There is little that frightens you both. Used as you are to hard tasks, you two may not notice when other people can’t keep up.',
    tense:
      'Under your disputes about who decides lies the fear of being overruled for good. Pluto contests the Sun of this relationship, and the fight is carried on by commands on one side and silence on the other. A bond that survives this honestly becomes very strong. The fear eases when each of you gives way on something real without being asked.',
  },
};
