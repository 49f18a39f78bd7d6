import type { WeekShelf } from '../../../../report-catalogue.js';

/** Jupiter comes into a house, for about a year. */
export const jupiterArrives: WeekShelf['jupiterArrives'] = {
  1: {
    intro: [
      'Jupiter comes into {place}, on {day}, as it does about every twelve years. You are likely to feel it as appetite: for people, for plans, for a larger life than the one you had settled into.',
    ],
    course: [
      'Confidence of this kind shows before it has achieved anything, and others respond to it. You may be invited, asked for advice, taken more seriously than last month. The danger is the other side of the gift: you say yes to everything, promise for two and grow a little broader in every sense. It helps to choose early which one or two things are to grow. Hope spread over ten plans does not carry any of them far.',
    ],
    close: [
      'There is time to grow into a larger life, since Jupiter stays for months. You could begin with the wish that you have postponed the longest.',
    ],
  },
  2: {
    intro: [
      'With Jupiter’s move into {place}, on {day}, earning and spending enter a more hopeful time this week. Your idea of what you are worth may rise first, and the figures, perhaps, some way behind it.',
    ],
    course: [
      'You look at prices with less fear, your own included. That can lead to a better rate, because you finally ask for it, or to a bill that is larger than it had to be. Jupiter does both with the same good cheer. Most people know quite well which of their expenses give them something back, and this is a good time to spend there and be modest elsewhere. Generosity is a pleasure when it has a budget.',
    ],
    close: [
      'A rise in confidence is not yet a rise in income, and it is often how one begins. You might name your price once without lowering your eyes.',
    ],
  },
  3: {
    intro: [
      'Jupiter begins its stay in {place}, on {day}. Curiosity is in the air: new people in the neighborhood, a subject that opens up, and a sudden wish to write to everybody.',
    ],
    course: [
      'What you pick up in passing may turn out to matter more than what you study on purpose. You speak more freely, and find listeners; somebody may suggest that you teach it, write it down or at least tell it again. The excess is easy to recognize, too: half-read books, twenty conversations, a calendar without a gap. A single course that is finished will be worth more to you than five that were begun with enthusiasm.',
    ],
    close: [
      'You have more to say than you used to, and a good deal to ask. One real conversation would be a fitting start.',
    ],
  },
  4: {
    intro: [
      'As Jupiter enters {place}, on {day}, the place where you live and the people you come from move into a kinder light. The wish for more room may be the first thing that you notice.',
    ],
    course: [
      'Room can be meant literally, and people do move or rebuild under this influence. As often it is a matter of heart: an old coolness in the family eases, a guest is welcome, you feel that you have the right to be comfortable. Plans for the house tend to be drawn too large at first. If you take what you really use as the measure, the rest can stay a pleasant drawing.',
    ],
    close: [
      'A home grows by the people who like to be in it. Inviting somebody is a better beginning than rebuilding.',
    ],
  },
  5: {
    intro: [
      'Jupiter arrives in {place}, on {day}, and with it comes a good stretch for whatever you do for joy. You may catch yourself looking forward to things again.',
    ],
    course: [
      'Love, children, games and everything you make with your hands or your imagination have room to grow. You are warmer than usual and less afraid of looking foolish, which is attractive in itself. There can be too much of it: late nights, large gestures, a romance that is more in love with the story than with the person. If you make a little room for it on ordinary days as well, the joy will stay.',
    ],
    close: [
      'You do not have to earn pleasure first. A regular hour for the thing you love would be a beginning.',
    ],
  },
  6: {
    intro: [
      'Jupiter moves into {place}, on {day}, and it becomes easier to believe that an ordinary day could be a good one. Better tools, better company or simply more sleep may be part of it.',
    ],
    course: [
      'You see what could be improved, and people are inclined to help. A useful skill can be learned, a new task may be offered, a healthier habit does not feel like a penance. The catch is that Jupiter makes work grow as well. Whoever is willing gets the next thing to do, and the one after that. It is wise to decide beforehand how much of your good will belongs to the job.',
    ],
    close: [
      'After a month you hardly notice a good improvement any more, only the time that it has made free.',
    ],
  },
  7: {
    intro: [
      'Jupiter enters {place}, on {day}. What comes to you in the months ahead is likely to come by way of other people, and one of them may think more highly of you than you do.',
    ],
    course: [
      'The time is good for agreements, for meeting somebody new, and for being generous within a bond that has grown stingy. A partner may have good news or large ideas, and you share in both. Then again, Jupiter makes others look splendid, and promises sound better than they read. You can enjoy the warmth and still ask how it is meant to work on a Monday. A fair partner likes the question.',
    ],
    close: [
      'Much is possible between two people who want each other to do well. You could be the first to say so.',
    ],
  },
  8: {
    intro: [
      'With Jupiter newly in {place}, on {day}, closeness and common money come under a friendlier influence this week. What has been difficult to ask for may be easier to talk about now.',
    ],
    course: [
      'Somebody may be willing to lend, to share or to forgive, and you may find that you are as well. Closeness grows when nobody keeps count. All the same, this is the house of other people’s means, and hope is a poor reason to borrow. What is agreed generously should also be written down clearly; that protects the friendship. In intimate matters a little courage goes a long way.',
    ],
    close: [
      'Being trusted is a kind of wealth, and so is being able to trust. Begin with the smaller of the two questions that you have in mind.',
    ],
  },
  9: {
    intro: [
      'Jupiter comes into {place}, on {day}, where tradition says that it feels most at home. The world gets larger, and so may your plans for seeing, studying or understanding it.',
    ],
    course: [
      'Something pulls you out of your usual range: a place, a course of study, a person with another view of life. You learn fast when you are delighted, and you are easily delighted now. Only the sermon should be watched. People who have just seen the light like to shine it into other people’s eyes, and a journey can be planned so grandly that it never comes about. A smaller version, soon, teaches you more.',
    ],
    close: [
      'There will be a before and an after to what you learn from here on. The first step could be as plain as asking what it costs and when it starts.',
    ],
  },
  10: {
    intro: [
      'Jupiter reaches {place}, on {day}, and your work may begin to be noticed by people who had overlooked it. You are readier than before to be seen wanting something.',
    ],
    course: [
      'In the coming months more is offered and more is expected, and the two arrive together. A superior may speak well of you, a larger task may need somebody, or you find the nerve to apply. It would be a mistake to take on a post for its size alone, since a title goes on after the applause has stopped. Those who share your life might be told early what success would ask of them.',
    ],
    close: [
      'You are well thought of, and that gives you some say in what comes next. With luck it is the work that you would like to be known for.',
    ],
  },
  11: {
    intro: [
      'Your circle may widen from this week on, as Jupiter enters {place}, on {day}. A wish that seemed too large for you alone begins to find company.',
    ],
    course: [
      'You meet people who are a little ahead of you, and they are kind about it. In a group you are welcome, and may be asked to lead before you have learned all the names. Hopes multiply in good company, and that is the point at which to be careful: ten new friends can leave no evening for the old one. Whoever was there in the quieter times should be taken along.',
    ],
    close: [
      'What you hope for has better chances when it is said aloud. Choose somebody who will ask you about it again.',
    ],
  },
  12: {
    intro: [
      'Jupiter slips into {place}, on {day}. Whatever good it does there is done quietly: you may sleep better, forgive sooner, and find that being alone is no hardship.',
    ],
    course: [
      'Jupiter’s influence here is protective, and an inward one. Old worries look smaller than they were. You may want to help somewhere without being thanked for it, or to read and think about things that nobody pays for. The temptation is to drift: one can put off a great deal in the name of peace. An hour of real rest refreshes you more than a day of avoiding what has to be done.',
    ],
    close: [
      'Nobody needs to see what you gain in this time. When Jupiter reaches your own sign you will be glad of it.',
    ],
  },
};
