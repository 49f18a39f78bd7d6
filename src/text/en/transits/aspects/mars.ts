import {
  Ascendant,
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
import type { TransitAspectsOf } from '../../../catalogue.js';

export const marsTransits: TransitAspectsOf<typeof Mars> = {
  [Sun]: {
    conjunction:
      'Drive is at its height when Mars crosses your Sun, as it does about every two years. You would sooner act than confer, you start what others keep postponing, and you stand up for yourself with color in your face. A contest or a new venture is the right place for it. Slower people get ridden over. Choose beforehand what to use it on, and tell the slower ones how far you mean to go, so that they can follow.',
    harmonious:
      'Courage and purpose are well matched, as Mars falls in with your Sun. What opposes you spurs you on, your first word is taken seriously, and in {duration} you can get through more than you are used to. Your body is glad to be used. As nobody is forcing the pace, much of it can be talked away before anything is begun. The hard thing you keep putting off may turn out to take a single morning.',
    tense:
      'Someone may be in your way, or you in theirs, and neither intends to move. Mars fights your Sun: orders annoy you, you answer sharply, and winning gives you little joy. Authority and competition bring it out more than anything. The friction shows you where somebody has come too close to what is yours. Tell them so once, calmly and in person; a long walk is a good place for the anger that is left.',
  },
  [Moon]: {
    conjunction:
      'Feelings go straight to the hands when Mars is on your Moon. You protect and you snap, move the furniture, and tell family what you have been swallowing for ages. It is lively under your roof. The courage to be hurt openly is rarer than temper, and does more good here. Say that something hurt while it is still a small thing.',
    harmonious:
      'Instinct has muscle as long as Mars helps your Moon. You know whom to stand up for and can do so without shouting; at home you get things built, cleaned or changed, and people like being swept along. Strong feeling makes you warm. You may help before anyone has asked, though, and with a heavy hand. Those you live with may want the shelf somewhere else, and can say so if you ask before it is up.',
    tense:
      'Mars is rough on your Moon, and small causes have large effects: a tone of voice is enough to start it, and those at home, where everybody is off guard, get the whole of it. You feel attacked, or hear yourself attacking. Something has been smoldering for a good while, that much is true, and it is likely to be quite small at the center. “I was hoping you would ask” is often the whole of it, once said.',
  },
  [Mercury]: {
    conjunction:
      'Mars joins your Mercury and gives your mind an edge. You think fast, talk straight, cut through in one go what others have talked around for ages, and like nothing better than a good argument. Listeners may feel ordered about. Words sent off in this heat cannot be called back in a cooler one. It helps to ask one real question in each talk and to wait until the answer has been given.',
    harmonious:
      'Wits and nerve train together while Mars supports your Mercury. You are quick without being rough, can make a case before a hard audience, and learn best by doing. It is a fine stretch for tests, bargaining, driving a point home with figures. You enjoy it so much that you might argue a case already won. Stop while they agree with you; by {until} you will have use for the good will.',
    tense:
      'Talk turns into argument. Mars inflames your Mercury, so people interrupt, you among them, and you may send in writing what you had kept from saying. Hurry causes slips. Some of what you say has needed saying for years, and would persuade people if it came without the tone. When the others have finished, say once more, quietly, the part you would stand by in a month.',
  },
  [Venus]: {
    conjunction:
      'You show what you like, and you go and get it. Mars is with your Venus: liking comes quickly, affection wants to be shown, and a dull evening is an offense. Artists make things quickly with both hands. In love the warmth is catching and the patience short. Haste is hard on delicate matters: somebody may like you very much and still need until {until} to say so.',
    harmonious:
      'Ardor is easy to handle, since Mars is on good terms with your Venus. You pursue what you love and nobody is bruised by it; couples find their rhythm, and teams work because they like one another. You can also say what you find beautiful and defend it. Those who are shy of you need you to slow down a little. Show your feelings in person, and leave them time to answer.',
    tense:
      'Wanting and liking get in each other’s way. Mars stirs up your Venus, and feelings run high while patience runs out; a quarrel about hours or money may stand in for one about love. You pick a fight to get a response, or get one you did not order. There is affection on both sides, all the same. If it is about the hours, settle the hours; if what you want is an arm around you, ask for that.',
  },
  [Mars]: {
    conjunction:
      'A new round of wanting opens, as Mars is back where it was when you were born, as it is about every two years. Old quarrels go stale, and fresh energy looks for an object. You are restless until it has one, and may fight somebody merely to hear the noise. Whatever you go after from here has a long run of strength behind it. Choose it before an opponent turns up, whom you would only want to beat.',
    harmonious:
      'Your energy runs smoothly while Mars agrees with your own Mars. Whatever asks for boldness or brawn gets done without a struggle, you recover quickly, and people who work alongside you fall in with your pace. It is strength without anger, which is less common than it should be. Anyone slower would like you to wait now and then. The distance, the weight or the hard conversation that beat you last time may be within your reach.',
    square:
      'You compete with yourself when Mars squares the Mars you were born with. You strain at what wants finesse, start before the signal, or pick a race with some passerby who has no idea. Anger comes up, and you cannot quite say at whom. The speed is real and the aim is off, because you are still running toward something that you have stopped wanting. Ask yourself what you would do with the prize if you came in first.',
    opposition:
      'Half its round after you set out, Mars is opposite your own Mars, and someone meets you with equal force. A rival, a partner, an opponent in some dispute wants the thing you want, or wants you to stop. Anger that you disown will be acted out by whoever is nearest. Taken up openly, the contest can be clean, even friendly. It brings out strength in you that no amount of agreement would have found.',
  },
  [Jupiter]: {
    conjunction:
      'Courage and belief sound the same note with Mars on your Jupiter, and a big attempt is easier to begin than usual. You ask for more, go further, speak up for what you believe, and others fall in behind you. Zeal does blow too hard at times, and a principle can be used like a club. For {duration} give most of it to something that helps more people than you, at a size that you can finish.',
    harmonious:
      'Bold steps cost less than usual while Mars has the help of your Jupiter. Backing turns up, effort pays, and your faith in the outcome carries along people who would have stayed behind. Sport, travel and enterprise are all in season. Remember that not everyone has this wind at their back. Whoever stayed behind may have seen the hole in the plan, and would tell you if asked.',
    tense:
      'You take on too much, half of it because somebody said that you couldn’t. Mars drives your Jupiter too far, so dares and principles look alike, you exaggerate, and promise strength that you may not have. An appetite for a larger life is quite right; it wants a goal that still looks good with no one watching. If yours does, by all means go on, and first count what you have: hours, sleep, people who will help.',
  },
  [Saturn]: {
    conjunction:
      'Drive meets hard ground as Mars comes to your Saturn. Someone in charge may stand over you, rules hold you up, and you swallow your temper. It can feel like being punished for trying. Yet whatever takes endurance goes better now than when you feel free: heavy work, training, a fault traced to its root. Short stages are wise, and so is stopping before you are spent. By {until} the dull half hours may have carried you quite far.',
    harmonious:
      'Discipline has a beat that you like, because Mars and your Saturn are pulling together. Heavy things get done in the right order, you save strength where others waste it, and the strictest person around you has nothing to add. Patience itself feels active. It is not much of a show, and those around you might like some variety. Raise the pace by a shade each day, and by {until} the hard part is behind you.',
    tense:
      'Mars runs into your Saturn, so something may be refused just as you get to it, and your anger has nowhere to go. You may blame the nearest person, or yourself. Both waste strength. A delay is a good time for making a better plan, and the rule that is holding you up can be learned. Whoever guards it may even tell a civil person how to get around it.',
  },
  [Uranus]: {
    conjunction:
      'You act before you have thought when Mars hits your Uranus. You quit, begin or say something without having meant to, and a stalled matter may suddenly get going. The wish to be free is strong, and not only in words. Speed is no judge of direction, however, and others are affected. Use it on the one thing that you want moved, and tell them beforehand.',
    harmonious:
      'Shortcuts work, as Mars is in league with your Uranus. You get things running by unorthodox means, dare what routine forbids, and a rule will bend if you grin at it. Groups like your kind of nerve. Afterward somebody has to live with the improvised part, perhaps the very person whose rule it was. Pick something that has worked badly for ages, try the silliest remedy first, and show them how it is done.',
    tense:
      'Mars sets off your Uranus, and you flare up at anything that limits you: you break off, break out, or are provoked by people who seem to be paid for it. Freedom taken in such a hurry seldom lasts. Still, something really was too much for you. Find the one obligation that is more than you can carry and drop that, with a word of notice, so that the rest can stay.',
  },
  [Neptune]: {
    conjunction:
      'Effort goes vague when Mars comes to your Neptune. You act out of a mood or out of pity and could hardly say why; strength comes in swells and is gone again. Music, dance, work near water and help for the weak do well by it. Be slow with anger, since the person in front of you is seldom the one you mean. You tire without warning, so it is good if somebody knows what you are up to.',
    harmonious:
      'Intuition chooses and muscle obeys while Mars is in tune with your Neptune. You wait, feel the moment, give a short burst, and are carried; labor done for love hardly counts as labor. From outside it can look like idling. Fighting for somebody who cannot fight suits you, and so does any art of the body. For {duration} you could help where hands are short, or take up some art of your own that you have neglected.',
    tense:
      'Your effort misses its mark while Mars is blurred by your Neptune. You tire early, chase what has already left, or fight another person’s battle. Resentment comes out indirectly. You are softer with people meanwhile, and somebody weaker may be glad of it. Find out whether the thing is really there before you sprint. Where anger has no face, music and sleep will do more for it than a confrontation.',
  },
  [Pluto]: {
    conjunction:
      'Mars has reached your Pluto, and your will does not tire. You can dig out an old habit, finish what exhausted others, or face someone who has frightened people. Turned on a person, it destroys what you wanted from them. Give it a stubborn thing to shift, one that has stood still for a long time, and {duration} should be enough to see it move.',
    harmonious:
      'Deep force in steady supply is what Mars and your Pluto give you. You can end a bad custom, see a long repair through, or stop a bully in a civil voice. Persistence comes without strain, and people who know power when they see it make way. Others may feel the pressure and not know what it is about, so mention what you are doing. What would have moved for a polite request can break if you lean on it.',
    tense:
      'A will as stubborn as yours may have taken a stand across from you, unless it is your own compulsion. Mars forces the issue with your Pluto, and conquest and surrender look like the only ways out. What is really at stake is smaller and better hidden: respect, in most cases. Backing down over the trifle takes more strength than going on. Over the core of the matter, stop pushing and talk.',
  },
  [Ascendant]: {
    conjunction:
      'You come on strongly, and people make room. Mars crosses your Ascendant about every other year, and brings heat, haste and the nerve to go in front: you start the strenuous project, or tell the truth that you have been dodging. You look more forceful than you feel. Doors and other people’s toes are at some risk. If you point all this at one thing and knock before you enter, you are simply brave.',
    harmonious:
      'Being forward suits you as long as Mars is at ease with your Ascendant. Your hand is up before anyone has asked, people find it bracing, and a joint effort such as a move or a match is done in high spirits. You hold your own in talks without raising your voice. You may soon have taken on too much. The first hand up is given the dull jobs too, so keep it down now and then.',
    square:
      'Mars squares your Ascendant and makes your manner sharp. You come in ready for resistance, and therefore meet it: at home over who does what, at work over who goes first. Part of the heat was picked up elsewhere and only carried in by you. People back off or push. Move a little before you talk, on foot if you can. Then your directness is welcome, and until {until} you may be asked to say what the others would not.',
    opposition:
      'Somebody may oppose you to your face. Mars is on your Descendant, opposite the Ascendant, so the fire comes from a partner, a rival, a person with a complaint, and at first it is almost refreshing. Anger you keep from yourself tends to be brought to you by others. An honest opponent can save you from a blunder, if you let them get to the end. Grant the one point that is true, and much of the shouting stops.',
  },
  [Midheaven]: {
    conjunction:
      'Ambition is hot and in plain view when Mars takes the Midheaven. You press your claim, put in the hours, and are ready to stand alone with a decision. A push here can move your standing more than patience would. You may tread on some toes, some of them important. Those who helped you to get there will remember whether you said so.',
    harmonious:
      'Effort is seen, and it is shared, with Mars lending strength to your Midheaven. You lead by lifting; people put their backs into it because yours is in it too. There is drive left over for home. Whoever speaks loudest tends to get the credit, so be sure to say who did the work. For {duration} a bold request concerning your work can rest on something people have watched you do.',
    square:
      'Hurry and rivalry get in your way: Mars squares the Midheaven, and somebody’s demand, a rival, or your own short temper makes you push where you should give way. A person in charge may be curt, and you are curt back. There is fuel for a change of direction in this, too much to burn in one retort. Write the angry version for nobody’s eyes. What you really want to change will be somewhere in it.',
    opposition:
      'Unrest comes home with you when Mars stands low in the chart, opposite the Midheaven. Family tempers may flare, old grudges may come up, and you would like to tear the place down and rebuild it. Quarrels from outside are easily carried in. Heavy work at home uses the heat well. If you catch yourself using a phrase from the home you grew up in, you have found where some of it started.',
  },
};
