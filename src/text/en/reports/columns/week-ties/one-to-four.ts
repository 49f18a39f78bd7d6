import type { Growing } from '../../../../report-catalogue.js';

/** What another event has to do with a week that is about what the reader wants for themselves. */
export const toYourself: Growing = {
  2: [
    'With that worry or that comfort about money, you also know how free you are to please yourself.',
    'How you see yourself has to do with money as well, since you tend to feel as big as your purse.',
  ],
  3: [
    'When you tell somebody about it you hear how you have changed, and so do they.',
    'People nearby often know what you want for yourself before you have decided to tell them.',
  ],
  4: [
    'How you are at home shows what is left of you when nobody has to be impressed.',
    'Whatever changes in you is felt at home first, by the people you live among.',
  ],
  5: [
    'You can tell by your own pleasure whether the rest of your plans suit you.',
    'What you love to do shows you as you are when nothing depends on it.',
  ],
  6: [
    'The daily round decides how much strength is left over for yourself.',
    'What you want for yourself has to fit in between two tasks, and sometimes it does.',
  ],
  7: [
    'The other person is the one who has to live with how you are at the moment.',
    'What you want for yourself soon becomes a matter for two.',
  ],
  8: [
    'With what you share you find out how far you can go before you need somebody’s consent.',
    'Behind your own wishes there is someone whose trust in you makes them possible.',
  ],
  9: [
    'A look beyond the usual makes your own question smaller, and easier to answer.',
    'You may recognize yourself in somebody who lives far off or thinks quite otherwise.',
  ],
  10: [
    'In public you are asked what you can do, and at heart you are asking who you are.',
    'People judge by what they see, which is one side of what is going on with you.',
  ],
  11: [
    'Friends notice what is new about you, and most of them like it.',
    'In company you find out whether you still want it when others are looking.',
  ],
  12: [
    'You settle part of your own question in your sleep, or close to it.',
    'Alone with it, you need not defend what you want to anybody.',
  ],
};

/** What another event has to do with a week that is about money and possessions. */
export const toMeans: Growing = {
  1: [
    'The surer you are of yourself, the less you have to buy.',
    'When you doubt yourself you ask less for your work, and the other way about.',
  ],
  3: [
    'A word with somebody who knows prices is part of the money question too.',
    'Figures that are talked about get around, and with them a few good ideas.',
  ],
  4: [
    'Whatever is decided under your own roof turns up again among the expenses.',
    'Most of what you have is spent on living somewhere, so the two belong together.',
  ],
  5: [
    'What you enjoy most seldom costs the most, which is good to know when money is the subject.',
    'Something you enjoy may be set against the bills, and some of it is free.',
  ],
  6: [
    'Your working hours are what all of it is paid with.',
    'Money comes out of working hours, and here you see where they go.',
  ],
  7: [
    'Two people rarely spend alike, and with money under discussion that comes out.',
    'Another person’s opinion of the price is one more figure in the sum.',
  ],
  8: [
    'Your own money is only part of the account, and this is the other.',
    'What you share or owe is in the reckoning too, though it is not on the receipt.',
  ],
  9: [
    'Far plans have to be paid for, and they remind you what you are saving for.',
    'With a larger view some of the sums look smaller.',
  ],
  10: [
    'Your good name is among the things that you own, and not the cheapest.',
    'What people think your work is worth finds its way into what you have.',
  ],
  11: [
    'Friends have their own way with money, and it is a fair comparison only now and then.',
    'Among friends you may hear of something worth having, or of a way to do without.',
  ],
  12: [
    'In quiet you notice how little of what you own you think about.',
    'Worries about money grow at night, and so they are better taken up by day.',
  ],
};

/** What another event has to do with a week that is about talk and learning. */
export const toTalk: Growing = {
  1: [
    'How you say it depends on how you feel about yourself, and people hear both.',
    'When you are sure of yourself, you talk with a little more of your own voice.',
  ],
  2: [
    'Sooner or later the talk comes to money, where every word is weighed.',
    'When there is money in a conversation, everybody listens more closely.',
  ],
  4: [
    'What is talked about outside gets home before you do.',
    'At home it is easier to find the words, or harder, than among strangers.',
  ],
  5: [
    'What you enjoy gives you something better to talk about than the weather.',
    'Some of what has to be said goes more lightly as a joke or a compliment.',
  ],
  6: [
    'Half of a working day is talk, so what you said elsewhere has its effect there.',
    'The list of tasks and the list of calls turn out to be one.',
  ],
  7: [
    'All the talk comes down to a few sentences between two people.',
    'There is one person to whom it matters how you put it.',
  ],
  8: [
    'Not all of it is for everybody, and you know who may hear the rest.',
    'What is told in confidence weighs on the lighter conversations as well.',
  ],
  9: [
    'Behind the talk of these days there is a larger subject.',
    'What is said next door sounds different after you have heard it from farther off.',
  ],
  10: [
    'Words that were meant for a few may reach people who decide something.',
    'At work they will want it shorter than you would tell it to a neighbor.',
  ],
  11: [
    'Among friends a thing gets repeated, and improves with each telling.',
    'Your friends make good listeners for what you are trying to put into words.',
  ],
  12: [
    'What you do not say takes part in the conversation too.',
    'After all the talk, an hour of silence tells you what was worth hearing.',
  ],
};

/** What another event has to do with a week that is about home and family. */
export const toHome: Growing = {
  1: [
    'At home it is felt at once if you are out of sorts, or content.',
    'Whatever you do for yourself, those you live among get their share of the mood.',
  ],
  2: [
    'Home is where most of your money goes, and so it is touched as well.',
    'What has to be decided about money is decided for a household as well.',
  ],
  3: [
    'All the talk outside makes news to bring home, or a call that you would rather take on the stairs.',
    'What is settled in passing on the stairs need not be discussed at the table.',
  ],
  5: [
    'A pleasure of your own keeps home from becoming a list of duties.',
    'A bit of play does more for the mood at home than another talk about it.',
  ],
  6: [
    'The working day has its say in how much of you comes home in the evening.',
    'Chores and tasks are cousins, and you may be tired of both on one day.',
  ],
  7: [
    'At home it makes a difference how you stand with the person closest to you.',
    'What you are used to from your family is what you expect of a partner, for better or worse.',
  ],
  8: [
    'A household shares a good deal that nobody ever agreed on, and trust is a part of that.',
    'Old debts of feeling are mostly owed within the family.',
  ],
  9: [
    'From farther off you can see what is good about home.',
    'You carry your home with you on such occasions, as an accent or an opinion.',
  ],
  10: [
    'What you do in public takes hours that home had counted on.',
    'Whatever people expect of you outside, you are still needed, or at least missed, at home.',
  ],
  11: [
    'A friend at the door changes the air in a room.',
    'A friend who knows your family can be of use when something at home is stuck.',
  ],
  12: [
    'Home is easier to share when one room in it, or one hour, is nobody else’s.',
    'What is unsaid in the family comes up when you are by yourself.',
  ],
};
