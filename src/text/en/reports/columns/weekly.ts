import type { ColumnShelf, ThemesByHouse } from '../../../report-catalogue.js';

const opens: ThemesByHouse = {
  1: {
    intro: [
      'A beginning with your own name on it is the matter of this week. It may be small, a changed manner or a first step, and it goes better if you choose it before somebody else proposes one for you.',
    ],
    thought: ['What would you do first if nobody had yet made up their mind about you?'],
    close: ['Whatever you chose, it has been seen by now, and that makes the second step easier to explain.'],
  },
  2: {
    intro: [
      'This week something opens in the way you earn, spend or hold on to things. The sums may be modest. It is the habit behind them that can be changed, and a habit is easiest to change at its beginning.',
    ],
    thought: [
      'Which expense, or which price, would you set differently if you were setting it for the first time?',
    ],
    close: [
      'A figure decided calmly saves a good many small decisions, and leaves the evening free for better ones.',
    ],
  },
  3: {
    intro: [
      'Talk moves this week: a message, a question, a subject taken up with someone nearby. It is a good time to be the one who writes first, and to keep it short enough to be answered.',
    ],
    thought: ['Who has been waiting to hear from you, and how few words would do?'],
    close: [
      'The shortest message of the week may have been the one that did most. It can be followed by a longer one.',
    ],
  },
  4: {
    intro: [
      'Something begins at home this week, in the rooms or among the people who share them. It need not be an upheaval. A piece of furniture moved, or one sentence at supper, is how most changes of that kind start.',
    ],
    thought: ['What at home has been left as it is only because nobody asked?'],
    close: ['Somebody has asked now. The rest can be done room by room, in daylight.'],
  },
  5: {
    intro: [
      'The week has room for enjoyment and asks you to take it up on purpose. Love, play, children, whatever you make by hand: one of them offers a beginning, and it does not have to be useful.',
    ],
    thought: ['When did you last do something badly and gladly?'],
    close: ['It was worth the hour. Put the next one in the calendar, where the useful things are.'],
  },
  6: {
    intro: [
      'A better way of doing something ordinary presents itself this week. Work, errands and the care of your strength are the field, and a change of ten minutes a day counts there for more than a grand resolution.',
    ],
    thought: ['Which daily task would you do differently if you were starting the job on Monday?'],
    close: [
      'You did start on Monday, in a sense. Keep what saved you trouble, and forget that it was ever otherwise.',
    ],
  },
  7: {
    intro: [
      'Someone else makes the opening move this week, or you make it toward them. A partner, a client, an opponent with a point: much depends on two people saying what they would like before either says what they will not have.',
    ],
    thought: ['What would the other person ask for if they were sure of being heard?'],
    close: [
      'Between two people a start counts when both remember it in the same way. It does no harm to check.',
    ],
  },
  8: {
    intro: [
      'This week a locked subject opens a little, in money that is shared or in something confided. A small step is enough and is better than a large one. It concerns what you and another person can count on.',
    ],
    thought: ['What could you say more easily than either of you expects?'],
    close: [
      'A thing that has been said once is already lighter. Nobody has to finish the subject this week.',
    ],
  },
  9: {
    intro: [
      'The view widens this week. A journey, a course, a book or a stranger’s opinion gives you something to set out for, and it is the setting out that counts. Details can be looked up on the way.',
    ],
    thought: ['Where would you go, or what would you learn, if it did not have to lead to anything?'],
    close: ['It leads somewhere after all, as roads do. You need only know the next stretch of it.'],
  },
  10: {
    intro: [
      'A door opens in your work this week, or in how you are seen by people who have a say in it. It is a time to step forward with something definite: a proposal, a name for what you do, a question about what comes next.',
    ],
    thought: ['What would you like to be asked to do, and who knows that?'],
    close: ['One person more knows it now. That is how most appointments begin.'],
  },
  11: {
    intro: [
      'Friends and plans set the course this week. An invitation, a group or an old hope with a new ally in it makes a start, and it is pleasanter to be early than to be persuaded.',
    ],
    thought: ['Whose idea would you help along for the pleasure of their company?'],
    close: ['Good company is an answer of its own. The plan will take its shape from whoever turned up.'],
  },
  12: {
    intro: [
      'Something begins this week where nobody is looking. A rest, a resolution or a private piece of work is well started now, and does best if it is not announced. The quiet part of the week is the busy one.',
    ],
    thought: ['What would do you good that you would not have to tell anyone about?'],
    close: ['It has begun, and nobody knows. For the present that is its protection.'],
  },
};
const ripens: ThemesByHouse = {
  1: {
    intro: [
      'You are plain to see this week, in what you do well and in what you want. Something about yourself comes to a head, and those around you may know it before you do. It is a time for taking stock of how you come across.',
    ],
    thought: ['What have people begun to expect of you, and do you still mean it?'],
    close: ['If you still mean it, say so. If not, they will hear it best from you.'],
  },
  2: {
    intro: [
      'What you own or earn comes to a point this week at which it can be counted. A result is in, a purchase is due, or a worth becomes clear. It is better looked at now, while the light is good.',
    ],
    thought: ['What do you have enough of, and when did that happen?'],
    close: [
      'What has been counted can be enjoyed, or shared, or let go. It is only the uncounted that worries people.',
    ],
  },
  3: {
    intro: [
      'A conversation ripens this week. What has been hinted at for some time is said outright, by you or by someone close at hand, and most of it turns out to be known already. The tone decides what becomes of it.',
    ],
    thought: ['What did you really hear, and what had you been expecting to hear?'],
    close: ['Said is said, and generally for the better. The next conversation starts from farther on.'],
  },
  4: {
    intro: [
      'A matter at home is ready to be finished this week. Feelings in the family stand near the surface, together with the reasons for them, and it takes little to bring out what has been growing there for months.',
    ],
    thought: ['Who at home carries the most, and who has noticed?'],
    close: [
      'It has been noticed. That is often half of what was wanted, and the other half is a hand with the dishes.',
    ],
  },
  5: {
    intro: [
      'Something you love shows its full size this week: a romance, a child’s plan, a thing you have been making. It wants to be looked at by others, and perhaps it is time to say that it is done.',
    ],
    thought: ['What have you made lately that you would like somebody to see?'],
    close: [
      'Shown, it belongs a little to others as well. That is the end of one pleasure and the beginning of another.',
    ],
  },
  6: {
    intro: [
      'The working days come to a point this week. A task can be finished, an arrangement has proved itself or has not, and your strength tells you what it thinks of the pace. It is worth listening before the next task.',
    ],
    thought: ['What is done, if you are honest, and only waits for you to stop?'],
    close: ['You may stop. The work looks better from two steps away, and so does the week.'],
  },
  7: {
    intro: [
      'The other person stands in full light this week. A partner, a rival or someone across a table makes clear what they want, and an understanding between you is reached or shown to be missing.',
    ],
    thought: ['What does the other person see when they look at you just now?'],
    close: ['To be seen clearly is not always comfortable. It is what every good agreement rests on.'],
  },
  8: {
    intro: [
      'What is shared comes to the surface this week: a debt, a feeling, a secret that had grown old. It is not the time to hide it again. Most of what frightened you about it belonged to the dark.',
    ],
    thought: ['What have the two of you been careful not to count?'],
    close: ['Counted, it is of ordinary size. One of you can put the paper away.'],
  },
  9: {
    intro: [
      'A belief or a far plan reaches its full height this week. You find out what you think by being asked, and perhaps how far you would go for it. A story from elsewhere puts your own in proportion.',
    ],
    thought: ['What are you sure of, and who taught you to be?'],
    close: ['What has been looked at from so far off can be held more lightly, and held all the same.'],
  },
  10: {
    intro: [
      'Your work is in view this week, and so is what it has cost. Something you have pursued in public arrives at a result. People in charge take note, and the people at home have noted it for some time.',
    ],
    thought: ['What was it for, when you began?'],
    close: [
      'If it was for that, it has been worth it. If the reason has changed, now is a fair moment to say so.',
    ],
  },
  11: {
    intro: [
      'A hope or a friendship comes to its fullness this week. A group shows what holds it together, and you see which of your plans other people have made their own. It can be a feast or a farewell.',
    ],
    thought: ['Which of your friends knows what you hope for now?'],
    close: ['The hope is in better hands for having been told. It was never meant to be kept by one person.'],
  },
  12: {
    intro: [
      'What you keep to yourself comes up this week, perhaps as a dream, a tiredness or a sudden clear view of something old. Nothing has to be decided about it. It wants to be known, and after that it wants rest.',
    ],
    thought: ['What have you been carrying so long that you no longer feel its weight?'],
    close: [
      'Set down for a while, it can be looked at from all sides. You need not pick up all of it again.',
    ],
  },
};
const checks: ThemesByHouse = {
  1: {
    intro: [
      'You are held up this week, and it may be no bad thing. A plan of your own meets an obstacle or a second thought, and there is time to see whether it suits you as well as it did when you made it.',
    ],
    thought: ['How much of your hurry is your own?'],
    close: ['What is still wanted after a delay is wanted in earnest. The rest has taken care of itself.'],
  },
  2: {
    intro: [
      'Money and belongings ask for patience this week. A sum does not come out, or a wish and a budget disagree, and the sensible thing is to look at both before giving way to either.',
    ],
    thought: ['What would you lose by deciding about it a week from now?'],
    close: [
      'Very little, as it happens. A purse that was kept shut for some days is easier to open with a clear head.',
    ],
  },
  3: {
    intro: [
      'Words get in each other’s way this week. Messages cross, a remark is taken otherwise than it was meant, and whoever asks a question gets farther than whoever repeats an answer.',
    ],
    thought: ['What exactly was said, before either of you knew what it meant?'],
    close: [
      'A thing explained twice without impatience is usually understood. It is the patience that people remember.',
    ],
  },
  4: {
    intro: [
      'The home front is tense or merely slow this week. Something in the family, or in the house itself, will not be hurried, and the question is whether it resists or only wants to be done in another order.',
    ],
    thought: ['What would make it easier for everyone to sit at one table?'],
    close: ['It was probably something simple. It often is, once nobody has to win.'],
  },
  5: {
    intro: [
      'Pleasure meets an objection this week: no time, no money, or a person who is not in the mood. What you love is not taken away by that. It is asked how serious you are about it.',
    ],
    thought: ['What would you go on doing if nobody admired it?'],
    close: ['That, then, is the thing to keep. Admiration comes late, and by the back stairs.'],
  },
  6: {
    intro: [
      'Work is uphill this week. Too much arrives at once, or a tool fails, or somebody does not do their part. It shows you where the days are badly built, and that is useful to know.',
    ],
    thought: ['What would you leave out if you had to leave something out?'],
    close: ['Leave it out. Nobody will notice for a week, and by then you will have your reasons ready.'],
  },
  7: {
    intro: [
      'There is friction between you and someone else this week. It may be open or polite, and the polite kind takes longer. What you want of each other has changed a little since it was last discussed.',
    ],
    thought: ['What are you defending that the other person has not attacked?'],
    close: ['With that put away there is less to quarrel about. What is left is worth a proper talk.'],
  },
  8: {
    intro: [
      'A matter of trust is under strain this week. Shared money, an old claim or a silence between two people has been left too long, and pressing makes it heavier. It yields to a plain question.',
    ],
    thought: ['What is it that you are afraid of being told?'],
    close: ['It has very likely been known to both for some time. Knowing it together is the easier way.'],
  },
  9: {
    intro: [
      'A plan for something far away is delayed this week, or an opinion of yours meets one that is as well founded. Neither is wasted. You find out what you believe when it costs something to say so.',
    ],
    thought: ['What would change your mind, if anything could?'],
    close: ['An opinion that has been tested can be carried farther, and needs to be raised less often.'],
  },
  10: {
    intro: [
      'In your work there is resistance this week, from above, from circumstances or from your own better judgment. It is visible to others how you take it, and they will draw their conclusions from that rather than from the result.',
    ],
    thought: ['What would you stand by even if it were not noticed?'],
    close: [
      'They have drawn them by now, and most are in your favor. Composure is seen from a long way off.',
    ],
  },
  11: {
    intro: [
      'Friends or plans are contrary this week. A group cannot agree, someone cancels, or a hope you share turns out to mean different things to different people. Better now than when the hall is booked.',
    ],
    thought: ['What did each of you believe had been agreed?'],
    close: [
      'With the difference on the table, those who want to can still go ahead. There may be fewer of them and more done.',
    ],
  },
  12: {
    intro: [
      'The week is slower than it looks from outside. Something unfinished holds you back, and it is no use pushing. A quiet evening brings it up by itself, and then it can be dealt with in an hour.',
    ],
    thought: ['What have you been putting off that is smaller than the putting off?'],
    close: ['It was smaller. The relief may be kept, and so may the quiet evening.'],
  },
};

export const weeklyThemes: ColumnShelf['weekly'] = { opens, ripens, checks, any: {} };
