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

export const plutoSynastry: SynastryAspectsOf = {
  [Sun]: {
    conjunction:
      'Nobody has taken such a close interest in them before. Under the gaze of your Pluto their Sun gives up what was merely pose and gains an authority that surprises them, or else they shut themselves off. They let some light into a part of you that has always managed alone. Say what you see, and let them decide what to do about it.',
    harmonious:
      'This person grows more confident because you never doubt that they can bear more. Your Pluto gives depth to their Sun, so they speak to be heard in the back row, and they give your own intensity a reason to come out into the open. Together you get a great deal done. You may be making the decisions without either of you noticing. Next time, let them choose before you have spoken.',
    tense:
      'Between you there is a contest about who decides. So much confidence in their Sun makes your Pluto want to see what is under it, they resist, and neither can say afterward what was to be won. They come out of it with fewer poses, and you have met somebody who doesn’t look away. Say openly what you want of them, including the part that sounds like winning.',
  },
  [Moon]: {
    conjunction:
      'They may tell you what nobody else has heard, and watch how you take it. Feelings that their Moon had long put away are within reach of your Pluto, and they trust you for that, and fear you a little. Meanwhile their care gets through your own reserve. Never use in a quarrel what you have learned this way. The whole trust depends on it.',
    harmonious:
      'Whatever they feel, you have seen it and stayed. Their Moon draws strength from that, and your Pluto, finding simple care, need not be on its guard. In grief, in a crisis or in a hard year, you two can be trusted with a great deal. Small pleasures can seem out of place beside so much depth, and they may take their jokes to somebody else.',
    tense:
      'You ask them what is wrong until something is. Their Moon keeps a feeling to itself, your Pluto senses a locked drawer and cannot leave it alone, and a mood that would soon have passed becomes a question of trust. On the other hand, they may feel things with you that had been numb for years, and you need not always be the strong one. Leave one mood alone, on purpose, and they may tell you about it later.',
  },
  [Mercury]: {
    conjunction:
      'With you they can’t get by with half the truth. In your company this person’s Mercury goes down to the motives, and they put into words what your Pluto has felt only as pressure. Few conversations are so honest. On the wrong day they feel like an interrogation. Ask one question fewer than you would like, and answer one of theirs completely.',
    harmonious:
      'Given the gaps in a story, you two can work out the rest. Their Mercury notices the detail, your Pluto knows what it conceals, and people tell you things, singly and as a pair. For research, repairs and difficult advice it is a splendid alliance. As gossips you can be merciless. Some people need the version of their story that they like, and you can be kind by not working out the other.',
    tense:
      'You remember exactly what they said, and they had said it lightly. To your Pluto every remark of their Mercury has something behind it; so they grow guarded or evasive, you press harder, and the subject itself is forgotten. Tell them when a conversation matters to you. Neither of you gives in easily, and whatever you do agree on has been thoroughly examined.',
  },
  [Venus]: {
    conjunction:
      'Liking this person in moderation has never been possible for you. Your Pluto draws out all the affection that their Venus has, until it becomes fierce and now and then jealous, and their tenderness reaches a place in you that had gone without. Neither of you can be casual about the other, and it shows when they are charming to somebody else: they feel watched, and you feel robbed. It works better to join in the conversation.',
    harmonious:
      'They have thought more of themselves ever since they met you. Your Pluto is certain of their worth, their Venus begins to believe it, and in exchange your strong feelings learn good manners. You bring out depth and taste in each other. So complete an understanding can make other company seem thin, and invitations from people you merely like go unanswered.',
    tense:
      'They may be charming to everybody in order to stay free, and that alarms you. Your Pluto holds on to the affection of their Venus, jealousy creeps in, and both of you test what the other would give up. What is offered freely goes deep between you. You are the one who has to let go first. Mention jealousy early, and as calmly as you would mention the time.',
  },
  [Mars]: {
    conjunction:
      'Together you have an enormous amount of force, and it isn’t settled who aims it. Your Pluto gives their Mars a strength it had never known, and they teach you to fight in the open; with one goal, hardly anything could stop you. In a quarrel, for the same reason, nothing is held back. In a quiet moment, choose a word that stops everything, and use it yourself.',
    harmonious:
      'They last longer with you behind them. From your Pluto their Mars learns to save its strength, and they give you the courage to use yours in the open. In an emergency neither has to look around for the other. As allies you may be stronger than the matter requires, so look first at how large the obstacle really is.',
    tense:
      'They get angry aloud, and you get angry in silence. The blunt force of their Mars meets a Pluto that waits, each of you thinks the other’s way unfair, and a quarrel over nothing can reach back years. Put to work on a shared task, the same strength is remarkable. A grievance you mention the same evening is half the size, and theirs is over once you have heard it out.',
  },
  [Jupiter]: {
    conjunction:
      'They had goodwill for everyone, and you have given it a goal. Their Jupiter hopes for better things in general, and your Pluto asks for one of them in earnest; in return some of their faith gets in among your suspicions. Together you are hard to refuse. You can also end up helping people who never asked. Check with them first, and accept a no.',
    harmonious:
      'They do the talking in public, and you have prepared the ground. What their Jupiter hopes for on a large scale, your Pluto carries through, and in their company you come to expect good of people before it has been proved. Success can make the two of you high-handed, so that anybody with a doubt is treated as an opponent, even one who only wanted to see the figures.',
    tense:
      'They tell the sunny version, and you look for what was left out. Their Jupiter feels its faith put on trial by your Pluto and makes larger claims, you dig deeper, and the other guests begin to look for their coats. There is something to be gained, because what they believe afterward has a foundation, and so does what you doubt. They can listen to your doubts much better once you have told them which part is true.',
  },
  [Saturn]: {
    conjunction:
      'What this person guards most carefully is what you press on. With your Pluto on their Saturn they feel cornered, and then relieved that somebody knows how heavy it is. In return they set limits to your intensity, so that you are easier to live with. Hard tasks suit you both. Never force the matter; tell them something of your own first, and let them answer when they are ready.',
    harmonious:
      'Ten years, to the two of you, is a reasonable time for a project. Your Pluto brings the pressure, their Saturn the form, and together you can build what others will rely on. Each trusts the other to face what is hard. Laughter is scarce, so keep a frivolous friend in common, and say yes to the invitation.',
    tense:
      'They set a rule, and you want to know what gives them the right. Authority is the sore subject between your Pluto and their Saturn. They grow stricter under pressure, and you take that for a reason to press. Ask what the rule is meant to protect before you attack it. Both of you can endure a great deal, and it counts for most when you are on the same side.',
  },
  [Uranus]: {
    conjunction:
      'This person wants to be free of something, and you want to get to the bottom of it. Your Pluto stands on their Uranus, as it does for most people of your age and theirs: a sudden protest of theirs gains weight and lasts, and they can point out an exit that you had missed while digging. When you press too hard they may be gone at once, and they stay longest with people who tell them they can go.',
    harmonious:
      'Changing something from top to bottom does not seem excessive to either of you. Your Pluto sees where it is rotten, their Uranus already knows how it could be done differently, and your two age groups work well together this way. You find each other refreshing, since nothing has to be softened. People who were content with the old way seldom get a hearing, though they might have told you which part still works.',
    tense:
      'They can change something in an afternoon, and you may take years to forgive it. Their Uranus wants out and your Pluto wants an explanation, a difference that divides your age groups and turns up between you as a dispute over who moved whose things. They keep you from sinking into a single cause, and through you their departures come to mean something. Agree on what may be changed without asking.',
  },
  [Neptune]: {
    conjunction:
      'You know what lies beneath something that they loved. Your Pluto stands on their Neptune, a contact of whole generations, so the facts come from you, and compassion, hope and songs without irony come from them. Done slowly, this is a fair exchange. Before you tell them what you found, ask what it was like to believe in it.',
    harmonious:
      'This contact belongs to whole age groups, and in good times you may never notice it. In a bad time your Pluto goes with their Neptune to the bottom of a sorrow, and it is they who make it bearable down there. You give endurance to their compassion, and with them your will can rest. Left idle, such depth can turn into brooding. Go together to see somebody whom others find it hard to visit.',
    tense:
      'They would like to leave a mystery alone, and you want to solve it. Your Pluto has to know and their Neptune has to be allowed to wonder, as your two age groups have often told each other; so they can feel invaded, and you can feel put off with a pretty answer. Each protects the other from one kind of mistake. Before you insist, find out what knowing would cost them.',
  },
  [Pluto]: {
    conjunction:
      'Fear makes both of you stop at the same places. Your Pluto stands with theirs, as is common among people close in age, and you both step around the same subjects without having been told to. Understanding goes deep, and neither needs to explain a silence. For the same reason, a compulsion can pass for normal. Each of you could name the subject that both avoid, and see whether it is the same one.',
    harmonious:
      'Your generation and theirs had different things to tear down, and you don’t get in each other’s way. Between your Pluto and this person’s there is no quarrel, so one can say which fight was worth it, and the other has fresh strength for the next. You respect each other’s scars. Because you agree so easily, neither of you may notice when you are hard on somebody else. Ask a third person how it looked.',
    tense:
      'Different upheavals have marked you, and each is privately sure that their own went deeper. Between your Pluto and this person’s lies an old quarrel of two generations, in which advice sounds like conquest and reserve like contempt. There is a great deal of strength on both sides, and you can pool it. Tell each other what you came through, without comparing, and then ask for help with something heavy.',
  },
  [Ascendant]: {
    conjunction:
      'Since you came along, this person is less polite and more present. Your Pluto is on their Ascendant, so they come into a room as though they had business there, and people may ask what has happened to them. You see behind the manner that others take for the person, and they may feel both known and exposed. Don’t try to change them unless they ask, and praise the changes they make for themselves.',
    harmonious:
      'With you beside them, nobody cuts in line ahead of this person. Some of the strength of your Pluto passes into the bearing of their Ascendant, until they have it even when you are not there, and from them you learn that it is possible to be strong with an open face. Protecting them can become a habit for both of you. A small fight or two should be theirs to lose.',
    square:
      'Your interest feels to them like a test. Your Pluto squares their Ascendant, so they either prepare for a contest or keep out of your way, while you suspect that there is something behind the manner. Tell them why you ask, and something about yourself with it. Somebody who has been seen through so often would like to be looked at with kindness.',
    opposition:
      'What other people call fate, this person meets in you. Your Pluto falls on the Descendant, facing their Ascendant, and from there you call up all the nerve they have, because they can neither ignore you nor quite relax. If it is honest, a bond like this changes two lives for the better. If it is not, it turns into a siege. You are good at keeping quiet, so it is for you to say first what you want.',
  },
};
