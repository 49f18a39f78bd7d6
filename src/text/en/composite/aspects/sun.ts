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
      'What you want to do together and what you need to feel well do not get in each other’s way. Sun and Moon are on good terms between you: effort gives way to rest, and neither has to ask for it. It is perhaps the kindest aspect a shared chart can hold, whatever else it holds. You may hardly notice it, and wonder why other pairs make so much of small arrangements.',
    tense:
      'Plans and well-being are at odds between you. The Sun of this relationship is set against its Moon, and often each of you stands for one side, as the one with plans or the one with feelings. Neither side gets forgotten that way, though you may find yourselves packing for a trip that only one of you wanted. Before you both agree to something large, each of you can say what you would miss.',
  },
  [Mercury]: {
    conjunction:
      'Thinking aloud together is one of the chief pleasures of this bond. Mercury stands by the Sun that you two share, and ideas go back and forth until neither of you knows whose they were. You agree so quickly that a mistake can get past both of you, like an exit missed because you were talking. A third person, hearing the plan for the first time, often sees it at once.',
    harmonious:
      'What you two want, you can also say. Because Mercury serves the Sun of this bond, an aim is soon in words, and a misunderstanding seldom outlives the conversation in which it began. You make good teachers and good hosts together. Answers come so easily that you may stop at the first one, and a hard question deserves a second evening.',
    tense:
      'Something has been agreed, and by the next day one of you has thought of an objection. Mercury questions what the Sun of this bond stands for: one of you feels that an aim needs loyalty, the other that it needs testing. Your plans get better this way, and they get done later. If you set a day when the discussion ends, the doubter is heard and the other can begin.',
  },
  [Venus]: {
    conjunction:
      'You like each other, and it shows. Venus is joined to the Sun of this relationship: love, if it is love, and otherwise a warmth that makes other people stay longer. Each of you looks better beside the other. Enjoying each other so much can make you a little lazy, and each of you sometimes needs to be liked for something that was hard to do.',
    harmonious:
      'Affection helps you get what you want as a pair. Because Sun and Venus are in step, people enjoy doing you favors, and you notice what would please each other. A pleasant tone smooths over a good deal, so a chore or a date that one of you has missed may be laughed off for the fourth time, though nothing would break if the other said that it mattered.',
    tense:
      'What you mean to do clashes with what you enjoy. One day the aims of the Sun leave no time for the pleasures of Venus, and the next the pleasures use up the time for the aims. Your liking for each other is real and doesn’t suffer, though one of you is often dressed for the evening while the other has something to finish. Plan the work and the fun together, and each gets time of its own.',
  },
  [Mars]: {
    conjunction:
      'Side by side you dare to do what each of you would have put off. With Mars beside its Sun this bond has a great deal of drive, and it has to be doing something. When there is nothing to do, the two of you compete or quarrel, and are glad of the next thing that needs doing. Before any project, agree which of you may call a halt.',
    harmonious:
      'What you decide in the morning is begun by noon. Sun and Mars pull the same way in this bond: you work well side by side, and being needed does you both good. Energy that comes so easily can go into one errand after another, while what you both care about most still has no date. Given one, it would be done before the errands are.',
    tense:
      'When it is time to carry out a plan, you often want the same thing and fight over how to get it. Mars works against the Sun of this bond: a suggestion can sound like an order, and a plan becomes a contest. The friction does show you early which plans you both really want. When one of you proposes something, the other does well to ask what is wanted before saying no.',
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
      'A responsibility holds you together, for a task, say, or a third person, or a promise. Saturn stands with the Sun of this relationship, and such a tie lasts, because each of you knows what the other can be counted on for. It can also become a matter of rank, in which one of you plays the boss and the other has to report. Trading places helps, and so does a day on which nobody is in charge.',
    harmonious:
      'Time is on your side. Saturn lends its patience to the Sun of this bond: your aims have a schedule, and what you have taken on in earnest you see through. Trust grows between you year by year. So steady a pair may forget to wish for anything new, and find the calendar already filled with what you did the year before. One weekend left empty on purpose makes room for a wish.',
    tense:
      'What you want together takes longer to get than you had thought. Saturn delays the Sun of this relationship, by work or distance or doubt, and where nothing outside says no, one of you does. Whatever passes so strict a test is sound. When one of you objects to a plan, ask what it would take to make the answer yes.',
  },
  [Uranus]: {
    conjunction:
      'This relationship follows no model. With Uranus on its Sun, it may have begun suddenly, it lets you both be free and still close, and others find it hard to name. Nothing else in the chart makes it so alive, or so hard to predict. The danger is that calm itself comes to seem a fault, and something good is upset. A trip or a new subject gives the restlessness something better to do.',
    harmonious:
      'New things do the two of you good. Between Sun and Uranus, allies in this bond, plans may change without a grudge. Unusual friends are welcome, and neither of you hides a strange opinion to keep the peace. Being so quick to begin again, you may drop something just before it would have gotten good. Before you leave it, ask what three more months might have made of it.',
    tense:
      'No sooner have you two settled where you stand than one of you needs to get away. Uranus pulls against the Sun that you share. Closeness and distance alternate, more than once you may ask whether you are a pair at all, and the one who was left waiting feels foolish. None of this is meant unkindly. Going off for a day is easy on both when you have said when you will be back.',
  },
  [Neptune]: {
    conjunction:
      'What you two are to each other is hard to put into words. Neptune on the Sun of this bond lets each of you see what the other might become, and under that gaze both of you try to become it. Art and faith thrive on such trust, and so does comfort. Plain facts get overlooked, and a small failing can then feel like a betrayal. It helps to know a few of the other’s real faults.',
    harmonious:
      'When something well meant turns out badly, you easily forgive each other. The Sun of this bond is in tune with Neptune, so what you hope for counts more with you than what went wrong, and others in trouble feel that they may come to you. Because you are so lenient, the same thing may go wrong twice. The time to be exact is at the start, when neither has anything to forgive.',
    tense:
      'After a talk, one of you remembers a promise and the other a pleasant conversation. Neptune clouds the Sun of this bond. What you hope for you seldom put in so many words, and neither of you mentions a disappointment. Kindness is strong between you all the same, and so is the wish for something better. After any important talk, let each say what was decided, and compare.',
  },
  [Pluto]: {
    conjunction:
      'This pair takes things to their limit. With Pluto beside the Sun you want to get to the bottom of everything, each other included, and a project you believe in gains great force. The sore point is influence: each would like to change the other’s mind, and works at it without a word. Said aloud, the wish does no harm, and it helps when each of you keeps something private.',
    harmonious:
      'Together you can begin again after almost anything. Pluto strengthens the Sun that you share: hard truths can be told without damage, and what others thought was finished gets going again. Hardly anything scares you when you face it side by side. Used as you are to hard tasks, you two may not notice when other people can’t keep up, and they may say so only if you ask.',
    tense:
      'Under your disputes about who decides lies the fear of being overruled for good. Pluto contests the Sun of this relationship, and the fight is carried on by commands on one side and silence on the other. A bond that survives this honestly becomes very strong. The fear eases when each of you gives way on something real without being asked.',
  },
};
