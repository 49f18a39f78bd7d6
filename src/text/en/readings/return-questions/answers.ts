import type { ReturnQuestions } from '../../../return-catalogue.js';

/** How the closing of a year or a month answers what its opening asked. */

const houses: ReturnQuestions['answers']['houses'] = {
  1: {
    2: 'Independence has its price, and you can pay it with a good conscience once you know the sum. Set aside what must stay safe, and be as free as you like with the rest.',
    4: 'Those at home bear your going your own way quite well as long as they know when you will be back. It is the vague absences that hurt.',
    6: 'Your own plans will never fit into the time that is left over, because none is. Give them the first hour of some days, and the day’s work will fit into the rest.',
    7: 'You and the other person have less to argue about once it is clear which decisions are whose. Before a large one, say what you need and ask what they need, and only then look for the answer.',
    8: 'Closeness does not cost you yourself as long as you can still say no to small things. Practice on those, and the large questions lose some of their weight.',
    10: 'What is expected of you and what you think right agree more often than it seemed in the heat of it. Where they do not, do what you can answer for, and say why.',
    12: 'Do what you want to do by yourself in one stretch, and rest in the next. If people know beforehand when you will be resting, nobody will take it for a mood.',
  },
  2: {
    3: 'Whatever an offer promises, it can wait for a day. What you still want after you have slept on it and told somebody about it is usually worth what it costs.',
    5: 'Pleasure is easier to enjoy when you know that it is paid for. Put a sum aside for it at the beginning of each month, and count no more until the next.',
    7: 'Sharing goes best where not everything is shared. Keep one thing that is entirely your own, say so without apology, and you will be the more generous with the rest.',
    8: 'Trust is easier where the terms are known. Write down, with the person concerned, who puts in what; you will both sleep better for it.',
    9: 'Safety and experience are both worth money. Decide which sum is not to be touched, and let the rest take you somewhere.',
    11: 'Friends who are worth it would rather hear no than find out later what it cost you. What you give after you have looked at your own means is given gladly.',
  },
  3: {
    4: 'People outside and people at home both like to have you, and you bring each of them the news of the other. Keep some evenings on which you answer no messages.',
    6: 'An open mind does not need free days, only free quarter hours. Read, ask or write before the list begins, and the rest of the day has something to think about.',
    8: 'What has been told to you in trust is usually easy to recognize. Keep that to yourself, and be as talkative as you like about everything else.',
    9: 'Talk and errands take up all the time that they are given. The larger plan survives if it has a fixed hour in each week and the errands have to fit around it.',
    10: 'What you can say to everyone is not less honest for being shorter. The long version belongs to those who know you, and they are glad to have it.',
    12: 'Silence does you good where you choose it, and harm where you are only afraid to speak. If you have turned a sentence over for weeks, it wants to be said.',
  },
  4: {
    5: 'Home and pleasure are good for each other. Change one rule of the house, or one corner of it, for the sake of what you enjoy.',
    7: 'Those you come from and the person you choose ask for different things, and only seldom for the same evening. Say to each what they can count on, and do not let one of them explain you to the other.',
    9: 'You can go far and still be at home somewhere. Choose the week and the place early, and those who stay behind will be less afraid of losing you.',
    10: 'Home and the world outside will both take whatever you leave undecided. Decide which hours belong to which, and hold to it when either of them asks for more.',
    11: 'Family has the older claim and friends the lighter hand, and you need both. When both call on one day, ask who can wait; usually somebody can.',
  },
  5: {
    6: 'Pleasure does not have to wait until the work is finished, since it never is. Give it a place in the day that duty has to respect, however short it is.',
    8: 'Lightness and depth are both love, and most people can bear only so much of either at a time. Laugh first, and the serious word will find its moment.',
    10: 'What you love may be what you become known for, at the price that others will have opinions of it. Keep one corner of it that nobody judges.',
    11: 'Friends will forgive you for wanting something of your own. Keep one thing that you do purely because you love it, and give the rest of your time gladly.',
    12: 'Some pleasures are better kept private, and some are better shared. Tell one person about yours, and you will notice which kind it is.',
  },
  6: {
    7: 'Who does what is settled by habit unless somebody asks. Ask, on a quiet day, and be ready to give up a task that you have long complained about.',
    9: 'A large aim lives on small portions. Put one of them into each ordinary week, and it will still be there when the free weeks come.',
    11: 'Your help is worth more when you are not exhausted by it. Choose for whom you will drop everything, and let that be a short list.',
    12: 'What is enough you decide yourself, and no list does it for you. Choose the hour at which a day’s work ends before you begin it, and keep to it as you would to a promise.',
  },
  7: {
    8: 'A bond goes as deep as both of you are honest. Say in one sentence what you expect of the other person, and ask what they expect of you.',
    10: 'Work makes its claims in writing and a person makes theirs in passing, so the second are more easily missed. Put those into the calendar too.',
    12: 'Being close and being by yourself are both good for a bond, as long as neither comes as a surprise. Say when you need to be left in peace, and say also when you will be back.',
  },
  8: {
    9: 'What you believe may be simpler in the end, and more your own. You need not defend what you no longer hold.',
    11: 'Trust is not shared out equally, and nobody expects it of you. You know by now which two or three could be called at any hour; let them know it too.',
  },
  9: {
    10: 'Recognition for something that you don’t believe in is soon tiresome, and belief that nobody hears of is a little lonely. Say what you think in the work that you are known for, and accept that it will not please everybody.',
    12: 'Going far and keeping quiet are both ways of finding out what you believe. Plan some of each: one journey with a purpose, and some days at home on which nothing is planned.',
  },
  10: {
    11: 'Friends do not mind that you stand out; they mind being forgotten. Share the credit where it is due, and keep an evening on which your work is not mentioned.',
    12: 'Public life will not offer you rest, so it has to be taken. Put the quiet days into the calendar first, and the public ones where they fit between them.',
  },
  11: {
    12: 'Your friends have more of you when you are rested. Accept fewer invitations, and be entirely there for those that you accept.',
  },
};

const same: ReturnQuestions['answers']['same'] = {
  1: 'You can go your own way and have company on it. Tell people where you are going, and leave the door open for those who want to come along for a part of it.',
  2: 'Enough is easier to recognize beforehand. Name the sum, or the state of things, at which you will stop worrying, and keep to it when you are there.',
  3: 'Out of so much talk choose one subject that you want to understand, and come back to it each week. The rest may come and go.',
  4: 'Home does you more good when it isn’t closed to others. Now and then ask somebody in who doesn’t belong to the family.',
  5: 'You take nothing from anybody by enjoying yourself. What has to be done can have its fixed hour, and the rest of the day is yours.',
  6: 'It can be answered in one sentence, with the name of a person or of a thing in it. Write the sentence down, and you will know which tasks may be left out.',
  7: 'Any two people decide better if each has an opinion to begin with. Make up your mind before the talk, and if you change it, say so.',
  8: 'Letting go is done in small pieces, and it need not be finished. Begin with what you have already stopped believing in.',
  9: 'A journey or a course of study is worth most when you bring something back from it. Decide what that is to be, and you will know how far to go.',
  10: 'Your name cannot stand for everything. Choose the one thing that you would like people to remember of this time, and do that one well.',
  11: 'Some of the hopes that you carry were only handed to you. Keep those that you would still have if nobody shared them.',
  12: 'You may be quiet for as long as you need to, if two or three people know where to find you. Let them know.',
};

const planets: ReturnQuestions['answers']['planets'] = {
  0: {
    1: 'Will and need will not always agree, but they can take turns. Ask at the end of a week which of them had its way, and let the other begin the next.',
    4: 'You do not have to answer every provocation. Choose one matter that is worth your anger, and the others will look smaller beside it.',
    5: 'It is hard to feel that you have enough while things go well. Decide beforehand how much you will promise, and be as hopeful as you like within that.',
    6: 'What you can stand up for after a no is what you really meant. What you can’t defend you may give up without shame.',
    7: 'You can change your course and keep what you care for, if you name it before you turn. What you name is seldom lost by accident.',
    8: 'What you want becomes clearer when you try a small part of it. Do that, and the wishes which were only beautiful will fade by themselves.',
    9: 'You need to hold out in fewer places than you think. Before the next contest begins, ask yourself whether this is one of them.',
  },
  1: {
    2: 'A feeling is best told when it is neither fresh nor old. Wait until you can say it calmly, and say it to the person whom it concerns.',
    3: 'What pleases and what comforts you need not come from the same hand. One person may be good fun and another a comfort, and you can be glad of both.',
    4: 'Behind quick anger there is mostly a hurt that nobody noticed. Say what hurt you, and the anger has done its work.',
    5: 'Comfort does you good as long as you notice it. Where you no longer do, something else is missing, and it is worth finding out what.',
    6: 'Warmth often has to be asked for, and asking is no weakness. Let one person know how you are, in plain words, before you need it badly.',
    7: 'Freedom that is spoken of beforehand costs no quarrel. Ask for the small liberties early, and you will not need the large ones so urgently.',
    8: 'A mood that leaves when somebody else leaves the room was probably theirs. Keep some time by yourself in which only your own are left.',
    9: 'Closeness holds better with an open hand. When an old fear speaks, tell somebody that it is the fear, and it becomes quieter.',
  },
  2: {
    4: 'You can say the hard thing and be heard, if you say one thing at a time and ask what the other person thinks of it.',
    5: 'You will not carry out all of your ideas, and you need not. Choose the one that you can explain to a stranger in two sentences.',
    6: 'You are mostly certain enough before you know it. Say the thing while it is still of use, and correct it if you must.',
    7: 'Ideas that come too fast for others can be written down and told one at a time. Those that still please you after a week are the good ones.',
    8: 'Hope and fear both leave out details. Ask for those, in writing where it matters, and you will know which it was.',
    9: 'Not everything that can be found out has to be. Follow the one question that really concerns you, and let the others keep their secrets.',
  },
  3: {
    4: 'You can want something of a person and be kind to them, if you ask instead of waiting to be understood. Ask, and let them say no.',
    5: 'Of several pleasures the real one is that which you miss when it is gone. Give it more room, and some of the others less.',
    6: 'Affection that has cost you something is not wasted if it was meant. Give it first to those who also ask how you are.',
    7: 'Love and freedom get on when both are granted on both sides. Say how much distance you need, and ask what the other person needs.',
    8: 'The dream and the person may both be lovely. It helps to know, each time, which of them you are speaking to.',
    9: 'You may ask a great deal of someone you love, as long as they are free to say no. Where you see that they would not dare to, ask for less.',
  },
  4: {
    5: 'You can finish about half of what you could start. Choose that half early, and you will still have strength for the end.',
    6: 'An obstacle is easier to deal with in parts. Work on the nearest of them, rest, and work on it again.',
    7: 'Some things only need to be bent. Wait one day before you break with anything, and do it then if you still want to.',
    8: 'Your strength lasts longer when you know what it is for. Choose an aim small enough to be seen whole, and begin with that.',
    9: 'Winning has a price, and it is better to set it beforehand. Decide how far you will go, and stop there with your head up.',
  },
  5: {
    6: 'Hope and caution are each right about half of it. Take steps that can be taken back, and you can afford to hope.',
    7: 'A leap is probably worth it if you still want it after a month. Tell those who depend on you before you jump.',
    8: 'You can believe in something and still ask what it costs. A good cause bears the question.',
    9: 'Contentment does not arrive with the next thing. Notice what you already have too much of, and start from there.',
  },
};

export const answers: Omit<ReturnQuestions['answers'], 'ofAngle'> = { houses, same, planets };
