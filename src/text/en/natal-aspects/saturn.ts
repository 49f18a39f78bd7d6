import { Conjunction, Opposition, Sextile, Square, Trine } from '../../../chart/aspects.js';
import {
  Ascendant,
  Chiron,
  Midheaven,
  Neptune,
  NorthNode,
  Pluto,
  type Saturn,
  Uranus,
} from '../../../chart/bodies.js';
import type { NatalAspectsOf } from '../../catalogue.js';

export const saturnAspects: NatalAspectsOf<typeof Saturn> = {
  [Uranus]: {
    [Conjunction]:
      'Saturn and Uranus were together around your birth, and you are for order and for revolt, both at once. Others near you in age share this. You want to reform what some people would throw out, and throw out what others would keep, and under pressure you go from defending a rule to breaking it in a single afternoon. Both wishes are sound. A rule suits you best when it says how long it is meant to last.',
    [Opposition]:
      'In the months of your birth Saturn and Uranus were opposite each other, and rules and rebellion come to you as two people who can’t agree. You defend the usual procedure, and a little later you want to abolish it, depending on who is standing in front of you. You speak both languages and rest in neither. Someone who strikes you as too rigid, or too wild, is saying what you said not long ago. It helps to remember that.',
    [Trine]:
      'Changing things without upsetting anybody comes easily to you and to many people your age, because Saturn and Uranus are in trine. You learn the new tool and respect the person who has always done it by hand, and you don’t see what the fuss is about. That can make you impatient with people who are frightened of change. You may also be slow about the one thorough reform that only somebody like you could pull off.',
    [Square]:
      'You stay too long, and then you leave in a day. Saturn and Uranus were square when you were born, and everyone of that time has had to find out how much order a free life needs. You hold on and strain against it at once, until something breaks. The same tension, once it has a plan, makes a stubborn inventor. Say that you are dissatisfied while you could still stay; things may change before you do.',
    [Sextile]:
      'Some things can be changed without harm, and you have a feeling for which ones. Saturn and Uranus are sextile in your chart. Given an old arrangement that no longer works, you would keep nearly all of it and change the right part. The ability needs a task, or it turns into sensible opinions about progress. You are also well placed to introduce the oldest person in a group to the newest thing in it.',
  },
  [Neptune]: {
    [Conjunction]:
      'Saturn and Neptune stand together in your chart, and you can’t have a dream without asking what it would take. Some days the dream looks like an escape, and on others a duty looks like a prison. You are easily saddened by the state of the world. You are also able to mend a little of it, steadily, without needing to be told that it will help. That works best on a small scale, every day.',
    [Opposition]:
      'Saturn faces Neptune in your chart, and what you believe and what you can prove discredit each other. You see through a false hope, expose it, and then miss it. With dreamers you become the realist, with realists the dreamer, and you can switch parts within one conversation. People your age know this argument. Take one hope that has survived your questions, and give it a fair trial.',
    [Trine]:
      'Saturn and Neptune are in trine for you and for a good many people your age, and you can give a dream a form without killing it. Where others feel pity, you draw up a plan; where they wait for inspiration, you keep at it. You may also give up too soon on things that a push would have improved. Somebody with a great idea and no sense of time could use you.',
    [Square]:
      'A plan seldom feels quite solid to you, and a dream seldom comes without its price. Saturn and Neptune are square in your chart, as for others born that year, and you absorbed doubt along with your ideals. It leaves you with a conscience that isn’t easily fooled and a vague sense of never having done enough. The sense is vague because no one has ever said what enough would be. For one task, say it, and stop there.',
    [Sextile]:
      'Saturn is sextile Neptune in your chart, an aspect that lasts for months, and you can be practical about a dream. Where friends imagine a choir or a house together, you ask who has the key and what the heating costs, and they don’t mind, because you so clearly want it too. You carry more of such things than you meant to. The dreamers thank you warmly and leave you the accounts.',
  },
  [Pluto]: {
    [Conjunction]:
      'Saturn and Pluto were joined at your birth, and you don’t run from hard tasks that others have fled. You and people your age share a certain seriousness: endurance, respect for what is real, a readiness to begin again from the foundations. Control is what it costs. You hold your plans so tightly that nobody can help with them. Leave an important piece to somebody else, and it can come back better than you feared.',
    [Opposition]:
      'When someone uses rank on you, you close up. Saturn stands opposite Pluto in your chart, as for many people your age, and power is something you meet from outside, in a person who won’t yield. You become a skilled negotiator, and you respect strength, even hostile strength, that keeps its word. Sometimes the unyielding one was you. That is hard to see in the moment, and people who love you might name a few occasions if you asked.',
    [Trine]:
      'Long effort steadies you. Saturn and Pluto are in trine in your chart, as for much of your age group, and you know which parts of a failing thing will bear weight and which must come out, and power in your hands is slow and safe. Enduring is so natural to you that you may stay in a hard place past all reason. No one will think of relieving you, because you don’t look as if you mind.',
    [Square]:
      'Saturn and Pluto are square in your chart, and whoever wants authority over you meets resistance, yourself included. Most people your age know the feeling of having to be strong. You drive yourself as no one else would dare to. The result is a person who can’t be bought or bullied, and who stands firm when others give way. Look for an effort that would only prove that you could make it. You can skip that one.',
    [Sextile]:
      'With Saturn sextile Pluto, like many people born near you in time, you are not easily impressed by important people. You learn how a slow institution works, wait until you are wanted, and then move something heavy by an inch. You may be offered dull positions with a good deal of responsibility. You may refuse, since you don’t care to rule over anyone, and then watch somebody take the job who does.',
  },
  [Chiron]: {
    conjunction:
      'An early judgment of you may still hold you back, with Chiron, read as a sore place, on Saturn. In skill, perhaps, or in the eyes of someone whose approval counted, you felt found wanting, and have become thorough and careful. You are patient with every slow learner except yourself. What takes you three attempts stays with you for life. Look at that judgment again. Much of it was about the person who passed it.',
    harmonious:
      'Saturn helps Chiron in your chart, and you have found ways of carrying what can’t be cured: good habits, patience, a dry sense of humor. Beginners learn from you how to do a hard thing without getting hurt. Because you manage so well, nobody supposes that it was ever difficult. Mention once that it was. You may see two or three people breathe a sigh of relief who had thought that they were the only ones.',
    tense:
      'Rules seem to have been made to keep you out, with Saturn at a hard angle to Chiron, though mostly they were made by somebody in a hurry. Any official voice touches the sore place. You prepare far too much, or you don’t apply at all. On the other side of this is a fine sense of where institutions hurt people, and patience in putting it right. Apply all the same, since refusals are rarer than you expect.',
  },
  [NorthNode]: {
    conjunction:
      'Few of the things that matter most to you can be done fast, and it is a relief to know it. Saturn is on the North Node, so you grow through apprenticeship: through exams, duties, and teachers who don’t praise. You may wait for years until you feel ready, while people who began unready learn the same things sooner. Once you are in charge you seldom let others take over. Keep some hours when nobody depends on you.',
    harmonious:
      'Saturn works along with the North Node: you learn well from people who have done the thing longer, and their advice tends to hold good. A long course of study, or a slow rise, is likely to bring you where you hoped to go. So at ease on that road, you can miss a call to hurry. When two people you respect say “now,” each independently of the other, it is time, ready or not.',
    square:
      'As soon as the way ahead is clear, a sense of duty reminds you of something behind you. Saturn is square the North Node, and an old promise, a family task or the fear of seeming careless slows each step. Some of this weight is real, and you carry it better than most. Some of it is only habit that passes for conscience. Responsible people do put things down, once they have shown somebody else how they work.',
    opposition:
      'Saturn lies on the South Node, opposite the North Node, and being responsible is what you arrived with. You take charge and hold out as though there were no other way, and so everyone’s chores come to you. Few people are more dependable, and you have nothing left to prove by it. What lies ahead is gentler than you trust. Try a few hours when nothing depends on you, and see who manages.',
  },
  [Ascendant]: {
    conjunction:
      'With Saturn on the Ascendant you hold back at first, and people take your shyness for judgment. They behave a little better in your presence and tell you a little less. Beginnings cost you an effort that nobody sees, and perhaps that is why they last. Time is on your side, because with every year you have less to prove. If you smile first, people are so surprised that they like you on the spot.',
    harmonious:
      'Saturn supports your Ascendant and makes you seem as reliable as you are; people stop worrying about the arrangements. You may be trusted with a task before others are, and strangers ask you to watch their things. You are trusted so regularly that hardly anyone asks how you feel. You may bring up the subject yourself. Even a steady person is allowed a wretched day, described in full.',
    square:
      'Saturn is square your Ascendant: you expect disapproval when you come in, and you stiffen; then it is the stiffness that people disapprove of. Coming through this again and again has given you backbone and a dry wit, and people who stay past the first fifteen minutes tend to stay for good. Ask the sternest person there a friendly question. About half of them were hoping to be asked.',
    opposition:
      'You take other people seriously and choose serious people, with Saturn on the Descendant. They may be older, or busy, or hard to please. You commit yourself slowly, and you mean it, and there is real safety in such ties. There can also be a judge in them, whose good opinion you go on earning long after you have it. Find out what that person is afraid of. It is often the same thing as you, not being enough.',
  },
  [Midheaven]: {
    conjunction:
      'Standing in the world matters to you, and with Saturn at the Midheaven you pay for it in patience. You carry responsibility before anyone calls it that, and what you reach, slowly, is firm under your feet. A mistake made in public stays with you for years. You may decline a good opening because you aren’t certain. The people who offer it may have seen the mistake and want you all the same. When thanks come, enjoy them openly.',
    harmonious:
      'Whatever you are put in charge of ends up in order, and with Saturn in harmony with your Midheaven, word of it tends to get around. You understand how an organization thinks, and you rise in it at an even pace. All this is so manageable that you may never have asked who chose the direction. Some of the work that you would do even unseen might fit into the position you have.',
    square:
      'Something often seems to stand in the way, with Saturn square your Midheaven: a rule, a person in authority, or your own doubt that you deserve it. When progress is slow, you answer by working harder. It has made you able in ways that don’t show, and others lean on you without mentioning it. Ask plainly for the better position, with reasons and dates. You would do as much for anyone else.',
    opposition:
      'Home is a serious matter for you, with Saturn on the Imum Coeli, opposite the Midheaven. Family weighs on you as duty or silence, or as a standard that goes with you wherever you live, and you stay true to it. More than anything you want quiet, firm ground, and you are able to make it. It takes time, and you are allowed to make it comfortable, too.',
  },
};
