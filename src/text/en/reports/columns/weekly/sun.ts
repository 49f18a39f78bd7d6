import type { WeekShelf } from '../../../../report-catalogue.js';

export const sunArrives: WeekShelf['sunArrives'] = {
  1: {
    intro: [
      'Your own month of the year begins {week}, with the Sun in {place}, from {day} on. Energy that was spent on other people’s business comes back to you, and what you want stops being a side issue, in your own eyes and in theirs.',
      'The Sun enters {place}, on {day}, and for a month you are nearer to the center of things. You may feel more awake, more certain of what you want, and a little tired of having waited for permission.',
    ],
    course: [
      'You feel the change in your body first. Mornings are easier, your step is firmer, and somebody may remark that you look well. With the Sun in your sign you are seen, whether or not you do anything to deserve it, so this is the time for whatever needs your name and face. People will put up with more from you than usual for a while. It would be a waste to use that only for being in the right.',
      'Birthdays have a way of making one count. Before you count the years, you might look at what has become of last year’s wishes, and keep the one that still makes your heart beat faster. Others are willing to look your way now, so it is a good time for showing a piece of work or for asking a favor. There is a danger of talking about nothing but oneself. People who ask about others shine a good deal brighter.',
    ],
    close: [
      'Of all the months of the year this is the one that starts with you. In its first days you can still choose what it is for.',
      'You have a month in which to begin something in your own name. The wish to begin is strongest in its first days.',
    ],
  },
  2: {
    intro: [
      'After weeks of spending yourself you turn {week} to what you have, since the Sun comes to {place}, on {day}. Income, possessions and the plain question of what you can rely on move into the light, and will be there for a month.',
      'Your attention turns {week} to what you own, earn and hold dear, as the Sun comes to {place}, on {day}, for a month. After a time of many beginnings it does you good to have something solid in your hands.',
    ],
    course: [
      'You become a little slower and a good deal more sensible. You look at what you own and pay for, and ask what use it is to you. Someone may ask for your services, and for the first time in a while you think about the price before you say yes. It is a good month for earning, for repairs, and for finding out which of your comforts you would defend. Comparing yourself with others only spoils it.',
      'You may want to know what things cost and what they are worth, and you notice that these are not the same. Money matters that have been left lying can be dealt with in a calm mood. It is also a good time to take pleasure in what you have: a well-cooked meal, a walk through your own neighborhood, a tool that fits the hand. If you compare yourself with people who have more, you will miss it.',
    ],
    close: [
      'What you own should give you peace and not take it from you. When the Sun moves on you may know better which of your things do the one and which the other.',
      'When the Sun moves on you may know better what you need. The rest of what you wanted will not be missed.',
    ],
  },
  3: {
    intro: [
      'Your days fill with people and errands from this week on, as the Sun moves into {place}, on {day}. What happens close at hand is what counts now: conversations, short trips, relatives, neighbors, and everything you might still learn.',
      'Everyday life gets interesting {week}. The Sun moves into {place}, on {day}, where it will be for a month, and the people around the corner may matter more than the great plans.',
    ],
    course: [
      'You are out more than at home, and you come back with news. Something you had planned on a grand scale turns out to depend on a small inquiry, and the inquiry is a pleasure. The month favors those who ask. It also scatters you: five things are begun by noon, and by evening it is hard to say which of them was important. Settling on one subject in advance gives the rest something to gather around.',
      'You are in the mood to ask, read, write and be out and about. A relative, a neighbor or a former schoolmate could play a part in it. Much of what you need is closer than you thought, and can be had for a question. It is a good time for a short course or a long letter. If you feel scattered in the evening, it may help to decide in the morning which conversation you really want to have.',
    ],
    close: [
      'Much will be said in these weeks, and you are in good voice. The people next door are nearer than the ones you read about.',
      'While the Sun is there you may learn something, most likely from somebody whom you had known for years.',
    ],
  },
  4: {
    intro: [
      'Home draws you in {week}, as the Sun enters {place}, on {day}, and will keep you for a month. The family, the rooms you live in and the question of where you belong come before anything you might achieve outside.',
      'The Sun comes to {place}, on {day}, and your year turns inward for a while. For a month, family, dwelling and whatever gives you a footing have first call on you.',
    ],
    course: [
      'You may notice the pull of home as a certain laziness toward the world. You decline invitations, enjoy an evening without plans, and find time for a relative who had been put off. Old memories come up, and perhaps an old grudge with them. What has been neglected in the house can be mended now with good will. Someone at work may wonder where you are with your thoughts, and does not have to be told.',
      'Ambitions may rest a little. It is a time for looking after the place where you live and the people who belong there, and for finding out what a home should give you. Older relatives may have something to tell you. Old feelings can come up as well; they are easier to bear in a place where you feel at home. If your work demands you in these weeks, keep at least the evenings for yourself.',
    ],
    close: [
      'You gather strength in these weeks for what comes after them. Nobody needs to see you doing it.',
      'What you put in order at home will carry you through the louder part of the year. One drawer at a time is quick enough.',
    ],
  },
  5: {
    intro: [
      'The pleasant part of your year begins {week}, when the Sun comes to {place}, on {day}. Romance, play and whatever you make with your own hands come first for a month, and your spirits rise with the thought of it.',
      'The Sun brings a month of warmth to {place}, beginning on {day}. You may feel like being with people you like, doing what you enjoy and making something that nobody has asked for.',
    ],
    course: [
      'You take yourself less seriously and others take you more to heart. A person you like notices you, or notices you again. Hobbies that had to wait get their hour, and the results are better than expected, perhaps because you stop expecting anything. Money runs through your fingers a bit more easily, on tickets and presents. Only people who feel that they are being entertained without being seen will be hard to please.',
      'Confidence comes back by way of pleasure. If you have a talent, show it; if you like somebody, let them see it. Time spent at play, or on a stage of whatever size, does you good. There will be those who remind you of your duties, and they are not wrong, only too early. The one thing to be careful with is pride. Whoever plays in order to be admired enjoys it less than the person who simply plays.',
    ],
    close: [
      'Joy is a serious matter to those who have gone without it. You have a month of it ahead, and may give some away.',
      'A month like this is not a reward for anything. It is part of what makes the other months possible.',
    ],
  },
  6: {
    intro: [
      'Work, health and the order of your days ask for attention from this week on, as the Sun comes to {place}, on {day}, for a month. There is more satisfaction in it than you would admit in company.',
      'Order becomes attractive {week}, as the Sun moves into {place}, on {day}, for a month. You may wish to do things properly, and find that you have the patience for it.',
    ],
    course: [
      'The first days bring a list, and the list is long. With the Sun in this house you see what can be improved, and you have the patience to do it properly. Your body gives clear answers about sleep, food and exercise. Others are glad of your help and will get used to it rather fast. To avoid spending the month on their duties, it helps to have decided beforehand which jobs are yours.',
      'Start with what costs you the most strength, since relief there is felt at once. It may be a task, a meal or the hour at which you go to bed. Colleagues appreciate a helping hand, and you should see to it that your own work gets done first. Being useful is a real satisfaction now. It turns into something else if you begin to believe that nothing runs without you. Take your body’s advice; it tends to be sensible.',
    ],
    close: [
      'When the Sun moves on the desk will be clear and your days will have a shape. You will enjoy other people more for it.',
      'Small reforms have a long life. Choose one of them now, and at the end of the month you may have forgotten how it was before.',
    ],
  },
  7: {
    intro: [
      'Other people come first {week}, one of them above all, as the Sun enters {place}, on {day}. For a month you will see yourself mostly in their eyes, at work, in love and in every kind of agreement.',
      'The Sun moves into {place}, on {day}, half a year after your birthday. For a month others may have the initiative, and you do well to find out what they have in mind.',
    ],
    course: [
      'The Sun stands as far from your own sign as it ever does, and your strength comes to you by way of somebody else. A partner may have plans, a client may have wishes, and an opponent may have a point. You may feel that you are giving way all the time. If you look more closely, most of what you want can be reached along that road. Clear words are welcome, all the more so when they come after a question.',
      'A partner, a friend or an adversary shows you how you come across. That is not always flattering, and nearly always useful. You need not give up your own wishes; they simply have to be put in the form of an offer. Agreements made in these weeks rest on good knowledge of both sides. Should you feel that all the attention goes to somebody else, you might enjoy the view. It is restful to applaud now and then.',
    ],
    close: [
      'In half a year it will be your turn to set the tone. What you learn about the other person now will make you better at it.',
      'You find out who you are more reliably in company than alone. The month has several such meetings in store.',
    ],
  },
  8: {
    intro: [
      'The month turns serious {week}, with the Sun in {place}, from {day} on, and that may suit you. Closeness, shared money, old debts of feeling: things below the surface want to be dealt with, and you have the courage to look.',
      'Things become more serious and more intimate {week}, as the Sun enters {place}, on {day}. For a month you may look at what you share with others, what you owe, and what you would rather let go.',
    ],
    course: [
      'Small talk bores you. You would rather know how matters stand, with the loan, the insurance, the person at your side. Some of it can be put in order by means of a few letters, and the rest needs a long evening. People show you more of themselves than usual because you do not look away. It can wear you out, however. There have to be hours in between when nothing is at stake.',
      'Speak now about money with the person it concerns, or about feelings that have been kept in reserve. You see below the surface and are not easily frightened by what is there. What is finished can be ended with dignity. Because all this takes strength, you need hours in which nothing matters. People who have your confidence deserve to be told how much it is worth to you.',
    ],
    close: [
      'You come out of such a month with less baggage and with firmer ties. That is worth a few conversations you would rather have skipped.',
      'At the end of such a month there is less to carry, and what is left has been chosen. You can begin with the smallest item.',
    ],
  },
  9: {
    intro: [
      'The view widens {week}, with the Sun in {place}, from {day} on. For a month you are drawn to what is far away, foreign or simply larger than your daily life, and a heaviness that you had grown used to lifts from your shoulders.',
      'From {day} on, with the Sun in {place}, your thoughts go further than your own street. You may feel like going somewhere, learning something or listening to people who do not think as you do.',
    ],
    course: [
      'You make plans. It may be a journey, a course, a book that somebody pressed into your hands, or a conversation with a person who has lived quite differently. Even at home you see more sky. Opinions come easily to you in these weeks and so do lectures, as those who live with you will find out. Experience of your own is the better teacher, and it can be had on a day’s outing.',
      'If a long journey is not possible, a short one will do, and so will a book. What counts is that you see your own life from outside for a while; problems are smaller from there. You may have strong opinions in these weeks. They do the most good when you act on them yourself and leave others to draw their conclusions. A teacher might cross your path without calling themselves one.',
    ],
    close: [
      'What you see and learn in these weeks will stay with you. It may change what you want at home.',
      'What you bring back from these weeks may be a picture, a plan or a changed mind. The last of these makes the most difference at home.',
    ],
  },
  10: {
    intro: [
      'You come into public view as the Sun enters {place}, on {day}. For a month it shines on your work, on what you are good at and on what you would like to be known for.',
      'Your public life has the light on it from this week on. With the Sun in {place}, from {day} on for a month, what you do is seen, and it is a good time to know what you want to be seen doing.',
    ],
    course: [
      'The Sun here brings attention, and attention has two sides. Your good work is noticed at last, and so is the corner you have been cutting. Superiors talk to you as if you were one of them, or as if you ought to be. This is the moment to show a result, to ask for a task, to let it be seen that you can carry something. Home gets less of you. A word of explanation there keeps the peace.',
      'You may be given a responsibility, or may finally ask for one. Superiors notice you, and so do people who would like to be in your place. It makes sense to finish what you have begun before you start anything new, because results speak for you now. People at home may have to make do with less of your time, which is easier for them if they know what it is for. If a fault is pointed out, people will notice the repair as well.',
    ],
    close: [
      'The Sun stands at the top of your year. People will remember for some time what they see you do in it.',
      'A name is made slowly, and in certain months it gets about. This can be one of them, if you let your work be seen.',
    ],
  },
  11: {
    intro: [
      'For a month, with the Sun in {place}, from {day} on, the people around you matter more than your own plans do. It begins with an invitation, a shared project or a familiar face, and with the feeling that you have been alone with things too long.',
      'The Sun comes to {place}, on {day}, for a month. Company, common plans and hopes for the future may be more important to you than personal success.',
    ],
    course: [
      'You may be asked along, and asked for your opinion, and find that several of your friends have been thinking about the same thing. In a circle like that a wish which was only yours gets company and becomes a plan. The price of it is your evenings. Some groups live on one person who always does the work, and if you are that one it will show in these weeks, and can be changed.',
      'Look at the people with whom you spend your time. Some give you strength, and some have only been there for a long time. It is a good moment to join something, to revive a friendship or to propose a plan for which several are needed. Alone you might doubt it; together it looks quite possible. You do not have to be the one who organizes everything. A hope can also be served by just turning up.',
    ],
    close: [
      'You will know by the end of the month which company leaves you livelier than it found you. You can keep your evenings for that.',
      'When the Sun moves on you may know better who shares your hopes. With two or three of them a plan can be begun, and the others may join later.',
    ],
  },
  12: {
    intro: [
      'The last month of your own year begins {week}, as the Sun enters {place}, on {day}. It is a time for finishing, resting and keeping out of the way, and if you feel less sociable than usual there is a good reason for it.',
      'A quiet month begins for you {week}, as the Sun enters {place}, on {day}, the last sign before your own. You may want less company, more sleep and some time to bring a long year to its close.',
    ],
    course: [
      'Things go more slowly. You wake up later, or lie awake; people ask twice whether you are listening. Meanwhile something in you is drawing up the balance of a year, without any figures. What you have not finished comes to mind, and some of it can simply be let go. Work done behind the scenes goes well. Big launches are better kept for the time when the Sun is in your sign again.',
      'Do not expect to be at your brightest. Your strength is gathering for another round, and it does so best in peace. Things that you have put off can be finished without anyone’s noticing, or crossed off with a good conscience. You may think of people who are far away or gone, and a letter or a visit would be in place. Kindness that expects no thanks does you particular good. Large decisions can wait until the Sun has reached your sign.',
    ],
    close: [
      'Rest is a task like any other, and for the coming weeks it is the main one. You will need what it gives you soon enough.',
      'Nobody sees what you do in such a month, except that you come out of it rested. That is the whole point of it.',
    ],
  },
};
