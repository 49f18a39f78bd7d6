import type { WeekShelf } from '../../../../report-catalogue.js';

export const venusArrives: WeekShelf['venusArrives'] = {
  1: {
    intro: [
      'You are liked this week, and it does you good. Something about you is softer, better dressed or simply more at ease, and people come toward you who used to keep their distance.',
    ],
    course: [
      'It is not a matter of effort. You laugh at the right moment, you know what suits you, you accept a compliment without arguing. In love, the first step can be left to others now. What you would do well to watch is a readiness to please everybody at once; by the third friendly yes you may be tired of your own charm. A wish that you state openly is more attractive than any amount of tact.',
    ],
    close: [
      'For some weeks the mirror is on your side. Let a few people see you who have only ever met you in a hurry.',
    ],
  },
  2: {
    intro: [
      'Money and pleasant things are on good terms with you this week. You earn by what you do gladly, you have an eye for quality, and there is a wish in you to have things a little more beautiful.',
    ],
    course: [
      'People pay readily for what you offer now, because you offer it with warmth. You may also spend with warmth. The fine cloth, the good chair, the present that is exactly right: none of it is foolish, as long as it is bought for a purpose that outlasts the month. Between those who have money matters to discuss, friendliness makes a better opening than figures, although the figures have to follow.',
    ],
    close: [
      'What is lovely and what is lasting can be the same thing. In these weeks you are good at telling when they are.',
    ],
  },
  3: {
    intro: [
      'Kind words are easy this week, in both directions. Neighbors, brothers and sisters, the person behind the counter: everyday talk has something warm in it, and a disagreement close to home can be made up.',
    ],
    course: [
      'You say nice things and mean them. A message written on the way, a visit of a quarter of an hour, a joke shared over the fence do more for you now than a planned evening would. Whoever hopes for love may find that it starts with someone who was there all along. Unpleasant truths are harder to get across, as you wrap them in so much paper. One of them may be needed all the same.',
    ],
    close: [
      'A friendly tone costs nothing and is passed on. Some of it will come back to you by quite another way.',
    ],
  },
  4: {
    intro: [
      'It becomes pleasant at home this week. You want to have people around you, make rooms comfortable and be on good terms with those you live with, and they are happy to go along.',
    ],
    course: [
      'The peace is made over small things: a meal that took longer, flowers, a favor that nobody had asked for. Family members who are difficult at other times show their better side, and can be spoken to about what matters. It is a good stretch for decorating and for receiving guests. Some tensions get painted over in such weeks. If one of them shows through, it should be seen to before the second coat.',
    ],
    close: [
      'A home in which people like to stay is worth some expense and a great deal of patience. Just now you have both to give.',
    ],
  },
  5: {
    intro: [
      'Love is in a good mood this week. There is flirting, there are invitations, and what you do for pleasure gets a charm that has been missing for a while. You are allowed to enjoy it.',
    ],
    course: [
      'Those who are alone meet more open glances than usual. Those who are not can fall in love again with the one they have, provided they spend time on it and leave the children’s timetable out of the conversation. Whatever you create carries the same warmth, and finds its friends. You may exaggerate a little, in feelings and in spending. It is a fault that nobody minds until the bill comes.',
    ],
    close: [
      'There are weeks that ask nothing of you but to be happy in them. You will know what to do with this one.',
    ],
  },
  6: {
    intro: [
      'Your daily work has more friendliness in it this week. Colleagues are agreeable, small services are returned, and you have a wish to make the ordinary hours nicer for yourself and for others.',
    ],
    course: [
      'It shows in details. Someone brings a cake, a quarrel about the schedule is settled with a laugh, you clear your desk because you like the look of it. Affection is expressed by being useful, at home as well. If a task has seemed ugly to you, it can be handed to a person who likes it better or be done in better company. Your body would enjoy being treated kindly, and not only on weekends.',
    ],
    close: ['Working days make up most of a life. It is no luxury to have them pleasant.'],
  },
  7: {
    intro: [
      'Other people are easier to love this week, and one of them in particular. Old quarrels lose their point, courtesy comes naturally, and you are better at giving way than you were a month ago.',
    ],
    course: [
      'You see it in small concessions. Somebody lets you choose; you hear yourself praise what you used to correct. Those who live with a partner get back some of the manners of the beginning, and those who are alone are met halfway more often. The danger is an agreement that is only politeness. A wish that is swallowed for the sake of a pleasant evening comes back later with a sharper voice, and can be spoken now without breaking anything.',
    ],
    close: [
      'Goodwill of this kind lasts some weeks. Use a little of it for the one subject that both of you have been stepping around.',
    ],
  },
  8: {
    intro: [
      'Affection goes deeper this week. You want to be close to somebody rather than merely pleasant, and what you share, in feelings or in money, can be spoken of with trust.',
    ],
    course: [
      'Fewer people interest you now, and those more. You feel what someone is not saying, and you do not use it against them. Where two have money in common, generosity on one side calls up the same on the other; debts can be forgiven or gracefully repaid. Jealousy is the other side of so much feeling. It can be told as what it is, a fear, and then it seldom does harm.',
    ],
    close: [
      'You cannot be close to many. With the one or two to whom you are, these weeks will leave something that holds.',
    ],
  },
  9: {
    intro: [
      'You fall a little in love with distance this week: with a place, a language, a teacher or a person from elsewhere. Your taste widens, and your kindness toward what is strange to you does too.',
    ],
    course: [
      'An invitation from far off, or a stranger at a friend’s table, may be how it starts. You learn by liking, and what you like you learn easily. In an existing love, a day away from home does more than a long discussion. There is a tendency to find everything better where you are not. Some of that enthusiasm could be spent on the street where you live, seen with a guest’s eyes.',
    ],
    close: [
      'What pleases you abroad tells you something about what you are missing here. It may be easier to bring home than you suppose.',
    ],
  },
  10: {
    intro: [
      'You make a good impression this week where it counts. Charm and tact are worth as much as skill in your work just now, and people in authority would like to do you a favor.',
    ],
    course: [
      'You are the one who finds the right words between two parties, or who makes a dry affair look attractive. Such things get around. If you would like a better title, a nicer office or only a friendlier boss, this is the stretch of the year in which asking for it does not sound like asking. Private feelings in public places are another matter, and can be talked about longer than they last.',
    ],
    close: [
      'People like you in your role. The best use of that is to agree, while it lasts, on what you will do in the next one.',
    ],
  },
  11: {
    intro: [
      'Friends are good to you this week, and you to them. There are invitations, introductions and easy evenings, and what you hope for seems less far away in such company.',
    ],
    course: [
      'A circle you belong to shows its warm side; a new one opens because somebody speaks well of you. Between friends, affection may turn into more, or a former love may turn into a friendship at last. Common plans profit from the mood. You need not keep up with everybody’s generosity. Those who are really fond of you count the hours you give them and not the rounds.',
    ],
    close: [
      'Hope is infectious, and you are among the right people to catch it. Ask one of them what they are hoping for.',
    ],
  },
  12: {
    intro: [
      'Love prefers the shade this week. You are tender without showing it, you like to be alone, and an affection that concerns nobody else makes you quietly content, or quietly sad.',
    ],
    course: [
      'You may be thinking of someone who does not know it. Kindness done in secret suits these weeks, and so does forgiveness that is never announced. In company you seem friendly and somewhat absent. Beauty helps: music, a garden, a book of pictures looked at without haste. If a feeling has to be hidden for good reasons, it will not suffer by being hidden; if for bad ones, you will tire of it before the month is over.',
    ],
    close: [
      'When Venus comes to your own sign you can show what you feel. Until then it is allowed to grow unobserved.',
    ],
  },
};
