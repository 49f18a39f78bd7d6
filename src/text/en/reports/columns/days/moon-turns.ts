import type { DayShelf } from '../../../../report-catalogue.js';

/** How the Moon's house serves a day that something else leads: what helps with it, or what takes the edge off it. */
export const moonTurns: DayShelf['moonTurns'] = {
  1: {
    eased: [
      'With {moon}, you feel it sooner and show it more openly than others do. What you want from it can be said today in one sentence, before anyone has to guess.',
      '{Moon}, puts you in the middle of it, and people look to you to learn what to make of it. An honest face is answer enough.',
      'As your own wishes are easy to hear with {moon}, you soon know whether this is meant for you. Trust that first feeling, and act on it in a small way.',
    ],
    crossed: [
      'With {moon}, you take it more personally than it was meant. A meal, some air and an hour to yourself come first; after that it is about half the size.',
      '{Moon}, makes your mood easy to read, so that you may have answered before you speak. It helps to say outright that you are not at your best.',
      'Because everything goes under the skin with {moon}, look after yourself before you look after the matter. Most of it will keep until tomorrow.',
    ],
  },
  2: {
    eased: [
      'With {moon}, you have an eye for what can be used and kept. Take from the day the part that will still be there next week.',
      '{Moon}, asks what it is worth to you in plain terms: hours, sums, effort. Once that is clear, a yes or a no is easy.',
      'You are slow and steady with {moon}, and that suits it well. One piece of it, done properly, counts for more than a quick look at the whole.',
    ],
    crossed: [
      'With {moon}, solid things steady you: a paid bill, a cooked meal, a job done with your hands. Begin with one of them, and come back to the trouble afterward.',
      '{Moon}, makes you hold on more tightly than the matter requires. Give way in a point that costs you little, and the rest becomes easier to talk about.',
      'It touches your sense of being safe, with {moon}, and so it feels larger than it is. Count what you have before you think about what you could lose.',
    ],
  },
  3: {
    eased: [
      'With {moon}, it goes best in conversation. Tell it to the first person who asks how you are, and you will hear from yourself what you think of it.',
      '{Moon}, brings it up in passing, in a message or at a neighbor’s door. Answer while it is fresh, as soon as you have a minute; two lines are enough.',
      'You find words easily with {moon}, so put it into writing, if only for yourself. What fits on a page can be used.',
    ],
    crossed: [
      'With {moon}, there is a temptation to tell everybody. Choose one listener, from outside, and the story becomes shorter as you tell it.',
      '{Moon}, makes words quick, including those you would like to have back. Write the answer today and send it tomorrow.',
      'A walk, an errand or a chat about other things is within reach with {moon}, and loosens more than going over it once again would.',
    ],
  },
  4: {
    eased: [
      'With {moon}, the people you live with, or come from, are the ones to share it with. Over a meal, and without much explaining, it becomes theirs as well.',
      '{Moon}, lets you take it quietly, in your own rooms. What you still think of it there in the evening is what it means to you.',
      'You stand on firmer ground than usual, with {moon}. Put something in order there first, and you will go about the rest with a lighter hand.',
    ],
    crossed: [
      'With {moon}, your own four walls are the best answer to it. Go home early if you can, say once what the matter was, and then speak of supper.',
      '{Moon}, makes you long to be where you need not explain yourself. Allow yourself that, even for half an hour; it takes the sharpness off the rest of the day.',
      'You may carry it home with you, where nobody deserves it. With {moon}, a warning at the door helps more than an apology afterward.',
    ],
  },
  5: {
    eased: [
      'With {moon}, there is room for play in it. Bring along whoever laughs at the same things, and do not ask at once what it is good for.',
      '{Moon}, gives you the courage to be seen with it. Show what you have made of it so far, even if it is not finished.',
      'The wish to please and to be pleased is strong with {moon}, and it gives all this some color. Do the part first that you would do for nothing.',
    ],
    crossed: [
      'With {moon}, the remedy is something done purely for fun: a game, a song, an hour with a child. You come back to the rest with a different face.',
      '{Moon}, makes you mind more than usual how you look in all this. One person who likes you anyway is audience enough.',
      'Pride has a share in it, with {moon}. If you can laugh at your own part, even only to yourself, the part of the others becomes easier to bear.',
    ],
  },
  6: {
    eased: [
      'With {moon}, you can turn it into something done: a list, a call, a corner cleared. Small and finished is better today than large and planned.',
      '{Moon}, gives you patience for the details that decide whether it works. Attend to those before anybody asks, and leave the rest as it is.',
      'It fits into an ordinary working day, with {moon}. Give it a fixed hour, and let the meals and the bedtime stay where they are.',
    ],
    crossed: [
      'With {moon}, small jobs are a help: each one that gets done takes a little of the pressure with it. Leave the large question until your hands have been busy.',
      '{Moon}, reminds you that you have a body, and that it has been holding its breath. Eat, stretch and go to bed in good time; the matter looks more manageable then.',
      'There is something useful to be done with {moon}, and nobody can quarrel with that. Do yours well, and leave the others to theirs.',
    ],
  },
  7: {
    eased: [
      'With {moon}, it is better for two. Ask somebody to share it with you, and let them have a say in how it is done.',
      '{Moon}, shows you another person’s side of it as clearly as your own. That makes this a good day to agree on something.',
      'Another person has a part in it, with {moon}, perhaps without knowing. Tell them; people like to hear that they have been of use.',
    ],
    crossed: [
      'With {moon}, you need not get through it alone. One person who listens without taking sides is worth more than any advice.',
      '{Moon}, makes you feel what the other side feels, which weakens your arguments and improves your answer. Ask one question before you give it.',
      'You may be tempted to give in for the sake of peace, with {moon}. Say that you want to think it over; nobody sensible will mind waiting.',
    ],
  },
  8: {
    eased: [
      'With {moon}, you look beneath the surface of it. A talk in confidence, with somebody who knows you well, brings out what it is really about.',
      '{Moon}, draws your attention to what is shared in it. Make clear who gives what and who decides, and the rest is easier.',
      'It goes deeper than it looks from outside, with {moon}. You need tell nobody how deep, as long as you take it seriously yourself.',
    ],
    crossed: [
      'With {moon}, you feel what is left unsaid in it more strongly than what is said. Take that for a guess, and keep your verdict until somebody has spoken.',
      '{Moon}, stirs up an older feeling along with this one. If you can tell the two apart, today’s may well be the smaller.',
      'Part of it goes back to something older between two people, with {moon}, and cannot be settled in a hurry. Plain, hard work uses up the heat meanwhile.',
    ],
  },
  9: {
    eased: [
      'With {moon}, you see how far it could lead. Write down the large version, and then look for the first step that fits into this week.',
      '{Moon}, makes you curious about what lies beyond it. Ask somebody who comes from elsewhere; theirs may be the useful view.',
      'There is something to be learned from it, with {moon}. Look up what you do not know, and you are ahead of most of those who talk about it.',
    ],
    crossed: [
      'With {moon}, it helps to look at it from farther off: from a hill, from next year, or over the edge of a book. Most of it shrinks.',
      '{Moon}, tempts you to make a principle of it. Leave the principle alone for today, and ask only what can be done before the evening.',
      'You would rather be elsewhere, with {moon}, and a change of scene would do some good. Even a detour on the way home puts other thoughts into your head.',
    ],
  },
  10: {
    eased: [
      'With {moon}, it can be of use in your work, where people look at you with good will. Let them see what you do, and leave the explaining until you are asked.',
      '{Moon}, puts it where others notice it. Decide what you would like to be known for in this, and do that part first.',
      'You have an aim in view with {moon}, and the day can be made to serve it. A short request, put to the person who decides, will do.',
    ],
    crossed: [
      'With {moon}, you have duties that take no notice of it, and that is a help. Do the next one well, and the trouble is an hour older.',
      '{Moon}, makes you strict with yourself about how you handle it. Less than perfect is enough today; those above you have worries of their own.',
      'It may follow you to work, with {moon}. A clear arrangement about what has to be done by tonight takes most of the weight off it.',
    ],
  },
  11: {
    eased: [
      'With {moon}, it belongs among people you like. Bring it up while several of you are together, and see who takes an interest.',
      '{Moon}, connects it with something you hope for. It may bring you a step nearer to that, if you are not too proud to let others help.',
      'An acquaintance may have more to say about it than those closest to you, with {moon}. Listen for the remark made in passing.',
    ],
    crossed: [
      'With {moon}, people who want nothing from you are good company. For an hour, talk of their affairs instead of your own.',
      '{Moon}, lets you see it from a few steps off, as you would see a friend’s trouble. The advice that you would give the friend is probably right.',
      'You are not the only one with such a day, and with {moon}, you soon find that out. Ask around before you conclude that it is your fault.',
    ],
  },
  12: {
    eased: [
      'With {moon}, you take it in best by yourself, away from questions. Keep it private for a day, and you will know what you want to do with it.',
      '{Moon}, slows you down a little, and that does it no harm. Sleep on it; tomorrow’s first thought is the one to follow.',
      'Something in you has been waiting for it, with {moon}, out of sight. Give it a quiet hour with the door closed before you tell anyone.',
    ],
    crossed: [
      'With {moon}, you have less strength for it than usual, and need not be ashamed of that. Put off what can be put off, and go to bed early.',
      '{Moon}, lets you step back without being missed. Do that, as long as it is not meant as a punishment, and come back when you have slept.',
      'It may bother you more than you show, with {moon}. A page that nobody else reads takes up what you would otherwise lie awake over.',
    ],
  },
};
