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

export const uranusTransits: TransitAspectsOf<typeof Uranus> = {
  [Sun]: {
    conjunction:
      'Who is this, using your toothbrush? Uranus comes to the Sun once in a lifetime, as a rule, and before its third pass is over the part you play so fluently feels rented. Startling candor follows, and new companions. Done in haste, it breaks good crockery. Try the stranger out in small public doses, and let those who love you hear of it first.',
    harmonious:
      'The new haircut takes no getting used to. In easy installments, across this year and some of the next, you can alter your life without an uproar and be liked unvarnished. Chances come in sideways and don’t wait to be announced. Comfort says there is no hurry. List what you would change if it raised no eyebrows. At present it raises hardly any.',
    square:
      'In your head the resignation speech has reached its fourth draft. Something keeps jolting your settled position, with months of calm between, and being told what to do sets off bells. Half of this unrest is overdue truth. The rest is voltage, and will go happily into sport or invention. Give the truth a date. At each pass, cut a line from the speech.',
    opposition:
      'In your head the resignation speech has reached its fourth draft. Something keeps jolting your settled position, with months of calm between, and being told what to do sets off bells. Half of this unrest is overdue truth. The rest is voltage, and will go happily into sport or invention. Give the truth a date. At each pass, cut a line from the speech.',
  },
  [Moon]: {
    conjunction:
      'Somebody has moved the furniture of your feelings in the night, and at breakfast you bark a shin. What soothed you no longer does, and you crave air where you used to crave company. Several such shoves may come before the second year is out. Warn whoever shares your kitchen. Bolt one evening ritual to the floor, and let the rest of the room be rearranged.',
    harmonious:
      'Sleeping with the window open becomes a policy. Mild gusts loosen old moods, this year and perhaps next: you eat at odd hours, befriend someone half or twice your age, and love your family better for a little daylight in between. So refreshing is it that you could forget to go home. Suspend one inherited household rule, and see by the last pass who misses it.',
    square:
      'The half-packed box by the door has been there since the first pass. Home is a cage on Monday and a raft by the weekend, and people you count on turn unpredictable, if it isn’t you. Inside the jumpiness, which has lulls and lasts a year or more, is a wish for closeness that leaves the hands free. Describe it before you bolt. Unpack the coffee pot, at any rate.',
    opposition:
      'The half-packed box by the door has been there since the first pass. Home is a cage on Monday and a raft by the weekend, and people you count on turn unpredictable, if it isn’t you. Inside the jumpiness, which has lulls and lasts a year or more, is a wish for closeness that leaves the hands free. Describe it before you bolt. Unpack the coffee pot, at any rate.',
  },
  [Mercury]: {
    conjunction:
      'Thoughts overtake each other on the stairs. In three bursts or so, spread over many months, your mind runs at a voltage that makes common talk sound padded, and languages or heresies go in at a glance. People catch one sentence of yours in three. It is brilliant. Carry a notebook for the other two, and switch off the whole apparatus well before bed.',
    harmonious:
      'One drawing on a napkin, and you grasp what four manuals had obscured. For a good year learning goes by leaps, with the help of unlikely teachers, and you put things more crisply. Ideas are so plentiful that few are ever tested. Enroll in a class you have no business attending. After each pass, tell somebody what has changed your mind.',
    tense:
      'Mid-sentence, you change sides. Nerves lie near the surface for a year or longer, a single call rewrites the day, and you can be blunter than the case requires. Some of the sparks are discoveries, such as which of your opinions were never yours. Hold anything clever overnight. Leave empty hours between appointments, so that the surprises have somewhere to sit.',
  },
  [Venus]: {
    conjunction:
      'Across the guacamole, your type changes. Liking gets rewired, in several flashes from this year into next, and you are dazzled by a person off every list, or anew by one who has sat beside you for ages. Enjoy the current. Whether it also heats a house takes three seasons to establish, so leave the walls up. Paint something, meanwhile, in a color you once hated.',
    harmonious:
      'A friend in purple spectacles knows everyone you are about to like. Affection goes about with its tie undone, this year anyhow. Couples vacation apart and come back talkative, single people meet by attending the wrong lecture, and your eye grows daring. So breezy a time exacts no promises. Make one regardless to whoever freshens you, with a window built into it.',
    tense:
      'On Friday you ask for the key back, and by Sunday you’ve had a second one cut. Attachment is running on alternating current this year and into the next, and somebody blows hot and cold, conceivably you. Can a love leave both people free? The question deserves better than a slammed door. Ask for more air first. Give any thunderbolt six months to do dishes.',
  },
  [Mars]: {
    conjunction:
      'A starting gun goes off in your pocket. On each pass of this long visit impulse is immediate: you act first, brilliantly or rashly, and may break a deadlock that had outlived three committees. Temper comes like hiccups and is over as fast. Work the body daily in some form that has rules. Who is standing underneath? Ask that in the half second before any leap.',
    harmonious:
      'Of all things, you take up fencing. Daring is well coordinated for some while, a year with luck, and when you do a job your own way it comes out faster, so teams let you improvise. Left on the shelf, the spark goes out. Choose an enterprise that you would normally research for months, begin it on the next pass, and look things up on your feet.',
    tense:
      'Some part of you has seen a squirrel. Off it goes, against whatever leash is handy, and provocateurs turn up as if by appointment, this year and likely next. Dead routines can be broken now. Your word shouldn’t be among the breakages. Tell people when you feel the tug, run before breakfast, then ask what the squirrel was.',
  },
  [Jupiter]: {
    conjunction:
      'The atlas falls open at a place you had never considered, and by evening you know its exports. Belief gets a jolt of fresh air, repeated at each pass for a year or more, and openings come from outside the plan. You may leap splendidly, or sell the horse to buy a circus. Put one foot across first. Between passes, ask what the new faith requires on wet Mondays.',
    harmonious:
      'There is a scholarship for left-handed botanists, and somebody sends you the form. Unlikely fits of that sort keep turning up this year, along with friends from far off and a creditable cheer about the future. Treated as soap bubbles, they last as long. Whenever one makes you laugh aloud, apply by the weekend. Two yeses in five would be a remarkable harvest.',
    tense:
      'Soapboxes seem to have been built to your height. Convictions go off with a bang, now and again next year, restraint looks like cowardice, and you would stake a great deal on the newest thing because it is new. Your world had grown parochial, so some stakes do want raising. Use what you can spare. At the second pass, consult whoever disagreed at the first.',
  },
  [Saturn]: {
    conjunction:
      'One morning the desk you bolted down is on wheels. A long-standing structure, be it a post or a posture, comes loose by degrees, one bolt a season, leaving you now exposed, now ten pounds lighter. Contemporaries feel the same draft. Guard what is still in use. As for the rest, take the screws out yourself, singly, and keep them in a labeled jar.',
    harmonious:
      'An old bicycle will take new gears. For about a year you can modernize what you built without betraying it, and your seniority is the reason people trust the novelty. Being so painless, reform may stop at the bell and the paint. At each pass change something that carries weight, and tell the old guard which parts of theirs you kept.',
    tense:
      'Somebody keeps pulling out the bookends. What you relied on slides, by jerks, for a year and then some, and you clutch at it or sweep the shelf clear in disgust. Authority looks wobbly, your own no less. A third way is slower than either: take down every volume, decide, and stand it upright again. Begin with the obligation that made you sigh this morning.',
  },
  [Uranus]: {
    conjunction:
      'At eighty-four or thereabouts the eccentric in you comes of age a second time. Uranus is home, and for as long as it lingers, a year at least, you are excused from fashion and from most tact. Young visitors find you strangely contemporary. Opinions do turn cranky when nobody argues with them. Teach some child a slightly disreputable skill, and have them explain the telephone.',
    harmonious:
      'Nobody has to slam a door this time. Near fourteen, twenty-eight, fifty-six and seventy, Uranus makes its friendly angle to itself, and your whole class is let out early for a year. Tomorrow seems addressed to you by name. Afternoons off get wasted, of course, being pleasant. Experiment while it costs little. Whatever you discover you can do unprompted, arrange to go on doing once a week.',
    square:
      'Around forty-two the understudy in you demands a matinee. That is Uranus opposite its birthplace, as its squares fall near twenty-one and sixty-three, and each lasts a year or two and takes in all your friends. The unlived part wants air, immediately, with sequins. Refused outright, it sets off the sprinklers. Grant it an afternoon a week, by appointment, and learn its name.',
    opposition:
      'Around forty-two the understudy in you demands a matinee. That is Uranus opposite its birthplace, as its squares fall near twenty-one and sixty-three, and each lasts a year or two and takes in all your friends. The unlived part wants air, immediately, with sequins. Refused outright, it sets off the sprinklers. Grant it an afternoon a week, by appointment, and learn its name.',
  },
  [Neptune]: {
    conjunction:
      'By lightning over open water you see how far out you are, and how lovely it is. Three or four such flashes, months apart, light up the dreams you share with your age group, and a few prove to be weather balloons. What you glimpsed fades within minutes. Sing it into a recorder. Then do some definite thing about it before dark.',
    harmonious:
      'Under ultraviolet, plain gray stones turn out to be orange and green. Imagination takes kindly to new equipment, for a year as a rule, and an ideal you share with your contemporaries finds an up-to-date way of being useful. Amusing coincidences gather, and amusement alone makes nothing. In the house where Neptune stands, find a project you had called unrealistic, and try it with the latest tools.',
    tense:
      'Mid-act, the smoke machine fails. At each pass, with a long interval after it, enchantments are switched off without notice, and whatever charmed you, and others your age, is left with its pulleys showing. You feel duped, or hurry off after the next spell. Stay seated long enough to see how it was done. Some of the magic works with the lights on.',
  },
  [Pluto]: {
    conjunction:
      'The drawer that always jammed flies open, with everything in it. Forces kept in check by you, as by your age group, are let go in bursts until the planet has moved along: ambition, old grievance and appetite in one unsorted heap. A single morning of it can set you free. Sort before you fling, with somebody holding the other end of the drawer.',
    harmonious:
      'A hairpin does it, where crowbars had failed. Deep change comes lightly as this transit comes and goes, and you drop a compulsion between two phone calls, or find that a power you resented has a side door. Friends born near you are in similar luck. Such easy release goes by unnoticed, so record what loosened. Next pass, use the hairpin on something filed under permanent.',
    tense:
      'Somebody has rung the basement bell. Up comes a will you seldom let out, in answer to some pressure, and on and off for two years you would like to end things at one stroke. Some things are over. Others want airing. Between the thought and the stroke put forty days, and whatever still asks for the knife can be cut without splinters.',
  },
  [Ascendant]: {
    conjunction:
      'A person in an astonishing hat was seen leaving by your front door. It was you. Uranus crosses the Ascendant once in most lives; your public face is replaced in three jumps or so, and old acquaintances need introducing. Freedom smells wonderful, though it makes a draft for anyone who leans on you. Warn the leaners. Vary the hat and keep the phone number.',
    harmonious:
      'Interesting strangers choose the seat next to yours. You come across this year as current and nobody’s copy, and fresh company lifts you out of ruts that you had taken for roads. Since nothing is demanded, encounters may never get past the sparkle. Ask two of these people to make something with you. By the final pass you’ll know which was a firefly and which a lamp.',
    square:
      '“I’ve been thinking,” someone says over breakfast, and the year changes shape. A partner wants room, or an outsider jolts the pair of you awake, and it takes several rounds to settle. Ties that come loose can be retied to better measure. Panic would cut them, or chain them. Ask to hear the whole thought. Pour more coffee, and answer with a freedom you’d like yourself.',
    opposition:
      '“I’ve been thinking,” someone says over breakfast, and the year changes shape. A partner wants room, or an outsider jolts the pair of you awake, and it takes several rounds to settle. Ties that come loose can be retied to better measure. Panic would cut them, or chain them. Ask to hear the whole thought. Pour more coffee, and answer with a freedom you’d like yourself.',
  },
  [Midheaven]: {
    conjunction:
      'During lunch your job description is rewritten, possibly by you. Direction swerves in the year or two that Uranus spends about the Midheaven, once in most lives, and a title counts for less than what you can invent on the spot. Temper might saw through a branch with colleagues on it. Prepare early and announce late. Keep a file of skills that have no name yet.',
    harmonious:
      'They call about the odd line on your résumé, the bees or the year in radio. Work opens sideways for a while, a year perhaps, in which independence and good standing get on and bosses enjoy being surprised. Openings like that don’t wait in line. Have lunch with somebody whose trade did not exist when you left school. Ask what they can’t find anyone to do.',
    square:
      'Dust from some upheaval at work settles on the kitchen table, unless it is the other way around. Until the final pass, perhaps two birthdays off, neither post nor address feels nailed on, and you would abolish the one to save the other. Change is due, but its order is yours. Shift one piece at a time. Keep the Sunday walk exactly where it was.',
    opposition:
      'Dust from some upheaval at work settles on the kitchen table, unless it is the other way around. Until the final pass, perhaps two birthdays off, neither post nor address feels nailed on, and you would abolish the one to save the other. Change is due, but its order is yours. Shift one piece at a time. Keep the Sunday walk exactly where it was.',
  },
};
