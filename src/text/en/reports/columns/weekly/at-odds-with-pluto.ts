import type { Pluto } from '../../../../../chart/bodies.js';
import type { ColumnShelf } from '../../../../report-catalogue.js';

/**
 * A swift planet in square or opposition to Pluto, by the house of the swift one: what is held on to, and who has the
 * say.
 */
export const atOddsWithPluto: ColumnShelf['outerFriction'][typeof Pluto] = {
  1: {
    intro: [
      'You want something badly this week, and someone or something stands against it. Others feel how much you mean it before you have said a word, and answer your force with theirs.',
      'You are at full strength this week and not easy to stop. A single aim drives you, any hint of control makes you set your jaw, and the people around you feel tested.',
    ],
    course: [
      'With Pluto in the matter, everything seems to turn on not giving way. Ask yourself what you would lose by losing, as it is often a matter of pride from long ago. You can be firm and still say what you are after. What you refuse to be pushed into deserves a no in few words, without a threat behind it.',
      'Pluto wants all or nothing, and most of what you want can be had at three quarters. Ask yourself whether you still want the thing or only want to win. If it is winning, you may let go. Hard physical work, or an old corner cleared out, makes better use of such strength than a contest does.',
    ],
    close: [
      'One part of your aim is worth the fight. The rest can be let go, and you are not likely to miss it.',
      'Somebody has probably given way to you this week without being weak. You could tell them that you noticed.',
    ],
  },
  2: {
    intro: [
      'Money is a question of power this week. Someone sets the terms, you cling to a thing because it might be taken, or a purchase is really about who decides.',
      'Possession has a grip on you this week. You want a thing too much to bargain for it, an old envy stirs, or somebody makes you feel that what you earn is a favor.',
    ],
    course: [
      'Pluto brings up what you believe you are worth, and a figure can hurt for that reason. Look at it soberly all the same. Nobody should hurry you into a contract, and you need not win every cent of a dispute either. One possession or one expense has had a hold over you; if you let it go you may feel lighter at once.',
      'With Pluto money stands for something else: safety, love, a score to be settled. Name it, and the sum becomes a sum again. Drive no bargain in which one side has to lose face. You may be keeping something in a drawer only because it once cost you dearly, and can part with it.',
    ],
    close: [
      'Once you know what the money stood for, the sum itself is easier to agree on.',
      'If you give up one thing that has had a hold over you, the rest of what you own is easier to enjoy.',
    ],
  },
  3: {
    intro: [
      'Words carry weight this week. A question is put like an interrogation, someone keeps back the one thing that matters, or you cannot stop turning over what was said.',
      'A subject will not let you go this week. You dig in a conversation until it hurts, read between lines that may be empty, or hold back a piece of knowledge because it gives you the upper hand.',
    ],
    course: [
      'Pluto goes to the root of a subject and does not know when to stop. You may find out what is behind a remark, and hurt somebody with it. Decide beforehand what you want to know and what you mean to do with it. A secret told to you in these days should stay with you. Persuading by pressure works for an afternoon.',
      'Pluto makes a detective of you. The talent is real, and so is the temptation to know more than you were told. Ask one direct question and accept the answer for now. If somebody tries to wear you down by repeating themselves, you need not find new words for your no; the old ones serve.',
    ],
    close: [
      'You need to say the important sentence only once. Said quietly, it is more likely to be heard.',
      'If you have learned something that could hurt somebody and kept it to yourself, people will trust you with more.',
    ],
  },
  4: {
    intro: [
      'At home it comes down this week to who decides. An old story in the family stirs under a small dispute, and you feel more strongly about it than the occasion calls for.',
      'An undercurrent pulls at the family this week. Somebody rules the house by a mood, an inheritance of hurt or of furniture is fought over, or you become at the door the child you used to be.',
    ],
    course: [
      'Pluto brings up the very subject that everyone at home has avoided. Somebody may use silence, guilt or money to get their way, and it may be you. You need not settle the past in order to agree about the present. Say what you will do and what you will not, and leave the others their dignity.',
      'Pluto makes small things at home stand for large ones, and a quarrel over a shelf may really be about who was loved more. You can decline to play your old part without accusing anyone of theirs. Something may be thrown out at last, from the cellar or from the stories told at table, and the place breathes again.',
    ],
    close: [
      'Those at home need not agree about the old story. It is easier to live together once somebody has told it openly.',
      'Your family may go on as before. You can still decide which of its habits you do not carry on.',
    ],
  },
  5: {
    intro: [
      'Love and jealousy are near neighbors this week. You want a person, a success or a finished work entirely, and the smallest sign of reserve is felt as a refusal.',
      'Passion has a sharp edge this week. You want proof of love, play as if your life hung on it, or cannot leave alone a piece of work that has been good for days.',
    ],
    course: [
      'With Pluto the feelings are strong and the means can be too. Testing somebody, or making them guess, will get you an answer you do not believe. What you make with your hands or your voice can take all of this intensity. To a child or a lover, leave a corner that you know nothing about.',
      'Pluto turns wanting into needing. It helps to know what you are afraid of, as jealousy is often a fear of being left. Make it pleasant for the other person to come to you, instead of asking where they have been. In what you create, go as deep as you like: the scene, the color or the chord that frightens you a little is the right one.',
    ],
    close: [
      'You enjoy love more when you stop looking for proof of it. What is given freely need not be watched.',
      'If you leave a lover, a child or a piece of work alone for a day, you can enjoy them again.',
    ],
  },
  6: {
    intro: [
      'There is a struggle over the daily work this week: who decides how it is done, who checks whom, or how much of you it may use up. You will not let go of a detail, or someone else will not.',
      'Work shows its hard side this week. Somebody watches the clock or you, a method is defended like a fortress, or you find a fault in the foundations that no one wants to hear of.',
    ],
    course: [
      'Pluto makes people thorough and suspicious. A method may have to be given up that no longer works, and whoever invented it will defend it. Stay with what can be shown. If you drive yourself as though everything depended on it, set an hour at which the tools are put down, and keep to it.',
      'With Pluto you would sooner begin the whole job again than repair a part of it. Say what will happen if nothing is done, once, to the person who can act on it. Then let it be theirs. Power struggles over small rules eat the hours in which the work would have been finished. Your strength has limits that deserve respect as well.',
    ],
    close: [
      'The method that replaces the old one may be dull. If it works, nobody will have to fight about it next week.',
      'A fault that you have put right needs no argument any more, even with those who would not hear of it.',
    ],
  },
  7: {
    intro: [
      'Between you and another person it is a question of power this week. One presses and one resists, what is said politely has an edge, and neither wants to be the first to step back.',
      'The other person is a force this week. They want more of you than you had offered, or hide what they want, and you catch yourself planning your answers in advance.',
    ],
    course: [
      'Pluto lets each see where the other can be hurt. That is knowledge to be careful with. Ask what the two of you are really afraid of losing, since it is rarely the thing on the table. You need not give in, and you need not have the last word. A proposal that leaves both a way out is the strongest one.',
      'Pluto brings two strong wills into one room. It can end in a better bond than before, if nobody has to surrender for it. Leave the old list of wrongs where it is. Tell them the worst thing that you fear they think of you; it is usually untrue, and the air clears.',
    ],
    close: [
      'You will go on seeing each other when this is over, so an agreement that both can live with is worth more than a victory.',
      'Whatever the two of you have said openly this week, neither has to guess any more.',
    ],
  },
  8: {
    intro: [
      'What you share with somebody is contested this week. It may be a sum, a claim, a confidence or a fear, and each of you holds on tighter than is needed.',
      'Deep water is stirred this week in what you share with someone. An old debt, an old desire or a thing that was sworn never to be mentioned has a say in what happens now.',
    ],
    course: [
      'Pluto is a hard bargainer about whatever two people have in common. Something kept under cover may come to light, and is less dreadful there than it was in the dark. Put all of it on the table, your own part first. If you are pressed for a signature or a promise, ask for a week, and take it.',
      'With Pluto here you can tell what is not being said. You may well be right, and still nobody has asked you to do anything about it. Power over another’s money or secrets is best handed back early. If you are the one who depends, find out your rights from somebody neutral. A burden that is looked at together weighs less than half.',
    ],
    close: [
      'What you have told of your own accord, about money or about yourself, can no longer be used against you.',
      'If the two of you come through this on speaking terms, you can trust each other with more than before.',
    ],
  },
  9: {
    intro: [
      'A conviction is fought over this week. You want to convince somebody, or somebody wants to convert you, and the question itself has long since been left behind.',
      'You are in deadly earnest about a question this week. A belief, a lawsuit or an examination takes hold of your nights, and a mild opponent is treated like an enemy of truth.',
    ],
    course: [
      'With Pluto an opinion becomes a matter of survival. You may be right, and be unbearable about it. Look for the doubt under your own certainty; the best thought of the week is there. In studies you get to the bottom of a hard subject if you leave the others alone. When you travel, do not quarrel with officials.',
      'Pluto shows you why you believe what you believe. You might find that you hold a view because someone you loved held it, or because someone you feared did not. It may be kept nevertheless, now that you know. Where an institution is in your way, patience and complete papers move it; a fight gives it an excuse.',
    ],
    close: [
      'You may be right without having won the argument. Most people change their minds later, when they are alone.',
      'When you know where your conviction comes from, you can hold it without raising your voice.',
    ],
  },
  10: {
    intro: [
      'There is a contest over your work this week. Someone with influence wants it otherwise, a rule is used against you, or you feel you have to prove that the place is yours.',
      'Somebody measures their strength against yours this week, and the stage is your work. An order has a hidden purpose, a rival knows people, or you are tempted to use what you know about somebody.',
    ],
    course: [
      'Pluto works behind what is said in meetings. Find out who decides and what they are afraid of before you go into it head-on. Do nothing that you would not want to see reported, and keep the record. If a goal has to be given up, it may be one that you have outgrown and were only defending.',
      'With Pluto at work in public matters, what is done in the dark seldom stays there. Choose the means that you could explain afterward. It can be wise to lose a round and keep the task. If you have power over others at present, they watch how you use it more closely than you think, and some will copy you.',
    ],
    close: [
      'You are respected at work for what you can do, and no rival can take that from you.',
      'If you have power at work and did not need to use it this week, people will follow you more willingly.',
    ],
  },
  11: {
    intro: [
      'In your circle it matters this week who has the say. A friend presses you to take sides, a group closes its ranks, or somebody’s loyalty is put to the test.',
      'A friendship or a common cause is put to a hard test this week. One person wants to lead and does not say so, a confidence has traveled, or you are asked to choose a side by people who are both right.',
    ],
    course: [
      'Pluto shows what else besides liking holds a circle together: habit, a debt, or the fear of one person. You need not join a campaign in order to remain a friend, nor expose anyone to be honest. Ask in private what you would be tempted to ask before all the others. A common hope may have to be given up in one form to survive in another.',
      'Pluto shows who gains by a group’s silence. You can put the question that all avoid, calmly and without an audience. If a friend has used you, an honest word comes before an ending. Some circles have done what they were for; to leave them in peace is no betrayal of what they were.',
    ],
    close: [
      'The friends to keep are those who did not ask you to take sides.',
      'Your circle may be smaller after this. Those who remain know what each of them wants, and can plan again.',
    ],
  },
  12: {
    intro: [
      'Something works on you underneath this week. An old fear, a grudge or a thing you never told has more hold over you than usual, and you would rather nobody saw it.',
      'Old ghosts are about this week. A guilt that was never yours, a wish for revenge or a fear from long before comes up at night and looks as large as it did then.',
    ],
    course: [
      'Pluto brings up what was buried when you were not able to look at it. You may be able to now, in small portions. It is easily mistaken for somebody else’s ill will, so check before you accuse. Write it down and lock it away, or tell one person who can keep it. What has been faced once comes back smaller.',
      'Pluto brings back a memory that you usually avoid. You need not look at it alone, nor on a day when you are tired. It helps to say what happened in plain words, once, with the year and the place. What frightens you may be something you concluded as a child, and you know more today than that child could.',
    ],
    close: [
      'The fear is an old one. You are stronger now than you were when it began.',
      'A memory that you no longer have to avoid takes up less of your strength, and you may sleep better for it.',
    ],
  },
};
