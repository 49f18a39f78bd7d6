import type { WeekShelf } from '../../../../report-catalogue.js';

/** Two planets in trine or sextile, by both their houses. */
export const help: WeekShelf['help'] = {
  '1-3': {
    intro: [
      'You get on well with everyday life this week. What you say comes across as you meant it, people nearby are friendly, and a small errand or a short talk brings you more than you went out for.',
      'Conversation does you good this week. You are quick, open and easy to understand, and what you want for yourself is best reached by talking to people who are close at hand.',
    ],
    course: [
      'This easy kind of luck works best if you are out among people. You may ask somebody the way and be told something you needed to know, or write without ceremony and get a quick answer. What you have on your mind can be said now without preparation. Even a slightly awkward subject goes down well, since you bring it up in such a natural manner.',
      'You may notice that you explain yourself less and are believed more. Somebody nearby might have the very thing you need, or know who has it, and it costs you one friendly question. Writing goes well, too, above all about something that you know from your own life. The only thing that can go wrong is that so pleasant a mood gets used up in chatting. One request, put plainly, would be enough to show for it.',
    ],
    close: [
      'You do not have to raise your voice to be heard. It is good to remember that the next time you have something to explain.',
      'To be understood takes no effort just now, which is why it is easily overlooked. You could thank somebody for their answer, and ask the next thing.',
    ],
  },
  '1-5': {
    intro: [
      'You are in good spirits this week, and it shows. What you like doing goes well, people are charmed, and where love or a creative idea is concerned things come toward you without being pushed.',
      'You feel like yourself this week, and the people you like can tell. Pleasure, courtship and everything made for its own sake come more easily when one is not trying to be anybody else.',
    ],
    course: [
      'Confidence makes you generous, and that is attractive. Whoever you like can see that you do, and does not have to guess. If you are working on something of your own, this is the stretch in which it flows. Days like these can be used up in pure enjoyment without any harm. But they are also good for the one step that usually takes courage, as it takes hardly any now.',
      'There is a kind of courage that comes from good spirits, and you have some of it now. You may say something charming without having planned it, or show a piece of work that you would usually hide. If you have children around you, they will probably be delighted with you. Those who feel shy could use these days for a step that they have put off; a friendly refusal would be bearable, and a yes is quite possible.',
    ],
    close: [
      'Ease is easily forgotten. Remember from this week how it felt to be liked for simply being there.',
      'Happiness of this sort does not have to be deserved. It only wants to be noticed while it is there.',
    ],
  },
  '1-9': {
    intro: [
      'The world looks larger this week and you feel equal to it. Encouragement comes from a distance, from a teacher, a book or a person who lives differently, and something you wanted to try seems possible.',
      'Your plans and the wide world seem to fit together this week. You are curious and sure of yourself, and something that lies beyond your usual circle may be within easier reach than it looked.',
    ],
    course: [
      'You hear the right thing at the right moment. It may be the story of someone who has done it, or an offer that you need only accept. Good fortune of this kind has no deadline and gives no push, so it is a pity when people merely nod at it. An application, an inquiry or the first lesson takes half an hour. You speak well about what you believe, too, as long as you tell and do not preach.',
      'You could meet somebody whose experience answers a question of yours, or come upon a subject that suits you remarkably well. Such encouragement is quiet and makes no demands. It is worth following up with one practical step, because enthusiasm that is not used turns into a memory of enthusiasm. In discussions you come across well if you speak of what you have seen for yourself and are honest about what you have not.',
    ],
    close: [
      'An opportunity costs nothing to look at. You can come back to it when you are ready.',
      'Some distances are mostly a question of dates. Those can be found.',
    ],
  },
  '1-11': {
    intro: [
      'Your friends are on your side this week. A wish of yours finds support, an invitation fits in, and you notice how many people would gladly do something for you if they were asked.',
      'You find it easy to be part of something this week. Friends take to your ideas, you take to theirs, and a hope that you have carried alone may turn out to be popular.',
    ],
    course: [
      'You do not have to bend in order to belong just now. Precisely what is peculiar about you is found useful or amusing. If you are looking for someone, for work, for a room or for advice, it is best to mention it where several can hear; somebody always knows somebody. You are able to help in your turn, often by no more than introducing two people to each other.',
      'Ask for help now, since people enjoy giving it, and give some. In a group you can be yourself and still be useful. Perhaps somebody suggests a plan in which you would have a part to your liking; you might say so. Acquaintances can become friends in such days for no better reason than that both of you stayed until the end.',
    ],
    close: [
      'You have friends, and in such weeks one can see it. It would be good to tell one of them so.',
      'You belong among these people, whether or not you do anything for them. It is a good feeling to make plans on.',
    ],
  },
  '2-4': {
    intro: [
      'Home and money work well together this week. What you spend on the place where you live is well spent, the family has a practical idea, or a plan for the household turns out to be affordable.',
      'What you have and where you live are on good terms this week. A sensible expense for the home, or a helpful word from the family about money, can give you a feeling of firm ground.',
    ],
    course: [
      'Nothing about it is spectacular. An old thing can be used again, a relative may give good advice about a purchase, and what you had thought lost can perhaps be repaired. You feel more secure, for reasons that have less to do with the sum than with the people. Arrangements about rent, insurance or who pays for what can be made in ten friendly minutes, and will hold.',
      'You may see how something could be arranged at home for less, or that a thing you had saved for can now be bought with a good conscience. Relatives might offer advice; some of it is worth hearing. Security is the real subject, and it has as much to do with a full pantry and a quiet evening as with the bank. If there are practical terms to be settled between those who live together, this is a friendly time for it.',
    ],
    close: [
      'A little safer and a little more comfortable is a good aim for the place where you live. Not much more is needed for a good month.',
      'Nothing large has to happen for you to sleep better. That is the sort of wealth one can actually use.',
    ],
  },
  '2-6': {
    intro: [
      'Your work pays this week, in one way or another. Steady effort is noticed, a practical improvement saves money, and what you do every day proves to be worth more than you had thought.',
      'Work and money support each other this week. Useful effort pays, though perhaps not at once, and a small improvement in how you work may be worth more than a bargain.',
    ],
    course: [
      'You have a sure hand now for what is useful. A tool that earns its price, a habit dropped that cost more than it gave, a word of praise from somebody you work for: it could be any of these. If you have wanted to ask for better terms, there are good reasons at hand, and they lie in work already done. Your body, too, is in a cooperative mood and rewards a sensible routine without delay.',
      'You are patient with details, and details are where the savings lie. Somebody may be willing to pay properly for what you do well, provided that they know about it. It might also be time to look after a tool, a machine or your own back before it becomes expensive. People at work appreciate reliability just now. If you have thought of asking for better terms, last month’s results make a good beginning for the talk.',
    ],
    close: [
      'What you gain in such a week is solid rather than exciting. You will be glad of it for a long time.',
      'What you earn you earn in the plain sense of the word. A part of it may go to something that makes the work pleasanter.',
    ],
  },
  '2-10': {
    intro: [
      'Your reputation is worth something this week. What you can do is seen by those who decide, and a question about pay, position or a larger task may fall on good ground.',
      'Your work may be valued this week in a way that counts. What you earn, what you can do and the position you hold fit together better than usual, and it is a good time to speak about them.',
    ],
    course: [
      'People in authority may be well disposed, and like to see results. You can show yours without blushing. A matter-of-fact tone is the right one: what has been done, what it brought, what you would need for the next step. Whatever is agreed in such days tends to be lasting, so it may be thought out well. Modesty has its time, but it would be a poor negotiator at this point.',
      'People who decide tend to be in a practical mood, and so are you. A talk about pay or about a larger task can be held without strain if you bring facts and leave out the history. You might also notice which of your abilities has become worth more in the meantime. Whatever is agreed should be put in writing, out of politeness to everyone’s memory. There is no need to rush; good terms can stand a day’s thought.',
    ],
    close: [
      'Your worth and what others think of it are not far apart at present. Get it in writing, if you can.',
      'You know what you bring, and can say so. The rest is for others to consider, and they have reason to.',
    ],
  },
  '2-12': {
    intro: [
      'Quiet helps your affairs this week. Away from advice and offers you see what your money is really for, and something you had put by, or had forgotten that you owned, proves useful.',
      'A quiet week is good for your means. With less talk around you it is easier to see what you need and what you have, and something useful may come to light that nobody had thought of.',
    ],
    course: [
      'Papers and cupboards are well gone through alone now. You may come upon a sum, a talent or an object that means more to you now than when you laid it away. Someone may also help you without wishing to be named. As for spending, what you want in silence is generally what you need, and what you want in a shop is not. You could test it on one item.',
      'The useful thing could be in a drawer, in an old agreement or in a talent you gave up. It is also possible that help comes from someone who prefers not to be mentioned. Where money worries you, an hour alone with the papers does more than a week of turning it over at night. Giving something away without telling anyone belongs to the pleasures of these days, and makes you feel richer than buying does.',
    ],
    close: [
      'You may have a little more than you knew. It can stay a secret, or become the beginning of something.',
      'There is more for you to fall back on than money. Knowing it makes you calmer about the rest.',
    ],
  },
  '3-5': {
    intro: [
      'Something you enjoy gets easier this week because of something you say. A message, a joke or a short visit opens a door, and talk and pleasure go well together in general.',
      'Words and affection go together this week. You can be light and sincere at the same time, which is good for romance, for children and for anything that you write for fun.',
    ],
    course: [
      'Good luck in love or play does not announce itself. It lies in an easy exchange with somebody who lives nearby, in a lesson that turns out to be fun, in the right words for a feeling you have had for some time. If there is a person you like, conversation is the way to them, and the lighter the subject the better. Such openings close again without a sound when nobody uses them.',
      'You may find yourself in a conversation that neither of you wants to end. A compliment comes out just right, or an idea that had been stuck may find its form while you explain it to somebody. Learning something for pleasure goes well, in particular in company. If you like someone, you might send them what made you laugh; it says a good deal and asks for nothing.',
    ],
    close: [
      'A good deal of joy begins with a few words. That is worth remembering the next time you wait for a better moment.',
      'Even idle talk can bring somebody closer. A short message would keep it from growing cold.',
    ],
  },
  '3-7': {
    intro: [
      'You and another person talk easily this week. What could not be said for a while can be said in passing, an agreement is quickly made, and you are surprised by how near your views are.',
      'You and the person closest to you find it easy to talk this week. Questions that used to lead to arguments can be answered in a sentence or two, and listening costs neither of you anything.',
    ],
    course: [
      'The tone is friendly, and that is half of the matter. You ask out of interest and not in order to prove anything, and the other person answers in kind. In a partnership these are the days for everything that usually ends in a discussion: plans for the year, the in-laws, money for the repair. With someone new a conversation can go on until late without either of you noticing. Written agreements come out clear and short.',
      'If you have something to settle with a partner, a colleague or an office, this is a good time to do it. Both sides are inclined to see the reasonable part of what the other one says. A conversation on a walk or in the car may go further than one at the table. Acquaintances could turn into something more by way of a shared interest. And a letter of apology, short and without excuses, would probably be well received.',
    ],
    close: [
      'You understand each other, and it does not take much. What you agree on in that mood is worth writing down.',
      'You need not agree about everything. For now it is enough that each of you listens to the end.',
    ],
  },
  '3-11': {
    intro: [
      'News and contacts come from friends this week. An idea gets better each time it is passed on, a casual acquaintance may have the information you lack, and your words reach more people than you send them to.',
      'Good ideas travel fast this week. You exchange news with friends, hear of possibilities and may even find yourself invited to something that you had only read about.',
    ],
    course: [
      'You are at the center of a lively exchange and feel well in it. Whoever wants to start something, a reading circle or a joint trip or an appeal, will find people ready to listen. It is enough to write down the main points and to ask two of them by name. Brothers, sisters or neighbors may turn out to fit into your circle of friends, to everyone’s amusement.',
      'Somebody may put you in touch with somebody, and the introduction is worth following up. In a group you have a gift for saying what several people were thinking. Messages sent to many reach the right one. A course, a club or a project close to home could bring you new company of the agreeable sort. You need only be careful not to promise your help to everyone in the same week.',
    ],
    close: [
      'An idea that people like gets passed on. Something may come of it if you answer those who ask.',
      'A remark made in passing may start something. If it is one of yours, write it down.',
    ],
  },
  '4-6': {
    intro: [
      'Home and work support each other this week. You can arrange your days so that both get what they need, and some practical help, from the family or from a colleague, takes a weight off you.',
      'The days run smoothly between home and work this week. A practical arrangement makes both easier, and you may have the satisfying sense that things are in their places.',
    ],
    course: [
      'You put things in order, and it is pleasant to do. A chore can be shared in a new way, a corner can be made usable, perhaps an appointment can be moved so that you are there for supper. If something has to be asked of those you live with, they may well be reasonable now, above all if the request comes with a time and an end.',
      'The time favors everything that keeps a life going, from repairs to regular meals. People you live with are likely to be reasonable about the chores, if somebody brings them up cheerfully. At work, a little patience with a tedious task may leave you a free evening. Perhaps one habit could be introduced now that would help you through less orderly weeks.',
    ],
    close: [
      'What goes well at home and at work is seldom noticed. Name one thing of it this week, to the person who did it.',
      'An ordinary week can be a good one. It deserves an ordinary reward, such as nothing at all to do for an evening.',
    ],
  },
  '4-8': {
    intro: [
      'There is trust at home this week, and it makes difficult things easy. A family matter about money, inheritance or an old hurt can be dealt with in a warm and sensible tone.',
      'Something deep can be talked about at home this week, and it need not hurt. Trust within the family, or with whomever you share your life, makes room for questions of money, the past or what should be kept.',
    ],
    course: [
      'You are able to go quite deep without anyone’s being frightened. You may be told something that was never mentioned before, or two of you go through papers and end up with photographs. What has been shared for a long time proves to be a support. If a loan, a sale or a renovation is under discussion, fair conditions can be found. Old feelings come up as well, and leave more quietly than they came.',
      'You may hear a story that explains a good deal, or find that you are ready to forgive something. Common property and old papers can be put in order with surprisingly little friction. It helps that no one has to win. Close people give one another a kind of safety at present that makes plain speech possible. If you have put off asking an older person something, this could be the right time to ask it.',
    ],
    close: [
      'Something at home can be made safer now. Nobody outside will notice, and those who live there will.',
      'Firm ground comes partly from what is said, and partly from what can be left unsaid. You have some of both.',
    ],
  },
  '4-12': {
    intro: [
      'Home is a place of rest this week. You can withdraw without giving reasons, be alone without being lonely, and come to terms with a part of your past that had followed you about.',
      'You can rest properly this week, and home is the best place for it. Feelings that you have had no time for come up quietly, and often settle of their own accord.',
    ],
    course: [
      'The rooms themselves seem to help. You sleep soundly, you sit in a chair that you generally only pass, you remember somebody with affection. If you live with others there is a friendly silence in which everyone can go about their own affairs. It is a good time to give something up at home that belongs to earlier years: a box, a grudge, a way of doing things. It does not even hurt.',
      'There may be little to tell at the end of such days. You sleep more, you think of people you have not seen for years, and a room or a garden seems to do you good for no reason. Being gentle with yourself is not laziness now. Somebody in the family might be glad of the same gentleness and would never ask for it. An old sadness can be put away like winter clothes, clean and without regret.',
    ],
    close: [
      'You gather strength without doing anything for it. It is allowed, and there will be use for it.',
      'One can come back to oneself by not going anywhere. Some of that quiet can be taken along into the next days.',
    ],
  },
  '5-7': {
    intro: [
      'Love and companionship go well together this week. With a partner you can be playful again, and with somebody new it is easy to find out whether the attraction has a future.',
      'Affection is easy to give and to receive this week. In a partnership you may remember why you chose each other, and in new company an attraction can show itself without embarrassment.',
    ],
    course: [
      'You enjoy each other without much effort, and the enjoyment makes you kind. Invitations are accepted, compliments believed. What has become routine between two people wakes up if one of them suggests something slightly foolish. It also happens that another person takes an interest in what you create, and sees what is good in it. All this comes without obligation, so it has to be taken up while it is on offer.',
      'Doing something pleasant together is worth more now than talking about the relationship. You could suggest what you used to enjoy, or something that neither of you has tried. Another person may encourage a talent of yours and mean it. Those who are alone have good chances of being met halfway, especially where people gather for pleasure. All of this is offered rather than insisted upon, so somebody has to say yes.',
    ],
    close: [
      'A good time together is a foundation too. Serious matters can be built on it later.',
      'Good hours with another person leave something behind that helps in the less good ones. This is a week to add to the store.',
    ],
  },
  '5-9': {
    intro: [
      'Joy comes from further off this week. A journey, a study or a person of another background warms your heart, and what you love has room to grow beyond its usual limits.',
      'Pleasure and curiosity lead you further than usual this week. A trip, a lesson or an acquaintance from another background may bring exactly the sort of joy that had been missing.',
    ],
    course: [
      'You are enthusiastic, and you have a nose for what deserves it. A weekend away does more for a romance than a month of evenings on the sofa; a course started for pleasure is not dropped after the third lesson. With children, or with anyone who is young, you find the questions that make their eyes light up. Your own work may be shown to strangers now. They look at it with better will than you do.',
      'You learn quickly whatever delights you, and your delight is catching. If you create something, this is a good time to give it more room, or to show it where nobody knows you. Love gains from a change of scene. With young people you find the right tone, because you are ready to be surprised. A plan that was made purely for fun may turn out to have more in it than several of the serious ones.',
    ],
    close: [
      'There is pleasure in going a little farther than usual. The next time could be planned while you still feel it.',
      'To enjoy yourself and see something new is a good use of a week. It would be sensible to set a date for the next time.',
    ],
  },
  '6-8': {
    intro: [
      'What has been a burden can be put in order this week. A practical mind and a calm hand help with debts, taxes, shared duties or whatever else two people have let lie.',
      'You can deal this week with what has long been on your mind. Duties, debts and things left undone between people are easier to put in order when one goes at them calmly and in small steps.',
    ],
    course: [
      'You go at difficult paperwork step by step, and that takes the fright out of it. The file is often thinner than it looked, and the person at the office may be helpful. At work you might be trusted with a delicate task, because you can be silent. You can also do something thorough for your own strength at present. Advice from people who know their job falls on open ears.',
      'You may be surprised how little it takes once the papers are on the table. Somebody who knows about such things can be asked, and tends to be helpful. At work you might be trusted with something that calls for discretion. It is also a favorable time to change a habit that has cost you strength, as you can see what lies behind it. Nobody needs to be blamed for the state of affairs in order for it to improve.',
    ],
    close: [
      'A matter that is put in order gives back the strength it cost. You may be surprised how much that is.',
      'One burden can become lighter, and shows you the way through the others. There is no hurry once it has begun.',
    ],
  },
  '6-10': {
    intro: [
      'Good work leads to something this week. What you do carefully every day is seen by people who can reward it, and a step in your profession comes from the very tasks that you thought too small.',
      'Reliable work brings you forward this week. Something that you have been doing well for a long time may be noticed, and a good routine makes room for a step that others will see.',
    ],
    course: [
      'You are well organized and not at all excited, and it inspires confidence. A superior or a client may give you a free hand. A plan you propose has good chances if it has been thought through to the end. You could use the stretch for taking on a duty that shows, or for handing on one that does not. Your health keeps step as long as there are proper breaks.',
      'You need not raise your voice. A piece of work handed in on time, a problem solved without fuss, and people begin to think of you when there is something to be given out. You may be offered a task that fits you. If not, you could describe one. What is worth watching is that usefulness does not turn into being available to everybody. A clear limit is quite compatible with a good name.',
    ],
    close: [
      'You are known for work that can be relied on. When something important has to be done, people will think of you.',
      'You are at your best at work, and not at talking about it. An impression of that sort lasts.',
    ],
  },
  '7-9': {
    intro: [
      'Another person widens your view this week. They know something, come from somewhere or believe in something, and in talking with them you see your own plans in a larger frame.',
      'Somebody may help you see further this week. A partner, a teacher or a chance acquaintance may have the view of things that you were missing, and talking with them is a pleasure.',
    ],
    course: [
      'The person may be your own partner, in an unaccustomed mood. A journey for two is easily arranged, and a disagreement about principles turns into an interesting evening. If there is a legal or an official matter between you and somebody, it can be settled fairly. You learn most in these days from people who do not agree with you and like you all the same. There may be one of those quite near.',
      'A good understanding could lead to a plan for two, such as a trip or a course, or to a friendlier opinion of people who live differently. Official matters and agreements at a distance have good chances. In a partnership it does you good to speak about what you believe in, and not only about what has to be done. You might not agree in the end. A difference that interests both of you is no disadvantage.',
    ],
    close: [
      'With the right person you see more than you would alone. It would be nice to let them know.',
      'Together more seems possible. It will be easier to take the next step now, in company or alone.',
    ],
  },
  '7-11': {
    intro: [
      'Partner and friends get along well this week. You can bring people together who belong to you in different ways, and a wish that concerns the future finds more than one supporter.',
      'The people you love and the people you like go well together this week. A partner may fit into your circle, or a friend may bring you closer to someone, and common hopes are easily spoken of.',
    ],
    course: [
      'Nobody is jealous, nobody has to be entertained. A couple is better off among other couples just now than alone at home; a person on their own meets someone by way of someone. Plans for which two are needed, or ten, make quick progress. If you have been wanting to win somebody for a common purpose, the lighter mood of company is the best setting, and you need not even raise the subject yourself.',
      'Invitations are worth accepting, and worth giving. You could introduce two parts of your life to each other and be pleased with the result. A plan that needs several hands finds them if somebody asks in person. Between two people a shared hope does more than a talk about feelings. Should you be looking for an ally, tell more than one friend what you have in mind; it is probably the second who knows somebody.',
    ],
    close: [
      'A good many people wish you well. You may notice it this week, and count on them another time.',
      'You are in good company, and it is partly your doing. There may be a date to set before everyone goes home.',
    ],
  },
  '8-10': {
    intro: [
      'You are trusted in your work this week, and trust gives you influence. Someone with power may confide in you, or a difficult matter may be placed in your hands because they are steady.',
      'Somebody may trust you this week with something that matters, at work or in a question of money. You deal with it calmly, and that strengthens your position more than any performance would.',
    ],
    course: [
      'Success behind the scenes is not announced. You hear what others do not hear, and you know how to make use of it with tact. A budget, a loan or an agreement that has to be kept confidential can be concluded well. In a professional crisis you are the one who keeps a clear head. What you learn about other people’s weaknesses along the way belongs in no one’s ears but yours.',
      'You see through to what a situation is really about, and can keep it to yourself. That makes people in charge feel safe with you. Agreements about budgets, shares or responsibilities have good chances, if they are precise. It might be a good time to finish a difficult matter that no one wanted to touch. Whatever power comes to you in this way is best used so that nobody has to be afraid of it.',
    ],
    close: [
      'Your position is stronger than it looks from outside. You may leave it at that for a while.',
      'Few will ever know how delicate your task is. Those who do will not forget how you handle it.',
    ],
  },
  '8-12': {
    intro: [
      'Old fears lose their power this week. What has lain deep, between you and another person or within yourself, can be touched without pain, and you find that you understand more than you used to.',
      'A worry that has gone deep may ease this week. You are able to look at something painful or hidden with more calm than before, and to see how much of it belongs to the past.',
    ],
    course: [
      'There is no need for many words. With a close person you are simply silent together, and afterward something is different. A debt of feeling may be forgiven, on one side or on both. If you are occupied with an inheritance, with grief or with a secret, the inner work goes forward now almost on its own. You might write a few lines about it. They do not have to be sent.',
      'Relief may come in a conversation that stays between two people, or when you are by yourself. You do not need to force anything. A feeling that is allowed to be there changes by itself, often into plain tiredness, and after that into relief. Practical matters of the same kind, such as an old debt or a box of papers, can be dealt with almost in passing. Kindness toward somebody who cannot return it belongs to these days as well.',
    ],
    close: [
      'Something that you seldom think about may become easier to bear. You can return to it without being afraid.',
      'What can be laid to rest gives back some strength. You may have it in the coming time, and not remember why.',
    ],
  },
  '9-11': {
    intro: [
      'Your hopes and your ideas support one another this week. You meet people who think in the same direction, perhaps in quite another place, and a plan for the future gets wings and a first date.',
      'Hope has good company this week. People who think along the same lines find each other, and a plan that reaches far, in distance or in time, begins to look as if it could be done.',
    ],
    course: [
      'Travel in company is favored, and so is studying in a group, and above all any conversation in which somebody says, “Why not, actually?” You see connections that escape you on other days. Acquaintances from elsewhere may get in touch. With so much goodwill it is easy to promise a lot, so the best thing you can do for the great plan is to agree on its smallest part, and on who will see to it.',
      'You might hear from somebody in another place, or meet a group that has been working on the very thing you care about. Study, travel and projects with others are favored. You will have more ideas than can be carried out, which is pleasant and needs a pencil. It is good to begin with the part that would be useful even if the rest came to nothing. Friends may also widen your mind simply by disagreeing kindly.',
    ],
    close: [
      'It is useful to know who could help with what you hope for. Whether anything comes of it depends partly on your asking.',
      'You are not the only one with such a hope. The next step may be smaller than the wish, and that is as it should be.',
    ],
  },
  '10-12': {
    intro: [
      'Work behind the scenes serves you well this week. You get further by preparation than by presence, someone may speak up for you without your knowledge, and calm is worth more than effort.',
      'Your work gains from quiet this week. What you prepare out of sight may prove more useful than what you show, and a reserved manner is good for your standing.',
    ],
    course: [
      'You may be little seen in these days, and it does your reputation no harm. A plan gains by being left alone for a while; you find the error before anyone else has looked. Rest belongs to it, since your best idea about the work comes when you are not working. If there is something you would rather not do in public, such as ask, apologize or give way, it can be done quietly now, and will be appreciated.',
      'You could have an idea when you are far from your desk, and it may be a good one. Somebody might recommend you without saying so. If there is something unfinished in your working life, such as an old project or an old coolness with a colleague, it can be ended now without much being made of it. Allow yourself the rest that a long task requires. Nobody expects an announcement, and there is none to make yet.',
    ],
    close: [
      'Not everything that advances you has to be visible. Good work in the background comes to light in its own time.',
      'The result will be visible soon enough. For the time being it is pleasant to know something that the others do not.',
    ],
  },
};
