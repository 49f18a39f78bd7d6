import type { WeekShelf } from '../../../../report-catalogue.js';

export const sunArrives: WeekShelf['sunArrives'] = {
  1: {
    intro: [
      'Your own month of the year begins this week. Energy that was spent on other people’s business comes back to you, and what you want stops being a side issue, in your own eyes and in theirs.',
    ],
    course: [
      'You feel it in your body first. Mornings are easier, your step is firmer, and somebody remarks that you look well. With the Sun in your sign you are seen, whether or not you do anything to deserve it, so this is the time for whatever needs your name and face. People will put up with more from you than usual for a while. It would be a waste to use that only for being in the right.',
    ],
    close: [
      'Of all the months of the year this is the one that starts with you. Choose early what it should be remembered for.',
    ],
  },
  2: {
    intro: [
      'After weeks of spending yourself you turn this week to what you have. Money, possessions and the plain question of what you can rely on move into the light, and will be there for a month.',
    ],
    course: [
      'You become a little slower and a good deal more sensible. Things are looked at for their use: the coat, the car, the contract that renews itself. Someone asks for your services and for the first time in a while you think about the price before you say yes. It is a good month for earning, for repairs, and for finding out which of your comforts you would defend. Comparing yourself with others only spoils it.',
    ],
    close: [
      'What you own should give you peace and not take it from you. By the next change of the Sun you will know more exactly which is which.',
    ],
  },
  3: {
    intro: [
      'Your days fill with people and errands from this week on. What happens close at hand is what counts now: conversations, short trips, brothers and sisters, neighbors, and everything you might still learn.',
    ],
    course: [
      'You are out more than at home, and you come back with news. Something you had planned on a grand scale turns out to depend on a small inquiry, and the inquiry is a pleasure. The month favors those who ask. It also scatters you: five things are begun by noon, and by evening it is hard to say which of them was important. Settling on one subject in advance gives the rest something to gather around.',
    ],
    close: [
      'Much will be said in these weeks, and you are in good voice. The people next door are nearer than the ones you read about.',
    ],
  },
  4: {
    intro: [
      'Home draws you in this week and will keep you for a month. The family, the rooms you live in and the question of where you belong come before anything you might achieve outside.',
    ],
    course: [
      'You may notice it as a certain laziness toward the world. Invitations are declined, the pot on the stove takes longer, and you find time for a relative who had been put off. Old photographs or old grudges turn up, sometimes in one drawer. What has been neglected in the house can be mended now with good will. Someone at work may wonder where you are with your thoughts, and does not have to be told.',
    ],
    close: [
      'At the lowest point of the Sun’s round you gather strength for the next climb. Nobody needs to see you doing it.',
    ],
  },
  5: {
    intro: [
      'The pleasant part of your year begins this week. Love, children, play and whatever you make with your own hands come first for a month, and your spirits rise with the thought of it.',
    ],
    course: [
      'You take yourself less seriously and others take you more to heart. A person you like notices you, or notices you again. Hobbies that had to wait get their hour, and the results are better than expected, perhaps because you stop expecting anything. Money runs through your fingers a bit more easily, on tickets and presents. Only people who feel that they are being entertained without being seen will be hard to please.',
    ],
    close: [
      'Joy is a serious matter to those who have gone without it. You have a month of it ahead, and may give some away.',
    ],
  },
  6: {
    intro: [
      'Work, health and the order of your days ask for attention from this week on, as the Sun comes to their house for a month. There is more satisfaction in it than you would admit in company.',
    ],
    course: [
      'The first days bring a list, and the list is long. With the Sun in this house you see what can be improved, and you have the patience to do it properly. Your body gives clear answers about sleep, food and exercise. Others are glad of your help and will get used to it rather fast. To avoid spending the month on their duties, it helps to have decided beforehand which jobs are yours.',
    ],
    close: [
      'When the Sun moves on the desk will be clear and your days will have a shape. You will enjoy other people more for it.',
    ],
  },
  7: {
    intro: [
      'Other people take the stage this week, and one of them above all. For a month you will see yourself mostly in their eyes, at work, in love and in every kind of agreement.',
    ],
    course: [
      'The Sun stands as far from your own sign as it gets, and your strength comes to you by way of somebody else. A partner has plans, a client has wishes, an opponent has a point. You may feel that you are giving way all the time. If you look more closely, most of what you want can be reached along that road. Clear words are welcome, all the more so when they come after a question.',
    ],
    close: [
      'In half a year it will be your turn to set the tone. What you learn about the other person now will make you better at it.',
    ],
  },
  8: {
    intro: [
      'The month turns serious this week, in a way that may suit you. Closeness, shared money, old debts of feeling: things below the surface want to be dealt with, and you have the courage to look.',
    ],
    course: [
      'Small talk bores you. You would rather know how matters stand, with the loan, the insurance, the person at your side. Some of it can be put in order by means of a few letters, and the rest needs a long evening. People show you more of themselves than usual because you do not look away. It can wear you out, however. There have to be hours in between when nothing is at stake.',
    ],
    close: [
      'You come out of such a month with less baggage and with firmer ties. That is worth a few conversations you would rather have skipped.',
    ],
  },
  9: {
    intro: [
      'The view widens this week. For a month you are drawn to what is far away, foreign or simply larger than your daily life, and a heaviness that you had grown used to lifts from your shoulders.',
    ],
    course: [
      'You make plans. It may be a journey, a course, a book that somebody pressed into your hands, or a conversation with a person who has lived quite differently. Even at home you see more sky. Opinions come easily to you in these weeks and so do lectures, as those who live with you will find out. Experience of your own is the better teacher, and it can be had on a day’s outing.',
    ],
    close: ['Something of the distance will come back with you. Leave a free place for it on the shelf.'],
  },
  10: {
    intro: [
      'You are in public view from this week on. What you do for a living, what you are good at and what you would like to be known for have the Sun on them for a month.',
    ],
    course: [
      'It brings attention, and attention has two sides. Your good work is noticed at last, and so is the corner you have been cutting. Superiors talk to you as if you were one of them, or as if you ought to be. This is the moment to show a result, to ask for a task, to let it be seen that you can carry something. Home gets less of you. A word of explanation there keeps the peace.',
    ],
    close: [
      'The Sun stands at the top of your year. People will remember for some time what they see you do in it.',
    ],
  },
  11: {
    intro: [
      'For the next month the people around you matter more than your own plans do. It begins this week with an invitation, a shared project or a familiar face, and with the feeling that you have been alone with things too long.',
    ],
    course: [
      'You are asked along, and asked for your opinion, and it turns out that several of your friends have been thinking about the same thing. In a circle like that a wish which was only yours gets company and becomes a plan. The price of it is your evenings. Some groups live on one person who always does the work, and if you are that one it will show in these weeks, and can be changed.',
    ],
    close: [
      'You will know by the end of the month which company leaves you livelier than it found you. That is where your hopes belong as well.',
    ],
  },
  12: {
    intro: [
      'The last month of your own year begins this week. It is a time for finishing, resting and keeping out of the way, and if you feel less sociable than usual there is a good reason for it.',
    ],
    course: [
      'Things go more slowly. You wake up later, or lie awake; people ask twice whether you are listening. Meanwhile something in you is drawing up the balance of a year, without any figures. What you have not finished comes to mind, and some of it can simply be let go. Work done behind the scenes goes well. Big launches are better kept for the time when the Sun is in your sign again.',
    ],
    close: [
      'Rest is a task like any other, and for the coming weeks it is the main one. You will need what it gives you soon enough.',
    ],
  },
};
