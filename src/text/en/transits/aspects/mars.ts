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
      'Drive comes in full when Mars crosses your Sun, as it does about every two years. You would sooner act than confer, you start what others keep postponing, and you stand up for yourself with color in your face. A contest or a new venture is the right place for it. Slower people get ridden over. Choose beforehand what to use it on, and the same force that would have made enemies makes headway.',
    harmonious:
      'Courage and purpose are well matched, as Mars falls in with your Sun. Opposition is something to push off from, rivals respect you, and the work of {duration} can equal that of a whole season. Your body is glad of hard use. Nobody is forcing the pace, so it could all go into helping others with theirs. Enter the race whose form has been lying on your desk.',
    tense:
      'Someone is in your way, or you are in theirs, and neither intends to move. Mars fights your Sun: orders nettle you, you answer chin first, and victories taste of metal. Authority and competition bring it out more than anything. So much friction shows plainly where you have been crowded, and that line is worth drawing in person, once, without heat. A long run or a heavy load can have the rest.',
  },
  [Moon]: {
    conjunction:
      'Feelings go straight to the hands when Mars is on your Moon. You protect and you snap, move the furniture, and say to family what has been swallowed for ages. It is lively under your roof. The courage to be hurt openly is rarer than temper, and does more good here. Say that something stung while it is still merely true, before it has had time to arm.',
    harmonious:
      'Instinct has muscle as long as Mars helps your Moon. You know whom to stand up for and can do so without shouting; at home you get things built, cleaned or changed, and people like being swept along. Strong feeling makes you warm. Help may arrive ahead of the request, though, and with boots on. Let those you live with choose the color, and hold the ladder for them.',
    tense:
      'Reactions outrun their causes. Mars is rough on your Moon, so a tone of voice is enough to start it, and home, where everybody is off guard, gets the whole discharge. You feel attacked, or hear yourself attacking. Something has been smoldering for a good while, that much is true, and it is likely to be quite small at the center. Once it is named without blame, the smoke clears by itself.',
  },
  [Mercury]: {
    conjunction:
      'The mind marches when Mars joins your Mercury. You think fast, talk straight, cut through in one go what a committee has been stroking for ages, and like nothing better than a good argument. Listeners feel drilled. Words sent off in this heat cannot be called back in a cooler one. It helps to put one real question in each talk and to stand easy until the answer has been given.',
    harmonious:
      'Wits and nerve train together while Mars supports your Mercury. You are quick without being rough, can make a case before a hard audience, and learn best by doing. It is a fine stretch for exams, bargaining, driving a point home with figures. You enjoy it so much that you might argue a case already won. Sit down early; by {until} you will have use for the good will.',
    tense:
      'Sentences collide. Mars inflames your Mercury, so everyone interrupts, you among them, and the fingers type what the jaw was holding back. Hurry causes slips. Some of what you say has needed saying for years, and would persuade people if it came without the tone. When the loudest have run out of road, repeat in a lower voice the part you could still stand by a good while from now.',
  },
  [Venus]: {
    conjunction:
      'You show what you like, and you go and get it. Mars is with your Venus: desire takes the lead, affection wants touch, and a dull evening is an offense. Artists make things quickly with both hands. In love the warmth is catching and the patience short. Haste is hard on delicate matters, so court the person or the plan that you would want even if wanting were less exciting.',
    harmonious:
      'Ardor handles well, for Mars is on good terms with your Venus. You pursue what you love and nobody is bruised by it; couples find their rhythm, and teams work because they like one another. You can also say what you find beautiful and defend it. Those who are shy of you need you to slow down a little. Bring something to a door in person, and stay on the step until you are asked in.',
    tense:
      'Want and liking meet head-on. Mars stirs up your Venus, and passion runs high while patience runs out; a tussle about hours or money stands in for one about love. You pick a fight to get a response, or get one you did not order. It is a warm kind of war, with affection on both sides. Name the part that you really need. There was probably enough for two.',
  },
  [Mars]: {
    conjunction:
      'A new round of wanting opens, as Mars is back at its own place in your chart, where it returns about every two years. Old quarrels go stale, and fresh energy looks for an object. You are restless until it has one, and may fight somebody merely to hear the noise. Whatever you go after from here has a long run of strength behind it. Set down in writing what it is to be, and what it isn’t.',
    harmonious:
      'Impulses pull in time while Mars rows along with your own Mars. Whatever asks for boldness or brawn gets done without a struggle, you recover quickly, and people who work alongside you catch the beat. It is strength without anger, which is less common than it should be. Anyone a stroke behind would like you to ease the count. Take the boat somewhere that used to be too far.',
    square:
      'You compete with yourself when Mars squares its own place in your chart. You strain at what wants finesse, start before the signal, or pick a race with some passerby who has no idea. Anger comes up and cannot quite say at whom. The speed is real and your aim is off, because what you were after a while ago no longer pulls as it did. Look along your own lane, adjust the goal, and then run.',
    opposition:
      'Half its round after you set out, Mars is opposite your own Mars, and someone meets you with equal force. A rival, a partner, an opponent in some dispute wants the thing you want, or wants you to stop. Anger that you disown will be acted out by whoever is nearest. Taken up openly, the contest can be clean, even friendly. It brings out strength in you that no amount of agreement would have found.',
  },
  [Jupiter]: {
    conjunction:
      'Big attempts come off because you attempt them: Mars is on your Jupiter, and courage and belief sound the same note. You promote, travel, compete, campaign, and others fall in behind you. Luck sides with effort. Zeal does blow too hard at times, and a principle can be used like a club. For {duration} a cause that would help more people than you is worth everything you have.',
    harmonious:
      'Bold steps cost less than usual while Mars has the help of your Jupiter. Backing turns up, effort pays, and your faith in the outcome carries along people who would have stayed behind. Sport, travel and enterprise are all in season. Remember that not everyone has this wind at their back. Sign up for the high peak, and wait now and then until the last of the party has had a drink.',
    tense:
      '“Bet you can’t,” somebody said, and now you are on top of the garage. Mars drives your Jupiter too far, so dares and principles look alike, you exaggerate, and spend strength as if it belonged to someone else. An appetite for a larger life is quite right. What it wants is a goal that still looks good with no one watching. If yours does, go higher by all means, and check the ladder.',
  },
  [Saturn]: {
    conjunction:
      'Drive meets hard ground as Mars comes to your Saturn. Someone in charge hovers, rules hold you up, and temper gets packed down under the heel. It can feel like being punished for trying. Yet whatever takes endurance goes better now than when you feel free: heavy work, training, a fault dug out to its end. Short stages are wise, and so is stopping before you are spent. What you set in such soil stands.',
    harmonious:
      'Discipline has a beat that you like, because Mars and your Saturn are pulling together. Heavy things get done in the right order, you save strength where others waste it, and a strict superior has nothing to add. Patience itself feels active. It is not much of a show, and those within earshot would pay for some variety. Raise the pace by a shade each day, and by {until} the hard part is behind you.',
    tense:
      'Stop and start is the pattern: Mars runs into your Saturn, the counter closes just as you reach it, and anger has no basin to be poured into. You kick the counter, or scold yourself by the hour. Both waste fuel. Better plans are made in a line than on the run, and the rule that is holding you up can be learned. The person who stays civil at such a window is usually served.',
  },
  [Uranus]: {
    conjunction:
      'Impulse jumps the gap when Mars hits your Uranus. You quit, kiss, begin or blurt without rehearsal, and a stalled matter starts like a dead car with the cables on. The need to be free has muscle behind it. Speed is no judge of direction, however, and others have their fingers in the works. Attach the charge to the one thing you want moving, and warn them to stand clear.',
    harmonious:
      'Shortcuts hold, as Mars is in league with your Uranus. You get things running by unorthodox means, dare what routine forbids, and a rule will bend if you grin at it. Groups like your kind of nerve. Afterward somebody has to live with the improvised part, perhaps the very person whose rule it was. Try the silliest remedy on an arrangement that has flickered for ages, and show them how it works.',
    tense:
      'Your fuse is short, and anything that limits you is a match. Mars sets off your Uranus: you break off, break out, or are provoked by people who seem to be paid by the jolt. Freedom taken in such a hurry trips on its own cord. There was a real overload, all the same. Find the one circuit that carries too much and switch that off, with a word of notice, so the rest keeps its light.',
  },
  [Neptune]: {
    conjunction:
      'Effort loses its outline when Mars goes under with your Neptune. You act from a mood or a mercy and could hardly say why; strength comes in swells and is gone again. Music, dance, work near water and help for the weak do well by it. For anger the visibility is poor, since the person in front of you is seldom the one you mean. Rest before you are tired, and keep somebody told of what you are up to.',
    harmonious:
      'Intuition chooses and muscle obeys while Mars is in tune with your Neptune. You wait, feel the moment, give a short burst, and are carried; labor done for love hardly counts as labor. From outside it can look like idling. Fighting for somebody who cannot fight suits you, and so does any art of the body. A cause short of hands, or your own neglected art, would do well to have you for {duration}.',
    tense:
      'Force misses its mark. Mars is blurred by your Neptune, so you tire early, chase what has already left, or fight another person’s battle in borrowed armor. Resentment goes around by back ways. A soft heart comes with it, and may be worth the lost swagger. Find out whether the thing is really there before you sprint. Where anger has no face, music and sleep will do more for it than a confrontation.',
  },
  [Pluto]: {
    conjunction:
      'A will that does not tire is yours to draw on: Mars has reached your Pluto. You can dig out an old habit, finish what exhausted others, or face someone who has frightened people. Turned on a person, it leaves a crater, and what you wanted from them is under the rubble. Give it a stubborn thing to shift, one that stopped growing long ago, and {duration} should be enough to see it move.',
    harmonious:
      'Deep force in steady supply is what Mars and your Pluto give you. You can end a bad custom, see a long repair through, or stop a bully in a civil voice. Persistence comes without strain, and people who know power when they see it make way. Fumes drift into the next room, so mention what you are doing. What a lighter hand could move may safely be left to it.',
    tense:
      'A will as stubborn as yours has taken a stand across from you, unless it is your own compulsion. Mars forces the issue with your Pluto, and conquest and surrender look like the only ways out. What is really at stake is smaller and better hidden: respect, in most cases. To back up over the trifle takes more strength than going on. Over the core of the matter, stop pushing and talk.',
  },
  [Ascendant]: {
    conjunction:
      'You arrive body first, and chairs get rearranged. Mars crosses your Ascendant about every other year, and brings heat, haste and the nerve to go in front: a strenuous project is led off, a long-dodged truth is told. You look more forceful than you feel. Doors and other people’s toes are at some risk. If you point all this at one thing and knock before you enter, you are simply brave.',
    harmonious:
      'Being forward suits you as long as Mars is at ease with your Ascendant. Your hand is up before anyone has asked, people find it bracing, and a joint effort such as a move or a match is done in high spirits. You hold your own in talks without raising your voice. A hand raised so readily is soon full. Sit on it, until the thing comes up that you actually care about.',
    square:
      'Mars squares your Ascendant and puts an elbow in your manner. You come in ready for resistance, and therefore meet it: at home over who does what, at work over who goes first. Part of the heat was picked up elsewhere and only carried in by you. People back off or push. Move a little before you talk, on foot if you can. Then your directness is felt as energy, and until {until} that is worth a good deal.',
    opposition:
      'Somebody opposes you to your face. Mars is on your Descendant, opposite the Ascendant, so the fire comes from a partner, a rival, a person with a complaint, and at first it is almost refreshing. Anger you keep from yourself tends to be brought to you by others. An honest opponent can save you from a blunder, if you let them get to the end. What is argued out now need not be argued again.',
  },
  [Midheaven]: {
    conjunction:
      'Ambition is hot and in plain view when Mars takes the Midheaven. You press your claim, work harder than the field, and are ready to stand alone with a decision. A push here can move your standing more than patience would. There will be toes underneath, some of them a superior’s. Announce what you will deliver and how soon, and give credit loudly to those who had the numbers ready.',
    harmonious:
      'Effort is seen, and it is shared, with Mars lending strength to your Midheaven. You lead by lifting; people put their backs into it because yours is in it too. There is drive left over for home. The one who counts aloud tends to collect the credit, so be sure to point out who cut the joints. For {duration} a bold request concerning your work can rest on something people have watched you do.',
    square:
      'Hurry and rivalry beset your path: Mars squares the Midheaven, and a partner’s demand, a competitor, or your own short temper makes you push where the road bends. A superior is curt, and you are curt back. There is fuel for a change of direction in this, too much to burn in one retort. Write the angry version for nobody’s eyes. What you want to change stands in the third line.',
    opposition:
      'Unrest gets into the house when Mars is at the foot of your chart, opposite the Midheaven. Family tempers flare, old grudges come up through the floor, and the walls themselves seem to want tearing down and painting. Outside quarrels are carried in and laid on the table. Heavy work at home uses the heat well. If you catch yourself using a parent’s phrase, you have found where some of it started.',
  },
};
