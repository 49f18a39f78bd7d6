import type { ByHouseWordings } from '../../../catalogue.js';

export const eclipseFaint: ByHouseWordings = {
  1: [
    'It is too faint to be noticed in the sky, and in you it may be no more than a tired look in the mirror. An early night answers most of it.',
    'A gray breath on the Moon, no more. You may feel overlooked for an evening, and can look at yourself kindly instead.',
    'The dimming is a matter for instruments. You are a little less in love with your own opinion, and pleasant to be with.',
  ],
  2: [
    'Hardly a shadow crosses the Moon, and hardly a worry your accounts. Look once at the item you always skip, and leave it at that.',
    'It dims nothing that counts. A purchase you were sure of seems less urgent, and the mood is worth heeding.',
    'Little is lost from the light. An item of vanity may be returned to the shop.',
  ],
  3: [
    'Few people will see anything. A conversation feels oddly flat for a day or two, and it is better continued than explained.',
    'Hardly a watcher will agree that anything happened. A word is misheard, corrected and forgotten.',
    'It makes no noise. A question you put off asking is answered without being asked.',
  ],
  4: [
    'The Moon only loses a little of its light. Someone at home is more tired than they say, and it is enough to notice.',
    'The light at home is a tone lower, that is all. Supper can be simple.',
    'A lamp in the house seems weak and only wants dusting, like one or two old feelings.',
  ],
  5: [
    'It is an eclipse for almanacs. A pleasure has lost some of its color for the moment, and will have it back when it has been left alone.',
    'One has to know where to look. Something you make disappoints you, and should be looked at again in the morning.',
    'The edge of the Moon is soft. So is the heart, for the length of a song.',
  ],
  6: [
    'Nobody would see it who did not know. The working day runs a shade slower, and a task that seems to resist may simply be done.',
    'Its touch is light. A small task left undone for weeks is suddenly finished without a struggle.',
    'The shadow is like breath on a tool. Wipe it and go on.',
  ],
  7: [
    'The shadow is a thin one. What goes unsaid between two people is thin as well, and can be said over a cup of something.',
    'Neither of you need notice. If the other is short with you, it has little to do with you.',
    'For two people it is an evening of half sentences, of which none does harm.',
  ],
  8: [
    'It is too slight for the eye. Where money or trust is shared, a calm look at who owes what will do.',
    'It passes like a cloud over a window. A worry about what you share turns out to be a worry about something else.',
    'What it darkens is a corner you both know. It is easily lit.',
  ],
  9: [
    'Its shade is barely visible. A certainty feels less solid for an evening, which is no reason to replace it.',
    'The change is one of tint. A plan for far away looks paler, and its true lines show.',
    'You would like to be far away for an hour, and a book will do.',
  ],
  10: [
    'Few will notice it. If work in public seems to go unseen just then, that passes with the week.',
    'Those above you have other things to look at. Use the quiet to finish something.',
    'An honor looks smaller at this light, and a colleague larger.',
  ],
  11: [
    'It is the faintest kind there is. A friend may be quiet for reasons of their own, and a short message is enough.',
    'Faces in a group seem a little strange for a moment. They are only tired.',
    'A wish you held with others loosens its hold. It may come back by itself.',
  ],
  12: [
    'The Moon dims so slightly that only instruments are sure. Rest is the whole of its advice.',
    'You might sleep through it, which would be the best use of it.',
    'It asks for quiet, and most of that is provided by the hour.',
  ],
};

export const eclipseReturn: ByHouseWordings = {
  1: [
    'It comes back to ground that was darkened earlier in the year. What you have learned about yourself since is tried on people who knew you earlier.',
  ],
  2: [
    'The same house was darkened earlier in the year. What you decided about money then is now looked at with a clearer head, and may be corrected without shame.',
  ],
  3: [
    'The ground is the same as earlier in the year. Something said then gets its answer, and the answer wants to be heard to its end.',
  ],
  4: [
    'This house was touched earlier in the year. What shifted at home then has settled, and shows where it still leans.',
  ],
  5: ['Something was begun or dropped here earlier in the year. Now you can tell whether you miss it.'],
  6: [
    'Your daily order was disturbed earlier in the year, and the new one is inspected. Keep the half that has become habit.',
  ],
  7: [
    'The same two people, some months on: what was put in question between you then can be answered now, by either.',
  ],
  8: [
    'What was brought into the open earlier in the year is due to be settled, in a smaller sum than it seemed at the time.',
  ],
  9: [
    'It falls where a belief was darkened earlier in the year. What you have learned since is tried on somebody who disagrees.',
  ],
  10: [
    'Your standing was in question earlier in the year. By now others have made up their minds, and mostly they are kinder than you expected.',
  ],
  11: ['Among friends something was left open earlier in the year. It closes now, or it is opened properly.'],
  12: ['What came up in private earlier in the year comes up again, smaller, and can be put to rest.'],
};
