import type { ReturnQuestions } from '../../../return-catalogue.js';

/** How the closing of a year answers what its opening asked. */

const houses: ReturnQuestions['answers']['houses'] = {
  1: {
    2: 'Independence has its price, and you can pay it with a good conscience once you know the sum. Set aside what must stay safe, and be as free as you like with the rest.',
    4: 'Those at home bear your going your own way quite well as long as they know when you will be back. It is the vague absences that hurt.',
    6: 'Your own plans will never fit into the time that is left over, because none is. Give them the first hour of some days, and the day’s work will fit into the rest.',
    7: 'Most of it becomes simple once each of you knows which decisions are whose. Before a large one, say what you need and ask what the other person needs, and only then look for the answer.',
    8: 'Closeness does not cost you yourself as long as you can still say no to small things. Practice on those, and the large questions lose some of their terror.',
    10: 'What is expected of you and what you think right agree more often than it seemed in the heat of it. Where they do not, do what you can answer for, and say why.',
    12: 'There is a rhythm in this, and you have probably found it by now: out for a while, then back. Announce your absences, and nobody will take them for a mood.',
  },
  2: {
    3: 'Most offers are decided by waiting a day. What you still want after you have slept on it and told somebody about it is usually worth what it costs.',
    5: 'Pleasure that has been paid for beforehand is the lightest. Put a sum aside for it at the beginning of each month, and then count no more.',
    7: 'Sharing goes best where not everything is shared. Keep one thing that is entirely your own, say so without apology, and you will be the more generous with the rest.',
    8: 'Trust is easier where the terms are known. Write down, with the person concerned, who puts in what; you will both sleep better for it.',
    9: 'Safety and experience are both worth money. Decide which sum is not to be touched, and let the rest take you somewhere.',
    11: 'Friends who are worth it would rather hear no than find out later what it cost you. What you give after you have looked at your own means is given gladly.',
  },
  3: {
    4: 'The street and the kitchen table both want you, and you come to each with news from the other. Keep some evenings on which you answer nobody.',
    6: 'An open mind does not need free days, only free quarter hours. Read, ask or write before the list begins, and the rest of the day has something to think about.',
    8: 'You know by now which things lose their value when they are passed on. Keep those, and be as talkative as you like about everything else.',
    9: 'Errands expand to fill whatever they are given. The larger plan survives if it has a fixed hour in each week and the errands have to fit around it.',
    10: 'What you can say to everyone is not less honest for being shorter. The long version belongs to those who know you, and they are glad to have it.',
    12: 'Silence has done you good where it was chosen, and harm where it was only fear. If you have turned a sentence over for weeks, it wants to be said.',
  },
  4: {
    5: 'A home with no room for play gets heavy, and play with no home gets thin. Move one piece of furniture, or one rule, for the sake of what you enjoy.',
    7: 'Those you come from and the person you choose ask for different things, and only seldom for the same evening. Say to each what they can count on, and do not let one of them explain you to the other.',
    9: 'Whoever knows where home is can go far from it. Choose the week and the place early, and those who stay behind will be less afraid of losing you.',
    10: 'Home and the world outside will both take whatever you leave undecided. Decide which hours belong to which, and hold to it when either of them asks for more.',
    11: 'Family has the older claim and friends the lighter hand, and you need both. When both call on one day, ask who can wait; usually somebody can.',
  },
  5: {
    6: 'Pleasure does not have to wait until the work is finished, since it never is. Give it a place in the day that duty has to respect, however short it is.',
    8: 'Lightness and depth are both love, and most people can bear only so much of either at a time. Laugh first, and the serious word will find its moment.',
    10: 'What you love may be what you become known for, at the price that others will have opinions of it. Keep one corner of it that nobody judges.',
    11: 'Friends will forgive you for wanting something of your own. Keep one thing that you do purely because you love it, and give the rest of your time gladly.',
    12: 'Happiness that is kept secret lasts longer, and happiness that is shown goes further. Tell one person, and see whether it grows or shrinks.',
  },
  6: {
    7: 'Who does what is settled by habit unless somebody asks. Ask, on a quiet day, and be ready to give up a task that you have long complained about.',
    9: 'A large aim lives on small portions. Put one of them into each ordinary week, and it will still be there when the free weeks come.',
    11: 'Your help is worth more when you are not exhausted by it. Choose for whom you will drop everything, and let that be a short list.',
    12: 'Enough is a decision, and no list will ever make it for you. Choose the hour at which a day’s work ends before you begin it, and keep to it as you would to a promise.',
  },
  7: {
    8: 'A bond goes as deep as both of you are honest, and no deeper. What it asks of you can be said in one sentence by the end; if it cannot, ask.',
    10: 'Work makes its claims in writing and a person makes theirs in passing, so the second are more easily missed. Put those into the calendar too.',
    12: 'Being close and being by yourself are both good for a bond, as long as neither comes as a surprise. Say when you need to be left in peace, and say also when you will be back.',
  },
  8: {
    9: 'A belief that has met the truth is smaller than before and can carry more. You need not defend what you no longer hold.',
    11: 'Trust is not shared out equally, and nobody expects it of you. You know by now which two or three could be called at any hour; let them know it too.',
  },
  9: {
    10: 'Recognition for something that you don’t believe in is soon tiresome, and belief that nobody hears of is a little lonely. Say what you think in the work that you are known for, and accept that it will not please everybody.',
    12: 'Much of what you went out to look for you brought along. Go and look all the same, for it is easier to recognize when you meet it somewhere else.',
  },
  10: {
    11: 'Friends do not mind that you stand out; they mind being forgotten. Share the credit where it is due, and keep an evening on which your work is not mentioned.',
    12: 'Public life will not offer you rest, so it has to be taken. Put the quiet days into the calendar first, and the public ones where they fit between them.',
  },
  11: {
    12: 'You are good company when you have had enough of your own. Accept fewer invitations, and be entirely there for those that you accept.',
  },
};

const same: ReturnQuestions['answers']['same'] = {
  1: 'You can go your own way and have company on it. Tell people where you are going, and leave the door open for those who want to come along for a part of it.',
  2: 'Enough is easier to recognize beforehand. Name the sum, or the state of things, at which you will stop worrying, and keep to it when you are there.',
  3: 'Out of so much talk choose one subject that you want to understand, and come back to it each week. The rest may come and go.',
  4: 'Home gets better for an open window. Ask somebody in now and then who belongs to none of it.',
  5: 'Joy is not taken from anybody else when it is yours. What has to be done meanwhile can be done at a fixed hour, and it will be done sooner.',
  6: 'Whom or what all this work is for is a question that can be answered in a sentence. Write the sentence down, and you will know which tasks may be left out.',
  7: 'The two of you decide better if each has an opinion to begin with. Make up your mind before the talk, and if you change it, say so.',
  8: 'Letting go is done in small pieces, and it need not be finished. Begin with what you have already stopped believing in.',
  9: 'Distance is worth most when something comes back from it. Decide what you want to bring home, and you will know how far to go.',
  10: 'You cannot be known for everything. Choose the piece of work by which you would like to be remembered, and finish that first.',
  11: 'Some of the hopes that you carry were only handed to you. Keep those that you would still have if nobody shared them.',
  12: 'You may be quiet for as long as you need to, if two or three people know where to find you. Let them know.',
};

const planets: ReturnQuestions['answers']['planets'] = {
  0: {
    1: 'Will and need will not always agree, but they can take turns. Ask at the end of a week which of them had its way, and let the other begin the next.',
    4: 'You do not have to answer every provocation. Choose one matter that is worth your anger, and the others will look smaller beside it.',
    5: 'Enough is hard to feel while things go well. Decide the measure beforehand, of promises above all, and be as hopeful as you like within it.',
    6: 'What you can stand up for after a no is what you really meant. Let the rest go without shame; it had been a little too large anyway.',
    7: 'You can change your course and keep what you care for, if you name it before you turn. What you name is seldom lost by accident.',
    8: 'What you want becomes clearer when you try a small part of it. Do that, and the wishes which were only beautiful will fade by themselves.',
    9: 'You need to hold out in fewer places than you think. Decide what you would never give up, and be easy about the others.',
  },
  1: {
    2: 'A feeling is best told when it is neither fresh nor old. Wait until you can say it calmly, and say it to the person whom it concerns.',
    3: 'What pleases and what comforts you need not come from the same hand. Do not ask it of one person, and both will come more easily.',
    4: 'Behind quick anger there is mostly a hurt that nobody noticed. Say what hurt you, and the anger has done its work.',
    5: 'Comfort has done you good as long as you noticed it. Where you no longer do, something else is missing, and it is worth finding out what.',
    6: 'Warmth often has to be asked for, and asking is no weakness. Let one person know how you are, in plain words, before you need it badly.',
    7: 'Freedom that is spoken of beforehand costs no quarrel. Ask for the small liberties early, and you will not need the large ones so urgently.',
    8: 'A mood that leaves when somebody else leaves the room was probably theirs. Keep some time by yourself in which only your own are left.',
    9: 'Closeness holds better with an open hand. When an old fear speaks, tell somebody that it is the fear, and it becomes quieter.',
  },
  2: {
    4: 'You can say the hard thing and be heard, if you say one thing at a time and ask what the other person thinks of it.',
    5: 'You will not carry out all of your ideas, and you need not. Choose the one that you can explain to a stranger in two sentences.',
    6: 'You have mostly been certain enough before you knew it. Say the thing while it is still of use, and correct it if you must.',
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
    9: 'You may ask a great deal of somebody who can still refuse. Where they cannot, ask for less, and you will be given more.',
  },
  4: {
    5: 'You can finish about half of what you could start. Choose that half early, and you will still have strength for the end.',
    6: 'What stands in your way also shows you where the way is. Work on the nearest obstacle, rest, and work on it again.',
    7: 'Some things only need to be bent. Wait one day before you break with anything, and do it then if you still want to.',
    8: 'Strength that knows what it is for does not leak away. Choose an aim small enough to be seen whole, and begin with that.',
    9: 'Winning has a price, and it is better to set it beforehand. Decide how far you will go, and stop there with your head up.',
  },
  5: {
    6: 'Hope and caution are each right about half of it. Take steps that can be taken back, and you can afford to hope.',
    7: 'The leap that is worth it is the one you would also take more slowly. Tell those who depend on you before you jump.',
    8: 'You can believe in something and still ask what it costs. A good cause bears the question.',
    9: 'Contentment does not arrive with the next thing. Notice what you already have too much of, and start from there.',
  },
};

export const answers: ReturnQuestions['answers'] = { houses, same, planets };
