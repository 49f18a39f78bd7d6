import {
  Ascendant,
  Jupiter,
  Mars,
  Mercury,
  Moon,
  Neptune,
  Pluto,
  Saturn,
  Sun,
  Uranus,
  Venus,
} from '../../../../chart/bodies.js';
import type { SynastryAspectsOf } from '../../../catalogue.js';

export const uranusSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'Near you they feel like quitting something, if only a part they have played since school. Your Uranus acts on this person’s Sun as an open window acts on papers, and what you get from it is a steady friend to your experiments, proud of your strangeness. It is exciting and seldom restful. Stay in sight after the upheaval, for it was your breeze.',
    harmonious:
      'Around you they use a laugh that had been out of service for years. This person’s Sun is freed by your Uranus to be more itself, with nothing wrecked, and their plain regard lets you stop proving how different you are. You both think more boldly together. The lightness is paid for in depth, as any sober subject gets changed for a better one. Pick the one they change most often, and stay with it for a while.',
    tense:
      'They count on a plan, and you change it. It is hardly deliberate: so much certainty in their Sun makes your Uranus want to test it, and when you go your own way they hold on the harder. They lose some stiffness by it, and you find out that certain people are worth coming back to. Say beforehand when you will be gone.',
  },
  [Moon]: {
    conjunction:
      'With you, this person’s habits come undone, their supper hour first of all. They feel alive and slightly unhoused, their Moon being so excited by your Uranus, while for you there is warmth to be had here that does not close its hand. Closeness comes in sudden visits. Choose one small thing, such as a regular call, and let it never change.',
    harmonious:
      'Feelings for which there is no greeting card are confessed to you. Your Uranus receives them as news, unshocked, so their Moon gets an airing; and you are welcome at hours that anybody else would find odd. Nothing clings in such a tie. With so little pressure, though, a real need can go unannounced. Ask them straight out what they could use from you.',
    tense:
      'They have settled in for the evening, and you have changed your mind. Your Uranus makes these turns without thinking and their Moon is shaken by them, while to you their hurt feels like a claim. Each of you asks for what the other finds hardest to give. What you do bring is fresh air. Tell them before you go when you will be back.',
  },
  [Mercury]: {
    conjunction:
      'Sentences get finished in your company, though seldom as they were begun. Your Uranus jolts this person’s Mercury out of its groove, and they give your flashes grammar and can explain you to others. Ideas come so fast that decisions wait. Keep a page open while you talk, and read it through together when both of you are cool.',
    harmonious:
      'A message arrives from them without comment, and you know exactly why. Between their Mercury and your Uranus there is always a shortcut: you skip a step, they see which one, and problems that bored you singly become a game. The talk stays brisk and pleasantly bloodless. Warmth must be let in on purpose, by asking how an idea of theirs feels to live with.',
    tense:
      'No sooner have they explained a thing than you turn it around. Your Uranus knocks their Mercury off its track, the point that you make is often good, and by then neither of you remembers the question. They call you scattered and you call them literal. Say whether you are playing with an idea or deciding something, and let them finish in the second case.',
  },
  [Venus]: {
    conjunction:
      'They liked you before deciding whether they approved. What this person’s Venus enjoys is altered by your Uranus, in music to begin with and eventually in people, and what comes back is a charm that makes your differences look like style. The attachment runs on a current that comes and goes. Announce your absences, so that distance is a custom and never a verdict.',
    harmonious:
      'Onlookers cannot say what you two are to each other, and neither of you has asked. Your Uranus keeps the affections of their Venus fresh, and they make independence sociable and put candles on it. Nothing pinches. Then again, nothing holds unless someone decides to hold it. Name a day for the next meeting before you part.',
    tense:
      'You are enchanted, and shortly afterward you need air. To your Uranus the wish of their Venus to keep things pleasant can look like a velvet rope, while they stand there with two tickets. Shaken so, this person discovers what they like when nobody is nodding, and you discover that you mind being missed. Admit it, and the whole arrangement becomes less jumpy.',
  },
  [Mars]: {
    conjunction:
      'Neither of you can sit still when the other is there. Your Uranus sets off this person’s Mars at the first contact, and they put into practice what had only been a theory of yours. It is brave, inventive and rather hard on other people. Neither takes orders. Find a project that may change as it goes, and when tempers rise, leave each other alone for an hour.',
    harmonious:
      'Action feels like play when you are at it together. Your Uranus shows this person’s Mars a quicker way to want something, and they lend you the follow-through that you seldom carry. Between a paper clip of yours and their strong wrists, most machines can be started. Whatever needs a slow hand goes begging. Pick one thing that you started together, and finish it before the next.',
    tense:
      'They push on, and you turn off without a word. Your Uranus and their Mars both want their own way, each by another method, and the anger comes as suddenly as the turn. You make each other bolder, and more reckless than either is alone. Announce a change before you make it, and take turns at deciding how a thing is done.',
  },
  [Jupiter]: {
    conjunction:
      'What they believe gets wider and stranger in your company. Your Uranus shows their Jupiter what they had not thought possible, and they believe in notions of yours that others only smiled at. Chances seem to come to both of you, mostly because neither is afraid to try. Finish the old venture before you begin a new one.',
    harmonious:
      'They know where they would like to arrive, and you know a back way. Chance is kind when your Uranus keeps company with their Jupiter: a plan falls through, and the stranger at the counter turns out to be the one to ask. Their good faith tames your contrariness. As a method, though, luck breeds carelessness about groundwork, so divide the dull part between you before you set out.',
    tense:
      'When they grow solemn you can’t resist contradicting. Your Uranus finds the views of their Jupiter too comfortable, they find you contrary, and you can argue about freedom and belief until late. Their convictions are sounder for having been tested, and their good humor keeps you in the room. In front of others a question is kinder than a joke.',
  },
  [Saturn]: {
    conjunction:
      'Where they have always been careful, you walk in without knocking. Your Uranus frightens this person’s Saturn and then frees it, in that order, and they offer something that you would never admit to needing, a fixed address for your inventions. Sudden changes cost them more than you see. Break the rule that hurts them, and leave standing those that merely bore you.',
    harmonious:
      'Old house, new wiring: that is what you two are good for. Nothing in their Saturn has to come down for your Uranus to run, and since they trust you with what they built, you find yourself growing fond of it. Change goes through in good order. It can fall short of what was wanted, too, if each is busy making it acceptable to the other, so say first what you would do if nobody had to be persuaded.',
    tense:
      'A rule that they quote tempts you to break it. Their Saturn then makes another, your Uranus breaks that as well, and soon you think that they enjoy forbidding while they think that you enjoy damage. Your best ideas and their best judgment have hardly met so far. Agree on one part of life in which anything may be tried, and keep their rules in the rest.',
  },
  [Uranus]: {
    conjunction:
      'One wave of change carried you both, your Uranus beside theirs, and you rebel in the same style. Fellowship comes at once, as with anyone your own age, and carries an echo. What your whole class takes for freedom may be a fashion, and either of you could be first to notice. Compare what each has never dared to drop.',
    harmonious:
      'Each of your generations broke its own windows, and neither is shocked by the other’s. Your Uranus and this person’s agree across the years between you: one brings the news, one knows how such news turned out before, and both prefer a fresh question to being right. Delight in difference can remain mere talk. It becomes a bond when you make something together that has to work.',
    tense:
      'What set your generation free is somebody else’s dull furniture by now, and the reverse is true as well. Your Uranus and theirs rebelled against different things, so each may call the other tame or reckless, and on good days you laugh. Nobody else can tell you what it looks like from there. Let both describe what it once took courage to do.',
  },
  [Neptune]: {
    conjunction:
      'You rouse them from a dream in which their whole age group has been happy. Your Uranus falls on this person’s Neptune, as with most people of your years and theirs, and between two individuals it works quite gently: an old longing gets free of its stock pictures, and pity comes into your progress. Some hopes can’t bear to be argued with. Say what you would like to change about one, and wait to be asked.',
    harmonious:
      'Inventors and dreamers get along, your years and theirs, though few pairs make use of it. Your Uranus finds a means for what their Neptune longs for, and in their company the future you talk about is less cold. Nothing in such a link presses you to act. What neither of you supplies is a plan of work, so bring in a practical third person and agree on a day to begin.',
    tense:
      'Wake up, says your side, and theirs says to lie still. Much of your age group has a Uranus at odds with the Neptune of theirs, and between two people it comes to small matters, such as a truth you tell during the credits of a film that made them cry. They feel shaken by the shoulder, and you feel wrapped in wool. Each state has its hour, and it is kind to ask which it is.',
  },
  [Pluto]: {
    conjunction:
      'Anger that their whole age group keeps shut in comes up fast when you are near. It is your Uranus that startles the force of their Pluto, and with the anger comes the power to change a great deal. They give your revolt roots, so that it outlives the mood. Go slowly, and let them say how much of it they want to bring up at once.',
    harmonious:
      'Upheavals that others dread get discussed by you two over sandwiches. Your Uranus shows their Pluto a fast way out of whatever gripped them, and they teach you to mean it; your two generations are allies in this, each having cleared some ground for the other. Radical talk is cheap in such comfort. One actual change, made together, would tell you how strong the alliance is.',
    tense:
      'You want it changed at once, and they want it changed for good. Uranus on your side finds their Pluto ominously patient, they find you shallow in your haste, and your two age groups have had this quarrel already in louder voices. Up close it has its use: you keep their grudges from setting, and they keep your revolt from being undone. Agree on which brick comes out first.',
  },
  [Ascendant]: {
    conjunction:
      'They try things with you that they had only thought of before. This person’s Ascendant is startled by your Uranus into showing itself, and people who have known them for years look twice. They in turn take your oddities for granted. Some of the changes will not last, so wait to see which of them they keep before you praise them all.',
    harmonious:
      'Walking beside you, they look up and notice a stuffed owl in a window. Your Uranus loosens the manner of their Ascendant like a good knot, and you, met with so little surprise, drop the need to cause any. It is a bond that asks for almost no upkeep. There are days that do want some, and a call with nothing odd to report means more than you would guess.',
    square:
      'They are seldom prepared for you. Your Uranus squares their Ascendant and upsets the picture that they present, sometimes before others, so that they are on guard when you arrive; to you their manners look like a costume. With time they find that nothing terrible happens when they are caught unprepared. Surprise them in private, and let them keep their manners in public.',
    opposition:
      'Nobody they could have ordered would be quite like you. Your Uranus is on their Descendant, which faces the Ascendant, so it is through you that freedom and surprise come into their dealings with others; they feel awake near you and never quite sure of you. The bond starts fast and dislikes a label. Let them know when you are coming and when you aren’t.',
  },
};
