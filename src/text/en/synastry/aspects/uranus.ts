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
      'Since meeting you they have quit something, a post perhaps, or a part they had been playing since school. You act on this person as an open window acts on papers. What you get from it is a steady light to tinker by, and somebody proud of your strangeness. Stay in sight after the upheaval. It was your breeze.',
    harmonious:
      'Around you they use a laugh that had been out of service for years. Your unconventional angle frees this person to be more themselves with nothing wrecked, and their plain regard lets you stop proving how different you are. All this lightness is paid for in depth. Pick a sober subject sometimes, and remain on it till dark.',
    tense:
      'Just as they reach for the microphone, you trip over the cord. It is hardly deliberate: their certainty about who they are makes you want to test it, and your exits make them grip the stage harder. By now they have shed two or three false roles, and you have found someone worth returning to. Give warning before each jolt.',
  },
  [Moon]: {
    conjunction:
      'Supper at midnight, a picnic on the stairs: with you, this person’s household habits come undone. They feel alive and slightly unhoused. For you there is warmth to be had here that does not close its hand, if you can stay long enough to feel it. Choose one small thing, such as a call at nine, and let it never change.',
    harmonious:
      'To you they confess the feelings for which there is no greeting card. Since you receive these as news, unshocked, a guarded heart gets aired, and you are given the run of a kitchen where eccentric hours are nobody’s concern. With so little pressure, real need may go unannounced. Ask what they would want if asking cost nothing, and do that.',
    tense:
      'The table is laid, and you have changed your mind about eating. On their feelings your sudden turns act like a dropped tray; to you their hurt feels like a hook in the collar. What each holds out to the other is real all the same: air for a stuffy mood, a nest for a flying creature. Before you go, tell them when you will be back.',
  },
  [Mercury]: {
    conjunction:
      'Sentences get finished in this company, though seldom as they were begun. You jolt their thinking out of its groove; they give your flashes grammar and can explain you to others. Sleep suffers, and so does anyone awaiting a decision. Keep a page open while you talk. At noon next day, read it through together with cold eyes.',
    harmonious:
      'Links arrive from them without comment, and you know exactly why. Each mind finds in the other a shortcut: you skip a step, they see which one. The talk stays brisk and pleasantly bloodless, with no one owing anyone an answer. Warmth has to be let in on purpose. Ask how an idea of theirs feels to live with, and wait.',
    tense:
      'They are halfway down a list when you ask whether lists are a form of fear. Their thought jumps its track, and your point, a good one, arrives in the wreckage. You are called scattered, and call them literal. Still, each goes off with an idea that neither could have had in peace. Raise a hand before the next flash.',
  },
  [Venus]: {
    conjunction:
      'They liked you before deciding whether they approved. Your presence alters this person’s taste, in music to begin with and eventually in people; back comes a charm that makes your differences look like style. Attachment here runs on current that comes and goes. Build in absences, and announce them, so that distance is a custom and never a verdict.',
    harmonious:
      'Onlookers cannot say what you two are to each other, and neither of you has asked. You keep their affections fresh with the unlooked-for; they make independence sociable and put candles on it. Nothing pinches. Then again, nothing holds unless someone decides to. Mark a day of the year that belongs to this bond alone, and guard it.',
    tense:
      'On Tuesday you are enchanted, and by Thursday you need air, while they stand there with Tuesday’s tickets. Their wish to keep things pleasant looks to you like a velvet rope. Shaken, this person discovers what they like when nobody is nodding. You discover that you mind being missed. Admit it, and the whole arrangement becomes less jumpy.',
  },
  [Mars]: {
    conjunction:
      'Once the two of you are bored, furniture gets moved, and after it the fences. You spark this person’s will at first contact, and they put muscle into what had been your theory. Neither takes orders, least of all from the other. Find a project that may change shape daily. When tempers jump, separate for a quarter of an hour and come back.',
    harmonious:
      'Between your paper clip and their strong wrists, most machines can be restarted. You show them a quicker way to want something; they lend you the follow-through you seldom carry. Action feels like play in this company. It favors the short burst, so whatever needs a slow hand goes begging. Keep one project for rainy weeks, and finish it at their pace.',
    tense:
      'Steering a canoe by surprise, from both ends, is how your teamwork goes. You swerve just as they dig in, and words fly that were meant for the river. Each provokes the other into nerve: they dare what they had only growled about, and you stay in a fight past its first minute. Call your turns aloud, and trade ends at noon.',
  },
  [Jupiter]: {
    conjunction:
      'Over their settled convictions you have installed a skylight. Belief comes easily to this person, and since your arrival it goes in stranger directions; they give your oddest hunches a confidence those never met with at home. Enthusiasm multiplies, and unfinished business with it. Before a new venture, close an old one with honors, both of you present.',
    harmonious:
      'They know where they would like to arrive and you know a back way. Chance is kind to you in each other’s company: a flight is canceled, and the stranger at the counter turns out to be hiring. Their good faith tames your contrariness. As a method, though, luck breeds carelessness about groundwork. Lay some, dull and level, one day a week.',
    tense:
      'Grand statements of theirs bring out the imp in you, pin in hand. They consider you contrary, and you consider them padded. A faith that has been through your pin flies better, however, and their good humor has kept you at tables you would have left. Puncture in private. When others are listening, ask a question.',
  },
  [Saturn]: {
    conjunction:
      'Locks interest you, and this person has a fine one. Where they have always been careful, you walk in without knocking, which frightens and then frees them, in that order. They offer something you would never admit to needing: a fixed address for your inventions. Break the rule that hurts them. Leave standing those that merely bore you.',
    harmonious:
      'Old house, new wiring: that is what you two are good for. Nothing of theirs has to come down for your current to run. They trust you near the beams, and you find yourself growing fond of a wall. Progress here is so orderly that it can fall short of what was wanted. Ask one another what you would do if no one had to be reassured.',
    tense:
      'Every rule they quote affects you like a sign saying Do Not Touch. You touch; they put up another, until there is nothing but signs. They suspect you of enjoying damage, and you suspect them of enjoying prohibition, so that your best ideas and their best judgment have hardly met. Agree on one room in which anything may be tried.',
  },
  [Uranus]: {
    conjunction:
      'The same gadget arrived in both your childhoods, and neither needs it explained. Born within a few years, you rebel in the same style and so hardly notice it. Fellowship comes at once, with an echo. What your whole class takes for freedom may be a fashion, and you two can either confirm it or be the first to tell. Compare what each has never dared to drop.',
    harmonious:
      'With fourteen years between you, or about twenty-eight, you have broken different windows, and neither is shocked by the other’s. The younger brings the news; the elder knows how such news turned out before; both prefer a fresh question to being right. Delight in difference can remain talk. Build one contraption together, with a plug.',
    tense:
      'What set your generation free is, at a distance of twenty-one years or forty-two, somebody else’s dull furniture. The reverse is true as well. You call each other tame or reckless, and on good days you laugh. Each is the only person who can tell the other what it looks like from there. Trade taboos: let both describe what it once took courage to do.',
  },
  [Neptune]: {
    conjunction:
      'Their age group shares a dream it hardly knows it is having, and yours turns up with a flashlight. In just two people this is gentler than it sounds: you free an old longing from its stock pictures, and this person puts pity into your progress. Some visions need the dark. Knock before you switch on, and say what you are looking for.',
    harmonious:
      'Bring a gadget of yours near a reverie of theirs and there is music. Whole age groups share the pattern, tinkerers on one side and dreamers on the other, but few pairs sit down to play. You make the future less cold to one another. What neither supplies is a floor plan, so let a third, practical person into the room on Mondays.',
    tense:
      '“Wake up,” says your age group. “Lie still,” says theirs. Between two people it comes down to smaller matters, such as a truth you tell during the credits of a film that made them cry. They feel shaken by the shoulder; you feel wrapped in wool. Each state has its hour, and you have kept one another from living in only one. Ask which hour it is.',
  },
  [Pluto]: {
    conjunction:
      'Everyone of their years keeps a sealed bottle somewhere, and you come in swinging a corkscrew. What foams out startles you both: old anger, and with it the power to change a great deal more than a job. In return they give your revolt roots, so that it outlives the mood. Open slowly, over a basin, and let this person do the pouring.',
    harmonious:
      'Upheavals that others dread get discussed by you two over sandwiches. Perhaps your age group cleared the ground on which theirs dug, or the order was reversed. In any event you point this person to a fast way out of what gripped them, and are taught by them to mean it. Radical talk is cheap in such comfort. Change one actual thing by Friday.',
    tense:
      'You want it changed by tonight; they want it changed for good. The two age groups you come from have had this quarrel already, in louder voices. Up close, they find your haste shallow and you find their patience ominous, though the one keeps their grudges from setting and the other keeps your revolt from being undone by Monday. Agree on the first brick.',
  },
  [Ascendant]: {
    conjunction:
      'An orange coat came into their life shortly after you did. You startle this person into showing themselves, and those who knew them before look twice. For your eccentricity they keep a door on the latch, at any hour. Some of the changes you set off are on approval only. Wait a season before cheering, and see what they still wear.',
    harmonious:
      'Walking beside you, they look up and notice a stuffed owl in a window. In your company this person’s manner loosens like a good knot, and you, met with so little surprise, drop the need to cause any. It is a bond without upkeep. Upkeep is what some days want, so phone when there is nothing odd to report.',
    square:
      'Watching the front door, they hear you come in at the back. You unsettle the picture they present, sometimes before guests, until they brace at your step. As a companion at arm’s length you may be exactly the draft they had hoped for, and they, by facing you, give you somewhere to arrive. Let them know which door, and when.',
    opposition:
      'Watching the front door, they hear you come in at the back. You unsettle the picture they present, sometimes before guests, until they brace at your step. As a companion at arm’s length you may be exactly the draft they had hoped for, and they, by facing you, give you somewhere to arrive. Let them know which door, and when.',
  },
};
