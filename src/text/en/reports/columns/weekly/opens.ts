import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** Something begins. */
export const opens: ThemesByHouse = {
  1: {
    intro: [
      '[act] A beginning with your own name on it is the matter of this week. It may be small, a changed manner or a first step, and it goes better if you choose it before somebody else proposes one for you.',
      '[act] You have more say this week than usual in how you are taken. A new tone, a haircut, a plainer no: people adjust to such things faster than you expect, and only the first hour of it feels strange.',
      '[act] Something wants to start with you this week, before the conditions are ideal and before anybody has asked. Energy is there, and so is a certain impatience, which is useful as long as it is pointed at one thing.',
    ],
    thought: [
      'What would you do first if nobody had yet made up their mind about you?',
      'Much of what others think of you is a habit of theirs, and habits can be given something new to work with.',
      'Of all the things you could begin in your own name, which one would still interest you a year from now?',
    ],
    close: [
      'Whatever you chose, it has been seen by now, and that makes the second step easier to explain.',
      'Nobody needed the announcement. You acted a little differently, and the people around you are already used to it.',
      'One beginning is enough for a week. The others keep, and will be easier for having you in practice.',
    ],
  },
  2: {
    intro: [
      'This week something opens in the way you earn, spend or hold on to things. The sums may be modest. It is the habit behind them that can be changed, and a habit is easiest to change at its beginning.',
      '[act] The material side of life takes a step forward this week. A fee, a purchase, a way to earn from something you already know: look at it as a practical question, and leave pride out of the sum until the end.',
      '[act] There is a chance this week to put your means on a slightly better footing. It will look unexciting, a standing order or a tool that lasts, and it will go on working for you when livelier plans have been forgotten.',
    ],
    thought: [
      'Which expense, or which price, would you set differently if you were setting it for the first time?',
      'What do you give away at present that someone would gladly pay for?',
      'Security is usually made of small arrangements. Which one of them is missing from yours?',
    ],
    close: [
      'A figure decided calmly saves a good many small decisions, and leaves the evening free for better ones.',
      'A price named once in a calm voice is easier to name again. That is worth more than the first amount.',
      'With one small arrangement made, there is one thing less to keep in your head, and money can go back to being a means.',
    ],
  },
  3: {
    intro: [
      '[act] Talk moves this week: a message, a question, a subject taken up with someone nearby. It is a good time to be the one who writes first, and to keep it short enough to be answered.',
      'Curiosity is rewarded this week. A notice on a wall, a new face in the next building, a subject you always meant to look into: follow one of them for half an hour, and see who else turns up there.',
      '[act] An exchange begins this week that could go on for a good while. It starts with a reply, a lesson or a lift in somebody’s car, and it thrives on questions that cannot be answered with yes or no.',
    ],
    thought: [
      'Who has been waiting to hear from you, and how few words would do?',
      'What do you pass every day without knowing anything about it?',
      'The people close at hand know things you have never asked them. Where would you start?',
    ],
    close: [
      'The shortest message of the week may have been the one that did most. It can be followed by a longer one.',
      'You know a little more now about what lies around the corner, and have someone to say hello to. Neighborhoods are made in no other way.',
      'An answer has come, or will. Thank whoever gave it by remembering what they said.',
    ],
  },
  4: {
    intro: [
      'Something begins at home this week, in the rooms or among the people who share them. It need not be an upheaval. A piece of furniture moved, or one sentence at supper, is how most changes of that kind start.',
      '[act] A new arrangement at home becomes possible this week. Who sleeps where, who cooks, what the spare corner is for: such matters look small and decide how rested everybody is. Begin with whatever annoys all of you.',
      '[act] The family side of life offers a fresh start this week, possibly through an old acquaintance of the house or a tale nobody had finished. Take the first step lightly. Those concerned have been hoping someone would.',
    ],
    thought: [
      'What at home has been left as it is only because nobody asked?',
      'If you moved in tomorrow, what would you do differently with these rooms and these people?',
      'With whom at home, or from home, would you like to be on easier terms?',
    ],
    close: [
      'Somebody has asked now. The rest can be done room by room, in daylight.',
      'Much of what you would do in new rooms can be done in the old ones. Even one chair in a better place is felt by the whole household.',
      'Easier terms began with a single ordinary visit or call. The next one needs no reason at all.',
    ],
  },
  5: {
    intro: [
      'The week has room for enjoyment and asks you to take it up on purpose. Love, play, children, whatever you make by hand: one of them offers a beginning, and it does not have to be useful.',
      'Lightness is on offer this week. A flirtation, a game, a project with no deadline wakes something up that had been asleep for good reasons. The reasons can sleep for a change.',
      '[act] Something you make, or someone you like, draws you out this week. It is best to answer early and warmly. Enthusiasm that has been weighed for days arrives looking like caution, and is treated as such.',
    ],
    thought: [
      'When did you last do something badly and gladly?',
      'What did you love doing before you were told whether you were good at it?',
      'To whom could you show your pleasure in them, a little sooner than is quite cool?',
    ],
    close: [
      'An hour gladly wasted was worth having. Put the next one in the calendar, where the useful things are.',
      'What you do for love you do well enough for it to be fun. Nobody will examine you on the rest.',
      'Pleasure that has been shown tends to come back with company. Keep some room for it next week.',
    ],
  },
  6: {
    intro: [
      '[act] A better way of doing something ordinary presents itself this week. Work, errands and the care of your strength are the field, and a change of ten minutes a day counts there for more than a grand resolution.',
      'Order comes more easily than usual this week, and brings some relief with it. A drawer, a timetable, a walk before work: choose the improvement you will feel by Wednesday, and leave the grand system to those who enjoy systems.',
      'At work someone opens a door to a better method this week, and it may well be the newest person in the room. Ask them how they would do it. Experience loses nothing by being asked to explain itself.',
    ],
    thought: [
      'Which daily task would you do differently if you were starting the job on Monday?',
      'Where does your day lose its first half hour, and what would give it back?',
      'Which of your routines do you keep only because you are quick at it?',
    ],
    close: [
      'You did start on Monday, in a sense. Keep what saved you trouble, and forget that it was ever otherwise.',
      'A little time has been won back in the day. Decide what it is for before somebody else does.',
      'A routine that can be explained is worth keeping, and the other kind has just been improved.',
    ],
  },
  7: {
    intro: [
      'Someone else makes the opening move this week, or you make it toward them. A partner, a client, an opponent with a point: much depends on two people saying what they would like before either says what they will not have.',
      'An approach is made this week, from you or toward you, and it deserves a clear reply. Business, friendship, love: two people are looking at the same possibility, and it helps to say early what would make it worth your while.',
      'There is fresh air this week in a relationship that had become a little too well known. A question you stopped asking gets a new answer. Let yourself be surprised by somebody you thought you had finished reading.',
    ],
    thought: [
      'What would the other person ask for if they were sure of being heard?',
      'What would you offer first, if you trusted the other person to offer something in return?',
      'When did you last ask the person opposite something you did not know the answer to?',
    ],
    close: [
      'Between two people a start counts when both remember it in the same way. It does no harm to check.',
      'An offer made freely shows both of you where you stand. From there it is only a matter of details.',
      'The person opposite turns out to be larger than your idea of them. The same has probably been found out about you.',
    ],
  },
  8: {
    intro: [
      'This week a locked subject opens a little, in money that is shared or in something confided. A small step is enough and is better than a large one. It concerns what you and another person can count on.',
      'This week trust can be built on purpose, in small amounts. Share a figure, a worry or the inconvenient half of a story, and watch what is done with it. You learn more from that than from any promise.',
      'A way out of an old entanglement shows itself this week. It may concern money that is owed, or a feeling that has outlived its cause. The first step is modest: put down in writing what is yours in it and what is not.',
    ],
    thought: [
      'What could you and the other person say more easily than either of you expects?',
      'What would the two of you be able to do together, if each knew how the other really stands?',
      'Which claim could you give up, and hardly miss?',
    ],
    close: [
      'A thing that has been said once is already lighter. Nobody has to finish the subject this week.',
      'Each of you knows a little more now about the other. It was the not knowing that had made the subject heavy.',
      'A claim that has been given up stops sending its bills. What was truly owed can be settled by friendly stages.',
    ],
  },
  9: {
    intro: [
      'The view widens this week. A journey, a course, a book or a stranger’s opinion gives you something to set out for, and it is the setting out that counts. Details can be looked up on the way.',
      '[act] Distance calls this week, on the map or in thought. A conversation with a person who grew up elsewhere, a subject outside your trade, a ticket priced out of mere interest: any of them can set a longer plan in motion.',
      '[act] You are ready to learn something this week, and the teacher may not look like one. Take the interest seriously before it turns into a general wish to improve. One book or one lesson, on a fixed evening, does more.',
    ],
    thought: [
      'Where would you go, or what would you learn, if it did not have to lead to anything?',
      'Which of your certainties would not survive a year in another country?',
      'Learning begins where you can bear to be slow. In what would you like to be a beginner?',
    ],
    close: [
      'Setting out leads somewhere after all, as roads do. You need only know the next stretch of it.',
      'It is good to know which of your certainties would travel. The others can be left at home for a while and looked at on return.',
      'A beginner you are, then, with all the rights of one. The foremost of them is to ask what everybody else takes for granted.',
    ],
  },
  10: {
    intro: [
      '[act] A door opens in your work this week, or in how you are seen by people who have a say in it. It is a time to step forward with something definite: a proposal, a name for what you do, a question about what comes next.',
      '[act] Ambition gets an honest hearing this week. An opening at work, or a word from somebody whose judgment counts, lets you say where you would like to go. Have it ready in one sentence, without an apology at either end.',
      '[act] Your public side is at a beginning this week, however modest it looks from inside. A first version is shown, a title is changed, a task comes with your name beside it. Do it as you would like to be known for doing it.',
    ],
    thought: [
      'What would you like to be asked to do, and who knows that?',
      'What responsibility would you take on tomorrow if it came with the right to do it your way?',
      'If people could say only one thing about the way you work, what should it be?',
    ],
    close: [
      'One person more knows now what you would like to do. That is how most appointments begin.',
      'Those who decide have something definite to connect with your name. Now let the work speak for some days.',
      'People have had a sample of your work by now. Reputations are samples that agree with one another.',
    ],
  },
  11: {
    intro: [
      'Friends and plans set the course this week. An invitation, a group or an old hope with a new ally in it makes a start, and it is pleasanter to be early than to be persuaded.',
      'A circle opens this week. It may be a club, a cause, a table in the canteen, or a friend of a friend with the same odd interest. You do not have to join for life. It is enough to come twice.',
      '[act] Something you have hoped for gets its first helper this week. People who share an aim are closer than they seemed, and they are waiting, as you were, for somebody to name a day.',
    ],
    thought: [
      'Whose idea would you help along for the pleasure of their company?',
      'In what company do you talk faster and laugh sooner than elsewhere?',
      'A hope can be carried alone only so far. Who might like to take one end of yours?',
    ],
    close: [
      'Good company is an answer of its own. The plan will take its shape from whoever turned up.',
      'The company you like is easier to find than it was on Monday. Coming back is how one becomes a member.',
      'A hope that two people carry has two handles. The pace is slower so, and the distance greater.',
    ],
  },
  12: {
    intro: [
      'Something begins this week where nobody is looking. A rest, a resolution or a private piece of work is well started now, and does best if it is not announced. The quiet part of the week is the busy one.',
      'A gentle start is possible this week in something private: sleep, solitude, a piece of writing, an old sorrow that has become approachable. No one else has to understand the plan, and the first result is only that you breathe out.',
      'Behind the busier part of your life a small door opens this week. It leads to rest, perhaps, or to a question you put off until there was time. There is a little time now, if you decline one thing.',
    ],
    thought: [
      'What would do you good that you would not have to tell anyone about?',
      'What grows in you best when it is not being watched?',
      'Which hour of the week could belong to nobody, yourself included?',
    ],
    close: [
      'Something good has begun, and nobody knows. For the present that is its protection.',
      'What grows unwatched has had some days of quiet. That is a modest diet, and it thrives on it.',
      'An hour that belongs to nobody has shown what it is good for. Whatever came up in it was there all along, and is lighter for having been met.',
    ],
  },
};
