import type { ByHouseWordings } from '../../../catalogue.js';

/** Eclipses of a year that nobody would notice: a sentence each. */
export const eclipseFaint: ByHouseWordings = {
  1: [
    'You may be tired for a day of how you come across, and an early night answers most of it.',
    'You may feel overlooked for an evening, and can look at yourself kindly instead.',
    'For a day you are a little less sure of your opinions, and pleasant to be with.',
  ],
  2: [
    'An item in your accounts that you always skip may be worth one look, and no more.',
    'A purchase you were sure of seems less urgent, and can wait.',
    'You may want to take something back to the store, and be glad of the money.',
  ],
  3: [
    'A conversation may feel flat for a day or two, and it is better continued than explained.',
    'Somebody may mishear a word, and it is easily put right.',
    'A question you put off asking may answer itself.',
  ],
  4: [
    'Someone at home may be more tired than they say, and it is enough to notice.',
    'The mood at home may be a little low for a day, and supper can be simple.',
    'Home may seem drearier than it is, and a guest or some fresh air puts it right.',
  ],
  5: [
    'A pleasure may lose some of its color for a day, and has it back when it has been left alone.',
    'Something you make may disappoint you, and should be looked at again in the morning.',
    'You are easily touched for a day, by a song or by a child, and need decide nothing by it.',
  ],
  6: [
    'The working day may run a little slower, and a tedious task is best simply done.',
    'A small task that was left for weeks may be finished without a struggle.',
    'A tool or a routine may fail for an hour, and that is as far as it goes.',
  ],
  7: [
    'If something small has gone unsaid between two people, it can be said in passing.',
    'If the other person is short with you, it may have little to do with you.',
    'You and another person may misunderstand each other for an evening, and no harm is done.',
  ],
  8: [
    'Where money or trust is shared, a calm look at who owes what will do.',
    'A worry about what you share may turn out to be about something else.',
    'A subject that you both know well may come up, and is soon settled.',
  ],
  9: [
    'A certainty may feel less solid for an evening, which is no reason to replace it.',
    'A plan for a journey or a course may lose some charm, and what is left of it is sound.',
    'You would like to be far away for an hour, and a book will do.',
  ],
  10: [
    'Your work may go unseen for some days, and that passes.',
    'Those above you may have other things to look at, and you can use the quiet to finish something.',
    'A success may seem smaller than it did, and a colleague more deserving of one.',
  ],
  11: [
    'A friend may be quiet for reasons of their own, and a short message is enough.',
    'Your friends may seem a little distant for a day, and it need not mean anything.',
    'A wish that you share with others may seem less urgent for a while.',
  ],
  12: [
    'An early night is all that it asks.',
    'You might sleep through it, which would be the best use of it.',
    'You may want to be quiet for a day, and few will mind.',
  ],
};

/** A second eclipse of a year in one house. */
export const eclipseReturn: ByHouseWordings = {
  1: [
    'An eclipse fell in your sign earlier in the year as well. What you have learned about yourself since is tried on people who knew you earlier.',
  ],
  2: [
    'An eclipse fell among your finances earlier in the year too. What you decided about money then is now looked at with a clearer head, and may be corrected without shame.',
  ],
  3: [
    'Something that was said around an eclipse earlier in the year gets its answer, and the answer deserves to be heard to its end.',
  ],
  4: [
    'What was shifted at home by an eclipse earlier in the year has settled, and you see what still has to be put right.',
  ],
  5: [
    'You began or dropped a pleasure around an eclipse earlier in the year. Now you can tell whether you miss it.',
  ],
  6: [
    'An eclipse disturbed your daily order earlier in the year. Look at the new one, and keep the half that has become habit.',
  ],
  7: [
    'An eclipse put something in question between you and another person earlier in the year. It can be answered now, by either.',
  ],
  8: [
    'What an eclipse brought into the open earlier in the year can be settled, and it costs less than it seemed to at the time.',
  ],
  9: [
    'A belief of yours was shaken at an eclipse earlier in the year. What you have learned since is tried on somebody who disagrees.',
  ],
  10: [
    'An eclipse put your standing in question earlier in the year. By now others have made up their minds, and mostly they are kinder than you expected.',
  ],
  11: [
    'Among friends something was left open at an eclipse earlier in the year. It is settled now, or the friends concerned agree to leave it.',
  ],
  12: [
    'What an eclipse brought up in private earlier in the year comes up once more, smaller, and can be put to rest.',
  ],
};

/** A third eclipse of a year in one house. */
export const eclipseThird: ByHouseWordings = {
  1: [
    'Two eclipses fell in your sign earlier in the year. What you have learned about yourself from them is tried on people who knew you before.',
  ],
  2: [
    'Two eclipses earlier in the year concerned your money. With the third you can see what the new arrangement comes to, and keep it or correct it.',
  ],
  3: [
    'This is the third eclipse of the year in your house of talk. What was said and answered at the first two can be left as it stands.',
  ],
  4: [
    'Home has been the place of two eclipses this year already. By the third you know what has changed there for good, and can settle into it.',
  ],
  5: [
    'Two eclipses earlier in the year concerned what you love. After the third you can tell which pleasure has stayed.',
  ],
  6: [
    'Your daily order has been interrupted by two eclipses this year already. The third finds it changed, and what works may simply be kept.',
  ],
  7: [
    'Two eclipses this year have put a bond in question. The third is an occasion to say what both of you have decided since.',
  ],
  8: [
    'Two eclipses earlier in the year brought up what you share and owe. At the third a settlement is easier than it was, for both sides know the figures.',
  ],
  9: [
    'Your convictions have been through two eclipses this year. What you still believe at the third has been tested enough to act on.',
  ],
  10: [
    'Two eclipses earlier in the year concerned your standing. At the third it becomes plain what your position is, and you can build on it.',
  ],
  11: [
    'Two eclipses this year have changed your circle. At the third you can see who has stayed, and tell them that you have noticed.',
  ],
  12: [
    'Two eclipses earlier in the year brought up private matters. At the third they have become familiar, and may be put to rest.',
  ],
};
