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
      'Which habit that others have of seeing you would you like to change?',
      'Of all the things you could begin in your own name, which one would still interest you a year from now?',
    ],
    close: [
      'Whatever you would do first, do it before people have made up their minds. The second step is easier to explain than the first.',
      'A habit that others have of seeing you can be changed without an announcement. Act a little differently, and give them some days to get used to it.',
      'The beginning that would still interest you in a year is the one to make. The others keep, and will be easier for having you in practice.',
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
      'Set the price or the expense as if for the first time, and write the figure down. It saves a good many small decisions later on.',
      'What someone would gladly pay for may have a price, named once in a calm voice. The second time is easier, and that is worth more than the first amount.',
      'Make the one small arrangement that is missing from your security, and there is one thing less to keep in your head.',
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
      'Whoever has been waiting to hear from you will be content with three lines. Send them, and let the longer letter follow when it likes.',
      'What you pass every day without knowing is a five-minute question. Ask it, and you have somebody to say hello to.',
      'The people close at hand like to be asked what they know. Thank them by remembering the answer.',
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
      'What has been left as it is at home, only because nobody asked, needs just the question. Ask it at supper, and go on room by room, by daylight.',
      'Much of what you would do in new rooms can be done in the old ones. Even one chair in a better place is felt by the whole household.',
      'Easier terms with somebody at home begin with one ordinary visit or call. The next one needs no reason at all.',
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
      'An hour of doing something badly and gladly is never lost. Put the next one in the calendar, where the useful things are.',
      'What you loved before anybody graded it, you still love well enough for it to be fun. Nobody will examine you on the rest.',
      'Pleasure in somebody, once it is shown, tends to come back with company. Be a little sooner than is quite cool.',
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
      'The task you would do differently on the first day can be done differently on any other. Keep what saves you trouble, and forget that it was ever otherwise.',
      'The half hour that your day loses can be won back in small pieces. Decide what it is for before somebody else does.',
      'A routine that you can explain is worth keeping. The kind you keep because you are quick at it may be handed to a slower and more curious person.',
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
      'Whatever the other person would ask for if they were sure of being heard, ask them for it. It does no harm to say that you have wondered.',
      'The first offer is hardest for whoever trusts least. Make yours in plain words, and from there it is only a matter of details.',
      'A question to which you do not know the answer is a compliment to the person opposite. Ask one, and be ready to be surprised.',
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
      'A hard subject is lighter once it has been opened. Say the first sentence of it to the other person, and leave the rest for another day.',
      'How each of you really stands is easier to hear than to guess. It was the not knowing that made the subject heavy.',
      'A claim that you could give up and hardly miss costs more to keep than to drop. What is truly owed can be settled by friendly stages.',
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
      'A journey or a subject that does not have to lead anywhere usually leads somewhere all the same. You need only know the next stretch of it.',
      'A certainty that would not survive abroad can be left at home for once. You may find on returning that you had not missed it.',
      'To be a beginner is to have a right to simple questions. Choose the field, and ask the first of them this week.',
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
      'What you would like to be asked to do should be known to at least one person who asks. That is how most appointments begin.',
      'A responsibility taken on in your own way is another thing from one put upon you. Name your conditions while you name the task.',
      'The one thing that people should say about your work can be shown in one piece of it. Reputations are samples that agree with one another.',
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
      'Somebody’s idea goes better with your help, and you would have the pleasure of their company. Offer an hour, and see who turns up.',
      'The company in which you talk faster and laugh sooner is easy to find twice. Coming back is how one becomes a member.',
      'A hope that two people carry has two handles. Ask whoever is nearest to take the other end.',
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
      'What would do you good need not be explained to anybody. Begin with a quarter of an hour, and let that be your secret.',
      'What grows best unwatched wants a little quiet every day. That is a modest diet, and most good things thrive on it.',
      'An hour that belongs to nobody is soon taken if it has no name. Mark it in the calendar with a line, and say that you are engaged.',
    ],
  },
};
