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
import type { ProgressedAspectsOf } from '../../../catalogue.js';

export const marsProgressedAspects: ProgressedAspectsOf<typeof Mars> = {
  [Sun]: {
    conjunction:
      'Somebody has to be first over the wall, and you see that it is you. Mars is slow by progression, and for three years or so it pours courage into the middle of your life. Things get started, and obedience loses its charm. From behind, a burned bridge can look like progress. Train daily, and reach back over for whoever gave you a leg up.',
    harmonious:
      'Morning swimmers know the moment when the cold turns to fuel. These are two or three years of usable strength, in which you want what you are able to do, and a lead may fall to you simply because you are moving. Ease makes other people’s struggles look like laziness. Choose the long version of your aim. On Fridays keep to the pace of the slowest.',
    tense:
      'The stubborn bolt rounds off under the wrench. Will and self stay at cross-purposes into the third year, so that you force what needs a second tool, clash with whoever is in charge, and begin again. Grit comes of it, and pride is ground to a serviceable size. Step back at the first slip. Oil, a night’s wait and a longer handle move most things.',
  },
  [Moon]: {
    conjunction:
      'That growl from under the table is yours. Drive goes down to where you live, for two years or more; you fight for home, or alter it with your own hammer, and act on feelings as soon as you have them. Those indoors can feel besieged. The anger is partly a child’s. Find it a yard to run in, then speak for it in an adult voice.',
    harmonious:
      'Knocking down a wall together, the family is in excellent spirits. Effort warms you over these few years, and the warmth keeps the effort going: you protect without bossing, and say what you feel while you still feel it. Sitting down is left to others. Once the dust has settled, spend an entire weekend in the bigger room and touch nothing.',
    tense:
      'Plates are being washed very loudly. Impulse and need rub each other raw for some years; you rush what wants coaxing, and the closest people take the heat of battles fought elsewhere. An old resentment at having had to be good gets some exercise at last. Let it have plenty, outdoors. Come in by the back door, hungry, and say who it was really about.',
  },
  [Mercury]: {
    conjunction:
      'A whetstone has taken up residence in your pocket. Wits are kept sharp for two or three years; you argue to find out, master a technical thing by taking it to pieces, and write at speed. So keen an edge looks about for something to cut. Choose targets with thick hides, such as a bad regulation, and be gentle with people.',
    harmonious:
      'The saw keeps to the line, first time. In the years this lasts plan and action speak one language, which makes you everyone’s choice for repairs or the rescue of a meeting. Brevity could be taken for temper. Teach somebody your method, at half speed and with jokes, and listen when they improve it.',
    tense:
      'Before the question is finished you have answered another one. Haste and wit collide, off and on, in the course of several years: debates overheat, and instructions are read afterward. A mind so provoked will, however, go for nonsense that the rest have stopped hearing. Put one slow breath into every exchange. Ask for the other half of the sentence, where your answer often is.',
  },
  [Venus]: {
    conjunction:
      'There is paint under your nails and someone on your mind. For some three years desire visits what you love, and neither wipes its feet. Art gets physical, attraction gets stated, and a tranquil bond may be shaken by how much you want from it. There is no harm in wanting, only in grabbing. Go first and say so, then keep your hands open until the other has moved.',
    harmonious:
      'A bow needs some bite before the string will sing. You find that pressure without thinking for two years or more, in pursuing and making and embracing alike; courtship is play, and things you build bring company. A sweet tone goes thin unless it is practiced. Take on a difficult duet, and in the slow movement let your partner set the tempo.',
    tense:
      'The cake is gone before it is iced. Impatience and pleasure trip each other in these warm-blooded years: you want it now, and now turns out to be the wrong flavor. Quarrels run hot, with making up for half the point. What had grown merely polite wakes up. Keep one delight waiting on purpose, and put the argument and the kiss on separate evenings.',
  },
  [Mars]: {
    conjunction:
      'Ask your knees what you were like at four. Mars is so slow by progression that it lingers near its birthplace through early childhood, and returns there later only by turning around. Either way you meet your first style of fighting, whether you charged or held your breath. It is cruder than suits you now. Keep its speed, and exchange the bite for a firm handshake.',
    harmonious:
      'Still first out on the ice, at an age when others hold the coats. Progressed Mars needs the better part of a long life to send its starting point a friendly look. Nerve and economy are on good terms by then, though restless legs still sign up for more than the day can hold, and you can tell which efforts were always worth it. Lend someone timid your arm for the first lap.',
    tense:
      'Only the longest road brings Mars to odds with its own beginning, and hardly any chart gets there. At such a distance your old reflex, the charge or the sulk, looks touchingly young. You may be vexed at what you spent on being right. Plenty is left. Salute one lifelong opponent, even if it was a habit, and challenge it to checkers.',
  },
  [Jupiter]: {
    conjunction:
      'The banner is larger than its bearer, and the wind is up. You act on what you believe for two or three years, in a campaign or an enterprise, and boldness draws helpers. Overreach rides on the same breeze, and disagreement gets mistaken for treason. Pick one cause and trim the cloth to what two arms can carry all day. Now and then, look back to see who is following.',
    harmonious:
      'Uphill, you are the one who starts the singing. Effort and faith lend each other breath all the way, some three years of it, and one decent success sets off the next. So much gusto leaves the careful behind. Choose a summit that has a path for them too, and carry somebody’s water to the first bench.',
    tense:
      'Three horses, one rider. There is more go than road in this run of years: you bet on your own energy, moralize when thwarted, and take on a third commitment to escape the second. Scope of the kind does get remarkable things begun, and owes the world their endings. Sell one horse, publicly, so that you can’t buy it back by the weekend.',
  },
  [Saturn]: {
    conjunction:
      'Hot iron hisses in the trough and comes up a tool. Your force is tempered for some three years, when leave is slow in coming and anger shut indoors begins to hum. You are able now for labor that would flatten you otherwise. Alternate heat and cold by rule, five days on and two off. Put the complaint in numbers to whoever set the limit.',
    harmonious:
      'Step by cut step, a stair goes up the cliff. With strength and patience pulling together for years, you can undertake what needs both, a late qualification or the rescue of something neglected. Older people rely on you. Toil is also a way of never coming to dinner. Cut a fixed number a day. At the landing put in a seat, and use it.',
    tense:
      'The mule has views. Over several years will meets refusal, from a rule or a superior or your own cold feet, and every shove stiffens the other side. You might shout or give up, and lie awake either way. Still, it is with a stubborn animal that one learns to lead. Lighten the load by a third. Then find out what the animal has seen on the path ahead.',
  },
  [Uranus]: {
    conjunction:
      'With the parachute packed, you are already leaning out of the hatch. Impulse has voltage for two or three years: you invent, you break off, and old restraints come away in your hand. Such speed feels like truth, and sometimes is. Before each jump go down a dull list, from notice period to who feeds the cat, and tell those on the ground where you mean to land.',
    harmonious:
      'A paper clip and some nerve get the thing running. Ingenuity and drive are comrades this year and for a couple to come; you thrive on hours of your own choosing, and can turn sharply without throwing anyone from the car. Starting is such fun that upkeep falls to more patient people. Take one invention past the prototype and service it yourself for twelve months.',
    tense:
      'Wherever you stand, the car alarm goes off. In this jumpy stretch of years you are quick to trigger, with an abrupt exit or a plan overturned just when it was working. A captivity is being protested, justly enough, though often at the wrong desk. Stand still until the noise stops. Then state in one line the freedom you mean to have.',
  },
  [Neptune]: {
    conjunction:
      'Charging at the enemy, you find a curtain. Will goes through mist for two or three years, in the service of a stage, say, or an act of mercy; plain ambition pales, and anger leaks away as fatigue or a grand rescue. There is real grace in exertion for something unseen. Give it a schedule. Check monthly that those you fight for asked you to.',
    harmonious:
      'Stagehands in black move the palace without a sound. You get your effects in the same manner through these years, by art with labor in it, or by persuasion that works like a change of light. Modesty could leave you uncredited and a bit ghostly. Learn every part of the work. Then once in the run come forward and take a bow in your own shoes.',
    tense:
      'Blindfolded, stick in hand, you swing, and the piñata has moved. Effort slides off its target for some years, as a crusade proves to rest on rumor or enthusiasm drains unaccountably. You may suspect sabotage. Dancers would envy such imagination in the muscles. Plan with the blindfold off. Put it on again for art, where swinging wide is half the fun.',
  },
  [Pluto]: {
    conjunction:
      'Below the gravel the drill hits rock and keeps turning. For about three years there is a bore to your drive; you can carry through what once looked impossible, and may meet the part of you that would win at any cost. State your aim to someone with standing enough to say no. Where water comes up, stop and build a trough.',
    harmonious:
      'Beekeepers work barehanded when they know the hive. You handle strong stuff with that composure, your own anger included, and for a few years will goes deep and comes out usable. To people lately stung it may look like indifference. Undertake the reform nobody dares to begin, announce each movement before you make it, and leave honey for those who live there.',
    tense:
      'Nobody in either clan recalls how the feud began. For as long as three years you meet force with more of it, from a rival or an appetite of your own that will not be told. You uncover strength you would have sworn you lacked, and a taste for winning that deserves a look. Decline the next round. To be able to go on, and stop, confuses everyone.',
  },
  [Ascendant]: {
    conjunction:
      'Even standing still, you look about to cross the road. Mars comes up to the door of the chart once, if at all, and then for two or three years your hand is first in the air. New ventures suit you, though you step on toes. Keep the heat in your stride and out of your voice, and ask which way others were going before the light changes.',
    harmonious:
      'Handed the heavy end, you walk off with it. Vigor looks good on you for some years: you begin promptly, a partner likes the pace, and frank words seldom leave a mark. Such competence is asked to move a great many sofas. Speak up for what you would choose to be seen doing, and let the next sofa find another pair of arms.',
    square:
      'On a narrow sidewalk two umbrellas lock ribs. Others push, or seem to, throughout these few years, and you push back before finding out; partnership turns combative, openly if all goes well. You become exact about where you end. Much that looks like provocation is somebody’s haste. Claim your half of the walk pleasantly. Then take up a game in which bumping is allowed.',
    opposition:
      'On a narrow sidewalk two umbrellas lock ribs. Others push, or seem to, throughout these few years, and you push back before finding out; partnership turns combative, openly if all goes well. You become exact about where you end. Much that looks like provocation is somebody’s haste. Claim your half of the walk pleasantly. Then take up a game in which bumping is allowed.',
  },
  [Midheaven]: {
    conjunction:
      'They put you at the head of the parade with the heavy drum. Ambition marches for two or three years, and you go for the post or start the business in full view. Rivals hear the beat as well. Impatience with slower ranks will be remembered longer than the tune. Decide where the route ends, and at each corner check that somebody is still playing.',
    harmonious:
      'Put in charge of the crew, you still like using the tools. Now begin some years in which you can press for advancement without treading on anyone, and people above trust an initiative they have seen sweat. Being busy may crowd out the reason. Choose a task with your mark on it, ask for the budget, and go home on Thursdays while it is light.',
    square:
      'Somewhere between the boss’s voice and a parent’s, you lose your temper. Drive runs into rank for years, at work or in the family, and a small order feels like a large insult. Independence is gathering, to be served by leaving or by staying on better terms. Decide which in a cool month. Until then argue about tasks and let the titles be.',
    opposition:
      'Somewhere between the boss’s voice and a parent’s, you lose your temper. Drive runs into rank for years, at work or in the family, and a small order feels like a large insult. Independence is gathering, to be served by leaving or by staying on better terms. Decide which in a cool month. Until then argue about tasks and let the titles be.',
  },
};
