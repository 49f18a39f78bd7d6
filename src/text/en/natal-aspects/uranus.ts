import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  type Uranus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const uranusAspects: NatalAspectsOf<typeof Uranus> = {
  [Neptune]: {
    [Conjunction]:
      'Uranus and Neptune were together in the years around your birth, as they are less than once in a lifetime, and strange ideas feel close to you. A whole generation takes that for granted: sympathy without borders, new forms of belief, the sense that nothing has to stay as it is. You feel it most when an idea comes and you see at once how it might be made. You let many go by, and somebody else makes them later.',
    [Opposition]:
      'Half of your generation trusts what can be proved and half what can be felt, since Uranus and Neptune were opposite each other in its birth years. In you the argument goes on: you are skeptical in the morning and enchanted at night, or you live with somebody who keeps the other hours. Neither side is a fool. Whatever both are willing to agree to, in you or between you, is generally sound.',
    [Trine]:
      'In the years around your birth Uranus and Neptune were in trine, so in your mind the new and the hoped-for don’t quarrel. People your age are easily won over to an ideal, and you sense early which strange idea will become a common one. You like to agree about the future. You are vaguer about who does what, and by when, and a meeting can end in high spirits with nothing settled.',
    [Square]:
      'Your generation swings between disbelief and sudden conversion, since Uranus and Neptune were square in its birth years. You know the swing yourself: what you were sure of one day may embarrass you soon after. You sense what is false in every great promise, and want one anyway. Let a new conviction lie for a while. If it is still standing afterward, it has outargued the best skeptic you know.',
    [Sextile]:
      'Everyone born around your years has Uranus sextile Neptune, and most take it for granted: you can feel your way into an idea that others only argue about. You explain the new to a person who fears it and the old to one who scorns it, without raising your voice. Sitting between the two suits you so well that neither side may ever learn which one you think is right.',
  },
  [Pluto]: {
    [Conjunction]:
      'No existing order looks permanent to you or your contemporaries, because Uranus and Pluto met when you were born. Some of you protest, and others simply can’t sit through a meeting in which everyone pretends. In your own life it is a force looking for something to do. When you are bored, you break something that only needed repair. Used on a wrong that you understand in detail, the same force does lasting good.',
    [Opposition]:
      'Two ideas of change oppose each other in your birth years: with Uranus everything new at once, with Pluto everything old out by the root. You meet the quarrel in other people, in someone in charge or a friend who goes too far, and on some days they meet it in you. It has taught you to tell a deep change from fresh paint. Before you bring something down, think of what will stand there instead.',
    [Trine]:
      'Changes that would break others find you ready, for Uranus and Pluto were in trine around your birth, and your whole generation adapts deeply and without much noise. You can come into a group that has gone stale, or into a new period of your own life, and transform it. The weakness comes with the gift: you may put up with a bad arrangement long after others would have complained. A change called inevitable is sometimes only somebody’s wish.',
    [Square]:
      'Impatience with power is something you share with everyone your age, because Uranus and Pluto were square when you were born. You have nerve in a crisis and can break with a bad habit or a bad situation at one stroke. Good things are sometimes lost in the same stroke. It helps to name exactly what you object to. Often it is a single sentence, and the rest of the page can stay.',
    [Sextile]:
      'Uranus and Pluto were sextile in your birth years, and your generation changes things from inside. You see which rule could be opened without a fight, you know whom to ask, and you wait until somebody says, “We have always wondered about that.” The method works, and it leaves hardly any mark, so people believe the change came by itself. Those who need an ally would like to know that they have one.',
  },
  [Chiron]: {
    conjunction:
      'Being different is the sore point, with Chiron joined to Uranus; perhaps you were once made to feel it in front of others. Your best ideas come from the same place, since you remember what it was like not to fit in and think of those who don’t. You may go on being contrary where you are perfectly welcome. At an ordinary gathering, several of the people there may feel as odd as you do.',
    harmonious:
      'What once set you apart is now simply a part of you, since Chiron and Uranus are on good terms. Friends with something awkward to confess come to you first; you are rarely shocked, and you often think of a remedy that nobody has tried. Your own hurts heal by a sudden change of view. Other people need to go over the same thing many times, and they notice when you lose patience.',
    tense:
      'When someone touches a sore spot, you leave, and call it independence. Chiron and Uranus pull hard on each other in your chart, and you know what it is to be moved on just as you had begun to belong. It has made you considerate of anyone who is different. What suffers is any friendship that needs time. A friend can tell you when you look as if you were already gone.',
  },
  [NorthNode]: {
    conjunction:
      'Uranus is on the North Node, and your direction tends to show itself when something breaks. You grow through jolts, chance meetings and the courage to be original before you can prove a thing. Comfort argues for the sensible choice, and it can be persuasive for years. Leave some room in your plans for what can’t be planned. Those who love you, meanwhile, would like to know which parts of you are staying.',
    harmonious:
      'Odd people and sudden openings show you the way. Uranus favors the North Node in you, and you mostly see it in time. Surprise has been so kind to you that planning looks like superstition. Between the surprises, though, there is dull work to do on what they brought, and some of it may still be waiting. You would be sorry to lose one of those ideas, and you know which.',
    square:
      'Just when your course is settled, something overturns it, since Uranus is square the North Node. Some of these upsets come from outside. Others you arrange yourself, bored by a future that has come into view, or homesick for a life with no strings attached. You are very good at beginnings and have made many. When you want to overturn things again, wait until you have a second reason. The first is always the same.',
    opposition:
      'Uranus lies on the South Node, opposite the North Node, and leaving is what you know how to do. Distance and difference come so naturally to you that you are gone before anyone has wondered. It has kept you free. It has also kept you from what only grows by staying, and from people who would have liked to have you back. One tie that is allowed to become a habit won’t cost you your freedom.',
  },
  [Ascendant]: {
    conjunction:
      'Uranus on the Ascendant makes you hard for people to place. You come in from an unexpected side, quick, cool, a little ahead of the others, and nobody is bored while you are there. Shy people may need a moment to get used to it. You also tend to change your manner as soon as they have grown fond of it, and go on to the next. Say something ordinary first; then startle them as much as you like.',
    harmonious:
      'Being different takes no effort, with Uranus and your Ascendant in harmony, and it does other people good. In your company they stop saying what is expected of them. You pick up new things at once and get on with every age, the very young and the very old most of all. Since originality costs you nothing, you may not think it worth offering. Yet the odd thing that occurs to you often saves an hour.',
    square:
      'Uranus is square your Ascendant, and you seem more abrupt, or more distant, than you feel. People brace themselves before you have done anything, and when they have finally understood your style, you change it. Those who like surprises like you at once. To the others it is worth saying that you intend to stay, because they can’t see that, and it is what they most want to know.',
    opposition:
      'Steady company bores you, or so your choices suggest, with Uranus on the Descendant. The people you join yourself to may be brilliant, unusual, hard to keep, or free in a way you would like to be, and such ties begin in a flash and change their rules. You may draw them closer and hold them off at the same time. If some hours are openly your own, you can be close in the rest without feeling caught.',
  },
  [Midheaven]: {
    conjunction:
      'Uranus at the Midheaven calls you to what is newest, or to something old that you turn upside down. Your place in the world is hard to describe. Recognition comes in jolts with long gaps between, and titles don’t interest you. A position that would really fit may look to you like any other, and you leave it too early. What you invent needs some years of plain work before others can use it.',
    harmonious:
      'People who distrust novelty make an exception for yours, since Uranus is in harmony with your Midheaven and you present it so sensibly. You can change your field without losing your standing, and you often know about something shortly before everybody is talking about it. The world gives way so easily that you may skip the long study that turns flair into authority. One subject, gone into thoroughly, would supply it.',
    square:
      'The same people value you for your originality and warn you about it, with Uranus square your Midheaven. When a role closes in on you, you break out, sometimes only to stop the pressure, and your path has turns that surprised even you. Nobody comes through an upheaval better. Find out in advance how much freedom goes with a job. Where the hours or the methods are your own, there is less to break out of.',
    opposition:
      'Home seldom feels quite settled to you, with Uranus on the Imum Coeli, opposite the Midheaven. Your roots may be made of moves, of breaks, or of a family unlike the others, and you are most yourself where nobody ties you down. That lets you start anywhere with very little. It can also wake you with a wish to be gone. You can change a place a great deal without leaving it.',
  },
};
