import type { WeekShelf } from '../../../../report-catalogue.js';

/** Uranus comes into a house, for about seven years. */
export const uranusArrives: WeekShelf['uranusArrives'] = {
  1: {
    intro: [
      'Uranus enters {place}, on {day}, which happens to a person once in a lifetime. Change now starts with you: with a restlessness, a new look, a sentence that you would not have said last year.',
    ],
    course: [
      'The visit is a long one, so nothing has to be overturned at once. At first you may simply notice that you cannot bring yourself to do what you have always done. Other people may be irritated, or relieved. The impulse to break with everything is strong and tends to be right about one thing out of five. Changes that can be tried out, and taken back if need be, are the best way of learning which one.',
    ],
    close: [
      'You are allowed to surprise people, yourself included. Start with something that would hurt nobody and has been bothering you for a long time.',
    ],
  },
  2: {
    intro: [
      'Your ways of earning and spending start to change this week, as Uranus comes into {place}, on {day}. What was fixed may become uneven, and what seemed impossible may turn into a source of income.',
    ],
    course: [
      'An unusual skill, a machine, a new kind of work could play a part in it. So could the discovery that you own things for reasons that no longer hold. With this planet it goes up and down, and the good months should pay for the others. It would be rash to leave a secure income on a sudden impulse, and just as foolish never to test the idea on a free Saturday.',
    ],
    close: [
      'Independence is the word behind all this, and it begins with small sums. Find out first what freedom would cost per month.',
    ],
  },
  3: {
    intro: [
      'Uranus moves into {place}, on {day}, and your mind picks up speed. Ideas may come from unlikely people, and familiar conversations take turns that nobody had planned.',
    ],
    course: [
      'You may suddenly see how something could be done differently, and wonder why nobody had thought of it. Not everybody will keep up. New technology, a subject from outside your field or a neighbor with peculiar habits can open up a whole way of thinking. In arguments you are quick, and quickness can wound. A good idea loses nothing by being explained twice, and a brother or sister may need the third time.',
    ],
    close: [
      'Your thoughts are about to go where you have not been. Note the strangest of them, and look at it again when you are calm.',
    ],
  },
  4: {
    intro: [
      'Under your own roof something begins to shift this week, since Uranus enters {place}, on {day}. It may be the place, the people in it, or only the feeling that it could all be otherwise.',
    ],
    course: [
      'Over the years many people move under this influence, or take up a form of living that their parents would not have chosen. There is no need to pack. For now it shows in small disturbances: an arrangement that no longer suits, a relative who does something unexpected, a wish for air. Those you live with should hear of your unrest before it becomes a decision. Keep one custom that makes everybody feel safe.',
    ],
    close: [
      'A home can change a great deal and go on being one. What you want more room for is the thing to find out first.',
    ],
  },
  5: {
    intro: [
      'Uranus arrives in {place}, on {day}. You may be drawn to people and pastimes that do not go with the rest of your life, and feel remarkably awake.',
    ],
    course: [
      'Attraction comes suddenly under this planet and does not ask whether it is convenient. The same goes for ideas: you may want to make something of which there is no example. Excitement is one thing and affection another, and in the first weeks they are hard to tell apart. Waiting is no loss. A bond that allows both people some freedom has a good deal to gain, as long as the terms are spoken and not assumed.',
    ],
    close: ['You feel like playing again. As long as you can afford to lose there is no harm in it.'],
  },
  6: {
    intro: [
      'Routine is in for a change this week, and for a long time to come, as Uranus enters {place}, on {day}. What you do all day may have to be invented anew, bit by bit.',
    ],
    course: [
      'A change in how you work often begins with impatience. A rule strikes you as absurd, a schedule feels like a tight collar, and your nerves say so before you do. New methods and tools are on your side, and freer hours may be possible if you ask for them with a plan in hand. People who depend on your regularity should be warned. A fixed bedtime and a daily walk make the rest of the freedom bearable.',
    ],
    close: [
      'Work can be arranged in more ways than the one you know. Propose a trial, and let the results argue for you.',
    ],
  },
  7: {
    intro: [
      'In your partnerships a freer chapter opens this week, because Uranus comes to {place}, on {day}. You may want more air than before, or meet somebody who does, and neither need be the end of anything.',
    ],
    course: [
      'Bonds that have become a habit may be shaken, and some of them wake up and are glad of it. New acquaintances tend to be unlike those you used to choose. Sudden promises and sudden breaks have one thing in common: they are made by people who could not stand the tension any longer. If you can say what you need while you are still on friendly terms, a great deal can be changed without losing anyone.',
    ],
    close: [
      'Closeness and freedom can live together when they are introduced to each other. You could begin with one evening that each of you has alone.',
    ],
  },
  8: {
    intro: [
      'As Uranus enters {place}, on {day}, ties of money and feeling come loose that had been taken for granted. What was never discussed may suddenly be open to discussion.',
    ],
    course: [
      'The tie in question could be a joint account, an inheritance, an old dependence between two people. Unforeseen turns are possible in such matters, in both directions, so reserves and clear terms are a comfort. Emotionally the same thing happens: you may no longer be able to go along with a silence that everybody else finds convenient. Candor frees you, and it should be offered rather than thrown. Not every truth is urgent on the evening when you find it.',
    ],
    close: [
      'What holds two people should be something that both of them would choose again. There is time to ask.',
    ],
  },
  9: {
    intro: [
      'Uranus begins its stay in {place}, on {day}. Opinions that you have held for decades may look odd all at once, and ideas from outside have an unusual charm.',
    ],
    course: [
      'A journey at short notice, a strange book, a teacher half your age: a new view may start with any of these. You learn in leaps now and forget to be careful. That is refreshing, and it can also make you leave a good thing merely because it is known. People who have just changed their minds tend to be loud about it. Let the new view live with you for some time before you ask others to move in.',
    ],
    close: [
      'You do not have to know yet what you believe instead. An open question makes better company than a new slogan.',
    ],
  },
  10: {
    intro: [
      'Your working life may leave its straight line from this week on, as Uranus enters {place}, on {day}. A change of direction begins to seem possible, even if it has no name yet.',
    ],
    course: [
      'Some people change their profession in such years, others the way in which they practice it. Superiors may be unpredictable, and so may you. What is asked of you is to be good at something that cannot be replaced, and not to tie your pride to a title. A dramatic exit is remembered longer than the reasons for it. If you prepare the next step while still at your post, you can leave in your own time and with thanks.',
    ],
    close: ['Your plans leave more than one way open. Look into another of them without obligation.'],
  },
  11: {
    intro: [
      'The people around you may change in the time ahead, because Uranus enters {place}, on {day}. You meet new ones who think differently, and some hopes of your own no longer fit.',
    ],
    course: [
      'Groups form quickly under this influence and fall apart as quickly. What they leave behind is often a single idea, or one friend whom you would never have met otherwise. With old companions it helps to be honest about having changed; those who like you for yourself will be curious. A cause can carry you along, and you should remain free to disagree with it. Belonging is pleasant as long as the door opens from inside.',
    ],
    close: ['The future tends to come in by way of strangers. Have a cup of something with one of them.'],
  },
  12: {
    intro: [
      'Uranus goes into {place}, on {day}, where it works unseen. A fear or a loyalty that has held you for a long time may begin to loosen, without your having done anything.',
    ],
    course: [
      'You may sleep lightly and wake up with ideas. Feelings come suddenly, and go before you can explain them. What is breaking up in this quiet way was often not yours to begin with; it was handed down, or promised to somebody who has long forgotten it. Time alone helps, and so does movement, as nervous energy wants a way out. There is no need to act on each insight. The useful ones come back.',
    ],
    close: [
      'Freedom sometimes starts as a good night’s sleep. You can leave the announcements for when Uranus reaches your own sign.',
    ],
  },
};
