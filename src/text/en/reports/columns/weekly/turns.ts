import type { WeekShelf } from '../../../../report-catalogue.js';

/** A planet other than Mercury turns retrograde, or a slow one backs into the sign before. */
export const turnsBack: WeekShelf['turnsBack'] = {
  1: {
    intro: [
      'You are given time {week} to think again about yourself. A development that concerned you, and that seemed to be going only forward, slows down, and you can see what it has made of you so far.',
    ],
    course: [
      'The turn may feel like a loss of momentum. People ask less, answers are put off, and the new manner that you had just gotten used to no longer seems so certain. That is no reason for alarm. In the months of going back you find out which of the changes were really yours, and which you had taken on because somebody admired them. It helps to make no promises about your future self for a while.',
    ],
    close: [
      'What is left when the planet goes forward again will be you, and not a draft of you. There is no need to be any faster.',
    ],
  },
  2: {
    intro: [
      'Money and possessions come up for a second look {week}. A development that seemed settled slows down, and you have time to ask whether what you pay for, work for or hold on to is still worth it to you.',
    ],
    course: [
      'Planets that turn back take something out of your hands for a while and let you see it from the other side. A payment may be put off, a purchase lose its charm, or an offer need reading again. It is less of a loss than a pause. The figures you arrive at now are truer than earlier ones, because nobody is hurrying you, and most people find one expense they do not miss.',
    ],
    close: [
      'When things go forward again you can decide what was worth keeping. Until then the slow answer about money is the sound one.',
    ],
  },
  3: {
    intro: [
      'What you say, write and learn is going over old ground from this week on. A conversation you had taken for finished is not, and a subject that you thought you knew has a page you skipped.',
    ],
    course: [
      'For a time your words seem to carry less far. Letters may stay unanswered, a class drags, or somebody close to you falls silent and will not say why. Underneath, much is being sorted: what you have always repeated without thinking, and what you would say if you were believed. Going back to an earlier teacher, text or companion is no step backward. The answer that comes slowly in these months can be relied on.',
    ],
    close: [
      'A thought has to be turned over several times before it is yours. There is time to do so, and you may take it.',
    ],
  },
  4: {
    intro: [
      'A change at home comes to a halt {week}. What was going to be moved, built or cleared up in the family has to rest a while, and the pause turns out to have a meaning of its own.',
    ],
    course: [
      'Something may be missing: a paper, a decision or the good will of one person. While it is missing you live in the half-finished state, and come to see what you really wanted from it. Memories that belong to the matter rise to the surface. An older relative may have a part of the story that you had never heard. Whatever you settle now should be small, and capable of being undone.',
    ],
    close: [
      'The house can wait, and waiting will not harm it. When the work goes on you will know better what should stay as it is.',
    ],
  },
  5: {
    intro: [
      'In love and in everything you do for pleasure something turns back {week}. A feeling that was racing ahead stops to ask questions, and you look again at what used to make you happy.',
    ],
    course: [
      'Someone may be less available, or you may. An enthusiasm cools, and what is left of it is either nothing or the real thing. Creative work wants to be redone from the middle. None of this is a verdict. Feelings come and go, and while they are low you can tell which of them lasts. A talk with somebody who knew you when you were in love for the first time would do you good.',
    ],
    close: [
      'Joy that returns after such a pause is quieter and lasts longer. There is no hurry to replace it with another.',
    ],
  },
  6: {
    intro: [
      'Your working life comes under review {week}. An arrangement that seemed to be getting better slows down, and your body, your calendar or your colleagues show you where it was built too hastily.',
    ],
    course: [
      'You move in small steps for some time, and now and then backward. But as you redo what was done before, you find the weak spot. People who only care about speed may be impatient, and will thank you for it later. It is a period for maintenance in every sense, of tools, of habits and of your own strength, and less is asked of you than you think. Extra duties can be refused with a clear conscience.',
    ],
    close: [
      'Whatever you mend in these months will hold. The work will pick up again, and you will be sleeping better when it does.',
    ],
  },
  7: {
    intro: [
      'Between you and somebody else things slow down {week}. A commitment is looked at once more, a distance makes itself felt, and you have the chance to see the other person as they are.',
    ],
    course: [
      'One of you may have doubts, or only less time. It would be easy to take that as an answer, but it is still the question. In such months couples go back over what they once agreed on, without always saying so, and someone from earlier may cross your path. Pressure produces the opposite of what it wants. Interest works better: how they have been, what has changed for them, what they would ask for if they could begin again.',
    ],
    close: [
      'A tie that is examined and kept is stronger than one never looked at. Give the looking as long as it needs.',
    ],
  },
  8: {
    intro: [
      'A matter of trust or of shared money is taken up again {week} from the beginning. You had hoped it was behind you, and it is, except for the part that nobody had wanted to look at.',
    ],
    course: [
      'Settlements may be delayed, and an old fear show up where you had expected calm. In looking back you understand why: there was an unspoken condition on one side or the other. It is a slow and thorough business, and you need not do it alone. What others owe you, and what you owe them, can be set down in plain figures. What cannot be counted is better left in peace for some time.',
    ],
    close: [
      'Going back once more is how an old entanglement comes to an end. The weeks ahead may well be its last round.',
    ],
  },
  9: {
    intro: [
      'A plan that reached far ahead loses speed {week}. The journey, the study or the conviction in question has to be thought through once more, and you may be quite grateful for the pause.',
    ],
    course: [
      'Perhaps places are fully booked, a result takes longer, or a teacher is less help than you had hoped. At the same time you begin to see what you had hoped to find at the end of the road, and that part of it lies nearer. Books that you read years ago have something new to say. Others may press you for your opinion, and you are in the middle of changing it. “I used to think so” is a perfectly honorable sentence.',
    ],
    close: [
      'You will get there later, and better prepared. What you believe then will have been tested on the way.',
    ],
  },
  10: {
    intro: [
      'In your career the pace drops {week}. A rise, a project or a recognition that seemed certain takes longer, and you have the opportunity to ask what you wanted it for.',
    ],
    course: [
      'From outside a slower career looks like standing still. People in authority are undecided, or busy with themselves, and effort alone will not move them. Meanwhile the work you have already done is being looked at more closely than you know, so it is a good time to go over it yourself and to put right whatever would embarrass you. Former colleagues can open doors. The ambition that survives such a stretch is the one that belongs to you.',
    ],
    close: [
      'Careers are not made in the months when everything goes forward. When the turn comes you will have the stronger case.',
    ],
  },
  11: {
    intro: [
      'Your hopes, and the people you share them with, go through a time of testing from this week on. A circle loosens, a plan is postponed, and you see more clearly who has really meant it.',
    ],
    course: [
      'Some friends are simply busy. With others you notice that you were held together by a cause which has lost its shine. It is a little lonely, and also restful. Earlier friendships can be taken up again at the very point where they stopped. If a group depends on you, this is the time to find out whether it could do without you for a while, and most groups can.',
    ],
    close: [
      'Hopes that have been looked at in daylight are fewer and better. You will know in whose company they belong.',
    ],
  },
  12: {
    intro: [
      'What has been going on in you behind closed doors turns back {week} for another look. You need more sleep, more quiet and less advice than usual, and old matters move about in the night.',
    ],
    course: [
      'What you feel is hard to explain to others, as nothing has happened. Memories come in no order; a guilt that you had gotten used to begins to look exaggerated. You withdraw from one or two things and nobody protests. In these months you are working something through, whether you watch it or not, and interruptions only make it longer. A person who can listen without having to help is worth a great deal.',
    ],
    close: [
      'There is no date by which an old worry has to be understood. One day you will notice that you have not thought of it for a week.',
    ],
  },
};

/** A planet other than Mercury turns direct: one of Jupiter to Uranus, then Venus or Mars. */
export const turnsForward: WeekShelf['turnsForward'] = {
  1: {
    intro: [
      'You get moving again {week}. Something about yourself that had been in suspense for months is decided, perhaps without your noticing exactly when, and you can act on it.',
      'You get your own way again {week}, in small things at first. Weeks of hesitation, in which you could neither want properly nor let go, are over, and you notice it by how quickly you answer.',
    ],
    course: [
      'The first sign is usually physical: more appetite, a straighter back, a wish to throw something away. You have spent a long time asking who you were going to be. Now a small occasion comes, and you simply behave like that person. Those around you may need a while to catch up. It helps to start with what is easy, since strength that has rested a long time comes back by being used.',
      'Venus and Mars turn back seldom and for long enough to leave one unsure of oneself. Now a plain desire is back, and it does not ask what others will think. You dress for yourself, you say what you like, you start a thing and finish it on the same day. Somebody who has been patient with you deserves to hear that it is over. What you learned about your own limits in between is worth keeping.',
    ],
    close: [
      'The doubts have done their work and can be dismissed. You are on your way again, and it shows.',
      'You may be somewhat wiser about what you want. There is no need to explain it at length.',
    ],
  },
  2: {
    intro: [
      'In money matters the brakes come off {week}. What was held back, kept under review or not yet paid may begin to move, and the decisions you prepared can be carried out.',
      'What you can do and what you would like to have are in agreement again {week}. You may enjoy a purchase again, or find a long doubt about the worth of something decided.',
    ],
    course: [
      'You know by now what you can do without. That makes the next steps simple, and quite different from those you would have taken before. An expense is cut for good, or something you really need is bought at last. If a source of income has been uncertain, the picture becomes clearer in the course of some weeks. It moves slowly at first, and you may let it.',
      'For weeks you had worked without seeing the return, or wished for things that lost their charm in the shop. That may change now, step by step. You can ask for money again without your voice going thin. An object you have gone without all this time is either bought with a good conscience or forgotten. To begin with the smallest open account is sensible, since success in that makes the next one easier.',
    ],
    close: [
      'The waiting has given you a firmer idea of what you are worth. It would be a pity not to charge for it.',
      'It has become clear what is worth the effort to you. The effort itself can start on the next working day.',
    ],
  },
  3: {
    intro: [
      'A talk that got stuck months ago can be taken up again {week}. You know what you want to say, the others may be readier to listen, and whatever you have been learning begins to fit together.',
      'Talk that had gone sour turns friendly again {week}, and what you had bitten back can be said without biting. People nearby may have been waiting for it as much as you.',
    ],
    course: [
      'There is often an occasion that looks like chance: you meet on the stairs, a letter is answered, somebody mentions the subject of their own accord. The long silence has made both sides more modest. You can say in two sentences what used to take an evening. A course or a piece of writing that got stuck can go on as well, and better for having rested.',
      'Something in the tone was wrong for weeks, too sharp or too sweet, and both sides had grown careful. The first ordinary exchange feels like a gift. After it comes the second, and soon you are talking about the thing itself. If an apology is due, one sentence of it is sufficient. Errands and studies profit too; there is a drive in you again that had been missing.',
    ],
    close: [
      'You have had time to find the right words. What was worth waiting for can be said in the next few days.',
      'You are on speaking terms once more, with others and with your own plans. Something nice may come of it before anything useful does.',
    ],
  },
  4: {
    intro: [
      'At home things start to move {week}. A plan for the place where you live, or a question in the family that no one could answer, may take a direction you can work with.',
      'At home the mood lifts {week}. An effort that had run into the sand is taken up with new strength, and between those who live together a coolness, or a long irritation, may come to its end.',
    ],
    course: [
      'A breakthrough is rare. Somebody may give in, a permit may come, a date may hold. More important is that you have used the months of waiting to find out what you need. Now it can be said simply, and it is less likely to sound like an attack. Old sorrows connected with the house may have become quieter. You may notice that you begin to speak of the future in whole sentences.',
      'Nobody in particular may have been at fault. Things broke, evenings passed in silence, and each thought that the other should begin. Now someone may. A job in the house may be done at last, an invitation sent, and a quarrel that had seemed to be about everything may turn out to have been about something small. It helps not to go over who had been right. What was learned about living together can be seen in how it is done.',
    ],
    close: [
      'What was in question has become a piece of ground you can stand on. You can build on it slowly.',
      'The people at home have one another back. A meal together is a good way to make use of it.',
    ],
  },
  5: {
    intro: [
      'What you love comes back to life {week}. A feeling that had gone quiet, a work that you had put aside or a wish for pleasure that seemed to belong to the past is awake again.',
      'Desire and delight come back {week} after a long detour. In love you know again what you feel, a creative task takes hold of you, and waiting has lost its last excuse.',
    ],
    course: [
      'You notice that you are humming. Someone’s message makes you smile for longer than it takes to read; your hands itch to make something. After so many quiet weeks one is careful, and that is all right. The important questions were settled while nothing seemed to happen, and you know now what you are serious about. Others are attracted by a person who wants something and does not need it at once.',
      'While it was turned inward this strength made you moody, and perhaps a bit suspicious of happiness. You may have thought more about someone than you spoke with them. That can be put right now, in a manner as simple as you can bear. Not everything will be answered. But you are alive to it, and whoever is, is seldom alone for long. Children notice the difference on the first day.',
    ],
    close: [
      'Delight has come back by itself, as it tends to do. Make a little room for it every day and see how it grows.',
      'The detour has shown you what you would not do without. You know the direct way to it now.',
    ],
  },
  6: {
    intro: [
      'In your daily work a knot is undone {week}. What has been going slowly, or going wrong, for months may get a push in the right direction, and your strength comes back along with it.',
      'Work moves forward again {week}. What had taken you twice the usual effort is easier now, and you may find that the people beside you are pleasanter to work with.',
    ],
    course: [
      'A change you made during the slow months begins to pay. Mistakes may get rarer, and a gap in the staff or the schedule may be filled. Not everybody will have noticed how much was repaired in the meantime. It would be wrong to load the time you have gained with new duties straight away. A routine has to run by itself for a while before it can carry anything more.',
      'You may have been working against resistance, that of a procedure, a colleague or your own reluctance. One of them may give way now. Then there is time left over, and the first impulse is to fill it. Resist that for some days, and rest. A routine that was changed in the difficult weeks has proved itself and may stay. Other people can be asked for help again without a sigh.',
    ],
    close: [
      'The slow months are over and the work runs again. You can leave it alone for an evening.',
      'The work goes well again, and at your own pace. Whoever wants more from you can wait their turn.',
    ],
  },
  7: {
    intro: [
      'Between you and another person a long hesitation comes to its end {week}. One of you may take a step that the other is ready for, and the two of you get moving again.',
      'Two people may find each other again {week}. What had cooled or chafed between you and someone close can be set right, not by a great talk but by a gesture that both understand.',
    ],
    course: [
      'You have had months to look at this tie from every side. You cannot forget what you saw, and you need not, because it makes a yes more reliable and a no kinder. Conversations become shorter and more to the point. Where there was a contract to be thought over, it can be concluded on terms that both understand. New acquaintances, too, come closer without all the earlier guesswork.',
      'There were weeks in which every advance came at the wrong moment. You have both learned something from that, chiefly about pride. Now the wish to be together is simple once more, and so is the wish to argue about something that is worth it. With a stranger you can take the step that you put off. If a tie has come to its end in these weeks, the end becomes friendly, and final.',
    ],
    close: [
      'You know what you have in each other. From here on you can live with it instead of examining it.',
      'One of you has moved, and the other has noticed. Everything else can be arranged over supper.',
    ],
  },
  8: {
    intro: [
      'A difficult matter between you and somebody else gets under way again {week}. Money that was tied up, or trust that was withheld, may begin to flow, at first in small amounts.',
      'A long tension about closeness or about shared means lets go {week}. What was withheld may be given, or what was demanded be dropped, and you can breathe in the other’s presence.',
    ],
    course: [
      'The worst was the uncertainty, and you can put an end to it now by asking what is owed, what is feared and what is possible. A signature, a talk or a repayment that would have been too early in the past months can be right at this point. It may leave you curiously tired, as after carrying something heavy up the stairs. The closeness that comes afterward asks for no proofs, and should be given none.',
      'Jealousy and thrift are cousins, and you may have entertained both. Now generosity comes easier, on either side. A debt may be paid, or a desire admitted. Such things do not have to be celebrated, but they should be noticed. If you were the one who held on, letting go may be easier than you thought. If it was the other, thank them without irony.',
    ],
    close: [
      'What was blocked for so long may be settled without force. Go through the papers in peace before you sign.',
      'What belongs to you both can be used again. Sharing costs less strength than holding on did.',
    ],
  },
  9: {
    intro: [
      'The way into the distance is open again {week}. A journey, a course of study or a question of belief that was on hold is taken up, and you see more of the way ahead than you did for months.',
      'Your enthusiasm is back {week} and has found the road. A journey, a subject or a cause that you had lost the heart for draws you on, and obstacles look like ordinary ones.',
    ],
    course: [
      'An answer may arrive from an office or a school, or a person from elsewhere announce a visit. You go about it with less enthusiasm than at the first try, and with more sense. Your opinions have been through a hard winter and those that are left can be defended calmly. It is a good time to teach something, because you still remember how it was not to know.',
      'You had argued too much, or dreamed too much, and got no further by either. Now there is a wish to see for yourself. You book, you enroll, you write to the person in question. Those you tried to convert in the meantime are relieved to hear you tell a story instead. Abroad, or among people with other customs, you make a good impression, as you come with questions and with some appetite.',
    ],
    close: [
      'The road is clear again. What you were looking for out there may have come some way to meet you.',
      'You have only the first stretch behind you, but you are moving again. More cannot be asked of one week.',
    ],
  },
  10: {
    intro: [
      'Something at work that was stuck starts to move {week}. A decision that you or others had left open is ready to be taken, and people look in your direction again.',
      'In your profession you can push again {week} without being pushed back. A rivalry may lose its sting, and goodwill from above, if there is any, can be felt.',
    ],
    course: [
      'Progress is slow at first. You notice it by the questions you are asked: they are about when and how, and no longer about whether. What you learned in the months of waiting is your advantage now, since you know the weak points of the plan better than those who come to it fresh. Somebody above you may need reminding of what was agreed, and may take it well if the reminder is short.',
      'For some time effort had produced nothing but resistance, and charm nothing but smiles. You have meanwhile found out which of your aims could do without applause. That one goes forward now. A conversation with a superior can be matter-of-fact, since nobody has to save face any longer. It is wise to start with a success that is certain, even if small, and to let it be seen.',
    ],
    close: [
      'The wait has cost you less than it seemed. A career goes forward by such turns, and this one has found you better prepared than the last.',
      'You have your footing again at work. The next step can be taken when you are ready, and not a day earlier.',
    ],
  },
  11: {
    intro: [
      'A hope that had been laid aside can be picked up again {week}. Friends may get in touch, a group may find new heart, and what seemed over may turn out merely to have been resting.',
      'Among friends the ice may break {week}. A quarrel, or the politeness that had taken its place, can be forgotten over some common undertaking, and somebody has only to propose one.',
    ],
    course: [
      'Some of the earlier company may be gone, and you may not miss all of it. With those who stayed there is an understanding that needs few words. One of them may come with a proposal which sounds like the old plan and is in fact a better one. You can say what you will contribute and what you will not. That openness, learned in the quiet months, is what holds the thing together this time.',
      'Everybody had probably missed the old tone, and waited for the others. Somebody may tell the joke that could not be told for weeks. Plans that had been shelved are brought out with a certain eagerness. You may be asked to take the lead, because you kept out of the factions or because you made peace first. What you hope for is no secret any longer, and has more supporters than you knew.',
    ],
    close: [
      'Your hope has taken longer than anyone thought. It has become more modest on the way, and it has every chance.',
      'There is something to be done together, and soon. You will see who comes along.',
    ],
  },
  12: {
    intro: [
      'Something in you comes to rest {week}. A worry or an old story that has been with you in the background for months loosens its hold, and you feel the strength return that it had been using.',
      'A secret strain comes to its end {week}. The anger you did not show, or the affection you did not, stops going around in circles, and you may be more at peace with yourself than you are used to.',
    ],
    course: [
      'You may rest more deeply, or cry at last over something long past, and feel the better for it. None of it has to show. You can look at a certain person, or at yourself some years ago, with more warmth than before. Solitude is no longer a refuge, just a pleasure. You can slowly put to use outside what you have understood in these months.',
      'Nobody had known what it cost you to keep so calm. Now the effort falls away and you feel first of all how tired it has made you. A few quiet evenings help with that. Afterward you may find that you can approach someone whom you had avoided, and that the words are not difficult. What was only fantasy is easier to let go.',
    ],
    close: [
      'Nobody is hurrying you. You may keep to yourself for a while longer, and you may also go out among people again.',
      'You will have come through a hard time without witnesses. It is well done all the same.',
    ],
  },
};
