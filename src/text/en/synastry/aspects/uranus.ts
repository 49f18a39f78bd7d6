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
      'Near you this person may feel like giving something up, if only a role they have played for years. Your Uranus blows through their Sun like an open window, and in them you get what experimenters seldom have, a steady friend who is proud of your strangeness. It is exciting for both and restful for neither. When they have changed something because of you, be there for the weeks that follow.',
    harmonious:
      'Around you they may find a laugh they had not used for years. Your Uranus lets their Sun be more itself without breaking anything, while their plain regard saves you the trouble of proving how different you are. You think more boldly together. A serious subject, however, is dropped for an amusing one whenever it comes up, though it may be the one they wanted your honest view on.',
    tense:
      'They count on a plan, and you change it. You hardly do so on purpose: their Sun is so certain that your Uranus would like to test it, and the more you go your own way, the harder they may hold on. With you they loosen up a little, and through them you learn that certain people are worth coming back to. Say beforehand when you will be gone, and you are spared half the quarrel.',
  },
  [Moon]: {
    conjunction:
      'With you this person’s habits change, beginning with when they eat. Your Uranus excites their Moon, so they can feel wonderfully alive and a little homeless at once, while you find in them a warmth that does not cling. You come close in sudden bursts more than in a steady way. Choose one small thing between you, such as a call on Sundays, and let it never change.',
    harmonious:
      'This person can tell you about feelings for which there is no greeting card. Your Uranus receives them as news, without shock, so their Moon gets some air, and you are welcome at hours when nobody else would be. Neither of you clings. With so little pressure, a real need may never be announced, and you hear of their hard week from somebody else when it is over.',
    tense:
      'They have settled in for the evening, and you have changed your mind. Your Uranus makes these turns without thinking and they shake their Moon, while to you their hurt feels like a demand. Each of you asks for what the other finds hardest to give. What you do bring is fresh air, and they enjoy it more once they have seen that you come back.',
  },
  [Mercury]: {
    conjunction:
      'A conversation between you ends where neither of you would have guessed. Your Uranus jolts their Mercury out of its usual path, and they give your sudden ideas a grammar, so that others can follow them. Both of you come away wide awake. There are so many ideas that no decision gets made. Write them down as you talk, and read them through together on a quieter day.',
    harmonious:
      'They send you a message without comment, and you know exactly why. Between their Mercury and your Uranus there is always a shortcut: you skip a step, they see which one it was, and a problem that bored each of you becomes a game. It is friendship at a good clip. Feelings tend to be left out: you could discuss loneliness for an hour, brilliantly, and not learn that they are lonely.',
    tense:
      'No sooner have they explained a thing than you turn it around. Your Uranus knocks their Mercury off its track, the point that you make is often good, and by then neither of you remembers the question. They call you scattered and you call them literal. Say whether you are playing with an idea or deciding something, and let them finish in the second case.',
  },
  [Venus]: {
    conjunction:
      'This person liked you before deciding whether to approve of you. Your Uranus changes what their Venus enjoys, beginning with music, perhaps, and ending with people, and their charm makes your quirks look like style. The attraction is real, and it comes and goes; on a day when your thoughts are elsewhere they may believe that they have lost you, and a word from you puts that right.',
    harmonious:
      'Nobody can say what you two are to each other, and you have not asked. Your Uranus keeps the affections of their Venus fresh, and they make your independence sociable, with a second chair and something to drink. Neither of you feels tied down, and neither is bored. One of you has to call, though, and many months can go by in which each leaves that to the other.',
    tense:
      'First you are enchanted, and shortly afterward you need air. To your Uranus, the wish of their Venus to keep things pleasant and regular can feel like a leash, while they are left holding two tickets. Yet each has something for the other: they find out what they like when nobody is nodding along, and you find out that you like being missed. Tell them that. Much of the tension comes from what neither of you has said.',
  },
  [Mars]: {
    conjunction:
      'Neither of you can sit still when the other is there. Your Uranus sets off this person’s Mars at first contact, and they put into practice what had only been a theory of yours. You are brave together, inventive and rather hard on other people. Neither takes orders. Find a project that may change as it goes, and when tempers rise, leave each other alone for an hour.',
    harmonious:
      'Doing things together feels like play. Your Uranus shows their Mars a quicker way, and they have the nerve to try it at once, so an old machine, a move or a protest is in good hands. You are good in an emergency, both of you. What needs slow care gets none, and half-finished things may pile up in the garage. Finishing them goes faster as a race.',
    tense:
      'They push straight on, and you turn off without a word. Your Uranus and their Mars both want their own way, each by a different method, and the anger comes as suddenly as the turn. You make each other bolder, and more reckless than either is alone. They would mind the turn much less if you told them one corner ahead.',
  },
  [Jupiter]: {
    conjunction:
      'What they believe gets wider and stranger in your company. Your Uranus shows their Jupiter what they had not thought possible, and they believe in notions of yours that others only smiled at. Chances seem to come to both of you, mostly because neither is afraid to try, though one venture is often dropped half done when a better one turns up.',
    harmonious:
      'They know where they would like to end up, and you know another way to get there. Your Uranus brings luck to their Jupiter, and they to you: a plan falls through, and the stranger at the counter turns out to be the one to ask. Their good faith takes the edge off your contrariness. You may come to rely on luck as though it were a method, until the night when nobody has booked a room.',
    tense:
      'When they grow solemn you can’t resist contradicting them. Your Uranus finds the views of their Jupiter too comfortable, they find you contrary, and you can argue about freedom and belief until late. Their convictions are sounder for having been tested, and their good humor keeps you in the room. In front of others, a question is kinder than a joke.',
  },
  [Saturn]: {
    conjunction:
      'Where this person has always been careful, you walk in without knocking. Your Uranus may frighten their Saturn at first and then free it, and they offer what you would hardly admit to needing, a place where your inventions are kept and put to use. A sudden change costs them more than you can see. Help them break the rule that hurts them, and leave alone the ones that merely bore you.',
    harmonious:
      'Together you are good at putting something new into something old. Your Uranus can be inventive without pulling down anything their Saturn has built, and since they trust you with it, you may find yourself growing fond of it. Changes go through in good order. Now and then each of you softens a proposal for the other’s sake, and what is left pleases neither, though both believed it was what the other wanted.',
    tense:
      'A rule that they quote tempts you to break it. Their Saturn then makes another, your Uranus breaks that as well, and soon you think they enjoy forbidding while they think you enjoy breaking things. Your best ideas and their best judgment have hardly met so far. Agree on one part of life in which anything may be tried, and keep their rules in the rest.',
  },
  [Uranus]: {
    conjunction:
      'One wave of change carried you both, because your Uranus is beside theirs, as it is for most people near your age. You rebel in the same style, laugh at the same authorities, and need not explain what you mean by freedom. For that reason neither can see where your rebellion was only a fashion. Ask each other what you have never dared to drop, though it bores you.',
    harmonious:
      'Neither of you is shocked by the other’s kind of freedom. Your Uranus and this person’s agree across the years that lie between you: one brings what is new, the other remembers how such things turned out, and both of you prefer a fresh question to being right. You can talk like that through many evenings. Build or found something together that has to work, and it becomes more than talk.',
    tense:
      'What set your generation free is old furniture to theirs, and the reverse is true as well. Your Uranus and theirs rebelled against different things, so each may call the other tame or reckless, and on good days you laugh. Nobody else can show you so well how things look from the other side. Tell each other what it once took courage to do.',
  },
  [Neptune]: {
    conjunction:
      'You can wake this person from a dream that most people of their age have shared. Your Uranus falls on their Neptune, as it does for many of your years and theirs, and between two individuals it works quite gently: an old longing of theirs loses its stock pictures, and some pity gets into your plans for improvement. Not every hope can stand being argued with. Say what you would change about one, and wait to be asked for more.',
    harmonious:
      'There may be a practical way toward what this person only longs for, and you can find it. Between the Uranus of your age group and the Neptune of theirs there is good will, though few make any use of it: you bring the invention, they bring the reason why it should be kind. The future sounds less cold when they speak of it. Neither of you is strong on schedules, so set a day to begin.',
    tense:
      'A truth of yours can break a mood that they would have liked to keep. Your Uranus is at odds with their Neptune, as in much of your age group and theirs, and between two people it comes down to small matters: a remark during the last scene of a movie, a dream explained at breakfast. They keep you from being merely clever. You keep them from believing everything. Ask first whether they want to be woken.',
  },
  [Pluto]: {
    conjunction:
      'Near you an anger comes up that this person, like most people of their age, usually keeps down. Your Uranus startles their Pluto, and with the anger comes the power to change a great deal; they in turn give your protests roots, so they outlive the mood. It can be a strong alliance for a hard task. Go slowly, and let them say how much of it they want to bring up at once.',
    harmonious:
      'A change that would alarm others is, to you two, a subject for lunch. Your Uranus shows their Pluto a quick way out of something that held them fast, and they teach you to mean what you propose; your two age groups are allies in this. Together you have the nerve for a clean break. Radical talk is cheap, though. One real change, made side by side, would tell you what the alliance is worth.',
    tense:
      'You want it changed at once, and they want it changed for good. To your Uranus their Pluto seems ominously patient, to them you look flighty in your haste, and your two age groups have had this quarrel before. It has its use between two people: you keep their grudges from hardening, and they keep your reforms from being undone within a year. Things go well as soon as you agree on what has to come down first.',
  },
  [Ascendant]: {
    conjunction:
      'They try things with you that they had only thought about before. Your Uranus startles this person’s Ascendant into showing itself, and people who have known them for years look twice. They in turn take your oddities for granted. Some of the changes will not last, so wait to see which of them they keep before you praise them all.',
    harmonious:
      'With you along, this person looks around more. Your Uranus loosens the manner of their Ascendant, so they talk to strangers, try on the odd hat, and are amused where they would have been embarrassed; and because nothing about you surprises them, you need not work at being surprising. A bond of this sort needs almost no upkeep. Now and then it does need a call, with nothing unusual to report.',
    square:
      'They are seldom prepared for you. Your Uranus squares their Ascendant and upsets the picture that they present, sometimes before others, so they are on guard when you arrive; to you their manners look like a costume. With time they find that nothing terrible happens when they are caught unprepared. Surprise them in private, and let them keep their composure in public.',
    opposition:
      'Freedom and surprise come into this person’s dealings with others through you, for your Uranus is on their Descendant, which faces the Ascendant. They feel awake near you, and never quite sure of you. You may be the one who moves on when they had just begun to say “we.” This bond starts fast and doesn’t care for a label, and they may come to count on more than you ever promised.',
  },
};
