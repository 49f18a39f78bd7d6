import type { ThemesByHouse } from '../../../../report-catalogue.js';

/** The frame of a year by the house of its lead, whatever that is: `{year}`. */
export const any: ThemesByHouse = {
  1: {
    intro: [
      'In {year} the subject is you: how you appear, what you begin, and which version of yourself other people have got used to. The main event of the year falls in your own sign, and it is hard to stay a bystander in your own life while it does.',
    ],
    thought: [
      'Most people are introduced by others long before they speak. A name, a role, a story about what you are like: all of it was true once and is repeated out of habit. This year you are in a position to say it differently and be believed. What would you have people know about you first? The months to come return to that again and again.',
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
      'There is a difference between what something costs and what it is worth to you, and most of us let the first decide about the second. In this year that stops working. A price has to be named, an expense looked in the face, a skill taken out of the drawer where it lay for nothing. How much is enough? An honest answer would settle half of what follows.',
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
      'Most of what anyone says in a year is small change, handed over without counting. For a while that trade slows down. The sentence you owe to someone close at hand is worth more now than the hundred you find easy, and a silence is heard as an answer too. Which of the things you always say are still true? The year is spent finding out.',
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
      'Every household runs on rules that nobody remembers making. Someone sits in one chair, someone else does the calling, a subject is avoided. They hold the place up, and sooner or later they hold it back. This is a year for finding out which of them bear weight. What would you keep if you were moving in tomorrow? It is worth walking through your rooms with that in mind.',
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
      'Joy is usually given what is left of the evening. It lives on that, as a plant lives in a hallway, and one gets used to how little it grows. Here it is carried out into the light, and wants watering. What did you do gladly before anyone said that you were good at it, or not? The year comes back to that, by way of other people and of things made by hand.',
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
      'A working day is built like a drawer: things are put in as they come, and after some years it will not close. Nobody planned it so. Now it is being emptied out on the table, partly by you and partly by circumstances, and each thing can be picked up and asked what it is for. Which of your duties would you take on again today? That is the measure for the year.',
    ],
    close: [
      'Your working day holds fewer things than before, and closes like a drawer that is not too full. What you do well every day without being asked is how large things get finished.',
    ],
  },
  7: {
    intro: [
      '{year} happens between two people. Its main event falls in your seventh house, of partners, contracts and open opponents, and much of what you meet this year has a face: someone who agrees, or objects, or asks you to say where you stand.',
    ],
    thought: [
      'It is possible to live beside a person for years and only negotiate with your idea of them. The idea is easier to win against. This year it gives way, and somebody stands there who wants something of their own, at a time you had not planned for. What do you know about them that they told you themselves? More will be told, if you ask and then wait.',
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
      'People who share something keep accounts, even those who say that they do not. There is a column for money, one for favors, and one for what was forgiven too quickly. This is the year in which the books are opened, gently if you do it yourself. What do you still owe, and what are you still waiting for? Either can be settled, and either can be given up.',
    ],
    close: [
      'What you and another person owed each other has been looked at, and some of it turned out to be paid long ago. You have both seen the same figures, and that is what trust looks like from close up.',
    ],
  },
  9: {
    intro: [
      'In {year} the horizon moves. The main event of the year falls in your ninth house, of journeys, study and belief, and what you are sure of is taken somewhere it has not been before, by a trip, a teacher, or a person who grew up under other rules.',
    ],
    thought: [
      'A conviction is like a map: one forgets that somebody drew it, at some time, for a purpose. Yours has brought you this far. Now and then this year the road will turn where the map has nothing but sea, and it takes some courage to believe the road. What did you stop asking because the answer seemed settled? It may be taken up again.',
    ],
    close: [
      'You have found out something about the world that was not on your map, and have drawn it in yourself. It is the part of what you believe that you would trust first.',
    ],
  },
  10: {
    intro: [
      '{year} takes place in public. Its main event falls in your tenth house, of work, standing and calling, and what you do is seen by people who have a say in it. It is a year to be known for something, and to choose what.',
    ],
    thought: [
      'A reputation is made mostly of what one did not refuse. The task that nobody wanted, done well a second time, becomes a title. There is nothing wrong with that until the day you read your title and do not recognize the person. Here is a year in which it can be rewritten by what you take on next. What would you like to be asked for? Others will decide it unless you do.',
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
      'Some friendships are about the past, and are good for that; one meets to remember. Others are about something that does not exist yet. It is the second kind that this year stirs up: a plan needs people, or people you know turn out to have a plan. Whose hopes would you work for without being thanked? Yours are likely to be found in the same room.',
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
      'What is put away does not stay as it was. It shrinks or it grows, and one is often surprised which. In this year you have reason to open a door that you have been walking past, and the time to do so slowly. What are you tired from? The obvious answer will be given first. The other takes a quiet hour, and the year keeps some of those in store.',
    ],
    close: [
      'You have looked at what you had put away, and it was smaller than you thought. It need not be dealt with every day. It is good to know what it is, and to sleep in the same house.',
    ],
  },
};
