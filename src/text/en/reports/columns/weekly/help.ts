import type { WeekShelf } from '../../../../report-catalogue.js';

/** Two planets in accord, by both their houses. */
export const help: WeekShelf['help'] = {
  '1-3': {
    intro: [
      'You get on well with everyday life this week. What you say comes across as you meant it, people nearby are friendly, and a small errand or a short talk brings you more than you went out for.',
    ],
    course: [
      'It is an easy kind of luck, and it works best if you are out among people. You ask somebody the way and are told something you needed to know; you write without ceremony and get an answer within the hour. What you have on your mind can be said now without preparation. Even a slightly awkward subject goes down well, since you bring it up in such a natural manner.',
    ],
    close: [
      'You have been heard, and without raising your voice. It is a good memory to have when the next meeting drags.',
    ],
  },
  '1-5': {
    intro: [
      'You are in good spirits this week, and it shows. What you like doing goes well, people are charmed, and where love or a creative idea is concerned things come toward you without being pushed.',
    ],
    course: [
      'Confidence makes you generous, and that is attractive. Whoever you like can see that you do, and does not have to guess. If you are working on something of your own, this is the stretch in which it flows. Days like these can be used up in pure enjoyment without any harm. But they are also good for the one step that usually takes courage, as it takes hardly any now.',
    ],
    close: [
      'Ease is easily forgotten. Remember from this week how it felt to be liked for simply being there.',
    ],
  },
  '1-9': {
    intro: [
      'The world looks larger this week and you feel equal to it. Encouragement comes from a distance, from a teacher, a book or a person who lives differently, and something you wanted to try seems possible.',
    ],
    course: [
      'You hear the right thing at the right moment. It may be the story of someone who has done it, or an offer that you need only accept. Good fortune of this kind has no deadline and gives no push, so it is a pity when people merely nod at it. An application, an inquiry or the first lesson takes half an hour. You speak well about what you believe, too, as long as you tell and do not preach.',
    ],
    close: [
      'A door stood open, and you have at least looked through it. It is not difficult to find the way back there.',
    ],
  },
  '1-11': {
    intro: [
      'Your friends are on your side this week. A wish of yours finds support, an invitation fits in, and you notice how many people would gladly do something for you if they knew what.',
    ],
    course: [
      'You do not have to bend in order to belong just now. Precisely what is peculiar about you is found useful or amusing. If you are looking for someone, for work, for a room or for advice, it is best to mention it where several can hear; somebody always knows somebody. You are able to help in your turn, often by no more than introducing two people to each other.',
    ],
    close: ['You have friends, and this week you could see it. One of them should be told that you did.'],
  },
  '2-4': {
    intro: [
      'Home and money work well together this week. What you spend on the place where you live is well spent, the family has a practical idea, or a plan for the household turns out to be affordable.',
    ],
    course: [
      'Nothing about it is spectacular. An old thing can be used again, a relative gives good advice about a purchase, somebody repairs what you had thought lost. You feel more secure, for reasons that have less to do with the sum than with the people. Arrangements about rent, insurance or who pays for what can be made in ten friendly minutes, and will hold.',
    ],
    close: [
      'It has become a little safer and a little more comfortable where you live. Not much more is needed for a good month.',
    ],
  },
  '2-6': {
    intro: [
      'Your work pays this week, in one way or another. Steady effort is noticed, a practical improvement saves money, and what you do every day proves to be worth more than you had thought.',
    ],
    course: [
      'You have a sure hand now for what is useful. A tool is bought that earns its price, a habit is dropped that cost more than it gave, a customer is content and says so. If you have wanted to ask for better terms, there are good reasons at hand, and they lie in work already done. Your body, too, is in a cooperative mood and rewards a sensible routine without delay.',
    ],
    close: [
      'Solid things are seldom exciting. You will be glad of this one for longer than of most that were.',
    ],
  },
  '2-10': {
    intro: [
      'Your reputation is worth something this week. What you can do is seen by those who decide, and a question about pay, position or a larger task falls on good ground.',
    ],
    course: [
      'People in authority are well disposed and like to see results. You can show yours without blushing. A matter-of-fact tone is the right one: what has been done, what it brought, what you would need for the next step. Whatever is agreed in such days tends to be lasting, so it may be thought out well. Modesty has its time, but it would be a poor negotiator at this point.',
    ],
    close: [
      'Your worth and what others think of it have come a little closer together. Leave it in writing, if you can.',
    ],
  },
  '2-12': {
    intro: [
      'Quiet helps your affairs this week. Away from advice and offers you see what your money is really for, and something you had put by, or had forgotten that you owned, proves useful.',
    ],
    course: [
      'It is a good time for going through papers and cupboards alone. You may come upon a sum, a talent or an object that means more to you now than when you laid it away. Someone may also help you without wishing to be named. As for spending, what you want in silence is generally what you need, and what you want in a shop is not. You could test it on one item.',
    ],
    close: [
      'You have a little more than you knew. It can stay a secret, or become the beginning of something.',
    ],
  },
  '3-5': {
    intro: [
      'Something you enjoy gets easier this week because of something you say. A message, a joke or a short visit opens a door, and talk and pleasure go well together in general.',
    ],
    course: [
      'Help of this sort does not announce itself. It lies in an easy exchange with somebody who lives nearby, in a lesson that turns out to be fun, in the right words for a feeling you have had for some time. If there is a person you like, conversation is the way to them, and the lighter the subject the better. Such openings close again without a sound when nobody uses them.',
    ],
    close: [
      'It will have begun with a few words, and they were yours to say. That is worth remembering the next time you wait for a better moment.',
    ],
  },
  '3-7': {
    intro: [
      'You and another person talk easily this week. What could not be said for a while can be said in passing, an agreement is quickly made, and you are surprised by how near your views are.',
    ],
    course: [
      'The tone makes it possible. You ask out of interest and not in order to prove anything, and the other person answers in kind. In a partnership these are the days for everything that usually ends in a discussion: plans for the year, the in-laws, money for the repair. With someone new a conversation can go on until late without either of you noticing. Written agreements come out clear and short.',
    ],
    close: [
      'You understand each other, and it did not take much. What has been agreed in such a week is seldom regretted.',
    ],
  },
  '3-11': {
    intro: [
      'News and contacts come from friends this week. An idea gets better each time it is passed on, a casual acquaintance has the information you lack, and your words reach more people than you send them to.',
    ],
    course: [
      'You are at the center of a lively exchange and feel well in it. Whoever wants to start something, a reading circle or a joint trip or an appeal, will find people ready to listen. It is enough to write down the main points and to ask two of them by name. Brothers, sisters or neighbors may turn out to fit into your circle of friends, to everyone’s amusement.',
    ],
    close: [
      'It has gone from mouth to mouth, and has done you no harm for once. Something will come of it if you answer the first reply.',
    ],
  },
  '4-6': {
    intro: [
      'Home and work support each other this week. You can arrange your days so that both get what they need, and some practical help, from the family or from a colleague, takes a weight off you.',
    ],
    course: [
      'You put things in order, and it is pleasant to do. A chore is shared in a new way, a corner becomes usable, an appointment is moved so that you can be there for supper. In the background your strength recovers, since you sleep better in a tidy house. If something has to be asked of those you live with, they are reasonable now, above all if the request comes with a time and an end.',
    ],
    close: [
      'It runs. That is about the best that can be said of an everyday life, and this week you can say it of yours.',
    ],
  },
  '4-8': {
    intro: [
      'There is trust at home this week, and it makes difficult things easy. A family matter about money, inheritance or an old hurt can be dealt with in a warm and sensible tone.',
    ],
    course: [
      'You are able to go quite deep without anyone’s being frightened. A parent tells you something that was never mentioned before, or two of you go through papers and end up with photographs. What has been shared for a long time proves to be a support. If a loan, a sale or a renovation is under discussion, the conditions are fair. Old feelings come up as well, and leave more quietly than they came.',
    ],
    close: [
      'Something in the foundations has been secured, and nobody outside has noticed. Those who live there will.',
    ],
  },
  '4-12': {
    intro: [
      'Home is a place of rest this week. You can withdraw without giving reasons, be alone without being lonely, and come to terms with a part of your past that had followed you about.',
    ],
    course: [
      'The rooms themselves seem to help. You sleep soundly, you sit in a chair that you generally only pass, you remember somebody with affection. If you live with others there is a friendly silence in which everyone can go about their own affairs. It is a good time to give something up at home that belongs to earlier years: a box, a grudge, a way of doing things. It does not even hurt.',
    ],
    close: [
      'You have gathered strength without doing anything for it. It is allowed, and there will be use for it.',
    ],
  },
  '5-7': {
    intro: [
      'Love and companionship go well together this week. With a partner you can be playful again, and with somebody new it is easy to find out whether the attraction has a future.',
    ],
    course: [
      'You enjoy each other without much effort, and the enjoyment makes you kind. Invitations are accepted, compliments believed. What has become routine between two people wakes up if one of them suggests something slightly foolish. It also happens that another person takes an interest in what you create, and sees what is good in it. All this comes without obligation, so it has to be taken up while it is on offer.',
    ],
    close: [
      'You have had a good time together, and that is a foundation too. Serious matters can be built on it later.',
    ],
  },
  '5-9': {
    intro: [
      'Joy comes from further off this week. A journey, a study or a person of another background warms your heart, and what you love has room to grow beyond its usual limits.',
    ],
    course: [
      'You are enthusiastic, and you have a nose for what deserves it. A weekend away does more for a romance than a month of evenings on the sofa; a course started for pleasure is not dropped after the third lesson. With children, or with anyone who is young, you find the questions that make their eyes light up. Your own work may be shown to strangers now. They look at it with better will than you do.',
    ],
    close: [
      'It was a wide sort of happiness, with a lot of air in it. Plan the next outing before the everyday closes over it.',
    ],
  },
  '6-8': {
    intro: [
      'What has been a burden can be put in order this week. A practical mind and a calm hand help with debts, taxes, shared duties or whatever else two people have let lie.',
    ],
    course: [
      'You go at it step by step, and that takes the fright out of it. The file is thinner than it looked, and the person at the office is helpful. At work somebody trusts you with a delicate task, because they have seen that you can be silent. You can also do something thorough for your own strength at present. Advice from people who know their job falls on open ears.',
    ],
    close: [
      'It lies in order now, with a date on it. You can think of other things again, and will notice how much room there is.',
    ],
  },
  '6-10': {
    intro: [
      'Good work leads to something this week. What you do carefully every day is seen by people who can reward it, and a step in your profession comes from the very tasks that you thought too small.',
    ],
    course: [
      'You are well organized and not at all excited, and it inspires confidence. A superior or a client gives you a free hand. A plan you propose is accepted because it has been thought through as far as the filing. You could use the stretch for taking on a duty that shows, or for handing on one that does not. Your health keeps step as long as there are proper breaks.',
    ],
    close: [
      'Your name stands under something solid. Others may shine longer at the table, but it is you who will be called.',
    ],
  },
  '7-9': {
    intro: [
      'Another person opens a window for you this week. They know something, come from somewhere or believe in something, and in talking with them you see your own plans in a larger frame.',
    ],
    course: [
      'It can be your own partner, in an unaccustomed mood. A journey for two is easily arranged, and a disagreement about principles turns into an interesting evening. If there is a legal or an official matter between you and somebody, it can be settled fairly. You learn most in these days from people who do not agree with you and like you all the same. There may be one of those quite near.',
    ],
    close: [
      'You have looked further because someone stood next to you and pointed. It would be nice to let them know.',
    ],
  },
  '7-11': {
    intro: [
      'Partner and friends get along well this week. You can bring people together who belong to you in different ways, and a wish that concerns the future finds more than one supporter.',
    ],
    course: [
      'Nobody is jealous, nobody has to be entertained. A couple is better off among other couples just now than alone at home; a person on their own meets someone by way of someone. Plans for which two are needed, or ten, make quick progress. If you have been wanting to win somebody for a common purpose, the lighter mood of company is the best setting, and you need not even raise the subject yourself.',
    ],
    close: ['A good many people wish you well. You have seen several of them at one table.'],
  },
  '8-10': {
    intro: [
      'You are trusted in your work this week, and trust gives you influence. Someone with power confides in you, means are made available, or a difficult matter is placed in your hands because they are steady.',
    ],
    course: [
      'It is not the sort of success that is announced. You hear what others do not hear, and you know how to make use of it with tact. A budget, a loan or an agreement that has to be kept confidential can be concluded well. In a professional crisis you are the one who keeps a clear head. What you learn about other people’s weaknesses along the way belongs in no one’s ears but yours.',
    ],
    close: ['Your position is stronger than it looks from outside. You may leave it at that for a while.'],
  },
  '8-12': {
    intro: [
      'Old fears lose their power this week. What has lain deep, between you and another person or within yourself, can be touched without pain, and you find that you understand more than you used to.',
    ],
    course: [
      'There is no need for many words. With a close person you are simply silent together, and afterward something is different. A debt of feeling is forgiven, on one side or on both. If you are occupied with an inheritance, with grief or with a secret, the inner work goes forward now almost on its own. You might write a few lines about it. They do not have to be sent.',
    ],
    close: ['It has become lighter in a corner where you seldom go. You can leave the lamp burning.'],
  },
  '9-11': {
    intro: [
      'Your hopes and your ideas support one another this week. You meet people who think in the same direction, perhaps in quite another place, and a plan for the future gets wings and a first date.',
    ],
    course: [
      'Travel in company is favored, and so is studying in a group, and above all any conversation in which somebody says, “Why not, actually?” You see connections that escape you on other days. Acquaintances from abroad get in touch. With so much goodwill it is easy to promise a lot, so the best thing you can do for the great plan is to agree on its smallest part, and on who will see to it.',
    ],
    close: [
      'A hope has found an address. Whether anyone writes to it now depends, among other people, on you.',
    ],
  },
  '10-12': {
    intro: [
      'Work behind the scenes serves you well this week. You get further by preparation than by presence, someone speaks up for you without your knowledge, and calm is worth more than effort.',
    ],
    course: [
      'You may be little seen in these days, and it does your reputation no harm. A plan matures in the drawer; you find the error before anyone else has looked. Rest belongs to it, since your best idea about the work comes when you are not working. If there is something you would rather not do in public, such as ask, apologize or give way, it can be done quietly now, and will be appreciated.',
    ],
    close: [
      'Not everything that advances you has to be visible. You know what has been done, and it will come to light in good time.',
    ],
  },
};
