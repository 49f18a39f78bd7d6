import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  type Saturn,
  Uranus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const saturnAspects: NatalAspectsOf<typeof Saturn> = {
  [Uranus]: {
    [Conjunction]:
      'You are for order and for revolt, both at once. Saturn and Uranus met around your birth, as they seldom do, and those near you in age share it: a love of sound construction and an itch to rebuild. You feel it as a pressure to reform what others would scrap, and to scrap what they would keep. Under strain you go from guarding the rule to breaking it in an afternoon. Rules with a date for review suit both.',
    [Opposition]:
      'One day you defend the procedure, and a few days later you want it abolished. Saturn and Uranus were in opposition when your age group was born, the old guard and the upstarts glaring at each other, and you speak both languages and rest in neither. In private life it comes up through others. A colleague who strikes you as too rigid, or too wild, is carrying your other half. Plead their case aloud before you oppose it.',
    [Trine]:
      'Reform that disturbs nobody’s sleep comes easily to you, and to many born in the same months, for Saturn and Uranus cooperate in all those charts. Keep the walls and change the wiring, learn the new tool and respect the old hand: you seldom see what the fuss is about. For that reason you can be offhand with people whom change alarms, and slow about the one overhaul that only you could bring off.',
    [Square]:
      'Brake and gas get pressed together in you, and the whole frame shudders. Saturn and Uranus were at odds when you arrived, and everyone born around then has had to settle in private how much form a free life needs. With you it shows as staying too long and then leaving in a day. Such friction makes a stubborn inventor, once the exits are planned. Give notice early, with one repair attempted meanwhile.',
    [Sextile]:
      'Given an old house and leave to alter one wall, you would pick the right wall. Saturn and Uranus offer this sense of proportion to many who share your birth year, and in most it dwindles to tidy opinions about progress. A task brings it to life, when some custom must be brought up to date and not broken. You could also introduce the oldest person in the room to the newest thing in it.',
  },
  [Neptune]: {
    [Conjunction]:
      'To make something lasting out of what can’t be held is asked of you, and of many born around your year. Saturn and Neptune met then, and by turns the dream looks to you like escape and the duty like a cell. Sadness about the state of things comes easily. So does the power to mend a little of it. Work small and daily, at a verse or at one bed in the shelter.',
    [Opposition]:
      'Belief and evidence discredit each other in you. Saturn faces Neptune, as for many born in those months, and you see through a false hope at thirty paces, expose it, and then miss it. Somebody else gets to play the dreamer to your realist, or the reverse, and the parts may change in the middle of a talk. Take one hope that survives your questions, and give it a trial with a date on it.',
    [Trine]:
      'Pity turns into a roster with you, and a mood into a floor plan. Saturn and Neptune are in harmony in the charts of a good many people of your age, and it makes practical dreamers of them: you know how much shape a soft thing needs, and can wait for it without growing bitter. You also resign yourself too soon, to things that a shove might have improved. Somebody near you may have a great idea and no schedule.',
    [Square]:
      'Plans soften just when you put your weight on them, and dreams, looked at closely, turn out to cost something. Saturn and Neptune grate on each other in you, a strain shared by others of your year, who took in doubt along with their ideals. What it leaves is a conscience that is hard to fool, and a draft of never having done enough. Find the gap it comes through, and stop that one gap.',
    [Sextile]:
      'Order and dream are willing to help each other in you, if somebody introduces them. Saturn and Neptune are sextile here, as in many who share your years: you can tell how much structure a love, a choir or a charity will bear, and give a hope its first timetable. The talent is a quiet one. Offer to keep the books for the dreamers you know. You will all sing better for it.',
  },
  [Pluto]: {
    [Conjunction]:
      'You can remain with a task that others have fled. Saturn and Pluto met in the months that brought you, an earnest time in the sky, and you and those of your age share a certain set of the jaw: endurance, respect for what is real, beginning again from the footings without complaint. The price is control. Plans get gripped so closely that no helping hand fits in. Delegate something dear, and don’t look until it is done.',
    [Opposition]:
      'Anyone who pulls rank on you hears a gate come down. With Saturn and Pluto in opposition, as they were for many of your age, power is met from outside, in an iron boss or a person who will not yield, and you become a gifted negotiator under siege. You respect strength, even hostile strength, when it keeps its word. Harder to see are the occasions when the iron was yours. Those who love you could name a few.',
    [Trine]:
      'Asked to save a failing theater, you would begin with the drains. Long effort steadies you, because Saturn and Pluto support each other, for you as for much of your age group: you sense which beams will bear and which must come out, and power in your hands is slow and safe. Enduring comes so easily that you may stay past all reason in a hard place. Nobody will relieve you until you ask.',
    [Square]:
      'Authority wakes resistance in you, your own included. Saturn and Pluto press on each other at the hardest of angles, and most of those born in your months know the feeling of having to be strong; you drive yourself as no overseer would dare. People who can’t be bought or bullied are made in this way. So are people who can’t rest. Cancel one exertion that would only have proved you could.',
    [Sextile]:
      'A heavy institution can be shifted by someone who has read its bylaws. Saturn and Pluto hand that lever to you, and to others born in your months, usually in the shape of a dull post with the keys attached. You are patient with power and hard to frighten. What may spoil the chance is a wish to stay clean of it all. Apply before you feel pure enough.',
  },
  [Chiron]: {
    conjunction:
      'One early verdict is still pinned up inside you. Chiron stands on Saturn, and where you felt found wanting, in skill, in discipline, in the eyes of somebody whose approval counted, you have become a careful master, gentle with every slow learner except one. What you learn comes on the third attempt, for keeps. Reread the verdict as you are now. Much of it was about the person who wrote it.',
    harmonious:
      'Your weak side has been made into a good tool, as one carves a walking stick over the years. Saturn helps Chiron in you to bear what can’t be cured, with habits, patience and dry humor, and beginners learn from you how to go at a hard thing unhurt. Because you cope so well, no one hears that it was ever hard. Mention it once, and watch three people sit down.',
    tense:
      'Told a rule, you check whether it was written to shut you out. Mostly it was written by someone in a hurry, but Saturn presses on Chiron in you, and any desk with a person behind it touches a tender place. You overprepare, or you fail to apply. Against that stands a fine sense of where institutions chafe people, and patience in mending them. Send the application, one page shorter than planned.',
  },
  [NorthNode]: {
    conjunction:
      'Nothing you most need to do can be done fast, and that is a relief once you see it. Saturn is on the North Node, so your road goes through apprenticeship: the exam, the keys, the elder who does not praise. Waiting to feel ready can take you years; those who sign up unready learn the same things sooner. An office can later swallow its holder, so keep hours in which you are in charge of nobody.',
    harmonious:
      'The good advice in your life comes from older hands, and applies to more than they know. Long courses, second interviews and slow promotions carry you where you hoped to go, because Saturn works with the North Node. The pace suits you well. It suits you so well that a call to hurry can be missed. When two people you respect say “now,” each on their own, put down the manual and move.',
    square:
      'As soon as the way ahead opens, a dutiful voice recalls an obligation behind you. Saturn stands square to the North Node, and an old promise, a family task or the plain fear of seeming careless slows each step. Some of this weight is real, and you carry it better than most. Some is ballast that passes for conscience. Responsible people do put things down, once they have shown somebody else how they work.',
    opposition:
      'Duty is the posture you were born in. With Saturn on the South Node, opposite the North Node, you take charge, hold back and hold out as if there were no other way, and the world hands you its chores. Few are more dependable. But you know all this by now, and control has nothing left to teach you. What lies ahead is softer than you trust. Try an hour in which nothing depends on you.',
  },
  [Ascendant]: {
    conjunction:
      'Gravity reaches people ahead of you. With Saturn on the Ascendant, others behave a little better and tell you a little less, and your shyness gets taken for judgment. Beginnings cost you an effort that nobody sees, and perhaps for that reason they hold. Time is on your side, since you grow lighter as you go and need less proof. A grin, while you are still in the doorway, surprises people into liking you on the spot.',
    harmonious:
      'Whatever their first impression of you, people soon stop worrying about the arrangements. You seem reliable because you are, with Saturn to steady the Ascendant; elders take you up, strangers ask you to mind their things, and a plan sounds likelier once you have repeated it. Such trust comes so regularly that hardly anyone inquires how you are. Bring up the subject yourself. A steady person is allowed a wretched day, described in full.',
    square:
      'Doors seem to be hung heavier on your side. You feel disapproval at the threshold and stiffen, Saturn being hard on your Ascendant, and then it is the stiffness that gets disapproved of. So much resistance has given you a spine and a dry wit, and those who get past the first quarter hour stay for good. Ask the stern one a friendly question. Half of them were hoping to be let in.',
    opposition:
      'You take other people seriously, and you choose serious people. They come with weight, older, busier or just hard to please, as suits a Saturn on the Descendant, and you commit slowly and mean it. There is real safety in such ties. There can also be a judge in them, whose good opinion you go on earning long after it was given. Find out what they are afraid of; it is often your own fear, of not being enough.',
  },
  [Midheaven]: {
    conjunction:
      'Standing matters to you, and with Saturn at the Midheaven you pay for it in patience. You carry responsibility well before anyone gives it a name, and what you reach in the end is firm under your feet. Public mistakes lodge under the skin, and a good opening may be declined for want of certainty. Pick a summit that you would climb unthanked. The thanks, when they come, you may openly enjoy.',
    harmonious:
      'Whatever drawer you are given, it ends up in order, and word of this travels upward. You understand how a hierarchy thinks and make your way through it at a level gait, with Saturn behind your Midheaven and more trust each time. It is all so manageable that you may never have asked who chose the direction. On a blank page, describe the work you would do if no one kept a record.',
    square:
      'Progress toward what you want to be known for comes slowly, and you answer by working harder. Saturn is at odds with your Midheaven, so there is some wall in the way: a rule, a person with authority, or your own doubt that you deserve it. It has made you able, in an unglamorous fashion, and others lean on that without remarking on it. Ask for the better place as you would report a leak, plainly and with dates.',
    opposition:
      'In you, home is a place with rules in its walls. Saturn lies on the Imum Coeli, opposite the Midheaven, and family weighs on you, as duty, as silence, or as a standard that you carry from one address to the next. You are the one who stays, remembers and repairs. Solid ground is what you most want, and you know how to build it. It takes time, and it is allowed to be comfortable.',
  },
};
