import type { WeekShelf } from '../../../../report-catalogue.js';

export const venusArrives: WeekShelf['venusArrives'] = {
  1: {
    intro: [
      'You are liked {week}, with Venus in {place}, from {day} on, and it does you good. Something about you is softer, better dressed or simply more at ease, and people come toward you who used to keep their distance.',
      'Venus arrives in {place}, on {day}, and makes it easier to like yourself, which others then find easy as well. Grace, taste and good humor are on your side for some weeks.',
    ],
    course: [
      'Charm is not a matter of effort. You laugh at the right moment, you know what suits you, you accept a compliment without arguing. In love, the first step can be left to others now. What you would do well to watch is a readiness to please everybody at once; by the third friendly yes you may be tired of your own charm. A wish that you state openly is more attractive than any amount of tact.',
      'Small things show the ease of these weeks: a compliment that you can accept, clothes that feel right, an invitation that comes at the proper time. You can ask for something in a friendly tone and will probably get a friendly answer. In love, being at ease is more attractive than trying. The weakness of this influence is comfort. You may put off whatever is disagreeable, or say yes because it is pleasanter. One honest no, said kindly, does your charm no harm at all.',
    ],
    close: [
      'For some weeks you are at your most agreeable. It is a good time to see people for whom you usually have no time.',
      'You are good company just now. Others have had a share of that, and so have you.',
    ],
  },
  2: {
    intro: [
      'Money and pleasant things are on good terms with you {week}, as Venus comes to {place}, on {day}. You earn by what you do gladly, you have an eye for quality, and there is a wish in you to have things a little more beautiful.',
      'With Venus in {place}, from {day} on, you have a feeling for what is worth having. Earning may be more agreeable, and spending certainly is.',
    ],
    course: [
      'People pay readily for what you offer now, because you offer it with warmth. You may also spend with warmth. The fine cloth, the good chair, the present that is exactly right: none of it is foolish, as long as it is bought for a purpose that outlasts the month. Between those who have money matters to discuss, friendliness makes a better opening than figures, although the figures have to follow.',
      'You choose well if you take your time. Quality, comfort and beauty mean something to you at present, and they do not have to be expensive. It can be a good period for asking for a fair price, since you do so pleasantly, and for settling money matters among friends. If you buy in order to feel better, the feeling is short. If you buy what you will use and love, it lasts. A present with some thought in it gives pleasure twice.',
    ],
    close: [
      'If something is both lovely and made to last, you are likely to notice it in these weeks.',
      'You can afford to enjoy what you have, and that is a kind of income. It might be celebrated with a good meal.',
    ],
  },
  3: {
    intro: [
      'Kind words are easy {week}, as Venus moves into {place}, on {day}. With neighbors, relatives or people you hardly know, everyday talk has something warm in it, and a disagreement close to home can be made up.',
      'A friendly tone comes into everyday life {week}, as Venus moves into {place}, on {day}. You may find the right word for a neighbor, a relative or a stranger, and have it returned.',
    ],
    course: [
      'You say nice things and mean them. A message written on the way, a visit of a quarter of an hour, a joke shared over the fence do more for you now than a planned evening would. Whoever hopes for love may find that it starts with someone who was there all along. Unpleasant truths are harder to get across, as you say them so very politely. One of them may be needed all the same.',
      'Courtesy opens doors that arguments leave shut. If there has been a chill between you and somebody close at hand, you could end it without going into the reasons. Letters and messages turn out well, above all those with some affection in them. You may meet someone likable on an ordinary errand. What is disagreeable is harder to say in such a mood, and tends to be postponed. It need not be said harshly; it just needs to be said.',
    ],
    close: [
      'A friendly tone costs nothing and is passed on. Someone nearby may greet you with it before the week is out.',
      'Much of happiness is made of short exchanges. These weeks have a good many in store, and they do both sides good.',
    ],
  },
  4: {
    intro: [
      'It becomes pleasant at home {week}, as Venus comes to {place}, on {day}. You want to have people around you, make rooms comfortable and be on good terms with those you live with, and they are happy to go along.',
      'Home is the pleasant place {week}, for Venus enters {place}, on {day}. You may wish for more beauty and more peace around you, and be ready to do something for both.',
    ],
    course: [
      'The peace is made over small things: a meal that took longer, flowers, a favor that nobody had asked for. Family members who are difficult at other times show their better side, and can be spoken to about what matters. It is a good stretch for decorating and for receiving guests. Some tensions are covered up in such weeks. If one of them shows all the same, it should be talked about before it is covered again.',
      'The time is one for hospitality, for making a room pleasant, for being kind to whoever shares your kitchen. People who have been at odds can sit at one table again if the food is good. You might feel tenderly about the past, and see those who brought you up in a milder light. Peace is not the same as silence, though. If something has been bothering you, it can be mentioned now in a way that hurts nobody.',
    ],
    close: [
      'A home in which people like to stay is worth some expense and a great deal of patience. Just now you have both to give.',
      'There is a good deal of comfort in your own four walls. You have had some of it this week.',
    ],
  },
  5: {
    intro: [
      'Love is in a good mood {week}, with Venus in {place}, from {day} on. There is flirting, there are invitations, and what you do for pleasure gets a charm that has been missing for a while. You are allowed to enjoy it.',
      'Romance and delight are favored {week}, because Venus enters {place}, on {day}. You may fall for a person, a piece of music or an idea, and enjoy it without asking what it is good for.',
    ],
    course: [
      'People who are alone meet more open glances than usual. Those who are not can fall in love again with the one they have, provided they spend time on it and leave the week’s timetable out of the conversation. Whatever you create carries the same warmth, and finds its friends. You may exaggerate a little, in feelings and in spending. It is a fault that nobody minds until the bill comes.',
      'Whoever is looking for love has some charm to spare now, and whoever has found it may spend it at home. It is a good time for play, for celebrations and for anything you make with feeling. People respond to you. The pleasures of these weeks are easily overdone, in sweets, in promises or in sums of money, and that is the only objection to them. If you keep some of your time for the person or the work that you really care about, the rest may be as light as it likes.',
    ],
    close: [
      'What gives you joy may have only a part of the week. It is enough if you are really there for that part.',
      'Joy does not have to prove anything. It only asks you to be there, and to look forward to it.',
    ],
  },
  6: {
    intro: [
      'Your daily work has more friendliness in it {week}, as Venus enters {place}, on {day}. Colleagues are agreeable, and you have a wish to make the ordinary hours nicer for yourself and for others.',
      'Daily tasks may be more agreeable from this week on, as Venus moves into {place}, on {day}. A kind word, a better atmosphere or a task you like could make quite a difference.',
    ],
    course: [
      'Kindness shows in details. A quarrel about the schedule may be settled with a laugh, or you clear your desk because you like the look of it. Affection is expressed by being useful, at home as well. If a task has seemed ugly to you, it can be handed to a person who likes it better or be done in better company. Your body would enjoy being treated kindly, and not only on weekends.',
      'You can do something for that yourself. Praise what is well done, make your place of work pleasant, and look for the part of the job in which there is some beauty. Cooperation is easy, and a favor asked in a nice way is rarely refused. It is also a good time to be gentle with your body and to give it what it enjoys. Just do not take over other people’s duties for the sake of harmony; they would get used to it.',
    ],
    close: [
      'Working days make up most of a life. It is no luxury to have them pleasant.',
      'You spend much of your life among these hours and faces. It is worth making them a little friendlier.',
    ],
  },
  7: {
    intro: [
      'Other people, one in particular, become easier to love, as Venus comes to {place}, on {day}. Old quarrels may lose their point, courtesy comes more naturally, and it is easier for you to give way.',
      'Venus enters {place}, on {day}, where affection, fairness and good manners count. You may feel closer to somebody, or meet a person with whom it is easy to get along.',
    ],
    course: [
      'You see the kinder mood in small concessions. Somebody lets you choose; you hear yourself praise what you used to correct. Those who live with a partner get back some of the manners of the beginning, and those who are alone are met halfway more often. The danger is an agreement that is only politeness. A wish that is swallowed for the sake of a pleasant evening comes back later with a sharper voice, and can be spoken now without breaking anything.',
      'Differences can be settled now because both sides would rather be on good terms. If you have a partner, do something that used to please you both. If you would like to have one, go where you can be met. Agreements of other kinds profit as well: you see what would be fair and can say so without offense. The risk is to give way in everything, from kindness or from laziness. A preference that you state lets the other person be kind to you as well.',
    ],
    close: [
      'Goodwill of this kind lasts some weeks. Use a little of it for the one subject that both of you have been stepping around.',
      'The friendliest weeks are a good time for the less friendly subjects. One of them could be dealt with while you smile.',
    ],
  },
  8: {
    intro: [
      'Affection goes deeper {week}, with Venus in {place}, from {day} on. You want to be close to somebody rather than merely pleasant, and what you share, in feelings or in money, can be spoken of with trust.',
      'Feelings become deeper and more private {week}, with Venus in {place}, from {day} on. You may want fewer people and more closeness, and be able to speak of things that are usually left alone.',
    ],
    course: [
      'Fewer people interest you now, and those more. You feel what someone is not saying, and you do not use it against them. Where two have money in common, generosity on one side calls up the same on the other; debts can be forgiven or gracefully repaid. Jealousy is the other side of so much feeling. It can be told as what it is, a fear, and then it seldom does harm.',
      'Where there is affection, questions of money or of possession can be settled generously. A debt may be forgiven, a gift accepted, a secret shared. In love, tenderness and desire come together more easily than at other times, if neither is forced. You could also feel jealous, and it is better to call that by its name than to dress it as something else. Old tenderness for somebody you have lost may come up. It asks for nothing but a quiet hour.',
    ],
    close: [
      'You cannot be close to many. With the one or two to whom you are, these weeks will leave something that holds.',
      'Trust grows best while nobody measures it. By the time Venus moves on you may lean on someone a little more than before.',
    ],
  },
  9: {
    intro: [
      'You fall a little in love with distance {week}, as Venus enters {place}, on {day}: with a place, a language, a teacher or a person from elsewhere. Your taste widens, and your kindness toward what is strange to you does too.',
      'Your heart is drawn outward {week}, for Venus enters {place}, on {day}. A trip, a teacher or a person with another background may please you more than anything familiar.',
    ],
    course: [
      'An invitation from far off, or a stranger at a friend’s table, may be how such a love starts. You learn by liking, and what you like you learn easily. In an existing love, a day away from home does more than a long discussion. There is a tendency to find everything better where you are not. Some of that enthusiasm could be spent on the street where you live, seen with a guest’s eyes.',
      'You learn by enjoying, and what you enjoy opens the world a little. It is a good time for planning a journey, for art from elsewhere and for making peace with somebody whose opinions you do not share. Love may be found at a distance, or refreshed by going there together. You might idealize what is foreign and forget that people do their laundry there as well. A friendly curiosity, which asks and does not worship, brings you closer to it.',
    ],
    close: [
      'What pleases you abroad tells you something about what you are missing here. It may be easier to bring home than you suppose.',
      'The wider view may do you good. Something of it can be had at home, on an ordinary evening.',
    ],
  },
  10: {
    intro: [
      'You make a good impression where it counts {week}, with Venus in {place}, from {day} on. Charm and tact are worth as much as skill in your work just now, and people in authority would like to do you a favor.',
      'You are well liked in public from this week on, since Venus enters {place}, on {day}. Tact, taste and a pleasant manner may take you further in your work than pushing would.',
    ],
    course: [
      'You are the one who finds the right words between two parties, or who makes a dry affair look attractive. Such things get around. If you would like a better title, a nicer office or only a friendlier boss, this is a good stretch of the year to ask for it, on a day when the person who decides has time. A romance at work is another matter; people may talk about it longer than it lasts.',
      'This could be the week for a presentation, a request or a reconciliation with somebody at work. Those in charge are open to charm as long as there is substance in it. You might be asked to give something a better form, or to mediate. Praise can be accepted with a simple thank-you. It is less wise to rely on being liked, because moods change and results remain. Affection at the place of work should be treated with some discretion.',
    ],
    close: [
      'People like you in your role. The best use of that is to agree now, with whoever decides, on what you will do next.',
      'People think well of you, and that makes it easier to ask for something. Perhaps there is a task that you would be glad to have.',
    ],
  },
  11: {
    intro: [
      'Friends are good to you {week}, and you to them, as Venus moves into {place}, on {day}. There are invitations, introductions and easy evenings, and what you hope for seems less far away in such company.',
      'Friendship warms up {week}, as Venus moves into {place}, on {day}. You may receive an invitation, win over a group or find that a hope of yours pleases others too.',
    ],
    course: [
      'A circle you belong to shows its warm side; a new one may open because somebody speaks well of you. Between friends, affection may turn into more, or a former love may turn into a friendship at last. Common plans profit from the mood. You need not keep up with everybody’s generosity. People who are really fond of you care more about your time than about what you spend on them.',
      'You have a gift for bringing people together, and they leave in a better mood than they came. It is a good time for making new friends and for telling old ones that you value them. A common project gains from a pleasant setting. Someone you know as a friend could become dearer, or a former love a friend. In so agreeable a climate one agrees to a good deal. If you look at your calendar before you say yes, the friendship will be spared an excuse.',
    ],
    close: [
      'Good company is one of the things that get easier with use. You could ask a friend along who is seldom asked.',
      'Friends are seldom told what they are to you. Let one of them know how much their being there means.',
    ],
  },
  12: {
    intro: [
      'Love would rather not be seen {week}, with Venus in {place}, from {day} on. You are tender without showing it, you like to be alone, and an affection that concerns nobody else makes you quietly content, or quietly sad.',
      'Affection turns inward {week}, because Venus enters {place}, on {day}. You may be happiest alone, or with one person who does not need to be entertained.',
    ],
    course: [
      'You may be thinking of someone who does not know it. Kindness done in secret suits these weeks, and so does forgiveness that is never announced. In company you seem friendly and somewhat absent. Beauty helps: music, a garden, a book of pictures looked at without haste. If a feeling has to be hidden for good reasons, it will not suffer by being hidden; if for bad ones, you will tire of it before the month is over.',
      'Music, gardens, sleep and old pictures are good for you. You may feel love for someone without wishing to show it, or be touched by a kindness that nobody else has seen. It is a favorable time to forgive, since you can do it in private and without conditions. Helping quietly gives you pleasure. You might also long for something you cannot have, and there is no harm in that as long as you are good to yourself. The longing says what you have been missing.',
    ],
    close: [
      'When Venus comes to your own sign you can show what you feel. Until then it is allowed to grow unobserved.',
      'Nothing has to come of these feelings. They have made you gentler, and others will notice it before you do.',
    ],
  },
};
