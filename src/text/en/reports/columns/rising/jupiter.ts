import type { ThemesByHouse } from '../../../../report-catalogue.js';

export const jupiterEnters: ThemesByHouse = {
  1: {
    intro: [
      'Jupiter crosses into your rising sign in {year}, and with it something expands at the very front of the chart: your manner, your courage, how far you let yourself be seen. Others respond to it before you have decided what it is.',
    ],
    thought: [
      'You take up more room {when}, and it suits you. You speak with more confidence, laugh more, and people respond to it before they know why. Where you used to make yourself small, at work, in your family or in a new company, you need not. It can become too much when you no longer notice that others want to speak. A friend will tell you if you ask.',
    ],
    turn: ['From now on you may find that you have spoken first, and loudly enough.'],
    close: [
      'You have had more room than before, and have kept the feeling of it. People who talk to you feel freer as well, and say so.',
    ],
  },
  2: {
    intro: [
      'Into the second house from the Ascendant, where a person’s means are kept, Jupiter comes in {year}. More money, work or skill may be within reach. The pleasant difficulty is to choose, since there is not time for all of it.',
    ],
    thought: [
      'More is offered to you {when} than you can use: work, purchases, chances to earn a little on the side. Jupiter makes each of them look worthwhile. If you decide beforehand what you need and what your time is worth, refusing becomes easier. What you pass over is seldom lost for good, and the things you do accept get your full attention.',
    ],
    turn: ['The offers that you have to choose among come from now on.'],
    close: [
      'A great deal was within reach, and you let the small things go. What you kept is worth having, and you have time to enjoy it.',
    ],
  },
  3: {
    intro: [
      'Jupiter goes to the third house of your chart in {year}, counted from the Ascendant: to conversation, learning, cousins, the next street. What was near has been taken for small. There turns out to be a good deal of world within an hour of your door.',
    ],
    thought: [
      'People and places that were always near come within your reach {when}. It may be a neighbor you only greeted, a course around the corner or a relative of your own age. Jupiter makes conversation easy, and somebody you would have liked for years may turn out to live two streets away. A little curiosity about your own surroundings is all it takes.',
    ],
    turn: ['From now on the neighbor, the course or the cousin is only a question away.'],
    close: [
      'Some people who live or work near you have become friends. It took no more than a few questions, and your daily ways are pleasanter for it.',
    ],
  },
  4: {
    intro: [
      'Jupiter descends to the foot of the chart in {year}, into the fourth house, and makes itself at home in your home. By the Ascendant this is where you are rooted. There is warmth to spare, and room for more people than before.',
    ],
    thought: [
      'Your home becomes more open {when}. People stop by, stay longer than they meant to, and may tell you things that they would not say elsewhere. You need not offer much; a place to sit and some time are enough. Jupiter can also bring more company than those at home would like. It is fair to ask them before you invite the next guest.',
    ],
    turn: ['From now on there may be one cup more on the table than you had counted.'],
    close: [
      'People stop by at your home more often, and the ones you had hoped for stay. You have not needed more room for it, only a little more time.',
    ],
  },
  5: {
    intro: [
      'By the Ascendant it is the fifth house that Jupiter enters in {year}, the sunniest of the twelve for such a guest. Affection, invention, children and holidays gain from it. Your own delight is wanted there, and is not asked to explain itself.',
    ],
    thought: [
      'An invitation to enjoy yourself may come at an awkward moment {when}, when there is work to be done and you feel out of practice. Jupiter asks you to go along all the same, at least for an hour. Duty will be there afterward. In love, with children or in something that you make, saying yes quickly does more than careful preparation would.',
    ],
    turn: ['The invitation at an awkward moment is most likely to come from now on.'],
    close: [
      'More than once you went along with a pleasure instead of putting it off. Your duties did not suffer by it, and your mood has gained a good deal.',
    ],
  },
  6: {
    intro: [
      'Jupiter comes to work for you in {year}, in the sixth house from the Ascendant, among duties, skills and daily care. It is a cheerful hand. The ordinary is made lighter by it, and there is rather more of it than before.',
    ],
    thought: [
      'Some of your daily duties give you strength, and others only take it. This year it is worth arranging the day around one that you like: a walk, a person in your care, a piece of work that you do well. Jupiter makes the rest easier when that one has its fixed place. Do not let it be pushed aside by every new task that you are offered.',
    ],
    turn: ['From now on it pays to put the hour that you like best into the calendar before all the others.'],
    close: [
      'One duty that you like has kept its fixed place in your day. The others are easier to begin since then, and you are in a better temper when they are done.',
    ],
  },
  7: {
    intro: [
      'In the sign of the Descendant, where the chart opens toward other people, Jupiter arrives in {year}. The seventh house is the place for company in the full sense: partner, ally, honorable rival. What comes from them has a wider view than yours alone.',
    ],
    thought: [
      'Somebody at your side makes your life larger {when}. A partner, an ally or even a fair opponent brings plans and views that you would not have had. You get along best where you look at the same thing together, a journey, a project, a child, rather than at each other. Accept what you are offered, and remember to offer something as well.',
    ],
    turn: ['From now on somebody at your side has the larger plans, and would like you to look at them too.'],
    close: [
      'You and another person have looked at the same things for a good part of the year, and see more in them than either did alone. You have begun to plan the next.',
    ],
  },
  8: {
    intro: [
      'The eighth house from the Ascendant is where Jupiter goes in {year}, where what is yours and what is another’s lie close together. Trust brings a return there. Something lent or confided long ago may come back to you larger than it went out.',
    ],
    thought: [
      'Something that you once gave to another person may come back to you {when} with interest: money, a confidence, an idea that they have gone on with. It will not be quite what you gave. Jupiter favors trust in this house, and also large promises, so it is wise to say clearly what is still a loan and what is by now a gift.',
    ],
    turn: ['From now on something you once lent may arrive without a note, and a little changed.'],
    close: [
      'Something that you had entrusted to another person has come back to you, and they have added to it. By now it belongs to you both, and you have agreed on how to go on.',
    ],
  },
  9: {
    intro: [
      'Far from the Ascendant, in the ninth house, Jupiter comes into its own in {year}. Travel, higher study and a faith that can stand fresh air are what it likes. The horizon is wide enough. The baggage may be another matter.',
    ],
    thought: [
      'You could see and learn more {when} if you were willing to do without a few things: a fixed plan, a comfortable opinion, some of the luggage. Jupiter makes far places and large subjects attractive. The practical question is what keeps you from going. Some of it is a real duty, and some is only a habit that you would hardly miss.',
    ],
    turn: [
      'From now on you can find out what has kept you from going far, and how much of it is only habit.',
    ],
    close: [
      'Your view is wider than it was, and it was worth what you had to give up for it. Most of that you have hardly missed.',
    ],
  },
  10: {
    intro: [
      'In the upper part of the chart there is a guest in {year}: Jupiter enters the tenth house. Your name travels. More people hear of what you do, and it is well to know how you would describe it.',
    ],
    thought: [
      'People hear of you {when}. You may be offered a post, a public task or a good deal of praise. It helps to know in one sentence what you do and want to be known for, because you will be asked. If you cannot say it yet, finding out is the best use of this time. Not everything that you are offered fits under it.',
    ],
    turn: ['From now on somebody may ask what it is that you do, and wait for the answer.'],
    close: [
      'What you stand for can be said in one sentence now, and people say it of you without being asked. You have turned down what did not belong there.',
    ],
  },
  11: {
    intro: [
      'Jupiter joins your friends in {year}, in the eleventh house from the Ascendant. Your plans find people, and people come with plans of their own. You may be surprised at who has wanted the same thing for a long time.',
    ],
    thought: [
      'Other people want the same things as you {when}, and neither of you may know it yet. Say aloud what you are planning, at work, in a club or among friends, and somebody may join you. Jupiter makes such meetings easy. Whoever asks first tends to become the organizer, so agree early on how the work will be shared.',
    ],
    turn: ['From now on a sentence dropped in passing may reach the person who was waiting to hear it.'],
    close: [
      'You have found people who want the same as you, and you take turns at leading. There is still room for one or two more.',
    ],
  },
  12: {
    intro: [
      'Before it reaches the Ascendant, Jupiter spends a time in the twelfth house, which it enters in {year}. What it gives there is given in private: a reserve, a second wind, protection by people who do not sign their names.',
    ],
    thought: [
      'A kindness or a piece of work from earlier may have its effect {when}, long after you stopped thinking of it. Somebody writes, or helps you without explaining why. Jupiter works out of sight in this house, and a good deal of its help cannot be planned. You can rest more than usual, and do something for people who will never know that it was you.',
    ],
    turn: ['From now on somebody may thank you for a thing that you hardly remember.'],
    close: [
      'Something kind that you did long ago has reached somebody, and you have heard of it. It is easier now to give without expecting an answer.',
    ],
  },
};
