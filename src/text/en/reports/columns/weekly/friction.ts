import type { WeekShelf } from '../../../../report-catalogue.js';

/** Two planets in square or opposition, by both their houses; or the Moon at a quarter and the Sun. */
export const friction: WeekShelf['friction'] = {
  '1-4': {
    intro: [
      'You and your home want different things this week. The family, the household or the place itself claims you at an hour when you would like to be thinking of yourself, and neither of you is wrong.',
      'An old role may be waiting for you at home this week, and it no longer fits. Those who have known you longest tend to treat you as the person you used to be, and you notice it more than usual.',
      'Your own plans and the demands of home meet head-on this week. You would like to get on with something, and there is a person, a repair or a family matter that will not be passed over.',
    ],
    course: [
      'The strain shows in irritation over small things: a door left open, a remark about your plans, a task that is always yours. What is really being fought over is room. Those who live with you may not know how much you need, as you have never mentioned it in numbers. An hour a day or a corner of the flat is easier to grant than “more consideration,” and you might be asked for something equally simple in return.',
      'On the telephone as well as at the table, somebody close to you may finish your sentence, and the ending is out of date. Protest makes it worse, since that belonged to the old role too. You get further by doing one thing differently and not explaining it. What belongs to your upbringing and what belongs to you can be told apart quite well in these days.',
      'It is easy to feel guilty toward yourself and your family at once. First ask what is really wanted of you at home, because people often ask for hours when they would be content with attention. Give the attention first and you may be surprised how many hours are left. Where a relative expects something that you cannot do, a clear no, said early and kindly, is easier on everyone than a yes that you resent.',
    ],
    close: [
      'Both of you will live under the same roof after this, so neither side should win by too much.',
      'Your family will get used to who you are now. They have had less time for it than you have.',
      'You and your home are going to need each other for some time. A small agreement that holds is better than a large one made in anger.',
    ],
  },
  '1-7': {
    intro: [
      'You see it one way this week and another person sees it another. Each of you is sure, each has good reasons, and for some days the distance between the two of you is easier to feel than what connects you.',
      'Somebody stands in your way this week, or across from you, which is not the same. What you want for yourself and what you want together do not point in one direction at the moment.',
      'What you want and what another person wants pull in different directions this week. It may not come to a quarrel, but both of you feel the strain, and pretending otherwise would only make it longer.',
    ],
    course: [
      'The matter itself is probably quite modest. It grows because it stands for the larger question of whose turn it is. In the days around such an opposition people dig in, and then say things about each other that were meant about the day. If you can repeat what the other person wants in words that they accept, half the quarrel is over. The other half can be left until both have slept.',
      'You may try to convince the other person, and then to do without them, and find that neither works. A contrast like this has a use. It shows you where you end and the other begins, and in long partnerships that line gets blurred. Whatever each of you can decide alone should be decided alone. What is left is a short list, and about that it is possible to speak.',
      'Each of you is probably talking about something slightly different. One speaks of the plan and the other of being asked; or it is about money, and really about respect. Finding that out is half of the work, and it takes a quiet quarter of an hour without an audience. You need not give up what matters to you. It does help to know which part of it matters, since the rest can be given away with good grace.',
    ],
    close: [
      'A difference between two people is seldom settled by who is right. It may be settled by who is first to be generous, and that could be you.',
      'Find out what the other person wants, and why. From there it is not far to an agreement.',
      'Two people who can disagree and stay in the room have something solid between them. It is a good time to use it.',
    ],
  },
  '1-10': {
    intro: [
      'What is expected of you this week, at work or in public, does not agree with what you are like. You can play the part for some days, but it chafes, and people who know you can tell.',
      'You are in conflict this week with somebody who has a say over you, or with a duty that you once took on gladly. Your own will is strong, and so is the rule that it runs into.',
      'Your wishes and your obligations are at odds this week. Somebody in charge, or a task that carries your name, asks for more of you than you had meant to give.',
    ],
    course: [
      'What is asked may be a tone you are supposed to take, a decision you have to stand up for or merely a form of dress. You feel that you are being bent. Before it comes to a scene it helps to look at which part of the demand belongs to the task, and which only to somebody’s taste. The first can be met with a good face. The second leaves more room than you think, and is often not even noticed.',
      'The person in question has their own pressure from above, which is no excuse and may be an opening. A direct attack would give them the chance to be merely correct. If you bring a proposal that helps them as well, you will be surprised how quickly the rule gives way. What you want to be known for in the long run is a better guide in this than what you feel on the day.',
      'You may be tempted to show those in charge what you think, or to obey and be bitter about it. Between those two lies a conversation. It goes best if you have clear in your mind what you can deliver, and by when, and what you would need for it. Respect at work is not always the reward of doing everything. It comes as often from people’s knowing where your limit is. Impatience is understandable, and a bad negotiator.',
    ],
    close: [
      'The work can be done without your pretending to be somebody else. That does the most for your reputation.',
      'The obstacle is smaller than it looked, and you know whom to ask. That is enough for a next step.',
      'You can be loyal to the task and to yourself. It takes a sentence or two, and this is as good a week as any to say them.',
    ],
  },
  '2-5': {
    intro: [
      'Pleasure and money get in each other’s way this week. Something you would love to do costs more than you planned, or the person you love has another idea of what things should cost.',
      'The sensible use of your means and the enjoyable one are two different things this week. You will be tempted, and you will do sums, and it is not clear beforehand which of them will spoil the other.',
      'Pleasure and money pull in different directions this week. There is something that you would like to have, do or give, and what it costs is not settled.',
    ],
    course: [
      'One side says that we only live once, and the other that the money has to last. You may hold both views yourself, from one day to the next. As a rule the dispute is about an amount when it should be about a limit: if it is clear what may be spent on joy, joy gets it without a bad conscience. Children and lovers take a clear limit better than a complaint about every bill.',
      'You notice that the things you buy to be happy are not the ones that make you so. Or you find that you have been so careful for so long that you can no longer tell what you would like. Both discoveries are worth something. A pleasure with a fixed price is easily planned for. One that asks for time and attention instead of money may be the more expensive of the two, and the better.',
      'What you wish for and what you can spend both count, and it is a mistake to look at only one of them. If a pleasure is refused again and again it comes back as a larger one; if it is always granted, it stops being one. You might look for the part of the wish that is really alive. Often it is company, time or being a little foolish, and these are cheap. Where another person’s heart is involved, generosity of attention is worth more than presents.',
    ],
    close: [
      'There is enough for one thing that you really want. It only needs choosing.',
      'To be neither extravagant nor mean is harder than it sounds. Whoever manages it for a week may be content.',
      'One sum for pleasure and one for everything else will make peace between the two. You can settle both in an evening.',
    ],
  },
  '2-8': {
    intro: [
      'What is yours and what is shared get into each other’s way this week. A bill, a loan, an expectation or a present with a condition raises the question of who owes what to whom.',
      'You would like to keep something this week that somebody else regards as common property, or the other way around. It may be money. It may also be time, or the right to know.',
      'Money or possessions become a matter between two people this week. What one of you counts as their own may be something on which the other relies, and it is time to say so.',
    ],
    course: [
      'Money between people is unpleasant to talk about, so one hints. From the hints one gets a picture that is far worse than the figures. In such an opposition it does good to put both sides on paper: what I have, what we have, what has been promised. Often it turns out that the two of you feared different things. Generosity is possible then, and it is not the same as giving in, because both know what is being given.',
      'The one who pays wants a say, and the one who receives wants not to be reminded of it. Such a balance can hold for years without a word, until a small sum upsets it. You need not solve the whole of it now. If each side names what it cannot do without, there is generally something left in the middle over which nobody wants to quarrel.',
      'Talks about shared money are unpleasant mainly at the beginning. Nobody likes to sound mean, and nobody likes to feel dependent. If you begin with what you appreciate about the arrangement, the rest is easier to hear. Then facts help: how much, since when, until when. A feeling of having been used deserves to be mentioned as a feeling and not proved like a theorem. There may also be a debt of thanks in it, and that can be paid at once.',
    ],
    close: [
      'What two people give each other can never be counted exactly. It is enough if both of you think it fair.',
      'Whatever you keep, you may keep openly; whatever you share, you share of your own free will. It can be said in that order.',
      'Money between two people is something that most prefer not to look at. Once it has been looked at it weighs less, in whichever way it is settled.',
    ],
  },
  '2-11': {
    intro: [
      'Money and friends do not mix well this week. Who paid, who was asked, who can afford the weekend: they are small matters, and they touch people where they are proud.',
      'What your friends are planning and what you can or want to afford are not the same this week. It is a question of means on the surface, and a question of belonging underneath.',
      'Your own resources and the expectations of others do not match this week. A group, a friend or a common plan could ask for more time or money than you want to give.',
    ],
    course: [
      'Plans made in company have a way of costing more than anyone says aloud, and the one who minds most is often the one who says least. You notice it in a joke that falls flat, or in a reply that comes late. It is not really about the price. A figure named early, as plainly as the hour of meeting, spares everybody the guessing, and most people are relieved to hear it.',
      'You may feel that you are being drawn into something, or left out of it. Hopes held in common have their price as well, in contributions, in hours, in favors that are taken for granted. It is no betrayal to ask what your share is. The group may even have forgotten that it never agreed on one. Those who then turn cool have told you something worth knowing.',
      'To be the one who counts is hard. Someone has to, though, and the rest may be waiting for it. You can say what you are able to contribute and leave it at that; explaining too much makes it sound like an apology. If you are the person who has asked for more than others can give, it would be a relief to everyone to make the plan smaller. Friendship rarely depends on the size of it.',
    ],
    close: [
      'The friends who took a plain figure well are the ones to plan the next thing with. The others will come around when they have done their own sums.',
      'Belonging does not have to be paid for. If it seems so, the price can at least be discussed.',
      'What is freely given is not regretted. The remainder you may keep without feeling that you owe it to anybody.',
    ],
  },
  '3-6': {
    intro: [
      'Too many messages and too much work get in each other’s way this week. You are interrupted while you try to be thorough, and you are thorough where a quick answer would have done.',
      'Something is said this week that makes the daily work harder, or the work makes you sharper in speech than you mean to be. Details, tempers and timetables rub against one another.',
      'This week’s messages and this week’s tasks do not leave each other in peace. You may be misunderstood over a detail at work, or find that talking about it takes longer than doing it.',
    ],
    course: [
      'You may have started five things at once and finished none of them. Mistakes happen at such times in the handing over: a number copied wrong, a task that each of two people believed the other was doing. It is worth slowing down at exactly those points. Colleagues and neighbors mean no harm by their questions. If they know when you can be asked and when you cannot, most of them will keep to it.',
      'A criticism may be meant for the procedure and heard by the person. Or you hear it so. With tired nerves every sentence sounds like a reproach, and the best arguments are wasted. What can be settled in writing gains by it, provided that you read it through once for tone. Your body has a part in this: it thinks better and speaks better after a meal and a walk.',
      'Small frictions add up, until it seems that nobody can do anything right. It helps to take one exchange at a time and to finish it. Write down what was agreed, even if it feels too simple to write. If you have to criticize somebody’s work, praise the part that is good first, and mean it. A short walk at noon clears up more than a long discussion in the evening.',
    ],
    close: [
      'Not everything that is asked needs an answer. The work that remains can be done when the talk has died down.',
      'Tone and tiredness make up most of the quarrels about everyday things, and both can be mended. The thing itself is small.',
      'A crowded week is not the same as a bad one. Half of what annoys you may be forgotten in a few days.',
    ],
  },
  '3-9': {
    intro: [
      'Two ways of seeing the same thing clash this week: the practical one from close at hand and the principled one from far away. You may have to mediate, or you may be one of the two.',
      'What everybody around you says and what you have come to believe do not agree this week. It can be about a journey, a school or a piece of news, and it will not stay a matter of facts.',
      'The facts close at hand and your larger picture of things do not agree this week. Somebody may question what you believe, or you may find that a plan looks different from nearby.',
    ],
    course: [
      'Somebody may tell you how it is done here, and somebody else how it ought to be done everywhere. Each has seen a part. In an opposition like this the talk becomes general very fast, and then personal. Keeping to the one case in hand is what helps: what do we do next? When that has been agreed, the principles turn out to be less far apart, or of less importance.',
      'You find that you are defending a position which is larger than the occasion. The others do not need it; they would like to know when you are coming, or whether the form has been sent. Perhaps the great question deserves a better partner and a quieter hour. The small one can be answered in between, and it is a kindness to answer it first.',
      'One can defend a view so well that one stops looking. If you are drawn into an argument, try to find out what the other person has actually seen, since it is hard to quarrel with an experience. It is possible that both of you are right at different distances. Travel and studies may need correcting in some particular, such as a date, a form or a price. That is annoying, and better now than later.',
    ],
    close: [
      'Nobody has to change their mind for good. For the matter in hand an agreement is enough, and you have a part in it.',
      'You need not give up what you believe in order to be on time. Most people around you would be content with that.',
      'An idea that stands up to the facts may be a little smaller than before. In return it can be carried out.',
    ],
  },
  '3-12': {
    intro: [
      'Something that is talked about this week would be better left in peace, and something that is kept quiet would be better said. You are not always sure which is which, and others are not either.',
      'You long for quiet this week and are surrounded by chatter. Messages come at the wrong moment, people want to know how you are, and the honest answer would take longer than they have.',
      'What you say and what you feel are two different things this week. Words may slip out that were meant to stay inside, or you find no words for something that takes up much of your mind.',
    ],
    course: [
      'A secret is near the surface, your own or one that was entrusted to you. Or there is merely a rumor that concerns you and that nobody says to your face. It makes you cautious, and the caution is misread. Before you explain yourself to everyone it is worth telling one person how things are, in confidence. It usually becomes clear in the telling how much of it the others need to know.',
      'With so much noise you do not hear your own thoughts, and they were just about to become interesting. You may feel guilty about not answering. Most messages can stand a day’s delay, and the ones that cannot are easily recognized. If you say openly that you are resting, people are remarkably considerate. If you pretend to be busy they offer to help.',
      'Others notice the gap and make up a reason for it. You could tell one of them that you are tired, or that there is something you would rather not talk about yet; that is honest and asks for no details. Listening is easier than talking at present, and you may hear more than is said. If a rumor or a confidence reaches you, it is best to let it rest. Writing for yourself helps, because paper does not answer.',
    ],
    close: [
      'Say what has to be said to the right person. The rest may go back to being nobody’s business.',
      'Some quiet is better than none, even if it is not all that you wanted. What you meant to think about will keep.',
      'It is a week for saying less. What you keep to yourself will find its words, or will turn out not to need them.',
    ],
  },
  '4-7': {
    intro: [
      'Home and partnership pull you in two directions this week. What your family takes for granted is not what the person at your side had imagined, and you stand between them with both hands full.',
      'How the two of you live together is in question this week, in one of its practical forms: whose things, whose relatives, whose habits. It is less romantic than it used to be, and more important.',
      'Your home life and your closest relationship have different ideas about this week. The family may expect you on the evening a partner does, or the two of you disagree on what makes a place comfortable.',
    ],
    course: [
      'Each side appeals to your loyalty, and the louder one appears to be right. It would be easy to promise something to both. In the end it is you who would have to live with the promises. People who are close to you can bear to hear what you want yourself, and it may even be a relief, because so far they have had to guess. What has been decided should be told to everyone in the same words.',
      'Nobody had meant to make an issue of how you live together. Then it is asked, over some trifle, who has adapted to whom. You may both feel that you have given more. Probably it is true, of different things. To divide a home anew, room by room and chore by chore, is dull work, and it has saved more partnerships than any grand talk.',
      'Each of you usually remembers how it was done where you grew up. Neither of you has to be converted. It helps to notice whose family habit is being defended. If relatives interfere, a joint answer from the two of you does more than a good argument from one. And if you live alone, you may feel torn between the wish for company and the wish to shut your door. Both can be had, on different evenings.',
    ],
    close: [
      'You cannot be at home with everyone in the same way. The two people who matter most can be told what to expect of you.',
      'If one small thing is settled between you, living together gets easier. The next can wait.',
      'Living together is made of many such small settlements. One more is within reach.',
    ],
  },
  '4-10': {
    intro: [
      'Home and work want the same hours this week. Whatever you give to the one is missing in the other, and in both places there is somebody who counts.',
      'A private matter gets in the way of a public one this week, or the other way around. You are needed in two rooms, and what you are in the one does not fit well with what you are in the other.',
      'You are torn between private and public duties this week. Work asks for presence just when somebody at home needs you, or when you would very much like to stay there yourself.',
    ],
    course: [
      'You may find yourself explaining the family at the office and the office at home, and pleasing neither. The strain is real, and yet less depends on it than it appears: of the things that seem to fall due at the same time, one can generally wait. People are more reasonable about a limit than about an excuse. What helps is to say early when you will be there, and then to be there entirely.',
      'Worry about something at home makes you short with those who work with you, or you bring a tone back from work that nobody there has earned. It is possible to keep the two apart for an hour at a time. A quarter of an hour alone between them, on foot or in a parked car, does more than good intentions. To one person on each side you can tell what is going on.',
      'No timetable does quite right by home and work together. What makes it bearable is being open about it on both sides. Those at work need not know the reason, only the hours; those at home should know the reason, because they have to live with the hours. There may be an old question behind it, about whom you are really doing it all for. It is better looked at when you are rested than late at night, on coming home.',
    ],
    close: [
      'You cannot be in two places, and nobody who matters to you expects it. They only want to know when they can count on you.',
      'You are needed in both places, and appreciated in both. A fixed hour for each keeps the two apart.',
      'You can only do so much in two places. In one of them, at least, you may be content with less.',
    ],
  },
  '5-8': {
    intro: [
      'A light feeling meets a heavy one this week. In love, or where something is done for pleasure, a deeper matter makes itself felt, such as jealousy, dependence or the question of who pays.',
      'What you want to enjoy freely turns out this week to be tied to something: an obligation, an old story or another person’s trust. The pleasure does not vanish, but it becomes more serious.',
      'Love, or what you love to do, is complicated this week by something deeper. Jealousy, an old hurt, or the question of money may cast a shadow on a pleasure that had seemed simple.',
    ],
    course: [
      'One of two people may be playing, and the other not. That is no one’s fault, and it should be said before it becomes so. A demand for proof of love spoils what it asks for. It is different if you can tell what you are afraid of; most people answer a fear much more kindly than a reproach. If money is mixed up in it, as it often is, a separate talk with the figures at hand will keep the two matters apart.',
      'You would like to keep things light, and they keep getting serious. Perhaps somebody asks a question that has no light answer, or a romance touches upon an earlier one. Evading it takes more strength than looking at it. When it has been looked at, there is room again for laughing, and the laughter is of a better kind than before.',
      'A serious feeling does not spoil the pleasure if it is allowed to be there. You might say what you are afraid of, which is usually less than what you accuse the other person of. You cannot both own someone and trust them. A creative project, likewise, may demand more from you than you bargained for, and show you a side of yourself that you rarely visit. There is strength in it, and it is better used on the work.',
    ],
    close: [
      'A deep feeling can be a serious one as well. If you can accept both sides of it, it will last.',
      'A romance may lose some of its innocence and keep all of its charm. You can go on, with open eyes.',
      'Getting to the bottom of something is a way of getting closer. Then let the lighter side back in.',
    ],
  },
  '5-11': {
    intro: [
      'You are wanted in two places this week, by the many and by the one. A circle of friends counts on you, somebody or something that you love would have you alone, and the evenings are not enough.',
      'What gives you joy and what your friends think right do not agree this week. You would like to go your own way for once, and feel that they are watching you do it.',
      'Your heart and your circle do not want the same thing this week. Friends count on you, and there is a person or a passion of your own that would like to have you to itself.',
    ],
    course: [
      'To be loved by a group is flattering, and it asks for a cheerful face. The person at home gets the tired one. Or it is a work of your own that has waited for weeks while you helped everyone else with theirs. Friends who are worth the name will do without you for an evening. They only need to be told before and not afterward, and to see that you are not simply bored with them.',
      'Perhaps your friends do not care for the person you have chosen, or they laugh at your new passion. It stings, since you value their opinion. It is worth separating what is concern from what is habit; a circle likes its members to stay as they are. You can listen to the first and smile at the second. In the end it is you who will have to live with what you love.',
      'You may be teased for what you love, or feel left out while you are having a good time elsewhere. It is not possible to be the center of two parties. Those who are fond of you will understand a plain explanation, and those who do not will have forgotten by next week. If a group’s plan has stopped giving you any pleasure, that is information. You could also bring the two together, and see what they make of each other.',
    ],
    close: [
      'There is time enough for your friends and for the one you love, if each knows what to expect.',
      'Good friends will come around when they see you happy, and you need not convince the others.',
      'Joy that has to be hidden from friends gets smaller, and so does friendship that forbids it. An honest word keeps both.',
    ],
  },
  '6-9': {
    intro: [
      'The work in front of you and the horizon beyond it compete for this week. You have a large idea, a trip or a course in your head, and a list on your desk that knows nothing of it.',
      'Rules and details stand in the way of a conviction this week. You know what would be right, and are shown a form. Or others hold forth about ideals while you do the washing up.',
      'The ordinary tasks and the large ideas of this week obstruct each other. You would like to be off, to study or to think, and the work in front of you is of the kind that cannot wait.',
    ],
    course: [
      'Longing makes the routine seem duller than it is, and routine makes the plan look childish. Neither impression is quite fair. What is annoying about the daily work can often be changed within the work, and what is good in the plan can be broken down into steps of half an hour. On days when you have done one of those, the list is easier to bear. Your body, meanwhile, would like some air, and would accept a hill for a mountain.',
      'What is meant quarrels with how it is carried out, and each needs the other. People who care about principles lose patience with those who ask about procedure, and it is the second group who have to make things work. If you happen to be one who can talk with both, you will be useful this week. If you are one of the two, a question is worth more than another proof.',
      'For a dream it is not a bad thing to be tested by a working day. Whatever is left of it in the evening is real. You may be short with people who do not see the point, and they may find you absent. A half hour reserved for the larger thing, early and every day, makes the rest easier to put up with. In return, the work might be done with a little of the care that you would give to your ideal.',
    ],
    close: [
      'What you dream of has not become less likely. A little time for it every day brings you closer than impatience does.',
      'The good idea and the tedious details belong together after all. Now there is a chance that something will come of it.',
      'The duties and the larger plan will both still be there next week. Some time for each is enough.',
    ],
  },
  '6-12': {
    intro: [
      'Duty and tiredness meet head-on this week. You have more to do than you have strength for, and the part of you that ought to be asked first is the one that nobody sees.',
      'The work wants you this week, and something in you wants to be left alone. You function, and wonder for how long; or you rest, and cannot stop thinking about what is waiting.',
      'Your strength and your duties do not balance this week. You may be doing more than you can, or be unable to rest because of what has not been done, and your body has an opinion on it.',
    ],
    course: [
      'You can get through on discipline for a while. The price comes at night, or as a mistake that is unlike you. With planets facing each other across these two houses there is little use in doing more, and a great deal in doing less of one thing. To ask for help is not a weakness. People at work may have been wondering when you would.',
      'Rest that is stolen from duty does not refresh, and neither does duty that is done half asleep. It is better to give each its own hours and to be strict about the border. An old worry may be at the bottom of the exhaustion, and if so an evening’s honest look at it saves more strength than a weekend in bed. Helping others can wait until you are back among the living.',
      'Tiredness makes everything look equally important. It is worth asking somebody else which of your tasks could wait; from outside this is often obvious. Hidden worry takes as much strength as work, and if you can name it the nights get better. Helping others is a good thing, but not as a way to avoid sitting still. One evening kept quite free is no luxury at such a time.',
    ],
    close: [
      'What is left undone for once hurts no one. You will find that out when you have slept.',
      'Work and rest can each have their own hours again. Often that is all that is missing.',
      'There comes a point at which enough is done, even if not everything is finished. A good night’s sleep comes before the rest of it.',
    ],
  },
  '7-10': {
    intro: [
      'What you have promised to one person and what you have promised to your work cannot both be kept this week, at least not at the same time. Somebody may feel that they come second.',
      'A partner and an ambition get in each other’s way this week. It may be your ambition or theirs, and it is a question of time, of pride and of whose success counts as a common one.',
      'A relationship and your work compete for you this week. What you have promised in one place makes demands in the other, and somebody may feel that they get only what is left.',
    ],
    course: [
      'Nobody may reproach you. People only become polite, and that is worse. In your profession, on the other hand, it is just now that you are being looked at. It makes a difference whether the other person has been asked or merely informed. If you tell them what this stretch is about and when it will be over, many people are willing to help carry it. Without that they have to carry it anyway.',
      'One of you may be rising in the world while the other makes it possible. For a time that is quite in order, as long as it is said and thanked for. In these days the thanks may be overdue. A contract or a business partnership can show the same strain: the parts have shifted, and the terms have stayed as they were. New ones can be found calmly, if nobody has to lose face in public.',
      'Defending yourself would be easy, and you would have good reasons. It would be more useful to ask what is missing, and to listen without looking at the time. Ambition does not have to be hidden from those who love you; what they find hard is being surprised by it. At work, on the other hand, private matters need only be mentioned so far as they concern the calendar. You can be fully present in both, by turns.',
    ],
    close: [
      'You can bear to come second for a week if you know that it is only for a week. You could say it in those words.',
      'A success that two have made possible is larger than one that was won alone. It is good to say so aloud.',
      'An arrangement that both sides know about is fair even when it is not equal. See whether you can put yours into one sentence.',
    ],
  },
  '8-11': {
    intro: [
      'Trust is put to the test among friends this week. A confidence, a debt or a shared undertaking shows that not everyone has understood it in the same way, and some of the lightness goes out of the company.',
      'What is private and what belongs to the group get mixed up this week. You know something, or owe something, that does not go well with the cheerful tone in which everybody plans the future.',
      'Trust is the question among friends this week. Money that was lent, a secret that was shared or a promise made in company may have consequences that nobody had thought of.',
    ],
    course: [
      'There is a temptation to talk about the matter with all but the one concerned. It would be understandable, and it would make it a story. If money has been lent within a circle, the amount and the date should be mentioned once, in private and without an edge. If it was a secret that got out, ask how. People are careless more often than they are false, and from your face they will learn how much it mattered.',
      'Nobody wants to spoil the mood, so things are left unsaid that ought to be settled. Then they take their revenge in small remarks. You might be the one to take somebody aside. A hope that several people share can bear a good deal of truth about cost and risk; what it cannot bear is that one of them knows more than the rest. After an open word you will see who stays, and the plan will be sounder for it.',
      'You might hear something that you would rather not know, or feel that a person holds more power in the group than is good for it. Before you draw conclusions, ask the person concerned, alone. Many such stories shrink in the telling. If there is a debt, in whichever direction, name the terms; if there is an injury, say so once. Not every confidence has to be returned. You are free to be a friend and keep your distance in one particular matter.',
    ],
    close: [
      'A friendship that stands a look in hard light will stand most things. This is such a week.',
      'A good mood has better reasons where nothing is left unsaid. That goes for you as well as for them.',
      'You find out a little more about whom you can rely on. It is no reason to love the others less, only to lend them less.',
    ],
  },
  '9-12': {
    intro: [
      'You would like to be far away this week, and you would like to be left in peace, and the two are not the same. Big plans meet a tiredness that does not believe in them.',
      'A conviction wavers this week. From outside there are grand words, an invitation or a call to join in, while something inside you says no and cannot give its reasons.',
      'What you believe and what you secretly feel do not quite agree this week. Your convictions say one thing in company, and when it is quiet a doubt comes up that would like to be heard.',
    ],
    course: [
      'On some days you look up fares, and on others you do not want to get up. Perhaps the journey in question is one away from something. If so, you would take it along with you. It helps to find out what the tiredness wants: often it is merely a few evenings without a program, after which the plan looks possible again, or looks unnecessary. Tickets can be bought after that.',
      'The inner voice is slow, and in a discussion it always loses. It is not for that reason wrong. You can ask for time to think, which is a full answer in itself. In a quiet hour the reasons come up one by one: an old disappointment, a doubt about a person, or a truth that no one had mentioned. What you can say yes to after that you will be able to stand by.',
      'A doubt is not a betrayal. It often marks the place at which a belief stops being borrowed and begins to be yours. You may be tired of explaining things, or of people who explain. Plans for a journey or a course may be held up by something that has to be finished first, in private. Make room for that. If you are drawn to a great cause just now, it is worth finding out whether part of it is the wish to get away.',
    ],
    close: [
      'The distance and the quiet will both be there when you know which of them you need.',
      'You do not have to decide yet, and it is honest to say so. Others may be less certain than they sound.',
      'Your doubts need not have the last word. They are worth hearing all the same, for once without interruption.',
    ],
  },
};
