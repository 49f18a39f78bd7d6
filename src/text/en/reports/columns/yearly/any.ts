import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** The frame of a year by the house of its lead, whatever that is: `{year}`. */
export const any: ThemesByHouse = {
  1: {
    intro: [
      'In {year} the subject is you: how you appear, what you begin, and which version of yourself other people have gotten used to. The main event of the year falls in your own sign, and it is hard to stay a bystander in your own life while it does.',
    ],
    thought: [
      'This year you can change the way other people introduce you: the name, the role, the story about what you are like. All of it was true at one time, and much of it has been repeated for years. You may notice it first when somebody praises you for a thing you have stopped doing. Saying so costs an awkward minute. People tend to take your word for it, if you tell them what you do instead.',
    ],
    close: [
      'You have told people more accurately who you are. Those who liked the old account are getting used to the better one, and you no longer have to remember which of them you told to whom.',
    ],
  },
  2: {
    intro: [
      'What you have, earn and can rely on is the ground of {year}. The main event of the year falls in your second house, of means and worth, and it asks for figures where there have been feelings, and for a feeling where there has only been a figure.',
    ],
    thought: [
      'What a thing costs and what it is worth to you come apart {when}, and you cannot let the first decide about the second. You may have to name a price, look at an expense you have avoided, or use a skill that has earned nothing so far. It goes better once you know how much is enough, for a month and for the whole year. Written down, the sum is often less frightening than the guess.',
    ],
    close: [
      'You know how much is enough, and it is a smaller or a larger number than you had feared. Since it has been written down, much of what you were guarding can be used.',
    ],
  },
  3: {
    intro: [
      'In {year} the plain business of talking becomes the large one. The main event of the year falls in your third house, of words, neighbors and short distances, and the months around it ask what you would say if you could say it only once.',
    ],
    thought: [
      'Talk goes more slowly {when}, and what you say to the people nearest to you counts for more. You may owe one of them a sentence, an apology perhaps or an honest no, and have said a hundred easy things in its place. A silence is heard as an answer, too. Some of what you always say is no longer what you think. It is enough to notice which, and to say the rest plainly.',
    ],
    close: [
      'You have said the sentence that you owed to somebody close at hand. It took few words. Of all that you have said in the year it is the one that will be repeated.',
    ],
  },
  4: {
    intro: [
      '{year} begins and ends at home. Its main event falls in your fourth house, of family, rooms and roots, and what happens there decides how much of you is left over for the rest: who lives with whom, on what terms, and what is kept from before.',
    ],
    thought: [
      'The unwritten rules of your household come up {when}: who does what, who calls whom, what is not talked about. Nobody remembers making them, and some still hold the place up while others are in the way. You find out which are which when one of them is broken, by accident or on purpose. If you ask everybody what they would keep, the list is usually short, and easier to agree on than you would think.',
    ],
    close: [
      'You know which of the rules of your household are of use, and have dropped some others without harm. There is more light in the place, and those who belong there noticed it first.',
    ],
  },
  5: {
    intro: [
      'In {year} what you love is taken seriously. The main event of the year falls in your fifth house, of pleasure, romance, children and whatever you make for its own sake, and it puts a question that duty has been answering for you.',
    ],
    thought: [
      'What you enjoy asks for regular hours {when}, after a long time perhaps of being given what was left of the evening. It may be a person, a child, a game or something that you make. At first you are out of practice and easily discouraged. What you did gladly before anyone told you that you were good at it is a fair place to begin. Other people bring you back to it more than once.',
    ],
    close: [
      'You have given room and regular hours to something that you gladly do. It has grown a little, others can see it, and it makes its own case for next year.',
    ],
  },
  6: {
    intro: [
      'The large matter of {year} is hidden in small ones. Its main event falls in your sixth house, of daily work, upkeep and habit, and whatever changes there changes three hundred ordinary days, which is more than most great decisions do.',
    ],
    thought: [
      'Your working day has filled up by degrees, and {when} you can sort it. Tasks were added as they came, and hardly any was ever taken away. Some may drop out by themselves, a few have to be refused, and it is disagreeable at first to leave a thing undone that you used to do. The measure is simple: which of your duties you would take on again today. The others can be talked about.',
    ],
    close: [
      'Your working day holds fewer things than before, and there is time between them. What you do well every day without being asked is how large things get finished.',
    ],
  },
  7: {
    intro: [
      '{year} happens between two people. Its main event falls in your seventh house, of partners, contracts and open opponents, and much of what you meet {when} has a face: someone who agrees, or objects, or asks you to say where you stand.',
    ],
    thought: [
      'You see a partner or an opponent more clearly {when}, and some of what you took for granted about them turns out to be your own idea. They may want something of their own, at a time you had not planned for. It is unsettling to have to ask what you thought you knew. If you ask and then wait for the answer, they are likely to tell you more than they have for a long time.',
    ],
    close: [
      'You and the other person have asked each other instead of guessing. There are two people in the agreement now, which makes it slower, and a good deal harder to break.',
    ],
  },
  8: {
    intro: [
      'Trust is the subject of {year}, in money and in closeness. The main event of the year falls in your eighth house, of what is shared, owed and let go, and it brings up an arrangement between you and someone else that has never been put in words.',
    ],
    thought: [
      'What you and another person owe each other is looked at {when}, in money, in favors and in things that were forgiven too quickly. Everybody keeps some account of that, including those who say that they do not. Done early and in a friendly tone, it takes an evening. Part of it can be paid, and part can be given up by whoever is waiting for it. Both of you have more room afterward.',
    ],
    close: [
      'What you and another person owed each other has been looked at, and some of it turned out to be paid long ago. You have both seen the same figures, and neither has to guess any more.',
    ],
  },
  9: {
    intro: [
      'In {year} what you are sure of is tried somewhere new. The main event of the year falls in your ninth house, of journeys, study and belief, and a trip, a teacher, or a person who grew up under other rules may show you what you had not seen.',
    ],
    thought: [
      'Something you are sure of meets a case that it does not fit {when}, on a journey, in a book, or in a talk with somebody who grew up under other rules. It takes some courage to believe what you see rather than what you had expected. The conviction has served you well and need not be thrown away. A question that you stopped asking long ago may be worth taking up again.',
    ],
    close: [
      'You have found out something about the world that you would not have believed a year ago. Of all that you are sure of, it is what you would trust first.',
    ],
  },
  10: {
    intro: [
      '{year} takes place in public. Its main event falls in your tenth house, of work, standing and calling, and what you do is seen by people who have a say in it. It is a year to be known for something, and to choose what.',
    ],
    thought: [
      'What you are known for can be changed {when} by what you take on next. A good part of anyone’s reputation comes of tasks they did not refuse, and yours may describe somebody you no longer are. People above you are paying attention, so one piece of work of the right kind does more than many explanations. It helps to decide early what you would like to be asked for. Otherwise others decide it.',
    ],
    close: [
      'People ask you for what they last saw you do well, and it is what you would like to be asked for. The next task that you accept in front of others will add a line to it.',
    ],
  },
  11: {
    intro: [
      'Company matters more than usual in {year}. The main event of the year falls in your eleventh house, of friends, groups and common aims, and the question of what you want from the years ahead turns out to depend on whom you mean to spend them with.',
    ],
    thought: [
      'Friends with whom you share a past and friends with whom you share a plan are not always the same people, and {when} it is the second kind that you need. Someone you know may have a plan that wants helpers, or you have one and have told nobody. Asking is less of a burden to them than you suppose. What you hope for the years ahead is easier to name in company than alone.',
    ],
    close: [
      'There are more or fewer people around you than before, and you know why each of them is there. A hope that is shared by a few who turn up is a different thing from a wish.',
    ],
  },
  12: {
    intro: [
      'Much of {year} happens out of sight. Its main event falls in your twelfth house, of rest, solitude and unfinished business, and what you do when nobody is looking counts for more than usual, as does what you have put off looking at.',
    ],
    thought: [
      'You have reason {when} to look at something you had put away, and the time to do it slowly. It may be a grief, a wish you gave up, or a tiredness for which you give the obvious explanation. Things of that kind seldom stay the size they were, and many have grown smaller. A few quiet hours a week are enough. Nobody needs to be told about it before you want to tell them.',
    ],
    close: [
      'You have looked at what you had put away, and it was smaller than you thought. It need not be dealt with every day, and you rest better for knowing what it is.',
    ],
  },
};
