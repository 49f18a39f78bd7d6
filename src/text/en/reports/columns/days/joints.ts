import type { DayShelf } from '../../../../report-catalogue.js';

/**
 * The last sentence of a day: what the matter of its event and that of the Moon's house have to do with each other,
 * whichever is which.
 */
export const joints: DayShelf['joints'] = {
  '1-1': [
    'So for today you may put yourself first, and nobody will be surprised.',
    'All of it is about you today, which is pleasant and a little tiring.',
  ],
  '1-2': [
    'What you would like to be and what you can afford may be thought about together.',
    'A wish of your own is easier to allow yourself once you know its price.',
  ],
  '1-3': [
    'If you say it aloud to somebody nearby, you will know whether you mean it.',
    'The way you speak today is how people will see you.',
  ],
  '1-4': [
    'At home you need not be anybody in particular, and that may be what you need.',
    'Those at home are the first to notice how you are.',
  ],
  '1-5': [
    'You like yourself best when you are enjoying something, and so do others.',
    'Let somebody you are fond of see this side of you.',
  ],
  '1-6': [
    'It becomes real with one small habit, begun today.',
    'Your own needs are as much a part of the day’s work as the list is.',
  ],
  '1-7': [
    'Another person sees in you today what you cannot see yourself.',
    'What you want and what the two of you want may be named one after the other.',
  ],
  '1-8': [
    'You are freer to change when you owe nobody an answer.',
    'Only someone you trust needs to know how you really are.',
  ],
  '1-9': [
    'A little distance lets you see yourself more kindly.',
    'You may find in a book or a stranger what you were looking for in yourself.',
  ],
  '1-10': [
    'People in charge will remember your face as well as your work.',
    'What you show in public today may be nearer to who you are than usual.',
  ],
  '1-11': [
    'Among friends you can try out how it sounds.',
    'The group has room for you as you are, if you take it.',
  ],
  '1-12': [
    'You can keep some of it to yourself until it is clear to you.',
    'Before you show yourself, an hour alone does you good.',
  ],
  '2-2': [
    'It comes down to what a thing is worth to you, and you can tell today.',
    'Twice over, the day asks what you have and what you need.',
  ],
  '2-3': [
    'A plain question about the price saves you guessing.',
    'Somebody nearby may know where it can be had for less.',
  ],
  '2-4': [
    'What you spend on your home you see again every evening.',
    'Those at home may have a say in what is spent.',
  ],
  '2-5': [
    'A pleasure need not be dear to be a real one.',
    'What you make or play for love may be worth something, too.',
  ],
  '2-6': [
    'Steady work is what both of these rest on.',
    'Ask what an hour of yours is worth, and how it is spent.',
  ],
  '2-7': [
    'Who pays for what is easily settled between two people who like each other.',
    'Another person may value what you have more than you do.',
  ],
  '2-8': [
    'It helps to know which part is yours and which is shared.',
    'Yours and ours can both be written on one sheet.',
  ],
  '2-9': [
    'What you learn now may pay for itself later.',
    'A distant wish has a price, and you may as well look it up.',
  ],
  '2-10': [
    'Your work and what it earns may be mentioned in one sentence today.',
    'Whoever decides about your work also decides about its price, so choose the hour.',
  ],
  '2-11': [
    'Friends are not counted among possessions, and are worth more.',
    'A group may ask for money or time; you can say which you have.',
  ],
  '2-12': [
    'Quiet costs nothing and is what you may be short of.',
    'You can think about money better when nobody is pressing you.',
  ],
  '3-3': [
    'Words are what the day is made of, so choose a few of them well.',
    'With so much to say and hear, one thing may be worth writing down.',
  ],
  '3-4': [
    'The conversation worth having may be the one at home.',
    'A call to a relative would bring both together.',
  ],
  '3-5': ['A light word to somebody you like is well placed.', 'What makes you laugh is worth passing on.'],
  '3-6': [
    'A short message saves you a long errand.',
    'Say it to the colleague concerned, and the work goes on.',
  ],
  '3-7': [
    'Ask the other person instead of guessing.',
    'Two people who talk about small things find the large ones easier.',
  ],
  '3-8': [
    'Some of it belongs in a letter, and some only in a private talk.',
    'What was told you in confidence can stay out of the conversation.',
  ],
  '3-9': [
    'A question to somebody nearby may save you a long search.',
    'The large idea becomes clear when you explain it in plain words.',
  ],
  '3-10': [
    'Two sentences to the right person do more than a report.',
    'What you say in passing may be heard by somebody who matters.',
  ],
  '3-11': ['Pass it on to a friend who could use it.', 'News goes round quickly today, yours included.'],
  '3-12': [
    'Not everything has to be answered at once.',
    'What you think when nobody is talking may be the better answer.',
  ],
  '4-4': [
    'Home is twice the subject, and it is worth staying in for.',
    'Whatever comes, it comes to you at home today.',
  ],
  '4-5': [
    'Play and affection are at home with you, if you make room.',
    'Have the fun in your own four walls, with those you like.',
  ],
  '4-6': [
    'When the work is done, the evening belongs to the house.',
    'A little order at home makes the working day lighter.',
  ],
  '4-7': [
    'Home is a good place for the two of you to talk.',
    'What another person needs from you may be somewhere quiet.',
  ],
  '4-8': [
    'What the family shares, and what it keeps quiet, may be touched on gently.',
    'You can talk about it best behind your own door.',
  ],
  '4-9': [
    'However far your thoughts go, they set out from home.',
    'Something from far away may find its place in your rooms.',
  ],
  '4-10': [
    'Work and home both want the evening, and you may divide it.',
    'Those at home would like to hear how your day went in public.',
  ],
  '4-11': [
    'Friends may be asked in, and the family will get used to them.',
    'Some friends are family by now.',
  ],
  '4-12': [
    'A closed door is a fine thing in a full house.',
    'Being at home and being left in peace may be one and the same today.',
  ],
  '5-5': ['There is no better excuse for enjoying yourself.', 'Heart and play have the day to themselves.'],
  '5-6': [
    'A working day goes faster with something to look forward to.',
    'Do the dull part first, and the pleasure will be undisturbed.',
  ],
  '5-7': [
    'What you both enjoy is a better subject than what you disagree on.',
    'Let the other person choose the game for once.',
  ],
  '5-8': ['Where affection is sure, you can be frank as well.', 'Not every deep feeling has to be serious.'],
  '5-9': [
    'A new place or idea may be the most fun of all.',
    'You might ask somebody you like to come along.',
  ],
  '5-10': [
    'People at work may see that you have a life besides.',
    'What you do gladly is usually done well, and it gets noticed.',
  ],
  '5-11': [
    'Bring the person you like along to the others.',
    'A circle of friends is the right company for it.',
  ],
  '5-12': [
    'A quiet pleasure counts, too, and needs no witness.',
    'You may love somebody today without saying a word about it.',
  ],
  '6-6': [
    'One task after the other is the whole secret of such a day.',
    'Small improvements are well rewarded today.',
  ],
  '6-7': [
    'Divide the work with somebody, and talk while you do it.',
    'The other person’s help is worth more than their praise.',
  ],
  '6-8': [
    'A form or an account belongs on the list, too.',
    'What is done reliably every day is what trust is made of.',
  ],
  '6-9': [
    'The large plan needs a small step in an ordinary day.',
    'Learn one thing that makes the work easier.',
  ],
  '6-10': [
    'What is carefully done here will be seen farther up.',
    'The small tasks and the large aim may meet in one piece of work.',
  ],
  '6-11': [
    'A colleague can be a friend, and a friend can lend a hand.',
    'What you do for the group is work as well, and may have a limit.',
  ],
  '6-12': [
    'Rest belongs on the list like anything else.',
    'The work goes better when you have had some quiet.',
  ],
  '7-7': [
    'It takes two today, whatever it is.',
    'The other person is the subject twice over, so listen well.',
  ],
  '7-8': [
    'Between the two of you there may be a matter of trust to look after.',
    'What you share can be talked about while you are both well disposed.',
  ],
  '7-9': ['Go somewhere together, if only in conversation.', 'The other person’s view may widen yours.'],
  '7-10': [
    'A partner may understand your work better than your superiors do.',
    'Some of what you want in public depends on one person’s support.',
  ],
  '7-11': [
    'One person and many friends can share an evening, if it is said beforehand.',
    'A friend’s partner, or a partner’s friend, may be good company.',
  ],
  '7-12': [
    'You may be with somebody and quiet at the same time.',
    'What you feel about another person can ripen unsaid for a day.',
  ],
  '8-8': [
    'What lies deep is near the surface today, and can be handled with care.',
    'Trust is asked for twice, so give it where it has been earned.',
  ],
  '8-9': [
    'It may help to ask somebody who has no part in the matter.',
    'Seen from a distance, an old fear is smaller.',
  ],
  '8-10': [
    'What you know in confidence is safe with you, at work as well.',
    'Somebody with influence may be relied on, if you ask plainly.',
  ],
  '8-11': [
    'You need not tell the group what one friend may know.',
    'Hopes that are shared weigh less than worries that are not.',
  ],
  '8-12': [
    'Some things are settled by being left alone for a night.',
    'You can look at a hard matter in private before anybody else does.',
  ],
  '9-9': [
    'It is a day for wide views, and everyday matters can wait until evening.',
    'Whatever you learn today, you learn twice as fast.',
  ],
  '9-10': [
    'A larger view of your work may be what somebody is waiting to hear.',
    'What you know from elsewhere is of use in your career.',
  ],
  '9-11': [
    'A friend may want to see the same place or read the same book.',
    'Your hopes and your beliefs go well together today.',
  ],
  '9-12': ['A long thought needs a quiet hour.', 'You may travel farthest today by staying where you are.'],
  '10-10': [
    'You are looked at today, so let it be for the thing you do best.',
    'Your work speaks for you twice over.',
  ],
  '10-11': [
    'Somebody among your friends may be able to put in a word.',
    'A success is nicer when there is somebody to tell.',
  ],
  '10-12': ['What you do unseen will show in time.', 'After so much attention a quiet hour is well earned.'],
  '11-11': [
    'You are among your own people today, and it does you good.',
    'A hope grows when several people have it.',
  ],
  '11-12': [
    'You can leave early, and they will like you no less.',
    'A friend who lets you be silent is the right one for today.',
  ],
  '12-12': [
    'The less you plan for today, the better you will sleep.',
    'Quiet is twice what you need, and you may take it.',
  ],
};
