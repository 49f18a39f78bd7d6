import type { ByHouseWordings } from '../../../catalogue.js';

export const eclipseFaint: ByHouseWordings = {
  1: [
    'It is too faint to be noticed in the sky, and in you it may be no more than a tired look in the mirror. An early night answers most of it.',
    'There is a gray veil on the Moon, no more. You may feel overlooked for an evening, and can look at yourself kindly instead.',
    'Only instruments show it clearly. You may be a little less sure of your opinions for a day, and pleasant to be with.',
  ],
  2: [
    'Hardly a shadow crosses the Moon, and hardly a worry your accounts. Look once at the item you always skip, and leave it at that.',
    'Nothing that counts is touched. A purchase you were sure of seems less urgent, and can wait.',
    'Little is lost from the light. You may take something back to the store, and be glad of the money.',
  ],
  3: [
    'Few people will see anything in the sky. A conversation feels oddly flat for a day or two, and it is better continued than explained.',
    'Hardly a watcher will agree that anything happened. A word is misheard, corrected and forgotten.',
    'The day passes quietly. A question you put off asking is answered without being asked.',
  ],
  4: [
    'The Moon loses only a little of its light. Someone at home is more tired than they say, and it is enough to notice.',
    'The mood at home is a little low for a day, that is all. Supper can be simple.',
    'Something at home seems drearier than it is. A clean window or a guest will put it right.',
  ],
  5: [
    'It is an eclipse for almanacs. A pleasure has lost some of its color for the moment, and will have it back when it has been left alone.',
    'It is hard to see even for those who know where to look. Something you make disappoints you, and should be looked at again in the morning.',
    'You are easily touched for a day, by a song or by a child. Enjoy it, and decide nothing by it.',
  ],
  6: [
    'Nobody would notice it who had not been told. The working day runs a shade slower, and a task that seems to resist may simply be done.',
    'It is hardly felt. A small task left undone for weeks is suddenly finished without a struggle.',
    'A tool or a routine fails for an hour. Put it right and go on.',
  ],
  7: [
    'The shadow is a thin one. If something small has gone unsaid between two people, it can be said over a cup of coffee.',
    'Neither of the two of you need notice it. If the other person is short with you, it has little to do with you.',
    'You and another person misunderstand each other for an evening, and no harm is done.',
  ],
  8: [
    'It is too slight for the eye. Where money or trust is shared, a calm look at who owes what will do.',
    'It passes like a cloud over a window. A worry about what you share turns out to be a worry about something else.',
    'A subject that you both know well comes up and is soon settled.',
  ],
  9: [
    'Its shade is barely visible. A certainty feels less solid for an evening, which is no reason to replace it.',
    'A plan for a journey or a course loses some of its charm. What is left of it is sound.',
    'You would like to be far away for an hour, and a book will do.',
  ],
  10: [
    'Few will notice it. If work in public seems to go unseen just then, that passes with the week.',
    'Those above you have other things to look at. Use the quiet to finish something.',
    'An honor seems smaller than it did, and a colleague more deserving of one.',
  ],
  11: [
    'It is the faintest kind there is. A friend may be quiet for reasons of their own, and a short message is enough.',
    'Your friends seem a little distant for a day. They are only tired.',
    'A wish that you share with others seems less urgent. It may come back by itself.',
  ],
  12: [
    'The Moon dims so slightly that only instruments are sure. An early night is all it asks.',
    'You might sleep through it, which would be the best use of it.',
    'You want to be quiet for a day, and nobody will mind.',
  ],
};

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
