import type { DayShelf } from '../../../../report-catalogue.js';

/** How the Moon's house serves a day that something else leads: what helps with it, what takes the edge off it, or what
 * makes it clearer where there is too much of it or it is vague. */
export const moonTurns: DayShelf['moonTurns'] = {
  1: {
    eased: [
      'With {moon}, you feel it sooner and show it more openly than others do. What you want from it can be said today in one sentence, before anyone has to guess.',
      '{Moon}, puts you in the middle of it, and people look to you to learn what to make of it. An honest face is answer enough.',
      'As your own wishes are easy to hear with {moon}, you soon know whether this is meant for you. Trust that first feeling, and act on it in a small way.',
      '{Moon}, makes it your own affair, so you may say which part of it you would like. Leave the rest to people who want it.',
    ],
    crossed: [
      'With {moon}, you take it more personally than it was meant. A meal, some air and an hour to yourself come first; after that it is about half the size.',
      '{Moon}, makes your mood easy to read, so that you may have answered before you speak. It helps to say outright that you are not at your best.',
      'Because everything goes under the skin with {moon}, look after yourself before you look after the matter. Most of it will keep until tomorrow.',
      'With {moon}, your first reaction is quick and rather strong. Let the second one answer; it usually comes after half an hour.',
    ],
    blurred: [
      'With {moon}, you want a good deal at once and are not sure of all of it. Wait until the wish has been the same for two hours, and then follow it.',
      '{Moon}, makes your own mood the measure of everything, and it changes. Write down what you would say now, and read it again tonight.',
    ],
  },
  2: {
    eased: [
      'With {moon}, you have an eye for what in all this will still be of use next week. Keep that part, and let the rest go by.',
      '{Moon}, lets you tell fairly exactly what it is worth to you. Once that is clear, a yes or a no is easy.',
      'You are slow and steady with {moon}, and one piece of it, done properly, satisfies you more than a quick look at the whole. Choose which.',
      'With {moon}, what can be touched or counted convinces you more than a promise, and you may ask for an example. Agree to more after that.',
    ],
    crossed: [
      'With {moon}, solid things steady you: a paid bill, a cooked meal, a job done with your hands. Begin with one of them, and come back to the trouble afterward.',
      '{Moon}, makes you hold on more tightly than the matter requires. Give way in a point that costs you little, and the rest becomes easier to talk about.',
      'It touches your sense of being safe, with {moon}, and so it feels larger than it is. Count what you have before you think about what you could lose.',
      '{Moon}, makes you count what it has cost so far. Close that account for today, and spend the evening on something you know to be good.',
    ],
    blurred: [
      'With {moon}, you can bring it down to something that can be counted. A figure, a date or a sample tells you more than the whole story does.',
      '{Moon}, gives you a sense of what things are worth, if you take your time. Keep the money in your pocket until tomorrow, and the promise as well.',
    ],
  },
  3: {
    eased: [
      'With {moon}, you find out what you think of it by telling somebody. The first person who asks how you are may do.',
      '{Moon}, gives you a chance to mention it in passing, in a message or at a neighbor’s door. Do so while it is fresh; two lines are enough.',
      'You find words easily with {moon}, so put it into writing, if only for yourself. What fits on a page can be used.',
      'With {moon}, you hear of it from several sides, and each tells a little more. Put the pieces together before you pass them on.',
    ],
    crossed: [
      'With {moon}, there is a temptation to tell everybody. Choose one listener, from outside, and the story becomes shorter as you tell it.',
      '{Moon}, makes words quick, including those you would like to have back. Write the answer today and send it tomorrow.',
      'A walk, an errand or a chat about other things is within reach with {moon}, and loosens more than going over it once again would.',
      'With {moon}, your thoughts go over the same few sentences. Say them aloud once, to someone or to the wall, and then go out for some air.',
    ],
    blurred: [
      'With {moon}, a question costs nothing. Put it in plain words, repeat the answer, and you will find out where the mistake is.',
      '{Moon}, sends you a second opinion without your asking. Compare the two before you pass either of them on.',
    ],
  },
  4: {
    eased: [
      'With {moon}, the people you live with, or come from, are the ones to share it with. Over a meal, and without much explaining, it becomes theirs as well.',
      '{Moon}, lets you take it quietly, in your own rooms. What you still think of it there in the evening is what it means to you.',
      'You stand on firmer ground than usual, with {moon}, and can go about it with a lighter hand. Put something in order there first.',
      '{Moon}, makes you ask whether your evenings would be the better for it. If they are, that is reason enough.',
    ],
    crossed: [
      'With {moon}, your own four walls are the best answer to it. Go home early if you can, say once what the matter was, and then speak of supper.',
      '{Moon}, makes you long to be where you need not explain yourself. Allow yourself that, even for half an hour; it takes the sharpness off the rest of the day.',
      'You may carry it home with you, where nobody deserves it. With {moon}, a warning at the door helps more than an apology afterward.',
      'With {moon}, an old and familiar feeling may join in. Look after yourself as you would after a guest, and leave the question for the morning.',
    ],
    blurred: [
      'With {moon}, those you live with see it more soberly than you do. Tell them about it over supper, and listen to what they ask.',
      '{Moon}, lets you leave it at the door. An evening among familiar things makes most of it clear by itself.',
    ],
  },
  5: {
    eased: [
      'With {moon}, you may take it playfully, in the company of whoever laughs at the same things. Nobody need ask at once what it is good for.',
      '{Moon}, lets you take it more lightly. Show somebody what has come of it so far, even if it is not finished.',
      'You would like to please and to be pleased, with {moon}, and may begin with the part of it that you would do for nothing. The rest gets some color from that.',
      'With {moon}, you may follow the part of it that makes you laugh. The useful part comes along by itself, or can wait a day.',
    ],
    crossed: [
      'With {moon}, the remedy is something done purely for fun: a game, a song, an hour with a child. You come back to the rest with a different face.',
      '{Moon}, makes you mind more than usual how you look in all this. One person who likes you anyway is audience enough.',
      'Pride has a share in it, with {moon}. If you can laugh at your own part, even only to yourself, the part of the others becomes easier to bear.',
      'With {moon}, you would like to be comforted with something beautiful. A film, a song or a good meal is no answer, and it helps.',
    ],
    blurred: [
      'With {moon}, it may be enjoyed like a story, without committing yourself to anything. Let it be a game for today.',
      '{Moon}, makes you like the look of it very much. Like it, by all means, and decide when you have seen it on an ordinary day.',
    ],
  },
  6: {
    eased: [
      'With {moon}, you can turn it into something done: a list, a call, a corner cleared. Small and finished is better today than large and planned.',
      '{Moon}, gives you patience for the details that decide whether it works. Attend to those before anybody asks, and leave the rest as it is.',
      '{Moon}, keeps the rest of the day in its usual order, so that what is new can have an hour of its own. Let the meals and the bedtime stay where they are.',
      'With {moon}, you see which small thing has to come first, and the others fall into line behind it. Start there.',
    ],
    crossed: [
      'With {moon}, small jobs are a help: each one that gets done takes a little of the pressure with it. Leave the large question until your hands have been busy.',
      '{Moon}, reminds you that you have a body, and that it has been holding its breath. Eat, stretch and go to bed in good time; the matter looks more manageable then.',
      'There is something useful to be done with {moon}, and nobody can quarrel with that. Do yours well, and leave the others to theirs.',
      'With {moon}, you see at once what others have done badly. Mend your own part of it, and let the rest be tomorrow’s work.',
    ],
    blurred: [
      'With {moon}, you can take it apart into small pieces and check them one after the other. What holds in detail may be believed.',
      '{Moon}, keeps your feet on the ground. Do what is on the list in its usual order, and look things over once more before you hand them in.',
    ],
  },
  7: {
    eased: [
      'With {moon}, it goes better between two, if both have a say in how it is done. Ask somebody to share it with you.',
      '{Moon}, shows you another person’s side of it as clearly as your own. That makes this a good day to agree on something.',
      'With {moon}, you may owe a part of this to another person, who would probably like to hear so. Tell them today.',
      'With {moon}, it matters who is with you in this, and they may set the pace for once. Choose your company for the hour.',
    ],
    crossed: [
      'With {moon}, you need not get through it alone. One person who listens without taking sides is worth more than any advice.',
      '{Moon}, makes you feel what the other side feels, which weakens your arguments and improves your answer. Ask one question before you give it.',
      'You may be tempted to give in for the sake of peace, with {moon}. Say that you want to think it over; nobody sensible will mind waiting.',
      '{Moon}, brings somebody into it who sees things otherwise. Hear them to the end; you need not agree in order to be calmer.',
    ],
    blurred: [
      'With {moon}, another person sees the part of it that you overlook. Ask them straight out, and do not argue with the first answer.',
      '{Moon}, makes you inclined to agree for the sake of harmony. A friendly maybe is enough for today.',
    ],
  },
  8: {
    eased: [
      'With {moon}, you look beneath the surface of it. A talk in confidence, with somebody who knows you well, brings out what it is really about.',
      '{Moon}, draws your attention to who gives what in it, and who decides. Once that has been said, the rest is easier.',
      'You feel more of it than you show, with {moon}, and need tell nobody how much. It is enough if you take it seriously yourself.',
      'With {moon}, you would rather know than guess, and may ask, in private and without hurry. One question is enough.',
    ],
    crossed: [
      'With {moon}, you feel what is left unsaid in it more strongly than what is said. Take that for a guess, and keep your verdict until somebody has spoken.',
      '{Moon}, stirs up an older feeling along with this one. If you can tell the two apart, today’s may well be the smaller.',
      'Part of it goes back to something older between two people, with {moon}, and cannot be settled in a hurry. Plain, hard work uses up the heat meanwhile.',
      '{Moon}, makes you suspect more in it than there may be. Ask one plain question, or let it rest until you can.',
    ],
    blurred: [
      'With {moon}, you sense that a part of it has not been said. Ask who gains by it and who pays, and you will soon see clearly.',
      '{Moon}, makes you loyal, perhaps more than is asked of you. Promise nothing in another person’s name, and nothing without a date.',
    ],
  },
  9: {
    eased: [
      'With {moon}, you see how far it could lead. Write down the large version, and then look for the first step that fits into this week.',
      '{Moon}, makes you curious about what lies beyond it. Ask somebody who comes from elsewhere; theirs may be the useful view.',
      'There is something to be learned from it, with {moon}. Look up what you do not know, and you are ahead of most of those who talk about it.',
      'With {moon}, the usual way of going about it seems narrow. Try another road, or another book, and tell somebody what you found.',
    ],
    crossed: [
      'With {moon}, it helps to look at it from farther off: from a hill, from next year, or over the edge of a book. Most of it shrinks.',
      '{Moon}, tempts you to make a principle of it. Leave the principle alone for today, and ask only what can be done before the evening.',
      'You would rather be elsewhere, with {moon}, and a change of scene would do some good. Even a detour on the way home puts other thoughts into your head.',
      'With {moon}, you want to know what it is all for. That is too large for today; choose the part you can learn something from.',
    ],
    blurred: [
      'With {moon}, it looks better the farther off it is. Look something up before you let yourself be carried away.',
      '{Moon}, makes you hopeful, and there is no harm in it. Keep the hope, and leave the plan in pencil.',
    ],
  },
  10: {
    eased: [
      'With {moon}, it can be of use in your work, where people look at you with good will. Let them see what you do, and leave the explaining until you are asked.',
      '{Moon}, puts it where others notice it, and you may decide what you would like to be known for in this. Do that part first.',
      'You have an aim in view with {moon}, and the day can be made to serve it. A short request, put to the person who decides, will do.',
      'With {moon}, your name is connected with what comes of it, so take a little more time over the finish. That is what people see.',
    ],
    crossed: [
      'With {moon}, you have duties that take no notice of it, and that is a help. Do the next one well, and the trouble is an hour older.',
      '{Moon}, makes you strict with yourself about how you handle it. Less than perfect is enough today; those above you have worries of their own.',
      'It may follow you to work, with {moon}. A clear arrangement about what has to be done by tonight takes most of the weight off it.',
      '{Moon}, reminds you that people are looking. Keep to what has been agreed, and save your comments for a quieter day.',
    ],
    blurred: [
      'With {moon}, others may hold you to what you say. Say a little less than you mean, and you can only do better than your word.',
      '{Moon}, reminds you of what you are responsible for. Clear that up first, in writing if possible, and the rest loses its haste.',
    ],
  },
  11: {
    eased: [
      'With {moon}, you may bring it up while several of you are together, and see who takes an interest. It belongs among people you like.',
      '{Moon}, connects it with something you hope for. It may bring you a step nearer to that, if you are not too proud to let others help.',
      'An acquaintance may have more to say about it than those closest to you, with {moon}. Listen for the remark made in passing.',
      '{Moon}, brings you among people who might join in, if somebody suggests a day and a place. It may as well be you.',
    ],
    crossed: [
      'With {moon}, people who want nothing from you are good company. For an hour, talk of their affairs instead of your own.',
      '{Moon}, lets you see it from a few steps off, as you would see a friend’s trouble. The advice that you would give the friend is probably right.',
      'You are not the only one with such a day, and with {moon}, you soon find that out. Ask around before you conclude that it is your fault.',
      'With {moon}, a friend may see it more simply than you do. Let them say so, even if the advice is not new.',
    ],
    blurred: [
      'With {moon}, a friend who has no part in it is the best adviser. Ask what they would do, and why they would not.',
      '{Moon}, brings you together with people who are just as enthusiastic. Somebody should do the sums, and it may as well be you.',
    ],
  },
  12: {
    eased: [
      'With {moon}, you take it in best by yourself, away from questions. Keep it private for a day, and you will know what you want to do with it.',
      '{Moon}, slows you down a little, and it does no harm to sleep on it. Tomorrow’s first thought is the one to follow.',
      'Something in you has been waiting for it, with {moon}, out of sight. Give it a quiet hour with the door closed before you tell anyone.',
      'With {moon}, you notice something in it that the others miss. There is no need to announce it today; see first whether it lasts.',
    ],
    crossed: [
      'With {moon}, you have less strength for it than usual, and need not be ashamed of that. Put off what can be put off, and go to bed early.',
      '{Moon}, lets you step back without being missed. Do that, as long as it is not meant as a punishment, and come back when you have slept.',
      'It may bother you more than you show, with {moon}. A page that nobody else reads takes up what you would otherwise lie awake over.',
      '{Moon}, makes the day longer than it is. Leave out one thing that nobody will miss, and take the time for yourself.',
    ],
    blurred: [
      'With {moon}, an hour by yourself shows you what you really think of it. Until then an answer may be put off without harm.',
      '{Moon}, makes you receptive, and a little tired. Decide nothing large tonight; it looks different after a good sleep.',
    ],
  },
};
