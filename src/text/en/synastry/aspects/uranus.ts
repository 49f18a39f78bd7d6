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
      'Just as they reach for the microphone, you trip over the cord. It is hardly deliberate; the certainty of their Sun makes your Uranus want to test it, and your exits make them grip the stage harder. False roles drop away from them like that, and you learn that some people are worth coming back to. Give a little warning before each jolt.',
  },
  [Moon]: {
    conjunction:
      'With you, this person’s habits come undone, their supper hour first of all. They feel alive and slightly unhoused, their Moon being so excited by your Uranus, while for you there is warmth to be had here that does not close its hand. Closeness comes in sudden visits. Choose one small thing, such as a regular call, and let it never change.',
    harmonious:
      'Feelings for which there is no greeting card are confessed to you. Your Uranus receives them as news, unshocked, so their Moon gets an airing; and you are welcome at hours that anybody else would find odd. Nothing clings in such a tie. With so little pressure, though, a real need can go unannounced. Ask them straight out what they could use from you.',
    tense:
      'The table is laid, and you have changed your mind about eating. Your Uranus turns on the spot and their Moon is shaken, while to you their hurt feels like a hook in the collar. Each of you asks for the one thing the other finds hard. What you can offer is still real, fresh air from you and from them a place to come back to. Before you go, tell them when you will be back.',
  },
  [Mercury]: {
    conjunction:
      'Sentences get finished in your company, though seldom as they were begun. Your Uranus jolts this person’s Mercury out of its groove, and they give your flashes grammar and can explain you to others. Ideas come so fast that decisions wait. Keep a page open while you talk, and read it through together when both of you are cool.',
    harmonious:
      'A message arrives from them without comment, and you know exactly why. Between their Mercury and your Uranus there is always a shortcut: you skip a step, they see which one, and problems that bored you singly become a game. The talk stays brisk and pleasantly bloodless. Warmth must be let in on purpose, by asking how an idea of theirs feels to live with.',
    tense:
      'They are halfway down a list when you ask whether lists are a form of fear. Your Uranus knocks their Mercury off its track, and your point, a good one, arrives in the wreckage; then they call you scattered and you call them literal. Raise a hand before the next flash. Both of you go off with ideas that neither could have had in peace.',
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
      'Once the two of you are bored, the furniture gets moved, and after it the fences. Your Uranus sparks this person’s Mars at first contact, and they put muscle into what had been your theory. Neither takes orders, least of all from the other. Find a project that may change shape as it goes. When tempers jump, a short walk in separate directions saves a good deal.',
    harmonious:
      'Action feels like play when you are at it together. Your Uranus shows this person’s Mars a quicker way to want something, and they lend you the follow-through that you seldom carry. Between a paper clip of yours and their strong wrists, most machines can be started. Whatever needs a slow hand goes begging. Pick one thing that you started together, and finish it before the next.',
    tense:
      'You swerve just as they dig in, and words fly that were meant for the river. Your Uranus and their Mars steer one canoe by surprise, from both ends: they want a straight push, you want to try the other bank. Each provokes the other into nerve, and into risk. Call your turns aloud, and change places before either of you is furious.',
  },
  [Jupiter]: {
    conjunction:
      'Over their settled convictions you have put in a skylight. Belief comes easily to this person, and since your Uranus met their Jupiter it goes in stranger directions, while they give your oddest hunches a confidence that those never met with elsewhere. You are each other’s good luck, and each other’s excuse. Before a new venture, close an old one with honors.',
    harmonious:
      'They know where they would like to arrive, and you know a back way. Chance is kind when your Uranus keeps company with their Jupiter: a plan falls through, and the stranger at the counter turns out to be the one to ask. Their good faith tames your contrariness. As a method, though, luck breeds carelessness about groundwork, so divide the dull part between you before you set out.',
    tense:
      'Grand statements of theirs bring out the imp in you, pin in hand. Your Uranus finds their Jupiter padded, they find you contrary, and arguments over freedom and belief run late. A faith that has been through your pin flies better, however, and their good humor has kept you at tables you would have left. Puncture in private. When others are listening, ask a question instead.',
  },
  [Saturn]: {
    conjunction:
      'Where they have always been careful, you walk in without knocking. Your Uranus frightens this person’s Saturn and then frees it, in that order, and they offer something that you would never admit to needing, a fixed address for your inventions. Sudden changes cost them more than you see. Break the rule that hurts them, and leave standing those that merely bore you.',
    harmonious:
      'Old house, new wiring: that is what you two are good for. Nothing in their Saturn has to come down for your Uranus to run, and since they trust you with what they built, you find yourself growing fond of it. Change goes through in good order. It can fall short of what was wanted, too, if each is busy making it acceptable to the other, so say first what you would do if nobody had to be persuaded.',
    tense:
      'Every rule they quote affects you like a sign saying Do Not Touch. Your Uranus touches, their Saturn puts up another, and soon there is nothing but signs. They suspect you of enjoying damage and you suspect them of enjoying prohibition, so your best ideas and their best judgment have hardly met. Agree on one corner of life in which anything may be tried.',
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
      'Brighter coats come out of the closet when you are about. This person’s Ascendant is startled by your Uranus into showing itself, and those who knew them before look twice. For your eccentricity they keep a door on the latch at any hour. Some changes that you set off are only on approval, so before you cheer, wait and see what they still wear.',
    harmonious:
      'Walking beside you, they look up and notice a stuffed owl in a window. Your Uranus loosens the manner of their Ascendant like a good knot, and you, met with so little surprise, drop the need to cause any. It is a bond that asks for almost no upkeep. There are days that do want some, and a call with nothing odd to report means more than you would guess.',
    square:
      'While they watch the front door, you come in at the back. Your Uranus squares their Ascendant and upsets the picture they present, sometimes before guests, until they brace at your step. To you their manners look like a costume. What they learn, with time, is to be caught off guard and live. Surprise them in private for a while, and let the public version stand.',
    opposition:
      'Nobody they could have ordered would be quite like you. Your Uranus is on their Descendant, which faces the Ascendant, so it is through you that freedom and surprise come into their dealings with others; they feel awake near you and never quite sure of you. The bond starts fast and dislikes a label. Let them know when you are coming and when you aren’t.',
  },
};
