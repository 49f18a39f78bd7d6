import type { DayCells } from '../../../../../report-catalogue.js';

export const jupiterBack: DayCells = {
  1: {
    lead: 'In the months until then your growth goes inward. You have taken on a good deal in your own name, and from now on you find out which part of it you really believe in.',
    course: 'Fewer chances come to you from outside. Those you already have can be looked at without hurry.',
  },
  2: {
    lead: 'Until then it is worth looking over what has grown in your finances. Some of the increase is sound and some is only hope, and from now on the difference begins to show.',
    course:
      'Be generous with what is there and careful with what is expected. Your own abilities gain in value.',
  },
  3: {
    lead: 'The many things you have begun to learn, say or promise want sorting in the months until then. Today you notice that you know more than you have understood.',
    course: 'Go back to a book, a conversation or a course. The second reading is the one that stays.',
  },
  4: {
    lead: 'Plans for home and family rest for some months, or are made on a smaller scale. From now on you ask what you need in order to feel at ease there, beyond more room.',
    course: 'Much of it can be had without building. An old place or relative may matter again.',
  },
  5: {
    lead: 'In love, play and what you create, quantity stops being the point until then. You look back now on what has really given you joy, and a good part of it was simple.',
    course: 'Do that again. A talent you had neglected may ask for your attention.',
  },
  6: {
    lead: 'Work has become a great deal, and in the months until then you can put it in better proportion. From now on you see which of your tasks make sense and which you only accepted.',
    course: 'Hand some of them back. Your health is part of the calculation.',
  },
  7: {
    lead: 'What you hope for from another person is due for a second look in the months until then. From now on promises on both sides are weighed, kindly, against what has been kept.',
    course: 'You may find that you have more than you asked for, in a form you did not expect.',
  },
  8: {
    lead: 'Trust and shared means have been enlarged, and until then you can see how far they carry. From now on it is wise to know what you owe each other, in money and otherwise.',
    course: 'Generosity that is clear about its terms does the most good.',
  },
  9: {
    lead: 'A belief, a study or a journey changes from going forward to going deeper, in the months until then. Today you may feel the first doubt, and it is a fruitful one.',
    course: 'Test what you have learned on your own life. Faraway plans ripen while they rest.',
  },
  10: {
    lead: 'Your rise at work pauses for some months, and you can grow into what you have been given. From now on you ask whether the next goal is your own or only the next.',
    course: 'Do well what you have, and let your name rest. Good offers may come a second time.',
  },
  11: {
    lead: 'The circle has widened, and in the months until then you notice with whom you really share a hope. From now on some invitations can be declined with a good conscience.',
    course: 'An old friend or an old plan comes back into view, and looks better than you remembered.',
  },
  12: {
    lead: 'Your inner resources grow in the months until then, more than anything that shows. From now on quiet, faith or a private study gives you what success has not been able to.',
    course: 'Help may come from where you had not looked. You need not earn it.',
  },
};

export const jupiterForward: DayCells = {
  1: {
    lead: 'Your plans for yourself gain ground again. In the past months you have found out what you believe in, and from now on it can be shown, and others give it room.',
    course: 'Grow in one direction at a time. The confidence you feel has been tested.',
  },
  2: {
    lead: 'Your means begin to grow again. What was uncertain in the past months, an income, a price, a plan, moves forward now on a sounder basis.',
    course: 'Ask for what your work is worth. You have had time to find out.',
  },
  3: {
    lead: 'What you have gone over and over in the past months can be said, taught or published now. From now on contacts and lessons bring you forward again.',
    course: 'Start with those close at hand. They may have been waiting to hear from you.',
  },
  4: {
    lead: 'At home things open up again. Plans for rooms or family that rested for months can be taken up from now on, in the version that suits those who live there.',
    course: 'A little more space may be all it takes. Invite people to share it.',
  },
  5: {
    lead: 'Joy has the way free again. In love, or in what you make, you know better what you care for, and can give it more time now.',
    course: 'Give it time and an audience. People like to be near somebody who enjoys what they do.',
  },
  6: {
    lead: 'Work becomes lighter and more rewarding. After months of sorting, better conditions or a better method are within reach now.',
    course: 'Accept the help that is offered. Your body will be grateful for the good habits you kept.',
  },
  7: {
    lead: 'A relationship grows again. The past months have shown you what each can give, and from now on agreements and common plans go forward on that ground.',
    course: 'Be as generous as you would like the other to be. It makes theirs easier.',
  },
  8: {
    lead: 'Support and trust increase again. A shared matter that was held up for months can be settled fairly now.',
    course: 'Ask openly for what you need. The other side may be less reserved than before.',
  },
  9: {
    lead: 'The horizon opens again. A study, a journey or a belief that you reconsidered for months goes forward from now on, and you know better why you want it.',
    course: 'Set a date for it. Teachers and strangers may be helpful.',
  },
  10: {
    lead: 'In your work the way leads up again. What was undecided for months may be decided now, and you have grown into the size of the task.',
    course: 'Say what you are aiming for. People with influence like to back someone who knows.',
  },
  11: {
    lead: 'Friends and hopes move again. The past months have shown you who shares them, and from now on common plans find the support that they were lacking.',
    course: 'Bring people together. The best of your ideas will be improved by others.',
  },
  12: {
    lead: 'Something that grew quietly in you over the past months begins to bear fruit. From now on your trust in things is firmer, and you can do without some of your worries.',
    course: 'Keep the quiet hours all the same. They are where it came from.',
  },
};
